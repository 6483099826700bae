"""Each refusal cites the clause that forbids the move, and every event says what happened."""

import pytest

import signoria
from signoria.games.princes.game import GAME
from signoria.kernel.match import Match
from signoria.kernel.rules import rules_of
from signoria.kernel.text import LANGUAGES
from tests.princes.tables import (
    EXPANDED,
    PRESTIGE_CARDS,
    TOGETHER,
    answers,
    at,
    auction,
    draw,
    look,
    play,
    refuse_all,
    rule,
    table,
    texts,
    told,
    win,
    work,
)

FIVE_BONUS = ["each_lake", "each_forest", "each_jester", "each_building", "each_freedom"]
FIVE_PROFESSIONS = ["poet", "jurist", "painter", "botanist", "physician"]


def said(m: Match, seat: int | None, kind: str, lang: str = "en") -> str:
    """The sentence of the last event of a kind."""
    pairs = zip(m.log(seat), m.sentences(seat, lang), strict=True)
    return [sentence for event, sentence in pairs if event["event"] == kind][-1]


def why(m: Match, seat: int, move: str, lang: str = "en") -> str:
    return m.why_not(seat, move)[0].sentence(lang)


def test_every_reason_and_event_cites_a_rule() -> None:
    rules = rules_of("princes")
    assert {reason.rule for reason in GAME.reasons.reasons} <= set(rules)
    assert {kind.rule for kind in GAME.events} <= set(rules)


# ---------------------------------------------------------------- chance


def test_p1_8_nobody_sits_there() -> None:
    """[P-1.8] Only a player can be drawn as start player."""
    m = signoria.new("princes", seats=3, chance="manual")
    assert rule(m, signoria.CHANCE, "start_with 3") == "P-1.8"


def test_p1_2_a_profession_is_dealt_once() -> None:
    """[P-1.2] A card dealt already, or one that is no profession, cannot be dealt."""
    m = signoria.new("princes", seats=3, chance="manual")
    draw(m, "start_with 0", "deal poet")
    assert rule(m, signoria.CHANCE, "deal poet") == "P-1.2"
    assert rule(m, signoria.CHANCE, "deal each_lake") == "P-1.2"
    assert rule(m, signoria.CHANCE, "deal jurist") == ""


# ---------------------------------------------------------------- auction


def test_p1_3_three_stacks_of_landscapes_with_more_players() -> None:
    """[P-1.3] [P-9.3] The one landscape object belongs to the game for two, the three stacks to all others."""
    assert rule(auction(), 0, "name landscape") == "P-1.3"
    assert rule(auction(seats=2), 0, "name forest") == "P-9.3"


def test_p3_2_5_p3_2_6_refusing_and_taking_nothing_are_told_apart() -> None:
    """[P-3.2.5] [P-3.2.6] A chooser drops out of the auctions; the last player just takes nothing."""
    m = auction(seats=3)
    refuse_all(m)
    assert [event["seat"] for event in told(m, "refused")] == [0, 1]
    assert told(m, "took-nothing") == [{"event": "took-nothing", "rule": "P-3.2.6", "seat": 2}]


def test_p10_2_5_a_pass_in_a2_is_told_as_such() -> None:
    """[P-10.2.5] It is a pass for good, not the pass on one object of the auction. [P-3.2.2]"""
    m = auction(options=EXPANDED)
    refuse_all(m)
    m.play(0, "pass")
    assert told(m, "passed") == []
    assert told(m, "no-character") == [{"event": "no-character", "rule": "P-10.2.5", "seat": 0}]


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6, 7])
def test_p4_1_1_a_landscape_that_looks_the_same(turn: int) -> None:
    """[P-4.1.1] [P-4.1.6] Bug: a lake turned in the corner was said to leave the grid; all its turns look alike."""
    m = auction()
    win(m, 0, "lake")
    assert rule(m, 0, f"put a1 {turn}") == "P-4.1.1"
    assert m.why_not(0, f"put a1 {turn}")[0].numbers == {"turn": 0}
    assert rule(m, 0, "put a1 0") == ""


