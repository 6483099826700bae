"""What holdings, people, money and cards of Fief are worth to a seat, in hundredths of a point.

A victory point counts as three points: between two of them there is a lot to do.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.fief_survey import INCOME_PHASE, VILLAGES_OF_FIEF, Survey, incomes_left, turns_left
from signoria.games.fief import taxes, titles
from signoria.games.fief.people import (
    ally_of,
    bishopric_of,
    is_cardinal,
    ruler_seat,
    size,
)
from signoria.games.fief.people import titles as titles_of
from signoria.games.fief.pieces import (
    BISHOPRIC_OF,
    BISHOPRICS,
    BIT,
    CARDINAL,
    CASTLE,
    CASTLE_PRICE,
    D_ARC,
    FAMILY,
    FIEF_OF,
    FIEFS,
    IS_WOMAN,
    KINDS,
    LORDS,
    NO_FORT,
    TAX,
    TITLE_PRICE,
    VILLAGES,
    VP_ALLIED,
    VP_ALONE,
)
from signoria.games.fief.scoring import PAIRS_FROM, has, victory_points
from signoria.games.fief.state import (
    BISHOP,
    CAPTIVES,
    CAPTOR,
    DAUPHIN,
    FAMILY_OF,
    FORT_IN,
    HOLDER,
    IS_REGENT,
    KING,
    MILLS_IN,
    OWNER,
    PHASE,
    POPE,
    QUEEN,
    SEATS,
    TAXES,
    Table,
)
from signoria.games.fief.steps.income import LAND_TAX_YIELD, MILL_YIELD, QUEEN_YIELD, VILLAGE_YIELD, mill_yield

VICTORY_POINT: Final = 300
BUYING_PHASE: Final = 4
CARDINAL_WORTH: Final = 25

# ---------------------------------------------------------------- victory

PER_POINT: Final = 60  # on the way to a victory: for all its points together
NEAR: Final = vec[i64]([400, 90, 30, 0, 0])  # by the points still missing


def nearness(seats: i64, own: i64, ally: i64) -> i64:
    """How near a victory is, alone (`ally` is -1) or with an ally's points. [F-7.3] [F-7.4] [F-7.5]"""
    is_pair = ally >= 0 and seats >= PAIRS_FROM
    points = own + ally if is_pair else own
    needed: i64 = VP_ALLIED if is_pair else VP_ALONE
    missing = needed - points
    if missing < 0:
        missing = 0
    return NEAR[missing] + PER_POINT * points // needed


def victory_hope(s: Table, seat: i64) -> i64:
    ally = ally_of(s, seat)
    return nearness(s.cells[SEATS], victory_points(s, seat), victory_points(s, ally) if ally >= 0 else -1)


def alliance_gain(s: Table, seat: i64, other: i64) -> i64:
    """What a marriage with another's family would change; of three players it costs nobody anything. [F-1.1.4]"""
    if s.cells[SEATS] < PAIRS_FROM:
        return 5
    own = victory_points(s, seat)
    together = nearness(s.cells[SEATS], own, victory_points(s, other))
    return together - nearness(s.cells[SEATS], own, -1)


def standing(s: Table, view: Survey, seat: i64) -> i64:
    """How a family looks to its rivals: what everybody sees at a glance."""
    total = VICTORY_POINT * victory_points(s, seat) + victory_hope(s, seat)
    total += 12 * view.villages[seat] + 12 * size(s.cells[FAMILY_OF + seat] & ~s.cells[CAPTIVES])
    return total + church(s, seat)


# ---------------------------------------------------------------- land


def fort_worth(s: Table, village: i64) -> i64:
    fort = s.cells[FORT_IN + village]
    if fort == NO_FORT:
        return 0
    if fort == CASTLE:
        return 30
    return 40 + (VICTORY_POINT if s.cells[HOLDER + FIEF_OF[village]] >= 0 else 0)  # the title goes along [F-4.3.3]


