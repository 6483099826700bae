"""Cases found by mutation testing: each tells of a change to the rule code that no other test noticed."""

from typing import Any

import pytest

import signoria
from signoria.kernel.answers import Move
from signoria.kernel.match import Match
from tests.lorenzo.helpers_a import NOTHING, PLENTY, SIX, floors, servants_needed, spaces, told
from tests.lorenzo.helpers_b import ADVANCED, POOR, after_actions, last_placement, set_up_round, to_council
from tests.lorenzo.tables import Player, play, player, rule, table, texts

TOWERS = ("territory", "character", "building", "venture")
ROWS = ("territories", "characters", "buildings", "ventures")
LOWER = {"territory": "woods", "character": "artisan", "building": "mint", "venture": "raising_a_statue"}

# ---------------------------------------------------------------- values and costs


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize(
    ("character", "space", "needed"),
    [
        ("warlord", "territory.2", 1),
        ("dame", "character.2", 1),
        ("stonemason", "building.2", 1),
        ("knight", "venture.2", 1),
        ("farmer", "harvest.single", 0),
        ("artisan", "production.single", 0),
    ],
)
def test_l5_3_4_characters_raise_the_actions_of_every_seat(seat: int, character: str, space: str, needed: int) -> None:
    """[L-5.3.4] [L-5.3.5] A mutant looked for the characters of later seats in other rows, and all cases had seat 0."""
    tower = space.split(".")[0]
    people = [{**PLENTY, "characters": [character]} if i == seat else {} for i in range(4)]
    towers = floors(tower, None, "farmer" if tower == "character" else LOWER[tower]) if tower in TOWERS else {}
    m = table(*people, turn=seat, towers=towers)
    assert servants_needed(m, seat, f"place neutral {space}") == needed


@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize("slot", range(6))
def test_l4_3_9_the_stonemason_is_found_wherever_he_lies(seat: int, slot: int) -> None:
    """[L-4.3.9] [L-4.3.3] A mutant saw every other character only: the Stonemason always lay in the first slot."""
    row = ["warlord", "knight", "farmer", "artisan", "abbess"]
    row.insert(slot, "stonemason")
    people = [{**NOTHING, "wood": 1, "military": 18, "characters": row} if i == seat else {} for i in range(4)]
    m = table(*people, turn=seat, towers=floors("building", "chapel"))
    assert spaces(m, seat, "black").count("building.1") == 1
    play(m, seat, "place black building.1")
    assert (player(m, seat)["buildings"], player(m, seat)["wood"]) == (["chapel"], 0)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_l4_3_3_the_dame_makes_characters_cheaper_for_every_seat(seat: int) -> None:
    """[L-4.3.3] [L-5.3.4] A mutant looked for the Dame of later seats in other rows."""
    people = [{**NOTHING, "coin": 2, "characters": ["dame"]} if i == seat else {} for i in range(4)]
    m = table(*people, turn=seat, towers=floors("character", "farmer"))
    play(m, seat, "place black character.1")
    assert player(m, seat)["coin"] == 0


def test_l4_3_9_a_stonemason_takes_nothing_off_coins() -> None:
    """[L-4.3.9] A mutant knew a third option, the number next to his in the table: the Dame's coin."""
    m = table({**PLENTY, "servant": 0, "coin": 1, "characters": ["stonemason"]}, towers=floors("building", "theater"))
    assert rule(m, 0, "place black building.1") == "L-4.3.1"


def test_l4_3_9_the_reason_names_the_price_after_a_discount() -> None:
    """[L-4.3.9] A mutant also tried to decline the Stonemason, and the reason named the printed price."""
    m = table({**NOTHING, "characters": ["stonemason"]}, towers=floors("building", "chapel"))
    assert [why.numbers for why in m.why_not(0, "place black building.1")] == [{"need": 1, "have": 0, "good": "wood"}]


def test_l4_3_6_the_other_cost_is_closed_when_a_coin_is_missing() -> None:
    """[L-4.3.6] A mutant counted a coin too many at the payment: with one open cost the other looked open too."""
    goods = {**NOTHING, "military": 4, "wood": 1, "stone": 1, "coin": 1}
    m = table(goods, {}, towers=floors("venture", "support_to_the_bishop", "hiring_recruits"))
    play(m, 0, "place black venture.1")
    assert (player(m, 0)["military"], player(m, 0)["coin"]) == (2, 1)


