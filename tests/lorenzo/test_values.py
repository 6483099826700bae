"""Turns, and what members and actions are worth: part 3."""

import pytest

from signoria import CHANCE
from signoria.kernel.match import Match
from tests.lorenzo.helpers_a import ADVANCED, LADDER, PLENTY, away, servants_needed, spaces, told, work_value
from tests.lorenzo.tables import gains, mark, play, player, rule, table, texts


def reach(m: Match, member: str, seat: int = 0) -> int:
    """Value of a member in the territory tower, up to 7: floor 4 asks for 7, so what is missing are servants."""
    return 7 - servants_needed(m, seat, f"place {member} territory.4")


# ---------------------------------------------------------------- turns


def test_l3_1_1_one_turn_each_in_turn_order_again_and_again() -> None:
    """[L-3.1.1] Order 2, 0, 1: four laps of one turn each, until every member is placed."""
    nobody_pays = {"servant": 1}
    m = table(nobody_pays, nobody_pays, nobody_pays, seats=3, turn=2, order=[2, 0, 1])
    turns = []
    for member in ("black", "white", "orange", "neutral"):
        for _ in range(3):
            seat = m.waiting[0]
            turns.append(seat)
            n = 1 if member == "neutral" else 0
            play(m, seat, f"place {member} council")
            if texts(m, seat)[0].startswith("servants"):
                play(m, seat, f"servants {n}")
            play(m, seat, "privilege coins")
    assert turns == [2, 0, 1] * 4
    assert m.waiting == [CHANCE]  # the next round begins with its cards


def test_l3_1_2_exactly_one_member_and_no_pass_where_one_can_be_placed() -> None:
    """[L-3.1.2] One placement ends the turn, and passing is not allowed while a placement is possible."""
    m = table({"servant": 0})
    assert rule(m, 0, "pass") == "L-3.1.2"
    assert "pass" not in texts(m, 0)
    play(m, 0, "place black market.1")
    assert m.waiting == [1]
    placed = [member for member, space in player(m, 0)["members"].items() if space is not None]
    assert placed == ["black"]


def test_l3_1_2_not_a_second_member_in_the_same_turn() -> None:
    """[L-3.1.2] With leader actions still open after the placement a second member cannot be placed."""
    m = table({"servant": 0, "hand": ["sisto_iv"]}, options=ADVANCED)
    play(m, 0, "place black market.1")
    assert m.waiting == [0]
    assert rule(m, 0, "place white market.2") == "L-3.1.2"
    assert texts(m, 0) == ["end", "discard sisto_iv"]


def test_t77_l3_1_3_only_the_neutral_member_and_no_servant_passes() -> None:
    """T-77 [L-3.1.3] Only the neutral member left, no servants, no characters: pass."""
    m = table({"servant": 0, "members": away("black", "white", "orange")}, {"servant": 0}, seats=2)
    assert m.waiting == [1]
    assert player(m, 0)["members"]["neutral"] is None


def test_t77_l3_1_3_one_servant_must_be_spent_to_place() -> None:
    """T-77 [L-3.1.3] With 1 servant: must place, e.g. council."""
    m = table({"servant": 1, "members": away("black", "white", "orange")}, seats=2)
    assert rule(m, 0, "pass") == "L-3.1.2"
    assert "council" in spaces(m, 0, "neutral")
    play(m, 0, "place neutral council", "privilege faith")
    assert player(m, 0)["servant"] == 0
    assert player(m, 0)["members"]["neutral"] == "council"


def test_l3_1_3_a_pass_costs_this_turn_only() -> None:
    """[L-3.1.3] Whoever passed has a turn again in the next lap, and may then be able to place."""
    m = table(
        {"servant": 0, "members": away("black", "white", "orange"), "hand": ["sisto_iv"]},
        {"servant": 0},
        seats=2,
        options=ADVANCED,
    )
    assert texts(m, 0) == ["pass", "discard sisto_iv"]
    play(m, 0, "pass", "end")
    play(m, 1, "place black market.1")
    assert m.waiting == [0]
    play(m, 0, "discard sisto_iv", "privilege servants", "place neutral council", "servants 1", "privilege coins")
    assert player(m, 0)["members"]["neutral"] == "council"