def test_p5_3_3_a_building_that_looks_the_same() -> None:
    """[P-5.3.3] A tower turned 180° lies as before: the smaller turn is the move; off the grid is another matter."""
    m = table({"professions": ["poet"]})
    m.play(0, "build tower")
    assert m.why_not(0, "put c1 2")[0].numbers == {"turn": 0}
    assert m.why_not(0, "put c1 3")[0].numbers == {"turn": 1}
    assert m.why_not(0, "put g1 0")[0].key == "off-the-grid"
    assert why(m, 0, "put c1 3") == "The building looks the same as with turn 1. Choose that turn."


def test_p4_1_1_p5_3_2_the_place_is_told_with_the_turn() -> None:
    """[P-4.1.1] [P-5.3.2] Corner and turn, so that whoever reads the log can lay the piece."""
    m = auction()
    win(m, 0, "park")
    m.play(0, "put c2 1")
    assert (told(m, "placed")[0]["cell"], told(m, "placed")[0]["turn"]) == ("c2", 1)
    assert said(m, None, "placed") == "Player 1 places a park at c2, rotated 90° clockwise."
    m = table({"professions": ["poet"]})
    play(m, 0, "build tower", "put c1 1")
    assert told(m, "built") == [
        {"event": "built", "rule": "P-5.3.2", "seat": 0, "building": "tower", "cell": "c1", "turn": 1}
    ]


# ---------------------------------------------------------------- cards and works


@pytest.mark.parametrize(
    ("move", "cards", "other", "clause"),
    [("learn", FIVE_PROFESSIONS, "alchemist", "P-5.4.1"), ("buy_bonus", FIVE_BONUS, "each_park", "P-5.6.1")],
)
def test_p5_4_1_p5_6_1_only_cards_looked_at(move: str, cards: list[str], other: str, clause: str) -> None:
    """[P-5.4.1] [P-5.6.1] Another card can be neither kept nor put under, by the clause of this purchase."""
    m = table({})
    m.play(0, move)
    draw(m, *[f"turn_up {card}" for card in cards])
    assert rule(m, 0, f"keep {other}") == clause
    m.play(0, f"keep {cards[0]}")
    assert rule(m, 0, f"under {cards[0]}") == clause


def test_p4_4_2_everybody_sees_how_many_cards_are_looked_at() -> None:
    """[P-4.4.2] One event for all, before the first card, says from which stack and how many; never which."""
    m = table({"professions": ["poet"]}, {"bonus": FIVE_BONUS[1:]})
    m.play(0, "buy_bonus")
    expected = {"event": "looks", "rule": "P-4.4.2", "seat": 0, "deck": "bonus", "number": 5}
    for viewer in (0, 1, None):
        assert told(m, "looks", viewer) == [expected]
    assert said(m, None, "looks") == "Player 1 looks at the top 5 bonus cards."
    draw(m, *[f"turn_up {card}" for card in texts(m, signoria.CHANCE, "turn_up")[:1]])
    assert said(m, None, "looked") == "Player 1 looks at a card."


def test_p4_4_2_one_card_left() -> None:
    """[P-4.4.2] [P-4.4.1] The last card of a stack is looked at alone, in every language."""
    cards = PRESTIGE_CARDS
    m = auction({}, {"prestige_cards": cards[1:]})
    win(m, 0, "prestige_card")
    look(m, 0, cards[0])
    assert [said(m, None, "looks", lang) for lang in LANGUAGES] == [
        "Player 1 looks at the top prestige card.",
        "Gracz 1 ogląda z wierzchu stosu 1 kartę Prestiżu.",
        "Spieler 1 sieht sich die oberste Prestigekarte an.",
        "Hráč 1 si prohlíží vrchní kartu prestiže.",
    ]


def test_p5_2_7_the_change_tells_the_florins() -> None:
    """[P-5.2.7] 7 PP for 1400 florins."""
    m = table({"professions": ["poet"], "jesters": 7})
    assert work(m, 0, "poet") == 15
    m.play(0, "change 7")
    assert told(m, "changed") == [{"event": "changed", "rule": "P-5.2.7", "seat": 0, "points": 7, "hundreds": 14}]
    assert said(m, None, "changed") == "Player 1 buys 7 prestige points for 1400 florins."


# ---------------------------------------------------------------- characters


