"""A bishop or cardinal tries to calm a revolt. [F-10.1.9] [F-10.1.10]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath
from signoria.games.fief.messages_surprises import (
    E_CALMED,
    E_CALMER_DIES,
    E_CALMING_PAID,
    E_CALMS,
    E_NOT_CALMED,
    R_CANNOT_CALM,
    R_CANNOT_PAY_CALMING,
)
from signoria.games.fief.moves import CALM, CALM_FREE, DIE_IS, PASS
from signoria.games.fief.people import bishopric_of, is_cardinal
from signoria.games.fief.pieces import BISHOPRIC_OF, BIT, CALMING_PRICE, LORD
from signoria.games.fief.purse import pay
from signoria.games.fief.revolts import CARDS, VILLAGE_IN_REVOLT
from signoria.games.fief.state import HIDDEN_MONEY, Table
from signoria.games.fief.steps.base import BUSY, TALKING, FiefStep
from signoria.games.fief.steps.kinds import CALMING
from signoria.kernel.flow import BELOW, CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

CALMER: Final = FIRST_FIELD
TRIES: Final = FIRST_FIELD + 1  # cards he has not yet tried
ROLLING: Final = FIRST_FIELD + 2  # NOT_ROLLING, AS_BISHOP or AS_CARDINAL
NOT_ROLLING: Final = 0
AS_BISHOP: Final = 1  # he risks his life
AS_CARDINAL: Final = 2  # he has paid

CALMING_ROLL: Final = 3  # and more calms a card


def begin_calming(s: Table, lord: i64, cards: i64) -> None:
    """A churchman may try, once for each card; of a prisoner it is not even asked. [F-6.4.5]"""
    f = s.push(CALMING)
    s.stack[f + CALMER] = lord
    s.stack[f + TRIES] = 0 if s.is_captive(lord) else cards


@final
class Calming(FiefStep):
    """Card by card he tries or lets be."""

    def __init__(self) -> None:
        super().__init__("calming", ("lord", "tries", "rolling"), {"lord": LORD}, on=("revolt",))

    def flaw(self, s: Table, f: i64) -> str:
        lord = s.stack[f + CALMER]
        if not LORD.holds(lord) or (s.stack[f + TRIES] and s.owner(lord) < 0):  # he may have died in trying
            return "lord: is not in play"
        if not 0 <= s.stack[f + TRIES] <= s.stack[s.stack[f + BELOW] + CARDS]:
            return "tries: more than there are cards"
        if not NOT_ROLLING <= s.stack[f + ROLLING] <= AS_CARDINAL:
            return f"rolling: is {NOT_ROLLING} to {AS_CARDINAL}"
        return "tries: nothing to roll for" if s.stack[f + ROLLING] and s.stack[f + TRIES] == 0 else ""

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY if s.stack[f + ROLLING] else TALKING

    def stream(self, s: Table, f: i64) -> str:
        return "die"

    def village(self, s: Table, f: i64) -> i64:
        return s.stack[s.stack[f + BELOW] + VILLAGE_IN_REVOLT]

    def is_own(self, s: Table, f: i64) -> bool:
        """Whether it is his own bishopric."""
        return bishopric_of(s, s.stack[f + CALMER]) == BISHOPRIC_OF[self.village(s, f)]

    def could_try(self, s: Table, f: i64) -> bool:
        """By what everybody knows: in his own bishopric, or as a cardinal unless all see that he cannot pay."""
        lord = s.stack[f + CALMER]
        if self.is_own(s, f):
            return True
        return is_cardinal(s, lord) and (bool(s.cells[HIDDEN_MONEY]) or s.money(s.owner(lord)) >= CALMING_PRICE)

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + ROLLING]:
            return BIT[CHANCE]
        if s.stack[f + TRIES] == 0 or not self.could_try(s, f):
            return 0
        return BIT[s.owner(s.stack[f + CALMER])]

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if seat == CHANCE:
            die: i64 = 1
            while die <= 6:
                into.add(pack(DIE_IS, die))
                die += 1
            return
        into.add(pack(PASS))
        into.add(pack(CALM))
        into.add(pack(CALM_FREE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if seat == CHANCE:
            return (LEGAL if verb == DIE_IS else NOT_NOW, 0, 0, 0)
        if verb == PASS:
            return (LEGAL, 0, 0, 0)
        if verb == CALM:
            if not is_cardinal(s, s.stack[f + CALMER]):
                return (R_CANNOT_CALM, 0, 0, 0)
            return (LEGAL if s.money(seat) >= CALMING_PRICE else R_CANNOT_PAY_CALMING, 0, 0, 0)
        if verb == CALM_FREE:
            return (LEGAL if self.is_own(s, f) else R_CANNOT_CALM, 0, 0, 0)
        return (NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return NOTHING if s.stack[f + ROLLING] else pack(PASS)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == DIE_IS:
            self.thrown(s, f, argument(move, 0))
        elif verb == PASS:
            s.stack[f + TRIES] = 0
        elif verb == CALM:
            pay(s, seat, CALMING_PRICE)
            s.tell(E_CALMING_PAID, seat, s.stack[f + CALMER])
            s.stack[f + ROLLING] = AS_CARDINAL
        else:
            s.stack[f + ROLLING] = AS_BISHOP

    def thrown(self, s: Table, f: i64, die: i64) -> None:
        """3 to 6 calms one card; on 1 or 2 who has not paid dies and tries no more. [F-10.1.9] [F-10.1.10]"""
        lord = s.stack[f + CALMER]
        has_paid = s.stack[f + ROLLING] == AS_CARDINAL
        s.stack[f + ROLLING] = NOT_ROLLING
        s.stack[f + TRIES] -= 1
        s.tell(E_CALMS, lord, die)
        if die >= CALMING_ROLL:
            s.stack[s.stack[f + BELOW] + CARDS] -= 1
            s.tell(E_CALMED, lord, self.village(s, f))
        elif has_paid:
            s.tell(E_NOT_CALMED, lord)
        else:
            s.stack[f + TRIES] = 0
            s.tell(E_CALMER_DIES, lord)
            aftermath.kill(s, BIT[lord])