def test_l3_1_4_nobody_has_to_use_leaders_to_be_able_to_place() -> None:
    """[L-3.1.4] A leader could be discarded for 2 servants, yet passing is allowed; with a servant it is not."""
    members = away("black", "white", "orange")
    m = table({"servant": 0, "members": members, "hand": ["sisto_iv"]}, options=ADVANCED)
    assert "pass" in texts(m, 0)
    assert spaces(m, 0, "neutral") == []
    m = table({"servant": 1, "members": members, "hand": ["sisto_iv"]}, options=ADVANCED)
    assert "pass" not in texts(m, 0)


@pytest.mark.parametrize(
    ("character", "space"),
    [("farmer", "harvest.single"), ("artisan", "production.single"), ("warlord", "territory.1")],
)
def test_l3_1_4_characters_can_open_a_space_for_the_neutral_member(character: str, space: str) -> None:
    """[L-3.1.4] [L-3.3.5] M is 0, but a character makes V 1 or more on one space: placing there is compulsory."""
    m = table(
        {"servant": 0, "members": away("black", "white", "orange"), "characters": [character], "hand": ["sisto_iv"]},
        towers=LADDER[1],
        options=ADVANCED,
    )
    assert spaces(m, 0, "neutral") == [space]
    assert "pass" not in texts(m, 0)


def test_l3_1_5_a_lap_without_a_placement_ends_the_laps() -> None:
    """[L-3.1.5] Both have only the neutral member and no servant: both pass, the round is over."""
    stuck = {"servant": 0, "members": away("black", "white", "orange")}
    m = table(stuck, {**stuck, "members": away("black", "white")}, seats=2)
    play(m, 1, "place orange market.1")
    assert m.waiting == [CHANCE]
    assert m.position()["round"] == 2
    assert player(m, 0)["members"]["neutral"] is None


def test_l3_1_5_a_lap_with_a_placement_does_not_end_them() -> None:
    """[L-3.1.5] Seat 0 passes twice while seat 1 places twice; the laps end with the lap in which nobody places."""
    m = table(
        {"servant": 0, "members": away("black", "white", "orange"), "hand": ["sisto_iv"]},
        {"servant": 0, "members": away("black")},
        seats=2,
        options=ADVANCED,
    )
    for member, space in (("white", "market.1"), ("orange", "market.2")):
        play(m, 0, "pass", "end")
        assert m.waiting == [1]
        play(m, 1, f"place {member} {space}")
    play(m, 0, "pass", "end")
    assert m.waiting == [1]  # five servants from the market: the neutral member must be placed
    play(m, 1, "place neutral council", "servants 1", "privilege faith")
    play(m, 0, "pass", "end")
    assert m.waiting == [CHANCE]


def test_l3_1_5_a_first_lap_with_a_skipped_turn_does_not_end_them() -> None:
    """[L-3.1.5] Seat 0 skips by the tile, seat 1 cannot place in the first lap; yet a second lap follows."""
    m = table(
        {"servant": 0, "excommunicated": [2], "hand": ["sisto_iv"]},
        {"servant": 0, "excommunicated": [1], "hand": ["santa_rita"]},
        seats=2,
        round=5,
        dice=(1, 1, 1),
        tiles=["weaker_members", "skip_first_turn"],
        options=ADVANCED,
    )
    assert texts(m, 0) == ["end", "discard sisto_iv"]
    play(m, 0, "end")
    assert texts(m, 1) == ["pass", "discard santa_rita"]
    play(m, 1, "pass", "end")
    assert "place black market.1" in texts(m, 0)
    assert "pass" not in texts(m, 0)  # a turn like any other, not yet the last one of the tile
    play(m, 0, "place black market.1", "end")
    assert m.waiting == [1]


