"""Revolts: where they may break out, what helps and what protects, who may calm them. [F-10.1]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import taxes
from signoria.games.fief.control import controller, first_present, is_inside, is_occupied
from signoria.games.fief.messages_surprises import R_NO_CAUSE, R_NO_WALLS, R_OWN_TAX, R_TUNNEL_ALREADY
from signoria.games.fief.people import is_cardinal
from signoria.games.fief.pieces import BISHOPRIC_OF, BISHOPRICS, BIT, CASTLE, FAMINE, LORDS
from signoria.games.fief.state import BISHOP, FORT_IN, MOST_TAXES, NONE, OWNER, SEATS, TAXES, Table
from signoria.games.fief.steps.kinds import REVOLT_STEP
from signoria.kernel.flow import FIRST_FIELD, LEGAL, Refusal

# Numbers of a revolt's frame.
VILLAGE_IN_REVOLT: Final = FIRST_FIELD
PLAYER: Final = FIRST_FIELD + 1  # who played the first card
CARDS: Final = FIRST_FIELD + 2  # that still stand
HAS_TUNNEL: Final = FIRST_FIELD + 3
STAGE: Final = FIRST_FIELD + 4
AT: Final = FIRST_FIELD + 5  # how many players in turn order have passed since the last card
TRIED: Final = FIRST_FIELD + 6  # mask of the churchmen who have tried to calm it
DICE: Final = FIRST_FIELD + 7  # still to be thrown
HITS: Final = FIRST_FIELD + 8  # damage still to be taken
VICTIM: Final = FIRST_FIELD + 9  # 1 + the seat whose troops are hit now
STRUCK: Final = FIRST_FIELD + 10  # mask of the seats whose troops were hit
MEN_LOST: Final = FIRST_FIELD + 11
KNIGHTS_LOST: Final = FIRST_FIELD + 12


def begin(s: Table, seat: i64, village: i64) -> None:
    """A village rises."""
    f = s.push(REVOLT_STEP)
    s.stack[f + VILLAGE_IN_REVOLT] = village
    s.stack[f + PLAYER] = seat
    s.stack[f + CARDS] = 1


def revolt_refusal(s: Table, seat: i64, village: i64) -> Refusal:
    """On a village under famine or under a tax that is not one's own, in any weather, before a battle too.

    [F-10.1.1] [F-10.1.8]
    """
    if s.has_calamity(BISHOPRIC_OF[village], FAMINE):
        return (LEGAL, 0, 0, 0)
    levied = taxes.levied_by(s, village)
    if levied & ~BIT[seat]:
        return (LEGAL, 0, 0, 0)
    return (R_OWN_TAX if levied else R_NO_CAUSE, village, 0, 0)


def has_cause(s: Table, seat: i64) -> bool:
    """Whether a seat could play Revolt on any village: a famine somewhere, or a tax of another on somebody."""
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        if s.has_calamity(bishopric, FAMINE):
            return True
        bishopric += 1
    i: i64 = 0
    while i < MOST_TAXES and s.cells[TAXES + i] >= 0:
        tax = s.cells[TAXES + i]
        if taxes.seat_of(tax) != seat and (taxes.bishoprics_of(tax) or taxes.way_of(tax) != taxes.TITHE_BY_POPE):
            return True
        i += 1
    return False


# ------------------------------------------------------------ walls [F-10.1.4]


def is_walled(s: Table, village: i64) -> bool:
    """Whether walls protect anybody who is there."""
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.is_present(seat, village) and is_inside(s, seat, village):
            return True
        seat += 1
    return False


def tunnel_refusal(s: Table, f: i64) -> Refusal:
    """A Tunnel takes away the walls' protection, once. [F-10.1.4]"""
    village = s.stack[f + VILLAGE_IN_REVOLT]
    if not is_walled(s, village):
        return (R_NO_WALLS, village, 0, 0)
    return (R_TUNNEL_ALREADY if s.stack[f + HAS_TUNNEL] else LEGAL, 0, 0, 0)


def dice(s: Table, f: i64, victim: i64) -> i64:
    """A die for each card, less what walls cost if the player named first is inside. [F-10.1.4] [F-10.1.12]"""
    village = s.stack[f + VILLAGE_IN_REVOLT]
    n = s.stack[f + CARDS]
    if victim >= 0 and not s.stack[f + HAS_TUNNEL] and is_inside(s, victim, village):
        n -= 1 if s.cells[FORT_IN + village] == CASTLE else 2
    return n if n > 0 else 0


# ------------------------------------------------------------ who is hit [F-10.1.5]


def targets(s: Table, f: i64) -> i64:
    """Mask of the seats with troops there that have not been hit yet."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.troops(seat, s.stack[f + VILLAGE_IN_REVOLT]) > 0 and not s.stack[f + STRUCK] & BIT[seat]:
            mask |= BIT[seat]
        seat += 1
    return mask


def only_victim(s: Table, f: i64) -> i64:
    """Without a choice: who has troops there, else whose lord holds the place, or NONE: nobody is there."""
    mask = targets(s, f)
    seat: i64 = 0
    while mask >= BIT[seat]:
        if mask & BIT[seat]:
            return seat
        seat += 1
    village = s.stack[f + VILLAGE_IN_REVOLT]
    if not is_occupied(s, village):
        return NONE
    holder = controller(s, village)
    return holder if holder >= 0 else first_present(s, village)


# ------------------------------------------------------------ who calms [F-10.1.13]


def next_calmer(s: Table, f: i64) -> i64:
    """The bishop, then the cardinals in turn order, each once; or NONE."""
    tried = s.stack[f + TRIED]
    bishop = s.cells[BISHOP + BISHOPRIC_OF[s.stack[f + VILLAGE_IN_REVOLT]]]
    if bishop >= 0 and not tried & BIT[bishop]:
        return bishop
    i: i64 = 0
    while i < s.cells[SEATS]:
        lord: i64 = 0
        while lord < LORDS:
            if s.cells[OWNER + lord] == s.nth(i) and is_cardinal(s, lord) and not tried & BIT[lord]:
                return lord
            lord += 1
        i += 1
    return NONE
