"""Surprise cards: on whom each may be played, and what it does. [F-9] [F-10]"""

from itertools import product

import pytest

from signoria.games.fief import aftermath, offers, surprises, targets
from signoria.games.fief.moves import FIRST_OUT_OF_TURN, VERBS
from signoria.games.fief.out_of_turn import refusal
from signoria.games.fief.pieces import BIT, D_ARC, KINDS
from signoria.games.fief.state import (
    ASSASSINS,
    BISHOP,
    BY_CARD,
    BY_PURCHASE,
    CAPTOR,
    CARDINAL_BY,
    D_ARC_LORD,
    DISCARDS,
    KING,
    POPE,
    STANDING,
    Table,
)
from signoria.games.fief.steps import kinds
from signoria.games.fief.steps.kinds import MARRIAGES
from signoria.kernel.flow import Moves
from tests.fief.calm_tables import calm, out_of_turn, siege
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    bishopric,
    calamity,
    cardinal,
    castle,
    chance,
    dauphin,
    hand,
    kind_of,
    king,
    land_tax,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    push,
    queen,
    rule,
    runs,
    seat_of,
    settle,
    table,
    tithe,
    tithe_all,
    title,
    told,
    troops,
    where,
    why,
)


def court() -> Table:
    """Seat 0 Arthur, 1 Blanche and François, 2 Charles, each in a village of his own; no step runs."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "blanche", 1, "bourg")
    lord(s, "francois", 1, "bourg")
    lord(s, "charles", 2, "sigy")
    return s


# ---------------------------------------------------------------- when [F-9.1] [F-9.2]


def test_f9_1_a_card_that_is_not_held_is_not_played() -> None:
    s = calm(court())
    assert (why(s, 2, "assassinate arthur charles"), rule(s, 2, "assassinate arthur charles")) == ("not-held", "F-9.1")
    assert legal(s, 2, "assassinate") == []


def test_f9_1_plain_cards_are_no_surprises() -> None:
    s = court()
    hand(s, 2, "tax", "good_harvest", "henri")
    calm(s)
    assert out_of_turn(s, 2) == []


def test_f2_1_2_no_surprise_during_drawing() -> None:
    s = court()
    hand(s, 2, "assassination")
    begin(s, kinds.CARDS_STEP)
    assert legal(s, 2, "assassinate") != []
    play(s, 0, "draw event")
    assert (asked(s), legal(s, 2)) == ([8], [])
    chance(s, "card tax")
    while runs(s) == "TURNING_UP":
        chance(s, "back event")
    assert (runs(s), legal(s, 2)) == ("DRAWING", [])
    play(s, 0, "done")
    assert (asked(s), legal(s, 2, "assassinate") != []) == ([1], True), "before the next discards"


def test_f9_6_a_card_is_played_although_another_is_asked_and_his_subject_may_go() -> None:
    s = court()
    lord(s, "jeanne", 2, "sigy")
    hand(s, 2, "assassination")
    begin(s, MARRIAGES)
    play(s, 0, "marry arthur jeanne", "propose")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [2])
    play(s, 2, "assassinate arthur charles")
    assert told(s, "lapsed")
    assert (seat_of(s, "arthur"), told(s, "married")) == (-1, [])


def test_f9_6_without_a_lord_all_but_assassination_and_ambush() -> None:
    s = court()
    hand(s, 3, "assassination", "d_arc")
    calm(s)
    assert why(s, 3, "assassinate arthur charles") == "not-own-lord"
    assert legal(s, 3, "assassinate") == []
    play(s, 3, "d_arc blanche")
    assert s.cells[D_ARC_LORD] == lord_of("blanche")


# ---------------------------------------------------------------- d'Arc [F-9.3]


def test_t44_f9_3_d_arc_on_a_woman_of_any_player() -> None:
    s = court()
    lord(s, "mireille", 2, "sigy")
    hand(s, 0, "d_arc")
    calm(s)
    play(s, 0, "d_arc mireille")
    assert s.cells[D_ARC_LORD] == lord_of("mireille")
    assert (s.hand_size(0), s.cells[DISCARDS + D_ARC]) == (0, 0), "the card lies with her"


@pytest.mark.parametrize(
    ("name", "reason"),
    [("arthur", "not-an-unmarried-woman"), ("blanche", "not-an-unmarried-woman"), ("jeanne", "not-in-play")],
)
def test_f9_3_not_on_a_man_or_a_wife_or_somebody_not_in_play(name: str, reason: str) -> None:
    s = court()
    married(s, "arthur", "blanche")
    lord(s, "mireille", 2, "sigy")
    hand(s, 0, "d_arc")
    calm(s)
    assert (why(s, 0, f"d_arc {name}"), legal(s, 0, "d_arc")) == (reason, ["mireille"])


def test_f9_3_on_a_prisoner_too() -> None:
    s = court()
    troops(s, 0, "bourg/villeneuve", men=1)
    prisoner(s, "blanche", 0)
    hand(s, 0, "d_arc")
    calm(s)
    play(s, 0, "d_arc blanche")
    assert s.cells[D_ARC_LORD] == lord_of("blanche")


# ---------------------------------------------------------------- cardinals [F-1.5]


def with_bishop() -> Table:
    s = court()
    bishop(s, "francois", "b4")
    hand(s, 0, "cardinal")
    return s


def test_f1_5_1_a_cardinal_card_on_any_bishop_stays_with_him() -> None:
    s = calm(with_bishop())
    assert legal(s, 0, "make_cardinal") == ["francois"]
    play(s, 0, "make_cardinal francois")
    assert s.cells[CARDINAL_BY + lord_of("francois")] == BY_CARD
    assert (s.hand_size(0), s.cells[DISCARDS + kind_of("cardinal")]) == (0, 0)


def test_f1_5_1_not_on_others_nor_twice() -> None:
    s = with_bishop()
    cardinal(s, "francois", bought=True)
    calm(s)
    assert why(s, 0, "make_cardinal charles") == "not-a-bishop"
    assert (why(s, 0, "make_cardinal francois"), rule(s, 0, "make_cardinal francois")) == (
        "already-cardinal",
        "F-1.2.2",
    )


def papal() -> Table:
    s = with_bishop()
    lord(s, "henri", 3, "tournus")
    bishop(s, "henri", "b2")
    cardinal(s, "henri", bought=True)
    pope(s, "henri")
    return calm(s)


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f1_5_2_a_pope_of_another_family_must_consent(answer: str) -> None:
    s = papal()
    play(s, 0, "make_cardinal francois")
    assert s.cells[CARDINAL_BY + lord_of("francois")] == 0
    play(s, 0, "money give 2", "propose")
    assert asked(s) == [3]
    play(s, 3, answer)
    made = answer == "accept"
    assert bool(s.cells[CARDINAL_BY + lord_of("francois")]) == made
    assert (s.money(3), s.hand(0, kind_of("cardinal"))) == ((7, 0) if made else (5, 1))
    assert runs(s) == "COURSE"


def test_f13_4_the_pope_is_asked_three_times_a_phase_at_most() -> None:
    s = papal()
    for _ in range(3):
        play(s, 0, "make_cardinal francois", "propose")
        play(s, 3, "refuse")
    assert (why(s, 0, "make_cardinal francois"), rule(s, 0, "make_cardinal francois")) == ("too-many-offers", "F-13.4")
    assert not targets.has_target(s, 0, kind_of("cardinal"))
    s.cells[offers.counter(offers.ROW[offers.CARDINAL_CONSENT], 0, 3)] = 0
    assert targets.has_target(s, 0, kind_of("cardinal"))


def test_f1_5_2_the_popes_own_family_need_not_ask() -> None:
    s = papal()
    hand(s, 3, "cardinal")
    play(s, 3, "make_cardinal francois")
    assert s.cells[CARDINAL_BY + lord_of("francois")] == BY_CARD


def test_f1_5_5_an_imprisoned_pope_cannot_refuse() -> None:
    s = papal()
    troops(s, 0, "tournus/pugnac", men=1)
    prisoner(s, "henri", 0)
    play(s, 0, "make_cardinal francois")
    assert s.cells[CARDINAL_BY + lord_of("francois")] == BY_CARD


def test_f9_6_consent_lapses_when_the_pope_or_the_bishop_dies() -> None:
    for victim in ("henri", "francois"):
        s = papal()
        play(s, 0, "make_cardinal francois", "propose")
        aftermath.kill(s, int(BIT[lord_of(victim)]))
        settle(s)
        assert told(s, "lapsed"), victim
        assert s.hand(0, kind_of("cardinal")) == 1, "the card is back in the hand"


def test_f9_2_while_a_cardinal_card_waits_for_the_pope_nothing_else_is_played() -> None:
    """Story: the pope was murdered, or a ban struck, before the card he was asked about was settled."""
    s = papal()
    hand(s, 2, "assassination")
    married(s, "arthur", "blanche")
    play(s, 0, "make_cardinal francois", "propose")
    for seat, move in ((2, "assassinate henri charles"), (3, "excommunicate francois"), (1, "ask_annulment")):
        assert (why(s, seat, move), rule(s, seat, move)) == ("not-settled-yet", "F-9.2")
        assert out_of_turn(s, seat) == []
    assert "withdraw" in legal(s, 0)
    play(s, 3, "refuse")
    play(s, 2, "assassinate henri charles")
    assert told(s, "assassinated")


def test_f9_2_consent_to_a_title_for_sale_is_no_card() -> None:
    s = papal()
    hand(s, 2, "assassination")
    offers.ask(s, 0, 3, offers.CARDINAL_CONSENT, lord_of("francois"), BY_PURCHASE)
    play(s, 0, "propose")
    play(s, 2, "assassinate henri charles")
    assert told(s, "lapsed")


def test_f8_1_the_card_that_needs_consent_cannot_be_given_away_with_it() -> None:
    """A story: the pope was offered the very card he should consent to, and it was played from an empty hand."""
    s = papal()
    play(s, 0, "make_cardinal francois", "token")
    assert why(s, 0, "kind give cardinal") == "card-not-held"
    hand(s, 0, "cardinal")
    play(s, 0, "kind give cardinal", "propose")
    play(s, 3, "accept")
    assert (s.hand(0, kind_of("cardinal")), s.hand(3, kind_of("cardinal"))) == (0, 1)
    assert s.cells[CARDINAL_BY + lord_of("francois")] == BY_CARD


# ---------------------------------------------------------------- Assassination and Justice [F-10.3] [F-10.4]


def test_f10_3_assassination_kills_for_certain_and_marks_the_one_responsible() -> None:
    s = court()
    hand(s, 2, "assassination")
    calm(s)
    play(s, 2, "assassinate arthur charles")
    assert seat_of(s, "arthur") == -1
    assert s.cells[ASSASSINS] == BIT[lord_of("charles")]
    assert s.cells[DISCARDS + kind_of("assassination")] == 1


def test_f10_3_ally_king_queen_pope_but_never_ones_own() -> None:
    s = court()
    lord(s, "henri", 3, "tournus")
    lord(s, "jeanne", 2, "sigy")
    hand(s, 2, "assassination")
    married(s, "arthur", "jeanne")
    king(s, "arthur")
    queen(s, "jeanne")
    bishop(s, "henri", "b2")
    pope(s, "henri")
    calm(s)
    assert (why(s, 2, "assassinate jeanne charles"), rule(s, 2, "assassinate jeanne charles")) == ("own-lord", "F-10.3")
    victims = {text.split()[0] for text in legal(s, 2, "assassinate")}
    assert victims == {"arthur", "blanche", "francois", "henri"}
    play(s, 2, "assassinate arthur jeanne")
    assert s.cells[KING] == -1


def test_f10_3_a_pope_can_be_assassinated() -> None:
    s = papal()
    hand(s, 2, "assassination")
    play(s, 2, "assassinate henri charles")
    assert s.cells[POPE] == -1


def test_f10_3_1_only_ones_own_lord_answers_for_it_a_prisoner_too() -> None:
    s = court()
    hand(s, 2, "assassination")
    troops(s, 0, "sigy/st_paul", men=1)
    prisoner(s, "charles", 0)
    calm(s)
    assert (why(s, 2, "assassinate arthur blanche"), rule(s, 2, "assassinate arthur blanche")) == (
        "not-own-lord",
        "F-10.3.1",
    )
    play(s, 2, "assassinate arthur charles")
    assert s.cells[ASSASSINS] == BIT[lord_of("charles")]


def guilty(*names: str) -> Table:
    s = court()
    hand(s, 0, "justice")
    for name in names:
        s.cells[ASSASSINS] |= BIT[lord_of(name)]
    return s


def test_f10_4_justice_kills_a_marked_lord_of_any_family() -> None:
    s = calm(guilty("charles", "arthur"))
    assert legal(s, 0, "justice") == ["arthur", "charles"]
    assert (why(s, 0, "justice blanche"), rule(s, 0, "justice blanche")) == ("no-assassin", "F-10.4")
    play(s, 0, "justice charles")
    assert (seat_of(s, "charles"), s.cells[ASSASSINS]) == (-1, BIT[lord_of("arthur")])


@pytest.mark.parametrize("office", ["king", "queen", "dauphin", "pope", "regent"])
def test_f10_4_never_on_royals_or_the_pope(office: str) -> None:
    """[F-10.4] [F-1.7.9]"""
    s = guilty("charles", "blanche")
    if office == "queen" or office == "regent":
        queen(s, "blanche", regent=office == "regent")
        s.cells[ASSASSINS] = BIT[lord_of("blanche")]
    elif office == "king":
        king(s, "charles")
    elif office == "dauphin":
        dauphin(s, "charles")
    else:
        bishop(s, "charles", "b5")
        pope(s, "charles")
    calm(s)
    name = "blanche" if office in ("queen", "regent") else "charles"
    assert (why(s, 0, f"justice {name}"), rule(s, 0, f"justice {name}")) == ("immune", "F-10.4")


def test_f10_3_1_the_marker_goes_with_the_lord() -> None:
    s = guilty("charles")
    hand(s, 1, "assassination")
    calm(s)
    play(s, 1, "assassinate charles blanche")
    assert s.cells[ASSASSINS] == BIT[lord_of("blanche")]


# ---------------------------------------------------------------- Tunnel [F-10.2]


def dungeon() -> Table:
    """Seat 0 holds Blanche and Charles at Blaye, Henri at Bourg; Blanche's family has a castle, Charles's nothing."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "blanche", 1, "blaye/charolles")
    lord(s, "charles", 2, "blaye/la_salle")
    lord(s, "henri", 3, "bourg/villeneuve")
    lord(s, "lambert", 1, "sigy")
    castle(s, "sigy")
    lord(s, "jeanne", 3, "tournus")
    troops(s, 0, "bourg", men=1)
    for name in ("blanche", "charles", "henri"):
        prisoner(s, name, 0)
    return s


