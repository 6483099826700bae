"""Deaths, and what follows when units have gone: sieges, control, roads, prisoners. [F-4.4] [F-5.2] [F-6.4]"""

from mypy_extensions import i64

from signoria.games.fief import bearers, crown, entering, relics, roads
from signoria.games.fief.control import first_present, set_control
from signoria.games.fief.messages_deaths import (
    E_CONTROL,
    E_CONTROL_LOST,
    E_DIED,
    E_FREED,
    E_ROAD,
    E_SIEGE_ENDED,
)
from signoria.games.fief.pieces import (
    BIT,
    D_ARC,
    FIEFS,
    GATES_END,
    GATES_FROM,
    LORDS,
    NEIGHBOUR_AT,
    NO_FORT,
    VILLAGES,
)
from signoria.games.fief.state import (
    ADMITTED,
    ASSASSINS,
    CAPTIVES,
    CAPTOR,
    CONTROL,
    D_ARC_LORD,
    DAUPHIN,
    DISCARDS,
    ENGINE_AT,
    ENGINE_FRESH,
    ENGINE_SIDE,
    ESTATE_SEAT,
    ESTATE_SPOUSE,
    EXCOMMUNICATED,
    FORT_IN,
    HOLDER,
    KING,
    MOST_SEATS,
    NONE,
    RANK_IN,
    RELICS_IN_PLAY,
    SEATS,
    SPOUSE,
    STAND_OF,
    Table,
)
from signoria.games.fief.steps.kinds import (
    AFTERMATH,
    BATTLE,
    GRANTING,
    INHERITING,
    ROAD_CHOICE,
    SAVING,
    SUCCESSION,
)
from signoria.games.fief.strength import OUTCOME, UNDER_WAY, VILLAGE_AT_WAR
from signoria.games.fief.units import is_at, leave_play, move_all, release, stand_of, stands_of
from signoria.kernel.flow import BELOW, FIRST_FIELD

# ------------------------------------------------------------ deaths [F-4.4.3]


def kill(s: Table, lords: i64) -> None:
    """Lords die at one moment, unless whoever controls the Tooth brings one of them back. [F-11.1]"""
    if lords and bearers.saviour(s, lords, contested(s)) >= 0:
        f = s.push(SAVING)
        s.stack[f + FIRST_FIELD] = lords
    else:
        bury(s, lords)


def bury(s: Table, lords: i64) -> None:
    """All the dead are removed first, then what they held is settled. [F-4.4.3] [F-4.4.4]"""
    leave_estates(s, lords)
    king_dies: i64 = 1 if is_in(lords, s.cells[KING]) else 0
    dauphin_dies: i64 = 1 if is_in(lords, s.cells[DAUPHIN]) else 0
    left: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if lords & BIT[lord]:
            s.tell(E_DIED, s.owner(lord), lord, s.village_of(lord))
            if s.cells[RELICS_IN_PLAY]:
                left |= relics.on_death(s, lord)
            leave_play(s, lord)
            return_cards(s, lord)
        lord += 1
    if left:
        bearers.pass_to_allies(s, left, contested(s))
    lord = 0
    while lord < LORDS:
        if lords & BIT[lord]:
            crown.end_marriage(s, lord)
            crown.lose_church_titles(s, lord)
        lord += 1
    if is_in(lords, s.cells[EXCOMMUNICATED]):
        crown.lift_excommunication(s)
    crown.succeed(s, king_dies, dauphin_dies)
    settle_up(s)


def is_in(lords: i64, lord: i64) -> bool:
    """Whether a lord (NONE: nobody) is in a mask."""
    return lord >= 0 and bool(lords & BIT[lord])


