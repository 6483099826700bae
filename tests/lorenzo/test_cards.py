"""The card types and the cards themselves: parts 5 and 15."""

from collections import Counter

import pytest

from signoria.games.lorenzo import pieces
from signoria.games.lorenzo.pieces import CARDS, Card, Effect, amount
from tests.lorenzo.helpers_a import ADVANCED, PLENTY, away, floors, servants_needed, spaces, takes
from tests.lorenzo.tables import gains, play, player, rule, table, texts

TERRITORIES = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"]
CHARACTERS = ["warlord", "knight", "dame", "captain", "hero", "abbess"]
BUILDINGS = ["mint", "tax_office", "triumphal_arch", "theater", "chapel", "residence"]
VENTURES = [
    "hiring_recruits", "repairing_the_church", "building_the_walls",
    "raising_a_statue", "military_campaign", "fighting_heresies",
]  # fmt: skip


# ---------------------------------------------------------------- territories


def test_l5_1_1_a_territory_costs_nothing_and_takes_the_next_slot() -> None:
    """[L-5.1.1] Without any goods: the third territory lies behind the first two."""
    nothing = {"wood": 0, "stone": 0, "servant": 0, "coin": 0, "military": 3}
    m = table({**nothing, "territories": ["city", "woods"]}, towers=floors("territory", "village"))
    before = player(m, 0)
    play(m, 0, "place black territory.1")
    assert gains(before, player(m, 0)) == {}
    assert player(m, 0)["territories"] == ["city", "woods", "village"]


@pytest.mark.parametrize(("owned", "need"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_l5_1_2_military_for_the_slots(owned: int, need: int) -> None:
    """[L-5.1.2] Slots 1-6 need 0, 0, 3, 7, 12, 18 military, one less is too little; none of it is spent."""
    me = {"servant": 0, "territories": TERRITORIES[:owned]}
    towers = floors("territory", "citadel")
    m = table({**me, "military": need}, towers=towers)
    play(m, 0, "place black territory.1")
    assert player(m, 0)["military"] == need
    assert len(player(m, 0)["territories"]) == owned + 1
    if need:
        assert rule(table({**me, "military": need - 1}, towers=towers), 0, "place black territory.1") == "L-5.1.2"


def test_t54_l5_1_2_third_territory_and_a_later_loss() -> None:
    """T-54 [L-5.1.2] Two territories, 2 military: third illegal; 3 military: legal.

    Military Campaign then leaves 1 military; the three territories stay.
    """
    towers = {**floors("territory", "village"), **floors("venture", "military_campaign")}
    me = {"servant": 0, "territories": ["woods", "city"]}
    assert "territory.1" not in spaces(table({**me, "military": 2}, towers=towers), 0, "black")
    m = table({**me, "military": 3}, {"servant": 0}, seats=2, towers=towers)
    play(m, 0, "place black territory.1")
    play(m, 1, "place black market.1")
    play(m, 0, "place white venture.1")
    assert player(m, 0)["military"] == 1
    assert player(m, 0)["territories"] == ["woods", "city", "village"]


@pytest.mark.parametrize("floor", [1, 4])
def test_l5_1_3_the_card_does_not_help_itself(floor: int) -> None:
    """[L-5.1.3] Monastery gives 2 military, too late for the third slot: 1 and 2 military are not 3."""
    none: list[str | None] = [None] * (floor - 1)
    towers = floors("territory", *none, "monastery")
    me = {"servant": 20, "territories": ["woods", "city"]}
    for military in (1, 2):
        m = table({**me, "military": military}, towers=towers)
        assert rule(m, 0, f"place black territory.{floor}") == "L-5.1.2"
    m = table({**me, "military": 3}, towers=towers)
    play(m, 0, f"place black territory.{floor}", "servants 10")
    assert player(m, 0)["military"] == 5


def test_l5_1_4_and_l5_2_2_harvest_is_for_territories_production_for_buildings() -> None:
    """[L-5.1.4] [L-5.2.2] Commercial Hub (1 coin) works by harvest only, Garden (3 VP) by production only."""
    me = {"servant": 0, "territories": ["commercial_hub"], "buildings": ["garden"]}
    m = table(me)
    before = player(m, 0)
    play(m, 0, "place black harvest.single")
    assert gains(before, player(m, 0)) == {"wood": 1, "stone": 1, "servant": 1, "coin": 1}
    m = table(me)
    before = player(m, 0)
    play(m, 0, "place black production.single")
    assert gains(before, player(m, 0)) == {"coin": 2, "military": 1, "victory": 3}


def final_points(rows: dict[str, list[str]], source: str) -> int:
    """Points of one source after the last round has really been played."""
    last = away("black", "white", "orange")
    m = table(
        {"wood": 0, "stone": 0, "servant": 0, "coin": 0, "members": last, **rows},
        {"servant": 1, "members": last},
        seats=2,
        round=6,
        turn=1,
        tiles=["fewer_coins", "market_ban", "lose_fifth"],
    )
    play(m, 1, "place neutral council", "privilege coins")
    assert m.over
    points = player(m, 0)["points"].get(source, 0)
    assert isinstance(points, int)
    return points


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 4), (5, 10), (6, 20)])
def test_l5_1_5_points_for_territories(n: int, points: int) -> None:
    """[L-5.1.5] 3/4/5/6 territories score 1/4/10/20 VP, 0-2 nothing."""
    assert final_points({"territories": TERRITORIES[:n]}, "territories") == points


