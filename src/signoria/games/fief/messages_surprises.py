"""Events and reasons of surprise cards, papal powers, windows and revolts."""

from typing import Final

from signoria.games.fief.moves import UNTIL
from signoria.games.fief.pieces import AMOUNT, DIE, LORD, VILLAGE
from signoria.kernel.domains import SEAT
from signoria.kernel.tables import EventKind, Reason

E_D_ARC: Final = 134
E_CARD_MADE_CARDINAL: Final = 135
E_REVOLT: Final = 136
E_TUNNEL_FREES: Final = 137
E_TUNNEL_UNDER_WALLS: Final = 138
E_ASSASSINATED: Final = 139
E_JUSTICE: Final = 140
E_AMBUSHED: Final = 141
E_STANDING: Final = 142
E_ATTENDS: Final = 143
E_REVOLT_ADDED: Final = 144
E_TUNNEL_ADDED: Final = 145
E_CALMING_PAID: Final = 146
E_CALMS: Final = 147
E_CALMED: Final = 148
E_CALMER_DIES: Final = 149
E_NOT_CALMED: Final = 150
E_REVOLT_STRIKES: Final = 151
E_REVOLT_FAILS: Final = 152
E_REVOLT_LOSSES: Final = 153
E_REVOLT_DESTROYS: Final = 154

# fmt: off
EVENTS: Final = (
    EventKind("d-arc",                  "F-9.3",     (("seat", SEAT), ("lord", LORD))),
    EventKind("card-made-cardinal",     "F-1.5.1",   (("seat", SEAT), ("lord", LORD))),
    EventKind("revolt",                 "F-10.1.1",  (("seat", SEAT), ("village", VILLAGE))),
    EventKind("tunnel-frees",           "F-10.2.3",  (("seat", SEAT), ("lord", LORD))),
    EventKind("tunnel-under-walls",     "F-10.2.2",  (("seat", SEAT), ("village", VILLAGE))),
    EventKind("assassinated",           "F-10.3",    (("seat", SEAT), ("lord", LORD), ("assassin", LORD))),
    EventKind("justice",                "F-10.4",    (("seat", SEAT), ("lord", LORD))),
    EventKind("ambushed",               "F-10.5",    (("seat", SEAT), ("lord", LORD))),
    EventKind("standing",               "F-13.5",    (("seat", SEAT), ("until", UNTIL)), secret=True),
    EventKind("attends",                "F-13.5",    (("seat", SEAT),), secret=True),
    EventKind("revolt-added",           "F-10.1.3",  (("seat", SEAT), ("village", VILLAGE))),
    EventKind("tunnel-added",           "F-10.1.4",  (("seat", SEAT), ("village", VILLAGE))),
    EventKind("calming-paid",           "F-10.1.10", (("seat", SEAT), ("lord", LORD))),
    EventKind("calms",                  "F-10.1.9",  (("lord", LORD), ("die", DIE))),
    EventKind("calmed",                 "F-10.1.9",  (("lord", LORD), ("village", VILLAGE))),
    EventKind("calmer-dies",            "F-10.1.9",  (("lord", LORD),)),
    EventKind("not-calmed",             "F-10.1.10", (("lord", LORD),)),
    EventKind("revolt-strikes",         "F-10.1.3",  (("village", VILLAGE), ("hits", AMOUNT)), reveals=True),
    EventKind("revolt-fails",           "F-10.1.4",  (("village", VILLAGE),)),
    EventKind("revolt-losses",          "F-10.1.12", (("seat", SEAT), ("men", AMOUNT), ("knights", AMOUNT))),
    EventKind("revolt-destroys",        "F-10.1.6",  (("village", VILLAGE),)),
)

