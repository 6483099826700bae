"""What Fief says of deaths and what follows them, of control, ransoms and purchases."""

from typing import Final

from signoria.games.fief.pieces import AMOUNT, FIEF, LORD, UNIT, VILLAGE
from signoria.kernel.domains import SEAT
from signoria.kernel.tables import EventKind, Reason

# Reasons. A later number is a later check.
R_NOT_YOUR_PRISONER: Final = 51
R_DEAREST_FIRST: Final = 52
R_MUST_RANSOM: Final = 53
R_ASKED_ALREADY: Final = 54
R_NOBODY_ON_BOARD: Final = 55
R_NONE_IN_SUPPLY: Final = 56
R_NO_PLACE_FOR_TROOPS: Final = 57
R_BESIEGED: Final = 58
R_ENOUGH_NEW_UNITS: Final = 59
R_NOT_YOUR_VILLAGE: Final = 60
R_ENOUGH_MILLS: Final = 61
R_FORTIFIED: Final = 62
R_TITLE_HELD: Final = 63
R_CITY_STANDS: Final = 64
R_VILLAGES_MISSING: Final = 65
R_NO_CASTLE: Final = 66
R_NO_LORD_WITH_ROOM: Final = 67
R_NO_RULER: Final = 68
R_FREE_OF_CHARGE: Final = 69
R_CARDINAL_SOLD: Final = 70
R_NO_BISHOP: Final = 71
R_CARDINAL_ALREADY: Final = 72
R_NOT_YOUR_LORD: Final = 73
R_NOT_THE_HEIR: Final = 74
R_TWO_TITLES: Final = 75
R_NOT_YOUR_TITLE: Final = 76
R_ONLY_TITLE: Final = 77
R_KEEPS_THE_HIGHER: Final = 78
R_TITLE_PASSED: Final = 79
R_NOT_LEFT_BEHIND: Final = 80
R_NO_CAPITAL: Final = 81
R_NOT_PRESENT: Final = 82
R_NO_ROAD: Final = 83
R_CANNOT_PAY: Final = 84
R_PRISONER_BUYS_NOTHING: Final = 85

WHO: Final = ("seat", SEAT)
WHOM: Final = ("lord", LORD)
WHERE: Final = ("village", VILLAGE)
OF: Final = ("fief", FIEF)
SUM: Final = ("sum", AMOUNT)

# fmt: off
REASONS: Final = (
    Reason("not-your-prisoner",   "F-4.1.1", (WHOM,)),
    Reason("dearest-first",       "F-4.1.1", (WHOM,)),
    Reason("must-ransom",         "F-4.1.1", (WHOM, SUM)),
    Reason("asked-already",       "F-13.4",  ()),
    Reason("nobody-on-board",     "F-4.2.4", ()),
    Reason("none-in-supply",      "F-12.2",  ()),
    Reason("no-place-for-troops", "F-4.2.2", (WHERE,)),
    Reason("besieged",            "F-4.2.2", (WHERE,)),
    Reason("enough-new-units",    "F-4.2.2", (WHERE,)),
    Reason("not-your-village",    "F-4.2.3", (WHERE,)),
    Reason("enough-mills",        "F-4.2.3", (WHERE,)),
    Reason("fortified",           "F-4.2.3", (WHERE,)),
    Reason("title-held",          "F-4.3.1", (OF, WHOM)),
    Reason("city-stands",         "F-4.3.8", (OF,)),
    Reason("villages-missing",    "F-4.3.1", (OF,)),
    Reason("no-castle",           "F-4.3.1", (OF,)),
    Reason("no-lord-with-room",   "F-4.3.2", ()),
    Reason("no-ruler",            "F-1.8.5", ()),
    Reason("free-of-charge",      "F-1.8.5", (OF,)),
    Reason("cardinal-sold",       "F-1.5.1", ()),
    Reason("no-bishop",           "F-1.5.1", (WHOM,)),
    Reason("cardinal-already",    "F-1.2.2", (WHOM,)),
    Reason("not-your-lord",       "F-4.3.2", (WHOM,)),
    Reason("not-the-heir",        "F-4.4.1", (WHOM,)),
    Reason("two-titles",          "F-1.2.2", (WHOM,)),
    Reason("not-your-title",      "F-4.3.4", (OF,)),
    Reason("only-title",          "F-4.3.4", (WHOM,)),
    Reason("keeps-the-higher",    "F-4.3.4", (WHOM, OF)),
    Reason("title-passed",        "F-4.3.7", (OF,)),
    Reason("not-left-behind",     "F-4.4.4", (OF,)),
    Reason("no-capital",          "F-4.3.2", (WHERE,)),
    Reason("not-present",         "F-5.2.3", (WHO,)),
    Reason("no-road",             "F-5.2.7", (WHERE,)),
    Reason("cannot-pay",          "F-4.2.1", (("need", AMOUNT), ("have", AMOUNT))),
    Reason("prisoner-buys-nothing", "F-6.4.6", (WHOM,)),
)
# fmt: on

