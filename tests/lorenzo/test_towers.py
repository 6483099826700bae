"""Towers and costs: parts 4.1 to 4.3."""

import pytest

from tests.lorenzo.helpers_a import (
    ADVANCED,
    LADDER,
    NOTHING,
    OTHER_FOUR,
    PLENTY,
    ROW,
    SIX,
    floors,
    spaces,
    takes,
    told,
)
from tests.lorenzo.tables import gains, play, player, rule, table, texts

# ---------------------------------------------------------------- spaces


def test_l4_1_3_one_member_per_floor_and_floors_in_any_order() -> None:
    """[L-4.1.3] Floor 4 first, then floor 1; the floor in use is closed to everybody."""
    m = table({"servant": 0}, {"servant": 0, "coin": 9}, dice=(6, 5, 1), towers=LADDER[1], seats=2)
    play(m, 0, "place black territory.3")
    assert rule(m, 1, "place black territory.3") == "L-4.1.3"
    assert {"territory.1", "territory.2"} <= set(spaces(m, 1, "black"))
    play(m, 1, "place black territory.1")
    assert player(m, 1)["territories"] == ["commercial_hub"]


def test_t18_l4_1_4_black_in_the_building_tower_keeps_white_out() -> None:
    """T-18 [L-4.1.4] Black member in the building tower: white not allowed there, neutral allowed."""
    m = table(
        {**PLENTY, "members": {"black": "building.1"}},
        dice=(6, 6, 6),
        towers=floors("building", None, "chapel", "mint"),
    )
    for member in ("white", "orange"):
        assert not {"building.2", "building.3"} & set(spaces(m, 0, member))
        assert rule(m, 0, f"place {member} building.2") == "L-4.1.4"
    assert {"building.2", "building.3"} <= set(spaces(m, 0, "neutral"))
    play(m, 0, "place neutral building.2", "servants 3")
    assert player(m, 0)["buildings"] == ["chapel"]


def test_l4_1_4_the_neutral_member_first_then_a_colored_one() -> None:
    """[L-4.1.4] The neutral member does not count: with it in the tower one colored member may follow, not two."""
    m = table(
        {**PLENTY, "servant": 0, "members": {"neutral": "territory.1"}},
        seats=2,
        dice=(5, 5, 1),
        towers=floors("territory", None, "woods", "village"),
    )
    play(m, 0, "place black territory.2")
    play(m, 1, "place orange council", "servants 0", "privilege coins")
    assert "territory.3" not in spaces(m, 0, "white")


def test_t62_l4_1_4_two_neutral_members_and_a_black_one_share_a_tower() -> None:
    """T-62 [L-4.1.4] Two neutral members and a black one of three players; each later one paid 3 coins."""
    m = table(
        {"servant": 1, "coin": 0},
        {"servant": 3, "coin": 3},
        {"servant": 0, "coin": 3},
        seats=3,
        dice=(5, 1, 1),
        towers=LADDER[1],
    )
    play(m, 0, "place neutral territory.1")
    play(m, 1, "place neutral territory.2")
    play(m, 2, "place black territory.3")
    assert [player(m, seat)["coin"] for seat in range(3)] == [0, 0, 0]
    assert [player(m, seat)["territories"] for seat in range(3)] == [["commercial_hub"], ["woods"], ["village"]]
    assert [event["goods"] for event in told(m, "paid") if event["purpose"] == "surcharge"] == [{"coin": 3}] * 2


def test_l4_1_5_the_card_must_be_there_payable_and_keepable() -> None:
    """[L-4.1.5] No card, no coins, no room: each closes the floor."""
    towers = floors("character", "farmer", None)
    assert spaces(table({"coin": 3, "servant": 0}, dice=(6, 1, 1), towers=towers), 0, "black").count("character.1") == 1
    m = table({"coin": 3, "servant": 0}, dice=(6, 1, 1), towers=towers)
    assert rule(m, 0, "place black character.2") == "L-4.1.5"
    m = table({"coin": 2, "servant": 0}, dice=(6, 1, 1), towers=towers)
    assert rule(m, 0, "place black character.1") == "L-4.3.1"
    six = ["warlord", "stonemason", "dame", "knight", "artisan", "preacher"]
    m = table({"coin": 50, "servant": 0, "characters": six}, dice=(6, 1, 1), towers=towers)
    assert rule(m, 0, "place black character.1") == "L-5.5.1"


