"""The flow of play: a state, the stack of steps inside it, and the only ways to change it.

A state is two rows of numbers. `cells` is what lies on the table; `stack` holds the steps under way, each a frame
`[kind, frame below, its own numbers ...]`. Step objects hold no data, so a copy of the two rows is a copy of the game,
in the middle of an effect too.
"""

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from signoria.kernel.domains import CHANCE as CHANCE
from signoria.kernel.domains import Domain
from signoria.kernel.errors import SignoriaError

EVERYBODY: Final = 511  # mask of all seats, chance included
UNKNOWN: Final = -1  # what stands in a cell whose value a viewer cannot know
SPECTATOR: Final = -1  # viewer of a known state who has no seat
ALL_SEEING: Final = -2  # viewer of the true state
NOTHING: Final = -1  # no frame, no move, no card

# A refusal is 0 or the number of the rule's reason, with up to three numbers that explain it.
Refusal = tuple[i64, i64, i64, i64]
LEGAL: Final = 0  # a number, since mypyc loses a final tuple of native integers

# Reasons of the kernel itself; those of a game begin at FIRST_REASON.
IS_OVER: Final = 1
NOT_ASKED: Final = 2
NOT_NOW: Final = 3
# Why a chain of moves goes no further.
NO_CHOICE: Final = 4  # the question has one answer, and this is another
CHANCE_FIRST: Final = 5
SHOWN_FIRST: Final = 6  # something hidden is shown to the seat
OTHERS_FIRST: Final = 7
FIRST_REASON: Final = 8

BELOW: Final = 1  # offset in a frame: where the frame below begins
FIRST_FIELD: Final = 2  # offset of the first number of a step's own


