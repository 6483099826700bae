"""Phase B, the end of the round and the bonus cards: parts 5, 6 and 12."""

import pytest

from signoria import CHANCE
from signoria.games.princes.pieces import BONUS_CARDS, PROFESSIONS
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    FULL,
    LANDSCAPES,
    PALACE,
    PRESTIGE_CARDS,
    Player,
    all_done,
    around,
    at,
    cell,
    draw,
    gains,
    look,
    named,
    own,
    placements,
    play,
    player,
    put_anywhere,
    refuse_all,
    rule,
    squares_of,
    stack,
    supply,
    table,
    texts,
    told,
    work,
)

NAMES = [card.name for card in PROFESSIONS]
BONUS = [card.name for card in BONUS_CARDS]
BUILDINGS = [
    "university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre", "tower", "chapel"
]  # fmt: skip
FIVE_BONUS = ["each_lake", "each_forest", "each_jester", "each_building", "each_freedom"]


def actions(m: Match, seat: int) -> set[str]:
    """The verbs of the actions a seat can do now."""
    return {text.split()[0] for text in texts(m, seat)} & {"work", "build", "learn", "introduce", "buy_bonus"}


def out(m: Match) -> object:
    return m.position()["out"]


# ---------------------------------------------------------------- turns


@pytest.mark.parametrize("start", [0, 2])
def test_p5_1_1_each_does_all_actions_in_one_turn(start: int) -> None:
    """[P-5.1.1] Clockwise from the start player; two actions in a row, then the next player."""
    m = table(seats=3, start=start, turn=start)
    for i in range(3):
        seat = (start + i) % 3
        assert m.waiting == [seat]
        play(m, seat, "introduce travel" if i < 2 else "introduce religion", "build tower", "put e1 0")
        assert actions(m, seat) == set()
        m.play(seat, "done")
    assert m.position()["round"] == 2


@pytest.mark.parametrize("moves", [[], ["introduce travel"], ["introduce travel", "buy_bonus"]])
def test_p5_1_1_none_one_or_two_actions(moves: list[str]) -> None:
    """[P-5.1.1] [P-5.1.4] A turn may end after 0, 1 or 2 actions; what was not used lapses."""
    m = table(seats=3)
    play(m, 0, *moves)
    if "buy_bonus" in moves:
        look(m, 0, *FIVE_BONUS)
    else:
        m.play(0, "done")
    assert m.waiting == [1]
    m.play(1, "done")
    assert m.waiting == [2]
    m.play(2, "done")
    refuse_all(m)
    while m.waiting != [0]:
        m.play(m.waiting[0], "done")
    play(m, 0, "introduce opinion", "build tower", "put e1 0")
    assert actions(m, 0) == set()


def test_p5_1_1_actions_in_any_order() -> None:
    """[P-5.1.1] Any action may follow any other."""
    mine = {"professions": NAMES[:4], "jesters": 3}
    first = {
        "work": [f"work {NAMES[0]}", "change 0"],
        "build": ["build tower", "put e1 0"],
        "introduce": ["introduce travel"],
    }
    for verb, moves in first.items():
        m = table(mine)
        play(m, 0, *moves)
        left = {"work", "build", "learn", "introduce", "buy_bonus"}
        assert actions(m, 0) == (left - {"introduce"} if verb == "introduce" else left)


def test_p5_1_1_no_third_action() -> None:
    """[P-5.1.1] After two actions every further one is refused for that reason."""
    m = table({"professions": NAMES[:4], "jesters": 3, "prestige": 9})
    play(m, 0, "introduce travel", "build tower", "put e1 0")
    for move in (f"work {NAMES[0]}", "build chapel", "learn", "introduce religion", "buy_bonus"):
        assert rule(m, 0, move) == "P-5.1.1"


def test_p5_1_2_one_action_is_finished_before_the_next() -> None:
    """[P-5.1.2] While a building is placed, cards are looked at or a work is under way nothing else is begun."""
    others = ("build chapel", "learn", "introduce religion", "buy_bonus", "done", "cash", f"work {NAMES[1]}")
    mine = {"professions": NAMES[:4], "jesters": 3, "bonus": ["each_park"], "prestige": 5}
    m = table(mine)
    m.play(0, "build tower")
    assert {rule(m, 0, move) for move in others} == {"not-now"}
    m = table(mine)
    m.play(0, "buy_bonus")
    draw(m, *[f"turn_up {card}" for card in FIVE_BONUS])
    assert {rule(m, 0, move) for move in others} == {"not-now"}
    m = table(mine)
    m.play(0, f"work {NAMES[0]}")
    assert {rule(m, 0, move) for move in others} == {"not-now"}
    m.play(0, "finish")
    assert {rule(m, 0, move) for move in others} == {"not-now"}


def test_p5_1_3_two_works_two_buildings_two_bonus_cards() -> None:
    """[P-5.1.3] Works, buildings and bonus cards up to twice in a round."""
    m = table({"professions": NAMES[:4], "jesters": 3})
    play(m, 0, f"work {NAMES[0]}", "change 0", f"work {NAMES[1]}", "change 0")
    assert player(m, 0)["table"] == NAMES[:2]
    play(m, 1, "build tower", "put a1 0", "build chapel", "put f6 0")
    assert sorted(player(m, 1)["buildings"]) == ["chapel", "tower"]
    assert player(m, 1)["prestige"] == 6


def test_t81_p5_1_3_combinations() -> None:
    """T-81 [P-5.1.3] Bonus, then a work using it; two bonus cards; not two professions or freedoms; learn and play."""
    m = table({"professions": NAMES[:4], "jesters": 3})
    m.play(0, "buy_bonus")
    look(m, 0, "each_jester", "each_lake", "each_park", "each_forest", "each_building")
    assert work(m, 0, NAMES[0], "each_jester") == 10 + 6
    m = table()
    m.play(0, "buy_bonus")
    look(m, 0, *FIVE_BONUS)
    m.play(0, "buy_bonus")
    look(m, 0, *BONUS[4:9])
    assert len(player(m, 0)["bonus"]) == 2
    m = table()
    m.play(0, "learn")
    look(m, 0, *NAMES[:5])
    assert "learn" not in texts(m, 0)
    assert rule(m, 0, "learn") == "P-5.1.3"
    m = table()
    m.play(0, "introduce travel")
    assert texts(m, 0, "introduce") == []
    assert rule(m, 0, "introduce religion") == "P-5.1.3"
    m = table({"jesters": 3})
    m.play(0, "learn")
    look(m, 0, "poet", *NAMES[:4])
    assert work(m, 0, "poet") == 7


