"""Fief titles: who may hold, pass, buy and inherit them, and the cities they go with. [F-4.3] [F-4.4]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.control import controller, controls_all, set_control
from signoria.games.fief.messages_deaths import (
    E_CITY,
    E_REPLACED,
    E_TITLE_BOUGHT,
    E_TITLE_LOST,
    E_TITLE_PASSED,
    E_TITLE_TO_BOARD,
    R_CITY_STANDS,
    R_KEEPS_THE_HIGHER,
    R_NO_CASTLE,
    R_NO_LORD_WITH_ROOM,
    R_NOT_YOUR_LORD,
    R_NOT_YOUR_TITLE,
    R_ONLY_TITLE,
    R_TITLE_HELD,
    R_TITLE_PASSED,
    R_TWO_TITLES,
    R_VILLAGES_MISSING,
)
from signoria.games.fief.people import can_hold_another, fief_titles
from signoria.games.fief.pieces import (
    BISHOPRIC_OF,
    BIT,
    CASTLE,
    CITY,
    FIEF_TITLES_EACH,
    FIEF_VILLAGES,
    FIEFS,
    KNIGHT,
    LORDS,
    MAN,
    PLAGUE,
    RANK,
    VILLAGES,
)
from signoria.games.fief.state import CAPTIVES, CONTROL, ESTATE_SEAT, ESTATE_SPOUSE, FORT_IN, HOLDER, NONE, OWNER, Table
from signoria.games.fief.steps.kinds import GRANTING, INHERITING
from signoria.games.fief.units import in_supply, lose_troops, put_troops
from signoria.kernel.domains import Names
from signoria.kernel.flow import FIRST_FIELD, LEGAL, Refusal

# How a title comes to a family.
TAKEN: Final = 0  # with its city [F-4.3.3]
INHERITED: Final = 1
BOUGHT: Final = 2
WAY: Final = Names("title_way", ("taken", "inherited", "bought"))

# Numbers of the frame of GRANTING; see `steps/titles.py`.
GRANT_SEAT: Final = FIRST_FIELD
GRANT_FIEF: Final = FIRST_FIELD + 1
GRANT_WAY: Final = FIRST_FIELD + 2  # TAKEN, INHERITED or BOUGHT
GRANT_HEIR: Final = FIRST_FIELD + 3  # the spouse who alone inherits, or NONE: any lord of the family
GRANT_DEAD: Final = FIRST_FIELD + 4  # family of the dead lord, or NONE
GRANT_PASSED: Final = FIRST_FIELD + 5  # mask of the fiefs whose titles were passed to make room
GRANT_LORD: Final = FIRST_FIELD + 6  # who has it, while the capital is chosen; or NONE


def city_of(s: Table, fief: i64) -> i64:
    """The fortified city of a fief, or NONE: there is at most one. [F-4.3.2]"""
    village: i64 = 0
    while village < VILLAGES:
        if FIEF_VILLAGES[fief] & BIT[village] and s.cells[FORT_IN + village] == CITY:
            return village
        village += 1
    return NONE


def room(s: Table, seat: i64) -> i64:
    """How many more fief titles the lords of a family can hold. [F-1.2.2]"""
    n: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[OWNER + lord] == seat:
            n += FIEF_TITLES_EACH - fief_titles(s, lord)
        lord += 1
    return n


def with_room(s: Table, seat: i64) -> i64:
    """Mask of the lords of a family, prisoners too, who can hold another title. [F-4.3.6]"""
    mask: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[OWNER + lord] == seat and can_hold_another(s, lord):
            mask |= BIT[lord]
        lord += 1
    return mask


# ------------------------------------------------------------ passing [F-4.3.4]


def lowest_rank(s: Table, lord: i64) -> i64:
    """Rank of the least important title of a lord who holds some."""
    least: i64 = 99
    fief: i64 = 0
    while fief < FIEFS:
        if s.cells[HOLDER + fief] == lord and RANK[fief] < least:
            least = RANK[fief]
        fief += 1
    return least


def giving_refusal(s: Table, seat: i64, fief: i64, passed: i64) -> Refusal:
    """A lord with two titles may give away the less important, each once. [F-4.3.4] [F-4.3.7]"""
    holder = s.cells[HOLDER + fief]
    if holder < 0 or s.cells[OWNER + holder] != seat:
        return (R_NOT_YOUR_TITLE, fief, 0, 0)
    if fief_titles(s, holder) < FIEF_TITLES_EACH:
        return (R_ONLY_TITLE, holder, 0, 0)
    if RANK[fief] > lowest_rank(s, holder):
        return (R_KEEPS_THE_HIGHER, holder, fief, 0)
    return (R_TITLE_PASSED, fief, 0, 0) if passed & BIT[fief] else (LEGAL, 0, 0, 0)


def passing_refusal(s: Table, seat: i64, fief: i64, lord: i64, passed: i64) -> Refusal:
    """Within the family, to a lord with room."""
    refused = giving_refusal(s, seat, fief, passed)
    return refused if refused[0] != 0 else holding_refusal(s, seat, lord)


def holding_refusal(s: Table, seat: i64, lord: i64) -> Refusal:
    """A lord of the family with fewer than two titles. [F-4.3.2]"""
    if s.cells[OWNER + lord] != seat:
        return (R_NOT_YOUR_LORD, lord, 0, 0)
    return (LEGAL, 0, 0, 0) if can_hold_another(s, lord) else (R_TWO_TITLES, lord, 0, 0)


def can_pass(s: Table, seat: i64, holder: i64, passed: i64) -> bool:
    """Whether a family (or the one lord `holder` of it) can pass a title to a relative."""
    if with_room(s, seat) == 0:
        return False
    fief: i64 = 0
    while fief < FIEFS:
        if giving_refusal(s, seat, fief, passed)[0] == LEGAL and (holder < 0 or s.cells[HOLDER + fief] == holder):
            return True
        fief += 1
    return False


def pass_title(s: Table, seat: i64, fief: i64, lord: i64) -> None:
    """A title goes to a relative. [F-4.3.4]"""
    s.cells[HOLDER + fief] = lord
    s.tell(E_TITLE_PASSED, seat, lord, fief)


# ------------------------------------------------------------ buying [F-4.3.1]


def castles_of(s: Table, seat: i64, fief: i64) -> i64:
    """Mask of a seat's castles in a fief."""
    mask: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if FIEF_VILLAGES[fief] & BIT[village] and s.cells[FORT_IN + village] == CASTLE:
            if controller(s, village) == seat:
                mask |= BIT[village]
        village += 1
    return mask


