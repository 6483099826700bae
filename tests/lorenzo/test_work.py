"""Harvest and production: part 6."""

import pytest

from tests.lorenzo.helpers_a import ADVANCED, NOTHING, away, servants_needed, spaces, work_value
from tests.lorenzo.tables import Player, gains, play, player, rule, table, texts

HARVEST_TILE = {"wood": 1, "stone": 1, "servant": 1}
PRODUCTION_TILE = {"coin": 2, "military": 1}


def produce(me: Player, *choices: str, die: int = 6) -> dict[str, int]:
    """What a production on the single space brings, less the basic bonus tile."""
    m = table(me, dice=(die, 1, 1), round=5)
    before = player(m, 0)
    play(m, 0, "place black production.single", *choices)
    assert m.waiting == [1]
    return less(gains(before, player(m, 0)), PRODUCTION_TILE)


def harvest(me: Player, die: int = 6) -> dict[str, int]:
    """What a harvest on the single space brings, less the basic bonus tile."""
    m = table(me, dice=(die, 1, 1), round=5)
    before = player(m, 0)
    play(m, 0, "place black harvest.single")
    return less(gains(before, player(m, 0)), HARVEST_TILE)


def less(got: dict[str, int], part: dict[str, int]) -> dict[str, int]:
    rest = {good: got.get(good, 0) - part.get(good, 0) for good in {*got, *part}}
    return {good: n for good, n in rest.items() if n}


def exchanges(me: Player, die: int = 6) -> list[str]:
    """What is offered first in a production."""
    m = table(me, dice=(die, 1, 1), round=5)
    play(m, 0, "place black production.single")
    return texts(m, 0)


# ---------------------------------------------------------------- spaces


@pytest.mark.parametrize("work", ["harvest", "production"])
def test_l6_1_1_the_single_space_holds_one_member_the_large_one_any_number(work: str) -> None:
    """[L-6.1.1] Taken by anybody the single space is closed; the large one takes members of all players."""
    m = table(
        {"servant": 0},
        {"members": {"black": f"{work}.single", "neutral": f"{work}.large"}},
        {"members": {"black": f"{work}.large"}},
        {"members": {"white": f"{work}.large"}},
        dice=(6, 6, 6),
    )
    assert rule(m, 0, f"place black {work}.single") == "L-6.1.1"
    assert f"{work}.large" in spaces(m, 0, "black")
    play(m, 0, f"place black {work}.large")
    assert player(m, 0)["members"]["black"] == f"{work}.large"


@pytest.mark.parametrize("work", ["harvest", "production"])
def test_l6_1_1_the_large_space_is_closed_with_2_players(work: str) -> None:
    """[L-6.1.1] Open with 3 and 4 players."""
    for seats in (2, 3, 4):
        m = table(seats=seats, dice=(6, 6, 6))
        assert (f"{work}.large" in spaces(m, 0, "black")) == (seats > 2)


def test_t72_l6_1_2_black_on_the_single_harvest_space() -> None:
    """T-72 [L-6.1.2] Neutral on the large one legal, white on the large one illegal; white at production legal."""
    m = table({"servant": 9, "members": {"black": "harvest.single"}}, dice=(6, 6, 6))
    assert "harvest.large" in spaces(m, 0, "neutral")
    assert rule(m, 0, "place white harvest.large") == "L-6.1.2"
    assert rule(m, 0, "place orange harvest.large") == "L-6.1.2"
    assert {"production.single", "production.large"} <= set(spaces(m, 0, "white"))


@pytest.mark.parametrize(
    ("black", "neutral", "allowed"),
    [
        ("harvest.large", None, ["harvest.single", "harvest.large"]),
        (None, "harvest.single", ["harvest.large"]),
        (None, "harvest.large", ["harvest.single", "harvest.large"]),
    ],
)
def test_l6_1_2_any_combination_of_the_two_spaces(black: str | None, neutral: str | None, allowed: list[str]) -> None:
    """[L-6.1.2] One colored and the neutral member, on two spaces or both on the large one."""
    there = {name: space for name, space in (("black", black), ("neutral", neutral)) if space}
    m = table({"servant": 9, "members": there}, dice=(6, 6, 6))
    mover = "neutral" if black else "white"
    assert [space for space in spaces(m, 0, mover) if space.startswith("harvest")] == allowed
    if black:
        assert not [space for space in spaces(m, 0, "white") if space.startswith("harvest")]


def test_l6_1_2_the_colored_members_of_others_do_not_matter() -> None:
    """[L-6.1.2] The limit is per player."""
    m = table({"servant": 0}, {"members": {"white": "harvest.single"}}, dice=(6, 6, 6))
    assert "harvest.large" in spaces(m, 0, "white")


