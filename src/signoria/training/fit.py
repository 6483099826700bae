"""What the games of a round say of each weight: least squares with a little ridge. Needs the extra `train`."""

import numpy as np
from numpy.typing import NDArray

from signoria.training.trials import Rows

RIDGE = 1.0  # holds to the weights as they are where games are too few to tell effects apart
SURE = 4.0  # an effect of so many standard errors moves a weight by a whole step, a smaller one by less

Numbers = NDArray[np.float64]


def steps(signs: Rows, lineups: Rows, ranks: Rows) -> list[float]:
    """How far to move each weight, from -1 to 1 steps, by the signs of candidates, who played, and who came where."""
    effect, error = effects(signs, lineups, ranks)
    certainty = np.divide(effect, error, out=np.zeros_like(effect), where=error > 0)
    moves: list[float] = np.clip(certainty / SURE, -1, 1).tolist()
    return moves


def effects(signs: Rows, lineups: Rows, ranks: Rows) -> tuple[Numbers, Numbers]:
    """How much a step up of each weight brings a player ahead of the others, and the standard error of that.

    Only differences within a game count, of weights and of results: one is ahead of somebody. Results of a game add up
    to nothing, so one seat of each is no news.
    """
    tried = np.array(signs, dtype=float)[np.array(lineups)]  # game, seat, weight
    games, seats, weights = tried.shape
    x = (tried - tried.mean(axis=1, keepdims=True)).reshape(-1, weights)
    y = ahead(np.array(ranks)).reshape(-1)
    gram = x.T @ x + RIDGE * np.eye(weights)
    effect = np.linalg.solve(gram, x.T @ y)
    rest = y - x @ effect
    noise = rest @ rest / max(1, games * (seats - 1) - weights)
    return effect, np.sqrt(noise * np.diag(np.linalg.inv(gram)))


def ahead(ranks: NDArray[np.int64]) -> Numbers:
    """The share of the others that each seat of a game ends before, a half for the same rank; on average 0."""
    own, other = ranks[:, :, None], ranks[:, None, :]
    before = (own < other) + 0.5 * (own == other)
    seats = ranks.shape[1]
    shares: Numbers = (before.sum(axis=2) - 0.5) / (seats - 1) - 0.5  # everybody is even with himself
    return shares
