"""The 21 excommunication tiles."""

from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.pieces import TILE
from signoria.kernel.match import Match
from tests.lorenzo.helpers_b import (
    ADVANCED,
    CHARACTERS,
    POOR,
    TERRITORIES,
    VENTURES,
    after_actions,
    column,
    finish_round,
    last_placement,
    place,
    rule,
    set_up_round,
    to_council,
)
from tests.lorenzo.tables import Player, gains, mark, play, player, table, texts

Towers = dict[str, list[str | None]]


def under(tile: str, person: Player | None = None, *others: Player, round: int = 5, **fields: Any) -> Match:
    """Seat 0 has its marker on a tile; its period is over. It owns nothing but what is said."""
    period = TILE.parse(tile) // 7
    tiles: list[str | None] = [None, None, None]
    tiles[period] = tile
    marked = {**POOR, **(person or {}), "excommunicated": [period + 1]}
    return table(marked, *others, round=round, tiles=tiles, **fields)


def gained_by(m: Match, *moves: str, seat: int = 0) -> dict[str, int]:
    before = player(m, seat)
    for move in moves:
        if move != "servants 0" or "servants 0" in texts(m, seat):
            m.play(seat, move)
    return gains(before, player(m, seat))


# ---------------------------------------------------------------- general


def test_l14_0_1_a_tile_hurts_only_those_with_a_marker() -> None:
    """[L-14.0.1] Two players of four have their marker on the tile; the others get the full 5 coins."""
    people = [{"excommunicated": [1]}, {}, {"excommunicated": [1]}, {}]
    for seat, coins in enumerate((4, 5, 4, 5)):
        m = table(*people, turn=seat, round=3, order=[seat, *[x for x in range(4) if x != seat]], tiles=["fewer_coins"])
        assert gained_by(m, "place black market.1", "servants 0", seat=seat) == {"coin": coins}


def test_l14_0_1_tiles_of_all_periods_add_up() -> None:
    """[L-14.0.1] Members -1 and territories -4: die 6 on floor 3 (5) lacks 4 servants, and so on."""
    person = {"servant": 8, "excommunicated": [1, 2]}
    towers: Towers = {"territory": [None, None, "farm"]}
    m = table(
        person, round=5, dice=(6, 6, 6), tiles=["weaker_members", "weaker_territories", None], towers=towers, seats=2
    )
    assert texts_after(m, "place black territory.3") == [f"servants {n}" for n in range(4, 9)]
    m = table(person, round=5, dice=(6, 6, 6), tiles=["weaker_members", "costly_servants", None], seats=2)
    assert texts_after(m, "place black market.1") == [f"servants {n}" for n in (0, 2, 4, 6, 8)]


def texts_after(m: Match, move: str, seat: int = 0) -> list[str]:
    m.play(seat, move)
    return texts(m, seat)


@pytest.mark.parametrize("round", [3, 4, 5, 6])
def test_l14_0_2_tiles_of_period_1_work_in_rounds_3_to_6(round: int) -> None:
    """[L-14.0.2] Tile of period 1: rounds 3 to 6."""
    m = under("fewer_coins", round=round, seats=2)
    assert gained_by(m, "place black market.1") == {"coin": 4}


def test_t112_l14_0_2_a_tile_of_period_2_works_in_rounds_5_and_6_only() -> None:
    """T-112 [L-14.0.2] Received in round 4 (phase C): it works in rounds 5 and 6, not in round 4 itself."""
    m = last_placement({"coin": 0, "servant": 0}, round=4, seats=2, tiles=[None, "market_ban", None])
    assert rule(m, 0, "place black market.1") == ""
    finish_round(m)
    for round in (5, 6):
        assert m.position()["round"] == round
        set_up_round(m, (3, 3, 3))
        if m.waiting == [1]:
            to_council(m, 1, "black", "coins")
        assert player(m, 0)["excommunicated"] == [2]
        assert rule(m, 0, "place black market.1") == "L-14.2.5"
        finish_round(m)
    assert m.over


@pytest.mark.parametrize(
    ("tile", "moves", "gain"),
    [
        ("fewer_coins", ["privilege wood_and_stone"], {"wood": 1, "stone": 1}),
        ("fewer_military", ["privilege faith"], {"faith": 1, "coin": 1}),
        ("fewer_servants", ["privilege servants"], {"servant": 1, "coin": 1}),
        ("fewer_military", ["privilege military"], {"military": 1, "coin": 1}),
        ("fewer_coins", ["privilege coins"], {"coin": 1}),
        ("fewer_wood_or_stone", ["privilege wood_and_stone", "lose stone"], {"wood": 1, "coin": 1}),
        ("fewer_wood_or_stone", ["privilege wood_and_stone", "lose wood"], {"stone": 1, "coin": 1}),
        ("fewer_wood_or_stone", ["privilege servants"], {"servant": 2, "coin": 1}),
    ],
)
def test_l14_0_3_the_council_and_its_privilege_are_two_sources(
    tile: str, moves: list[str], gain: dict[str, int]
) -> None:
    """[L-14.0.3] [L-14.0.4] Space and privilege are lowered each by itself, and not at all if nothing of the kind."""
    m = under(tile, seats=2)
    assert gained_by(m, "place black council", *moves) == gain