@final
class Moves:
    """A growing row of packed moves."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64](capacity=32)

    def add(self, move: i64) -> None:
        self.items = append(self.items, move)

    def __len__(self) -> int:
        return len(self.items)


@final
class Event:
    """What happened: its kind, the seats that may see its private numbers, and its four numbers.

    A match keeps many of them, so the numbers are held without a list.
    """

    def __init__(self, kind: i64, mask: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.kind = kind
        self.mask = mask
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @property
    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole game at one moment."""

    def __init__(self, steps: "list[Step[Any]]", cells: vec[i64], stack: vec[i64]) -> None:
        self.steps = steps
        self.cells = cells
        self.stack = stack
        self.top: i64 = NOTHING  # where the uppermost frame begins
        self.used: i64 = 0  # how much of the stack is in use
        self.viewer: i64 = ALL_SEEING  # whose knowledge this is
        self.events: list[Event] | None = None  # None: nobody listens, nothing is written
        # Answers that were not asked for because there was only one: seat, move, seat, move ... None: nobody listens.
        self.unasked: list[int] | None = None

    def copy(self) -> "State":
        """The same moment, independent of this one, with nobody listening."""
        raise NotImplementedError

    def copy_flow(self, to: "State") -> None:
        """Carry over what the constructor does not take."""
        to.top = self.top
        to.used = self.used
        to.viewer = self.viewer

    def push(self, kind: i64) -> i64:
        """Begin a step on top of the one that runs; its numbers are 0 until set."""
        f = self.used
        end = f + self.steps[kind].size
        if end > len(self.stack):
            raise SignoriaError("the stack of steps is full")
        self.stack[f] = kind
        self.stack[f + BELOW] = self.top
        i = f + FIRST_FIELD
        while i < end:
            self.stack[i] = 0
            i += 1
        self.top = f
        self.used = end
        return f

    def pop(self) -> None:
        """The uppermost step is over."""
        f = self.top
        self.top = self.stack[f + BELOW]
        while self.used > f:  # leave zeros behind, so that equal games are equal numbers
            self.used -= 1
            self.stack[self.used] = 0

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Everybody sees all of this event."""
        if self.events is not None:
            self.events.append(Event(kind, EVERYBODY, a, b, c, d))

    def tell_only(self, mask: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Everybody learns that it happened, unless its kind is secret; private numbers are for the mask."""
        if self.events is not None:
            self.events.append(Event(kind, mask, a, b, c, d))

    def skip(self, seat: i64, move: i64) -> None:
        """Note that a seat is not asked, because this is its only answer."""
        if self.unasked is not None:
            self.unasked.append(seat)
            self.unasked.append(move)

    def same(self, other: "State") -> bool:
        """Whether both are the same moment."""
        return (
            self.top == other.top
            and self.used == other.used
            and self.viewer == other.viewer
            and self.cells == other.cells
            and self.stack == other.stack
        )


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One stretch of play. The object is stateless; `f` is where its frame begins on the stack of `s`."""

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...],
        domains: dict[str, Domain] | None = None,
        on: tuple[str, ...] = (),
        open: bool = True,
        sealed: bool = False,
    ) -> None:
        self.name = name
        self.fields = fields
        # What its numbers stand for in documents, where they are more than numbers.
        self.domains: dict[str, Domain] = domains if domains is not None else {}
        self.on = on  # names of the steps it can stand on; none for the lowest
        self.size: i64 = FIRST_FIELD + len(fields)
        # Open: everybody can see which answers are legal, so an only answer is given without asking.
        self.open = open
        # Sealed: several seats answer at the same time. Until the last has, nobody learns who else has answered: to
        # `known` the others' answers are not given, a match keeps back what `apply` tells, nobody acts out of turn.
        self.sealed = sealed

    def is_open(self, s: S, f: i64) -> bool:
        """Whether everybody can see now which answers are legal; must not depend on anything hidden."""
        return self.open

    def waiting(self, s: S, f: i64) -> i64:
        """Mask of the seats that must answer now; several answer at the same time, sealed. 0: go on."""
        return 0

    def optional(self, s: S, f: i64) -> i64:
        """Mask of the seats that may act out of turn; nobody waits for them."""
        return 0

    def candidates(self, s: S, f: i64, seat: i64, into: Moves) -> None:
        """Moves that could be legal for this seat, in a stable order, at least all that are."""

    def refusal(self, s: S, f: i64, seat: i64, move: i64) -> Refusal:
        """LEGAL, or the reason why not: total over all well-formed moves of a seat that is asked."""
        return (NOT_NOW, 0, 0, 0)

    def not_asked(self, s: S, f: i64, seat: i64, move: i64) -> Refusal:
        """Why a seat that is not asked may not make this move: never LEGAL, and NOT_ASKED where no rule says more."""
        return (NOT_ASKED, 0, 0, 0)

    def apply(self, s: S, f: i64, seat: i64, move: i64) -> None:
        """Carry out a legal move: change `s`, push a step, or seal an answer."""

    def advance(self, s: S, f: i64) -> None:
        """Nobody waits: go to the next stage, push a child, or pop."""
        s.pop()

    def default(self, s: S, f: i64, seat: i64) -> i64:
        """The legal move that is meant if nothing is said, or NOTHING: previews follow it, doors may offer it."""
        return NOTHING

    def goes_on(self, s: S, f: i64) -> bool:
        """Whether what is asked now belongs to the answer before: where the rest of the cards go, to keeping one."""
        return False

    def instructed(self, s: S, f: i64, seat: i64) -> i64:
        """The answer a seat that is asked has given in advance, or NOTHING.

        Whoever runs the match plays it for the seat. The step waits: an instruction must look like an answer.
        """
        return NOTHING

    def flaw(self, s: S, f: i64) -> str:
        """'' or the field that cannot be and why (`space: nobody stands there`): for documents written by people."""
        return ""

    def odds(self, s: S, f: i64, move: i64) -> i64:
        """How often an outcome of chance lies among all outcomes."""
        return 1

    def stream(self, s: S, f: i64) -> str:
        """Name of the random stream that decides here; a draw in one stream never shifts another."""
        return self.name


def waiting(s: State) -> i64:
    """Mask of the seats that must answer now; 0 when the game is over."""
    if s.top < 0:
        return 0
    return s.steps[s.stack[s.top]].waiting(s, s.top)


def optional(s: State) -> i64:
    """Mask of the seats that may act although nobody waits for them."""
    if s.top < 0:
        return 0
    return s.steps[s.stack[s.top]].optional(s, s.top)


def stays_sealed(s: State, seat: i64) -> bool:
    """Whether nobody else may notice an answer that a seat gives now: others have to answer the same sealed step."""
    if s.top < 0 or not s.steps[s.stack[s.top]].sealed:
        return False
    mine = i64(1) << seat
    asked = waiting(s)
    return asked & mine != 0 and asked != mine


def refusal(s: State, seat: i64, move: i64) -> Refusal:
    """LEGAL, or why this seat may not make this move now."""
    if s.top < 0:
        return (IS_OVER, 0, 0, 0)
    step = s.steps[s.stack[s.top]]
    if not (step.waiting(s, s.top) | step.optional(s, s.top)) >> seat & 1:
        return step.not_asked(s, s.top, seat, move)
    return step.refusal(s, s.top, seat, move)


def refusals(s: State, seat: i64, moves: list[int]) -> list[Refusal]:
    """`refusal` of many moves at once."""
    return [refusal(s, seat, move) for move in moves]


def legal(s: State, seat: i64) -> Moves:
    """All legal moves of a seat, in a stable order."""
    moves = Moves()
    if s.top < 0:
        return moves
    step = s.steps[s.stack[s.top]]
    if not (step.waiting(s, s.top) | step.optional(s, s.top)) >> seat & 1:
        return moves
    proposed = Moves()
    step.candidates(s, s.top, seat, proposed)
    items = proposed.items
    i: i64 = 0
    n: i64 = len(items)
    while i < n:
        if step.refusal(s, s.top, seat, items[i])[0] == 0:
            moves.add(items[i])
        i += 1
    return moves


def play(s: State, seat: i64, move: i64) -> None:
    """The only way to change a state: people, bots, dice, replays and tests. The move must be legal."""
    s.steps[s.stack[s.top]].apply(s, s.top, seat, move)
    settle(s)


def try_out(s: State, seat: i64, move: i64) -> None:
    """As `play`, but only until somebody is asked, though he may have no choice: cheaper, for search."""
    s.steps[s.stack[s.top]].apply(s, s.top, seat, move)
    while s.top >= 0:
        step = s.steps[s.stack[s.top]]
        if step.waiting(s, s.top) != 0:
            return
        step.advance(s, s.top)


def settle(s: State) -> None:
    """Go on until somebody must choose, or the end."""
    while s.top >= 0:
        step = s.steps[s.stack[s.top]]
        asked = step.waiting(s, s.top)
        if asked == 0:
            step.advance(s, s.top)
        else:
            if asked & (asked - 1) or not step.is_open(s, s.top):
                return
            seat = lowest(asked)
            move = only_move(s, step, seat)
            if move < 0:
                return
            s.skip(seat, move)
            step.apply(s, s.top, seat, move)


def only_move(s: State, step: Step[Any], seat: i64) -> i64:
    """The one legal move of a seat, or NOTHING when there are more."""
    proposed = Moves()
    step.candidates(s, s.top, seat, proposed)
    items = proposed.items
    found: i64 = NOTHING
    i: i64 = 0
    n: i64 = len(items)
    while i < n:
        if step.refusal(s, s.top, seat, items[i])[0] == 0:
            if found >= 0:
                return NOTHING
            found = items[i]
        i += 1
    if found < 0:
        raise SignoriaError(f"dead end: nobody can answer the step {step.name}")
    return found


def lowest(mask: i64) -> i64:
    """The first seat of a mask."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def seats_of(mask: i64) -> list[int]:
    """The seats of a mask, in order."""
    seats: list[int] = []
    seat: i64 = 0
    while mask >> seat:
        if mask >> seat & 1:
            seats.append(seat)
        seat += 1
    return seats
