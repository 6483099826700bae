"""Every kind of move in Fief. Chance's come first, then answers to what is asked, then what may be done out of turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief.pieces import (
    AMOUNT,
    BATTLE_DIE,
    BISHOPRIC,
    CALAMITY,
    DIE,
    FIEF,
    KIND,
    LORD,
    RELIC,
    UNIT,
    VILLAGE,
)
from signoria.kernel.domains import SEAT, Names
from signoria.kernel.moves import Verb, Verbs

# Small closed lists of a move.
TO_GIVE: Final = 0
TO_TAKE: Final = 1
WAY: Final = Names("way", ("give", "take"))
SUMS: Final = vec[i64]([1, 2, 5, 10])  # sums are put together from these
ON_ATTACK: Final = 0
ON_DEFENCE: Final = 1
SIDE: Final = Names("side", ("attacker", "defender"))
EVENT_DECK: Final = 0
CHARACTER_DECK: Final = 1
DECK: Final = Names("deck", ("event", "character"))
BACK: Final = Names("back", ("none", "event", "calamity"))
UNTIL: Final = Names("until", ("now", "battle", "phase", "turn"))  # as in STANDING
LEAVE_SIEGE: Final = 0
PASS_BY: Final = 1
BRAVE_WEATHER: Final = 2
DIG: Final = Names("dig", ("siege", "pass", "weather"))  # what a Tunnel does for a group on the move [F-10.2.4]
NOBODY: Final = LORD.size
BALLOT: Final = Names("ballot", (*LORD.names, "nobody"))

# fmt: off
VERBS: Final = Verbs((
    # chance
    Verb("first", (("seat", SEAT),)),
    Verb("card", (("kind", KIND),)),
    Verb("back", (("back", BACK),)),
    Verb("reveal", (("calamity", CALAMITY),)),
    Verb("die", (("die", DIE),)),
    Verb("hit", (("hits", BATTLE_DIE),)),
    Verb("relic", (("relic", RELIC),)),
    # general
    Verb("pass", ()),
    Verb("done", ()),
    Verb("accept", ()),
    Verb("refuse", ()),
    Verb("pass_until", (("until", UNTIL),)),
    # setup
    Verb("settle", (("village", VILLAGE),)),
    # phase 1
    Verb("marry", (("lord", LORD), ("spouse", LORD))),
    Verb("stand", (("lord", LORD),)),
    Verb("lay", (("for", BALLOT), ("against", BALLOT))),
    # phase 2
    Verb("discard", (("kind", KIND),)),
    Verb("draw", (("deck", DECK),)),
    Verb("enter", (("lord", LORD),)),
    Verb("place", (("village", VILLAGE),)),
    Verb("declare", ()),
    Verb("harvest", (("bishopric", BISHOPRIC),)),
    Verb("weather", (("bishopric", BISHOPRIC),)),
    Verb("land_tax", (("fief", FIEF),)),
    Verb("tithe", (("lord", LORD), ("bishopric", BISHOPRIC))),
    Verb("tithe_all", ()),
    Verb("fall", (("unit", UNIT),)),
    Verb("reroll", (("bishopric", BISHOPRIC),)),
    # phase 4
    Verb("ransom", (("lord", LORD),)),
    Verb("hire", (("unit", UNIT), ("village", VILLAGE))),
    Verb("mill", (("village", VILLAGE),)),
    Verb("castle", (("village", VILLAGE),)),
    Verb("title", (("fief", FIEF),)),
    Verb("ask_waiver", (("fief", FIEF),)),
    Verb("grant", (("lord", LORD),)),
    Verb("capital", (("village", VILLAGE),)),
    Verb("cardinal", (("lord", LORD),)),
    Verb("pass_title", (("fief", FIEF), ("lord", LORD))),
    # phase 5
    Verb("march", (("lord", LORD),)),
    Verb("step", (("village", VILLAGE),)),
    Verb("men", (("number", AMOUNT),)),
    Verb("knights", (("number", AMOUNT),)),
    Verb("along", (("lord", LORD),)),
    Verb("behind", (("lord", LORD),)),
    Verb("ask_leave", (("village", VILLAGE),)),
    Verb("halt", ()),
    Verb("withdraw", ()),
    Verb("dig", (("dig", DIG),)),
    Verb("cavalcade", (("village", VILLAGE),)),
    Verb("let_pass", ()),
    Verb("bar", ()),
    Verb("force", ()),
    Verb("slide", (("village", VILLAGE),)),
    Verb("successor", (("seat", SEAT),)),
    Verb("road", (("village", VILLAGE),)),
    # phase 6
    Verb("attack", (("village", VILLAGE), ("seat", SEAT))),
    Verb("join", (("side", SIDE),)),
    Verb("change_sides", ()),
    Verb("leave", ()),
    Verb("lose", (("seat", SEAT), ("unit", UNIT))),
    Verb("lose_lord", (("lord", LORD),)),
    Verb("surrender", ()),
    Verb("truce", ()),
    Verb("stop", ()),
    Verb("go_on", ()),
    Verb("come_out", ()),
    Verb("hold", (("lord", LORD), ("seat", SEAT))),
    Verb("let_go", (("lord", LORD),)),
    Verb("besiege", (("village", VILLAGE),)),
    Verb("lift_siege", (("village", VILLAGE),)),
    Verb("pillage", (("village", VILLAGE),)),
    # revolts
    Verb("add_revolt", ()),
    Verb("add_tunnel", ()),
    Verb("calm", ()),
    Verb("calm_free", ()),
    Verb("first_victim", (("seat", SEAT),)),
    # building an offer
    Verb("money", (("way", WAY), ("sum", AMOUNT))),
    Verb("kind", (("way", WAY), ("kind", KIND))),
    Verb("village", (("way", WAY), ("village", VILLAGE))),
    Verb("prisoner", (("way", WAY), ("lord", LORD))),
    Verb("relic_for", (("way", WAY), ("relic", RELIC), ("lord", LORD))),
    Verb("token", ()),
    Verb("propose", ()),
    Verb("end_talk", ()),
    # out of turn
    Verb("attend", ()),
    Verb("offer", (("seat", SEAT),)),
    Verb("talk", (("seat", SEAT),)),
    Verb("excommunicate", (("lord", LORD),)),
    Verb("lift", ()),
    Verb("ask_annulment", ()),
    Verb("d_arc", (("lord", LORD),)),
    Verb("make_cardinal", (("lord", LORD),)),
    Verb("revolt", (("village", VILLAGE),)),
    Verb("free", (("lord", LORD),)),
    Verb("tunnel", ()),
    Verb("assassinate", (("lord", LORD), ("assassin", LORD))),
    Verb("justice", (("lord", LORD),)),
    Verb("ambush", (("lord", LORD),)),
    Verb("take_relic", (("relic", RELIC), ("lord", LORD))),
    Verb("revive", (("lord", LORD),)),
), chance=7)
# fmt: on

# Numbers of the verbs, in the order above.
FIRST_IS: Final = 0
CARD_IS: Final = 1
BACK_IS: Final = 2
REVEAL: Final = 3
DIE_IS: Final = 4
HIT: Final = 5
RELIC_IS: Final = 6
PASS: Final = 7
DONE: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
PASS_UNTIL: Final = 11
SETTLE: Final = 12
MARRY: Final = 13
STAND_FOR: Final = 14
LAY: Final = 15
DISCARD: Final = 16
DRAW: Final = 17
ENTER: Final = 18
PLACE: Final = 19
DECLARE: Final = 20
HARVEST: Final = 21
WEATHER: Final = 22
LAND_TAX: Final = 23
TITHE: Final = 24
TITHE_ALL: Final = 25
FALL: Final = 26
REROLL: Final = 27
PAY_RANSOM: Final = 28
HIRE: Final = 29
BUY_MILL: Final = 30
BUY_CASTLE: Final = 31
BUY_TITLE: Final = 32
ASK_WAIVER: Final = 33
GRANT: Final = 34
CAPITAL_IS: Final = 35
BUY_CARDINAL: Final = 36
PASS_TITLE: Final = 37
MARCH: Final = 38
STEP_TO: Final = 39
MEN: Final = 40
KNIGHTS: Final = 41
ALONG: Final = 42
BEHIND: Final = 43
ASK_LEAVE: Final = 44
HALT: Final = 45
WITHDRAW: Final = 46
DIG_WAY: Final = 47
CAVALCADE: Final = 48
LET_PASS: Final = 49
BAR: Final = 50
FORCE: Final = 51
SLIDE: Final = 52
SUCCESSOR: Final = 53
ROAD: Final = 54
ATTACK: Final = 55
JOIN: Final = 56
CHANGE_SIDES: Final = 57
LEAVE: Final = 58
LOSE: Final = 59
LOSE_LORD: Final = 60
SURRENDER: Final = 61
TRUCE: Final = 62
STOP: Final = 63
GO_ON: Final = 64
COME_OUT: Final = 65
HOLD: Final = 66
LET_GO: Final = 67
BESIEGE: Final = 68
LIFT_SIEGE: Final = 69
PILLAGE: Final = 70
ADD_REVOLT: Final = 71
ADD_TUNNEL: Final = 72
CALM: Final = 73
CALM_FREE: Final = 74
FIRST_VICTIM: Final = 75
OFFER_MONEY: Final = 76
OFFER_KIND: Final = 77
OFFER_VILLAGE: Final = 78
OFFER_PRISONER: Final = 79
OFFER_RELIC: Final = 80
SPEND_TOKEN: Final = 81
PROPOSE: Final = 82
END_TALK: Final = 83
ATTEND: Final = 84
OFFER: Final = 85
TALK: Final = 86
EXCOMMUNICATE: Final = 87
LIFT: Final = 88
ASK_ANNULMENT: Final = 89
PLAY_D_ARC: Final = 90
MAKE_CARDINAL: Final = 91
PLAY_REVOLT: Final = 92
PLAY_FREE: Final = 93
PLAY_TUNNEL: Final = 94
ASSASSINATE: Final = 95
PLAY_JUSTICE: Final = 96
PLAY_AMBUSH: Final = 97
TAKE_RELIC: Final = 98
REVIVE: Final = 99
FIRST_OUT_OF_TURN: Final = 84
