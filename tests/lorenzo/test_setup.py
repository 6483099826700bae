"""General rules, setup and course of the game: parts 0 to 2."""

import json
import random

import pytest

import signoria
from signoria import CHANCE
from signoria.games.lorenzo.pieces import CARDS, LEADERS, TILES
from signoria.kernel.match import Match
from tests.lorenzo.helpers_a import LADDER, spaces, told
from tests.lorenzo.tables import gains, play, player, rule, table, texts

TYPES = ("territory", "character", "building", "venture")


def names(card_type: str, period: int) -> list[str]:
    first = TYPES.index(card_type) * 24 + (period - 1) * 8
    return [card.name for card in CARDS[first : first + 8]]


def round_setup(seats: int, number: int, revealed: list[str] | None = None) -> Match:
    """A table at the very beginning of a round, before its cards are revealed."""
    document: dict[str, object] = {"game": "lorenzo", "seats": seats, "round": number}
    if revealed is not None:
        document["revealed"] = revealed
    return signoria.from_position(document, chance="manual")


# ---------------------------------------------------------------- general rules


def test_l0_2_1_a_slash_means_or_and_a_line_means_all() -> None:
    """[L-0.2.1] Support to the Bishop asks for military or goods; of the goods all three are paid."""
    towers = {"venture": ["support_to_the_bishop", None, None, None]}
    m = table({"military": 4, "wood": 1, "stone": 1, "coin": 2, "servant": 0}, towers=towers)
    play(m, 0, "place black venture.1")
    assert texts(m, 0) == ["pay 1 none", "pay 2 none"]
    before = player(m, 0)
    play(m, 0, "pay 2 none")
    assert gains(before, player(m, 0)) == {"wood": -1, "stone": -1, "coin": -2, "faith": 3}
    for short in ("wood", "stone", "coin"):
        stock = {"military": 0, "wood": 1, "stone": 1, "coin": 2, "servant": 0}
        assert "venture.1" in spaces(table(stock, towers=towers), 0, "black")
        stock[short] -= 1
        assert "venture.1" not in spaces(table(stock, towers=towers), 0, "black")


@pytest.mark.parametrize(
    ("floor", "card", "price"),
    [
        ("character.1", "farmer", {"coin": 3}),
        ("building.1", "mint", {"wood": 1, "stone": 3}),
        ("venture.1", "fighting_heresies", {"military": 5}),
    ],
)
def test_l0_2_2_what_must_be_paid_must_be_owned_in_full(floor: str, card: str, price: dict[str, int]) -> None:
    """[L-0.2.2] One of any good less than the price and the card cannot be taken."""
    towers: dict[str, list[str | None]] = {floor.split(".")[0]: [card, None, None, None]}
    nothing = {"wood": 0, "stone": 0, "coin": 0, "servant": 0}
    assert floor in spaces(table({**nothing, **price}, towers=towers), 0, "black")
    for good in price:
        assert floor not in spaces(table({**nothing, **price, good: price[good] - 1}, towers=towers), 0, "black")


def test_l0_2_2_faith_is_paid_only_where_it_is_owned() -> None:
    """[L-0.2.2] The Baptistery takes 1 faith; with 0 faith it is not asked for."""
    rich = table({"faith": 1, "servant": 0, "buildings": ["baptistery"]}, round=3, dice=(2, 1, 1))
    play(rich, 0, "place black production.single")
    assert texts(rich, 0) == ["exchange baptistery 1", "skip baptistery"]
    poor = table({"faith": 0, "servant": 0, "buildings": ["baptistery"]}, round=3, dice=(2, 1, 1))
    play(poor, 0, "place black production.single")
    assert poor.waiting == [1]
    assert player(poor, 0)["faith"] == 0


