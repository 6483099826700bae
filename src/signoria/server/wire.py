"""Every message between a client and the server, typed once: HTTP bodies, WebSocket messages, errors.

The OpenAPI document and the TypeScript types are made from these. Moves and views are the engine's own documents.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Json = Any  # documents of the engine: a view, a move, an option

# `$` alone lets a line break pass at the end; NUL is what PostgreSQL cannot keep.
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-zA-Z_-]*$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9a-zA-Z_-]+$(?!\n)")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[0-9a-zA-Z_-]+$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Chat = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]*$")]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[^\s\x00]*$(?!\n)")]
Language = Literal["en", "pl", "de", "cs"]
Whole = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[float, Meta(gt=0, le=400 * 24 * 3600)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
AnyMove = MoveText | dict[str, Json]


class Strict(Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: a field nobody knows is an error, not a silence."""


class Out(Struct, kw_only=True):
    """What the server sends."""


# ---------------------------------------------------------------- people


class SignUp(Strict):
    name: Name
    password: Password
    email: Email = ""


class LogIn(Strict):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class GuestIn(Strict):
    name: Name


class Me(Out):
    """Who a client is. `csrf` goes into the X-CSRF-Token header of everything that changes something."""

    id: str
    name: str
    guest: bool
    csrf: str
    email: str = ""
    webhook: str = ""


class NoticesIn(Strict):
    """Where a turn is announced while nobody is connected; empty turns it off."""

    email: Email = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^[^\s\x00]*$(?!\n)")] = ""


class Token(Out):
    token: str


# ---------------------------------------------------------------- games


class OptionOut(Out):
    name: str
    values: list[Json]
    default: Json


class GameOut(Out):
    name: str
    title: str
    seats: list[int]
    options: list[OptionOut]
    rules_version: int
    bots: list[str]


# ---------------------------------------------------------------- tables


