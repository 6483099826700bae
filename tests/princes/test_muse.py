"""The Muse and the Princess: part 10."""

from typing import Any

import msgspec
import pytest

import signoria
from signoria.games.princes.pieces import PROFESSIONS
from signoria.kernel.match import Match
from signoria.table.picture import picture
from signoria.table.pictures import DRAWN
from tests.princes.tables import (
    EXPANDED,
    PRESTIGE_CARDS,
    TOGETHER,
    Player,
    all_done,
    answers,
    auction,
    document,
    draw,
    gains,
    look,
    own,
    play,
    player,
    put_anywhere,
    refuse_all,
    rule,
    stack,
    table,
    texts,
    told,
    win,
    work,
)

CHARACTERS = ["muse", "cardinal", "princess", "merchant", "professor", "banker"]
BONUS = ["each_forest", "each_lake", "each_park", "each_jester", "each_freedom"]
FIVE = ["most_works", "most_parks", "most_lakes", "most_forests", "most_jesters"]


def sale(*players: Player, **fields: Any) -> Match:
    """Phase A2: nobody wanted anything in A1."""
    m = auction(*players, options=EXPANDED, **fields)
    refuse_all(m)
    return m


def acting(*players: Player, **fields: Any) -> Match:
    """Phase B with the expansion."""
    return table(*players, options=EXPANDED, **fields)


def choosing(*players: Player, **fields: Any) -> Match:
    """Phase A1 with the expansion."""
    return auction(*players, options=EXPANDED, **{"round": 3, **fields})


def money(m: Match) -> list[int]:
    return [player(m, seat)["money"] for seat in range(m.seats)]


def points(m: Match) -> list[int]:
    return [player(m, seat)["prestige"] for seat in range(m.seats)]


def characters(m: Match) -> list[str | None]:
    return [player(m, seat)["character"] for seat in range(m.seats)]


def pass_all(m: Match) -> None:
    """Nobody (further) wants a character."""
    while m.waiting and "pass" in texts(m, m.waiting[0]):
        m.play(m.waiting[0], "pass")


# ---------------------------------------------------------------- frame and bidding


def test_p10_1_1_p10_2_3_a2_from_the_start_player_on() -> None:
    """[P-10.1.1] [P-10.2.3] [P-10.2.8] After A1, clockwise from the start player; all passed, phase B begins."""
    m = sale(start=2)
    assert answers(m, "pass", "pass", "pass", "pass") == [2, 3, 0, 1]
    assert m.waiting == [2]
    assert "done" in texts(m, 2)
    assert characters(m) == [None] * 4


def test_p10_1_2_no_moving_back() -> None:
    """[P-10.1.2] Neither in A1 nor in a turn nor for an answer is there money for PP."""
    for m in (auction({"prestige": 9}, options=EXPANDED), acting({"prestige": 9})):
        assert "cash" not in texts(m, 0)
        assert rule(m, 0, "cash") == "P-10.1.2"
    both = {**EXPANDED, **TOGETHER}
    m = table({}, {"prestige": 9}, options=both)
    play(m, 0, "propose right tower")
    put_anywhere(m, 0)
    m.play(0, "sum 0")
    assert rule(m, 1, "cash") == "P-10.1.2"


def test_p10_1_3_all_six_on_offer_again() -> None:
    """[P-10.1.3] [P-10.3.1] A card bought in one round is on offer in the next A2, and nobody keeps one into it."""
    m = sale(round=1)
    assert answers(m, "bid muse 3", "bid cardinal 3", "bid princess 3", "pass") == [0, 1, 2, 3]
    assert characters(m) == ["muse", "cardinal", "princess", None]
    all_done(m)
    refuse_all(m)
    assert m.waiting == [1]
    assert characters(m) == [None] * 4
    assert [name for name in CHARACTERS if f"{name} 3" in texts(m, 1, "bid")] == CHARACTERS


def test_t104_p10_1_3_one_card_each_round() -> None:
    """T-104 [P-10.1.3] Whoever has bought the muse cannot bid on the princess in the same A2."""
    m = sale()
    assert answers(m, "bid muse 3", "bid cardinal 3", "bid cardinal 4", "pass") == [0, 1, 2, 3]
    assert m.waiting == [1]
    assert player(m, 0)["character"] == "muse"
    assert rule(m, 0, "bid princess 3") == "not-asked"
    m.play(1, "bid princess 3")
    assert characters(m) == ["muse", "princess", "cardinal", None]
    assert "done" in texts(m, 0)


def test_p10_2_1_bid_spaces() -> None:
    """[P-10.2.1] 300 to 1500, banker 0 to 500, by 100; nothing beyond."""
    m = sale()
    for name in CHARACTERS:
        spaces = [int(text.split()[1]) for text in texts(m, 0, "bid") if text.split()[0] == name]
        assert spaces == (list(range(6)) if name == "banker" else list(range(3, 16)))
    for move in ("bid muse 2", "bid muse 16", "bid banker 6"):
        assert rule(m, 0, move) == "P-10.2.1"