def test_l14_0_3_each_privilege_of_market_4_is_a_source() -> None:
    """[L-14.0.3] Two privileges of one space are two sources: military and servants each lose 1 by their own tile."""
    m = under("fewer_military")
    assert gained_by(m, "place black market.4", "privilege military", "privilege coins") == {"military": 1, "coin": 2}


def test_l14_0_3_each_leader_is_a_source() -> None:
    """[L-14.0.3] Bande Nere and Michelangelo lose 1 coin each."""
    leaders = {"played": ["giovanni_dalle_bande_nere", "michelangelo_buonarroti"]}
    m = under("fewer_coins", leaders, seats=2, options=ADVANCED)
    assert gained_by(m, "activate giovanni_dalle_bande_nere") == {"wood": 1, "stone": 1}
    assert gained_by(m, "activate michelangelo_buonarroti") == {"coin": 2}


def test_l14_0_3_the_bonus_tile_and_each_card_are_sources_of_one_production() -> None:
    """[L-14.0.3] Production with Bank (5) and Mint (1 per building): 2 - 1, 5 - 1, 2 - 1 coins."""
    m = under("fewer_coins", {"buildings": ["bank", "mint"]}, seats=2, dice=(6, 6, 6))
    assert gained_by(m, "place black production.single") == {"coin": 1 + 4 + 1, "military": 1}


def test_l14_0_4_never_less_than_0() -> None:
    """[L-14.0.4] A source of 1 gives 0, not less; sources without the good are not touched."""
    m = under("fewer_coins", {"territories": ["commercial_hub"], "coin": 3}, seats=2)
    assert gained_by(m, "place black harvest.single") == {"wood": 1, "stone": 1, "servant": 1}
    m = under("fewer_military", {}, seats=2)
    assert gained_by(m, "place black production.single") == {"coin": 2}
    m = under("fewer_servants", {}, seats=2)
    assert gained_by(m, "place black harvest.single") == {"wood": 1, "stone": 1}


def test_l14_0_4_starting_goods_are_before_any_tile() -> None:
    """[L-14.0.4] The coins of the setup are not lowered."""
    m = signoria.new("lorenzo", 2, seed=1)
    assert sorted(column(m, "coin")) == [5, 6]


@pytest.mark.parametrize(
    ("tile", "space", "lack"),
    [
        ("weaker_members", "market.1", 0),
        ("weaker_harvest", "harvest.single", 2),
        ("weaker_production", "production.single", 2),
    ],
)
def test_l14_0_5_servants_lift_a_lowered_value(tile: str, space: str, lack: int) -> None:
    """[L-14.0.5] Where a value is lowered servants still apply: die 2 less 3 takes 2 servants to reach 1."""
    m = under(tile, {"servant": 5}, seats=2, dice=(2, 2, 2))
    assert texts_after(m, f"place black {space}") == [f"servants {n}" for n in range(lack, 6)]


def test_l14_0_5_characters_lift_a_lowered_value() -> None:
    """[L-14.0.5] [L-3.3.5] Farmer and tile 14.1.5: die 2 gives 2 + 2 - 3 = 1."""
    m = under("weaker_harvest", {"characters": ["farmer"]}, seats=2, dice=(2, 2, 2))
    assert rule(m, 0, "place black harvest.single") == ""
    m = under("weaker_harvest", {"characters": ["farmer"]}, seats=2, dice=(1, 1, 1))
    assert rule(m, 0, "place black harvest.single") == "L-6.1.4"


# ---------------------------------------------------------------- 14.1.1 to 14.1.4: fewer goods


def test_t108_l14_1_1_fewer_military() -> None:
    """T-108 [L-14.1.1] Harvest with Citadel (2) and Castle (3): 1 + 2 = 3. Hiring Recruits 4. Barracks 2."""
    m = under("fewer_military", {"territories": ["citadel", "castle"]}, seats=2, dice=(6, 6, 6))
    assert gained_by(m, "place black harvest.single")["military"] == 3
    m = table(
        {**POOR, "coin": 4},
        seats=2,
        round=1,
        tiles=["fewer_military", None, None],
        towers={"venture": ["hiring_recruits"]},
    )
    assert gained_by(mark(m, 0, 1), "place black venture.1") == {"coin": -4, "military": 4}
    m = under("fewer_military", {"servant": 1, "buildings": ["barracks"]}, seats=2)
    got = gained_by(m, "place black production.single", "servants 0", "exchange barracks 1")
    assert got == {"servant": -1, "military": 2, "coin": 2}  # 3 - 1, and the bonus tile's 1 - 1


@pytest.mark.parametrize(("count", "need"), [(2, 3), (3, 7), (4, 12), (5, 18)])
def test_t108_l14_1_1_slots_need_the_same(count: int, need: int) -> None:
    """T-108 [L-14.1.1] [L-5.1.2] Slots still need 3, 7, 12, 18."""
    for military, answer in ((need - 1, "L-5.1.2"), (need, "")):
        person = {"military": military, "territories": TERRITORIES[:count]}
        m = under("fewer_military", person, seats=2, towers={"territory": ["farm"]})
        assert rule(m, 0, "place black territory.1") == answer