def test_p5_1_3_recruiting_does_not_count_as_buying_a_profession() -> None:
    """[P-5.1.3] A profession recruited and one bought in the same turn."""
    m = table({"recruiting_cards": 1}, {"table": ["poet"]})
    play(m, 0, "recruit poet", "learn")
    look(m, 0, *NAMES[:5])
    assert len(player(m, 0)["professions"]) == 2


def test_p5_1_3_the_limits_are_per_round() -> None:
    """[P-5.1.3] In the next round a freedom and a profession can be bought again."""
    m = table(seats=3)
    play(m, 0, "introduce travel")
    all_done(m)
    refuse_all(m)
    while m.waiting != [0]:
        m.play(m.waiting[0], "done")
    assert rule(m, 0, "introduce religion") == ""


@pytest.mark.parametrize("move", ["learn", "introduce travel", "buy_bonus", "build tower"])
def test_p5_1_4_only_what_can_be_paid(move: str) -> None:
    """[P-5.1.4] 100 florins too little and the action is not possible; with 1 PP in its place it is."""
    price = 700 if move == "build tower" else 300
    assert rule(table({"money": price}), 0, move) == ""
    poor: Player = {"money": price - 100, "recruiting_cards": 1}
    m = table(poor, {"table": ["poet"]})
    assert rule(m, 0, move) == "P-5.1.4"
    assert move not in texts(m, 0)
    assert rule(table({**poor, "prestige": 1}, {"table": ["poet"]}), 0, move) == ""
    m = table({**poor, "prestige": 1}, {"table": ["poet"]}, options=EXPANDED)
    assert rule(m, 0, move) == "P-5.1.4"


def test_p5_1_4_a_building_needs_a_legal_place() -> None:
    """[P-5.1.4] No place for it: it cannot be begun, and nothing is paid."""
    m = table({"recruiting_cards": 1, **FULL}, {"table": ["poet"]})
    assert texts(m, 0, "build") == []
    assert rule(m, 0, "build theatre") == "P-5.1.4"
    assert player(m, 0)["money"] == 3500


def test_p5_1_4_a_place_only_with_more_architects() -> None:
    """[P-5.1.4] [P-5.3.5] What fits only touching others can be begun with 2 architects and not with 1."""
    buildings = {name: FULL["buildings"][name] for name in FULL["buildings"] if name != "tower"}
    for architects in range(4):
        m = table({"buildings": buildings, "architects": architects})
        assert (rule(m, 0, "build tower") == "") == (architects >= 2)


def test_p5_1_4_once_cards_were_looked_at_the_purchase_stands() -> None:
    """[P-5.1.4] One of the five must be kept; there is no way back, and the money is gone."""
    m = table({"money": 300})
    m.play(0, "learn")
    draw(m, *[f"turn_up {card}" for card in NAMES[:5]])
    assert {text.split()[0] for text in texts(m, 0)} == {"keep"}
    assert player(m, 0)["money"] == 0


# ---------------------------------------------------------------- works


def test_p5_2_1_the_card_lies_on_the_table_and_cannot_be_used_again() -> None:
    """[P-5.2.1] From the hand, face up on the table, where it stays; a card not in hand cannot be played."""
    m = table({"professions": NAMES[:4], "jesters": 3, "table": ["poet"]}, {"professions": ["jurist"]})
    work(m, 0, NAMES[0])
    m.play(0, "change 0")
    assert sorted(player(m, 0)["table"]) == sorted(["poet", NAMES[0]])
    assert sorted(player(m, 0)["professions"]) == sorted(NAMES[1:4])
    for card in (NAMES[0], "poet", "jurist", "painter", "each_park"):
        assert rule(m, 0, f"work {card}") == "P-5.2.1"
    all_done(m)
    assert NAMES[0] in player(m, 0)["table"]


@pytest.mark.parametrize("building", [False, True])
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("freedom", [False, True])
def test_p5_2_2_p5_2_3_the_wants(building: bool, landscape: bool, freedom: bool) -> None:
    """[P-5.2.2] [P-5.2.3] 4 for the building, 3 for the landscape, 3 for the freedom, none of them compulsory."""
    pieces = ["theatre"] * building + ["lake"] * landscape
    mine = {"professions": ["poet"], "jesters": 3, "freedoms": ["travel"] * freedom, **own(*pieces)}
    assert work(table(mine), 0, "poet") == 7 + 4 * building + 3 * landscape + 3 * freedom


WANTS = """
mathematician university lake religion, theologian university park travel, philosopher university forest opinion,
botanist laboratory park religion, alchemist laboratory lake opinion, physicist laboratory forest travel,
watchmaker workshop lake travel, goldsmith workshop park opinion, bell_maker workshop forest religion,
cartographer library lake religion, jurist library forest opinion, choreographer opera forest travel,
composer opera lake opinion, sculptor studio forest religion, painter studio lake travel,
pharmacist hospital park opinion, physician hospital forest travel, dramatist theatre park religion,
poet theatre lake travel, astronomer tower forest religion, organ_builder chapel forest opinion
"""


@pytest.mark.parametrize("wants", [line.strip() for line in WANTS.split(",")])
def test_p5_2_2_every_profession_by_its_own_wants(wants: str) -> None:
    """[P-5.2.2] [P-14.1] Each wanted thing counts for this profession, all others together do not."""
    card, building, landscape, freedom = wants.split()
    mine: Player = {"professions": [card], "jesters": 3}
    assert work(table({**mine, "freedoms": [freedom], **own(building, landscape)}), 0, card) == 17
    freedoms = [name for name in ("travel", "religion", "opinion") if name != freedom]
    pieces = [kind for kind in LANDSCAPES if kind != landscape]
    small = [name for name in ("tower", "chapel", "opera") if name != building]
    assert work(table({**mine, "freedoms": freedoms, **own(*pieces, *small)}), 0, card) == 7


