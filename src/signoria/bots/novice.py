"""The bot for somebody's first games: it looks ahead as the greedy one does, but overlooks half of what it could do."""

from typing import Final, final

from signoria.bots.bot import Bot
from signoria.bots.choice import Choice
from signoria.bots.greedy import best_choice, evaluation_of, tried
from signoria.kernel.flow import Moves
from signoria.kernel.seen import Seen

SEES_ONE_IN: Final = 2


@final
class NoviceBot(Bot):
    """Tries some of the moves, by chance, and takes the best of those."""

    def __init__(self, seed: int) -> None:
        super().__init__("novice", seed)

    def think(self, seen: Seen) -> Choice:
        evaluation = evaluation_of(seen.game)
        noticed, missed = Moves(), Moves()
        is_enough = False  # free moves alone are no choice: something must be done with the turn
        for move in tried(evaluation, seen).items:
            is_free = evaluation.is_free(seen.known, move)
            if self.rng.below(SEES_ONE_IN) == 0:
                noticed.add(move)
                is_enough = is_enough or not is_free
            elif not is_free:
                missed.add(move)
        if not is_enough and len(missed) > 0:
            noticed.add(missed.items[self.rng.below(len(missed))])
        elif len(noticed) == 0:
            noticed.add(seen.moves.items[0])
        return best_choice(evaluation, seen, seen.world(self.rng), noticed)
