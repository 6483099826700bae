"""Final scoring, ties and the winner."""

from typing import Any

import pytest

import signoria
from tests.lorenzo.helpers_b import (
    ADVANCED,
    BUILDINGS,
    CHARACTERS,
    POOR,
    TERRITORIES,
    VENTURES,
    after_actions,
    column,
)
from tests.lorenzo.tables import player, table

NO_ZERO = {"zero_military_scores": False}


def ended(*players: dict[str, Any], seats: int = 4, options: dict[str, Any] | None = None, **fields: Any) -> Any:
    """The game is over: nobody had faith to support with, and unnamed players own nothing."""
    people = [{**POOR, **person} for person in [*players, *[{}] * seats][:seats]]
    m = after_actions(*people, seats=seats, round=6, options=options, **fields)
    assert m.over
    return m


def points(m: signoria.Match) -> list[int]:
    assert m.result is not None
    return m.result.points


def from_source(m: signoria.Match, source: str) -> list[int]:
    return [sources.get(source, 0) for sources in column(m, "points")]


# ---------------------------------------------------------------- order


@pytest.mark.parametrize(
    ("before", "loss"), [(43, 8), (40, 8), (39, 7), (44, 8), (45, 9), (5, 1), (4, 0), (0, 0), (100, 20)]
)
def test_t87_l14_3_4_l11_1_1_a_fifth_is_lost_before_the_final_scoring(before: int, loss: int) -> None:
    """T-87 [L-14.3.4] [L-11.1.1] 43 VP after the third report: 43 - 8 = 35, then final scoring."""
    m = ended({"victory": before, "characters": CHARACTERS}, options=NO_ZERO, tiles=[None, None, "lose_fifth"])
    assert from_source(m, "tiles") == [-loss, 0, 0, 0]
    assert points(m)[0] == before - loss + 21


def test_t87_l11_1_1_the_third_report_comes_before_the_loss() -> None:
    """T-87 [L-11.1.1] [L-9.3.1] 40 VP and 3 faith make 43, so 8 are lost, and 20 VP for territories are safe."""
    m = ended(
        {"victory": 40, "faith": 3, "territories": TERRITORIES}, options=NO_ZERO, tiles=[None, None, "lose_fifth"]
    )
    assert points(m)[0] == 43 - 8 + 20


def test_l11_1_1_the_other_tiles_come_in_the_final_scoring() -> None:
    """[L-11.1.1] [L-11.2.5] Phase D has been before: members are home, the towers empty and the order new."""
    m = ended({"military": 3}, tiles=[None, None, "lose_per_military"], council=["2.black"])
    assert m.position()["order"] == [2, 0, 1, 3]
    assert from_source(m, "tiles")[0] == -3
    assert from_source(m, "military")[0] == 5


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(("count", "score"), enumerate([0, 0, 0, 1, 4, 10, 20]))
def test_l11_2_1_l5_1_5_territories(count: int, score: int) -> None:
    """[L-11.2.1] [L-5.1.5] 3/4/5/6 territories score 1/4/10/20 VP, 0 to 2 nothing."""
    m = ended({"territories": TERRITORIES[:count]}, options=NO_ZERO)
    assert points(m) == [score, 0, 0, 0]


@pytest.mark.parametrize(("count", "score"), enumerate([0, 1, 3, 6, 10, 15, 21]))
def test_l11_2_1_l5_3_9_characters(count: int, score: int) -> None:
    """[L-11.2.1] [L-5.3.9] 1/2/3/4/5/6 characters score 1/3/6/10/15/21 VP."""
    m = ended({"characters": CHARACTERS[:count]}, options=NO_ZERO)
    assert points(m) == [score, 0, 0, 0]


@pytest.mark.parametrize(
    ("ventures", "score"),
    [
        ([], 0),
        (["support_to_the_bishop"], 1),
        (["hiring_recruits", "repairing_the_church"], 4 + 5),
        (["sacred_war", "military_conquest", "hiring_mercenaries"], 8 + 7 + 6),
        (VENTURES, 4 + 5 + 4 + 5 + 5 + 4),
    ],
)
def test_l11_2_1_ventures(ventures: list[str], score: int) -> None:
    """[L-11.2.1] Ventures score the sum of their end VP."""
    m = ended({"ventures": ventures}, options=NO_ZERO)
    assert points(m) == [score, 0, 0, 0]


@pytest.mark.parametrize("count", range(7))
def test_l11_2_6_buildings_score_nothing(count: int) -> None:
    """[L-11.2.6] Buildings score nothing at the end, however many."""
    m = ended({"buildings": BUILDINGS[:count]}, options=NO_ZERO)
    assert points(m) == [0, 0, 0, 0]


# ---------------------------------------------------------------- military