def test_p10_2_1_the_highest_space_cannot_be_exceeded() -> None:
    """[P-10.2.1] [P-10.2.5] After 1500 or the banker's 500 nobody can outbid."""
    m = sale()
    m.play(0, "bid muse 15")
    assert [text for text in texts(m, 1, "bid") if text.startswith("muse")] == []
    assert rule(m, 1, "bid muse 15") == "P-10.2.1"
    m = sale()
    m.play(0, "bid banker 5")
    assert [text for text in texts(m, 1, "bid") if text.startswith("banker")] == []


def test_p10_2_2_p10_2_9_cash_only() -> None:
    """[P-10.2.2] [P-10.2.9] A bid needs cash, for the banker too; PP do not help."""
    m = sale({"money": 400, "prestige": 20})
    assert rule(m, 0, "bid muse 4") == ""
    assert rule(m, 0, "bid muse 5") == "P-10.2.2"
    assert rule(m, 0, "bid banker 5") == "P-10.2.2"
    m = sale({"money": 0, "prestige": 20})
    assert texts(m, 0) == ["bid banker 0", "pass"]


def test_t56_p10_2_the_book_s_sale() -> None:
    """T-56 [P-10.2.3] [P-10.2.4] [P-10.2.5] [P-10.2.6] [P-10.2.9] [P-10.4.6] The example with four players."""
    m = sale()
    assert answers(m, "bid cardinal 3", "bid merchant 4", "bid cardinal 5", "bid princess 3") == [0, 1, 2, 3]
    assert m.waiting == [0]  # outbid, the marker came back
    m.play(0, "bid banker 0")
    m.play(1, "decline")
    assert money(m) == [3500 + 600, 3500 - 400, 3500 - 500, 3500 - 300]
    assert characters(m) == [None, "merchant", "cardinal", "princess"]
    assert m.position()["pot"] == 600
    assert "done" in texts(m, 0)


def test_t57_p10_2_4_red_pays_800_for_the_muse() -> None:
    """T-57 [P-10.2.4] Red's marker on the muse at 800, red's turn: pays 800, takes the card."""
    m = sale()
    answers(m, "bid muse 8", "pass", "pass", "pass")
    assert money(m)[0] == 2700
    assert player(m, 0)["character"] == "muse"
    assert told(m, "character") == [
        {"event": "character", "rule": "P-10.2.4", "seat": 0, "character": "muse", "hundreds": 8}
    ]


def test_t105_p10_2_4_p10_2_10_buying_is_compulsory() -> None:
    """T-105 [P-10.2.4] [P-10.2.6] [P-10.2.10] Marker on the princess: her price is paid now, no move is asked for."""
    m = sale()
    assert answers(m, "bid princess 3", "bid muse 3", "bid cardinal 3", "bid banker 1") == [0, 1, 2, 3]
    assert told(m, "character")[0]["seat"] == 0
    assert money(m)[:3] == [3200, 3200, 3200]
    assert "done" in texts(m, 0)


def test_p10_2_5_p10_2_10_a_pass_is_for_good() -> None:
    """[P-10.2.5] [P-10.2.10] Who passed is not asked again although others go on outbidding."""
    m = sale()
    assert answers(m, "pass", "bid muse 3", "bid muse 4", "pass", "bid muse 5", "bid muse 6", "pass") == [
        0, 1, 2, 3, 1, 2, 1,
    ]  # fmt: skip
    assert characters(m) == [None, None, "muse", None]


def test_p10_2_5_only_higher_on_an_occupied_card() -> None:
    """[P-10.2.5] An equal or lower space of an occupied card is refused, any space of a free one is not."""
    m = sale()
    m.play(0, "bid muse 5")
    assert rule(m, 1, "bid muse 5") == "P-10.2.5"
    assert rule(m, 1, "bid muse 4") == "P-10.2.5"
    assert rule(m, 1, "bid muse 6") == ""
    assert rule(m, 1, "bid cardinal 3") == ""


def test_p10_2_5_a_sold_card_is_gone() -> None:
    """[P-10.2.5] [P-10.2.4] A card taken in this A2 cannot be bid on any more."""
    m = sale()
    answers(m, "bid muse 3", "bid cardinal 3", "bid cardinal 4", "pass")
    assert player(m, 0)["character"] == "muse"
    assert m.waiting == [1]
    assert rule(m, 1, "bid muse 9") == "P-10.2.5"


def test_p10_2_6_whoever_is_outbid_may_take_another_card_or_outbid() -> None:
    """[P-10.2.6] Outbid, the player acts again when the turn comes round, not before."""
    m = sale()
    m.play(0, "bid muse 3")
    m.play(1, "bid muse 4")
    assert m.waiting == [2]
    answers(m, "pass", "pass")
    assert m.waiting == [0]
    assert rule(m, 0, "bid muse 5") == ""
    m.play(0, "bid banker 0")
    assert player(m, 1)["character"] == "muse"
    assert money(m)[0] == 4100


def test_p10_2_7_t102_the_banker_goes_to_the_higher_bid() -> None:
    """T-102 [P-10.2.7] [P-10.4.6] First bid 0, outbid by 100 or more, never by less or the same."""
    m = sale()
    m.play(0, "bid banker 0")
    assert rule(m, 1, "bid banker 0") == "P-10.2.5"
    assert [text for text in texts(m, 1, "bid") if text.startswith("banker")] == [f"banker {n}" for n in range(1, 6)]
    m.play(1, "bid banker 2")
    answers(m, "pass", "pass", "pass")
    assert money(m) == [3500, 3900, 3500, 3500]