def test_f10_2_3_tunnel_frees_a_prisoner_and_those_held_with_him() -> None:
    s = dungeon()
    hand(s, 3, "tunnel")
    calm(s)
    assert legal(s, 3, "free") == ["charles", "henri", "blanche"]
    assert (why(s, 3, "free arthur"), rule(s, 3, "free arthur")) == ("not-a-prisoner", "F-10.2.3")
    play(s, 3, "free charles")
    assert [int(s.cells[CAPTOR + lord_of(name)]) for name in ("blanche", "charles", "henri")] == [-1, -1, 0]
    assert [event["lord"] for event in told(s, "tunnel-frees")] == ["blanche", "charles"]
    assert (runs(s), asked(s)) == ("ENTERING", [2])
    play(s, 2, "place beaujeu")
    assert (where(s, "charles"), asked(s)) == ("beaujeu", [1])
    assert legal(s, 1, "place") == ["sigy"], "to the castle his family controls"
    play(s, 1, "place sigy")
    assert (where(s, "blanche"), runs(s)) == ("sigy", "COURSE")


def test_f10_2_3_the_captor_himself_may_play_it() -> None:
    s = dungeon()
    hand(s, 0, "tunnel")
    calm(s)
    play(s, 0, "free henri")
    assert s.cells[CAPTOR + lord_of("henri")] == -1


