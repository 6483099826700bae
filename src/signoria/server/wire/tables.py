"""Tables: making one, sitting down, what anybody knows about it, and its end."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from signoria.server.wire.base import (
    LINES,
    BotName,
    Gesture,
    Json,
    Key,
    Nonce,
    NonceCommitment,
    Out,
    Seat,
    SeatName,
    Seconds,
    Strict,
    Then,
    Whole,
)
from signoria.server.wire.reasons import Reason
from signoria.server.wire.shown import Action, Shown


class NoClock(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Nobody is pressed."""


class PerMove(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """A time limit in seconds for each decision."""

    seconds: Seconds
    out: Literal["default", "bot", "resign"] = "default"


class Bank(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """A bank of seconds for the game, and an increment after each decision."""

    seconds: Seconds
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0
    out: Literal["default", "bot", "resign"] = "bot"


Pace = NoClock | PerMove | Bank


Delay = Literal["none", "short", "long"]


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, Json] = field(default_factory=dict)
    access: Literal["public", "private"] = "public"
    pace: Pace = NoClock()
    hints: bool = False
    hot_seat: bool = False  # one person may claim several seats
    bots: dict[str, BotName] = field(default_factory=dict)  # seat number as text: name of the bot that sits there
    position: dict[str, Json] | None = None  # where the game begins, else at its beginning; options are those of it
    spectators_talk: bool = False  # once the game has begun; else only players do
    delay: Delay = (
        "short"  # among people, before what is answered by itself shows: so nobody can tell it from a thought
    )


class ChairOut(Out):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str = ""
    deleted: bool = False  # whoever sits, or sat, here has deleted their account
    mine: bool = False
    bot: str = ""
    owned: bool = False  # a bot plays for somebody who may take this seat back
    here: bool = False  # somebody who holds this seat is connected
    seen: float | None = None  # else: when somebody last was, if ever
    nonce_commitment: str = ""  # of the nonce that this seat mixes into chance; none: it mixes in nothing
    revealed: bool = False  # its nonce has arrived


class ClockOut(Out):
    """Seconds left of each seat, and whose clocks run.

    `starts_in`: for so many seconds a clock that runs still stands, as boards show what others did meanwhile.
    """

    left: list[float]
    running: list[int]
    starts_in: list[float] = field(default_factory=list)


class AskOut(Out):
    """A question to the table. To end the game needs everybody's consent, also of those for whom a bot plays.

    So does taking a move back after which chance has decided or something hidden was shown; else it needs everybody who
    plays, and the owner of every seat that has moved since; or only who is to move (`of`), if nobody has moved since.
    To put a bot on a seat (`of`) needs all others who play, a pause all who play.
    """

    what: Literal["undo", "end", "replace", "pause"]
    by: int
    seq: int  # the entry with which it was asked, to be sent with the answer
    agreed: list[int]
    of: int | None = None
    missing: list[int] = field(default_factory=list)  # seats whose consent is still needed


class DeclinedOut(Out):
    """A question to the table that came to nothing: `seat` declined it, or withdrew it if it had asked (`by`)."""

    what: Literal["undo", "end", "replace", "pause"]
    by: int
    seat: int
    seq: int  # the entry with which it was declined
    of: int | None = None


Beginning = Literal["start", "position", "fork"]


class TableOut(Out):
    """What anybody who may look at a table knows about it."""

    id: str
    game: str
    seats: int
    options: dict[str, Json]
    rules_version: int
    access: Literal["public", "private"]
    pace: Pace
    hints: bool
    hot_seat: bool
    status: Literal["open", "playing", "over", "closed", "parked"]
    begins: Beginning  # at the start, from a position that its host wrote, or from a moment of a finished game
    chairs: list[ChairOut]
    commitment: str
    created: float
    host: bool
    invite: str = ""  # for its host: anybody who has it can claim a seat
    code: str = ""  # with it: six letters that are as good, while the table waits for players
    watch: str = ""  # for the host and players of a private table: anybody who has it can watch
    reveal_by: float | None = None  # everybody sits: nonces are to be revealed, until then
    result: Json = None
    trouble: Literal["", "dead-end", "other-rules", "unreadable"] = ""  # why it is parked, or cannot be replayed
    next: str = ""  # the rematch
    grace: float = 0.0  # seconds that the table waits for somebody who is not here before a bot can be asked for
    parent: str = ""  # the table it was forked from, or is the rematch of
    spectators_talk: bool = False  # else only players do, once the game has begun
    delay: Delay = "none"  # among people, before what is answered by itself shows


class Claim(Strict):
    """Sit down, with the commitment to a nonce if you want to mix one into chance: see `Reveal`.

    At a `hot_seat` table each seat may have a name of its own.
    """

    seat: Seat
    name: SeatName = ""
    nonce_commitment: NonceCommitment = ""
    invite: Annotated[str, Meta(max_length=64)] = ""


class CodeIn(Strict):
    """Six letters that somebody was told, in whatever case."""

    code: Annotated[str, Meta(max_length=20)]


class CodeOut(Out):
    """The table of a code, and its invitation."""

    table: str
    invite: str


class InvitationOut(Out):
    """How others come to a table. Where only this machine reaches the server, `address` and `qr` are empty."""

    address: str
    code: str
    qr: str  # the dark modules of a QR code of the address: the path of an SVG
    size: int  # of that code, with its quiet zone


class Reveal(Strict):
    """The nonce whose commitment one sat down with; to be sent once the table shows `reveal_by`."""

    seat: Seat
    nonce: Nonce


class SeatBot(Strict):
    seat: Seat
    bot: BotName


class Leave(Strict):
    seat: Seat


class TalkIn(Strict):
    """Who may talk at a table once its game has begun: only its players, or spectators too."""

    spectators: bool


class Fork(Strict):
    """A new table from a position of a finished one: after a number of lines of its record."""

    line: Whole
    access: Literal["public", "private"] = "private"
    link: Annotated[str, Meta(max_length=64)] = ""  # of a private table at which you have not played


class PlayIn(Strict):
    """A move, or several made with one gesture, which are one entry of the log and one undo.

    If one of them is illegal by what the seat knows, none is made. If a later one is illegal only because of something
    hidden, those before it are made, and `dropped` of the answer holds the rest. `at` is the position of the decision
    that is answered, `key` makes sending it twice harmless.

    With `plan` a gesture may go beyond where chance is drawn or somebody else decides: the server keeps the rest, for
    this seat alone, and plays it when the seat is asked again, if all of it is still legal then and it loses nothing
    but villages, lords, titles and units named in `loses`. Otherwise it is dropped with a notice.
    """

    seat: Seat
    at: Whole
    key: Key
    move: Gesture
    then: Then = ""
    plan: bool = False  # what cannot be played before chance or others have decided stays with the server
    loses: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = field(default_factory=list)


class Done(Out):
    """What was asked is saved: as entry `seq`, as the updates of this seat count them.

    `dropped` and `why` are there only if the table refused the last moves of a gesture because of something hidden.
    """

    seq: int
    dropped: list[str] | UnsetType = UNSET
    why: list[Reason] | UnsetType = UNSET


class LobbyOut(Out):
    tables: list[TableOut]


class OwnTable(TableOut):
    """One of your own tables, with how far its game has come."""

    asked: bool = False  # it is my turn
    round: int = 0  # or turn; 0 before the first, and where the game counts none
    left: float | None = None  # seconds on my clock, if there is one: of the seat that is asked, else of my first
    moved: float | None = None  # when something last happened
    ended: float | None = None


class OwnTablesOut(Out):
    """Tables that wait for players or are played, then the last 50 that are over or parked."""

    tables: list[OwnTable]


class Notes(Out):
    """What I have written down for myself at a table."""

    text: str


class NotesIn(Strict):
    """Instead of what stood there before; nothing deletes it."""

    text: Annotated[str, Meta(max_length=10_000, pattern=LINES)]


class PlaceOut(Out):
    """A moment of a finished game as one seat, or a spectator, saw it."""

    line: int
    lines: int
    view: Json
    events: list[Json]
    sentences: list[str]
    shown: Shown | UnsetType = UNSET  # if one asked for it
    picture: Json = UNSET  # the same moment for a board, if `shown` was asked for and the game has one
    news: list[Action] | UnsetType = UNSET  # and with it all that has happened, as actions
    moments: list[int] | UnsetType = UNSET  # for each of these the line after which it had happened