@pytest.mark.parametrize("seats", [2, 5])
def test_p10_2_8_two_and_five_players(seats: int) -> None:
    """[P-10.2.8] [P-9.5] Everybody can have a card of his own."""
    m = sale(seats=seats)
    answers(m, *[f"bid {name} 3" for name in CHARACTERS[:3]][:seats])
    while "bid banker 0" in texts(m, m.waiting[0]) or "decline" in texts(m, m.waiting[0]):
        moves = texts(m, m.waiting[0])
        m.play(m.waiting[0], "decline" if "decline" in moves else "pass")
    assert [name for name in characters(m) if name] == CHARACTERS[: min(3, seats)]


# ---------------------------------------------------------------- use


def test_p10_3_1_p10_3_3_unused_cards_go_back() -> None:
    """[P-10.3.1] [P-10.3.3] [P-10.3.2] The princess not used in phase B of her round has no effect later."""
    m = acting({"character": "princess", **own("lake", "lake", "lake"), "professions": ["poet"]}, round=1, turn=3)
    play(m, 3, "done")
    refuse_all(m)
    pass_all(m)
    assert m.position()["round"] == 2
    assert characters(m) == [None] * 4
    play(m, 1, "done")
    play(m, 2, "done")
    play(m, 3, "done")
    assert rule(m, 0, "princess") == "P-10.3.1"


def test_p10_3_2_muse_only_in_her_round() -> None:
    """[P-10.3.2] The muse of round 1 does not help in round 2."""
    m = acting({"character": "muse", "professions": ["poet", "jurist"], "jesters": 4}, round=1, turn=3)
    play(m, 3, "done")
    refuse_all(m)
    pass_all(m)
    for seat in (1, 2, 3):
        m.play(seat, "done")
    assert work(m, 0, "poet") == 10


def test_p10_3_2_nor_do_the_cards_of_the_last_round_lie_there_until_the_next_sale() -> None:
    """[P-10.3.2] Muse, cardinal and princess are over with phase B; merchant and professor wait until A1 ends."""
    cards = ["muse", "cardinal", "princess", "merchant", "professor"]
    hands = zip(cards, [profession.name for profession in PROFESSIONS], strict=False)
    m = choosing(*[{"character": card, "professions": [name], "jesters": 1} for card, name in hands], seats=5)
    for seat, card in enumerate(cards):
        whole = msgspec.to_builtins(picture(DRAWN["princes"], m, seat))
        hand, shown = whole["mine"]["hand"][0], whole["table"]["players"][seat]["character"]
        assert (hand["value"], hand["parts"]["muse"]) == (3, 0)
        assert shown == (card if seat > 2 else None)
        owners = [one["owner"] for one in whole["table"]["characters"]]
        assert owners == [None, None, None, 3, 4, None]


def test_p10_3_2_characters_are_public_and_used_by_their_owner() -> None:
    """[P-10.3.1] [P-10.3.2] The card lies face up; nobody else can use it."""
    m = acting({}, {"character": "professor"}, {"character": "princess"})
    for viewer in (None, 0, 3):
        shown: Any = m.view(viewer)["players"]
        assert [shown[seat]["character"] for seat in range(4)] == [None, "professor", "princess", None]
    for move in ("princess", "professor bonus", "merchant prestige"):
        assert rule(m, 0, move) == "P-10.3.1"


@pytest.mark.parametrize("name", ["merchant", "professor"])
def test_p10_3_4_own_moments(name: str) -> None:
    """[P-10.3.4] On buying, in the own turn of phase B, choosing and bidding in the next A1; not in between."""
    use = "merchant prestige" if name == "merchant" else "professor bonus"
    m = sale()
    answers(m, f"bid {name} 3", "pass", "pass", "pass")
    assert use in texts(m, 0)
    assert "decline" in texts(m, 0)
    assert use in texts(acting({"character": name}), 0)
    assert use in texts(choosing({"character": name}), 0)
    m = choosing({}, {"character": name})
    assert rule(m, 1, use) == "not-asked"
    m.play(0, "name jester")
    assert use in texts(m, 1)
    m = choosing({}, {"character": name}, seats=2)
    m.play(0, "refuse")
    assert use in texts(m, 1)
    m = acting({"character": name})
    play(m, 0, "build tower")
    assert rule(m, 0, use) == "not-now"


def test_p10_3_4_asked_at_the_end_of_a1() -> None:
    """[P-10.3.4] [P-10.3.3] The professor's owner is asked at the end of the next A1; declined, it is gone."""
    m = choosing({}, {"character": "professor"}, start=2)
    refuse_all(m)
    assert m.waiting == [1]
    assert texts(m, 1) == ["professor bonus", "professor prestige", "give_back"]
    assert rule(m, 1, "decline") == "not-now"
    m.play(1, "give_back")
    assert [event["character"] for event in told(m, "character-returned")] == ["professor"]
    assert characters(m) == [None] * 4
    assert m.waiting == [2]
    assert "bid muse 3" in texts(m, 2)