# ---------------------------------------------------------------- buildings


@pytest.mark.parametrize(
    ("card", "price", "gain"),
    [
        ("triumphal_arch", {"stone": 2, "coin": 2}, {"victory": 6}),
        ("mint", {"wood": 1, "stone": 3}, {"victory": 5}),
        ("chapel", {"wood": 2}, {"faith": 1}),
    ],
)
def test_l5_2_1_a_building_costs_all_that_is_printed(card: str, price: dict[str, int], gain: dict[str, int]) -> None:
    """[L-5.2.1] All resources of the cost are paid; the card takes the next slot of its row."""
    m = table({**PLENTY, "servant": 0, "buildings": ["theater"]}, towers=floors("building", card))
    before = player(m, 0)
    play(m, 0, "place black building.1")
    assert gains(before, player(m, 0)) == {**{good: -n for good, n in price.items()}, **gain}
    assert player(m, 0)["buildings"] == ["theater", card]


# ---------------------------------------------------------------- characters


def test_l5_3_1_characters_cost_only_coins() -> None:
    """[L-5.3.1] Each of the 24 has one price, in coins and nothing else; the card joins its row."""
    for card in CARDS[24:48]:
        assert len(card.costs) == 1
        assert card.costs[0].need == 0
        assert card.costs[0].pay == pieces.goods(coin=amount(card.costs[0].pay, pieces.COIN)) != 0
    m = table({"coin": 3, "servant": 0, "characters": ["dame", "knight"]}, towers=floors("character", "preacher"))
    play(m, 0, "place black character.1")
    assert player(m, 0)["coin"] == 2
    assert player(m, 0)["characters"] == ["dame", "knight", "preacher"]


@pytest.mark.parametrize(
    ("card", "number", "ask"),
    [
        ("architect", 3, "take building.1"),
        ("patron", 3, "take character.2"),
        ("cardinal", 5, "decline"),
        ("bishop", 5, "decline"),
    ],
)
def test_l5_3_2_immediate_effects_may_be_bonus_actions(card: str, number: int, ask: str) -> None:
    """[L-5.3.2] Right after the card is taken its owner may act again, with a card or at work."""
    towers = floors("character", card)
    if number == 3:
        towers = {**floors("character", card, "peasant"), **floors("building", "barracks")}
    m = table({**PLENTY, "servant": 0}, round=number, towers=towers)
    play(m, 0, "place black character.1")
    if "resolve action" in texts(m, 0):
        play(m, 0, "resolve action")
    assert m.waiting == [0]
    assert ask in texts(m, 0)


def test_l5_3_3_a_permanent_effect_works_by_member_and_by_card_effect() -> None:
    """[L-5.3.3] Dame: +2 and 1 coin off for a member, and for the card the Patron takes (6 + 2 reaches floor 4)."""
    towers = floors("character", "patron", None, None, "papal_messenger")
    m = table({"coin": 30, "servant": 0, "characters": ["dame"]}, dice=(5, 1, 1), round=3, towers=towers)
    by_member = m.copy()
    play(by_member, 0, "place black character.4")
    assert player(by_member, 0)["coin"] == 30 - 4
    play(m, 0, "place white character.1")
    assert player(m, 0)["coin"] == 30 - 2
    assert takes(m, 0) == ["character.4"]
    play(m, 0, "take character.4")
    assert player(m, 0)["coin"] == 28 - 3 - (5 - 1 - 2)