def fief_progress(s: Table, view: Survey, seat: i64, fief: i64, more: i64) -> i64:
    """How near the title of a fief is, with so many more villages of it: all of them and a castle. [F-4.3.1]"""
    own = view.held[seat * FIEFS + fief] + more
    if own == 0 or s.cells[HOLDER + fief] >= 0 or titles.city_of(s, fief) >= 0:
        return 0
    every = VILLAGES_OF_FIEF[fief]
    has_castle = titles.castles_of(s, seat, fief) != 0
    if own >= every:
        return 150 if has_castle else 60
    progress = 60 * own * own // (every * every) + (30 * own // every if has_castle else 0)
    spoilt = 4 * view.held_by_others(seat, fief)
    return progress - spoilt if progress > spoilt else 0


def village_worth(s: Table, view: Survey, seat: i64, village: i64) -> i64:
    """What control of a village brings a seat that has it not, or costs one that loses it."""
    more: i64 = 0 if view.control[village] == seat else 1
    fief = FIEF_OF[village]
    step = fief_progress(s, view, seat, fief, more) - fief_progress(s, view, seat, fief, more - 1)
    yields = VILLAGE_YIELD + MILL_YIELD * s.cells[MILLS_IN + village]
    return 6 + 3 * yields * incomes_left(s) + fort_worth(s, village) + (step if step > 0 else 0)


# ---------------------------------------------------------------- money


def yearly(s: Table, view: Survey, seat: i64) -> i64:
    """Deniers of an income without cards. [F-3]"""
    total: i64 = QUEEN_YIELD if has(s, seat, s.cells[QUEEN]) else 0
    village: i64 = 0
    while village < VILLAGES:
        if view.control[village] == seat:
            total += VILLAGE_YIELD + MILL_YIELD * s.cells[MILLS_IN + village]
        village += 1
    return total


def extras(s: Table, view: Survey, seat: i64) -> i64:
    """What taxes, tithes, cards and famine change in the income of this turn. [F-3.2] [F-3.3] [F-3.4]"""
    total: i64 = 0
    is_taxed = s.cells[TAXES] >= 0
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        each = mill_yield(s, bishopric)
        tither: i64 = taxes.tither(s, bishopric) if is_taxed else -1
        if each != MILL_YIELD or tither >= 0:
            village: i64 = 0
            while village < VILLAGES:
                if BISHOPRIC_OF[village] == bishopric and view.control[village] >= 0:
                    mills = s.cells[MILLS_IN + village]
                    if view.control[village] == seat:
                        total -= MILL_YIELD * mills
                    if tither == seat or (tither < 0 and view.control[village] == seat):
                        total += each * mills
                village += 1
        bishopric += 1
    fief: i64 = 0
    while is_taxed and fief < FIEFS:
        if taxes.land_tax_of(s, fief) == seat:
            total += LAND_TAX_YIELD * VILLAGES_OF_FIEF[fief]
        fief += 1
    return total


def income_to_come(s: Table, view: Survey, seat: i64) -> i64:
    """Deniers of all incomes one plans for."""
    total = yearly(s, view, seat) * incomes_left(s)
    return total + extras(s, view, seat) if s.cells[PHASE] < INCOME_PHASE else total


def purse(s: Table, view: Survey, seat: i64) -> i64:
    """Money is worth what it can buy, more while one saves for a title whose villages one has. [F-4.3.1]"""
    money = s.money(seat)
    can_buy = s.cells[PHASE] <= BUYING_PHASE
    if turns_left(s) == 0 and not can_buy:
        return money if money < 30 else 30
    best: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        hope = savings(s, view, seat, fief, money)
        if hope > best:
            best = hope
        fief += 1
    spent = money if money < 40 else 40
    return 4 * spent + best


def savings(s: Table, view: Survey, seat: i64, fief: i64, money: i64) -> i64:
    """What money does for the title of a fief: castle and price, as far as they are saved."""
    own = view.held[seat * FIEFS + fief]
    missing = VILLAGES_OF_FIEF[fief] - own
    if own == 0 or missing > 1 or s.cells[HOLDER + fief] >= 0 or titles.city_of(s, fief) >= 0:
        return 0
    needed: i64 = 0 if ruler_seat(s) == seat else TITLE_PRICE[fief]
    if titles.castles_of(s, seat, fief) == 0:
        needed += CASTLE_PRICE
    whole: i64 = 70 if missing == 0 else 25
    return whole if money >= needed else whole * money // needed


