"""Where the plague strikes: a whole bishopric when it comes, later those who enter. [F-2.2.5] [F-2.2.6]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.pieces import BISHOPRIC_OF, PLAGUE, VILLAGE_AT, VILLAGES
from signoria.games.fief.state import EXPOSED_LORDS, LORDS_IN, Table
from signoria.games.fief.steps.kinds import PLAGUE_STEP
from signoria.games.fief.units import row
from signoria.kernel.flow import FIRST_FIELD

# Numbers of the frame.
PLAGUE_BISHOPRIC: Final = FIRST_FIELD  # 1 + the bishopric it comes to, or 0 for a group that has entered
PLAGUE_STAND: Final = FIRST_FIELD + 1  # where the group is
PLAGUE_SEAT: Final = FIRST_FIELD + 2  # whose troops came with it
PLAGUE_LORDS: Final = FIRST_FIELD + 3  # mask of lords still to be rolled for
PLAGUE_DEAD: Final = FIRST_FIELD + 4  # mask of those who will die


def begin_at(s: Table, bishopric: i64) -> None:
    """The plague comes to a bishopric: all lords there, prisoners too, and all troops. [F-2.2.5] [F-2.2.7]"""
    lords: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if BISHOPRIC_OF[village] == bishopric:
            lords |= s.cells[LORDS_IN + village]
        village += 1
    f = s.push(PLAGUE_STEP)
    s.stack[f + PLAGUE_BISHOPRIC] = bishopric + 1
    s.stack[f + PLAGUE_LORDS] = lords & ~s.cells[EXPOSED_LORDS]


def enter(s: Table, seat: i64, stand: i64, lords: i64) -> bool:
    """A seat's group has come to a stand, prisoners among its lords: whether the plague strikes anybody. [F-2.2.6]"""
    if not s.has_calamity(BISHOPRIC_OF[VILLAGE_AT[stand]], PLAGUE):
        return False
    fresh = lords & ~s.cells[EXPOSED_LORDS]
    if fresh == 0 and s.cells[row(seat, stand, 0)] == 0:
        return False
    f = s.push(PLAGUE_STEP)
    s.stack[f + PLAGUE_STAND] = stand
    s.stack[f + PLAGUE_SEAT] = seat
    s.stack[f + PLAGUE_LORDS] = fresh
    return True