def test_t13_l5_3_4_dame() -> None:
    """T-13 [L-5.3.4] Dame: die 5 at the character tower: V 7, floor 4 without servants; Papal Messenger (5) costs 4."""
    towers = floors("character", None, None, None, "papal_messenger")
    m = table({"coin": 4, "servant": 0, "characters": ["dame"]}, dice=(5, 4, 1), round=3, towers=towers)
    assert "character.4" not in spaces(m, 0, "white")
    play(m, 0, "place black character.4")
    assert player(m, 0)["coin"] == 0
    assert player(m, 0)["faith"] == 3
    m = table({"coin": 3, "servant": 0, "characters": ["dame"]}, dice=(5, 4, 1), round=3, towers=towers)
    assert "character.4" not in spaces(m, 0, "black")


@pytest.mark.parametrize(
    ("owned", "tower", "card"),
    [
        ("warlord", "territory", "hermitage"),
        ("stonemason", "building", "treasury"),
        ("dame", "character", "papal_messenger"),
        ("knight", "venture", "hosting_foreigners"),
    ],
)
def test_l5_3_4_plus_2_for_one_type(owned: str, tower: str, card: str) -> None:
    """[L-5.3.4] Die 5 reaches floor 4 (7) with the character of this type, die 4 does not; others do not help."""
    towers = floors(tower, None, None, None, card)
    me = {**PLENTY, "servant": 0}
    m = table({**me, "characters": [owned]}, dice=(5, 4, 1), round=3, towers=towers)
    assert f"{tower}.4" in spaces(m, 0, "black")
    assert f"{tower}.4" not in spaces(m, 0, "white")
    others = [name for name in ("warlord", "stonemason", "dame", "knight") if name != owned]
    m = table({**me, "characters": others}, dice=(5, 4, 1), round=3, towers=towers)
    assert f"{tower}.4" not in spaces(m, 0, "black")


def test_l5_3_4_stonemason_one_wood_or_one_stone_off() -> None:
    """[L-5.3.4] Mint (1 wood, 3 stone): 0 and 3, or 1 and 2, never 0 and 2."""
    me = {**PLENTY, "servant": 0, "characters": ["stonemason"]}
    for pick, wood, stone in (("wood", 0, 3), ("stone", 1, 2)):
        m = table(me, towers=floors("building", "mint"))
        play(m, 0, "place black building.1", f"pay 1 {pick}")
        assert (20 - player(m, 0)["wood"], 20 - player(m, 0)["stone"]) == (wood, stone)


@pytest.mark.parametrize("tower", ["venture.4", "venture.3", "territory.4", "building.3"])
def test_t15_l5_3_6_preacher_gives_up_the_floor_bonus_of_members(tower: str) -> None:
    """T-15 [L-5.3.6] Preacher: card from floor 4 of the venture tower gives no 2 coins; the same in all towers."""
    name, floor = tower.split(".")
    card = {"venture": "hosting_panhandlers", "territory": "village", "building": "chapel"}[name]
    expected = {"venture": {"wood": -3, "servant": 4}, "territory": {}, "building": {"wood": -2, "faith": 1}}[name]
    none: list[str | None] = [None] * (int(floor) - 1)
    me = {**PLENTY, "servant": 1, "characters": ["preacher"]}
    m = table(me, dice=(6, 1, 1), towers=floors(name, *none, card))
    before = player(m, 0)
    play(m, 0, f"place black {tower}", *([] if floor == "4" else ["servants 1"]))
    got = dict(expected)
    got["servant"] = got.get("servant", 0) - 1
    assert gains(before, player(m, 0)) == got