def test_l0_2_3_gains_cannot_be_declined() -> None:
    """[L-0.2.3] Market, floor, card and harvest give without asking; a privilege must be picked."""
    m = table({"servant": 0})
    before = player(m, 0)
    play(m, 0, "place black market.1")
    assert gains(before, player(m, 0)) == {"coin": 5}
    assert m.waiting == [1]

    towers = {"territory": [None, None, "manor_house", None]}
    m = table({"servant": 0, "territories": ["hermitage"]}, towers=towers, dice=(5, 2, 1))
    before = player(m, 0)
    play(m, 0, "place black territory.3")
    assert gains(before, player(m, 0)) == {"wood": 1}
    assert player(m, 0)["territories"] == ["hermitage", "manor_house"]
    play(m, 1, "place black council", "servants 0", "privilege coins")
    play(m, 2, "place black council", "servants 0", "privilege coins")
    play(m, 3, "place black council", "servants 0", "privilege coins")
    before = player(m, 0)
    play(m, 0, "place white harvest.single")
    assert gains(before, player(m, 0)) == {"wood": 1, "stone": 1, "servant": 1, "faith": 1}

    m = table({"servant": 0})
    play(m, 0, "place black council")
    assert all(text.startswith("privilege ") for text in texts(m, 0))
    assert len(texts(m, 0)) == 5


def test_l0_2_3_only_these_can_be_declined() -> None:
    """[L-0.2.3] Servants for the value, exchanges and bonus actions are a choice."""
    m = table({"servant": 1})
    play(m, 0, "place black market.1")
    assert texts(m, 0) == ["servants 0", "servants 1"]

    m = table({"servant": 0, "coin": 1, "buildings": ["residence"]})
    play(m, 0, "place black production.single")
    assert "skip residence" in texts(m, 0)

    m = table({"servant": 0, "coin": 3}, towers={**LADDER[1], "character": ["abbess", None, None, None]})
    play(m, 0, "place black character.1", "resolve action")
    assert "decline" in texts(m, 0)


@pytest.mark.parametrize(
    ("start", "caps", "end"),
    [(11, True, 14), (12, True, 15), (13, True, 15), (15, True, 15), (13, False, 16), (15, False, 18)],
)
def test_l0_2_4_the_faith_track_ends_at_15(start: int, caps: bool, end: int) -> None:
    """[L-0.2.4] The Papal Messenger gives 3 faith; beyond 15 it is lost, without `track_caps` it is not."""
    m = table(
        {"faith": start, "coin": 5, "servant": 0},
        round=3,
        towers={"character": ["papal_messenger", None, None, None]},
        options={"track_caps": caps},
    )
    play(m, 0, "place black character.1")
    assert player(m, 0)["faith"] == end


@pytest.mark.parametrize(
    ("start", "caps", "end"),
    [(21, True, 24), (22, True, 25), (24, True, 25), (25, True, 25), (24, False, 27), (25, False, 28)],
)
def test_l0_2_4_the_military_track_ends_at_25(start: int, caps: bool, end: int) -> None:
    """[L-0.2.4] Market 3 gives 3 military; beyond 25 it is lost, its coins are not."""
    m = table({"military": start, "coin": 0, "servant": 0}, options={"track_caps": caps})
    play(m, 0, "place black market.3")
    assert player(m, 0)["military"] == end
    assert player(m, 0)["coin"] == 2


def test_l0_2_4_victory_points_have_no_end() -> None:
    """[L-0.2.4] 198 VP and 5 more are 203."""
    m = table({"victory": 198, "wood": 1, "stone": 3, "servant": 0}, towers={"building": ["mint", None, None, None]})
    play(m, 0, "place black building.1")
    assert player(m, 0)["victory"] == 203


def advanced_match(seed: int) -> Match:
    return signoria.new("lorenzo", seats=3, options={"advanced": True}, seed=seed)


