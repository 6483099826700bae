"""The move that is made where no person plays and no bot answers."""

from signoria.kernel.flow import NOTHING, State, legal, refusal
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng


def plain_move(game: Game, known: State, seat: int, seed: int) -> str:
    """The move that is meant if nothing is said; where there is none, any legal one. It needs no bot."""
    default = known.steps[known.stack[known.top]].default(known, known.top, seat)
    if default != NOTHING and refusal(known, seat, default)[0] == 0:
        return game.verbs.text(default)
    moves = legal(known, seat).items
    return game.verbs.text(moves[Rng(seed).below(len(moves))])
