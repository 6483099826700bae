"""The abilities of the 20 leaders."""

from typing import Any

import pytest

from signoria.kernel.match import Match
from tests.lorenzo.helpers_b import (
    ADVANCED,
    POOR,
    TERRITORIES,
    after_actions,
    column,
    place,
    rule,
    set_up_round,
    to_council,
    with_leaders,
)
from tests.lorenzo.tables import Player, gains, play, player, texts

# ---------------------------------------------------------------- 13.5 to 13.9, 13.19, 13.20: goods


@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        ("girolamo_savonarola", {"faith": 1}),
        ("giovanni_dalle_bande_nere", {"wood": 1, "stone": 1, "coin": 1}),
        ("sandro_botticelli", {"military": 2, "victory": 1}),
        ("michelangelo_buonarroti", {"coin": 3}),
        ("cosimo_de_medici", {"servant": 3, "victory": 1}),
        ("bartolomeo_colleoni", {"victory": 4}),
    ],
)
def test_l13_5_to_l13_8_l13_19_l13_20_plain_gains(leader: str, gain: dict[str, int]) -> None:
    """[L-13.5] [L-13.6] [L-13.7] [L-13.8] [L-13.19] [L-13.20] Once per round these leaders give goods."""
    m = with_leaders({"played": [leader]}, seats=2)
    before = player(m, 0)
    play(m, 0, f"activate {leader}")
    assert gains(before, player(m, 0)) == gain
    assert m.waiting == [0]
    if "victory" in gain:
        assert player(m, 0)["points"] == {"leaders": gain["victory"]}


@pytest.mark.parametrize(
    ("privilege", "gain"),
    [
        ("wood_and_stone", {"wood": 1, "stone": 1}),
        ("servants", {"servant": 2}),
        ("coins", {"coin": 2}),
        ("military", {"military": 2}),
        ("faith", {"faith": 1}),
    ],
)
def test_l13_9_gonzaga_gives_a_privilege(privilege: str, gain: dict[str, int]) -> None:
    """[L-13.9] Once per round 1 privilege of any kind; it cannot be declined."""
    m = with_leaders({"played": ["ludovico_iii_gonzaga"]}, seats=2)
    before = player(m, 0)
    play(m, 0, "activate ludovico_iii_gonzaga")
    assert len(texts(m, 0)) == 5
    play(m, 0, f"privilege {privilege}")
    assert gains(before, player(m, 0)) == gain


# ---------------------------------------------------------------- 13.1 and 13.10: work


def test_t95_l13_1_sforza_harvests_at_1_raised_by_servants_only() -> None:
    """T-95 [L-13.1] Sforza: V 1: tile + Commercial Hub; 4 servants: V 5; Farmer adds nothing."""
    person = {
        **POOR,
        "servant": 4,
        "played": ["francesco_sforza"],
        "characters": ["farmer", "peasant"],
        "territories": ["commercial_hub", "woods", "gravel_pit", "forest", "monastery"],
        "bonus_tile": "military_two",
    }
    other = {"bonus_tile": "coins_two"}
    m = with_leaders(person, other, seats=2, dice=(6, 6, 6))
    before = player(m, 0)
    play(m, 0, "activate francesco_sforza")
    assert texts(m, 0) == [*[f"servants {n}" for n in range(5)], "decline"]
    play(m, 0, "servants 0")
    assert gains(before, player(m, 0)) == {"wood": 1, "stone": 1, "servant": 1, "coin": 1}

    m = with_leaders(person, other, seats=2, dice=(6, 6, 6))
    play(m, 0, "activate francesco_sforza", "servants 4")  # 5: all but the Monastery (6)
    after = player(m, 0)
    assert gains(before, after) == {"wood": 1 + 1 + 3, "stone": 1 + 2, "servant": 1 - 4, "coin": 1}
    assert after["faith"] == 0


@pytest.mark.parametrize(
    ("servants", "gain"), [(0, {}), (2, {"servant": -2}), (3, {"servant": -2, "wood": 1, "stone": 1})]
)
def test_t95_l14_1_5_sforza_under_the_harvest_tile(servants: int, gain: dict[str, int]) -> None:
    """T-95 [L-13.1] [L-14.1.5] [L-6.5.3] Tile 14.1.5: 3 servants for V 1."""
    person = {**POOR, "servant": 3, "played": ["francesco_sforza"], "excommunicated": [1], "bonus_tile": "military_two"}
    m = with_leaders(person, {"bonus_tile": "coins_two"}, seats=2, tiles=["weaker_harvest", None, None])
    before = player(m, 0)
    play(m, 0, "activate francesco_sforza", f"servants {servants}")
    assert gains(before, player(m, 0)) == gain


def test_l13_1_l13_10_may_be_declined() -> None:
    """[L-13.1] [L-13.10] [L-6.5.4] The work may be declined; the leader is used all the same."""
    m = with_leaders({"played": ["francesco_sforza", "leonardo_da_vinci"]}, seats=2)
    before = player(m, 0)
    play(m, 0, "activate francesco_sforza", "decline", "activate leonardo_da_vinci", "decline")
    assert gains(before, player(m, 0)) == {}
    assert sorted(player(m, 0)["used"]) == ["francesco_sforza", "leonardo_da_vinci"]