def test_t68_l5_3_5_farmer_and_peasant_add_up() -> None:
    """T-68 [L-5.3.5] [L-6.1.3] Farmer + Peasant, die 1: single space V 6, large space V 3."""
    for space, value in (("single", 6), ("large", 3)):
        m = table({"servant": 0, "characters": ["farmer", "peasant"]}, round=3)
        play(m, 0, f"place black harvest.{space}")
        assert work_value(m) == value


def test_l5_3_5_artisan_and_scholar_add_up_for_production_only() -> None:
    """[L-5.3.5] Artisan + Scholar, die 1: production V 6, harvest still 1; Farmer + Peasant the other way round."""
    for characters, production, yields in ((["artisan", "scholar"], 6, 1), (["farmer", "peasant"], 1, 6)):
        for space, value in (("production.single", production), ("harvest.single", yields)):
            m = table({"servant": 0, "characters": characters}, round=3)
            play(m, 0, f"place black {space}")
            assert work_value(m) == value


@pytest.mark.parametrize(
    ("card", "work", "plus"),
    [("farmer", "harvest", 2), ("peasant", "harvest", 3), ("artisan", "production", 2), ("scholar", "production", 3)],
)
def test_t14_l5_3_5_every_harvest_plus_2(card: str, work: str, plus: int) -> None:
    """T-14 [L-5.3.5] Farmer: every harvest +2. Peasant +3; Artisan +2 and Scholar +3 for production."""
    m = table({"servant": 0, "characters": [card]}, round=3, dice=(2, 1, 1))
    play(m, 0, f"place black {work}.single")
    assert work_value(m) == 2 + plus


@pytest.mark.parametrize(
    ("leader", "characters", "value"),
    [
        ("francesco_sforza", ["farmer", "peasant"], 1),
        ("leonardo_da_vinci", ["artisan", "scholar"], 0),
    ],
)
def test_t14_l5_3_5_characters_do_not_help_the_leaders(leader: str, characters: list[str], value: int) -> None:
    """T-14 [L-5.3.5] [L-6.5.2] Farmer and Peasant do not help Sforza, Artisan and Scholar not Leonardo."""
    m = table({"servant": 4, "characters": characters, "played": [leader]}, options=ADVANCED)
    for servants in (0, 4):
        trial = m.copy()
        play(trial, 0, f"activate {leader}", f"servants {servants}")
        assert work_value(trial) == value + servants


@pytest.mark.parametrize("work", ["harvest", "production"])
def test_l6_1_3_the_large_space_lowers_the_value_by_3(work: str) -> None:
    """[L-6.1.3] Die 6: 6 on the single space, 3 on the large one."""
    for space, value in (("single", 6), ("large", 3)):
        m = table({"servant": 0}, dice=(6, 1, 1))
        play(m, 0, f"place black {work}.{space}")
        assert work_value(m) == value


def test_t70_l6_1_4_large_space_with_die_4() -> None:
    """T-70 [L-6.1.4] Large space, die 4: V 1, only the bonus tile and cards with activation 1."""
    m = table({"servant": 0, "territories": ["commercial_hub", "woods"]}, dice=(4, 3, 1))
    before = player(m, 0)
    play(m, 0, "place black harvest.large")
    assert work_value(m) == 1
    assert gains(before, player(m, 0)) == {**HARVEST_TILE, "coin": 1}


def test_t70_l6_1_4_large_space_with_die_3() -> None:
    """T-70 [L-6.1.4] Die 3, no servants: illegal; with 1 servant legal."""
    m = table({"servant": 0, "territories": ["commercial_hub"]}, dice=(4, 3, 1))
    assert "harvest.large" not in spaces(m, 0, "white")
    assert rule(m, 0, "place white harvest.large") == "L-6.1.4"
    m = table({"servant": 2}, dice=(4, 3, 1))
    assert servants_needed(m, 0, "place white harvest.large") == 1


def test_t70_l6_1_5_the_german_way_with_die_3() -> None:
    """T-70 [L-6.1.5] With `large_space_min_result` false: legal, nothing happens, not even the bonus tile."""
    m = table(
        {"servant": 0, "territories": ["commercial_hub"]}, dice=(4, 3, 1), options={"large_space_min_result": False}
    )
    before = player(m, 0)
    play(m, 0, "place white harvest.large")
    assert gains(before, player(m, 0)) == {}
    assert player(m, 0)["members"]["white"] == "harvest.large"
    assert m.waiting == [1]


