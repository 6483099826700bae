"""Elections: when one is held, who may stand, how many votes each has, who has won. Questions only. [F-1.3] [F-1.4]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.control import controller
from signoria.games.fief.messages_crown import (
    R_BISHOP_ALREADY,
    R_HAS_CHURCH_TITLE,
    R_IMPRISONED,
    R_IS_EXCOMMUNICATED,
    R_KING_NO_BISHOP,
    R_NO_BACHELOR,
    R_NO_PRELATE,
    R_NOT_A_MAN,
    R_NOT_YOUR_CANDIDATE,
)
from signoria.games.fief.people import (
    bishopric_of,
    has_church_title,
    is_cardinal,
    is_excommunicated,
    is_married,
    is_pope,
    is_titled,
)
from signoria.games.fief.pieces import BISHOPRIC_OF, BISHOPRICS, BIT, CAPITAL_OF, IS_WOMAN, LORD, LORDS, VILLAGES
from signoria.games.fief.state import BISHOP, KING, NEW_BISHOPS, POPE, Table
from signoria.kernel.domains import Names
from signoria.kernel.flow import LEGAL, Refusal

NAMED: Final = Names("named", ("none", *LORD.names))  # a lord in a step: 0 for none, else 1 + lord
# Offices in the order of their elections; those before are the bishops of the bishoprics of the same number.
POPE_OFFICE: Final = BISHOPRICS
KING_OFFICE: Final = BISHOPRICS + 1
OFFICES: Final = BISHOPRICS + 2

CAPITAL_VOTES: Final = 2  # [F-1.4.3]
VILLAGE_VOTES: Final = 1
BISHOP_VOTES: Final = 2  # [F-1.4.7]
PRELATE_VOTES: Final = 3  # of a cardinal or the pope
CARDINALS_NEEDED: Final = 2  # to elect a pope [F-1.6.1]
KING_VOTES_NEEDED: Final = 3  # [F-1.8.4]
BISHOPS_NEEDED: Final = 2


# ------------------------------------------------------------ when [F-1.3.7]


def is_due(s: Table, office: i64) -> bool:
    """Whether an election is held now that its turn has come: the seat is free. [F-1.3.7] [F-1.4.6] [F-1.8.1]"""
    if office < BISHOPRICS:
        return s.cells[BISHOP + office] < 0 and is_all_controlled(s, office) and somebody_may_stand(s, office)
    if office == POPE_OFFICE:
        return s.cells[POPE] < 0 and free_cardinals(s) >= CARDINALS_NEEDED
    return s.cells[KING] < 0 and is_clergy_in_play(s) and somebody_may_stand(s, office)


def is_all_controlled(s: Table, bishopric: i64) -> bool:
    """Players control every village of a bishopric. [F-1.4.1]"""
    village: i64 = 0
    while village < VILLAGES:
        if BISHOPRIC_OF[village] == bishopric and controller(s, village) < 0:
            return False
        village += 1
    return True


def free_cardinals(s: Table) -> i64:
    """How many cardinals in play are not imprisoned; each of them could stand, too. [F-1.6.1] [F-1.6.2]"""
    n: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if is_cardinal(s, lord) and not s.is_captive(lord):
            n += 1
        lord += 1
    return n


def is_clergy_in_play(s: Table) -> bool:
    """Without any church title nobody can become king, whatever is played meanwhile: then nobody is asked. [F-1.8.4]"""
    lord: i64 = 0
    while lord < LORDS:
        if has_church_title(s, lord):
            return True
        lord += 1
    return False


def somebody_may_stand(s: Table, office: i64) -> bool:
    lord: i64 = 0
    while lord < LORDS:
        if may_stand(s, office, lord):
            return True
        lord += 1
    return False


# ------------------------------------------------------------ who may stand


def standing_refusal(s: Table, office: i64, lord: i64) -> Refusal:
    """Why a lord cannot stand for an office, or drops out of its election. [F-1.3.6] [F-1.7.8] [F-6.4.3]"""
    if s.owner(lord) < 0:
        return (R_NOT_YOUR_CANDIDATE, lord, 0, 0)
    if IS_WOMAN[lord]:
        return (R_NOT_A_MAN, lord, 0, 0)
    if s.is_captive(lord):
        return (R_IMPRISONED, lord, 0, 0)
    if is_excommunicated(s, lord):
        return (R_IS_EXCOMMUNICATED, lord, 0, 0)
    if office < BISHOPRICS:
        return bishop_refusal(s, lord)
    if office == POPE_OFFICE:
        is_prelate = is_cardinal(s, lord) or bishopric_of(s, lord) >= 0
        return (LEGAL if is_prelate else R_NO_PRELATE, lord, 0, 0)
    # Nobody needs a fief title to be king. [F-1.8.2]
    return (R_HAS_CHURCH_TITLE if has_church_title(s, lord) else LEGAL, lord, 0, 0)


def bishop_refusal(s: Table, lord: i64) -> Refusal:
    """A free man may if he is unmarried, not king and not bishop yet; the dauphin may. [F-1.4.2] [F-1.4.8]"""
    if is_married(s, lord):
        return (R_NO_BACHELOR, lord, 0, 0)
    if s.cells[KING] == lord:
        return (R_KING_NO_BISHOP, lord, 0, 0)
    return (R_BISHOP_ALREADY if bishopric_of(s, lord) >= 0 else LEGAL, lord, 0, 0)


def may_stand(s: Table, office: i64, lord: i64) -> bool:
    return standing_refusal(s, office, lord)[0] == LEGAL


# ------------------------------------------------------------ votes


def votes(s: Table, office: i64, seat: i64) -> i64:
    """How many votes a seat has, as things stand; prisoners and the excommunicated have none. [F-1.3.6] [F-1.4.4]"""
    n: i64 = village_votes(s, office, seat) if office < BISHOPRICS else 0
    voters = s.free_family(seat)
    lord: i64 = 0
    while lord < LORDS and voters >= BIT[lord]:
        if voters & BIT[lord] and not is_excommunicated(s, lord):
            n += lord_votes(s, office, lord)
        lord += 1
    return n


def village_votes(s: Table, bishopric: i64, seat: i64) -> i64:
    """Two for the capital of the bishopric, one for each other of its villages a seat controls. [F-1.4.3]"""
    n: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if BISHOPRIC_OF[village] == bishopric and controller(s, village) == seat:
            n += CAPITAL_VOTES if village == CAPITAL_OF[bishopric] else VILLAGE_VOTES
        village += 1
    return n


def lord_votes(s: Table, office: i64, lord: i64) -> i64:
    """What a lord who may vote adds: by his highest title, once. [F-1.4.3] [F-1.6.2] [F-1.8.3]

    Titles won earlier in this phase count for pope and king, not for bishops. [F-1.6.4] [F-1.8.6]
    """
    if office == KING_OFFICE:
        return 1 if is_titled(s, lord) else 0
    if office == POPE_OFFICE:
        return 1 if is_cardinal(s, lord) else 0
    if s.cells[NEW_BISHOPS] & BIT[lord]:
        return 0
    if is_cardinal(s, lord) or is_pope(s, lord):
        return PRELATE_VOTES
    return BISHOP_VOTES if bishopric_of(s, lord) >= 0 else 0


def clergy(s: Table, seat: i64) -> i64:
    """What a seat's voters count towards the clergy a king needs: two bishops, a cardinal or the pope. [F-1.8.4]"""
    n: i64 = 0
    voters = s.free_family(seat)
    lord: i64 = 0
    while lord < LORDS and voters >= BIT[lord]:
        if voters & BIT[lord] and not is_excommunicated(s, lord):
            if is_cardinal(s, lord) or is_pope(s, lord):
                n += BISHOPS_NEEDED
            elif bishopric_of(s, lord) >= 0:
                n += 1
        lord += 1
    return n
