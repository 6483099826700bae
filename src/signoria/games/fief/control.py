"""Who controls a village, who besieges it, who is inside. [F-5.2]"""

from mypy_extensions import i64

from signoria.games.fief import roads
from signoria.games.fief.pieces import (
    BIT,
    FORTIFICATIONS,
    GATES_END,
    GATES_FROM,
    MILLS,
    NO_FORT,
    VILLAGES,
)
from signoria.games.fief.state import (
    ADMITTED,
    CONTROL,
    ENGINE_AT,
    FORT_IN,
    MILLS_IN,
    MOST_SEATS,
    NONE,
    RANK_IN,
    SEATS,
    Table,
)
from signoria.games.fief.units import move_all


def is_occupied(s: Table, village: i64) -> bool:
    """Whether anybody has troops or a free lord there."""
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.cells[RANK_IN + village * MOST_SEATS + seat]:
            return True
        seat += 1
    return False


def controller(s: Table, village: i64) -> i64:
    """The seat that controls a village, or NONE; a governed village nobody occupies is the title holder's. [F-4.3.5]"""
    seat = s.cells[CONTROL + village]
    if seat >= 0:
        return seat
    return NONE if is_occupied(s, village) else s.holder_seat(village)


def villages_of(s: Table, seat: i64) -> i64:
    """Mask of the villages a seat controls."""
    mask: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if controller(s, village) == seat:
            mask |= BIT[village]
        village += 1
    return mask


def controls_all(s: Table, seat: i64, villages: i64) -> bool:
    """Whether a seat controls every village of a mask."""
    village: i64 = 0
    while village < VILLAGES:
        if villages & BIT[village] and controller(s, village) != seat:
            return False
        village += 1
    return True


def besiegers(s: Table, village: i64) -> i64:
    """Mask of the seats with a siege engine there. [F-6.5.1]"""
    mask: i64 = 0
    i: i64 = 0
    while i < 2 * MOST_SEATS:
        if s.cells[ENGINE_AT + i] == village:
            mask |= BIT[i // 2]
        i += 1
    return mask


def is_besieged(s: Table, village: i64) -> bool:
    return besiegers(s, village) != 0


def engine_of(s: Table, seat: i64, village: i64) -> i64:
    """Which of a seat's engines (0 or 1) lies at a village, or NONE."""
    if s.cells[ENGINE_AT + 2 * seat] == village:
        return 0
    return 1 if s.cells[ENGINE_AT + 2 * seat + 1] == village else NONE


def is_inside(s: Table, seat: i64, village: i64) -> bool:
    """In a fortification as its controller or as an admitted friend. [F-6.5.2]"""
    if s.cells[FORT_IN + village] == NO_FORT:
        return False
    return controller(s, village) == seat or bool(s.cells[ADMITTED + village] & BIT[seat])


def put_out(s: Table, seat: i64, village: i64) -> None:
    """A friend is no longer welcome inside; he chooses a road when what follows is settled. [F-6.1.5]"""
    if s.cells[FORT_IN + village] != NO_FORT:
        s.cells[ADMITTED + village] &= ~BIT[seat]


def first_present(s: Table, village: i64) -> i64:
    """Who of those present came first, or NONE. [F-5.2.5]"""
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.cells[RANK_IN + village * MOST_SEATS + seat] == 1:
            return seat
        seat += 1
    return NONE


def mills_left(s: Table) -> i64:
    """Mills in the supply. [F-12.2]"""
    n: i64 = MILLS
    village: i64 = 0
    while village < VILLAGES:
        n -= s.cells[MILLS_IN + village]
        village += 1
    return n


def fortifications_left(s: Table) -> i64:
    """Castle tokens in the supply; a city is a castle turned over. [F-12.2]"""
    n: i64 = FORTIFICATIONS
    village: i64 = 0
    while village < VILLAGES:
        if s.cells[FORT_IN + village] != NO_FORT:
            n -= 1
        village += 1
    return n


def set_control(s: Table, village: i64, seat: i64) -> None:
    """A seat with units there takes control (NONE: nobody): its units enter from the gates. [F-5.2.1]

    Whoever controlled it before, and whom he had let into its walls, stays at the centre; `aftermath` lets him choose a
    road. [F-5.2.7] [F-6.1.5]
    """
    has_changed = s.cells[CONTROL + village] != seat
    s.cells[CONTROL + village] = seat
    if seat < 0 or (has_changed and s.cells[FORT_IN + village] != NO_FORT):
        s.cells[ADMITTED + village] = 0
    if seat < 0:
        return
    s.cells[ADMITTED + village] &= ~BIT[seat]
    stand = GATES_FROM[village]
    while stand < GATES_END[village]:
        if roads.are_new_at(s, seat, stand):
            roads.note(s, seat, village)
        move_all(s, seat, stand, village)
        stand += 1
