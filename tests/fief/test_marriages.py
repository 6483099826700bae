"""Marriages are proposed in turn order and concluded by consent."""

import pytest

from signoria.games.fief import aftermath, people
from signoria.games.fief.game import GAME
from signoria.games.fief.offers import A, B
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import AGREED, KING, NONE, QUEEN, Table
from signoria.games.fief.steps.kinds import AFTERMATH, COURSE, MARRIAGES, OFFER_STEP, ROAD_CHOICE, TURN_STEP
from signoria.games.fief.steps.registry import STEPS
from signoria.games.fief.steps.setup import PLAYING
from signoria.games.fief.view import known, sample
from signoria.kernel.rng import Rng
from signoria.kernel.tables import event_json
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    cardinal,
    d_arc,
    default,
    everybody,
    excommunicated,
    field,
    king,
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
    running,
    seat_of,
    settle,
    table,
    told,
    troops,
    why,
)


def houses(first: int = 0) -> Table:
    """Quentin and Alienor of seat 0, Jeanne and Charles of 1, Mireille of 2, Henri of 3."""
    s = table(4, first=first, without=(AFTERMATH,))
    lord(s, "quentin", 0, "blaye")
    lord(s, "alienor", 0, "blaye")
    lord(s, "jeanne", 1, "bourg")
    lord(s, "charles", 1, "bourg")
    lord(s, "mireille", 2, "sigy")
    lord(s, "henri", 3, "tournus")
    return s


def propose(s: Table, seat: int, one: str, other: str, answer: str) -> None:
    """A proposal with nothing beside it, and its answer."""
    play(s, seat, f"marry {one} {other}", "propose")
    play(s, seat_of(s, other), answer)


def test_t02_f1_1_1_quentin_and_jeanne_marry_by_consent() -> None:
    """Blue's Quentin and violet's Jeanne marry; markers are exchanged. [F-1.1.1] [F-1.1.2]"""
    s = houses()
    begin(s, MARRIAGES)
    propose(s, 0, "quentin", "jeanne", "accept")
    assert (people.ally_of(s, 0), people.ally_of(s, 1)) == (1, 0)
    assert told(s, "proposed")[0] == {
        "event": "proposed",
        "rule": "F-1.1.6",
        "seat": 0,
        "to": 1,
        "lord": "quentin",
        "spouse": "jeanne",
    }
    assert len(told(s, "married")) == 1
    assert s.cells[AGREED] == 0


def test_f1_1_1_a_woman_s_family_may_propose_too() -> None:
    """[F-1.1.1]"""
    s = houses(first=1)
    begin(s, MARRIAGES)
    propose(s, 1, "jeanne", "quentin", "accept")
    assert (people.ally_of(s, 0), people.ally_of(s, 1)) == (1, 0)


@pytest.mark.parametrize("answer", ["refuse", "withdraw"])
def test_f1_1_1_no_marriage_without_consent(answer: str) -> None:
    """[F-1.1.1]"""
    s = houses()
    begin(s, MARRIAGES)
    if answer == "refuse":
        propose(s, 0, "quentin", "jeanne", "refuse")
    else:
        play(s, 0, "marry quentin jeanne", "withdraw")
    assert people.married_lord(s, 0) == NONE
    assert asked(s) == [0]
    assert (running(s), field(s, "lord"), field(s, "spouse")) == (MARRIAGES, 0, 0)


@pytest.mark.parametrize(
    ("move", "reason", "clause"),
    [
        ("marry charles mireille", "not-of-your-family", "F-1.1.1"),
        ("marry othon mireille", "not-of-your-family", "F-1.1.1"),
        ("marry quentin guenievre", "nobody-to-marry", "F-1.1.1"),
        ("marry quentin alienor", "same-family", "F-1.1.1"),
        ("marry quentin charles", "not-man-and-woman", "F-1.1.1"),
        ("marry alienor jeanne", "not-man-and-woman", "F-1.1.1"),
        ("lay quentin nobody", "not-now", "not-now"),
    ],
)
def test_f1_1_1_who_cannot_marry(move: str, reason: str, clause: str) -> None:
    """[F-1.1.1]"""
    s = houses()
    begin(s, MARRIAGES)
    assert (why(s, 0, move), rule(s, 0, move)) == (reason, clause)


