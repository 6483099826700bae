"""Bonus actions that take a card: part 4.4."""

import pytest

from tests.lorenzo.helpers_a import (
    LADDER,
    NOTHING,
    OTHER_FOUR,
    PLENTY,
    ROW,
    SIX,
    Towers,
    floors,
    servants_needed,
    takes,
)
from tests.lorenzo.tables import gains, play, player, rule, table, texts


def test_t18_l4_4_3_a_card_effect_is_not_barred_by_the_own_colored_member() -> None:
    """T-18 [L-4.4.3] (and by a card effect too): black stands with the buildings, the Architect still takes one."""
    m = table(
        {**PLENTY, "servant": 0, "members": {"black": "building.1"}},
        round=3,
        towers={**floors("building", None, "barracks"), **floors("character", "architect")},
    )
    play(m, 0, "place white character.1")
    assert takes(m, 0) == ["building.2"]
    play(m, 0, "take building.2")
    assert player(m, 0)["buildings"] == ["barracks"]


def test_t08_l4_4_2_abbess() -> None:
    """T-08 [L-4.4.2] Abbess: 1 faith, then any card at 4: floors 1 and 2; with 1 servant floor 3 and its bonus."""
    towers: Towers = {
        "territory": ["commercial_hub", "woods", "village", "gravel_pit"],
        "character": ["abbess", "farmer", "artisan", "knight"],
        "building": ["chapel", "mint", "theater", "residence"],
        "venture": ["hiring_recruits", "repairing_the_church", "building_the_walls", "raising_a_statue"],
    }
    m = table({**PLENTY, "servant": 0}, towers=towers)
    play(m, 0, "place black character.1", "resolve gain")
    assert player(m, 0)["faith"] == 1
    assert takes(m, 0) == [
        "territory.1", "territory.2", "character.2", "building.1", "building.2", "venture.1", "venture.2",
    ]  # fmt: skip
    m = table({**PLENTY, "servant": 1}, towers=towers)
    play(m, 0, "place black character.1", "servants 0", "resolve gain")
    assert {"territory.3", "character.3", "building.3", "venture.3"} <= set(takes(m, 0))
    assert not {"territory.4", "character.4", "building.4", "venture.4"} & set(takes(m, 0))
    before = player(m, 0)
    play(m, 0, "take territory.3")
    assert gains(before, player(m, 0)) == {"servant": -1, "wood": 1}
    assert player(m, 0)["territories"] == ["village"]


@pytest.mark.parametrize(("coins", "legal"), [(8, False), (9, True)])
def test_t08_l4_4_2_the_own_member_just_placed_makes_the_surcharge_due(coins: int, legal: bool) -> None:
    """T-08 [L-4.4.2] 3 coins if the tower is occupied: Abbess 3, then 3 + 3 for the Farmer beside her."""
    m = table({"coin": coins, "servant": 0}, towers=floors("character", "abbess", "farmer"))
    play(m, 0, "place black character.1", "resolve action")
    assert (m.waiting == [0]) == legal
    if legal:
        play(m, 0, "take character.2")
        assert player(m, 0)["coin"] == 0
        assert player(m, 0)["characters"] == ["abbess", "farmer"]


def test_t09_l4_4_4_architect() -> None:
    """T-09 [L-4.4.4] A building at 6: floors 1-3, with 1 servant floor 4; 1 wood and 1 stone off; floor bonus."""
    towers: Towers = {
        "building": ["barracks", "marketplace", "stonemasons_guild", "stronghold"],
        **floors("character", "architect"),
    }
    m = table({**PLENTY, "servant": 0}, round=3, towers=towers)
    play(m, 0, "place black character.1")
    assert takes(m, 0) == ["building.1", "building.2", "building.3"]
    before = player(m, 0)
    play(m, 0, "take building.3")
    assert gains(before, player(m, 0)) == {"stone": -1, "military": 1, "victory": 4}
    m = table({**PLENTY, "servant": 1}, round=3, towers=towers)
    play(m, 0, "place black character.1", "servants 0")
    assert takes(m, 0) == ["building.1", "building.2", "building.3", "building.4"]
    before = player(m, 0)
    play(m, 0, "take building.4")
    assert gains(before, player(m, 0)) == {
        "wood": -1, "stone": -1, "coin": -2, "servant": -1, "military": 2, "victory": 8,
    }  # fmt: skip


def test_t09_l4_4_2_architect_pays_the_surcharge() -> None:
    """T-09 [L-4.4.2] Surcharge as usual: barracks (1 wood, 1 stone) are free, but the occupied tower costs 3 coins."""
    towers = {**floors("building", "barracks"), **floors("character", "architect")}
    there = {"members": {"black": "building.4"}}
    m = table({**NOTHING, "coin": 7}, there, round=3, towers=towers)
    play(m, 0, "place black character.1", "take building.1")
    assert player(m, 0)["coin"] == 0
    assert player(m, 0)["buildings"] == ["barracks"]
    m = table({**NOTHING, "coin": 6}, there, round=3, towers=towers)
    play(m, 0, "place black character.1")
    assert m.waiting == [1]