def test_p10_3_4_clockwise_from_the_start_player() -> None:
    """[P-10.3.4] Merchant before professor or after, by their seats as seen from the start player."""
    for start, order in ((0, ["professor", "merchant"]), (1, ["merchant", "professor"])):
        m = choosing({"character": "professor"}, {"character": "merchant"}, start=start)
        refuse_all(m)
        if start == 0:
            assert told(m, "character-used") == []
        m.play(0, "give_back")
        gone = [event for event in m.log() if event["event"] in ("character-used", "character-returned")]
        assert [event["character"] for event in gone] == order


def test_p10_3_5_last_uses_in_round_7() -> None:
    """[P-10.3.5] After the best work, clockwise from the start player: banker, professor, merchant; then cards."""
    m = acting(
        {"character": "professor"}, {"character": "merchant", "best_work": 20}, {"character": "banker", "money": 400},
        round=7, start=1, turn=0,
    )  # fmt: skip
    play(m, 0, "done")
    assert told(m, "best-work")[0]["seat"] == 1
    assert points(m)[1] == 3 + 1  # first on the track after the best work
    assert m.waiting == [2]
    m.play(2, "change_all")
    assert m.waiting == [0]
    m.play(0, "professor prestige")
    look(m, 0, *FIVE)
    assert m.over


# ---------------------------------------------------------------- muse, cardinal, princess


@pytest.mark.parametrize("number", range(1, 8))
def test_t51_p10_4_1_the_number_of_the_round(number: int) -> None:
    """T-51 [P-10.4.1] Round 5: +5 to each work; 1 to 7 in general, and only for her owner."""
    mine = {"professions": ["poet", "jurist"], "table": ["painter"], "jesters": 7}
    m = acting({**mine, "character": "muse"}, round=number)
    assert work(m, 0, "poet") == 17 + number
    play(m, 0, "change 0")
    assert work(m, 0, "jurist") == 17 + number
    assert work(acting(mine, {"character": "muse"}, round=number), 0, "poet") == 17


def test_t96_p10_4_1_round_3() -> None:
    """T-96 [P-10.4.1] [P-5.2.4] Works of 10 and 12 become 13 and 15: both legal, 1300 and 1500 florins, marker 15."""
    mine = {"professions": ["poet", "jurist"], "jesters": 4, "bonus": ["landscape_types"], **own("park")}
    m = acting({**mine, "character": "muse"}, round=3)
    before = player(m, 0)
    assert work(m, 0, "poet") == 13
    play(m, 0, "change 0")
    assert gains(before, player(m, 0)) == {"money": 1300, "best_work": 13}
    assert work(m, 0, "jurist", "landscape_types") == 15
    play(m, 0, "change 0")
    assert gains(before, player(m, 0)) == {"money": 2800, "best_work": 15}
    m = acting({**mine, "bonus": []}, round=3)
    assert rule(m, 0, "work poet") == "P-5.2.4"


@pytest.mark.parametrize(("jesters", "value"), [(6, 20), (4, 16), (5, 18)])
def test_t114_p10_4_1_p6_1_round_7(jesters: int, value: int) -> None:
    """T-114 [P-10.4.1] [P-6.1] WV 13 and 7 are 20: reaches 17 and counts 20 for the best work; 9 and 7 do not."""
    m = acting({"best_work": 19}, {}, {}, {"professions": ["poet"], "jesters": jesters, "character": "muse"},
               round=7, turn=3)  # fmt: skip
    if value < 17:
        assert rule(m, 3, "work poet") == "P-5.2.4"
        return
    assert work(m, 3, "poet") == value
    play(m, 3, "change 0", "done")
    assert points(m) == ([0, 0, 0, 3] if value == 20 else [3, 0, 0, 0])


def test_t52_p10_4_2_cardinal_three_actions() -> None:
    """T-52 [P-10.4.2] Builds, introduces a freedom and completes a work in one phase B; a fourth action is refused."""
    # A recruiting card with a target keeps the turn open when no action is left.
    mine = {"professions": ["poet", "jurist"], "jesters": 4, "recruiting_cards": 1}
    other = {"table": ["painter"]}
    m = acting({**mine, "character": "cardinal"}, other)
    play(m, 0, "build tower", "put e1 0", "introduce travel")
    assert work(m, 0, "poet") == 8 + 3 + 3
    play(m, 0, "change 0")
    assert rule(m, 0, "buy_bonus") == "P-5.1.1"
    m = acting(mine, other)
    play(m, 0, "build tower", "put e1 0", "introduce travel")
    assert rule(m, 0, "work poet") == "P-5.1.1"


def test_t98_p10_4_2_p10_4_2_1_three_alike() -> None:
    """T-98 [P-10.4.2] [P-10.4.2.1] Three works, three buildings, three bonus cards; two freedoms or professions not."""
    m = acting({"character": "cardinal", "professions": ["poet", "jurist", "painter"], "jesters": 4})
    for card in ("poet", "jurist", "painter"):
        work(m, 0, card)
        play(m, 0, "change 0")
    assert len(told(m, "completed")) == 3
    m = acting({"character": "cardinal", "money": 2100})
    play(m, 0, "build tower", "put a1 0", "build chapel", "put e1 0", "build opera", "put e5 0")
    assert player(m, 0)["prestige"] == 9
    m = acting({"character": "cardinal"})
    for _ in range(3):
        m.play(0, "buy_bonus")
        look(m, 0, *texts(m, signoria.CHANCE, "turn_up")[:5])
    assert len(player(m, 0)["bonus"]) == 3
    m = acting({"character": "cardinal", "professions": ["poet"]})
    play(m, 0, "introduce travel")
    assert rule(m, 0, "introduce religion") == "P-5.1.3"
    m.play(0, "learn")
    look(m, 0, "jurist", "painter", "composer", "botanist", "physicist")
    assert rule(m, 0, "learn") == "P-5.1.3"


