"""What stops a cavalcade, and what its riders can do then. [F-5.3.5] [F-5.1.10]"""

from signoria.games.fief.state import STEPS_MADE, Table
from signoria.games.fief.units import SPENT
from tests.fief.movement_tables import choices, fight, march, phase_5, ride, two_knights
from tests.fief.tables import (
    army,
    asked,
    hand,
    lord,
    lord_of,
    play,
    runs,
    told,
    troops,
    where,
    why,
)


def test_f5_3_5_a_beaten_cavalcade_moves_no_more() -> None:
    s = two_knights(knights=1)
    lord(s, "arthur", 0, "sigy")
    ride(s, 1)
    play(s, 1, "bar")
    fight(s, 0, 2)
    assert runs(s) == "CAPTURING"
    play(s, 1, "hold baudoin 1")
    assert asked(s) == [0]
    assert runs(s) == "MOVING"
    assert told(s, "cavalcade-stopped")
    assert choices(s, 0) == ["done", "march arthur"]


def truce(s: Table, barring: int, riding: int) -> None:
    """Nobody is hit in a round and both agree on a truce."""
    fight(s, 0, 0)
    play(s, barring, "truce", "propose")
    play(s, riding, "accept")
    assert told(s, "cavalcade-stopped")


def test_f5_3_5_after_a_truce_it_is_as_if_leave_were_refused() -> None:
    """A story: a truce tired riders out as a defeat does; the book says so of a defeat alone."""
    s = two_knights()
    ride(s)
    play(s, 1, "bar")
    truce(s, 1, 0)
    assert runs(s) == "GROUP"
    assert choices(s, 0) == ["halt", "withdraw"]
    assert why(s, 0, "cavalcade l_epervier") == "no-ride-after-refusal"
    assert why(s, 0, "ask_leave l_epervier") == "leave-was-refused"
    play(s, 0, "withdraw")
    assert where(s, "baudoin") == "blaye"
    assert army(s, 0, "blaye") == (0, 2)


def test_f5_3_5_after_a_truce_a_tunnel_still_leads_on() -> None:
    s = two_knights()
    hand(s, 0, "tunnel")
    ride(s)
    play(s, 1, "bar")
    truce(s, 1, 0)
    play(s, 0, "dig pass", "step l_epervier", "knights 2")
    assert where(s, "baudoin") == "l_epervier/charolles"


def test_f5_3_5_a_beaten_lord_let_go_moves_no_more() -> None:
    s = two_knights(knights=1)
    ride(s, 1)
    play(s, 1, "bar")
    fight(s, 0, 2)
    play(s, 1, "let_go baudoin")
    assert asked(s) == []
    assert where(s, "baudoin") == "charolles/blaye"


def on_the_road() -> Table:
    """Seat 1 (Arthur, knights) has stood before Blaye since last turn; seat 0 has just come from Charolles."""
    s = phase_5()
    troops(s, 2, "blaye", men=1)
    lord(s, "charles", 2, "blaye")
    lord(s, "arthur", 1, "blaye/la_salle")
    troops(s, 1, "blaye/la_salle", knights=2)
    lord(s, "baudoin", 0, "charolles")
    troops(s, 0, "charolles", men=6)
    march(s, 0, "baudoin", "step blaye", "men 6", "halt")
    return s


def test_f5_1_5_f5_1_10_a_stopped_cavalcade_has_not_arrived_this_turn() -> None:
    """A story: riders who had stood on a road since last turn barred it to others once their cavalcade was stopped."""
    s = on_the_road()
    march(s, 1, "arthur", "cavalcade charolles", "knights 2")
    play(s, 0, "bar")
    play(s, 2, "pass")
    truce(s, 0, 1)
    play(s, 1, "halt")
    assert why(s, 1, "slide blaye") == ""
    march(s, 2, "charles")
    assert "step la_salle" in choices(s, 2)


def test_f5_1_5_f5_1_10_nor_has_a_beaten_lord_who_was_let_go() -> None:
    s = on_the_road()
    march(s, 1, "arthur", "cavalcade charolles", "knights 1")
    play(s, 0, "bar")
    play(s, 2, "pass")
    fight(s, 0, 1)  # and one more for each of two dice: the knight
    play(s, 0, "let_go arthur")
    assert s.cells[STEPS_MADE + lord_of("arthur")] == SPENT
    assert why(s, 1, "slide blaye") == ""
    march(s, 2, "charles")
    assert "step la_salle" in choices(s, 2)