R_NOT_HELD: Final = 143
R_WHILE_DRAWING: Final = 144
R_WHILE_VOTING: Final = 145
R_BEFORE_LOSSES: Final = 146
R_NOT_SETTLED_YET: Final = 147
R_NOT_IN_PLAY: Final = 148
R_NOT_AN_UNMARRIED_WOMAN: Final = 149
R_NOT_A_BISHOP: Final = 150
R_ALREADY_CARDINAL: Final = 151
R_NO_CAUSE: Final = 152
R_OWN_TAX: Final = 153
R_NOT_A_PRISONER: Final = 154
R_NO_BATTLE: Final = 155
R_NOT_THE_ATTACKER: Final = 156
R_NO_WALLS: Final = 157
R_OWN_LORD: Final = 158
R_NOT_OWN_LORD: Final = 159
R_NO_ASSASSIN: Final = 160
R_IMMUNE: Final = 161
R_NO_LORD_IN_BATTLE: Final = 162
R_NOT_AN_ENEMY_LORD: Final = 163
R_NOT_THE_POPE: Final = 164
R_HAS_STRUCK: Final = 165
R_ONE_AT_A_TIME: Final = 166
R_POPE_HIMSELF: Final = 167
R_NOBODY_EXCOMMUNICATED: Final = 168
R_NOT_MARRIED: Final = 169
R_NO_POPE: Final = 170
R_HEIR_BORN: Final = 171
R_TOO_MANY_OFFERS: Final = 172
R_NO_STANDING: Final = 173
R_NO_SUCH_END: Final = 174
R_CANNOT_CALM: Final = 175
R_CANNOT_PAY_CALMING: Final = 176
R_NOBODY_THERE: Final = 177
R_TUNNEL_ALREADY: Final = 178
R_MOST_DAMAGE: Final = 179

REASONS: Final = (
    Reason("not-held",               "F-9.1",     ()),
    Reason("while-drawing",          "F-2.1.6",   ()),
    Reason("while-voting",           "F-13.2",    ()),
    Reason("before-losses",          "F-10.5.1",  ()),
    Reason("not-settled-yet",        "F-9.2",     ()),
    Reason("not-in-play",            "F-9.1",     (("lord", LORD),)),
    Reason("not-an-unmarried-woman", "F-9.3",     (("lord", LORD),)),
    Reason("not-a-bishop",           "F-1.5.1",   (("lord", LORD),)),
    Reason("already-cardinal",       "F-1.2.2",   (("lord", LORD),)),
    Reason("no-cause",               "F-10.1.1",  (("village", VILLAGE),)),
    Reason("own-tax",                "F-10.1.1",  (("village", VILLAGE),)),
    Reason("not-a-prisoner",         "F-10.2.3",  (("lord", LORD),)),
    Reason("no-battle",              "F-10.5",    ()),
    Reason("not-the-attacker",       "F-10.2.2",  ()),
    Reason("no-walls",               "F-10.2.2",  (("village", VILLAGE),)),
    Reason("own-lord",               "F-10.3",    (("lord", LORD),)),
    Reason("not-own-lord",           "F-10.3.1",  (("lord", LORD),)),
    Reason("no-assassin",            "F-10.4",    (("lord", LORD),)),
    Reason("immune",                 "F-10.4",    (("lord", LORD),)),
    Reason("no-lord-in-battle",      "F-10.5",    ()),
    Reason("not-an-enemy-lord",      "F-10.5",    (("lord", LORD),)),
    Reason("not-the-pope",           "F-1.7.5",   ()),
    Reason("has-struck",             "F-1.7.5",   ()),
    Reason("one-at-a-time",          "F-1.7.10",  ()),
    Reason("pope-himself",           "F-1.7.10",  ()),
    Reason("nobody-excommunicated",  "F-1.7.6",   ()),
    Reason("not-married",            "F-1.7.3",   ()),
    Reason("no-pope",                "F-1.7.3",   ()),
    Reason("heir-born",              "F-1.7.3",   ()),
    Reason("too-many-offers",        "F-13.4",    (("seat", SEAT),)),
    Reason("no-standing",            "F-13.5",    ()),
    Reason("no-such-end",            "F-13.5",    (("until", UNTIL),)),
    Reason("cannot-calm",            "F-10.1.9",  ()),
    Reason("cannot-pay-calming",     "F-10.1.10", ()),
    Reason("nobody-there",           "F-10.1.5",  (("seat", SEAT),)),
    Reason("tunnel-already",         "F-10.1.4",  ()),
    Reason("most-damage",            "F-6.2.4",   (("damage", AMOUNT),)),
)
# fmt: on