@pytest.mark.parametrize(("servants", "refused"), [(2, ""), (1, "L-4.3.1")])
def test_l4_3_1_servants_of_a_cost_are_all_owned(servants: int, refused: str) -> None:
    """[L-4.3.1] A mutant counted one servant too many where none was needed for the value: the Garden costs 2."""
    m = table({**PLENTY, "servant": servants}, towers=floors("building", "garden"))
    assert rule(m, 0, "place black building.1") == refused


def test_l6_1_5_the_german_option_is_for_work_only() -> None:
    """[L-6.1.5] [L-3.3.4] A mutant took market 1 for a work space: the tile lowered what it asks for."""
    m = table(
        {"servant": 3, "excommunicated": [1]},
        round=3,
        tiles=["weaker_production"],
        options={"large_space_min_result": False},
    )
    play(m, 0, "place neutral market.1")
    assert texts(m, 0) == ["servants 1", "servants 2", "servants 3"]


@pytest.mark.parametrize("member", ["black", "white", "orange", "neutral"])
def test_l3_1_2_the_last_member_must_be_placed_whichever_it_is(member: str) -> None:
    """[L-3.1.2] A mutant forgot the black member, and allowed to pass with it at home."""
    m = last_placement({"servant": 3}, home=(member,))
    assert rule(m, 0, "pass") == "L-3.1.2"


@pytest.mark.parametrize("work", ["harvest", "production"])
def test_l6_1_4_the_reason_of_a_work_space_is_its_own(work: str) -> None:
    """[L-6.1.4] A mutant gave the reason of the towers for the single harvest space."""
    m = table({"servant": 3})
    play(m, 0, f"place neutral {work}.single")
    assert rule(m, 0, "servants 0") == "L-6.1.4"


@pytest.mark.parametrize(
    ("work", "characters"), [("harvest", ["farmer", "peasant"]), ("production", ["artisan", "scholar"])]
)
def test_l3_1_4_the_large_space_alone_forbids_to_pass(work: str, characters: list[str]) -> None:
    """[L-3.1.4] [L-3.1.2] A mutant looked at every other space only, and allowed to pass with one placement open."""
    away = {"black": "council", "white": "council", "orange": "council"}
    m = table(
        {**NOTHING, "characters": characters, "members": away}, {"members": {"black": f"{work}.single"}}, {}, seats=3
    )
    assert player(m, 0)["members"]["neutral"] == f"{work}.large"  # the only move was made without asking


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_l4_1_4_a_colored_member_keeps_others_out_of_its_own_tower_only(tower: str, floor: int) -> None:
    """[L-4.1.4] Mutants moved the ends of a tower: its neighbour was closed, or its top floor forgotten."""
    free = 2 if floor == 1 else 1
    towers = {name: [LOWER[name] if i + 1 == free else None for i in range(4)] for name in TOWERS}
    m = table({**PLENTY, "members": {"black": f"{tower}.{floor}"}}, dice=(6, 6, 6), towers=towers)
    assert {space.split(".")[0] for space in spaces(m, 0, "white")} & set(TOWERS) == set(TOWERS) - {tower}


@pytest.mark.parametrize("servants", [255, 256, 511, 600])
def test_l3_2_2_hundreds_of_servants_are_paid_as_servants(servants: int) -> None:
    """[L-3.2.2] No case paid more than 255: a mutant let 256 servants carry over into a coin."""
    m = table({**NOTHING, "servant": servants}, towers=floors("territory", "commercial_hub"))
    play(m, 0, "place black territory.1", f"servants {servants}")
    assert [player(m, 0)[good] for good in ("servant", "coin", "military")] == [0, 0, 0]
    assert sum(line["goods"]["servant"] for line in told(m, "paid")) == servants


