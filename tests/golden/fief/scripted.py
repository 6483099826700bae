"""What chance hardly ever brings about: positions of Fief with the moves that begin a golden game there."""

from typing import Any

from signoria.games.fief.pieces import COPIES, FIRST_EVENT, KIND, KINDS, VILLAGE

# After a tie the game goes on: two families with three fief titles and nine villages each. [F-7.8]
TIE: dict[str, Any] = {
    "game": "fief",
    "seats": 4,
    "options": {"turn_limit": 2},
    "phase": 5,
    "lords": {
        "arthur": {"seat": 0, "at": "beaujeu"},
        "alienor": {"seat": 0, "at": "beaujeu"},
        "baudoin": {"seat": 1, "at": "sennecy"},
        "blanche": {"seat": 1, "at": "sennecy"},
        "charles": {"seat": 2, "at": "mazilles"},
        "guenievre": {"seat": 2, "at": "mazilles"},
        "eric": {"seat": 3, "at": "pugnac"},
        "isabelle": {"seat": 3, "at": "pugnac"},
    },
    "fiefs": {
        "epervier": {"holder": "arthur"},
        "tournus": {"holder": "arthur"},
        "mazilles": {"holder": "alienor"},
        "st_gerome": {"holder": "baudoin"},
        "sigy": {"holder": "baudoin"},
        "st_paul": {"holder": "blanche"},
    },
    "villages": {
        city: {"fort": "city"} for city in ("l_epervier", "tournus", "st_andromy", "st_gerome", "sigy", "st_paul")
    },
    "players": [{"troops": {"bourg": {"men": 1}, "blaye": {"men": 1}, "charolles": {"men": 1}}}, {}, {}, {}],
}
TIE_MOVES = ("0 done", "1 done", "2 done", "3 done")

# Others hold every village and let nobody in: neither a new lord nor a ransomed one finds a place. [F-2.3.9] [F-4.1.3]
NO_PLACE: dict[str, Any] = {
    "game": "fief",
    "seats": 3,
    "options": {"turn_limit": 1},
    "phase": 2,
    "lords": {"arthur": {"seat": 0, "at": "blaye", "captor": 1}},
    "players": [
        {"hand": ["othon"]},
        {"troops": {village: {"men": 1} for village in VILLAGE.names[:12]}},
        {"troops": {village: {"men": 1} for village in VILLAGE.names[12:]}},
    ],
}
NO_PLACE_MOVES = (
    *("0 done", "0 done", "1 done", "2 done"),  # nobody draws
    *("0 enter othon", "0 place blaye", "0 propose", "1 refuse", "0 pass"),
    *("0 done", "0 pass_until turn", "0 done"),
    *("0 ransom arthur", "0 place st_paul", "0 propose", "2 refuse", "0 pass", "0 road charolles"),
)

# Who leaves a village names his successor; a friend inside a castle changes sides and opens it. [F-5.2.3] [F-6.1.3]
BETRAYAL: dict[str, Any] = {
    "game": "fief",
    "seats": 3,
    "options": {"turn_limit": 1},
    "phase": 5,
    "lords": {
        "arthur": {"seat": 0, "at": "blaye/charolles"},
        "henri": {"seat": 0, "at": "la_salle"},
        "eric": {"seat": 0, "at": "sigy"},
        "baudoin": {"seat": 1, "at": "blaye"},
        "charles": {"seat": 2, "at": "blaye"},
    },
    "villages": {"blaye": {"fort": "castle", "controller": 1, "admitted": [2], "present": [1, 2, 0]}},
    "players": [
        {"troops": {"blaye/charolles": {"men": 3, "knights": 2}}},
        {"troops": {"blaye": {"men": 3, "knights": 1}, "sigy/st_paul": {"men": 1}}},
        {"troops": {"blaye": {"men": 2, "knights": 1}, "sigy/st_ciers_d_abzac": {"men": 1}}},
    ],
}
BETRAYAL_MOVES = (
    *("0 march eric", "0 step st_paul", "0 successor 2", "0 halt", "0 done", "1 done", "2 done"),
    *("0 attack blaye 1", "2 join defender", "2 propose", "1 accept"),
    *("chance hit 0", "chance hit 0", "chance hit 0", "chance hit 0"),
    *("2 change_sides", "2 propose", "0 accept", "1 go_on", "0 go_on"),
)

