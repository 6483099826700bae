"""Money: part 7."""

import random

import pytest

import signoria
from signoria.games.princes.state import Table
from tests.princes.tables import (
    EXPANDED,
    TOGETHER,
    all_done,
    answers,
    auction,
    draw,
    gains,
    play,
    player,
    put_anywhere,
    rule,
    table,
    texts,
    told,
    win,
    work,
)

CASH_ONLY = {"bid_on_prestige": False}
# With a profession in hand a turn never ends by itself, as only its owner knows whether a work is possible.
IN_HAND = {"professions": ["poet"]}
BONUS = ["each_forest", "each_lake", "each_park", "each_jester", "each_freedom"]


def test_t66_p7_1_three_steps_back_are_300_florins() -> None:
    """T-66 [P-7.1] 12 PP, 3 steps back: +300 florins, 9 PP."""
    m = table({"prestige": 12})
    before = player(m, 0)
    play(m, 0, "cash", "cash", "cash")
    assert gains(before, player(m, 0)) == {"money": 300, "prestige": -3}
    assert m.scores()[0]["moved_back"] == -3


@pytest.mark.parametrize("points", [0, 1, 2])
def test_t66_p7_1_not_below_nothing(points: int) -> None:
    """T-66 [P-7.1] From 2 PP not more than 2 steps, from none no step."""
    m = table({"prestige": points, "money": 700})
    for _ in range(points):
        m.play(0, "cash")
    assert player(m, 0)["money"] == 700 + 100 * points
    assert player(m, 0)["prestige"] == 0
    assert "cash" not in texts(m, 0)
    assert rule(m, 0, "cash") == "P-7.1"


def test_p7_1_works_are_income() -> None:
    """[P-7.1] A work of 9 brings 900 florins."""
    m = table({"professions": ["poet"], "jesters": 4})
    before = player(m, 0)
    assert work(m, 0, "poet") == 9
    play(m, 0, "change 0")
    assert gains(before, player(m, 0)) == {"money": 900, "best_work": 9}


@pytest.mark.parametrize(
    ("move", "price", "more"),
    [("introduce travel", 3, []), ("build tower", 7, ["put e1 0"]), ("buy_bonus", 3, []), ("learn", 3, [])],
)
def test_p7_2_p7_6_a_payment_may_be_made_up_by_the_pawn(move: str, price: int, more: list[str]) -> None:
    """[P-7.2] [P-7.3] [P-7.6] Every price of phase B: 100 in cash and the rest in PP do, 1 PP less does not."""
    m = table({"money": 100, "prestige": price - 1})
    play(m, 0, move, *more)
    assert player(m, 0)["money"] == 0
    assert player(m, 0)["points"].get("moved_back") == 1 - price
    assert told(m, "paid")[-1] == {"event": "paid", "rule": "P-7.6", "seat": 0, "hundreds": price, "back": price - 1}
    m = table({"money": 100, "prestige": price - 2})
    assert rule(m, 0, move) == "P-5.1.4"
    assert move not in texts(m, 0)
    assert rule(table({"money": 100 * price, **IN_HAND}), 0, move) == ""
    assert rule(table({"money": 100 * price - 100, **IN_HAND}), 0, move) == "P-5.1.4"


@pytest.mark.parametrize("move", ["introduce travel", "build tower", "buy_bonus", "learn"])
def test_p7_2_p7_3_not_with_the_muse(move: str) -> None:
    """[P-7.2] [P-7.3] [P-10.1.2] With expansion 10 cash alone covers, however many PP there are."""
    m = table({"money": 200, "prestige": 40, **IN_HAND}, options=EXPANDED)
    assert rule(m, 0, move) == "P-5.1.4"
    assert "cash" not in texts(m, 0)
    assert rule(m, 0, "cash") == "P-10.1.2"