@pytest.mark.parametrize(
    ("card", "row", "others"),
    [
        ("fortified_town", "territories", {"characters": ["warlord"]}),
        ("ambassador", "characters", {"buildings": ["mint"]}),
        ("cathedral", "buildings", {"ventures": ["crusade"]}),
        ("support_to_the_pope", "ventures", {}),
    ],
)
def test_l4_3_2_the_last_cards_of_each_type_go_to_the_leftmost_slot(card: str, row: str, others: Player) -> None:
    """[L-4.3.2] A mutant counted the row of the next type for the last cards of one, and a gap swallowed the card."""
    tower = TOWERS[ROWS.index(row)]
    m = table({**PLENTY, **others}, {"territories": ["woods"]}, dice=(6, 6, 6), towers=floors(tower, card))
    play(m, 0, "place black " + tower + ".1", "servants 0")
    assert player(m, 0)[row] == [card]


def test_l6_4_1_the_last_seat_exchanges_like_the_others() -> None:
    """[L-6.4.1] A mutant asked for one good more than there are: behind the last seat lie the rows of the first."""
    m = table({}, {}, {}, {"coin": 1, "buildings": ["chapel"]}, turn=3, dice=(6, 6, 6))
    play(m, 3, "place black production.single", "servants 0")
    assert texts(m, 3) == ["exchange chapel 1", "skip chapel"]


# ---------------------------------------------------------------- leaders


def test_l12_2_1_the_last_seat_plays_leaders_like_the_others() -> None:
    """[L-12.2.1] A mutant asked for one good more than there are: behind the last seat lie the rows of the first."""
    m = table({}, {}, {}, {"coin": 18, "hand": ["girolamo_savonarola"]}, turn=3, options=ADVANCED)
    assert "play girolamo_savonarola" in texts(m, 3)


def test_l12_2_1_cards_of_the_neighbour_do_not_count() -> None:
    """[L-12.2.1] A mutant counted a fifth row, the territories of the next seat; and the reason names what is owned."""
    m = table({"hand": ["lucrezia_borgia"]}, {"territories": SIX["territory"]}, options=ADVANCED)
    assert [why.numbers for why in m.why_not(0, "play lucrezia_borgia")] == [{"need": 6, "have": 0}]


def test_l13_18_2_a_doubled_privilege_can_be_saved_half_way() -> None:
    """[L-13.18.2] A mutant left numbers behind in the middle of a gain that no position may hold."""
    m = table(
        {"coin": 9, "played": ["santa_rita"]},
        options={**ADVANCED, "santa_rita_doubles_privileges": True},
        towers=floors("character", "knight"),
    )
    play(m, 0, "place black character.1", "servants 0")
    again = signoria.from_position(m.position(), chance="manual")
    assert texts(again, 0) == texts(m, 0)
    assert again.digest == m.digest


# ---------------------------------------------------------------- what is told


def lines(m: Match, *events: str) -> list[dict[str, Any]]:
    """Events of some kinds, without the fields every event has."""
    wanted = [dict(line) for line in m.log() if not events or line["event"] in events]
    return [{name: value for name, value in line.items() if name != "rule"} for line in wanted]


def test_l0_2_6_a_gain_is_told_as_it_came() -> None:
    """[L-0.2.6] Mutants added a wood to what was told, or told of floors that give nothing."""
    m = table({**NOTHING}, dice=(5, 5, 5), towers=floors("territory", "woods", None, "village"))
    play(m, 0, "place black territory.1")
    assert lines(m, "gained") == [{"event": "gained", "seat": 0, "goods": {"wood": 1}, "source": "card"}]
    m = table({**NOTHING}, dice=(5, 5, 5), towers=floors("territory", "woods", None, "village"))
    play(m, 0, "place black territory.3")
    assert lines(m, "gained") == [{"event": "gained", "seat": 0, "goods": {"wood": 1}, "source": "floor"}]


