"""The plan of trials tells effects apart, and the fit finds those that were planted."""

import random
from itertools import combinations

import numpy as np
import pytest

from signoria.training.fit import SURE, effects, steps
from signoria.training.trials import Rows, lineups, moved, plan_of_signs, shuffled


@pytest.mark.parametrize("n", [1, 2, 13, 20, 23])
def test_every_weight_is_tried_up_and_down_whatever_the_others_do(n: int) -> None:
    """Without the rows turned, what two weights do together would look like the effect of a third."""
    rows = np.array(plan_of_signs(n))
    assert len(rows) < 4 * n + 1
    assert set(rows.flat) == {1, -1}
    assert not rows.sum(axis=0).any()
    for a, b in combinations(range(n), 2):
        assert rows[:, a] @ rows[:, b] == 0
    for a, b, c in combinations(range(n), 3):
        assert (rows[:, a] * rows[:, b]) @ rows[:, c] == 0
    again = np.array(shuffled(plan_of_signs(n), 5))
    assert sorted(map(tuple, again.T)) == sorted(map(tuple, rows.T))


def test_candidates_play_equally_often() -> None:
    who = lineups(32, 4, 80, seed=3)
    assert [len(one) for one in who] == [4] * 80
    played = [one for lineup in who for one in lineup]
    assert {played.count(candidate) for candidate in range(32)} == {10}


def test_a_step_is_a_share_and_the_measure_stays() -> None:
    up, down = moved([100.0, 40.0, -10.0], [1, 1]), moved([100.0, 40.0, -10.0], [-1, -1])
    assert up == pytest.approx([100, 160 / 3, -40 / 3])
    assert down == pytest.approx([100, 30, -7.5])


def played(signs: Rows, planted: list[float], seats: int, games: int) -> tuple[Rows, Rows]:
    """Games in which whoever has the better signs, and luck, comes first."""
    rng = random.Random(1)
    who = lineups(len(signs), seats, games, seed=2)
    ranks: Rows = []
    for lineup in who:
        luck = [sum(a * b for a, b in zip(signs[one], planted, strict=True)) + rng.gauss(0, 1) for one in lineup]
        ranks.append([1 + sum(other > own for other in luck) for own in luck])
    return who, ranks


@pytest.mark.parametrize("seats", [2, 4])
def test_planted_effects_are_found(seats: int) -> None:
    planted = [0.3, -0.3, 0.1, 0.0, 0.0, -0.1, 0.0, 0.2]
    signs = plan_of_signs(len(planted))
    effect, error = effects(signs, *played(signs, planted, seats, 3000))
    assert np.corrcoef(effect, planted)[0, 1] > 0.98
    certainty = effect / error
    for found, true in zip(certainty, planted, strict=True):
        assert found * true > 0 if true else abs(found) < SURE
    assert all(abs(found) > SURE for found, true in zip(certainty, planted, strict=True) if abs(true) > 0.15)


def test_what_is_sure_moves_a_whole_step_and_what_is_not_less() -> None:
    signs = plan_of_signs(3)
    first, second, third = steps(signs, *played(signs, [0.5, -0.5, 0.0], 4, 1000))
    assert (first, second) == (1, -1)
    assert abs(third) < 1


def test_standard_errors_are_honest() -> None:
    """Where nothing has an effect, about one in twenty looks as if it had, at two standard errors."""
    signs = plan_of_signs(31)
    effect, error = effects(signs, *played(signs, [0.0] * 31, 4, 2000))
    assert np.mean((effect / error) ** 2) == pytest.approx(1, abs=0.6)


@pytest.mark.parametrize("ranks", [[[1, 1]], [[1, 2]]])
def test_a_single_game_can_be_fitted_and_a_draw_says_nothing(ranks: Rows) -> None:
    signs = plan_of_signs(5)
    found = steps(signs, [[0, 15]], ranks)
    assert all(-1 <= step <= 1 for step in found)
    assert any(found) == (ranks == [[1, 2]])