def test_l13_10_leonardo_produces_at_0_raised_by_servants_only() -> None:
    """[L-13.10] [L-5.3.5] At least 1 servant for the bonus tile; Artisan and Scholar add nothing."""
    person = {
        **POOR,
        "servant": 3,
        "played": ["leonardo_da_vinci"],
        "characters": ["artisan", "scholar"],
        "buildings": ["garden", "bank", "cathedral"],
        "bonus_tile": "military_two",
    }
    for servants, gain in (
        (0, {}),
        (1, {"servant": -1, "coin": 1, "military": 2, "victory": 3}),
        (2, {"servant": -2, "coin": 6, "military": 2, "victory": 4}),
    ):
        m = with_leaders(person, {"bonus_tile": "coins_two"}, seats=2, dice=(6, 6, 6))
        before = player(m, 0)
        play(m, 0, "activate leonardo_da_vinci", f"servants {servants}")
        assert gains(before, player(m, 0)) == gain


def test_l13_10_l14_1_6_leonardo_under_the_production_tile() -> None:
    """[L-13.10] [L-14.1.6] [L-6.5.3] Under tile 14.1.6 it takes 4 servants to reach 1."""
    person = {**POOR, "played": ["leonardo_da_vinci"], "excommunicated": [1], "bonus_tile": "military_two"}
    for servants, works in ((3, False), (4, True)):
        m = with_leaders(
            {**person, "servant": 4}, {"bonus_tile": "coins_two"}, seats=2, tiles=["weaker_production", None, None]
        )
        play(m, 0, "activate leonardo_da_vinci", f"servants {servants}")
        assert player(m, 0)["military"] == (2 if works else 0)


# ---------------------------------------------------------------- 13.2 Ariosto


def test_t89_l13_2_ariosto_in_the_market_and_at_work() -> None:
    """T-89 [L-13.2] Market 1 occupied: allowed, 5 coins. Harvest with the own black member: white no, neutral yes."""
    ariosto = {"played": ["ludovico_ariosto"], "members": {"black": "harvest.single"}, "bonus_tile": "military_two"}
    other = {"members": {"black": "market.1"}, "bonus_tile": "coins_two"}
    m = with_leaders(ariosto, other, seats=2, dice=(3, 3, 3))
    assert rule(m, 0, "place white harvest.single") == "L-6.1.2"
    assert rule(m, 0, "place neutral harvest.single") == ""
    without = m.copy()
    before = player(m, 0)
    place(m, 0, "white", "market.1")
    assert gains(before, player(m, 0)) == {"coin": 5}
    place(without, 0, "neutral", "harvest.single", servants=1)  # without -3: value 1 is enough
    assert gains(before, player(without, 0)) == {"wood": 1, "stone": 1}  # a servant paid, a servant gained
    m = with_leaders({**ariosto, "played": []}, other, seats=2, dice=(3, 3, 3))
    assert rule(m, 0, "place white market.1") != ""
    assert rule(m, 0, "place neutral harvest.single") != ""


def test_t85_l13_2_1_l14_2_5_ariosto_and_the_market_ban() -> None:
    """T-85 [L-14.2.5] [L-13.2.1] Market ban with Ariosto: still no market, occupied or not."""
    ariosto = {"played": ["ludovico_ariosto"], "excommunicated": [2]}
    m = with_leaders(ariosto, {"members": {"black": "market.1"}}, seats=4, tiles=[None, "market_ban", None])
    for space in ("market.1", "market.2", "market.3", "market.4"):
        assert rule(m, 0, f"place black {space}") == "L-14.2.5"
    assert rule(m, 0, "place black council") == ""


@pytest.mark.parametrize(
    ("seats", "closed"),
    [(2, ["market.3", "market.4", "harvest.large", "production.large"]), (3, ["market.3", "market.4"])],
)
def test_l13_2_1_closed_spaces_stay_closed(seats: int, closed: list[str]) -> None:
    """[L-13.2.1] [L-1.3] Ariosto opens no covered space."""
    m = with_leaders({"played": ["ludovico_ariosto"]}, seats=seats, dice=(6, 6, 6))
    for space in closed:
        assert rule(m, 0, f"place black {space}") == "L-1.3"


def test_l13_2_1_the_surcharge_and_the_colors_in_a_tower_stay() -> None:
    """[L-13.2.1] [L-4.2.2] [L-4.1.4] The 3 coins are due, and a second colored member stays out of a tower."""
    other = {"members": {"black": "territory.1"}}
    towers: dict[str, list[str | None]] = {"territory": [None, "gold_mine"], "character": ["captain"]}
    for coins, answer in ((2, "L-4.2.2"), (3, "")):
        m = with_leaders(
            {"played": ["ludovico_ariosto"], "coin": coins}, other, seats=2, round=3, dice=(6, 6, 6), towers=towers
        )
        assert rule(m, 0, "place black territory.2") == answer
    own = {"played": ["ludovico_ariosto"], "members": {"white": "territory.1"}}
    m = with_leaders(own, seats=2, round=3, dice=(6, 6, 6), towers=towers)
    assert rule(m, 0, "place black territory.2") == "L-4.1.4"