def test_p5_2_2_cards_in_hand_and_on_the_table_count() -> None:
    """[P-5.2.2] 1 for each profession or recruiting card owned, the card just played included; bonus cards do not."""
    mine: Player = {"professions": ["poet", "jurist"], "table": ["painter"], "jesters": 2}
    mine |= {"recruiting_cards": 1, "recruiting_on_table": 1, "bonus": ["each_park"], "prestige_cards": ["most_parks"]}
    assert work(table(mine), 0, "poet") == 4 + 5


@pytest.mark.parametrize(("round", "least"), [(1, 7), (2, 10), (3, 12), (4, 14), (5, 15), (6, 16), (7, 17)])
def test_t09_p5_2_4_minimum_of_each_round(round: int, least: int) -> None:
    """T-09 [P-5.2.4] Round 2: 10 suffices, 9 does not; round 6: 16; the other rounds likewise."""
    cards = NAMES[:least]
    assert rule(table({"professions": cards}, round=round), 0, f"work {cards[0]}") == ""
    m = table({"professions": cards[1:]}, round=round)
    assert rule(m, 0, f"work {cards[1]}") == "P-5.2.4"
    assert [why.numbers for why in m.why_not(0, f"work {cards[1]}")] == [{"need": least, "have": least - 1}]
    assert texts(m, 0, "work") == []


def test_p5_2_4_option_for_round_4() -> None:
    """[P-5.2.4] min_wv_round_4 = 13: 13 suffices in round 4 and does not in round 5."""
    options = {"min_wv_round_4": 13}
    assert rule(table({"professions": NAMES[:13]}, round=4, options=options), 0, f"work {NAMES[0]}") == ""
    assert rule(table({"professions": NAMES[:12]}, round=4, options=options), 0, f"work {NAMES[0]}") == "P-5.2.4"
    assert rule(table({"professions": NAMES[:13]}, round=5, options=options), 0, f"work {NAMES[0]}") == "P-5.2.4"
    assert rule(table({"professions": NAMES[:13]}, round=4), 0, f"work {NAMES[0]}") == "P-5.2.4"


def test_t10_p5_2_2_the_poet_of_the_book() -> None:
    """T-10 [P-5.2.2] [P-5.2.6] [P-5.2.7] [P-5.2.8] Round 3: 4 + 0 + 3 + 4 + 4 = 15; 7 PP, 100 florins."""
    anna = {"professions": ["poet", "jurist", "painter"], "recruiting_cards": 1, "freedoms": ["travel"], "jesters": 2}
    m = table({**anna, **own("theatre")}, round=3)
    before = player(m, 0)
    assert work(m, 0, "poet") == 15
    m.play(0, "change 7")
    assert gains(before, player(m, 0)) == {"money": 100, "prestige": 7, "best_work": 15}


@pytest.mark.parametrize("points", range(8))
def test_t11_p5_2_7_change_of_a_work_of_15(points: int) -> None:
    """T-11 [P-5.2.7] WV 15: 1 to 7 PP for 200 to 1400 florins, or none; 8 are too many, however rich."""
    m = table({"professions": NAMES[:15], "money": 9000})
    assert work(m, 0, NAMES[0]) == 15
    assert texts(m, 0) == [f"change {n}" for n in range(8)]
    assert rule(m, 0, "change 8") == "P-5.2.7"
    m.play(0, f"change {points}")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (9000 + 1500 - 200 * points, points)
    assert m.scores()[0]["works"] == points


def test_t76_p5_2_3_p5_2_4_no_want_fulfilled() -> None:
    """T-76 [P-5.2.3] [P-5.2.4] Round 1: 2 jesters, 3 cards: 7, legal; 1 jester: 5, illegal."""
    three = ["poet", "jurist", "painter"]
    assert work(table({"professions": three, "jesters": 2}), 0, "poet") == 7
    m = table({"professions": three, "jesters": 1})
    assert rule(m, 0, "work poet") == "P-5.2.4"
    assert [why.numbers["have"] for why in m.why_not(0, "work poet")] == [5]


def test_t77_p5_2_4_p5_2_5_a_bonus_card_reaches_the_minimum() -> None:
    """T-77 [P-5.2.4] [P-5.2.5] Round 3: 11 is too little; with a bonus card worth 1 legal, and it is then out."""
    eleven: Player = {"professions": ["poet"], "jesters": 5}
    assert rule(table(eleven, round=3), 0, "work poet") == "P-5.2.4"
    m = table({**eleven, "bonus": ["each_building"], **own("tower")}, round=3)
    assert rule(m, 0, "work poet") == ""
    m.play(0, "work poet")
    assert texts(m, 0) == ["bonus each_building"]
    assert rule(m, 0, "finish") == "P-5.2.4"
    m.play(0, "bonus each_building")
    assert told(m, "completed")[-1]["value"] == 12
    assert player(m, 0)["bonus"] == []
    assert out(m) == ["each_building"]


def test_p5_2_5_any_number_of_bonus_cards_within_one_action() -> None:
    """[P-5.2.5] Three cards with one work, one kept; all in one action; each counts once and is out of the game."""
    bonus = ["each_building", "each_jester", "each_park", "each_lake"]
    m = table({"professions": ["poet", "jurist"], "jesters": 3, "bonus": bonus, **own("tower", "chapel")})
    assert work(m, 0, "poet", "each_building", "each_jester", "each_park") == 8 + 2 + 6 + 0
    assert player(m, 0)["bonus"] == ["each_lake"]
    assert sorted(out(m)) == ["each_building", "each_jester", "each_park"]  # type: ignore[call-overload]
    m.play(0, "change 0")
    assert rule(m, 0, "work jurist") == ""
    assert stack(m, "bonus") == {"shuffled": 16, "under": []}
    m.play(0, "work jurist")
    assert texts(m, 0, "bonus") == ["each_lake"]


