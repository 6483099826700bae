"""Events and reasons of marriages, elections, church titles and the crown."""

from typing import Final

from signoria.games.fief.moves import BALLOT
from signoria.games.fief.pieces import AMOUNT, BISHOPRIC, LORD
from signoria.kernel.domains import SEAT, Names
from signoria.kernel.tables import EventKind, Reason

# Offices filled by election, in the order of the elections: five bishops, then pope and king.
OFFICE: Final = Names("office", (*BISHOPRIC.names, "pope", "king"))

# Events.
E_PROPOSED: Final = 17
E_MARRIED: Final = 18
E_WIDOWED: Final = 19
E_ANNULLED: Final = 20
E_BISHOP: Final = 21
E_CARDINAL: Final = 22
E_POPE: Final = 23
E_KING: Final = 24
E_QUEEN: Final = 25
E_REGENT: Final = 26
E_DAUPHIN_CROWNED: Final = 27
E_DAUPHIN: Final = 28
E_BISHOP_NO_MORE: Final = 29
E_CARDINAL_NO_MORE: Final = 30
E_POPE_NO_MORE: Final = 31
E_QUEEN_NO_MORE: Final = 32
E_DAUPHIN_NO_MORE: Final = 33
E_THRONE_EMPTY: Final = 34
E_EXCOMMUNICATED: Final = 35
E_LIFTED: Final = 36
E_ELECTION: Final = 37
E_STANDS: Final = 38
E_LAYS_NOTHING: Final = 39
E_LAYS_ONE: Final = 40
E_LAYS_TWO: Final = 41
E_LAYS_SEALED: Final = 42
E_BALLOT: Final = 43
E_DROPS_OUT: Final = 44
E_COUNTED: Final = 45
E_NO_CANDIDATE: Final = 46
E_NO_VOTES: Final = 47
E_EVEN_VOTES: Final = 48
E_NO_MAJORITY: Final = 49
E_TOO_FEW_VOTES: Final = 50
E_NO_CLERGY: Final = 51

WHO: Final = ("seat", SEAT)
LORD_IS: Final = ("lord", LORD)
OFFICE_IS: Final = ("office", OFFICE)
VOTES: Final = ("votes", AMOUNT)

# fmt: off
EVENTS: Final = (
    EventKind("proposed",         "F-1.1.6",  (WHO, ("to", SEAT), LORD_IS, ("spouse", LORD)), ("lord", "spouse")),
    EventKind("married",          "F-1.1.2",  (LORD_IS, ("spouse", LORD))),
    EventKind("widowed",          "F-1.1.5",  (LORD_IS, ("spouse", LORD))),
    EventKind("annulled",         "F-1.7.3",  (LORD_IS, ("spouse", LORD))),
    EventKind("bishop",           "F-1.4.5",  (LORD_IS, ("bishopric", BISHOPRIC))),
    EventKind("cardinal",         "F-1.5.1",  (LORD_IS,)),
    EventKind("pope",             "F-1.6.3",  (LORD_IS,)),
    EventKind("king",             "F-1.8.5",  (LORD_IS,)),
    EventKind("queen",            "F-1.9.1",  (LORD_IS,)),
    EventKind("regent",           "F-1.9.2",  (LORD_IS,)),
    EventKind("dauphin-crowned",  "F-1.9.4",  (LORD_IS,)),
    EventKind("dauphin",          "F-1.9.3",  (LORD_IS,)),
    EventKind("bishop-no-more",   "F-1.5.4",  (LORD_IS, ("bishopric", BISHOPRIC))),
    EventKind("cardinal-no-more", "F-1.5.4",  (LORD_IS,)),
    EventKind("pope-no-more",     "F-1.6.3",  (LORD_IS,)),
    EventKind("queen-no-more",    "F-1.9.5",  (LORD_IS,)),
    EventKind("dauphin-no-more",  "F-1.9.3",  (LORD_IS,)),
    EventKind("throne-empty",     "F-1.9.5",  ()),
    EventKind("excommunicated",   "F-1.7.5",  (LORD_IS,)),
    EventKind("lifted",           "F-1.7.6",  (LORD_IS,)),
    EventKind("election",         "F-1.3",    (OFFICE_IS,)),
    EventKind("stands",           "F-1.3.1",  (WHO, LORD_IS, OFFICE_IS)),
    EventKind("lays-nothing",     "F-1.3.4",  (WHO,)),
    EventKind("lays-one",         "F-1.3.3",  (WHO, LORD_IS)),
    EventKind("lays-two",         "F-1.3.3",  (WHO, LORD_IS, ("other", LORD))),
    EventKind("lays-sealed",      "F-13.2",   (WHO,)),
    EventKind("ballot",           "F-1.3.4",  (WHO, ("for", BALLOT), ("against", BALLOT), VOTES), reveals=True),
    EventKind("drops-out",        "F-1.3.6",  (LORD_IS,)),
    EventKind("counted",          "F-1.3.4",  (LORD_IS, VOTES)),
    EventKind("no-candidate",     "F-1.3.6",  (OFFICE_IS,)),
    EventKind("no-votes",         "F-1.3.5",  (OFFICE_IS,)),
    EventKind("even-votes",       "F-1.4.5",  (OFFICE_IS, VOTES)),
    EventKind("no-majority",      "F-1.6.4",  (VOTES, ("cast", AMOUNT))),
    EventKind("too-few-votes",    "F-1.8.4",  (LORD_IS, VOTES)),
    EventKind("no-clergy",        "F-1.8.4",  (LORD_IS,)),
)
# fmt: on

