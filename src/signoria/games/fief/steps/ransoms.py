"""Phase 4 begins with ransoms. [F-4.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import offers
from signoria.games.fief.aftermath import let_home
from signoria.games.fief.messages_deaths import (
    E_BARGAINED_FREE,
    E_RANSOMED,
    R_ASKED_ALREADY,
    R_CANNOT_PAY,
    R_DEAREST_FIRST,
    R_MUST_RANSOM,
    R_NOT_YOUR_PRISONER,
)
from signoria.games.fief.moves import DONE, OFFER_PRISONER, PAY_RANSOM, TO_TAKE
from signoria.games.fief.people import ransom
from signoria.games.fief.pieces import BIT, LORD, LORDS
from signoria.games.fief.purse import hand_over
from signoria.games.fief.state import AGREED, CAPTIVES, CAPTOR, HIDDEN_MONEY, NONE, SEATS, Table, seat_flaw
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.kinds import RANSOMING
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import EVERYBODY, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

NEXT: Final = FIRST_FIELD  # how many players have settled


@final
class Ransoms(Step[Table]):
    """Each player in turn order settles for his prisoners once. [F-4.1.4] [F-4.1.5]"""

    def __init__(self) -> None:
        super().__init__("ransoms", ("settled",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + NEXT] <= s.cells[SEATS] else "settled: more than there are players"

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + NEXT] == s.cells[SEATS]:
            s.pop()
            return
        seat = s.nth(s.stack[f + NEXT])
        s.stack[f + NEXT] += 1
        if imprisoned(s, seat):
            g = s.push(RANSOMING)
            s.stack[g + SEAT] = seat
            s.stack[g + ABOUT] = NONE


SEAT: Final = FIRST_FIELD
OFFERED: Final = FIRST_FIELD + 1  # mask of lords for whom less was offered
ABOUT: Final = FIRST_FIELD + 2  # the lord for whom less is being offered, or NONE


def imprisoned(s: Table, seat: i64) -> i64:
    """Mask of a family's lords in prison."""
    return s.family(seat) & s.cells[CAPTIVES]


def ransom_of_all(s: Table, seat: i64) -> i64:
    """What all prisoners of a family cost together."""
    sum: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if imprisoned(s, seat) & BIT[lord]:
            sum += ransom(s, lord)
        lord += 1
    return sum


def dearest(s: Table, seat: i64) -> i64:
    """The most expensive prisoner of a family that has some, the first of equals."""
    found: i64 = NONE
    lord: i64 = 0
    while lord < LORDS:
        if imprisoned(s, seat) & BIT[lord] and (found < 0 or ransom(s, lord) > ransom(s, found)):
            found = lord
        lord += 1
    return found


def cheapest(s: Table, seat: i64) -> i64:
    """The least expensive prisoner of a family that has some, the first of equals."""
    found = dearest(s, seat)
    lord: i64 = 0
    while lord < LORDS:
        if imprisoned(s, seat) & BIT[lord] and ransom(s, lord) < ransom(s, found):
            found = lord
        lord += 1
    return found


def has_to_choose(s: Table, seat: i64) -> bool:
    """Whether several prisoners are the most expensive and not all can be paid for."""
    if s.money(seat) >= ransom_of_all(s, seat):
        return False
    first = dearest(s, seat)
    lord = first + 1
    while lord < LORDS:
        if imprisoned(s, seat) & BIT[lord] and ransom(s, lord) == ransom(s, first):
            return True
        lord += 1
    return False


def must_pay(s: Table, seat: i64) -> bool:
    """Paying is compulsory as long as the most expensive prisoner can be paid for. [F-4.1.1]"""
    return s.money(seat) >= ransom(s, dearest(s, seat))


def has_choice(s: Table, seat: i64) -> bool:
    """Between equals, or whether to pay for one when nothing is compulsory. [F-4.1.1]"""
    return has_to_choose(s, seat) if must_pay(s, seat) else s.money(seat) >= ransom(s, cheapest(s, seat))


