"""A new man of the queen's family may be the dauphin. [F-1.9.3] [F-1.9.6]"""

from signoria.games.fief import entering, units
from signoria.games.fief.state import DAUPHIN, HEIR_BORN, Table
from signoria.games.fief.steps.kinds import AFTERMATH, PLAYING
from tests.fief.tables import (
    asked,
    begin,
    dauphin,
    default,
    hand,
    king,
    lord,
    lord_of,
    married,
    play,
    prisoner,
    push,
    queen,
    running,
    runs,
    settle,
    table,
    troops,
    why,
)


def newcomer(s: Table, name: str = "othon") -> Table:
    """Seat 0 plays a new lord."""
    hand(s, 0, name)
    begin(s, PLAYING)
    play(s, 0, f"enter {name}")
    return s


def release(s: Table, *names: str) -> None:
    """Prisoners go free and are placed, the last named first."""
    push(s, AFTERMATH)
    for name in names:
        units.release(s, lord_of(name))
        entering.send_home(s, lord_of(name))
    settle(s)


def royal(s: Table) -> Table:
    """Seat 1's Arthur is king, his queen is Jeanne of seat 0."""
    lord(s, "arthur", 1, "sigy")
    lord(s, "jeanne", 0, "blaye")
    married(s, "arthur", "jeanne")
    king(s, "arthur")
    queen(s, "jeanne")
    return s


def test_f1_9_3_the_queens_family_declares_a_new_man_dauphin() -> None:
    s = newcomer(royal(table(3, phase=2)))
    play(s, 0, "place blaye")
    assert (runs(s), asked(s), default(s, 0)) == ("DECLARING", [0], "pass")
    assert why(s, 0, "done") == "not-now"
    step = s.steps[s.stack[s.top]]
    assert step.flaw(s, s.top) == ""
    play(s, 0, "declare")
    assert s.cells[DAUPHIN] == lord_of("othon")
    assert s.cells[HEIR_BORN] == 1
    assert running(s) < 0


def test_f1_9_6_he_may_pass_over_one_and_declare_a_later_one() -> None:
    s = royal(table(3, phase=2))
    hand(s, 0, "eric")
    newcomer(s)
    play(s, 0, "place blaye", "pass")
    assert s.cells[DAUPHIN] < 0
    play(s, 0, "enter eric", "place blaye", "declare")
    assert s.cells[DAUPHIN] == lord_of("eric")


def test_f1_9_3_a_woman_is_no_dauphin() -> None:
    s = newcomer(royal(table(3, phase=2)), "mireille")
    play(s, 0, "place blaye")
    assert running(s) < 0


def test_f1_9_3_only_the_queens_family() -> None:
    s = royal(table(3, phase=2, first=1))
    hand(s, 1, "othon")
    begin(s, PLAYING)
    play(s, 1, "enter othon", "place sigy")
    assert running(s) < 0


def test_f1_9_3_no_dauphin_while_the_queen_is_imprisoned() -> None:
    s = royal(table(3, phase=2))
    troops(s, 1, "blaye", men=1)
    prisoner(s, "jeanne", 1)
    newcomer(s)
    play(s, 0, "place sennecy")
    assert running(s) < 0


def test_f1_9_6_a_king_in_prison_is_no_bar() -> None:
    s = royal(table(3, phase=2))
    troops(s, 2, "sigy/st_paul", men=1)
    prisoner(s, "arthur", 2)
    newcomer(s)
    play(s, 0, "place blaye")
    assert runs(s) == "DECLARING"


def test_f1_9_3_one_dauphin_at_a_time() -> None:
    s = royal(table(3, phase=2))
    lord(s, "eric", 0, "blaye")
    dauphin(s, "eric")
    newcomer(s)
    play(s, 0, "place blaye")
    assert running(s) < 0


def test_f1_9_3_no_dauphin_under_a_regent() -> None:
    s = table(3, phase=2)
    lord(s, "jeanne", 0, "blaye")
    queen(s, "jeanne", regent=True)
    newcomer(s)
    play(s, 0, "place blaye")
    assert running(s) < 0


def test_f1_9_3_a_released_lord_is_no_new_man() -> None:
    s = royal(table(3, phase=4))
    troops(s, 1, "tournus", men=1)
    lord(s, "othon", 0, "tournus")
    prisoner(s, "othon", 1)
    release(s, "othon")
    play(s, 0, "place blaye")
    assert running(s) < 0
