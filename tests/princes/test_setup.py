"""Components, setup and course of the game: parts 0 to 2."""

import random

import pytest

import signoria
from signoria import CHANCE
from signoria.games.princes.pieces import BONUS_CARDS, PRESTIGES, PROFESSIONS
from signoria.games.princes.state import Table
from signoria.kernel.domains import Json
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    PALACE,
    all_done,
    auction,
    draw,
    own,
    placements,
    play,
    player,
    refuse_all,
    stack,
    supply,
    table,
    texts,
    told,
    win,
)

NAMES = [card.name for card in PROFESSIONS]


def dealt(seats: int, start: int = 0, **options: object) -> Match:
    """A new game after the deal: seat 0 has professions 0 to 3, seat 1 has 4 to 7 and so on."""
    m = signoria.new("princes", seats=seats, options=dict(options), chance="manual")
    draw(m, f"start_with {start}")
    if seats == 2:
        draw(m, "set_out travel", "set_out religion")
    draw(m, *[f"deal {name}" for name in NAMES[: 4 * seats]])
    return m


def begun(seats: int, start: int = 0, **options: object) -> Match:
    """Everybody returns the last of the four cards."""
    m = dealt(seats, start, **options)
    for seat in range(seats):
        m.play(seat, f"return {NAMES[4 * seat + 3]}")
    return m


# ---------------------------------------------------------------- components


def test_p0_2_p0_5_what_is_in_the_box() -> None:
    """[P-0.2] [P-0.3] [P-0.4] [P-0.5] 3 of each building, 6 of each landscape, 7 jesters, 6 architects, 60 cards."""
    m = begun(5)
    left = supply(m)
    assert len(left["buildings"]) == 10
    assert set(left["buildings"].values()) == {3}
    assert [left[kind] for kind in ("forest", "lake", "park")] == [6, 6, 6]
    assert (left["jesters"], left["architects"], left["recruiting_cards"]) == (7, 6, 5)
    assert left["freedoms"] == {"travel": 4, "religion": 4, "opinion": 4}
    assert (len(PROFESSIONS), len(PRESTIGES), len(BONUS_CARDS), left["recruiting_cards"]) == (21, 14, 20, 5)


def test_p0_5_the_bank_is_unlimited() -> None:
    """[P-0.5] All pieces of money together are 22200 florins; a player may have more, and still be paid."""
    m = table({"money": 30000, "professions": ["poet"], "jesters": 4}, round=1)
    play(m, 0, "work poet", "change 0")
    assert player(m, 0)["money"] == 30900


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t01_p1_1_every_player_begins_alike(seats: int) -> None:
    """T-01 [P-1.1] 2x1000 + 2x500 + 5x100 = 3500 florins, pawn on 0, nothing but the palace in the principality."""
    m = begun(seats)
    for seat in range(seats):
        one = player(m, seat)
        assert (one["money"], one["prestige"], one["jesters"], one["architects"]) == (3500, 0, 0, 0)
        assert (one["buildings"], one["landscapes"], one["freedoms"]) == ({}, [], [])
        assert (one["bonus"], one["prestige_cards"], one["recruiting_cards"], one["table"]) == ([], [], 0, [])


def test_p1_1_the_palace_fills_the_bottom_left_corner() -> None:
    """[P-1.1] A park is laid everywhere but on rows 5 and 6 of columns 0 to 2."""
    m = auction()
    win(m, 0, "park")
    free = {f"{cell} {turn}" for cell, turn, squares in placements("park") if not squares & PALACE}
    assert set(texts(m, 0, "put")) == free


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p1_2_four_are_dealt_three_are_kept(seats: int) -> None:
    """[P-1.2] Everybody keeps 3 of 4; the stack has the other 21 - 3 for each, the returned ones among them."""
    m = dealt(seats)
    for seat in range(seats):
        assert player(m, seat)["pack"] == NAMES[4 * seat : 4 * seat + 4]
        assert texts(m, seat) == [f"return {name}" for name in NAMES[4 * seat : 4 * seat + 4]]
    for seat in range(seats):
        m.play(seat, f"return {NAMES[4 * seat + 1]}")
    for seat in range(seats):
        kept = [NAMES[4 * seat], *NAMES[4 * seat + 2 : 4 * seat + 4]]
        assert sorted(player(m, seat)["professions"]) == sorted(kept)
    assert stack(m, "professions") == {"shuffled": 21 - 3 * seats, "under": []}