@pytest.mark.parametrize(
    ("military", "score"),
    [
        ((9, 7, 5, 3), (5, 2, 0, 0)),
        ((3, 5, 7, 9), (0, 0, 2, 5)),
        ((9, 9, 5, 3), (5, 5, 0, 0)),
        ((9, 9, 9, 3), (5, 5, 5, 0)),
        ((9, 9, 9, 9), (5, 5, 5, 5)),
        ((9, 7, 7, 3), (5, 2, 2, 0)),
        ((9, 7, 7, 7), (5, 2, 2, 2)),
        ((9, 8, 8, 0), (5, 2, 2, 0)),
        ((25, 24, 0, 0), (5, 2, 0, 0)),
        ((9, 7, 5), (5, 2, 0)),
        ((7, 9, 9), (0, 5, 5)),
        ((9, 7, 7), (5, 2, 2)),
    ],
)
def test_l11_2_2_most_and_second_military(military: tuple[int, ...], score: tuple[int, ...]) -> None:
    """[L-11.2.2] Most 5 VP, second 2; a tie for first leaves no second, a tie for second gives all tied 2."""
    m = ended(*[{"military": n} for n in military], seats=len(military))
    assert points(m) == list(score)


@pytest.mark.parametrize(
    ("military", "on", "off"),
    [
        ((0, 0, 0, 0), (5, 5, 5, 5), (0, 0, 0, 0)),
        ((4, 0, 0, 0), (5, 2, 2, 2), (5, 0, 0, 0)),
        ((4, 3, 0, 0), (5, 2, 0, 0), (5, 2, 0, 0)),
        ((4, 4, 0, 0), (5, 5, 0, 0), (5, 5, 0, 0)),
        ((1, 0), (5, 2), (5, 0)),
        ((0, 0, 1), (2, 2, 5), (0, 0, 5)),
    ],
)
def test_l11_2_3_zero_military_and_its_option(
    military: tuple[int, ...], on: tuple[int, ...], off: tuple[int, ...]
) -> None:
    """[L-11.2.3] A player with 0 military can take a place; with `zero_military_scores` false it cannot."""
    people = [{"military": n} for n in military]
    assert points(ended(*people, seats=len(military))) == list(on)
    assert points(ended(*people, seats=len(military), options=NO_ZERO)) == list(off)


@pytest.mark.parametrize(("military", "score"), [((3, 1), (5, 2)), ((1, 3), (2, 5)), ((3, 3), (5, 5))])
def test_l11_2_7_two_players_too(military: tuple[int, int], score: tuple[int, int]) -> None:
    """[L-11.2.7] With 2 players the second gets 2 VP."""
    assert points(ended(*[{"military": n} for n in military], seats=2)) == list(score)


# ---------------------------------------------------------------- resources


@pytest.mark.parametrize(
    ("stock", "score"),
    [
        ({"wood": 4}, 0),
        ({"wood": 5}, 1),
        ({"wood": 9}, 1),
        ({"coin": 10}, 2),
        ({"stone": 5}, 1),
        ({"servant": 5}, 1),
        ({"wood": 1, "stone": 1, "servant": 2, "coin": 1}, 1),
        ({"wood": 1, "stone": 1, "servant": 1, "coin": 1}, 0),
        ({"wood": 4, "stone": 4, "servant": 4, "coin": 3}, 3),
        ({"wood": 4, "stone": 4, "servant": 4, "coin": 2}, 2),
    ],
)
def test_l11_2_4_resources_are_counted_together(stock: dict[str, int], score: int) -> None:
    """[L-11.2.4] All wood, stone, servants and coins together, 1 VP per full 5."""
    assert points(ended({}, stock, options=NO_ZERO)) == [0, score, 0, 0]


def test_l11_2_4_points_are_no_resources() -> None:
    """[L-11.2.4] Military and faith do not count."""
    m = ended({"wood": 4, "military": 20, "faith": 4})
    assert from_source(m, "resources") == [0, 0, 0, 0]


# ---------------------------------------------------------------- losses and totals


def test_l11_2_5_nothing_is_used_up_by_a_count() -> None:
    """[L-11.2.5] A unit scores by 11.2.4 and is lost by 14.3.7, and the stock stays as it was."""
    m = ended({}, {"wood": 7, "coin": 4}, options=NO_ZERO, tiles=[None, None, "lose_per_resource"])
    assert points(m) == [0, 2 - 11, 0, 0]
    assert (player(m, 1)["wood"], player(m, 1)["coin"]) == (7, 4)


@pytest.mark.parametrize(
    ("tile", "stock", "total"),
    [
        ("lose_per_military", {"military": 9}, 5 - 9),
        ("lose_per_resource", {"coin": 4}, -4),
        ("lose_per_building_cost", {"buildings": ["mint"]}, -4),
    ],
)
def test_l11_2_5_a_total_below_zero_is_possible(tile: str, stock: dict[str, Any], total: int) -> None:
    """[L-11.2.5] A total below 0 is possible, and whoever has more wins."""
    m = ended({}, stock, options=NO_ZERO, tiles=[None, None, tile])
    assert points(m) == [0, total, 0, 0]
    assert m.result is not None
    assert m.result.ranks[1] == 4