# ---------------------------------------------------------------- people

FREE_LORDS: Final = vec[i64]([0, 40, 65, 85, 95])  # by their number; the first can do what nobody else can
PRISON: Final = 12  # what is left of a lord in prison


def family(s: Table, seat: i64) -> i64:
    free = size(s.free_family(seat))
    return FREE_LORDS[free] + PRISON * (size(s.family(seat)) - free)


def lord_worth(s: Table, lord: i64) -> i64:
    """What the capture of a lord costs his family."""
    return 22 + 6 * titles_of(s, lord)


def prisoners(s: Table, seat: i64) -> i64:
    """Lords of others in one's hands: a ransom to come, or a rival kept out. [F-6.4.1]"""
    total: i64 = 0
    captives = s.cells[CAPTIVES]
    lord: i64 = 0
    while captives >> lord:
        if captives & BIT[lord] and s.cells[CAPTOR + lord] == seat:
            total += 3 + 4 * titles_of(s, lord)
        lord += 1
    return total


def church(s: Table, seat: i64) -> i64:
    """Bishops, cardinals, pope beside the victory point: votes, tithes, a way to the tiara. [F-1.4.7] [F-1.5.3]"""
    total: i64 = 0
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        lord = s.cells[BISHOP + bishopric]
        if has(s, seat, lord):
            total += 20 + (CARDINAL_WORTH if is_cardinal(s, lord) else 0)
        bishopric += 1
    return total + (20 if has(s, seat, s.cells[POPE]) else 0)


def crown(s: Table, seat: i64) -> i64:
    """King, queen or regent and dauphin beside the victory point. [F-1.8.5] [F-1.9]"""
    total: i64 = 25 if has(s, seat, s.cells[KING]) else 0
    if has(s, seat, s.cells[QUEEN]):
        total += 25 if s.cells[IS_REGENT] else 10
    return total + (25 if has(s, seat, s.cells[DAUPHIN]) else 0)


# ---------------------------------------------------------------- cards

# In hand before it is played: d'Arc, Cardinal, Good Harvest, Fine Weather, Tax, Revolt, Tunnel, Assassination, Justice,
# Ambush.
KEPT: Final = vec[i64]([3, 6, 4, 4, 3, 5, 8, 14, 3, 8])
LORD_IN_HAND: Final = 14
EVENT_HOPE: Final = 7  # what an event card brings that is not drawn yet


def card_worth(s: Table, seat: i64, kind: i64) -> i64:
    """What a card in hand is worth before it is played."""
    if kind < LORDS:
        return LORD_IN_HAND if size(s.family(seat)) < FAMILY else 1
    if kind == CARDINAL and has_bishop(s, seat):
        return 22
    if kind == D_ARC and has_maid(s, seat):
        return 12
    if kind == TAX and (church(s, seat) > 0 or victory_points(s, seat) > 0):
        return 8
    return KEPT[kind - LORDS]


def has_bishop(s: Table, seat: i64) -> bool:
    """Whether a family has a bishop who is not cardinal."""
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[OWNER + lord] == seat and bishopric_of(s, lord) >= 0 and not is_cardinal(s, lord):
            return True
        lord += 1
    return False


def has_maid(s: Table, seat: i64) -> bool:
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[OWNER + lord] == seat and IS_WOMAN[lord]:
            return True
        lord += 1
    return False


def hand_worth(s: Table, seat: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n = s.hand(seat, kind)
        if n > 0:
            total += n * card_worth(s, seat, kind)
        kind += 1
    return total


def character_hope(s: Table, seat: i64) -> i64:
    """What a character card brings that is not drawn yet: lords, while the family has room for them. [F-2.3.2]"""
    lords: i64 = size(s.family(seat))
    kind: i64 = 0
    while kind < LORDS:
        if s.hand(seat, kind) > 0:
            lords += 1
        kind += 1
    return 12 if lords < FAMILY else 3


# ---------------------------------------------------------------- troops


def troops_worth(points: i64) -> i64:
    """Of all troops together; beyond a good army more of them do little."""
    first = points if points < 10 else 10
    second = points - first if points < 20 else 20 - first
    return 5 * first + 4 * second + (2 * (points - 20) if points > 20 else 0)
