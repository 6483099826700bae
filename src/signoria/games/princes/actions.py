"""What things cost, where pieces may lie, what a work is worth: the one place for each of them."""

from mypy_extensions import i64

from signoria.games.princes import pieces
from signoria.games.princes.cards import AT_HAND, AT_TABLE, count_at, in_stack
from signoria.games.princes.messages import (
    ACROSS_THE_BORDER,
    ALREADY_BUILT,
    AT_THE_BORDER,
    BUILDINGS_GONE,
    CANNOT_PAY,
    LANDSCAPE_OFF_THE_GRID,
    LANDSCAPE_OVERLAPS,
    LANDSCAPE_SAME_LOOK,
    NEIGHBOURS_SIDE,
    NO_PLACE_FOR_IT,
    NO_PRESTIGE,
    NO_ROOM,
    NOT_WITH_EXPANSION,
    OFF_THE_GRID,
    ONE_LANDSCAPE,
    OTHER_OBJECTS,
    OVERLAPS,
    OWN_SIDE,
    SAME_LOOK,
    STACK_EMPTY,
    TOGETHER_OVERLAPS,
    TOGETHER_TOUCHES,
    TOO_MANY_ARCHITECTS,
    TOUCHES,
)
from signoria.games.princes.pieces import (
    ALL_BUILDINGS,
    ALL_LANDSCAPES,
    ARCHITECT,
    ARCHITECT_POINTS,
    BONUS_AT,
    BONUS_CARDS,
    BUILDING_POINTS,
    BUILDING_PRICE,
    CARDINAL,
    CARDS_IN_HAND,
    ELEMENT_KINDS,
    EMPTY_SQUARES,
    FOREST,
    FORESTS,
    JESTER,
    LAKE,
    LAKES,
    LANDSCAPE,
    LANDSCAPE_PIECE,
    LANDSCAPE_POINTS,
    LANDSCAPE_TYPES,
    LARGE,
    LARGE_BUILDINGS,
    MEDIUM,
    MEDIUM_BUILDINGS,
    MINIMUM,
    MUSE,
    NO_COUNT,
    OPENING_BID,
    OPENING_BID_TWO,
    PARK,
    PARKS,
    POINT_PRICE,
    PRESTIGE_CARD,
    PRESTIGE_CARDS,
    PRESTIGE_DECK,
    PRINCESS,
    PROFESSION_DECK,
    PROFESSIONS,
    SIZE_CLASS,
    SIZE_CLASSES,
    SMALL,
    SMALL_BUILDINGS,
    WORKS_ON_TABLE,
)
from signoria.games.princes.shapes import (
    BUILDINGS,
    DRAWINGS,
    JOINT_LEFT,
    JOINT_PLACES_OF,
    JOINT_RIGHT,
    LEFT_COLUMN,
    MASK,
    PLACES,
    PLACES_OF,
    RIGHT_COLUMN,
    SQUARES,
    WHOLE_GRID,
    cells_of,
    neighbours,
    turned,
)
from signoria.games.princes.state import (
    ARCHITECTS,
    ARCHITECTS_LEFT,
    BID_ON_PRESTIGE,
    BUILDINGS_LEFT,
    CHARACTER_OF,
    COOPERATIVE,
    FREEDOMS,
    JESTERS,
    JESTERS_LEFT,
    LANDSCAPES_LEFT,
    MINIMUM_ROUND_4,
    RECRUITING_HAND,
    RECRUITING_LEFT,
    RECRUITING_TABLE,
    ROUND,
    SEATS,
    Table,
)
from signoria.games.princes.steps.kinds import ACTIONS, CHARACTER_SALE
from signoria.kernel.flow import BELOW, LEGAL, Refusal

# ---------------------------------------------------------------- money


def may_cash(s: Table) -> bool:
    """Whether the pawn may be moved back for money: not with the Muse and the Princess. [P-7.2] [P-10.1.2]"""
    return not s.is_expanded()