# Reasons. A later number is a later check.
R_NOT_OF_YOUR_FAMILY: Final = 12
R_NOBODY_TO_MARRY: Final = 13
R_SAME_FAMILY: Final = 14
R_NOT_MAN_AND_WOMAN: Final = 15
R_FAMILY_MARRIED: Final = 16
R_MAN_OF_THE_CHURCH: Final = 17
R_D_ARC_NEVER_MARRIES: Final = 18
R_NOT_YOUR_CANDIDATE: Final = 19
R_STANDS_ALREADY: Final = 20
R_NOT_A_MAN: Final = 21
R_IMPRISONED: Final = 22
R_IS_EXCOMMUNICATED: Final = 23
R_NO_BACHELOR: Final = 24
R_KING_NO_BISHOP: Final = 25
R_BISHOP_ALREADY: Final = 26
R_NO_PRELATE: Final = 27
R_HAS_CHURCH_TITLE: Final = 28
R_NO_CANDIDATE: Final = 29

# fmt: off
REASONS: Final = (
    Reason("not-of-your-family",  "F-1.1.1", (LORD_IS,)),
    Reason("nobody-to-marry",     "F-1.1.1", (LORD_IS,)),
    Reason("same-family",         "F-1.1.1", ()),
    Reason("not-man-and-woman",   "F-1.1.1", ()),
    Reason("family-married",      "F-1.1.2", (WHO,)),
    Reason("man-of-the-church",   "F-1.1.1", (LORD_IS,)),
    Reason("d-arc-never-marries", "F-1.1.1", (LORD_IS,)),
    Reason("not-your-candidate",  "F-1.3.1", (LORD_IS,)),
    Reason("stands-already",      "F-1.3.1", (LORD_IS,)),
    Reason("not-a-man",           "F-1.2.1", (LORD_IS,)),
    Reason("imprisoned",          "F-6.4.3", (LORD_IS,)),
    Reason("is-excommunicated",   "F-1.7.8", (LORD_IS,)),
    Reason("no-bachelor",         "F-1.4.2", (LORD_IS,)),
    Reason("king-no-bishop",      "F-1.4.2", (LORD_IS,)),
    Reason("bishop-already",      "F-1.2.2", (LORD_IS,)),
    Reason("no-prelate",          "F-1.6.2", (LORD_IS,)),
    Reason("has-church-title",    "F-1.8.2", (LORD_IS,)),
    Reason("no-candidate",        "F-1.3.3", (LORD_IS,)),
)
# fmt: on
