"""A group on the move: where it may go, and how. [F-5.1] [F-10.2.4]"""

from typing import final

from mypy_extensions import i64

from signoria.games.fief import marching, plague
from signoria.games.fief.cards import could_hold, discard
from signoria.games.fief.marching import (
    ARRIVED,
    CAME_FROM,
    GROUP_LORDS,
    LEADER,
    REFUSED,
    SEAT,
    STAND,
    TUNNELS,
    UNWELCOME,
    VILLAGE,
)
from signoria.games.fief.messages_movement import (
    E_DUG,
    R_CAME_BY_NO_ROAD,
    R_DUG_ALREADY,
    R_LEAVE_WAS_REFUSED,
    R_NO_BAD_WEATHER,
    R_NO_KNIGHT_TO_RIDE,
    R_NO_LEAVE_NEEDED,
    R_NO_RIDE_AFTER_REFUSAL,
    R_NO_SIEGE_TO_LEAVE,
    R_NO_STEP_LEFT,
    R_NOBODY_BARS,
    R_NOT_REFUSED,
    R_NOT_THROUGH_WALLS,
    R_NOTHING_TO_PASS,
    R_SIEGE_LEFT_FIRST,
    R_TURNED_AWAY,
    R_WEATHER_STOPS_RIDE,
    R_WITHDRAW_WITH_ALL,
)
from signoria.games.fief.messages_surprises import R_NOT_HELD
from signoria.games.fief.moves import (
    ASK_LEAVE,
    BRAVE_WEATHER,
    CAVALCADE,
    DIG,
    DIG_WAY,
    HALT,
    LEAVE_SIEGE,
    PASS_BY,
    STEP_TO,
    WITHDRAW,
)
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import (
    BAD_WEATHER,
    BISHOPRIC_OF,
    BIT,
    GATES_END,
    GATES_FROM,
    LORD,
    LORDS,
    NEIGHBOUR_AT,
    NO_FORT,
    STANDS,
    TUNNEL,
    VILLAGES,
)
from signoria.games.fief.pieces import STAND as STAND_NAME
from signoria.games.fief.pieces import VILLAGE as VILLAGE_NAME
from signoria.games.fief.roads import has_come
from signoria.games.fief.state import (
    CONTROL,
    FORT_IN,
    LORDS_IN,
    NONE,
    STAND_OF,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.kinds import CAVALCADE_STEP, PASSAGE
from signoria.games.fief.steps.loading import begin_step, begin_withdrawal, forced_guide, sure_riders
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of


@final
class Group(FiefStep):
    """A group on the move, until it halts or its leader has no step left. [F-5.1.11]"""

    def __init__(self) -> None:
        super().__init__(
            "group",
            (
                "seat",
                "leader",
                "lords",
                "village",
                "stand",
                "came_from",
                "refused",
                "tunnels",
                "arrived",
                "unwelcome",
            ),
            {
                "seat": SEAT_NAME,
                "leader": LORD,
                "village": VILLAGE_NAME,
                "stand": STAND_NAME,
                "came_from": VILLAGE_NAME,
            },
            on=("moving",),
        )

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + LEADER] < LORDS:
            return "leader: is none"
        if not 0 <= s.stack[f + GROUP_LORDS] < BIT[LORDS]:
            return "lords: is a mask of lords"
        if not 0 <= s.stack[f + VILLAGE] < VILLAGES:
            return "village: is none"
        if not 0 <= s.stack[f + STAND] < STANDS:
            return "stand: is none"
        if not NONE <= s.stack[f + CAME_FROM] < VILLAGES:
            return "came_from: is none"
        for name, number, top in (("refused", REFUSED, 1), ("arrived", ARRIVED, 1)):
            if not 0 <= s.stack[f + number] <= top:
                return f"{name}: is 0 or 1"
        if not 0 <= s.stack[f + TUNNELS] < BIT[DIG.size]:
            return "tunnels: is a mask of what Tunnel does"
        if not 0 <= s.stack[f + UNWELCOME] < BIT[VILLAGES]:
            return "unwelcome: is a mask of villages"
        return seat_flaw(s, s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + ARRIVED] or not marching.is_led(s, f):
            return 0
        seat = s.stack[f + SEAT]
        return BIT[seat] if marching.could_go_anywhere(s, f, could_hold(s, seat, TUNNEL)) else 0

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + ARRIVED]:
            s.stack[f + ARRIVED] = 0
            lords = s.stack[f + GROUP_LORDS] & s.cells[LORDS_IN + s.stack[f + VILLAGE]]
            plague.enter(s, s.stack[f + SEAT], s.stack[f + STAND], lords)
        elif marching.is_led(s, f) or marching.roster(s, f) == 0:
            s.pop()
        else:
            s.stack[f + LEADER] = first_lord(marching.roster(s, f))

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(HALT))
        stand = GATES_FROM[s.stack[f + VILLAGE]]
        while stand < GATES_END[s.stack[f + VILLAGE]]:
            into.add(pack(STEP_TO, NEIGHBOUR_AT[stand]))
            into.add(pack(ASK_LEAVE, NEIGHBOUR_AT[stand]))
            into.add(pack(CAVALCADE, NEIGHBOUR_AT[stand]))
            stand += 1
        if s.stack[f + REFUSED]:
            into.add(pack(WITHDRAW))
        if s.hand(seat, TUNNEL) > 0:
            dig: i64 = 0
            while dig < DIG.size:
                into.add(pack(DIG_WAY, dig))
                dig += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb, a = verb_of(move), argument(move, 0)
        if verb == HALT:
            return (LEGAL, 0, 0, 0)
        if verb == STEP_TO:
            return step_refusal(s, f, a)
        if verb == ASK_LEAVE:
            return asking_refusal(s, f, a)
        if verb == WITHDRAW:
            return withdrawal_refusal(s, f)
        if verb == CAVALCADE:
            return cavalcade_refusal(s, f, a)
        if verb == DIG_WAY:
            found = digging_refusal(s, f, a)
            return (R_NOT_HELD, 0, 0, 0) if found[0] == LEGAL and s.hand(seat, TUNNEL) <= 0 else found
        return (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb, a = verb_of(move), argument(move, 0)
        if verb == HALT:
            s.pop()
        elif verb == STEP_TO:
            begin_step(s, f, a, 0, False)
        elif verb == ASK_LEAVE:
            s.stack[s.push(PASSAGE) + FIRST_FIELD] = a
        elif verb == WITHDRAW:
            begin_withdrawal(s, f)
        elif verb == CAVALCADE:
            s.stack[s.push(CAVALCADE_STEP) + FIRST_FIELD] = a
        else:
            discard(s, seat, TUNNEL)
            s.stack[f + TUNNELS] |= BIT[a]
            s.tell(E_DUG, seat, a, s.stack[f + VILLAGE])

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(HALT)


def step_refusal(s: Table, f: i64, to: i64) -> Refusal:
    """A step that takes nobody's leave; who was refused goes back with all who came. [F-5.1.1] [F-5.1.4]"""
    found = marching.road_refusal(s, f, to)
    if found[0] != LEGAL:
        return found
    if s.stack[f + REFUSED] and to == s.stack[f + CAME_FROM]:
        return (R_WITHDRAW_WITH_ALL, 0, 0, 0)
    return marching.leave_refusal(s, f, to)


def asking_refusal(s: Table, f: i64, to: i64) -> Refusal:
    """Leave to go on, or to be let into besieged walls. [F-5.1.3] [F-6.5.2]"""
    found = marching.road_refusal(s, f, to)
    if found[0] != LEGAL:
        return found
    if s.stack[f + REFUSED] and marching.blockers(s, f, to):
        return (R_LEAVE_WAS_REFUSED, 0, 0, 0)
    if s.stack[f + REFUSED] and to == s.stack[f + CAME_FROM]:
        return (R_WITHDRAW_WITH_ALL, 0, 0, 0)
    if marching.blockers(s, f, to):
        return (LEGAL, 0, 0, 0)
    if marching.host(s, f, to) < 0:
        return (R_NO_LEAVE_NEEDED, to, 0, 0)
    return (R_TURNED_AWAY if s.stack[f + UNWELCOME] & BIT[to] else LEGAL, to, 0, 0)


def withdrawal_refusal(s: Table, f: i64) -> Refusal:
    """Who was refused may go back along the road of arrival. [F-5.1.4] [F-5.1.9]"""
    back = s.stack[f + CAME_FROM]
    if not s.stack[f + REFUSED]:
        return (R_NOT_REFUSED, 0, 0, 0)
    if back < 0:
        return (R_CAME_BY_NO_ROAD, 0, 0, 0)
    found = marching.road_refusal(s, f, back)
    return found if found[0] != LEGAL else marching.leave_refusal(s, f, back)


def digging_refusal(s: Table, f: i64, dig: i64) -> Refusal:
    """What a Tunnel could do for a group here. [F-10.2.1] [F-10.2.4]"""
    seat, village = s.stack[f + SEAT], s.stack[f + VILLAGE]
    if s.stack[f + TUNNELS] & BIT[dig]:
        return (R_DUG_ALREADY, 0, 0, 0)
    if dig == LEAVE_SIEGE:
        if marching.besieging(s, seat, village) == 0:
            return (R_NO_SIEGE_TO_LEAVE, village, 0, 0)
        return (R_SIEGE_LEFT_FIRST if has_come(s, s.stack[f + LEADER]) else LEGAL, 0, 0, 0)
    stand = GATES_FROM[village]
    while stand < GATES_END[village]:
        to = NEIGHBOUR_AT[stand]
        if dig == BRAVE_WEATHER and marching.is_stormy(s, village, to):
            return (LEGAL, 0, 0, 0)
        if dig == PASS_BY and marching.road_refusal(s, f, to)[0] == LEGAL:
            if marching.road_blockers(s, f, to, has_come(s, s.stack[f + LEADER])):
                return (LEGAL, 0, 0, 0)
        stand += 1
    return (R_NOTHING_TO_PASS if dig == PASS_BY else R_NO_BAD_WEATHER, village, 0, 0)


def cavalcade_refusal(s: Table, f: i64, to: i64) -> Refusal:
    """Knights and lords may fight their way past those who bar it, but not through walls. [F-5.3.1] [F-5.3.2]

    They do so instead of asking, on the way to a village they can still reach: never where they stop, and not where bad
    weather forbids every attack. [F-5.1.8] [F-5.3.6] [F-2.2.8]
    """
    village, leader = s.stack[f + VILLAGE], s.stack[f + LEADER]
    found = marching.road_refusal(s, f, to)
    if found[0] != LEGAL:
        return found
    if s.stack[f + REFUSED]:
        return (R_NO_RIDE_AFTER_REFUSAL, 0, 0, 0)
    mask = marching.blockers(s, f, to)
    if mask == 0:
        return (R_NOBODY_BARS, to, 0, 0)
    if s.has_calamity(BISHOPRIC_OF[village], BAD_WEATHER):
        return (R_WEATHER_STOPS_RIDE, village, 0, 0)
    if s.cells[FORT_IN + village] != NO_FORT and mask & BIT[s.cells[CONTROL + village]]:
        return (R_NOT_THROUGH_WALLS, village, 0, 0)
    guide = first_lord(forced_guide(s, f))
    if guide >= 0 and s.cells[STAND_OF + guide] != s.cells[STAND_OF + leader]:
        return (R_NO_STEP_LEFT, leader, 0, 0)
    return (LEGAL if sure_riders(s, f, to) > 0 else R_NO_KNIGHT_TO_RIDE, village, 0, 0)