def leave_estates(s: Table, lords: i64) -> None:
    """Fief titles of the dying have no heir yet; a spouse who dies with them does not inherit. [F-4.4.4]"""
    fief: i64 = 0
    while fief < FIEFS:
        holder = s.cells[HOLDER + fief]
        if is_in(lords, holder):
            s.cells[HOLDER + fief] = NONE
            s.cells[ESTATE_SEAT + fief] = s.owner(holder)
            s.cells[ESTATE_SPOUSE + fief] = s.cells[SPOUSE + holder]
        if is_in(lords, s.cells[ESTATE_SPOUSE + fief]):
            s.cells[ESTATE_SPOUSE + fief] = NONE
        fief += 1


def return_cards(s: Table, lord: i64) -> None:
    """His card and d'Arc's go to the discard pile, his marker returns. [F-4.4.3] [F-9.3]"""
    s.cells[DISCARDS + lord] += 1
    s.cells[ASSASSINS] &= ~BIT[lord]
    if s.cells[D_ARC_LORD] == lord:
        s.cells[D_ARC_LORD] = NONE
        s.cells[DISCARDS + D_ARC] += 1


def settle_up(s: Table) -> None:
    """Let everything follow when it has changed who stands where.

    During a battle its village is left alone until its outcome is known.
    """
    top = s.stack[s.top] if s.top >= 0 else NONE
    if top == AFTERMATH or top == SUCCESSION or top == ROAD_CHOICE or top == INHERITING or top == GRANTING:
        return  # they all stand on an AFTERMATH, which has not finished
    s.push(AFTERMATH)


def contested(s: Table) -> i64:
    """The village of a battle under way, or NONE: its winner decides over control and prisoners there. [F-5.2.5]"""
    f = s.top
    while f >= 0:
        if s.stack[f] == BATTLE and s.stack[f + OUTCOME] == UNDER_WAY:
            return s.stack[f + VILLAGE_AT_WAR]
        f = s.stack[f + BELOW]
    return NONE


# ------------------------------------------------------------ sieges [F-6.5.3]


def lift_siege(s: Table, seat: i64, village: i64) -> None:
    """A siege ends: its engine goes back to the supply. [F-6.5.3]"""
    i = 2 * seat
    while i < 2 * seat + 2:
        if s.cells[ENGINE_AT + i] == village:
            s.cells[ENGINE_AT + i] = NONE
            s.cells[ENGINE_SIDE + i] = 0
            s.cells[ENGINE_FRESH + i] = 0
            s.tell(E_SIEGE_ENDED, seat, village)
        i += 1


def end_sieges(s: Table) -> bool:
    """Sieges without a besieging lord, without walls, or whose besieger is now inside. [F-6.5.3] [F-6.5.4]"""
    i: i64 = 0
    while i < 2 * MOST_SEATS:
        village = s.cells[ENGINE_AT + i]
        if village >= 0:
            seat = i // 2
            is_over = s.cells[FORT_IN + village] == NO_FORT or s.cells[CONTROL + village] == seat
            if is_over or not s.lords_in(seat, village):
                lift_siege(s, seat, village)
                return True
        i += 1
    return False


# ------------------------------------------------------------ control [F-5.2]


def settle_control(s: Table) -> i64:
    """Where the controller has no unit left, whoever came first controls, or nobody. [F-5.2.2] [F-5.2.5]

    The village whose control changed, or NONE.
    """
    battle = contested(s)
    village: i64 = 0
    while village < VILLAGES:
        seat = s.cells[CONTROL + village]
        if village != battle and (seat < 0 or s.cells[RANK_IN + village * MOST_SEATS + seat] == 0):
            heir = first_present(s, village)
            if heir != seat:
                give_control(s, village, heir)
                return village
        village += 1
    return NONE


def give_control(s: Table, village: i64, seat: i64) -> None:
    """Control passes to a seat present, or to nobody."""
    if seat >= 0:
        s.tell(E_CONTROL, seat, village)
    else:
        s.tell(E_CONTROL_LOST, s.cells[CONTROL + village], village)
    set_control(s, village, seat)


