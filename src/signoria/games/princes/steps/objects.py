"""The seven objects: paying for one, and what it brings. [P-4]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    build_refusal,
    building_price,
    building_refusal,
    cell_of,
    closed_to,
    has_room,
    landscape_refusal,
    means,
    object_refusal,
    piece_points,
    turn_of,
)
from signoria.games.princes.cards import AT_TABLE, token_of
from signoria.games.princes.effects import hire_architect, look, pay, recruit, score
from signoria.games.princes.messages import (
    E_BUILT,
    E_HELD,
    E_PLACED,
    NO_RECRUITING_CARD,
    NO_ROOM,
    NOT_ON_A_TABLE,
    OWN_TABLE,
    TYPE_GONE,
)
from signoria.games.princes.moves import DECLINE, HOLD, PICK, PUT, RECRUIT, USE_MERCHANT, USE_PROFESSOR
from signoria.games.princes.pieces import (
    ARCHITECT,
    BONUS_AT,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_PIECE,
    MERCHANT,
    OBJECT,
    PARK,
    PRESTIGE_CARD,
    PRESTIGE_DECK,
    PROFESSOR,
)
from signoria.games.princes.pieces import PIECE as PIECE_NAME
from signoria.games.princes.shapes import BUILDINGS, MASK, PLACES, PLACES_OF, SQUARES
from signoria.games.princes.state import (
    ARCHITECTS_LEFT,
    BUILDINGS_LEFT,
    BUILT,
    BY_BUILDINGS,
    BY_LANDSCAPES,
    FACE,
    JESTERS,
    JESTERS_LEFT,
    LAND_MASK,
    LAND_TYPE,
    LANDSCAPES_LEFT,
    MOST_LANDSCAPES,
    PLACE,
    RECRUITING_HAND,
    RECRUITING_LEFT,
    SEATS,
    Table,
    seat_flaw,
)
from signoria.games.princes.steps.characters import (
    FOR_PRESTIGE,
    FREE,
    character_candidates,
    character_refusal,
    is_for_sale,
    keep_for_later,
    set_aside,
    use_character,
)
from signoria.games.princes.steps.kinds import PICKING, PUTTING, RECRUITING
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
THING: Final = FIRST_FIELD + 1
PRICE: Final = FIRST_FIELD + 2
ASKED: Final = FIRST_FIELD + 3  # whether the buyer has said what the character does


@final
class Purchase(Step[Table]):
    """Pay, then take. Paying is an own moment of the merchant, who must choose now, and of the professor. [P-10.3.4]"""

    def __init__(self) -> None:
        super().__init__("purchase", ("seat", "object", "price", "asked"), {"object": OBJECT}, on=("auction",))

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        if not 0 <= seat < s.cells[SEATS]:
            return seat_flaw(s, seat)
        if not is_for_sale(s, seat, s.stack[f + THING]):
            return "object: cannot be sold to this seat"
        return "" if 0 <= s.stack[f + PRICE] <= means(s, seat) else "price: this seat cannot pay it"

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + ASKED] or not (s.has_character(seat, MERCHANT) or s.has_character(seat, PROFESSOR)):
            return 0
        return i64(1) << seat

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if s.has_character(seat, MERCHANT):
            into.add(pack(USE_MERCHANT, FREE))
            into.add(pack(USE_MERCHANT, FOR_PRESTIGE))
        else:
            character_candidates(s, seat, into)
            into.add(DECLINE)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """A free object, or PP and the price: the choice is made now. [P-10.4.4.2] [P-10.4.4.6]"""
        verb = verb_of(move)
        if verb == USE_MERCHANT and s.has_character(seat, MERCHANT):
            return (LEGAL, 0, 0, 0)
        if verb == DECLINE and s.has_character(seat, PROFESSOR):
            return (LEGAL, 0, 0, 0)
        if verb == USE_MERCHANT or verb == USE_PROFESSOR:
            return character_refusal(s, seat, move)
        return (NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """The professor is kept for later; the merchant must choose."""
        return DECLINE if s.has_character(seat, PROFESSOR) else NOTHING

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + ASKED] = 1
        if move == pack(USE_MERCHANT, FREE):
            s.stack[f + PRICE] = 0  # whatever the bid was, the last buyer's price too [P-10.4.4.7] [P-10.4.4.3]
            set_aside(s, seat)
        elif verb_of(move) == DECLINE:
            keep_for_later(s, seat)
        else:
            use_character(s, seat, move)  # the rank is counted before the object brings anything [P-10.4.4.6]

    def advance(self, s: Table, f: i64) -> None:
        seat = s.stack[f + SEAT]
        thing = s.stack[f + THING]
        price = s.stack[f + PRICE]
        s.pop()
        pay(s, seat, price)
        take(s, seat, thing)


def take(s: Table, seat: i64, thing: i64) -> None:
    """Carry an object out completely before the next is named. [P-3.2.13]"""
    if thing <= PARK:
        put_piece(s, seat, LANDSCAPE_PIECE + thing)
    elif thing == LANDSCAPE:
        g = s.push(PICKING)
        s.stack[g + SEAT] = seat
    elif thing == JESTER:
        s.cells[JESTERS_LEFT] -= 1
        s.cells[JESTERS + seat] += 1
    elif thing == ARCHITECT:
        s.cells[ARCHITECTS_LEFT] -= 1
        hire_architect(s, seat)
    elif thing == PRESTIGE_CARD:
        look(s, seat, PRESTIGE_DECK)
    else:
        s.cells[RECRUITING_LEFT] -= 1
        s.cells[RECRUITING_HAND + seat] += 1
        g = s.push(RECRUITING)
        s.stack[g + SEAT] = seat


@final
class Picking(Step[Table]):
    """Two players: the winner picks a type of landscape that is left and has room. [P-9.3] [P-9.6]"""

    def __init__(self) -> None:
        super().__init__("pick", ("seat",), on=("auction",))

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        if 0 <= seat < s.cells[SEATS] and object_refusal(s, seat, LANDSCAPE)[0] != 0:
            return "seat: can take no landscape"
        return seat_flaw(s, seat)

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for kind in range(3):
            into.add(pack(PICK, kind))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != PICK:
            return (NOT_NOW, 0, 0, 0)
        if s.cells[LANDSCAPES_LEFT + argument(move, 0)] == 0:
            return (TYPE_GONE, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if has_room(s, seat, argument(move, 0)) else (NO_ROOM, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.pop()
        put_piece(s, seat, LANDSCAPE_PIECE + argument(move, 0))


PIECE: Final = FIRST_FIELD + 1


def put_piece(s: Table, seat: i64, piece: i64) -> None:
    g = s.push(PUTTING)
    s.stack[g + SEAT] = seat
    s.stack[g + PIECE] = piece


@final
class Putting(Step[Table]):
    """A landscape or a building is placed at once, and never moved again. [P-4.1.1] [P-4.1.4] [P-5.3.2] [P-5.3.8]"""

    def __init__(self) -> None:
        super().__init__("put", ("seat", "piece"), {"piece": PIECE_NAME}, on=("auction", "turn"))

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        piece = s.stack[f + PIECE]
        if not 0 <= seat < s.cells[SEATS]:
            return seat_flaw(s, seat)
        if piece < 0:
            return "piece: name it"
        if piece < BUILDINGS:
            return "" if build_refusal(s, seat, piece)[0] == 0 else "piece: cannot be built"
        kind = piece - LANDSCAPE_PIECE
        left = s.cells[LANDSCAPES_LEFT + kind] > 0
        return "" if left and has_room(s, seat, kind) else "piece: none is left, or there is no room"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        piece = s.stack[f + PIECE]
        closed = closed_to(s, seat, piece)
        for place in PLACES_OF[piece]:
            if MASK[piece * PLACES + place] & closed == 0:
                into.add(put_move(place))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != PUT:
            return (NOT_NOW, 0, 0, 0)
        piece = s.stack[f + PIECE]
        if piece < BUILDINGS:
            return building_refusal(s, seat, piece, place_of(move))
        return landscape_refusal(s, seat, piece - LANDSCAPE_PIECE, place_of(move))

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        piece = s.stack[f + PIECE]
        place = place_of(move)
        mask = MASK[piece * PLACES + place]
        points = piece_points(s, seat, piece)
        s.pop()
        if piece < BUILDINGS:
            pay(s, seat, building_price(s, seat))  # [P-5.3.1]
            s.cells[BUILDINGS_LEFT + piece] -= 1
            s.cells[BUILT + seat * BUILDINGS + piece] = mask
            s.tell(E_BUILT, seat, piece, cell_of(place), turn_of(place))
            score(s, seat, BY_BUILDINGS, points)  # [P-5.3.1]
            return
        kind = piece - LANDSCAPE_PIECE
        i = seat * MOST_LANDSCAPES
        while s.cells[LAND_TYPE + i] >= 0:
            i += 1
        s.cells[LANDSCAPES_LEFT + kind] -= 1
        s.cells[LAND_TYPE + i] = kind
        s.cells[LAND_MASK + i] = mask
        s.tell(E_PLACED, seat, kind, cell_of(place), turn_of(place))
        score(s, seat, BY_LANDSCAPES, points)  # not for the first of a type [P-4.1.3]


def put_move(place: i64) -> i64:
    return pack(PUT, place % SQUARES, place // SQUARES)


def place_of(move: i64) -> i64:
    return argument(move, 1) * SQUARES + argument(move, 0)


# ---------------------------------------------------------------- recruiting


def recruit_refusal(s: Table, seat: i64, card: i64) -> Refusal:
    """Any face-up profession of another player, also one taken from this seat before. [P-4.5.2] [P-4.5.3] [P-4.5.6]"""
    if s.cells[RECRUITING_HAND + seat] == 0:
        return (NO_RECRUITING_CARD, 0, 0, 0)
    if card >= BONUS_AT:
        return (NOT_ON_A_TABLE, 0, 0, 0)
    token = token_of(s, card)
    if token < 0 or not AT_TABLE <= s.cells[PLACE + token] < AT_TABLE + s.cells[SEATS]:
        return (NOT_ON_A_TABLE, 0, 0, 0)
    return (OWN_TABLE, 0, 0, 0) if s.cells[PLACE + token] == AT_TABLE + seat else (LEGAL, 0, 0, 0)


def recruit_candidates(s: Table, seat: i64, into: Moves) -> None:
    """Professions on the tables of others."""
    token: i64 = 0
    while token < BONUS_AT:
        place = s.cells[PLACE + token]
        if AT_TABLE <= place < AT_TABLE + s.cells[SEATS] and place != AT_TABLE + seat:
            into.add(pack(RECRUIT, s.cells[FACE + token]))
        token += 1


@final
class Recruiting(Step[Table]):
    """A recruiting card is used at once or kept in hand; without a target it is kept. [P-4.5.1] [P-4.5.8]"""

    def __init__(self) -> None:
        super().__init__("recruit", ("seat",), on=("auction",))

    def flaw(self, s: Table, f: i64) -> str:
        return seat_flaw(s, s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        recruit_candidates(s, seat, into)
        into.add(HOLD)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == HOLD:
            return (LEGAL, 0, 0, 0)
        if verb_of(move) != RECRUIT:
            return (NOT_NOW, 0, 0, 0)
        return recruit_refusal(s, seat, argument(move, 0))

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """It is kept in hand."""
        return HOLD

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.pop()
        if verb_of(move) == RECRUIT:
            recruit(s, seat, argument(move, 0))
        else:
            s.tell(E_HELD, seat)