@pytest.mark.parametrize(("work", "tile"), [("harvest", "weaker_harvest"), ("production", "weaker_production")])
def test_l6_1_5_m_plus_characters_of_1_suffices_whatever_is_taken_off(work: str, tile: str) -> None:
    """[L-6.1.5] With the option false the -3 of the tile and of the large space do not close a space; M 0 does."""
    me = {"servant": 0, "excommunicated": [1], "hand": ["sisto_iv"], "members": away("white", "orange")}
    for options in ({"large_space_min_result": False}, {"large_space_min_result": True}):
        m = table(me, round=3, tiles=[tile], options={**options, **ADVANCED})
        open_spaces = [space for space in spaces(m, 0, "black") if space.startswith(work)]
        assert open_spaces == ([] if options["large_space_min_result"] else [f"{work}.single", f"{work}.large"])
        assert not [space for space in spaces(m, 0, "neutral") if space.startswith(work)]
    character = "farmer" if work == "harvest" else "artisan"
    m = table(
        {**me, "characters": [character]},
        round=3,
        tiles=[tile],
        options={"large_space_min_result": False, **ADVANCED},
    )
    assert spaces(m, 0, "neutral") == [f"{work}.single", f"{work}.large"]
    before = player(m, 0)
    play(m, 0, f"place neutral {work}.single")  # 0 + 2 - 3
    assert gains(before, player(m, 0)) == {}


def test_l6_1_5_with_v_of_1_it_works_as_ever() -> None:
    """[L-6.1.5] The option false, die 4 on the large space: the bonus tile gives."""
    m = table({"servant": 0}, dice=(4, 1, 1), options={"large_space_min_result": False})
    before = player(m, 0)
    play(m, 0, "place black harvest.large")
    assert gains(before, player(m, 0)) == HARVEST_TILE


def test_t73_l1_3_one_production_with_2_players() -> None:
    """T-73 [L-1.3] 2 players: after the single production space is taken nobody else produces by a member."""
    m = table({"servant": 9}, {"members": {"black": "production.single"}}, seats=2, dice=(6, 6, 6))
    for member in ("black", "white", "orange", "neutral"):
        assert not [space for space in spaces(m, 0, member) if space.startswith("production")]
        assert "harvest.single" in spaces(m, 0, member)


# ---------------------------------------------------------------- value and activation


def test_l6_2_1_the_value_may_be_chosen_higher() -> None:
    """[L-6.2.1] Die 3 with 5 servants: any V from 3 to 8, and what it reaches is activated."""
    for servants in range(6):
        m = table({"servant": 5, "territories": ["gravel_pit"]}, dice=(3, 1, 1))
        before = player(m, 0)
        play(m, 0, "place black harvest.single", f"servants {servants}")
        assert work_value(m) == 3 + servants
        assert gains(before, player(m, 0)).get("stone", 0) == (3 if servants >= 1 else 1)


BY_NUMBER = [
    (1, "commercial_hub", {"coin": 1}, "garden", {"victory": 3}),
    (2, "woods", {"wood": 1}, "bank", {"coin": 5}),
    (3, "rock_pit", {"stone": 3}, None, {}),
    (4, "gravel_pit", {"stone": 2}, None, {}),
    (5, "forest", {"wood": 3}, "mint", {"coin": 1}),
    (6, "province", {"stone": 1, "victory": 4}, "stronghold", {"military": 2, "victory": 2}),
]


@pytest.mark.parametrize(("number", "territory", "yields", "building", "makes"), BY_NUMBER)
def test_l6_2_2_activated_at_its_number_and_above(
    number: int, territory: str, yields: dict[str, int], building: str | None, makes: dict[str, int]
) -> None:
    """[L-6.2.2] A card works at V = its number, not at one less; the bonus tile works from 1 on."""
    for die in range(1, 7):
        expected = yields if die >= number else {}
        assert harvest({**NOTHING, "territories": [territory]}, die) == expected
        if building is not None:
            expected = makes if die >= number else {}
            assert produce({**NOTHING, "buildings": [building]}, die=die) == expected


def test_t20_l6_3_1_the_harvest_of_the_books() -> None:
    """T-20 [L-6.3.1] Single space, member 3 + 2 servants = 5: Forest, Manor House, Marble Pit, not Monastery (6).

    Sum: 4 wood, 3 stone, 3 servants, 2 military, 1 VP.
    """
    rows = ["forest", "manor_house", "marble_pit", "monastery"]
    m = table({**NOTHING, "servant": 2, "military": 9, "territories": rows}, dice=(3, 1, 1), round=5)
    play(m, 0, "place black harvest.single", "servants 2")
    assert work_value(m) == 5
    p = player(m, 0)
    assert [p[good] for good in ("wood", "stone", "servant", "coin", "military", "faith", "victory")] == [
        4, 3, 3, 0, 9 + 2, 0, 1,
    ]  # fmt: skip


