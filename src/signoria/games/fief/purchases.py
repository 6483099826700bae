"""What a player may buy, where it goes and what it costs. [F-4.2] [F-4.3.1] [F-1.5.1]"""

from mypy_extensions import i64

from signoria.games.fief import titles
from signoria.games.fief.control import (
    controller,
    fortifications_left,
    is_besieged,
    is_inside,
    mills_left,
    set_control,
)
from signoria.games.fief.messages_deaths import (
    R_BESIEGED,
    R_CANNOT_PAY,
    R_CARDINAL_ALREADY,
    R_CARDINAL_SOLD,
    R_ENOUGH_MILLS,
    R_ENOUGH_NEW_UNITS,
    R_FORTIFIED,
    R_NO_BISHOP,
    R_NO_PLACE_FOR_TROOPS,
    R_NOBODY_ON_BOARD,
    R_NONE_IN_SUPPLY,
    R_NOT_YOUR_VILLAGE,
)
from signoria.games.fief.people import bishopric_of, first_lord, is_cardinal, ruler_seat
from signoria.games.fief.pieces import (
    BISHOPRIC_OF,
    BIT,
    CARDINAL_PRICE,
    CASTLE_PRICE,
    KNIGHT,
    KNIGHT_PRICE,
    LORDS,
    MAN,
    MAN_PRICE,
    MILL_PRICE,
    MILLS_PER_VILLAGE,
    NEW_UNITS,
    NO_FORT,
    PLAGUE,
    TITLE_PRICE,
    VILLAGES,
)
from signoria.games.fief.state import (
    BY_PURCHASE,
    CARDINAL_BY,
    CONTROL,
    FOG,
    FORT_IN,
    MILLS_IN,
    NEW_UNITS_IN,
    NONE,
    STAND_OF,
    Table,
)
from signoria.games.fief.units import in_supply, on_board, put_troops
from signoria.kernel.flow import LEGAL, Refusal


def price_refusal(price: i64, money: i64) -> Refusal:
    return (LEGAL, 0, 0, 0) if price <= money else (R_CANNOT_PAY, price, money, 0)


def has_anybody(s: Table, seat: i64) -> bool:
    """A lord or troops on the board; a prisoner is not there for a purchase. [F-4.2.4] [F-6.4.6]"""
    return s.free_family(seat) != 0 or on_board(s, seat, MAN) + on_board(s, seat, KNIGHT) > 0


# ------------------------------------------------------------ troops [F-4.2.2]


def unit_price(unit: i64) -> i64:
    return MAN_PRICE if unit == MAN else KNIGHT_PRICE


def muster(s: Table, seat: i64, village: i64) -> i64:
    """The stand where a seat's new troops go: its castle or city, or beside a free lord; or NONE. [F-4.2.2]"""
    lords = s.lords_in(seat, village)
    if controller(s, village) == seat:
        return village if lords or s.cells[FORT_IN + village] != NO_FORT else NONE
    return s.cells[STAND_OF + first_lord(lords)] if lords else NONE


def placing_refusal(s: Table, seat: i64, village: i64) -> Refusal:
    """Whether new troops may go to a village: never into a besieged fortification, at most four. [F-4.2.2]"""
    if muster(s, seat, village) < 0:
        return (R_NO_PLACE_FOR_TROOPS, village, 0, 0)
    if is_besieged(s, village) and is_inside(s, seat, village):
        return (R_BESIEGED, village, 0, 0)
    return (R_ENOUGH_NEW_UNITS if s.cells[NEW_UNITS_IN + village] >= NEW_UNITS else LEGAL, village, 0, 0)


def hiring_refusal(s: Table, seat: i64, unit: i64, village: i64, money: i64) -> Refusal:
    if not has_anybody(s, seat):
        return (R_NOBODY_ON_BOARD, 0, 0, 0)
    if in_supply(s, seat, unit) <= 0:
        return (R_NONE_IN_SUPPLY, 0, 0, 0)
    refused = placing_refusal(s, seat, village)
    return refused if refused[0] != 0 else price_refusal(unit_price(unit), money)