def test_f1_1_1_bishop_cardinal_and_pope_cannot_marry() -> None:
    """[F-1.1.1]"""
    s = houses()
    lord(s, "eric", 1, "bourg")
    lord(s, "othon", 1, "bourg")
    bishop(s, "charles", "b4")
    cardinal(s, "eric")
    pope(s, "othon")
    begin(s, MARRIAGES)
    assert [why(s, 0, f"marry alienor {name}") for name in ("charles", "eric", "othon")] == ["man-of-the-church"] * 3
    assert why(s, 0, "marry alienor henri") == ""


def test_f1_1_1_d_arc_never_marries() -> None:
    """[F-1.1.1]"""
    s = houses()
    d_arc(s, "jeanne")
    begin(s, MARRIAGES)
    assert why(s, 0, "marry quentin jeanne") == "d-arc-never-marries"
    assert legal(s, 0, "marry") == ["quentin mireille", "alienor charles", "alienor henri"]


def test_f1_1_2_a_player_has_one_marriage_at_a_time() -> None:
    """[F-1.1.2]"""
    s = houses()
    married(s, "charles", "mireille")
    begin(s, MARRIAGES)
    assert asked(s) == [0]
    assert legal(s, 0, "marry") == ["alienor henri"]
    assert (why(s, 0, "marry quentin jeanne"), rule(s, 0, "marry quentin mireille")) == ("family-married", "F-1.1.2")
    play(s, 0, "done")
    assert asked(s) == [3]  # seats 1 and 2 are married, so they are not asked


def test_f1_1_2_after_a_wedding_neither_family_is_asked_again() -> None:
    """[F-1.1.2]"""
    s = houses()
    begin(s, MARRIAGES)
    propose(s, 0, "quentin", "jeanne", "accept")
    assert asked(s) == [2]
    assert legal(s, 2, "marry") == ["mireille henri"]


def test_f1_1_3_marrying_the_king_makes_queen() -> None:
    """[F-1.1.3]"""
    s = houses()
    king(s, "quentin")
    begin(s, MARRIAGES)
    propose(s, 0, "quentin", "jeanne", "accept")
    assert s.cells[QUEEN] == lord_of("jeanne")


def test_f1_1_3_marrying_a_regent_does_not_make_king() -> None:
    """[F-1.1.3]"""
    s = houses()
    queen(s, "jeanne", regent=True)
    begin(s, MARRIAGES)
    propose(s, 0, "quentin", "jeanne", "accept")
    assert (s.cells[KING], s.cells[QUEEN]) == (NONE, lord_of("jeanne"))


def test_f1_1_6_proposals_go_in_turn_order() -> None:
    """[F-1.1.6] [F-0.5]"""
    s = houses(first=2)
    begin(s, MARRIAGES)
    assert everybody(s, "done") == [2, 3, 0, 1]
    assert running(s) < 0


def test_f1_1_6_whoever_could_marry_nobody_is_not_asked() -> None:
    """Only men at the table: there is nothing to propose. [F-1.1.6]"""
    s = table(3)
    lord(s, "quentin", 0, "blaye")
    lord(s, "charles", 1, "bourg")
    lord(s, "henri", 2, "tournus")
    begin(s, MARRIAGES)
    assert running(s) < 0


def test_f1_1_6_prison_and_excommunication_are_no_bar() -> None:
    """[F-1.1.6] [F-6.4.5]"""
    s = houses()
    troops(s, 3, "bourg", men=1)
    prisoner(s, "jeanne", 3)
    excommunicated(s, "quentin")
    begin(s, MARRIAGES)
    propose(s, 0, "quentin", "jeanne", "accept")
    assert people.ally_of(s, 0) == 1


