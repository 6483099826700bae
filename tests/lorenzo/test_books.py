"""Options where the printed books differ: what a member is worth by itself, and whose members cost a bonus action."""

import pytest

from tests.lorenzo.helpers_a import ADVANCED, LADDER, away, floors, servants_needed, spaces, takes, work_value
from tests.lorenzo.tables import Player, gains, play, player, rule, table, texts

CZECH = {"members_need_value_1": True}
GERMAN = {"bonus_surcharge_for_own_members": False}

# ---------------------------------------------------------------- the value of the member itself [L-3.3.5]


@pytest.mark.parametrize(
    ("character", "space"),
    [("farmer", "harvest.single"), ("artisan", "production.single"), ("warlord", "territory.1")],
)
def test_l3_3_5_characters_alone_lift_a_member_of_value_0_unless_it_needs_1_itself(character: str, space: str) -> None:
    """[L-3.3.5] The neutral member has 0, the character adds 2: by the Czech book one servant must be paid first."""
    me = {"servant": 3, "characters": [character]}
    for options, least in (({}, 0), (CZECH, 1)):
        m = table(me, towers=LADDER[1], options=options)
        assert servants_needed(m, 0, f"place neutral {space}") == least
    play(m, 0, f"place neutral {space}")
    assert rule(m, 0, "servants 0") == "L-3.3.5"
    assert m.why_not(0, "servants 0")[0].numbers == {"have": 0}


@pytest.mark.parametrize("servants", [0, 1])
def test_l3_3_5_without_a_servant_the_member_stays_at_home(servants: int) -> None:
    """[L-3.3.5] [L-3.1.4] Nothing lifts it, so its owner may pass; one servant is enough, and placing compulsory."""
    me = {
        "servant": servants,
        "members": away("black", "white", "orange"),
        "characters": ["farmer"],
        "hand": ["sisto_iv"],
    }
    m = table(me, towers=LADDER[1], options={**CZECH, **ADVANCED})
    assert (spaces(m, 0, "neutral") == []) == (servants == 0)
    assert ("pass" in texts(m, 0)) == (servants == 0)
    assert rule(m, 0, "place neutral harvest.single") == ("" if servants else "L-3.3.5")
    assert rule(table(me, options=ADVANCED), 0, "place neutral harvest.single") == ""


def test_l3_3_5_the_character_comes_on_top_of_the_servant() -> None:
    """[L-3.3.5] One servant makes 1, the Farmer 3: the harvest has value 3. Servants spent anyway count for both."""
    m = table({"servant": 1, "characters": ["farmer"]}, options=CZECH)
    play(m, 0, "place neutral harvest.single")
    assert work_value(m) == 3
    for options in ({}, CZECH):  # floor 2 asks for 3: the servant it needs lifts the member to 1 as well
        m = table({"servant": 3, "characters": ["warlord"]}, towers=LADDER[1], options=options)
        assert servants_needed(m, 0, "place neutral territory.2") == 1


@pytest.mark.parametrize(("die", "tile", "least"), [(1, False, 0), (1, True, 1), (2, True, 0)])
def test_l3_3_5_a_die_of_1_is_enough_and_a_tile_can_take_it_away(die: int, tile: bool, least: int) -> None:
    """[L-3.3.5] [L-14.1.7] 1 by itself; 0 under the tile that weakens members; 2 under it is 1 again."""
    me = {"servant": 3, "characters": ["farmer"], "excommunicated": [1] if tile else []}
    m = table(me, round=3, dice=(die, 1, 1), tiles=["weaker_members"], options=CZECH)
    assert servants_needed(m, 0, "place black harvest.single") == least


def test_l3_3_5_costly_servants_are_paid_in_pairs_for_it() -> None:
    """[L-3.3.5] [L-14.2.6] Two servants for the one point that is missing; with one the space is out of reach."""
    for servants, allowed in ((1, "L-3.3.5"), (2, "")):
        me = {"servant": servants, "characters": ["farmer"], "excommunicated": [2]}
        m = table(me, round=5, tiles=[None, "costly_servants", None], options=CZECH)
        assert rule(m, 0, "place neutral harvest.single") == allowed


@pytest.mark.parametrize(("servants", "allowed"), [(1, "L-4.3.1"), (2, "")])
def test_l3_3_5_a_servant_paid_for_the_member_does_not_pay_the_card(servants: int, allowed: str) -> None:
    """[L-3.3.5] [L-4.3.8] The Military Academy costs a servant: the member's one comes on top of it."""
    me = {"wood": 9, "stone": 9, "servant": servants, "characters": ["stonemason"]}
    towers = floors("building", "military_academy")
    assert rule(table(me, towers=towers, options=CZECH), 0, "place neutral building.1") == allowed
    assert rule(table(me, towers=towers), 0, "place neutral building.1") == ""


