"""What Fief says of movement and cavalcades."""

from typing import Final

from signoria.games.fief.moves import DIG
from signoria.games.fief.pieces import AMOUNT, LORD, VILLAGE
from signoria.kernel.domains import SEAT
from signoria.kernel.tables import EventKind, Reason

WHO: Final = ("seat", SEAT)
WHOM: Final = ("lord", LORD)
WHERE: Final = ("village", VILLAGE)
TO: Final = ("to", VILLAGE)
NUMBER: Final = ("number", AMOUNT)
TROOPS: Final = (("men", AMOUNT), ("knights", AMOUNT))

# Events.
E_MARCHED: Final = 98
E_WITHDREW: Final = 99
E_GOES_ALONG: Final = 100
E_TROOPS_ALONG: Final = 101
E_ENTERS_WALLS: Final = 102
E_LEAVE_GRANTED: Final = 103
E_LEAVE_REFUSED: Final = 104
E_DUG: Final = 105
E_SLID: Final = 106
E_CAVALCADE: Final = 107
E_LETS_PASS: Final = 108
E_BARS: Final = 109
E_FORCES: Final = 110
E_CAVALCADE_STOPPED: Final = 111

# fmt: off
EVENTS: Final = (
    EventKind("marched",           "F-5.1.1", (WHO, WHOM, WHERE, TO)),
    EventKind("withdrew",          "F-5.1.9", (WHO, WHOM, WHERE, TO)),
    EventKind("goes-along",        "F-5.1.11", (WHOM, TO)),
    # Which tokens go shows, since some have come further than others.
    EventKind("troops-along",      "F-5.1.2", (WHO, NUMBER, *TROOPS), ("men", "knights"), reveals=True),
    EventKind("enters-walls",      "F-6.5.2", (WHO, WHERE)),
    EventKind("leave-granted",     "F-5.1.4", (WHO, WHOM, TO)),
    EventKind("leave-refused",     "F-5.1.4", (WHO, WHOM, TO)),
    EventKind("dug",               "F-10.2.1", (WHO, ("dig", DIG), WHERE)),
    EventKind("slid",              "F-5.1.7", (WHO, WHERE)),
    EventKind("cavalcade",         "F-5.3.1", (WHO, NUMBER, WHERE, TO)),
    EventKind("lets-pass",         "F-5.3.3", (WHO, WHERE)),
    EventKind("bars",              "F-5.3.3", (WHO, WHERE)),
    EventKind("forces",            "F-5.3.3", (WHO, ("other", SEAT), WHERE)),
    EventKind("cavalcade-stopped", "F-5.3.5", (WHO, WHERE)),
)
# fmt: on

# Reasons. A later number is a later check.
R_NOT_YOUR_FREE_LORD: Final = 86
R_HAS_LED: Final = 87
R_NO_STEP_LEFT: Final = 88
R_NOWHERE_TO_GO: Final = 89
R_NO_ROAD_THERE: Final = 90
R_WEATHER_STOPS: Final = 91
R_WITHDRAW_WITH_ALL: Final = 92
R_HELD_BY_SIEGE: Final = 93
R_LEAVE_NEEDED: Final = 94
R_ROAD_HELD: Final = 95
R_LEAVE_WAS_REFUSED: Final = 96
R_NO_LEAVE_NEEDED: Final = 97
R_TURNED_AWAY: Final = 98
R_NOT_REFUSED: Final = 99
R_CAME_BY_NO_ROAD: Final = 100
R_DUG_ALREADY: Final = 101
R_NO_SIEGE_TO_LEAVE: Final = 102
R_SIEGE_LEFT_FIRST: Final = 103
R_NOTHING_TO_PASS: Final = 104
R_NO_BAD_WEATHER: Final = 105
R_NO_RIDE_AFTER_REFUSAL: Final = 106
R_NOBODY_BARS: Final = 107
R_WEATHER_STOPS_RIDE: Final = 108
R_NOT_THROUGH_WALLS: Final = 109
R_NO_KNIGHT_TO_RIDE: Final = 110
R_TOO_MANY_ALONG: Final = 111
R_ALL_WHO_CAME: Final = 112
R_NOT_ON_A_ROAD: Final = 113
R_BEFORE_THE_WALLS: Final = 114
R_SLID_ALREADY: Final = 115

# fmt: off
REASONS: Final = (
    Reason("not-your-free-lord",    "F-5.1.1",  (WHOM,)),
    Reason("has-led",               "F-5.1.11", (WHOM,)),
    Reason("no-step-left",          "F-5.1.1",  (WHOM,)),
    Reason("nowhere-to-go",         "F-5.1.1",  (WHOM,)),
    Reason("no-road-there",         "F-5.1.1",  (WHERE,)),
    Reason("weather-stops",         "F-2.2.2",  (WHERE,)),
    Reason("withdraw-with-all",     "F-5.1.4",  ()),
    Reason("held-by-siege",         "F-5.1.6",  (WHO,)),
    Reason("leave-needed",          "F-5.1.3",  (WHO,)),
    Reason("road-held",             "F-5.1.5",  (WHO,)),
    Reason("leave-was-refused",     "F-5.1.4",  ()),
    Reason("no-leave-needed",       "F-5.1.3",  (WHERE,)),
    Reason("turned-away",           "F-6.5.2",  (WHERE,)),
    Reason("not-refused",           "F-5.1.4",  ()),
    Reason("came-by-no-road",       "F-5.1.9",  ()),
    Reason("dug-already",           "F-10.2.4", ()),
    Reason("no-siege-to-leave",     "F-10.2.1", (WHERE,)),
    Reason("siege-left-first",      "F-10.2.1", ()),
    Reason("nothing-to-pass",       "F-10.2.1", (WHERE,)),
    Reason("no-bad-weather",        "F-10.2.1", (WHERE,)),
    Reason("no-ride-after-refusal", "F-5.1.4",  ()),
    Reason("nobody-bars",           "F-5.3.1",  (WHERE,)),
    Reason("weather-stops-ride",    "F-2.2.8",  (WHERE,)),
    Reason("not-through-walls",     "F-5.3.1",  (WHERE,)),
    Reason("no-knight-to-ride",     "F-5.3.7",  (WHERE,)),
    Reason("too-many-along",        "F-5.1.2",  (NUMBER,)),
    Reason("all-who-came",          "F-5.1.4",  (NUMBER,)),
    Reason("not-on-a-road",         "F-5.1.10", (WHERE,)),
    Reason("before-the-walls",      "F-5.1.10", (WHERE,)),
    Reason("slid-already",          "F-5.1.10", (WHERE,)),
)
# fmt: on
