"""Taxes laid this turn: who levied what, and who collects at income. [F-2.3.5]

TAXES holds them in the order played: seat + 8 * way + 64 * target + 1024 * lord in whose name it is levied, and for the
pope's tithe 32768 * mask of the bishoprics on which it lies.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.people import is_cardinal, ruler
from signoria.games.fief.pieces import BISHOPRIC_OF, BISHOPRICS, BIT, FIEF_OF, TAXES_EACH
from signoria.games.fief.state import BISHOP, HOLDER, MOST_TAXES, NONE, POPE, TAXES, Table

LAND_BY_HOLDER: Final = 0  # target: fief
LAND_BY_RULER: Final = 1  # target: fief
TITHE_BY_BISHOP: Final = 2  # target: bishopric
TITHE_BY_CARDINAL: Final = 3  # target: bishopric
TITHE_BY_POPE: Final = 4  # on every bishopric that is governed when it is laid; target: 0


def lay(s: Table, seat: i64, way: i64, target: i64, lord: i64) -> None:
    """Lay a tax marker. [F-2.3.5]"""
    add(s, seat + 8 * way + 64 * target + 1024 * lord)


def lay_everywhere(s: Table, seat: i64, lord: i64, bishoprics: i64) -> None:
    """Lay the pope's tax marker, on a mask of bishoprics. [F-1.7.4]"""
    add(s, seat + 8 * TITHE_BY_POPE + 1024 * lord + 32768 * bishoprics)


def add(s: Table, tax: i64) -> None:
    """Put a tax behind those that lie there already."""
    i: i64 = 0
    while s.cells[TAXES + i] >= 0:
        i += 1
    s.cells[TAXES + i] = tax


def governed(s: Table) -> i64:
    """Mask of the bishoprics that have a bishop now."""
    mask: i64 = 0
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        if s.cells[BISHOP + bishopric] >= 0:
            mask |= BIT[bishopric]
        bishopric += 1
    return mask


def seat_of(tax: i64) -> i64:
    return tax & 7


def way_of(tax: i64) -> i64:
    return tax >> 3 & 7


def target_of(tax: i64) -> i64:
    return tax >> 6 & 15


def lord_of(tax: i64) -> i64:
    return tax >> 10 & 31


def bishoprics_of(tax: i64) -> i64:
    """Mask of the bishoprics on which the pope's tithe lies, 0 for any other tax."""
    return tax >> 15


def has_marker(s: Table, seat: i64) -> bool:
    """Whether a seat has a tax marker left. [F-0.2]"""
    n: i64 = 0
    i: i64 = 0
    while i < MOST_TAXES and s.cells[TAXES + i] >= 0:
        if seat_of(s.cells[TAXES + i]) == seat:
            n += 1
        i += 1
    return n < TAXES_EACH and i < MOST_TAXES  # there are as many places as Tax cards


def is_land_taxed(s: Table, fief: i64) -> bool:
    """Whether a land tax lies on a fief already: one is all it bears. [F-2.3.10]"""
    i: i64 = 0
    while i < MOST_TAXES and s.cells[TAXES + i] >= 0:
        tax = s.cells[TAXES + i]
        if way_of(tax) <= LAND_BY_RULER and target_of(tax) == fief:
            return True
        i += 1
    return False


def follows_title(s: Table, tax: i64) -> bool:
    """A tax is collected if its title is still in the family that levied it. [F-2.3.8]"""
    way = way_of(tax)
    lord: i64 = lord_of(tax)
    if way == LAND_BY_HOLDER:
        lord = s.cells[HOLDER + target_of(tax)]
    elif way == LAND_BY_RULER:
        lord = ruler(s)
    elif way == TITHE_BY_BISHOP:
        lord = s.cells[BISHOP + target_of(tax)]
    elif way == TITHE_BY_POPE:
        lord = s.cells[POPE]
    elif not is_cardinal(s, lord):
        return False
    return lord >= 0 and s.owner(lord) == seat_of(tax)


def land_tax_of(s: Table, fief: i64) -> i64:
    """Who collects a land tax on a fief now, or NONE."""
    i: i64 = 0
    while i < MOST_TAXES and s.cells[TAXES + i] >= 0:
        tax = s.cells[TAXES + i]
        if way_of(tax) <= LAND_BY_RULER and target_of(tax) == fief and follows_title(s, tax):
            return seat_of(tax)
        i += 1
    return NONE


def tither(s: Table, bishopric: i64) -> i64:
    """Who takes the income of a bishopric's mills now, or NONE: bishop before cardinal before pope. [F-2.3.7]

    Among equals the first who played; a tithe that is void does not count. [F-2.3.11]
    """
    best: i64 = NONE
    rank: i64 = TITHE_BY_POPE + 1
    i: i64 = 0
    while i < MOST_TAXES and s.cells[TAXES + i] >= 0:
        tax = s.cells[TAXES + i]
        way = way_of(tax)
        if is_tithe_on(tax, bishopric) and follows_title(s, tax):
            if way == TITHE_BY_POPE and s.cells[BISHOP + bishopric] == s.cells[POPE]:
                way = TITHE_BY_BISHOP  # in his own bishopric he counts as its bishop [F-2.3.11]
            if way < rank:
                rank = way
                best = seat_of(tax)
        i += 1
    return best


def is_tithe_on(tax: i64, bishopric: i64) -> bool:
    """Whether a tax is a tithe that lies on a bishopric; it stays there if the bishop dies. [F-1.7.4] [F-2.3.8]"""
    way = way_of(tax)
    if way == TITHE_BY_POPE:
        return bishoprics_of(tax) & BIT[bishopric] != 0
    return (way == TITHE_BY_BISHOP or way == TITHE_BY_CARDINAL) and target_of(tax) == bishopric


def levied_by(s: Table, village: i64) -> i64:
    """Mask of the seats whose taxes lie on a village, void or not: a cause of revolt until removed. [F-10.1.2]"""
    mask: i64 = 0
    i: i64 = 0
    while i < MOST_TAXES and s.cells[TAXES + i] >= 0:
        tax = s.cells[TAXES + i]
        if way_of(tax) <= LAND_BY_RULER:
            if target_of(tax) == FIEF_OF[village]:
                mask |= BIT[seat_of(tax)]
        elif is_tithe_on(tax, BISHOPRIC_OF[village]):
            mask |= BIT[seat_of(tax)]
        i += 1
    return mask


def clear(s: Table) -> None:
    """After income all tax markers leave the board. [F-3.6]"""
    i: i64 = 0
    while i < MOST_TAXES:
        s.cells[TAXES + i] = NONE
        i += 1
