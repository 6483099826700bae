"""What a move of Fief is said to cost."""

from signoria.games.fief.state import ENGINE_AT, NONE, Table
from signoria.table.fief.losses import lost
from tests.fief.tables import controls, engine, troops
from tests.fief.test_sieges import before_walls


def test_a_siege_that_takes_its_village_is_no_loss() -> None:
    """It was said in red, before a victory, that the siege would end. [F-6.5.3]"""
    s = before_walls()
    engine(s, 0, "l_epervier")
    after = s.copy()
    assert isinstance(after, Table)
    after.cells[ENGINE_AT] = NONE
    assert lost(s, after, 0) == {"sieges": ["l_epervier"]}
    troops(after, 1, "l_epervier", men=0)
    controls(after, 0, "l_epervier")
    assert lost(s, after, 0) == {}


def test_nor_is_it_while_it_is_still_asked_who_gets_the_village() -> None:
    """Whoever had starved out or beaten all inside was still warned, until control had changed. [F-5.2.5]"""
    s = before_walls()
    engine(s, 0, "l_epervier")
    after = s.copy()
    assert isinstance(after, Table)
    after.cells[ENGINE_AT] = NONE
    troops(after, 1, "l_epervier", men=-2)
    assert lost(s, after, 0) == {}