def test_l11_2_1_the_final_scoring_is_told() -> None:
    """[L-11.2.1] [L-14.3.5] Mutants scored in silence: points, losses and totals are told, and nothing of 0 points."""
    m = last_placement(
        {**POOR, "military": 1, "characters": ["warlord"], "territories": SIX["territory"][:3], "victory": 10},
        {**POOR, "coin": 9, "faith": 2},
        seats=2,
        round=6,
        tiles=[None, None, "lose_per_military"],
        options={"zero_military_scores": False},
    )
    to_council(m, 0, "black", "military")
    assert m.over
    assert lines(m, "excommunicated", "faith-scored", "scored", "lost", "ended") == [
        {"event": "excommunicated", "seat": 0, "tile": "lose_per_military"},
        {"event": "excommunicated", "seat": 1, "tile": "lose_per_military"},
        {"event": "faith-scored", "seat": 1, "faith": 2, "points": 2},
        {"event": "scored", "seat": 0, "points": 1, "for": "territories"},
        {"event": "scored", "seat": 0, "points": 1, "for": "characters"},
        {"event": "scored", "seat": 0, "points": 5, "for": "military"},
        {"event": "lost", "seat": 0, "points": 3, "tile": "lose_per_military"},
        {"event": "scored", "seat": 1, "points": 1, "for": "resources"},
        {"event": "ended", "seat": 0, "points": 14},
        {"event": "ended", "seat": 1, "points": 3},
    ]


def test_l11_1_1_scores_of_a_finished_game_are_its_result() -> None:
    """[L-11.1.1] A mutant counted the final scoring once more when asked for the scores afterwards."""
    m = after_actions({**POOR, "coin": 10}, {**POOR, "military": 2}, seats=2, round=6)
    assert m.result is not None
    assert [sum(sources.values()) for sources in m.scores()] == m.result.points == [4, 5]


def test_l9_2_4_support_is_told() -> None:
    """[L-9.2.4] A mutant supported the Church in silence."""
    m = after_actions({"faith": 6}, tiles=["fewer_coins"])
    play(m, 0, "support")
    assert lines(m, "supported") == [{"event": "supported", "seat": 0, "faith": 6, "points": 7}]


def test_l4_4_6_a_declined_bonus_action_is_told() -> None:
    """[L-4.4.6] [L-6.5.4] A mutant declined in silence."""
    for name in ("take any", "bonus work"):
        m, seat = moment(name)
        play(m, seat, "decline")
        assert lines(m, "declined") == [{"event": "declined", "seat": seat}]


def test_l12_3_7_leader_actions_are_told() -> None:
    """[L-12.3.7] [L-13.15] [L-13.4] Mutants played, copied, activated and named in silence, or told another member."""
    m = table(
        {"victory": 35, "hand": ["lorenzo_de_medici"], "played": []},
        {"played": ["federico_da_montefeltro", "cesare_borgia"]},
        options=ADVANCED,
    )
    play(m, 0, "play lorenzo_de_medici", "copy federico_da_montefeltro", "activate lorenzo_de_medici", "name orange")
    assert lines(m) == [
        {"event": "played", "seat": 0, "leader": "lorenzo_de_medici"},
        {"event": "copied", "seat": 0, "leader": "federico_da_montefeltro"},
        {"event": "activated", "seat": 0, "leader": "lorenzo_de_medici"},
        {"event": "named", "seat": 0, "member": "orange"},
    ]


# ---------------------------------------------------------------- setup and chance


