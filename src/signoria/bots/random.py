"""The bot that plays anything."""

from typing import final

from signoria.bots.bot import Bot
from signoria.bots.choice import Choice, plain_choice
from signoria.kernel.seen import Seen


@final
class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)

    def think(self, seen: Seen) -> Choice:
        items = seen.moves.items
        return plain_choice(seen, items[self.rng.below(len(items))])
