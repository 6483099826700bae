"""Whether control of a village can be handed to another player. [F-5.2.3] [F-5.2.7]"""

from mypy_extensions import i64

from signoria.games.fief import aftermath, titles
from signoria.games.fief.messages_offers import R_BEING_SETTLED, R_NO_TROOPS_THERE, R_NOT_CONTROLLED
from signoria.games.fief.pieces import CITY, FIEF_OF, VILLAGES
from signoria.games.fief.state import CONTROL, ESTATE_SEAT, FORT_IN, Table
from signoria.games.fief.steps.kinds import CAPTURING, GRANTING
from signoria.games.fief.strength import VILLAGE_AT_WAR
from signoria.kernel.flow import BELOW, LEGAL, Refusal


def is_beaten_field(s: Table, village: i64) -> bool:
    """Whether a battle was won there and its spoils are not all divided yet. [F-5.2.5] [F-6.4.4]"""
    f = s.top
    while f >= 0:
        if s.stack[f] == CAPTURING and s.stack[s.stack[f + BELOW] + VILLAGE_AT_WAR] == village:
            return True
        f = s.stack[f + BELOW]
    return False


def has_open_title(s: Table, village: i64) -> bool:
    """Whether a lord is being found for the title of this city: it goes with the city. [F-4.4.1] [F-4.3.3]

    While the city is fought over the heirs wait, and its control may be the price of peace. [F-4.4.5] [F-6.3.1]
    """
    if s.cells[FORT_IN + village] != CITY:
        return False
    fief = FIEF_OF[village]
    f = s.top
    while f >= 0:
        if s.stack[f] == GRANTING and s.stack[f + titles.GRANT_FIEF] == fief:
            return True
        f = s.stack[f + BELOW]
    return s.cells[ESTATE_SEAT + fief] >= 0 and village != aftermath.contested(s)


def village_refusal(s: Table, giver: i64, taker: i64, village: i64) -> Refusal:
    """Control may be given to a player with troops there, but not while others decide over it. [F-5.2.3] [F-5.2.7]"""
    if s.cells[CONTROL + village] != giver:
        return (R_NOT_CONTROLLED, village, giver, 0)
    if is_beaten_field(s, village) or has_open_title(s, village):
        return (R_BEING_SETTLED, village, 0, 0)
    return (LEGAL if s.troops(taker, village) > 0 else R_NO_TROOPS_THERE, village, taker, 0)


def can_hand_over_to(s: Table, giver: i64, taker: i64) -> bool:
    """Whether there is any village of which one could give the other control."""
    village: i64 = 0
    while village < VILLAGES:
        if village_refusal(s, giver, taker, village)[0] == LEGAL:
            return True
        village += 1
    return False
