"""What is tried in a round: weights a step up or down, by a plan that tells the effect of each from all others."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from math import exp, log
from pathlib import Path
from tempfile import TemporaryDirectory

from signoria.training.files import write_weights

STEP = log(4 / 3)  # a weight is tried a third more and a quarter less
Rows = list[list[int]]


def plan_of_signs(n: int) -> Rows:
    """Rows of n signs, 1 for a step up and -1 for one down.

    They are columns of a Hadamard matrix, folded over: of two weights each pair of signs is as frequent as any other,
    and every row stands there with all its signs turned too. So the effect of a weight is mixed up neither with that of
    another nor with what two others do together.
    """
    half = 1
    while half < n:
        half *= 2
    return [[1 - 2 * ((row & (half + column)).bit_count() % 2) for column in range(n)] for row in range(2 * half)]


def shuffled(rows: Rows, seed: int) -> Rows:
    """The same plan with its columns in another order: in each round other weights share what is left to mix up."""
    order = random.Random(seed).sample(range(len(rows[0])), len(rows[0]))
    return [[row[column] for column in order] for row in rows]


def moved(weights: list[float], steps: list[float]) -> list[float]:
    """Weights after so many steps up or down each; the first is the measure of all others and stays.

    A step is a share of a weight: none changes its sign, since what is good and what is bad is known.
    """
    return [weights[0], *[weight * exp(STEP * step) for weight, step in zip(weights[1:], steps, strict=True)]]


def lineups(candidates: int, seats: int, games: int, seed: int) -> Rows:
    """Who plays in each game: every candidate as often as any other, against others by chance."""
    rng = random.Random(seed)
    order: list[int] = []
    while len(order) < seats * games:
        order += rng.sample(range(candidates), candidates)
    return [order[i * seats : (i + 1) * seats] for i in range(games)]


@contextmanager
def in_files(game: str, candidates: list[dict[str, int]]) -> Iterator[list[str]]:
    """The names of bots with these weights, for as long as they are needed."""
    with TemporaryDirectory(prefix="signoria-train-") as folder:
        files = [Path(folder, f"{number}.json") for number in range(len(candidates))]
        for file, weights in zip(files, candidates, strict=True):
            write_weights(file, game, "a trial", weights)
        yield [f"greedy:{file}" for file in files]
