"""A besieger ends his siege whenever he wishes. [F-6.5.3]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import aftermath
from signoria.games.fief.control import engine_of
from signoria.games.fief.messages_battles import R_NO_SIEGE_TO_LIFT
from signoria.games.fief.moves import LIFT_SIEGE
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import ENGINE_AT, Table
from signoria.games.fief.steps.kinds import SIEGES
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, Moves, Refusal
from signoria.kernel.moves import pack

LIFTED: Final = FIRST_FIELD + 1  # in the frame of his sieges: mask of the villages whose siege he has just lifted


def candidates(s: Table, seat: i64, into: Moves) -> None:
    """The sieges of a seat."""
    i: i64 = 2 * seat
    while i < 2 * seat + 2:
        if s.cells[ENGINE_AT + i] >= 0:
            into.add(pack(LIFT_SIEGE, s.cells[ENGINE_AT + i]))
        i += 1


def refusal(s: Table, seat: i64, village: i64) -> Refusal:
    return (LEGAL if engine_of(s, seat, village) >= 0 else R_NO_SIEGE_TO_LIFT, village, 0, 0)


def lift(s: Table, seat: i64, village: i64) -> None:
    """The siege ends; while he deals with his sieges he does not begin it anew."""
    aftermath.lift_siege(s, seat, village)
    f = s.top
    while f >= 0:
        if s.stack[f] == SIEGES and s.stack[f + FIRST_FIELD] == seat:
            s.stack[f + LIFTED] |= BIT[village]
        f = s.stack[f + BELOW]
