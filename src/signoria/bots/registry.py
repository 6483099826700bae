"""Bots by name."""

from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.evaluation import Evaluation
from signoria.bots.fief import EVALUATION_OF_OPPORTUNIST, OPPORTUNIST
from signoria.bots.greedy import EVALUATIONS, HAND_MADE, GreedyBot
from signoria.bots.novice import NoviceBot
from signoria.bots.random import RandomBot
from signoria.bots.search import SearchBot
from signoria.bots.weights import from_file
from signoria.kernel.errors import SignoriaError

BOTS: Final = ("random", "novice", "club", "master")  # the weakest first
USUAL: Final = "club"  # where nobody says which
GREEDY: Final = "greedy"  # what researchers call it; people know it as `club`
HAND: Final = "greedy:hand"  # with the weights made by hand, whatever was learnt since
MASTER: Final = "search:800ms"
OTHER_TEMPERS: dict[str, dict[str, Evaluation]] = {OPPORTUNIST: {"fief": EVALUATION_OF_OPPORTUNIST}}
SEARCH: Final = "search"
MOST_DIGITS: Final = 9  # of a budget


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same, if it thinks in iterations and not in time."""
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(seed)
    if name == GREEDY or name == USUAL:
        return GreedyBot(name, seed)
    if name == HAND:
        return GreedyBot(name, seed, HAND_MADE)
    if name in OTHER_TEMPERS:
        return GreedyBot(name, seed, OTHER_TEMPERS[name])
    if weights_file(name):
        return GreedyBot(name, seed, from_file(weights_file(name), HAND_MADE))
    if name == "master":
        return search_bot(MASTER, seed)
    if name.partition(":")[0] == SEARCH:
        return search_bot(name, seed)
    names = f"{', '.join(BOTS)}, opportunist in Fief, greedy (the same as club)"
    programs = "greedy:hand, greedy:FILE.json with the weights of a file, search:200ms or search:500"
    raise SignoriaError(f"no bot is called {name!r}; there is {names}, and for programs {programs}")


def weights_file(name: str) -> str:
    """The file in `greedy:FILE.json`; nothing in any other name."""
    kind, _, file = name.partition(":")
    return file if kind == GREEDY and file.endswith(".json") else ""


def bots_for(game: str) -> list[str]:
    """Bots that can play a game, the weakest first. All but the random one need an evaluation."""
    if game not in EVALUATIONS:
        return ["random"]
    others = [name for name, evaluations in OTHER_TEMPERS.items() if game in evaluations]
    return [*BOTS[:-1], *others, BOTS[-1]]


def temper_of(game: str, name: str) -> str:
    """How a bot treats promises, where the game has any; it is no secret."""
    if name == "random" or game not in EVALUATIONS:
        return ""
    return OTHER_TEMPERS.get(name, EVALUATIONS)[game].temper


def usual_bot(game: str) -> str:
    """Who plays where nobody says which: quick, and no pushover."""
    return USUAL if game in EVALUATIONS else "random"


def is_bot_for(game: str, name: str) -> bool:
    """Whether people may ask for a bot by this name; those with a budget or weights of their own are for programs."""
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