def test_l0_2_5_hands_and_the_draft_are_hidden_their_number_is_not() -> None:
    """[L-0.2.5] A seat sees its own leaders and never those of others; everybody sees how many there are."""
    m = advanced_match(5)
    while m.waiting and texts(m, m.waiting[0])[0].startswith("choose_tile"):
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    held = {seat: [text.removeprefix("keep ") for text in texts(m, seat)] for seat in range(3)}
    assert [len(pack) for pack in held.values()] == [4, 4, 4]
    for seat in range(3):
        shown = json.dumps(m.view(seat)) + json.dumps(m.log(seat))
        for other in range(3):
            for leader in held[other]:
                assert (f'"{leader}"' in shown) == (other == seat)
    for _ in range(3):
        for seat in range(3):
            m.play(seat, m.legal(seat)[0])
    truth = m.position()["players"]
    assert isinstance(truth, list)
    for seat in range(3):
        seen = m.view(seat)["players"]
        assert isinstance(seen, list)
        for other in range(3):
            assert len(truth[other]["hand"]) == 4
            assert seen[other]["hand_size"] == 4
            assert seen[other]["hand"] == (truth[other]["hand"] if other == seat else None)


def test_l0_2_5_boards_goods_cards_tiles_and_played_leaders_are_public() -> None:
    """[L-0.2.5] A spectator sees all of the table except hands, and no card that is still in a deck."""
    m = table(
        {"coin": 9, "faith": 4, "played": ["santa_rita"], "hand": ["sisto_iv"], "buildings": ["mint"]},
        {"territories": ["woods"], "excommunicated": [1], "members": {"white": "market.2"}},
        options={"advanced": True},
        round=3,
        tiles=["fewer_coins", "market_ban", "lose_fifth"],
        towers=LADDER[3],
    )
    view = m.view()
    truth = m.position()
    for field in ("round", "order", "dice", "tiles", "towers", "council"):
        assert view[field] == truth[field]
    for seat in range(4):
        shown = view["players"]
        whole = truth["players"]
        assert isinstance(shown, list)
        assert isinstance(whole, list)
        hidden = ("hand", "seen")
        assert {k: v for k, v in shown[seat].items() if k not in hidden} == {
            k: v for k, v in whole[seat].items() if k not in hidden
        }
    text = json.dumps(view)
    assert "sisto_iv" not in text
    for card_type in TYPES:
        for card in names(card_type, 3):
            assert f'"{card}"' not in text


def test_l0_2_6_the_gains_of_a_step_are_there_for_the_next() -> None:
    """[L-0.2.6] The coin of floor 3 pays for Repairing the Church; the coins of a card come after its price."""
    towers: dict[str, list[str | None]] = {"venture": [None, None, "repairing_the_church", None]}
    m = table({"coin": 0, "wood": 1, "stone": 1, "servant": 0}, towers=towers, dice=(5, 1, 1))
    play(m, 0, "place black venture.3")
    assert player(m, 0)["ventures"] == ["repairing_the_church"]
    assert player(m, 0)["coin"] == 0
    crusade: dict[str, list[str | None]] = {"venture": ["support_to_the_king", None, None, None]}
    m = table({"military": 6, "coin": 0, "servant": 0}, round=3, towers=crusade)
    play(m, 0, "place black venture.1")
    assert player(m, 0)["coin"] == 5
    assert all(text.startswith("privilege ") for text in texts(m, 0))


def test_l0_2_7_doubled_then_lowered() -> None:
    """[L-0.2.7] Santa Rita and the tile of fewer coins: Military Conquest gives 3 x 2 - 1 = 5 coins."""
    m = table(
        {
            "military": 12,
            "wood": 0,
            "stone": 0,
            "coin": 0,
            "servant": 0,
            "played": ["santa_rita"],
            "excommunicated": [1],
        },
        round=5,
        tiles=["fewer_coins"],
        options={"advanced": True},
        towers={"venture": ["military_conquest", None, None, None]},
    )
    play(m, 0, "place black venture.1")
    assert [player(m, 0)[good] for good in ("wood", "stone", "coin", "military")] == [6, 6, 5, 6]


