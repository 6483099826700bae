"""Events and reasons of phase 2: discarding, drawing, calamities, playing cards."""

from typing import Final

from signoria.games.fief.moves import BACK, DECK
from signoria.games.fief.pieces import AMOUNT, BISHOPRIC, CALAMITY, DIE, FIEF, KIND, LORD, UNIT, VILLAGE
from signoria.kernel.domains import SEAT
from signoria.kernel.tables import EventKind, Reason

E_DISCARDED: Final = 52
E_DREW: Final = 53
E_CALAMITY_DRAWN: Final = 54
E_CALAMITY_TOO_MANY: Final = 55
E_SHUFFLED: Final = 56
E_BACK: Final = 57
E_REVEALED: Final = 58
E_STRUCK: Final = 59
E_FALSE_ALARM: Final = 60
E_ALREADY_THERE: Final = 61
E_PLAGUE_DIE: Final = 62
E_PLAGUE_LOSS: Final = 63
E_HARVEST: Final = 64
E_FINE_WEATHER: Final = 65
E_CANCELLED: Final = 66
E_LAND_TAX: Final = 67
E_TITHE: Final = 68
E_TITHE_ALL: Final = 69
E_ENTERED: Final = 70
E_TAKEN_BACK: Final = 71
E_STAYS: Final = 72
E_SPARED: Final = 73
E_PLACED: Final = 74

EVENTS: Final = (
    EventKind("discarded", "F-2.1.1", (("seat", SEAT), ("kind", KIND))),
    EventKind("drew", "F-2.1.2", (("seat", SEAT), ("deck", DECK), ("kind", KIND)), ("kind",)),
    EventKind("calamity-drawn", "F-2.1.3", (("seat", SEAT), ("slot", AMOUNT))),
    EventKind("calamity-too-many", "F-2.1.3", (("seat", SEAT),)),
    EventKind("shuffled", "F-2.1.4", (("deck", DECK),)),
    EventKind("back", "F-0.1", (("back", BACK),)),
    EventKind("revealed", "F-2.2.1", (("calamity", CALAMITY),)),
    EventKind("struck", "F-2.2.1", (("calamity", CALAMITY), ("bishopric", BISHOPRIC))),
    EventKind("false-alarm", "F-2.2.1", (("calamity", CALAMITY),)),
    EventKind("already-there", "F-2.2.1", (("calamity", CALAMITY), ("bishopric", BISHOPRIC))),
    EventKind("plague-die", "F-2.2.5", (("lord", LORD), ("die", DIE))),
    EventKind("plague-loss", "F-2.2.5", (("seat", SEAT), ("unit", UNIT), ("village", VILLAGE)), reveals=True),
    EventKind("harvest", "F-2.3.3", (("seat", SEAT), ("bishopric", BISHOPRIC))),
    EventKind("fine-weather", "F-2.3.3", (("seat", SEAT), ("bishopric", BISHOPRIC))),
    EventKind("cancelled", "F-2.3.3", (("seat", SEAT), ("calamity", CALAMITY), ("bishopric", BISHOPRIC))),
    EventKind("land-tax", "F-2.3.6", (("seat", SEAT), ("fief", FIEF))),
    EventKind("tithe", "F-2.3.7", (("seat", SEAT), ("lord", LORD), ("bishopric", BISHOPRIC))),
    EventKind("tithe-all", "F-2.3.7", (("seat", SEAT), ("lord", LORD))),
    EventKind("entered", "F-2.3.2", (("seat", SEAT), ("lord", LORD), ("village", VILLAGE))),
    EventKind("taken-back", "F-2.3.9", (("seat", SEAT), ("lord", LORD))),
    EventKind("stays", "F-4.1.3", (("seat", SEAT), ("lord", LORD))),
    EventKind("spared", "F-0.7", (("number", AMOUNT),)),
    EventKind("placed", "F-4.1.3", (("seat", SEAT), ("lord", LORD), ("village", VILLAGE))),
)

R_FORT_FIRST: Final = 30
R_LORD_FIRST: Final = 31
R_REFUSED_THERE: Final = 32
R_NOT_IN_HAND: Final = 33
R_ENOUGH_DRAWN: Final = 34
R_ONE_CHARACTER: Final = 35
R_FULL_HAND: Final = 36
R_NOTHING_TO_DRAW: Final = 37
R_NOT_IN_DECK: Final = 38
R_FAMILY_FULL: Final = 39
R_NO_PLACE: Final = 40
R_BAD_WEATHER_THERE: Final = 41
R_FAMINE_THERE: Final = 42
R_BONUS_THERE: Final = 43
R_NOT_ENTITLED: Final = 44
R_ALREADY_TAXED: Final = 45
R_NO_TAX_MARKER: Final = 46
R_NOT_GOVERNED: Final = 47
R_NO_TITHE: Final = 48
R_PLACE_FREE: Final = 49
R_NO_SUCH_TOKEN: Final = 50

REASONS: Final = (
    Reason("fort-first", "F-2.3.2", (("village", VILLAGE),)),
    Reason("lord-first", "F-2.3.2", (("village", VILLAGE),)),
    Reason("refused-there", "F-2.3.2", (("village", VILLAGE),)),
    Reason("not-in-hand", "F-2.3.1", (("kind", KIND),)),
    Reason("enough-drawn", "F-2.1.2", ()),
    Reason("one-character", "F-2.1.2", ()),
    Reason("full-hand", "F-2.1.5", ()),
    Reason("nothing-to-draw", "F-2.1.5", (("deck", DECK),)),
    Reason("not-in-deck", "F-2.1.2", (("kind", KIND),)),
    Reason("family-full", "F-2.3.2", ()),
    Reason("no-place", "F-2.3.9", (("lord", LORD),)),
    Reason("bad-weather-there", "F-2.2.2", (("bishopric", BISHOPRIC),)),
    Reason("famine-there", "F-2.2.3", (("bishopric", BISHOPRIC),)),
    Reason("bonus-there", "F-2.3.4", (("bishopric", BISHOPRIC),)),
    Reason("not-entitled", "F-2.3.6", (("fief", FIEF),)),
    Reason("already-taxed", "F-2.3.10", (("fief", FIEF),)),
    Reason("no-tax-marker", "F-2.3.5", ()),
    Reason("not-governed", "F-2.3.7", (("bishopric", BISHOPRIC),)),
    Reason("no-tithe", "F-2.3.7", ()),
    Reason("place-free", "F-2.3.9", ()),
    Reason("no-such-token", "F-2.2.5", (("unit", UNIT),)),
)
