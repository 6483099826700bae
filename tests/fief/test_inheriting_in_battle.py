"""A spouse's inheritance while the city that goes with it is fought over. [F-4.4.5] [F-6.3.1]"""

import pytest

from signoria.games.fief import aftermath, units
from signoria.games.fief.control import is_inside
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import BIT, KNIGHT, MAN
from signoria.games.fief.state import ESTATE_SEAT, HOLDER, NONE, Table
from signoria.games.fief.steps.kinds import BATTLES, ENTERING
from tests.fief.battle_tables import dice_of, roll
from tests.fief.tables import (
    admit,
    answers,
    army,
    asked,
    begin,
    city,
    controller,
    default,
    fief,
    hand,
    lord,
    lord_of,
    married,
    play,
    runs,
    settle,
    table,
    title,
    told,
    troops,
    village,
    where,
)


def besieged_city() -> Table:
    """Seat 0 (Arthur) before Blaye, city of Baudoin, last lord of seat 1 and husband of Jeanne (2); 3 can murder."""
    s = table(4, phase=6, without=(ENTERING,))
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=3)
    city(s, "blaye")
    title(s, "baudoin", "blaye")
    lord(s, "jeanne", 2, "tournus")
    married(s, "baudoin", "jeanne")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=7, knights=3)
    lord(s, "mireille", 3, "sigy")
    hand(s, 3, "assassination")
    return s


def murder(s: Table, *joins: str) -> None:
    """Seat 0 attacks; Baudoin is assassinated when the sides are known, and the first round begins."""
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, *joins)
    for seat in asked(s):
        play(s, seat, "assassinate baudoin mireille" if seat == 3 else "pass")
    while runs(s) == "WINDOW":
        play(s, asked(s)[0], "pass")
    assert (runs(s), GAME.problems(s)) == ("ROUND", [])


def go_on(s: Table, *unless: str) -> None:
    """Whoever is asked says what is meant if he says nothing, until a step of a name, or the battle is over."""
    while runs(s) not in ("FIGHTING", "SIEGES", *unless) and asked(s):
        play(s, asked(s)[0], default(s, asked(s)[0]))


def holder(s: Table, of: str) -> int:
    return int(s.cells[HOLDER + fief(of)])


def test_f4_4_5_the_garrison_fights_on_and_the_spouse_waits_for_the_outcome() -> None:
    """A story: Jeanne's troops, who were in no battle, took their place at once.

    So Arthur had won, gained nothing by it and stood before a full city of a new owner.
    """
    s = besieged_city()
    murder(s)
    assert (army(s, 1, "blaye"), army(s, 2, "blaye"), controller(s, "blaye")) == ((3, 0), (0, 0), 1)
    assert (holder(s, "blaye"), s.cells[ESTATE_SEAT + fief("blaye")]) == (NONE, 1)
    assert dice_of(s) == (1, 1), "of three dice the city costs two"


def test_f4_4_5_if_the_attacker_wins_city_and_title_are_his() -> None:
    s = besieged_city()
    murder(s)
    roll(s, 3, 0)
    go_on(s)
    assert told(s, "battle-won")[0]["seat"] == 0
    assert (controller(s, "blaye"), holder(s, "blaye")) == (0, lord_of("arthur"))
    assert (told(s, "replaced"), told(s, "inherited")) == ([], [])
    assert (army(s, 2, "blaye"), s.cells[ESTATE_SEAT + fief("blaye")]) == ((0, 0), NONE)


def test_f4_4_5_if_the_attacker_stops_the_spouse_inherits_what_is_left_of_the_garrison() -> None:
    s = besieged_city()
    murder(s)
    roll(s, 1, 0)
    go_on(s)
    assert told(s, "stopped")
    assert (holder(s, "blaye"), controller(s, "blaye")) == (lord_of("jeanne"), 2)
    assert (army(s, 1, "blaye"), army(s, 2, "blaye"), where(s, "arthur")) == ((0, 0), (2, 0), "blaye/charolles")


