"""Phase A, the auction: part 3. Anna, Bartek, Cezary and Dawid of the book are seats 0 to 3."""

import random

import pytest

from signoria import CHANCE
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    FULL,
    LANDSCAPES,
    PRESTIGE_CARDS,
    Player,
    all_done,
    answers,
    auction,
    gains,
    look,
    own,
    play,
    player,
    put_anywhere,
    refuse_all,
    rule,
    stack,
    supply,
    texts,
    told,
    win,
)

THINGS = ["forest", "lake", "park", "jester", "architect", "prestige_card", "recruiting_card"]


# ---------------------------------------------------------------- the book's example


def test_t02_p3_2_1_p3_2_3_anna_takes_the_park_for_200() -> None:
    """T-02 [P-3.2.1] [P-3.2.3] [P-3.1.1] All pass: Anna pays 200, the park stack is marked, Anna is out."""
    m = auction()
    m.play(0, "name park")
    assert answers(m, "pass", "pass", "pass") == [1, 2, 3]
    play(m, 0, "put a1 0")
    assert gains({**player(m, 0), "money": 3500}, player(m, 0)) == {"money": -200}
    assert [player(m, seat)["money"] for seat in (1, 2, 3)] == [3500] * 3
    assert player(m, 0)["landscapes"] == [{"type": "park", "cells": ["a1", "b1", "c1"]}]
    assert m.waiting == [1]
    assert "park" not in texts(m, 1, "name")
    assert rule(m, 1, "name park") == "P-3.1.2"
    m.play(1, "name jester")
    assert answers(m, "pass", "pass") == [2, 3]


def test_t03_p3_2_2_dawid_wins_the_jester_for_700() -> None:
    """T-03 [P-3.2.2] [P-3.2.3] 200, 300, 400, 500, 600, 700, both others pass: only Dawid pays, 700."""
    m = auction({}, start=1)
    play(m, 1, "name jester")
    m.play(2, "raise")
    m.play(3, "raise")
    m.play(0, "pass")
    assert answers(m, "raise", "raise", "raise", "pass", "pass") == [1, 2, 3, 1, 2]
    assert [player(m, seat)["money"] for seat in range(4)] == [3500, 3500, 3500, 2800]
    assert [player(m, seat)["jesters"] for seat in range(4)] == [0, 0, 0, 1]
    assert [event["hundreds"] for event in told(m, "raised")] == [3, 4, 5, 6, 7]


def test_t04_p3_2_4_bartek_chooses_again() -> None:
    """T-04 [P-3.2.4] [P-3.1.1] T-02 and T-03 before; then Bartek and Cezary alone bid for a forest up to 600."""
    m = auction()
    win(m, 0, "park")
    put_anywhere(m, 0)
    m.play(1, "name jester")
    assert answers(m, "raise", "raise", "raise", "raise", "raise", "pass", "pass") == [2, 3, 1, 2, 3, 1, 2]
    assert m.waiting == [1]
    assert texts(m, 1, "name") == ["forest", "lake", "architect", "prestige_card", "recruiting_card"]
    m.play(1, "name forest")
    assert answers(m, "raise", "raise", "raise", "raise", "pass") == [2, 1, 2, 1, 2]
    put_anywhere(m, 1)
    assert [player(m, seat)["money"] for seat in range(4)] == [3300, 2900, 3500, 2800]
    assert m.waiting == [2]
    assert texts(m, 2, "buy") == ["lake", "architect", "prestige_card", "recruiting_card"]


# ---------------------------------------------------------------- limits


def test_p3_1_1_a_winner_takes_no_further_part() -> None:
    """[P-3.1.1] Whoever won is asked neither to choose nor to bid in this round; in the next round again."""
    m = auction(round=1)
    m.play(0, "name jester")
    answers(m, "raise", "pass", "pass", "pass")
    assert m.waiting == [0]
    assert rule(m, 1, "name forest") == "P-3.2.9"
    m.play(0, "name architect")
    assert m.waiting == [2]
    answers(m, "pass", "pass")
    assert m.waiting == [2]
    win(m, 2, "recruiting_card")
    m.play(3, "refuse")
    all_done(m)
    assert m.waiting == [1]
    assert "name jester" in texts(m, 1)


