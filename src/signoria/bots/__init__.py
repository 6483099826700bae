"""Players that need no person: `make_bot("greedy", seed).choose(match, seat)`."""

from signoria.bots.bot import Bot
from signoria.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
