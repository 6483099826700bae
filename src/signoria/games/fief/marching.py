"""Who may step where: reach, bad weather, sieges, leave to pass, and what a step does. [F-5.1] [F-5.2]

A group on the move is a frame (`steps/movement.py`); everything else about it is read off the board.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import aftermath
from signoria.games.fief.control import besiegers, is_inside, is_occupied
from signoria.games.fief.messages_movement import (
    E_ENTERS_WALLS,
    E_GOES_ALONG,
    E_MARCHED,
    E_TROOPS_ALONG,
    E_WITHDREW,
    R_HELD_BY_SIEGE,
    R_LEAVE_NEEDED,
    R_NO_ROAD_THERE,
    R_NO_STEP_LEFT,
    R_ROAD_HELD,
    R_WEATHER_STOPS,
)
from signoria.games.fief.moves import BRAVE_WEATHER, LEAVE_SIEGE, PASS_BY
from signoria.games.fief.pieces import (
    BAD_WEATHER,
    BISHOPRIC_OF,
    BIT,
    GATES_END,
    GATES_FROM,
    KNIGHT,
    LORDS,
    NEIGHBOUR_AT,
    STANDS,
    gate,
)
from signoria.games.fief.roads import came_by, has_come, note_arrival, way_back
from signoria.games.fief.state import (
    ADMITTED,
    CONTROL,
    D_ARC_LORD,
    FOG,
    FOG_LEAST,
    MOST_SEATS,
    NONE,
    RANK_IN,
    SEATS,
    STAND_OF,
    STEPS_MADE,
    Table,
)
from signoria.games.fief.units import SPENT, fresh_at, lords_at, march, put_lord, row
from signoria.kernel.flow import EVERYBODY, FIRST_FIELD, LEGAL, Refusal

# Numbers of a group's frame.
SEAT: Final = FIRST_FIELD
LEADER: Final = FIRST_FIELD + 1
GROUP_LORDS: Final = FIRST_FIELD + 2  # mask of the lords who came with the last step, prisoners too
VILLAGE: Final = FIRST_FIELD + 3
STAND: Final = FIRST_FIELD + 4  # where the last step led
CAME_FROM: Final = FIRST_FIELD + 5  # the village it came from this turn, or NONE
REFUSED: Final = FIRST_FIELD + 6  # 1 once somebody refused it leave here, or stopped its cavalcade [F-5.1.4] [F-5.3.5]
TUNNELS: Final = FIRST_FIELD + 7  # mask of what Tunnel cards do for it [F-10.2.4]
ARRIVED: Final = FIRST_FIELD + 8  # 1 until the plague has been looked for where it came [F-2.2.6]
UNWELCOME: Final = FIRST_FIELD + 9  # mask of besieged villages whose owners would not let it in [F-6.5.2]

REACH: Final = 2  # steps in a turn [F-5.1.1]
FAR_REACH: Final = 3  # with d'Arc


# ------------------------------------------------------------ reach [F-5.1.1] [F-5.1.11]


def reach(s: Table, seat: i64, lord: i64) -> i64:
    """How many steps a lord can make in all: a third only together with d'Arc, who can still make it."""
    return FAR_REACH if guide(s, seat, s.village_of(lord)) >= 0 else REACH


def guide(s: Table, seat: i64, village: i64) -> i64:
    """A seat's free d'Arc in a village who has a step left, or NONE."""
    d_arc = s.cells[D_ARC_LORD]
    if d_arc < 0 or not s.lords_in(seat, village) & BIT[d_arc]:
        return NONE
    return d_arc if s.cells[STEPS_MADE + d_arc] < FAR_REACH else NONE


def has_step(s: Table, seat: i64, lord: i64) -> bool:
    """Whether a lord can make another step this turn."""
    return steps_left(s, seat, lord) > 0


def steps_left(s: Table, seat: i64, lord: i64) -> i64:
    """How many steps a lord can still make this turn; none once he was beaten in a cavalcade. [F-5.3.5]"""
    left = reach(s, seat, lord) - s.cells[STEPS_MADE + lord]
    return left if left > 0 else 0


def is_stormy(s: Table, village: i64, to: i64) -> bool:
    """Bad weather: nobody moves into, out of or inside the bishopric. [F-2.2.2]"""
    return s.has_calamity(BISHOPRIC_OF[village], BAD_WEATHER) or s.has_calamity(BISHOPRIC_OF[to], BAD_WEATHER)


def has_open_road(s: Table, village: i64) -> bool:
    """Whether the weather lets anybody leave a village. [F-2.2.2]"""
    stand = GATES_FROM[village]
    while stand < GATES_END[village]:
        if not is_stormy(s, village, NEIGHBOUR_AT[stand]):
            return True
        stand += 1
    return False


# ------------------------------------------------------------ whose leave it takes [F-5.1.3]


def besieging(s: Table, seat: i64, village: i64) -> i64:
    """Mask of the seats that besiege a seat inside a fortification: each must let it go. [F-5.1.6] [F-5.1.12]"""
    mask = besiegers(s, village) & ~BIT[seat]
    return mask if mask and is_inside(s, seat, village) else 0