@pytest.mark.parametrize("thing", THINGS)
def test_p3_1_2_one_object_of_a_stack_and_round(thing: str) -> None:
    """[P-3.1.2] A marked stack can be neither named nor bought, by anybody, though it is not empty."""
    m = auction()
    win(m, 0, thing)
    if thing == "prestige_card":
        look(m, 0, "most_works", "most_parks", "most_lakes", "most_forests", "most_jesters")
    elif thing in LANDSCAPES:
        put_anywhere(m, 0)
    assert m.waiting == [1]
    assert texts(m, 1, "name") == [other for other in THINGS if other != thing]
    assert rule(m, 1, f"name {thing}") == "P-3.1.2"
    play(m, 1, "refuse")
    play(m, 2, "refuse")
    assert texts(m, 3, "buy") == [other for other in THINGS if other != thing]
    assert rule(m, 3, f"buy {thing}") == "P-3.1.2"


def test_t63_p3_1_2_an_empty_stack_cannot_be_named() -> None:
    """T-63 [P-3.1.2] All 5 recruiting cards sold, all 6 architects gone, no prestige card left, no jester left."""
    m = auction({"recruiting_cards": 3}, {"recruiting_on_table": 2})
    assert "recruiting_card" not in texts(m, 0, "name")
    assert rule(m, 0, "name recruiting_card") == "P-3.1.2"
    m = auction({}, {"architects": 3}, {"architects": 3})
    assert rule(m, 0, "name architect") == "P-3.1.2"
    assert rule(auction({}, {"jesters": 7}), 0, "name jester") == "P-3.1.2"
    m = auction({}, {"prestige_cards": PRESTIGE_CARDS})
    assert rule(m, 0, "name prestige_card") == "P-3.1.2"
    parks = [own(*["park"] * n) for n in (3, 3)]
    assert rule(auction({}, *parks), 0, "name park") == "P-3.1.2"
    assert rule(auction({}, own(*["park"] * 5)), 0, "name park") == ""


def test_p3_1_2_an_empty_stack_cannot_be_bought_by_the_last_player() -> None:
    """[P-3.1.2] [P-3.2.6] The last buyer too needs a stack that is not empty."""
    m = auction({"jesters": 7})
    for seat in (0, 1, 2):
        m.play(seat, "refuse")
    assert "jester" not in texts(m, 3, "buy")
    assert rule(m, 3, "buy jester") == "P-3.1.2"


def test_p3_1_3_three_architects_at_most() -> None:
    """[P-3.1.3] A player with 3 cannot choose an architect; with 2 he can; other objects have no limit."""
    m = auction({"architects": 3, "jesters": 5, "recruiting_cards": 4})
    assert texts(m, 0, "name") == [thing for thing in THINGS if thing != "architect"]
    assert rule(m, 0, "name architect") == "P-3.1.3"
    assert rule(auction({"architects": 2}), 0, "name architect") == ""


def test_t64_p3_1_3_three_architects_count_as_passed() -> None:
    """T-64 [P-3.1.3] [P-3.2.9] A player with 3 architects is passed over, which is no refusal."""
    m = auction({}, {"architects": 3})
    m.play(0, "name architect")
    assert m.waiting == [2]
    assert rule(m, 1, "raise") == "P-3.1.3"
    answers(m, "pass", "pass")
    assert m.waiting == [1]
    m.play(1, "name jester")
    assert m.waiting == [2]


def test_p3_1_3_the_last_buyer_cannot_take_a_fourth_architect() -> None:
    """[P-3.1.3] [P-3.2.11] The purchase without auction is bound by the same limits."""
    m = auction({}, {}, {"architects": 3}, seats=3)
    m.play(0, "refuse")
    m.play(1, "refuse")
    assert rule(m, 2, "buy architect") == "P-3.1.3"
    assert "architect" not in texts(m, 2, "buy")