class NoClock(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Nobody is pressed."""


class PerMove(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """So many seconds for each decision."""

    seconds: Seconds
    out: Literal["default", "bot", "resign"] = "default"


class Bank(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """A bank of seconds for the game, and an increment after each decision."""

    seconds: Seconds
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0
    out: Literal["default", "bot", "resign"] = "bot"


Pace = NoClock | PerMove | Bank


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, Json] = {}
    access: Literal["public", "private"] = "public"
    pace: Pace = NoClock()
    hints: bool = False
    hot_seat: bool = False  # one person may claim several seats
    bots: dict[str, BotName] = {}  # seat number as text: name of the bot that sits there


class ChairOut(Out):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str = ""
    mine: bool = False
    bot: str = ""
    here: bool = False  # somebody who holds this seat is connected


class ClockOut(Out):
    """Seconds left of each seat, and whose clocks run."""

    left: list[float]
    running: list[int]


class AskOut(Out):
    """A question to the table that needs everybody's consent."""

    what: Literal["undo", "end"]
    by: int
    agreed: list[int]


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
    status: Literal["open", "playing", "over", "closed"]
    chairs: list[ChairOut]
    commitment: str
    created: float
    seq: int
    host: bool
    invite: str = ""  # for its host: who has it may claim a seat
    watch: str = ""  # for its host and players of a private table: who has it may look on
    result: Json = None
    next: str = ""  # the rematch
    parent: str = ""  # the table it was forked from, or is the rematch of


class Claim(Strict):
    """Sit down. The nonce is mixed into chance, whose commitment the table shows."""

    seat: Seat
    nonce: Nonce = ""
    invite: Annotated[str, Meta(max_length=64)] = ""


class SeatBot(Strict):
    seat: Seat
    bot: BotName


class Leave(Strict):
    seat: Seat


class Fork(Strict):
    """A new table from a position of a finished one: after so many lines of its record."""

    line: Whole
    access: Literal["public", "private"] = "private"
    link: Annotated[str, Meta(max_length=64)] = ""  # of a private table one has not played at


class PlayIn(Strict):
    """A move over HTTP."""

    seat: Seat
    at: Whole
    key: Key
    move: AnyMove


class Done(Out):
    """What was asked is saved: it is entry `seq` of the table's log."""

    seq: int


class LobbyOut(Out):
    tables: list[TableOut]


class PlaceOut(Out):
    """A moment of a finished game as one seat, or a spectator, saw it."""

    line: int
    lines: int
    view: Json
    events: list[Json]
    sentences: list[str]


# ---------------------------------------------------------------- WebSocket, from the client


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """From a client. `table` is the table it is about."""

    table: TableId


class Watch(Message, tag="watch"):
    """Look on: at one's own seat, or as a spectator. `since` is the last entry one has seen: nothing is sent twice."""

    seat: Seat | None = None
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    link: Annotated[str, Meta(max_length=64)] = ""
    lang: Language = "en"


class Unwatch(Message, tag="unwatch"):
    pass


class PlayMove(Message, tag="move"):
    """`at` is the position of the decision that is answered, `key` makes sending it twice harmless."""

    seat: Seat
    at: Whole
    key: Key
    move: AnyMove


class Undo(Message, tag="undo"):
    """Take back one's last move: at once before the information barrier, else the table is asked."""

    seat: Seat
    key: Key


class Resign(Message, tag="resign"):
    seat: Seat
    key: Key


class AskEnd(Message, tag="ask_end"):
    """Ask the table to end the game as it stands."""

    seat: Seat
    key: Key


class Consent(Message, tag="consent"):
    """Answer what the table was asked."""

    seat: Seat
    key: Key
    agree: bool


class StandingOrder(Message, tag="order"):
    """From now on answer with the first of these moves that is legal, so many times, until one of these events.

    No moves takes the order back.
    """

    seat: Seat
    key: Key
    moves: Annotated[list[MoveText], Meta(max_length=8)]
    until: Annotated[list[Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9-]+$")]], Meta(max_length=20)] = []
    times: Annotated[int, Meta(ge=1, le=100)] = 1


class WhyNot(Message, tag="why"):
    seat: Seat
    id: Key
    what: AnyMove


class PreviewOf(Message, tag="preview"):
    seat: Seat
    id: Key
    move: AnyMove


class HintFor(Message, tag="hint"):
    seat: Seat
    id: Key
    bot: BotName = ""


class Say(Message, tag="say"):
    """Chat at the table, or, to some seats, in a private talk that the rules have opened."""

    text: Chat
    seat: Seat | None = None
    to: Annotated[list[Seat], Meta(max_length=9)] = []


class Ping(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    n: Whole = 0


FromClient = (
    Watch
    | Unwatch
    | PlayMove
    | Undo
    | Resign
    | AskEnd
    | Consent
    | StandingOrder
    | WhyNot
    | PreviewOf
    | HintFor
    | Say
    | Ping
)


# ---------------------------------------------------------------- WebSocket, to the client


class Sent(Struct, kw_only=True, tag_field="type"):
    """To a client."""


class Welcome(Sent, tag="welcome"):
    version: str
    name: str = ""


class LegalMove(Out):
    """A move one may make, and what it says."""

    text: str
    move: Json
    words: str


class Update(Sent, tag="update"):
    """The table after entry `seq`: events from the one numbered `first` on replace what one had from there."""

    table: str
    seat: int | None
    seq: int
    first: int
    events: list[Json]
    sentences: list[str]
    view: Json
    at: int  # the position of one's own decision, to be sent with a move
    legal: list[LegalMove]
    waiting: list[int]
    optional: list[int]
    over: bool
    ask: AskOut | None = None
    clock: ClockOut | None = None
    order: list[str] = []
    result: Json = None
    barrier: str | None = None


class Changed(Sent, tag="table"):
    """The table itself changed: somebody sat down, left, came back; it started or ended."""

    table: TableOut


class Saved(Sent, tag="done"):
    """What came with `key` is saved as entry `seq`. Sent again, it is answered with the same number."""

    table: str
    key: str
    seq: int


class Reason(Out):
    """Why not: the rule, its numbers, and the sentence."""

    key: str
    rule: str
    numbers: dict[str, Json]
    sentence: str


class Refused(Sent, tag="refused"):
    """What came with `key` or `id` changed nothing. `code` says why to programs, `message` to people."""

    code: str
    message: str
    table: str = ""
    key: str = ""
    reasons: list[Reason] = []


class WhyOut(Sent, tag="why"):
    table: str
    id: str
    reasons: list[Reason]


class PreviewOut(Sent, tag="preview"):
    table: str
    id: str
    preview: Json
    sentences: list[str]


class HintOut(Sent, tag="hint"):
    table: str
    id: str
    bot: str
    move: LegalMove


class Said(Sent, tag="said"):
    table: str
    n: int
    at: float
    name: str
    text: str
    seat: int | None = None
    to: list[int] = []


class Pong(Sent, tag="pong"):
    n: int


ToClient = Welcome | Update | Changed | Saved | Refused | WhyOut | PreviewOut | HintOut | Said | Pong


# ---------------------------------------------------------------- errors


class Problem(Out):
    """An HTTP error: `code` for programs, `message` says what to do."""

    code: str
    message: str
    reasons: list[Reason] = []