def test_l1_6_the_setup_and_the_rounds_are_told() -> None:
    """[L-1.6] [L-1.2] [L-2.1] [L-2.4] Mutants told other places, periods and dice than there were."""
    m = signoria.new("lorenzo", 2, chance="manual")
    play(m, signoria.CHANCE, "seat_next 1", "draw_tile fewer_coins", "draw_tile market_ban", "draw_tile lose_fifth")
    set_up_round(m, (4, 6, 2))
    assert lines(m, "order", "tile-drawn", "round", "rolled") == [
        {"event": "order", "seat": 1, "place": 1},
        {"event": "order", "seat": 0, "place": 2},
        {"event": "tile-drawn", "tile": "fewer_coins", "period": 1},
        {"event": "tile-drawn", "tile": "market_ban", "period": 2},
        {"event": "tile-drawn", "tile": "lose_fifth", "period": 3},
        {"event": "round", "round": 1, "period": 1},
        {"event": "rolled", "die": "black", "value": 4},
        {"event": "rolled", "die": "white", "value": 6},
        {"event": "rolled", "die": "orange", "value": 2},
    ]


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_l10_3_the_end_of_a_round_clears_the_table(round: int) -> None:
    """[L-10.1] [L-10.3] [L-10.4] [L-2.1] Mutants left the last floor, the 16th member of the council, a die or the
    member named by the last seat behind, or told another order or period.
    """
    left = ("raising_a_statue", "crusade", "sacred_war")[(round - 1) // 2]
    m = last_placement(
        {"hand": ["cesare_borgia"]},
        {},
        {},
        {"played": ["federico_da_montefeltro"], "used": ["federico_da_montefeltro"], "named": "white"},
        round=round,
        dice=(3, 4, 5),
        options=ADVANCED,
        towers={"venture": [None, None, None, left]},
        tiles=["fewer_coins", "market_ban", "lose_fifth"],
    )
    to_council(m, 0, "black", end=True)
    assert m.waiting == [signoria.CHANCE]
    position = m.position()
    assert position["towers"] == {tower: [None] * 4 for tower in TOWERS}
    assert position["council"] == []
    assert position["dice"] == {"black": 0, "white": 0, "orange": 0}
    assert player(m, 3)["named"] is None
    assert lines(m, "new-order", "round") == [
        *[{"event": "new-order", "seat": seat, "place": seat + 1} for seat in range(4)],
        {"event": "round", "round": round + 1, "period": round // 2 + 1},
    ]
    assert signoria.from_position(position, chance="manual").digest == m.digest


def test_l12_1_3_leaders_dealt_and_kept_are_told_to_their_owner_alone() -> None:
    """[L-12.1.3] [L-12.1.1] Mutants hid from a player what was dealt to it and kept by it, or told another tile."""
    m = signoria.new("lorenzo", 2, ADVANCED, chance="manual")
    play(m, signoria.CHANCE, "seat_next 0", "draw_tile fewer_coins", "draw_tile market_ban", "draw_tile lose_fifth")
    play(m, 1, "choose_tile coins_two")
    play(m, 0, "choose_tile servants_two")
    while m.waiting == [signoria.CHANCE]:
        m.play(signoria.CHANCE, m.legal(signoria.CHANCE)[0])
    play(m, 1, "keep michelangelo_buonarroti")
    m.play(0, m.legal(0)[0])
    own = ["girolamo_savonarola", "giovanni_dalle_bande_nere", "sandro_botticelli", "michelangelo_buonarroti"]
    seen = [(line["event"], line["leader"]) for line in m.log(1) if line.get("leader")]
    assert seen == [*[("dealt", leader) for leader in own], ("kept", "michelangelo_buonarroti")]
    assert lines(m, "tile-chosen") == [
        {"event": "tile-chosen", "seat": 1, "bonus_tile": "coins_two"},
        {"event": "tile-chosen", "seat": 0, "bonus_tile": "servants_two"},
    ]


def test_l1_1_each_deck_has_a_stream_of_its_own() -> None:
    """[L-1.1] A mutant drew the cards of one tower from the stream of another."""
    m = after_actions(seats=2, round=1)
    streams = []
    while m.legal(signoria.CHANCE)[0].verb == "reveal":
        step = m.state.steps[m.state.stack[m.state.top]]
        streams.append(step.stream(m.state, m.state.top))
        m.play(signoria.CHANCE, m.legal(signoria.CHANCE)[0])
    assert streams == [f"cards.{tower}" for tower in TOWERS for _ in range(4)]


# ---------------------------------------------------------------- every step


def moments() -> dict[str, tuple[Match, int]]:
    """One moment of each kind of step, and who is asked."""
    chance = signoria.CHANCE
    found: dict[str, tuple[Match, int]] = {}
    m = signoria.new("lorenzo", 3, ADVANCED, chance="manual")
    play(m, chance, "seat_next 1")
    found["order"] = (m.copy(), chance)
    play(m, chance, "seat_next 2")
    found["tiles"] = (m.copy(), chance)
    play(m, chance, "draw_tile fewer_coins", "draw_tile market_ban", "draw_tile lose_fifth")
    play(m, 0, "choose_tile coins_two")
    found["bonus tiles"] = (m.copy(), 2)
    play(m, 2, "choose_tile servants_two")
    play(m, 1, "choose_tile military_two")
    while m.waiting == [chance]:
        found["deal"] = (m.copy(), chance)
        m.play(chance, m.legal(chance)[-1])
    m.play(0, m.legal(0)[1])
    found["draft"] = (m.copy(), 2)
    while m.waiting != [chance]:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    while m.legal(chance)[0].verb == "reveal":
        found["reveal"] = (m.copy(), chance)
        m.play(chance, m.legal(chance)[0])
    play(m, chance, "roll black 4")
    found["dice"] = (m.copy(), chance)
    play(m, chance, "roll white 4", "roll orange 6")
    found["turn"] = (m.copy(), 1)
    play(m, 1, "place white council")
    found["servants"] = (m.copy(), 1)
    play(m, 1, "servants 1")
    found["privilege"] = (m.copy(), 1)
    play(m, 1, "privilege coins")
    found["after placing"] = (m.copy(), 1)
    return found


def more_moments() -> dict[str, tuple[Match, int]]:
    """Moments that need a position of their own."""
    found: dict[str, tuple[Match, int]] = {}
    late = {**PLENTY, "military": 9, "faith": 5}
    towers: dict[str, list[str | None]] = {
        "territory": ["woods", "village", None, "forest"],
        "character": ["abbess", None, None, "knight"],
        "building": ["chapel", None, "mint", None],
        "venture": ["support_to_the_bishop", None, None, "hiring_recruits"],
    }
    m = table(late, dice=(6, 6, 6), towers=towers)
    play(m, 0, "place black venture.1", "servants 0")
    found["pay"] = (m, 0)
    m = table({**late, "characters": ["stonemason"]}, dice=(6, 6, 6), towers=towers)
    play(m, 0, "place black building.3", "servants 0")
    found["pay with a discount"] = (m, 0)
    m = table(late, dice=(6, 6, 6), towers=towers)
    play(m, 0, "place black character.1", "servants 0")
    found["effects"] = (m.copy(), 0)
    play(m, 0, "resolve action")
    found["take any"] = (m.copy(), 0)
    ladder: list[str | None] = ["gold_mine", "mountain_town", None, "hermitage"]
    m = table(late, dice=(6, 6, 6), towers={**floors("character", "captain", "patron"), "territory": ladder})
    play(m, 0, "place black character.1", "servants 0", "resolve gain")
    found["take a territory"] = (m, 0)
    m = table(late, dice=(6, 6, 6), towers=floors("character", "bishop"))
    play(m, 0, "place black character.1", "servants 0", "resolve action")
    found["bonus work"] = (m, 0)
    m = table(late, dice=(6, 6, 6), towers={**floors("character", "ambassador"), "territory": ["farm"]})
    play(m, 0, "place black character.1", "servants 0")
    found["the last character"] = (m, 0)
    m = table(late, dice=(6, 6, 6), towers=floors("venture", "building_the_walls"))
    play(m, 0, "place black venture.1", "servants 0")
    found["privilege of a venture"] = (m, 0)
    shops = ["chapel", "carpenters_shop", "stonemasons_guild", "church"]
    m = table({**late, "wood": 2, "buildings": shops}, dice=(6, 6, 6))
    play(m, 0, "place black production.single", "servants 0", "exchange chapel 1", "exchange carpenters_shop 1")
    found["exchange"] = (m.copy(), 0)
    play(m, 0, "exchange stonemasons_guild 1")
    found["second arrow"] = (m, 0)
    m = table({**late, "buildings": ["residence"]}, dice=(6, 6, 6))
    play(m, 0, "place black production.single", "servants 0", "exchange residence 1")
    found["privilege of an exchange"] = (m, 0)
    m = table({"servant": 2, "excommunicated": [1]}, round=3, dice=(6, 6, 6), tiles=["fewer_wood_or_stone"])
    play(m, 0, "place black harvest.single", "servants 0")
    found["lose"] = (m, 0)
    m = table({"servant": 4, "excommunicated": [2]}, round=5, tiles=[None, "costly_servants"])
    play(m, 0, "place neutral market.2")
    found["costly servants"] = (m, 0)
    person = {"victory": 35, "hand": ["lorenzo_de_medici", "sisto_iv"], "members": {"white": "council"}}
    m = table(person, {"played": ["federico_da_montefeltro", "cesare_borgia"]}, seats=3, options=ADVANCED)
    play(m, 0, "play lorenzo_de_medici")
    found["copy"] = (m.copy(), 0)
    play(m, 0, "copy federico_da_montefeltro", "activate lorenzo_de_medici")
    found["name"] = (m.copy(), 0)
    play(m, 0, "name orange")
    found["leader used"] = (m, 0)
    skipper = {"excommunicated": [2], "hand": ["sisto_iv"]}
    m = table({}, skipper, seats=2, round=5, turn=0, tiles=[None, "skip_first_turn"], options=ADVANCED)
    play(m, 0, "place black council", "servants 0", "privilege faith")
    found["skipped"] = (m.copy(), 1)
    play(m, 1, "end")
    play(m, 0, "place white council", "servants 0", "privilege faith")
    found["second lap"] = (m, 1)
    m = last_placement(
        skipper, seats=2, round=5, tiles=[None, "skip_first_turn"], options=ADVANCED, home=("black", "white")
    )
    to_council(m, 0, "white", end=True)
    found["last turn"] = (m, 0)
    found["report"] = (after_actions({"faith": 3}, tiles=["fewer_coins"]), 0)
    return found


NAMES = [*moments(), *more_moments()]


def moment(name: str) -> tuple[Match, int]:
    """Played anew for each case, so that the case stands for the way to it as well."""
    return {**moments(), **more_moments()}[name]


@pytest.mark.parametrize("name", NAMES)
def test_l3_1_8_whatever_is_not_offered_is_refused(name: str) -> None:
    """[L-3.1.8] [L-8.3.3] Mutants let another verb, or a thing never offered, pass as an answer at a step."""
    m, seat = moment(name)
    assert seat in m.waiting
    offered = {move.code for move in m.legal(seat)}
    assert len(offered) > 1
    for number, verb in enumerate(m.game.verbs.verbs):
        codes = [number]
        for i, (_, domain) in enumerate(verb.arguments):
            values = range(domain.low, domain.low + min(domain.size, 100))
            codes = [code | value << (8 + 10 * i) for code in codes for value in values]
        for code in codes:
            move = Move(m.game, code)
            assert bool(m.why_not(seat, move)) != (code in offered), move.text


@pytest.mark.parametrize("name", NAMES)
def test_l0_2_5_every_moment_can_be_saved_and_read_again(name: str) -> None:
    """[L-0.2.5] Mutants wrote numbers into a step that a position may not hold, or took cards for those of others."""
    m, seat = moment(name)
    again = signoria.from_position(m.position(), chance="manual")
    assert again.digest == m.digest
    assert texts(again, seat) == texts(m, seat)


def test_l4_2_6_effects_belong_to_a_card_that_was_taken() -> None:
    """[L-4.2.6] A mutant believed a position in which somebody resolves the effects of a card that lies elsewhere."""
    position: Any = moment("effects")[0].position()
    position["steps"][-1]["card"] = "hero"
    with pytest.raises(signoria.BadPosition, match="the player does not have it"):
        signoria.from_position(position)


def test_l6_4_1_only_an_exchange_has_arrows() -> None:
    """[L-6.4.1] A mutant believed a position in which the Mint had been used as an exchange."""
    m = table({**PLENTY, "buildings": ["mint", "chapel"]}, dice=(6, 6, 6))
    play(m, 0, "place black production.single", "servants 0")
    position: Any = m.position()
    position["steps"][-1]["arrow_0"] = 1
    with pytest.raises(signoria.BadPosition, match="there is no such exchange"):
        signoria.from_position(position)


@pytest.mark.parametrize(
    ("revealed", "possible"),
    [
        (["city", "gold_mine", "mountain_town", "mining_town", "rock_pit"], True),
        (["gold_mine", "mountain_town", "mining_town", "rock_pit", "estate"], False),
    ],
)
def test_l2_3_four_cards_of_a_period_are_left_for_its_second_round(revealed: list[str], possible: bool) -> None:
    """[L-2.3] Mutants counted cards of another period, and misjudged whether a position can fill its towers."""
    m = last_placement({}, round=3, seats=2)
    to_council(m, 0, "black")
    position: Any = m.position()
    position["revealed"] = revealed
    if possible:
        assert signoria.from_position(position, chance="manual").waiting == [signoria.CHANCE]
        return
    with pytest.raises(signoria.BadPosition, match="too few cards are left"):
        signoria.from_position(position)