@pytest.mark.parametrize(
    ("card", "tower"),
    [("captain", "territory"), ("architect", "building"), ("patron", "character"), ("hero", "venture")],
)
def test_l4_4_1_the_type_is_given_and_no_member_is_placed(card: str, tower: str) -> None:
    """[L-4.4.1] Only floors of that type; afterwards one member stands on the board, that of the card itself."""
    cards: Towers = {kind: [None, *OTHER_FOUR[kind][1:]] for kind in OTHER_FOUR}
    cards["character"] = [card, "peasant", "scholar", "papal_messenger"]
    m = table({**PLENTY, "servant": 0}, round=3, towers=cards)
    play(m, 0, "place black character.1")
    if "resolve action" in texts(m, 0):
        play(m, 0, "resolve action")
    assert takes(m, 0) == [f"{tower}.2", f"{tower}.3"]
    wrong = "building" if tower != "building" else "venture"
    assert rule(m, 0, f"take {wrong}.2") == "L-4.4.1"
    play(m, 0, f"take {tower}.2")
    assert player(m, 0)["members"] == {"black": "character.1", "white": None, "orange": None, "neutral": None}


@pytest.mark.parametrize(
    ("tower", "granted_by"),
    [("territory", "venture.2"), ("character", "venture.2"), ("building", "venture.2"), ("venture", "character.2")],
)
@pytest.mark.parametrize(("owned", "legal"), [(5, True), (6, False)])
def test_l4_4_2_the_limit_of_six_holds(tower: str, granted_by: str, owned: int, legal: bool) -> None:
    """[L-4.4.2] Repairing the Cathedral and the Ambassador take any type: a 6th card of it, but no 7th."""
    cards: Towers = {
        **floors("territory", "trading_town"),
        **floors("character", "noble", "ambassador"),
        **floors("building", "bank"),
        **floors("venture", "promoting_sacred_art", "repairing_the_cathedral"),
    }
    m = table({**PLENTY, "servant": 0, "military": 25, ROW[tower]: SIX[tower][:owned]}, round=5, dice=(6, 1, 1),
              towers=cards)  # fmt: skip
    play(m, 0, f"place black {granted_by}", "resolve action")
    assert (f"{tower}.1" in takes(m, 0)) == legal


@pytest.mark.parametrize(("military", "legal"), [(2, False), (3, True)])
def test_l4_4_2_the_slots_of_territories_hold(military: int, legal: bool) -> None:
    """[L-4.4.2] The third territory needs 3 military, by a bonus action too."""
    m = table(
        {**PLENTY, "servant": 0, "military": military, "territories": ["woods", "city"]},
        towers={**floors("territory", "village"), **floors("character", "abbess")},
    )
    play(m, 0, "place black character.1", "resolve action")
    assert (m.waiting == [0]) == legal


def test_l4_4_3_a_bonus_action_does_not_occupy_the_tower() -> None:
    """[L-4.4.3] The Abbess took a territory; the next player pays no surcharge there."""
    m = table(
        {"coin": 3, "servant": 0},
        {"coin": 0, "servant": 0},
        seats=2,
        towers={**floors("territory", "commercial_hub", "village"), **floors("character", "abbess")},
        dice=(3, 1, 1),
    )
    play(m, 0, "place black character.1", "resolve gain", "take territory.1")
    play(m, 1, "place black territory.2")
    assert player(m, 1)["territories"] == ["village"]


def test_l4_4_4_servants_and_characters_raise_a_bonus_action() -> None:
    """[L-4.4.4] Abbess 4 at floor 4 (7): 3 servants; for a venture with the Knight 1, for a territory still 3."""
    towers: Towers = {
        **LADDER[1],
        **floors("character", "abbess"),
        **floors("venture", None, None, None, "hosting_panhandlers"),
    }
    for characters, needed in (([], 3), (["knight"], 1)):
        m = table({**PLENTY, "characters": characters}, towers=towers)
        play(m, 0, "place black character.1", "servants 0", "resolve gain")
        assert servants_needed(m, 0, "take venture.4") == needed
        assert servants_needed(m, 0, "take territory.4") == 3


def test_l4_4_4_the_printed_discount_is_for_this_card_only() -> None:
    """[L-4.4.4] [L-4.4.5] Patron takes the Hero 2 coins cheaper; the venture the Hero takes costs its full price."""
    m = table(
        {"coin": 30, "servant": 0},
        round=3,
        towers={**floors("character", "patron", "hero"), **floors("venture", "hiring_soldiers")},
    )
    play(m, 0, "place black character.1")
    assert player(m, 0)["coin"] == 27
    play(m, 0, "take character.2")
    assert player(m, 0)["coin"] == 27 - 3 - (4 - 2)
    play(m, 0, "resolve action", "take venture.1")
    assert player(m, 0)["coin"] == 22 - 6
    play(m, 0, "privilege faith")
    assert m.waiting == [1]
    assert player(m, 0)["characters"] == ["patron", "hero"]
    assert player(m, 0)["ventures"] == ["hiring_soldiers"]


