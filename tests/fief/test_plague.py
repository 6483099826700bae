"""The plague: when it comes, and for those who enter. [F-2.2.5] [F-2.2.6] [F-2.2.7]"""

import pytest

from signoria.games.fief import plague, units
from signoria.games.fief.pieces import BIT, KNIGHT, MAN
from signoria.games.fief.state import (
    DECK_CALAMITIES,
    ENGINE_AT,
    EXPOSED_LORDS,
    FACE_DOWN,
    Table,
)
from signoria.games.fief.steps.kinds import CALAMITIES
from tests.fief.tables import (
    army,
    asked,
    begin,
    calamity,
    castle,
    chance,
    controller,
    default,
    engine,
    legal,
    lord,
    lord_of,
    married,
    play,
    prisoner,
    rule,
    running,
    runs,
    seat_of,
    settle,
    stand,
    table,
    title,
    told,
    troops,
    village,
    where,
    why,
)


def lay(s: Table, n: int) -> None:
    """So many calamities lie face down on the track."""
    s.cells[FACE_DOWN] += n
    s.cells[DECK_CALAMITIES] -= n


def reveal(s: Table, *moves: str) -> None:
    """One calamity is turned up and strikes."""
    if s.top < 0:
        lay(s, 1)
        begin(s, CALAMITIES)
    chance(s, *moves)


# ---------------------------------------------------------------- the plague: lords


@pytest.mark.parametrize(("die", "lives"), [(1, False), (3, False), (4, True), (6, True)])
def test_f2_2_5_a_lord_dies_on_one_to_three(die: int, lives: bool) -> None:
    s = table(3, phase=2)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 1, "sigy")
    reveal(s, "reveal plague", "die 1", f"die {die}")
    assert (where(s, "arthur") != "") == lives
    assert where(s, "charles") == "sigy"
    assert told(s, "plague-die") == [{"event": "plague-die", "rule": "F-2.2.5", "lord": "arthur", "die": die}]
    assert running(s) < 0


def test_f2_2_5_every_lord_of_the_bishopric_is_rolled_for_at_gates_too() -> None:
    s = table(3, phase=2)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 1, "blaye/charolles")
    lord(s, "jeanne", 2, "villeneuve")
    reveal(s, "reveal plague", "die 1", "die 6", "die 6", "die 6")
    assert [event["lord"] for event in told(s, "plague-die")] == ["arthur", "charles", "jeanne"]
    assert running(s) < 0


def test_f2_2_7_prisoners_roll_too() -> None:
    s = table(3, phase=2)
    troops(s, 1, "blaye", men=1)
    lord(s, "arthur", 0, "blaye")
    prisoner(s, "arthur", 1)
    reveal(s, "reveal plague", "die 1", "die 2")
    assert seat_of(s, "arthur") < 0


def test_f4_4_4_those_who_die_of_it_die_at_one_moment() -> None:
    """Husband and wife die together: neither inherits the other's title."""
    s = table(3, phase=2)
    lord(s, "arthur", 0, "blaye")
    lord(s, "jeanne", 1, "charolles")
    married(s, "arthur", "jeanne")
    title(s, "arthur", "blaye")
    reveal(s, "reveal plague", "die 1", "die 1")
    assert seat_of(s, "arthur") == 0  # until the last die has been thrown
    chance(s, "die 1")
    assert (seat_of(s, "arthur"), seat_of(s, "jeanne")) == (-1, -1)
    assert s.holder(0) == -1
    assert running(s) < 0


def test_f2_2_7_a_prisoner_whose_captor_dies_is_placed_and_immune() -> None:
    """The captor's last unit dies: the prisoner, who has lived, goes free and is not rolled for again."""
    s = table(3, phase=2)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 1, "blaye")
    prisoner(s, "charles", 0)
    reveal(s, "reveal plague", "die 1", "die 1", "die 5")
    assert (runs(s), asked(s)) == ("ENTERING", [1])
    play(s, 1, "place sennecy")
    assert where(s, "charles") == "sennecy"
    assert len(told(s, "plague-die")) == 2
    assert running(s) < 0


def test_f2_2_6_a_lord_is_rolled_for_once_a_turn() -> None:
    s = table(3, phase=2)
    arthur = lord(s, "arthur", 0, "blaye")
    s.cells[EXPOSED_LORDS] |= BIT[arthur]
    reveal(s, "reveal plague", "die 1")
    assert told(s, "plague-die") == []
    assert running(s) < 0


# ---------------------------------------------------------------- the plague: troops


