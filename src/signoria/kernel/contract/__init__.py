"""What every game promises, checked at every node while a game is played at random.

`check_game` plays one game and raises `Broken`, with the record up to there, at the first promise that is not kept.
Tests run it on every game, seat count and option; `signoria soak` runs it for hours. This package is never compiled.
"""

from signoria.kernel.contract.counts import digests, option_sets, pairs, perft
from signoria.kernel.contract.ledger import ledger_problems
from signoria.kernel.contract.nodes import all_moves, viewers
from signoria.kernel.contract.referee import Broken, Recount, Referee, Report, check_game
from signoria.kernel.contract.secrets import secret_problems

__all__ = [
    "Broken",
    "Recount",
    "Referee",
    "Report",
    "all_moves",
    "check_game",
    "digests",
    "ledger_problems",
    "option_sets",
    "pairs",
    "perft",
    "secret_problems",
    "viewers",
]
