"""Market, council palace and privileges: parts 7 and 8."""

import pytest

from signoria import CHANCE
from tests.lorenzo.helpers_a import ADVANCED, away, servants_needed, spaces
from tests.lorenzo.tables import gains, play, player, rule, table, texts

PRIVILEGES = {
    "wood_and_stone": {"wood": 1, "stone": 1},
    "servants": {"servant": 2},
    "coins": {"coin": 2},
    "military": {"military": 2},
    "faith": {"faith": 1},
}

# ---------------------------------------------------------------- market


@pytest.mark.parametrize("space", ["market.1", "market.2", "market.3", "market.4"])
def test_l7_1_one_member_each_of_value_1(space: str) -> None:
    """[L-7.1] A taken space is closed to everybody; a value of 1 is enough and 0 is not."""
    m = table({"servant": 9}, {"members": {"neutral": space}})
    assert not [member for member in ("black", "neutral") if space in spaces(m, 0, member)]
    m = table({"servant": 9})
    assert servants_needed(m, 0, f"place black {space}") == 0
    assert servants_needed(m, 0, f"place neutral {space}") == 1


def test_l7_1_is_the_rule_that_closes_a_taken_market_space() -> None:
    """[L-7.1] Whoever asks why a taken market space is closed is sent to the rule of the market."""
    m = table({"servant": 0}, {"members": {"neutral": "market.1"}})
    assert rule(m, 0, "place black market.1") == "L-7.1"


@pytest.mark.parametrize("die", [1, 6])
def test_l7_1_the_value_does_not_change_the_gain(die: int) -> None:
    """[L-7.1] 5 coins for a die of 1 or of 6, and with servants on top."""
    m = table({"servant": 3}, dice=(die, 1, 1))
    before = player(m, 0)
    play(m, 0, "place black market.1", "servants 3")
    assert gains(before, player(m, 0)) == {"coin": 5, "servant": -3}


@pytest.mark.parametrize(
    ("space", "gain"),
    [("market.1", {"coin": 5}), ("market.2", {"servant": 5}), ("market.3", {"military": 3, "coin": 2})],
)
def test_l7_2_gains_of_the_market(space: str, gain: dict[str, int]) -> None:
    """[L-7.2] Space 1: 5 coins. Space 2: 5 servants. Space 3: 3 military + 2 coins."""
    m = table({"servant": 0})
    before = player(m, 0)
    play(m, 0, f"place black {space}")
    assert gains(before, player(m, 0)) == gain
    assert m.waiting == [1]


def test_t27_l7_2_market_4_gives_two_different_privileges() -> None:
    """T-27 [L-7.2] [L-8.3.1] Market 4: two different privileges."""
    m = table({"servant": 0})
    before = player(m, 0)
    play(m, 0, "place black market.4", "privilege coins")
    assert texts(m, 0) == [f"privilege {name}" for name in PRIVILEGES if name != "coins"]
    assert rule(m, 0, "privilege coins") == "L-8.3.1"
    play(m, 0, "privilege faith")
    assert gains(before, player(m, 0)) == {"coin": 2, "faith": 1}
    assert m.waiting == [1]


@pytest.mark.parametrize(("seats", "open_spaces"), [(2, 2), (3, 2), (4, 4)])
def test_t73_l7_2_market_3_and_4_only_with_4_players(seats: int, open_spaces: int) -> None:
    """T-73 [L-7.2] [L-1.3] Market 3 and 4 closed with 2 and 3 players."""
    m = table(seats=seats)
    market = [space for space in spaces(m, 0, "black") if space.startswith("market")]
    assert market == [f"market.{n + 1}" for n in range(open_spaces)]


def test_t74_l7_3_two_colored_members_of_one_player_in_the_market() -> None:
    """T-74 [L-7.3] Black on market 1 and white on market 2 of the same player: legal; not on the same one."""
    m = table({"servant": 0, "coin": 0, "members": {"black": "market.1"}})
    assert "market.1" not in spaces(m, 0, "white")
    play(m, 0, "place white market.2")
    assert player(m, 0)["members"]["white"] == "market.2"
    assert player(m, 0)["servant"] == 5


def test_l7_3_all_four_members_of_one_player() -> None:
    """[L-7.3] Three members there already, the fourth may follow."""
    there = {"black": "market.1", "white": "market.2", "neutral": "market.3"}
    m = table({"servant": 0, "members": there})
    assert "market.4" in spaces(m, 0, "orange")


# ---------------------------------------------------------------- council


def test_l8_1_1_any_number_of_members() -> None:
    """[L-8.1.1] Twelve members stand there, three of one's own too: the next may join with a value of 1."""
    full = {"members": away("black", "white", "orange")}
    m = table({"servant": 1, **full}, full, full, full)
    assert servants_needed(table({"servant": 2, **full}, full, full, full), 0, "place neutral council") == 1
    play(m, 0, "place neutral council", "privilege faith")
    council = m.position()["council"]
    assert isinstance(council, list)
    assert len(council) == 13