@pytest.mark.parametrize(
    ("space", "gain"),
    [("market.1", {"coin": 4}), ("market.3", {"military": 3, "coin": 1}), ("market.2", {"servant": 5})],
)
def test_t78_l14_1_2_fewer_coins_in_the_market(space: str, gain: dict[str, int]) -> None:
    """T-78 [L-14.1.2] Market 1: 4 coins. Market 3: 3 military + 1 coin."""
    assert gained_by(under("fewer_coins"), f"place black {space}") == gain


def test_t78_l14_1_2_fewer_coins_in_the_council_and_on_floors() -> None:
    """T-78 [L-14.1.2] Council: coin 0, privilege "2 coins" gives 1. Floor bonus 1 coin gives 0, 2 coins give 1."""
    assert gained_by(under("fewer_coins"), "place black council", "privilege coins") == {"coin": 1}
    for floor, bonus in ((3, 0), (4, 1)):
        towers: Towers = {"venture": [None] * (floor - 1) + ["promoting_sacred_art"]}
        m = under("fewer_coins", {"wood": 6, "characters": ["knight"]}, dice=(6, 6, 6), towers=towers)
        expected = {"wood": -6, "faith": 3, "coin": bonus}
        assert gained_by(m, f"place black venture.{floor}") == {k: v for k, v in expected.items() if v}


def test_t78_l14_1_2_l4_3_10_the_floor_bonus_really_received_pays() -> None:
    """T-78 [L-14.1.2] [L-4.3.10] Floor 3 gives 0 coins, so a card for 8 needs all 8 coins in stock."""
    towers: Towers = {"venture": [None, None, "hiring_mercenaries"]}
    for coins, answer in ((7, "L-4.3.1"), (8, "")):
        m = under("fewer_coins", {"coin": coins}, dice=(6, 6, 6), towers=towers)
        assert rule(m, 0, "place black venture.3") == answer
    m = table({**POOR, "coin": 7}, round=5, dice=(6, 6, 6), towers=towers)
    assert rule(m, 0, "place black venture.3") == ""


def test_t81_l14_1_3_fewer_servants() -> None:
    """T-81 [L-14.1.3] Market 2: 4 servants; Hosting Panhandlers: 3."""
    assert gained_by(under("fewer_servants"), "place black market.2") == {"servant": 4}
    m = table(
        {**POOR, "wood": 3},
        tiles=["fewer_servants", None, None],
        towers={"venture": ["hosting_panhandlers"]},
    )
    assert gained_by(mark(m, 0, 1), "place black venture.1") == {"wood": -3, "servant": 3}


@pytest.mark.parametrize(
    ("losses", "gain"),
    [
        (["lose wood", "lose wood"], {"wood": 1, "stone": 2}),
        (["lose stone", "lose wood"], {"wood": 2, "stone": 1}),
        (["lose wood", "lose stone"], {"wood": 2, "stone": 1}),
        (["lose stone", "lose stone"], {"wood": 3}),
    ],
)
def test_t80_l14_1_4_one_wood_or_stone_less_by_choice(losses: list[str], gain: dict[str, int]) -> None:
    """T-80 [L-14.1.4] Dukedom (2 wood, 1 stone, 1 coin) and the basic tile (1, 1, 1 servant): one of the two less."""
    m = under("fewer_wood_or_stone", {"territories": ["dukedom"]}, seats=2, dice=(6, 6, 6))
    m.play(0, "place black harvest.single")
    assert texts(m, 0) == ["lose wood", "lose stone"]
    before = {**player(m, 0), **POOR}
    play(m, 0, *losses)
    assert gains(before, player(m, 0)) == {**gain, "servant": 1, "coin": 1}


def test_l14_1_4_a_source_of_one_kind_loses_that_one() -> None:
    """[L-14.1.4] Woods (wood only) and Rock Pit (stone only) lose 1 without a choice."""
    m = under("fewer_wood_or_stone", {"territories": ["woods", "rock_pit"]}, seats=2, dice=(6, 6, 6))
    got = gained_by(m, "place black harvest.single", "lose wood")
    assert got == {"stone": 1 + 2, "servant": 1}


def test_l14_1_4_option_each() -> None:
    """[L-14.1.4] With `tile_1_4_both` = each a source of both loses 1 wood and 1 stone, and nobody is asked."""
    m = under(
        "fewer_wood_or_stone",
        {"territories": ["dukedom"]},
        seats=2,
        dice=(6, 6, 6),
        options={"tile_1_4_both": "each"},
    )
    assert gained_by(m, "place black harvest.single") == {"wood": 1, "servant": 1, "coin": 1}
    assert m.waiting == [1]
    m = under("fewer_wood_or_stone", {}, seats=2, options={"tile_1_4_both": "each"})
    assert gained_by(m, "place black council", "privilege wood_and_stone") == {"coin": 1}


def test_l14_1_4_floor_bonus_of_wood_and_of_stone() -> None:
    """[L-14.1.4] [L-14.0.3] A floor is a source: territory floor 4 gives 1 wood, character floor 3 no stone."""
    towers: Towers = {"territory": [None, None, None, "sanctuary"], "character": [None, None, "noble"]}
    m = under("fewer_wood_or_stone", {"servant": 1, "coin": 6}, seats=2, dice=(6, 6, 6), towers=towers)
    assert gained_by(m, "place black territory.4") == {"servant": -1, "wood": 1, "faith": 1}
    m = under("fewer_wood_or_stone", {"servant": 1, "coin": 6}, seats=2, dice=(6, 6, 6), towers=towers)
    assert gained_by(m, "place black character.3", "servants 0") == {"coin": -6}


