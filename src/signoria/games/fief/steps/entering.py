"""A new or released lord is placed; a new man may be the dauphin. [F-2.3.2] [F-4.1.3] [F-1.9.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath, crown, entering, offers
from signoria.games.fief.cards import take_back
from signoria.games.fief.entering import ASKED_AT, LORD_ENTERING, REFUSED_AT, SEAT_ENTERING
from signoria.games.fief.messages_cards import E_ENTERED, E_PLACED, E_STAYS, E_TAKEN_BACK, R_PLACE_FREE
from signoria.games.fief.moves import DECLARE, PASS, PLACE
from signoria.games.fief.pieces import BIT, IS_WOMAN, LORD, VILLAGES
from signoria.games.fief.state import AGREED, DAUPHIN, KING, NONE, QUEEN, Table, seat_flaw
from signoria.games.fief.steps.base import BUSY, TALKING, FiefStep
from signoria.games.fief.steps.kinds import DECLARING
from signoria.games.fief.steps.playing import WITHOUT_PLACE
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of


@final
class Entering(FiefStep):
    """The owner chooses a place; another player who controls it is asked. [F-2.3.2] [F-4.1.3]"""

    def __init__(self) -> None:
        super().__init__(
            "entering",
            ("lord", "seat", "asked", "refused"),
            {"lord": LORD, "seat": SEAT},
            on=("playing", "aftermath", "entering"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        lord = s.stack[f + LORD_ENTERING]
        wrong = seat_flaw(s, s.stack[f + SEAT_ENTERING])
        if wrong:
            return wrong
        if not LORD.holds(lord):
            return "lord: is none"
        if s.owner(lord) != (NONE if entering.is_new(s, f) else s.stack[f + SEAT_ENTERING]):
            return "lord: is in play already, or of another family"
        if not 0 <= s.stack[f + REFUSED_AT] < BIT[VILLAGES]:
            return "refused: are no villages"
        return "" if 0 <= s.stack[f + ASKED_AT] <= VILLAGES else "asked: is no village"

    def calmness(self, s: Table, f: i64) -> i64:
        """While a new lord's card is on the table nobody trades cards, so that there is room for it in the hand."""
        return BUSY if entering.is_new(s, f) else TALKING

    def is_gone(self, s: Table, f: i64) -> bool:
        """A released lord has died or been taken again: there is nobody to place. [F-9.6]"""
        lord = s.stack[f + LORD_ENTERING]
        return not entering.is_new(s, f) and (s.owner(lord) < 0 or s.is_captive(lord))

    def has_place(self, s: Table, f: i64) -> bool:
        village: i64 = 0
        while village < VILLAGES:
            if self.place_refusal(s, f, village)[0] == LEGAL:
                return True
            village += 1
        return False

    def place_refusal(self, s: Table, f: i64, village: i64) -> Refusal:
        lord, seat = s.stack[f + LORD_ENTERING], s.stack[f + SEAT_ENTERING]
        return entering.place_refusal(s, seat, lord, village, s.stack[f + REFUSED_AT])

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + ASKED_AT] or self.is_gone(s, f) or not self.has_place(s, f):
            return 0
        return BIT[s.stack[f + SEAT_ENTERING]]

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        village: i64 = 0
        while village < VILLAGES:
            into.add(pack(PLACE, village))
            village += 1
        into.add(pack(PASS))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == PLACE:
            return self.place_refusal(s, f, argument(move, 0))
        if verb_of(move) == PASS:
            free = entering.has_free_place(s, seat, s.stack[f + LORD_ENTERING])
            return (R_PLACE_FREE if free else LEGAL, 0, 0, 0)
        return (NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """The first place nobody must be asked for, else none."""
        village = entering.free_place(s, seat, s.stack[f + LORD_ENTERING])
        return pack(PLACE, village) if village >= 0 else pack(PASS)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == PASS:
            self.give_up(s, f)
            return
        lord, village = s.stack[f + LORD_ENTERING], argument(move, 0)
        asked = entering.whose_consent(s, seat, lord, village)
        if asked < 0:
            self.put_down(s, f, village)
            return
        s.stack[f + ASKED_AT] = village + 1
        offers.ask(s, seat, asked, offers.PLACEMENT, village, lord)

    def advance(self, s: Table, f: i64) -> None:
        village = s.stack[f + ASKED_AT] - 1
        agreed = village >= 0 and s.cells[AGREED] > 0
        if village >= 0:
            s.stack[f + ASKED_AT] = 0
            s.cells[AGREED] = 0
        if self.is_gone(s, f):
            s.pop()
        elif agreed and self.place_refusal(s, f, village)[0] == LEGAL:
            self.put_down(s, f, village)
        elif village >= 0:
            s.stack[f + REFUSED_AT] |= BIT[village]
        else:
            self.give_up(s, f)

    def give_up(self, s: Table, f: i64) -> None:
        """No place: a new lord's card goes back to the hand, a released lord where he is, free. [F-2.3.9] [F-4.1.3]"""
        lord, seat = s.stack[f + LORD_ENTERING], s.stack[f + SEAT_ENTERING]
        if entering.is_new(s, f):
            take_back(s, seat, lord)
            s.stack[s.stack[f + BELOW] + WITHOUT_PLACE] |= BIT[lord]
            s.tell(E_TAKEN_BACK, seat, lord)
        else:
            s.tell(E_STAYS, seat, lord)
        s.pop()

    def put_down(self, s: Table, f: i64, village: i64) -> None:
        """What follows, as a title that waits for a lord, is settled at once, after a release by whoever released."""
        lord, seat = s.stack[f + LORD_ENTERING], s.stack[f + SEAT_ENTERING]
        is_new = entering.is_new(s, f)
        s.pop()
        if not is_new:
            s.tell(E_PLACED, seat, lord, village)
            entering.put_down(s, seat, lord, village)
            return
        s.tell(E_ENTERED, seat, lord, village)
        entering.put_down(s, seat, lord, village)
        if may_be_dauphin(s, seat, lord):
            g = s.push(DECLARING)
            s.stack[g + HEIR] = lord
        aftermath.settle_up(s)


def may_be_dauphin(s: Table, seat: i64, lord: i64) -> bool:
    """A new man of the queen's family, while the king lives and she is free, if there is no dauphin. [F-1.9.3]"""
    queen = s.cells[QUEEN]
    if IS_WOMAN[lord] or s.cells[KING] < 0 or queen < 0 or s.cells[DAUPHIN] >= 0:
        return False
    return s.owner(queen) == seat and not s.is_captive(queen)


HEIR: Final = FIRST_FIELD


@final
class Declaring(FiefStep):
    """The queen's family may declare a new man dauphin. [F-1.9.3]"""

    def __init__(self) -> None:
        super().__init__("declaring", ("lord",), {"lord": LORD}, on=("playing",))

    def flaw(self, s: Table, f: i64) -> str:
        lord = s.stack[f + HEIR]
        return "" if LORD.holds(lord) and s.owner(lord) >= 0 else "lord: is not in play"

    def calmness(self, s: Table, f: i64) -> i64:
        return TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        lord = s.stack[f + HEIR]
        seat = s.owner(lord)
        return BIT[seat] if seat >= 0 and may_be_dauphin(s, seat, lord) else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DECLARE))
        into.add(pack(PASS))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == DECLARE or verb_of(move) == PASS else NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(PASS)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        lord = s.stack[f + HEIR]
        s.pop()
        if verb_of(move) == DECLARE:
            crown.declare_dauphin(s, lord)