@pytest.mark.parametrize(("start", "end"), [(22, 24), (23, 25), (24, 25)])
def test_l0_2_7_lowered_then_cut_at_the_end_of_the_track(start: int, end: int) -> None:
    """[L-0.2.7] Market 3 under the tile of fewer military: 3 - 1 = 2, and only then the track ends at 25."""
    m = table({"military": start, "servant": 0, "excommunicated": [1]}, round=3, tiles=["fewer_military"])
    play(m, 0, "place black market.3")
    assert player(m, 0)["military"] == end


def test_l0_2_7_the_count_is_doubled_only_for_resources() -> None:
    """[L-0.2.7] Points that are counted are not doubled: Noble with 2 territories gives 4 VP."""
    m = table(
        {"coin": 6, "servant": 0, "territories": ["woods", "city"], "played": ["santa_rita"]},
        round=5,
        options={"advanced": True},
        towers={"character": ["noble", None, None, None]},
    )
    play(m, 0, "place black character.1")
    assert player(m, 0)["victory"] == 4


def test_l0_2_8_a_discarded_leader_is_shown_to_everybody() -> None:
    """[L-0.2.8] Others do not know it in hand, all know it once it is discarded."""
    m = table({"hand": ["sisto_iv", "santa_rita"]}, options={"advanced": True})
    for viewer in (1, 2, 3, None):
        assert "sisto_iv" not in json.dumps(m.view(viewer))
    play(m, 0, "discard sisto_iv")
    for viewer in (1, 2, 3, None):
        players = m.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["discarded"] == ["sisto_iv"]
        assert players[0]["hand_size"] == 1
        assert '"santa_rita"' not in json.dumps(m.view(viewer))
        assert "sisto_iv" in json.dumps(m.log(viewer))


def test_l0_2_8_what_was_never_dealt_or_drawn_stays_unknown() -> None:
    """[L-0.2.8] With 3 players 8 leaders stay in the box, and 18 tiles: no view and no log names them."""
    m = advanced_match(11)
    rng = random.Random(3)
    for _ in range(80):
        seat = m.waiting[0]
        m.play(seat, m.legal(seat)[rng.randrange(len(m.legal(seat)))])
    told_all = "".join(json.dumps(m.view(seat)) + json.dumps(m.log(seat)) for seat in (0, 1, 2, None))
    known = {leader.name for leader in LEADERS if f'"{leader.name}"' in told_all}
    assert len(known) == 12
    assert len([tile for tile in TILES if f'"{tile}"' in told_all]) == 3


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0, 1], [1, 2, 0], [0, 1, 2, 3], [3, 1, 0, 2]])
def test_t01_l1_6_coins_by_turn_order(order: list[int]) -> None:
    """T-01 [L-1.4] [L-1.5] [L-1.6] Coins 5, 6, 7, 8 in turn order; each 2 wood, 2 stone, 3 servants; all tracks 0."""
    m = signoria.new("lorenzo", seats=len(order), chance="manual")
    for seat in order[:-1]:
        play(m, CHANCE, f"seat_next {seat}")  # the last one follows by itself
    assert m.position()["order"] == order
    for place, seat in enumerate(order):
        p = player(m, seat)
        assert [p[good] for good in ("wood", "stone", "servant", "coin")] == [2, 2, 3, 5 + place]
        assert [p[good] for good in ("military", "faith", "victory")] == [0, 0, 0]


def test_l1_6_any_seat_may_be_drawn_for_any_place() -> None:
    """[L-1.6] The turn order is random: each seat that has no place yet is as possible as any other."""
    m = signoria.new("lorenzo", seats=4, chance="manual")
    assert texts(m, CHANCE) == [f"seat_next {seat}" for seat in range(4)]
    play(m, CHANCE, "seat_next 2")
    assert texts(m, CHANCE) == ["seat_next 0", "seat_next 1", "seat_next 3"]


def test_l1_4_what_each_player_has() -> None:
    """[L-1.4] The basic bonus tile, four members at home, no marker, no card."""
    m = round_setup(4, 1)
    for seat in range(4):
        p = player(m, seat)
        assert p["bonus_tile"] == "basic"
        assert p["members"] == {"black": None, "white": None, "orange": None, "neutral": None}
        assert p["excommunicated"] == []
        assert [p[row] for row in ("territories", "characters", "buildings", "ventures")] == [[], [], [], []]