def test_t15_l5_3_6_preacher_and_a_bonus_action() -> None:
    """T-15 [L-5.3.6] ... by member or bonus action: the Abbess takes from floor 4 of the venture tower, no coins."""
    m = table(
        {"coin": 3, "wood": 3, "servant": 3, "characters": ["preacher"]},
        towers={**floors("character", "abbess"), **floors("venture", None, None, None, "hosting_panhandlers")},
    )
    play(m, 0, "place black character.1", "servants 0", "resolve gain", "take venture.4")
    assert player(m, 0)["ventures"] == ["hosting_panhandlers"]
    assert player(m, 0)["coin"] == 0


def test_t60_l5_3_7_the_preacher_taken_from_floor_3() -> None:
    """T-60 [L-5.3.7] [L-5.3.6] Preacher taken from floor 3: 1 stone is received; later floor 3 or 4: nothing."""
    m = table(
        {"coin": 2, "stone": 0, "wood": 0, "servant": 0},
        {"servant": 0},
        seats=2,
        dice=(5, 5, 1),
        towers={**floors("character", None, None, "preacher"), **floors("territory", None, None, "village")},
    )
    play(m, 0, "place black character.3")
    assert player(m, 0)["stone"] == 1
    assert player(m, 0)["faith"] == 4
    play(m, 1, "place black market.1")
    play(m, 0, "place white territory.3")
    assert player(m, 0)["wood"] == 0
    assert player(m, 0)["territories"] == ["village"]


def test_l5_3_6_only_the_owner_of_the_preacher_is_touched() -> None:
    """[L-5.3.6] Another player still gets the wood of floor 3."""
    m = table(
        {"wood": 0, "servant": 0},
        {"characters": ["preacher"]},
        dice=(5, 1, 1),
        towers=floors("territory", None, None, "village"),
    )
    play(m, 0, "place black territory.3")
    assert player(m, 0)["wood"] == 1


@pytest.mark.parametrize(("others", "points"), [(0, 2), (3, 8), (5, 12)])
def test_t11_l5_3_8_paramour_counts_herself(others: int, points: int) -> None:
    """T-11 [L-5.3.8] Paramour as the 4th character: 2 x 4 = 8 VP."""
    owned = ["warlord", "knight", "farmer", "artisan", "abbess"][:others]
    m = table({"coin": 7, "servant": 0, "characters": owned}, round=5, towers=floors("character", "paramour"))
    play(m, 0, "place black character.1")
    assert player(m, 0)["victory"] == points


@pytest.mark.parametrize(
    ("card", "row", "owned"),
    [("noble", "territories", TERRITORIES), ("governor", "buildings", BUILDINGS), ("herald", "ventures", VENTURES)],
)
@pytest.mark.parametrize("n", [0, 1, 4, 6])
def test_l5_3_8_noble_governor_and_herald_count_their_type(card: str, row: str, owned: list[str], n: int) -> None:
    """[L-5.3.8] 2 VP for each own card of the type, and only of that type."""
    m = table(
        {"coin": 6, "servant": 0, "characters": ["knight"], row: owned[:n]},
        {"territories": ["city"], "buildings": ["bank"], "ventures": ["crusade"]},
        round=5,
        towers=floors("character", card),
    )
    play(m, 0, "place black character.1")
    assert player(m, 0)["victory"] == 2 * n


@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (2, 1), (12, 6), (13, 6), (14, 7), (25, 12)])
def test_t61_l5_3_8_general(military: int, points: int) -> None:
    """T-61 [L-5.3.8] General with 13 military: 6 VP, military stays 13."""
    m = table({"coin": 5, "servant": 0, "military": military}, round=5, towers=floors("character", "general"))
    play(m, 0, "place black character.1")
    assert player(m, 0)["victory"] == points
    assert player(m, 0)["military"] == military


def test_t12_l8_3_1_royal_messenger() -> None:
    """T-12 [L-8.3.1] Royal Messenger: 3 different privileges, e.g. 1 faith, 2 coins, 2 military; twice is illegal."""
    m = table({"coin": 5, "servant": 0}, round=3, towers=floors("character", "royal_messenger"))
    play(m, 0, "place black character.1", "privilege faith", "privilege coins")
    assert rule(m, 0, "privilege coins") == "L-8.3.1"
    assert texts(m, 0) == ["privilege wood_and_stone", "privilege servants", "privilege military"]
    play(m, 0, "privilege military")
    assert [player(m, 0)[good] for good in ("faith", "coin", "military")] == [1, 2, 2]
    assert m.waiting == [1]


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_l5_3_9_points_for_characters(n: int, points: int) -> None:
    """[L-5.3.9] 1/2/3/4/5/6 characters score 1/3/6/10/15/21 VP."""
    assert final_points({"characters": CHARACTERS[:n]}, "characters") == points