# ---------------------------------------------------------------- who could play [F-9.1]


def positions() -> list[Table]:
    """Many kinds of moments, each with everybody holding a card."""
    made = [table(4), court(), with_bishop(), guilty("charles"), guilty("arthur"), dungeon()]
    famine = court()
    calamity(famine, "famine", "b3")
    made.append(famine)
    taxed = court()
    title(taxed, "arthur", "blaye")
    land_tax(taxed, 0, "blaye")
    made.append(taxed)
    tithed = court()
    bishop(tithed, "francois", "b4")
    tithe(tithed, 1, "francois", "b4")
    made.append(tithed)
    all_tithed = court()
    bishop(all_tithed, "francois", "b4")
    pope(all_tithed, "francois")
    tithe_all(all_tithed, 1)
    made.append(all_tithed)
    ungoverned = court()
    pope(ungoverned, "francois")
    tithe_all(ungoverned, 1)
    made.append(ungoverned)
    royal = guilty("arthur")
    king(royal, "arthur")
    made.append(royal)
    wedded = court()
    married(wedded, "arthur", "blanche")
    made.append(wedded)
    made.append(papal())
    fight = siege()
    push(fight, kinds.BATTLE, 2, 0, 1)
    made.append(fight)
    return made


def test_f9_1_who_has_a_target_is_who_could_make_a_move() -> None:
    """The cheap question of the windows says the same as the rule of each card."""
    answered = set()
    for s in positions():
        for seat in range(s.seats()):
            for kind in range(D_ARC, KINDS):
                if kind in (kind_of("good_harvest"), kind_of("fine_weather"), kind_of("tax")):
                    continue
                moves = Moves()
                surprises.candidates(s, seat, kind, moves)
                possible = any(surprises.target_refusal(s, seat, move)[0] == 0 for move in moves.items)
                assert targets.has_target(s, seat, kind) == possible, (seat, kind)
                answered.add((kind, possible))
    assert len(answered) == 14, "each card with and without a target"