def cash_refusal(s: Table, seat: i64) -> Refusal:
    """Moving back at an own decision point, never below 0. [P-7.1] [P-7.5]"""
    if not may_cash(s):
        return (NOT_WITH_EXPANSION, 0, 0, 0)
    return (LEGAL, 0, 0, 0) if s.prestige(seat) > 0 else (NO_PRESTIGE, 0, 0, 0)


def means(s: Table, seat: i64) -> i64:
    """What a seat can pay: cash, and 100 florins for each step back. [P-7.1] [P-7.6]"""
    return s.money(seat) + (s.prestige(seat) if may_cash(s) else 0)


def bid_means(s: Table, seat: i64) -> i64:
    """What a seat can bid now: the option may ask for cash. [P-7.3]"""
    return means(s, seat) if s.cells[BID_ON_PRESTIGE] else s.money(seat)


def pay_refusal(s: Table, seat: i64, price: i64) -> Refusal:
    return (LEGAL, 0, 0, 0) if price <= means(s, seat) else (CANNOT_PAY, price, means(s, seat), 0)


def moved_back(s: Table, seat: i64, price: i64) -> i64:
    """How far the pawn goes back to pay a price: cash comes first. [P-7.6]"""
    return price - s.money(seat) if price > s.money(seat) else 0


def price_of_points(points: i64) -> i64:
    """What prestige points cost where money is changed into them: 200 florins each. [P-5.2.7] [P-10.4.6.1]"""
    return POINT_PRICE * points


def points_for(hundreds: i64) -> i64:
    """How many prestige points a sum can be changed into. [P-5.2.7] [P-10.4.6.2]"""
    return hundreds // POINT_PRICE


def opening_bid(s: Table) -> i64:
    """[P-3.2.1] [P-9.2]"""
    return OPENING_BID_TWO if s.cells[SEATS] == 2 else OPENING_BID


# ---------------------------------------------------------------- objects of the auction


def is_landscape(thing: i64) -> bool:
    return thing <= PARK


def stack_left(s: Table, thing: i64) -> i64:
    """How many objects a stack still has."""
    if is_landscape(thing):
        return s.cells[LANDSCAPES_LEFT + thing]
    if thing == JESTER:
        return s.cells[JESTERS_LEFT]
    if thing == ARCHITECT:
        return s.cells[ARCHITECTS_LEFT]
    if thing == PRESTIGE_CARD:
        return in_stack(s, PRESTIGE_DECK)
    if thing == LANDSCAPE:
        return s.cells[LANDSCAPES_LEFT] + s.cells[LANDSCAPES_LEFT + 1] + s.cells[LANDSCAPES_LEFT + 2]
    return s.cells[RECRUITING_LEFT]


def object_refusal(s: Table, seat: i64, thing: i64) -> Refusal:
    """Whether an object is sold at this table, is left, and may be owned by this seat. [P-3.1.2] [P-3.1.3] [P-4.1.5]"""
    if is_landscape(thing) and s.cells[SEATS] == 2:
        return (ONE_LANDSCAPE, 0, 0, 0)  # [P-9.3]
    if thing == LANDSCAPE and s.cells[SEATS] > 2:
        return (OTHER_OBJECTS, 0, 0, 0)  # [P-1.3]
    if stack_left(s, thing) == 0:
        return (STACK_EMPTY, 0, 0, 0)
    if thing == ARCHITECT and s.architects(seat) >= 3:
        return (TOO_MANY_ARCHITECTS, 0, 0, 0)
    if is_landscape(thing) and not has_room(s, seat, thing):
        return (NO_ROOM, 0, 0, 0)
    if thing == LANDSCAPE:
        for kind in range(3):
            if s.cells[LANDSCAPES_LEFT + kind] > 0 and has_room(s, seat, kind):
                return (LEGAL, 0, 0, 0)  # [P-9.6]
        return (NO_ROOM, 0, 0, 0)
    return (LEGAL, 0, 0, 0)