def test_p7_3_bids_count_the_pawn() -> None:
    """[P-7.3] 100 florins and 1 PP open at 200; with 2 PP a raise to 300 is covered, with 1 PP it is not."""
    assert "name jester" in texts(auction({"money": 100, "prestige": 1}), 0)
    assert auction({"money": 100}).waiting == [1]
    m = auction({}, {"money": 100, "prestige": 2}, {"money": 100, "prestige": 1}, {"money": 0})
    m.play(0, "name jester")
    assert m.waiting == [1]
    m.play(1, "raise")
    assert m.waiting == [0]
    m.play(0, "pass")
    assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (0, 0)


def test_p7_3_p7_5_without_the_option_the_pawn_moves_first() -> None:
    """[P-7.3] [P-7.5] `bid_on_prestige` off: the bid needs cash, so the pawn is moved back before it."""
    m = auction({"money": 100, "prestige": 1}, options=CASH_ONLY)
    assert m.waiting == [0]
    assert rule(m, 0, "name jester") == "P-3.2.8"
    m.play(0, "cash")
    assert rule(m, 0, "name jester") == ""
    m = auction({}, {"money": 200, "prestige": 5}, options=CASH_ONLY)
    m.play(0, "name jester")
    assert texts(m, 1) == ["pass", "cash"]
    assert rule(m, 1, "raise") == "P-3.2.8"
    play(m, 1, "cash", "raise")
    assert told(m, "raised")[-1]["hundreds"] == 3


def test_p7_3_the_last_buyer_without_the_option() -> None:
    """[P-7.3] [P-3.2.11] The price without auction must be in cash too when the option is off."""
    m = auction({}, {}, {"money": 0, "prestige": 2}, seats=3, options=CASH_ONLY)
    play(m, 0, "refuse")
    play(m, 1, "refuse")
    assert rule(m, 2, "buy jester") == "P-3.2.11"
    play(m, 2, "cash", "cash", "buy jester")
    assert (player(m, 2)["money"], player(m, 2)["prestige"], player(m, 2)["jesters"]) == (0, 0, 1)


def test_p7_3_bids_with_the_muse_need_cash() -> None:
    """[P-7.3] [P-10.1.2] 100 florins and 40 PP cannot bid 200; 200 florins can."""
    m = auction({"money": 100, "prestige": 40}, {"money": 200}, options=EXPANDED)
    assert m.waiting == [1]
    m = auction({}, {"money": 200, "prestige": 40}, {"money": 300}, options=EXPANDED)
    m.play(0, "name jester")
    assert m.waiting == [2]


def test_p7_4_money_becomes_points_only_with_a_work() -> None:
    """[P-7.4] Nowhere but after a work (and with the banker) is there a move that changes money into PP."""
    m = table({"money": 3000, "professions": ["poet"], "jesters": 6})
    for move in ("change 1", "change_all"):
        assert rule(m, 0, move) == "not-now"
        assert rule(auction(), 0, move) == "not-now"
    play(m, 0, "work poet")
    assert texts(m, 0) == [f"change {n}" for n in range(7)]
    play(m, 0, "change 2")
    assert rule(m, 0, "change 1") == "not-now"


def test_p7_4_only_out_of_this_sum() -> None:
    """[P-7.4] [P-5.2.7] Cash owned before the work cannot be changed with it."""
    m = table({"money": 9000, "professions": ["poet"], "jesters": 3})
    assert work(m, 0, "poet") == 7
    assert rule(m, 0, "change 4") == "P-5.2.7"
    play(m, 0, "change 3")
    assert player(m, 0)["money"] == 9000 + 700 - 600


def test_p7_5_decision_points() -> None:
    """[P-7.5] Choice, bid, last purchase and own turn are decision points of the player who is asked only."""
    rich = {"prestige": 9}
    m = auction(rich, rich, rich, seats=3)
    assert "cash" in texts(m, 0)
    assert rule(m, 1, "cash") == "not-asked"
    m.play(0, "name park")
    assert "cash" in texts(m, 1)
    assert rule(m, 0, "cash") == "not-asked"
    answers(m, "pass", "pass")
    assert rule(m, 0, "cash") == "not-now"  # the park is being placed
    put_anywhere(m, 0)
    m.play(1, "refuse")
    assert "cash" in texts(m, 2)
    m.play(2, "refuse")
    assert "cash" in texts(m, 0)
    all_done(m)