# A king without a queen is murdered, a candidate drops out, and three votes make no king. [F-1.9.5] [F-1.3.6] [F-1.8.4]
COURT: dict[str, Any] = {
    "game": "fief",
    "seats": 4,
    "options": {"turn_limit": 1},
    "lords": {
        "arthur": {"seat": 0, "at": "sigy"},
        "baudoin": {"seat": 0, "at": "sigy"},
        "charles": {"seat": 0, "at": "sigy"},
        "francois": {"seat": 1, "at": "beaujeu"},
        "eric": {"seat": 2, "at": "bourg"},
        "gauvain": {"seat": 2, "at": "bourg"},
        "henri": {"seat": 3, "at": "tournus", "cardinal": "purchase"},
        "thierry": {"seat": 3, "at": "tournus"},
    },
    "king": "eric",
    "pope": "henri",
    "fiefs": {"blaye": {"holder": "arthur"}, "sigy": {"holder": "baudoin"}},
    "villages": {"blaye": {"fort": "city"}, "sigy": {"fort": "city"}},
    "bishoprics": {"b2": {"bishop": "henri"}, "b4": {"bishop": "gauvain"}},
    "players": [
        {"hand": ["assassination"], "troops": {"st_paul": {"men": 1}}},
        {"troops": {"st_ciers_d_abzac": {"men": 1}}},
        {},
        {},
    ],
}
COURT_MOVES = (
    "0 assassinate eric baudoin",
    *("0 stand charles", "0 done", "1 stand francois", "3 done", "3 pass"),
    *("0 lay charles nobody", "1 lay francois nobody", "2 lay francois charles"),
    *("3 excommunicate francois", "3 lay nobody nobody", "3 pass"),
    *("0 stand arthur", "0 done", "3 done", "3 pass"),
    *("0 lay arthur nobody", "2 lay nobody nobody", "3 lay nobody nobody", "3 pass"),
)

# The king is murdered, his dauphin crowned, his widow's troops take over his city; a revolt strikes several camps; one
# storm meets another. [F-1.9.4] [F-4.4.5] [F-10.1.5] [F-11.1]
DISASTERS: dict[str, Any] = {
    "game": "fief",
    "seats": 3,
    "options": {"turn_limit": 1, "relics": True},
    "turn": 1,
    "phase": 2,
    "steps": [{"step": "course", "stage": 5}, {"step": "turn", "stage": 4}],  # calamities have struck
    "lords": {
        "arthur": {"seat": 0, "at": "bourg", "spouse": "jeanne"},
        "jeanne": {"seat": 1, "at": "sigy"},
        "baudoin": {"seat": 1, "at": "sigy"},
        "charles": {"seat": 2, "at": "st_paul"},
        "eric": {"seat": 2, "at": "st_paul"},
    },
    "king": "arthur",
    "queen": "jeanne",
    "dauphin": "baudoin",
    "heir_born": True,
    "fiefs": {"bourg": {"holder": "arthur"}},
    "villages": {"bourg": {"fort": "city"}},
    "bishoprics": {
        "b1": {"bishop": "eric", "calamities": ["bad_weather"]},
        "b2": {"calamities": ["bad_weather", "famine"]},
    },
    "relics": {
        "eyes": {"lord": "eric"},
        "grail": {"church": "blaye"},
        "lance": {"church": "tournus"},
        "tooth": {"church": "st_gerome"},
        "radegund": {"church": "sigy"},
    },
    "players": [
        {"troops": {"bourg": {"men": 2, "knights": 1}, "mazilles": {"men": 1}}},
        {"troops": {"mazilles/belleville": {"knights": 1}}},
        {"hand": ["assassination", "revolt"], "troops": {"mazilles/st_andromy": {"men": 1}}},
    ],
}
DISASTERS_MOVES = (
    *("2 assassinate arthur charles", "2 revolt mazilles", "2 first_victim 1", "chance hit 2"),
    *("2 reroll b1", "chance die 2"),
)

# A friend is let into besieged walls; the two talk in private, and longer than one token lasts. [F-6.5.2] [F-8.1]
WALLS: dict[str, Any] = {
    "game": "fief",
    "seats": 3,
    "options": {"turn_limit": 1},
    "phase": 5,
    "lords": {
        "arthur": {"seat": 0, "at": "blaye"},
        "baudoin": {"seat": 1, "at": "blaye/la_salle"},
        "charles": {"seat": 2, "at": "charolles"},
    },
    "villages": {"blaye": {"fort": "castle"}},
    "players": [
        {"troops": {"blaye": {"men": 1}}},
        {"troops": {"blaye/la_salle": {"men": 2}}, "engines": [{"at": "blaye", "dice": 1}]},
        {"troops": {"charolles": {"men": 2}}},
    ],
}
WALLS_MOVES = (
    *("0 done", "1 done", "2 march charles", "2 ask_leave blaye", "2 propose", "0 accept", "2 men 2"),
    *("2 talk 0", "0 accept", "2 pass", "0 pass", "2 pass", "0 pass", "2 pass", "0 pass", "2 token", "2 end_talk"),
)

# All events are discarded: who draws one finds the calamities, and then the discard pile is shuffled. [F-2.1.5]
SHUFFLE: dict[str, Any] = {
    "game": "fief",
    "seats": 3,
    "options": {"turn_limit": 1},
    "phase": 2,
    "lords": {"arthur": {"seat": 0, "at": "blaye"}},
    "discards": {KIND.text(kind): int(COPIES[kind]) for kind in range(FIRST_EVENT, KINDS)},
    "players": [{"troops": {"blaye": {"men": 1}}}, {}, {}],
}
SHUFFLE_MOVES = ("0 draw event",)

# name: position and moves
SCRIPTED: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "tie": (TIE, TIE_MOVES),
    "no-place": (NO_PLACE, NO_PLACE_MOVES),
    "betrayal": (BETRAYAL, BETRAYAL_MOVES),
    "court": (COURT, COURT_MOVES),
    "disasters": (DISASTERS, DISASTERS_MOVES),
    "walls": (WALLS, WALLS_MOVES),
    "shuffle": (SHUFFLE, SHUFFLE_MOVES),
}