def test_f1_1_6_any_number_of_proposals_three_to_one_player() -> None:
    """[F-1.1.6] [F-13.4]"""
    s = houses()
    begin(s, MARRIAGES)
    propose(s, 0, "quentin", "jeanne", "refuse")
    propose(s, 0, "alienor", "charles", "refuse")
    propose(s, 0, "quentin", "jeanne", "refuse")
    assert (why(s, 0, "marry quentin jeanne"), rule(s, 0, "marry quentin jeanne")) == ("too-many-offers", "F-13.4")
    assert legal(s, 0, "marry") == ["quentin mireille", "alienor henri"]
    propose(s, 0, "quentin", "mireille", "refuse")
    assert asked(s) == [0]


def test_f13_4_whoever_has_proposed_enough_to_all_is_not_asked() -> None:
    """[F-13.4]"""
    s = table(3)
    lord(s, "quentin", 0, "blaye")
    lord(s, "jeanne", 1, "bourg")
    begin(s, MARRIAGES)
    for _ in range(3):
        propose(s, 0, "quentin", "jeanne", "refuse")
    assert asked(s) == [1]
    for _ in range(3):
        propose(s, 1, "jeanne", "quentin", "refuse")
    assert running(s) < 0


def test_f1_1_6_a_proposal_may_come_with_money() -> None:
    """A bride may bring a dowry. [F-1.1.6] [F-12.3]"""
    s = houses()
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "money take 2", "propose")
    play(s, 1, "accept")
    assert (s.money(0), s.money(1)) == (7, 3)
    assert people.ally_of(s, 0) == 1


def test_f9_6_a_proposal_to_a_spouse_who_can_no_longer_marry_cannot_be_accepted() -> None:
    """Others do not know whom it is about, so it does not lapse while the families could marry. [F-9.6]"""
    s = houses()
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "propose")
    assert running(s) == OFFER_STEP
    d_arc(s, "jeanne")
    assert (asked(s), asked(known(s, 2))) == ([1], [1])
    assert (why(s, 1, "accept"), why(s, 1, "refuse")) == ("d-arc-never-marries", "")


@pytest.mark.parametrize("dead", ["quentin", "jeanne"])
def test_f9_6_a_proposal_cannot_be_accepted_when_one_of_the_two_dies(dead: str) -> None:
    """Story: with the proposer's lord dead the step below the offer was called impossible in documents. [F-9.6]"""
    s = houses()
    begin(s, MARRIAGES)
    f = s.top
    play(s, 0, "marry quentin jeanne", "propose")
    aftermath.kill(s, int(BIT[lord_of(dead)]))
    assert s.steps[MARRIAGES].flaw(s, f) == ""
    settle(s)
    assert (running(s), why(s, 1, "accept")) == (OFFER_STEP, "nobody-to-marry")
    play(s, 1, "refuse")
    assert running(s) == MARRIAGES
    assert (people.married_lord(s, 0), people.married_lord(s, 1)) == (NONE, NONE)


def test_f9_6_a_proposal_lapses_when_no_two_of_the_families_can_marry() -> None:
    """[F-9.6]"""
    s = table(3, without=(AFTERMATH,))
    lord(s, "quentin", 0, "blaye")
    lord(s, "jeanne", 1, "bourg")
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "propose")
    aftermath.kill(s, int(BIT[lord_of("jeanne")]))
    k = known(s, 2)
    assert known(sample(k, Rng(1)), 2).same(k), "dead though she is, somebody was proposed to"
    settle(s)
    assert (running(s) < 0, told(s, "lapsed")[0]["matter"]) == (True, "marriage")


# ---------------------------------------------------------------- public once agreed [F-1.1.1]


@pytest.mark.parametrize("answer", ["", "propose", "refuse", "withdraw"])
def test_f1_1_1_whom_a_proposal_is_about_only_the_two_know(answer: str) -> None:
    """Story: everybody heard who should marry whom, and for how much, although they never agreed."""
    found = []
    for couple, item in (("quentin jeanne", "money give 1"), ("alienor charles", "money take 2")):
        s = houses()
        begin(s, MARRIAGES)
        play(s, 0, f"marry {couple}", item)
        if answer:
            play(s, 0, "propose")
        if answer in ("refuse", "withdraw"):
            play(s, 1 if answer == "refuse" else 0, answer)
        events = [str(event_json(GAME.events[event.kind], event, 2)) for event in s.events or []]
        found.append((known(s, 2), known(s, -1), events))
        assert [event["lord"] for event in told(s, "proposed", 1)] == [couple.split()[0]]
        assert [(event["to"], event["lord"]) for event in told(s, "proposed", 2)] == [(1, None)]
    (view, spectated, events), (other_view, other_spectated, other_events) = found
    assert view.same(other_view)
    assert spectated.same(other_spectated)
    assert events == other_events


