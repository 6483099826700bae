"""What follows when units have gone, and the choices in it. [F-5.2.3] [F-5.2.5] [F-5.2.7] [F-6.4.4]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath, bearers, titles, windows
from signoria.games.fief.control import first_present
from signoria.games.fief.messages_deaths import R_NO_ROAD, R_NOT_PRESENT
from signoria.games.fief.moves import ROAD, SUCCESSOR
from signoria.games.fief.pieces import BIT, GATES_END, GATES_FROM, NEIGHBOUR_AT, VILLAGE, VILLAGES, gate
from signoria.games.fief.state import CONTROL, RELICS_IN_PLAY, SEATS, Table, seat_flaw
from signoria.games.fief.steps.base import TALKING, FiefStep
from signoria.games.fief.steps.kinds import AFTERMATH, BATTLE, CALAMITIES, OFFER_STEP, REVOLT_STEP, TALK_STEP, WINDOW
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

HAS_CHANGED: Final = FIRST_FIELD


@final
class Aftermath(Step[Table]):
    """One thing after another, until nothing more follows."""

    def __init__(self) -> None:
        super().__init__("aftermath", ("has_changed",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + HAS_CHANGED] <= 1 else "has_changed: is 0 or 1"

    def advance(self, s: Table, f: i64) -> None:
        if is_left_to_another(s, f):
            s.pop()
            return
        battle = aftermath.contested(s)
        village = aftermath.settle_control(s)
        if village >= 0:
            if s.cells[CONTROL + village] >= 0:
                s.stack[f + HAS_CHANGED] = 1
        elif not (
            aftermath.end_sieges(s)
            or aftermath.settle_prisoners(s)
            or aftermath.settle_roads(s)
            or titles.settle_estates(s, battle)
            or titles.settle_titles(s, battle)
        ):
            if s.cells[RELICS_IN_PLAY]:
                bearers.settle(s, battle)
            has_changed = s.stack[f + HAS_CHANGED]
            s.pop()
            if has_changed and is_window_due(s):
                windows.open_window(s, windows.CONTROL_CHANGED)


def is_left_to_another(s: Table, f: i64) -> bool:
    """Whether one below has not finished, which goes on with this too, or a village is in revolt. [F-10.1.6]

    A bargain struck meanwhile decides nothing that is being decided there: a lord who waits to be placed takes no
    village, a title is not granted twice, and nobody is named before he who leaves has named his successor.
    """
    g = s.stack[f + BELOW]
    while g >= 0:
        if s.stack[g] == AFTERMATH or s.stack[g] == REVOLT_STEP:
            return True
        g = s.stack[g + BELOW]
    return False


def is_window_due(s: Table) -> bool:
    """Whether nothing on the stack is in the middle of something or opens windows itself. [F-9.2]"""
    f = s.top
    while f >= 0:
        kind = s.stack[f]
        if kind == WINDOW or kind == BATTLE or kind == REVOLT_STEP or kind == CALAMITIES:
            return False
        if kind == OFFER_STEP or kind == TALK_STEP:
            return False
        f = s.stack[f + BELOW]
    return True


SEAT: Final = FIRST_FIELD
VILLAGE_FIELD: Final = FIRST_FIELD + 1


def place_flaw(s: Table, f: i64) -> str:
    """In a document: a seat and a village."""
    wrong = seat_flaw(s, s.stack[f + SEAT])
    return wrong or ("" if 0 <= s.stack[f + VILLAGE_FIELD] < VILLAGES else "village: there is none")


@final
class RoadChoice(FiefStep):
    """Units at the centre of a village somebody else controls go to a road of their owner's choice. [F-5.2.7]"""

    def __init__(self) -> None:
        super().__init__("road", ("seat", "village"), {"seat": SEAT_NAME, "village": VILLAGE}, on=("aftermath",))

    def flaw(self, s: Table, f: i64) -> str:
        return place_flaw(s, f)

    def calmness(self, s: Table, f: i64) -> i64:
        return TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        return BIT[seat] if aftermath.is_displaced(s, seat, s.stack[f + VILLAGE_FIELD]) else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        stand = GATES_FROM[s.stack[f + VILLAGE_FIELD]]
        while stand < GATES_END[s.stack[f + VILLAGE_FIELD]]:
            into.add(pack(ROAD, NEIGHBOUR_AT[stand]))
            stand += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != ROAD:
            return (NOT_NOW, 0, 0, 0)
        neighbour = argument(move, 0)
        return (LEGAL, 0, 0, 0) if gate(s.stack[f + VILLAGE_FIELD], neighbour) >= 0 else (R_NO_ROAD, neighbour, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        village = s.stack[f + VILLAGE_FIELD]
        s.pop()
        aftermath.take_road(s, seat, village, gate(village, argument(move, 0)))

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(ROAD, NEIGHBOUR_AT[GATES_FROM[s.stack[f + VILLAGE_FIELD]]])


@final
class Succession(FiefStep):
    """A controller who has left chooses his successor among those present. [F-5.2.3]"""

    def __init__(self) -> None:
        domains = {"seat": SEAT_NAME, "village": VILLAGE}
        super().__init__("succession", ("seat", "village"), domains, on=("aftermath",))

    def flaw(self, s: Table, f: i64) -> str:
        return place_flaw(s, f)

    def calmness(self, s: Table, f: i64) -> i64:
        return TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        """He chooses as long as it is still his and there are two to choose from."""
        seat = s.stack[f + SEAT]
        village = s.stack[f + VILLAGE_FIELD]
        others = aftermath.present(s, village)
        return BIT[seat] if s.cells[CONTROL + village] == seat and others & (others - 1) else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        other: i64 = 0
        while other < s.cells[SEATS]:
            into.add(pack(SUCCESSOR, other))
            other += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != SUCCESSOR:
            return (NOT_NOW, 0, 0, 0)
        other = argument(move, 0)
        is_there = aftermath.present(s, s.stack[f + VILLAGE_FIELD]) & BIT[other]
        return (LEGAL, 0, 0, 0) if is_there else (R_NOT_PRESENT, other, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        village = s.stack[f + VILLAGE_FIELD]
        s.pop()
        aftermath.give_control(s, village, argument(move, 0))

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """Whoever came first."""
        first = first_present(s, s.stack[f + VILLAGE_FIELD])
        return pack(SUCCESSOR, first) if first >= 0 else NOTHING