def test_l5_3_10_the_dame_herself_costs_4_and_gets_no_bonus() -> None:
    """[L-5.3.10] The Dame costs 4, and from floor 4 (7) a die of 5 needs 2 servants."""
    towers = floors("character", "dame")
    m = table({"coin": 4, "servant": 0}, towers=towers)
    play(m, 0, "place black character.1")
    assert player(m, 0)["coin"] == 0
    assert "character.1" not in spaces(table({"coin": 3, "servant": 0}, towers=towers), 0, "black")
    m = table({"coin": 4, "servant": 20}, dice=(5, 1, 1), towers=floors("character", None, None, None, "dame"))
    assert servants_needed(m, 0, "place black character.4") == 2


def test_l5_3_10_a_permanent_effect_works_as_soon_as_the_card_lies_in_its_row() -> None:
    """[L-5.3.10] The Abbess takes the Dame: for the next character she gives +2 and 1 coin off."""
    m = table(
        {"coin": 20, "servant": 3}, {"servant": 0}, seats=2, towers=floors("character", "abbess", "dame", "farmer")
    )
    play(m, 0, "place black character.1", "servants 0", "resolve gain", "take character.2")
    play(m, 0, "servants 0")
    assert player(m, 0)["coin"] == 20 - 3 - 3 - 4
    play(m, 1, "place black market.1")
    play(m, 0, "place neutral character.3")  # 0 + 2 + 3 servants
    assert player(m, 0)["servant"] == 0
    assert player(m, 0)["coin"] == 10 - 3 - (3 - 1)


# ---------------------------------------------------------------- ventures, limit


def test_l5_4_1_ventures_cost_resources_or_military() -> None:
    """[L-5.4.1] 3 offer both, the first time military; all others one or the other. They join their row."""
    both = [card.name for card in CARDS[72:] if len(card.costs) == 2]
    assert both == ["support_to_the_bishop", "support_to_the_cardinal", "support_to_the_pope"]
    for card in CARDS[72:]:
        for cost in card.costs:
            military = amount(cost.pay, pieces.MILITARY)
            assert (cost.pay == pieces.goods(military=military)) == (cost.need > 0)
            assert cost.need > military or cost.need == 0
    m = table(
        {"stone": 3, "servant": 0, "ventures": ["fighting_heresies"]}, towers=floors("venture", "building_the_walls")
    )
    play(m, 0, "place black venture.1", "privilege faith")
    assert player(m, 0)["stone"] == 0
    assert player(m, 0)["ventures"] == ["fighting_heresies", "building_the_walls"]


def test_l5_4_2_immediate_effect_now_points_at_the_end() -> None:
    """[L-5.4.2] Hiring Recruits: 5 military now, no VP now; 4 VP at the end."""
    m = table({"coin": 4, "servant": 0}, towers=floors("venture", "hiring_recruits"))
    play(m, 0, "place black venture.1")
    assert (player(m, 0)["military"], player(m, 0)["victory"]) == (5, 0)
    assert final_points({"ventures": ["hiring_recruits"]}, "ventures") == 4
    assert final_points({"ventures": ["hiring_recruits", "support_to_the_pope", "sacred_war"]}, "ventures") == 22


@pytest.mark.parametrize(
    ("tower", "row", "owned", "card"),
    [
        ("territory", "territories", TERRITORIES, "citadel"),
        ("character", "characters", CHARACTERS, "papal_messenger"),
        ("building", "buildings", BUILDINGS, "carpenters_shop"),
        ("venture", "ventures", VENTURES, "hosting_panhandlers"),
    ],
)
def test_l5_5_1_at_most_6_cards_of_each_type(tower: str, row: str, owned: list[str], card: str) -> None:
    """[L-5.5.1] A 6th card can be taken, a 7th cannot."""
    towers = floors(tower, card)
    m = table({**PLENTY, "military": 25, row: owned}, towers=towers)
    assert rule(m, 0, f"place black {tower}.1") == "L-5.5.1"
    assert f"{tower}.1" not in spaces(m, 0, "black")
    m = table({**PLENTY, "military": 25, "servant": 0, row: owned[:5]}, towers=towers)
    play(m, 0, f"place black {tower}.1")
    assert player(m, 0)[row] == [*owned[:5], card]


