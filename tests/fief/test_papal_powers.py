"""What the pope may do at any calm moment, and what others need him for."""

import pytest

from signoria.games.fief import crown, people
from signoria.games.fief.state import BY_CARD, CARDINAL_BY, EXCOMMUNICATED, NONE, QUEEN, Table
from signoria.games.fief.steps.kinds import AFTERMATH, MARRIAGES
from tests.fief.tables import (
    begin,
    bishop,
    cardinal,
    hand,
    king,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    queen,
    rule,
    running,
    table,
    told,
    troops,
    why,
)


def rome() -> Table:
    """Pope Henri of seat 3; King Arthur (0) and Queen Blanche (1); bishop François (2); marriages are proposed."""
    s = table(4, without=(AFTERMATH,))
    lord(s, "henri", 3, "tournus")
    bishop(s, "henri", "b2")
    pope(s, "henri")
    lord(s, "arthur", 0, "blaye")
    lord(s, "blanche", 1, "bourg")
    married(s, "arthur", "blanche")
    king(s, "arthur")
    queen(s, "blanche")
    lord(s, "francois", 2, "sigy")
    bishop(s, "francois", "b5")
    lord(s, "jeanne", 2, "sigy")
    lord(s, "othon", 3, "tournus")
    begin(s, MARRIAGES)
    return s


def test_f1_7_5_once_a_turn_one_lord_at_a_time() -> None:
    """[F-1.7.5] [F-1.7.10]"""
    s = rome()
    play(s, 3, "excommunicate francois")
    assert s.cells[EXCOMMUNICATED] == lord_of("francois")
    assert (why(s, 3, "excommunicate arthur"), rule(s, 3, "excommunicate arthur")) == ("has-struck", "F-1.7.5")
    play(s, 3, "lift")
    assert s.cells[EXCOMMUNICATED] == NONE
    assert why(s, 3, "excommunicate arthur") == "has-struck"
    assert why(s, 3, "lift") == "nobody-excommunicated"


def test_f1_7_10_the_pope_neither_strikes_himself_nor_two_at_a_time() -> None:
    """[F-1.7.10]"""
    s = rome()
    assert why(s, 3, "excommunicate henri") == "pope-himself"
    assert why(s, 3, "excommunicate othon") == ""  # his own family is not spared
    s.cells[EXCOMMUNICATED] = lord_of("francois")
    assert why(s, 3, "excommunicate arthur") == "one-at-a-time"


def test_f1_7_5_only_the_pope_strikes_and_not_from_prison() -> None:
    """[F-1.7.5] [F-6.4.5]"""
    s = rome()
    assert why(s, 0, "excommunicate francois") == "not-the-pope"
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    assert (why(s, 3, "excommunicate francois"), why(s, 3, "lift")) == ("not-the-pope", "not-the-pope")


def test_f1_7_3_the_pope_annuls_a_marriage_at_the_wish_of_a_spouse() -> None:
    """[F-1.7.3] [F-1.1.7]"""
    s = rome()
    play(s, 1, "ask_annulment", "propose")
    play(s, 3, "accept")
    assert (people.ally_of(s, 0), s.cells[QUEEN]) == (NONE, NONE)
    assert running(s) == MARRIAGES


def test_f1_7_3_the_pope_may_decline() -> None:
    """[F-1.7.3]"""
    s = rome()
    play(s, 0, "ask_annulment", "propose")
    play(s, 3, "refuse")
    assert (people.ally_of(s, 0), s.cells[QUEEN]) == (1, lord_of("blanche"))


def test_f1_7_3_nobody_asks_for_the_annulment_of_others_or_without_pope() -> None:
    """[F-1.7.3]"""
    s = rome()
    assert why(s, 2, "ask_annulment") == "not-married"
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    assert why(s, 0, "ask_annulment") == "no-pope"


def test_f1_7_3_not_once_a_dauphin_of_this_marriage_has_come_into_play() -> None:
    """[F-1.7.3]"""
    s = rome()
    lord(s, "charles", 1, "bourg")
    crown.declare_dauphin(s, lord_of("charles"))
    assert [why(s, seat, "ask_annulment") for seat in (0, 1)] == ["heir-born", "heir-born"]


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f1_5_2_and_f1_7_2_a_new_cardinal_needs_the_pope_s_consent(answer: str) -> None:
    """Refused, the card stays in the hand. [F-1.5.2] [F-1.7.2]"""
    s = rome()
    hand(s, 0, "cardinal")
    play(s, 0, "make_cardinal francois", "propose")
    play(s, 3, answer)
    made = answer == "accept"
    assert s.cells[CARDINAL_BY + lord_of("francois")] == (BY_CARD if made else 0)
    assert s.hand_size(0) == (0 if made else 1)


def test_f1_5_5_an_imprisoned_pope_is_not_asked() -> None:
    """[F-1.5.5] [F-6.4.5]"""
    s = rome()
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    hand(s, 0, "cardinal")
    play(s, 0, "make_cardinal francois")
    assert people.is_cardinal(s, lord_of("francois"))


def test_f1_5_1_only_a_bishop_who_is_not_yet_cardinal() -> None:
    """[F-1.5.1] [F-1.2.2] [F-1.4.7] [F-1.5.3]"""
    s = rome()
    hand(s, 0, "cardinal")
    assert legal(s, 0, "make_cardinal") == ["francois", "henri"]
    cardinal(s, "francois")
    assert (why(s, 0, "make_cardinal francois"), why(s, 0, "make_cardinal othon")) == (
        "already-cardinal",
        "not-a-bishop",
    )
    assert told(s, "card-made-cardinal") == []
