"""Where a bot of Princes lays pieces: so that as much room as possible stays for later ones."""

from mypy_extensions import i64

from signoria.games.princes.actions import bits, closed_squares, joint_refusal, neighbour
from signoria.games.princes.shapes import (
    BUILDINGS,
    JOINT_LEFT,
    JOINT_PLACES_OF,
    JOINT_RIGHT,
    MASK,
    PLACES,
    WHOLE_GRID,
    neighbours,
)
from signoria.games.princes.state import Table
from signoria.games.princes.steps.objects import place_of, put_move
from signoria.games.princes.steps.together import ACTIVE, PIECE, SIDE
from signoria.kernel.flow import Moves


def open_squares(s: Table, seat: i64) -> i64:
    """Squares on which the seat could still build alone."""
    return bits(WHOLE_GRID & ~closed_squares(s, seat))


def room_after(s: Table, seat: i64, mask: i64, is_building: bool) -> i64:
    """How much room is left when these squares are covered: open squares first, then a compact remainder."""
    occupied = s.occupied(seat) | mask
    closed = occupied
    if s.architects(seat) < 2:
        walls = s.building_squares(seat) | s.palace()
        closed |= neighbours(walls | mask if is_building else walls)
    free = WHOLE_GRID & ~closed
    return 4 * bits(free) - bits(neighbours(occupied) & ~closed) + bits(WHOLE_GRID & ~occupied)


def best_spot(s: Table, seat: i64, piece: i64, moves: Moves) -> i64:
    """Of the legal places of a piece the one that leaves most room."""
    best: i64 = -1
    most: i64 = 0
    for move in moves.items:
        room = room_after(s, seat, MASK[piece * PLACES + place_of(move)], piece < BUILDINGS)
        if best < 0 or room > most:
            best = move
            most = room
    return best


def best_joint_spot(s: Table, f: i64) -> i64:
    """Of the legal places across a border the one that leaves both partners most room, as a move."""
    active = s.stack[f + ACTIVE]
    side = s.stack[f + SIDE]
    piece = s.stack[f + PIECE]
    partner = neighbour(s, active, side)
    best: i64 = -1
    most: i64 = 0
    for place in JOINT_PLACES_OF[piece]:
        if joint_refusal(s, active, side, piece, place)[0] != 0:
            continue
        left = JOINT_LEFT[piece * PLACES + place]
        right = JOINT_RIGHT[piece * PLACES + place]
        own = left if side == 1 else right
        theirs = right if side == 1 else left
        room = 2 * room_after(s, active, own, True) + room_after(s, partner, theirs, True)
        if best < 0 or room > most:
            best = put_move(place)
            most = room
    return best
