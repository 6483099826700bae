"""Fief titles find their lords: which title is inherited, who bears it, where its capital is. [F-4.3] [F-4.4]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import titles
from signoria.games.fief.messages_deaths import (
    E_INHERITED,
    E_TITLE_GAINED,
    E_TITLE_GIVEN,
    E_TITLE_TO_BOARD,
    R_NO_CAPITAL,
    R_NOT_LEFT_BEHIND,
    R_NOT_THE_HEIR,
    R_PRISONER_BUYS_NOTHING,
)
from signoria.games.fief.moves import BUY_TITLE, CAPITAL_IS, GRANT, PASS, PASS_TITLE
from signoria.games.fief.people import can_hold_another, first_lord, size
from signoria.games.fief.pieces import BIT, FIEF, FIEFS, LORD, LORDS, VILLAGES
from signoria.games.fief.state import HOLDER, NONE, SEATS, Table, seat_flaw
from signoria.games.fief.steps.base import BUSY, TALKING, FiefStep
from signoria.games.fief.titles import (
    BOUGHT,
    GRANT_DEAD,
    GRANT_FIEF,
    GRANT_HEIR,
    GRANT_LORD,
    GRANT_PASSED,
    GRANT_SEAT,
    GRANT_WAY,
    INHERITED,
    WAY,
)
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
DEAD: Final = FIRST_FIELD + 1
HEIR: Final = FIRST_FIELD + 2


@final
class Inheriting(FiefStep):
    """More titles are left behind than the heirs can hold: their owner chooses which comes next. [F-4.4.4]"""

    def __init__(self) -> None:
        domains = {"seat": SEAT_NAME, "dead": SEAT_NAME, "heir": LORD}
        super().__init__("inheriting", ("seat", "dead", "heir"), domains, on=("aftermath",))

    def flaw(self, s: Table, f: i64) -> str:
        if seat_flaw(s, s.stack[f + DEAD]):
            return "dead: nobody sits there"
        heir = s.stack[f + HEIR]
        owner = s.stack[f + DEAD] if heir < 0 else s.owner(heir)
        return seat_flaw(s, s.stack[f + SEAT]) or ("" if s.stack[f + SEAT] == owner else "seat: is not the heir's")

    def calmness(self, s: Table, f: i64) -> i64:
        return TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        n = titles.estates(s, s.stack[f + DEAD], s.stack[f + HEIR])
        return BIT[s.stack[f + SEAT]] if n > 1 else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        fief: i64 = 0
        while fief < FIEFS:
            into.add(pack(BUY_TITLE, fief))
            fief += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != BUY_TITLE:
            return (NOT_NOW, 0, 0, 0)
        fief = argument(move, 0)
        is_left = titles.is_estate(s, fief, s.stack[f + DEAD], s.stack[f + HEIR])
        return (LEGAL, 0, 0, 0) if is_left else (R_NOT_LEFT_BEHIND, fief, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        heir = s.stack[f + HEIR]
        s.pop()
        titles.inherit(s, argument(move, 0), heir)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        fief: i64 = 0
        while fief < FIEFS:
            if titles.is_estate(s, fief, s.stack[f + DEAD], s.stack[f + HEIR]):
                return pack(BUY_TITLE, fief)
            fief += 1
        return NOTHING


def eligible(s: Table, f: i64) -> i64:
    """Mask of the lords who can be given the title now. [F-4.3.6] [F-4.4.1]"""
    if s.stack[f + GRANT_WAY] == BOUGHT:
        return titles.buyers(s, s.stack[f + GRANT_SEAT])
    heir = s.stack[f + GRANT_HEIR]
    if heir < 0:
        return titles.with_room(s, s.stack[f + GRANT_SEAT])
    return BIT[heir] if can_hold_another(s, heir) else 0


def can_make_room(s: Table, f: i64) -> bool:
    """Whether a title can be passed first: for one inherited or taken; by a spouse only one of his own. [F-4.3.7]"""
    heir = s.stack[f + GRANT_HEIR]
    if s.stack[f + GRANT_WAY] == BOUGHT or (heir >= 0 and can_hold_another(s, heir)):
        return False
    return titles.can_pass(s, s.stack[f + GRANT_SEAT], heir, s.stack[f + GRANT_PASSED])


@final
class Granting(FiefStep):
    """A family gives a title to one of its lords; with a bought one it also chooses the capital. [F-4.3.2]"""

    def __init__(self) -> None:
        super().__init__(
            "granting",
            ("seat", "fief", "way", "heir", "dead", "passed", "lord"),
            {"seat": SEAT_NAME, "fief": FIEF, "way": WAY, "heir": LORD, "dead": SEAT_NAME, "lord": LORD},
            on=("aftermath", "buying"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + GRANT_SEAT]
        if seat_flaw(s, seat):
            return seat_flaw(s, seat)
        fief = s.stack[f + GRANT_FIEF]
        if not 0 <= fief < FIEFS:
            return "fief: there is none"
        if not 0 <= s.stack[f + GRANT_PASSED] < BIT[FIEFS]:
            return "passed: is a mask of fiefs"
        for name, number in (("heir", GRANT_HEIR), ("lord", GRANT_LORD)):
            if s.stack[f + number] >= 0 and s.owner(s.stack[f + number]) != seat:
                return f"{name}: is not of this family"
        if s.stack[f + GRANT_DEAD] >= s.cells[SEATS]:
            return "dead: nobody sits there"
        if s.stack[f + GRANT_HEIR] >= 0 and s.stack[f + GRANT_DEAD] < 0:
            return "dead: a spouse inherits from a family"
        is_bought = s.stack[f + GRANT_WAY] == BOUGHT
        return "fief: is not for sale" if is_bought and titles.claim_refusal(s, seat, fief)[0] != LEGAL else ""

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY if s.stack[f + GRANT_WAY] == BOUGHT else TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        asked = BIT[s.stack[f + GRANT_SEAT]]
        if s.stack[f + GRANT_LORD] >= 0:
            return asked if size(capitals(s, f)) > 1 else 0
        return asked if size(eligible(s, f)) > 1 or can_make_room(s, f) else 0

    def advance(self, s: Table, f: i64) -> None:
        """Nothing to choose: the only lord has it, the only castle becomes the city, or the title lies on the board."""
        if s.stack[f + GRANT_LORD] >= 0:
            finish(s, f, first_village(capitals(s, f)))
        elif eligible(s, f):
            give(s, f, first_lord(eligible(s, f)))
        else:
            leave_on_board(s, f)

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if s.stack[f + GRANT_LORD] >= 0:
            village: i64 = 0
            while village < VILLAGES:
                if capitals(s, f) & BIT[village]:
                    into.add(pack(CAPITAL_IS, village))
                village += 1
            return
        lord: i64 = 0
        while lord < LORDS:
            if s.owner(lord) == seat:
                into.add(pack(GRANT, lord))
            lord += 1
        passing_candidates(s, seat, into)
        into.add(pack(PASS))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        a = argument(move, 0)
        if s.stack[f + GRANT_LORD] >= 0:
            if verb != CAPITAL_IS:
                return (NOT_NOW, 0, 0, 0)
            return (LEGAL, 0, 0, 0) if capitals(s, f) & BIT[a] else (R_NO_CAPITAL, a, 0, 0)
        heir = s.stack[f + GRANT_HEIR]
        if verb == GRANT:
            if heir >= 0 and a != heir:
                return (R_NOT_THE_HEIR, a, 0, 0)
            found = titles.holding_refusal(s, seat, a)
            is_barred = found[0] == LEGAL and not eligible(s, f) & BIT[a]
            return (R_PRISONER_BUYS_NOTHING, a, 0, 0) if is_barred else found
        if verb == PASS_TITLE and s.stack[f + GRANT_WAY] != BOUGHT:
            if heir >= 0 and s.cells[HOLDER + a] != heir:
                return (R_NOT_THE_HEIR, heir, 0, 0)
            return titles.passing_refusal(s, seat, a, argument(move, 1), s.stack[f + GRANT_PASSED])
        if verb == PASS and heir >= 0:
            return (LEGAL, 0, 0, 0)  # the spouse need not make room [F-4.4.1]
        return (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        a = argument(move, 0)
        if verb == GRANT:
            give(s, f, a)
        elif verb == CAPITAL_IS:
            finish(s, f, a)
        elif verb == PASS_TITLE:
            s.stack[f + GRANT_PASSED] |= BIT[a]
            titles.pass_title(s, seat, a, argument(move, 1))
        else:
            leave_on_board(s, f)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """The first that is legal."""
        proposed = Moves()
        self.answers(s, f, seat, proposed)
        i: i64 = 0
        while i < len(proposed.items):
            if self.why_not(s, f, seat, proposed.items[i])[0] == LEGAL:
                return proposed.items[i]
            i += 1
        return NOTHING


def passing_candidates(s: Table, seat: i64, into: Moves) -> None:
    """Titles of a family, each with the relatives of its holder."""
    fief: i64 = 0
    while fief < FIEFS:
        holder = s.cells[HOLDER + fief]
        if holder >= 0 and s.owner(holder) == seat:
            lord: i64 = 0
            while lord < LORDS:
                if lord != holder and s.owner(lord) == seat:
                    into.add(pack(PASS_TITLE, fief, lord))
                lord += 1
        fief += 1


def capitals(s: Table, f: i64) -> i64:
    """Mask of the castles that can become the city of a bought title. [F-4.3.2]"""
    return titles.castles_of(s, s.stack[f + GRANT_SEAT], s.stack[f + GRANT_FIEF])


def first_village(mask: i64) -> i64:
    village: i64 = 0
    while village < VILLAGES and not mask & BIT[village]:
        village += 1
    return village


def give(s: Table, f: i64, lord: i64) -> None:
    """A lord has the title; a bought one still needs its capital, with a spouse's come his family's troops."""
    seat = s.stack[f + GRANT_SEAT]
    fief = s.stack[f + GRANT_FIEF]
    way = s.stack[f + GRANT_WAY]
    if way == BOUGHT:
        s.stack[f + GRANT_LORD] = lord
        s.tell(E_TITLE_GIVEN, seat, lord, fief)
        return
    s.cells[HOLDER + fief] = lord
    s.tell(E_INHERITED if way == INHERITED else E_TITLE_GAINED, seat, lord, fief)
    heir = s.stack[f + GRANT_HEIR]
    dead = s.stack[f + GRANT_DEAD]
    s.pop()
    city = titles.city_of(s, fief)
    if heir >= 0 and city >= 0:
        titles.replace_troops(s, dead, seat, city)


def finish(s: Table, f: i64, village: i64) -> None:
    """A title is bought: its lord has it and the castle becomes the city."""
    seat = s.stack[f + GRANT_SEAT]
    fief = s.stack[f + GRANT_FIEF]
    s.cells[HOLDER + fief] = s.stack[f + GRANT_LORD]
    s.pop()
    titles.found_city(s, seat, village, fief)


def leave_on_board(s: Table, f: i64) -> None:
    """Nobody takes the title. [F-4.3.6] [F-4.4.4]"""
    fief = s.stack[f + GRANT_FIEF]
    s.cells[HOLDER + fief] = NONE
    s.pop()
    s.tell(E_TITLE_TO_BOARD, fief)
