"""The generator of playouts and sampled worlds."""

from collections import Counter
from itertools import pairwise

import pytest

from signoria.kernel.rng import Rng, scramble

SEEDS = 400
DRAWS = 40


def draws(seed: int, n: int, count: int = DRAWS) -> list[int]:
    rng = Rng(seed)
    return [int(rng.below(n)) for _ in range(count)]


@pytest.mark.parametrize("n", [2, 3, 4, 6, 10])
def test_neighbouring_seeds_have_nothing_in_common(n: int) -> None:
    """Over seeds 0 to 399 the sixth of four numbers was only ever one of two: small seeds were badly mixed."""
    rows = [draws(seed, n) for seed in range(SEEDS)]
    expected = SEEDS / n
    for column in zip(*rows, strict=True):
        counts = Counter(column)
        assert len(counts) == n
        assert sum((counts[i] - expected) ** 2 / expected for i in range(n)) < n - 1 + 6 * (2 * (n - 1)) ** 0.5
    alike = [sum(one == two for one, two in zip(*pair, strict=True)) / DRAWS for pair in pairwise(rows)]
    assert abs(sum(alike) / len(alike) - 1 / n) < 0.02
    assert max(alike) < 0.9


def test_numbers_of_one_seed_are_evenly_spread() -> None:
    for seed in (0, 1, 2, 2**31, 2**32, 2**40 + 1, 2**62, -1):
        counts = Counter(draws(seed, 6, 6000))
        assert all(abs(counts[i] - 1000) < 150 for i in range(6)), (seed, counts)


def test_the_upper_half_of_a_seed_counts_too() -> None:
    seeds = {seed << shift for seed in range(100) for shift in (0, 8, 20, 32, 40, 55)}
    assert len({tuple(draws(seed, 1000, 4)) for seed in seeds}) == len(seeds)


def test_scrambling_loses_nothing() -> None:
    """Each step can be undone, so no two words become one."""
    assert len({int(scramble(word)) for word in range(1 << 16)}) == 1 << 16
    assert all(0 <= scramble(word) <= 0xFFFFFFFF for word in (0, 1, 0x7FFFFFFF, 0xFFFFFFFF))