def test_l1_4_the_basic_bonus_tile() -> None:
    """[L-1.4] Production 2 coins and 1 military; harvest 1 wood, 1 stone and 1 servant."""
    m = table({"servant": 0})
    before = player(m, 0)
    play(m, 0, "place black production.single")
    assert gains(before, player(m, 0)) == {"coin": 2, "military": 1}
    m = table({"servant": 0})
    before = player(m, 0)
    play(m, 0, "place black harvest.single")
    assert gains(before, player(m, 0)) == {"wood": 1, "stone": 1, "servant": 1}


@pytest.mark.parametrize("card_type", TYPES)
def test_l1_1_each_deck_gives_period_1_then_2_then_3(card_type: str) -> None:
    """[L-1.1] In rounds 1 and 2 only cards of period 1 can come, then of period 2, then of period 3."""
    for number, period in ((1, 1), (3, 2), (5, 3)):
        m = round_setup(4, number)
        while not texts(m, CHANCE)[0].startswith(f"reveal {names(card_type, period)[0]}"):
            m.play(CHANCE, m.legal(CHANCE)[0])
        assert texts(m, CHANCE) == [f"reveal {card}" for card in names(card_type, period)]
        for other in range(1, 4):
            if other != period:
                assert rule(m, CHANCE, f"reveal {names(card_type, other)[0]}") == "L-2.3"


def test_l1_2_one_tile_of_each_period() -> None:
    """[L-1.2] Seven tiles of period 1 to draw from, then seven of period 2, then seven of period 3."""
    m = signoria.new("lorenzo", seats=2, chance="manual")
    play(m, CHANCE, "seat_next 0")
    for period in range(3):
        pack = list(TILES[period * 7 : period * 7 + 7])
        assert texts(m, CHANCE) == [f"draw_tile {tile}" for tile in pack]
        play(m, CHANCE, f"draw_tile {pack[period + 2]}")
    assert m.position()["tiles"] == [TILES[2], TILES[10], TILES[18]]
    assert texts(m, CHANCE)[0].startswith("reveal ")


CLOSED = {2: ["harvest.large", "production.large", "market.3", "market.4"], 3: ["market.3", "market.4"], 4: []}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l1_3_closed_spaces(seats: int) -> None:
    """[L-1.3] 2 players: large spaces and market 3 and 4; 3 players: market 3 and 4; 4 players: none."""
    work_and_market = [
        "harvest.single", "harvest.large", "production.single", "production.large",
        "market.1", "market.2", "market.3", "market.4", "council",
    ]  # fmt: skip
    m = table(seats=seats, dice=(6, 6, 6))
    assert spaces(m, 0, "black") == [space for space in work_and_market if space not in CLOSED[seats]]
    for space in CLOSED[seats]:
        assert rule(m, 0, f"place black {space}") == "L-1.3"


# ---------------------------------------------------------------- course of the game


def test_l2_3_four_cards_a_tower_from_below() -> None:
    """[L-2.3] The first card drawn lies on the lowest floor; each tower gets four, no card comes twice."""
    m = round_setup(2, 1)
    drawn: dict[str, list[str]] = {}
    for card_type in TYPES:
        drawn[card_type] = [names(card_type, 1)[i] for i in (6, 1, 4, 3)]
        for card in drawn[card_type]:
            play(m, CHANCE, f"reveal {card}")
            assert f"reveal {card}" not in texts(m, CHANCE)
    assert m.position()["towers"] == drawn
    assert texts(m, CHANCE)[0].startswith("roll ")