@pytest.mark.parametrize(("coins", "legal"), [(20, False), (21, True)])
def test_t59_l4_4_5_ambassador_and_repairing_the_cathedral(coins: int, legal: bool) -> None:
    """T-59 [L-4.4.5] Ambassador takes Repairing the Cathedral: 1 faith and another card at 7.

    Each taking has its own surcharge and cost: 6, then 3 + 3 (3 wood, 3 stone, 3 coins), then 3 + 6 for the Noble.
    """
    m = table(
        {"coin": coins, "wood": 3, "stone": 3, "servant": 0},
        {"members": {"black": "venture.1"}},
        round=5,
        towers={
            **floors("character", "ambassador", None, None, "noble"),
            **floors("venture", None, "repairing_the_cathedral"),
        },
    )
    play(m, 0, "place black character.1", "resolve action", "take venture.2", "resolve gain")
    assert player(m, 0)["faith"] == 1
    if legal:
        assert takes(m, 0) == ["character.4"]
        play(m, 0, "take character.4")
        assert player(m, 0)["coin"] == 0
        assert player(m, 0)["stone"] == 2  # floor 4 of the characters
        assert player(m, 0)["characters"] == ["ambassador", "noble"]
    assert player(m, 0)["ventures"] == ["repairing_the_cathedral"]
    assert all(text.startswith("privilege ") for text in texts(m, 0))  # the Ambassador's own comes last


def test_l4_4_5_patron_captain_and_a_territory() -> None:
    """[L-4.4.5] A chain of three: the Patron takes the Captain, the Captain a territory on floor 3, with its wood."""
    m = table(
        {"coin": 8, "wood": 0, "servant": 0},
        round=3,
        towers={
            **floors("character", "patron", None, "captain"),
            **floors("territory", None, None, "rock_pit", "hermitage"),
        },
    )
    play(m, 0, "place black character.1", "take character.3", "resolve gain")
    assert takes(m, 0) == ["territory.3"]
    play(m, 0, "take territory.3")
    assert m.waiting == [1]
    assert player(m, 0)["coin"] == 8 - 3 - 3 - 2
    assert player(m, 0)["wood"] == 2
    assert player(m, 0)["military"] == 2


def test_l4_4_6_a_bonus_action_may_be_declined() -> None:
    """[L-4.4.6] Declined: no card, nothing paid, the turn goes on."""
    m = table({"coin": 9, "servant": 0}, towers={**LADDER[1], **floors("character", "abbess")})
    play(m, 0, "place black character.1", "resolve gain", "decline")
    assert m.waiting == [1]
    assert player(m, 0)["territories"] == []
    assert player(m, 0)["coin"] == 6


def test_l4_4_6_it_lapses_if_nothing_can_be_taken() -> None:
    """[L-4.4.6] With empty floors or floors out of reach nobody is asked."""
    for towers in (
        floors("character", "abbess"),
        {**floors("character", "abbess"), **floors("territory", None, None, "woods")},
    ):
        m = table({"coin": 9, "servant": 0}, towers=towers)
        play(m, 0, "place black character.1", "resolve action")
        assert m.waiting == [1]
        assert player(m, 0)["faith"] == 1


def test_l4_4_7_it_is_never_kept_for_later() -> None:
    """[L-4.4.7] After declining, neither this turn nor the next allows a card without a member."""
    m = table({"coin": 9, "servant": 0}, {"servant": 0}, seats=2, towers={**LADDER[1], **floors("character", "abbess")})
    play(m, 0, "place black character.1", "resolve gain", "decline")
    play(m, 1, "place black market.1")
    assert m.waiting == [0]
    assert takes(m, 0) == []
    assert m.why_not(0, "take territory.1")


def test_l4_4_8_the_whole_taking_comes_before_the_rest_of_the_first_card() -> None:
    """[L-4.4.8] The Abbess takes the Knight: his privilege is chosen before her faith is received."""
    m = table({"coin": 8, "servant": 0}, towers=floors("character", "abbess", "knight"))
    play(m, 0, "place black character.1", "resolve action", "take character.2")
    assert player(m, 0)["characters"] == ["abbess", "knight"]
    assert all(text.startswith("privilege ") for text in texts(m, 0))
    assert player(m, 0)["faith"] == 0
    play(m, 0, "privilege military")
    assert (player(m, 0)["military"], player(m, 0)["faith"]) == (2, 1)
    assert m.waiting == [1]


def test_l4_4_8_declined_or_lapsed_takes_nothing_from_the_other_effects() -> None:
    """[L-4.4.8] Ambassador: the privilege comes whether the bonus action is declined or lapses."""
    for towers in (floors("character", "ambassador"), {**LADDER[5], **floors("character", "ambassador")}):
        m = table({"coin": 6, "servant": 0}, round=5, towers=towers)
        play(m, 0, "place black character.1", "resolve action")
        if "decline" in texts(m, 0):
            play(m, 0, "decline")
        assert len(texts(m, 0)) == 5
        play(m, 0, "privilege faith")
        assert player(m, 0)["faith"] == 1
        assert m.waiting == [1]