# ---------------------------------------------------------------- the tables


def effects(card: Card) -> list[Effect]:
    return [*card.immediate, *([card.permanent] if card.permanent is not None else [])]


def with_immediate(kind: int) -> list[str]:
    return [card.name for card in CARDS if kind in [effect.kind for effect in card.immediate]]


def with_permanent(kind: int) -> list[str]:
    return [card.name for card in CARDS if card.permanent is not None and card.permanent.kind == kind]


def test_the_box_l0_1_1() -> None:
    """[L-0.1.1] 96 cards: 4 types x 3 periods x 8, by position; 20 leaders, 21 tiles, 4 advanced bonus tiles."""
    assert len(CARDS) == 96
    for i, card in enumerate(CARDS):
        assert card.period == i % 24 // 8 + 1
    assert len({card.name for card in CARDS}) == 96
    assert len(pieces.LEADERS) == len({leader.name for leader in pieces.LEADERS}) == 20
    assert len(pieces.TILES) == len(set(pieces.TILES)) == 21
    assert len(pieces.BONUS_TILES) == 1 + 4


def test_l15_1_1_plain_gains() -> None:
    """[L-15.1.1] 77 cards give goods at once, 29 by a permanent effect."""
    assert len(with_immediate(pieces.GAIN)) == 77
    assert len(with_permanent(pieces.GAIN)) == 29
    several = [
        card.name for card in CARDS for effect in effects(card)
        if effect.kind == pieces.GAIN and amount(effect.goods, pieces.PRIVILEGE) > 1
    ]  # fmt: skip
    assert several == ["royal_messenger", "raising_a_statue"]


def test_l15_1_2_to_l15_1_4_counting_and_exchanges() -> None:
    """[L-15.1.2] [L-15.1.3] [L-15.1.4] Who counts cards or military, and the 15 exchanges."""
    assert with_immediate(pieces.PER_CARD) == ["noble", "governor", "paramour", "herald"]
    assert with_permanent(pieces.PER_CARD) == ["mint", "tax_office", "triumphal_arch", "theater"]
    assert with_immediate(pieces.PER_TWO_MILITARY) == ["general"]
    assert with_permanent(pieces.PER_TWO_MILITARY) == []
    exchanges = with_permanent(pieces.EXCHANGE)
    assert len(exchanges) == 15
    assert set(exchanges) <= {card.name for card in CARDS[48:72]}
    assert with_immediate(pieces.EXCHANGE) == []


def test_l15_1_5_bonus_actions_that_take_a_card() -> None:
    """[L-15.1.5] Abbess 4 any; Captain, Architect, Patron, Hero 6; Ambassador, Repairing the Cathedral 7 any."""
    found = {
        card.name: (effect.subject, effect.value, effect.second)
        for card in CARDS
        for effect in card.immediate
        if effect.kind == pieces.TAKE
    }
    assert found == {
        "abbess": (pieces.ANY_TYPE, 4, 0),
        "captain": (pieces.TERRITORY, 6, 0),
        "architect": (pieces.BUILDING, 6, pieces.goods(wood=1, stone=1)),
        "patron": (pieces.CHARACTER, 6, pieces.goods(coin=2)),
        "hero": (pieces.VENTURE, 6, 0),
        "ambassador": (pieces.ANY_TYPE, 7, 0),
        "repairing_the_cathedral": (pieces.ANY_TYPE, 7, 0),
    }


def test_l15_1_6_bonus_work() -> None:
    """[L-15.1.6] [L-6.5.1] Cardinal, Improving the Canals harvest 4; Bishop production 4; Improving the Roads 3."""
    found = {
        card.name: (effect.subject, effect.value)
        for card in CARDS
        for effect in card.immediate
        if effect.kind == pieces.WORK
    }
    assert found == {
        "cardinal": (pieces.HARVEST, 4),
        "bishop": (pieces.PRODUCTION, 4),
        "improving_the_canals": (pieces.HARVEST, 4),
        "improving_the_roads": (pieces.PRODUCTION, 3),
    }