def test_l3_3_5_leaders_raise_the_member_itself() -> None:
    """[L-3.3.5] [L-13.14] Malatesta's neutral member has 3: nothing is missing."""
    me = {"servant": 3, "played": ["sigismondo_malatesta"]}
    m = table(me, options={**CZECH, **ADVANCED})
    assert servants_needed(m, 0, "place neutral harvest.single") == 0


@pytest.mark.parametrize("options", [{}, CZECH])
def test_l3_3_5_market_council_and_bonus_actions_are_as_before(options: dict[str, bool]) -> None:
    """[L-3.3.4] [L-4.4.4] The market asks for 1 anyway; a bonus action has no member."""
    m = table({"servant": 3}, options=options)
    assert servants_needed(m, 0, "place neutral market.1") == 1
    assert servants_needed(m, 0, "place neutral council") == 1
    towers = {**floors("character", "abbess"), **LADDER[1]}
    m = table({"servant": 0, "coin": 9}, towers=towers, options=options)
    play(m, 0, "place black character.1", "resolve action")
    assert takes(m, 0) == ["territory.1", "territory.2"]


# ---------------------------------------------------------------- the surcharge of a bonus action [L-4.4.2]

ABBESS_AND_FARMER = floors("character", "abbess", "farmer")


@pytest.mark.parametrize(
    ("options", "coins", "legal"), [({}, 8, False), ({}, 9, True), (GERMAN, 5, False), (GERMAN, 6, True)]
)
def test_l4_4_2_by_the_german_book_the_own_member_costs_a_bonus_action_nothing(
    options: dict[str, bool], coins: int, legal: bool
) -> None:
    """[L-4.4.2] Abbess 3 and Farmer 3 beside her: 9 coins with the surcharge, 6 without."""
    m = table({"coin": coins, "servant": 0}, towers=ABBESS_AND_FARMER, options=options)
    play(m, 0, "place black character.1", "resolve action")
    assert (m.waiting == [0]) == legal
    if legal:
        play(m, 0, "take character.2")
        assert player(m, 0)["coin"] == 0


@pytest.mark.parametrize("member", ["white", "neutral"])
@pytest.mark.parametrize("other", [False, True])
def test_l4_4_2_somebody_else_in_the_tower_costs_it(other: bool, member: str) -> None:
    """[L-4.4.2] A member of another player, colored or neutral, beside the own one."""
    people: list[Player] = [{"coin": 20, "servant": 0}, {"members": {member: "character.3"}} if other else {}]
    m = table(*people, towers=ABBESS_AND_FARMER, options=GERMAN)
    play(m, 0, "place black character.1", "resolve action")
    before = player(m, 0)
    play(m, 0, "take character.2")
    assert gains(before, player(m, 0))["coin"] == (-6 if other else -3)


def test_l4_4_2_a_member_that_is_placed_pays_for_the_own_one_all_the_same() -> None:
    """[L-4.2.2] The option is about bonus actions: the neutral member beside the own black one costs 3 coins."""
    for options in ({}, GERMAN):
        m = table(
            {"coin": 20, "servant": 3, "members": {"black": "territory.1"}},
            towers=floors("territory", None, "woods"),
            options=options,
        )
        before = player(m, 0)
        play(m, 0, "place neutral territory.2")
        assert gains(before, player(m, 0)) == {"coin": -3, "servant": -3, "wood": 1}


def test_l4_4_2_brunelleschi_pays_nothing_either_way() -> None:
    """[L-13.3] Whoever else stands there."""
    for options in ({}, GERMAN):
        people: list[Player] = [
            {"coin": 6, "servant": 0, "played": ["filippo_brunelleschi"]},
            {"members": {"black": "character.3"}},
        ]
        m = table(*people, towers=ABBESS_AND_FARMER, options={**options, **ADVANCED})
        play(m, 0, "place black character.1", "resolve action")
        play(m, 0, "take character.2")
        assert player(m, 0)["coin"] == 0


def test_l4_4_2_an_own_member_in_another_tower_costs_nothing_either() -> None:
    """[L-4.4.2] The Abbess takes a territory where only the own white member stands."""
    towers = {**floors("character", "abbess"), **floors("territory", "woods")}
    m = table({"coin": 20, "servant": 0, "members": {"white": "territory.3"}}, towers=towers, options=GERMAN)
    play(m, 0, "place black character.1", "resolve action")
    before = player(m, 0)
    play(m, 0, "take territory.1")
    assert "coin" not in gains(before, player(m, 0))
