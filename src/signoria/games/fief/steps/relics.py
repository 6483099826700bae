"""What relics do besides battles: the Eyes and St Radegund at the end of phase 2, the Tooth at a death. [F-11.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath, bearers, relics
from signoria.games.fief.messages_relics import (
    E_EYES,
    E_EYES_END,
    E_EYES_MOVE,
    E_EYES_STAY,
    E_RADEGUND,
    E_RADEGUND_ENDS,
    R_NO_FAMINE,
    R_NO_STORM_THERE,
    R_NOT_DYING,
    R_ROLLED_ALREADY,
)
from signoria.games.fief.moves import DIE_IS, DONE, PASS, REROLL, REVIVE
from signoria.games.fief.pieces import BAD_WEATHER, BISHOPRICS, BIT, EYES, FAMINE, LORDS, RADEGUND
from signoria.games.fief.state import CALAMITY_DISCARDS, CALAMITY_IN, Table
from signoria.games.fief.steps.base import BUSY, CALM, FiefStep
from signoria.kernel.flow import CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

PART: Final = FIRST_FIELD  # WITH_EYES, WITH_RADEGUND, then OVER
ROLLED: Final = FIRST_FIELD + 1  # mask of the bishoprics whose card was rolled for, or came there by a roll
ROLLING: Final = FIRST_FIELD + 2  # 1 + the bishopric whose card is rolled for now
WITH_EYES: Final = 0
WITH_RADEGUND: Final = 1
OVER: Final = 2

NO_BISHOPRIC: Final = 6  # of a die: the bad weather stays where it is
ENDS_FAMINE: Final = 4  # and more removes a famine


@final
class Relics(FiefStep):
    """Each bad weather card may be rolled for anew, then each famine removed; who controls the relic chooses which."""

    def __init__(self) -> None:
        super().__init__("relics", ("part", "rolled", "rolling"), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if not WITH_EYES <= s.stack[f + PART] <= OVER:
            return f"part: is {WITH_EYES} to {OVER}"
        if not 0 <= s.stack[f + ROLLED] < BIT[BISHOPRICS]:
            return "rolled: is a mask of bishoprics"
        rolling = s.stack[f + ROLLING]
        if not 0 <= rolling <= BISHOPRICS:
            return f"rolling: is 0 to {BISHOPRICS}"
        if rolling and (s.stack[f + PART] == OVER or not s.has_calamity(rolling - 1, self.calamity(s, f))):
            return "rolling: no such calamity lies there"
        return ""

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY if s.stack[f + ROLLING] else CALM

    def stream(self, s: Table, f: i64) -> str:
        return "die"

    def calamity(self, s: Table, f: i64) -> i64:
        return BAD_WEATHER if s.stack[f + PART] == WITH_EYES else FAMINE

    def user(self, s: Table, f: i64) -> i64:
        """Who may use the relic of this part, or NONE: whoever controls it. [F-11.1]"""
        return relics.controlling_seat(s, EYES if s.stack[f + PART] == WITH_EYES else RADEGUND)

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + ROLLING]:
            return BIT[CHANCE]
        if s.stack[f + PART] == OVER or self.user(s, f) < 0 or not self.has_card(s, f):
            return 0
        return BIT[self.user(s, f)]

    def has_card(self, s: Table, f: i64) -> bool:
        """Whether a card is left to roll for."""
        bishopric: i64 = 0
        while bishopric < BISHOPRICS:
            if self.card_refusal(s, f, bishopric)[0] == LEGAL:
                return True
            bishopric += 1
        return False

    def card_refusal(self, s: Table, f: i64, bishopric: i64) -> Refusal:
        """Each card once."""
        if not s.has_calamity(bishopric, self.calamity(s, f)):
            return (R_NO_STORM_THERE if s.stack[f + PART] == WITH_EYES else R_NO_FAMINE, bishopric, 0, 0)
        return (R_ROLLED_ALREADY if s.stack[f + ROLLED] & BIT[bishopric] else LEGAL, bishopric, 0, 0)

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if seat == CHANCE:
            die: i64 = 1
            while die <= 6:
                into.add(pack(DIE_IS, die))
                die += 1
            return
        into.add(pack(DONE))
        bishopric: i64 = 0
        while bishopric < BISHOPRICS:
            into.add(pack(REROLL, bishopric))
            bishopric += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if seat == CHANCE:
            return (LEGAL if verb == DIE_IS else NOT_NOW, 0, 0, 0)
        if verb == REROLL:
            return self.card_refusal(s, f, argument(move, 0))
        return (LEGAL if verb == DONE else NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return NOTHING if s.stack[f + ROLLING] else pack(DONE)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            self.next_part(s, f)
        elif verb == REROLL:
            s.stack[f + ROLLED] |= BIT[argument(move, 0)]
            s.stack[f + ROLLING] = argument(move, 0) + 1
        else:
            bishopric = s.stack[f + ROLLING] - 1
            s.stack[f + ROLLING] = 0
            if s.stack[f + PART] == WITH_EYES:
                self.look(s, f, bishopric, argument(move, 0))
            else:
                self.feed(s, bishopric, argument(move, 0))

    def look(self, s: Table, f: i64, bishopric: i64, die: i64) -> None:
        """The same number or a 6: it stays; where bad weather lies already it is discarded; else it goes there."""
        to = die - 1
        s.tell(E_EYES, bishopric, die)
        if die == NO_BISHOPRIC or to == bishopric:
            s.tell(E_EYES_STAY, bishopric)
            return
        s.cells[CALAMITY_IN + 3 * bishopric + BAD_WEATHER] = 0
        if s.has_calamity(to, BAD_WEATHER):
            s.cells[CALAMITY_DISCARDS + BAD_WEATHER] += 1
            s.tell(E_EYES_END, bishopric, to)
        else:
            s.cells[CALAMITY_IN + 3 * to + BAD_WEATHER] = 1
            s.stack[f + ROLLED] |= BIT[to]
            s.tell(E_EYES_MOVE, bishopric, to)

    def feed(self, s: Table, bishopric: i64, die: i64) -> None:
        """4 to 6 ends a famine."""
        s.tell(E_RADEGUND, bishopric, die)
        if die >= ENDS_FAMINE:
            s.cells[CALAMITY_IN + 3 * bishopric + FAMINE] = 0
            s.cells[CALAMITY_DISCARDS + FAMINE] += 1
            s.tell(E_RADEGUND_ENDS, bishopric)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + PART] == OVER:
            s.pop()
        else:
            self.next_part(s, f)

    def next_part(self, s: Table, f: i64) -> None:
        s.stack[f + PART] += 1
        s.stack[f + ROLLED] = 0


DYING: Final = FIRST_FIELD  # mask of the lords who die unless one is brought back
IS_ANSWERED: Final = FIRST_FIELD + 1


@final
class Saving(Step[Table]):
    """Lords die, and whoever controls the Tooth may bring one back, with all he has; then the others are dead.

    Nobody acts out of turn between a death and this.
    """

    def __init__(self) -> None:
        super().__init__("saving", ("dying", "answered"), open=False)

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + IS_ANSWERED] <= 1:
            return "answered: is 0 or 1"
        dying = s.stack[f + DYING]
        if not 0 < dying < BIT[LORDS]:
            return "dying: is a mask of lords"
        lord: i64 = 0
        while lord < LORDS:
            if dying & BIT[lord] and s.owner(lord) < 0:
                return "dying: one of them is not in play"
            lord += 1
        return ""

    def waiting(self, s: Table, f: i64) -> i64:
        seat = bearers.saviour(s, s.stack[f + DYING], aftermath.contested(s))
        return 0 if s.stack[f + IS_ANSWERED] or seat < 0 else BIT[seat]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(PASS))
        lord: i64 = 0
        while lord < LORDS:
            if s.stack[f + DYING] & BIT[lord]:
                into.add(pack(REVIVE, lord))
            lord += 1

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == REVIVE:
            lord = argument(move, 0)
            return (LEGAL if s.stack[f + DYING] & BIT[lord] else R_NOT_DYING, lord, 0, 0)
        return (LEGAL if verb_of(move) == PASS else NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(PASS)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + IS_ANSWERED] = 1
        if verb_of(move) == REVIVE:
            relics.revive(s, argument(move, 0))
            s.stack[f + DYING] &= ~BIT[argument(move, 0)]

    def advance(self, s: Table, f: i64) -> None:
        dying = s.stack[f + DYING]
        s.pop()
        aftermath.bury(s, dying)
