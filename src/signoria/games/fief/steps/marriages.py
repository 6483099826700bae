"""Marriages: in turn order everybody proposes as often as others may be asked. [F-1.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import crown, offers
from signoria.games.fief.elections import NAMED
from signoria.games.fief.messages_crown import E_PROPOSED, R_NOT_OF_YOUR_FAMILY
from signoria.games.fief.moves import DONE, MARRY
from signoria.games.fief.people import married_lord
from signoria.games.fief.pieces import BIT, LORDS
from signoria.games.fief.state import AGREED, NONE, SEATS, Table
from signoria.games.fief.steps.base import FiefStep
from signoria.kernel.flow import ALL_SEEING, FIRST_FIELD, LEGAL, NOT_NOW, UNKNOWN, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

NEXT: Final = FIRST_FIELD  # who proposes, in turn order from 0
LORD: Final = FIRST_FIELD + 1  # of a proposal that is being answered: 1 + the proposer's lord
SPOUSE: Final = FIRST_FIELD + 2  # and 1 + the other


@final
class Marriages(FiefStep):
    """Whoever could marry proposes to others; the other player agrees or not. [F-1.1.1] [F-1.1.6]

    Whom a proposal is about is between the two until they agree. [F-1.1.1]
    """

    def __init__(self) -> None:
        super().__init__("marriages", ("next", "lord", "spouse"), {"lord": NAMED, "spouse": NAMED}, on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + NEXT] <= s.cells[SEATS]:
            return "next: nobody sits there"
        if s.viewer != ALL_SEEING and s.stack[f + LORD] == UNKNOWN and s.stack[f + SPOUSE] == UNKNOWN:
            return ""
        lord, spouse = s.stack[f + LORD] - 1, s.stack[f + SPOUSE] - 1
        if lord == NONE and spouse == NONE:
            return ""
        if lord < 0 or s.stack[f + NEXT] == s.cells[SEATS]:
            return "lord: nobody proposes"
        proposer = s.nth(s.stack[f + NEXT])
        if s.owner(lord) not in (NONE, proposer):  # either may die while the proposal is open
            return "lord: is not of the family that proposes"
        return "spouse: is of no other family" if spouse < 0 or s.owner(spouse) == proposer else ""

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + LORD] or s.stack[f + NEXT] == s.cells[SEATS]:
            return 0
        seat = s.nth(s.stack[f + NEXT])
        return BIT[seat] if may_propose(s, seat) else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        lord: i64 = 0
        while lord < LORDS:
            spouse: i64 = 0
            while s.owner(lord) == seat and spouse < LORDS:
                if s.owner(spouse) >= 0 and s.owner(spouse) != seat:
                    into.add(pack(MARRY, lord, spouse))
                spouse += 1
            lord += 1
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == MARRY:
            return proposal_refusal(s, seat, argument(move, 0), argument(move, 1))
        return (LEGAL if verb_of(move) == DONE else NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            s.stack[f + NEXT] += 1
            return
        lord, spouse = argument(move, 0), argument(move, 1)
        other = s.owner(spouse)
        s.stack[f + LORD] = lord + 1
        s.stack[f + SPOUSE] = spouse + 1
        s.tell_only(BIT[seat] | BIT[other], E_PROPOSED, seat, other, lord, spouse)
        offers.ask(s, seat, other, offers.MARRIAGE, lord, spouse)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + LORD]:
            if s.cells[AGREED]:
                crown.marry(s, s.stack[f + LORD] - 1, s.stack[f + SPOUSE] - 1)
            s.cells[AGREED] = 0
            s.stack[f + LORD] = 0
            s.stack[f + SPOUSE] = 0
        elif s.stack[f + NEXT] == s.cells[SEATS]:
            s.pop()
        else:
            s.stack[f + NEXT] += 1


def proposal_refusal(s: Table, seat: i64, lord: i64, spouse: i64) -> Refusal:
    """One of one's own family to one of another's, three times to the same player at most. [F-1.1.6] [F-13.4]"""
    if s.owner(lord) != seat:
        return (R_NOT_OF_YOUR_FAMILY, lord, 0, 0)
    refused = crown.marriage_refusal(s, lord, spouse)
    if refused[0] != LEGAL:
        return refused
    return offers.limit_refusal(s, offers.MARRIAGE, seat, s.owner(spouse))


def may_propose(s: Table, seat: i64) -> bool:
    """Whether any marriage is open to a family."""
    if married_lord(s, seat) >= 0:
        return False
    lord: i64 = 0
    while lord < LORDS:
        spouse: i64 = 0
        while s.owner(lord) == seat and spouse < LORDS:
            if proposal_refusal(s, seat, lord, spouse)[0] == LEGAL:
                return True
            spouse += 1
        lord += 1
    return False