def test_l4_1_5_the_card_must_be_taken() -> None:
    """[L-4.1.5] A placement on a floor brings its card, nobody asks whether it is wanted."""
    m = table({"coin": 3, "servant": 0}, towers=floors("character", "farmer"))
    play(m, 0, "place black character.1")
    assert m.waiting == [1]
    assert player(m, 0)["characters"] == ["farmer"]
    towers = m.position()["towers"]
    assert isinstance(towers, dict)
    assert towers["character"] == [None] * 4


def test_t46_l4_1_6_a_floor_emptied_by_a_bonus_action_is_dead() -> None:
    """T-46 [L-4.1.6] A building floor emptied by a bonus action cannot be used by anybody in this round."""
    m = table(
        {**PLENTY, "servant": 0},
        {**PLENTY, "servant": 0, "played": ["ludovico_ariosto"]},
        {**PLENTY, "servant": 0},
        seats=3,
        dice=(6, 6, 6),
        options=ADVANCED,
        towers={**floors("building", "chapel", "mint"), **floors("character", "abbess")},
    )
    play(m, 0, "place black character.1", "resolve gain", "take building.1")
    for seat in (1, 2):
        assert rule(m, seat, "place black building.1") == "L-4.1.5"
        assert "building.2" in spaces(m, seat, "black")
        play(m, seat, "place black council", "privilege coins")
    assert "building.1" not in spaces(m, 0, "white")


FLOOR_CARDS = {
    "territory": ("village", "wood", {}),
    "character": ("farmer", "stone", {"coin": -3}),
    "building": ("chapel", "military", {"wood": -2, "faith": 1}),
    "venture": ("hosting_panhandlers", "coin", {"wood": -3, "servant": 4}),
}