def test_l15_1_7_to_l15_1_9_characters_that_always_help_or_hinder() -> None:
    """[L-15.1.7] [L-15.1.8] [L-15.1.9] +2 for a type with its discounts, work bonuses, and the Preacher."""
    wood, stone, coin = pieces.goods(wood=1), pieces.goods(stone=1), pieces.goods(coin=1)
    raising: dict[str, tuple[int, ...]] = {
        "warlord": (pieces.TERRITORY, 2, 0, 0),
        "stonemason": (pieces.BUILDING, 2, wood, stone),
        "dame": (pieces.CHARACTER, 2, coin, 0),
        "knight": (pieces.VENTURE, 2, 0, 0),
    }
    working = {
        "farmer": (pieces.HARVEST, 2),
        "artisan": (pieces.PRODUCTION, 2),
        "peasant": (pieces.HARVEST, 3),
        "scholar": (pieces.PRODUCTION, 3),
    }
    assert with_permanent(pieces.RAISE_TAKE) == list(raising)
    assert with_permanent(pieces.RAISE_WORK) == list(working)
    assert with_permanent(pieces.NO_FLOOR_BONUS) == ["preacher"]
    for card in CARDS:
        effect = card.permanent
        if effect is not None and card.name in raising:
            assert (effect.subject, effect.value, effect.second, effect.third) == raising[card.name]
        if effect is not None and card.name in working:
            assert (effect.subject, effect.value) == working[card.name]


def test_l15_1_10_ventures_are_worth_113_points_in_all() -> None:
    """[L-15.1.10] 24 ventures, together 113 VP at the end; no other card has such points."""
    assert sum(card.end_victory for card in CARDS[72:]) == 113
    assert all(card.end_victory > 0 for card in CARDS[72:])
    assert all(card.end_victory == 0 for card in CARDS[:72])


def test_l15_1_11_and_l15_1_12_cards_without() -> None:
    """[L-15.1.11] [L-15.1.12] 10 cards have no immediate effect, 15 characters no permanent one."""
    assert [card.name for card in CARDS if not card.immediate] == [
        "commercial_hub", "village", "citadel", "manor_house",
        "stonemason", "dame", "farmer", "artisan", "peasant", "scholar",
    ]  # fmt: skip
    assert [card.name for card in CARDS[24:48] if card.permanent is None] == [
        "abbess", "captain", "architect", "patron", "hero", "papal_messenger", "royal_messenger",
        "noble", "governor", "paramour", "herald", "cardinal", "bishop", "general", "ambassador",
    ]  # fmt: skip
    assert all(card.permanent is not None for card in [*CARDS[:24], *CARDS[48:72]])


def test_l15_1_13_costs() -> None:
    """[L-15.1.13] Territories are free, at most two alternatives, "need" only with military to pay."""
    assert all(card.costs == () for card in CARDS[:24])
    assert all(1 <= len(card.costs) <= 2 for card in CARDS[24:])
    assert all(len(card.costs) == 1 for card in CARDS[24:72])
    for card in CARDS[:72]:
        assert all(cost.need == 0 for cost in card.costs)


@pytest.mark.parametrize(
    ("period", "values"), [(1, [1, 2, 3, 4, 5, 5, 6, 6]), (2, [1, 2, 3, 3, 4, 4, 5, 6]), (3, [1, 1, 2, 2, 3, 4, 5, 6])]
)
def test_l6_2_2_territories_and_buildings_of_a_period_carry_the_same_numbers(period: int, values: list[int]) -> None:
    """[L-6.2.2] The activation numbers of a period are the same eight for both types; other cards have none."""
    first = (period - 1) * 8
    for start in (0, 48):
        assert sorted(card.activation for card in CARDS[start + first : start + first + 8]) == values
    assert all(card.activation == 0 for card in [*CARDS[24:48], *CARDS[72:]])


def test_l4_2_6_two_effects_are_always_a_gain_and_an_action() -> None:
    """[L-4.2.6] Never more than two immediate effects; if two, a plain gain first and an action second."""
    two = [card for card in CARDS if len(card.immediate) > 1]
    assert [card.name for card in two] == [
        "abbess", "captain", "hero", "cardinal", "bishop", "ambassador", "repairing_the_cathedral",
    ]  # fmt: skip
    for card in two:
        assert len(card.immediate) == 2
        assert card.immediate[0].kind == pieces.GAIN
        assert card.immediate[1].kind in (pieces.TAKE, pieces.WORK)


