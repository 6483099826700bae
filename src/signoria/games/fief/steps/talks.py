"""After a round: helpers change sides or leave, leaders surrender, agree on a truce or stop. [F-6.3.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import offers, windows
from signoria.games.fief.control import is_inside
from signoria.games.fief.messages_battles import (
    E_CAME_OUT,
    E_CHANGED_SIDES,
    E_GATES_OPENED,
    E_LEFT_BATTLE,
    E_SURRENDERED,
    E_TRUCE,
    E_UNIT_LOST,
    R_LEADER_HAS_REFUSED,
    R_LEADERLESS_ONLY_DEFEND,
    R_NO_CHANGE_IN_CAVALCADE,
    R_NO_STOP_IN_THE_OPEN,
    R_TRUCE_PROPOSED,
)
from signoria.games.fief.moves import (
    CHANGE_SIDES,
    COME_OUT,
    GO_ON,
    LEAVE,
    ON_ATTACK,
    ON_DEFENCE,
    PASS,
    STOP,
    SURRENDER,
    TRUCE,
)
from signoria.games.fief.pieces import BIT, KNIGHT, MAN
from signoria.games.fief.state import AGREED, NONE, SEATS, UNTIL_BATTLE_ENDS, Table
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.battles import COMING_OUT, JOINS, TRUCE_MADE, stop
from signoria.games.fief.strength import (
    ATTACK_HELPERS,
    ATTACKER,
    COMES_OUT,
    DEFENCE_HELPERS,
    DEFENDER,
    GATES_OPEN,
    IN_CAVALCADE,
    QUIET,
    ROUND_NUMBER,
    STAGE,
    TUNNEL_DUG,
    UNDER_WAY,
    VILLAGE_AT_WAR,
    forfeit_walls,
    helpers,
    is_before_walls,
    leader,
    lose_token,
    tokens,
    verdict,
)
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import pack, verb_of

WHO_SPEAKS: Final = FIRST_FIELD  # HELPERS, then DEFENDER_SPEAKS, then ATTACKER_SPEAKS; or COMING_OUT alone
INDEX: Final = FIRST_FIELD + 1  # which helper, in turn order
PENDING: Final = FIRST_FIELD + 2  # 1 while an offer waits for its answer
PROPOSED: Final = FIRST_FIELD + 3  # 1 once whoever speaks has made his offer in vain
HELPERS: Final = 0
DEFENDER_SPEAKS: Final = 1
ATTACKER_SPEAKS: Final = 2


@final
class AfterRound(FiefStep):
    """Helpers in turn order, then the defender, then the attacker, whose stop comes last. [F-6.3.3]"""

    def __init__(self) -> None:
        super().__init__("after_round", ("speaks", "index", "pending", "proposed"), on=("battle",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + WHO_SPEAKS] <= COMING_OUT:
            return f"speaks: is 0 to {COMING_OUT}"
        if not 0 <= s.stack[f + INDEX] <= s.cells[SEATS]:
            return "index: more than there are players"
        for name, number in (("pending", PENDING), ("proposed", PROPOSED)):
            if not 0 <= s.stack[f + number] <= 1:
                return f"{name}: is 0 or 1"
        return ""

    def speaker(self, s: Table, f: i64) -> i64:
        """Who is asked now, or NONE."""
        battle = s.stack[f + BELOW]
        speaks = s.stack[f + WHO_SPEAKS]
        if speaks == COMING_OUT:
            return s.stack[battle + DEFENDER] if may_come_out(s, battle) else NONE
        if verdict(s, battle) != UNDER_WAY:
            return NONE
        if speaks != HELPERS:
            return s.stack[battle + (DEFENDER if speaks == DEFENDER_SPEAKS else ATTACKER)]
        if s.stack[f + INDEX] == s.cells[SEATS]:
            return NONE
        seat = s.nth(s.stack[f + INDEX])
        joined = helpers(s, battle, ON_ATTACK) | helpers(s, battle, ON_DEFENCE)
        return seat if joined & BIT[seat] and s.is_present(seat, s.stack[battle + VILLAGE_AT_WAR]) else NONE

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + PENDING]:
            return 0
        seat = self.speaker(s, f)
        return BIT[seat] if seat >= 0 else 0

    def advance(self, s: Table, f: i64) -> None:
        is_over = s.stack[f + WHO_SPEAKS] != HELPERS or verdict(s, s.stack[f + BELOW]) != UNDER_WAY
        if s.stack[f + PENDING]:
            self.hear(s, f)
        elif is_over:
            s.pop()
        elif s.stack[f + INDEX] < s.cells[SEATS]:
            self.next_helper(s, f)
        else:
            s.stack[f + WHO_SPEAKS] = DEFENDER_SPEAKS

    def next_helper(self, s: Table, f: i64) -> None:
        s.stack[f + INDEX] += 1
        s.stack[f + PROPOSED] = 0

    def hear(self, s: Table, f: i64) -> None:
        """An offer to change sides, or of a truce, is answered."""
        battle = s.stack[f + BELOW]
        s.stack[f + PENDING] = 0
        s.stack[f + PROPOSED] = 1
        if not s.cells[AGREED]:
            return
        s.cells[AGREED] = 0
        if s.stack[f + WHO_SPEAKS] == HELPERS:
            seat = s.nth(s.stack[f + INDEX])
            if changing_refusal(s, battle, seat, 0)[0] == LEGAL:  # his lord may be gone meanwhile [F-9.6]
                change_sides(s, battle, seat)
                self.next_helper(s, f)
        else:
            s.tell(E_TRUCE, s.stack[battle + ATTACKER], s.stack[battle + DEFENDER], s.stack[battle + VILLAGE_AT_WAR])
            s.stack[battle + STAGE] = TRUCE_MADE
            s.pop()

    # ------------------------------------------------------------ answers

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        speaks = s.stack[f + WHO_SPEAKS]
        if speaks == COMING_OUT:
            into.add(pack(COME_OUT))
            into.add(pack(PASS))
            return
        into.add(pack(GO_ON))
        if speaks == HELPERS:
            into.add(pack(CHANGE_SIDES))
            into.add(pack(LEAVE))
            return
        into.add(pack(SURRENDER))
        into.add(pack(TRUCE))
        if speaks == ATTACKER_SPEAKS:
            into.add(pack(STOP))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        battle = s.stack[f + BELOW]
        speaks = s.stack[f + WHO_SPEAKS]
        verb = verb_of(move)
        if speaks == COMING_OUT:
            return (LEGAL if verb == COME_OUT or verb == PASS else NOT_NOW, 0, 0, 0)
        if verb == GO_ON:
            return (LEGAL, 0, 0, 0)
        if speaks == HELPERS:
            if verb == CHANGE_SIDES:
                return changing_refusal(s, battle, seat, s.stack[f + PROPOSED])
            return (LEGAL if verb == LEAVE else NOT_NOW, 0, 0, 0)
        if verb == SURRENDER:
            return (LEGAL, 0, 0, 0)
        if verb == TRUCE:
            return (R_TRUCE_PROPOSED if s.stack[f + PROPOSED] else LEGAL, 0, 0, 0)
        if verb == STOP and speaks == ATTACKER_SPEAKS:
            return (LEGAL if is_before_walls(s, battle) else R_NO_STOP_IN_THE_OPEN, 0, 0, 0)
        return (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        battle = s.stack[f + BELOW]
        speaks = s.stack[f + WHO_SPEAKS]
        verb = verb_of(move)
        if verb == CHANGE_SIDES:
            side = other_side(s, battle, seat)
            s.stack[f + PENDING] = 1
            village = s.stack[battle + VILLAGE_AT_WAR]
            offers.ask(s, seat, leader(s, battle, side), offers.JOINING_SIDE, side, village)
        elif verb == TRUCE:
            partner = s.stack[battle + (ATTACKER if speaks == DEFENDER_SPEAKS else DEFENDER)]
            s.stack[f + PENDING] = 1
            offers.ask(s, seat, partner, offers.TRUCE, s.stack[battle + VILLAGE_AT_WAR], 0)
        elif verb == LEAVE:
            take_leave(s, battle, seat)
            forfeit_walls(s, battle, seat)
            s.tell(E_LEFT_BATTLE, seat)
            self.next_helper(s, f)
        elif speaks == HELPERS:
            self.next_helper(s, f)
        elif verb == GO_ON and speaks == DEFENDER_SPEAKS:
            s.stack[f + WHO_SPEAKS] = ATTACKER_SPEAKS
            s.stack[f + PROPOSED] = 0
        else:
            s.pop()
            if verb == SURRENDER:
                surrender(s, battle, ON_DEFENCE if speaks == DEFENDER_SPEAKS else ON_ATTACK)
            elif verb == STOP:
                stop(s, battle)
            elif verb == COME_OUT:
                come_out(s, battle)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """Before walls the attacker stops, in the open the battle goes on."""
        speaks = s.stack[f + WHO_SPEAKS]
        if speaks == COMING_OUT:
            return pack(PASS)
        return pack(STOP if speaks == ATTACKER_SPEAKS and is_before_walls(s, s.stack[f + BELOW]) else GO_ON)


# ------------------------------------------------------------ helpers [F-6.1.3]


def other_side(s: Table, battle: i64, seat: i64) -> i64:
    """The side against which a helper fights."""
    return ON_DEFENCE if s.stack[battle + ATTACK_HELPERS] & BIT[seat] else ON_ATTACK


def changing_refusal(s: Table, battle: i64, seat: i64, refused: i64) -> Refusal:
    """A joined lord may change sides once a round if the other leader agrees, never in a cavalcade. [F-5.3.3]"""
    village = s.stack[battle + VILLAGE_AT_WAR]
    if s.stack[battle + IN_CAVALCADE]:
        return (R_NO_CHANGE_IN_CAVALCADE, 0, 0, 0)
    if not s.lords_in(seat, village):
        return (R_LEADERLESS_ONLY_DEFEND, village, 0, 0)
    return (R_LEADER_HAS_REFUSED if refused else LEGAL, other_side(s, battle, seat), 0, 0)


def take_leave(s: Table, battle: i64, seat: i64) -> None:
    """A helper fights no more on the side he joined."""
    s.stack[battle + ATTACK_HELPERS] &= ~BIT[seat]
    s.stack[battle + DEFENCE_HELPERS] &= ~BIT[seat]


def change_sides(s: Table, battle: i64, seat: i64) -> None:
    """A helper changes sides; from inside the walls he opens the gates. [F-6.1.3]"""
    side = other_side(s, battle, seat)
    can_open = side == ON_ATTACK and is_before_walls(s, battle) and is_inside(s, seat, s.stack[battle + VILLAGE_AT_WAR])
    take_leave(s, battle, seat)
    s.stack[battle + (ATTACK_HELPERS if side == ON_ATTACK else DEFENCE_HELPERS)] |= BIT[seat]
    forfeit_walls(s, battle, seat)
    s.tell(E_CHANGED_SIDES, seat, side)
    if can_open and not s.stack[battle + GATES_OPEN]:
        s.stack[battle + GATES_OPEN] = 1
        s.tell(E_GATES_OPENED, seat, s.stack[battle + VILLAGE_AT_WAR])


# ------------------------------------------------------------ leaders [F-6.3.1]


def surrender(s: Table, battle: i64, side: i64) -> None:
    """The troops of a side are removed; its lords are captured when the battle looks at what is left. [F-6.3.1]"""
    s.tell(E_SURRENDERED, leader(s, battle, side), s.stack[battle + VILLAGE_AT_WAR])
    i: i64 = 0
    while i < 2 * s.cells[SEATS]:
        seat = i // 2
        unit: i64 = MAN if i % 2 == 0 else KNIGHT
        if tokens(s, battle, side, seat, unit):
            lose_token(s, battle, side, seat, unit)
            s.tell(E_UNIT_LOST, seat, unit)
        else:
            i += 1


def may_come_out(s: Table, battle: i64) -> bool:
    """The besieged needs a lord with troops. [F-6.3.4]"""
    seat, village = s.stack[battle + DEFENDER], s.stack[battle + VILLAGE_AT_WAR]
    if not is_before_walls(s, battle) or not s.is_present(s.stack[battle + ATTACKER], village):
        return False
    return s.troops(seat, village) > 0 and s.lords_in(seat, village) != 0


def come_out(s: Table, battle: i64) -> None:
    """A new battle, in which the besieged attacks without protection and helpers choose anew. [F-6.3.2] [F-6.3.4]"""
    attacker, defender = s.stack[battle + ATTACKER], s.stack[battle + DEFENDER]
    s.stack[battle + ATTACKER] = defender
    s.stack[battle + DEFENDER] = attacker
    for number in (ATTACK_HELPERS, DEFENCE_HELPERS, TUNNEL_DUG, GATES_OPEN, ROUND_NUMBER, QUIET):
        s.stack[battle + number] = 0
    s.stack[battle + COMES_OUT] = 1
    s.stack[battle + STAGE] = JOINS
    windows.end_standing(s, UNTIL_BATTLE_ENDS)
    s.tell(E_CAME_OUT, defender, s.stack[battle + VILLAGE_AT_WAR])