def test_t53_p10_4_3_princess() -> None:
    """T-53 [P-10.4.3] 2 lakes, university, studio, 3 cards: 6 + 4 + 3 = 13."""
    mine = {"character": "princess", "professions": ["poet", "jurist"], "recruiting_cards": 1}
    m = acting({**mine, **own("lake", "lake", "university", "studio")}, round=3)
    before = player(m, 0)
    m.play(0, "princess")
    assert told(m, "completed")[-1]["value"] == 13
    assert texts(m, 0) == [f"change {n}" for n in range(7)]
    m.play(0, "change 6")
    assert gains(before, player(m, 0)) == {"money": 100, "prestige": 6, "best_work": 13}
    assert player(m, 0)["professions"] == before["professions"]


@pytest.mark.parametrize(
    ("mine", "value"),
    [
        ({}, 0),
        ({"architects": 3}, 6),
        ({"jesters": 7, "freedoms": ["travel", "religion", "opinion"]}, 0),
        (own("forest", "forest", "park"), 9),
        (own("tower", "chapel"), 4),
        ({"professions": ["poet"], "table": ["jurist"], "recruiting_cards": 1, "recruiting_on_table": 2}, 5),
        ({"prestige_cards": PRESTIGE_CARDS[:3], "bonus": BONUS}, 0),
    ],
)
def test_p10_4_3_p10_4_3_2_what_she_counts(mine: Player, value: int) -> None:
    """[P-10.4.3] [P-10.4.3.2] [P-10.4.3.3] Landscapes 3, architects 2, buildings 2, cards 1 in hand and on the table.

    Jesters, freedoms, bonus and prestige cards and the palace add nothing.
    """
    options = {**EXPANDED, "princess_needs_minimum": False}
    m = table({**mine, "character": "princess"}, options=options, round=7)
    m.play(0, "princess")
    assert told(m, "completed")[-1]["value"] == value


def test_p10_4_3_no_bonus_cards() -> None:
    """[P-10.4.3] With bonus cards in hand the work is complete at once: none is asked for and none is lost."""
    m = acting({"character": "princess", "bonus": ["each_lake"], **own("lake", "lake", "lake")})
    m.play(0, "princess")
    assert rule(m, 0, "bonus each_lake") == "not-now"
    m.play(0, "change 0")
    assert player(m, 0)["bonus"] == ["each_lake"]


@pytest.mark.parametrize(("cards", "legal"), [(1, True), (0, False)])
def test_p10_4_3_1_the_minimum(cards: int, legal: bool) -> None:
    """[P-10.4.3.1] Round 2 asks for 10: 3 lakes and a card do, 3 lakes do not; with the option off they do."""
    mine = {"character": "princess", "recruiting_cards": cards, "table": [], **own("lake", "lake", "lake")}
    m = acting(mine, round=2)
    assert rule(m, 0, "princess") == ("" if legal else "P-10.4.3.1")
    m = table(mine, round=2, options={**EXPANDED, "princess_needs_minimum": False})
    assert rule(m, 0, "princess") == ""


def test_p10_4_3_1_best_work() -> None:
    """[P-10.4.3.1] [P-6.1] Her work of 12 beats one of 11; with 12 both get 3 PP."""
    for other, expected in ((11, [0, 0, 0, 3]), (12, [3, 0, 0, 3])):
        m = acting({"best_work": other}, {}, {}, {"character": "princess", **own("lake", "lake", "lake", "park")},
                   round=3, turn=3)  # fmt: skip
        play(m, 3, "princess", "change 0", "done")
        assert points(m) == expected


def test_p10_4_3_2_nothing_on_the_table() -> None:
    """[P-10.4.3.2] [P-10.4.3] No card on the table: `works_on_table` counts only the profession played after it."""
    m = acting({"character": "princess", "professions": ["poet"], "jesters": 3, "bonus": ["works_on_table"],
                **own("lake", "lake")})  # fmt: skip
    play(m, 0, "princess", "change 0")
    assert player(m, 0)["table"] == []
    work(m, 0, "poet", "works_on_table")
    assert told(m, "bonus")[-1]["value"] == 1


def test_p10_4_3_3_once_and_one_action() -> None:
    """[P-10.4.3.3] [P-10.4.3] Once; it uses one action, and one of the works."""
    m = acting({"character": "princess", "professions": ["poet"], "jesters": 3, **own("lake", "lake", "lake")})
    play(m, 0, "princess", "change 0")
    assert rule(m, 0, "princess") == "P-10.3.1"
    work(m, 0, "poet")
    play(m, 0, "change 0")
    assert rule(m, 0, "introduce travel") in ("P-5.1.1", "not-asked")


