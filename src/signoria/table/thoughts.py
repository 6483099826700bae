"""What a bot has weighed, in words: which moves are how good, and why."""

from signoria.bots.choice import SHARE
from signoria.kernel.text import Words

ALIKE = 0.01  # shares of the win that are no difference,
CLOSE = 0.04  # and those that are a small one


def because(game: str, feature: str, points: int, words: Words) -> str:
    """`harvests to come +1.8`."""
    name = feature_words(game, feature, "plus" if points > 0 else "minus", words)
    return words.word("because", feature=name, sign="+" if points > 0 else "−", n=tenths(points / 100))


def feature_words(game: str, feature: str, change: str, words: Words) -> str:
    """A feature as it is called where it is better (`plus`) or worse (`minus`) than before, or by its `name`."""
    return words.word(f"feature-{game}-{feature.replace('_', '-')}", change=change)


def worths_in_words(
    unit: str, worths: list[float], at_once: list[int], words: Words, better_wait: bool = False
) -> list[str]:
    """How good moves are, the bot's own first unless it would rather wait; `at_once` is what their reasons bring.

    A share of the win depends on how far a bot looks and against whom, so that only the differences say something.
    """
    if not worths:
        return []
    if unit == SHARE:
        own = "worth-best" if at_once[0] >= max(at_once) else "worth-best-later"
        return [words.word(own), *[words.word(weaker(worths[0] - worth)) for worth in worths[1:]]]
    own = "worth-points" if worths[0] >= max(worths) else "worth-first"
    if tenths(worths[0]) == 0 and not better_wait:
        own = "worth-best"
    return [
        words.word(own, **signed(worths[0])),
        *[
            words.word("worth-points", **signed(worth)) if tenths(worth - worths[0]) else words.word("worth-same")
            for worth in worths[1:]
        ],
    ]


def weaker(less: float) -> str:
    """The word for a move that promises so much less than the bot's own.

    It may promise more by chance: a bot compares in the same worlds what it says the means of over different ones.
    """
    if less < ALIKE:
        return "worth-same"
    return "worth-close" if less < CLOSE else "worth-less"


def signed(worth: float) -> dict[str, str | float]:
    return {"sign": "−" if round(worth, 1) < 0 else "+", "n": tenths(worth)}


def tenths(number: float) -> float:
    """How far from 0, as it is said; so few sentences are remembered and need not be made again."""
    return round(abs(number), 1)
