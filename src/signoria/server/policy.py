"""Who plays where no person does: which bots a game has, and the move that is made if none of them answers."""

from signoria.bots import BOTS
from signoria.bots.greedy import EVALUATIONS
from signoria.kernel.flow import NOTHING, State, legal, refusal
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng


def bots_for(game: str) -> list[str]:
    """Bots that can play a game, the strongest last. The greedy one needs an evaluation."""
    return [name for name in BOTS if name != "greedy" or game in EVALUATIONS]


def best_bot(game: str) -> str:
    return bots_for(game)[-1]


def plain_move(game: Game, known: State, seat: int, seed: int) -> str:
    """The move that is meant if nothing is said; where there is none, any legal one. It needs no bot."""
    default = known.steps[known.stack[known.top]].default(known, known.top, seat)
    if default != NOTHING and refusal(known, seat, default)[0] == 0:
        return game.verbs.text(default)
    moves = legal(known, seat).items
    return game.verbs.text(moves[Rng(seed).below(len(moves))])