@pytest.mark.parametrize("area", ["harvest", "production"])
def test_l13_2_2_no_minus_3_on_the_single_space(area: str) -> None:
    """[L-13.2.2] [L-6.1.3] On an occupied single space the value is not lowered: die 1 suffices."""
    m = with_leaders({"played": ["ludovico_ariosto"]}, {"members": {"black": f"{area}.single"}}, dice=(1, 1, 1))
    play(m, 0, f"place black {area}.single", "servants 0")
    assert [event["value"] for event in m.log() if event["event"] == "worked"] == [1]


def test_l13_2_2_ariosto_never_helps_in_towers() -> None:
    """[L-13.2.2] [L-4.1.5] An occupied floor has no card, so it stays out of reach."""
    m = with_leaders({"played": ["ludovico_ariosto"]}, {"members": {"black": "territory.1"}}, dice=(6, 6, 6))
    assert rule(m, 0, "place black territory.1") in ("L-4.1.3", "L-4.1.5")


def test_l13_2_3_a_second_own_member_on_the_same_market_space() -> None:
    """[L-13.2.3] The own member may be there too, and the second gets the full gain."""
    m = with_leaders({"played": ["ludovico_ariosto"], "members": {"black": "market.2"}}, seats=2)
    before = player(m, 0)
    place(m, 0, "white", "market.2")
    assert gains(before, player(m, 0)) == {"servant": 5}
    m = with_leaders({"members": {"black": "market.2"}}, seats=2)
    assert rule(m, 0, "place white market.2") != ""


# ---------------------------------------------------------------- 13.3, 13.4


def test_t90_l13_3_brunelleschi_pays_no_surcharge() -> None:
    """T-90 [L-13.3] Brunelleschi: occupied territory tower, 0 coins: legal; without him 3 coins are due."""
    other = {"members": {"black": "territory.1"}}
    towers: dict[str, list[str | None]] = {"territory": [None, "gold_mine"]}
    for played, coins, answer in ((["filippo_brunelleschi"], 0, ""), ([], 0, "L-4.2.2"), ([], 3, "")):
        m = with_leaders(
            {**POOR, "played": played, "coin": coins}, other, seats=2, round=3, dice=(6, 6, 6), towers=towers
        )
        assert rule(m, 0, "place black territory.2") == answer
        if not answer:
            place(m, 0, "black", "territory.2")
            assert player(m, 0)["coin"] == 1  # of the Gold Mine; the 3 coins are gone only without him


def test_l13_3_brunelleschi_on_bonus_actions() -> None:
    """[L-13.3] [L-4.4.2] The card of the Captain's bonus action is free of the surcharge too."""
    other = {"members": {"black": "territory.1"}}
    towers: dict[str, list[str | None]] = {"territory": [None, "gold_mine"], "character": ["captain"]}
    for played, coins in ((["filippo_brunelleschi"], 1), ([], None)):
        m = with_leaders({**POOR, "played": played, "coin": 4}, other, seats=2, round=3, dice=(6, 6, 6), towers=towers)
        place(m, 0, "black", "character.1")
        if coins is None:
            play(m, 0, "resolve gain")
            assert player(m, 0)["territories"] == []  # nothing can be taken: the bonus action lapses
            continue
        play(m, 0, "resolve gain", "take territory.2")
        assert player(m, 0)["coin"] == coins


def test_l13_4_montefeltro_names_an_unplaced_colored_member() -> None:
    """[L-13.4] One own colored member counts 6 instead of its die; it is named on activation and not placed yet."""
    person = {"played": ["federico_da_montefeltro"], "members": {"black": "council"}, "servant": 0}
    m = with_leaders(person, seats=2, dice=(1, 2, 3))
    play(m, 0, "activate federico_da_montefeltro")
    assert texts(m, 0) == ["name white", "name orange"]
    assert rule(m, 0, "name black") != ""
    assert rule(m, 0, "name neutral") == "L-13.4"
    play(m, 0, "name white")
    assert values(m) == {"white": 6, "orange": 3}


def values(m: Match, seat: int = 0) -> dict[str, int]:
    """M of each unplaced member that reaches the council without servants."""
    found: dict[str, int] = {}
    for member in ("black", "white", "orange", "neutral"):
        if f"place {member} council" in texts(m, seat):
            other = m.copy()
            place(other, seat, member, "council")
            value = [event["value"] for event in other.log() if event["event"] == "placed"][-1]
            assert isinstance(value, int)
            found[member] = value
    return found