def test_t21_l3_2_4_the_servant_just_gained_cannot_raise_that_harvest() -> None:
    """T-21 [L-3.2.4] After the harvest of T-20 no servant is asked for, and Monastery (6) stays silent."""
    rows = ["forest", "manor_house", "marble_pit", "monastery"]
    m = table({**NOTHING, "servant": 2, "military": 9, "territories": rows}, dice=(3, 1, 1), round=5)
    play(m, 0, "place black harvest.single")
    assert texts(m, 0) == ["servants 0", "servants 1", "servants 2"]  # 3 are not there yet
    play(m, 0, "servants 2")
    assert m.waiting == [1]
    assert player(m, 0)["servant"] == 3
    assert player(m, 0)["faith"] == 0


T23 = {**NOTHING, "wood": 2, "coin": 2, "buildings": ["treasury", "carpenters_shop", "fortress"]}


@pytest.mark.parametrize(("arrow", "coin", "points"), [(1, 1, 3), (2, 2, 5)])
def test_t23_l6_2_2_production_on_the_large_space(arrow: int, coin: int, points: int) -> None:
    """T-23 [L-6.2.2] Large space, member 6: V 3. Tile 2 coins + 1 military; Treasury 1 coin -> 3 VP or 2 -> 5."""
    m = table(T23, dice=(6, 1, 1), round=5)
    before = player(m, 0)
    play(m, 0, "place black production.large")
    assert work_value(m) == 3
    assert texts(m, 0) == ["exchange treasury 1", "exchange treasury 2", "skip treasury"]
    play(m, 0, f"exchange treasury {arrow}")
    assert m.waiting == [1]
    assert gains(before, player(m, 0)) == {
        good: n for good, n in {"coin": 2 - coin, "military": 1, "victory": points}.items() if n
    }


@pytest.mark.parametrize(("arrow", "wood", "coin"), [(1, 1, 3), (2, 2, 5)])
def test_t24_l6_2_2_with_1_servant_the_carpenters_shop_too(arrow: int, wood: int, coin: int) -> None:
    """T-24 [L-6.2.2] 1 servant, V 4: also Carpenter's Shop 1 wood -> 3 coins or 2 -> 5."""
    m = table({**T23, "servant": 1}, dice=(6, 1, 1), round=5)
    before = player(m, 0)
    play(m, 0, "place black production.large", "servants 1", "skip treasury")
    assert texts(m, 0) == ["exchange carpenters_shop 1", "exchange carpenters_shop 2", "skip carpenters_shop"]
    play(m, 0, f"exchange carpenters_shop {arrow}")
    assert m.waiting == [1]
    assert gains(before, player(m, 0)) == {"wood": -wood, "coin": 2 + coin, "military": 1, "servant": -1}


def test_t25_l6_2_2_with_2_servants_the_fortress_too() -> None:
    """T-25 [L-6.2.2] [L-6.3.2] 2 servants, V 5: also Fortress 2 VP + 1 privilege."""
    m = table({**T23, "servant": 2}, dice=(6, 1, 1), round=5)
    before = player(m, 0)
    play(m, 0, "place black production.large", "servants 2", "skip treasury", "skip carpenters_shop")
    assert len(texts(m, 0)) == 5
    play(m, 0, "privilege faith")
    assert gains(before, player(m, 0)) == {"coin": 2, "military": 1, "victory": 2, "faith": 1, "servant": -2}


@pytest.mark.parametrize("n", [0, 1, 4, 6])
def test_t05_l6_3_1_theater_counts_characters(n: int) -> None:
    """T-05 [L-6.3.1] Theater: 1 VP per own character; 4 characters -> 4 VP."""
    characters = ["warlord", "knight", "dame", "farmer", "preacher", "abbess"][:n]
    got = produce({**NOTHING, "buildings": ["theater"], "characters": characters})
    assert got == ({"victory": n} if n else {})


def test_l6_3_1_mint_tax_office_and_triumphal_arch() -> None:
    """[L-6.3.1] 1 coin per building (itself included), 1 coin per territory, 1 VP per venture, all at once."""
    me = {
        **NOTHING,
        "buildings": ["mint", "tax_office", "triumphal_arch"],
        "territories": ["woods", "village"],
        "ventures": ["crusade", "sacred_war", "hiring_recruits", "military_conquest"],
        "military": 3,
    }
    assert produce(me) == {"coin": 3 + 2, "victory": 4}