# ---------------------------------------------------------------- 14.1.5 to 14.1.7: lower values


@pytest.mark.parametrize(
    ("tile", "area", "free"),
    [("weaker_harvest", "harvest", "production"), ("weaker_production", "production", "harvest")],
)
def test_l14_1_5_l14_1_6_work_is_worth_3_less(tile: str, area: str, free: str) -> None:
    """[L-14.1.5] [L-14.1.6] -3 with a member, -6 in all on the large space; the other work is not touched."""
    m = under(tile, dice=(4, 4, 4))
    m.play(0, f"place black {area}.single")
    assert worked(m) == [1]
    m = under(tile, dice=(3, 3, 3))
    assert rule(m, 0, f"place black {area}.single") == "L-6.1.4"
    assert rule(m, 0, f"place black {free}.single") == ""
    m = under(tile, {"servant": 1}, dice=(6, 6, 6))
    m.play(0, f"place black {area}.large")  # 6 - 6, and the one servant
    assert worked(m) == [1]
    m = under(tile, dice=(6, 6, 6))
    assert rule(m, 0, f"place black {area}.large") == "L-6.1.4"


def worked(m: Match) -> list[Any]:
    return [event["value"] for event in m.log() if event["event"] == "worked"]


@pytest.mark.parametrize(
    ("tile", "card", "value"), [("weaker_harvest", "cardinal", 1), ("weaker_production", "bishop", 1)]
)
def test_l14_1_5_l14_1_6_card_effects_too(tile: str, card: str, value: int) -> None:
    """[L-14.1.5] [L-14.1.6] [L-6.5.3] The work of the Cardinal and the Bishop (4) is worth 1."""
    m = under(tile, {"coin": 5}, seats=2, towers={"character": [card]})
    m.play(0, "place black character.1")
    while m.waiting == [0]:
        m.play(0, texts(m, 0)[0])
    assert worked(m) == [value]


def test_t36_l14_1_7_colored_members_are_worth_1_less() -> None:
    """T-36 [L-14.1.7] Black die 5: the black member has 4. The neutral one is not touched."""
    m = under("weaker_members", {"servant": 1}, seats=2, dice=(5, 6, 1))
    for member, value in (("black", 4), ("white", 5)):
        other = m.copy()
        place(other, 0, member, "council")
        assert [event["value"] for event in other.log() if event["event"] == "placed"] == [value]
    assert texts_after(m.copy(), "place black market.1") == ["servants 0", "servants 1"]
    other = m.copy()
    place(other, 0, "neutral", "council", servants=1)
    assert [event["value"] for event in other.log() if event["event"] == "placed"] == [1]
    m = under("weaker_members", seats=2, dice=(5, 6, 1))
    assert rule(m, 0, "place orange council") == "L-3.3.4"  # die 1 is 0


@pytest.mark.parametrize(("die", "floor", "legal"), [(5, 3, False), (6, 3, True), (3, 2, False), (4, 2, True)])
def test_t36_l14_1_7_at_the_towers(die: int, floor: int, legal: bool) -> None:
    """T-36 [L-14.1.7] [L-3.3.4] The floor number must be reached with 1 less."""
    towers: Towers = {"territory": [None] * (floor - 1) + ["farm"]}
    m = under("weaker_members", seats=2, dice=(die, die, die), towers=towers)
    assert rule(m, 0, f"place black territory.{floor}") == ("" if legal else "L-3.3.4")


def test_l14_1_7_does_not_touch_bonus_actions() -> None:
    """[L-14.1.7] [L-3.3.6] The Ambassador's card stays at 7: floor 4 without servants."""
    towers: Towers = {"character": ["ambassador"], "territory": [None, None, None, "farm"]}
    m = under("weaker_members", {"coin": 6}, seats=2, dice=(2, 2, 2), towers=towers)
    m.play(0, "place black character.1")
    play(m, 0, "resolve action", "take territory.4")
    assert player(m, 0)["territories"] == ["farm"]


# ---------------------------------------------------------------- 14.2.1 to 14.2.4: taking cards


TAKING = [
    ("weaker_territories", "territory", "farm", "warlord"),
    ("weaker_buildings", "building", "garden", "stonemason"),
    ("weaker_characters", "character", "noble", "dame"),
    ("weaker_ventures", "venture", "promoting_sacred_art", "knight"),
]
RICH: Player = {"wood": 9, "stone": 9, "coin": 9, "servant": 0}


@pytest.mark.parametrize(("tile", "tower", "card", "helper"), TAKING)
def test_l14_2_1_to_l14_2_4_taking_a_type_is_worth_4_less(tile: str, tower: str, card: str, helper: str) -> None:
    """[L-14.2.1] [L-14.2.2] [L-14.2.3] [L-14.2.4] Die 5 reaches floor 1, die 4 does not; other types as ever."""
    rich = {**RICH, "servant": 2 if card == "garden" else 0}
    for die, answer in ((5, ""), (4, "L-4.3.1" if card == "garden" else "L-3.3.4")):
        m = under(tile, rich, seats=2, dice=(die, die, die), towers={tower: [card]})
        assert rule(m, 0, f"place black {tower}.1") == answer
    for other_tile, *_ in TAKING:
        if other_tile != tile:
            m = under(other_tile, rich, seats=2, dice=(1, 1, 1), towers={tower: [card]})
            assert rule(m, 0, f"place black {tower}.1") == ""