def test_l13_4_montefeltro_with_a_better_or_no_member() -> None:
    """[L-13.4] A member of 6 may be named for nothing; with no colored member left he cannot be activated."""
    m = with_leaders({"played": ["federico_da_montefeltro"], "servant": 0}, seats=2, dice=(6, 2, 3))
    play(m, 0, "activate federico_da_montefeltro", "name black")
    assert values(m) == {"black": 6, "white": 2, "orange": 3}
    placed = {"black": "council", "white": "market.1", "orange": "market.2"}
    m = with_leaders({"played": ["federico_da_montefeltro"], "members": placed}, seats=2)
    assert rule(m, 0, "activate federico_da_montefeltro") == "L-13.4"


# ---------------------------------------------------------------- 13.11, 13.12


@pytest.mark.parametrize(
    ("card", "tower", "round", "price"),
    [
        ("farmer", "character", 1, 0),  # 3 coins
        ("dame", "character", 1, 1),  # 4
        ("warlord", "character", 1, 0),  # 2: the unused rest is lost
        ("hiring_recruits", "venture", 1, 1),  # 4
        ("theater", "building", 1, 0),  # 2 and wood
        ("bank", "building", 5, 0),  # 3 and wood and stone
        ("hiring_mercenaries", "venture", 5, 5),  # 8
    ],
)
def test_l13_11_pico_takes_3_coins_off_every_card(card: str, tower: str, round: int, price: int) -> None:
    """[L-13.11] [L-4.3.3] 3 coins off every development card with coins in its cost, never below 0."""
    rich = {"coin": 10, "wood": 10, "stone": 10, "servant": 0, "played": ["pico_della_mirandola"]}
    m = with_leaders(rich, seats=2, round=round, dice=(1, 1, 1), towers={tower: [card]})
    place(m, 0, "black", f"{tower}.1")
    assert player(m, 0)["coin"] == 10 - price


def test_l13_11_pico_leaves_other_goods_and_the_surcharge_alone() -> None:
    """[L-13.11] [L-4.3.5] Wood and stone are paid in full, and 3 coins in an occupied tower."""
    rich = {"coin": 10, "wood": 10, "stone": 10, "servant": 0, "played": ["pico_della_mirandola"]}
    other = {"members": {"black": "building.4"}}
    m = with_leaders(rich, other, seats=2, round=5, dice=(1, 1, 1), towers={"building": ["bank"]})
    before = player(m, 0)
    place(m, 0, "black", "building.1")
    assert gains(before, player(m, 0)) == {"coin": -3, "wood": -1, "stone": -3, "victory": 7}


@pytest.mark.parametrize(
    ("round", "faith", "asked", "church"),
    [(2, 3, True, 8), (4, 6, True, 12), (6, 4, False, 4), (6, 5, True, 10)],
)
def test_t93_l13_12_sisto_adds_5_to_support(round: int, faith: int, asked: bool, church: int) -> None:
    """T-93 [L-13.12] Round 4, 6 faith, supports: 7 + 5 = 12 VP. Round 6 with 4 faith: 4 VP only. With 5: 5 + 5 = 10."""
    m = after_actions({"faith": faith, "played": ["sisto_iv"]}, round=round, options=ADVANCED)
    assert (m.waiting == [0]) == asked
    if asked:
        play(m, 0, "support")
    assert player(m, 0)["points"]["church"] == church


def test_l13_12_sisto_gives_nothing_for_a_refusal() -> None:
    """[L-13.12] [L-9.3.1] Not for scoring faith after an excommunication, and not to others."""
    m = after_actions({"faith": 5, "played": ["sisto_iv"]}, {"faith": 5}, round=6, options=ADVANCED)
    play(m, 0, "refuse")
    play(m, 1, "support")
    assert [sources["church"] for sources in column(m, "points")[:2]] == [5, 5]


# ---------------------------------------------------------------- 13.13, 13.14, 13.16: values of members


def test_l13_13_lucrezia_adds_2_to_colored_members() -> None:
    """[L-13.13] Own colored members +2; the neutral one and those of others are not touched."""
    m = with_leaders({"played": ["lucrezia_borgia"], "servant": 0}, {"servant": 0}, seats=2, dice=(1, 4, 6))
    assert values(m) == {"black": 3, "white": 6, "orange": 8}
    to_council(m, 0, "black")
    assert values(m, 1) == {"black": 1, "white": 4, "orange": 6}


def test_l13_14_malatesta_adds_3_to_the_neutral_member() -> None:
    """[L-13.14] Own neutral member +3; the colored ones are not touched."""
    m = with_leaders({"played": ["sigismondo_malatesta"], "servant": 0}, seats=2, dice=(1, 4, 6))
    assert values(m) == {"black": 1, "white": 4, "orange": 6, "neutral": 3}


def test_l13_16_il_moro_sets_all_colored_members_to_5() -> None:
    """[L-13.16] Own colored members have 5 instead of the die, even if the die is better."""
    m = with_leaders({"played": ["ludovico_il_moro"], "servant": 0}, seats=2, dice=(1, 5, 6))
    assert values(m) == {"black": 5, "white": 5, "orange": 5}