def most_units(s: Table, seat: i64, unit: i64, village: i64, money: i64) -> i64:
    """How many units of a kind can be bought for a village where one can: by supply, place and money. [F-4.2.2]"""
    return min(in_supply(s, seat, unit), NEW_UNITS - s.cells[NEW_UNITS_IN + village], money // unit_price(unit))


def place_unit(s: Table, seat: i64, unit: i64, village: i64) -> None:
    """A new unit goes on the board; where the plague lies it is not struck. [F-4.2.2] [F-2.2.6]"""
    stand = muster(s, seat, village)
    put_troops(s, seat, stand, unit, 1, 0, 1 if s.has_calamity(BISHOPRIC_OF[village], PLAGUE) else 0)
    s.cells[NEW_UNITS_IN + village] += 1
    if s.cells[CONTROL + village] < 0:
        set_control(s, village, seat)  # an empty city or castle of a governed fief is occupied now [F-4.3.5]


# ------------------------------------------------------------ buildings [F-4.2.3]


def building_refusal(s: Table, seat: i64, village: i64) -> Refusal:
    if not has_anybody(s, seat):
        return (R_NOBODY_ON_BOARD, 0, 0, 0)
    return (LEGAL, 0, 0, 0) if controller(s, village) == seat else (R_NOT_YOUR_VILLAGE, village, 0, 0)


def mill_refusal(s: Table, seat: i64, village: i64, money: i64) -> Refusal:
    """At most two in a village, also in a besieged one. [F-4.2.3] [F-4.2.6]"""
    refused = building_refusal(s, seat, village)
    if refused[0] != 0:
        return refused
    if s.cells[MILLS_IN + village] >= MILLS_PER_VILLAGE:
        return (R_ENOUGH_MILLS, village, 0, 0)
    return (R_NONE_IN_SUPPLY, 0, 0, 0) if mills_left(s) == 0 else price_refusal(MILL_PRICE, money)


def castle_refusal(s: Table, seat: i64, village: i64, money: i64) -> Refusal:
    """At most one fortification in a village. [F-4.2.3]"""
    refused = building_refusal(s, seat, village)
    if refused[0] != 0:
        return refused
    if s.cells[FORT_IN + village] != NO_FORT:
        return (R_FORTIFIED, village, 0, 0)
    return (R_NONE_IN_SUPPLY, 0, 0, 0) if fortifications_left(s) == 0 else price_refusal(CASTLE_PRICE, money)


# ------------------------------------------------------------ titles [F-4.3.1] [F-1.5.1]


def title_price(s: Table, seat: i64, fief: i64, waived: i64) -> i64:
    """Nothing if the king or regent waives it, as in one's own family. [F-1.8.5]"""
    return 0 if ruler_seat(s) == seat or waived & BIT[fief] else TITLE_PRICE[fief]


def title_refusal(s: Table, seat: i64, fief: i64, waived: i64, money: i64) -> Refusal:
    refused = titles.claim_refusal(s, seat, fief)
    return refused if refused[0] != 0 else price_refusal(title_price(s, seat, fief, waived), money)


def sold_cardinal(s: Table) -> i64:
    """The lord with the bought cardinal title, or NONE."""
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[CARDINAL_BY + lord] == BY_PURCHASE:
            return lord
        lord += 1
    return NONE


def cardinal_refusal(s: Table, lord: i64, money: i64) -> Refusal:
    """One title, for any bishop in play who is not yet cardinal. [F-1.5.1] [F-1.5.5]"""
    if sold_cardinal(s) >= 0:
        return (R_CARDINAL_SOLD, 0, 0, 0)
    if s.owner(lord) < 0 or bishopric_of(s, lord) < 0:
        return (R_NO_BISHOP, lord, 0, 0)
    return (R_CARDINAL_ALREADY, lord, 0, 0) if is_cardinal(s, lord) else price_refusal(CARDINAL_PRICE, money)


# ------------------------------------------------------------ whether there is anything to buy


def could_hire(s: Table, seat: i64, money: i64) -> bool:
    """Whether a unit could be bought; what is left in the supply counts only where everybody sees it. [F-11.2]"""
    if money < MAN_PRICE or not has_anybody(s, seat):
        return False
    is_man = in_supply(s, seat, MAN) > 0 or bool(s.cells[FOG])
    if not is_man and (in_supply(s, seat, KNIGHT) <= 0 or money < KNIGHT_PRICE):
        return False
    village: i64 = 0
    while village < VILLAGES:
        if placing_refusal(s, seat, village)[0] == LEGAL:
            return True
        village += 1
    return False


def could_build(s: Table, seat: i64, money: i64) -> bool:
    """Whether a mill or a castle could be bought."""
    village: i64 = 0
    while money >= MILL_PRICE and village < VILLAGES:
        if controller(s, village) == seat:
            if mill_refusal(s, seat, village, money)[0] == 0 or castle_refusal(s, seat, village, money)[0] == 0:
                return True
        village += 1
    return False
