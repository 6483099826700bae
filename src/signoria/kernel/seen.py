"""What one seat sees at one moment: the only thing that people, bots, terminals and servers are told from."""

from functools import cached_property
from typing import Any, SupportsIndex, final

from signoria.kernel.answers import Move, MoveList
from signoria.kernel.arguments import whole_argument
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import NOTHING, SPECTATOR, Moves, State, Step, legal, optional, seats_of, waiting
from signoria.kernel.game import Game, OwnParts
from signoria.kernel.rng import Rng


@final
class Seen:
    """What a seat (None: a spectator) knows, its legal moves, and worlds it could not tell from the true one.

    The true state is not in here. View and moves are worked out when they are first asked for.

    >>> import signoria
    >>> seen = signoria.new("lorenzo", seats=2, seed=7).seen(0)
    >>> (seen.step, seen.is_asked, len(seen.legal) > 0, seen.view["round"])
    ('draft', True, True, 1)
    """

    def __init__(self, game: Game, known: State, seat: SupportsIndex | None) -> None:
        self.game = game
        self.known = known
        self.seat: int | None = None if seat is None else whole_argument("seat", seat)
        if known.viewer != self.viewer:
            raise SignoriaError(
                f"seat: this is what another viewer knows; `match.seen({seat})` gives what {seat} knows"
            )
        self._view: dict[str, Json] | None = None
        self._moves: Moves | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return Seen, (self.game, self.known, self.seat)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<Seen {self.game.name} by {who}, {self.step or 'over'}>"

    @property
    def viewer(self) -> int:
        """The number of the seat, SPECTATOR where there is none."""
        return SPECTATOR if self.seat is None else self.seat

    @property
    def view(self) -> dict[str, Json]:
        """All of it as a document, which is what may be sent to the seat."""
        if self._view is None:
            self._view = view_of(self.game, self.known)
        return self._view

    def beside(self, public: "Seen") -> OwnParts:
        """What may differ in this view from that of a spectator at the same moment: fields, and players by seat."""
        fields, players = self.game.own_document(self.known, public.known)
        fields |= about(self.known)
        return fields, players

    @property
    def moves(self) -> Moves:
        """The packed legal moves; none when the seat is not asked."""
        if self._moves is None:
            self._moves = Moves() if self.seat is None else legal(self.known, self.seat)
        return self._moves

    @property
    def legal(self) -> MoveList:
        """The legal moves as the outside sees them."""
        return MoveList(self.game, self.moves.items)

    @property
    def waiting(self) -> list[int]:
        """Seats that must answer now, as far as the viewer may know."""
        return seats_of(waiting(self.known))

    @property
    def optional(self) -> list[int]:
        """Seats that may act although nobody waits for them."""
        return seats_of(optional(self.known))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.known.top < 0

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat is not None and bool(waiting(self.known) >> self.seat & 1)

    @property
    def is_out_of_turn(self) -> bool:
        """Whether the seat may act now, but nobody waits for it."""
        return not self.is_asked and len(self.moves) > 0

    @property
    def asking(self) -> Step[Any] | None:
        """The step that asks; None when the game is over."""
        return None if self.over else self.known.steps[self.known.stack[self.known.top]]

    @cached_property
    def step(self) -> str:
        """The name of the step that asks, '' when the game is over."""
        return "" if self.asking is None else self.asking.name

    @property
    def default(self) -> Move | None:
        """The answer that is meant if nothing is said, where the question has one."""
        if self.asking is None or not self.is_asked:
            return None
        code = self.asking.default(self.known, self.known.top, self.viewer)
        return None if code == NOTHING else Move(self.game, code)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.game.seats(self.known)

    def world(self, rng: Rng) -> State:
        """A state in which everything that the viewer does not know is drawn."""
        return self.game.sample(self.known, rng)


def view_of(game: Game, known: State) -> dict[str, Json]:
    """What a viewer knows, as a document."""
    document = game.document(known)
    document["game"] = game.name
    document["rules_version"] = game.rules_version
    return document | about(known)


def about(known: State) -> dict[str, Json]:
    """What a view says of its moment besides the position."""
    return {
        "waiting": list(seats_of(waiting(known))),
        "optional": list(seats_of(optional(known))),
        "over": known.top < 0,
    }
