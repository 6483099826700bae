"""A moment to deal, where play would otherwise go straight on. [F-3.6] [F-7.2] [F-13.2]"""

from typing import final

from mypy_extensions import i64

from signoria.games.fief import scoring
from signoria.games.fief.moves import DONE
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import PHASE, Table
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.elections import has_candidate
from signoria.games.fief.steps.kinds import ELECTION
from signoria.games.fief.steps.turns import END_OF_TURN
from signoria.kernel.flow import BELOW, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import pack, verb_of


@final
class Parley(FiefStep):
    """Everybody may deal until one player goes on; an election without candidates is over at once. [F-1.3.6]"""

    def __init__(self) -> None:
        super().__init__("parley", (), on=("turn", "election"))

    def waiting(self, s: Table, f: i64) -> i64:
        below = s.stack[f + BELOW]
        if below >= 0 and s.stack[below] == ELECTION and not has_candidate(s, below):
            return 0
        return BIT[who_ends_it(s)]

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == DONE else NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.pop()

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)


def who_ends_it(s: Table) -> i64:
    """The first player; before the victory is looked for the first in turn order who would not win. [F-7.2]"""
    won = scoring.winners(s) if s.cells[PHASE] == END_OF_TURN else 0
    i: i64 = 0
    while won & BIT[s.nth(i)]:
        i += 1
    return s.nth(i)
