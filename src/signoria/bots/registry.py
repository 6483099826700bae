"""Bots by name."""

from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy import EVALUATIONS, GreedyBot
from signoria.bots.novice import NoviceBot
from signoria.bots.random import RandomBot
from signoria.bots.search import SearchBot
from signoria.kernel.errors import SignoriaError

BOTS: Final = ("random", "novice", "club", "master")  # the weakest first
USUAL: Final = "club"  # where nobody says which
GREEDY: Final = "greedy"  # what researchers call it; people know it as `club`
MASTER: Final = "search:800ms"
SEARCH: Final = "search"
MOST_DIGITS: Final = 9  # of a budget


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same, if it thinks in iterations and not in time."""
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(seed)
    if name == GREEDY or name == USUAL:
        return GreedyBot(seed)
    if name == "master":
        return search_bot(MASTER, seed)
    if name.partition(":")[0] == SEARCH:
        return search_bot(name, seed)
    names = f"{', '.join(BOTS)}, greedy (the same as club)"
    raise SignoriaError(f"no bot is called {name!r}; there is {names} and search:200ms or search:500")


def bots_for(game: str) -> list[str]:
    """Bots that can play a game, the weakest first. All but the random one need an evaluation."""
    return [name for name in BOTS if name == "random" or game in EVALUATIONS]


def usual_bot(game: str) -> str:
    """Who plays where nobody says which: quick, and no pushover."""
    return USUAL if game in EVALUATIONS else "random"


def is_bot_for(game: str, name: str) -> bool:
    """Whether people may ask for a bot by this name; those with a budget of their own are for programs."""
    return name in bots_for(game) or (name == GREEDY and game in EVALUATIONS)


def search_bot(name: str, seed: int) -> Bot:
    """`search:200ms` thinks so many milliseconds a move, `search:500` so many iterations."""
    budget = name.partition(":")[2]
    number = budget.removesuffix("ms")
    if not number.isascii() or not number.isdecimal() or len(number) > MOST_DIGITS or int(number) == 0:
        raise SignoriaError(
            f"{name!r}: search needs a budget for each move, in milliseconds such as search:200ms"
            " or in iterations such as search:500"
        )
    if budget.endswith("ms"):
        return SearchBot(name, seed, milliseconds=int(number))
    return SearchBot(name, seed, iterations=int(number))