def present(s: Table, village: i64) -> i64:
    """Mask of the seats with troops or a free lord in a village."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.cells[RANK_IN + village * MOST_SEATS + seat]:
            mask |= BIT[seat]
        seat += 1
    return mask


def leave_village(s: Table, seat: i64, village: i64) -> None:
    """A player's units have left: if he controlled it and none is left, he names a successor. [F-5.2.3]"""
    if s.cells[CONTROL + village] != seat or s.cells[RANK_IN + village * MOST_SEATS + seat]:
        return
    settle_up(s)
    others = present(s, village)
    if others & (others - 1):
        f = s.push(SUCCESSION)
        s.stack[f + FIRST_FIELD] = seat
        s.stack[f + FIRST_FIELD + 1] = village


def settle_roads(s: Table) -> bool:
    """Whoever stands at the centre of a village he does not control chooses a road. [F-5.2.7] [F-6.1.5]"""
    battle = contested(s)
    village: i64 = 0
    while village < VILLAGES:
        if village != battle:
            others = present(s, village)
            s.cells[ADMITTED + village] &= others
            seat: i64 = 0
            while others >= BIT[seat]:
                if others & BIT[seat] and is_displaced(s, seat, village):
                    ask_road(s, seat, village)
                    return True
                seat += 1
        village += 1
    return False


def is_displaced(s: Table, seat: i64, village: i64) -> bool:
    """At the centre, but neither its controller nor admitted: a friend, or one who has slid there. [F-5.1.7]"""
    if s.cells[CONTROL + village] == seat or not is_at(s, seat, village):
        return False
    return not s.cells[ADMITTED + village] & BIT[seat]


def ask_road(s: Table, seat: i64, village: i64) -> None:
    """Let a seat choose a road; where there is only one it takes that."""
    if GATES_END[village] - GATES_FROM[village] == 1:
        take_road(s, seat, village, GATES_FROM[village])
        return
    f = s.push(ROAD_CHOICE)
    s.stack[f + FIRST_FIELD] = seat
    s.stack[f + FIRST_FIELD + 1] = village


def take_road(s: Table, seat: i64, village: i64, stand: i64) -> None:
    """A seat's units go from the centre to a gate. [F-5.2.7]"""
    if roads.are_new_at(s, seat, village):
        roads.note(s, seat, village)
    move_all(s, seat, village, stand)
    s.tell(E_ROAD, seat, village, NEIGHBOUR_AT[stand])


# ------------------------------------------------------------ prisoners [F-6.4.4]


def settle_prisoners(s: Table) -> bool:
    """Prisoners whose captor has no unit with them go free; the others stay with their captor's units. [F-6.4.4]"""
    captives = s.cells[CAPTIVES]
    if captives == 0:
        return False
    battle = contested(s)
    lord: i64 = 0
    while lord < LORDS:
        if captives & BIT[lord] and s.village_of(lord) != battle:
            captor = s.cells[CAPTOR + lord]
            if not s.cells[RANK_IN + s.village_of(lord) * MOST_SEATS + captor]:
                set_free(s, BIT[lord])
                return True
            if not is_at(s, captor, s.cells[STAND_OF + lord]):
                s.cells[STAND_OF + lord] = stand_of_units(s, captor, s.village_of(lord))
        lord += 1
    return False


def set_free(s: Table, lords: i64) -> None:
    """Prisoners are free, since nobody holds them any more. [F-6.4.2]"""
    lord: i64 = LORDS - 1  # who is pushed last is placed first
    if lords:
        settle_up(s)
    while lord >= 0:
        if lords & BIT[lord]:
            s.tell(E_FREED, s.owner(lord), lord)
            release(s, lord)
            entering.send_home(s, lord)
        lord -= 1


def let_home(s: Table, lord: i64) -> None:
    """A prisoner is free and is placed by his family; what follows is settled after that. [F-4.1.3]"""
    settle_up(s)
    release(s, lord)
    entering.send_home(s, lord)


def stand_of_units(s: Table, seat: i64, village: i64) -> i64:
    """The first stand of a village where a seat that is present has units."""
    i: i64 = 0
    while not is_at(s, seat, stand_of(village, i)) and i + 1 < stands_of(village):
        i += 1
    return stand_of(village, i)