def test_l3_1_6_no_unplaced_member_no_turn_and_no_leader_action() -> None:
    """[L-3.1.6] Seat 0 has placed all its members: seat 1 plays on alone, though seat 0 still holds a leader."""
    m = table(
        {"servant": 0, "members": away("black", "white", "neutral"), "hand": ["sisto_iv"]},
        {"servant": 0, "members": away("black", "neutral")},
        seats=2,
        options=ADVANCED,
    )
    play(m, 0, "place orange market.1", "end")
    play(m, 1, "place white market.2")
    assert m.waiting == [1]
    assert texts(m, 0) == []
    assert "place orange council" in texts(m, 1)


def test_l3_1_7_members_stay_until_phase_d() -> None:
    """[L-3.1.7] A member placed is still there in the next lap and cannot be placed again; then all come home."""
    members = away("white", "neutral")
    m = table({"servant": 0, "members": members}, {"servant": 0, "members": members}, seats=2)
    play(m, 0, "place black market.1")
    play(m, 1, "place black harvest.single")
    assert player(m, 0)["members"]["black"] == "market.1"
    assert rule(m, 0, "place black production.single") == "L-3.1.7"
    play(m, 0, "place orange production.single")
    play(m, 1, "place orange council", "servants 0", "privilege coins")
    assert m.waiting == [CHANCE]
    for seat in range(2):
        assert set(player(m, seat)["members"].values()) == {None}


def test_l3_1_8_leader_actions_before_and_after_the_placement() -> None:
    """[L-3.1.8] Discard, place, discard, end: all in one turn. The turn cannot end before the placement."""
    m = table({"servant": 0, "hand": ["sisto_iv", "cesare_borgia"]}, options=ADVANCED)
    assert "end" not in texts(m, 0)
    play(
        m, 0, "discard sisto_iv", "privilege coins", "place black market.1", "discard cesare_borgia", "privilege coins"
    )
    assert m.waiting == [1]
    assert player(m, 0)["coin"] == 5 + 2 + 5 + 2


def test_l3_1_8_passing_is_judged_after_the_leader_actions() -> None:
    """[L-3.1.8] 2 servants from a discarded leader make a placement possible, then it is compulsory; 2 coins do not."""
    stuck = {"servant": 0, "members": away("black", "white", "orange"), "hand": ["sisto_iv", "santa_rita"]}
    m = table(stuck, options=ADVANCED)
    play(m, 0, "discard sisto_iv", "privilege coins")
    assert "pass" in texts(m, 0)
    m = table(stuck, options=ADVANCED)
    play(m, 0, "discard sisto_iv", "privilege servants")
    assert rule(m, 0, "pass") == "L-3.1.2"
    assert "place neutral council" in texts(m, 0)


def test_l3_1_8_leader_actions_after_a_pass() -> None:
    """[L-3.1.8] After a pass leaders may still be used, but a placement is over for this turn."""
    m = table({"servant": 0, "members": away("black", "white", "orange"), "hand": ["sisto_iv"]}, options=ADVANCED)
    play(m, 0, "pass")
    play(m, 0, "discard sisto_iv", "privilege servants")
    assert m.waiting == [1]
    assert player(m, 0)["members"]["neutral"] is None


# ---------------------------------------------------------------- value of a member


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_t02_l3_2_1_white_die_4_is_the_value_of_every_white_member(seat: int) -> None:
    """T-02 [L-3.2.1] White die 4: every white member has value 4 this round; neutral members 0."""
    m = table(*[{"servant": 20}] * 4, turn=seat, dice=(1, 4, 6), towers=LADDER[1])
    assert reach(m, "white", seat) == 4
    assert reach(m, "neutral", seat) == 0
    assert reach(m, "black", seat) == 1
    assert reach(m, "orange", seat) == 6


