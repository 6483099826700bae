"""After a player's battles his sieges; after all battles pillage. [F-6.5] [F-6.6]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief.control import besiegers, controller, engine_of, is_inside
from signoria.games.fief.engines import LIFTED
from signoria.games.fief.messages_battles import (
    E_PILLAGED,
    E_SIEGE_GOES_ON,
    E_SIEGE_LAID,
    R_BESIEGES_ALREADY,
    R_NO_ENGINE_LEFT,
    R_NO_LORD_WITH_TROOPS,
    R_NO_MILL_THERE,
    R_NO_WALLS_TO_BESIEGE,
    R_NOT_YOURS_TO_PILLAGE,
    R_ONLY_BESIEGERS_PILLAGE,
    R_OWN_WALLS,
    R_SIEGE_LIFTED,
)
from signoria.games.fief.moves import BESIEGE, DONE, PILLAGE
from signoria.games.fief.pieces import BIT, NO_FORT, VILLAGES
from signoria.games.fief.purse import receive
from signoria.games.fief.state import (
    ENGINE_AT,
    ENGINE_FRESH,
    ENGINE_SIDE,
    FORT_IN,
    MILLS_IN,
    NONE,
    SEATS,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import FiefStep
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

BESIEGER: Final = FIRST_FIELD
FIRST_SIDE: Final = 1  # an engine shows one die, next turn two [F-6.5.1]
SECOND_SIDE: Final = 2
PILLAGED_MILL: Final = 1  # deniers [F-6.6.1]


@final
class Sieges(FiefStep):
    """A player begins sieges; those he does not lift now get their second die the turn after. [F-6.5.1]"""

    def __init__(self) -> None:
        super().__init__("sieges", ("seat", "lifted"), {"seat": SEAT}, on=("battles",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + LIFTED] < BIT[VILLAGES]:
            return "lifted: is a mask of villages"
        return seat_flaw(s, s.stack[f + BESIEGER])

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + BESIEGER]
        if s.cells[ENGINE_AT + 2 * seat] >= 0 or s.cells[ENGINE_AT + 2 * seat + 1] >= 0:
            return BIT[seat]  # a siege that he may lift
        village: i64 = 0
        while village < VILLAGES:
            if siege_refusal(s, f, village)[0] == LEGAL:
                return BIT[seat]
            village += 1
        return 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))
        village: i64 = 0
        while village < VILLAGES:
            if engine_of(s, seat, village) < 0 and s.lords_in(seat, village):
                into.add(pack(BESIEGE, village))
            village += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == DONE:
            return (LEGAL, 0, 0, 0)
        return siege_refusal(s, f, argument(move, 0)) if verb == BESIEGE else (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == BESIEGE:
            lay_engine(s, seat, argument(move, 0))
        else:
            s.pop()
            go_on_besieging(s, seat)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)


def siege_refusal(s: Table, f: i64, village: i64) -> Refusal:
    """Another's fortification before which one has a lord with troops, and an engine to lay. [F-6.5.1]"""
    seat = s.stack[f + BESIEGER]
    if not s.lords_in(seat, village) or s.troops(seat, village) == 0:
        return (R_NO_LORD_WITH_TROOPS, village, 0, 0)
    if s.cells[FORT_IN + village] == NO_FORT or controller(s, village) < 0:
        return (R_NO_WALLS_TO_BESIEGE, village, 0, 0)
    if is_inside(s, seat, village):
        return (R_OWN_WALLS, village, 0, 0)
    if engine_of(s, seat, village) >= 0:
        return (R_BESIEGES_ALREADY, village, 0, 0)
    if s.stack[f + LIFTED] & BIT[village]:
        return (R_SIEGE_LIFTED, village, 0, 0)
    return (R_NO_ENGINE_LEFT if free_engine(s, seat) < 0 else LEGAL, 0, 0, 0)


def free_engine(s: Table, seat: i64) -> i64:
    """Which of a seat's engines (0 or 1) is in the supply, or NONE."""
    if s.cells[ENGINE_AT + 2 * seat] < 0:
        return 0
    return 1 if s.cells[ENGINE_AT + 2 * seat + 1] < 0 else NONE


def lay_engine(s: Table, seat: i64, village: i64) -> None:
    """A siege begins. [F-6.5.1]"""
    cell = 2 * seat + free_engine(s, seat)
    s.cells[ENGINE_AT + cell] = village
    s.cells[ENGINE_SIDE + cell] = FIRST_SIDE
    s.cells[ENGINE_FRESH + cell] = 1
    s.tell(E_SIEGE_LAID, seat, village)


def go_on_besieging(s: Table, seat: i64) -> None:
    """Engines laid in an earlier turn are flipped to their second side. [F-6.5.1]"""
    cell = 2 * seat
    while cell < 2 * seat + 2:
        if s.cells[ENGINE_SIDE + cell] == FIRST_SIDE and not s.cells[ENGINE_FRESH + cell]:
            s.cells[ENGINE_SIDE + cell] = SECOND_SIDE
            s.cells[ENGINE_FRESH + cell] = 1
            s.tell(E_SIEGE_GOES_ON, seat, s.cells[ENGINE_AT + cell])
        cell += 1


# ------------------------------------------------------------ pillage [F-6.6]

INDEX: Final = FIRST_FIELD  # whose turn it is, in turn order


@final
class Pillaging(FiefStep):
    """In turn order everybody may take down mills for a denier each. [F-6.6.1]"""

    def __init__(self) -> None:
        super().__init__("pillaging", ("index",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + INDEX] <= s.cells[SEATS] else "index: more than there are players"

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + INDEX] == s.cells[SEATS]:
            return 0
        seat = s.nth(s.stack[f + INDEX])
        village: i64 = 0
        while village < VILLAGES:
            if pillage_refusal(s, seat, village)[0] == LEGAL:
                return BIT[seat]
            village += 1
        return 0

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + INDEX] == s.cells[SEATS]:
            s.pop()
        else:
            s.stack[f + INDEX] += 1

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))
        village: i64 = 0
        while village < VILLAGES:
            if s.cells[MILLS_IN + village]:
                into.add(pack(PILLAGE, village))
            village += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DONE:
            return (LEGAL, 0, 0, 0)
        return pillage_refusal(s, seat, argument(move, 0)) if verb_of(move) == PILLAGE else (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            s.stack[f + INDEX] += 1
            return
        village = argument(move, 0)
        s.cells[MILLS_IN + village] -= 1
        receive(s, seat, PILLAGED_MILL)
        s.tell(E_PILLAGED, seat, village)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)


def pillage_refusal(s: Table, seat: i64, village: i64) -> Refusal:
    """Mills where one besieges, or which one controls and nobody besieges. [F-6.6.1] [F-6.6.2]"""
    if s.cells[MILLS_IN + village] == 0:
        return (R_NO_MILL_THERE, village, 0, 0)
    before_walls = besiegers(s, village)
    if before_walls:
        return (LEGAL if before_walls & BIT[seat] else R_ONLY_BESIEGERS_PILLAGE, village, 0, 0)
    return (LEGAL if controller(s, village) == seat else R_NOT_YOURS_TO_PILLAGE, village, 0, 0)
