"""What all steps of Fief share: at a calm moment seats that are not asked may act too. [F-9.1]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.fief import out_of_turn
from signoria.games.fief.messages_surprises import R_NOT_SETTLED_YET
from signoria.games.fief.state import SEATS, Table
from signoria.games.fief.steps.kinds import OFFER_STEP, WINDOW
from signoria.kernel.flow import BELOW, NOT_ASKED, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import verb_of

BUSY: Final = 0  # cards are drawn or dice thrown: nobody interrupts [F-2.1.2]
TALKING: Final = 1  # a surprise card is resolved: only diplomacy goes on [F-8.1] [F-9.2]
CALM: Final = 2  # surprise cards may be played [F-9.1]


@mypyc_attr(allow_interpreted_subclasses=True)
class FiefStep(Step[Table]):
    """A step with answers of its own, beside which others may act out of turn.

    Subclasses give `answers`, `why_not` and `answer` for the seats that are asked, and `calmness`. Since anybody may
    act out of turn, no answer is ever forced: a step that has nothing to ask does not wait.
    """

    def is_open(self, s: Table, f: i64) -> bool:
        return False

    def calmness(self, s: Table, f: i64) -> i64:
        """BUSY, TALKING or CALM; must not depend on anything hidden."""
        return CALM

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        """Candidates of a seat that is asked."""

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """LEGAL, or why a seat that is asked cannot answer so."""
        return (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        """Carry out an answer."""

    def hush(self, s: Table, f: i64) -> i64:
        """The reason why nobody may interrupt while this is BUSY."""
        return R_NOT_SETTLED_YET

    def optional(self, s: Table, f: i64) -> i64:
        if self.calmness(s, f) == BUSY:
            return 0
        return out_of_turn.ALL_SEATS[s.cells[SEATS]]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if self.waiting(s, f) >> seat & 1:
            self.answers(s, f, seat, into)
        calm = self.calmness(s, f)
        if calm != BUSY and seat < s.cells[SEATS]:
            out_of_turn.candidates(s, seat, calm == CALM, into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if out_of_turn.is_one(verb_of(move)):
            calm = self.calmness(s, f)
            if calm == BUSY:
                return (self.hush(s, f), 0, 0, 0)
            return out_of_turn.refusal(s, seat, calm == CALM, move)
        if not self.waiting(s, f) >> seat & 1:
            return (NOT_ASKED, 0, 0, 0)
        return self.why_not(s, f, seat, move)

    def not_asked(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        is_act = out_of_turn.is_one(verb_of(move)) and seat < s.cells[SEATS]
        return (self.hush(s, f) if is_act else NOT_ASKED, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if out_of_turn.is_one(verb_of(move)):
            out_of_turn.apply(s, seat, move)
        else:
            self.answer(s, f, seat, move)


def calmness_under(s: Table, f: i64) -> i64:
    """How calm the moment is in which an offer is made: that of the step under it, and under the talk it belongs to.

    An offer is no way round a card that is being resolved [F-9.2], nor round the turn order in which the answers to a
    window are carried out: what one of them asks the pope is settled before the next. [F-9.5]
    """
    g = s.stack[f + BELOW]
    while g >= 0:
        if s.stack[g] == WINDOW:
            return TALKING
        step = s.steps[s.stack[g]]
        if s.stack[g] != OFFER_STEP and isinstance(step, FiefStep):
            return step.calmness(s, g)
        g = s.stack[g + BELOW]
    return CALM