def test_t03_l3_2_2_neutral_member_and_3_servants_is_3() -> None:
    """T-03 [L-3.2.2] Neutral member + 3 servants: value 3, enough for floor 2; 2 servants are not, floor 3 is not."""
    m = table({"servant": 3}, towers=LADDER[1])
    assert {"territory.1", "territory.2"} <= set(spaces(m, 0, "neutral"))
    assert "territory.3" not in spaces(m, 0, "neutral")
    assert servants_needed(m.copy(), 0, "place neutral territory.1") == 1
    play(m, 0, "place neutral territory.2")  # all three are needed, so nothing is asked
    assert player(m, 0)["servant"] == 0
    assert told(m, "placed")[-1]["value"] == 3
    assert "territory.2" not in spaces(table({"servant": 2}, towers=LADDER[1]), 0, "neutral")


@pytest.mark.parametrize("servants", [0, 1, 4, 11])
def test_l3_2_2_any_number_of_servants_plus_1_each(servants: int) -> None:
    """[L-3.2.2] Each servant adds 1, any number of them, and they are gone."""
    m = table({"servant": 11}, dice=(2, 1, 1))
    play(m, 0, "place black harvest.single", f"servants {servants}")
    assert work_value(m) == 2 + servants
    assert player(m, 0)["servant"] == 11 - servants + 1


def test_l3_2_2_never_more_servants_than_owned() -> None:
    """[L-3.2.2] With 2 servants a third cannot be paid."""
    m = table({"servant": 2})
    play(m, 0, "place black market.1")
    assert texts(m, 0) == ["servants 0", "servants 1", "servants 2"]
    assert rule(m, 0, "servants 3") == "L-3.2.2"


def test_l3_2_2_two_servants_for_each_step_under_the_tile() -> None:
    """[L-3.2.2] [L-3.2.6] Tile 14.2.6: 4 servants lift the neutral member to 2; odd numbers cannot be paid."""
    m = table({"servant": 5, "excommunicated": [2]}, round=5, tiles=["fewer_coins", "costly_servants"])
    play(m, 0, "place neutral harvest.single")
    assert texts(m, 0) == ["servants 2", "servants 4"]
    assert rule(m, 0, "servants 3") == "L-3.2.6"
    play(m, 0, "servants 4")
    assert work_value(m) == 2


@pytest.mark.parametrize("space", ["market.1", "council", "harvest.single", "production.single", "territory.1"])
def test_l3_2_3_a_value_of_0_must_be_lifted(space: str) -> None:
    """[L-3.2.3] Tile 14.1.7 makes a die of 1 worth 0: nowhere without a servant, everywhere with one."""
    towers = LADDER[3]
    doomed = {"excommunicated": [1], "hand": ["sisto_iv"]}
    tiles = ["weaker_members"]
    m = table({"servant": 0, **doomed}, round=3, tiles=tiles, towers=towers, options=ADVANCED)
    assert spaces(m, 0, "black") == []
    m = table({"servant": 1, **doomed}, round=3, tiles=tiles, towers=towers, options=ADVANCED)
    play(m, 0, f"place black {space}")
    assert told(m, "paid")[0]["goods"] == {"servant": 1}  # there is only one way, so nothing is asked


def test_l3_2_3_a_negative_value_is_lifted_by_servants_or_bonuses() -> None:
    """[L-3.2.3] Neutral member under tile 14.2.1: V -4, so 5 servants for floor 1; with the Warlord 3."""
    tiles = ["fewer_coins", "weaker_territories"]
    m = table({"servant": 20, "excommunicated": [2]}, round=5, tiles=tiles, towers=LADDER[5])
    assert servants_needed(m, 0, "place neutral territory.1") == 5
    m = table({"servant": 20, "excommunicated": [2], "characters": ["warlord"]}, round=5, tiles=tiles, towers=LADDER[5])
    assert servants_needed(m, 0, "place neutral territory.1") == 3


def test_l3_2_4_servants_are_paid_first_those_gained_come_too_late() -> None:
    """[L-3.2.4] Market 2 gives 5 servants, but the neutral member needs 1 beforehand."""
    m = table({"servant": 0, "hand": ["sisto_iv"]}, options=ADVANCED)
    assert "market.2" not in spaces(m, 0, "neutral")
    m = table({"servant": 1})
    play(m, 0, "place neutral market.2")
    assert player(m, 0)["servant"] == 5


