"""A round: its setup, the phases in order, and its end. [L-2] [L-10]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo.messages import E_NEW_ORDER, E_REVEALED, E_ROLLED, E_ROUND, NOT_DRAWN
from signoria.games.lorenzo.moves import REVEAL, ROLL
from signoria.games.lorenzo.pieces import CARD_TYPE
from signoria.games.lorenzo.state import (
    COUNCIL_ROW,
    DICE,
    FLOORS,
    NAMED,
    ORDER,
    PLACES,
    REVEALED,
    ROUND,
    SEATS,
    TURNED,
    Table,
    blank,
)
from signoria.games.lorenzo.steps.gains import bits
from signoria.games.lorenzo.steps.kinds import LAPS, REPORT, REVEALING, ROLLING
from signoria.kernel.documents import range_flaw
from signoria.kernel.flow import BELOW, CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

STAGE: Final = FIRST_FIELD
ACTIONS_STAGE: Final = 3  # from here on members are placed
REPORT_STAGE: Final = 4


@final
class Round(Step[Table]):
    """Phases A round setup, B actions, C Vatican report after even rounds, D end of round. [L-2.2]"""

    def __init__(self) -> None:
        super().__init__("round", ("stage",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        if s.stack[s.stack[f + BELOW] + STAGE] < 6:
            return "step: the course below must have stage 6 or more"
        return range_flaw(s, f, 0, 5, 0)

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        s.stack[f + STAGE] = stage + 1
        if stage == 0:
            s.cells[ROUND] += 1
            s.tell(E_ROUND, s.cells[ROUND], s.period() + 1)
            s.push(REVEALING)
        elif stage == 1:
            s.push(ROLLING)
        elif stage == 2:
            s.push(LAPS)
        elif stage == 3:
            if s.cells[ROUND] % 2 == 0:  # [L-2.5]
                s.push(REPORT)
        else:
            end_round(s)
            s.pop()


@final
class Revealing(Step[Table]):
    """The top four cards of each deck fill its tower from the lowest floor upward. [L-1.1] [L-2.3]"""

    def __init__(self) -> None:
        super().__init__("reveal", ("floor",), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        """Each tower still to be filled must have cards enough."""
        wrong = stage_flaw(s, f, 1) or range_flaw(s, f, 0, 16, 0)
        if wrong:
            return wrong
        for floor in range(16):
            if (s.cells[FLOORS + floor] >= 0) != (floor < s.stack[f + STAGE]):
                return "floor: must be the first floor without a card"
        for tower in range(4):
            to_fill = min(4, max(0, tower * 4 + 4 - s.stack[f + STAGE]))
            if cards_left(s, tower) < to_fill:
                return f"floor: too few cards are left to fill the tower of type {CARD_TYPE.text(tower)}"
        return ""

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + STAGE] < 16 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        first = s.stack[f + STAGE] // 4 * 24 + s.period() * 8
        for i in range(8):
            into.add(pack(REVEAL, first + i))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != REVEAL:
            return (NOT_NOW, 0, 0, 0)
        card = argument(move, 0)
        tower = s.stack[f + STAGE] // 4
        if card // 24 != tower or card % 24 // 8 != s.period() or s.cells[REVEALED + tower] >> (card % 24) & 1:
            return (NOT_DRAWN, 0, 0, 0)
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        card = argument(move, 0)
        floor = s.stack[f + STAGE]
        s.cells[FLOORS + floor] = card
        s.cells[REVEALED + floor // 4] |= i64(1) << (card % 24)
        s.stack[f + STAGE] = floor + 1
        s.tell(E_REVEALED, card, floor)

    def stream(self, s: Table, f: i64) -> str:
        return "cards." + CARD_TYPE.text(s.stack[f + STAGE] // 4)


@final
class Rolling(Step[Table]):
    """The three dice are rolled once; their values hold for everybody in this round. [L-2.4]"""

    def __init__(self) -> None:
        super().__init__("dice", ("die",), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        return stage_flaw(s, f, 2) or range_flaw(s, f, 0, 3, 0)

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + STAGE] < 3 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for value in range(1, 7):
            into.add(pack(ROLL, s.stack[f + STAGE], value))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != ROLL:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if argument(move, 0) == s.stack[f + STAGE] else (NOT_DRAWN, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[DICE + argument(move, 0)] = argument(move, 1)
        s.stack[f + STAGE] += 1
        s.tell(E_ROLLED, argument(move, 0), argument(move, 1))


def cards_left(s: Table, tower: i64) -> i64:
    """How many cards of this period, or of the first, a deck still has."""
    return 8 - bits(s.cells[REVEALED + tower] >> (8 * max(0, s.period())) & 255)


def stage_flaw(s: Table, f: i64, stage: i64) -> str:
    """'' or that the round below is not in the phase of this step."""
    return "" if s.stack[s.stack[f + BELOW] + STAGE] == stage else f"step: the round below must have stage {stage}"


def end_round(s: Table) -> None:
    """Phase D, in round 6 too. [L-10.1] [L-10.3] [L-10.4] [L-10.5]"""
    blank(s, FLOORS, 16)
    set_turn_order(s)
    blank(s, PLACES, 16)
    blank(s, COUNCIL_ROW, 16)
    blank(s, NAMED, 4)
    for i in range(3):
        s.cells[DICE + i] = 0
    for seat in range(s.cells[SEATS]):
        s.cells[TURNED + seat] = 0


def set_turn_order(s: Table) -> None:
    """Players in the council by their first member there, behind them the others in their former order. [L-10.2]"""
    seats = s.cells[SEATS]
    order: list[i64] = []
    for i in range(16):
        member = s.cells[COUNCIL_ROW + i]
        if member >= 0 and member // 4 not in order:
            order.append(member // 4)
    if not order:
        return
    for i in range(seats):
        if s.cells[ORDER + i] not in order:
            order.append(s.cells[ORDER + i])
    for i in range(seats):
        s.cells[ORDER + i] = order[i]
        s.tell(E_NEW_ORDER, order[i], i + 1)
