"""Events and reasons of the relics."""

from typing import Final

from signoria.games.fief.pieces import BISHOPRIC, DIE, LORD, RELIC, VILLAGE
from signoria.kernel.tables import EventKind, Reason

E_RELIC_TAKEN: Final = 178
E_RELIC_LEFT: Final = 179
E_EYES: Final = 180
E_EYES_MOVE: Final = 181
E_EYES_STAY: Final = 182
E_EYES_END: Final = 183
E_RADEGUND: Final = 184
E_RADEGUND_ENDS: Final = 185
E_REVIVED: Final = 186

# fmt: off
EVENTS: Final = (
    EventKind("relic-taken",   "F-11.1", (("relic", RELIC), ("lord", LORD))),
    EventKind("relic-left",    "F-11.4", (("relic", RELIC), ("village", VILLAGE))),
    EventKind("eyes",          "F-11.1", (("bishopric", BISHOPRIC), ("die", DIE))),
    EventKind("eyes-move",     "F-11.1", (("bishopric", BISHOPRIC), ("to", BISHOPRIC))),
    EventKind("eyes-stay",     "F-11.1", (("bishopric", BISHOPRIC),)),
    EventKind("eyes-end",      "F-11.1", (("bishopric", BISHOPRIC), ("to", BISHOPRIC))),
    EventKind("radegund",      "F-11.1", (("bishopric", BISHOPRIC), ("die", DIE))),
    EventKind("radegund-ends", "F-11.1", (("bishopric", BISHOPRIC),)),
    EventKind("revived",       "F-11.1", (("lord", LORD),)),
)

R_NO_CHURCHMAN: Final = 200
R_NOT_THERE: Final = 201
R_RELIC_CARRIED: Final = 202
R_NO_STORM_THERE: Final = 203
R_NO_FAMINE: Final = 204
R_ROLLED_ALREADY: Final = 205
R_NOT_DYING: Final = 206

REASONS: Final = (
    Reason("no-churchman",   "F-11.1", (("relic", RELIC), ("lord", LORD))),
    Reason("not-there",      "F-11.1", (("relic", RELIC), ("lord", LORD))),
    Reason("relic-carried",  "F-11.1", (("relic", RELIC),)),
    Reason("no-storm-there", "F-11.1", (("bishopric", BISHOPRIC),)),
    Reason("no-famine",      "F-11.1", (("bishopric", BISHOPRIC),)),
    Reason("rolled-already", "F-11.1", (("bishopric", BISHOPRIC),)),
    Reason("not-dying",      "F-11.1", (("lord", LORD),)),
)
# fmt: on