def test_l3_2_5_a_higher_value_than_needed_is_allowed() -> None:
    """[L-3.2.5] A die of 6 may go to floor 1, the market and the council."""
    m = table({"servant": 0}, dice=(6, 1, 1), towers=LADDER[1])
    assert {"territory.1", "territory.2", "territory.3", "market.1", "council"} <= set(spaces(m, 0, "black"))
    play(m, 0, "place black territory.1")
    assert player(m, 0)["territories"] == ["commercial_hub"]


def test_l3_2_6_more_servants_than_needed() -> None:
    """[L-3.2.6] A die of 6 on market 1, and all 9 servants paid for nothing."""
    m = table({"servant": 9, "coin": 0}, dice=(6, 1, 1))
    play(m, 0, "place black market.1")
    assert texts(m, 0) == [f"servants {n}" for n in range(10)]
    play(m, 0, "servants 9")
    assert player(m, 0)["servant"] == 0
    assert player(m, 0)["coin"] == 5


# ---------------------------------------------------------------- the one formula


@pytest.mark.parametrize(
    ("leaders", "tile", "black", "neutral"),
    [
        ([], False, 3, 0),
        (["lucrezia_borgia"], False, 5, 0),
        (["sigismondo_malatesta"], False, 3, 3),
        (["ludovico_il_moro"], False, 5, 0),
        ([], True, 2, 0),
        (["lucrezia_borgia"], True, 4, 0),
        (["lucrezia_borgia", "sigismondo_malatesta"], True, 4, 3),
    ],
)
def test_l3_3_1_value_of_a_member(leaders: list[str], tile: bool, black: int, neutral: int) -> None:
    """[L-3.3.1] M = base + 2 (Lucrezia, colored) + 3 (Malatesta, neutral) - 1 (tile 14.1.7, colored)."""
    me = {"servant": 20, "played": leaders, "excommunicated": [1] if tile else []}
    m = table(me, round=3, dice=(3, 1, 1), tiles=["weaker_members"], towers=LADDER[3], options=ADVANCED)
    assert reach(m, "black") == black
    assert reach(m, "neutral") == neutral


def test_l3_3_1_montefeltro_sets_one_member_to_6() -> None:
    """[L-3.3.1] The named member has 6 for its die, the others keep theirs."""
    m = table(
        {"servant": 20, "played": ["federico_da_montefeltro"]}, dice=(3, 2, 1), towers=LADDER[1], options=ADVANCED
    )
    play(m, 0, "activate federico_da_montefeltro", "name black")
    assert [reach(m, member) for member in ("black", "white", "orange", "neutral")] == [6, 2, 1, 0]


@pytest.mark.parametrize(
    ("tower", "character", "tile"),
    [
        ("territory", "warlord", "weaker_territories"),
        ("character", "dame", "weaker_characters"),
        ("building", "stonemason", "weaker_buildings"),
        ("venture", "knight", "weaker_ventures"),
    ],
)
def test_l3_3_2_action_value_in_a_tower(tower: str, character: str, tile: str) -> None:
    """[L-3.3.2] V = M + 2 for the character of this type - 4 for its tile; the other towers are not touched."""
    cards = {"territory": "hermitage", "character": "papal_messenger", "building": "treasury"}
    towers: dict[str, list[str | None]] = {
        kind: [None, None, None, cards.get(kind, "hosting_foreigners")]
        for kind in ("territory", "character", "building", "venture")
    }
    for characters, marked, value in (([], [], 3), ([character], [], 5), ([], [2], -1), ([character], [2], 1)):
        m = table(
            {**PLENTY, "characters": characters},
            round=3,
            dice=(3, 1, 1),
            tiles=["fewer_coins", tile],
            towers=towers,
        )
        for period in marked:
            mark(m, 0, period)
        for kind in towers:
            expected = value if kind == tower else 3
            assert servants_needed(m, 0, f"place black {kind}.4") == 7 - expected