# ---------------------------------------------------------------- bidding


def test_t62_p3_2_1_p3_2_2_the_opening_is_200_and_a_raise_is_100() -> None:
    """T-62 [P-3.2.1] [P-3.2.2] Nobody opens at 300 or jumps from 300 to 500: sums are not chosen."""
    m = auction()
    m.play(0, "name jester")
    assert told(m, "named") == [{"event": "named", "rule": "P-3.2.1", "seat": 0, "object": "jester", "hundreds": 2}]
    assert texts(m, 1) == ["raise", "pass"]
    answers(m, "raise", "raise")
    assert [event["hundreds"] for event in told(m, "raised")] == [3, 4]
    for move in ("name forest", "buy forest", "refuse", "bid muse 5"):
        assert rule(m, 3, move) == "not-now"


def test_t60_p3_2_2_a_pass_is_final_for_this_object_only() -> None:
    """T-60 [P-3.2.2] Who passed on the jester is not asked again for it, but may bid on the forest named next."""
    m = auction()
    m.play(0, "name jester")
    assert answers(m, "pass", "raise", "raise", "raise", "pass", "pass") == [1, 2, 3, 0, 2, 3]
    assert m.waiting == [1]
    m.play(1, "name forest")
    assert answers(m, "raise", "raise", "pass", "raise", "pass") == [2, 3, 1, 2, 3]
    assert player(m, 2)["money"] == 3500 - 500


def test_p3_2_3_others_pay_nothing_and_the_bank_takes_the_bid() -> None:
    """[P-3.2.3] Three bidders, one winner; the money goes to nobody else."""
    m = auction(seats=3)
    m.play(0, "name architect")
    answers(m, "raise", "raise", "raise", "pass", "pass")
    assert [player(m, seat)["money"] for seat in range(3)] == [3000, 3500, 3500]
    assert [player(m, seat)["architects"] for seat in range(3)] == [1, 0, 0]
    assert supply(m)["architects"] == 5


def test_p3_2_4_p3_2_12_next_is_counted_from_the_chooser() -> None:
    """[P-3.2.4] [P-3.2.12] Seat 2 wins seat 0's object: seat 0 again; seat 0 wins: seat 1, not seat 3."""
    m = auction()
    m.play(0, "name jester")
    answers(m, "pass", "raise", "pass", "pass")
    assert m.waiting == [0]
    win(m, 0, "architect")
    assert m.waiting == [1]
    win(m, 1, "recruiting_card")
    assert m.waiting == [3]
    assert "buy forest" in texts(m, 3)


def test_p3_2_12_after_a_refusal_too_next_is_counted_from_the_chooser() -> None:
    """[P-3.2.12] [P-3.2.5] Seat 3 wins seat 1's object, seat 1 then refuses: seat 2 chooses, not seat 0."""
    m = auction(start=1)
    m.play(1, "name jester")
    assert answers(m, "pass", "raise", "pass", "pass") == [2, 3, 0, 1]
    m.play(1, "refuse")
    assert m.waiting == [2]
    assert "name forest" in texts(m, 2)


def test_p3_2_5_a_refusal_is_for_the_whole_round() -> None:
    """[P-3.2.5] Out of all auctions, of objects named by others too; in the next round in again."""
    m = auction()
    m.play(0, "refuse")
    assert m.waiting == [1]
    m.play(1, "name jester")
    assert answers(m, "raise", "raise", "pass", "pass") == [2, 3, 1, 2]
    assert m.waiting == [1]
    m.play(1, "name architect")
    assert answers(m, "pass") == [2]
    m.play(2, "refuse")
    assert "done" in texts(m, m.waiting[0])
    all_done(m)
    assert m.waiting == [1]
    m.play(1, "name jester")
    answers(m, "pass", "pass")
    assert m.waiting == [0]


def test_p3_2_5_passing_on_the_object_of_another_is_no_refusal() -> None:
    """[P-3.2.5] Whoever passed on everything may still choose when the turn comes."""
    m = auction()
    win(m, 0, "jester")
    win(m, 1, "architect")
    assert m.waiting == [2]
    assert "forest" in texts(m, 2, "name")