def test_l2_3_the_second_round_uses_up_the_period() -> None:
    """[L-2.3] In round 2 exactly the four cards that did not come in round 1 are left of each pack."""
    first = [names(card_type, 1)[i] for card_type in TYPES for i in (0, 3, 5, 7)]
    m = round_setup(2, 2, first)
    for card_type in TYPES:
        left = [card for card in names(card_type, 1) if card not in first]
        for i in range(3):
            assert texts(m, CHANCE) == [f"reveal {card}" for card in left[i:]]
            play(m, CHANCE, f"reveal {left[i]}")  # the last one follows by itself
    revealed = m.position()["revealed"]
    assert isinstance(revealed, list)
    assert sorted(revealed) == sorted(card for card_type in TYPES for card in names(card_type, 1))


def test_l2_4_the_dice_are_rolled_once_and_hold_for_all() -> None:
    """[L-2.4] Black, white, orange once each, any of 1 to 6; then everybody uses these values."""
    m = round_setup(3, 1)
    while texts(m, CHANCE)[0].startswith("reveal"):
        m.play(CHANCE, m.legal(CHANCE)[0])
    for die, value in (("black", 2), ("white", 6), ("orange", 5)):
        assert texts(m, CHANCE) == [f"roll {die} {n}" for n in range(1, 7)]
        play(m, CHANCE, f"roll {die} {value}")
    assert m.position()["dice"] == {"black": 2, "white": 6, "orange": 5}
    for seat in range(3):
        assert m.waiting == [seat]
        play(m, seat, "place black council", "servants 0", "privilege coins")
    assert [event["value"] for event in told(m, "placed")] == [2, 2, 2]
    assert len(told(m, "rolled")) == 3


def random_game(seats: int, seed: int) -> Match:
    """A whole game at random, with a look at the table at the beginning of the actions of each round."""
    m = signoria.new("lorenzo", seats=seats, seed=seed)
    rng = random.Random(seed)
    looked = 0
    while not m.over:
        number = m.position()["round"]
        if isinstance(number, int) and number > looked:
            looked = number
            look_at_the_decks(m, number)
        seat = m.waiting[0]
        m.play(seat, m.legal(seat)[rng.randrange(len(m.legal(seat)))])
    assert looked == 6
    return m


def look_at_the_decks(m: Match, number: int) -> None:
    """The round is even when the top cards show another period than the board, or the decks are empty."""
    position = m.position()
    towers = position["towers"]
    revealed = position["revealed"]
    assert isinstance(towers, dict)
    assert isinstance(revealed, list)
    for card_type in TYPES:
        on_board = {period for period in (1, 2, 3) for card in towers[card_type] if card in names(card_type, period)}
        deck = [period for period in (1, 2, 3) for card in names(card_type, period) if card not in revealed]
        assert on_board == {(number + 1) // 2}
        assert len(deck) == 24 - 4 * number
        is_even = not deck or deck[0] not in on_board
        assert is_even == (number % 2 == 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t33_l2_5_course_of_a_whole_game(seats: int) -> None:
    """T-33 [L-2.5] [L-2.1] [L-2.2] In round 2 the board shows period 1, the tops of the decks period 2.

    Six rounds, two to a period; phase C, in which everybody supports or is excommunicated, in rounds 2, 4, 6 only,
    after the last turn; the new turn order comes after it.
    """
    m = random_game(seats, 20 + seats)
    number = 0
    reports: dict[int, int] = {}
    phase = ""
    for event in m.log():
        kind = event["event"]
        if kind == "round":
            number += 1
            assert (event["round"], event["period"]) == (number, (number + 1) // 2)
            phase = "A"
        elif kind in ("revealed", "rolled"):
            assert phase == "A" or number == 0
        elif kind in ("placed", "passed"):
            assert phase in ("A", "B")
            phase = "B"
        elif kind in ("supported", "excommunicated"):
            assert phase in ("B", "C")
            phase = "C"
            reports[number] = reports.get(number, 0) + 1
        elif kind == "new-order":
            assert phase in (("C", "D") if number % 2 == 0 else ("B", "D"))
            phase = "D"
    assert number == 6
    assert reports == {2: seats, 4: seats, 6: seats}