def test_f1_1_1_worlds_of_others_have_some_couple_that_could_marry() -> None:
    """[F-1.1.1]"""
    s = houses()
    push(s, COURSE, PLAYING)
    push(s, TURN_STEP, 1)
    begin(s, MARRIAGES)
    f = s.top
    play(s, 0, "marry quentin jeanne", "token", "money give 1")
    assert GAME.from_document(GAME.document(known(s, 2))).same(known(s, 2))
    play(s, 0, "propose")
    for viewer in (2, 3, -1):
        k = known(s, viewer)
        assert GAME.from_document(GAME.document(k)).same(k)
        worlds = [sample(k, Rng(seed)) for seed in range(30)]
        assert all(GAME.problems(world) == [] and known(world, viewer).same(k) for world in worlds)
        couples = {(int(world.stack[world.top + A]), int(world.stack[world.top + B])) for world in worlds}
        names = (("quentin", "jeanne"), ("alienor", "charles"))
        assert couples == {(lord_of(one), lord_of(other)) for one, other in names}
        assert all(world.stack[f + 3] == 1 + world.stack[world.top + A] for world in worlds)


def test_f1_1_1_once_agreed_everybody_knows() -> None:
    """A village that comes with the bride keeps the proposal open for a while after it was accepted. [F-1.1.1]"""
    s = houses()
    troops(s, 0, "blaye", men=1)
    troops(s, 1, "blaye/charolles", men=1)
    s.steps[AFTERMATH] = STEPS[AFTERMATH]
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "village give blaye", "propose")
    offer = s.top
    play(s, 1, "accept")
    assert running(s) == ROAD_CHOICE
    for viewer in (2, -1):
        k = known(s, viewer)
        assert (k.stack[offer + A], k.stack[offer + B]) == (lord_of("quentin"), lord_of("jeanne"))


def test_f13_4_bargains_do_not_bar_proposals() -> None:
    """Story: whoever had made three offers to a player in this phase could not propose to him. [F-13.4]"""
    s = houses()
    push(s, COURSE, PLAYING)
    push(s, TURN_STEP, 1)
    begin(s, MARRIAGES)
    for _ in range(3):
        play(s, 0, "offer 1", "money take 1", "propose")
        play(s, 1, "refuse")
    assert (why(s, 0, "offer 1"), why(s, 0, "marry quentin jeanne")) == ("too-many-offers", "")
    play(s, 0, "marry quentin jeanne", "propose", "withdraw")
    assert GAME.from_document(GAME.document(s)).same(s), "all that is counted stands in the document"


def test_the_default_is_to_propose_nothing() -> None:
    s = houses()
    begin(s, MARRIAGES)
    assert default(s, 0) == "done"


@pytest.mark.parametrize(
    ("numbers", "flaw"),
    [
        ((0, 0, 0), ""),
        ((4, 0, 0), ""),
        ((5, 0, 0), "next: nobody sits there"),
        ((0, 11, 17), ""),
        ((1, 11, 17), "lord: is not of the family that proposes"),
        ((4, 11, 17), "lord: nobody proposes"),
        ((0, 0, 17), "lord: nobody proposes"),
        ((0, 11, 0), "spouse: is of no other family"),
        ((0, 11, 13), "spouse: is of no other family"),
        ((0, 11, 15), ""),
    ],
)
def test_a_document_names_what_cannot_be(numbers: tuple[int, int, int], flaw: str) -> None:
    """Lord 10 is Quentin, 12 Alienor, 14 Guenièvre, 16 Jeanne; a step counts them from 1."""
    s = houses()
    f = s.push(MARRIAGES)
    for i, number in enumerate(numbers):
        s.stack[f + 2 + i] = number
    assert s.steps[MARRIAGES].flaw(s, f) == flaw