def test_p10_3_3_p10_3_4_kept_for_later_or_given_back() -> None:
    """[P-10.3.4] [P-10.3.3] Two answers with words of their own: the first keeps the card, the last loses it."""
    m = auction(options=EXPANDED, round=3)
    refuse_all(m)
    answers(m, "bid professor 3", "pass", "pass", "pass")
    assert [move.describe() for move in m.legal(0) if move.verb == "decline"] == ["Keep the character for later"]
    assert rule(m, 0, "give_back") == "not-now"
    m.play(0, "decline")
    assert said(m, None, "character-kept") == "Player 1 keeps the Professor for later."
    m = auction({"character": "professor"}, options=EXPANDED, round=3)
    refuse_all(m)
    m.play(0, "give_back")
    assert said(m, None, "character-returned") == "Player 1 returns the Professor unused."


def test_p10_3_4_kept_for_later_when_paying() -> None:
    """[P-10.3.4] Paying is an own moment: the Professor kept is told then too."""
    m = auction({"character": "professor"}, options=EXPANDED, round=3)
    win(m, 0, "jester")
    m.play(0, "decline")
    assert [event["character"] for event in told(m, "character-kept")] == ["professor"]


# ---------------------------------------------------------------- building together


def two_towers(architects: int = 0) -> Match:
    """Seat 0 has a tower at its right edge, seat 1 one at its left edge, in other rows; a chapel is proposed."""
    m = table(
        {"architects": architects, "buildings": {"tower": at("tower", "e2")}},
        {"buildings": {"tower": at("tower", "a4")}},
        options=TOGETHER,
    )
    m.play(0, "propose right chapel")
    return m


def reasons(m: Match, seat: int, place: str) -> tuple[str, object]:
    found = m.why_not(seat, f"put {place}")[0]
    return found.rule, found.numbers


def test_p11_2_7_p5_3_4_whose_side_of_the_border() -> None:
    """[P-11.2.7] [P-5.3.4] The reason says whose side it is: the proposer's own first, the neighbour's after it."""
    m = two_towers(architects=1)
    assert reasons(m, 0, "g1 1") == ("P-5.3.4", {"whose": "own"})
    assert reasons(m, 0, "g4 1") == ("P-5.3.4", {"whose": "neighbours"})
    assert reasons(m, 0, "g1 2") == ("P-11.2.7", {"whose": "own", "architects": 1})
    assert reasons(m, 0, "g5 1") == ("P-11.2.7", {"whose": "neighbours", "architects": 0})
    assert why(m, 0, "put g4 1") == ("Something is already there, on your neighbour’s side of the border.")
    assert why(m, 0, "put g5 1") == (
        "Your neighbour has no architects, so on your neighbour’s side of the border the building may not touch "
        "another one or the palace; that takes 2 architects."
    )


def test_p11_2_7_the_answer_sees_it_the_other_way_round() -> None:
    """[P-11.2.7] [P-11.2.11] For the neighbour who answers with other squares the own side is the other one."""
    m = two_towers(architects=1)
    m.play(0, f"put {texts(m, 0, 'put')[0]}")
    m.play(0, "sum 1")
    m.play(1, "counter")
    assert reasons(m, 1, "g1 1") == ("P-5.3.4", {"whose": "neighbours"})
    assert reasons(m, 1, "g4 1") == ("P-5.3.4", {"whose": "own"})
    assert reasons(m, 1, "g1 2") == ("P-11.2.7", {"whose": "neighbours", "architects": 1})
    assert reasons(m, 1, "g5 1") == ("P-11.2.7", {"whose": "own", "architects": 0})


def test_p11_2_2_no_place_across_the_border() -> None:
    """[P-11.2.2] A neighbour whose edge is full cannot be built with, by the clause on the common border."""
    edge = {"tower": at("tower", "a1", 1), "opera": at("opera", "a4", 0), "chapel": ["a7", "b7", "b6"]}
    m = table({}, {"buildings": edge}, options=TOGETHER)
    assert rule(m, 0, "propose right theatre") == "P-11.2.2"
    assert rule(m, 0, "propose left theatre") == ""