@pytest.mark.parametrize(
    ("name", "total"),
    [
        ("territory", {"wood": 5, "stone": 4, "servant": 8, "coin": 11, "military": 6, "faith": 2, "victory": 6}),
        ("building", {"faith": 6, "victory": 125}),
        ("venture", {"wood": 3, "stone": 3, "servant": 9, "coin": 16, "military": 27, "faith": 22}),
    ],
)
def test_l15_1_1_sums_of_the_immediate_gains(name: str, total: dict[str, int]) -> None:
    """[L-15.1.1] All plain immediate gains of a type added up, privileges aside: a guard against a slip of the pen."""
    start = pieces.CARD_TYPE.names.index(name) * 24
    found: Counter[str] = Counter()
    for card in CARDS[start : start + 24]:
        for effect in card.immediate:
            if effect.kind == pieces.GAIN:
                for i, good in enumerate(pieces.GOOD.names):
                    found[good] += int(amount(effect.goods, i))
    assert {good: n for good, n in found.items() if n} == total


def test_l15_2_2_leaders_by_kind() -> None:
    """[L-15.2.1] [L-15.2.2] 10 leaders are used once per round, 10 always work; 7 of the former hand out goods."""
    once = [leader.name for leader in pieces.LEADERS if leader.once_per_round]
    assert once == [
        "francesco_sforza", "federico_da_montefeltro", "girolamo_savonarola", "giovanni_dalle_bande_nere",
        "sandro_botticelli", "michelangelo_buonarroti", "ludovico_iii_gonzaga", "leonardo_da_vinci",
        "cosimo_de_medici", "bartolomeo_colleoni",
    ]  # fmt: skip
    assert [leader.name for leader in pieces.LEADERS if leader.gains] == [
        "girolamo_savonarola", "giovanni_dalle_bande_nere", "sandro_botticelli", "michelangelo_buonarroti",
        "ludovico_iii_gonzaga", "cosimo_de_medici", "bartolomeo_colleoni",
    ]  # fmt: skip


def test_l15_2_3_requirements_of_leaders() -> None:
    """[L-15.2.3] Every leader asks for cards, cards of one type, or goods; Cesare Borgia for both kinds at once."""
    for leader in pieces.LEADERS:
        assert any(leader.cards) or leader.same_type or leader.owned
    assert [leader.name for leader in pieces.LEADERS if leader.same_type] == ["lucrezia_borgia"]
    assert [leader.name for leader in pieces.LEADERS if any(leader.cards) and leader.owned] == ["cesare_borgia"]
    m = table({"coin": 12, "faith": 2, "buildings": BUILDINGS[:2], "hand": ["cesare_borgia"]}, options=ADVANCED)
    assert "play cesare_borgia" not in texts(m, 0)
    m = table({"coin": 12, "faith": 1, "buildings": BUILDINGS[:3], "hand": ["cesare_borgia"]}, options=ADVANCED)
    assert "play cesare_borgia" not in texts(m, 0)
    m = table({"coin": 12, "faith": 2, "buildings": BUILDINGS[:3], "hand": ["cesare_borgia"]}, options=ADVANCED)
    assert "play cesare_borgia" in texts(m, 0)


def test_l15_3_1_seven_tiles_a_period() -> None:
    """[L-15.3.1] [L-15.3.2] Tiles are listed period by period, as part 14 does."""
    assert pieces.TILES[:7] == (
        "fewer_military", "fewer_coins", "fewer_servants", "fewer_wood_or_stone",
        "weaker_harvest", "weaker_production", "weaker_members",
    )  # fmt: skip
    assert pieces.TILES[7:14] == (
        "weaker_territories", "weaker_buildings", "weaker_characters", "weaker_ventures",
        "market_ban", "costly_servants", "skip_first_turn",
    )  # fmt: skip
    assert pieces.TILES[14:] == (
        "no_character_score", "no_venture_score", "no_territory_score", "lose_fifth",
        "lose_per_military", "lose_per_building_cost", "lose_per_resource",
    )  # fmt: skip