def has_room(s: Table, seat: i64, kind: i64) -> bool:
    """Whether a landscape of a type fits anywhere, in any orientation. [P-4.1.7]"""
    return fits(LANDSCAPE_PIECE + kind, s.occupied(seat))


# ---------------------------------------------------------------- places


def landscape_refusal(s: Table, seat: i64, kind: i64, place: i64) -> Refusal:
    """Inside the grid, no overlap, may touch everything, borders too. [P-4.1.1] [P-4.1.6] [P-11.3.5]"""
    piece = LANDSCAPE_PIECE + kind
    mask = MASK[piece * PLACES + place]
    if mask == 0:
        same = same_look(piece, place)
        is_inside = MASK[piece * PLACES + same] != 0
        return (LANDSCAPE_SAME_LOOK, turn_of(same), 0, 0) if is_inside else (LANDSCAPE_OFF_THE_GRID, 0, 0, 0)
    return (LANDSCAPE_OVERLAPS, 0, 0, 0) if mask & s.occupied(seat) else (LEGAL, 0, 0, 0)


def same_look(piece: i64, place: i64) -> i64:
    """The place with the first turn after which a piece looks the same; only that one is a move."""
    cells = cells_of(DRAWINGS[piece][1])
    look = turned(cells, turn_of(place))
    for first in range(turn_of(place)):
        if turned(cells, first) == look:
            return first * SQUARES + cell_of(place)
    return place


def building_price(s: Table, seat: i64) -> i64:
    """700, with 1 or 2 architects 300, with 3 nothing. [P-5.3.1] [P-4.3.1] [P-4.3.2] [P-4.3.3]"""
    return BUILDING_PRICE[s.architects(seat)]


def touching(s: Table, seat: i64) -> i64:
    """Squares that touch a building or the palace; corners and landscapes do not count. [P-5.3.5] [P-5.3.6]

    The palace counts as a building here and nowhere else. [P-5.3.9] A joint building counts where it lies. [P-11.2.15]
    """
    if s.architects(seat) >= 2:
        return 0  # [P-4.3.2]
    return neighbours(s.building_squares(seat) | s.palace())


def building_refusal(s: Table, seat: i64, building: i64, place: i64) -> Refusal:
    """Whether a building may be put up alone on a place: rules 1 to 4, then the borders. [P-5.3.3] [P-11.3.1]"""
    mask = MASK[building * PLACES + place]
    if mask == 0:
        same = same_look(building, place)
        return (SAME_LOOK, turn_of(same), 0, 0) if MASK[building * PLACES + same] else (OFF_THE_GRID, 0, 0, 0)
    if mask & s.occupied(seat):
        return (OVERLAPS, 0, 0, 0)  # [P-5.3.4]
    if mask & touching(s, seat):
        return (TOUCHES, s.architects(seat), 0, 0)  # [P-5.3.5]
    if mask & along_border(s, seat):
        return (AT_THE_BORDER, 0, 0, 0)
    return (ACROSS_THE_BORDER, 0, 0, 0) if mask & across_border(s, seat) else (LEGAL, 0, 0, 0)


def along_border(s: Table, seat: i64) -> i64:
    """Squares along a border, closed to a builder without architects; edges without neighbour are free. [P-11.3.2]"""
    if not s.cells[COOPERATIVE] or s.architects(seat) >= 1:
        return 0
    mask: i64 = 0
    if neighbour(s, seat, 0) >= 0:
        mask |= LEFT_COLUMN
    if neighbour(s, seat, 1) >= 0:
        mask |= RIGHT_COLUMN
    return mask


def across_border(s: Table, seat: i64) -> i64:
    """Squares right before a building across a border, closed with 1 architect. [P-11.3.2] [P-11.3.3] [P-11.3.4]"""
    if not s.cells[COOPERATIVE] or s.architects(seat) != 1:
        return 0
    mask: i64 = 0
    left = neighbour(s, seat, 0)
    if left >= 0:
        mask |= ((s.building_squares(left) | s.palace()) & RIGHT_COLUMN) >> 6
    right = neighbour(s, seat, 1)
    if right >= 0:
        mask |= ((s.building_squares(right) | s.palace()) & LEFT_COLUMN) << 6
    return mask