def barring(s: Table, seat: i64, village: i64, to: i64, came_from: i64, passes: bool) -> i64:
    """Mask of the seats whose leave it takes to use a road, sieges apart.

    Who passes through asks the controller and whoever stands on the road it came by or on the one it wants to use; who
    was there before phase 5 only those who came by that road this turn. Going back needs no leave, nor does a village
    of another's fief where nobody is. [F-5.1.3] [F-5.1.5] [F-5.1.1] [F-5.2.6]
    """
    if to == came_from:
        return 0
    mask: i64 = 0
    stand = gate(village, to)
    arrival = gate(village, came_from) if came_from >= 0 else NONE
    seat_there: i64 = 0
    while seat_there < s.cells[SEATS]:
        if seat_there != seat and s.cells[RANK_IN + village * MOST_SEATS + seat_there]:
            is_asked = came_by(s, seat_there, stand)
            if passes:
                is_asked = s.cells[CONTROL + village] == seat_there or stands_on(s, seat_there, stand)
                is_asked = is_asked or (arrival >= 0 and stands_on(s, seat_there, arrival))
            if is_asked:
                mask |= BIT[seat_there]
        seat_there += 1
    return mask


def stands_on(s: Table, seat: i64, stand: i64) -> bool:
    """Whether a seat has troops or a free lord on a road."""
    return s.cells[row(seat, stand, 0)] + s.cells[row(seat, stand, 1)] > 0 or lords_at(s, seat, stand) != 0


def blockers(s: Table, f: i64, to: i64) -> i64:
    """Mask of the seats whose leave a group needs for a step; its tunnels lead past them. [F-10.2.4]"""
    return siege_blockers(s, f) | road_blockers(s, f, to, has_come(s, s.stack[f + LEADER]))


def siege_blockers(s: Table, f: i64) -> i64:
    """Mask of the besiegers who hold a group back."""
    if s.stack[f + TUNNELS] & BIT[LEAVE_SIEGE]:
        return 0
    return besieging(s, s.stack[f + SEAT], s.stack[f + VILLAGE])


def road_blockers(s: Table, f: i64, to: i64, passes: bool) -> i64:
    """Mask of the seats that hold the village or the road a group wants to use."""
    if s.stack[f + TUNNELS] & BIT[PASS_BY]:
        return 0
    return barring(s, s.stack[f + SEAT], s.stack[f + VILLAGE], to, s.stack[f + CAME_FROM], passes)


def host(s: Table, f: i64, to: i64) -> i64:
    """Who may let a group into his besieged fortification, or NONE. [F-6.5.2]"""
    seat = s.stack[f + SEAT]
    owner = s.cells[CONTROL + to]
    siege = besiegers(s, to)
    if owner < 0 or owner == seat or siege == 0 or siege & BIT[seat] or is_inside(s, seat, to):
        return NONE
    return owner


def in_turn_order(s: Table, mask: i64) -> i64:
    """The first seat of a mask in turn order, or NONE."""
    i: i64 = 0
    while i < s.cells[SEATS]:
        if mask & BIT[s.nth(i)]:
            return s.nth(i)
        i += 1
    return NONE


# ------------------------------------------------------------ whether a step may be made


def road_refusal(s: Table, f: i64, to: i64) -> Refusal:
    """What stands in the way of a step besides other players: no road, no step left, bad weather."""
    seat, leader, village = s.stack[f + SEAT], s.stack[f + LEADER], s.stack[f + VILLAGE]
    if gate(village, to) < 0:
        return (R_NO_ROAD_THERE, village, 0, 0)
    if not has_step(s, seat, leader):
        return (R_NO_STEP_LEFT, leader, 0, 0)
    if is_stormy(s, village, to) and not s.stack[f + TUNNELS] & BIT[BRAVE_WEATHER]:
        return (R_WEATHER_STOPS, to, 0, 0)
    return (LEGAL, 0, 0, 0)


def leave_refusal(s: Table, f: i64, to: i64) -> Refusal:
    """Whose leave is missing for a step along a road that could be used."""
    siege = siege_blockers(s, f)
    if siege:
        return (R_HELD_BY_SIEGE, in_turn_order(s, siege), 0, 0)
    passes = has_come(s, s.stack[f + LEADER])
    mask = road_blockers(s, f, to, passes)
    if mask:
        return (R_LEAVE_NEEDED if passes else R_ROAD_HELD, in_turn_order(s, mask), 0, 0)
    return (LEGAL, 0, 0, 0)


def could_go(s: Table, f: i64, to: i64, has_tunnel: bool) -> bool:
    """Whether a group could try to go to a neighbour: freely, by leave, or even if refused with a Tunnel. [F-5.1.8]"""
    is_braved = s.stack[f + TUNNELS] & BIT[BRAVE_WEATHER] != 0
    if is_stormy(s, s.stack[f + VILLAGE], to) and not is_braved and not has_tunnel:
        return False
    if not s.stack[f + REFUSED] or blockers(s, f, to) == 0:
        return True
    return has_tunnel and (siege_blockers(s, f) == 0 or not has_come(s, s.stack[f + LEADER]))