def test_p10_4_3_3_joint_buildings_count() -> None:
    """[P-10.4.3.3] [P-11.2.5] A joint building counts 2, the palace nothing."""
    both = {**EXPANDED, **TOGETHER, "princess_needs_minimum": False}
    m = table({"character": "princess"}, {}, options=both)
    play(m, 0, "propose right tower")
    put_anywhere(m, 0)
    m.play(0, "sum 0")
    m.play(1, "accept")
    m.play(0, "princess")
    assert told(m, "completed")[-1]["value"] == 2


# ---------------------------------------------------------------- merchant


@pytest.mark.parametrize(
    ("prestige", "rank"),
    [([0, 0, 0, 0], 1), ([5, 5, 5, 9], 2), ([5, 6, 7, 9], 4), ([9, 1, 9, 1], 1), ([0, 51, 1, 0], 3)],
)
def test_p10_4_4_rank(prestige: list[int], rank: int) -> None:
    """[P-10.4.4] 1 and one more for each player strictly ahead; a tie is not ahead, laps count."""
    players = [{"prestige": n} for n in prestige]
    m = acting({**players[0], "character": "merchant"}, *players[1:])
    m.play(0, "merchant prestige")
    assert points(m)[0] == prestige[0] + rank
    assert m.scores()[0]["characters"] == rank
    assert player(m, 0)["character"] is None


def test_p10_4_4_1_just_before_a_work() -> None:
    """[P-10.4.4.1] The PP are taken by the rank of that moment: fifth before the work, first after it."""
    others = [{"prestige": 2}] * 4
    mine = {"character": "merchant", "professions": ["poet"], "jesters": 4}
    m = acting(mine, *others, seats=5)
    m.play(0, "merchant prestige")
    assert points(m)[0] == 5
    m = acting(mine, *others, seats=5)
    work(m, 0, "poet")
    play(m, 0, "change 4", "merchant prestige")
    assert points(m)[0] == 5


def test_t101_p10_4_4_1_p10_4_4_5_nothing_won() -> None:
    """T-101 [P-10.4.4.1] [P-10.4.4.5] Nothing won in the next A1: the PP of its end, before A2 begins."""
    m = choosing({"character": "merchant"}, {"prestige": 4}, {"prestige": 2})
    refuse_all(m)
    assert points(m) == [3, 4, 2, 0]
    assert characters(m) == [None] * 4
    assert "bid muse 3" in texts(m, 0)


def test_p10_4_4_5_the_rank_is_that_of_the_end_of_a1() -> None:
    """[P-10.4.4.5] PP that another got by an architect in this A1 already count."""
    m = choosing({}, {"character": "merchant", "prestige": 2}, {}, {"architects": 1}, start=3)
    win(m, 3, "architect")
    refuse_all(m)
    assert points(m) == [0, 2 + 2, 0, 3]


def test_p10_4_4_the_next_object_free() -> None:
    """[P-10.4.4] [P-10.4.4.7] [P-10.4.4.6] Won at 500: nothing is paid, whatever the bid, and no PP."""
    m = choosing({"character": "merchant"})
    m.play(0, "name jester")
    answers(m, "raise", "pass", "pass", "raise", "raise")
    m.play(0, "raise")
    m.play(1, "pass")
    assert texts(m, 0) == ["merchant free", "merchant prestige"]
    m.play(0, "merchant free")
    assert (money(m)[0], points(m)[0], player(m, 0)["jesters"]) == (3500, 0, 1)
    assert player(m, 0)["character"] is None


def test_p10_4_4_2_or_pay_and_take_the_points() -> None:
    """[P-10.4.4.2] [P-10.4.4.6] After winning: pay the bid and take PP, by the rank before the object's own PP."""
    m = choosing({"character": "merchant", "architects": 1}, {"prestige": 2}, {"prestige": 4})
    win(m, 0, "architect")
    m.play(0, "merchant prestige")
    assert (money(m)[0], points(m)[0]) == (3300, 3 + 3)
    assert m.scores()[0]["characters"] == 3


def test_p10_4_4_2_bids_must_be_payable() -> None:
    """[P-10.4.4.2] Although the object may be free, 200 florins cannot raise to 300 and 100 cannot open."""
    m = choosing({}, {"character": "merchant", "money": 200})
    m.play(0, "name jester")
    assert m.waiting == [2]
    m = choosing({"character": "merchant", "money": 100})
    assert m.waiting == [1]


def test_p10_4_4_3_the_last_buyer_s_price() -> None:
    """[P-10.4.4.3] The price without auction is waived as well."""
    m = choosing({}, {"character": "merchant"}, seats=2)
    m.play(0, "refuse")
    m.play(1, "buy jester")
    m.play(1, "merchant free")
    assert (money(m)[1], player(m, 1)["jesters"]) == (2500, 1)


def test_p10_4_4_4_round_7_only_points() -> None:
    """[P-10.4.4.4] [P-10.4.4.5] Bought in round 7: no free object; undecided it is PP after the best work."""
    m = sale({}, {"prestige": 1}, round=7)
    answers(m, "bid merchant 3", "pass", "pass", "pass")
    assert rule(m, 0, "merchant free") == "P-10.4.4"
    m.play(0, "decline")
    all_done(m)
    assert m.over
    assert points(m) == [2, 1, 0, 0]


