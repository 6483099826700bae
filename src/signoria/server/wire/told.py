"""What clients are told over the WebSocket, and why something is refused."""

from msgspec import UNSET, UnsetType, field

from signoria.server.wire.base import Json, Out, Sent
from signoria.server.wire.reasons import Reason
from signoria.server.wire.shown import Action, Shown
from signoria.server.wire.tables import AskOut, ClockOut, DeclinedOut, Done, TableOut
from signoria.server.wire.thoughts import HintMove
from signoria.server.wire.views import Change


class LegalMove(Out):
    """A legal move, and its words."""

    text: str
    move: Json
    words: str


class Welcome(Sent, tag="welcome"):
    """`now` is the time on the server's clock. All times are in seconds since 1970."""

    version: str
    now: float
    name: str = ""


class Saved(Done, kw_only=True, tag="done", tag_field="type"):
    """What came with `key` is saved as entry `seq`, as updates count. Sent again, it gets the same number.

    `dropped` and `why` are there only if the table refused the last moves of a gesture because of something hidden.
    """

    table: str
    key: str


class Reaction(Out):
    """A moment at which all of `asked` may react, whatever they hold. Nobody is told who of them has answered."""

    moment: str
    words: str
    asked: list[int]
    passing: str  # the move that lets it pass


class Update(Sent, tag="update"):
    """The table after entry `seq`: events from the one numbered `first` on replace what one had from there.

    Every seat counts only the entries it is told of, so that numbers tell nothing of what others do in secret. Who
    asked for `deltas` is sent `changes` of the `view` that came with the update before, and `check`, the check value of
    what that gives; and what they did themselves is acknowledged by `done` in the update it led to. Of a `picture` they
    are sent `picture_changes` and `picture_check` in the same way.
    """

    table: str
    seat: int | None
    seq: int
    shared: int  # the last entry everybody was told of, as a spectator counts them: the same for all seats
    first: int
    events: list[Json]
    sentences: list[str]
    at: int  # the position of your own decision, to be sent with a move
    legal: list[LegalMove]
    waiting: list[int]
    optional: list[int]
    over: bool
    unasked: bool = False  # you are among `waiting`, and the server answers for you unless you do so first
    view: Json = UNSET
    base: int | UnsetType = UNSET  # the update that `changes` and `picture_changes` are about
    changes: list[Change] | UnsetType = UNSET
    check: int | UnsetType = UNSET
    picture: Json = UNSET  # what everybody knows and what you alone know, if you asked for it
    picture_changes: list[Change] | UnsetType = UNSET
    picture_check: int | UnsetType = UNSET
    since: list[float] = field(default_factory=list)  # when the table began to wait for each of `waiting`
    ask: AskOut | None = None
    declined: DeclinedOut | None = None  # what the table was asked last, until somebody moves
    paused: bool = False  # by agreement: nobody has a legal move, and all clocks stand until somebody resumes
    clock: ClockOut | None = None
    order: list[str] = field(default_factory=list)
    result: Json = None
    last: int | None = None  # the entry of your last move that has not been taken back: what an undo takes back
    shown: Shown | UnsetType = UNSET  # if one asked for it
    # With it what happened: the actions that are new or have changed. They replace those that begin at `first` or
    # later, or, should the first of them begin earlier, all from there on.
    news: list[Action] | UnsetType = UNSET
    scores: list[dict[str, int]] | UnsetType = UNSET  # when the game is over: points of each seat by source
    sources: dict[str, str] | UnsetType = UNSET  # what the sources are called, in the order of their counting
    reaction: Reaction | UnsetType = UNSET  # while the table waits for whoever wants to react
    done: Saved | UnsetType = UNSET


class Changed(Sent, tag="table"):
    """The table itself changed: somebody sat down, left, came back; it started or ended."""

    table: TableOut


class Refused(Sent, tag="refused"):
    """What came with `key` or `id` changed nothing. `code` says why to programs, `message` to people."""

    code: str
    message: str
    table: str = ""
    key: str = ""
    reasons: list[Reason] = field(default_factory=list)


class WhyOut(Sent, tag="why"):
    table: str
    id: str
    reasons: list[Reason]


class PreviewOut(Sent, tag="preview"):
    """What would be played (`preview.moves`) and happen. `free`: one could take it back without asking anybody.

    Where it leads into another question of one's own, `legal` is what may follow, and `shown` that question in words.
    `loses` names the villages, lords, titles and units that would be lost: what a plan may lose.
    """

    table: str
    id: str
    preview: Json
    sentences: list[str]
    free: bool = False
    loses: list[str] = field(default_factory=list)
    legal: list[LegalMove] = field(default_factory=list)
    shown: Shown | UnsetType = UNSET


class HintOut(Sent, tag="hint"):
    """What a bot would do. `best` has up to three moves that it weighed, its own first; none if it weighed nothing.

    `wait`: the seat may act out of turn, and nothing that it could do looks better than to wait.
    """

    table: str
    id: str
    bot: str
    move: LegalMove
    best: list[HintMove]
    wait: bool = False


class Said(Sent, tag="said"):
    table: str
    n: int
    at: float
    name: str
    text: str
    seat: int | None = None
    to: list[int] = field(default_factory=list)


class Pong(Sent, tag="pong"):
    n: int


class Problem(Out):
    """An HTTP error: `code` for programs, `message` says what to do."""

    code: str
    message: str
    reasons: list[Reason] = field(default_factory=list)