@pytest.mark.parametrize(("tile", "tower", "card", "helper"), TAKING)
def test_l14_2_1_to_l14_2_4_characters_and_servants_still_help(tile: str, tower: str, card: str, helper: str) -> None:
    """[L-14.2.1] [L-14.2.2] [L-14.2.3] [L-14.2.4] [L-14.0.5] +2 by the character: die 3 reaches floor 1."""
    rich = {**RICH, "servant": 2 if card == "garden" else 0, "characters": [helper]}
    m = under(tile, rich, seats=2, dice=(3, 3, 3), towers={tower: [card]})
    assert rule(m, 0, f"place black {tower}.1") == ""
    m = under(tile, {**RICH, "servant": 5}, seats=2, dice=(3, 3, 3), towers={tower: [card]})
    assert texts_after(m, f"place black {tower}.1")[0] == "servants 2"


@pytest.mark.parametrize(("tile", "tower", "card", "helper"), TAKING)
def test_l14_2_1_to_l14_2_4_as_a_card_effect_too(tile: str, tower: str, card: str, helper: str) -> None:
    """[L-14.2.1] [L-14.2.2] [L-14.2.3] [L-14.2.4] The Ambassador's 7 is 3 there: floor 2, not floor 3."""
    rows: Towers = {"character": ["ambassador"]}
    rows[tower] = [*rows.get(tower, [None]), card, None, None]
    dice = (6, 6, 6)
    m = under(tile, {**RICH, "coin": 20, "servant": 2}, seats=2, dice=dice, towers=rows)
    m.play(0, "place black character.1")
    if "servants 0" in texts(m, 0):
        m.play(0, "servants 0")
    m.play(0, "resolve action")
    assert rule(m, 0, f"take {tower}.2") == ""
    rows[tower] = [*rows[tower][:1], None, card]
    m = under(tile, {**RICH, "coin": 20, "servant": 3}, seats=2, dice=dice, towers=rows)
    m.play(0, "place black character.1")
    m.play(0, "servants 0")
    m.play(0, "resolve action")
    if card == "garden":  # its 2 servants are not left after the 2 for the value
        assert texts(m, 0)[0].startswith("privilege")  # so the bonus action has lapsed
    else:
        assert texts_after(m, f"take {tower}.3") == ["servants 2", "servants 3"]


# ---------------------------------------------------------------- 14.2.5, 14.2.6


@pytest.mark.parametrize("member", ["black", "white", "orange", "neutral"])
def test_l14_2_5_no_members_on_market_spaces(member: str) -> None:
    """[L-14.2.5] No member, colored or neutral, goes to any market space; all else stays open."""
    m = under("market_ban", {"servant": 3})
    for space in ("market.1", "market.2", "market.3", "market.4"):
        assert rule(m, 0, f"place {member} {space}") == "L-14.2.5"
    assert rule(m, 0, f"place {member} council") == ""
    assert not [move for move in texts(m, 0) if "market" in move]


@pytest.mark.parametrize(("servants", "value"), [(2, 1), (4, 2), (6, 3)])
def test_t41_t83_l14_2_6_two_servants_for_each_point(servants: int, value: int) -> None:
    """T-41 T-83 [L-14.2.6] 2 servants +1, 4 servants +2; neutral + 6 servants: 3."""
    m = under("costly_servants", {"servant": 7}, seats=2)
    m.play(0, "place neutral council")
    m.play(0, f"servants {servants}")
    assert [event["value"] for event in m.log() if event["event"] == "placed"] == [value]
    assert player(m, 0)["servant"] == 7 - servants


def test_t41_l14_2_6_l3_2_6_a_third_servant_is_of_no_use() -> None:
    """T-41 [L-14.2.6] [L-3.2.6] Only even numbers can be paid; 1 servant lifts nothing."""
    m = under("costly_servants", {"servant": 5}, seats=2)
    assert texts_after(m, "place neutral council") == ["servants 2", "servants 4"]
    for n in (1, 3, 5):
        assert rule(m, 0, f"servants {n}") == "L-3.2.6"
    m = under("costly_servants", {"servant": 1}, seats=2)
    assert rule(m, 0, "place neutral council") == "L-3.3.4"


def test_t83_l14_2_6_bonus_actions_cost_2_servants_too() -> None:
    """T-83 [L-14.2.6] The Abbess's 4 becomes 5 for 2 servants; with 1 servant floor 3 is out of reach."""
    towers: Towers = {"character": ["abbess"], "territory": [None, None, "woods"]}
    for servants, reach in ((1, False), (2, True)):
        m = table(
            {**POOR, "coin": 3, "servant": servants},
            seats=2,
            round=1,
            tiles=[None, "costly_servants", None],
            towers=towers,
        )
        mark(m, 0, 2)
        place(m, 0, "black", "character.1")
        play(m, 0, "resolve action")
        if not reach:
            assert m.waiting == [1]  # nothing can be taken, so the bonus action lapses
            continue
        play(m, 0, "take territory.3")
        assert (player(m, 0)["servant"], player(m, 0)["territories"]) == (0, ["woods"])


