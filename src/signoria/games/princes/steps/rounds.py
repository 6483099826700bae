"""A round: auction, actions, best work. [P-2] [P-6]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import minimum
from signoria.games.princes.effects import score
from signoria.games.princes.messages import (
    E_BEST_WORK,
    E_PHASE,
    E_ROUND,
    PHASE_ACTIONS,
    PHASE_AUCTION,
    PHASE_CHARACTERS,
)
from signoria.games.princes.pieces import ROUNDS
from signoria.games.princes.state import BEST_WORK, BY_BEST_WORK, ROUND, SEATS, START, Table
from signoria.games.princes.steps.characters import clear_characters
from signoria.games.princes.steps.kinds import ACTIONS, AUCTION, CHARACTER_SALE, LAST_USES
from signoria.kernel.flow import FIRST_FIELD, Step

STAGE: Final = FIRST_FIELD
PHASE_B: Final = 4  # stage of a round whose actions have begun


@final
class Round(Step[Table]):
    """Phase A (with the expansion A1 and A2), phase B, best work; the start pawn goes to the left. [P-2.2] [P-2.3]"""

    def __init__(self) -> None:
        super().__init__("round", ("stage",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        stage = s.stack[f + STAGE]
        if not 0 <= stage <= 5:
            return "stage: is 0 to 5"
        last: i64 = ROUNDS - 1 if stage == 0 else ROUNDS
        return "" if (1 if stage else 0) <= s.cells[ROUND] <= last else "stage: the round says otherwise"

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        s.stack[f + STAGE] = stage + 1
        if stage == 0:
            s.cells[ROUND] += 1
            s.tell(E_ROUND, s.cells[ROUND], minimum(s))
            s.tell(E_PHASE, PHASE_AUCTION)
            g = s.push(AUCTION) + FIRST_FIELD
            s.stack[g] = s.cells[START]
        elif stage == 1:
            if s.is_expanded():
                s.push(LAST_USES)  # merchant and professor of the round before [P-10.3.4]
        elif stage == 2:
            if s.is_expanded():
                s.tell(E_PHASE, PHASE_CHARACTERS)
                clear_characters(s)
                g = s.push(CHARACTER_SALE) + FIRST_FIELD
                s.stack[g] = s.cells[START]
        elif stage == 3:
            s.tell(E_PHASE, PHASE_ACTIONS)
            s.push(ACTIONS)
        elif stage == 4:
            honour_best_work(s)
            if s.is_expanded() and s.cells[ROUND] == ROUNDS:
                g = s.push(LAST_USES) + FIRST_FIELD  # [P-6.3] [P-10.3.5]
                s.stack[g + 1] = 1
        else:
            for seat in range(s.cells[SEATS]):
                s.cells[BEST_WORK + seat] = 0  # markers come back [P-6.2]
            s.cells[START] = s.after(s.cells[START])
            s.pop()


def honour_best_work(s: Table) -> None:
    """3 PP for the highest single work of the round; all who tie get them. [P-6.1] [P-5.2.8]"""
    best: i64 = 0
    for seat in range(s.cells[SEATS]):
        best = max(best, s.cells[BEST_WORK + seat])
    if best == 0:
        return
    for seat in range(s.cells[SEATS]):
        if s.cells[BEST_WORK + seat] == best:
            s.tell(E_BEST_WORK, seat, best)
            score(s, seat, BY_BEST_WORK, 3)