def test_f4_4_5_if_the_defender_wins_the_spouse_inherits() -> None:
    s = besieged_city()
    murder(s)
    units.lose_troops(s, 0, village("blaye"), MAN, 7)
    units.lose_troops(s, 0, village("blaye"), KNIGHT, 3)
    while runs(s) == "ROUND":
        play(s, asked(s)[0], "hit 0")
    go_on(s)
    assert told(s, "battle-won")[0]["seat"] == 1
    assert (holder(s, "blaye"), controller(s, "blaye"), army(s, 2, "blaye")) == (lord_of("jeanne"), 2, (3, 0))


@pytest.mark.parametrize("is_sold", [False, True])
def test_f6_3_1_after_a_truce_the_spouse_inherits_unless_control_was_part_of_it(is_sold: bool) -> None:
    s = besieged_city()
    murder(s)
    roll(s, 1, 0)
    go_on(s, "AFTER_ROUND")
    play(s, 1, "truce")
    if is_sold:
        play(s, 1, "village give blaye", "money take 5")
    play(s, 1, "propose")
    play(s, 0, "accept")
    go_on(s)
    heir = ("arthur", 0) if is_sold else ("jeanne", 2)
    assert (holder(s, "blaye"), controller(s, "blaye")) == (lord_of(heir[0]), heir[1])


def test_f6_1_5_a_helper_inside_keeps_the_walls_until_the_battle_is_over() -> None:
    """A story: who defended the city with the dead lord was put out of it in the middle of the battle."""
    s = besieged_city()
    lord(s, "charles", 3, "blaye")
    troops(s, 3, "blaye", men=2)
    admit(s, 3, "blaye")
    murder(s, "join defender", "propose", "accept")
    assert is_inside(s, 3, village("blaye"))
    assert dice_of(s) == (1, 1)
    roll(s, 1, 0)
    go_on(s, "ROAD_CHOICE")
    assert (runs(s), asked(s), controller(s, "blaye")) == ("ROAD_CHOICE", [3], 2), "Jeanne has not let him in"


def test_f4_4_1_a_relative_inherits_at_once_also_in_the_battle() -> None:
    s = besieged_city()
    lord(s, "eric", 1, "bourg")
    murder(s)
    assert (holder(s, "blaye"), controller(s, "blaye")) == (lord_of("eric"), 1)


def test_f4_4_5_all_that_the_spouse_inherits_waits_because_there_may_be_a_choice() -> None:
    """Jeanne has room for one title of two: which of them is left for her only the battle shows."""
    s = besieged_city()
    title(s, "baudoin", "mazilles")
    city(s, "mazilles")
    troops(s, 1, "mazilles", men=1)
    title(s, "jeanne", "tournus")
    city(s, "tournus")
    murder(s)
    assert (holder(s, "mazilles"), army(s, 1, "mazilles")) == (NONE, (1, 0))
    roll(s, 3, 0)
    go_on(s)
    assert (holder(s, "blaye"), holder(s, "mazilles")) == (lord_of("arthur"), lord_of("jeanne"))
    assert (army(s, 1, "mazilles"), army(s, 2, "mazilles")) == ((0, 0), (1, 0))


def test_f4_4_1_what_goes_with_another_city_is_inherited_at_once() -> None:
    """The attacker, last of his family, dies in a battle far from his own city."""
    s = besieged_city()
    city(s, "bourg")
    troops(s, 0, "bourg", men=1)
    title(s, "arthur", "bourg")
    lord(s, "isabelle", 3, "sigy")
    married(s, "arthur", "isabelle")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    aftermath.kill(s, BIT[lord_of("arthur")])
    settle(s)
    assert (holder(s, "bourg"), controller(s, "bourg")) == (lord_of("isabelle"), 3)


def test_f4_4_4_a_spouse_who_dies_before_the_outcome_does_not_inherit() -> None:
    s = besieged_city()
    lord(s, "eric", 2, "tournus")
    murder(s)
    aftermath.kill(s, BIT[lord_of("jeanne")])
    settle(s)
    roll(s, 1, 0)
    go_on(s)
    assert (holder(s, "blaye"), controller(s, "blaye"), army(s, 1, "blaye")) == (NONE, 1, (2, 0))
