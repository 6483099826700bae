"""Phase 5: each player moves his lords, one group after another. [F-5.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import marching
from signoria.games.fief.cards import could_hold
from signoria.games.fief.messages_movement import (
    E_SLID,
    R_BEFORE_THE_WALLS,
    R_HAS_LED,
    R_NO_STEP_LEFT,
    R_NOT_ON_A_ROAD,
    R_NOT_YOUR_FREE_LORD,
    R_NOWHERE_TO_GO,
    R_SLID_ALREADY,
)
from signoria.games.fief.moves import (
    DONE,
    MARCH,
    SLIDE,
)
from signoria.games.fief.pieces import (
    BIT,
    GATES_END,
    GATES_FROM,
    LORDS,
    NO_FORT,
    TUNNEL,
    VILLAGES,
)
from signoria.games.fief.roads import are_new_at
from signoria.games.fief.state import (
    ADMITTED,
    CONTROL,
    FORT_IN,
    MOST_SEATS,
    RANK_IN,
    SEATS,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.kinds import GROUP, MOVING
from signoria.games.fief.units import is_at, move_all
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

# ------------------------------------------------------------ the phase

INDEX: Final = FIRST_FIELD  # how many players have had their turn


@final
class Movement(Step[Table]):
    """In turn order each player moves. [F-5.1.1]"""

    def __init__(self) -> None:
        super().__init__("movement", ("index",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + INDEX] <= s.cells[SEATS] else "index: more than there are players"

    def advance(self, s: Table, f: i64) -> None:
        index = s.stack[f + INDEX]
        if index == s.cells[SEATS]:
            s.pop()
            return
        s.stack[f + INDEX] = index + 1
        g = s.push(MOVING)
        s.stack[g + MOVER] = s.nth(index)


# ------------------------------------------------------------ one player

MOVER: Final = FIRST_FIELD
LED: Final = FIRST_FIELD + 1  # mask of lords who have led a group [F-5.1.11]
SLID: Final = FIRST_FIELD + 2  # mask of villages in which units were slid


@final
class Moving(FiefStep):
    """A player's groups, one after another; each lord leads one at most. [F-5.1.11]"""

    def __init__(self) -> None:
        super().__init__("moving", ("seat", "led", "slid"), {"seat": SEAT_NAME}, on=("movement",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + LED] < BIT[LORDS]:
            return "led: is a mask of lords"
        if not 0 <= s.stack[f + SLID] < BIT[VILLAGES]:
            return "slid: is a mask of villages"
        return seat_flaw(s, s.stack[f + MOVER])

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + MOVER]
        holds = could_hold(s, seat, TUNNEL)
        lords = s.free_family(seat) & ~s.stack[f + LED]
        lord: i64 = 0
        while lord < LORDS:
            if lords & BIT[lord] and march_refusal(s, f, lord, holds)[0] == LEGAL:
                return BIT[seat]
            lord += 1
        village: i64 = 0
        while village < VILLAGES:
            if s.cells[RANK_IN + village * MOST_SEATS + seat] and slide_refusal(s, f, village)[0] == LEGAL:
                return BIT[seat]
            village += 1
        return 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))
        lord: i64 = 0
        while lord < LORDS:
            if s.free_family(seat) & BIT[lord]:
                into.add(pack(MARCH, lord))
            lord += 1
        village: i64 = 0
        while village < VILLAGES:
            if s.cells[RANK_IN + village * MOST_SEATS + seat]:
                into.add(pack(SLIDE, village))
            village += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == DONE:
            return (LEGAL, 0, 0, 0)
        if verb == MARCH:
            return march_refusal(s, f, argument(move, 0), s.hand(seat, TUNNEL) > 0)
        return slide_refusal(s, f, argument(move, 0)) if verb == SLIDE else (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            s.pop()
        elif verb == MARCH:
            s.stack[f + LED] |= BIT[argument(move, 0)]
            marching.form(s, s.push(GROUP), seat, argument(move, 0))
        else:
            s.stack[f + SLID] |= BIT[argument(move, 0)]
            slide(s, seat, argument(move, 0))

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)


def march_refusal(s: Table, f: i64, lord: i64, has_tunnel: bool) -> Refusal:
    """A free lord with a step left, who can go somewhere, leads one group. [F-5.1.1] [F-5.1.11]"""
    seat = s.stack[f + MOVER]
    if not s.free_family(seat) & BIT[lord]:
        return (R_NOT_YOUR_FREE_LORD, lord, 0, 0)
    if s.stack[f + LED] & BIT[lord]:
        return (R_HAS_LED, lord, 0, 0)
    if not marching.has_step(s, seat, lord):
        return (R_NO_STEP_LEFT, lord, 0, 0)
    can_leave = has_tunnel or marching.has_open_road(s, s.village_of(lord))
    return (LEGAL if can_leave else R_NOWHERE_TO_GO, lord, 0, 0)


def slide_refusal(s: Table, f: i64, village: i64) -> Refusal:
    """Units on a road since last turn may be slid into an open village, once. [F-5.1.7] [F-5.1.10]"""
    seat = s.stack[f + MOVER]
    if s.stack[f + SLID] & BIT[village]:
        return (R_SLID_ALREADY, village, 0, 0)
    stand = GATES_FROM[village]
    while stand < GATES_END[village] and not may_slide(s, seat, stand):
        stand += 1
    if stand == GATES_END[village]:
        return (R_NOT_ON_A_ROAD, village, 0, 0)
    return (LEGAL if s.cells[FORT_IN + village] == NO_FORT else R_BEFORE_THE_WALLS, village, 0, 0)


def may_slide(s: Table, seat: i64, stand: i64) -> bool:
    """Whether a seat has units on a road and none of them came this turn. [F-5.1.10]"""
    return is_at(s, seat, stand) and not are_new_at(s, seat, stand)


def slide(s: Table, seat: i64, village: i64) -> None:
    """A seat's units leave the roads before a village for its centre; they hold no road any more."""
    stand = GATES_FROM[village]
    while stand < GATES_END[village]:
        if may_slide(s, seat, stand):
            move_all(s, seat, stand, village)
        stand += 1
    if s.cells[CONTROL + village] != seat:
        s.cells[ADMITTED + village] |= BIT[seat]
    s.tell(E_SLID, seat, village)
