"""A moment to deal before the victory is looked for. [F-7.2] [F-5.2.3] [F-8.1]"""

import pytest

from signoria.games.fief import units
from signoria.games.fief.pieces import BIT, MAN
from signoria.games.fief.state import HOLDER, NONE, WINNERS, Table
from signoria.games.fief.steps.kinds import TURN_STEP
from tests.fief.calm_tables import leave_only
from tests.fief.tables import (
    asked,
    begin,
    city,
    controller,
    default,
    deniers,
    fief,
    hand,
    king,
    lord,
    married,
    play,
    pope,
    runs,
    table,
    title,
    troops,
    village,
    why,
)


def realm(*cards: str, first: int = 0, turn_limit: int = 0, seats: int = 4) -> Table:
    """Arthur (0) holds the cities Blaye and Tournus, Baudoin (1) Bourg, before which Charles (2) stands with a man."""
    s = table(seats, phase=6, first=first, turn_limit=turn_limit)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "bourg")
    lord(s, "charles", 2, "bourg/villeneuve")
    troops(s, 1, "bourg", men=1)
    troops(s, 2, "bourg/villeneuve", men=1)
    troops(s, 0, "tournus", men=1)
    city(s, "blaye", "tournus", "bourg")
    title(s, "arthur", "blaye", "tournus")
    title(s, "baudoin", "bourg")
    leave_only(s, *cards)
    return s


def end_turn(s: Table) -> None:
    """Pillage is over, the turn comes to its end."""
    begin(s, TURN_STEP, 13)


def test_f5_2_3_a_city_can_be_given_after_the_last_battle() -> None:
    """A story: when no more attack, siege or mill was left, the turn ran to its end and nobody could give anything.

    Arthur and Baudoin, allied by Jeanne, have four points; Baudoin sells his city, and nobody has won.
    """
    s = realm()
    lord(s, "jeanne", 1, "bourg")
    married(s, "arthur", "jeanne")
    king(s, "arthur")
    end_turn(s)
    assert (runs(s), default(s, 2), why(s, 2, "pass"), why(s, 0, "done")) == ("PARLEY", "done", "not-now", "not-asked")
    play(s, 1, "offer 2", "village give bourg", "money take 5", "propose")
    play(s, 2, "accept")
    play(s, 1, "road villeneuve")
    assert (controller(s, "bourg"), deniers(s)) == (2, [5, 10, 0, 5])
    play(s, 0, "done")
    assert s.cells[WINNERS] == 0


def test_f7_2_the_first_who_would_not_win_ends_it() -> None:
    """Else who wins, if he is the first player, would be done before anybody else could speak."""
    s = realm(first=0)
    lord(s, "jeanne", 1, "bourg")
    married(s, "arthur", "jeanne")
    king(s, "arthur")
    end_turn(s)
    assert (s.nth(0), asked(s)) == (0, [2])
    play(s, 2, "done")
    assert s.cells[WINNERS] == BIT[0] | BIT[1]


def test_f7_2_a_city_can_be_given_to_somebody_who_wins_by_it() -> None:
    s = realm(first=3)
    king(s, "charles")
    lord(s, "eric", 2, "sigy")
    pope(s, "eric")
    end_turn(s)
    assert (runs(s), asked(s)) == ("PARLEY", [3])
    play(s, 1, "offer 2", "village give bourg", "propose")
    play(s, 2, "accept")
    play(s, 1, "road villeneuve")
    play(s, 2, "grant eric")
    assert asked(s) == [3]
    play(s, 3, "done")
    play(s, 2, "pass")  # the pope has the last word
    assert s.cells[WINNERS] == BIT[2]


def test_f7_2_nobody_is_asked_if_no_deal_can_decide_anything() -> None:
    s = realm()
    end_turn(s)
    assert runs(s) == ""


@pytest.mark.parametrize(
    ("seats", "titles", "has_troops", "is_allied", "is_asked"),
    [
        (4, 2, True, False, True),
        (4, 1, True, False, False),
        (4, 2, False, False, False),
        (4, 2, True, True, False),  # a pair needs four
        (3, 2, True, True, True),  # of three everybody wins alone
    ],
)
def test_f7_2_somebody_is_asked_if_a_city_that_could_be_given_would_win(
    seats: int, titles: int, has_troops: bool, is_allied: bool, is_asked: bool
) -> None:
    """Arthur has two points, and Baudoin could give him Bourg if he has troops there."""
    s = realm(seats=seats)
    if titles == 1:
        s.cells[HOLDER + fief("tournus")] = NONE
    if has_troops:
        troops(s, 0, "bourg/villeneuve", men=1)
    if is_allied:
        lord(s, "isabelle", 2, "sigy")
        married(s, "arthur", "isabelle")
    end_turn(s)
    assert runs(s) == ("PARLEY" if is_asked else "")


@pytest.mark.parametrize(("limit", "is_given", "is_asked"), [(1, True, True), (1, False, False), (2, True, False)])
def test_f13_1_in_the_last_turn_any_gift_of_a_city_is_enough(limit: int, is_given: bool, is_asked: bool) -> None:
    s = realm(turn_limit=limit)
    if not is_given:
        units.lose_troops(s, 2, village("bourg"), MAN, 1)
    end_turn(s)
    assert runs(s) == ("PARLEY" if is_asked else "")


def test_f8_1_what_is_dealt_there_can_still_be_played() -> None:
    """Seat 3 has no lord who could answer for an assassination; it hands the card to Charles in time."""
    s = realm("assassination")
    king(s, "arthur")
    hand(s, 3, "assassination")
    end_turn(s)
    assert (runs(s), asked(s)) == ("PARLEY", [1])
    play(s, 3, "offer 2", "token", "kind give assassination", "propose")
    play(s, 2, "accept")
    play(s, 1, "done")
    assert (runs(s), asked(s)) == ("WINDOW", [2])
    play(s, 2, "assassinate arthur charles")
    assert (runs(s), s.cells[WINNERS]) == ("", 0)