# ---------------------------------------------------------------- the last player


def test_p3_2_6_the_last_player_takes_one_object_for_200() -> None:
    """[P-3.2.6] Without auction, of a stack that is available, for 200; and then nothing more."""
    m = auction(seats=3)
    win(m, 0, "jester")
    win(m, 1, "architect")
    assert m.waiting == [2]
    assert texts(m, 2) == [
        "buy forest", "buy lake", "buy park", "buy prestige_card", "buy recruiting_card", "refuse"
    ]  # fmt: skip
    m.play(2, "buy lake")
    put_anywhere(m, 2)
    assert player(m, 2)["money"] == 3300
    assert m.waiting == [0]
    assert "done" in texts(m, 0)


def test_p3_2_6_or_nothing() -> None:
    """[P-3.2.6] The last player may take nothing and pays nothing."""
    m = auction(seats=3)
    win(m, 0, "jester")
    win(m, 1, "architect")
    m.play(2, "refuse")
    assert player(m, 2)["money"] == 3500
    assert m.waiting == [0]
    assert "done" in texts(m, 0)


def test_p3_2_7_the_end_of_phase_a_takes_the_markers_back() -> None:
    """[P-3.2.7] When all have won, bought or dropped out phase B begins; in the next round every stack is open."""
    m = auction(seats=3)
    win(m, 0, "jester")
    m.play(1, "refuse")
    m.play(2, "buy architect")
    all_done(m)
    assert m.position()["round"] == 2
    assert texts(m, 1, "name") == THINGS


def test_p3_2_11_refusals_alone_make_a_last_buyer() -> None:
    """[P-3.2.11] [P-3.2.6] All others refuse: the last one buys for 200 although nothing was auctioned."""
    m = auction(start=2)
    for seat in (2, 3, 0):
        m.play(seat, "refuse")
    assert m.waiting == [1]
    assert texts(m, 1, "buy") == THINGS
    m.play(1, "buy jester")
    assert gains({**player(m, 1), "money": 3500, "jesters": 0}, player(m, 1)) == {"money": -200, "jesters": 1}
    assert m.waiting == [2]


def test_p3_2_11_a_last_player_without_money_gets_nothing() -> None:
    """[P-3.2.11] 100 florins and no PP: nothing is asked; with 1 PP the price can be covered."""
    m = auction({}, {}, {"money": 100}, seats=3)
    m.play(0, "refuse")
    m.play(1, "refuse")
    assert m.waiting == [0]
    assert "done" in texts(m, 0)
    m = auction({}, {}, {"money": 100, "prestige": 1}, seats=3)
    m.play(0, "refuse")
    m.play(1, "refuse")
    assert m.waiting == [2]
    m.play(2, "buy jester")
    assert (player(m, 2)["money"], player(m, 2)["prestige"]) == (0, 0)


def test_p3_2_11_the_last_player_needs_room_for_a_landscape() -> None:
    """[P-3.2.11] [P-4.1.5] A landscape without room cannot be bought."""
    m = auction({}, {}, FULL, seats=3)
    m.play(0, "refuse")
    m.play(1, "refuse")
    assert rule(m, 2, "buy forest") == "P-4.1.5"
    assert "forest" not in texts(m, 2, "buy")


# ---------------------------------------------------------------- who may bid


def test_p3_2_8_bids_must_be_coverable() -> None:
    """[P-3.2.8] [P-3.2.9] With 400 florins a bid of 400 is possible and 500 is not: counted as passed."""
    m = auction({}, {"money": 400}, seats=3)
    m.play(0, "name jester")
    assert answers(m, "raise", "raise", "raise", "raise") == [1, 2, 0, 2]
    m.play(0, "pass")
    assert player(m, 2)["money"] == 3500 - 600
    assert player(m, 1)["money"] == 400
    m = auction({}, {"money": 400}, seats=3)
    m.play(0, "name jester")
    assert answers(m, "pass", "raise", "pass") == [1, 2, 0]


