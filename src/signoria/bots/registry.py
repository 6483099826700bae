"""Bots by name."""

from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.random import RandomBot
from signoria.kernel.errors import SignoriaError

BOTS: Final = ("random", "greedy")


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise SignoriaError(f"no bot is called {name!r}; there is {', '.join(BOTS)}")