def test_l8_1_2_members_are_lined_up_in_order_of_placement() -> None:
    """[L-8.1.2] Who came first stands left; later members join on the right, and the line decides the next order."""
    m = table(
        {"servant": 0, "members": {"orange": "market.1", "neutral": "harvest.large"}},
        {"servant": 0, "members": {"orange": "harvest.large", "neutral": "production.large"}},
        {"servant": 0, "members": {"orange": "production.large", "neutral": "harvest.large"}},
        seats=3,
        turn=1,
        order=[1, 2, 0],
        dice=(2, 2, 2),
    )
    play(m, 1, "place black council", "privilege coins")
    play(m, 2, "place black harvest.single")
    play(m, 0, "place black council", "privilege coins")
    play(m, 1, "place white production.single")
    play(m, 2, "place white council", "servants 0", "privilege coins")
    assert m.position()["council"] == ["1.black", "0.black", "2.white"]
    play(m, 0, "place white council", "privilege coins")
    assert m.waiting == [CHANCE]
    assert m.position()["order"] == [1, 0, 2]


@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("privilege", list(PRIVILEGES))
def test_t28_l8_1_3_privilege_and_coin_whatever_the_value(die: int, privilege: str) -> None:
    """T-28 [L-8.1.3] [L-8.2.1] Council: 1 privilege + 1 coin; the same for a member of 1 or of 6."""
    m = table({"servant": 0}, dice=(die, 1, 1))
    before = player(m, 0)
    play(m, 0, "place black council")
    assert gains(before, player(m, 0)) == {"coin": 1}
    play(m, 0, f"privilege {privilege}")
    expected = {"coin": 1, **PRIVILEGES[privilege]}
    if privilege == "coins":
        expected = {"coin": 3}
    assert gains(before, player(m, 0)) == expected
    assert m.waiting == [1]


# ---------------------------------------------------------------- privileges


def test_l8_3_1_raising_a_statue_gives_two_different_ones() -> None:
    """[L-8.3.1] Raising a Statue: two privileges, the second another than the first."""
    m = table({"wood": 2, "stone": 2, "servant": 0}, towers={"venture": ["raising_a_statue", None, None, None]})
    play(m, 0, "place black venture.1", "privilege military")
    assert rule(m, 0, "privilege military") == "L-8.3.1"
    play(m, 0, "privilege wood_and_stone")
    assert [player(m, 0)[good] for good in ("wood", "stone", "military")] == [1, 1, 2]
    assert m.waiting == [1]


def test_t75_l8_3_2_two_members_in_the_council_may_pick_the_same() -> None:
    """T-75 [L-8.3.2] Two members of one player in the council in one round: both 2 coins: 2 + 4 = 6 coins."""
    m = table({"servant": 0, "coin": 0}, {"servant": 0}, seats=2)
    play(m, 0, "place black council", "privilege coins")
    play(m, 1, "place black market.1")
    play(m, 0, "place white council", "privilege coins")
    assert player(m, 0)["coin"] == 6


def test_l8_3_2_two_leaders_and_the_council_may_give_the_same() -> None:
    """[L-8.3.2] Two leaders discarded and a member in the council: three separate sources, 3 faith."""
    m = table({"servant": 0, "hand": ["sisto_iv", "santa_rita"]}, options=ADVANCED)
    play(m, 0, "discard sisto_iv", "privilege faith", "discard santa_rita", "privilege faith")
    play(m, 0, "place black council", "privilege faith")
    assert player(m, 0)["faith"] == 3


def test_l8_3_2_residence_and_fortress_in_one_production() -> None:
    """[L-8.3.2] Two buildings of one production are two sources: the same privilege twice."""
    m = table({"servant": 0, "coin": 1, "buildings": ["residence", "fortress"]}, round=5, dice=(5, 1, 1))
    play(m, 0, "place black production.single", "exchange residence 1", "privilege military", "privilege military")
    assert player(m, 0)["military"] == 1 + 4


@pytest.mark.parametrize(("good", "end"), [("faith", 15), ("military", 25)])
def test_l8_3_3_a_privilege_cannot_be_declined_and_any_may_be_picked(good: str, end: int) -> None:
    """[L-8.3.3] No other move than a privilege; one that brings nothing at the end of a track is on offer too."""
    m = table({"servant": 0, good: end})
    play(m, 0, "place black council")
    assert texts(m, 0) == [f"privilege {name}" for name in PRIVILEGES]
    for other in ("decline", "end", "pass"):
        assert m.why_not(0, other)
    play(m, 0, f"privilege {good}")
    assert player(m, 0)[good] == end
    assert m.waiting == [1]


def test_l8_3_3_a_privilege_made_worthless_by_a_tile_may_be_picked() -> None:
    """[L-8.3.3] Under tile 14.1.4 wood and stone is still one of the five."""
    m = table({"servant": 0, "excommunicated": [1]}, round=3, tiles=["fewer_wood_or_stone"])
    play(m, 0, "place black council")
    assert "privilege wood_and_stone" in texts(m, 0)


def test_l8_3_3_not_kept_for_later() -> None:
    """[L-8.3.3] Nobody else plays before the privilege is chosen, and afterwards there is none left."""
    m = table({"servant": 0}, {"servant": 0}, seats=2)
    play(m, 0, "place black council")
    assert m.waiting == [0]
    play(m, 0, "privilege coins")
    play(m, 1, "place black market.1")
    assert not [text for text in texts(m, 0) if text.startswith("privilege")]