def test_p10_4_4_7_points_taken_earlier() -> None:
    """[P-10.4.4.7] PP taken when choosing: the card is used up and the next object is paid for."""
    m = choosing({"character": "merchant"})
    m.play(0, "merchant prestige")
    win(m, 0, "jester")
    assert (money(m)[0], points(m)[0]) == (3300, 1)
    assert m.waiting == [1]


def test_p10_4_4_bought_in_this_round_serves_the_next_a1() -> None:
    """[P-10.4.4] [P-10.3.2] Bought in round 2, kept through phase B, used for an object of round 3."""
    m = sale(round=2)
    answers(m, "bid merchant 3", "pass", "pass", "pass", "decline")
    all_done(m)
    assert m.position()["round"] == 3
    assert player(m, 0)["character"] == "merchant"
    m.play(1, "name jester")
    answers(m, "pass", "pass", "raise", "pass")
    m.play(0, "merchant free")
    assert money(m)[0] == 3200


# ---------------------------------------------------------------- professor


def test_p10_4_5_a_card_free_and_no_action() -> None:
    """[P-10.4.5] A bonus card or a prestige card, by the usual look at five, without money and without an action."""
    m = acting({"character": "professor", "professions": ["poet"]})
    play(m, 0, "professor bonus")
    look(m, 0, *BONUS)
    assert player(m, 0)["bonus"] == ["each_forest"]
    assert stack(m, "bonus")["under"] == BONUS[1:]
    assert money(m)[0] == 3500
    play(m, 0, "introduce travel")
    assert rule(m, 0, "professor prestige") == "P-10.3.1"
    play(m, 0, "build tower", "put e1 0")
    m = acting({"character": "professor", "money": 0, "professions": ["poet"]})
    play(m, 0, "professor prestige")
    look(m, 0, *FIVE)
    assert player(m, 0)["prestige_cards"] == ["most_works"]


def test_p10_4_5_professions_are_not_among_them() -> None:
    """[P-10.4.5] The professor brings no profession."""
    m = acting({"character": "professor"})
    assert texts(m, 0, "professor") == ["bonus", "prestige"]
    assert rule(m, 0, "professor professions") == "P-10.4.5"


def test_t106_p10_4_5_p10_3_2_not_in_a2() -> None:
    """T-106 [P-10.4.5] [P-10.3.2] Bought in round 2: usable in A1 of round 3, in A2 it is on offer again."""
    m = sale(round=2)
    answers(m, "bid professor 3", "pass", "pass", "pass", "decline")
    all_done(m)
    assert answers(m, "refuse", "refuse", "refuse") == [1, 2, 3]
    assert "professor bonus" in texts(m, 0)
    m.play(0, "refuse")
    assert texts(m, 0) == ["professor bonus", "professor prestige", "give_back"]
    m.play(0, "give_back")
    assert m.waiting == [1]
    assert "bid professor 3" in texts(m, 1)
    m.play(1, "pass")
    m.play(2, "pass")
    m.play(3, "pass")
    assert rule(m, 0, "professor bonus") in ("not-now", "P-10.3.1")
    assert "professor bonus" not in texts(m, 0)


def test_p10_4_5_1_not_the_object_of_the_round() -> None:
    """[P-10.4.5.1] After the professor's prestige card the stack is open, and the owner may win one besides."""
    m = choosing({"character": "professor"})
    m.play(0, "professor prestige")
    look(m, 0, *FIVE)
    assert m.waiting == [0]
    assert "prestige_card" in texts(m, 0, "name")
    win(m, 0, "prestige_card")
    look(m, 0, *[card for card in PRESTIGE_CARDS if card not in FIVE][:5])
    assert len(player(m, 0)["prestige_cards"]) == 2


def test_p10_4_5_1_also_when_paying() -> None:
    """[P-10.4.5.1] [P-10.3.4] Paying is an own moment: used there, the object is still paid and taken."""
    m = choosing({"character": "professor"})
    win(m, 0, "jester")
    assert texts(m, 0) == ["professor bonus", "professor prestige", "decline"]
    m.play(0, "professor bonus")
    look(m, 0, *BONUS)
    assert (player(m, 0)["jesters"], money(m)[0], player(m, 0)["bonus"]) == (1, 3300, ["each_forest"])


def test_p10_4_5_1_empty_stacks() -> None:
    """[P-10.4.5.1] An empty stack cannot be picked; both empty: no effect."""
    bonus = ["each_forest"]
    m = acting({"character": "professor", "prestige_cards": PRESTIGE_CARDS[:7]}, {"prestige_cards": PRESTIGE_CARDS[7:]})
    assert texts(m, 0, "professor") == ["bonus"]
    assert rule(m, 0, "professor prestige") == "P-10.4.5.1"
    whole = document(({"character": "professor", "bonus": bonus},), options=EXPANDED, turn=0)
    all_bonus = texts(choose_bonus(), signoria.CHANCE, "turn_up")
    whole["out"] = [card for card in all_bonus if card not in bonus]
    whole["players"].append({"prestige_cards": PRESTIGE_CARDS})
    m = signoria.from_position(whole, chance="manual")
    assert texts(m, 0, "professor") == []
    assert rule(m, 0, "professor bonus") == "P-10.4.5.1"