@pytest.mark.parametrize(
    ("money", "prestige", "asked"), [(300, 0, True), (200, 0, False), (200, 1, True), (0, 3, True)]
)
def test_p3_2_8_prestige_covers_a_bid(money: int, prestige: int, asked: bool) -> None:
    """[P-3.2.8] Cash and 100 for each PP must reach the next bid."""
    m = auction({}, {"money": money, "prestige": prestige})
    m.play(0, "name jester")
    assert (m.waiting == [1]) == asked
    if asked:
        m.play(1, "raise")
        answers(m, "pass", "pass", "pass")
        assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (0, money // 100 + prestige - 3)


def test_p3_2_8_with_the_expansion_prestige_does_not_count() -> None:
    """[P-3.2.8] With the Muse and the Princess a bid needs cash."""
    m = auction({}, {"money": 200, "prestige": 9}, options=EXPANDED)
    m.play(0, "name jester")
    assert m.waiting == [2]


def test_p3_2_8_option_cash_only() -> None:
    """[P-3.2.8] bid_on_prestige off: the pawn is moved back first, then the cash is bid."""
    m = auction({}, {"money": 200, "prestige": 2}, options={"bid_on_prestige": False})
    m.play(0, "name jester")
    assert m.waiting == [1]
    assert rule(m, 1, "raise") == "P-3.2.8"
    play(m, 1, "cash", "raise")
    assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (300, 1)


def test_p3_2_9_entitled_to_bid() -> None:
    """[P-3.2.9] Not asked: who refused, who won, who passed, who has no room, who cannot cover the next bid."""
    m = auction({}, {}, FULL, {"money": 200}, {}, seats=5)
    m.play(0, "refuse")
    m.play(1, "name forest")
    assert answers(m, "raise") == [4]
    assert m.waiting == [1]
    m.play(1, "raise")
    m.play(4, "pass")
    put_anywhere(m, 1)
    m.play(2, "name jester")
    assert answers(m, "pass") == [4]
    m.play(3, "name architect")
    assert m.waiting == [4]


def test_p3_2_9_the_highest_bidder_is_not_asked() -> None:
    """[P-3.2.9] When all others have passed, the highest bidder neither passes nor raises."""
    m = auction(seats=3)
    m.play(0, "name jester")
    answers(m, "raise", "pass")
    assert m.waiting == [0]
    assert rule(m, 1, "pass") == "P-3.2.9"
    m.play(0, "pass")
    assert player(m, 1)["jesters"] == 1


def test_p3_2_9_being_passed_over_is_no_refusal() -> None:
    """[P-3.2.9] Who could not cover a bid on one object chooses and bids later in the round."""
    m = auction({}, {"money": 200}, seats=3)
    m.play(0, "name jester")
    assert answers(m, "pass") == [2]
    assert m.waiting == [1]
    assert "name architect" in texts(m, 1)


def test_p3_2_10_a_chooser_without_money_counts_as_refusing() -> None:
    """[P-3.2.10] 100 florins and no PP: the next player chooses, and this one is out of the round."""
    m = auction({"money": 100})
    assert m.waiting == [1]
    assert [event["seat"] for event in told(m, "refused")] == [0]  # settled while the position is loaded
    m.play(1, "name jester")
    assert answers(m, "pass", "pass") == [2, 3]
    assert m.waiting == [2]
    m = auction({}, {"money": 100})
    win(m, 0, "jester")
    assert m.waiting == [2]
    assert [event["seat"] for event in told(m, "refused")] == [1]
    m = auction({"money": 100, "prestige": 1})
    assert m.waiting == [0]


def test_p3_2_10_a_chooser_without_an_allowed_stack_counts_as_refusing() -> None:
    """[P-3.2.10] No jester, architect, prestige or recruiting card left and no room: the chooser is out."""
    full = {**FULL, "jesters": 7, "architects": 3, "recruiting_cards": 5, "prestige_cards": PRESTIGE_CARDS}
    m = auction(full, {}, {"architects": 3}, seats=3)
    assert m.waiting == [1]
    assert texts(m, 1, "name") == ["forest", "lake", "park"]


# ---------------------------------------------------------------- carrying out


def test_p3_2_13_an_object_is_carried_out_before_the_next_is_named() -> None:
    """[P-3.2.13] Pay, take, place or look; only then the next chooser is asked."""
    m = auction()
    win(m, 0, "forest")
    assert m.waiting == [0]
    assert player(m, 0)["money"] == 3300
    assert {text.split()[0] for text in texts(m, 0)} == {"put"}
    put_anywhere(m, 0)
    assert m.waiting == [1]
    m.play(1, "name prestige_card")
    answers(m, "pass", "pass")
    assert player(m, 1)["money"] == 3300
    look(m, 1, "most_works", "most_parks", "most_lakes", "most_forests", "most_jesters")
    assert player(m, 1)["prestige_cards"] == ["most_works"]
    assert stack(m, "prestige")["under"] == ["most_parks", "most_lakes", "most_forests", "most_jesters"]
    assert m.waiting == [2]
    m.play(2, "name recruiting_card")
    m.play(3, "pass")
    assert player(m, 2)["recruiting_cards"] == 1
    assert m.waiting == [3]


def test_p3_2_13_prestige_of_the_object_does_not_help_to_pay_for_it() -> None:
    """[P-3.2.13] 200 florins, 0 PP, second architect worth 3 PP: a bid of 300 is not covered."""
    m = auction({}, {"money": 200, "architects": 1})
    m.play(0, "name architect")
    assert m.waiting == [2]
    m = auction({}, {"money": 200, "architects": 1, "prestige": 1})
    m.play(0, "name architect")
    m.play(1, "raise")
    answers(m, "pass", "pass", "pass")
    assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (0, 3)


def test_p3_2_13_all_refuse() -> None:
    """[P-3.2.7] [P-3.2.13] Nobody wants anything: phase B begins with nothing sold."""
    m = auction()
    before = supply(m)
    refuse_all(m)
    assert supply(m) == before
    assert m.waiting == [0]
    assert "done" in texts(m, 0)


# ---------------------------------------------------------------- moving back


def test_t66_p7_1_moving_back() -> None:
    """T-66 [P-7.1] 12 PP, 3 steps back: 300 florins more, 9 PP. From 2 PP not more than 2 steps."""
    m = auction({"prestige": 12})
    play(m, 0, "cash", "cash", "cash")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (3800, 9)
    m = auction({"prestige": 2})
    play(m, 0, "cash", "cash")
    assert "cash" not in texts(m, 0)
    assert rule(m, 0, "cash") == "P-7.1"
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (3700, 0)
    assert m.scores()[0]["moved_back"] == -2


# ---------------------------------------------------------------- a slow second auctioneer


class Auctioneer:
    """Phase A played by the letter of part 3, with lists and sets; asks the table at every step whether it agrees."""

    def __init__(self, m: Match, rng: random.Random, start: int) -> None:
        self.m = m
        self.rng = rng
        self.seats = m.seats
        self.out: set[int] = set()
        self.marked: set[str] = set()
        self.chooser = start

    def means(self, seat: int) -> int:
        one = player(self.m, seat)
        return int(one["money"]) + 100 * int(one["prestige"])

    def may_own(self, seat: int, thing: str) -> bool:
        one = player(self.m, seat)
        left = supply(self.m)
        if thing in LANDSCAPES:
            return bool(left[thing]) and len(one["buildings"]) < 8  # the full principality has eight
        if thing == "architect":
            return bool(left["architects"]) and one["architects"] < 3
        if thing == "prestige_card":
            pile = stack(self.m, "prestige")
            return bool(pile["shuffled"] + len(pile["under"]))
        return bool(left[thing + "s"])

    def open_stacks(self, seat: int) -> list[str]:
        return [thing for thing in THINGS if thing not in self.marked and self.may_own(seat, thing)]

    def next_in(self, seat: int, without: set[int]) -> int:
        while seat in without:
            seat = (seat + 1) % self.seats
        return seat

    def run(self) -> None:
        while len(self.out) < self.seats:
            left = [seat for seat in range(self.seats) if seat not in self.out]
            if len(left) == 1:
                self.last_buyer(left[0])
                continue
            self.chooser = self.next_in(self.chooser, self.out)
            allowed = self.open_stacks(self.chooser)
            if self.means(self.chooser) < 200 or not allowed:
                self.out.add(self.chooser)
                continue
            assert self.m.waiting == [self.chooser]
            assert texts(self.m, self.chooser, "name") == allowed
            if self.rng.random() < 0.15:
                self.m.play(self.chooser, "refuse")
                self.out.add(self.chooser)
            else:
                self.sell(self.rng.choice(allowed))

    def last_buyer(self, seat: int) -> None:
        allowed = self.open_stacks(seat)
        self.out.add(seat)
        if self.means(seat) < 200 or not allowed:
            if "refuse" in texts(self.m, seat):  # asked all the same, since the pawn could be moved back
                self.m.play(seat, "refuse")
            return
        assert self.m.waiting == [seat]
        assert texts(self.m, seat, "buy") == allowed
        if self.rng.random() < 0.3:
            self.m.play(seat, "refuse")
            return
        thing = self.rng.choice(allowed)
        before = self.means(seat)
        self.m.play(seat, f"buy {thing}")
        self.take(seat, thing, before, 200)

    def sell(self, thing: str) -> None:
        before = {seat: self.means(seat) for seat in range(self.seats)}
        self.m.play(self.chooser, f"name {thing}")
        bid, highest, passed = 200, self.chooser, set(self.out)
        seat = self.chooser
        while len(passed) < self.seats - 1:
            seat = self.next_in((seat + 1) % self.seats, passed)
            if seat == highest:
                break
            if before[seat] < bid + 100 or not self.may_own(seat, thing):
                passed.add(seat)
                continue
            assert self.m.waiting == [seat]
            move = self.rng.choice(["raise", "raise", "pass"])
            self.m.play(seat, move)
            if move == "raise":
                bid, highest = bid + 100, seat
            else:
                passed.add(seat)
        self.take(highest, thing, before[highest], bid)
        self.out.add(highest)

    def take(self, seat: int, thing: str, before: int, price: int) -> None:
        self.marked.add(thing)
        points = 300 if thing == "architect" and player(self.m, seat)["architects"] >= 2 else 0
        assert self.means(seat) == before - price + points
        while self.m.waiting == [CHANCE]:
            self.m.play(CHANCE, self.rng.choice(texts(self.m, CHANCE)))
        while self.m.waiting == [seat] and texts(self.m, seat)[0].split()[0] in ("put", "keep", "under"):
            self.m.play(seat, self.rng.choice(texts(self.m, seat)))


@pytest.mark.parametrize("seed", range(40))
def test_p3_2_random_auctions_as_a_slow_auctioneer_holds_them(seed: int) -> None:
    """[P-3.2.2] [P-3.2.4] [P-3.2.6] [P-3.2.9] [P-3.2.10] [P-3.2.12] Who is asked, for what, and who pays what."""
    rng = random.Random(seed)
    seats = rng.randint(3, 5)
    players: list[Player] = []
    for _ in range(seats):
        one: Player = {"money": 100 * rng.choice([0, 1, 2, 3, 5, 9]), "prestige": rng.choice([0, 0, 1, 4])}
        one["jesters"] = rng.choice([0, 1])
        one["architects"] = (3, 1, 0, 2, 0)[len(players)]
        players.append({**one, **FULL} if rng.random() < 0.2 and sum("buildings" in p for p in players) < 3 else one)
    rng.shuffle(players)
    start = rng.randrange(seats)
    m = auction(*players, seats=seats, start=start)
    Auctioneer(m, rng, start).run()
    steps = m.position()["steps"]
    assert isinstance(steps, list)
    assert "auction" not in [step["step"] for step in steps if isinstance(step, dict)]