def test_p11_2_11_refusing_a_proposal_has_its_own_word() -> None:
    """[P-11.2.11] Not the word of the auction: the sentence says that the proposal is refused."""
    m = table({}, options=TOGETHER)
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    assert rule(m, 1, "refuse") == "not-now"
    assert [move.describe() for move in m.legal(1) if move.verb == "reject"] == ["Refuse the proposal"]
    m.play(1, "reject")
    assert said(m, None, "answered") == "Player 2 refuses the proposal."
    assert said(m, None, "offered") == (
        "Player 1 proposes f1 left of the border, unrotated; the neighbour pays 400 florins."
    )


def test_p11_2_12_who_cannot_pay() -> None:
    """[P-11.2.12] The active player must cover the cost less the sum; P-5.1.4 is about building alone. [P-5.1.4]"""
    m = table({"money": 200}, {"money": 300}, options=TOGETHER)
    assert m.why_not(0, "propose right tower")[0].numbers == {"need": 7, "have": 5}
    assert rule(m, 0, "propose right tower") == "P-11.2.12"
    assert rule(m, 0, "build tower") == "P-5.1.4"


def test_p11_1_1_a_building_is_refused_for_itself_first() -> None:
    """[P-11.1.1] Bug: without the expansion `why tower` spoke of borders before it spoke of the price."""
    m = table({"money": 100, "professions": ["poet"]})
    assert [why.rule for why in m.why_not(0, "tower")] == ["P-5.1.4", "P-11.1.1"]


# ---------------------------------------------------------------- not asked, and why


def test_p3_2_9_a_bidder_who_is_passed_over_hears_why() -> None:
    """[P-3.2.9] [P-3.2.8] Bug: who lacked the money for the next bid only heard that it was not their decision."""
    m = auction({}, {"money": 200}, {}, seats=3)
    m.play(0, "name jester")
    assert m.waiting == [2]
    for move in ("raise", "pass"):
        (why,) = m.why_not(1, move)
        assert (why.key, why.rule, why.numbers) == ("cannot-bid", "P-3.2.8", {"need": 3, "have": 2})
    assert m.why_not(1, "raise")[0].sentence() == "The bid is 300 florins; you can bid 200 at most."
    m = auction({}, {"money": 300}, {}, seats=3)
    m.play(0, "name jester")
    assert m.waiting == [1]


def test_p3_2_9_everybody_else_who_is_not_asked_hears_why() -> None:
    """[P-3.2.9] [P-3.2.2] The highest bidder, whoever has passed, has won or may not own it; the next waits."""
    m = auction({}, {}, {"architects": 3}, {}, seats=4)
    m.play(0, "name architect")
    assert [why.key for why in m.why_not(0, "raise")] == ["highest-bidder"]
    assert [why.key for why in m.why_not(2, "raise")] == ["too-many-architects"]
    assert [why.key for why in m.why_not(3, "raise")] == ["not-asked"]
    m.play(1, "pass")
    assert [why.key for why in m.why_not(1, "raise")] == ["has-passed"]
    m.play(3, "pass")
    assert [why.rule for why in m.why_not(0, "name jester")] == ["P-3.2.9"]
    assert [why.key for why in m.why_not(2, "name jester")] == ["not-asked"]
    m.play(1, "name jester")
    assert [why.key for why in m.why_not(0, "raise")] == ["out-of-auction"]
    assert [why.key for why in m.why_not(0, "done")] == ["not-asked"]


def test_p11_1_1_what_belongs_to_an_expansion_says_so() -> None:
    """[P-11.1.1] [P-10.1.1] Bug: without the expansion a proposal was refused because nobody borders on that side."""
    m = table({"money": 2000, "professions": ["poet"]})
    assert [why.key for why in m.why_not(0, "propose left tower")] == ["no-cooperation"]
    assert m.why_not(0, "propose left tower")[0].sentence() == "Building together is not part of this game."
    for move in ("princess", "merchant prestige", "professor bonus"):
        assert [(why.key, why.rule) for why in m.why_not(0, move)] == [("no-muse", "P-10.1.1")]
    m = table({"money": 2000}, options={**EXPANDED, **TOGETHER}, seats=2)
    assert [why.key for why in m.why_not(0, "propose left tower")] == ["no-such-neighbour"]
    assert [why.key for why in m.why_not(0, "princess")] == ["not-your-character"]
