"""The state of a game of Lorenzo: one row of numbers, named by offsets, and tiny questions about them."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.pieces import (
    ARIOSTO,
    BRUNELLESCHI,
    CHARACTER,
    GOODS,
    HOME,
    NEUTRAL,
    PREACHER,
    ROW_LIMIT,
    VICTORY,
)
from signoria.kernel.flow import State, Step

# What belongs to the table.
SEATS: Final = 0
ROUND: Final = 1  # 1 to 6; 0 before the first
DICE: Final = 2  # three values, 0 before the roll
ORDER: Final = 5  # seats in turn order
DRAWN_TILES: Final = 9  # the three excommunication tiles, -1 before they are drawn
FLOORS: Final = 12  # card on each of the 16 floors, -1 for none
PLACES: Final = 28  # space of each member (seat * 4 + member), HOME when not placed
COUNCIL_ROW: Final = 44  # members in the council, from left to right, -1 behind them
REVEALED: Final = 60  # per tower the mask of its 24 cards that have left the deck
# Options.
ADVANCED: Final = 64
LARGE_SPACE_MIN_RESULT: Final = 65
TILE_1_4_EACH: Final = 66
RITA_DOUBLES_PRIVILEGES: Final = 67
ZERO_MILITARY_SCORES: Final = 68
TRACK_CAPS: Final = 69
MEMBERS_NEED_VALUE_1: Final = 70
BONUS_SURCHARGE_FOR_OWN: Final = 71
# What belongs to each seat.
STOCK: Final = 72  # 7 goods a seat
ROWS: Final = 100  # per seat and type 6 cards, -1 behind them
BONUS: Final = 196  # personal bonus tile of each seat, -1 before it is chosen
MARKERS: Final = 200  # mask of periods in which the seat was excommunicated
HAND: Final = 204  # mask of leaders in hand; UNKNOWN to others
HAND_SIZE: Final = 208
PLAYED: Final = 212  # mask of leaders played
TURNED: Final = 216  # mask of leaders used in this round (face down)
COPY: Final = 220  # the leader that Lorenzo de' Medici copies, -1 for none
DISCARDED: Final = 224  # mask of leaders discarded
NAMED: Final = 228  # the member that counts 6 in this round by Montefeltro, -1 for none
SEEN: Final = 232  # per seat and pick of the draft: mask of the leaders it could choose from
POINTS: Final = 248  # per seat: victory points by source
SOURCES: Final = 12
CELLS: Final = POINTS + 4 * SOURCES

# Sources of victory points, in the order of POINTS.
BY_CARDS: Final = 0
BY_HARVEST: Final = 1
BY_PRODUCTION: Final = 2
BY_LEADERS: Final = 3
BY_CHURCH: Final = 4
BY_OTHER: Final = 5  # only in positions written by hand, where nobody says whence the points came
BY_TERRITORIES: Final = 6
BY_CHARACTERS: Final = 7
BY_VENTURES: Final = 8
BY_MILITARY: Final = 9
BY_RESOURCES: Final = 10
BY_TILES: Final = 11
SOURCE_NAMES: Final = (
    "cards", "harvest", "production", "leaders", "church", "other",
    "territories", "characters", "ventures", "military", "resources", "tiles",
)  # fmt: skip

STACK: Final = 320


@final
class Table(State):
    """Everything that lies on the table."""

    def copy(self) -> "Table":
        other = Table(self.steps, self.cells[:], self.stack[:])
        self.copy_flow(other)
        return other

    # Small questions, each the one spelling of its answer.

    def seats(self) -> i64:
        return self.cells[SEATS]

    def owned(self, seat: i64, good: i64) -> i64:
        return self.cells[STOCK + seat * GOODS + good]

    def add(self, seat: i64, good: i64, n: i64) -> None:
        self.cells[STOCK + seat * GOODS + good] += n

    def score(self, seat: i64, source: i64, n: i64) -> None:
        """Victory points, remembered with their source."""
        self.cells[STOCK + seat * GOODS + VICTORY] += n
        self.cells[POINTS + seat * SOURCES + source] += n

    def card_in_row(self, seat: i64, card_type: i64, slot: i64) -> i64:
        return self.cells[ROWS + (seat * 4 + card_type) * ROW_LIMIT + slot]

    def cards(self, seat: i64, card_type: i64) -> i64:
        """How many cards of a type a seat has."""
        first = ROWS + (seat * 4 + card_type) * ROW_LIMIT
        n: i64 = 0
        while n < ROW_LIMIT and self.cells[first + n] >= 0:
            n += 1
        return n

    def has_character(self, seat: i64, card: i64) -> bool:
        first = ROWS + (seat * 4 + CHARACTER) * ROW_LIMIT
        i: i64 = 0
        while i < ROW_LIMIT:
            if self.cells[first + i] == card:
                return True
            i += 1
        return False

    def no_floor_bonus(self, seat: i64) -> bool:
        """The Preacher's owner receives no floor bonus. [L-5.3.6]"""
        return self.has_character(seat, PREACHER)

    def abilities(self, seat: i64) -> i64:
        """Leaders whose ability a seat has from now on: those it played, and the one copied. [L-12.3.6] [L-13.15.4]"""
        mask = self.cells[PLAYED + seat]
        copied = self.cells[COPY + seat]
        if copied >= 0:
            mask |= i64(1) << copied
        return mask

    def has_leader(self, seat: i64, leader: i64) -> bool:
        return bool(self.abilities(seat) >> leader & 1)

    def in_hand(self, seat: i64, leader: i64) -> bool:
        hand = self.cells[HAND + seat]
        return hand > 0 and bool(hand >> leader & 1)

    def suffers(self, seat: i64, tile: i64) -> bool:
        """Whether a seat has its marker on a tile that lies on the board. [L-14.0.1]"""
        period = tile // 7
        return bool(self.cells[MARKERS + seat] >> period & 1) and self.cells[DRAWN_TILES + period] == tile

    def place_of(self, seat: i64, member: i64) -> i64:
        return self.cells[PLACES + seat * 4 + member]

    def unplaced(self, seat: i64) -> i64:
        """How many members a seat has not placed."""
        n: i64 = 0
        member: i64 = 0
        while member < 4:
            if self.cells[PLACES + seat * 4 + member] == HOME:
                n += 1
            member += 1
        return n

    def is_taken(self, space: i64) -> bool:
        """Whether any member stands on a space."""
        i: i64 = PLACES
        end = PLACES + 4 * self.cells[SEATS]
        while i < end:
            if self.cells[i] == space:
                return True
            i += 1
        return False

    def is_tower_occupied(self, tower: i64) -> bool:
        """Whether any member of any player stands in a tower. [L-4.2.2]"""
        i: i64 = PLACES
        end = PLACES + 4 * self.cells[SEATS]
        while i < end:
            if self.cells[i] >= 0 and self.cells[i] >> 2 == tower:
                return True
            i += 1
        return False

    def is_tower_occupied_by_others(self, seat: i64, tower: i64) -> bool:
        """Whether a member of another player stands in a tower. [L-4.4.2]"""
        i: i64 = 0
        end = 4 * self.cells[SEATS]
        while i < end:
            place = self.cells[PLACES + i]
            if i >> 2 != seat and place >= 0 and place >> 2 == tower:
                return True
            i += 1
        return False

    def has_colored_between(self, seat: i64, first: i64, last: i64) -> bool:
        """Whether a seat has a colored member on one of a run of spaces. [L-4.1.4] [L-6.1.2]"""
        member: i64 = 0
        while member < NEUTRAL:
            place = self.cells[PLACES + seat * 4 + member]
            if first <= place <= last:
                return True
            member += 1
        return False

    def ignores_occupation(self, seat: i64) -> bool:
        """Ludovico Ariosto. [L-13.2]"""
        return self.has_leader(seat, ARIOSTO)

    def pays_no_surcharge(self, seat: i64) -> bool:
        """Filippo Brunelleschi. [L-13.3]"""
        return self.has_leader(seat, BRUNELLESCHI)

    def period(self) -> i64:
        """0, 1 or 2: two rounds each. [L-2.1]"""
        return (self.cells[ROUND] - 1) // 2


def empty_table(steps: list[Step[Any]]) -> Table:
    """A table with nothing on it."""
    s = Table(steps, vec[i64]([0] * CELLS), vec[i64]([0] * STACK))
    blank(s, DRAWN_TILES, 3)
    blank(s, FLOORS, 16)
    blank(s, PLACES, 16)
    blank(s, COUNCIL_ROW, 16)
    blank(s, ROWS, 96)
    blank(s, BONUS, 4)
    blank(s, COPY, 4)
    blank(s, NAMED, 4)
    return s


def blank(s: Table, first: i64, n: i64) -> None:
    """Nothing (-1) in n cells."""
    i: i64 = 0
    while i < n:
        s.cells[first + i] = -1
        i += 1
