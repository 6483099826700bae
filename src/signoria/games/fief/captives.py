"""A lord comes into somebody's hands outside the spoils of a battle. [F-10.5] [F-6.4.1]"""

from mypy_extensions import i64

from signoria.games.fief import aftermath, relics
from signoria.games.fief.state import RELICS_IN_PLAY, STAND_OF, Table
from signoria.games.fief.units import capture


def take_captive(s: Table, lord: i64, captor: i64) -> None:
    """A lord is held by a seat with units where he is: he stands with them, and they have what he carried. [F-11.4]"""
    capture(s, lord, captor)
    s.cells[STAND_OF + lord] = aftermath.stand_of_units(s, captor, s.village_of(lord))
    if s.cells[RELICS_IN_PLAY]:
        relics.on_capture(s, lord, captor)
