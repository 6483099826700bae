"""The state of a game of Princes: one row of numbers, named by offsets, and tiny questions about them."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.pieces import CARDS
from signoria.games.princes.shapes import BUILDINGS, PALACE_MASK, PALACE_REVERSE_MASK
from signoria.kernel.flow import State, Step

MOST_SEATS: Final = 5
MOST_LANDSCAPES: Final = 14  # 43 free squares, 3 for the smallest landscape

# What belongs to the table.
SEATS: Final = 0
ROUND: Final = 1  # 1 to 7; 0 before the first
START: Final = 2  # start player of the round
LANDSCAPES_LEFT: Final = 3  # forest, lake, park
JESTERS_LEFT: Final = 6
ARCHITECTS_LEFT: Final = 7
RECRUITING_LEFT: Final = 8
FREEDOMS_LEFT: Final = 9  # travel, religion, opinion
BUILDINGS_LEFT: Final = 12
BANK_POT: Final = 22  # what the banker pays, in hundreds [P-10.4.6]
# Options.
MUSE_AND_PRINCESS: Final = 23
COOPERATIVE: Final = 24
BID_ON_PRESTIGE: Final = 25
OPEN_MONEY: Final = 26
FREEDOMS_FOR_TWO: Final = 27
PRINCESS_NEEDS_MINIMUM: Final = 28
MINIMUM_ROUND_4: Final = 29
# What belongs to each seat.
MONEY: Final = 30  # in hundreds of florins
PRESTIGE: Final = 35  # prestige points, laps included [P-2.4] [P-2.5]
JESTERS: Final = 40
ARCHITECTS: Final = 45
FREEDOMS: Final = 50  # mask
RECRUITING_HAND: Final = 55
RECRUITING_TABLE: Final = 60
BEST_WORK: Final = 65  # highest work value of this round, 0 for none [P-5.2.8]
CHARACTER_OF: Final = 70  # character card before the seat, -1 for none
BUILT: Final = 75  # per seat and building: its squares in this principality
PARTNER: Final = BUILT + MOST_SEATS * BUILDINGS  # per seat and building: the partner of a joint building, -1 for none
LAND_TYPE: Final = PARTNER + MOST_SEATS * BUILDINGS  # per seat its landscapes in the order taken, -1 behind them
LAND_MASK: Final = LAND_TYPE + MOST_SEATS * MOST_LANDSCAPES
POINTS: Final = LAND_MASK + MOST_SEATS * MOST_LANDSCAPES
SOURCES: Final = 9
# Cards: tokens are physical cards with a public place and a hidden face; see `cards.py`.
FACE: Final = POINTS + MOST_SEATS * SOURCES
PLACE: Final = FACE + CARDS
MAYBE: Final = PLACE + CARDS  # per viewer and card: tokens on which it may lie
WATCHING: Final = MOST_SEATS  # the row of whoever only watches, behind those of the seats
VIEWERS: Final = MOST_SEATS + 1
CELLS: Final = MAYBE + VIEWERS * CARDS

# Sources of prestige points, in the order of POINTS.
BY_WORKS: Final = 0
BY_BUILDINGS: Final = 1
BY_LANDSCAPES: Final = 2
BY_ARCHITECTS: Final = 3
BY_BEST_WORK: Final = 4
BY_CHARACTERS: Final = 5
BY_MOVING_BACK: Final = 6
BY_PRESTIGE_CARDS: Final = 7
BY_OTHER: Final = 8  # only in positions written by hand
SOURCE_NAMES: Final = (
    "works",
    "buildings",
    "landscapes",
    "architects",
    "best_work",
    "characters",
    "moved_back",
    "prestige_cards",
    "other",
)

STACK: Final = 192


@final
class Table(State):
    """Everything that lies on the table."""

    def copy(self) -> "Table":
        other = Table(self.steps, self.cells[:], self.stack[:])
        self.copy_flow(other)
        return other

    def seats(self) -> i64:
        return self.cells[SEATS]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise, the left neighbour."""
        return (seat + 1) % self.cells[SEATS]

    def money(self, seat: i64) -> i64:
        return self.cells[MONEY + seat]

    def prestige(self, seat: i64) -> i64:
        return self.cells[PRESTIGE + seat]

    def architects(self, seat: i64) -> i64:
        return self.cells[ARCHITECTS + seat]

    def score(self, seat: i64, source: i64, n: i64) -> None:
        """Prestige points, remembered with their source; one number, laps included. [P-2.4] [P-2.5]"""
        self.cells[PRESTIGE + seat] += n
        self.cells[POINTS + seat * SOURCES + source] += n

    def palace(self) -> i64:
        """Squares of the palace; on the reverse side elsewhere. [P-1.1] [P-11.1.1]"""
        return PALACE_REVERSE_MASK if self.cells[COOPERATIVE] else PALACE_MASK

    def built(self, seat: i64, building: i64) -> i64:
        """Squares of a building in this principality, 0 if it is not there."""
        return self.cells[BUILT + seat * BUILDINGS + building]

    def building_squares(self, seat: i64) -> i64:
        """Squares of all buildings, without the palace."""
        mask: i64 = 0
        i: i64 = BUILT + seat * BUILDINGS
        end = i + BUILDINGS
        while i < end:
            mask |= self.cells[i]
            i += 1
        return mask

    def landscape_squares(self, seat: i64) -> i64:
        mask: i64 = 0
        i: i64 = seat * MOST_LANDSCAPES
        end = i + MOST_LANDSCAPES
        while i < end and self.cells[LAND_TYPE + i] >= 0:
            mask |= self.cells[LAND_MASK + i]
            i += 1
        return mask

    def occupied(self, seat: i64) -> i64:
        """Every square that is not free."""
        return self.palace() | self.building_squares(seat) | self.landscape_squares(seat)

    def landscapes(self, seat: i64, kind: i64) -> i64:
        """How many landscape tiles of a type a seat has."""
        n: i64 = 0
        i: i64 = LAND_TYPE + seat * MOST_LANDSCAPES
        end = i + MOST_LANDSCAPES
        while i < end and self.cells[i] >= 0:
            if self.cells[i] == kind:
                n += 1
            i += 1
        return n

    def has_freedom(self, seat: i64, freedom: i64) -> bool:
        return bool(self.cells[FREEDOMS + seat] >> freedom & 1)

    def has_character(self, seat: i64, character: i64) -> bool:
        return self.cells[CHARACTER_OF + seat] == character

    def is_expanded(self) -> bool:
        """Whether the Muse and the Princess are in the game."""
        return self.cells[MUSE_AND_PRINCESS] != 0


def empty_table(steps: list[Step[Any]]) -> Table:
    """A table with nothing on it."""
    s = Table(steps, vec[i64]([0] * CELLS), vec[i64]([0] * STACK))
    for seat in range(MOST_SEATS):
        s.cells[CHARACTER_OF + seat] = -1
        for building in range(BUILDINGS):
            s.cells[PARTNER + seat * BUILDINGS + building] = -1
        for i in range(MOST_LANDSCAPES):
            s.cells[LAND_TYPE + seat * MOST_LANDSCAPES + i] = -1
    for token in range(CARDS):
        s.cells[FACE + token] = -1
    return s


def seat_flaw(s: Table, seat: i64) -> str:
    """What a step says in a document whose `seat` is none of this table."""
    return "" if 0 <= seat < s.cells[SEATS] else "seat: nobody sits there"