def closed_squares(s: Table, seat: i64) -> i64:
    """Squares on which a building put up alone may not lie; a place is legal if it covers none of them."""
    return s.occupied(seat) | touching(s, seat) | along_border(s, seat) | across_border(s, seat)


def fits(piece: i64, closed: i64) -> bool:
    """Whether a piece has a place inside the grid beside closed squares."""
    return open_places(piece, closed, 1) > 0


def open_places(piece: i64, closed: i64, most: i64) -> i64:
    """How many places a piece has inside the grid beside closed squares; counting ends at `most`."""
    places = PLACES_OF[piece]
    first = piece * PLACES
    found: i64 = 0
    i: i64 = 0
    n: i64 = len(places)
    while i < n and found < most:
        if MASK[first + places[i]] & closed == 0:
            found += 1
        i += 1
    return found


def closed_to(s: Table, seat: i64, piece: i64) -> i64:
    """Squares a piece put down alone may not cover: a landscape may touch everything. [P-4.1.6] [P-5.3.3]"""
    return closed_squares(s, seat) if piece < BUILDINGS else s.occupied(seat)


def piece_points(s: Table, seat: i64, piece: i64) -> i64:
    """Prestige points for a piece: for every building, and for a landscape that is not the first of its type.

    [P-5.3.1] [P-4.1.3]
    """
    if piece < BUILDINGS:
        return BUILDING_POINTS
    return LANDSCAPE_POINTS if s.landscapes(seat, piece - LANDSCAPE_PIECE) > 0 else 0


def architect_points(s: Table, seat: i64) -> i64:
    """Prestige points for the next architect: the second and the third give some. [P-4.3.2] [P-4.3.3]"""
    return ARCHITECT_POINTS if s.architects(seat) >= 1 else 0


def rank(s: Table, seat: i64) -> i64:
    """The rank on the fame track now: 1 + players strictly ahead. [P-10.4.4] [P-10.4.4.6]"""
    place: i64 = 1
    for other in range(s.cells[SEATS]):
        if s.prestige(other) > s.prestige(seat):
            place += 1
    return place


def neighbour(s: Table, seat: i64, side: i64) -> i64:
    """The seat whose board joins on a side (0 left, 1 right), or -1. [P-11.1.1]

    The right edge of each board meets the left edge of the next clockwise; with two players only one border exists.
    """
    n = s.cells[SEATS]
    if n == 2:
        return 1 - seat if (seat == 0) == (side == 1) else -1
    return (seat + 1) % n if side == 1 else (seat + n - 1) % n


def joint_refusal(s: Table, seat: i64, side: i64, building: i64, place: i64) -> Refusal:
    """Whether a building may lie across a border: each partner's part by own architects. [P-11.2.2] [P-11.2.7]

    Nothing is asked of the squares behind the border, and no architect is needed there. [P-11.2.9] [P-11.2.14]
    The place is one across the border, and the seat the one that asks: its own side comes first.
    """
    left = JOINT_LEFT[building * PLACES + place]
    right = JOINT_RIGHT[building * PLACES + place]
    refused = part_refusal(s, seat, left if side == 1 else right, OWN_SIDE)
    if refused[0] != 0:
        return refused
    return part_refusal(s, neighbour(s, seat, side), right if side == 1 else left, NEIGHBOURS_SIDE)


def part_refusal(s: Table, seat: i64, mask: i64, whose: i64) -> Refusal:
    """Rules 2 to 4 for the part of a joint building in one principality. [P-5.3.4] [P-11.2.7]"""
    if mask & s.occupied(seat):
        return (TOGETHER_OVERLAPS, whose, 0, 0)
    return (TOGETHER_TOUCHES, whose, s.architects(seat), 0) if mask & touching(s, seat) else (LEGAL, 0, 0, 0)


