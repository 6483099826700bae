"""Two players: part 9."""

import pytest

import signoria
from signoria.kernel.domains import Json
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    FULL,
    LANDSCAPES,
    TOGETHER,
    Player,
    answers,
    auction,
    draw,
    own,
    play,
    player,
    put_anywhere,
    refuse_all,
    rule,
    supply,
    table,
    texts,
    told,
    win,
)

THINGS = ["jester", "architect", "prestige_card", "recruiting_card", "landscape"]


def park_room() -> Player:
    """Free squares: a3, a4, a5 and b4, where a park fits and nothing larger."""
    return {"buildings": {name: cells for name, cells in FULL["buildings"].items() if name != "tower"}}


def setup(freedoms: int = 5, **options: Json) -> Match:
    m = signoria.new("princes", seats=2, options={"two_player_freedoms": freedoms, **options}, chance="manual")
    draw(m, "start_with 0")
    return m


@pytest.mark.parametrize(("seats", "money"), [(2, 2500), (3, 3500), (5, 3500)])
def test_p9_1_2500_florins(seats: int, money: int) -> None:
    """[P-9.1] 2500 florins each with two players, 3500 with three and more."""
    m = signoria.new("princes", seats=seats, seed=1)
    assert [player(m, seat)["money"] for seat in range(seats)] == [money] * seats


def test_p9_2_opening_bid_300() -> None:
    """[P-9.2] The named object is a bid of 300, raised by 100; with 200 nobody can open or take part."""
    m = auction(seats=2)
    m.play(0, "name jester")
    assert told(m, "named")[-1]["hundreds"] == 3
    m.play(1, "raise")
    assert told(m, "raised")[-1]["hundreds"] == 4
    m.play(0, "pass")
    assert player(m, 1)["money"] == 2100
    m = auction({"money": 200}, seats=2)
    assert m.waiting == [1]
    assert texts(m, 1, "buy") == THINGS
    m = auction({"money": 300}, seats=2)
    assert m.waiting == [0]
    m.play(0, "name jester")
    m.play(1, "pass")
    assert player(m, 0)["money"] == 0


@pytest.mark.parametrize(("money", "points", "can"), [(300, 0, True), (200, 0, False), (200, 1, True), (0, 3, True)])
def test_p9_2_the_last_buyer_pays_300(money: int, points: int, can: bool) -> None:
    """[P-9.2] [P-3.2.6] The last buyer pays 300 too; 200 in cash and PP do not suffice."""
    m = auction({}, {"money": money, "prestige": points}, seats=2)
    m.play(0, "refuse")
    if not can:
        assert rule(m, 1, "buy jester") == "not-asked"
        return
    m.play(1, "buy jester")
    assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (max(0, money - 300), 0)


def test_t94_p9_2_p9_3_p9_6_the_landscape_object() -> None:
    """T-94 [P-9.2] [P-9.3] [P-9.6] 300, raised to 400, a forest picked; no landscape for the other, a jester 300."""
    m = auction(seats=2)
    assert texts(m, 0, "name") == THINGS
    for kind in LANDSCAPES:
        assert rule(m, 0, f"name {kind}") == "P-9.3"
    assert answers(m, "name landscape", "raise", "pass") == [0, 1, 0]
    assert texts(m, 1, "pick") == list(LANDSCAPES)
    m.play(1, "pick forest")
    put_anywhere(m, 1)
    assert player(m, 1)["money"] == 2100
    assert player(m, 1)["landscapes"][0]["type"] == "forest"
    assert supply(m)["forest"] == 5
    assert m.waiting == [0]
    assert texts(m, 0, "buy") == ["jester", "architect", "prestige_card", "recruiting_card"]
    assert rule(m, 0, "buy landscape") == "P-3.1.2"
    assert rule(m, 0, "buy lake") == "P-9.3"
    m.play(0, "buy jester")
    assert player(m, 0)["money"] == 2200


def test_p9_3_the_loser_chooses_again_without_landscapes() -> None:
    """[P-9.3] A chooser outbid on the landscape cannot name it again; next round it is open once more."""
    m = auction(seats=2)
    answers(m, "name landscape", "raise", "pass")
    m.play(1, "pick lake")
    put_anywhere(m, 1)
    m.play(0, "refuse")
    play(m, 0, "done")
    play(m, 1, "done")
    assert m.waiting == [1]
    assert "landscape" in texts(m, 1, "name")


def test_p9_3_three_players_have_three_stacks() -> None:
    """[P-9.3] With three players the landscapes are three objects and no common one."""
    m = auction(seats=3)
    assert texts(m, 0, "name")[:3] == list(LANDSCAPES)
    assert rule(m, 0, "name landscape") == "P-1.3"


def test_p9_3_second_of_a_type_brings_3_points() -> None:
    """[P-9.3] [P-4.1.3] The picked tile is a landscape like any other: the second lake brings 3 PP, a park none."""
    for kind, points in (("lake", 3), ("park", 0)):
        m = auction(own("lake"), seats=2)
        win(m, 0, "landscape")
        m.play(0, f"pick {kind}")
        put_anywhere(m, 0)
        assert player(m, 0)["prestige"] == points