def choose_bonus() -> Match:
    """All bonus cards can still be turned up."""
    m = acting({"character": "professor"})
    m.play(0, "professor bonus")
    return m


@pytest.mark.parametrize("left", [1, 2])
def test_p10_4_5_1_not_the_card_that_is_being_sold(left: int) -> None:
    """[P-10.4.5.1] [P-3.1.2] The last prestige card is up for auction: the professor cannot take it before the buyer.

    It once went to the professor, and the buyer paid for a card that was no longer there.
    """
    m = choosing({"character": "professor"}, {"prestige_cards": PRESTIGE_CARDS[: 14 - left]})
    m.play(0, "name prestige_card")
    while m.waiting != [0]:
        m.play(m.waiting[0], "pass")
    assert texts(m, 0, "professor") == (["bonus"] if left == 1 else ["bonus", "prestige"])


def test_p10_4_5_1_the_last_card_of_a_stack() -> None:
    """[P-10.4.5.1] [P-4.4.1] One prestige card left: it is kept, and the stack is empty for the auction."""
    m = choosing({"character": "professor"}, {"prestige_cards": PRESTIGE_CARDS[1:]})
    m.play(0, "professor prestige")
    draw(m, f"turn_up {PRESTIGE_CARDS[0]}")
    assert player(m, 0)["prestige_cards"] == PRESTIGE_CARDS[:1]
    assert rule(m, 0, "name prestige_card") == "P-3.1.2"


def test_p10_4_5_in_round_7_before_the_cards_are_revealed() -> None:
    """[P-10.4.5] [P-10.3.5] A prestige card taken after the best work of round 7 is still scored."""
    m = acting({"character": "professor", "jesters": 1}, round=7, turn=3)
    play(m, 3, "done")
    m.play(0, "professor prestige")
    look(m, 0, "most_jesters", *FIVE[:4])
    assert m.over
    assert points(m)[0] == 6


# ---------------------------------------------------------------- banker


@pytest.mark.parametrize("bid", range(6))
def test_t102_p10_4_6_p10_2_9_pot_minus_bid(bid: int) -> None:
    """T-102 [P-10.4.6] [P-10.2.9] [P-10.3.2] Pot 600: a bid of 200 brings 400, at once; the bid is not paid besides."""
    m = sale()
    answers(m, f"bid banker {bid}", "pass", "pass", "pass")
    assert money(m)[0] == 3500 + 600 - 100 * bid
    assert player(m, 0)["character"] is None
    assert m.position()["pot"] == 600


def test_t102_p10_4_6_the_pot_grows() -> None:
    """T-102 [P-10.4.6] +100 for each round unsold: 900 after three, 600 again in the round after a sale."""
    m = sale(round=1)
    for pot in (700, 800, 900):
        pass_all(m)
        assert m.position()["pot"] == pot
        all_done(m)
        refuse_all(m)
    seat = m.waiting[0]
    before = money(m)[seat]
    m.play(seat, "bid banker 1")
    pass_all(m)
    assert money(m)[seat] == before + 900 - 100
    assert m.position()["pot"] == 600


@pytest.mark.parametrize(("cash", "gained", "left"), [(900, 4, 100), (800, 4, 0), (200, 1, 0)])
def test_p10_4_6_1_p10_4_6_2_all_money_in_round_7(cash: int, gained: int, left: int) -> None:
    """[P-10.4.6.1] [P-10.4.6.2] Cash by 200, rounded down; the rest stays. Or nothing at all."""
    m = acting({"character": "banker", "money": cash}, round=7, turn=3)
    play(m, 3, "done")
    assert texts(m, 0) == ["change_all", "keep_money"]
    m.play(0, "change_all")
    assert (points(m)[0], money(m)[0]) == (gained, left)
    assert (told(m, "changed")[-1]["points"], told(m, "changed")[-1]["hundreds"]) == (gained, 2 * gained)
    m = acting({"character": "banker", "money": cash}, round=7, turn=3)
    play(m, 3, "done")
    m.play(0, "keep_money")
    assert (points(m)[0], money(m)[0]) == (0, cash)
    assert told(m, "changed")[-1]["hundreds"] == 0


def test_p10_4_6_1_besides_the_pot() -> None:
    """[P-10.4.6.1] Bought in round 7: the pot at once, the change after phase B. In round 6 there is no change."""
    m = sale(round=7)
    answers(m, "bid banker 2", "pass", "pass", "pass")
    assert money(m)[0] == 3900
    all_done(m)
    assert m.waiting == [0]
    m.play(0, "change_all")
    assert (points(m)[0], money(m)[0]) == (19, 100)
    assert m.over
    m = sale(round=6)
    answers(m, "bid banker 2", "pass", "pass", "pass")
    all_done(m)
    refuse_all(m)
    pass_all(m)
    all_done(m)
    assert m.over


def test_p10_4_6_1_not_before_the_end() -> None:
    """[P-10.4.6.1] [P-7.4] In the own turn of round 7 the money cannot be changed yet."""
    m = acting({"character": "banker"}, round=7)
    assert rule(m, 0, "change_all") == "not-now"