def test_l3_3_7_montefeltro_goes_before_il_moro() -> None:
    """[L-3.3.7] [L-13.4] [L-13.16] The named member has 6, the other colored ones 5."""
    leaders = ["ludovico_il_moro", "federico_da_montefeltro"]
    m = with_leaders({"played": leaders, "servant": 0}, seats=2, dice=(1, 1, 6))
    play(m, 0, "activate federico_da_montefeltro", "name black")
    assert values(m) == {"black": 6, "white": 5, "orange": 5}


def test_l3_3_3_bonuses_and_tiles_come_on_top_of_set_values() -> None:
    """[L-3.3.3] [L-13.13] [L-14.1.7] 5 by il Moro, + 2 by Lucrezia, - 1 by the tile; neutral 3 by Malatesta."""
    leaders = ["ludovico_il_moro", "lucrezia_borgia", "federico_da_montefeltro", "sigismondo_malatesta"]
    person = {"played": leaders, "servant": 0, "excommunicated": [1]}
    m = with_leaders(person, seats=2, dice=(1, 1, 1), tiles=["weaker_members", None, None])
    play(m, 0, "activate federico_da_montefeltro", "name black")
    assert values(m) == {"black": 7, "white": 6, "orange": 6, "neutral": 3}


def test_l3_3_6_values_of_members_do_not_touch_bonus_actions() -> None:
    """[L-3.3.6] [L-13.13] [L-13.16] The Captain's territory stays at 6: floor 4 (7) takes a servant."""
    person = {"coin": 4, "servant": 1, "played": ["ludovico_il_moro", "lucrezia_borgia"]}
    towers: dict[str, list[str | None]] = {"character": ["captain"], "territory": [None, None, None, "gold_mine"]}
    m = with_leaders(person, seats=2, round=3, towers=towers)
    play(m, 0, "place black character.1", "servants 0", "resolve gain", "take territory.4")
    assert player(m, 0)["servant"] == 0


# ---------------------------------------------------------------- 13.17, 13.18


@pytest.mark.parametrize(("count", "need"), [(2, 3), (3, 7), (4, 12), (5, 18)])
def test_l13_17_cesare_needs_no_military_for_slots(count: int, need: int) -> None:
    """[L-13.17] [L-5.1.2] No military is needed for the slots of territories."""
    towers: dict[str, list[str | None]] = {"territory": ["farm"]}
    for played, military, answer in ((["cesare_borgia"], 0, ""), ([], need - 1, "L-5.1.2"), ([], need, "")):
        person = {"played": played, "military": military, "territories": TERRITORIES[:count]}
        m = with_leaders(person, seats=2, towers=towers)
        assert rule(m, 0, "place black territory.1") == answer


def test_l13_17_the_limit_of_6_stays() -> None:
    """[L-13.17] [L-5.5.1] A seventh territory is refused all the same."""
    m = with_leaders({"played": ["cesare_borgia"], "territories": TERRITORIES}, seats=2, towers={"territory": ["farm"]})
    assert rule(m, 0, "place black territory.1") == "L-5.5.1"


@pytest.mark.parametrize(
    ("card", "tower", "round", "gain"),
    [
        ("military_conquest", "venture", 5, {"wood": 6, "stone": 6, "coin": 6, "military": -6}),
        ("farm", "territory", 5, {"wood": 2, "victory": 1}),
        ("estate", "territory", 3, {"wood": 2, "servant": 4}),
        ("monastery", "territory", 1, {"servant": 2, "military": 2}),
        ("hosting_foreigners", "venture", 3, {"wood": -4, "servant": 10}),
        ("crusade", "venture", 3, {"coin": 10, "faith": 1, "military": -4}),
        ("hermitage", "territory", 3, {"faith": 1}),
    ],
)
def test_t91_l13_18_santa_rita_doubles_resources(card: str, tower: str, round: int, gain: dict[str, int]) -> None:
    """T-91 [L-13.18] [L-13.18.1] Resources of immediate effects come twice, points once."""
    person = {**POOR, "wood": 4, "military": 12, "played": ["santa_rita"]}
    m = with_leaders(person, seats=2, round=round, towers={tower: [card]})
    before = player(m, 0)
    place(m, 0, "black", f"{tower}.1")
    assert gains(before, player(m, 0)) == gain


