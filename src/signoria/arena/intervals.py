"""How sure shares and means are: 95 % intervals."""

from dataclasses import dataclass
from math import sqrt

Z = 1.959964  # 95 % of a normal distribution lie so many standard deviations around its mean


STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # the same of Student's


@dataclass
class Share:
    """A share of so many, with its 95 % interval."""

    value: float
    low: float
    high: float
    of: int


@dataclass
class Mean:
    """A mean, with its 95 % interval; after a single deal there is none."""

    value: float
    low: float | None
    high: float | None


@dataclass
class Tally:
    """What one deal brought: so much of so many, in so many matches."""

    won: float = 0.0
    of: int = 0
    matches: int = 0


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's interval of a share of n independent trials."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return middle - reach if share > 0 else 0.0, middle + reach if share < 1 else 1.0


def share_of(deals: list[Tally]) -> Share:
    """A share over deals. Matches of one deal have their dice and cards in common, so they may count for less than all.

    Wilson's interval is taken for as many independent trials as would vary as much as the deals do: never more than
    there were matches.
    """
    of = sum([deal.of for deal in deals])
    if of == 0:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum([deal.won for deal in deals]) / of
    low, high = wilson(share, independent(deals, share, of))
    return Share(share, low, high, of)


def independent(deals: list[Tally], share: float, of: int) -> float:
    """How many independent trials the deals are worth."""
    n = len(deals)
    matches = sum([deal.matches for deal in deals])
    if n == 1:
        return 1
    squares = sum([(deal.won - share * deal.of) ** 2 for deal in deals])
    variance = squares * n / (n - 1) / of**2
    return matches if variance == 0 else max(1.0, min(matches, share * (1 - share) / variance))


def mean_of(deals: list[list[float]]) -> Mean:
    """The mean of all numbers. Those of one deal have dice and cards in common, so the deals say how sure it is."""
    n, of = len(deals), sum(map(len, deals))
    value = sum(map(sum, deals)) / of if of else 0.0
    if n < 2:
        return Mean(value, None, None)
    squares = sum([(sum(deal) - value * len(deal)) ** 2 for deal in deals])
    reach = student(n - 1) * sqrt(squares * n / (n - 1)) / of
    return Mean(value, value - reach, value + reach)


def student(freedom: int) -> float:
    """95 % of Student's distribution with so many degrees of freedom lie so far around 0."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    terms = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + sum([term / float(freedom) ** power for power, term in enumerate(terms, 1)])