@pytest.mark.parametrize(
    ("work", "character", "tile"),
    [("harvest", "farmer", "weaker_harvest"), ("production", "artisan", "weaker_production")],
)
def test_l3_3_2_action_value_of_work(work: str, character: str, tile: str) -> None:
    """[L-3.3.2] V = M + 2 for the character - 3 for the tile - 3 on the large space; at least 1 is needed."""
    for characters, marked, value in (([], [], 1), ([character], [], 3), ([], [1], -2), ([character], [1], 0)):
        m = table(
            {"servant": 20, "characters": characters, "excommunicated": marked}, round=3, dice=(1, 1, 1), tiles=[tile]
        )
        assert servants_needed(m, 0, f"place black {work}.single") == max(0, 1 - value)
        assert servants_needed(m, 0, f"place black {work}.large") == max(0, 1 - (value - 3))
        other = "production" if work == "harvest" else "harvest"
        assert servants_needed(m, 0, f"place black {other}.large") == 3


def test_l3_3_3_a_set_value_replaces_the_die_then_the_rest_is_added() -> None:
    """[L-3.3.3] Il Moro 5 + Lucrezia 2 - tile 14.1.7 1 = 6, whatever the die, even a better one."""
    me = {"servant": 20, "played": ["ludovico_il_moro", "lucrezia_borgia"], "excommunicated": [1]}
    m = table(me, round=3, dice=(1, 6, 3), tiles=["weaker_members"], towers=LADDER[3], options=ADVANCED)
    assert [reach(m, member) for member in ("black", "white", "orange", "neutral")] == [6, 6, 6, 0]
    me = {"servant": 20, "played": ["ludovico_il_moro"]}
    m = table(me, round=3, dice=(1, 6, 3), towers=LADDER[3], options=ADVANCED)
    assert reach(m, "white") == 5
    me = {"servant": 20, "played": ["federico_da_montefeltro"], "excommunicated": [1]}
    m = table(me, round=3, dice=(1, 6, 3), tiles=["weaker_members"], towers=LADDER[3], options=ADVANCED)
    play(m, 0, "activate federico_da_montefeltro", "name black")
    assert reach(m, "black") == 5


def test_l3_3_4_what_each_space_asks_for() -> None:
    """[L-3.3.4] Floors 1, 3, 5, 7; single work space 1, large one 1 after -3; market and council 1."""
    m = table({"servant": 20}, towers=LADDER[1])
    asked = {
        "territory.1": 1, "territory.2": 3, "territory.3": 5, "territory.4": 7,
        "harvest.single": 1, "harvest.large": 4, "production.single": 1, "production.large": 4,
        "market.1": 1, "market.2": 1, "market.3": 1, "market.4": 1, "council": 1,
    }  # fmt: skip
    assert spaces(m, 0, "neutral") == list(asked)
    for space, value in asked.items():
        assert servants_needed(m, 0, f"place neutral {space}") == value


