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
    NONE,
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

HEAR_YE: Final = 1  # phases
CARDS: Final = 2
INCOMES: Final = 3
BUYING: Final = 4
MOVING: Final = 5
FIGHTING: Final = 6
END_OF_TURN: Final = 7

# Stages of a turn that rules speak of, once they have begun; at 0 the turn has not.
AT_MARRIAGES: Final = 1
AT_CARDS: Final = 3
AT_CALAMITIES: Final = 4
AT_PLAYING: Final = 5
AT_RELICS: Final = 6
AT_INCOME: Final = 7
AT_TRADES: Final = 8
AT_BATTLES: Final = 12
AT_PILLAGE: Final = 13
AT_LAST_DEALS: Final = 14
AT_VICTORY: Final = 15
# The step of each stage, or NONE: before the turn, and where only surprise cards are played.
STEP_AT: Final = vec[i64](
    [
        NONE,
        MARRIAGES,
        ELECTIONS,
        CARDS_STEP,
        CALAMITIES,
        PLAYING,
        RELICS_STEP,  # Eyes and Radegund act at the end of phase 2 [F-11.1]
        NONE,
        PARLEY,  # after income: gifts and trades, in time for ransoms and purchases [F-3.6]
        RANSOMS,
        PURCHASES,
        MOVEMENT,
        BATTLES,
        PILLAGING,
        PARLEY,  # a last moment for deals that could decide the game [F-7.2]
        NONE,
    ]
)
# Phase in which each stage stands once it has begun.
PHASE_AT: Final = vec[i64](
    [
        0,
        HEAR_YE,
        HEAR_YE,
        CARDS,
        CARDS,
        CARDS,
        CARDS,
        INCOMES,
        INCOMES,
        BUYING,
        BUYING,
        MOVING,
        FIGHTING,
        FIGHTING,
        END_OF_TURN,
        END_OF_TURN,
    ]
)


def stage_before(phase: i64) -> i64:
    """The last stage before a phase begins."""
    stage: i64 = 0
    while PHASE_AT[stage + 1] < phase:
        stage += 1
    return stage


@final
class TurnStep(Step[Table]):
    """Marriages, elections; cards, calamities; income; ransoms, purchases; movement; battles, pillage; end. [F-0]"""

    def __init__(self) -> None:
        super().__init__("turn", ("stage",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        stage = s.stack[f + STAGE]
        if not 0 <= stage <= AT_VICTORY:
            return f"stage: is 0 to {AT_VICTORY}"
        return "" if stage == 0 or s.cells[PHASE] == PHASE_AT[stage] else "stage: the phase says otherwise"

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE] + 1
        if stage > AT_VICTORY:
            end_turn(s)
            s.pop()
            return
        s.stack[f + STAGE] = stage
        if stage == AT_MARRIAGES:
            begin_turn(s)
        elif stage == AT_BATTLES:
            units.rest(s)
        if PHASE_AT[stage] != PHASE_AT[stage - 1]:
            begin_phase(s, PHASE_AT[stage])
        if stage == AT_LAST_DEALS:
            remove_calamities(s)
        self.begin_stage(s, stage)

    def begin_stage(self, s: Table, stage: i64) -> None:
        """What is asked in a stage of the turn."""
        if stage == AT_RELICS and not s.cells[RELICS_IN_PLAY]:
            return
        if stage == AT_LAST_DEALS and not scoring.is_at_stake(s):
            return
        if stage == AT_INCOME:
            windows.open_window(s, windows.BEFORE_INCOME)
        elif stage == AT_VICTORY:
            windows.open_window(s, windows.BEFORE_VICTORY)
        else:
            s.push(STEP_AT[stage])
        if stage == AT_TRADES:
            s.push(INCOME)


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