def test_l6_3_1_all_activated_gains_are_received() -> None:
    """[L-6.3.1] Six territories, V 6: each gives its own."""
    six = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "dukedom"]
    assert harvest({**NOTHING, "military": 18, "territories": six}) == {
        "coin": 1 + 1 + 1, "wood": 1 + 3 + 2, "servant": 1, "stone": 2 + 1,
    }  # fmt: skip


def test_l6_3_2_a_privilege_of_a_harvest_is_chosen_at_once() -> None:
    """[L-6.3.2] City (6): its privilege is chosen before the turn goes on; two of them may not be kept."""
    m = table({**NOTHING, "territories": ["city"]}, dice=(6, 1, 1))
    play(m, 0, "place black harvest.single")
    assert m.waiting == [0]
    assert len(texts(m, 0)) == 5
    play(m, 0, "privilege servants")
    assert player(m, 0)["servant"] == 1 + 2
    assert m.waiting == [1]


# ---------------------------------------------------------------- exchanges


def test_t04_l6_4_1_painters_guild() -> None:
    """T-04 [L-6.4.1] [L-6.4.2] Painters' Guild: 1 wood -> 3 VP or 3 wood -> 7 VP; 2 wood: 3 VP for 1, never 6 for 2."""
    me = {**NOTHING, "buildings": ["painters_guild"]}
    assert produce({**me, "wood": 3}, "exchange painters_guild 1") == {"wood": -1, "victory": 3}
    assert produce({**me, "wood": 3}, "exchange painters_guild 2") == {"wood": -3, "victory": 7}
    assert exchanges({**me, "wood": 2}) == ["exchange painters_guild 1", "skip painters_guild"]
    assert produce({**me, "wood": 2}, "exchange painters_guild 1") == {"wood": -1, "victory": 3}


@pytest.mark.parametrize(("coins", "legal"), [(3, False), (4, True)])
def test_t06_l6_4_2_fair(coins: int, legal: bool) -> None:
    """T-06 [L-6.4.2] Fair: pay 4 coins -> 3 wood + 3 stone; with 3 coins nothing, with 8 still once."""
    me = {**NOTHING, "buildings": ["fair"]}
    if legal:
        assert produce({**me, "coin": coins}, "exchange fair 1") == {"coin": -4, "wood": 3, "stone": 3}
        assert produce({**me, "coin": 8}, "exchange fair 1") == {"coin": -4, "wood": 3, "stone": 3}
    else:
        assert produce({**me, "coin": coins}) == {}


def test_t07_l6_4_1_church() -> None:
    """T-07 [L-6.4.1] [L-0.2.1] Church: pay 1 wood or 1 stone -> 2 faith; not both in one activation."""
    me = {**NOTHING, "wood": 1, "stone": 1, "buildings": ["church"]}
    assert exchanges(me) == ["exchange church 1", "exchange church 2", "skip church"]
    assert produce(me, "exchange church 1") == {"wood": -1, "faith": 2}
    assert produce(me, "exchange church 2") == {"stone": -1, "faith": 2}


def test_l6_4_1_each_exchange_is_optional() -> None:
    """[L-6.4.1] Skipped, it takes and gives nothing."""
    me = {**NOTHING, "coin": 5, "buildings": ["treasury"]}
    assert produce(me, "skip treasury") == {}


def test_l6_4_1_the_single_arrow_has_no_second() -> None:
    """[L-6.4.1] Chapel has one arrow."""
    m = table({**NOTHING, "coin": 5, "buildings": ["chapel"]}, dice=(6, 1, 1))
    play(m, 0, "place black production.single")
    assert texts(m, 0) == ["exchange chapel 1", "skip chapel"]
    assert rule(m, 0, "exchange chapel 2") == "L-6.4.1"


EXCHANGES = [
    ("carpenters_shop", 1, {"wood": 1}, {"coin": 3}),
    ("carpenters_shop", 2, {"wood": 2}, {"coin": 5}),
    ("stonemasons_shop", 1, {"stone": 1}, {"coin": 3}),
    ("stonemasons_shop", 2, {"stone": 2}, {"coin": 5}),
    ("chapel", 1, {"coin": 1}, {"faith": 1}),
    ("marketplace", 1, {"coin": 3}, {"wood": 2, "stone": 2}),
    ("treasury", 1, {"coin": 1}, {"victory": 3}),
    ("treasury", 2, {"coin": 2}, {"victory": 5}),
    ("sculptors_guild", 1, {"stone": 1}, {"victory": 3}),
    ("sculptors_guild", 2, {"stone": 3}, {"victory": 7}),
    ("stonemasons_guild", 1, {"wood": 1, "stone": 1, "servant": 1}, {"victory": 6}),
    ("baptistery", 1, {"faith": 1}, {"coin": 2, "victory": 2}),
    ("palace", 1, {"coin": 1}, {"servant": 2, "victory": 4}),
    ("military_academy", 1, {"servant": 1}, {"military": 3, "victory": 1}),
    ("barracks", 1, {"servant": 1}, {"military": 3}),
]