@pytest.mark.parametrize("tile", ["lose_per_military", "lose_per_resource", "lose_per_building_cost"])
def test_l11_2_5_the_supporters_of_the_church_lose_nothing(tile: str) -> None:
    """[L-11.2.5] [L-14.0.1] Without a marker on the tile nothing is lost."""
    rich = {"faith": 5, "military": 9, "coin": 20, "buildings": BUILDINGS}
    m = after_actions(*[POOR] * 3, {**POOR, **rich}, round=6, tiles=[None, None, tile])
    m.play(3, "support")
    assert from_source(m, "tiles") == [0, 0, 0, 0]
    assert points(m)[3] == 5 + 5 + 4


# ---------------------------------------------------------------- winner


def test_l11_3_1_most_points_win() -> None:
    """[L-11.3.1] Most VP; the ranks follow the points."""
    m = ended({"victory": 10}, {"victory": 30}, {"victory": 20}, {"victory": 5}, options=NO_ZERO)
    assert m.result is not None
    assert m.result.winners == [1]
    assert m.result.ranks == [3, 1, 2, 4]


def test_t103_l11_3_1_a_tie_goes_to_the_earlier_in_the_last_order() -> None:
    """T-103 [L-11.3.1] [L-10.5] A and B tie with 62 VP; the round-6 council put B before A: B wins."""
    people = [{"victory": 62}, {"victory": 62}, {"victory": 61}, {"victory": 3}]
    m = ended(*people, options=NO_ZERO, order=[0, 1, 2, 3], council=["1.black"])
    assert points(m) == [62, 62, 61, 3]
    assert m.result is not None
    assert m.result.winners == [1]
    assert m.result.ranks == [2, 1, 3, 4]
    m = ended(*people, options=NO_ZERO, order=[0, 1, 2, 3])
    assert m.result is not None
    assert m.result.winners == [0]
    m = ended({"victory": 61}, *people[1:], options=NO_ZERO, order=[2, 0, 1, 3], council=["2.black"])
    assert m.result is not None
    assert m.result.winners == [1]  # one point decides before any order


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
def test_l11_3_1_a_tie_of_all(order: list[int]) -> None:
    """[L-11.3.1] Where all tie the ranks are the turn order."""
    m = ended(options=NO_ZERO, order=order)
    assert m.result is not None
    assert m.result.winners == [order[0]]
    assert [m.result.ranks[seat] for seat in order] == [1, 2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3])
def test_l11_3_1_a_tie_with_fewer_players(seats: int) -> None:
    """[L-11.3.1] The same with 2 and 3 players."""
    m = ended(seats=seats, options=NO_ZERO, order=list(range(seats)), council=["1.black"])
    assert m.result is not None
    assert m.result.winners == [1]


# ---------------------------------------------------------------- leaders and tracks


def test_l12_2_3_leaders_score_nothing_by_themselves() -> None:
    """[L-12.2.3] [L-12.2.4] Played or still in hand, leaders are worth nothing at the end."""
    leaders = {"played": ["sisto_iv", "santa_rita"], "hand": ["cosimo_de_medici", "sandro_botticelli"]}
    m = ended({}, leaders, options={**ADVANCED, **NO_ZERO})
    assert points(m) == [0, 0, 0, 0]


def test_l0_2_4_faith_beyond_15_scores_30() -> None:
    """[L-0.2.4] [L-9.2.5] With `track_caps` false 18 faith score 30 VP, by refusal in round 6 too."""
    m = after_actions({**POOR, "faith": 18}, POOR, POOR, POOR, round=6, options={"track_caps": False, **NO_ZERO})
    other = m.copy()
    m.play(0, "support")
    other.play(0, "refuse")
    assert points(m) == points(other) == [30, 0, 0, 0]


def test_l11_2_2_military_beyond_25_ranks_as_it_is() -> None:
    """[L-0.2.4] [L-11.2.2] With `track_caps` false 27 military are more than 26."""
    m = ended({"military": 26}, {"military": 27}, options={"track_caps": False})
    assert points(m) == [2, 5, 0, 0]


def test_l11_scores_tell_what_the_end_would_bring_now() -> None:
    """[L-11.2.1] [L-11.2.4] During the game `scores` is the final scoring of that moment and changes nothing."""
    m = table({**POOR, "wood": 11, "territories": TERRITORIES[:4], "victory": 7}, POOR, POOR, POOR, round=5)
    before = m.digest
    assert sum(m.scores()[0].values()) == 7 + 4 + 2 + 5
    assert m.digest == before
    assert m.result is None
