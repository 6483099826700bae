"""What the frame of Fief says: setup, turns, income, the end."""

from typing import Final

from signoria.games.fief.pieces import AMOUNT, BISHOPRIC, FIEF, LORD, RELIC, VILLAGE
from signoria.kernel.domains import SEAT, Names, Numbers
from signoria.kernel.tables import EventKind, Reason

# Reasons.
R_NOT_A_LORD_LEFT: Final = 8
R_NOBODY_SITS_THERE: Final = 9
R_OCCUPIED: Final = 10
R_RELIC_LAID: Final = 11

REASONS: Final = (
    Reason("not-a-lord-left", "F-0.3", ()),
    Reason("nobody-sits-there", "F-0.1", ()),
    Reason("occupied", "F-0.4", (("village", VILLAGE),)),
    Reason("relic-laid", "F-11.1", (("relic", RELIC),)),
)

# Events.
E_DEALT: Final = 0
E_FIRST_PLAYER: Final = 1
E_SETTLED: Final = 2
E_RELIC_LAID: Final = 3
E_TURN: Final = 4
E_PHASE: Final = 5
E_VILLAGE_INCOME: Final = 6
E_MILL_INCOME: Final = 7
E_LAND_TAX_INCOME: Final = 8
E_TITHE_INCOME: Final = 9
E_QUEEN_INCOME: Final = 10
E_POINTS: Final = 11
E_WON: Final = 12
E_WON_TOGETHER: Final = 13
E_TIED: Final = 14
E_TIME_IS_UP: Final = 15
E_MONEY_SHOWN: Final = 16

TURN_NUMBER: Final = Numbers("turn", 0, 1000)
PHASE_NAME: Final = Names(
    "phase", ("setup", "hear_ye", "cards", "income", "purchases", "movement", "battles", "end_of_turn")
)
WHO: Final = ("seat", SEAT)
SUM: Final = ("sum", Numbers("deniers", 0, 1000))

# fmt: off
EVENTS: Final = (
    EventKind("dealt",           "F-0.3", (WHO, ("lord", LORD))),
    EventKind("first-player",    "F-0.5", (WHO,)),
    EventKind("settled",         "F-0.4", (WHO, ("lord", LORD), ("village", VILLAGE))),
    EventKind("relic-laid",      "F-11.1", (("relic", RELIC), ("village", VILLAGE))),
    EventKind("turn",            "F-0.5", (("turn", TURN_NUMBER), WHO)),
    EventKind("phase",           "F-0",   (("phase", PHASE_NAME),)),
    EventKind("village-income",  "F-3.1", (WHO, SUM, ("villages", AMOUNT))),
    EventKind("mill-income",     "F-3.2", (WHO, SUM, ("mills", AMOUNT))),
    EventKind("land-tax-income", "F-3.3", (WHO, SUM, ("fief", FIEF))),
    EventKind("tithe-income",    "F-3.4", (WHO, SUM, ("bishopric", BISHOPRIC))),
    EventKind("queen-income",    "F-3.5", (WHO, SUM, ("lord", LORD))),
    EventKind("points",          "F-7.2", (WHO, ("points", AMOUNT))),
    EventKind("won",             "F-7.3", (WHO, ("points", AMOUNT))),
    EventKind("won-together",    "F-7.4", (WHO, ("ally", SEAT), ("points", AMOUNT))),
    EventKind("tied",            "F-7.8", ()),
    EventKind("time-is-up",      "F-13.1", (("turn", TURN_NUMBER),)),
    EventKind("money-shown",     "F-13.6", (WHO, SUM)),
)
# fmt: on
