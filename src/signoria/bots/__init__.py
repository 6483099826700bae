"""Players that need no person: `make_bot("greedy", seed).choose(match.seen(seat)).move`."""

from signoria.bots.bot import Bot
from signoria.bots.choice import Because, Choice, Considered
from signoria.bots.registry import BOTS, bots_for, is_bot_for, make_bot, temper_of, usual_bot
from signoria.kernel.seen import Seen
from signoria.kernel.text import add_words

__all__ = [
    "BOTS",
    "Because",
    "Bot",
    "Choice",
    "Considered",
    "Seen",
    "bots_for",
    "is_bot_for",
    "make_bot",
    "temper_of",
    "usual_bot",
]

add_words("signoria.bots")