@pytest.mark.parametrize("tower", list(FLOOR_CARDS))
@pytest.mark.parametrize(("floor", "bonus"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_l4_1_7_floor_bonus(tower: str, floor: int, bonus: int) -> None:
    """[L-4.1.7] Floors 3 / 4: 1 / 2 wood, stone, military, coins by tower; floors 1 and 2 give nothing."""
    card, good, expected = FLOOR_CARDS[tower]
    cards: list[str | None] = [None] * (floor - 1)
    m = table({**PLENTY, "played": ["ludovico_il_moro", "lucrezia_borgia"]}, options=ADVANCED,
              towers=floors(tower, *cards, card))  # fmt: skip
    before = player(m, 0)
    play(m, 0, f"place black {tower}.{floor}", "servants 0")
    delta = dict(expected)
    delta[good] = delta.get(good, 0) + bonus
    assert gains(before, player(m, 0)) == {g: n for g, n in delta.items() if n}


# ---------------------------------------------------------------- order of steps


def test_l4_2_1_servants_are_chosen_and_paid_before_the_card() -> None:
    """[L-4.2.1] Die 3 at floor 3 (5): 2 servants at least; 1 is not offered; more are."""
    m = table({"servant": 4}, dice=(3, 1, 1), towers=LADDER[1])
    play(m, 0, "place black territory.3")
    assert texts(m, 0) == ["servants 2", "servants 3", "servants 4"]
    assert rule(m, 0, "servants 1") == "L-3.3.4"
    play(m, 0, "servants 3")
    kinds = [event["event"] for event in m.log()]
    assert kinds.index("paid") < kinds.index("gained") < kinds.index("took")
    assert player(m, 0)["servant"] == 1


def test_t44_l4_2_2_own_neutral_member_costs_3_coins() -> None:
    """T-44 [L-4.2.2] Only the own neutral member is in the tower: placing white there costs 3 coins."""
    me = {"servant": 0, "members": {"neutral": "territory.2"}}
    towers = floors("territory", "woods")
    m = table({**me, "coin": 3}, towers=towers)
    before = player(m, 0)
    play(m, 0, "place white territory.1")
    assert gains(before, player(m, 0)) == {"coin": -3, "wood": 1}
    m = table({**me, "coin": 2}, towers=towers)
    assert rule(m, 0, "place white territory.1") == "L-4.2.2"


@pytest.mark.parametrize("member", ["black", "neutral"])
def test_l4_2_2_any_member_of_any_player_makes_it_due(member: str) -> None:
    """[L-4.2.2] A member of another player in the tower costs 3 coins, in another tower nothing."""
    for tower, paid in (("territory", 3), ("character", 0)):
        m = table({"servant": 0, "coin": 3}, {"members": {member: f"{tower}.4"}}, towers=floors("territory", "village"))
        play(m, 0, "place white territory.1")
        assert player(m, 0)["coin"] == 3 - paid


def test_l4_2_2_the_surcharge_is_3_however_many_stand_there() -> None:
    """[L-4.2.2] Three members in the tower: still 3 coins, once."""
    m = table(
        {"servant": 0, "coin": 7},
        {"members": {"black": "territory.2"}},
        {"members": {"black": "territory.3"}},
        {"members": {"black": "territory.4"}},
        towers=floors("territory", "village"),
    )
    play(m, 0, "place white territory.1")
    assert player(m, 0)["coin"] == 4


def test_l4_2_3_the_member_stands_there_and_the_floor_bonus_comes_before_the_price() -> None:
    """[L-4.2.3] Surcharge, floor bonus, price, card, in this order."""
    m = table(
        {"servant": 0, "coin": 5, "wood": 1, "stone": 1},
        {"members": {"black": "venture.1"}},
        dice=(5, 1, 1),
        towers=floors("venture", None, None, "repairing_the_church"),
    )
    play(m, 0, "place black venture.3")
    assert player(m, 0)["members"]["black"] == "venture.3"
    story = [(event["event"], event.get("purpose") or event.get("source")) for event in m.log()]
    assert story == [
        ("placed", None),
        ("paid", "surcharge"),
        ("gained", "floor"),
        ("paid", "card"),
        ("took", None),
        ("gained", "card"),
    ]


@pytest.mark.parametrize(("coins", "legal"), [(0, False), (1, False), (2, False), (3, True)])
def test_t19_l4_2_4_the_floor_bonus_cannot_pay_the_surcharge(coins: int, legal: bool) -> None:
    """T-19 [L-4.2.4] Occupied venture tower, floor 4 (2 coins): those 2 coins cannot be used for the 3 coins."""
    m = table(
        {"coin": coins, "wood": 3, "servant": 1},
        {"members": {"black": "venture.1"}},
        dice=(6, 1, 1),
        towers=floors("venture", None, None, None, "hosting_panhandlers"),
    )
    assert ("venture.4" in spaces(m, 0, "black")) == legal
    if legal:
        play(m, 0, "place black venture.4")
        assert player(m, 0)["coin"] == 2


@pytest.mark.parametrize(
    ("coins", "occupied", "legal"), [(0, False, True), (2, True, False), (3, True, True), (4, True, True)]
)
def test_l4_2_7_coins_needed(coins: int, occupied: bool, legal: bool) -> None:
    """[L-4.2.7] [L-4.2.4] Repairing the Church (1 coin) on floor 3: 3 for the surcharge, its coin out of the bonus."""
    m = table(
        {"coin": coins, "wood": 1, "stone": 1, "servant": 0},
        {"members": {"black": "venture.1"} if occupied else {}},
        dice=(5, 1, 1),
        towers=floors("venture", None, None, "repairing_the_church"),
    )
    assert ("venture.3" in spaces(m, 0, "black")) == legal
    if legal:
        play(m, 0, "place black venture.3")
        assert player(m, 0)["coin"] == coins - (3 if occupied else 0)


@pytest.mark.parametrize(("coins", "legal"), [(4, False), (5, True)])
def test_l4_2_7_the_rest_must_reach_for_the_card(coins: int, legal: bool) -> None:
    """[L-4.2.7] Hiring Recruits (4 coins) on floor 4 of an occupied tower: 3 + 4 - 2 = 5 coins."""
    m = table(
        {"coin": coins, "servant": 1},
        {"members": {"black": "venture.1"}},
        dice=(6, 1, 1),
        towers=floors("venture", None, None, None, "hiring_recruits"),
    )
    assert ("venture.4" in spaces(m, 0, "black")) == legal
    if legal:
        play(m, 0, "place black venture.4")
        assert player(m, 0)["coin"] == 0


@pytest.mark.parametrize(
    ("tower", "row", "old", "new"),
    [
        ("territory", "territories", ["city", "woods"], "village"),
        ("character", "characters", ["knight", "dame"], "warlord"),
        ("building", "buildings", ["mint", "theater"], "chapel"),
        ("venture", "ventures", ["fighting_heresies", "military_campaign"], "hiring_recruits"),
    ],
)
def test_l4_2_5_the_card_goes_into_the_row_of_its_type(tower: str, row: str, old: list[str], new: str) -> None:
    """[L-4.2.5] Behind the cards already there, and into no other row."""
    m = table({**PLENTY, "servant": 0, "military": 3, row: old}, towers=floors(tower, new))
    play(m, 0, f"place black {tower}.1")
    for other in ("territories", "characters", "buildings", "ventures"):
        assert player(m, 0)[other] == ([*old, new] if other == row else [])


def test_t56_l4_2_6_captain_takes_the_military_first() -> None:
    """T-56 [L-4.2.6] Three territories, 5 military, Captain: take 2 military first (7), then the territory: legal."""
    me = {"military": 5, "coin": 4, "servant": 0, "territories": ["woods", "city", "forest"]}
    towers = {**floors("character", "captain"), **floors("territory", "rock_pit")}
    m = table(me, round=3, towers=towers)
    play(m, 0, "place black character.1")
    assert texts(m, 0) == ["resolve gain", "resolve action"]
    play(m, 0, "resolve gain", "take territory.1")
    assert player(m, 0)["military"] == 7
    assert player(m, 0)["territories"] == ["woods", "city", "forest", "rock_pit"]
    m = table(me, round=3, towers=towers)
    play(m, 0, "place black character.1", "resolve action")  # 5 military: nothing can be taken, it lapses
    assert m.waiting == [1]
    assert player(m, 0)["territories"] == ["woods", "city", "forest"]
    assert player(m, 0)["military"] == 7
    m = table({**me, "military": 4}, round=3, towers=towers)
    play(m, 0, "place black character.1", "resolve gain")
    assert m.waiting == [1]
    assert player(m, 0)["military"] == 6


def test_t58_l4_2_6_heros_privilege_may_pay_for_the_venture() -> None:
    """T-58 [L-4.2.6] Hero with 0 coins left: privilege first (2 coins), these may pay for the venture."""
    me = {"coin": 4, "wood": 2, "stone": 2, "servant": 0}
    towers = {**floors("character", "hero"), **floors("venture", "repairing_the_abbey")}
    m = table(me, round=3, towers=towers)
    play(m, 0, "place black character.1", "resolve gain", "privilege coins")
    assert takes(m, 0) == ["venture.1"]
    play(m, 0, "take venture.1")
    assert player(m, 0)["ventures"] == ["repairing_the_abbey"]
    assert player(m, 0)["coin"] == 0
    m = table(me, round=3, towers=towers)
    play(m, 0, "place black character.1", "resolve gain", "privilege faith")
    assert m.waiting == [1]
    m = table(me, round=3, towers=towers)
    play(m, 0, "place black character.1", "resolve action")  # lapses: no coins yet
    play(m, 0, "privilege coins")
    assert m.waiting == [1]
    assert player(m, 0)["ventures"] == []


def test_l4_2_6_each_effect_is_finished_before_the_next() -> None:
    """[L-4.2.6] The action first: nothing of the privilege is asked before the card is taken and paid."""
    m = table(
        {**PLENTY, "servant": 0},
        round=3,
        towers={**floors("character", "hero"), **floors("venture", "support_to_the_cardinal")},
    )
    play(m, 0, "place black character.1", "resolve action")
    assert texts(m, 0) == ["take venture.1", "decline"]
    play(m, 0, "take venture.1")  # 7 military are not owned, so there is one way to pay
    assert player(m, 0)["ventures"] == ["support_to_the_cardinal"]
    assert player(m, 0)["faith"] == 3
    assert all(text.startswith("privilege ") for text in texts(m, 0))


# ---------------------------------------------------------------- costs


def test_t53_l4_3_1_six_ventures_close_the_tower_and_the_hero_lapses() -> None:
    """T-53 [L-4.3.1] Six ventures owned: no floor of the venture tower can be chosen; Hero's bonus action lapses."""
    m = table(
        {**PLENTY, "ventures": SIX["venture"]},
        round=3,
        dice=(6, 6, 6),
        towers={"venture": [*OTHER_FOUR["venture"]], **floors("character", "hero")},
    )
    assert not [space for space in spaces(m, 0, "black") if space.startswith("venture")]
    play(m, 0, "place black character.1", "servants 0", "resolve action")
    assert all(text.startswith("privilege ") for text in texts(m, 0))
    play(m, 0, "privilege coins")
    assert m.waiting == [1]
    m = table(
        {**PLENTY, "ventures": SIX["venture"][:5]},
        round=3,
        dice=(6, 6, 6),
        towers={"venture": [*OTHER_FOUR["venture"]], **floors("character", "hero")},
    )
    play(m, 0, "place black character.1", "servants 0", "resolve action")
    assert takes(m, 0) == ["venture.1", "venture.2", "venture.3", "venture.4"]


def test_l4_3_1_a_floor_that_cannot_be_paid_is_illegal() -> None:
    """[L-4.3.1] A choice of such a floor is illegal, not merely fruitless: nothing changes."""
    m = table({"wood": 2, "coin": 1, "servant": 0}, towers=floors("building", "theater"))
    before = m.digest
    assert "building.1" not in spaces(m, 0, "black")
    assert rule(m, 0, "place black building.1") == "L-4.3.1"
    assert m.digest == before


def test_l4_3_2_cards_stay_where_they_were_laid() -> None:
    """[L-4.3.2] Two cards taken one after the other: rows only grow, in order, and no move gives a card up."""
    m = table(
        {**PLENTY, "servant": 0, "territories": ["city"]},
        {"servant": 0},
        seats=2,
        towers={**floors("territory", "woods"), **floors("building", "chapel")},
    )
    play(m, 0, "place black territory.1")
    play(m, 1, "place black market.1")
    verbs = {text.split()[0] for text in texts(m, 0)}
    assert verbs == {"place"}
    play(m, 0, "place white building.1")
    assert player(m, 0)["territories"] == ["city", "woods"]
    assert player(m, 0)["buildings"] == ["chapel"]


def test_t47_l4_3_3_dame_makes_the_warlord_cost_1() -> None:
    """T-47 [L-4.3.3] Dame: Warlord (2) costs 1."""
    towers = floors("character", "warlord")
    m = table({"coin": 1, "servant": 0, "characters": ["dame"]}, towers=towers)
    play(m, 0, "place black character.1")
    assert player(m, 0)["coin"] == 0
    assert "character.1" not in spaces(
        table({"coin": 0, "servant": 0, "characters": ["dame"]}, towers=towers), 0, "black"
    )


def test_t47_l4_3_3_dame_and_pico_make_the_farmer_free_and_give_nothing_back() -> None:
    """T-47 [L-4.3.3] Dame + Pico: Farmer (3) costs 0, no coin comes back."""
    m = table(
        {"coin": 0, "servant": 0, "characters": ["dame"], "played": ["pico_della_mirandola"]},
        options=ADVANCED,
        towers=floors("character", "farmer"),
    )
    play(m, 0, "place black character.1")
    assert player(m, 0)["characters"] == ["dame", "farmer"]
    assert player(m, 0)["coin"] == 0


def test_t47_l4_3_3_stonemason_on_the_treasury() -> None:
    """T-47 [L-4.3.3] Stonemason on Treasury (3 wood): 2 wood; choosing stone would waste it."""
    me = {**NOTHING, "characters": ["stonemason"]}
    towers = floors("building", "treasury")
    m = table({**me, "wood": 3, "stone": 1}, round=3, towers=towers)
    play(m, 0, "place black building.1")
    assert texts(m, 0) == ["pay 1 wood", "pay 1 stone"]
    wasted = m.copy()
    play(m, 0, "pay 1 wood")
    assert (player(m, 0)["wood"], player(m, 0)["stone"]) == (1, 1)
    play(wasted, 0, "pay 1 stone")
    assert (player(wasted, 0)["wood"], player(wasted, 0)["stone"]) == (0, 1)
    m = table({**me, "wood": 2}, round=3, towers=towers)
    play(m, 0, "place black building.1")
    assert player(m, 0)["wood"] == 0
    assert player(m, 0)["buildings"] == ["treasury"]
    assert "building.1" not in spaces(table({**me, "wood": 1}, round=3, towers=towers), 0, "black")


def test_l4_3_3_a_discount_lowers_only_what_it_names() -> None:
    """[L-4.3.3] The Dame takes a coin off characters, not off a building or venture that costs coins."""
    for card, tower, price in (("theater", "building", 2), ("hiring_recruits", "venture", 4)):
        m = table({**PLENTY, "servant": 0, "characters": ["dame"]}, towers=floors(tower, card))
        play(m, 0, f"place black {tower}.1")
        assert player(m, 0)["coin"] == 50 - price


@pytest.mark.parametrize(
    ("characters", "leaders", "price"),
    [
        ([], [], 3),
        (["dame"], [], 2),
        ([], ["pico_della_mirandola"], 0),
        (["dame"], ["pico_della_mirandola"], 0),
    ],
)
def test_l4_3_4_dame_patron_and_pico_add_up(characters: list[str], leaders: list[str], price: int) -> None:
    """[L-4.3.4] Patron (2 off) takes the Royal Messenger (5): 3; with Dame 2; with Pico 0; never below 0."""
    m = table(
        {"coin": 30, "servant": 0, "characters": characters, "played": leaders},
        round=3,
        options=ADVANCED,
        towers=floors("character", "patron", "royal_messenger"),
    )
    play(m, 0, "place black character.1")
    before = player(m, 0)
    play(m, 0, "take character.2", "privilege faith", "privilege military", "privilege servants")
    assert before["coin"] - player(m, 0)["coin"] == 3 + price  # the own member stands in the tower


@pytest.mark.parametrize(("pick", "wood", "stone"), [("wood", 0, 0), ("stone", 1, 0)])
def test_l4_3_4_stonemason_and_architect_add_up(pick: str, wood: int, stone: int) -> None:
    """[L-4.3.4] Marketplace (2 wood, 1 stone) less 1 and 1 for the Architect, less 1 wood or 1 stone."""
    m = table(
        {**PLENTY, "servant": 0, "characters": ["stonemason"]},
        round=3,
        towers={**floors("building", "marketplace"), **floors("character", "architect")},
    )
    play(m, 0, "place black character.1", "take building.1")
    before = player(m, 0)
    play(m, 0, f"pay 1 {pick}")
    assert (before["wood"] - player(m, 0)["wood"], before["stone"] - player(m, 0)["stone"]) == (wood, stone)


@pytest.mark.parametrize(("coins", "legal"), [(2, False), (3, True)])
def test_t51_l4_3_5_pico_does_not_touch_the_surcharge(coins: int, legal: bool) -> None:
    """T-51 [L-4.3.5] Pico, 2 coins, occupied character tower, Farmer (3): illegal, the 3 coins are due."""
    m = table(
        {"coin": coins, "servant": 0, "played": ["pico_della_mirandola"]},
        {"members": {"black": "character.4"}},
        options=ADVANCED,
        towers=floors("character", "farmer"),
    )
    assert ("character.1" in spaces(m, 0, "black")) == legal
    if legal:
        play(m, 0, "place black character.1")
        assert player(m, 0)["coin"] == 0
    else:
        assert rule(m, 0, "place black character.1") == "L-4.2.2"


def test_t16_l4_3_6_support_to_the_bishop_by_military_or_resources() -> None:
    """T-16 [L-4.3.6] [L-4.3.7] 4 / 2 military or 1 wood + 1 stone + 2 coins; military 4 pays 2, has 2."""
    me = {"wood": 1, "stone": 1, "coin": 2, "servant": 0}
    towers = floors("venture", "support_to_the_bishop")
    m = table({**me, "military": 4}, towers=towers)
    play(m, 0, "place black venture.1")
    assert texts(m, 0) == ["pay 1 none", "pay 2 none"]
    play(m, 0, "pay 1 none")
    assert [player(m, 0)[good] for good in ("military", "wood", "stone", "coin", "faith")] == [2, 1, 1, 2, 3]


def test_t16_l4_3_7_with_3_military_only_the_resources() -> None:
    """T-16 [L-4.3.7] Military 3: only the resources, though 2 could be paid; without them the floor is closed."""
    towers = floors("venture", "support_to_the_bishop")
    m = table({"wood": 1, "stone": 1, "coin": 2, "servant": 0, "military": 3}, towers=towers)
    play(m, 0, "place black venture.1")  # one way to pay, so nothing is asked
    assert [player(m, 0)[good] for good in ("military", "wood", "stone", "coin", "faith")] == [3, 0, 0, 0, 3]
    m = table({**NOTHING, "military": 3}, towers=towers)
    assert "venture.1" not in spaces(m, 0, "black")
    m = table({**NOTHING, "military": 4}, towers=towers)
    play(m, 0, "place black venture.1")
    assert player(m, 0)["military"] == 2


def test_t50_l4_3_6_pico_and_support_to_the_bishop() -> None:
    """T-50 [L-4.3.6] Pico, Support to the Bishop by resources: 1 wood + 1 stone + 0 coins; by military no discount."""
    me = {"wood": 1, "stone": 1, "coin": 0, "servant": 0, "played": ["pico_della_mirandola"]}
    towers = floors("venture", "support_to_the_bishop")
    m = table({**me, "military": 4}, options=ADVANCED, towers=towers)
    play(m, 0, "place black venture.1")
    by_military = m.copy()
    play(m, 0, "pay 2 none")
    assert [player(m, 0)[good] for good in ("military", "wood", "stone", "coin")] == [4, 0, 0, 0]
    play(by_military, 0, "pay 1 none")
    assert [player(by_military, 0)[good] for good in ("military", "wood", "stone", "coin")] == [2, 1, 1, 0]


@pytest.mark.parametrize(("military", "legal"), [(2, False), (3, True)])
def test_t50_l4_3_6_pico_does_not_help_with_the_military_campaign(military: int, legal: bool) -> None:
    """T-50 [L-4.3.6] Military Campaign (3 / 2): no discount; it still gives 3 coins and no more."""
    m = table(
        {**NOTHING, "military": military, "played": ["pico_della_mirandola"]},
        options=ADVANCED,
        towers=floors("venture", "military_campaign"),
    )
    assert ("venture.1" in spaces(m, 0, "black")) == legal
    if legal:
        play(m, 0, "place black venture.1")
        assert (player(m, 0)["military"], player(m, 0)["coin"]) == (1, 3)


@pytest.mark.parametrize(("military", "left"), [(4, None), (5, 2), (6, 3)])
def test_t57_l4_3_7_fighting_heresies(military: int, left: int | None) -> None:
    """T-57 [L-4.3.7] Fighting Heresies (5 / 3): military 4 illegal; military 5 leaves 2, +2 faith."""
    m = table({**NOTHING, "military": military}, towers=floors("venture", "fighting_heresies"))
    if left is None:
        assert rule(m, 0, "place black venture.1") == "L-4.3.7"
        return
    play(m, 0, "place black venture.1")
    assert player(m, 0)["military"] == left
    assert player(m, 0)["faith"] == 2


@pytest.mark.parametrize(
    ("tower", "card", "number", "price"),
    [
        ("building", "garden", 5, 2),
        ("building", "military_academy", 5, 1),
        ("venture", "improving_the_canals", 3, 2),
        ("venture", "improving_the_roads", 5, 3),
    ],
)
def test_l4_3_8_servants_for_the_value_are_gone_when_the_card_costs_servants(
    tower: str, card: str, number: int, price: int
) -> None:
    """[L-4.3.8] Die 1 at floor 2 (3): 2 servants for the value and then the servants of the price."""
    stock = {"wood": 9, "stone": 9, "coin": 9}
    towers = floors(tower, None, card)
    m = table({**stock, "servant": 2 + price}, round=number, towers=towers)
    play(m, 0, f"place black {tower}.2")  # not one to spare, so nothing is asked
    assert player(m, 0)[ROW[tower]] == [card]
    assert player(m, 0)["servant"] == 0
    m = table({**stock, "servant": 1 + price}, round=number, towers=towers)
    assert f"{tower}.2" not in spaces(m, 0, "black")
    m = table({**stock, "servant": 4 + price}, round=number, towers=towers)
    play(m, 0, f"place black {tower}.2")
    assert texts(m, 0) == ["servants 2", "servants 3", "servants 4"]


def test_l4_3_9_discounts_cannot_be_declined() -> None:
    """[L-4.3.9] With the Stonemason one of the two options is picked, none is not possible; the Dame asks nothing."""
    m = table({**PLENTY, "servant": 0, "characters": ["stonemason"]}, towers=floors("building", "mint"), dice=(1, 1, 1))
    play(m, 0, "place black building.1")
    assert texts(m, 0) == ["pay 1 wood", "pay 1 stone"]
    assert rule(m, 0, "pay 1 none") == "L-4.3.9"
    m = table({**PLENTY, "servant": 0, "characters": ["dame"]}, towers=floors("character", "farmer"))
    play(m, 0, "place black character.1")
    assert m.waiting == [1]
    assert player(m, 0)["coin"] == 48


def test_l4_3_9_the_stonemason_is_picked_for_buildings_only() -> None:
    """[L-4.3.9] No pick where there is nothing to pick: a venture of wood and stone, a building without Stonemason."""
    m = table({**PLENTY, "servant": 0, "characters": ["stonemason"]}, towers=floors("venture", "repairing_the_church"))
    play(m, 0, "place black venture.1")
    assert m.waiting == [1]
    assert [player(m, 0)[good] for good in ("wood", "stone", "coin")] == [19, 19, 49]
    m = table({**PLENTY, "servant": 0}, towers=floors("building", "mint"))
    play(m, 0, "place black building.1")
    assert [player(m, 0)[good] for good in ("wood", "stone")] == [19, 17]


@pytest.mark.parametrize(
    ("wood", "stone", "picks"),
    [(0, 3, ["wood"]), (1, 2, ["stone"]), (1, 3, ["wood", "stone"]), (0, 2, []), (1, 1, [])],
)
def test_l4_3_10_legal_if_one_pick_can_be_paid(wood: int, stone: int, picks: list[str]) -> None:
    """[L-4.3.10] Stonemason and Mint (1 wood, 3 stone): the pick is made when paying, among those that reach."""
    m = table(
        {**NOTHING, "servant": 1, "wood": wood, "stone": stone, "characters": ["stonemason"]},
        towers=floors("building", "mint"),
    )
    assert ("building.1" in spaces(m, 0, "black")) == bool(picks)
    if picks:
        play(m, 0, "place black building.1", "servants 1")
        if len(picks) > 1:
            assert texts(m, 0) == [f"pay 1 {pick}" for pick in picks]
            play(m, 0, "pay 1 stone")
        assert player(m, 0)["buildings"] == ["mint"]


@pytest.mark.parametrize(
    ("coins", "characters", "marked", "legal"),
    [
        (0, [], [], True),
        (0, ["preacher"], [], False),
        (1, ["preacher"], [], False),
        (2, ["preacher"], [], True),
        (0, [], [1], False),
        (1, [], [1], True),
    ],
)
def test_l4_3_10_only_the_floor_bonus_really_received_counts(
    coins: int, characters: list[str], marked: list[int], legal: bool
) -> None:
    """[L-4.3.10] Repairing the Abbey (2 coins) on floor 4: the Preacher leaves 0 of its 2, tile 14.1.2 leaves 1."""
    m = table(
        {"wood": 2, "stone": 2, "coin": coins, "servant": 1, "characters": characters, "excommunicated": marked},
        round=3,
        dice=(6, 1, 1),
        tiles=["fewer_coins"],
        towers=floors("venture", None, None, None, "repairing_the_abbey"),
    )
    assert ("venture.4" in spaces(m, 0, "black")) == legal
    if legal:
        play(m, 0, "place black venture.4")
        assert player(m, 0)["coin"] == 0
