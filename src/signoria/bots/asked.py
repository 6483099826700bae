"""A decision as its seat sees it: all that a bot is given."""

from typing import final

from mypy_extensions import i64

from signoria.kernel.answers import Move
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import State, legal, waiting
from signoria.kernel.game import Game
from signoria.kernel.match import Match, view_of
from signoria.kernel.rng import Rng


@final
class Asked:
    """What a seat knows, its legal moves, and worlds that it could not tell from the true one, which is not here."""

    def __init__(self, game: Game, known: State, seat: i64) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        if known.viewer != seat:
            raise SignoriaError(f"seat {seat} is asked with what somebody else knows; `asked(match, seat)` asks it")
        self.moves = legal(known, seat)
        if len(self.moves) == 0:
            raise SignoriaError(f"seat {seat} has nothing to choose now")

    @property
    def is_out_of_turn(self) -> bool:
        """Whether the seat may act now, but nobody waits for it."""
        return waiting(self.known) >> self.seat & 1 == 0

    @property
    def view(self) -> dict[str, Json]:
        """What the seat knows, as a document."""
        return view_of(self.game, self.known)

    @property
    def choices(self) -> list[Move]:
        """The legal moves, as the outside sees them."""
        return [Move(self.game, move) for move in self.moves.items]

    def world(self, rng: Rng) -> State:
        """A state in which everything that the seat does not know is drawn."""
        return self.game.sample(self.known, rng)


def asked(m: Match, seat: object) -> Asked:
    """The door between a match and its bots: the only place where a bot's side touches the true state."""
    number = m.player(seat)
    return Asked(m.game, m.game.known(m.state, number), number)
