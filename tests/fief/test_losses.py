"""Losses in a round of battle: as much as the damage allows. [F-6.2.4] [F-6.2.7]"""

from typing import cast

import pytest

from signoria import IllegalMove, Match
from signoria.games.fief.game import GAME
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import BATTLES
from tests.fief.battle_tables import choices
from tests.fief.tables import (
    answers,
    army,
    asked,
    begin,
    chance,
    default,
    legal,
    lord,
    play,
    prisoner,
    rule,
    runs,
    seat_of,
    table,
    told,
    troops,
    where,
    why,
)


def field_of(men: int, knights: int, *lords: str) -> Table:
    """Seat 0 with so many dice as it needs attacks seat 1, who has these units, at Blaye in the open."""
    s = table(3, phase=6)
    lord(s, "arthur", 0, "charolles")  # so that not his last lord fights
    lord(s, "charles", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=4, knights=3)
    troops(s, 1, "blaye", men=men, knights=knights)
    for name in lords:
        lord(s, name, 1, "blaye")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    return s


def hit(s: Table, damage: int) -> None:
    """The attack rolls so much damage, the defence nothing."""
    while asked(s) == [8]:
        here = min(3, damage)
        damage -= here
        chance(s, f"hit {here}")


def test_t28_f6_2_4_each_side_loses_what_the_other_rolls() -> None:
    s = table(3, phase=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=4, knights=2)  # 11 points
    troops(s, 1, "blaye", men=2, knights=3)  # 11 points
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    assert told(s, "round")[-1] | {"attack": 2, "defence": 2} == told(s, "round")[-1]
    chance(s, "hit 3", "hit 2", "hit 1", "hit 3")
    assert runs(s) == "LOSSES"
    assert asked(s) == [0]
    assert choices(s, 0) == ["lose 0 man_at_arms", "lose 0 knight"]
    play(s, 0, "lose 0 man_at_arms")
    play(s, 0, "lose 0 knight")
    assert army(s, 0, "blaye") == (3, 1)
    assert army(s, 1, "blaye") == (0, 2)  # 5 damage on 2 men-at-arms and 3 knights can only mean 2 and 1


def test_t28_f6_2_4_four_damage_on_two_men_and_three_knights() -> None:
    s = field_of(2, 3, "baudoin")
    hit(s, 4)
    assert army(s, 1, "blaye") == (1, 2)
    assert runs(s) == "AFTER_ROUND"


@pytest.mark.parametrize(
    ("damage", "men", "knights"),
    [(1, 0, 1), (2, 0, 1), (3, 1, 0)],
)
def test_t30_t31_f6_2_4_the_most_that_the_damage_allows(damage: int, men: int, knights: int) -> None:
    """T-30: 2 damage on a man-at-arms and a knight kill the man-at-arms; T-31: 3 kill the knight only."""
    s = field_of(1, 1, "gauvain", "blanche")
    hit(s, damage)
    assert army(s, 1, "blaye") == (men, knights)
    assert runs(s) == "AFTER_ROUND"


def test_t31_f6_2_4_three_men_or_a_knight() -> None:
    s = field_of(3, 1, "gauvain")
    hit(s, 3)
    assert asked(s) == [1]
    assert legal(s, 1, "lose") == ["1 man_at_arms", "1 knight"]
    assert default(s, 1) == "lose 1 man_at_arms"
    play(s, 1, "lose 1 man_at_arms")
    assert army(s, 1, "blaye") == (0, 1)  # having begun with men-at-arms he must lose all three
    assert runs(s) == "AFTER_ROUND"


def test_men_first_is_one_gesture_although_the_last_losses_are_forced() -> None:
    """The board sends three men for three damage; the first leaves no choice about the others."""
    s = field_of(4, 2, "gauvain")
    hit(s, 3)
    m = Match(GAME, s, None)
    with pytest.raises(IllegalMove):  # nor is anything let through that was not lost
        m.play(1, ["lose 1 man_at_arms", "lose 1 knight"])
    m.play(1, ["lose 1 man_at_arms"] * 3)
    after = cast("Table", m.state)
    assert army(after, 1, "blaye") == (1, 2)
    assert runs(after) == "AFTER_ROUND"


def test_t32_f6_2_4_troops_gone_lords_captured() -> None:
    s = field_of(1, 1, "gauvain", "blanche")
    hit(s, 4)
    assert army(s, 1, "blaye") == (0, 0)
    assert runs(s) == "CAPTURING"
    assert asked(s) == [0]
    assert choices(s, 0) == ["hold gauvain 0", "let_go gauvain", "hold blanche 0", "let_go blanche"]
    assert default(s, 0) == "hold gauvain 0"
    play(s, 0, "hold gauvain 0", "hold blanche 0")
    assert told(s, "captured")[-1]["lord"] == "blanche"