@pytest.mark.parametrize(("card", "arrow", "price", "gain"), EXCHANGES)
def test_l6_4_2_the_printed_amount_exactly(card: str, arrow: int, price: dict[str, int], gain: dict[str, int]) -> None:
    """[L-6.4.2] The arrow is offered with exactly its price in stock and not with one less of any part."""
    move = f"exchange {card} {arrow}"
    for missing in (None, *price):
        stock = {good: n - (good == missing) for good, n in price.items()}
        m = table({**NOTHING, **stock, "buildings": [card]}, round=5, dice=(6, 1, 1))
        play(m, 0, "place black production.single", *(["servants 0"] if stock.get("servant") else []))
        assert (move in texts(m, 0)) == (missing is None)
        if missing is None:
            before = player(m, 0)
            play(m, 0, move)
            assert less(gains(before, player(m, 0)), PRODUCTION_TILE) == less(gain, price)


def test_l6_4_2_residence_pays_a_coin_for_a_privilege() -> None:
    """[L-6.4.2] Residence: 1 coin -> 1 privilege, chosen when the gains come."""
    me = {**NOTHING, "coin": 1, "buildings": ["residence"]}
    assert produce(me, "exchange residence 1", "privilege military") == {"coin": -1, "military": 2}


def test_t65_l6_4_3_faith_from_the_chapel_cannot_go_into_the_baptistery() -> None:
    """T-65 [L-6.4.3] Start 0 faith, 1 coin, Chapel and Baptistery, in either order of the row."""
    for rows in (["chapel", "baptistery"], ["baptistery", "chapel"]):
        m = table({**NOTHING, "coin": 1, "buildings": rows}, round=3, dice=(2, 1, 1))
        play(m, 0, "place black production.single", "exchange chapel 1")
        assert m.waiting == [1]
        assert player(m, 0)["faith"] == 1
    m = table({**NOTHING, "coin": 1, "faith": 1, "buildings": ["chapel", "baptistery"]}, round=3, dice=(2, 1, 1))
    play(m, 0, "place black production.single", "exchange chapel 1")
    assert texts(m, 0) == ["exchange baptistery 1", "skip baptistery"]


def test_l6_4_3_nothing_of_the_bonus_tile_or_a_plain_gain_may_be_paid() -> None:
    """[L-6.4.3] 0 coins, tile 2 coins, Bank 5 coins: the Treasury finds no coin to take."""
    assert produce({**NOTHING, "buildings": ["bank", "treasury"]}) == {"coin": 5}
    m = table({**NOTHING, "coin": 1, "buildings": ["bank", "treasury"]}, round=5, dice=(6, 1, 1))
    play(m, 0, "place black production.single")
    assert texts(m, 0) == ["exchange treasury 1", "skip treasury"]
    assert rule(m, 0, "exchange treasury 2") == "L-6.4.3"


def test_t67_l6_4_3_a_servant_spent_for_the_value_is_not_there_for_the_barracks() -> None:
    """T-67 [L-6.4.3] 1 servant, spent to raise the production: not available for Barracks; unspent it is."""
    m = table({**NOTHING, "servant": 1, "buildings": ["barracks"]}, round=3)
    play(m, 0, "place black production.single")
    spent = m.copy()
    play(spent, 0, "servants 1")
    assert spent.waiting == [1]
    assert player(spent, 0)["military"] == 1
    play(m, 0, "servants 0")
    assert texts(m, 0) == ["exchange barracks 1", "skip barracks"]
    play(m, 0, "exchange barracks 1")
    assert player(m, 0)["military"] == 1 + 3


def test_l6_4_4_the_same_unit_is_paid_only_once() -> None:
    """[L-6.4.4] 2 coins: Chapel takes 1, then the Treasury may take 1 but not 2; with 1 coin only one of them."""
    m = table({**NOTHING, "coin": 2, "buildings": ["chapel", "treasury"]}, round=3, dice=(6, 1, 1))
    play(m, 0, "place black production.single", "exchange chapel 1")
    assert texts(m, 0) == ["exchange treasury 1", "skip treasury"]
    m = table({**NOTHING, "coin": 1, "buildings": ["chapel", "treasury"]}, round=3, dice=(6, 1, 1))
    play(m, 0, "place black production.single", "exchange chapel 1")
    assert m.waiting == [1]
    assert player(m, 0)["victory"] == 0