def has_place(s: Table, seat: i64, building: i64) -> bool:
    return fits(building, closed_squares(s, seat))


def joint_places(s: Table, seat: i64, side: i64, building: i64, most: i64) -> i64:
    """How many places across a border are legal; counting ends at `most`. [P-11.2.2] [P-11.2.7]"""
    partner = neighbour(s, seat, side)
    own = s.occupied(seat) | touching(s, seat)
    other = s.occupied(partner) | touching(s, partner)
    on_left = own if side == 1 else other
    on_right = other if side == 1 else own
    places = JOINT_PLACES_OF[building]
    first = building * PLACES
    found: i64 = 0
    i: i64 = 0
    n: i64 = len(places)
    while i < n and found < most:
        if JOINT_LEFT[first + places[i]] & on_left == 0 and JOINT_RIGHT[first + places[i]] & on_right == 0:
            found += 1
        i += 1
    return found


def build_refusal(s: Table, seat: i64, building: i64) -> Refusal:
    """Each type at most once, from the supply, payable, and with a place for it. [P-5.3.2] [P-5.3.7] [P-5.1.4]"""
    if s.built(seat, building):
        return (ALREADY_BUILT, 0, 0, 0)
    if s.cells[BUILDINGS_LEFT + building] == 0:
        return (BUILDINGS_GONE, 0, 0, 0)
    refused = pay_refusal(s, seat, building_price(s, seat))
    if refused[0] != 0:
        return refused
    return (LEGAL, 0, 0, 0) if has_place(s, seat, building) else (NO_PLACE_FOR_IT, 0, 0, 0)


def cell_of(place: i64) -> i64:
    return place % SQUARES


def turn_of(place: i64) -> i64:
    return place // SQUARES


# ---------------------------------------------------------------- counts and works


def buildings_of(s: Table, seat: i64, size: i64) -> i64:
    """Buildings of a size class (-1: all); joint ones whole, the palace never. [P-5.3.9] [P-11.2.15]"""
    n: i64 = 0
    building: i64 = 0
    while building < BUILDINGS:
        if s.built(seat, building) and (size < 0 or SIZE_CLASS[building] == size):
            n += 1
        building += 1
    return n


