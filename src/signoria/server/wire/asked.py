"""What clients say over the WebSocket."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from signoria.server.wire.base import (
    EVENT,
    Chat,
    Gesture,
    Key,
    KeyOrNone,
    Language,
    MoveText,
    Seat,
    TableId,
    Then,
    Whole,
)
from signoria.server.wire.shown import HowShown
from signoria.server.wire.tables import PlayIn

Speed = Literal["slow", "normal", "instant"]


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """From a client. `table` is the table it is about."""

    table: TableId


class Watch(Message, tag="watch"):
    """Watch from your own seat or as a spectator. `since` is the last entry you have seen: nothing is sent twice.

    With `deltas` the first update holds the whole view, and each later one only what has changed. To have it whole
    again, for instance when its check value differs, one asks to look on again. With `picture` every update carries
    what a board draws, with deltas in the same way; who draws from that alone needs no `view`.
    """

    seat: Seat | None = None
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    link: Annotated[str, Meta(max_length=64)] = ""
    lang: Language = "en"
    shown: HowShown = ""  # what every update also contains, in words of that language
    deltas: bool = False
    speed: Speed = "normal"  # at which one's board shows what happens: where one person plays, bots wait for it
    picture: bool = False
    view: bool = True


class Unwatch(Message, tag="unwatch"):
    pass


class PlayMove(PlayIn, kw_only=True, tag="move", tag_field="type"):
    """A move, or several made with one gesture, at a table: as `PlayIn` over HTTP, with the table it is about."""

    table: TableId


class Undo(Message, tag="undo"):
    """Take back your last move: freely before the information barrier, else the table is asked unless it is `free`.

    `last` is the entry of that move; should it not be the last any more, nothing is taken back.
    """

    seat: Seat
    key: Key
    last: Whole | None = None
    free: bool = False


class Resign(Message, tag="resign"):
    seat: Seat
    key: Key


class AskEnd(Message, tag="ask_end"):
    """Ask the table to end the game as it stands."""

    seat: Seat
    key: Key


class AskPause(Message, tag="ask_pause"):
    """Ask all who play to pause the game: nobody moves and no clock runs until somebody resumes it."""

    seat: Seat
    key: Key


class Resume(Message, tag="resume"):
    """Go on with a game that is paused. Every player may."""

    seat: Seat
    key: Key


class AskReplace(Message, tag="ask_replace"):
    """Ask the others to let a bot play for an absent player, who takes the seat back on returning."""

    seat: Seat
    key: Key
    of: Seat


class Consent(Message, tag="consent"):
    """Answer what the table was asked; `ask` is the `seq` of that. If you asked, not agreeing withdraws it."""

    seat: Seat
    key: Key
    ask: Whole
    agree: bool


class StandingOrder(Message, tag="order"):
    """From now on answer with the first of these moves that is legal, up to `times` times, until one of these events.

    No moves takes the order back.
    """

    seat: Seat
    key: Key
    moves: Annotated[list[MoveText], Meta(max_length=8)]
    until: Annotated[list[Annotated[str, Meta(max_length=60, pattern=EVENT)]], Meta(max_length=20)] = []
    times: Annotated[int, Meta(ge=1, le=100)] = 1


class WhyNot(Message, tag="why"):
    """Why a move, several made with one gesture, or anything about a thing is not possible now."""

    seat: Seat
    id: Key
    what: Gesture


class PreviewOf(Message, tag="preview"):
    """What a move, or several made with one gesture, would do.

    With `plan` the gesture may go beyond what others decide: as if all whom it asks agreed, and nobody reacted. With
    `letter` it is a free letter that is being written, also at a moment at which the game takes no offers.
    """

    seat: Seat
    id: Key
    move: Gesture
    then: Then = ""
    plan: bool = False
    letter: bool = False


class HintFor(Message, tag="hint"):
    """Ask what a bot would do, and why; without its name, the strongest of the game."""

    seat: Seat
    id: Key
    bot: Annotated[str, Meta(max_length=40)] = ""


class Say(Message, tag="say"):
    """Chat at the table, or, to some seats, in a private talk that the rules have opened.

    Where it is refused, that is told with its `id`, if it has one. Sent again with the same `id`, it is said once.
    """

    text: Chat
    id: KeyOrNone = ""
    seat: Seat | None = None
    to: Annotated[list[Seat], Meta(max_length=9)] = []


class Ping(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    n: Whole = 0


# What changes a table.
Keyed = PlayMove | Undo | Resign | AskEnd | AskPause | Resume | AskReplace | Consent | StandingOrder
