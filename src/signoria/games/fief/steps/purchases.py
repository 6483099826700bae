"""Phase 4: each player buys in turn order. [F-4.2] [F-4.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import crown, offers, purchases, titles
from signoria.games.fief.aftermath import settle_up
from signoria.games.fief.control import controller
from signoria.games.fief.messages_deaths import (
    E_CARDINAL_BOUGHT,
    E_CASTLE,
    E_HIRED,
    E_MILL,
    E_PAID_TROOPS,
    E_WAIVED,
    R_ASKED_ALREADY,
    R_FREE_OF_CHARGE,
    R_NO_RULER,
)
from signoria.games.fief.moves import (
    ASK_WAIVER,
    BUY_CARDINAL,
    BUY_CASTLE,
    BUY_MILL,
    BUY_TITLE,
    DONE,
    HIRE,
    PASS_TITLE,
)
from signoria.games.fief.people import bishopric_of, pope_seat, ruler_seat
from signoria.games.fief.pieces import (
    BIT,
    CARDINAL_PRICE,
    CASTLE,
    CASTLE_PRICE,
    FIEFS,
    KNIGHT,
    KNIGHT_PRICE,
    LORDS,
    MAN,
    MAN_PRICE,
    MILL_PRICE,
    VILLAGES,
)
from signoria.games.fief.pieces import FIEF as FIEF_NAME
from signoria.games.fief.pieces import LORD as LORD_NAME
from signoria.games.fief.purse import pay
from signoria.games.fief.state import (
    ADMITTED,
    AGREED,
    BY_PURCHASE,
    FOG,
    FORT_IN,
    HIDDEN_MONEY,
    MILLS_IN,
    NEW_UNITS_IN,
    NONE,
    SEATS,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import BUSY, CALM, FiefStep
from signoria.games.fief.steps.kinds import BUYING
from signoria.games.fief.steps.titles import passing_candidates
from signoria.kernel.domains import SEAT as SEAT_NAME
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

NEXT: Final = FIRST_FIELD  # how many players have had their turn


@final
class Purchases(Step[Table]):
    """One turn to buy for each player. [F-4.2]"""

    def __init__(self) -> None:
        super().__init__("purchases", ("turns",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + NEXT] <= s.cells[SEATS] else "turns: more than there are players"

    def advance(self, s: Table, f: i64) -> None:
        village: i64 = 0
        while village < VILLAGES:
            s.cells[NEW_UNITS_IN + village] = 0
            village += 1
        if s.stack[f + NEXT] == s.cells[SEATS]:
            s.pop()
            return
        g = s.push(BUYING)
        s.stack[g + SEAT] = s.nth(s.stack[f + NEXT])
        s.stack[g + FIEF_ASKED] = NONE
        s.stack[g + LORD_ASKED] = NONE
        s.stack[f + NEXT] += 1


SEAT: Final = FIRST_FIELD
WAIVED: Final = FIRST_FIELD + 1  # mask of fiefs whose price the king has waived
WAIVERS: Final = FIRST_FIELD + 2  # mask of fiefs for which he was asked to
CONSENTS: Final = FIRST_FIELD + 3  # mask of bishops for whom the pope was asked
PASSED: Final = FIRST_FIELD + 4  # mask of fiefs whose titles were passed
FIEF_ASKED: Final = FIRST_FIELD + 5  # what the king is being asked, or NONE
LORD_ASKED: Final = FIRST_FIELD + 6  # what the pope is being asked, or NONE
# Under fog troops are paid for together, so that the price of one does not show where it went. [F-11.2]
UNPAID: Final = FIRST_FIELD + 7  # units placed and not yet paid for
UNPAID_KNIGHTS: Final = FIRST_FIELD + 8  # knights among them: known to the buyer only


def debt(s: Table, f: i64) -> i64:
    """What troops placed under fog still cost."""
    return MAN_PRICE * s.stack[f + UNPAID] + (KNIGHT_PRICE - MAN_PRICE) * s.stack[f + UNPAID_KNIGHTS]


def means(s: Table, f: i64, seat: i64) -> i64:
    return s.money(seat) - debt(s, f)


def pay_debt(s: Table, f: i64, seat: i64) -> None:
    """Troops placed under fog are announced and paid for. [F-11.2]"""
    if s.stack[f + UNPAID] == 0:
        return
    pay(s, seat, debt(s, f))
    knights = s.stack[f + UNPAID_KNIGHTS]
    s.tell(E_PAID_TROOPS, seat, s.stack[f + UNPAID] - knights, knights)
    s.stack[f + UNPAID] = 0
    s.stack[f + UNPAID_KNIGHTS] = 0


def waiver_refusal(s: Table, f: i64, seat: i64, fief: i64) -> Refusal:
    """Another's free king or regent may be asked once for each title one could buy. [F-1.8.5] [F-6.4.5]"""
    refused = titles.claim_refusal(s, seat, fief)
    if refused[0] != 0:
        return refused
    if ruler_seat(s) < 0:
        return (R_NO_RULER, 0, 0, 0)
    if purchases.title_price(s, seat, fief, s.stack[f + WAIVED]) == 0:
        return (R_FREE_OF_CHARGE, fief, 0, 0)
    return (R_ASKED_ALREADY, 0, 0, 0) if s.stack[f + WAIVERS] & BIT[fief] else (LEGAL, 0, 0, 0)


