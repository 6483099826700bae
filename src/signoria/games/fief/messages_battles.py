"""What Fief says of battles, sieges and pillage."""

from typing import Final

from signoria.games.fief.moves import SIDE
from signoria.games.fief.pieces import AMOUNT, BATTLE_DIE, LORD, UNIT, VILLAGE
from signoria.kernel.domains import SEAT
from signoria.kernel.tables import EventKind, Reason

WHO: Final = ("seat", SEAT)
WHOM: Final = ("lord", LORD)
WHERE: Final = ("village", VILLAGE)
ON: Final = ("side", SIDE)
KIND_LOST: Final = ("unit", UNIT)

# Reasons. A later number is a later check.
R_NO_LORD_WITH_TROOPS: Final = 116
R_NOBODY_TO_ATTACK: Final = 117
R_WEATHER_FORBIDS_BATTLE: Final = 118
R_ATTACKED_ALREADY: Final = 119
R_NO_DICE: Final = 120
R_RIDERS_FIGHT_ALONE: Final = 121
R_LEADERLESS_ONLY_DEFEND: Final = 122
R_LEADER_HAS_REFUSED: Final = 123
R_NOT_ON_YOUR_SIDE: Final = 124
R_NO_SUCH_TROOPS_LEFT: Final = 125
R_AS_MUCH_AS_DAMAGE: Final = 126
R_TROOPS_DIE_FIRST: Final = 127
R_NOT_A_LORD_OF_SIDE: Final = 128
R_NO_CHANGE_IN_CAVALCADE: Final = 129
R_TRUCE_PROPOSED: Final = 130
R_NO_STOP_IN_THE_OPEN: Final = 131
R_NOT_BEATEN: Final = 132
R_NO_UNITS_TO_HOLD: Final = 133
R_NO_WALLS_TO_BESIEGE: Final = 134
R_OWN_WALLS: Final = 135
R_BESIEGES_ALREADY: Final = 136
R_SIEGE_LIFTED: Final = 137
R_NO_ENGINE_LEFT: Final = 138
R_NO_SIEGE_TO_LIFT: Final = 139
R_NO_MILL_THERE: Final = 140
R_ONLY_BESIEGERS_PILLAGE: Final = 141
R_NOT_YOURS_TO_PILLAGE: Final = 142

# fmt: off
REASONS: Final = (
    Reason("no-lord-with-troops",    "F-6.1.1", (WHERE,)),
    Reason("nobody-to-attack",       "F-6.1.1", (WHO, WHERE)),
    Reason("weather-forbids-battle", "F-2.2.2", (WHERE,)),
    Reason("attacked-already",       "F-6.1.6", (WHO, WHERE)),
    Reason("no-dice",                "F-6.2.2", (WHERE,)),
    Reason("riders-fight-alone",     "F-5.3.3", ()),
    Reason("leaderless-only-defend", "F-6.1.6", (WHERE,)),
    Reason("leader-has-refused",     "F-6.1.6", (ON,)),
    Reason("not-on-your-side",       "F-6.1.3", (WHO,)),
    Reason("no-such-troops-left",    "F-6.2.4", (WHO, KIND_LOST)),
    Reason("as-much-as-damage",      "F-6.2.4", (KIND_LOST, ("damage", AMOUNT))),
    Reason("troops-die-first",       "F-6.2.4", ()),
    Reason("not-a-lord-of-side",     "F-6.2.4", (WHOM,)),
    Reason("no-change-in-cavalcade", "F-5.3.3", ()),
    Reason("truce-proposed",         "F-6.3.3", ()),
    Reason("no-stop-in-the-open",    "F-6.3.3", ()),
    Reason("not-beaten",             "F-6.2.4", (WHOM,)),
    Reason("no-units-to-hold",       "F-6.1.6", (WHO,)),
    Reason("no-walls-to-besiege",    "F-6.5.1", (WHERE,)),
    Reason("own-walls",              "F-6.5.1", (WHERE,)),
    Reason("besieges-already",       "F-6.5.4", (WHERE,)),
    Reason("siege-lifted",           "F-6.5.3", (WHERE,)),
    Reason("no-engine-left",         "F-6.5.1", ()),
    Reason("no-siege-to-lift",       "F-6.5.3", (WHERE,)),
    Reason("no-mill-there",          "F-6.6.1", (WHERE,)),
    Reason("only-besiegers-pillage", "F-6.6.1", (WHERE,)),
    Reason("not-yours-to-pillage",   "F-6.6.2", (WHERE,)),
)
# fmt: on

# Events.
E_BATTLE: Final = 112
E_JOINED_SIDE: Final = 113
E_ROUND: Final = 114
E_ROLLED: Final = 115
E_DAMAGE: Final = 116
E_UNIT_LOST: Final = 117
E_CHANGED_SIDES: Final = 118
E_LEFT_BATTLE: Final = 119
E_GATES_OPENED: Final = 120
E_SURRENDERED: Final = 121
E_TRUCE: Final = 122
E_STOPPED: Final = 123
E_CAME_OUT: Final = 124
E_BATTLE_WON: Final = 125
E_BATTLE_UNDECIDED: Final = 126
E_CAPTURED: Final = 127
E_LET_GO: Final = 128
E_KEEPS_VILLAGE: Final = 129
E_SIEGE_LAID: Final = 130
E_SIEGE_WON: Final = 131
E_SIEGE_GOES_ON: Final = 132
E_PILLAGED: Final = 133

# fmt: off
EVENTS: Final = (
    EventKind("battle",           "F-6.1.1", (WHO, ("defender", SEAT), WHERE), reveals=True),
    EventKind("joined-side",      "F-6.1.3", (WHO, ON, WHERE), reveals=True),
    EventKind("round",            "F-6.2.1", (("round", AMOUNT), ("attack", AMOUNT), ("defence", AMOUNT))),
    EventKind("rolled",           "F-6.2.3", (WHO, ("hits", BATTLE_DIE))),
    EventKind("damage",           "F-6.2.4", (WHO, ("damage", AMOUNT))),
    # From which pile a token goes shows, since some have come further than others.
    EventKind("unit-lost",        "F-6.2.4", (WHO, KIND_LOST), reveals=True),
    EventKind("changed-sides",    "F-6.1.3", (WHO, ON)),
    EventKind("left-battle",      "F-6.1.3", (WHO,)),
    EventKind("gates-opened",     "F-6.1.3", (WHO, WHERE)),
    EventKind("surrendered",      "F-6.3.1", (WHO, WHERE)),
    EventKind("truce",            "F-6.3.1", (WHO, ("partner", SEAT), WHERE)),
    EventKind("stopped",          "F-6.3.1", (WHO, WHERE)),
    EventKind("came-out",         "F-6.3.2", (WHO, WHERE)),
    EventKind("battle-won",       "F-6.3.1", (WHO, WHERE)),
    EventKind("battle-undecided", "F-6.3.1", (WHERE,)),
    EventKind("captured",         "F-6.2.4", (WHO, WHOM)),
    EventKind("let-go",           "F-6.2.4", (WHO, WHOM)),
    EventKind("keeps-village",    "F-5.2.5", (WHO, WHOM, WHERE)),
    EventKind("siege-laid",       "F-6.5.1", (WHO, WHERE)),
    EventKind("siege-won",        "F-6.5.3", (WHO, WHERE)),
    EventKind("siege-goes-on",    "F-6.5.1", (WHO, WHERE)),
    EventKind("pillaged",         "F-6.6.1", (WHO, WHERE)),
)
# fmt: on
