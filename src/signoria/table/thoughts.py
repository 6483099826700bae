"""What a bot has weighed, in words: which moves are how good, and why."""

from signoria.bots import Bot, Choice, Seen
from signoria.bots.choice import SHARE
from signoria.kernel.text import Words

ALIKE = 0.01  # smaller differences in the share of the win do not count,
CLOSE = 0.04  # and those that are a small one


def answered(bot: Bot, question: Seen) -> Choice:
    """What a bot would do. Out of turn there is always something to think about: to do nothing is another choice."""
    return bot.think(question) if question.is_out_of_turn else bot.choose(question)


def because(game: str, feature: str, points: int, words: Words) -> str:
    """`harvests to come +1.8`."""
    name = feature_words(game, feature, "plus" if points > 0 else "minus", words)
    return words.word("because", feature=name, sign="+" if points > 0 else "−", n=tenths(points / 100))


def feature_words(game: str, feature: str, change: str, words: Words) -> str:
    """A feature as it is called where it is better (`plus`) or worse (`minus`) than before, or by its `name`."""
    return words.word(f"feature-{game}-{feature.replace('_', '-')}", change=change)


def worths_in_words(
    unit: str, worths: list[float], at_once: list[float], words: Words, better_wait: bool = False
) -> list[str]:
    """How good moves are, the bot's own first; `at_once` is how much better each looks at first sight.

    Only differences are said: what all moves bring is no reason for one of them, and a share of the win depends on
    how far a bot looks. Where it is better to wait they are compared with that.
    """
    if better_wait:
        return [words.word("worth-points" if tenths(n) else "worth-none", **signed(n)) for n in worths]
    if len(worths) < 2:
        return [words.word("worth-only") for _ in worths]
    return by_share(worths, at_once, words) if unit == SHARE else by_points(worths, words)


def by_share(worths: list[float], at_once: list[float], words: Words) -> list[str]:
    own = "worth-best" if tenths(max(at_once) - at_once[0]) == 0 else "worth-best-later"
    return [words.word(own), *[words.word(weaker(worths[0] - worth)) for worth in worths[1:]]]


def weaker(less: float) -> str:
    """The word for a move that promises so much less than the bot's own.

    It may promise more by chance: a bot compares in the same worlds what it says the means of over different ones.
    """
    if less < ALIKE:
        return "worth-same"
    return "worth-close" if less < CLOSE else "worth-less"


def by_points(worths: list[float], words: Words) -> list[str]:
    """A move that costs no turn is made before better ones if it brings anything, and left alone if it does not."""
    is_first = 0 < worths[0] < max(worths)
    own = words.word("worth-first" if is_first else "worth-best")
    more = words.word("worth-after" if is_first else "worth-idle")
    return [own, *[fewer(worths[0] - worth, more, words) for worth in worths[1:]]]


def fewer(less: float, more: str, words: Words) -> str:
    if tenths(less) == 0:
        return words.word("worth-same")
    return words.word("worth-fewer", n=tenths(less)) if less > 0 else more


def signed(worth: float) -> dict[str, str | float]:
    return {"sign": "−" if round(worth, 1) < 0 else "+", "n": tenths(worth)}


def tenths(number: float) -> float:
    """How far from 0, as it is said; so few sentences are remembered and need not be made again."""
    return round(abs(number), 1)