def cardinal_refusal(s: Table, f: i64, seat: i64, lord: i64) -> Refusal:
    """Another's free pope is asked once for each bishop. [F-1.5.2]"""
    refused = purchases.cardinal_refusal(s, lord, means(s, f, seat))
    is_asked = needs_consent(s, seat) and s.stack[f + CONSENTS] & BIT[lord]
    return (R_ASKED_ALREADY, 0, 0, 0) if refused[0] == 0 and is_asked else refused


def needs_consent(s: Table, seat: i64) -> bool:
    """Whether another player's pope can refuse. [F-1.5.2] [F-1.5.5]"""
    asked = pope_seat(s)
    return asked >= 0 and asked != seat


@final
class Buying(FiefStep):
    """A player buys, passes titles and is done. [F-4.2] [F-4.3.7]"""

    def __init__(self) -> None:
        fields = ("waived", "waivers", "consents", "passed", "fief", "lord", "unpaid", "unpaid_knights")
        domains = {"seat": SEAT_NAME, "fief": FIEF_NAME, "lord": LORD_NAME}
        super().__init__("buying", ("seat", *fields), domains, on=("purchases",))

    def flaw(self, s: Table, f: i64) -> str:
        for name, number, size in (("waived", WAIVED, FIEFS), ("waivers", WAIVERS, FIEFS), ("passed", PASSED, FIEFS)):
            if not 0 <= s.stack[f + number] < BIT[size]:
                return f"{name}: is a mask of fiefs"
        if not 0 <= s.stack[f + CONSENTS] < BIT[LORDS]:
            return "consents: is a mask of lords"
        if s.stack[f + UNPAID] < 0 or (s.stack[f + UNPAID] and not s.cells[FOG]):
            return "unpaid: only under fog"
        if not 0 <= s.stack[f + UNPAID_KNIGHTS] <= s.stack[f + UNPAID]:
            return "unpaid_knights: more than are unpaid"
        return seat_flaw(s, s.stack[f + SEAT])

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY if s.stack[f + UNPAID] else CALM

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + FIEF_ASKED] >= 0 or s.stack[f + LORD_ASKED] >= 0:
            return 0
        seat = s.stack[f + SEAT]
        return BIT[seat] if has_choice(s, f, seat) else 0

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + FIEF_ASKED] >= 0:
            close_waiver(s, f)
        elif s.stack[f + LORD_ASKED] >= 0:
            close_consent(s, f)
        else:
            s.pop()

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        village: i64 = 0
        while village < VILLAGES:
            if purchases.muster(s, seat, village) >= 0:
                into.add(pack(HIRE, MAN, village))
                into.add(pack(HIRE, KNIGHT, village))
            if controller(s, village) == seat:
                into.add(pack(BUY_MILL, village))
                into.add(pack(BUY_CASTLE, village))
            village += 1
        fief: i64 = 0
        while fief < FIEFS:
            if titles.claim_refusal(s, seat, fief)[0] == LEGAL:
                into.add(pack(BUY_TITLE, fief))
                into.add(pack(ASK_WAIVER, fief))
            fief += 1
        lord: i64 = 0
        while lord < LORDS:
            if s.owner(lord) >= 0 and bishopric_of(s, lord) >= 0:
                into.add(pack(BUY_CARDINAL, lord))
            lord += 1
        passing_candidates(s, seat, into)
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        a = argument(move, 0)
        if verb == DONE:
            return (LEGAL, 0, 0, 0)
        if verb == HIRE:
            return purchases.hiring_refusal(s, seat, a, argument(move, 1), means(s, f, seat))
        if verb == BUY_MILL:
            return purchases.mill_refusal(s, seat, a, means(s, f, seat))
        if verb == BUY_CASTLE:
            return purchases.castle_refusal(s, seat, a, means(s, f, seat))
        if verb == BUY_TITLE:
            return purchases.title_refusal(s, seat, a, s.stack[f + WAIVED], means(s, f, seat))
        if verb == ASK_WAIVER:
            return waiver_refusal(s, f, seat, a)
        if verb == BUY_CARDINAL:
            return cardinal_refusal(s, f, seat, a)
        if verb == PASS_TITLE:
            return titles.passing_refusal(s, seat, a, argument(move, 1), s.stack[f + PASSED])
        return (NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        a = argument(move, 0)
        if verb == HIRE:
            hire(s, f, seat, a, argument(move, 1))
            return
        pay_debt(s, f, seat)
        if verb == DONE:
            s.pop()
        elif verb == BUY_MILL:
            pay(s, seat, MILL_PRICE)
            s.cells[MILLS_IN + a] += 1
            s.tell(E_MILL, seat, a)
        elif verb == BUY_CASTLE:
            pay(s, seat, CASTLE_PRICE)
            s.cells[FORT_IN + a] = CASTLE
            s.cells[ADMITTED + a] = 0  # nobody is inside new walls but their builder [F-5.2.1]
            s.tell(E_CASTLE, seat, a)
            settle_up(s)
        elif verb == BUY_TITLE:
            price = purchases.title_price(s, seat, a, s.stack[f + WAIVED])
            pay(s, seat, price)
            titles.begin_purchase(s, seat, a, price)
        elif verb == ASK_WAIVER:
            s.stack[f + WAIVERS] |= BIT[a]
            s.stack[f + FIEF_ASKED] = a
            s.cells[AGREED] = 0
            offers.ask(s, seat, ruler_seat(s), offers.WAIVER, a, 0)
        elif verb == BUY_CARDINAL:
            ask_or_buy_cardinal(s, f, seat, a)
        else:
            s.stack[f + PASSED] |= BIT[a]
            titles.pass_title(s, seat, a, argument(move, 1))

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)


