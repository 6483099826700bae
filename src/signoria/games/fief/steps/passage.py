"""Leave to pass, and to be let into besieged walls. [F-5.1.4] [F-6.5.2]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import marching, offers
from signoria.games.fief.marching import (
    LEADER,
    REFUSED,
    SEAT,
    UNWELCOME,
)
from signoria.games.fief.messages_movement import (
    E_LEAVE_GRANTED,
    E_LEAVE_REFUSED,
)
from signoria.games.fief.offers import NEVER_MADE, UNANSWERED
from signoria.games.fief.pieces import BIT, VILLAGES
from signoria.games.fief.pieces import VILLAGE as VILLAGE_NAME
from signoria.games.fief.state import (
    AGREED,
    SEATS,
    Table,
)
from signoria.games.fief.steps.loading import begin_step
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, Step

GOAL: Final = FIRST_FIELD
ASKED: Final = FIRST_FIELD + 1  # 1 + the seat that was asked last, or 0
GRANTED: Final = FIRST_FIELD + 2  # mask of the seats that granted leave
AT_GATE: Final = FIRST_FIELD + 3  # 1 once the owner of a besieged fortification is asked to let the group in


@final
class Passage(Step[Table]):
    """Everybody whose leave a step takes is asked, then who could let the group into his besieged walls. [F-6.5.2]"""

    def __init__(self) -> None:
        fields = ("village", "asked", "granted", "at_gate")
        super().__init__("passage", fields, {"village": VILLAGE_NAME}, on=("group",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + GOAL] < VILLAGES:
            return "village: is none"
        if not 0 <= s.stack[f + ASKED] <= s.cells[SEATS]:
            return "asked: nobody sits there"
        if not 0 <= s.stack[f + GRANTED] < BIT[s.cells[SEATS]]:
            return "granted: is a mask of seats"
        return "" if 0 <= s.stack[f + AT_GATE] <= 1 else "at_gate: is 0 or 1"

    def advance(self, s: Table, f: i64) -> None:
        g, to = s.stack[f + BELOW], s.stack[f + GOAL]
        asked = s.stack[f + ASKED] - 1
        answer = s.cells[AGREED]
        s.stack[f + ASKED] = 0
        s.cells[AGREED] = 0
        if asked >= 0:
            self.tell_answer(s, g, to, asked, answer)
        if not marching.is_led(s, g) or marching.road_refusal(s, g, to)[0] != LEGAL:
            s.pop()
        elif asked >= 0 and answer != 1:
            self.hear_no(s, f, g, asked, answer)
        elif s.stack[f + AT_GATE]:
            self.reach_gate(s, f, g, True)
        else:
            if asked >= 0:
                s.stack[f + GRANTED] |= BIT[asked]
            self.ask_next(s, f, g)

    def tell_answer(self, s: Table, g: i64, to: i64, asked: i64, answer: i64) -> None:
        """Only who has answered has granted or refused anything."""
        if answer <= 1:
            event: i64 = E_LEAVE_GRANTED if answer else E_LEAVE_REFUSED
            s.tell(event, asked, s.stack[g + LEADER], to)

    def hear_no(self, s: Table, f: i64, g: i64, asked: i64, answer: i64) -> None:
        """Leave was refused, or not answered: that is no refusal, but an offer; after three it is one. [F-13.4]

        What was taken back before it was asked is neither.
        """
        seat = s.stack[g + SEAT]
        if answer == NEVER_MADE:
            pass
        elif answer == UNANSWERED and offers.limit_refusal(s, offers.NO_MATTER, seat, asked)[0] == LEGAL:
            offers.count(s, offers.NO_MATTER, seat, asked)
        elif s.stack[f + AT_GATE]:
            s.stack[g + UNWELCOME] |= BIT[s.stack[f + GOAL]]
        else:
            s.stack[g + REFUSED] = 1
        if s.stack[f + AT_GATE]:
            self.reach_gate(s, f, g, False)
        else:
            s.pop()

    def ask_next(self, s: Table, f: i64, g: i64) -> None:
        """The next in turn order whose leave is missing, then the owner of besieged walls; then they go."""
        to = s.stack[f + GOAL]
        taker = marching.in_turn_order(s, marching.blockers(s, g, to) & ~s.stack[f + GRANTED])
        if taker < 0 and not s.stack[g + UNWELCOME] & BIT[to]:
            taker = marching.host(s, g, to)
            s.stack[f + AT_GATE] = 1 if taker >= 0 else 0
        if taker >= 0:
            s.stack[f + ASKED] = 1 + taker
            offers.ask(s, s.stack[g + SEAT], taker, offers.PASSAGE, to, s.stack[g + LEADER])
        else:
            self.go(s, f, g, False)

    def reach_gate(self, s: Table, f: i64, g: i64, agreed: bool) -> None:
        """The owner of the walls was asked; who needed leave to come so far goes there in any case."""
        to = s.stack[f + GOAL]
        is_admitted = agreed and marching.host(s, g, to) >= 0
        if (is_admitted or s.stack[f + GRANTED]) and not marching.blockers(s, g, to) & ~s.stack[f + GRANTED]:
            self.go(s, f, g, is_admitted)
        else:
            s.pop()

    def go(self, s: Table, f: i64, g: i64, is_admitted: bool) -> None:
        to, granted = s.stack[f + GOAL], s.stack[f + GRANTED]
        s.pop()
        begin_step(s, g, to, granted, is_admitted)
