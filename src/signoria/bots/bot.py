"""What a bot is. A bot sees what its seat knows and worlds it could not tell from the true one, nothing else."""

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.answers import Move
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import Moves, State, legal
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base class: `choose` is the door, `pick` is the thinking. The same seed gives the same choices."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Rng(seed & 0x7FFFFFFFFFFFFFFF)

    def choose(self, m: Match, seat: int) -> Move:
        """The move of a seat that is asked. This is the only place that touches the true state."""
        known = m.game.known(m.state, m.checked(seat))
        moves = legal(known, seat)
        if len(moves) == 0:
            raise SignoriaError(f"seat {seat} has nothing to choose now")
        return Move(m.game, self.pick(m.game, known, seat, moves, self.rng))

    def pick(self, game: Game, known: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """One of the legal moves. `game.sample(known, rng)` gives worlds to think in."""
        raise NotImplementedError