def test_l14_2_6_bonus_work_and_leaders_too() -> None:
    """[L-14.2.6] [L-13.10] Leonardo needs 2 servants for the bonus tile."""
    m = under("costly_servants", {"servant": 3, "played": ["leonardo_da_vinci"]}, seats=2, options=ADVANCED)
    m.play(0, "activate leonardo_da_vinci")
    assert texts(m, 0) == ["servants 0", "servants 2", "decline"]


# ---------------------------------------------------------------- 14.2.7: the first turn is skipped


SKIPPER: Player = {"excommunicated": [2]}
SKIP_TILES = [None, "skip_first_turn", None]


def skip_table(*people: Player, **fields: Any) -> Match:
    return table(*people, round=fields.pop("round", 5), tiles=SKIP_TILES, **fields)


def turns(m: Match) -> list[int]:
    """Whose turns the round has, everybody going to the council or passing, until chance is asked or the game ends."""
    found: list[int] = []
    while m.waiting and m.waiting != [signoria.CHANCE]:
        seat = m.waiting[0]
        moves = texts(m, seat)
        wanted = [move for move in moves if move.endswith("council")] or [move for move in moves if move == "pass"]
        if wanted:
            found.append(seat)
        m.play(seat, (wanted or [move for move in moves if move == "end"] or moves)[0])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l14_2_7_the_first_turn_is_skipped_and_the_last_member_comes_at_the_end(seats: int) -> None:
    """[L-14.2.7] [L-14.2.7.4] The skipper has its turns in laps 2 to 4 and places the last member after all others."""
    m = skip_table(SKIPPER, *[{}] * (seats - 1), seats=seats)
    others = list(range(1, seats))
    assert turns(m) == others + [0, *others] * 3 + [0]


@pytest.mark.parametrize("place_of_skipper", [0, 1, 2, 3])
def test_l14_2_7_wherever_the_skipper_stands_in_the_order(place_of_skipper: int) -> None:
    """[L-14.2.7] The skip is at its own place in the order, and the last turn comes after the laps."""
    order = [1, 2, 3]
    order.insert(place_of_skipper, 0)
    m = skip_table(SKIPPER, {}, {}, {}, order=order, turn=order[0])
    assert turns(m) == [1, 2, 3] + order * 3 + [0]


def test_l14_2_7_each_round_anew() -> None:
    """[L-14.2.7] [L-14.0.2] In round 6 the first turn is skipped again."""
    m = skip_table(SKIPPER, {}, seats=2)
    finish_round(m)
    assert m.position()["round"] == 6
    set_up_round(m)
    assert m.position()["order"] == [1, 0]  # seat 1 was the first in the council
    assert turns(m) == [1, 1, 0, 1, 0, 1, 0, 0]


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 0, 1]])
def test_l14_2_7_1_several_skippers_in_turn_order(order: list[int]) -> None:
    """[L-14.2.7.1] Several such players have their last turns in turn order."""
    m = skip_table(SKIPPER, {}, SKIPPER, SKIPPER, order=order, turn=order[0])
    last = [seat for seat in order if seat != 1]
    assert turns(m) == [1] + order * 3 + last


@pytest.mark.parametrize("seats", [2, 4])
def test_l14_2_7_1_l3_1_5_all_are_skippers(seats: int) -> None:
    """[L-14.2.7.1] [L-3.1.5] A first lap of skips only does not end the laps."""
    m = skip_table(*[SKIPPER] * seats, seats=seats)
    assert turns(m) == list(range(seats)) * 4


def last_turn(**person: Any) -> Match:
    """The laps have ended; seat 0 has its last turn with one member."""
    advanced = {"options": ADVANCED} if "hand" in person or "played" in person else {}
    m = skip_table({**SKIPPER, **person}, {}, seats=2, **advanced)
    while "pass" not in texts(m, 0) or "place" not in texts(m, 0)[0]:
        seat = m.waiting[0]
        moves = texts(m, seat)
        m.play(seat, next((x for x in moves if x.endswith("council") or x == "end"), moves[0]))
    return m


def test_l14_2_7_2_the_last_placement_can_be_declined() -> None:
    """[L-14.2.7.2] The last placement is a may, although a placement is possible; elsewhere it is compulsory."""
    m = last_turn(servant=3)
    assert "place neutral council" in texts(m, 0)
    play(m, 0, "pass")
    assert m.waiting == [signoria.CHANCE]
    m = last_turn(servant=3)
    before = player(m, 0)
    play(m, 0, "place neutral council", "servants 1", "privilege faith")
    assert gains(before, player(m, 0))["faith"] == 1
    assert m.waiting == [signoria.CHANCE]
    m = skip_table(SKIPPER, {}, seats=2)
    assert rule(m, 1, "pass") == "L-3.1.2"  # not a skipper, not a last turn
    to_council(m, 1, "black")
    assert rule(m, 0, "pass") == "L-3.1.2"  # a turn of the second lap


def test_l14_2_7_3_the_skip_is_no_pass_and_comes_in_any_case() -> None:
    """[L-14.2.7.3] It comes although a placement is possible; the event is a skip, not a pass."""
    m = skip_table({}, SKIPPER, {}, {})
    to_council(m, 0, "black")
    assert m.waiting == [2]
    names = [event["event"] for event in m.log()]
    assert "skipped" in names
    assert "passed" not in names


