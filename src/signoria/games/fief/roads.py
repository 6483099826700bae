"""By which road units came this turn: those who were there before need leave to use it. [F-5.1.5] [F-5.1.10]

As long as units stand where they came, the gate tells. When they gain control or have to take another road, it is noted
for their seat: in each village a seat has one bit that something is noted, and one for each road by which it came.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.pieces import BIT, KNIGHT, LORDS, MAN, NEIGHBOUR_AT, VILLAGE_AT, VILLAGES
from signoria.games.fief.state import NONE, ROADS_NOTED, STAND_OF, STEPS_MADE, Table
from signoria.games.fief.units import MOST_STEPS, SPENT, fresh_at, lords_at, stand_of, stands_of

PRESENT_BEFORE: Final = 1  # tokens that have made fewer steps were there before phase 5
BITS_EACH: Final = 5  # of a seat in a village: no village has more than four roads


def has_come(s: Table, lord: i64) -> bool:
    """Whether a lord came this turn to where he is, so that going on is going through. [F-5.1.5]"""
    return 0 < s.cells[STEPS_MADE + lord] < SPENT


def tired_at(s: Table, seat: i64, stand: i64, unit: i64, cap: i64) -> i64:
    """How many of a seat's tokens of a kind at a stand came this turn and have made fewer than `cap` steps."""
    return fresh_at(s, seat, stand, unit, cap) - fresh_at(s, seat, stand, unit, PRESENT_BEFORE)


def are_new_at(s: Table, seat: i64, stand: i64) -> bool:
    """Whether any units of a seat at a stand came to the village this turn."""
    if tired_at(s, seat, stand, MAN, MOST_STEPS + 1) or tired_at(s, seat, stand, KNIGHT, MOST_STEPS + 1):
        return True
    lords = lords_at(s, seat, stand)
    lord: i64 = 0
    while lord < LORDS:
        if lords & BIT[lord] and has_come(s, lord):
            return True
        lord += 1
    return False


def are_new_in(s: Table, seat: i64, village: i64) -> bool:
    """Whether any units of a seat in a village came this turn."""
    i: i64 = 0
    while i < stands_of(village):
        if are_new_at(s, seat, stand_of(village, i)):
            return True
        i += 1
    return False


def is_noted(s: Table, seat: i64, stand: i64) -> bool:
    """Whether it is noted that a seat came by the road of a gate; for a centre, whether anything is noted."""
    village = VILLAGE_AT[stand]
    return s.cells[ROADS_NOTED + village] & noted_bit(seat, stand) != 0


def noted_bit(seat: i64, stand: i64) -> i64:
    i: i64 = 0
    while stand_of(VILLAGE_AT[stand], i) != stand:
        i += 1
    return BIT[BITS_EACH * seat + i]


def came_by(s: Table, seat: i64, stand: i64) -> bool:
    """Whether units of a seat in the village came by the road of a gate this turn. [F-5.1.5]"""
    village = VILLAGE_AT[stand]
    if is_noted(s, seat, village):
        return is_noted(s, seat, stand) and are_new_in(s, seat, village)
    return are_new_at(s, seat, stand)


def note(s: Table, seat: i64, village: i64) -> None:
    """Units are about to stand elsewhere than where they came: note by which roads the seat came, while gates tell."""
    if is_noted(s, seat, village):
        return
    mask = noted_bit(seat, village)
    i: i64 = 1
    while i < stands_of(village):
        if are_new_at(s, seat, stand_of(village, i)):
            mask |= noted_bit(seat, stand_of(village, i))
        i += 1
    s.cells[ROADS_NOTED + village] |= mask


def note_arrival(s: Table, seat: i64, stand: i64) -> None:
    """Units are about to come by the road of a gate; if those who came before them are gone, gates tell again."""
    village = VILLAGE_AT[stand]
    if not are_new_in(s, seat, village):
        s.cells[ROADS_NOTED + village] &= ~((BIT[BITS_EACH] - 1) * BIT[BITS_EACH * seat])
    elif is_noted(s, seat, village):
        s.cells[ROADS_NOTED + village] |= noted_bit(seat, stand)


def way_back(s: Table, seat: i64, lord: i64) -> i64:
    """The village a lord came from this turn, or NONE; if his family came by several roads, that of his gate first."""
    stand = s.cells[STAND_OF + lord]
    village = VILLAGE_AT[stand]
    if not has_come(s, lord):
        return NONE
    if stand >= VILLAGES and came_by(s, seat, stand):
        return NEIGHBOUR_AT[stand]
    i: i64 = 1
    while i < stands_of(village):
        if is_noted(s, seat, stand_of(village, i)):
            return NEIGHBOUR_AT[stand_of(village, i)]
        i += 1
    return NONE
