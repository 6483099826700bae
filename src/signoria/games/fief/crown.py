"""Marriages, church titles, the crown: the only module that gives and takes them. [F-1]"""

from mypy_extensions import i64

from signoria.games.fief.cards import show_card
from signoria.games.fief.messages_crown import (
    E_ANNULLED,
    E_BISHOP,
    E_BISHOP_NO_MORE,
    E_CARDINAL,
    E_CARDINAL_NO_MORE,
    E_DAUPHIN,
    E_DAUPHIN_CROWNED,
    E_DAUPHIN_NO_MORE,
    E_EXCOMMUNICATED,
    E_KING,
    E_LIFTED,
    E_MARRIED,
    E_POPE,
    E_POPE_NO_MORE,
    E_QUEEN,
    E_QUEEN_NO_MORE,
    E_REGENT,
    E_THRONE_EMPTY,
    E_WIDOWED,
    R_D_ARC_NEVER_MARRIES,
    R_FAMILY_MARRIED,
    R_MAN_OF_THE_CHURCH,
    R_NOBODY_TO_MARRY,
    R_NOT_MAN_AND_WOMAN,
    R_SAME_FAMILY,
)
from signoria.games.fief.messages_surprises import E_CARD_MADE_CARDINAL
from signoria.games.fief.people import bishopric_of, has_church_title, is_cardinal, is_d_arc, is_pope, married_lord
from signoria.games.fief.pieces import BIT, CARDINAL, IS_WOMAN
from signoria.games.fief.state import (
    BISHOP,
    BY_CARD,
    CARDINAL_BY,
    DAUPHIN,
    DISCARDS,
    EXCOMMUNICATED,
    HAS_STRUCK,
    HEIR_BORN,
    IS_REGENT,
    KING,
    NEW_BISHOPS,
    NO_CARDINAL,
    NONE,
    POPE,
    QUEEN,
    SPOUSE,
    Table,
)
from signoria.kernel.flow import LEGAL, Refusal

# ------------------------------------------------------------ marriage [F-1.1]


def marriage_refusal(s: Table, lord: i64, spouse: i64) -> Refusal:
    """Why these two cannot marry; neither prison nor excommunication is a bar. [F-1.1.1] [F-1.1.2] [F-1.1.6]"""
    if s.owner(lord) < 0 or s.owner(spouse) < 0:
        return (R_NOBODY_TO_MARRY, lord if s.owner(lord) < 0 else spouse, 0, 0)
    if s.owner(lord) == s.owner(spouse):
        return (R_SAME_FAMILY, 0, 0, 0)
    if IS_WOMAN[lord] == IS_WOMAN[spouse]:
        return (R_NOT_MAN_AND_WOMAN, 0, 0, 0)
    if married_lord(s, s.owner(lord)) >= 0:
        return (R_FAMILY_MARRIED, s.owner(lord), 0, 0)
    if married_lord(s, s.owner(spouse)) >= 0:
        return (R_FAMILY_MARRIED, s.owner(spouse), 0, 0)
    groom = husband(lord, spouse)
    if has_church_title(s, groom):
        return (R_MAN_OF_THE_CHURCH, groom, 0, 0)
    bride = wife(lord, spouse)
    return (R_D_ARC_NEVER_MARRIES if is_d_arc(s, bride) else LEGAL, bride, 0, 0)


def husband(lord: i64, spouse: i64) -> i64:
    return spouse if IS_WOMAN[lord] else lord


def wife(lord: i64, spouse: i64) -> i64:
    return lord if IS_WOMAN[lord] else spouse


def marry(s: Table, lord: i64, spouse: i64) -> None:
    """Two families are allied; a king's bride is queen, a regent's groom is not king. [F-1.1.2] [F-1.1.3]"""
    s.cells[SPOUSE + lord] = spouse
    s.cells[SPOUSE + spouse] = lord
    s.tell(E_MARRIED, lord, spouse)
    if s.cells[KING] == husband(lord, spouse):
        make_queen(s, wife(lord, spouse))


def end_marriage(s: Table, lord: i64) -> None:
    """A spouse has died: the other is unmarried again; a widowed queen stays queen. [F-1.1.5] [F-1.1.7] [F-1.9.2]"""
    spouse = s.cells[SPOUSE + lord]
    if spouse < 0:
        return
    part(s, lord, spouse)
    s.tell(E_WIDOWED, lord, spouse)


def annul(s: Table, lord: i64) -> None:
    """The pope annuls a marriage: a queen by this marriage is no longer queen, a regent stays. [F-1.7.3] [F-1.1.7]"""
    spouse = s.cells[SPOUSE + lord]
    part(s, lord, spouse)
    s.tell(E_ANNULLED, lord, spouse)
    if s.cells[QUEEN] == wife(lord, spouse) and not s.cells[IS_REGENT]:
        lose_queen(s)


def part(s: Table, lord: i64, spouse: i64) -> None:
    """The markers of both go back; a dauphin of a royal marriage says nothing about the king's next. [F-1.7.3]"""
    s.cells[SPOUSE + lord] = NONE
    s.cells[SPOUSE + spouse] = NONE
    if s.cells[KING] == husband(lord, spouse):
        s.cells[HEIR_BORN] = 0


# ------------------------------------------------------------ church titles [F-1.4] [F-1.5] [F-1.6]


def make_bishop(s: Table, lord: i64, bishopric: i64) -> None:
    """A bishop is elected; if he was dauphin he is so no longer. [F-1.4.5] [F-1.9.3]"""
    s.cells[BISHOP + bishopric] = lord
    s.cells[NEW_BISHOPS] |= BIT[lord]
    s.tell(E_BISHOP, lord, bishopric)
    lose_dauphin(s, lord)