# Events.
E_DIED: Final = 75
E_INHERITED: Final = 76
E_REPLACED: Final = 77
E_TITLE_TO_BOARD: Final = 78
E_TITLE_LOST: Final = 79
E_TITLE_GAINED: Final = 80
E_TITLE_PASSED: Final = 81
E_CONTROL: Final = 82
E_CONTROL_LOST: Final = 83
E_SIEGE_ENDED: Final = 84
E_FREED: Final = 85
E_ROAD: Final = 86
E_RANSOMED: Final = 87
E_BARGAINED_FREE: Final = 88
E_HIRED: Final = 89
E_PAID_TROOPS: Final = 90
E_MILL: Final = 91
E_CASTLE: Final = 92
E_TITLE_BOUGHT: Final = 93
E_TITLE_GIVEN: Final = 94
E_CITY: Final = 95
E_WAIVED: Final = 96
E_CARDINAL_BOUGHT: Final = 97

# fmt: off
EVENTS: Final = (
    EventKind("died",            "F-4.4.3", (WHO, WHOM, WHERE)),
    EventKind("inherited",       "F-4.4.1", (WHO, WHOM, OF)),
    EventKind("replaced",        "F-4.4.5", (WHO, ("partner", SEAT), WHERE, ("number", AMOUNT))),
    EventKind("title-to-board",  "F-4.3.8", (OF,)),
    EventKind("title-lost",      "F-4.3.3", (WHOM, OF)),
    EventKind("title-gained",    "F-4.3.6", (WHO, WHOM, OF)),
    EventKind("title-passed",    "F-4.3.4", (WHO, WHOM, OF)),
    EventKind("control",         "F-5.2.5", (WHO, WHERE)),
    EventKind("control-lost",    "F-5.2.2", (WHO, WHERE)),
    EventKind("siege-ended",     "F-6.5.3", (WHO, WHERE)),
    EventKind("freed",           "F-6.4.4", (WHO, WHOM)),
    EventKind("road",            "F-5.2.7", (WHO, WHERE, ("neighbour", VILLAGE))),
    EventKind("ransomed",        "F-4.1.1", (WHO, ("partner", SEAT), WHOM, SUM)),
    EventKind("bargained-free",  "F-4.1.2", (WHO, ("partner", SEAT), WHOM)),
    EventKind("hired",           "F-4.2.2", (WHO, WHERE, ("unit", UNIT), SUM), ("unit",)),
    EventKind("paid-troops",     "F-11.2",  (WHO, ("men", AMOUNT), ("knights", AMOUNT)), reveals=True),
    EventKind("mill",            "F-4.2.3", (WHO, WHERE)),
    EventKind("castle",          "F-4.2.3", (WHO, WHERE)),
    EventKind("title-bought",    "F-4.3.1", (WHO, OF, SUM)),
    EventKind("title-given",     "F-4.3.2", (WHO, WHOM, OF)),
    EventKind("city",            "F-4.3.2", (WHO, WHERE, OF)),
    EventKind("waived",          "F-1.8.5", (WHO, ("partner", SEAT), OF)),
    EventKind("cardinal-bought", "F-1.5.1", (WHO, WHOM)),
)
# fmt: on