def test_t95_p9_4_five_freedoms() -> None:
    """T-95 [P-9.4] One of each and two more of different types: 2, 2, 1, never 3 of one type."""
    m = setup()
    assert supply(m)["freedoms"] == {"travel": 1, "religion": 1, "opinion": 1}
    assert texts(m, signoria.CHANCE, "set_out") == ["travel", "religion", "opinion"]
    draw(m, "set_out travel")
    assert texts(m, signoria.CHANCE, "set_out") == ["religion", "opinion"]
    assert rule(m, signoria.CHANCE, "set_out travel") == "P-9.4"
    draw(m, "set_out religion")
    assert supply(m)["freedoms"] == {"travel": 2, "religion": 2, "opinion": 1}
    assert texts(m, signoria.CHANCE, "deal")


@pytest.mark.parametrize("more", ["travel", "religion", "opinion"])
def test_p9_4_four_freedoms_in_the_harder_game(more: str) -> None:
    """[P-9.4] The option: one of each and one more."""
    m = setup(4)
    draw(m, f"set_out {more}")
    assert sorted(supply(m)["freedoms"].values()) == [1, 1, 2]
    assert supply(m)["freedoms"][more] == 2
    assert texts(m, signoria.CHANCE, "deal")


@pytest.mark.parametrize("seed", range(6))
def test_p9_4_at_random(seed: int) -> None:
    """[P-9.4] Drawn by chance: 5 in all, no type more than twice; three players have 2 of each whatever the option."""
    m = signoria.new("princes", seats=2, seed=seed)
    assert sorted(supply(m)["freedoms"].values()) == [1, 2, 2]
    m = signoria.new("princes", seats=3, options={"two_player_freedoms": 4}, seed=seed)
    assert list(supply(m)["freedoms"].values()) == [2, 2, 2]


def test_p9_4_a_single_freedom_goes_to_one_player_only() -> None:
    """[P-9.4] [P-5.5.1] The type there is once: the second player cannot introduce it."""
    freedoms = {"travel": 1, "religion": 2, "opinion": 1}
    m = table({}, {"freedoms": ["opinion"]}, seats=2, supply={"freedoms": {**freedoms, "opinion": 0, "travel": 2}})
    assert texts(m, 0, "introduce") == ["travel", "religion"]


def test_p9_5_with_the_muse() -> None:
    """[P-9.5] A2 and the cards are as with more players: 300 to 1500, both bid, the banker's pot of 600."""
    m = auction(seats=2, options=EXPANDED)
    m.play(0, "name jester")
    assert told(m, "named")[-1]["hundreds"] == 3
    m.play(1, "pass")
    m.play(1, "refuse")
    assert texts(m, 0, "bid")[0] == "muse 3"
    assert answers(m, "bid muse 3", "bid muse 4", "bid banker 0") == [0, 1, 0]
    assert [player(m, seat)["money"] for seat in (0, 1)] == [2200 + 600, 2100]
    assert player(m, 1)["character"] == "muse"


def test_p9_5_building_together() -> None:
    """[P-9.5] [P-11.1.1] Two neighbours with one border: each has a neighbour on one side only."""
    m = table(seats=2, options=TOGETHER)
    assert "propose right tower" in texts(m, 0)
    assert rule(m, 0, "propose left tower") == "P-11.1.1"
    m = table(seats=2, turn=1, options=TOGETHER)
    assert "propose left tower" in texts(m, 1)
    assert rule(m, 1, "propose right tower") == "P-11.1.1"


def test_p9_6_room_for_one_type_is_enough() -> None:
    """[P-9.6] Only a park fits: the landscape can be named and bid on, and only the park can be picked."""
    m = auction(park_room(), seats=2)
    win(m, 0, "landscape")
    # Nothing else can be picked and there is one place for it, so nobody is asked.
    assert player(m, 0)["landscapes"] == [{"type": "park", "cells": ["a3", "a4", "a5"]}]
    m = auction({}, park_room(), seats=2)
    m.play(0, "name landscape")
    assert m.waiting == [1]


def test_p9_6_no_room_no_bid() -> None:
    """[P-9.6] [P-4.1.5] One free square: the landscape can be neither named nor bid on nor bought."""
    m = auction(FULL, seats=2)
    assert rule(m, 0, "name landscape") == "P-4.1.5"
    m = auction({}, FULL, seats=2)
    m.play(0, "name landscape")
    assert m.waiting == [0]  # the other counts as having passed
    assert texts(m, 0, "pick") == list(LANDSCAPES)
    m = auction({}, FULL, seats=2)
    m.play(0, "refuse")
    assert rule(m, 1, "buy landscape") == "P-4.1.5"


def test_p9_6_the_fitting_type_must_be_left() -> None:
    """[P-9.6] All 6 parks are gone and nothing else fits: not nameable; another player may still name it."""
    m = auction(park_room(), own(*["park"] * 6), seats=2)
    assert rule(m, 0, "name landscape") == "P-4.1.5"
    m = auction(park_room(), own(*["park"] * 6), seats=2, start=1)
    win(m, 1, "landscape")
    assert texts(m, 1, "pick") == ["forest", "lake"]
    assert rule(m, 1, "pick park") == "P-9.6"


def test_p9_6_open_for_the_last_buyer_if_not_won() -> None:
    """[P-9.6] [P-3.2.6] Nobody won it: the last buyer takes it for 300."""
    m = auction(seats=2)
    win(m, 0, "jester")
    m.play(1, "buy landscape")
    m.play(1, "pick lake")
    put_anywhere(m, 1)
    assert player(m, 1)["money"] == 2200
    refuse_all(m)
    assert m.waiting == [0]
