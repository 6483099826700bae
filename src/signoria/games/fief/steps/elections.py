"""Elections of bishops, pope and king: when each is held, and who stands. [F-1.3] [F-1.4] [F-1.6] [F-1.8]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import windows
from signoria.games.fief.elections import OFFICES, is_due, standing_refusal
from signoria.games.fief.messages_crown import (
    E_ELECTION,
    E_NO_CANDIDATE,
    E_STANDS,
    OFFICE,
    R_NOT_YOUR_CANDIDATE,
    R_STANDS_ALREADY,
)
from signoria.games.fief.moves import DONE, STAND_FOR
from signoria.games.fief.pieces import BIT, IS_WOMAN, LORDS
from signoria.games.fief.state import SEATS, SIMULTANEOUS, Table
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.kinds import BALLOTS, CANDIDACY, ELECTION, PARLEY, SEALED_BALLOTS
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

NEXT: Final = FIRST_FIELD  # of the elections the next office; of candidacies who is next in turn order


@final
class Elections(Step[Table]):
    """The elections one after another; whether one is held is decided when its turn comes. [F-1.3.7] [F-1.4.1]"""

    def __init__(self) -> None:
        super().__init__("elections", ("next",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + NEXT] <= OFFICES else f"next: is 0 to {OFFICES}"

    def advance(self, s: Table, f: i64) -> None:
        office = s.stack[f + NEXT]
        while office < OFFICES and not is_due(s, office):
            office += 1
        if office == OFFICES:
            s.pop()
            return
        s.stack[f + NEXT] = office + 1
        s.tell(E_ELECTION, office)
        e = s.push(ELECTION)
        s.stack[e + FOR_OFFICE] = office


FOR_OFFICE: Final = FIRST_FIELD
CANDIDATES: Final = FIRST_FIELD + 1  # mask of lords
STAGE: Final = FIRST_FIELD + 2

# Stages of an election.
ANNOUNCED: Final = 0
CLOSED: Final = 1  # the candidates are known
OPENED: Final = 2  # ballots may be laid
OVER: Final = 3


@final
class Election(Step[Table]):
    """Candidacies, a moment for surprise cards, ballots. [F-1.3.1] [F-1.3.2] [F-1.3.3]

    While ballots are laid in secret nobody deals, so there is a moment for that before them. [F-13.2]
    """

    def __init__(self) -> None:
        super().__init__("election", ("office", "candidates", "stage"), {"office": OFFICE}, on=("elections",))

    def flaw(self, s: Table, f: i64) -> str:
        if not OFFICE.holds(s.stack[f + FOR_OFFICE]):
            return "office: is none"
        if not 0 <= s.stack[f + STAGE] <= OVER:
            return f"stage: is 0 to {OVER}"
        lord: i64 = 0
        while lord < LORDS:
            if s.stack[f + CANDIDATES] & BIT[lord] and IS_WOMAN[lord]:
                return "candidates: only men stand"
            lord += 1
        return "" if 0 <= s.stack[f + CANDIDATES] < BIT[LORDS] else "candidates: there are no such lords"

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        s.stack[f + STAGE] = stage + 1
        if stage == ANNOUNCED:
            s.push(CANDIDACY)
        elif stage == OVER:
            s.pop()
        elif not has_candidate(s, f):
            s.tell(E_NO_CANDIDATE, s.stack[f + FOR_OFFICE])
            s.pop()
        elif stage == CLOSED:
            if s.cells[SIMULTANEOUS]:
                s.push(PARLEY)
            windows.open_window(s, windows.CANDIDACIES_CLOSED)
        else:
            s.push(SEALED_BALLOTS if s.cells[SIMULTANEOUS] else BALLOTS)


def is_candidate(s: Table, e: i64, lord: i64) -> bool:
    """Whether a lord stands in the election at `e` and is still in play."""
    return lord < LORDS and bool(s.stack[e + CANDIDATES] & BIT[lord]) and s.owner(lord) >= 0


def has_candidate(s: Table, e: i64) -> bool:
    lord: i64 = 0
    while lord < LORDS:
        if is_candidate(s, e, lord):
            return True
        lord += 1
    return False


@final
class Candidacy(FiefStep):
    """In turn order each player announces eligible lords of the own family: one, several or none. [F-1.3.1]"""

    def __init__(self) -> None:
        super().__init__("candidacy", ("next",), on=("election",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + NEXT] <= s.cells[SEATS] else "next: nobody sits there"

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + NEXT] == s.cells[SEATS]:
            return 0
        seat = s.nth(s.stack[f + NEXT])
        lord: i64 = 0
        while lord < LORDS:
            if candidacy_refusal(s, s.stack[f + BELOW], seat, lord)[0] == LEGAL:
                return BIT[seat]
            lord += 1
        return 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        lord: i64 = 0
        while lord < LORDS:
            if s.owner(lord) == seat:
                into.add(pack(STAND_FOR, lord))
            lord += 1
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == STAND_FOR:
            return candidacy_refusal(s, s.stack[f + BELOW], seat, argument(move, 0))
        return (LEGAL if verb_of(move) == DONE else NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            s.stack[f + NEXT] += 1
            return
        e = s.stack[f + BELOW]
        s.stack[e + CANDIDATES] |= BIT[argument(move, 0)]
        s.tell(E_STANDS, seat, argument(move, 0), s.stack[e + FOR_OFFICE])

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + NEXT] == s.cells[SEATS]:
            s.pop()
        else:
            s.stack[f + NEXT] += 1


def candidacy_refusal(s: Table, e: i64, seat: i64, lord: i64) -> Refusal:
    """Why a seat cannot let a lord stand in the election at `e`. [F-1.3.1]"""
    if s.owner(lord) != seat:
        return (R_NOT_YOUR_CANDIDATE, lord, 0, 0)
    if s.stack[e + CANDIDATES] & BIT[lord]:
        return (R_STANDS_ALREADY, lord, 0, 0)
    return standing_refusal(s, s.stack[e + FOR_OFFICE], lord)
