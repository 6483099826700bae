"""A turn: seven phases, and what begins and ends with each. [F-0] [F-0.5] [F-7]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import scoring, units, windows
from signoria.games.fief.messages_frame import E_PHASE, E_TURN
from signoria.games.fief.pieces import BISHOPRICS
from signoria.games.fief.state import (
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    ENGINE_FRESH,
    FIRST,
    HAS_STRUCK,
    MOST_SEATS,
    NEW_BISHOPS,
    OFFERS_END,
    OFFERS_MADE,
    PHASE,
    RELICS_IN_PLAY,
    TURN,
    UNTIL_PHASE_ENDS,
    UNTIL_TURN_ENDS,
    Table,
)
from signoria.games.fief.steps.kinds import (
    BATTLES,
    CALAMITIES,
    CARDS_STEP,
    ELECTIONS,
    INCOME,
    MARRIAGES,
    MOVEMENT,
    PARLEY,
    PILLAGING,
    PLAYING,
    PURCHASES,
    RANSOMS,
    RELICS_STEP,
)
from signoria.kernel.flow import FIRST_FIELD, Step

STAGE: Final = FIRST_FIELD

HEAR_YE: Final = 1
CARDS: Final = 2
INCOMES: Final = 3
BUYING: Final = 4
MOVING: Final = 5
FIGHTING: Final = 6
END_OF_TURN: Final = 7

VICTORY: Final = 15  # the last stage
# Phase in which each stage stands once it has begun; before the first the turn has not begun.
PHASE_AT: Final = vec[i64]([0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7])


@final
class TurnStep(Step[Table]):
    """Marriages, elections; cards, calamities; income; ransoms, purchases; movement; battles, pillage; end. [F-0]"""

    def __init__(self) -> None:
        super().__init__("turn", ("stage",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        stage = s.stack[f + STAGE]
        if not 0 <= stage <= VICTORY:
            return f"stage: is 0 to {VICTORY}"
        return "" if stage == 0 or s.cells[PHASE] == PHASE_AT[stage] else "stage: the phase says otherwise"

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        s.stack[f + STAGE] = stage + 1
        if stage == 0:
            begin_turn(s)
            begin_phase(s, HEAR_YE)
            s.push(MARRIAGES)
        elif stage == 1:
            s.push(ELECTIONS)
        elif stage == 2:
            begin_phase(s, CARDS)
            s.push(CARDS_STEP)
        elif stage == 3:
            s.push(CALAMITIES)
        elif stage == 4:
            s.push(PLAYING)
        elif stage == 5:
            if s.cells[RELICS_IN_PLAY]:
                s.push(RELICS_STEP)  # Eyes and Radegund act at the end of phase 2 [F-11.1]
        elif stage == 6:
            begin_phase(s, INCOMES)
            windows.open_window(s, windows.BEFORE_INCOME)
        elif stage == 7:
            s.push(PARLEY)  # after it gifts and trades, in time for ransoms and purchases [F-3.6]
            s.push(INCOME)
        elif stage == 8:
            begin_phase(s, BUYING)
            s.push(RANSOMS)
        elif stage == 9:
            s.push(PURCHASES)
        elif stage == 10:
            begin_phase(s, MOVING)
            s.push(MOVEMENT)
        elif stage == 11:
            units.rest(s)
            begin_phase(s, FIGHTING)
            s.push(BATTLES)
        elif stage == 12:
            s.push(PILLAGING)
        elif stage == 13:
            begin_phase(s, END_OF_TURN)
            remove_calamities(s)
            if scoring.is_at_stake(s):
                s.push(PARLEY)  # a last moment for deals that could decide the game [F-7.2]
        elif stage == 14:
            windows.open_window(s, windows.BEFORE_VICTORY)
        else:
            end_turn(s)
            s.pop()


def begin_turn(s: Table) -> None:
    """What is counted once a turn is counted anew. [F-1.4.3] [F-1.7.5] [F-6.5.1]"""
    s.cells[TURN] += 1
    s.cells[HAS_STRUCK] = 0
    s.cells[NEW_BISHOPS] = 0
    for i in range(2 * MOST_SEATS):
        s.cells[ENGINE_FRESH + i] = 0
    s.tell(E_TURN, s.cells[TURN], s.cells[FIRST])


def begin_phase(s: Table, phase: i64) -> None:
    """Offers are counted anew, and who passed until the end of the phase is asked again. [F-13.4] [F-13.5]"""
    s.cells[PHASE] = phase
    for i in range(OFFERS_MADE, OFFERS_END):
        s.cells[i] = 0
    windows.end_standing(s, UNTIL_PHASE_ENDS)
    s.tell(E_PHASE, phase)


def remove_calamities(s: Table) -> None:
    """Calamities last to the end of the turn; then they are discarded. [F-7.1] [F-2.2.1]"""
    for i in range(3 * BISHOPRICS):
        s.cells[CALAMITY_DISCARDS + i % 3] += s.cells[CALAMITY_IN + i]
        s.cells[CALAMITY_IN + i] = 0


def end_turn(s: Table) -> None:
    """Victory; if nobody wins the first player's role passes to the left. [F-7.2] [F-7.8] [F-2.2.6]"""
    scoring.judge(s)
    units.recover(s)
    windows.end_standing(s, UNTIL_TURN_ENDS)
    if not scoring.is_over(s):
        s.cells[FIRST] = s.after(s.cells[FIRST])
