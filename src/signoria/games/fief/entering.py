"""Where a new or released lord is put. [F-2.3.2] [F-2.3.9] [F-4.1.3]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.control import controller, set_control
from signoria.games.fief.messages_cards import R_FORT_FIRST, R_LORD_FIRST, R_REFUSED_THERE
from signoria.games.fief.messages_deaths import E_CONTROL
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import BISHOPRIC_OF, BIT, NO_FORT, PLAGUE, VILLAGES
from signoria.games.fief.roads import has_come, note
from signoria.games.fief.state import ADMITTED, EXPOSED_LORDS, FORT_IN, LORDS_IN, NONE, STAND_OF, Table
from signoria.games.fief.steps.kinds import ENTERING, PLAYING
from signoria.games.fief.units import enter_play, put_lord
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, Refusal

# Numbers of the frame.
LORD_ENTERING: Final = FIRST_FIELD
SEAT_ENTERING: Final = FIRST_FIELD + 1
ASKED_AT: Final = FIRST_FIELD + 2  # 1 + the village whose controller is being asked
REFUSED_AT: Final = FIRST_FIELD + 3  # mask of villages whose controllers did not agree


def send_home(s: Table, lord: i64) -> None:
    """A released lord is placed by his owner. [F-4.1.3]"""
    begin(s, lord, s.owner(lord))


def begin(s: Table, lord: i64, seat: i64) -> None:
    """A lord is about to be placed; one who is not in play yet joins that family then."""
    f = s.push(ENTERING)
    s.stack[f + LORD_ENTERING] = lord
    s.stack[f + SEAT_ENTERING] = seat


def is_new(s: Table, f: i64) -> bool:
    """Whether a frame places a lord whose card is being played, not one who was released."""
    below = s.stack[f + BELOW]
    return below >= 0 and s.stack[below] == PLAYING


def is_own_fort(s: Table, seat: i64, village: i64) -> bool:
    """A fortification the seat controls, besieged or not, also an empty one of its governed fief. [F-2.3.9]"""
    return s.cells[FORT_IN + village] != NO_FORT and controller(s, village) == seat


def has_fort(s: Table, seat: i64) -> bool:
    village: i64 = 0
    while village < VILLAGES:
        if is_own_fort(s, seat, village):
            return True
        village += 1
    return False


def others(s: Table, seat: i64, lord: i64) -> i64:
    """Mask of the other lords of a family who are free and have a place: not those released with him. [F-2.3.9]"""
    mask = s.free_family(seat) & ~BIT[lord]
    f = s.top
    while f >= 0:
        if s.stack[f] == ENTERING:
            mask &= ~BIT[s.stack[f + LORD_ENTERING]]
        f = s.stack[f + BELOW]
    return mask


def companions(s: Table, seat: i64, lord: i64, village: i64) -> i64:
    """Mask of those of them who are in a village."""
    return others(s, seat, lord) & s.cells[LORDS_IN + village]


def place_refusal(s: Table, seat: i64, lord: i64, village: i64, refused: i64) -> Refusal:
    """A fortification he controls; else where another lord of his is; else any other village. [F-2.3.2] [F-12.1]"""
    if has_fort(s, seat):
        return (LEGAL if is_own_fort(s, seat, village) else R_FORT_FIRST, village, 0, 0)
    if others(s, seat, lord):
        return (LEGAL if companions(s, seat, lord, village) else R_LORD_FIRST, village, 0, 0)
    is_refused = refused & BIT[village] and whose_consent(s, seat, lord, village) >= 0
    return (R_REFUSED_THERE if is_refused else LEGAL, village, 0, 0)


def whose_consent(s: Table, seat: i64, lord: i64, village: i64) -> i64:
    """Whose consent a place takes: that of another player who controls it, unless a lord of one's own is there."""
    if companions(s, seat, lord, village):
        return NONE
    holder = controller(s, village)
    return NONE if holder == seat else holder


def has_free_place(s: Table, seat: i64, lord: i64) -> bool:
    """Whether a lord can be placed without asking anybody."""
    return free_place(s, seat, lord) >= 0


def free_place(s: Table, seat: i64, lord: i64) -> i64:
    """The first village where a lord can be placed without asking anybody, or NONE."""
    village: i64 = 0
    while village < VILLAGES:
        if place_refusal(s, seat, lord, village, 0)[0] == LEGAL and whose_consent(s, seat, lord, village) < 0:
            return village
        village += 1
    return NONE


def put_down(s: Table, seat: i64, lord: i64, village: i64) -> None:
    """The lord comes beside another of his, else to the centre; a village of nobody is now his. [F-5.2.1]

    As a guest he is inside a fortification; where there is none he stands on a road that his owner chooses when what
    follows is settled. [F-6.5.2] [F-5.2.7]
    """
    holder = controller(s, village)
    beside = first_lord(companions(s, seat, lord, village))
    stand = village if beside < 0 else s.cells[STAND_OF + beside]
    if has_come(s, lord):  # somewhere else: he comes by no road to where he is placed [F-5.1.5]
        note(s, seat, village)
    if s.owner(lord) < 0:
        enter_play(s, lord, seat, stand)
    else:
        put_lord(s, lord, stand)
    if holder < 0:
        s.tell(E_CONTROL, seat, village)
    if holder < 0 or holder == seat:
        set_control(s, village, seat)
    elif beside < 0 and s.cells[FORT_IN + village] != NO_FORT:
        s.cells[ADMITTED + village] |= BIT[seat]
    if s.has_calamity(BISHOPRIC_OF[village], PLAGUE):
        s.cells[EXPOSED_LORDS] |= BIT[lord]  # who is placed into the plague is immune [F-2.2.6] [F-2.2.7]
