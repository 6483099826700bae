"""Intervals and ratings against cases worked out by hand."""

from math import log10

import pytest

from signoria.arena.intervals import Tally, share_of, student, wilson
from signoria.arena.ratings import ratings


def test_wilson_of_eight_in_ten() -> None:
    """The textbook case: 49.0 % to 94.3 %."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(1, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert (wilson(0, 7)[0], wilson(1, 7)[1]) == (0.0, 1.0), "and not 2.7e-17"


def test_students_quantiles() -> None:
    """As the tables have them."""
    found = [student(freedom) for freedom in (1, 10, 11, 24, 49, 100)]
    assert found == pytest.approx([12.7062, 2.2281, 2.2010, 2.0639, 2.0096, 1.9840], abs=1e-3)


def test_deals_that_are_won_whole_count_as_deals() -> None:
    """Four deals of two matches, two of them won whole and two lost: 0.25 / (4 * 4/3 / 64) = 3 independent trials."""
    share = share_of([Tally(2, 2, 2), Tally(2, 2, 2), Tally(0, 2, 2), Tally(0, 2, 2)])
    assert share.value == 0.5
    assert share.of == 8
    assert (share.low, share.high) == pytest.approx((0.1253, 0.8747), abs=1e-4)


def test_deals_that_are_shared_never_count_for_more_than_their_matches() -> None:
    """Each bot wins each deal once: the deals do not vary at all, and eight matches are still eight."""
    share = share_of([Tally(1, 2, 2)] * 4)
    assert (share.low, share.high) == pytest.approx((0.2152, 0.7848), abs=1e-4)


def test_one_deal_says_little_and_none_nothing() -> None:
    assert share_of([Tally(2, 2, 2)]).low == pytest.approx(wilson(1, 1)[0])
    assert (share_of([]).low, share_of([]).high) == (0, 1)


def test_ratings_of_two_bots_are_the_odds_between_them() -> None:
    """30 to 10, and half a comparison for each beforehand: 400 log10(30.5 / 10.5) points apart, and 0 on average."""
    first, second = ratings([[[0, 3], [1, 0]]] * 10)
    assert first.value - second.value == pytest.approx(400 * log10(30.5 / 10.5), abs=0.01)
    assert first.value + second.value == pytest.approx(0, abs=1e-6)
    assert first.low is not None
    assert first.high is not None
    assert first.low < first.value < first.high, "though all deals are alike, others need not be"


def test_intervals_of_ratings_shrink_with_more_deals() -> None:
    some = [[[0.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]], [[0.0, 0.0], [2.0, 0.0]], [[0.0, 2.0], [0.0, 0.0]]]
    few, many = ratings(some)[0], ratings(some * 25)[0]
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    assert few.low < many.low < many.value < many.high < few.high
    assert many.high - many.low < (few.high - few.low) / 3


def test_who_never_loses_has_a_rating_with_an_end() -> None:
    first, _, third = ratings([[[0, 2, 2], [0, 0, 2], [0, 0, 0]]] * 20)
    assert 300 < first.value < 3000
    assert third.value == pytest.approx(-first.value, abs=1)


def test_one_deal_gives_no_interval() -> None:
    assert ratings([[[0, 1], [1, 0]]])[0].low is None


def test_few_deals_that_all_went_the_same_way_leave_a_rating_unsure() -> None:
    """Two won deals once gave intervals without any width, as if nothing else could ever happen."""
    first, second = ratings([[[0, 2], [0, 0]]] * 2)
    assert first.low is not None
    assert second.high is not None
    assert first.low < first.value - 100
    assert second.high > second.value + 100
    assert (ratings([[[0, 2], [0, 0]]] * 50)[0].low or 0) > first.low