def buyers(s: Table, seat: i64) -> i64:
    """Mask of the lords who can be given a bought title: a prisoner is not there for a purchase. [F-6.4.6]"""
    return with_room(s, seat) & ~s.cells[CAPTIVES]


def claim_refusal(s: Table, seat: i64, fief: i64) -> Refusal:
    """Why a title is not for sale to a seat, whatever its price. [F-4.3.1] [F-4.2.5] [F-4.3.8]"""
    if s.cells[HOLDER + fief] >= 0:
        return (R_TITLE_HELD, fief, s.cells[HOLDER + fief], 0)
    if city_of(s, fief) >= 0:
        return (R_CITY_STANDS, fief, 0, 0)
    if not controls_all(s, seat, FIEF_VILLAGES[fief]):
        return (R_VILLAGES_MISSING, fief, 0, 0)
    if castles_of(s, seat, fief) == 0:
        return (R_NO_CASTLE, fief, 0, 0)
    return (LEGAL, 0, 0, 0) if buyers(s, seat) else (R_NO_LORD_WITH_ROOM, 0, 0, 0)


def found_city(s: Table, seat: i64, village: i64, fief: i64) -> None:
    """A castle is flipped to the capital of its fief. [F-4.3.2]"""
    s.cells[FORT_IN + village] = CITY
    s.tell(E_CITY, seat, village, fief)


# ------------------------------------------------------------ the spouse's troops [F-4.4.5]


def replace_troops(s: Table, dead: i64, heir: i64, city: i64) -> None:
    """Troops of the dead lord's family give way to the same number and kind of the spouse's, as far as it has them."""
    exposed: i64 = 1 if s.has_calamity(BISHOPRIC_OF[city], PLAGUE) else 0
    placed: i64 = 0
    unit: i64 = MAN
    while unit <= KNIGHT:
        n = s.men(dead, city) if unit == MAN else s.knights(dead, city)
        stock = in_supply(s, heir, unit)
        lose_troops(s, dead, city, unit, n)
        coming = n if n < stock else stock
        put_troops(s, heir, city, unit, coming, 0, exposed)
        placed += coming
        unit += 1
    if placed:
        s.tell(E_REPLACED, heir, dead, city, placed)
        set_control(s, city, heir)


# ------------------------------------------------------------ heirs and cities [F-4.4] [F-4.3.3]