def test_p7_5_not_inside_an_action() -> None:
    """[P-7.5] While a building is placed, cards are looked at or a work is under way the pawn stays."""
    m = table({"prestige": 9, "professions": ["poet"], "jesters": 6, "bonus": ["each_jester"]})
    play(m, 0, "build tower")
    assert rule(m, 0, "cash") == "not-now"
    put_anywhere(m, 0)
    assert "cash" in texts(m, 0)
    play(m, 0, "work poet")
    assert rule(m, 0, "cash") == "not-now"
    play(m, 0, "finish")
    assert rule(m, 0, "cash") == "not-now"
    play(m, 0, "change 0")
    assert "cash" in texts(m, 0)
    m = table({"prestige": 9})
    play(m, 0, "buy_bonus")
    draw(m, *[f"turn_up {card}" for card in BONUS])
    assert rule(m, 0, "cash") == "not-now"
    m.play(0, "keep each_lake")
    assert rule(m, 0, "cash") == "not-now"


def test_p7_5_an_answer_to_a_proposal_is_a_decision_point() -> None:
    """[P-7.5] [P-11.2.11] The neighbour asked may move back; the one who proposes may not in between."""
    m = table({"prestige": 5}, {"prestige": 5}, options=TOGETHER)
    play(m, 0, "propose right tower")
    assert rule(m, 0, "cash") == "not-now"
    put_anywhere(m, 0)
    assert rule(m, 0, "cash") == "not-now"
    play(m, 0, "sum 0")
    play(m, 1, "cash")
    assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (3600, 4)
    play(m, 1, "accept")


def test_p7_6_cash_first_then_exactly_what_is_missing() -> None:
    """[P-7.6] 500 florins and 9 PP, a building for 700: 2 steps back, then 3 PP for it."""
    m = table({"money": 500, "prestige": 9})
    play(m, 0, "build tower", "put e1 0")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (0, 10)
    assert m.scores()[0]["moved_back"] == -2
    m = table({"money": 800, "prestige": 9})
    play(m, 0, "build tower", "put e1 0")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (100, 12)


def test_p7_6_a_bid_moves_no_pawn() -> None:
    """[P-7.6] Highest bidder on PP, then outbid: nothing was paid and no pawn moved."""
    m = auction({"money": 0, "prestige": 9})
    m.play(0, "name jester")
    assert player(m, 0)["prestige"] == 9
    answers(m, "raise", "pass", "pass", "raise", "pass")
    assert (player(m, 0)["money"], player(m, 0)["prestige"], player(m, 0)["jesters"]) == (0, 5, 1)
    m = auction({"money": 0, "prestige": 9})
    m.play(0, "name jester")
    answers(m, "raise", "pass", "pass", "pass")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (0, 9)


def test_p7_6_points_of_the_purchase_come_after_it() -> None:
    """[P-7.6] [P-3.2.13] 100 florins and no PP: neither the second architect nor the second lake pays for itself."""
    lake = {"landscapes": [{"type": "lake", "cells": ["a1", "b1", "a2", "b2"]}]}
    m = auction({"money": 100, "architects": 1, **lake})
    assert m.waiting == [1]
    m = auction({"money": 100, "prestige": 1, "architects": 1})
    win(m, 0, "architect")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (0, 3)
    assert rule(table({"money": 600}), 0, "build tower") == "P-5.1.4"
    assert rule(table({"money": 200, "architects": 1, **IN_HAND}), 0, "build tower") == "P-5.1.4"


def test_p7_7_sums_are_multiples_of_100() -> None:
    """[P-7.7] A position with 150 florins is none; in a whole game every sum is one of hundreds."""
    with pytest.raises(signoria.BadPosition, match=r"players\[0\].money"):
        table({"money": 150})
    rng = random.Random(7)
    m = signoria.new("princes", seats=3, seed=7)
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, rng.choice(list(m.legal(seat))))
    assert isinstance(m.state, Table)
    assert all([player(m, seat)["money"] % 100 == 0 for seat in range(3)])