def bits(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def hand_cards(s: Table, seat: i64) -> i64:
    """Profession and recruiting cards in hand. [P-4.5.5]"""
    return count_at(s, AT_HAND + seat, PROFESSION_DECK) + s.cells[RECRUITING_HAND + seat]


def table_cards(s: Table, seat: i64) -> i64:
    """Profession and recruiting cards on the table: works. [P-4.5.5] [P-13.0.5]"""
    return count_at(s, AT_TABLE + seat, PROFESSION_DECK) + s.cells[RECRUITING_TABLE + seat]


def count(s: Table, seat: i64, what: i64) -> i64:
    """What bonus and prestige cards count."""
    if what == ALL_BUILDINGS:
        return buildings_of(s, seat, -1)
    if what == LARGE_BUILDINGS:
        return buildings_of(s, seat, LARGE)
    if what == MEDIUM_BUILDINGS:
        return buildings_of(s, seat, MEDIUM)
    if what == SMALL_BUILDINGS:
        return buildings_of(s, seat, SMALL)
    if what == SIZE_CLASSES:
        return (
            min(buildings_of(s, seat, LARGE), 1)
            + min(buildings_of(s, seat, MEDIUM), 1)
            + min(buildings_of(s, seat, SMALL), 1)
        )
    if what == FORESTS:
        return s.landscapes(seat, FOREST)
    if what == LAKES:
        return s.landscapes(seat, LAKE)
    if what == PARKS:
        return s.landscapes(seat, PARK)
    if what == ALL_LANDSCAPES:
        return s.landscapes(seat, FOREST) + s.landscapes(seat, LAKE) + s.landscapes(seat, PARK)
    if what == LANDSCAPE_TYPES:
        return min(s.landscapes(seat, FOREST), 1) + min(s.landscapes(seat, LAKE), 1) + min(s.landscapes(seat, PARK), 1)
    if what == pieces.FREEDOMS:
        return bits(s.cells[FREEDOMS + seat])
    if what == pieces.ARCHITECTS:
        return s.cells[ARCHITECTS + seat]
    if what == pieces.JESTERS:
        return s.cells[JESTERS + seat]
    if what == PRESTIGE_CARDS:
        return count_at(s, AT_HAND + seat, PRESTIGE_DECK)
    if what == CARDS_IN_HAND:
        return hand_cards(s, seat)
    if what == WORKS_ON_TABLE:
        return table_cards(s, seat)
    if what == EMPTY_SQUARES:
        return bits(WHOLE_GRID & ~s.occupied(seat))  # each principality by itself [P-11.4.1] [P-11.4.2]
    assert what == ELEMENT_KINDS
    return (
        count(s, seat, LANDSCAPE_TYPES)
        + min(s.cells[JESTERS + seat], 1)
        + min(s.cells[ARCHITECTS + seat], 1)
        + min(count_at(s, AT_HAND + seat, PRESTIGE_DECK), 1)
        + min(bits(s.cells[FREEDOMS + seat]), 1)
    )


def bonus_value(s: Table, seat: i64, card: i64) -> i64:
    """What a bonus card adds to a work now. [P-12.0] [P-12.0.1]"""
    bonus = BONUS_CARDS[card - BONUS_AT]
    value = bonus.each * count(s, seat, bonus.count)
    return value + bonus.each * count(s, seat, bonus.second) if bonus.second != NO_COUNT else value


def work_value(s: Table, seat: i64, card: i64) -> i64:
    """WV of a profession without bonus cards; it counts itself, in hand or on the table. [P-5.2.2] [P-5.2.3]"""
    wants = PROFESSIONS[card]
    value = 2 * s.cells[JESTERS + seat] + hand_cards(s, seat) + table_cards(s, seat)  # [P-4.2.1] [P-4.6.1]
    if s.built(seat, wants.building):
        value += 4
    if s.landscapes(seat, wants.landscape) > 0:
        value += 3  # once, however many tiles [P-4.1.2]
    if s.has_freedom(seat, wants.freedom):
        value += 3
    return value + muse_bonus(s, seat)


def muse_bonus(s: Table, seat: i64) -> i64:
    """The Muse adds the number of the round to every work of this phase. [P-10.4.1]"""
    return s.cells[ROUND] if character_of(s, seat) == MUSE else 0


def character_of(s: Table, seat: i64) -> i64:
    """The character of a seat as long as it has an effect, else -1: some of them only until phase B ends. [P-10.3.2]"""
    character = s.cells[CHARACTER_OF + seat]
    if character != MUSE and character != CARDINAL and character != PRINCESS:
        return character
    f = s.top
    while f >= 0 and s.stack[f] != CHARACTER_SALE and s.stack[f] != ACTIONS:
        f = s.stack[f + BELOW]
    return character if f >= 0 else -1


def princess_value(s: Table, seat: i64) -> i64:
    """3 per landscape, 2 per architect, 2 per building, 1 per card; nothing else counts. [P-10.4.3] [P-10.4.3.2]"""
    return (
        3 * count(s, seat, ALL_LANDSCAPES)
        + 2 * s.architects(seat)
        + 2 * buildings_of(s, seat, -1)
        + hand_cards(s, seat)
        + table_cards(s, seat)
    )


def minimum(s: Table) -> i64:
    """The minimum WV of the round. [P-5.2.4]"""
    if s.cells[ROUND] == 4:
        return s.cells[MINIMUM_ROUND_4]
    return MINIMUM[s.cells[ROUND] - 1]