def could_go_anywhere(s: Table, f: i64, has_tunnel: bool) -> bool:
    """Whether there is anything a group could do besides halting."""
    if not has_step(s, s.stack[f + SEAT], s.stack[f + LEADER]):
        return False
    stand = GATES_FROM[s.stack[f + VILLAGE]]
    while stand < GATES_END[s.stack[f + VILLAGE]]:
        if could_go(s, f, NEIGHBOUR_AT[stand], has_tunnel):
            return True
        stand += 1
    return False


def roster(s: Table, f: i64) -> i64:
    """Mask of a group's own lords who live, are free and are still where it is."""
    return s.stack[f + GROUP_LORDS] & s.lords_in(s.stack[f + SEAT], s.stack[f + VILLAGE])


def is_led(s: Table, f: i64) -> bool:
    """Whether a group still has its leader."""
    return roster(s, f) & BIT[s.stack[f + LEADER]] != 0


# ------------------------------------------------------------ a step is made


def form(s: Table, f: i64, seat: i64, lord: i64) -> None:
    """Fill in the frame of a group that a lord begins where he stands."""
    s.stack[f + SEAT] = seat
    s.stack[f + LEADER] = lord
    s.stack[f + GROUP_LORDS] = BIT[lord]
    s.stack[f + VILLAGE] = s.village_of(lord)
    s.stack[f + STAND] = s.cells[STAND_OF + lord]
    s.stack[f + CAME_FROM] = way_back(s, seat, lord)


def arrival_stand(s: Table, seat: i64, village: i64, to: i64, is_admitted: bool) -> i64:
    """Where those who come stand: at the centre of a village of their own or nobody's, else on their road. [F-5.2.1]"""
    if is_admitted or not is_occupied(s, to) or s.cells[CONTROL + to] == seat or is_inside(s, seat, to):
        return to
    return gate(to, village)


def make_step(s: Table, f: i64, to: i64, lords: i64, men: i64, knights: i64, cap: i64, is_admitted: bool) -> None:
    """A group goes to a neighbouring village with the lords, prisoners and tokens that were chosen."""
    seat, leader, village = s.stack[f + SEAT], s.stack[f + LEADER], s.stack[f + VILLAGE]
    is_free = not is_occupied(s, to)
    stand = arrival_stand(s, seat, village, to, is_admitted)
    s.tell(
        E_WITHDREW if s.stack[f + REFUSED] and to == s.stack[f + CAME_FROM] else E_MARCHED, seat, leader, village, to
    )
    note_arrival(s, seat, gate(to, village))
    march(s, seat, s.cells[STAND_OF + leader], stand, men, knights, cap)
    if men + knights:
        s.tell_only(BIT[seat] if s.cells[FOG] else EVERYBODY, E_TROOPS_ALONG, seat, men + knights, men, knights)
    move_lords(s, lords, leader, stand, to)
    s.stack[f + GROUP_LORDS] = lords
    s.stack[f + VILLAGE] = to
    s.stack[f + STAND] = stand
    s.stack[f + CAME_FROM] = village
    s.stack[f + REFUSED] = 0
    s.stack[f + TUNNELS] &= BIT[BRAVE_WEATHER]
    s.stack[f + ARRIVED] = 1
    if is_free:  # also in another's governed fief [F-5.2.4]
        aftermath.give_control(s, to, seat)
    elif is_admitted:
        s.cells[ADMITTED + to] |= BIT[seat]
        s.tell(E_ENTERS_WALLS, seat, to)
    aftermath.leave_village(s, seat, village)
    aftermath.settle_up(s)


def move_lords(s: Table, lords: i64, leader: i64, stand: i64, to: i64) -> None:
    """Lords and prisoners make a step; steps are counted for each. [F-5.1.2]"""
    lord: i64 = 0
    while lord < LORDS:
        if lords & BIT[lord]:
            put_lord(s, lord, stand)
            s.cells[STEPS_MADE + lord] += 1
            if lord != leader:
                s.tell(E_GOES_ALONG, lord, to)
        lord += 1


# ------------------------------------------------------------ riders [F-5.3]


def riding_knights(s: Table, seat: i64, lord: i64, cap: i64) -> i64:
    """Knights beside a lord who can still make a step: they could ride with him. [F-5.3.2]"""
    return fresh_at(s, seat, s.cells[STAND_OF + lord], KNIGHT, cap)


def show_riders(s: Table, seat: i64, stand: i64, knights: i64) -> None:
    """Everybody sees that those who ride are knights. [F-11.2]"""
    least = FOG_LEAST + seat * STANDS + stand
    if s.cells[FOG] and s.cells[least] < knights:
        s.cells[least] = knights


def spend(s: Table, seat: i64, riders: i64) -> None:
    """Beaten lords move no more this turn; of their army nobody is left. [F-5.3.5]"""
    lord: i64 = 0
    while lord < LORDS:
        if riders & BIT[lord] and s.owner(lord) == seat:
            s.cells[STEPS_MADE + lord] = FAR_REACH if has_come(s, lord) else SPENT
        lord += 1
