"""The five relics: where each is, and what becomes of it when its bearer falls. [F-11.1] [F-11.4]

RELIC_AT holds NONE (out of the game), a lord who carries it, IN_CHURCH + the capital it has not left yet, or where it
lies since its bearer fell: LYING + the village, and 24 more for each seat up to the one whose units keep it, or LYING +
the village alone when nobody is there.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.messages_relics import E_RELIC_LEFT, E_RELIC_TAKEN, E_REVIVED
from signoria.games.fief.people import bishopric_of, first_lord, is_cardinal, is_pope
from signoria.games.fief.pieces import BISHOPRIC_OF, BIT, LORDS, RELICS, TOOTH, VILLAGES
from signoria.games.fief.state import NONE, RELIC_AT, Table

IN_CHURCH: Final = 18
LYING: Final = 42


def carrier(s: Table, relic: i64) -> i64:
    """The lord who carries a relic, or NONE."""
    at = s.cells[RELIC_AT + relic]
    return at if 0 <= at < LORDS else NONE


def bearer_seat(s: Table, relic: i64) -> i64:
    """Family of the free lord who carries a relic, or NONE."""
    lord = carrier(s, relic)
    return NONE if lord < 0 or s.is_captive(lord) else s.owner(lord)


def is_in_church(s: Table, relic: i64) -> bool:
    return IN_CHURCH <= s.cells[RELIC_AT + relic] < LYING


def is_lying(s: Table, relic: i64) -> bool:
    return s.cells[RELIC_AT + relic] >= LYING


def village_of(s: Table, relic: i64) -> i64:
    """Where a relic is, or NONE when it is out of the game."""
    at = s.cells[RELIC_AT + relic]
    if at < 0:
        return NONE
    if at < LORDS:
        return s.village_of(at)
    return at - IN_CHURCH if at < LYING else (at - LYING) % VILLAGES


def keeper(s: Table, relic: i64) -> i64:
    """The seat whose units keep a relic that lies in a village, or NONE."""
    return (s.cells[RELIC_AT + relic] - LYING) // VILLAGES - 1 if is_lying(s, relic) else NONE


def controlling_seat(s: Table, relic: i64) -> i64:
    """Who controls a relic: the family of its free bearer, or the seat whose troops keep it; or NONE. [F-11.1]"""
    if not is_lying(s, relic):
        return bearer_seat(s, relic)
    seat = keeper(s, relic)
    return seat if seat >= 0 and s.troops(seat, village_of(s, relic)) > 0 else NONE


def is_borne(s: Table, relic: i64, seat: i64, village: i64) -> bool:
    """Whether a free lord of a seat in a village carries a relic."""
    lord = carrier(s, relic)
    return lord >= 0 and s.owner(lord) == seat and not s.is_captive(lord) and s.village_of(lord) == village


def is_churchman(s: Table, lord: i64, village: i64) -> bool:
    """The bishop of that bishopric, any cardinal or the pope."""
    return is_pope(s, lord) or is_cardinal(s, lord) or bishopric_of(s, lord) == BISHOPRIC_OF[village]


def take(s: Table, relic: i64, lord: i64) -> None:
    """A lord takes up a relic, from its church, from the ground or from another lord."""
    s.cells[RELIC_AT + relic] = lord
    s.tell(E_RELIC_TAKEN, relic, lord)


def lay(s: Table, relic: i64, village: i64, seat: i64) -> None:
    """A relic lies in a village, kept by a seat's units or (NONE) by nobody."""
    s.cells[RELIC_AT + relic] = LYING + village + VILLAGES * (seat + 1)


# ------------------------------------------------------------ when its bearer falls [F-11.4]


def on_death(s: Table, lord: i64) -> i64:
    """A lord who still stands on the board dies: what he carries stays with his family's units there.

    Mask of the relics he carried.
    """
    carried: i64 = 0
    relic: i64 = 0
    while relic < RELICS:
        if s.cells[RELIC_AT + relic] == lord:
            lay(s, relic, s.village_of(lord), s.owner(lord))
            s.tell(E_RELIC_LEFT, relic, s.village_of(lord))
            carried |= BIT[relic]
        relic += 1
    return carried


def on_capture(s: Table, lord: i64, captor: i64) -> None:
    """What a prisoner carried goes to a lord of his captor there, or stays with the captor's troops."""
    village = s.village_of(lord)
    heir = first_lord(s.lords_in(captor, village))
    relic: i64 = 0
    while relic < RELICS:
        if s.cells[RELIC_AT + relic] == lord:
            if heir >= 0:
                take(s, relic, heir)
            else:
                lay(s, relic, village, captor)
                s.tell(E_RELIC_LEFT, relic, village)
        relic += 1


# ------------------------------------------------------------ the Tooth of St Geronce


def revive(s: Table, lord: i64) -> None:
    """A lord is brought back and has lost nothing; the Tooth leaves the game."""
    s.cells[RELIC_AT + TOOTH] = NONE
    s.tell(E_REVIVED, lord)