@pytest.mark.parametrize(
    ("option", "privilege", "gain"),
    [
        (False, "coins", {"coin": 12}),
        (False, "wood_and_stone", {"coin": 10, "wood": 1, "stone": 1}),
        (True, "coins", {"coin": 14}),
        (True, "wood_and_stone", {"coin": 10, "wood": 2, "stone": 2}),
        (True, "servants", {"coin": 10, "servant": 4}),
        (True, "military", {"coin": 10, "military": 2}),
        (True, "faith", {"coin": 10, "faith": 1}),
    ],
)
def test_t91_l13_18_2_privileges_and_the_option(option: bool, privilege: str, gain: dict[str, int]) -> None:
    """T-91 [L-13.18.2] Support to the King: 10 coins + 1 privilege, doubled only by the option, and then no points."""
    person = {**POOR, "military": 6, "played": ["santa_rita"]}
    m = with_leaders(
        person,
        seats=2,
        round=3,
        towers={"venture": ["support_to_the_king"]},
        options={"santa_rita_doubles_privileges": option},
    )
    place(m, 0, "black", "venture.1")
    play(m, 0, f"privilege {privilege}")
    expected = {**gain, "military": gain.get("military", 0) - 3}
    assert gains({**player(m, 0), **POOR, "military": 6, "faith": 0, "victory": 0}, player(m, 0)) == expected


def test_t91_l13_18_1_floor_market_and_council_gains_come_once() -> None:
    """T-91 [L-13.18.1] Not floor, market or council gains."""
    person = {**POOR, "played": ["santa_rita"]}
    m = with_leaders(person, seats=2, round=3, dice=(6, 6, 6), towers={"territory": [None, None, "estate"]})
    before = player(m, 0)
    other = m.copy()
    third = m.copy()
    place(m, 0, "black", "territory.3")
    assert gains(before, player(m, 0)) == {"wood": 2 + 1, "servant": 4}
    place(other, 0, "black", "market.1")
    assert gains(before, player(other, 0)) == {"coin": 5}
    to_council(third, 0, "black", "servants")
    assert gains(before, player(third, 0)) == {"coin": 1, "servant": 2}


@pytest.mark.parametrize(("option", "servants"), [(False, 2), (True, 2)])
def test_l13_18_2_the_option_is_for_privileges_of_cards_only(option: bool, servants: int) -> None:
    """[L-13.18.2] [L-13.18.1] The privileges of council and discards come once even with the option."""
    person = {**POOR, "played": ["santa_rita"], "hand": ["sisto_iv"]}
    m = with_leaders(person, seats=2, options={"santa_rita_doubles_privileges": option})
    play(m, 0, "discard sisto_iv", "privilege servants")
    assert player(m, 0)["servant"] == servants
    play(m, 0, "place black council", "servants 0", "privilege servants")
    assert player(m, 0)["servant"] == 2 * servants


def test_l13_18_1_harvest_production_and_leaders_come_once() -> None:
    """[L-13.18.1] Not gains by harvest or production, not leaders."""
    person = {
        **POOR,
        "played": ["santa_rita", "giovanni_dalle_bande_nere"],
        "territories": ["gold_mine"],
        "buildings": ["bank"],
        "bonus_tile": "military_two",
    }
    m = with_leaders(person, {"bonus_tile": "coins_two"}, seats=2, dice=(6, 6, 6))
    before = player(m, 0)
    other = m.copy()
    play(m, 0, "activate giovanni_dalle_bande_nere")
    assert gains(before, player(m, 0)) == {"wood": 1, "stone": 1, "coin": 1}
    between = player(m, 0)
    place(m, 0, "black", "harvest.single")
    assert gains(between, player(m, 0)) == {"wood": 1, "stone": 1, "servant": 1, "coin": 2}
    place(other, 0, "black", "production.single")
    assert gains(before, player(other, 0)) == {"coin": 1 + 5, "military": 2}


@pytest.mark.parametrize(
    ("tile", "card", "gain"),
    [
        ("fewer_coins", "dukedom", {"coin": 7}),  # 4 twice, less 1
        ("fewer_servants", "mining_town", {"stone": 2, "servant": 3}),
        ("fewer_wood_or_stone", "rock_pit", {"wood": 1}),
        ("fewer_wood_or_stone", "estate", {"wood": 1, "servant": 4}),
    ],
)
def test_l13_18_3_double_first_then_subtract_once(tile: str, card: str, gain: dict[str, int]) -> None:
    """[L-13.18.3] [L-0.2.7] With tiles 14.1.2 to 14.1.4: double first, then subtract once for the source."""
    person = {**POOR, "played": ["santa_rita"], "excommunicated": [1]}
    m = with_leaders(person, seats=2, round=3, tiles=[tile, None, None], towers={"territory": [card]})
    before = player(m, 0)
    place(m, 0, "black", "territory.1")
    assert gains(before, player(m, 0)) == gain


@pytest.mark.parametrize(
    ("both", "gain"),
    [
        ("one", {"wood": 5, "stone": 6, "coin": 6, "military": -6}),
        ("each", {"wood": 5, "stone": 5, "coin": 6, "military": -6}),
    ],
)
def test_l13_18_3_wood_and_stone_doubled_under_tile_14_1_4(both: str, gain: dict[str, int]) -> None:
    """[L-13.18.3] [L-14.1.4] Military Conquest, doubled to 6 wood and 6 stone, loses 1 of them, or 1 of each."""
    person = {**POOR, "military": 12, "played": ["santa_rita"], "excommunicated": [1]}
    m = with_leaders(
        person,
        seats=2,
        tiles=["fewer_wood_or_stone", None, None],
        towers={"venture": ["military_conquest"]},
        options={"tile_1_4_both": both},
    )
    before = player(m, 0)
    place(m, 0, "black", "venture.1")
    if both == "one":
        play(m, 0, "lose wood")
    assert gains(before, player(m, 0)) == gain