def test_t112_p1_2_with_five_players_six_professions_are_left_and_the_returned_can_come_up() -> None:
    """T-112 [P-1.2] 5 players: 21 - 15 = 6 cards, the one not dealt and the five returned, any of them on top."""
    m = begun(5)
    assert stack(m, "professions")["shuffled"] == 6
    refuse_all(m)
    m.play(m.waiting[0], "learn")
    returned = [NAMES[4 * seat + 3] for seat in range(5)]
    assert sorted(texts(m, CHANCE, "turn_up")) == sorted([NAMES[20], *returned])


def test_p1_2_only_a_card_of_the_own_pack_is_returned() -> None:
    """[P-1.2] A card of somebody else, or of none, cannot be returned."""
    m = dealt(3)
    assert [why.rule for why in m.why_not(0, f"return {NAMES[4]}")] == ["P-1.2"]
    assert [why.rule for why in m.why_not(0, f"return {NAMES[20]}")] == ["P-1.2"]


def test_p1_3_seven_stacks_for_phase_a() -> None:
    """[P-1.3] The first chooser may name any of seven objects."""
    things = ["forest", "lake", "park", "jester", "architect", "prestige_card", "recruiting_card"]
    assert texts(begun(3), 0, "name") == things


def test_p1_4_stacks_for_phase_b_and_shuffled_stacks() -> None:
    """[P-1.4] Buildings, freedoms, professions and bonus cards are there; any card may be the top one of its stack."""
    m = begun(4)
    assert stack(m, "bonus") == {"shuffled": 20, "under": []}
    assert stack(m, "prestige") == {"shuffled": 14, "under": []}
    win(m, 0, "prestige_card")
    assert texts(m, CHANCE, "turn_up") == [card.name for card in PRESTIGES]
    m = begun(4)
    refuse_all(m)
    assert {"learn", "buy_bonus", "introduce travel", "build chapel", "build university"} <= set(texts(m, 0))
    m.play(0, "buy_bonus")
    assert texts(m, CHANCE, "turn_up") == [card.name for card in BONUS_CARDS]
    assert [why.rule for why in m.why_not(CHANCE, "turn_up poet")] == ["P-1.4"]


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_t01_p1_5_freedoms_in_the_game(seats: int, each: int) -> None:
    """T-01 [P-1.5] One freedom of each type less than players."""
    assert supply(begun(seats))["freedoms"] == {"travel": each, "religion": each, "opinion": each}


@pytest.mark.parametrize("start", [0, 1, 2])
def test_p1_6_p1_8_the_first_start_player_is_drawn(start: int) -> None:
    """[P-1.6] [P-1.8] Chance may name any seat, which then chooses first in round 1."""
    m = signoria.new("princes", seats=3, chance="manual")
    assert texts(m, CHANCE) == ["start_with 0", "start_with 1", "start_with 2"]
    m = begun(3, start)
    assert (m.position()["round"], m.position()["start"]) == (1, start)
    assert m.waiting == [start]


def test_p1_8_every_seat_is_as_likely_to_start() -> None:
    """[P-1.8] Drawn at random: over 200 seeds each of four seats starts at least 25 times."""
    starts = [signoria.new("princes", seats=4, seed=seed).position()["start"] for seed in range(200)]
    assert all([starts.count(seat) >= 25 for seat in range(4)])


def test_p1_8_professions_are_chosen_secretly_by_all_at_once() -> None:
    """[P-1.8] All are asked together, in any order; nothing of an answer shows before the last, nor afterwards."""
    m = dealt(3)
    assert m.waiting == [0, 1, 2]
    other = dealt(3)
    m.play(1, f"return {NAMES[4]}")
    other.play(1, f"return {NAMES[6]}")
    assert m.waiting == [0, 2]
    for viewer in (0, 2, None):
        assert m.view(viewer) == other.view(viewer)
        assert m.log(viewer) == other.log(viewer)
    assert m.view(1) != other.view(1)
    for one in (m, other):
        one.play(2, f"return {NAMES[11]}")
        one.play(0, f"return {NAMES[0]}")
    for viewer in (0, 2, None):
        assert m.view(viewer) == other.view(viewer)
        assert m.log(viewer) == other.log(viewer)


def test_p1_8_whoever_answers_last_cannot_look_at_the_others_either() -> None:
    """[P-1.8] A preview of the last answer shows this answer, and nothing that comes after it."""
    m = dealt(3)
    m.play(1, f"return {NAMES[4]}")
    m.play(2, f"return {NAMES[8]}")
    preview = m.preview(0, f"return {NAMES[0]}")
    assert [(event["event"], event["card"]) for event in preview.events] == [("returned", NAMES[0])]
    assert preview.changes == []
    assert m.waiting == [0]


