"""Ratings by the model of Bradley and Terry. Needs the extra `arena`."""

from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from signoria.arena.standings import Rating, Standings

ELO = 400 / log(10)
PRIOR = 0.5  # comparisons that every two bots have won and lost beforehand, so that no rating is without end
LEAST = 0.01  # of them, however they are weighed
RESAMPLES = 1_000


def rate(found: Standings) -> None:
    """Note the rating of every bot, where there are several."""
    if len(found.bots) > 1 and found.ahead:
        for standing, rating in zip(found.bots, ratings(found.ahead), strict=True):
            standing.rating = rating


def ratings(deals: list[list[list[float]]]) -> list[Rating]:
    """From how often each bot was ahead of each other.

    Intervals come from weighing the deals anew, over and over, and with them the comparisons given beforehand: so they
    are wide where there are few deals, also if all of these went the same way.
    """
    ahead = np.array(deals, dtype=float)
    fitted = fit(ahead.sum(axis=0), PRIOR * np.ones(ahead.shape[1:]))
    if len(deals) < 2:
        return [Rating(float(value), None, None) for value in fitted]
    rng = np.random.default_rng(1)
    weights = rng.exponential(size=(RESAMPLES, len(deals)))
    given = rng.gamma(PRIOR, size=(RESAMPLES, *ahead.shape[1:])) + LEAST
    drawn = np.array([fit(np.tensordot(w, ahead, 1), g, fitted) for w, g in zip(weights, given, strict=True)])
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [Rating(float(v), float(a), float(b)) for v, a, b in zip(fitted, low, high, strict=True)]


def fit(
    ahead: NDArray[np.float64], given: NDArray[np.float64], near: NDArray[np.float64] | None = None
) -> NDArray[np.float64]:
    """The ratings that make the comparisons likeliest, in Elo points; `near` is where to begin."""
    padded = ahead + given * (1 - np.eye(len(ahead)))
    strengths: NDArray[np.float64] = choix.ilsr_pairwise_dense(
        padded, initial_params=None if near is None else near / ELO
    )
    return ELO * (strengths - np.mean(strengths))
