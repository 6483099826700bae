"""The components of The Princes of Florence as typed tables, one card a line. [P-0.1]

Each fact keeps its provenance: RULEBOOK (stated by the printed rules), SOURCED_2 or SOURCED_1 (stated by so many outside
sources), INFERRED, RECALLED (remembered, inside bounds set by sourced facts), RECONSTRUCTED (see `shapes.py`). [P-15.4]
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.shapes import DRAWINGS
from signoria.kernel.domains import Labels, Names, Numbers

# Buildings, as the pieces of `shapes.py`. Large: 0 to 2, medium: 3 to 7, small: 8 and 9. [P-0.2]
UNIVERSITY: Final = 0
LABORATORY: Final = 1
WORKSHOP: Final = 2
LIBRARY: Final = 3
OPERA: Final = 4
STUDIO: Final = 5
HOSPITAL: Final = 6
THEATRE: Final = 7
TOWER: Final = 8
CHAPEL: Final = 9
LARGE: Final = 0
MEDIUM: Final = 1
SMALL: Final = 2
SIZE_CLASS: Final = vec[i64]([0, 0, 0, 1, 1, 1, 1, 1, 2, 2])

# Landscapes; as pieces they come behind the buildings. [P-0.3]
FOREST: Final = 0
LAKE: Final = 1
PARK: Final = 2
LANDSCAPE_PIECE: Final = 10

# Freedoms. [P-0.4]
TRAVEL: Final = 0
RELIGION: Final = 1
OPINION: Final = 2

# Objects of the auction: the three landscapes, then these; with two players the landscapes are one object. [P-1.3]
JESTER: Final = 3
ARCHITECT: Final = 4
PRESTIGE_CARD: Final = 5
RECRUITING_CARD: Final = 6
LANDSCAPE: Final = 7

# Cards in one numbering, as in FACE: professions, bonus cards, prestige cards. [P-0.5]
PROFESSIONS_AT: Final = 0
BONUS_AT: Final = 21
PRESTIGE_AT: Final = 41
CARDS: Final = 55
DECK_FIRST: Final = vec[i64]([PROFESSIONS_AT, BONUS_AT, PRESTIGE_AT])
DECK_END: Final = vec[i64]([BONUS_AT, PRESTIGE_AT, CARDS])
PROFESSION_DECK: Final = 0
BONUS_DECK: Final = 1
PRESTIGE_DECK: Final = 2


@final
class Profession:
    """What a profession wants, and how well that is known; numbers are the row order. [P-14.1] [P-14.7]"""

    def __init__(self, name: str, building: i64, landscape: i64, freedom: i64, provenance: str) -> None:
        self.name = name
        self.building = building
        self.landscape = landscape
        self.freedom = freedom
        self.provenance = provenance


# fmt: off
PROFESSIONS: Final = (
    Profession("mathematician", UNIVERSITY, LAKE,   RELIGION, "SOURCED_1"),
    Profession("theologian",    UNIVERSITY, PARK,   TRAVEL,   "SOURCED_1"),
    Profession("philosopher",   UNIVERSITY, FOREST, OPINION,  "SOURCED_1"),
    Profession("botanist",      LABORATORY, PARK,   RELIGION, "SOURCED_2"),
    Profession("alchemist",     LABORATORY, LAKE,   OPINION,  "SOURCED_2"),
    Profession("physicist",     LABORATORY, FOREST, TRAVEL,   "SOURCED_1"),
    Profession("watchmaker",    WORKSHOP,   LAKE,   TRAVEL,   "SOURCED_1"),
    Profession("goldsmith",     WORKSHOP,   PARK,   OPINION,  "SOURCED_1"),
    Profession("bell_maker",    WORKSHOP,   FOREST, RELIGION, "SOURCED_2"),
    Profession("cartographer",  LIBRARY,    LAKE,   RELIGION, "SOURCED_1"),
    Profession("jurist",        LIBRARY,    FOREST, OPINION,  "SOURCED_1"),
    Profession("choreographer", OPERA,      FOREST, TRAVEL,   "SOURCED_1"),
    Profession("composer",      OPERA,      LAKE,   OPINION,  "SOURCED_1"),
    Profession("sculptor",      STUDIO,     FOREST, RELIGION, "SOURCED_1"),
    Profession("painter",       STUDIO,     LAKE,   TRAVEL,   "SOURCED_1"),
    Profession("pharmacist",    HOSPITAL,   PARK,   OPINION,  "SOURCED_1"),
    Profession("physician",     HOSPITAL,   FOREST, TRAVEL,   "SOURCED_1"),
    Profession("dramatist",     THEATRE,    PARK,   RELIGION, "SOURCED_1"),
    Profession("poet",          THEATRE,    LAKE,   TRAVEL,   "SOURCED_2"),
    Profession("astronomer",    TOWER,      FOREST, RELIGION, "SOURCED_1"),
    Profession("organ_builder", CHAPEL,     FOREST, OPINION,  "SOURCED_1"),
)
# fmt: on

# What bonus and prestige cards count. [P-12.0] [P-13.0]
ALL_BUILDINGS: Final = 0
LARGE_BUILDINGS: Final = 1
MEDIUM_BUILDINGS: Final = 2
SMALL_BUILDINGS: Final = 3
SIZE_CLASSES: Final = 4
ALL_LANDSCAPES: Final = 5
LANDSCAPE_TYPES: Final = 6
FORESTS: Final = 7
LAKES: Final = 8
PARKS: Final = 9
FREEDOMS: Final = 10
ARCHITECTS: Final = 11
JESTERS: Final = 12
PRESTIGE_CARDS: Final = 13
CARDS_IN_HAND: Final = 14
WORKS_ON_TABLE: Final = 15
ELEMENT_KINDS: Final = 16
EMPTY_SQUARES: Final = 17
NO_COUNT: Final = -1


@final
class Bonus:
    """A bonus card: so much for each of one count, and for each of a second one. RULEBOOK throughout. [P-12.0]"""

    def __init__(self, name: str, each: i64, count: i64, second: i64 = NO_COUNT) -> None:
        self.name = name
        self.each = each
        self.count = count
        self.second = second


# fmt: off
BONUS_CARDS: Final = (
    Bonus("each_building",                  1, ALL_BUILDINGS),                      # [P-12.1]
    Bonus("small_buildings_and_landscapes", 1, SMALL_BUILDINGS, ALL_LANDSCAPES),    # [P-12.2]
    Bonus("each_forest",                    2, FORESTS),                            # [P-12.3]
    Bonus("each_freedom",                   2, FREEDOMS),                           # [P-12.4]
    Bonus("each_architect",                 2, ARCHITECTS),                         # [P-12.5]
    Bonus("prestige_cards_and_freedoms",    1, PRESTIGE_CARDS, FREEDOMS),           # [P-12.6]
    Bonus("profession_cards_in_hand",       1, CARDS_IN_HAND),                      # [P-12.7]
    Bonus("each_large_building",            2, LARGE_BUILDINGS),                    # [P-12.8]
    Bonus("building_size_classes",          2, SIZE_CLASSES),                       # [P-12.9]
    Bonus("each_lake",                      2, LAKES),                              # [P-12.10]
    Bonus("each_jester",                    2, JESTERS),                            # [P-12.11]
    Bonus("architects_and_lakes",           1, ARCHITECTS, LAKES),                  # [P-12.12]
    Bonus("landscape_types",                2, LANDSCAPE_TYPES),                    # [P-12.13]
    Bonus("works_on_table",                 1, WORKS_ON_TABLE),                     # [P-12.14]
    Bonus("medium_buildings_and_forests",   1, MEDIUM_BUILDINGS, FORESTS),          # [P-12.15]
    Bonus("each_landscape",                 1, ALL_LANDSCAPES),                     # [P-12.16]
    Bonus("each_park",                      2, PARKS),                              # [P-12.17]
    Bonus("jesters_and_freedoms",           1, JESTERS, FREEDOMS),                  # [P-12.18]
    Bonus("each_prestige_card",             2, PRESTIGE_CARDS),                     # [P-12.19]
    Bonus("element_kinds",                  1, ELEMENT_KINDS),                      # [P-12.20]
)
# fmt: on

MOST: Final = 0
FEWEST: Final = 1
AT_LEAST: Final = 2


@final
class Prestige:
    """A prestige card: most or fewest of a count with points alone and tied, or at least so many of up to three counts."""

    def __init__(self, name: str, kind: i64, points: i64, tied: i64, counts: tuple[tuple[i64, i64], ...]) -> None:
        self.name = name
        self.kind = kind
        self.points = points
        self.tied = tied
        self.counts = counts  # (count, at least)


# fmt: off
PRESTIGES: Final = (  # RULEBOOK throughout
    Prestige("most_buildings",                  MOST,     6, 3, ((ALL_BUILDINGS, 1),)),                              # [P-13.1]
    Prestige("all_landscape_types",             AT_LEAST, 8, 0, ((LANDSCAPE_TYPES, 3),)),                            # [P-13.2]
    Prestige("most_lakes",                      MOST,     6, 3, ((LAKES, 1),)),                                      # [P-13.3]
    Prestige("most_jesters",                    MOST,     6, 3, ((JESTERS, 1),)),                                    # [P-13.4]
    Prestige("architect_jester_two_landscapes", AT_LEAST, 7, 0, ((ARCHITECTS, 1), (JESTERS, 1), (ALL_LANDSCAPES, 2))),  # [P-13.5]
    Prestige("two_large_buildings",             AT_LEAST, 5, 0, ((LARGE_BUILDINGS, 2),)),                            # [P-13.6]
    Prestige("most_landscapes",                 MOST,     7, 4, ((ALL_LANDSCAPES, 1),)),                             # [P-13.7]
    Prestige("all_freedoms",                    AT_LEAST, 8, 0, ((FREEDOMS, 3),)),                                   # [P-13.8]
    Prestige("most_architects",                 MOST,     6, 3, ((ARCHITECTS, 1),)),                                 # [P-13.9]
    Prestige("most_works",                      MOST,     7, 4, ((WORKS_ON_TABLE, 1),)),                             # [P-13.10]
    Prestige("fewest_empty_squares",            FEWEST,   8, 4, ((EMPTY_SQUARES, 0),)),                              # [P-13.11]
    Prestige("most_forests",                    MOST,     7, 4, ((FORESTS, 1),)),                                    # [P-13.12]
    Prestige("buildings_freedoms_works",        AT_LEAST, 6, 0, ((ALL_BUILDINGS, 4), (FREEDOMS, 2), (WORKS_ON_TABLE, 4))),  # [P-13.13]
    Prestige("most_parks",                      MOST,     5, 3, ((PARKS, 1),)),                                      # [P-13.14]
)
# fmt: on

# Characters of the expansion. [P-10.4]
MUSE: Final = 0
CARDINAL: Final = 1
PRINCESS: Final = 2
MERCHANT: Final = 3
PROFESSOR: Final = 4
BANKER: Final = 5
CHARACTERS: Final = 6

# Numbers of the game. All money is counted in hundreds of florins. [P-7.7]
START_MONEY: Final = 35  # RULEBOOK [P-1.1]
START_MONEY_TWO: Final = 25  # [P-9.1]
OPENING_BID: Final = 2  # [P-3.2.1]
OPENING_BID_TWO: Final = 3  # [P-9.2]
CARD_PRICE: Final = 3  # profession, freedom, bonus card [P-5.4.1] [P-5.5.1] [P-5.6.1]
BUILDING_PRICE: Final = vec[i64]([7, 3, 3, 0])  # by architects [P-5.3.1]
POINT_PRICE: Final = 2  # where money is changed into prestige points [P-5.2.7] [P-10.4.6.1]
BUILDING_POINTS: Final = 3  # [P-5.3.1]
LANDSCAPE_POINTS: Final = 3  # from the second of a type on [P-4.1.3]
ARCHITECT_POINTS: Final = 3  # for the second and the third [P-4.3.2] [P-4.3.3]
MINIMUM: Final = vec[i64]([7, 10, 12, 14, 15, 16, 17])  # round 4 RECALLED, 1 SOURCED_2, 5 and 7 SOURCED_1 [P-5.2.4]
JESTERS_IN_ALL: Final = 7  # SOURCED_2 [P-0.4]
ARCHITECTS_IN_ALL: Final = 6  # SOURCED_2
RECRUITING_IN_ALL: Final = 5
LANDSCAPES_EACH: Final = 6
BUILDINGS_EACH: Final = 3
FREEDOMS_EACH: Final = 4
ROUNDS: Final = 7
POT: Final = 6  # [P-10.4.6]
HIGHEST_BID: Final = 15  # SOURCED_2; the banker's is 5 [P-10.2.1]
LOWEST_BID: Final = 3
BANKER_HIGHEST: Final = 5


@final
class Turns(Numbers):
    """How a piece lies: flipped from 4 on, then turned clockwise. A number in notation, words for a reader."""

    def key(self, value: i64) -> str:
        return f"turn-{value}"


# Domains.
BUILDING: Final = Names("building", tuple([name for name, _ in DRAWINGS[:10]]))
LANDSCAPE_TYPE: Final = Names("landscape", ("forest", "lake", "park"))
FREEDOM: Final = Names("freedom", ("travel", "religion", "opinion"))
OBJECT: Final = Names(
    "object", ("forest", "lake", "park", "jester", "architect", "prestige_card", "recruiting_card", "landscape")
)
PIECE: Final = Names("piece", tuple([name for name, _ in DRAWINGS]))
CARD: Final = Names(
    "card",
    tuple([card.name for card in PROFESSIONS])
    + tuple([card.name for card in BONUS_CARDS])
    + tuple([card.name for card in PRESTIGES]),
)
DECK: Final = Names("deck", ("professions", "bonus", "prestige"))
CHARACTER: Final = Names("character", ("muse", "cardinal", "princess", "merchant", "professor", "banker"))
CELL: Final = Labels("cell", tuple([f"{'abcdefg'[column]}{row + 1}" for row in range(7) for column in range(7)]))
TURN: Final = Turns("turn", 0, 8)
SIDE: Final = Names("side", ("left", "right"))
MOST_VALUE: Final = 999  # of a work, far beyond any that can be completed
COUNT: Final = Numbers("number", 0, 1024)
HUNDREDS: Final = Numbers("hundreds", 0, 1024)
MERCHANT_CHOICE: Final = Names("choice", ("free", "prestige"))