def test_l14_2_7_3_the_skip_comes_without_a_possible_placement_too() -> None:
    """[L-14.2.7.3] Members of value 0 and no servants: the first turn is a skip, the later ones are passes."""
    person = {**POOR, "excommunicated": [1, 2]}
    m = table({}, person, round=5, tiles=["weaker_members", "skip_first_turn", None], seats=2)
    to_council(m, 0, "black")
    to_council(m, 0, "white")
    names = [event["event"] for event in m.log()]
    assert (names.count("skipped"), names.count("passed")) == (1, 1)


def test_l14_2_7_3_l12_3_5_leader_actions_in_the_skipped_turn() -> None:
    """[L-14.2.7.3] [L-12.3.5] In the skipped turn leaders can be played, used and discarded, but nobody placed."""
    leaders = {**SKIPPER, "played": ["bartolomeo_colleoni"], "hand": ["sandro_botticelli", "sisto_iv"], "wood": 10}
    m = skip_table(leaders, {}, seats=2, options=ADVANCED)
    assert m.waiting == [0]
    assert set(texts(m, 0)) == {
        "end",
        "activate bartolomeo_colleoni",
        "play sandro_botticelli",
        "discard sandro_botticelli",
        "discard sisto_iv",
    }
    assert rule(m, 0, "place black council") == "L-14.2.7.3"
    assert rule(m, 0, "pass") == "L-14.2.7.3"
    play(m, 0, "activate bartolomeo_colleoni", "play sandro_botticelli", "activate sandro_botticelli")
    play(m, 0, "discard sisto_iv", "privilege coins")
    assert m.waiting == [1]  # nothing is left to do
    assert player(m, 0)["members"] == {"black": None, "white": None, "orange": None, "neutral": None}


def test_l14_2_7_4_the_last_turn_has_leader_actions() -> None:
    """[L-14.2.7.4] In the last turn leader actions are allowed before and after the placement."""
    m = last_turn(servant=3, hand=["sisto_iv", "santa_rita"])
    assert {"discard sisto_iv", "discard santa_rita", "pass"} <= set(texts(m, 0))
    play(m, 0, "discard sisto_iv", "privilege faith", "place neutral council", "servants 1", "privilege coins")
    assert set(texts(m, 0)) == {"end", "discard santa_rita"}
    play(m, 0, "discard santa_rita", "privilege faith")
    assert m.waiting == [signoria.CHANCE]
    m = last_turn(servant=3, hand=["sisto_iv"])
    play(m, 0, "pass", "discard sisto_iv", "privilege faith")
    assert m.waiting == [signoria.CHANCE]


def test_l14_2_7_4_one_last_turn_and_one_member_only() -> None:
    """[L-14.2.7.4] A skipper with two members left after the laps may place one of them, and that was all.

    Its members are worth 0 in the laps, so it passes; after the last lap it discards a leader for servants.
    """
    person = {**POOR, "excommunicated": [1, 2], "hand": ["sisto_iv"]}
    m = table(person, {}, round=5, tiles=["weaker_members", "skip_first_turn", None], seats=2, options=ADVANCED)
    play(m, 0, "end")
    for member in ("black", "white", "orange"):
        to_council(m, 1, member, "servants")
        assert rule(m, 0, "pass") == ""
        play(m, 0, "pass", "end")
    play(m, 1, "place neutral council", "servants 1", "privilege faith")
    assert "pass" in texts(m, 0)
    play(m, 0, "pass", "end")  # a whole lap without a placement: the laps have ended
    play(m, 0, "discard sisto_iv", "privilege servants")
    assert "place black council" in texts(m, 0)
    assert "pass" in texts(m, 0)  # so this is the last turn, where placing is a may
    play(m, 0, "place black council", "servants 1", "privilege faith")
    assert m.waiting == [signoria.CHANCE]
    assert player(m, 0)["members"] == {"black": None, "white": None, "orange": None, "neutral": None}


def test_l14_2_7_4_with_one_member_left_the_skipper_waits() -> None:
    """[L-14.2.7.4] With only one unplaced member no turn before the laps have ended, however many others have."""
    placed = {"black": "council", "white": "council", "orange": "council"}
    m = skip_table({}, {**SKIPPER, "members": placed}, {"members": {"black": "council"}}, {}, turn=0)
    found = turns(m)
    assert found.count(1) == 1
    assert found[-1] == 1


def test_l3_1_5_the_laps_end_when_a_whole_lap_has_no_placement() -> None:
    """[L-3.1.5] All must pass: one lap of passes, and the phase is over."""
    placed = {"black": "council", "white": "council", "orange": "council"}
    m = table(*[{**POOR, "members": placed}] * 3, seats=3, round=1)
    assert m.waiting == [signoria.CHANCE]
    assert m.position()["round"] == 2


def test_l3_1_5_a_pass_costs_this_turn_only() -> None:
    """[L-3.1.5] [L-3.1.3] While somebody places the laps go on, and who passed is asked again."""
    placed = {"black": "council", "white": "council", "orange": "council"}
    m = table({**POOR, "members": placed, "hand": ["sisto_iv"]}, {}, seats=2, round=1, options=ADVANCED)
    play(m, 0, "pass", "end")
    to_council(m, 1, "black")
    assert m.waiting == [0]
    play(m, 0, "discard sisto_iv", "privilege servants", "place neutral council", "servants 1", "privilege faith")
    assert m.waiting == [1]