def test_p5_2_5_only_bonus_cards_of_the_own_hand() -> None:
    """[P-5.2.5] Not those of others, not those out of the game, not twice."""
    m = table(
        {"professions": ["poet"], "jesters": 3, "bonus": ["each_jester", "each_lake"]},
        {"bonus": ["each_park"]},
        out=["each_forest"],
    )
    play(m, 0, "work poet", "bonus each_jester")
    for card in ("each_park", "each_forest", "each_jester", "each_building", "jurist", "most_parks"):
        assert rule(m, 0, f"bonus {card}").startswith("P-5.2.")


def test_p5_2_5_the_reason_for_a_bonus_card_is_its_own_rule() -> None:
    """[P-5.2.5] A bonus card that is not in hand is refused by the rule of bonus cards."""
    m = table({"professions": ["poet"], "jesters": 3, "bonus": ["each_lake"]})
    m.play(0, "work poet")
    assert rule(m, 0, "bonus each_park") == "P-5.2.5"


@pytest.mark.parametrize("value", [7, 8, 12])
def test_p5_2_6_the_bank_pays_100_for_each_wv(value: int) -> None:
    """[P-5.2.6] 100 x WV florins."""
    m = table({"professions": NAMES[:value]})
    assert work(m, 0, NAMES[0]) == value
    m.play(0, "change 0")
    assert player(m, 0)["money"] == 3500 + 100 * value


def test_p5_2_7_only_at_that_moment_and_only_out_of_this_sum() -> None:
    """[P-5.2.7] Odd sums leave 100; afterwards, and before a work, money cannot be changed."""
    m = table({"professions": NAMES[:7], "money": 5000})
    assert rule(m, 0, "change 1") == "not-now"
    work(m, 0, NAMES[0])
    assert texts(m, 0) == ["change 0", "change 1", "change 2", "change 3"]
    m.play(0, "change 3")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (5100, 3)
    assert rule(m, 0, "change 1") == "not-now"


def test_p5_2_8_the_marker_shows_the_higher_work() -> None:
    """[P-5.2.8] 10 and then 17: marker 17; 17 and then 10: 17, never 27; WV itself gives no PP."""
    mine = {"professions": ["poet", "jurist", *NAMES[:2]], "jesters": 3, **own("theatre", "lake")}
    for order in (["jurist", "poet"], ["poet", "jurist"]):
        m = table(mine)
        values = []
        for card in order:
            values.append(work(m, 0, card))
            m.play(0, "change 0")
        assert sorted(values) == [10, 17]
        assert (player(m, 0)["best_work"], player(m, 0)["prestige"]) == (17, 0)


def test_p5_2_9_the_order_of_a_work() -> None:
    """[P-5.2.9] Card on the table, bonus cards, value, payment, change; the events stand in this order."""
    m = table({"professions": NAMES[:7], "bonus": ["works_on_table"]})
    assert work(m, 0, NAMES[0], "works_on_table") == 8
    m.play(0, "change 2")
    kinds = [event["event"] for event in m.log()]
    assert kinds == ["work", "bonus", "completed", "gained", "changed", "points"]


def test_p5_2_9_a_work_below_the_minimum_is_never_started() -> None:
    """[P-5.2.9] Neither all bonus cards together nor a preview start it; a preview changes nothing."""
    mine: Player = {"professions": NAMES[:4], "jesters": 2, "bonus": ["each_park", "each_jester"]}
    assert rule(table(mine, round=4), 0, f"work {NAMES[0]}") == "P-5.2.4"
    m = table(mine, round=3)
    assert rule(m, 0, f"work {NAMES[0]}") == ""
    digest = m.digest
    m.preview(0, f"work {NAMES[0]}")
    assert m.digest == digest
    play(m, 0, f"work {NAMES[0]}", "bonus each_park")
    assert rule(m, 0, "finish") == "P-5.2.4"
    play(m, 0, "bonus each_jester")
    assert told(m, "completed")[-1]["value"] == 12


def test_p5_2_9_cards_that_count_other_cards_are_previewed_rightly() -> None:
    """[P-5.2.9] [P-12.7] [P-12.14] Hand and table are counted as they lie once the profession is on the table."""
    assert rule(table({"professions": NAMES[:6], "bonus": ["works_on_table"]}), 0, f"work {NAMES[0]}") == ""
    assert rule(table({"professions": NAMES[:5], "bonus": ["works_on_table"]}), 0, f"work {NAMES[0]}") == "P-5.2.4"
    hand = ["profession_cards_in_hand"]
    assert rule(table({"professions": NAMES[:4], "bonus": hand}), 0, f"work {NAMES[0]}") == ""
    assert rule(table({"professions": NAMES[:3], "bonus": hand}), 0, f"work {NAMES[0]}") == "P-5.2.4"
    six: Player = {"professions": NAMES[:3], "recruiting_on_table": 1, "bonus": hand}
    m = table(six)
    assert [why.numbers for why in m.why_not(0, f"work {NAMES[0]}")] == [{"need": 7, "have": 6}]


# ---------------------------------------------------------------- building