def make_cardinal(s: Table, lord: i64, by: i64) -> None:
    """A bishop is made cardinal and keeps his bishopric; `by` says whence the title. [F-1.5.1] [F-1.5.3]"""
    s.cells[CARDINAL_BY + lord] = by
    s.tell(E_CARDINAL, lord)


def make_cardinal_by_card(s: Table, seat: i64, lord: i64) -> None:
    """A Cardinal card is played on a bishop and stays with him; a pope has agreed. [F-1.5.1] [F-1.7.2]"""
    show_card(s, seat, CARDINAL)
    s.cells[CARDINAL_BY + lord] = BY_CARD
    s.tell(E_CARD_MADE_CARDINAL, seat, lord)


def make_pope(s: Table, lord: i64) -> None:
    """A pope is elected and keeps his other titles. [F-1.6.3] [F-1.7.1]"""
    s.cells[POPE] = lord
    s.tell(E_POPE, lord)


def lose_church_titles(s: Table, lord: i64) -> None:
    """Titles return to the board, a Cardinal card to the discard pile; without pope no ban. [F-1.5.4] [F-1.7.6]"""
    bishopric = bishopric_of(s, lord)
    if bishopric >= 0:
        s.cells[BISHOP + bishopric] = NONE
        s.cells[NEW_BISHOPS] &= ~BIT[lord]
        s.tell(E_BISHOP_NO_MORE, lord, bishopric)
    if is_cardinal(s, lord):
        if s.cells[CARDINAL_BY + lord] == BY_CARD:
            s.cells[DISCARDS + CARDINAL] += 1
        s.cells[CARDINAL_BY + lord] = NO_CARDINAL
        s.tell(E_CARDINAL_NO_MORE, lord)
    if is_pope(s, lord):
        s.cells[POPE] = NONE
        s.tell(E_POPE_NO_MORE, lord)
        lift_excommunication(s)


def excommunicate(s: Table, lord: i64) -> None:
    """The pope strikes a lord, who loses church titles and nothing else. [F-1.7.5] [F-1.7.7] [F-1.5.5]"""
    s.cells[HAS_STRUCK] = 1
    s.cells[EXCOMMUNICATED] = lord
    s.tell(E_EXCOMMUNICATED, lord)
    lose_church_titles(s, lord)


def lift_excommunication(s: Table) -> None:
    """The one marker goes back, if anybody bears it. [F-1.7.6]"""
    lord = s.cells[EXCOMMUNICATED]
    if lord < 0:
        return
    s.cells[EXCOMMUNICATED] = NONE
    s.tell(E_LIFTED, lord)


# ------------------------------------------------------------ the crown [F-1.8] [F-1.9]


def crown_king(s: Table, lord: i64) -> None:
    """A new king: his wife is queen; whoever was queen or regent before is neither. [F-1.9.1] [F-1.9.4] [F-1.9.5]"""
    s.cells[KING] = lord
    s.tell(E_KING, lord)
    if s.cells[DAUPHIN] == lord:
        s.cells[DAUPHIN] = NONE
    spouse = s.cells[SPOUSE + lord]
    if s.cells[QUEEN] >= 0 and s.cells[QUEEN] != spouse:
        lose_queen(s)
    s.cells[HEIR_BORN] = 0
    if spouse >= 0:
        make_queen(s, spouse)


def make_queen(s: Table, lord: i64) -> None:
    """The wife of a king. [F-1.9.1]"""
    s.cells[QUEEN] = lord
    s.cells[IS_REGENT] = 0
    s.cells[HEIR_BORN] = 0
    s.tell(E_QUEEN, lord)


def lose_queen(s: Table) -> None:
    """She is neither queen nor regent and keeps her other titles. [F-1.9.2]"""
    s.tell(E_QUEEN_NO_MORE, s.cells[QUEEN])
    s.cells[QUEEN] = NONE
    s.cells[IS_REGENT] = 0


def declare_dauphin(s: Table, lord: i64) -> None:
    """A new man of the queen's family is the king's heir; their marriage cannot be annulled now. [F-1.9.3] [F-1.7.3]"""
    s.cells[DAUPHIN] = lord
    s.cells[HEIR_BORN] = 1
    s.tell(E_DAUPHIN, lord)


def lose_dauphin(s: Table, lord: i64) -> None:
    """A lord who is dauphin is so no longer. [F-1.9.3]"""
    if s.cells[DAUPHIN] != lord:
        return
    s.cells[DAUPHIN] = NONE
    s.tell(E_DAUPHIN_NO_MORE, lord)


def succeed(s: Table, king_died: i64, dauphin_also_died: i64) -> None:
    """What follows for the crown when lords have left play; a queen who died is no queen. [F-1.9.2] [F-1.9.4]

    The dauphin is king at once, in prison or excommunicated too; else the queen is regent; else the throne is empty.
    [F-1.9.5] [F-1.9.6]
    """
    queen, dauphin = s.cells[QUEEN], s.cells[DAUPHIN]
    if queen >= 0 and s.owner(queen) < 0:
        lose_queen(s)
    if dauphin >= 0 and (dauphin_also_died or s.owner(dauphin) < 0):
        lose_dauphin(s, dauphin)
    if not king_died:
        return
    s.cells[KING] = NONE
    s.cells[HEIR_BORN] = 0
    if s.cells[DAUPHIN] >= 0:
        s.tell(E_DAUPHIN_CROWNED, s.cells[DAUPHIN])
        crown_king(s, s.cells[DAUPHIN])
    elif s.cells[QUEEN] >= 0:
        s.cells[IS_REGENT] = 1
        s.tell(E_REGENT, s.cells[QUEEN])
    else:
        s.tell(E_THRONE_EMPTY)