def test_l3_1_5_a_first_lap_with_a_skip_does_not_end_the_laps() -> None:
    """[L-3.1.5] [L-14.2.7] One skips, the other must pass: nobody placed, and yet a second lap follows."""
    stuck = {**POOR, "members": {"black": "council", "white": "council", "orange": "council"}}
    m = skip_table({**SKIPPER}, stuck, seats=2)
    assert m.waiting == [0]
    assert "place black council" in texts(m, 0)
    assert rule(m, 0, "pass") == "L-3.1.2"  # an ordinary turn, not the last one


# ---------------------------------------------------------------- 14.3: the end


def final(tile: str, person: Player, options: dict[str, Any] | None = None) -> Match:
    """The end of the game under a tile of period 3; the others own nothing and 0 military takes no place."""
    people = [POOR, {**POOR, **person}, POOR, POOR]
    whole = {"zero_military_scores": False, **(options or {})}
    m = after_actions(*people, round=6, tiles=[None, None, tile], options=whole)
    assert m.over
    assert player(m, 1)["excommunicated"] == [3]
    return m


ALL_CARDS = {"characters": CHARACTERS, "ventures": VENTURES, "territories": TERRITORIES}


@pytest.mark.parametrize(
    ("tile", "gone"),
    [("no_character_score", "characters"), ("no_venture_score", "ventures"), ("no_territory_score", "territories")],
)
def test_l14_3_1_l14_3_2_l14_3_3_no_points_for_a_type(tile: str, gone: str) -> None:
    """[L-14.3.1] [L-14.3.2] [L-14.3.3] Nothing for characters, ventures or territories; the other types score."""
    scores = {"characters": 21, "ventures": 27, "territories": 20}
    points = player(final(tile, ALL_CARDS), 1)["points"]
    assert {row: points.get(row, 0) for row in scores} == {**scores, gone: 0}
    assert points.get("tiles", 0) == 0


@pytest.mark.parametrize("victory", [0, 4, 5, 43, 44, 45])
def test_l14_3_4_a_fifth_of_the_points_is_lost(victory: int) -> None:
    """[L-14.3.4] 1 VP per full 5 VP, before the final scoring."""
    m = final("lose_fifth", {"victory": victory, "characters": CHARACTERS})
    assert player(m, 1)["victory"] == victory - victory // 5 + 21


@pytest.mark.parametrize("military", [0, 1, 12, 25])
def test_t38_l14_3_5_1_point_per_military(military: int) -> None:
    """T-38 [L-14.3.5] With 12 military: lose 12; the place of 11.2.2 scores as usual."""
    m = final("lose_per_military", {"military": military, "victory": 40})
    assert player(m, 1)["victory"] == 40 + (5 if military else 0) - military
    assert player(m, 1)["military"] == military


def test_t39_l14_3_6_printed_cost_of_buildings() -> None:
    """T-39 [L-14.3.6] Buildings cost 7 wood and 6 stone in all: lose 13. Coins and servants do not count."""
    # Garden 4 wood 2 stone (2 servants), Bank 1 wood 3 stone (3 coins), Marketplace 2 wood 1 stone.
    m = final("lose_per_building_cost", {"buildings": ["garden", "bank", "marketplace"], "victory": 40})
    assert player(m, 1)["victory"] == 40 - 13
    m = final("lose_per_building_cost", {"buildings": ["garden", "bank"], "victory": 40})
    assert player(m, 1)["victory"] == 40 - 10
    m = final("lose_per_building_cost", {"victory": 40})
    assert player(m, 1)["victory"] == 40


def test_l14_3_6_whatever_was_really_paid() -> None:
    """[L-14.3.6] The Cathedral (4 wood, 4 stone) taken for 3 wood and 4 stone with the Stonemason loses 8."""
    m = last_placement(
        {**RICH, "characters": ["stonemason"]},
        round=6,
        tiles=[None, None, "lose_per_building_cost"],
        towers={"building": ["cathedral"]},
    )
    place(m, 0, "black", "building.1")
    play(m, 0, "pay 1 wood")
    assert m.over
    assert (player(m, 0)["wood"], player(m, 0)["stone"]) == (6, 5)
    assert player(m, 0)["points"]["tiles"] == -8


def test_t40_l14_3_7_1_point_per_resource() -> None:
    """T-40 [L-14.3.7] With 3 wood, 1 stone, 4 coins, 2 servants: lose 10, and score 2 by 11.2.4."""
    m = final("lose_per_resource", {"wood": 3, "stone": 1, "coin": 4, "servant": 2, "victory": 40})
    assert player(m, 1)["points"]["resources"] == 2
    assert player(m, 1)["points"]["tiles"] == -10
    assert player(m, 1)["victory"] == 32


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l14_3_tiles_with_other_numbers_of_players(seats: int) -> None:
    """[L-14.3.7] [L-14.0.1] Each excommunicated player loses by its own stock."""
    people = [{**POOR, "wood": 3}, *[{**POOR, "coin": 6}] * (seats - 1)]
    m = after_actions(*people, seats=seats, round=6, tiles=[None, None, "lose_per_resource"])
    assert [points["tiles"] for points in column(m, "points")] == [-3] + [-6] * (seats - 1)