@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize(("architects", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_t87_p5_3_1_price_and_points(architects: int, price: int, building: str) -> None:
    """T-87 [P-5.3.1] 700, 300, 300, 0 whatever the size; each time 3 PP, after the payment."""
    m = table({"architects": architects, "money": price})
    m.play(0, f"build {building}")
    put_anywhere(m, 0)
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (0, 3)
    assert m.scores()[0]["buildings"] == 3
    assert len(player(m, 0)["buildings"][building]) == len(squares_of(building))


def test_p5_3_2_placed_at_once_from_the_supply() -> None:
    """[P-5.3.2] One tile leaves the supply and lies where it was put."""
    m = table()
    play(m, 0, "build opera", "put e1 0")
    assert player(m, 0)["buildings"] == {"opera": at("opera", "e1")}
    assert supply(m)["buildings"]["opera"] == 2


THREE = [{"buildings": {"university": at("university", "a1")}}] * 3


def test_t88_p5_3_2_p5_3_7_three_universities() -> None:
    """T-88 [P-5.3.2] [P-5.3.7] Three are built: a fourth player cannot; a player who has one cannot build a second."""
    m = table({}, *THREE)
    assert "university" not in texts(m, 0, "build")
    assert rule(m, 0, "build university") == "P-5.3.2"
    assert rule(m, 0, "build laboratory") == ""
    m = table(THREE[0])
    assert rule(m, 0, "build university") == "P-5.3.7"
    assert supply(m)["buildings"]["university"] == 2


def test_p5_3_2_none_left_is_refused_by_the_rule_of_buildings() -> None:
    """[P-5.3.2] The reason names the clause on buildings, not the one on stacks of the auction."""
    assert rule(table({}, *THREE), 0, "build university") == "P-5.3.2"


def test_t16_p5_3_7_a_second_tower_is_illegal() -> None:
    """T-16 [P-5.3.7] Second tower in one principality: illegal, also with 3 architects; other types are free."""
    m = table({"buildings": {"tower": at("tower", "a1")}, "architects": 3})
    assert rule(m, 0, "build tower") == "P-5.3.7"
    assert texts(m, 0, "build") == [name for name in BUILDINGS if name != "tower"]


def test_t13_p5_3_3_off_the_grid() -> None:
    """T-13 [P-5.3.3] Turned and flipped freely, but inside the grid."""
    m = table()
    m.play(0, "build library")
    for move in ("put f1 0", "put g1 1", "put e6 4", "put a6 0"):
        assert rule(m, 0, move) == "P-5.3.3"
    assert {text.split()[1] for text in texts(m, 0, "put")} >= {"0", "1", "2", "3"}
    m = table()
    m.play(0, "build hospital")
    assert {text.split()[1] for text in texts(m, 0, "put")} == {str(turn) for turn in range(8)}


def test_t14_p5_3_4_overlap() -> None:
    """T-14 [P-5.3.4] Overlap with building, landscape or palace: illegal, with any number of architects."""
    for architects in range(4):
        m = table(
            {
                "architects": architects,
                "buildings": {"chapel": at("chapel", "a1")},
                "landscapes": [{"type": "lake", "cells": at("lake", "f1")}],
            }
        )
        m.play(0, "build tower")
        for move in ("put a1 0", "put a2 0", "put e1 0", "put g1 1", "put a6 0", "put c7 0", "put c5 1"):
            assert rule(m, 0, move) == "P-5.3.4"


def test_t15_p5_3_5_touching() -> None:
    """T-15 [P-5.3.5] Touching a building or the palace without 2 or 3 architects: illegal."""
    for architects in range(4):
        m = table({"architects": architects, "buildings": {"chapel": at("chapel", "a1")}})
        m.play(0, "build tower")
        for move in ("put c2 0", "put a3 0", "put c1 1", "put a5 0", "put d5 1", "put d7 0"):
            assert rule(m, 0, move) == ("" if architects >= 2 else "P-5.3.5")


@pytest.mark.parametrize("building", BUILDINGS)
def test_t83_p5_3_5_a_square_above_the_palace(building: str) -> None:
    """T-83 [P-5.3.5] Any building with square (4,1) touches palace (5,1): 0 or 1 architect illegal, 2 or 3 legal."""
    places = [
        f"put {corner} {turn}"
        for corner, turn, squares in placements(building)
        if (4, 1) in squares and not squares & PALACE
    ]
    assert places
    for architects in range(4):
        m = table({"architects": architects})
        m.play(0, f"build {building}")
        for move in places:
            assert rule(m, 0, move) == ("" if architects >= 2 else "P-5.3.5")


@pytest.mark.parametrize("building", [name for name in BUILDINGS if name != "tower"])
def test_t86_p5_3_5_next_to_a_building_and_corner_to_corner(building: str) -> None:
    """T-86 [P-5.3.5] (2,2) beside (2,3): illegal with 1, legal with 2. (2,2) and (3,3) only: legal with 0."""
    upright: Player = {"buildings": {"tower": [cell(row, 3) for row in (0, 1, 2)]}}
    beside = [
        f"put {corner} {turn}"
        for corner, turn, squares in placements(building)
        if (2, 2) in squares and not squares & (PALACE | {(0, 3), (1, 3), (2, 3)})
    ]
    assert beside
    for architects in (1, 2):
        m = table({**upright, "architects": architects})
        m.play(0, f"build {building}")
        for move in beside:
            assert rule(m, 0, move) == ("" if architects == 2 else "P-5.3.5")
    low = {(3, 3), (3, 4), (3, 5)}
    m = table({"buildings": {"tower": named(low)}})
    m.play(0, f"build {building}")
    corner_only = [
        f"put {corner} {turn}"
        for corner, turn, squares in placements(building)
        if (2, 2) in squares and not squares & (PALACE | low) and not squares & around(PALACE | low)
    ]
    assert corner_only
    assert {rule(m, 0, move) for move in corner_only} == {""}


def test_p5_3_6_buildings_and_landscapes_may_touch() -> None:
    """[P-5.3.6] With 0 architects a tower lies right beside a lake and between two of them."""
    lakes = [{"type": "lake", "cells": at("lake", name)} for name in ("d1", "d4")]
    m = table({"landscapes": lakes})
    m.play(0, "build tower")
    assert rule(m, 0, "put d3 0") == ""
    assert rule(m, 0, "put f1 1") == ""


def test_p5_3_8_buildings_stay() -> None:
    """[P-5.3.8] A building lies at the end of the game where it was put."""
    m = table(round=6)
    play(m, 0, "build opera", "put e1 0")
    while not m.over:
        all_done(m)
        refuse_all(m)
    assert player(m, 0)["buildings"] == {"opera": at("opera", "e1")}


def test_t89_p5_3_9_the_palace_is_counted_nowhere() -> None:
    """T-89 [P-5.3.9] Each building and most buildings do not count it; the building size classes do not either."""
    for card in ("each_building", "building_size_classes", "small_buildings_and_landscapes", "each_large_building"):
        m = table({"professions": NAMES[:7], "bonus": [card]})
        assert work(m, 0, NAMES[0], card) == 7
    m = table({"prestige_cards": ["most_buildings"]}, seats=3, turn=2, round=7)
    m.play(2, "done")
    assert m.scores()[0]["prestige_cards"] == 0


# ---------------------------------------------------------------- professions, freedoms, bonus cards


@pytest.mark.parametrize(("move", "deck", "cards"), [("learn", "professions", NAMES), ("buy_bonus", "bonus", BONUS)])
def test_p5_4_1_p5_6_1_look_at_five_keep_one(move: str, deck: str, cards: list[str]) -> None:
    """[P-5.4.1] [P-5.6.1] 300 florins, the top 5, 1 into the hand, 4 under the stack in the order chosen."""
    m = table()
    m.play(0, move)
    assert player(m, 0)["money"] == 3200
    for i in range(5):
        assert texts(m, CHANCE, "turn_up") == cards[i:]
        draw(m, f"turn_up {cards[i]}")
    assert sorted(texts(m, 0, "keep")) == sorted(cards[:5])
    play(m, 0, f"keep {cards[3]}", f"under {cards[4]}", f"under {cards[0]}", f"under {cards[2]}")
    assert player(m, 0)[deck] == [cards[3]]
    assert stack(m, deck) == {"shuffled": len(cards) - 5, "under": [cards[i] for i in (4, 0, 2, 1)]}
    for viewer in (1, None):
        assert {event["card"] for event in told(m, "kept", viewer)} == {None}


@pytest.mark.parametrize(("move", "deck", "cards"), [("learn", "professions", NAMES), ("buy_bonus", "bonus", BONUS)])
def test_t112_p5_4_1_p5_6_1_fewer_than_five_and_none(move: str, deck: str, cards: list[str]) -> None:
    """T-112 [P-5.4.1] [P-5.6.1] 2 left: look at 2, keep 1. 1 left: it is the one. None left: not possible."""
    m = table({}, {deck: cards[2:]})
    m.play(0, move)
    look(m, 0, *cards[:2])
    assert player(m, 0)[deck] == cards[:1]
    assert stack(m, deck) == {"shuffled": 0, "under": [cards[1]]}
    m = table({}, {deck: cards[1:]})
    m.play(0, move)
    look(m, 0, cards[0])
    assert player(m, 0)[deck] == cards[:1]
    m = table({}, {deck: cards})
    assert move not in texts(m, 0)
    assert rule(m, 0, move) != ""


@pytest.mark.parametrize(
    ("move", "deck", "cards", "clause"),
    [("learn", "professions", NAMES, "P-5.4.1"), ("buy_bonus", "bonus", BONUS, "P-5.6.1")],
)
def test_p5_4_1_p5_6_1_an_empty_stack_is_refused_by_its_own_rule(
    move: str, deck: str, cards: list[str], clause: str
) -> None:
    """[P-5.4.1] [P-5.6.1] The reason names the clause on this purchase, not the one on stacks of the auction."""
    assert rule(table({}, {deck: cards}), 0, move) == clause


def test_t112_p5_4_1_six_purchases_with_five_players() -> None:
    """T-112 [P-5.4.1] Six professions in the stack: after six purchases the action is not available."""
    hands = [{"professions": NAMES[3 * seat : 3 * seat + 3], "money": 9000} for seat in range(5)]
    m = table(*hands, seats=5)
    bought = 0
    while bought < 6:
        seat = m.waiting[0]
        if "learn" not in texts(m, seat):
            m.play(seat, "done" if "done" in texts(m, seat) else "refuse")
            continue
        m.play(seat, "learn")
        while m.waiting == [CHANCE]:
            draw(m, texts(m, CHANCE)[0])
        while {text.split()[0] for text in texts(m, seat)} & {"keep", "under"}:
            m.play(seat, texts(m, seat)[0])
        bought += 1
    assert stack(m, "professions") == {"shuffled": 0, "under": []}
    while not m.over:
        seat = m.waiting[0]
        assert "learn" not in texts(m, seat)
        m.play(seat, "done" if "done" in texts(m, seat) else "refuse")


def test_p5_4_1_cards_put_under_come_up_again() -> None:
    """[P-5.4.1] When the shuffled cards are used up the next buyer sees the cards put under, in their order."""
    m = table({}, {"professions": NAMES[6:]}, stacks={"professions": {"under": NAMES[:6]}})
    m.play(0, "learn")
    while m.waiting == [CHANCE]:
        draw(m, texts(m, CHANCE)[0])
    assert sorted(texts(m, 0, "keep")) == sorted(NAMES[:5])


@pytest.mark.parametrize("freedom", ["travel", "religion", "opinion"])
def test_p5_5_1_introducing_a_freedom(freedom: str) -> None:
    """[P-5.5.1] 300 florins, one less in the supply; a type already owned cannot be introduced again."""
    m = table()
    m.play(0, f"introduce {freedom}")
    assert (player(m, 0)["money"], player(m, 0)["freedoms"]) == (3200, [freedom])
    assert supply(m)["freedoms"][freedom] == 2
    m = table({"freedoms": [freedom]})
    assert rule(m, 0, f"introduce {freedom}") == "P-5.5.1"
    assert texts(m, 0, "introduce") == [name for name in ("travel", "religion", "opinion") if name != freedom]


def test_p5_5_1_seven_professions_want_each_freedom() -> None:
    """[P-5.5.1] 7 each."""
    assert [[card.freedom for card in PROFESSIONS].count(i) for i in range(3)] == [7, 7, 7]


def test_t82_p5_5_1_none_left() -> None:
    """T-82 [P-5.5.1] 3 players, both travel freedoms taken: the third cannot introduce travel."""
    m = table({}, {"freedoms": ["travel"]}, {"freedoms": ["travel"]}, seats=3)
    assert texts(m, 0, "introduce") == ["religion", "opinion"]
    assert rule(m, 0, "introduce travel") == "P-5.5.1"


def test_p5_5_1_none_left_is_refused_by_the_rule_of_freedoms() -> None:
    """[P-5.5.1] The reason names the clause on freedoms, not the one on stacks of the auction."""
    m = table({}, {"freedoms": ["travel"]}, {"freedoms": ["travel"]}, seats=3)
    assert rule(m, 0, "introduce travel") == "P-5.5.1"


# ---------------------------------------------------------------- end of the round


def last_turn(*best: int, round: int = 1) -> Match:
    """Seat 0 is the last to act; the markers stand as given."""
    return table(*[{"best_work": n} for n in best], seats=len(best), start=1, turn=0, round=round)


@pytest.mark.parametrize(
    ("best", "points"),
    [
        ((17, 17, 15), (3, 3, 0)),
        ((0, 0, 12), (0, 0, 3)),
        ((0, 0, 0), (0, 0, 0)),
        ((9, 9, 9), (3, 3, 3)),
        ((8, 9, 7), (0, 3, 0)),
    ],
)
def test_t80_p6_1_best_work(best: tuple[int, ...], points: tuple[int, ...]) -> None:
    """T-80 [P-6.1] The highest single WV gets 3 PP, all who tie get 3, a sole work too, nobody without a work."""
    m = last_turn(*best)
    m.play(0, "done")
    assert tuple([player(m, seat)["prestige"] for seat in range(3)]) == points
    assert tuple([m.scores()[seat]["best_work"] for seat in range(3)]) == points


def test_t80_p5_2_8_p6_1_two_works_are_not_added() -> None:
    """T-80 [P-5.2.8] [P-6.1] A completes 10 and 17, B 17, C 15: A and B 3 PP each."""
    a = {"professions": ["poet", "jurist", *NAMES[:2]], "jesters": 3, **own("theatre", "lake")}
    m = table(a, {"best_work": 17}, {"best_work": 15}, seats=3, start=1, turn=0)
    assert work(m, 0, "jurist") == 10
    m.play(0, "change 0")
    assert work(m, 0, "poet") == 17
    m.play(0, "change 0")
    all_done(m)
    assert [player(m, seat)["prestige"] for seat in range(3)] == [3, 3, 0]


def test_p6_2_markers_come_back() -> None:
    """[P-6.2] In the next round no marker stands on the track: the work of round 1 wins nothing in round 2."""
    m = last_turn(17, 8, 0)
    m.play(0, "done")
    assert [player(m, seat)["best_work"] for seat in range(3)] == [0, 0, 0]
    assert (m.position()["round"], m.position()["start"]) == (2, 2)
    refuse_all(m)
    all_done(m)
    assert [player(m, seat)["prestige"] for seat in range(3)] == [3, 0, 0]


def test_p6_3_after_round_7_best_work_then_the_end() -> None:
    """[P-6.3] Best work first, then prestige cards are revealed, then it is over."""
    m = table({"best_work": 20, "prestige_cards": ["most_lakes"], **own("lake")}, {}, {}, seats=3, turn=2, round=7)
    m.play(2, "done")
    assert m.over
    kinds = [event["event"] for event in m.log()]
    assert kinds.index("best-work") < kinds.index("revealed") < kinds.index("ended")
    assert player(m, 0)["prestige"] == 3 + 6


def test_p6_3_the_last_uses_of_characters_stand_between() -> None:
    """[P-6.3] With the expansion the professor is asked after the best work and before prestige cards are revealed."""
    m = table({"best_work": 20, "character": "professor"}, {}, {}, seats=3, turn=2, round=7, options=EXPANDED)
    m.play(2, "done")
    assert m.waiting == [0]
    assert "professor prestige" in texts(m, 0)
    assert told(m, "best-work") != []
    m.play(0, "professor prestige")
    look(m, 0, *["fewest_empty_squares", "most_parks", "most_lakes", "most_works", "all_freedoms"])
    assert m.over
    assert m.scores()[0]["prestige_cards"] == 4


# ---------------------------------------------------------------- bonus cards

BOOK = {
    "architects": 2,
    "prestige_cards": PRESTIGE_CARDS[:1],
    "freedoms": ["travel", "religion"],
    "professions": ["alchemist", "jurist"],
    "table": ["painter", "poet"],
    "recruiting_cards": 1,
    **own("forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel"),
}


@pytest.mark.parametrize(
    ("case", "clause", "card", "value"),
    [
        ("T-17", "P-12.1", "each_building", 5),
        ("T-18", "P-12.2", "small_buildings_and_landscapes", 5),
        ("T-19", "P-12.3", "each_forest", 4),
        ("T-20", "P-12.4", "each_freedom", 4),
        ("T-21", "P-12.5", "each_architect", 4),
        ("T-22", "P-12.6", "prestige_cards_and_freedoms", 3),
        ("T-23", "P-12.7", "profession_cards_in_hand", 2),
        ("T-24", "P-12.8", "each_large_building", 4),
        ("T-25", "P-12.9", "building_size_classes", 6),
        ("T-26", "P-12.10", "each_lake", 2),
        ("T-27", "P-12.11", "each_jester", 0),
        ("T-28", "P-12.12", "architects_and_lakes", 3),
        ("T-29", "P-12.13", "landscape_types", 4),
        ("T-30", "P-12.14", "works_on_table", 3),
        ("T-31", "P-12.15", "medium_buildings_and_forests", 3),
        ("T-32", "P-12.16", "each_landscape", 3),
        ("T-33", "P-12.17", "each_park", 0),
        ("T-34", "P-12.18", "jesters_and_freedoms", 2),
        ("T-35", "P-12.19", "each_prestige_card", 2),
        ("T-36", "P-12.20", "element_kinds", 5),
    ],
)
def test_t17_to_t36_p12_the_book_s_example(case: str, clause: str, card: str, value: int) -> None:
    """T-17 to T-36: [P-12.1] [P-12.2] [P-12.3] [P-12.4] [P-12.5] [P-12.6] [P-12.7] [P-12.8] [P-12.9] [P-12.10]
    [P-12.11] [P-12.12] [P-12.13] [P-12.14] [P-12.15] [P-12.16] [P-12.17] [P-12.18] [P-12.19] [P-12.20]
    """
    assert BONUS.index(card) + 1 == int(clause.split(".")[1])
    m = table({**BOOK, "bonus": [card]})
    assert work(m, 0, "alchemist", card) == 3 + 5 + value, case  # a lake, 5 cards
    assert told(m, "bonus")[-1]["value"] == value


def bonus_value(mine: Player, card: str) -> int:
    """What a bonus card adds for a player in round 1."""
    m = table({"professions": NAMES[:7], **mine, "bonus": [card]})
    work(m, 0, NAMES[0], card)
    return int(told(m, "bonus")[-1]["value"])


def test_t72_p4_2_1_p12_11_jesters_twice() -> None:
    """T-72 [P-4.2.1] [P-12.11] 3 jesters with each_jester: 6 + 6 = 12 WV from jesters."""
    assert bonus_value({"jesters": 3}, "each_jester") == 6
    m = table({"professions": ["poet"], "jesters": 3, "bonus": ["each_jester"]})
    assert work(m, 0, "poet", "each_jester") == 1 + 12


def test_t73_p12_17_p12_18_p12_2() -> None:
    """T-73 [P-12.17] [P-12.18] [P-12.2] 2 parks: 4. 3 jesters, 2 freedoms: 5. 2 parks, 1 lake, tower: 4."""
    assert bonus_value(own("park", "park"), "each_park") == 4
    assert bonus_value({"jesters": 3, "freedoms": ["travel", "opinion"]}, "jesters_and_freedoms") == 5
    assert bonus_value(own("park", "park", "lake", "tower"), "small_buildings_and_landscapes") == 4


def test_t74_p12_20_kinds_of_elements() -> None:
    """T-74 [P-12.20] All seven kinds: 7. 3 forests and nothing else: 1. Each kind alone: 1."""
    kinds: list[Player] = [
        {"jesters": 2}, {"architects": 2}, {"prestige_cards": PRESTIGE_CARDS[:2]}, {"freedoms": ["travel", "opinion"]}
    ]  # fmt: skip
    everything: Player = own("forest", "lake", "park", "park")
    for kind in kinds:
        everything |= kind
        assert bonus_value(kind, "element_kinds") == 1
    assert bonus_value(everything, "element_kinds") == 7
    assert bonus_value(own("forest", "forest", "forest"), "element_kinds") == 1
    assert bonus_value(own("tower", "chapel"), "element_kinds") == 0


@pytest.mark.parametrize(
    ("clause", "card", "mine", "value"),
    [
        ("P-12.1", "each_building", own("tower"), 1),
        ("P-12.8", "each_large_building", own("university", "laboratory", "workshop"), 6),
        ("P-12.9", "building_size_classes", own("tower", "chapel"), 2),
        ("P-12.9", "building_size_classes", own("opera", "workshop", "library"), 4),
        ("P-12.13", "landscape_types", own("forest", "lake", "park", "park"), 6),
        ("P-12.15", "medium_buildings_and_forests", own("opera", "studio", "tower", "forest"), 3),
        ("P-12.16", "each_landscape", own("park", "park", "lake"), 3),
        ("P-12.4", "each_freedom", {"freedoms": ["travel", "religion", "opinion"]}, 6),
        ("P-12.5", "each_architect", {"architects": 3}, 6),
        ("P-12.19", "each_prestige_card", {"prestige_cards": PRESTIGE_CARDS[:3]}, 6),
        ("P-12.6", "prestige_cards_and_freedoms", {"prestige_cards": PRESTIGE_CARDS[:3], "freedoms": ["travel"]}, 4),
        ("P-12.12", "architects_and_lakes", {"architects": 1, **own("lake", "lake")}, 3),
        ("P-12.7", "profession_cards_in_hand", {"table": ["poet"]}, 6),
        ("P-12.14", "works_on_table", {"table": ["poet"], "recruiting_on_table": 2}, 4),
    ],
)  # fmt: skip
def test_p12_other_counts(clause: str, card: str, mine: Player, value: int) -> None:
    """[P-12.1] [P-12.8] [P-12.9] [P-12.13] [P-12.15] [P-12.16] [P-12.4] [P-12.5] [P-12.6] [P-12.7] [P-12.14]
    [P-12.19]
    """
    assert bonus_value(mine, card) == value, clause


def test_p12_0_bonus_cards_count_only_with_a_work() -> None:
    """[P-12.0] Not by themselves in a turn, not after the work; the palace never counts."""
    m = table({"professions": NAMES[:7], "bonus": ["each_building", "each_jester"]})
    assert rule(m, 0, "bonus each_building") == "not-now"
    assert work(m, 0, NAMES[0], "each_building") == 7
    assert rule(m, 0, "bonus each_jester") == "not-now"
    m.play(0, "change 0")
    assert rule(m, 0, "bonus each_jester") == "not-now"


def test_p12_0_1_a_card_worth_nothing_may_be_played_and_is_out() -> None:
    """[P-12.0.1] each_park without a park adds 0 and leaves the hand for good."""
    m = table({"professions": NAMES[:7], "bonus": ["each_park"]})
    m.play(0, f"work {NAMES[0]}")
    assert "bonus each_park" in texts(m, 0)
    m.play(0, "bonus each_park")
    assert told(m, "bonus")[-1]["value"] == 0
    assert (player(m, 0)["bonus"], out(m)) == ([], ["each_park"])


def test_p12_0_1_cards_out_of_the_game_never_come_up() -> None:
    """[P-12.0.1] [P-5.2.5] With one card out, a buyer can see each of the other 19 and not this one."""
    m = table(out=["each_park"])
    m.play(0, "buy_bonus")
    assert texts(m, CHANCE, "turn_up") == [card for card in BONUS if card != "each_park"]
