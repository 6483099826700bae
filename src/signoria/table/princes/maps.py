"""Principalities square by square, and the piece that is being laid."""

from dataclasses import dataclass

from signoria.games.princes.actions import closed_squares, neighbour
from signoria.games.princes.describe import mark
from signoria.games.princes.pieces import LANDSCAPE_PIECE, LANDSCAPE_TYPE
from signoria.games.princes.shapes import BIT, BUILDINGS, JOINT_LEFT, JOINT_RIGHT, MASK, PLACES, SQUARES
from signoria.games.princes.state import COOPERATIVE, LAND_MASK, LAND_TYPE, MOST_LANDSCAPES, PARTNER
from signoria.games.princes.steps import objects, together
from signoria.table.princes.scene import Scene


@dataclass(frozen=True)
class Square:
    """What lies on a square: equal pieces are the same piece; '' is nothing."""

    piece: str
    mark: str
    look: str = ""  # palace, building, the kind of a landscape, ghost, closed; '' where nothing lies
    partner: int = -1  # with whom the building was put up, across the border
    number: int = 1  # which of several landscapes of a type


FREE = Square("", "· ")
CLOSED = Square("", "× ", "closed")
GHOST = Square("ghost", "▓▓", "ghost")


def squares(scene: Scene, seat: int, ghost: int = 0, closed: int = 0) -> list[Square]:
    """The 49 squares of a principality, with a piece that might be laid and free squares it may not cover."""
    table, words = scene.table, scene.words
    found = [CLOSED if closed & BIT[i] else FREE for i in range(SQUARES)]
    lay(found, int(table.palace()), Square("palace", words.word("tiny-palace"), "palace"))
    for building in range(BUILDINGS):
        partner = int(table.cells[PARTNER + seat * BUILDINGS + building])
        square = Square(f"building {building}", mark(words, building), "building", partner)
        lay(found, int(table.built(seat, building)), square)
    met = [0, 0, 0]
    for i in range(seat * MOST_LANDSCAPES, (seat + 1) * MOST_LANDSCAPES):
        kind = int(table.cells[LAND_TYPE + i])
        if kind >= 0:
            met[kind] += 1
            letters = mark(words, LANDSCAPE_PIECE + kind)
            if met[kind] > 1:  # so that two of a type side by side differ without colour
                letters = f"{letters[0]}{met[kind]}"
            square = Square(f"landscape {i}", letters, LANDSCAPE_TYPE.names[kind], number=met[kind])
            lay(found, int(table.cells[LAND_MASK + i]), square)
    lay(found, ghost, GHOST)
    return found


def lay(found: list[Square], mask: int, square: Square) -> None:
    for i in range(SQUARES):
        if mask & BIT[i]:
            found[i] = square


def are_joined(scene: Scene) -> bool:
    return bool(scene.table.cells[COOPERATIVE])


def neighbours_of(scene: Scene, seat: int) -> tuple[int, int]:
    """Who borders on a principality on the left and on the right, -1 for nobody."""
    if not are_joined(scene):
        return (-1, -1)
    return int(neighbour(scene.table, seat, 0)), int(neighbour(scene.table, seat, 1))


def piece_in_hand(scene: Scene) -> int:
    """The piece that is being laid or talked about, -1 if none is."""
    put, proposal = scene.frame("put"), scene.frame("proposal")
    if put >= 0:
        return int(scene.table.stack[put + objects.PIECE])
    return int(scene.table.stack[proposal + together.PIECE]) if proposal >= 0 else -1


def partners(scene: Scene) -> tuple[int, int]:
    """The left and the right seat of a proposal."""
    table, f = scene.table, scene.frame("proposal")
    active, side = int(table.stack[f + together.ACTIVE]), int(table.stack[f + together.SIDE])
    other = int(neighbour(table, active, side))
    return (active, other) if side == 1 else (other, active)


def laid_on(scene: Scene) -> tuple[int, ...]:
    """The principalities on which a piece is being laid by whoever looks, from left to right."""
    if scene.frame("proposal") >= 0:
        return partners(scene) if scene.seat in partners(scene) else ()
    is_laying = scene.step == "put" and scene.seat in scene.seen.waiting
    return (scene.seat,) if is_laying and scene.seat is not None else ()


def ghosts(scene: Scene, place: int) -> dict[int, int]:
    """Per seat the squares a piece covers on a place."""
    piece = piece_in_hand(scene)
    if scene.frame("proposal") >= 0:
        left, right = partners(scene)
        return {left: int(JOINT_LEFT[piece * PLACES + place]), right: int(JOINT_RIGHT[piece * PLACES + place])}
    return {} if scene.seat is None else {scene.seat: int(MASK[piece * PLACES + place])}


def offered(scene: Scene) -> dict[int, int]:
    """The squares of the proposal under way, once they are named."""
    f = scene.frame("proposal")
    if f < 0 or scene.table.stack[f + together.STAGE] in (together.PLACING, together.COUNTER_PLACING):
        return {}
    return ghosts(scene, int(scene.table.stack[f + together.SPOT]))


def closed_for(scene: Scene, seat: int) -> int:
    """Free squares that the building being laid may not cover; landscapes may lie anywhere."""
    piece = piece_in_hand(scene)
    if scene.step != "put" or seat != scene.seat or not 0 <= piece < BUILDINGS:
        return 0
    return int(closed_squares(scene.table, seat))