def test_l13_18_4_cards_of_bonus_actions_are_doubled() -> None:
    """[L-13.18.4] The Captain takes the Dukedom by a bonus action: 8 coins."""
    towers: dict[str, list[str | None]] = {"character": ["captain"], "territory": ["dukedom"]}
    m = with_leaders({**POOR, "coin": 4, "played": ["santa_rita"]}, seats=2, round=3, towers=towers)
    place(m, 0, "black", "character.1")
    play(m, 0, "resolve gain", "take territory.1")
    assert (player(m, 0)["coin"], player(m, 0)["military"]) == (8, 2)


def test_l13_18_4_bonus_work_is_not_doubled() -> None:
    """[L-13.18.4] What the Cardinal's harvest brings comes once, although an immediate effect grants it."""
    person = {**POOR, "coin": 4, "played": ["santa_rita"], "territories": ["gold_mine"], "bonus_tile": "military_two"}
    m = with_leaders(person, {"bonus_tile": "coins_two"}, seats=2, towers={"character": ["cardinal"]})
    place(m, 0, "black", "character.1")
    while m.waiting == [0]:
        choices = texts(m, 0)
        play(m, 0, "servants 0" if "servants 0" in choices else choices[0])
    after = player(m, 0)
    assert (after["coin"], after["wood"], after["stone"], after["servant"], after["faith"]) == (2, 1, 1, 1, 2)


# ---------------------------------------------------------------- 13.15 Lorenzo


LORENZO = "lorenzo_de_medici"


def copy_table(copied: str, person: Player | None = None, other: Player | None = None, **fields: Any) -> Match:
    """Seat 0 may play Lorenzo; seat 1 has played the leader to be copied, and only that one."""
    return with_leaders(
        {"victory": 35, "hand": [LORENZO], **(person or {})}, {"played": [copied], **(other or {})}, **fields
    )


def test_t97_l13_15_lorenzo_copies_colleoni() -> None:
    """T-97 [L-13.15] [L-13.15.1] Copies Colleoni: 4 VP once per round without 2 ventures and 4 territories."""
    m = copy_table("bartolomeo_colleoni", seats=2)
    play(m, 0, f"play {LORENZO}")
    assert player(m, 0)["copy"] == "bartolomeo_colleoni"
    play(m, 0, f"activate {LORENZO}")
    assert player(m, 0)["victory"] == 39
    assert rule(m, 0, f"activate {LORENZO}") == "L-12.3.3"
    assert player(m, 1)["used"] == []
    assert rule(m, 0, "activate bartolomeo_colleoni") == "L-12.3.3"  # it is activated with Lorenzo's card


def test_l13_15_the_copy_is_chosen_when_played_and_never_changed() -> None:
    """[L-13.15] One leader of all that others have played is chosen; leaders played later do not matter."""
    people: list[Player] = [
        {"victory": 35, "hand": [LORENZO], "played": ["sisto_iv"]},
        {"played": ["ludovico_ariosto", "santa_rita"]},
        {"played": ["cosimo_de_medici"], "hand": ["cesare_borgia"]},
    ]
    m = with_leaders(*people, seats=3)
    play(m, 0, f"play {LORENZO}")
    assert set(texts(m, 0)) == {"copy ludovico_ariosto", "copy santa_rita", "copy cosimo_de_medici"}
    assert rule(m, 0, "copy sisto_iv") == "L-13.15"  # the own one
    assert rule(m, 0, "copy cesare_borgia") == "L-13.15"  # in hand
    assert rule(m, 0, "copy pico_della_mirandola") == "L-13.15"  # nobody's
    play(m, 0, "copy cosimo_de_medici")
    assert player(m, 0)["copy"] == "cosimo_de_medici"
    assert not [text for text in texts(m, 0) if text.startswith("copy")]


def test_l13_15_2_not_playable_without_a_played_leader_of_another() -> None:
    """[L-13.15.2] Own played leaders and leaders in other hands are nothing to copy."""
    m = with_leaders({"victory": 35, "hand": [LORENZO], "played": ["sisto_iv"]}, {"hand": ["santa_rita"]}, seats=2)
    assert rule(m, 0, f"play {LORENZO}") == "L-13.15.2"
    assert f"discard {LORENZO}" in texts(m, 0)


def test_l13_15_3_a_used_leader_may_be_copied_and_is_fresh() -> None:
    """[L-13.15.3] [L-12.3.3] Its owner has used it in this round: the copy is activated all the same."""
    m = copy_table("michelangelo_buonarroti", other={"used": ["michelangelo_buonarroti"]}, seats=2)
    before = player(m, 0)
    play(m, 0, f"play {LORENZO}", f"activate {LORENZO}")
    assert gains(before, player(m, 0)) == {"coin": 3}


