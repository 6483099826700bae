"""Events and reasons of offers and talks."""

from typing import Final

from signoria.games.fief.pieces import AMOUNT, KIND, LORD, RELIC, VILLAGE
from signoria.kernel.domains import SEAT, Names
from signoria.kernel.tables import EventKind, Reason

MATTER: Final = Names(
    "matter",
    (
        "trade",
        "marriage",
        "annulment",
        "cardinal",
        "passage",
        "placement",
        "waiver",
        "ransom",
        "truce",
        "side",
        "relic",
        "talk",
    ),
)

E_ASKS: Final = 155
E_GIVES_MONEY: Final = 156
E_WANTS_MONEY: Final = 157
E_GIVES_VILLAGE: Final = 158
E_WANTS_VILLAGE: Final = 159
E_GIVES_PRISONER: Final = 160
E_WANTS_PRISONER: Final = 161
E_GIVES_RELIC: Final = 162
E_WANTS_RELIC: Final = 163
E_IN_PRIVATE: Final = 164
E_ACCEPTED: Final = 165
E_REFUSED: Final = 166
E_WITHDRAWN: Final = 167
E_LAPSED: Final = 168
E_TOKEN_SPENT: Final = 169
E_TALK_BEGINS: Final = 170
E_TALK_JOINED: Final = 171
E_TALK_EXTENDED: Final = 172
E_TALK_LEFT: Final = 173
E_TALK_ENDS: Final = 174
E_HANDED_OVER: Final = 175
E_SLIPPED: Final = 176
E_CARD_PASSED: Final = 177

# fmt: off
EVENTS: Final = (
    EventKind("asks",           "F-8.1",  (("seat", SEAT), ("to", SEAT), ("matter", MATTER)), (), True),
    EventKind("gives-money",    "F-8.1",  (("seat", SEAT), ("to", SEAT), ("sum", AMOUNT))),
    EventKind("wants-money",    "F-8.1",  (("seat", SEAT), ("to", SEAT), ("sum", AMOUNT))),
    EventKind("gives-village",  "F-5.2.3",(("seat", SEAT), ("to", SEAT), ("village", VILLAGE))),
    EventKind("wants-village",  "F-5.2.3",(("seat", SEAT), ("to", SEAT), ("village", VILLAGE))),
    EventKind("gives-prisoner", "F-6.4.1",(("seat", SEAT), ("to", SEAT), ("lord", LORD))),
    EventKind("wants-prisoner", "F-6.4.1",(("seat", SEAT), ("to", SEAT), ("lord", LORD))),
    EventKind("gives-relic",    "F-11.1", (("seat", SEAT), ("to", SEAT), ("relic", RELIC))),
    EventKind("wants-relic",    "F-11.1", (("seat", SEAT), ("to", SEAT), ("relic", RELIC))),
    EventKind("in-private",     "F-8.1",  (("seat", SEAT), ("to", SEAT))),
    EventKind("accepted",       "F-8.1",  (("seat", SEAT), ("of", SEAT), ("matter", MATTER)), reveals=True),
    EventKind("refused",        "F-8.2",  (("seat", SEAT), ("of", SEAT), ("matter", MATTER))),
    EventKind("withdrawn",      "F-8.1",  (("seat", SEAT), ("to", SEAT), ("matter", MATTER))),
    EventKind("lapsed",         "F-9.6",  (("seat", SEAT), ("to", SEAT), ("matter", MATTER))),
    EventKind("token-spent",    "F-8.1",  (("seat", SEAT),)),
    EventKind("talk-begins",    "F-8.1",  (("seat", SEAT), ("to", SEAT))),
    EventKind("talk-joined",    "F-8.1",  (("seat", SEAT), ("to", SEAT))),
    EventKind("talk-extended",  "F-8.1",  (("seat", SEAT),)),
    EventKind("talk-left",      "F-8.1",  (("seat", SEAT),)),
    EventKind("talk-ends",      "F-8.1",  (("seat", SEAT),)),
    EventKind("handed-over",    "F-8.1",  (("seat", SEAT), ("to", SEAT), ("sum", AMOUNT)), reveals=True),
    EventKind("slipped",        "F-13.6", (("seat", SEAT), ("to", SEAT), ("sum", AMOUNT)), ("sum",), reveals=True),
    EventKind("card-passed",    "F-8.1",  (("seat", SEAT), ("to", SEAT), ("kind", KIND)), ("kind",)),
)

R_NOT_ONESELF: Final = 180
R_OFFER_OPEN: Final = 181
R_NO_TOKEN: Final = 182
R_TOKEN_SPENT: Final = 183
R_NEEDS_TOKEN: Final = 184
R_TOO_POOR: Final = 185
R_TOO_MUCH: Final = 186
R_NO_SUCH_SUM: Final = 187
R_CARD_NOT_HELD: Final = 188
R_CANNOT_HOLD: Final = 189
R_HAND_FULL: Final = 190
R_NOT_CONTROLLED: Final = 191
R_NO_TROOPS_THERE: Final = 192
R_ALREADY_IN_OFFER: Final = 193
R_NOT_A_CAPTIVE: Final = 194
R_NOT_WITH_CAPTOR: Final = 195
R_NOT_CARRIED: Final = 196
R_NOT_THE_SAME_VILLAGE: Final = 197
R_EMPTY_OFFER: Final = 198
R_BEING_SETTLED: Final = 199

REASONS: Final = (
    Reason("not-oneself",          "F-8.1",   ()),
    Reason("offer-open",           "F-9.2",   ()),
    Reason("no-token",             "F-8.1",   ()),
    Reason("token-spent",          "F-8.1",   ()),
    Reason("needs-token",          "F-8.1",   ()),
    Reason("too-poor",             "F-8.1",   (("needed", AMOUNT), ("has", AMOUNT), ("seat", SEAT))),
    Reason("too-much",             "F-8.1",   (("most", AMOUNT),)),
    Reason("no-such-sum",          "F-8.1",   ()),
    Reason("card-not-held",        "F-8.1",   (("kind", KIND), ("seat", SEAT))),
    Reason("cannot-hold",          "F-8.1",   (("kind", KIND), ("seat", SEAT))),
    Reason("hand-full",            "F-8.1",   ()),
    Reason("not-controlled",       "F-5.2.3", (("village", VILLAGE), ("seat", SEAT))),
    Reason("no-troops-there",      "F-5.2.7", (("village", VILLAGE), ("seat", SEAT))),
    Reason("already-in-offer",     "F-8.1",   ()),
    Reason("not-a-captive",        "F-6.4.1", (("lord", LORD), ("seat", SEAT))),
    Reason("not-with-captor",      "F-6.4.1", (("lord", LORD), ("seat", SEAT))),
    Reason("not-carried",          "F-11.1",  (("relic", RELIC), ("seat", SEAT))),
    Reason("not-the-same-village", "F-11.1",  (("lord", LORD),)),
    Reason("empty-offer",          "F-8.1",   ()),
    Reason("being-settled",        "F-5.2.5", (("village", VILLAGE),)),
)
# fmt: on
