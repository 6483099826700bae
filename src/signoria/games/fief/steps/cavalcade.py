"""Cavalcades: riders fight their way past those who bar it. [F-5.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import marching
from signoria.games.fief.marching import LEADER, REFUSED, SEAT, VILLAGE
from signoria.games.fief.messages_movement import E_BARS, E_CAVALCADE_STOPPED, E_FORCES, E_LETS_PASS
from signoria.games.fief.moves import BAR, FORCE, GO_ON, LET_PASS
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import BIT, LORDS, VILLAGES
from signoria.games.fief.pieces import VILLAGE as VILLAGE_NAME
from signoria.games.fief.state import AGREED, SEATS, STEPS_MADE, Table
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.loading import RIDERS, RIDING_KNIGHTS, begin_muster, begin_ride_on
from signoria.games.fief.strength import begin_battle, d_arc
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import pack, verb_of

GOAL: Final = FIRST_FIELD  # the village it wants to reach
BLOCKER: Final = FIRST_FIELD + 3  # who is asked or fought
PASSED: Final = FIRST_FIELD + 4  # mask of the seats that let it pass or were beaten
TROOPS_BEFORE: Final = FIRST_FIELD + 5  # tokens of its seat there before the battle: only riders are lost [F-5.3.7]
STAGE: Final = FIRST_FIELD + 6

MUSTERING: Final = 0
RIDING: Final = 1
FACING: Final = 2  # the blocker answers
WAVED_ON: Final = 3  # the riders may force a battle
FOUGHT: Final = 4


@final
class Cavalcade(FiefStep):
    """Riders are chosen; each player who bars the way, in turn order, lets them pass or fights; then they go on.

    Several who bar the way are fought one after another. [F-5.3.3] [F-5.3.7]
    """

    def __init__(self) -> None:
        super().__init__(
            "cavalcade",
            ("village", "riders", "riding_knights", "blocker", "passed", "troops_before", "stage"),
            {"village": VILLAGE_NAME, "blocker": SEAT_NAME},
            on=("group",),
        )

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + GOAL] < VILLAGES:
            return "village: is none"
        if not 0 <= s.stack[f + RIDERS] < BIT[LORDS]:
            return "riders: is a mask of lords"
        if not 0 <= s.stack[f + BLOCKER] < s.cells[SEATS]:
            return "blocker: nobody sits there"
        if not 0 <= s.stack[f + PASSED] < BIT[s.cells[SEATS]]:
            return "passed: is a mask of seats"
        return "" if 0 <= s.stack[f + STAGE] <= FOUGHT else f"stage: is 0 to {FOUGHT}"

    def waiting(self, s: Table, f: i64) -> i64:
        stage = s.stack[f + STAGE]
        if (stage != FACING and stage != WAVED_ON) or not self.is_barred(s, f) or not self.can_fight(s, f):
            return 0
        return BIT[s.stack[f + BLOCKER] if stage == FACING else s.stack[s.stack[f + BELOW] + SEAT]]

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        if stage == MUSTERING:
            s.stack[f + STAGE] = RIDING
            begin_muster(s, s.stack[f + BELOW], s.stack[f + GOAL])
        elif stage == FOUGHT:
            self.hear_battle(s, f)
        elif not self.find_leader(s, f):
            self.stop(s, f)
        elif stage != RIDING:
            s.stack[f + STAGE] = RIDING
        else:
            self.face_next(s, f)

    # ------------------------------------------------------------ the riders

    def riders(self, s: Table, f: i64) -> i64:
        """Mask of the riders who live, are free and are there."""
        g = s.stack[f + BELOW]
        return s.stack[f + RIDERS] & s.lords_in(s.stack[g + SEAT], s.stack[g + VILLAGE])

    def cap(self, s: Table, f: i64) -> i64:
        return marching.FAR_REACH if self.riders(s, f) & d_arc(s) else marching.REACH

    def knights(self, s: Table, f: i64) -> i64:
        """How many knights ride."""
        g = s.stack[f + BELOW]
        here = marching.riding_knights(s, s.stack[g + SEAT], s.stack[g + LEADER], self.cap(s, f))
        riding = s.stack[f + RIDING_KNIGHTS]
        return here if here < riding else riding

    def can_fight(self, s: Table, f: i64) -> bool:
        """At least one lord and one knight. [F-5.3.7]"""
        g = s.stack[f + BELOW]
        return self.riders(s, f) & BIT[s.stack[g + LEADER]] != 0 and self.knights(s, f) > 0

    def find_leader(self, s: Table, f: i64) -> bool:
        """Whether a rider can lead the others a step further; if the leader is gone another does. [F-5.3.5]"""
        g = s.stack[f + BELOW]
        cap = self.cap(s, f)
        riders = self.riders(s, f)
        lord: i64 = 0
        while lord < LORDS:
            if riders & BIT[lord] and s.cells[STEPS_MADE + lord] >= cap:
                riders &= ~BIT[lord]
            lord += 1
        s.stack[f + RIDERS] = riders
        if riders and not riders & BIT[s.stack[g + LEADER]]:
            s.stack[g + LEADER] = first_lord(riders)
        return riders != 0

    # ------------------------------------------------------------ those who bar the way

    def barring(self, s: Table, f: i64) -> i64:
        """Mask of the seats that bar the way and have neither let the riders pass nor been beaten."""
        return marching.blockers(s, s.stack[f + BELOW], s.stack[f + GOAL]) & ~s.stack[f + PASSED]

    def is_barred(self, s: Table, f: i64) -> bool:
        return self.barring(s, f) & BIT[s.stack[f + BLOCKER]] != 0

    def face_next(self, s: Table, f: i64) -> None:
        """The next who bars the way is asked; when nobody does, the riders go on."""
        blocker = marching.in_turn_order(s, self.barring(s, f))
        if blocker >= 0 and self.can_fight(s, f):
            s.stack[f + BLOCKER] = blocker
            s.stack[f + STAGE] = FACING
        elif blocker >= 0:
            self.stop(s, f)
        else:
            to, riders, knights = s.stack[f + GOAL], s.stack[f + RIDERS], self.knights(s, f)
            s.pop()
            begin_ride_on(s, to, riders, knights)

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if s.stack[f + STAGE] == FACING:
            into.add(pack(BAR))
            into.add(pack(LET_PASS))
        else:
            into.add(pack(GO_ON))
            into.add(pack(FORCE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        is_right = verb == BAR or verb == LET_PASS if s.stack[f + STAGE] == FACING else verb == GO_ON or verb == FORCE
        return (LEGAL if is_right else NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        village = s.stack[s.stack[f + BELOW] + VILLAGE]
        if verb == LET_PASS:
            s.tell(E_LETS_PASS, seat, village)
            s.stack[f + STAGE] = WAVED_ON
        elif verb == GO_ON:
            s.stack[f + PASSED] |= BIT[s.stack[f + BLOCKER]]
            s.stack[f + STAGE] = RIDING
        else:
            if verb == BAR:
                s.tell(E_BARS, seat, village)
            else:
                s.tell(E_FORCES, seat, s.stack[f + BLOCKER], village)
            self.fight(s, f)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(BAR) if s.stack[f + STAGE] == FACING else pack(GO_ON)

    # ------------------------------------------------------------ the fight

    def fight(self, s: Table, f: i64) -> None:
        """A battle at once, of the riders against whoever bars the way. [F-5.3.3] [F-5.3.7]"""
        g = s.stack[f + BELOW]
        seat, village = s.stack[g + SEAT], s.stack[g + VILLAGE]
        knights = self.knights(s, f)
        s.stack[f + RIDING_KNIGHTS] = knights
        s.stack[f + TROOPS_BEFORE] = s.troops(seat, village)
        s.stack[f + STAGE] = FOUGHT
        s.cells[AGREED] = 0
        begin_battle(s, village, seat, s.stack[f + BLOCKER], 1, self.riders(s, f), knights)

    def hear_battle(self, s: Table, f: i64) -> None:
        """Won with a lord alive: on to the next; anything else stops the cavalcade. [F-5.3.5]"""
        g = s.stack[f + BELOW]
        lost = s.stack[f + TROOPS_BEFORE] - s.troops(s.stack[g + SEAT], s.stack[g + VILLAGE])
        left = s.stack[f + RIDING_KNIGHTS] - lost
        s.stack[f + RIDING_KNIGHTS] = left if left > 0 else 0
        has_won = s.cells[AGREED] != 0
        s.cells[AGREED] = 0
        if has_won:
            s.stack[f + PASSED] |= BIT[s.stack[f + BLOCKER]]
            s.stack[f + STAGE] = RIDING
        else:
            self.stop(s, f)

    def stop(self, s: Table, f: i64) -> None:
        """The way is barred as by a refusal; who was beaten moves no more this turn in any case. [F-5.3.5]"""
        g = s.stack[f + BELOW]
        s.stack[g + REFUSED] = 1
        s.tell(E_CAVALCADE_STOPPED, s.stack[g + SEAT], s.stack[g + VILLAGE])
        s.pop()