def settle_estates(s: Table, battle: i64) -> bool:
    """Titles of the dead go to their families, else to the spouse, else to the board. [F-4.4.1] [F-4.4.2]

    A spouse waits for the end of a battle under way in the city. [F-4.4.5]
    """
    fief: i64 = 0
    while fief < FIEFS and (s.cells[ESTATE_SEAT + fief] < 0 or is_fought_over(s, fief, battle)):
        fief += 1
    if fief == FIEFS:
        return False
    dead = s.cells[ESTATE_SEAT + fief]
    city = city_of(s, fief)
    if city >= 0 and s.cells[CONTROL + city] >= 0 and s.cells[CONTROL + city] != dead:
        close_estate(s, fief)  # the title goes with the city [F-4.3.3]
        return True
    heir = heir_of(s, fief)
    seat = dead if heir < 0 else s.owner(heir)
    places = room(s, dead) if heir < 0 else FIEF_TITLES_EACH - fief_titles(s, heir)
    if places == 0 and (heir < 0 or not can_pass(s, seat, heir, 0)):
        close_estate(s, fief)
        s.tell(E_TITLE_TO_BOARD, fief)
    elif estates(s, dead, heir) > 1 and estates(s, dead, heir) > places:
        f = s.push(INHERITING)
        s.stack[f + FIRST_FIELD] = seat
        s.stack[f + FIRST_FIELD + 1] = dead
        s.stack[f + FIRST_FIELD + 2] = heir
    else:
        inherit(s, fief, heir)
    return True


def heir_of(s: Table, fief: i64) -> i64:
    """The spouse to whom the title of a dead lord goes, or NONE while his family has another lord. [F-4.4.1]"""
    return NONE if s.family(s.cells[ESTATE_SEAT + fief]) else s.cells[ESTATE_SPOUSE + fief]


def is_fought_over(s: Table, fief: i64, battle: i64) -> bool:
    """Whether a spouse inherits a title, and a city among all he inherits is being fought over. [F-4.4.5]"""
    heir = heir_of(s, fief)
    other: i64 = 0
    while battle >= 0 and heir >= 0 and other < FIEFS:
        if is_estate(s, other, s.cells[ESTATE_SEAT + fief], heir) and city_of(s, other) == battle:
            return True
        other += 1
    return False


def is_estate(s: Table, fief: i64, dead: i64, heir: i64) -> bool:
    """Whether a title of a dead lord's family waits for its heirs: for the spouse if `heir` is one."""
    return s.cells[ESTATE_SEAT + fief] == dead and (heir < 0 or s.cells[ESTATE_SPOUSE + fief] == heir)


def estates(s: Table, dead: i64, heir: i64) -> i64:
    """How many titles wait for the same heirs."""
    n: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        if is_estate(s, fief, dead, heir):
            n += 1
        fief += 1
    return n


def close_estate(s: Table, fief: i64) -> None:
    s.cells[ESTATE_SEAT + fief] = NONE
    s.cells[ESTATE_SPOUSE + fief] = NONE


def inherit(s: Table, fief: i64, heir: i64) -> None:
    """A title goes to the dead lord's family, or to his spouse. [F-4.4.1]"""
    dead = s.cells[ESTATE_SEAT + fief]
    close_estate(s, fief)
    begin_grant(s, dead if heir < 0 else s.owner(heir), fief, INHERITED, heir, dead)


def begin_grant(s: Table, seat: i64, fief: i64, way: i64, heir: i64 = NONE, dead: i64 = NONE) -> None:
    """A family gives a title to one of its lords."""
    f = s.push(GRANTING)
    s.stack[f + GRANT_SEAT] = seat
    s.stack[f + GRANT_FIEF] = fief
    s.stack[f + GRANT_WAY] = way
    s.stack[f + GRANT_HEIR] = heir
    s.stack[f + GRANT_DEAD] = dead
    s.stack[f + GRANT_LORD] = NONE


def begin_purchase(s: Table, seat: i64, fief: i64, price: i64) -> None:
    """A title has been paid for: its lord and its capital are chosen. [F-4.3.2]"""
    s.tell(E_TITLE_BOUGHT, seat, fief, price)
    begin_grant(s, seat, fief, BOUGHT)


def settle_titles(s: Table, battle: i64) -> bool:
    """Whoever controls a city takes its title, as soon as he has a lord with room for it. [F-4.3.3] [F-4.3.6]

    The village of a battle under way waits for its end.
    """
    fief: i64 = 0
    while fief < FIEFS:
        city = city_of(s, fief)
        seat = s.cells[CONTROL + city] if city >= 0 and city != battle else NONE
        holder = s.cells[HOLDER + fief]
        if seat >= 0 and (holder < 0 or s.owner(holder) != seat):
            has_room = room(s, seat) > 0
            if holder >= 0:
                s.cells[HOLDER + fief] = NONE
                s.tell(E_TITLE_LOST, holder, fief)
                if not has_room:
                    s.tell(E_TITLE_TO_BOARD, fief)
            if has_room:
                begin_grant(s, seat, fief, TAKEN)
            if has_room or holder >= 0:
                return True
        fief += 1
    return False
