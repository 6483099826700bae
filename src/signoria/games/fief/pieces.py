"""The components of Fief as typed tables, one village, road, lord or card a line. [F-0.1] [F-0.2]

Each fact keeps its provenance: RULEBOOK (stated by the printed rules), SOURCED_2 or SOURCED_1 (stated by so many outside
sources), INFERRED (follows from facts that are stated). What has no mark stands in the rulebook.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.domains import Domain, Json, Names, Numbers

# Villages.
BEAUJEU: Final = 0
LA_SALLE: Final = 1
BLAYE: Final = 2
CHAROLLES: Final = 3
SENNECY: Final = 4
L_EPERVIER: Final = 5
CHATEAUNEUF: Final = 6
MAZILLES: Final = 7
ST_ANDROMY: Final = 8
TOURNUS: Final = 9
BELLEVILLE: Final = 10
PUGNAC: Final = 11
ST_MEDARD: Final = 12
ST_GEROME: Final = 13
ST_ANDRE: Final = 14
VILLENEUVE: Final = 15
LA_BUSSIERE: Final = 16
BOURG: Final = 17
ST_VIVIEN: Final = 18
LES_ESSARTS: Final = 19
ST_PAUL: Final = 20
MARCAMPS: Final = 21
SIGY: Final = 22
ST_CIERS: Final = 23
VILLAGES: Final = 24


@final
class Village:
    """Where a village lies: its fief, its bishopric, and the place to draw it on a board of 1000 by 760.

    The provenance is that of the bishopric. Fiefs and places are read off one photograph of the board: SOURCED_1.
    """

    def __init__(self, name: str, fief: i64, bishopric: i64, x: i64, y: i64, provenance: str) -> None:
        self.name = name
        self.fief = fief
        self.bishopric = bishopric
        self.x = x
        self.y = y
        self.provenance = provenance


# fmt: off
VILLAGE_TABLE: Final = (
    Village("beaujeu",          0, 4,  94, 117, "RULEBOOK"),
    Village("la_salle",         0, 0, 250,  61, "SOURCED_1"),
    Village("blaye",            0, 0, 281, 228, "RULEBOOK"),
    Village("charolles",        0, 0, 389, 315, "SOURCED_1"),
    Village("sennecy",          1, 0, 404, 121, "SOURCED_1"),
    Village("l_epervier",       1, 0, 533, 243, "SOURCED_1"),
    Village("chateauneuf",      1, 1, 539,  93, "SOURCED_1"),
    Village("mazilles",         2, 1, 658, 131, "SOURCED_1"),
    Village("st_andromy",       2, 1, 746, 337, "SOURCED_1"),
    Village("tournus",          3, 1, 803, 185, "RULEBOOK"),
    Village("belleville",       3, 2, 898,  75, "SOURCED_1"),
    Village("pugnac",           3, 2, 913, 304, "SOURCED_1"),
    Village("st_medard",        4, 0, 666, 455, "SOURCED_1"),
    Village("st_gerome",        4, 2, 887, 477, "RULEBOOK"),
    Village("st_andre",         4, 2, 917, 635, "SOURCED_2"),
    Village("villeneuve",       5, 0, 474, 457, "SOURCED_1"),
    Village("la_bussiere",      5, 2, 747, 659, "SOURCED_1"),
    Village("bourg",            5, 3, 559, 643, "RULEBOOK"),
    Village("st_vivien",        5, 3, 405, 640, "SOURCED_1"),
    Village("les_essarts",      6, 3, 326, 481, "SOURCED_1"),
    Village("st_paul",          6, 4, 170, 647, "RULEBOOK"),
    Village("marcamps",         7, 3, 178, 400, "SOURCED_1"),
    Village("sigy",             7, 4,  82, 509, "RULEBOOK"),
    Village("st_ciers_d_abzac", 7, 4, 100, 275, "RULEBOOK"),
)
# fmt: on

FIEF_OF: Final = vec[i64]([village.fief for village in VILLAGE_TABLE])
BISHOPRIC_OF: Final = vec[i64]([village.bishopric for village in VILLAGE_TABLE])
X: Final = vec[i64]([village.x for village in VILLAGE_TABLE])
Y: Final = vec[i64]([village.y for village in VILLAGE_TABLE])
BIT: Final = vec[i64]([1 << i for i in range(62)])  # of sets of villages, lords, seats


def villages_in(zone_of: vec[i64], zone: i64) -> i64:
    """The set of villages of one fief or bishopric."""
    found: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if zone_of[village] == zone:
            found |= BIT[village]
        village += 1
    return found


# Bishoprics; the board numbers them from 1. [F-1.4.1] [F-1.4.3]
BISHOPRICS: Final = 5
CAPITAL_OF: Final = vec[i64]([BLAYE, TOURNUS, ST_GEROME, BOURG, SIGY])
BISHOPRIC_VILLAGES: Final = vec[i64]([villages_in(BISHOPRIC_OF, bishopric) for bishopric in range(BISHOPRICS)])

# Ranks of fiefs, the more important the higher. [F-1.2.1] [F-4.3.4]
BARONY: Final = 1
COUNTY: Final = 2
DUCHY: Final = 3
FIEFS: Final = 8


@final
class Fief:
    """Rank and price of the title, and how well they are known. The rulebook names Bourg and Sigy only. [F-4.2.1]"""

    def __init__(self, name: str, rank: i64, price: i64, provenance: str) -> None:
        self.name = name
        self.rank = rank
        self.price = price
        self.provenance = provenance


# fmt: off
FIEF_TABLE: Final = (
    Fief("blaye",     DUCHY,  8, "SOURCED_1"),
    Fief("epervier",  COUNTY, 6, "SOURCED_1"),
    Fief("mazilles",  BARONY, 4, "SOURCED_1"),
    Fief("tournus",   COUNTY, 6, "RULEBOOK"),
    Fief("st_gerome", COUNTY, 6, "SOURCED_1"),
    Fief("bourg",     DUCHY,  8, "RULEBOOK"),
    Fief("st_paul",   BARONY, 4, "SOURCED_1"),
    Fief("sigy",      COUNTY, 6, "RULEBOOK"),
)
# fmt: on

RANK: Final = vec[i64]([fief.rank for fief in FIEF_TABLE])
TITLE_PRICE: Final = vec[i64]([fief.price for fief in FIEF_TABLE])
FIEF_VILLAGES: Final = vec[i64]([villages_in(FIEF_OF, fief) for fief in range(FIEFS)])


@final
class Road:
    """A road between two villages, and how well it is known. [F-5.1.1]"""

    def __init__(self, a: i64, b: i64, provenance: str) -> None:
        self.a = a
        self.b = b
        self.provenance = provenance


# fmt: off
ROAD_TABLE: Final = (
    Road(BEAUJEU,     LA_SALLE,    "SOURCED_1"),
    Road(BEAUJEU,     ST_CIERS,    "SOURCED_1"),
    Road(LA_SALLE,    SENNECY,     "SOURCED_1"),
    Road(LA_SALLE,    BLAYE,       "SOURCED_1"),
    Road(BLAYE,       CHAROLLES,   "RULEBOOK"),
    Road(CHAROLLES,   L_EPERVIER,  "RULEBOOK"),
    Road(CHAROLLES,   VILLENEUVE,  "SOURCED_1"),
    Road(SENNECY,     L_EPERVIER,  "SOURCED_1"),
    Road(L_EPERVIER,  CHATEAUNEUF, "SOURCED_1"),
    Road(CHATEAUNEUF, MAZILLES,    "SOURCED_1"),
    Road(MAZILLES,    BELLEVILLE,  "SOURCED_1"),
    Road(MAZILLES,    ST_ANDROMY,  "SOURCED_2"),
    Road(BELLEVILLE,  PUGNAC,      "SOURCED_1"),
    Road(TOURNUS,     ST_ANDROMY,  "SOURCED_2"),
    Road(TOURNUS,     PUGNAC,      "SOURCED_1"),
    Road(PUGNAC,      ST_GEROME,   "SOURCED_1"),
    Road(ST_ANDROMY,  ST_MEDARD,   "SOURCED_2"),
    Road(VILLENEUVE,  ST_MEDARD,   "SOURCED_1"),
    Road(ST_MEDARD,   ST_GEROME,   "SOURCED_1"),
    Road(ST_GEROME,   ST_ANDRE,    "SOURCED_1"),
    Road(ST_ANDRE,    LA_BUSSIERE, "SOURCED_1"),
    Road(LA_BUSSIERE, BOURG,       "SOURCED_1"),
    Road(VILLENEUVE,  BOURG,       "SOURCED_1"),
    Road(BOURG,       ST_VIVIEN,   "SOURCED_1"),
    Road(ST_VIVIEN,   ST_PAUL,     "SOURCED_1"),
    Road(LES_ESSARTS, ST_PAUL,     "SOURCED_1"),
    Road(ST_PAUL,     SIGY,        "SOURCED_1"),
    Road(SIGY,        ST_CIERS,    "SOURCED_1"),
    Road(ST_CIERS,    MARCAMPS,    "SOURCED_1"),
    Road(MARCAMPS,    LES_ESSARTS, "SOURCED_1"),
    Road(LES_ESSARTS, VILLENEUVE,  "SOURCED_1"),
)
# fmt: on

ROADS: Final = 31
ROAD_A: Final = vec[i64]([road.a for road in ROAD_TABLE])
ROAD_B: Final = vec[i64]([road.b for road in ROAD_TABLE])


def places() -> list[tuple[int, int]]:
    """Every stand as its village and the village its road leads to: the centres, then the gates. [F-5.1.4]"""
    gates = [(int(road.a), int(road.b)) for road in ROAD_TABLE] + [(int(road.b), int(road.a)) for road in ROAD_TABLE]
    return [(village, -1) for village in range(VILLAGES)] + sorted(gates)


# Stands, where units can be: the centre of village v is v, behind the centres come the gates, one at each end of each
# road, ordered by village and then by the neighbour the road leads to. [F-5.1.4] [F-5.1.7]
STANDS: Final = 86
STAND_TABLE: Final = places()
VILLAGE_AT: Final = vec[i64]([village for village, _ in STAND_TABLE])
NEIGHBOUR_AT: Final = vec[i64]([neighbour for _, neighbour in STAND_TABLE])


def gates_before(village: i64) -> i64:
    """How many gates the villages with smaller numbers have."""
    count: i64 = 0
    stand: i64 = VILLAGES
    while stand < STANDS and VILLAGE_AT[stand] < village:
        count += 1
        stand += 1
    return count


GATES_FROM: Final = vec[i64]([VILLAGES + gates_before(village) for village in range(VILLAGES)])
GATES_END: Final = vec[i64]([VILLAGES + gates_before(village + 1) for village in range(VILLAGES)])


def gate(village: i64, neighbour: i64) -> i64:
    """The stand at the gate of `village` on the road from `neighbour`, or -1 where there is no such road. [F-5.1.4]"""
    stand = GATES_FROM[village]
    end = GATES_END[village]
    while stand < end:
        if NEIGHBOUR_AT[stand] == neighbour:
            return stand
        stand += 1
    return -1


def are_neighbours(a: i64, b: i64) -> bool:
    """A road joins the two villages. [F-5.1.1]"""
    return gate(a, b) >= 0


# Lords: twelve men, then six women; nothing else tells them apart. As kinds of cards they bear the same numbers.
ARTHUR: Final = 0
BAUDOIN: Final = 1
CHARLES: Final = 2
ERIC: Final = 3
FRANCOIS: Final = 4
GAUVAIN: Final = 5
HENRI: Final = 6
LAMBERT: Final = 7
OTHON: Final = 8
PHILIPPE: Final = 9
QUENTIN: Final = 10
THIERRY: Final = 11
ALIENOR: Final = 12
BLANCHE: Final = 13
GUENIEVRE: Final = 14
ISABELLE: Final = 15
JEANNE: Final = 16
MIREILLE: Final = 17
LORDS: Final = 18

# The other kinds of cards: characters, then events. [F-0.1]
D_ARC: Final = 18
CARDINAL: Final = 19
GOOD_HARVEST: Final = 20
FINE_WEATHER: Final = 21
TAX: Final = 22
REVOLT: Final = 23
TUNNEL: Final = 24
ASSASSINATION: Final = 25
JUSTICE: Final = 26
AMBUSH: Final = 27
KINDS: Final = 28
FIRST_EVENT: Final = 20  # kinds below are of the character deck

PLAIN: Final = 0
SURPRISE: Final = 1
MAN_LORD: Final = 0
WOMAN_LORD: Final = 1


@final
class Lord:
    """A lord, man or woman; the name of some is known from one outside source only. [F-1.1.1]"""

    def __init__(self, name: str, is_woman: i64, provenance: str) -> None:
        self.name = name
        self.is_woman = is_woman
        self.provenance = provenance


@final
class Kind:
    """A kind of card besides the lords: how many there are, and whether they may be played at any time. [F-9.1]"""

    def __init__(self, name: str, copies: i64, is_surprise: i64, provenance: str) -> None:
        self.name = name
        self.copies = copies
        self.is_surprise = is_surprise
        self.provenance = provenance


# fmt: off
LORD_TABLE: Final = (
    Lord("arthur",    MAN_LORD,   "RULEBOOK"),
    Lord("baudoin",   MAN_LORD,   "RULEBOOK"),
    Lord("charles",   MAN_LORD,   "RULEBOOK"),
    Lord("eric",      MAN_LORD,   "SOURCED_1"),
    Lord("francois",  MAN_LORD,   "RULEBOOK"),
    Lord("gauvain",   MAN_LORD,   "RULEBOOK"),
    Lord("henri",     MAN_LORD,   "SOURCED_1"),
    Lord("lambert",   MAN_LORD,   "SOURCED_1"),
    Lord("othon",     MAN_LORD,   "SOURCED_1"),
    Lord("philippe",  MAN_LORD,   "SOURCED_1"),
    Lord("quentin",   MAN_LORD,   "RULEBOOK"),
    Lord("thierry",   MAN_LORD,   "RULEBOOK"),
    Lord("alienor",   WOMAN_LORD, "RULEBOOK"),
    Lord("blanche",   WOMAN_LORD, "RULEBOOK"),
    Lord("guenievre", WOMAN_LORD, "RULEBOOK"),
    Lord("isabelle",  WOMAN_LORD, "SOURCED_1"),
    Lord("jeanne",    WOMAN_LORD, "RULEBOOK"),
    Lord("mireille",  WOMAN_LORD, "RULEBOOK"),
)
KIND_TABLE: Final = (
    Kind("d_arc",         1, SURPRISE, "RULEBOOK"),  # [F-9.3]
    Kind("cardinal",      3, SURPRISE, "RULEBOOK"),  # [F-1.5.1]
    Kind("good_harvest",  5, PLAIN,    "RULEBOOK"),  # [F-2.3.3]
    Kind("fine_weather",  5, PLAIN,    "RULEBOOK"),  # [F-2.3.3]
    Kind("tax",           5, PLAIN,    "RULEBOOK"),  # [F-2.3.5]
    Kind("revolt",        4, SURPRISE, "RULEBOOK"),  # [F-10.1.1]
    Kind("tunnel",        3, SURPRISE, "INFERRED"),  # what the others leave of the 25; so says an outside source [F-10.2.1]
    Kind("assassination", 1, SURPRISE, "RULEBOOK"),  # [F-10.3]
    Kind("justice",       1, SURPRISE, "RULEBOOK"),  # [F-10.4]
    Kind("ambush",        1, SURPRISE, "RULEBOOK"),  # [F-10.5]
)
# fmt: on

IS_WOMAN: Final = vec[i64]([lord.is_woman for lord in LORD_TABLE])
COPIES: Final = vec[i64]([1 if kind < LORDS else KIND_TABLE[kind - LORDS].copies for kind in range(KINDS)])
IS_SURPRISE: Final = vec[i64]([0 if kind < LORDS else KIND_TABLE[kind - LORDS].is_surprise for kind in range(KINDS)])


def cards_before(kind: i64) -> i64:
    """How many cards the kinds with smaller numbers have."""
    count: i64 = 0
    earlier: i64 = 0
    while earlier < kind:
        count += COPIES[earlier]
        earlier += 1
    return count


# All cards but the calamities in one numbering, the copies of a kind side by side.
CARDS: Final = 47
COPY_FIRST: Final = vec[i64]([cards_before(kind) for kind in range(KINDS)])

# Calamities. [F-2.2.1]
BAD_WEATHER: Final = 0
FAMINE: Final = 1
PLAGUE: Final = 2
CALAMITIES: Final = 10
CALAMITY_COPIES: Final = vec[i64]([4, 4, 2])
SLOTS: Final = 3  # [F-2.1.3]

# Relics. The name of the fifth is INFERRED: its heading is lost, its legend speaks of Radegund. [F-11.1]
GRAIL: Final = 0
EYES: Final = 1
TOOTH: Final = 2
LANCE: Final = 3
RADEGUND: Final = 4
RELICS: Final = 5

# Units and fortifications.
MAN: Final = 0
KNIGHT: Final = 1
NO_FORT: Final = 0
CASTLE: Final = 1
CITY: Final = 2

# What each player has, and begins with. [F-0.2]
MEN_EACH: Final = 13
KNIGHTS_EACH: Final = 8
ENGINES_EACH: Final = 2
DIPLOMACY_EACH: Final = 3  # for the whole game: SOURCED_2 [F-8.1]
TAXES_EACH: Final = 3
START_MONEY: Final = 5
START_MEN: Final = 3
START_KNIGHTS: Final = 1

# What all share, and limits.
MILLS: Final = 15
FORTIFICATIONS: Final = 12  # INFERRED: a printed count without its heading, which fits nothing else
MILLS_PER_VILLAGE: Final = 2  # [F-4.2.3]
FAMILY: Final = 4  # [F-2.3.2]
HAND: Final = 3  # [F-2.1.2]
FIEF_TITLES_EACH: Final = 2  # [F-1.2.2]
NEW_UNITS: Final = 4  # in one village in one purchase phase [F-4.2.2]

# Prices in deniers. [F-4.2.1]
MAN_PRICE: Final = 1
KNIGHT_PRICE: Final = 3
MILL_PRICE: Final = 3
CASTLE_PRICE: Final = 10
CARDINAL_PRICE: Final = 5
CALMING_PRICE: Final = 3  # for each Revolt card: SOURCED_1 [F-10.1.10]
RANSOM_BASE: Final = 2  # [F-4.1.1]
RANSOM_PER_TITLE: Final = 2

# Victory points to win with. [F-7.3] [F-7.4]
VP_ALONE: Final = 3
VP_ALLIED: Final = 4

# How many faces of a battle die show 0, 1, 2 and 3: SOURCED_2. The rulebook gives each of 1, 2 and 3 two faces, but lets
# three dice of a revolt make 3 to 12, which needs a face with nothing. [F-10.1.3]
DIE_ODDS: Final = vec[i64]([1, 2, 2, 1])


@final
class Stands(Names):
    """Places of units: `blaye` is the centre, `blaye/charolles` the gate on the road from Charolles."""

    def key(self, value: i64) -> str:
        return super().key(value).replace("/", "-")  # keys of words hold no slash


def stand_name(stand: i64) -> str:
    village = VILLAGE_TABLE[VILLAGE_AT[stand]].name
    return village if stand < VILLAGES else f"{village}/{VILLAGE_TABLE[NEIGHBOUR_AT[stand]].name}"


class Several(Domain):
    """Any of the things of a domain of names, as a mask; in documents a list of names."""

    def __init__(self, name: str, each: Names) -> None:
        super().__init__(name, 0, BIT[each.size])
        self.each = each

    def json(self, value: i64) -> Json:
        return [self.each.json(i) for i in range(self.each.size) if value & BIT[i]]

    def read_json(self, value: Json) -> i64:
        """-1 for what is no list, or names something unknown or twice."""
        mask: i64 = 0
        for item in value if isinstance(value, list) else [None]:
            i = self.each.read_json(item)
            if i < 0 or mask & BIT[i]:
                return -1
            mask |= BIT[i]
        return mask


# Domains.
VILLAGE: Final = Names("village", tuple([village.name for village in VILLAGE_TABLE]))
FIEF: Final = Names("fief", tuple([fief.name for fief in FIEF_TABLE]))
BISHOPRIC: Final = Names("bishopric", ("b1", "b2", "b3", "b4", "b5"))
STAND: Final = Stands("stand", tuple([stand_name(stand) for stand in range(STANDS)]))
LORD: Final = Names("lord", tuple([lord.name for lord in LORD_TABLE]))
SOME_VILLAGES: Final = Several("list of villages", VILLAGE)
SOME_LORDS: Final = Several("list of lords", LORD)
KIND: Final = Names("kind", tuple([lord.name for lord in LORD_TABLE]) + tuple([kind.name for kind in KIND_TABLE]))
CALAMITY: Final = Names("calamity", ("bad_weather", "famine", "plague"))
RELIC: Final = Names("relic", ("grail", "eyes", "tooth", "lance", "radegund"))
UNIT: Final = Names("unit", ("man_at_arms", "knight"))
FORT: Final = Names("fort", ("none", "castle", "city"))
AMOUNT: Final = Numbers("amount", 0, 100)
DIE: Final = Numbers("die", 1, 6)
BATTLE_DIE: Final = Numbers("battle_die", 0, 4)