def test_f9_1_every_move_out_of_turn_is_judged_at_every_moment() -> None:
    """Whatever is asked for, there is an answer."""
    for s in positions():
        for verb in VERBS.verbs[FIRST_OUT_OF_TURN:]:
            ranges = [range(domain.low, domain.low + domain.size) for _, domain in verb.arguments]
            for numbers in product(*ranges):
                for is_calm in (True, False):
                    refusal(s, 1, is_calm, VERBS.pack(verb.name, list(numbers)))


# ---------------------------------------------------------------- papal powers out of turn [F-1.7]


def test_f1_7_5_the_pope_strikes_and_lifts_out_of_turn() -> None:
    s = papal()
    assert "henri" in [name for name in ("henri",) if why(s, 3, f"excommunicate {name}") == "pope-himself"]
    assert why(s, 1, "excommunicate arthur") == "not-the-pope"
    play(s, 3, "excommunicate francois")
    assert s.cells[BISHOP + bishopric("b4")] == -1
    assert legal(s, 3, "excommunicate") == []
    play(s, 3, "lift")
    assert why(s, 3, "lift") == "nobody-excommunicated"


def test_f1_7_3_a_spouse_asks_and_the_pope_decides() -> None:
    s = papal()
    married(s, "arthur", "blanche")
    assert why(s, 2, "ask_annulment") == "not-married"
    play(s, 1, "ask_annulment", "money give 1", "propose")
    play(s, 3, "accept")
    assert told(s, "annulled")
    assert s.money(3) == 6


def test_f1_7_3_refused_or_lapsed_by_a_death() -> None:
    s = papal()
    married(s, "arthur", "blanche")
    hand(s, 2, "assassination")
    play(s, 1, "ask_annulment", "propose")
    play(s, 3, "refuse")
    play(s, 1, "ask_annulment", "propose")
    play(s, 2, "assassinate arthur charles")
    assert (told(s, "lapsed")[0]["matter"], told(s, "annulled")) == ("annulment", [])


# ---------------------------------------------------------------- standing instructions [F-13.5]


def test_f13_5_who_passes_for_long_may_take_it_back_at_any_time() -> None:
    s = court()
    s.cells[STANDING + 2] = 3
    calm(s)
    play(s, 2, "attend")
    assert (s.cells[STANDING + 2], why(s, 2, "attend")) == (0, "no-standing")