def test_t11_f2_2_5_half_of_five_tokens_is_two() -> None:
    """T-11: 3 men-at-arms and 2 knights; the owner takes 2 men-at-arms."""
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=3, knights=2)
    reveal(s, "reveal plague", "die 1")
    assert (runs(s), asked(s)) == ("HALVING", [0])
    assert legal(s, 0) == ["fall man_at_arms", "fall knight"]
    assert default(s, 0) == "fall man_at_arms"
    assert why(s, 0, "pass") == "not-now"
    play(s, 0, "fall man_at_arms", "fall man_at_arms")
    assert army(s, 0, "blaye") == (1, 2)
    assert running(s) < 0
    assert len(told(s, "plague-loss")) == 2


def test_t12_f2_2_5_one_man_at_arms_is_spared() -> None:
    """T-12: half of one token, rounded down, is none."""
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=1)
    reveal(s, "reveal plague", "die 1")
    assert army(s, 0, "blaye") == (1, 0)
    assert running(s) < 0


def test_f2_2_5_tokens_of_one_kind_leave_nothing_to_choose() -> None:
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=5)
    troops(s, 1, "charolles", knights=4)
    reveal(s, "reveal plague", "die 1")
    assert (army(s, 0, "blaye"), army(s, 1, "charolles")) == ((3, 0), (0, 2))
    assert running(s) < 0


def test_f2_2_5_the_owner_may_give_knights_until_none_is_left() -> None:
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=5, knights=1)
    reveal(s, "reveal plague", "die 1")
    play(s, 0, "fall knight")
    assert army(s, 0, "blaye") == (3, 0)  # the other two can only be men-at-arms
    assert running(s) < 0


def test_f2_2_5_each_village_and_each_player_by_itself() -> None:
    """Two villages with one token each lose nothing; players choose in turn order."""
    s = table(3, phase=2, first=1)
    troops(s, 0, "blaye", men=1)
    troops(s, 0, "charolles", men=1)
    troops(s, 0, "sennecy", men=1, knights=1)
    troops(s, 1, "sennecy/la_salle", men=1, knights=1)
    reveal(s, "reveal plague", "die 1")
    assert asked(s) == [1]
    play(s, 1, "fall knight")
    play(s, 0, "fall man_at_arms")
    assert [army(s, 0, at) for at in ("blaye", "charolles", "sennecy")] == [(1, 0), (1, 0), (0, 1)]
    assert army(s, 1, "sennecy") == (1, 0)
    assert running(s) < 0


def test_f2_2_5_tokens_at_several_gates_are_one_army_of_the_village() -> None:
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=1)
    troops(s, 1, "blaye/charolles", men=1)
    troops(s, 1, "blaye/la_salle", men=1)
    reveal(s, "reveal plague", "die 1")
    assert army(s, 1, "blaye") == (1, 0)


def test_f2_2_5_siege_engines_are_not_touched() -> None:
    s = table(3, phase=2)
    castle(s, "blaye")
    troops(s, 0, "blaye", men=2)
    lord(s, "arthur", 1, "blaye/charolles")
    troops(s, 1, "blaye/charolles", men=2)
    engine(s, 1, "blaye")
    reveal(s, "reveal plague", "die 1", "die 6")
    assert s.cells[ENGINE_AT + 2] == village("blaye")


def test_f2_2_5_nobody_interrupts_the_plague() -> None:
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=1, knights=1)
    reveal(s, "reveal plague", "die 1")
    assert legal(s, 1) == []
    assert why(s, 1, "offer 0") != ""
    assert legal(s, 0) == ["fall man_at_arms", "fall knight"]


def test_f2_2_5_a_kind_that_is_not_there_cannot_fall() -> None:
    """Under fog of war the owner is asked whatever he has, so that silence tells nothing. [F-11.2]"""
    s = table(3, phase=2, fog_of_war=True)
    troops(s, 0, "blaye", men=3)
    reveal(s, "reveal plague", "die 1")
    assert asked(s) == [0]
    assert legal(s, 0) == ["fall man_at_arms"]
    assert (why(s, 0, "fall knight"), rule(s, 0, "fall knight")) == ("no-such-token", "F-2.2.5")
    play(s, 0, "fall man_at_arms")
    assert running(s) < 0


def test_f11_2_under_fog_the_default_fits_an_army_of_knights() -> None:
    s = table(3, phase=2, fog_of_war=True)
    troops(s, 0, "blaye", knights=2)
    reveal(s, "reveal plague", "die 1")
    assert default(s, 0) == "fall knight"


def test_f2_2_5_a_lord_who_dies_leaves_his_troops() -> None:
    s = table(3, phase=2)
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=2)
    reveal(s, "reveal plague", "die 1", "die 1")
    assert (army(s, 0, "blaye"), controller(s, "blaye")) == ((1, 0), 0)