def test_l6_4_4_across_several_goods_of_one_exchange() -> None:
    """[L-6.4.4] Stonemasons' Guild and Church share 1 wood: whoever takes it first, the other goes without."""
    me = {**NOTHING, "wood": 1, "stone": 1, "servant": 1, "buildings": ["stonemasons_guild", "church"]}
    m = table(me, round=5, dice=(6, 1, 1))
    play(m, 0, "place black production.single", "servants 0", "exchange stonemasons_guild 1")
    assert m.waiting == [1]
    assert player(m, 0)["faith"] == 0


def test_l6_4_5_all_payments_come_before_all_gains() -> None:
    """[L-6.4.5] Faith 15: Baptistery takes 1, Chapel gives 1, whatever their order: 15 again and nothing is lost."""
    for rows in (["chapel", "baptistery"], ["baptistery", "chapel"]):
        choices = [f"exchange {card} 1" for card in rows]
        me = {**NOTHING, "coin": 1, "faith": 15, "buildings": rows}
        assert produce(me, *choices) == {"coin": -1 + 2, "victory": 2}


def test_l6_4_6_the_order_of_deciding_changes_nothing() -> None:
    """[L-6.4.6] The same exchanges with the cards laid in another order end with the same stock."""
    ends = []
    for rows in (["treasury", "chapel", "carpenters_shop"], ["carpenters_shop", "chapel", "treasury"]):
        choices = [f"exchange {card} 1" for card in rows]
        ends.append(produce({**NOTHING, "coin": 2, "wood": 1, "buildings": rows}, *choices))
    assert ends[0] == ends[1] == {"coin": -2 + 3, "wood": -1, "faith": 1, "victory": 3}


# ---------------------------------------------------------------- bonus harvest and production


def test_t10_l6_5_2_cardinal() -> None:
    """T-10 [L-6.5.2] [L-5.3.3] Cardinal: 2 faith; harvest at 4; with Farmer 6, + 1 servant 7."""
    towers: dict[str, list[str | None]] = {"character": ["cardinal", None, None, None]}
    rows = ["gravel_pit", "forest", "dukedom"]
    for characters, servants, value in (
        ([], 0, 4),
        (["farmer"], 0, 6),
        (["farmer"], 1, 7),
        (["farmer", "peasant"], 0, 9),
    ):
        m = table(
            {"coin": 4, "servant": 1, "military": 3, "territories": rows, "characters": characters},
            round=5,
            towers=towers,
        )
        play(m, 0, "place black character.1", "servants 0")
        assert player(m, 0)["faith"] == 2
        before = player(m, 0)
        play(m, 0, f"servants {servants}")
        assert work_value(m) == value
        got = gains(before, player(m, 0))
        assert got["stone"] == 1 + 2 + (1 if value >= 6 else 0)
        assert got["wood"] == 1 + (3 if value >= 5 else 0) + (2 if value >= 6 else 0)


def test_l6_5_2_no_member_and_no_space() -> None:
    """[L-6.5.2] The Cardinal harvests although the single space is taken and the own black member is there."""
    m = table(
        {"coin": 4, "servant": 0, "members": {"black": "harvest.single"}},
        {"servant": 0},
        seats=2,
        round=5,
        towers={"character": ["cardinal", None, None, None]},
    )
    play(m, 0, "place white character.1", "servants 0")
    assert player(m, 0)["servant"] == 1
    assert player(m, 0)["members"] == {
        "black": "harvest.single", "white": "character.1", "orange": None, "neutral": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("tower", "card", "number", "base", "characters", "plus"),
    [
        ("venture", "improving_the_canals", 3, 4, ["farmer"], 2),
        ("character", "bishop", 5, 4, ["scholar"], 3),
        ("venture", "improving_the_roads", 5, 3, ["artisan", "scholar"], 5),
    ],
)
def test_l6_5_2_card_actions_are_raised_by_servants_and_characters(
    tower: str, card: str, number: int, base: int, characters: list[str], plus: int
) -> None:
    """[L-6.5.2] [L-6.5.1] Improving the Canals harvest 4, Bishop production 4, Improving the Roads production 3."""
    for owned, more in (([], 0), (characters, plus)):
        m = table(
            {"wood": 9, "stone": 9, "coin": 9, "servant": 9, "characters": owned},
            round=number,
            towers={tower: [card, None, None, None]},
        )
        play(m, 0, f"place black {tower}.1", "servants 0")
        if "resolve gain" in texts(m, 0):
            play(m, 0, "resolve gain")
        play(m, 0, "servants 2")
        assert work_value(m) == base + 2 + more


