"""Relics in a battle: who has them when their bearer falls, and what they do meanwhile. [F-11.1]"""

import pytest

from signoria.games.fief import aftermath, relics, units
from signoria.games.fief.pieces import BIT, GRAIL, LANCE, LORD, MAN, TOOTH
from signoria.games.fief.state import RELIC_AT, Table
from signoria.games.fief.steps.kinds import BATTLES, ENTERING, SAVING
from tests.fief.battle_tables import roll
from tests.fief.tables import (
    answers,
    asked,
    begin,
    default,
    hand,
    lord,
    lord_of,
    play,
    runs,
    table,
    told,
    troops,
    village,
)


def bearer(s: Table, relic: int) -> str:
    """Who carries a relic, '' while it lies somewhere."""
    lord = relics.carrier(s, relic)
    return LORD.text(lord) if lord >= 0 else ""


def in_battle() -> Table:
    """Seat 0 stands before Blaye, which seat 1 (Baudoin) holds; seat 2 (Charles) is there too, seat 3 can murder."""
    s = table(4, phase=6, without=(ENTERING,), relics=True)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=5)
    lord(s, "charles", 2, "blaye/la_salle")
    troops(s, 2, "blaye/la_salle", men=3)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=6)
    lord(s, "henri", 3, "sigy")
    hand(s, 3, "assassination")
    return s


def murder(s: Table, name: str, *after: str) -> None:
    """A lord is assassinated before the first roll."""
    play(s, 0, "attack blaye 1")
    answers(s, *after)
    play(s, 3, f"assassinate {name} henri")
    while runs(s) != "ROUND":
        play(s, asked(s)[0], default(s, asked(s)[0]))


def test_f11_1_in_a_battle_it_passes_at_once_to_the_allys_lord() -> None:
    """A story: it stayed with the dead lord's men until the battle was over, and did nothing for anybody."""
    s = in_battle()
    s.cells[RELIC_AT + GRAIL] = lord_of("baudoin")
    begin(s, BATTLES)
    murder(s, "baudoin", "join defender", "propose", "accept")
    assert bearer(s, GRAIL) == "charles"
    roll(s, 2, 0)
    assert told(s, "damage")[0]["damage"] == 1


def test_f11_1_in_a_battle_another_lord_of_his_family_comes_before_an_ally() -> None:
    s = in_battle()
    lord(s, "jeanne", 1, "blaye")
    s.cells[RELIC_AT + GRAIL] = lord_of("baudoin")
    begin(s, BATTLES)
    murder(s, "baudoin", "join defender", "propose", "accept")
    assert bearer(s, GRAIL) == "jeanne"


def test_f11_1_who_only_looks_on_is_no_ally() -> None:
    s = in_battle()
    s.cells[RELIC_AT + GRAIL] = lord_of("baudoin")
    begin(s, BATTLES)
    murder(s, "baudoin", "pass")
    assert (bearer(s, GRAIL), relics.keeper(s, GRAIL)) == ("", 1)


@pytest.mark.parametrize(("relic", "damages"), [(GRAIL, [1, 1]), (LANCE, [2, 1])])
def test_f11_1_the_grail_protects_troops_without_a_lord_the_lance_needs_one(relic: int, damages: list[int]) -> None:
    """A story: men-at-arms who kept the Grail of their dead lord were not protected by it."""
    s = in_battle()
    s.cells[RELIC_AT + relic] = lord_of("baudoin")
    begin(s, BATTLES)
    murder(s, "baudoin", "pass")
    assert relics.keeper(s, relic) == 1
    roll(s, 2, 1)
    assert [event["damage"] for event in told(s, "damage")] == damages


def test_f11_1_the_grail_of_others_who_look_on_protects_nobody() -> None:
    s = in_battle()
    relics.lay(s, GRAIL, village("blaye"), 2)
    units.leave_play(s, lord_of("charles"))
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    play(s, 2, "pass")
    while runs(s) != "ROUND":
        play(s, asked(s)[0], default(s, asked(s)[0]))
    roll(s, 2, 0)
    assert told(s, "damage")[0]["damage"] == 2


@pytest.mark.parametrize(("joins", "saviour"), [(("join defender", "propose", "accept"), 2), (("pass",), 1)])
def test_f11_1_in_a_battle_the_tooth_of_its_dead_bearer_serves_the_ally_else_his_own_troops(
    joins: tuple[str, ...], saviour: int
) -> None:
    """A story: nobody was asked, though the Tooth passed at that moment to the ally's lord, or stayed with troops."""
    s = in_battle()
    s.cells[RELIC_AT + TOOTH] = lord_of("baudoin")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, *joins)
    for seat in asked(s):
        play(s, seat, "assassinate baudoin henri" if seat == 3 else "pass")
    assert (runs(s), asked(s)) == ("SAVING", [saviour])
    play(s, saviour, "pass")
    assert (bearer(s, TOOTH), relics.keeper(s, TOOTH)) == (("charles", -1) if saviour == 2 else ("", 1))


def test_f11_1_an_ally_who_dies_at_the_same_moment_does_not_get_the_tooth() -> None:
    s = in_battle()
    s.cells[RELIC_AT + TOOTH] = lord_of("baudoin")
    units.lose_troops(s, 1, village("blaye"), MAN, 5)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, "join defender", "propose", "accept")
    aftermath.kill(s, BIT[lord_of("baudoin")] | BIT[lord_of("charles")])
    assert s.stack[s.top] != SAVING
