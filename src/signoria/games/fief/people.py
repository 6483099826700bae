"""Lords: what each is, holds and may do. Questions only; nothing is changed here."""

from mypy_extensions import i64

from signoria.games.fief.pieces import (
    BISHOPRICS,
    BIT,
    FIEF_TITLES_EACH,
    FIEFS,
    IS_WOMAN,
    LORDS,
    RANK,
    RANSOM_BASE,
    RANSOM_PER_TITLE,
)
from signoria.games.fief.state import (
    BISHOP,
    CARDINAL_BY,
    D_ARC_LORD,
    DAUPHIN,
    EXCOMMUNICATED,
    HOLDER,
    IS_REGENT,
    KING,
    NONE,
    OWNER,
    POPE,
    QUEEN,
    SPOUSE,
    Table,
)


def bishopric_of(s: Table, lord: i64) -> i64:
    """The bishopric a lord is bishop of, or NONE."""
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        if s.cells[BISHOP + bishopric] == lord:
            return bishopric
        bishopric += 1
    return NONE


def fief_titles(s: Table, lord: i64) -> i64:
    """How many fief titles a lord holds, at most two. [F-1.2.2]"""
    n: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        if s.cells[HOLDER + fief] == lord:
            n += 1
        fief += 1
    return n


def can_hold_another(s: Table, lord: i64) -> bool:
    """Whether a lord has room for a fief title. [F-4.3.2]"""
    return fief_titles(s, lord) < FIEF_TITLES_EACH


def highest_rank(s: Table, lord: i64) -> i64:
    """Rank of the most important fief title a lord holds, 0 for none. [F-4.3.4]"""
    best: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        if s.cells[HOLDER + fief] == lord and RANK[fief] > best:
            best = RANK[fief]
        fief += 1
    return best


def is_cardinal(s: Table, lord: i64) -> bool:
    return s.cells[CARDINAL_BY + lord] != 0


def is_pope(s: Table, lord: i64) -> bool:
    return s.cells[POPE] == lord


def has_church_title(s: Table, lord: i64) -> bool:
    """Bishop, cardinal or pope. [F-1.2.1]"""
    return is_pope(s, lord) or is_cardinal(s, lord) or bishopric_of(s, lord) >= 0


def has_royal_title(s: Table, lord: i64) -> bool:
    """King, queen or regent, dauphin. [F-1.2.1]"""
    return s.cells[KING] == lord or s.cells[QUEEN] == lord or s.cells[DAUPHIN] == lord


def titles(s: Table, lord: i64) -> i64:
    """How many titles a lord holds; queen or regent is one, d'Arc is none. [F-4.1.1]"""
    n = fief_titles(s, lord)
    n += 1 if bishopric_of(s, lord) >= 0 else 0
    n += 1 if is_cardinal(s, lord) else 0
    n += 1 if is_pope(s, lord) else 0
    n += 1 if s.cells[KING] == lord else 0
    n += 1 if s.cells[QUEEN] == lord else 0
    n += 1 if s.cells[DAUPHIN] == lord else 0
    return n


def is_titled(s: Table, lord: i64) -> bool:
    return titles(s, lord) > 0


def ransom(s: Table, lord: i64) -> i64:
    """What a prisoner's freedom costs. [F-4.1.1]"""
    return RANSOM_BASE + RANSOM_PER_TITLE * titles(s, lord)


def is_d_arc(s: Table, lord: i64) -> bool:
    return s.cells[D_ARC_LORD] == lord


def combat_points(s: Table, lord: i64) -> i64:
    """A man 1; a woman 1 only if titled or d'Arc. [F-6.2.1]"""
    return 1 if not IS_WOMAN[lord] or is_d_arc(s, lord) or is_titled(s, lord) else 0


def is_excommunicated(s: Table, lord: i64) -> bool:
    return s.cells[EXCOMMUNICATED] == lord


def is_married(s: Table, lord: i64) -> bool:
    return s.cells[SPOUSE + lord] >= 0


def married_lord(s: Table, seat: i64) -> i64:
    """The lord of a family who is married, or NONE: at most one marriage a player. [F-1.1.2]"""
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[OWNER + lord] == seat and s.cells[SPOUSE + lord] >= 0:
            return lord
        lord += 1
    return NONE


def ally_of(s: Table, seat: i64) -> i64:
    """The seat allied by marriage, or NONE. [F-1.1.2]"""
    lord = married_lord(s, seat)
    return NONE if lord < 0 else s.cells[OWNER + s.cells[SPOUSE + lord]]


def ruler(s: Table) -> i64:
    """The king, or the regent with all his powers, or NONE. [F-1.9.2]"""
    if s.cells[KING] >= 0:
        return s.cells[KING]
    return s.cells[QUEEN] if s.cells[IS_REGENT] else NONE


def pope_seat(s: Table) -> i64:
    """Family of a pope who can use his powers, or NONE: there is none, or he is imprisoned. [F-6.4.5]"""
    pope = s.cells[POPE]
    return NONE if pope < 0 or s.is_captive(pope) else s.cells[OWNER + pope]


def pope_family(s: Table) -> i64:
    """Family of the pope, free or imprisoned, or NONE: prison does not keep him from lifting a ban. [F-1.7.6]"""
    return NONE if s.cells[POPE] < 0 else s.cells[OWNER + s.cells[POPE]]


def ruler_seat(s: Table) -> i64:
    """Family of a king or regent who can waive a price, or NONE. [F-1.8.5] [F-6.4.5]"""
    lord = ruler(s)
    return NONE if lord < 0 or s.is_captive(lord) else s.cells[OWNER + lord]


def fief_titles_of(s: Table, seat: i64) -> i64:
    """How many fief titles a family holds."""
    n: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        lord = s.cells[HOLDER + fief]
        if lord >= 0 and s.cells[OWNER + lord] == seat:
            n += 1
        fief += 1
    return n


def size(mask: i64) -> i64:
    """How many lords, seats or villages a mask holds."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def first_lord(mask: i64) -> i64:
    """The lord of lowest number in a mask, or NONE."""
    lord: i64 = 0
    while lord < LORDS:
        if mask & BIT[lord]:
            return lord
        lord += 1
    return NONE
