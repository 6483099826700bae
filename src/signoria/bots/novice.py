"""The bot for somebody's first games: it looks ahead as the greedy one does, but overlooks half of what it could do."""

from typing import Final, final

from signoria.bots.asked import Asked
from signoria.bots.bot import Bot
from signoria.bots.choice import Choice
from signoria.bots.greedy import best_choice, evaluation_of, tried
from signoria.kernel.flow import Moves

SEES_ONE_IN: Final = 2


@final
class NoviceBot(Bot):
    """Tries some of the moves, by chance, and takes the best of those."""

    def __init__(self, seed: int) -> None:
        super().__init__("novice", seed)

    def think(self, asked: Asked) -> Choice:
        evaluation = evaluation_of(asked.game)
        seen, missed = Moves(), Moves()
        is_enough = False  # free moves alone are no choice: something must be done with the turn
        for move in tried(evaluation, asked).items:
            is_free = evaluation.is_free(asked.known, move)
            if self.rng.below(SEES_ONE_IN) == 0:
                seen.add(move)
                is_enough = is_enough or not is_free
            elif not is_free:
                missed.add(move)
        if not is_enough and len(missed) > 0:
            seen.add(missed.items[self.rng.below(len(missed))])
        elif len(seen) == 0:
            seen.add(asked.moves.items[0])
        return best_choice(evaluation, asked, asked.world(self.rng), seen)