def test_f6_4_1_a_prisoner_goes_to_the_gate_where_captors_are_left() -> None:
    """The token that held him dies; another of the same player is in the village."""
    s = table(3, phase=2)
    troops(s, 0, "beaujeu", men=1)
    troops(s, 1, "beaujeu/la_salle", men=1)
    troops(s, 1, "beaujeu/st_ciers_d_abzac", men=1)
    lord(s, "charles", 2, "beaujeu/st_ciers_d_abzac")
    prisoner(s, "charles", 1)
    reveal(s, "reveal plague", "die 5", "die 6")
    assert army(s, 1, "beaujeu/la_salle") == (1, 0)
    assert where(s, "charles") == "beaujeu/la_salle"


# ---------------------------------------------------------------- entering the plague


def arrive(s: Table, seat: int, at: str, *lords: str) -> bool:
    """A group has come to a stand: whether the plague strikes it."""
    mask = 0
    for name in lords:
        mask |= int(BIT[lord_of(name)])
    struck = plague.enter(s, seat, stand(at), mask)
    settle(s)
    return struck


def test_f2_2_6_who_enters_later_is_struck_too() -> None:
    s = table(3, phase=5)
    calamity(s, "plague", "b1")
    lord(s, "arthur", 0, "blaye")
    units.put_troops(s, 0, stand("blaye"), MAN, 2, steps=1)
    units.put_troops(s, 0, stand("blaye"), KNIGHT, 2, steps=1)
    assert arrive(s, 0, "blaye", "arthur")
    chance(s, "die 5")
    assert asked(s) == [0]
    play(s, 0, "fall knight", "fall man_at_arms")
    assert army(s, 0, "blaye") == (1, 1)
    assert running(s) < 0


def test_f2_2_6_nobody_is_struck_twice_a_turn() -> None:
    s = table(3, phase=5)
    calamity(s, "plague", "b1")
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=4)
    assert arrive(s, 0, "blaye", "arthur")
    chance(s, "die 4")
    assert army(s, 0, "blaye") == (2, 0)
    assert not arrive(s, 0, "blaye", "arthur")
    assert army(s, 0, "blaye") == (2, 0)


def test_f2_2_6_no_plague_no_roll() -> None:
    s = table(3, phase=5)
    calamity(s, "famine", "b1")
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=4)
    assert not arrive(s, 0, "blaye", "arthur")
    assert running(s) < 0


def test_f2_2_7_only_arriving_tokens_are_halved() -> None:
    """Two that were there when it came, three that arrive: half of three is one."""
    s = table(3, phase=5)
    troops(s, 0, "blaye", men=2)
    calamity(s, "plague", "b1")
    units.expose_all(s, 0, stand("blaye"))
    units.put_troops(s, 0, stand("blaye"), MAN, 3, steps=1)
    troops(s, 1, "charolles", men=4)
    lord(s, "arthur", 0, "blaye")
    assert arrive(s, 0, "blaye", "arthur")
    chance(s, "die 6")
    assert army(s, 0, "blaye") == (4, 0)
    assert army(s, 1, "charolles") == (4, 0)


def test_f2_2_7_a_single_newcomer_is_marked_though_nothing_is_lost() -> None:
    s = table(3, phase=5)
    calamity(s, "plague", "b1")
    troops(s, 0, "blaye", men=1)
    assert arrive(s, 0, "blaye")
    assert s.cells[units.row(0, stand("blaye"), 0)] == 0
    assert not arrive(s, 0, "blaye")


def test_f2_2_6_after_the_turn_it_may_strike_again() -> None:
    s = table(3, phase=5)
    calamity(s, "plague", "b1")
    lord(s, "arthur", 0, "blaye")
    arrive(s, 0, "blaye", "arthur")
    chance(s, "die 6")
    units.recover(s)
    assert arrive(s, 0, "blaye", "arthur")


# ---------------------------------------------------------------- documents


def test_frames_that_cannot_be_are_refused() -> None:
    s = table(3, phase=2)
    troops(s, 0, "blaye", men=3, knights=2)
    lord(s, "arthur", 0, "blaye")
    reveal(s, "reveal plague", "die 1")
    check(s, (("bishopric", 6), ("stand", 86), ("seat", 3), ("lords", 1 << 18), ("lords", 2), ("dead", 1)))
    chance(s, "die 6")
    assert runs(s) == "HALVING"
    check(s, (("seat", 3), ("stand", 24), ("whole_village", 2), ("to_lose", 6), ("to_lose", -1)))


def check(s: Table, wrong: tuple[tuple[str, int], ...]) -> None:
    """The uppermost frame has no flaw, but with any of these numbers it has."""
    step = s.steps[s.stack[s.top]]
    assert step.flaw(s, s.top) == ""
    for name, value in wrong:
        at = s.top + 2 + step.fields.index(name)
        before = int(s.stack[at])
        s.stack[at] = value
        assert step.flaw(s, s.top) != "", (name, value)
        s.stack[at] = before
