"""Who takes up relics that lie in a village, and who has the Tooth when somebody dies. [F-11.1] [F-11.4]"""

from mypy_extensions import i64

from signoria.games.fief import relics
from signoria.games.fief.control import first_present
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import BIT, RELICS, TOOTH
from signoria.games.fief.state import NONE, RELICS_IN_PLAY, SEATS, Table
from signoria.games.fief.steps.kinds import BATTLE
from signoria.games.fief.strength import VILLAGE_AT_WAR, first_of, holder_of_field, leader, seats_on
from signoria.kernel.flow import BELOW, NOTHING


def settle(s: Table, contested: i64) -> None:
    """Relics on the ground find a keeper and, where he has a lord, a bearer; not in a village still fought over."""
    relic: i64 = 0
    while relic < RELICS:
        village = relics.village_of(s, relic)
        if relics.is_lying(s, relic) and village != contested:
            seat = relics.keeper(s, relic)
            if seat < 0 or not s.is_present(seat, village):
                seat = successor(s, seat, village)
                relics.lay(s, relic, village, seat)
            if seat >= 0 and s.lords_in(seat, village):
                relics.take(s, relic, first_lord(s.lords_in(seat, village)))
        relic += 1


def successor(s: Table, seat: i64, village: i64) -> i64:
    """Who keeps a relic when its keeper has nobody left there: after a battle his side, then the other. [F-11.4]

    Else whoever of those present came first, or nobody: then the first to arrive. [F-11.1]
    """
    f = battle_in(s, village)
    if f < 0 or seat < 0:
        return first_present(s, village)
    own: i64 = ON_ATTACK if seats_on(s, f, ON_ATTACK) & BIT[seat] else ON_DEFENCE
    heir = heir_on(s, f, own)
    if heir < 0:
        heir = heir_on(s, f, 1 - own)
    return heir if heir >= 0 else first_present(s, village)


def pass_to_allies(s: Table, left: i64, contested: i64) -> None:
    """In a battle what a dead lord carried goes at once to another lord of his family, else to an ally's. [F-11.1]"""
    relic: i64 = 0
    while relic < RELICS:
        if left & BIT[relic] and relics.village_of(s, relic) == contested:
            seat = next_bearer(s, battle_in(s, contested), relics.keeper(s, relic), 0)
            if seat >= 0:
                relics.take(s, relic, first_lord(s.lords_in(seat, contested)))
        relic += 1


def next_bearer(s: Table, f: i64, seat: i64, dying: i64) -> i64:
    """Whose lord has at once what a lord of a seat carried in a battle: his own family's, else an ally's; or NONE."""
    if s.lords_in(seat, s.stack[f + VILLAGE_AT_WAR]) & ~dying:
        return seat
    if seats_on(s, f, ON_ATTACK) & BIT[seat]:
        return with_lord(s, f, ON_ATTACK, dying)
    return with_lord(s, f, ON_DEFENCE, dying) if seats_on(s, f, ON_DEFENCE) & BIT[seat] else NONE


def saviour(s: Table, dying: i64, contested: i64) -> i64:
    """Who controls the Tooth directly after a death, and may bring one of the dead back; or NONE. [F-11.1]

    If its bearer is among them his family's units there have it, in a battle an ally's lord before his troops.
    """
    if not s.cells[RELICS_IN_PLAY]:
        return NONE
    lord = relics.carrier(s, TOOTH)
    if lord < 0 or not dying & BIT[lord]:
        return relics.controlling_seat(s, TOOTH)
    seat, village = s.owner(lord), s.village_of(lord)
    heir = next_bearer(s, battle_in(s, village), seat, dying) if village == contested else NONE
    if heir >= 0:
        return heir
    return seat if s.troops(seat, village) > 0 or s.lords_in(seat, village) & ~dying != 0 else NONE


def heir_on(s: Table, f: i64, side: i64) -> i64:
    """Who of a side gets a relic: one with a lord there, else its troops; or NONE."""
    heir = with_lord(s, f, side, 0)
    return heir if heir >= 0 else holder_of_field(s, f, side)


def with_lord(s: Table, f: i64, side: i64, dying: i64) -> i64:
    """Who of a side has a lord in its battle, not of the dying: its leader, else who came first; or NONE."""
    village = s.stack[f + VILLAGE_AT_WAR]
    if s.lords_in(leader(s, f, side), village) & ~dying:
        return leader(s, f, side)
    with_lords: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if seats_on(s, f, side) & BIT[seat] and s.lords_in(seat, village) & ~dying:
            with_lords |= BIT[seat]
        seat += 1
    return first_of(s, village, with_lords) if with_lords else NONE


def battle_in(s: Table, village: i64) -> i64:
    """Where the frame of a battle in a village begins, or NOTHING."""
    f = s.top
    while f >= 0:
        if s.stack[f] == BATTLE and s.stack[f + VILLAGE_AT_WAR] == village:
            return f
        f = s.stack[f + BELOW]
    return NOTHING