def test_l13_15_3_the_copy_has_its_own_state_each_round() -> None:
    """[L-13.15.3] [L-10.4] The owner's use does not touch the copy, and the next round it is fresh again."""
    person = {"played": [LORENZO], "copy": "bartolomeo_colleoni", "used": [LORENZO]}
    m = after_actions(person, {"played": ["bartolomeo_colleoni"]}, round=3, options=ADVANCED)
    set_up_round(m)
    assert f"activate {LORENZO}" in texts(m, 0)
    play(m, 0, f"activate {LORENZO}")
    assert player(m, 0)["points"]["leaders"] == 4
    to_council(m, 0, "black")
    assert m.waiting == [1]
    play(m, 1, "activate bartolomeo_colleoni")
    assert player(m, 1)["points"]["leaders"] == 4


def test_l13_15_4_a_copied_permanent_ability_works_from_that_moment() -> None:
    """[L-13.15.4] [L-12.3.6] Malatesta copied: the own neutral member has 3, and the owner loses nothing."""
    m = copy_table("sigismondo_malatesta", {"servant": 0}, {"servant": 0}, seats=2)
    assert "neutral" not in values(m)
    play(m, 0, f"play {LORENZO}")
    assert values(m)["neutral"] == 3
    to_council(m, 0, "neutral")
    assert values(m, 1)["neutral"] == 3


@pytest.mark.parametrize(
    ("leader", "check"),
    [
        ("ludovico_ariosto", "place black market.1"),
        ("filippo_brunelleschi", "place black territory.2"),
        ("cesare_borgia", "place black territory.2"),
        ("pico_della_mirandola", "place black character.1"),
    ],
)
def test_l13_15_4_all_clauses_of_the_copied_hold(leader: str, check: str) -> None:
    """[L-13.15.4] What the copied permanent leader allows is allowed to the copier, and only from then on."""
    person: Player = {"coin": 1, "servant": 0}
    other: Player = {"members": {"black": "market.1"}}
    if leader == "cesare_borgia":
        person["territories"] = TERRITORIES[:2]
    elif leader == "filippo_brunelleschi":
        person["coin"] = 0
        other = {"members": {"black": "territory.1"}}
    towers: dict[str, list[str | None]] = {"territory": [None, "manor_house"], "character": ["captain"]}
    m = copy_table(leader, person, other, seats=2, round=3, dice=(6, 6, 6), towers=towers)
    assert rule(m, 0, check) != ""
    play(m, 0, f"play {LORENZO}")
    assert rule(m, 0, check) == ""


def test_l13_15_4_lorenzo_copies_sisto_and_santa_rita_and_il_moro() -> None:
    """[L-13.15.4] [L-13.12] [L-13.16] [L-13.18] Permanent abilities of points, members and gains."""
    m = after_actions({"faith": 3, "played": [LORENZO], "copy": "sisto_iv"}, {"played": ["sisto_iv"]}, options=ADVANCED)
    play(m, 0, "support")
    assert player(m, 0)["victory"] == 8
    m = copy_table("ludovico_il_moro", {"servant": 0}, seats=2, dice=(1, 2, 6))
    play(m, 0, f"play {LORENZO}")
    assert values(m) == {"black": 5, "white": 5, "orange": 5}
    m = copy_table("santa_rita", POOR, seats=2, round=3, towers={"territory": ["dukedom"]})
    play(m, 0, f"play {LORENZO}")
    place(m, 0, "black", "territory.1")
    assert player(m, 0)["coin"] == 8


def test_l13_15_1_lorenzo_copies_montefeltro_and_sforza() -> None:
    """[L-13.15.1] [L-13.4] [L-13.1] A copied once-per-round leader is activated with this card, clauses included."""
    m = copy_table("federico_da_montefeltro", {"servant": 0}, seats=2, dice=(1, 2, 3))
    play(m, 0, f"play {LORENZO}", f"activate {LORENZO}", "name black")
    assert values(m) == {"black": 6, "white": 2, "orange": 3}
    assert player(m, 0)["used"] == [LORENZO]
    m = copy_table("francesco_sforza", {**POOR, "servant": 1, "characters": ["farmer"]}, seats=2)
    play(m, 0, f"play {LORENZO}", f"activate {LORENZO}", "servants 1")
    worked = [event for event in m.log() if event["event"] == "worked"]
    assert [(event["work"], event["value"]) for event in worked] == [("harvest", 2)]


def test_l13_15_copies_only_others_even_when_only_lorenzo_is_there() -> None:
    """[L-13.15.2] With 4 players any of the three others will do."""
    m = with_leaders({"victory": 35, "hand": [LORENZO]}, {}, {}, {"played": ["sisto_iv"]})
    play(m, 0, f"play {LORENZO}")
    assert player(m, 0)["copy"] == "sisto_iv"