def has_choice(s: Table, f: i64, seat: i64) -> bool:
    """Whether by public knowledge there is anything a player could do besides being done."""
    if s.cells[HIDDEN_MONEY] or s.stack[f + UNPAID]:
        return True
    money = s.money(seat)
    return (
        purchases.could_hire(s, seat, money)
        or purchases.could_build(s, seat, money)
        or can_claim(s, f, seat, money)
        or titles.can_pass(s, seat, NONE, s.stack[f + PASSED])
        or can_make_cardinal(s, f, seat)
    )


def can_claim(s: Table, f: i64, seat: i64, money: i64) -> bool:
    """Whether a fief title can be bought, or its price be asked to be waived."""
    fief: i64 = 0
    while fief < FIEFS:
        if titles.claim_refusal(s, seat, fief)[0] == LEGAL:
            price = purchases.title_price(s, seat, fief, s.stack[f + WAIVED])
            if price <= money or waiver_refusal(s, f, seat, fief)[0] == LEGAL:
                return True
        fief += 1
    return False


def can_make_cardinal(s: Table, f: i64, seat: i64) -> bool:
    """Whether the cardinal title can be bought for anybody."""
    lord: i64 = 0
    while s.money(seat) >= CARDINAL_PRICE and lord < LORDS:
        if cardinal_refusal(s, f, seat, lord)[0] == LEGAL:
            return True
        lord += 1
    return False


def hire(s: Table, f: i64, seat: i64, unit: i64, village: i64) -> None:
    """A unit is bought and placed; under fog the others see that one comes, not which. [F-4.2.2] [F-11.2]"""
    purchases.place_unit(s, seat, unit, village)
    if s.cells[FOG]:
        s.stack[f + UNPAID] += 1
        s.stack[f + UNPAID_KNIGHTS] += 1 if unit == KNIGHT else 0
        s.tell_only(BIT[seat], E_HIRED, seat, village, unit, 0)
        return
    price = purchases.unit_price(unit)
    pay(s, seat, price)
    s.tell(E_HIRED, seat, village, unit, price)


def close_waiver(s: Table, f: i64) -> None:
    """The king has answered. [F-1.8.5]"""
    fief = s.stack[f + FIEF_ASKED]
    s.stack[f + FIEF_ASKED] = NONE
    if s.cells[AGREED]:
        s.stack[f + WAIVED] |= BIT[fief]
        s.tell(E_WAIVED, ruler_seat(s), s.stack[f + SEAT], fief)
    s.cells[AGREED] = 0


def ask_or_buy_cardinal(s: Table, f: i64, seat: i64, lord: i64) -> None:
    """Another's pope must consent. [F-1.5.2]"""
    if not needs_consent(s, seat):
        buy_cardinal(s, seat, lord)
        return
    s.stack[f + CONSENTS] |= BIT[lord]
    s.stack[f + LORD_ASKED] = lord
    s.cells[AGREED] = 0
    offers.ask(s, seat, pope_seat(s), offers.CARDINAL_CONSENT, lord, BY_PURCHASE)


def close_consent(s: Table, f: i64) -> None:
    """The pope has answered; what was paid for his consent may have cost the price. [F-1.5.2]"""
    lord = s.stack[f + LORD_ASKED]
    seat = s.stack[f + SEAT]
    s.stack[f + LORD_ASKED] = NONE
    if s.cells[AGREED] and purchases.cardinal_refusal(s, lord, s.money(seat))[0] == LEGAL:
        buy_cardinal(s, seat, lord)
    s.cells[AGREED] = 0


def buy_cardinal(s: Table, seat: i64, lord: i64) -> None:
    """The one title for sale is given to a bishop. [F-1.5.1]"""
    pay(s, seat, CARDINAL_PRICE)
    s.tell(E_CARDINAL_BOUGHT, seat, lord)
    crown.make_cardinal(s, lord, BY_PURCHASE)