def test_p1_8_an_answer_stands() -> None:
    """[P-1.8] Whoever has answered is not asked again."""
    m = dealt(3)
    m.play(0, f"return {NAMES[0]}")
    assert texts(m, 0) == []
    assert [why.key for why in m.why_not(0, f"return {NAMES[1]}")] == ["not-asked"]


# ---------------------------------------------------------------- open and hidden

RICH = {
    "professions": ["poet", "jurist"],
    "bonus": ["each_park"],
    "prestige_cards": ["most_parks", "most_lakes"],
    "recruiting_cards": 1,
    "table": ["painter"],
    "money": 1200,
}


def test_p1_7_of_a_hand_only_the_backs_are_shown() -> None:
    """[P-1.7] Others see how many cards of each kind a hand holds, and what lies on the table, but no face."""
    m = table({}, RICH)
    assert player(m, 1)["professions"] == ["poet", "jurist"]
    for viewer in (0, 2, None):
        shown = m.view(viewer)["players"]
        assert isinstance(shown, list)
        one = shown[1]
        assert isinstance(one, dict)
        assert one["professions"] == [None, None]
        assert one["bonus"] == [None]
        assert one["prestige_cards"] == [None, None]
        assert (one["recruiting_cards"], one["table"], one["money"]) == (1, ["painter"], 1200)
    shown = m.view(1)["players"]
    assert isinstance(shown, list)
    one = shown[1]
    assert isinstance(one, dict)
    assert sorted(one["professions"]) == ["jurist", "poet"]
    assert sorted(one["prestige_cards"]) == ["most_lakes", "most_parks"]


def test_p1_7_views_do_not_depend_on_what_is_hidden() -> None:
    """[P-1.7] Two tables that differ only in hidden faces look the same to all others."""
    other = {**RICH, "professions": ["botanist", "physician"], "bonus": ["each_lake"]}
    other["prestige_cards"] = ["most_works", "all_freedoms"]
    for viewer in (0, 2, 3, None):
        assert table({}, RICH).view(viewer) == table({}, other).view(viewer)


@pytest.mark.parametrize("deck", ["professions", "bonus", "prestige"])
def test_p1_7_the_order_of_a_stack_is_hidden(deck: str) -> None:
    """[P-1.7] Nobody sees what lies under a stack unless he put it there."""
    cards = {
        "professions": ["poet", "jurist", "painter"],
        "bonus": ["each_park", "each_lake", "each_forest"],
        "prestige": ["most_parks", "most_lakes", "most_works"],
    }[deck]
    for viewer in (0, 1, None):
        one = table(stacks={deck: {"under": cards}}).view(viewer)
        assert one == table(stacks={deck: {"under": cards[::-1]}}).view(viewer)
        stacks = one["stacks"]
        assert isinstance(stacks, dict)
        under = stacks[deck]
        assert isinstance(under, dict)
        assert under["under"] == [None, None, None]


def test_p1_7_money_is_public_unless_the_option_hides_it() -> None:
    """[P-1.7] Public by default; with open_money off a view shows only the own money."""

    def money(m: Match, viewer: int | None) -> list[object]:
        shown = m.view(viewer)["players"]
        assert isinstance(shown, list)
        return [one["money"] for one in shown if isinstance(one, dict)]

    players = [{"money": 100 * n} for n in (11, 12, 13)]
    m = table(*players, seats=3)
    assert [money(m, viewer) for viewer in (0, None)] == [[1100, 1200, 1300]] * 2
    m = table(*players, seats=3, options={"open_money": False})
    assert money(m, 0) == [1100, None, None]
    assert money(m, 2) == [None, None, 1300]
    assert money(m, None) == [None, None, None]


# ---------------------------------------------------------------- course


@pytest.mark.parametrize("seats", [3, 5])
def test_p2_1_p2_2_seven_rounds_and_the_pawn_goes_to_the_left(seats: int) -> None:
    """[P-2.1] [P-2.2] Phase A, phase B, and the left neighbour starts the next round; after the seventh it is over."""
    m = begun(seats, start=1)
    for number in range(1, 8):
        start = number % seats
        assert (m.position()["round"], m.position()["start"]) == (number, start)
        assert m.waiting == [start]
        assert "name jester" in texts(m, start)
        refuse_all(m)
        asked = []
        while m.waiting and "done" in texts(m, m.waiting[0]):
            asked.append(m.waiting[0])
            m.play(m.waiting[0], "done")
        assert asked == [(start + i) % seats for i in range(seats)]
    assert m.over


