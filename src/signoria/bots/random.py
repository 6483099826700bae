"""The bot that plays anything."""

from typing import final

from signoria.bots.asked import Asked
from signoria.bots.bot import Bot
from signoria.bots.choice import Choice, plain_choice


@final
class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)

    def think(self, asked: Asked) -> Choice:
        items = asked.moves.items
        return plain_choice(asked, items[self.rng.below(len(items))])