@pytest.mark.parametrize(
    ("tower", "card", "tile", "value"),
    [
        ("character", "cardinal", "weaker_harvest", 1),
        ("character", "bishop", "weaker_production", 1),
        ("venture", "improving_the_roads", "weaker_production", 0),
        ("character", "cardinal", "weaker_production", 4),
    ],
)
def test_l6_5_3_tiles_apply_to_bonus_work(tower: str, card: str, tile: str, value: int) -> None:
    """[L-6.5.3] Tiles 14.1.5 and 14.1.6 take 3 off the work they name."""
    m = table(
        {"coin": 9, "servant": 9, "excommunicated": [1]},
        round=5,
        tiles=[tile],
        towers={tower: [card, None, None, None]},
    )
    play(m, 0, f"place black {tower}.1", "servants 0")
    if "resolve gain" in texts(m, 0):
        play(m, 0, "resolve gain")
    play(m, 0, "servants 0")
    assert work_value(m) == value


def test_l6_5_3_tiles_apply_to_the_leaders_too() -> None:
    """[L-6.5.3] [L-6.5.4] Sforza under tile 14.1.5: 1 - 3, so 2 servants do nothing and 3 harvest at 1."""
    me = {"servant": 3, "played": ["francesco_sforza"], "excommunicated": [1]}
    for servants, wood in ((2, 0), (3, 1)):
        m = table(me, round=3, tiles=["weaker_harvest"], options=ADVANCED)
        before = player(m, 0)
        play(m, 0, "activate francesco_sforza", f"servants {servants}")
        assert gains(before, player(m, 0)).get("wood", 0) == wood


def test_l6_5_4_below_1_nothing_is_activated() -> None:
    """[L-6.5.4] Leonardo at 0 without servants: not even the bonus tile; with 1 servant the tile."""
    me = {"played": ["leonardo_da_vinci"], "buildings": ["garden"]}
    for servants, points in ((0, 0), (1, 3)):
        m = table({**me, "servant": 1}, options=ADVANCED)
        play(m, 0, "activate leonardo_da_vinci", f"servants {servants}")
        assert player(m, 0)["victory"] == points
    m = table({**me, "servant": 0}, options=ADVANCED)
    play(m, 0, "activate leonardo_da_vinci")
    assert player(m, 0)["victory"] == 0
    assert "place black market.1" in texts(m, 0)


def test_l6_5_4_bonus_work_may_be_declined() -> None:
    """[L-6.5.4] Bishop: the faith is received, the production is not wanted."""
    m = table({"coin": 5, "servant": 0}, round=5, towers={"character": ["bishop", None, None, None]})
    play(m, 0, "place black character.1", "resolve action", "decline")
    assert m.waiting == [1]
    assert (player(m, 0)["faith"], player(m, 0)["coin"]) == (1, 0)


def test_l6_5_5_what_came_earlier_in_the_turn_was_owned_before() -> None:
    """[L-6.5.5] Bishop: his faith, resolved first, pays the Baptistery; with the action first it does not."""
    me = {**NOTHING, "coin": 5, "buildings": ["baptistery"]}
    towers: dict[str, list[str | None]] = {"character": ["bishop", None, None, None]}
    m = table(me, round=5, towers=towers)
    play(m, 0, "place black character.1", "resolve gain", "servants 0")
    assert texts(m, 0) == ["exchange baptistery 1", "skip baptistery"]
    play(m, 0, "exchange baptistery 1")
    assert (player(m, 0)["faith"], player(m, 0)["victory"]) == (0, 2)
    m = table(me, round=5, towers=towers)
    play(m, 0, "place black character.1", "resolve action", "servants 0")
    assert m.waiting == [1]
    assert (player(m, 0)["faith"], player(m, 0)["victory"]) == (1, 0)


def test_l6_5_5_the_floor_bonus_was_owned_before() -> None:
    """[L-6.5.5] Bishop from floor 4: its 2 stone go into the Stonemason's Shop at once."""
    m = table(
        {**NOTHING, "coin": 5, "servant": 1, "buildings": ["stonemasons_shop"]},
        round=5,
        dice=(6, 1, 1),
        towers={"character": [None, None, None, "bishop"]},
    )
    play(m, 0, "place black character.4", "resolve gain", "servants 0", "exchange stonemasons_shop 2")
    assert (player(m, 0)["stone"], player(m, 0)["coin"]) == (0, 2 + 5)