def test_p2_1_in_the_auction_one_object_and_then_two_actions() -> None:
    """[P-2.1] Each gets one object at most and does two actions at most."""
    m = begun(3)
    win(m, 0, "jester")
    assert 0 not in m.waiting
    win(m, 1, "architect")
    m.play(2, "buy recruiting_card")
    assert m.waiting == [0]
    play(m, 0, "introduce travel", "build tower", "put e1 0")
    assert not [verb for verb in texts(m, 0) if verb not in ("done", "cash")]


def test_p2_2_round_marker_and_best_work_come_before_the_next_round() -> None:
    """[P-2.2] The last turn of phase B is followed by the best work, then by the next round with its minimum."""
    m = table({"best_work": 9}, {}, {}, seats=3, turn=2, round=3)
    m.play(2, "done")
    assert [event["event"] for event in m.log()][-4:] == ["best-work", "points", "round", "phase"]
    assert told(m, "round")[-1]["round"] == 4
    assert (m.position()["round"], m.position()["start"], m.waiting) == (4, 1, [1])


def test_p2_3_with_the_expansion_a2_follows_a1() -> None:
    """[P-2.3] Auction, then character cards from the start player on, then phase B; without it no A2."""
    m = auction(options=EXPANDED, start=2)
    refuse_all(m)
    assert m.waiting == [2]
    assert "bid muse 3" in texts(m, 2)
    for seat in (2, 3, 0, 1):
        m.play(seat, "pass")
    assert m.waiting == [2]
    assert "done" in texts(m, 2)
    m = auction(start=2)
    refuse_all(m)
    assert m.waiting == [2]
    assert "done" in texts(m, 2)


def test_t93_p2_4_p2_5_a_lap_counts_50() -> None:
    """T-93 [P-2.4] [P-2.5] 47 PP and 6 more: the pawn on 3 with a lap, which is 53."""
    m = table({"prestige": 47, "professions": ["poet"], "jesters": 6}, round=1)
    play(m, 0, "work poet", "change 6")
    assert player(m, 0)["prestige"] == 53
    assert m.scores()[0]["works"] == 6


@pytest.mark.parametrize("before", [49, 50, 51])
def test_p2_5_reaching_0_completes_a_lap_and_moving_back_over_it_takes_it_back(before: int) -> None:
    """[P-2.5] One number: a step back from 50 is 49, a building from 47 is 50."""
    m = table({"prestige": before})
    play(m, 0, "cash")
    assert player(m, 0)["prestige"] == before - 1
    m = table({"prestige": before - 3, **own()})
    play(m, 0, "build tower", "put e1 0")
    assert player(m, 0)["prestige"] == before


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expanded", [False, True])
def test_p2_1_games_played_at_random_come_to_an_end(seats: int, expanded: bool) -> None:
    """[P-2.1] [P-3.1.1] [P-5.1.3] Random games: seven rounds, one object and two actions each."""
    rng = random.Random(seats)
    options: dict[str, Json] = {"muse_and_princess": expanded, "cooperative_building": expanded}
    m = signoria.new("princes", seats=seats, options=options, seed=seats)
    while not m.over:
        seat = m.waiting[0]
        moves = [move for move in m.legal(seat) if move.verb not in ("cash", "done", "refuse", "pass")]
        m.play(seat, rng.choice(moves or list(m.legal(seat))))
        state = m.state
        assert isinstance(state, Table)
        assert m.game.problems(state) == []
    rounds: list[list[dict[str, object]]] = []
    for event in m.log():
        if event["event"] == "round":
            rounds.append([])
        elif rounds:
            rounds[-1].append(event)
    assert len(rounds) == 7
    for events in rounds:
        for seat in range(seats):
            mine = [event["event"] for event in events if event.get("seat") == seat]
            assert mine.count("won") <= 1
            assert mine.count("introduced") <= 1
            actions = ("completed", "built", "together", "introduced", "bought-card")
            assert sum([mine.count(action) for action in actions]) <= (3 if expanded else 2)


def test_p2_1_all_done_ends_the_phase() -> None:
    """[P-2.1] Phase B ends when everybody had one turn; the next auction begins."""
    m = table(round=6)
    all_done(m)
    assert (m.position()["round"], m.waiting) == (7, [1])
    assert "refuse" in texts(m, 1)
