"""The bot that plays anything."""

from typing import final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.kernel.flow import Moves, State
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng


@final
class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)

    def pick(self, game: Game, known: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        items = moves.items
        return items[rng.below(len(items))]