def payment_refusal(s: Table, seat: i64, lord: i64) -> Refusal:
    """In full; with too little for all, the most expensive first, unless even he is out of reach. [F-4.1.1]"""
    if not imprisoned(s, seat) & BIT[lord]:
        return (R_NOT_YOUR_PRISONER, lord, 0, 0)
    first = dearest(s, seat)
    if must_pay(s, seat) and ransom(s, lord) < ransom(s, first) and s.money(seat) < ransom_of_all(s, seat):
        return (R_DEAREST_FIRST, first, 0, 0)
    if s.money(seat) < ransom(s, lord):
        return (R_CANNOT_PAY, ransom(s, lord), s.money(seat), 0)
    return (LEGAL, 0, 0, 0)


def pay_ransom(s: Table, seat: i64, lord: i64) -> None:
    """The captor must accept and release. [F-4.1.1]"""
    captor = s.cells[CAPTOR + lord]
    sum = ransom(s, lord)
    hand_over(s, seat, captor, sum, EVERYBODY)
    s.tell(E_RANSOMED, seat, captor, lord, sum)
    let_home(s, lord)


@final
class Ransoming(FiefStep):
    """An owner offers less where he likes, then pays what he must. [F-4.1.2] [F-4.1.5]"""

    def __init__(self) -> None:
        domains = {"seat": SEAT_NAME, "about": LORD}
        super().__init__("ransoming", ("seat", "offered", "about"), domains, on=("ransoms",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + OFFERED] < BIT[LORDS]:
            return "offered: is a mask of lords"
        return seat_flaw(s, s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        prisoners = imprisoned(s, seat)
        if s.stack[f + ABOUT] >= 0 or prisoners == 0:
            return 0
        if s.cells[HIDDEN_MONEY] or prisoners & ~s.stack[f + OFFERED]:
            return BIT[seat]
        return BIT[seat] if has_choice(s, seat) else 0

    def advance(self, s: Table, f: i64) -> None:
        seat = s.stack[f + SEAT]
        if s.stack[f + ABOUT] >= 0:
            close_offer(s, f, seat)
        elif imprisoned(s, seat) and must_pay(s, seat):
            pay_ransom(s, seat, dearest(s, seat))
        else:
            s.pop()

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        lord: i64 = 0
        while lord < LORDS:
            if imprisoned(s, seat) & BIT[lord]:
                into.add(pack(PAY_RANSOM, lord))
                into.add(pack(OFFER_PRISONER, TO_TAKE, lord))
            lord += 1
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == PAY_RANSOM:
            return payment_refusal(s, seat, argument(move, 0))
        if verb == DONE:
            first = dearest(s, seat)
            return (R_MUST_RANSOM, first, ransom(s, first), 0) if must_pay(s, seat) else (LEGAL, 0, 0, 0)
        if verb != OFFER_PRISONER or argument(move, 0) != TO_TAKE:
            return (NOT_NOW, 0, 0, 0)
        lord = argument(move, 1)
        if not imprisoned(s, seat) & BIT[lord]:
            return (R_NOT_YOUR_PRISONER, lord, 0, 0)
        return (R_ASKED_ALREADY, 0, 0, 0) if s.stack[f + OFFERED] & BIT[lord] else (LEGAL, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            s.pop()
        elif verb == PAY_RANSOM:
            pay_ransom(s, seat, argument(move, 0))
        else:
            lord = argument(move, 1)
            s.stack[f + OFFERED] |= BIT[lord]
            s.stack[f + ABOUT] = lord
            s.cells[AGREED] = 0
            offers.ask(s, seat, s.cells[CAPTOR + lord], offers.LOWER_RANSOM, lord, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(PAY_RANSOM, dearest(s, seat)) if must_pay(s, seat) else pack(DONE)


def close_offer(s: Table, f: i64, seat: i64) -> None:
    """The captor has answered: if he agreed the lord is free, whatever was given for it. [F-4.1.2]"""
    lord = s.stack[f + ABOUT]
    agreed = s.cells[AGREED]
    s.stack[f + ABOUT] = NONE
    s.cells[AGREED] = 0
    if agreed and imprisoned(s, seat) & BIT[lord]:
        s.tell(E_BARGAINED_FREE, seat, s.cells[CAPTOR + lord], lord)
        let_home(s, lord)