@pytest.mark.parametrize(("floor", "value"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_l3_3_4_one_less_is_too_little(floor: int, value: int) -> None:
    """[L-3.3.4] A floor is legal at its number and not at one less, with the clause as the reason."""
    space = f"territory.{floor}"
    assert space in spaces(table({"servant": value}, towers=LADDER[1]), 0, "neutral")
    poor = table({"servant": value - 1}, towers=LADDER[1])
    assert rule(poor, 0, f"place neutral {space}") == "L-3.3.4"


def test_t17_l3_3_5_die_6_on_floor_4() -> None:
    """T-17 [L-3.3.5] Die 6 on floor 4 (7): at least 1 servant or a card that raises it."""
    assert "territory.4" not in spaces(table({"servant": 0}, dice=(6, 1, 1), towers=LADDER[1]), 0, "black")
    m = table({"servant": 1}, dice=(6, 1, 1), towers=LADDER[1])
    play(m, 0, "place black territory.4")
    assert player(m, 0)["servant"] == 0
    m = table({"servant": 0, "characters": ["warlord"]}, dice=(6, 1, 1), towers=LADDER[1])
    play(m, 0, "place black territory.4")
    assert player(m, 0)["territories"] == ["gravel_pit"]


def test_l3_3_5_characters_do_not_help_in_market_and_council() -> None:
    """[L-3.3.5] [L-3.3.4] There is no bonus for these actions: the neutral member needs its servant there."""
    characters = ["warlord", "stonemason", "dame", "knight", "farmer", "artisan"]
    m = table({"servant": 20, "characters": characters})
    for space in ("market.1", "market.2", "market.3", "market.4", "council"):
        assert servants_needed(m, 0, f"place neutral {space}") == 1
    assert servants_needed(m, 0, "place neutral harvest.single") == 0
    assert servants_needed(m, 0, "place neutral production.single") == 0


@pytest.mark.parametrize(
    ("characters", "marked", "tile", "needed"),
    [
        ([], [], "weaker_territories", 1),
        (["warlord"], [], "weaker_territories", 0),
        ([], [2], "weaker_territories", 5),
        (["warlord"], [2], "weaker_territories", 3),
        ([], [1], "weaker_territories", 1),
        (["knight", "dame", "farmer"], [], "weaker_territories", 1),
        ([], [2], "weaker_characters", 1),
    ],
)
def test_l3_3_6_value_of_a_bonus_action(characters: list[str], marked: list[int], tile: str, needed: int) -> None:
    """[L-3.3.6] Captain 6: + servants + characters - tiles; members' leaders and tile 14.1.7 do not touch it."""
    leaders = ["lucrezia_borgia", "sigismondo_malatesta", "ludovico_il_moro", "federico_da_montefeltro"]
    m = table(
        {"servant": 20, "coin": 10, "played": leaders, "characters": characters},
        round=3,
        tiles=["weaker_members", tile],
        options=ADVANCED,
        towers={**LADDER[3], "character": ["captain", None, None, None]},
    )
    for period in marked:
        mark(m, 0, period)
    play(m, 0, "activate federico_da_montefeltro", "name black")
    play(m, 0, "place black character.1", "servants 4", "resolve action")
    assert servants_needed(m, 0, "take territory.4") == needed


def test_l3_3_6_leader_actions_are_raised_by_servants_only() -> None:
    """[L-3.3.6] Sforza has 1 and Leonardo 0, whatever characters say; tiles 14.1.5 and 14.1.6 take 3 off."""
    characters = ["farmer", "peasant", "artisan", "scholar"]
    leaders = ["francesco_sforza", "leonardo_da_vinci", "lucrezia_borgia"]
    for leader, tile, base in (
        ("francesco_sforza", "weaker_harvest", 1),
        ("leonardo_da_vinci", "weaker_production", 0),
    ):
        for marked, off in (([], 0), ([1], 3)):
            m = table(
                {"servant": 9, "characters": characters, "played": leaders, "excommunicated": marked},
                round=3,
                tiles=[tile],
                options=ADVANCED,
            )
            play(m, 0, f"activate {leader}", "servants 5")
            assert work_value(m) == base + 5 - off


def test_l3_3_7_montefeltros_6_goes_before_il_moros_5() -> None:
    """[L-3.3.7] The member named by Montefeltro has 6, the other colored ones 5."""
    leaders = ["federico_da_montefeltro", "ludovico_il_moro"]
    m = table({"servant": 20, "played": leaders}, dice=(1, 2, 6), towers=LADDER[1], options=ADVANCED)
    play(m, 0, "activate federico_da_montefeltro", "name white")
    assert [reach(m, member) for member in ("black", "white", "orange", "neutral")] == [5, 6, 5, 0]
    before = player(m, 0)
    play(m, 0, "place white territory.4", "servants 1")
    assert gains(before, player(m, 0)) == {"wood": 2, "servant": -1, "stone": 2}
