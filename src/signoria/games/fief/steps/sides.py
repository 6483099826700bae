"""Who fights on which side of a battle, and what becomes of the beaten. [F-6.1.3] [F-6.2.4]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import offers, relics
from signoria.games.fief.messages_battles import (
    E_CAPTURED,
    E_JOINED_SIDE,
    E_KEEPS_VILLAGE,
    E_LET_GO,
    R_LEADER_HAS_REFUSED,
    R_LEADERLESS_ONLY_DEFEND,
    R_NO_UNITS_TO_HOLD,
    R_NOT_BEATEN,
    R_RIDERS_FIGHT_ALONE,
)
from signoria.games.fief.moves import HOLD, JOIN, LET_GO, ON_ATTACK, ON_DEFENCE, PASS, SIDE
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import BIT, LORDS
from signoria.games.fief.state import AGREED, CAPTOR, CONTROL, LORDS_IN, RELICS_IN_PLAY, SEATS, Table
from signoria.games.fief.steps.base import TALKING, FiefStep
from signoria.games.fief.strength import (
    ATTACK_HELPERS,
    DEFENCE_HELPERS,
    IN_CAVALCADE,
    PRISONERS,
    VILLAGE_AT_WAR,
    forfeit_walls,
    holder_of_field,
    leader,
    lords_on,
    seats_on,
    troops_on,
)
from signoria.games.fief.units import capture, reveal
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

# ------------------------------------------------------------ joining [F-6.1.3] [F-6.1.6]

INDEX: Final = FIRST_FIELD  # who is asked, in turn order
PENDING: Final = FIRST_FIELD + 1  # 1 + the side whose leader is asked for his consent
TRIED: Final = FIRST_FIELD + 2  # mask of the sides whose leaders have refused the player who is asked


@final
class Joining(FiefStep):
    """In turn order others who are present may join a side with its leader's consent. [F-6.1.3] [F-6.1.6]"""

    def __init__(self) -> None:
        super().__init__("joining", ("index", "pending", "tried"), on=("battle",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + INDEX] <= s.cells[SEATS]:
            return "index: more than there are players"
        if not 0 <= s.stack[f + PENDING] <= 2:
            return "pending: is 0 to 2"
        return "" if 0 <= s.stack[f + TRIED] < 4 else "tried: is a mask of two sides"

    def waiting(self, s: Table, f: i64) -> i64:
        battle = s.stack[f + BELOW]
        if s.stack[f + PENDING] or s.stack[f + INDEX] == s.cells[SEATS] or is_void(s, battle):
            return 0
        seat = s.nth(s.stack[f + INDEX])
        for side in (ON_ATTACK, ON_DEFENCE):
            if joining_refusal(s, battle, s.stack[f + TRIED], seat, side)[0] == LEGAL:
                return BIT[seat]
        return 0

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + PENDING]:
            self.hear(s, f)
        elif s.stack[f + INDEX] < s.cells[SEATS] and not is_void(s, s.stack[f + BELOW]):
            self.go_on(s, f)
        else:
            s.pop()

    def go_on(self, s: Table, f: i64) -> None:
        """The next player is asked."""
        s.stack[f + INDEX] += 1
        s.stack[f + TRIED] = 0

    def hear(self, s: Table, f: i64) -> None:
        """The leader has answered; who has lost his lord meanwhile may not be able to join any more. [F-9.6]"""
        battle = s.stack[f + BELOW]
        side = s.stack[f + PENDING] - 1
        seat = s.nth(s.stack[f + INDEX])
        can_join = joining_refusal(s, battle, 0, seat, side)[0] == LEGAL
        s.stack[f + PENDING] = 0
        s.stack[f + TRIED] |= BIT[side]
        if s.cells[AGREED] and can_join:
            join(s, battle, seat, side)
            self.go_on(s, f)
        s.cells[AGREED] = 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(PASS))
        into.add(pack(JOIN, ON_ATTACK))
        into.add(pack(JOIN, ON_DEFENCE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == PASS:
            return (LEGAL, 0, 0, 0)
        if verb_of(move) != JOIN:
            return (NOT_NOW, 0, 0, 0)
        return joining_refusal(s, s.stack[f + BELOW], s.stack[f + TRIED], seat, argument(move, 0))

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == PASS:
            self.go_on(s, f)
            return
        battle = s.stack[f + BELOW]
        side = argument(move, 0)
        s.stack[f + PENDING] = 1 + side
        offers.ask(s, seat, leader(s, battle, side), offers.JOINING_SIDE, side, s.stack[battle + VILLAGE_AT_WAR])

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(PASS)


def is_void(s: Table, f: i64) -> bool:
    """Whether the attack has lost its lord or troops, or whom it was meant for."""
    if troops_on(s, f, ON_ATTACK) == 0 or lords_on(s, f, ON_ATTACK) == 0:
        return True
    return troops_on(s, f, ON_DEFENCE) == 0 and lords_on(s, f, ON_DEFENCE) == 0


def joining_refusal(s: Table, battle: i64, tried: i64, seat: i64, side: i64) -> Refusal:
    """Who is present and on no side may join one; troops without a lord only defend. [F-6.1.6] [F-5.3.3]"""
    village = s.stack[battle + VILLAGE_AT_WAR]
    if (seats_on(s, battle, ON_ATTACK) | seats_on(s, battle, ON_DEFENCE)) & BIT[seat]:
        return (NOT_NOW, 0, 0, 0)
    if not s.is_present(seat, village):
        return (NOT_NOW, 0, 0, 0)
    if side == ON_ATTACK and s.stack[battle + IN_CAVALCADE]:
        return (R_RIDERS_FIGHT_ALONE, 0, 0, 0)
    if side == ON_ATTACK and not s.lords_in(seat, village):
        return (R_LEADERLESS_ONLY_DEFEND, village, 0, 0)
    return (R_LEADER_HAS_REFUSED if tried & BIT[side] else LEGAL, side, 0, 0)


def join(s: Table, battle: i64, seat: i64, side: i64) -> None:
    """A player fights on a side with all his units there. [F-6.1.6] [F-11.2]"""
    s.stack[battle + (ATTACK_HELPERS if side == ON_ATTACK else DEFENCE_HELPERS)] |= BIT[seat]
    forfeit_walls(s, battle, seat)
    reveal(s, seat, s.stack[battle + VILLAGE_AT_WAR])
    s.tell(E_JOINED_SIDE, seat, side, s.stack[battle + VILLAGE_AT_WAR])


# ------------------------------------------------------------ prisoners [F-6.2.4] [F-6.4.4]

WINNERS: Final = FIRST_FIELD  # the side that has won
SPARED: Final = FIRST_FIELD + 1  # mask of the lords who are let go


@final
class Capturing(FiefStep):
    """The leader of the winners decides over each lord of the beaten, then over their prisoners. [F-6.1.3]

    No card saves a lord who is beaten already; but one may bargain for him.
    """

    def __init__(self) -> None:
        super().__init__("capturing", ("side", "spared"), {"side": SIDE}, on=("battle",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + WINNERS] <= ON_DEFENCE:
            return "side: is none"
        return "" if 0 <= s.stack[f + SPARED] < BIT[LORDS] else "spared: is a mask of lords"

    def calmness(self, s: Table, f: i64) -> i64:
        return TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[leader(s, s.stack[f + BELOW], s.stack[f + WINNERS])] if self.beaten(s, f) else 0

    def beaten(self, s: Table, f: i64) -> i64:
        """Mask of the lords whose fate is open: those who fought, then those whom the beaten held. [F-6.4.4]"""
        battle = s.stack[f + BELOW]
        losers = 1 - s.stack[f + WINNERS]
        if holder_of_field(s, battle, s.stack[f + WINNERS]) < 0:
            return 0
        fought = lords_on(s, battle, losers) & ~s.stack[f + SPARED]
        return fought if fought else self.taken_over(s, battle, losers) & ~s.stack[f + SPARED]

    def taken_over(self, s: Table, battle: i64, losers: i64) -> i64:
        """Mask of the prisoners whose captors are beaten; those of the winners' own families just go free."""
        village = s.stack[battle + VILLAGE_AT_WAR]
        mask: i64 = 0
        lord: i64 = 0
        while lord < LORDS:
            if s.cells[LORDS_IN + village] & BIT[lord] and s.is_captive(lord):
                captor = s.cells[CAPTOR + lord]
                is_friend = seats_on(s, battle, 1 - losers) & BIT[s.owner(lord)]
                if seats_on(s, battle, losers) & BIT[captor] and not s.is_present(captor, village) and not is_friend:
                    mask |= BIT[lord]
            lord += 1
        return mask

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        beaten = self.beaten(s, f)
        lord: i64 = 0
        while lord < LORDS:
            if beaten & BIT[lord]:
                other: i64 = 0
                while other < s.cells[SEATS]:
                    into.add(pack(HOLD, lord, other))
                    other += 1
                into.add(pack(LET_GO, lord))
            lord += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb != HOLD and verb != LET_GO:
            return (NOT_NOW, 0, 0, 0)
        if not self.beaten(s, f) & BIT[argument(move, 0)]:
            return (R_NOT_BEATEN, argument(move, 0), 0, 0)
        return (LEGAL, 0, 0, 0) if verb == LET_GO else self.captor_refusal(s, f, argument(move, 1))

    def captor_refusal(self, s: Table, f: i64, captor: i64) -> Refusal:
        """A player of the winning side with units there holds a prisoner. [F-6.1.6]"""
        battle = s.stack[f + BELOW]
        is_winner = captor < s.cells[SEATS] and seats_on(s, battle, s.stack[f + WINNERS]) & BIT[captor]
        if not is_winner or not s.is_present(captor, s.stack[battle + VILLAGE_AT_WAR]):
            return (R_NO_UNITS_TO_HOLD, captor, 0, 0)
        return (LEGAL, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        battle = s.stack[f + BELOW]
        lord, captor = argument(move, 0), argument(move, 1)
        if verb_of(move) == LET_GO:
            s.stack[f + SPARED] |= BIT[lord]
            s.tell(E_LET_GO, seat, lord)
            village = s.stack[battle + VILLAGE_AT_WAR]
            if s.cells[CONTROL + village] == s.owner(lord) and not s.is_captive(lord):  # he stays there [F-6.2.4]
                s.tell(E_KEEPS_VILLAGE, s.owner(lord), lord, village)
            return
        capture(s, lord, captor)
        s.stack[battle + PRISONERS] = 1
        s.tell(E_CAPTURED, captor, lord)
        if s.cells[RELICS_IN_PLAY]:
            relics.on_capture(s, lord, captor)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        holder = holder_of_field(s, s.stack[f + BELOW], s.stack[f + WINNERS])
        return pack(HOLD, first_lord(self.beaten(s, f)), holder)