def test_t33_f6_2_4_one_lord_dead_the_other_captured() -> None:
    s = field_of(1, 1, "gauvain", "blanche")
    hit(s, 5)
    assert runs(s) == "LOSSES"
    assert choices(s, 1) == ["lose_lord gauvain", "lose_lord blanche"]
    assert default(s, 1) == "lose_lord blanche", "an untitled woman has no combat points"
    assert why(s, 1, "lose_lord arthur") == "not-a-lord-of-side"
    assert why(s, 1, "lose 1 knight") == "no-such-troops-left"
    play(s, 1, "lose_lord blanche")
    assert seat_of(s, "blanche") == -1
    assert legal(s, 0, "hold") == ["gauvain 0"]


@pytest.mark.parametrize("damage", [6, 8])
def test_t34_f6_2_4_all_dead(damage: int) -> None:
    s = field_of(1, 1, "gauvain", "blanche")
    hit(s, damage)
    assert seat_of(s, "gauvain") == seat_of(s, "blanche") == -1
    assert told(s, "battle-won")[-1]["seat"] == 0


def test_f6_2_4_no_damage_is_kept_in_part() -> None:
    s = field_of(0, 2, "gauvain")
    hit(s, 5)
    assert army(s, 1, "blaye") == (0, 1)


def test_f6_2_4_a_knight_cannot_go_where_less_would_be_taken() -> None:
    s = field_of(3, 2, "gauvain")
    hit(s, 4)
    assert army(s, 1, "blaye") == (2, 1)  # 1 and 3: nothing else makes 4
    s = field_of(4, 2, "gauvain")
    hit(s, 4)
    assert legal(s, 1, "lose") == ["1 man_at_arms", "1 knight"]
    play(s, 1, "lose 1 knight")
    assert army(s, 1, "blaye") == (3, 1)


def test_f6_2_4_troops_die_before_lords() -> None:
    s = field_of(3, 1, "gauvain")
    hit(s, 3)
    assert why(s, 1, "lose_lord gauvain") == "troops-die-first"
    assert rule(s, 1, "lose_lord gauvain") == "F-6.2.4"
    assert why(s, 1, "lose 0 knight") == "not-on-your-side"
    assert why(s, 1, "lose chance knight") == "not-on-your-side"
    assert why(s, 1, "done") == "not-now"


def test_f6_1_3_the_leader_picks_for_his_helpers() -> None:
    s = table(3, phase=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=4, knights=2)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1, knights=1)
    troops(s, 2, "blaye/la_salle", men=2)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    assert answers(s, "join defender", "propose", "accept") == [2, 2, 1]
    chance(s, "hit 0", "hit 2", "hit 0", "hit 0")
    assert runs(s) == "LOSSES"
    assert asked(s) == [1]
    assert legal(s, 1, "lose") == ["1 man_at_arms", "2 man_at_arms"]
    play(s, 1, "lose 2 man_at_arms")
    assert legal(s, 1, "lose") == ["1 man_at_arms", "2 man_at_arms"]
    play(s, 1, "lose 2 man_at_arms")
    assert (army(s, 1, "blaye"), army(s, 2, "blaye")) == ((1, 1), (0, 0))


def test_f6_2_7_lords_are_hit_when_all_troops_of_their_side_are_gone() -> None:
    """The defender has lost his own troops, but his helper's stand before his lord."""
    s = table(3, phase=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=4, knights=2)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1)
    troops(s, 2, "blaye/la_salle", men=3)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, "join defender", "propose", "accept")
    chance(s, "hit 0", "hit 3", "hit 0")
    while runs(s) == "LOSSES":
        play(s, 1, choices(s, 1)[0])
    assert runs(s) == "AFTER_ROUND"
    assert where(s, "baudoin") == "blaye"


def test_f6_2_4_lords_of_both_sides_die_at_one_moment() -> None:
    s = table(3, phase=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    chance(s, "hit 2", "hit 2")
    assert seat_of(s, "arthur") == seat_of(s, "baudoin") == -1
    assert told(s, "battle-undecided")  # both wiped out


def test_f6_4_6_a_prisoner_takes_no_damage_for_anybody() -> None:
    s = table(3, phase=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    troops(s, 1, "blaye", men=1)
    lord(s, "baudoin", 2, "blaye")
    prisoner(s, "baudoin", 1)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    chance(s, "hit 3", "hit 0")
    assert seat_of(s, "baudoin") == 2
    assert choices(s, 0) == ["hold baudoin 0", "let_go baudoin"]  # captors beaten: the winner may take him over
