"""Placements of pieces against a slow second implementation with sets of squares: parts 4.1, 5.3 and 11.2."""

import random
from collections.abc import Mapping

import pytest

from signoria.games.princes import actions, shapes
from signoria.games.princes.game import GAME
from signoria.games.princes.messages import (
    LANDSCAPE_OFF_THE_GRID,
    LANDSCAPE_SAME_LOOK,
    NEIGHBOURS_SIDE,
    OFF_THE_GRID,
    OVERLAPS,
    OWN_SIDE,
    SAME_LOOK,
    TOGETHER_OVERLAPS,
    TOGETHER_TOUCHES,
    TOUCHES,
)
from signoria.games.princes.setup import lay_out
from signoria.games.princes.shapes import DRAWINGS
from signoria.games.princes.state import ARCHITECTS, BUILT, LAND_MASK, LAND_TYPE, MOST_LANDSCAPES, PARTNER, Table
from signoria.kernel.domains import Json
from tests.princes.tables import (
    LANDSCAPES,
    PALACE,
    PALACE_REVERSE,
    TOGETHER,
    Square,
    around,
    moved,
    placements,
    square,
    squares_of,
    table,
    texts,
    turned,
)

PIECES = [name for name, _ in DRAWINGS]
BUILDINGS = PIECES[:10]
GRID = {(row, column) for row in range(7) for column in range(7)}


def mask(squares: set[Square]) -> int:
    return sum([1 << (row * 7 + column) for row, column in squares])


def unmask(bits: int) -> set[Square]:
    return {(i // 7, i % 7) for i in range(49) if bits >> i & 1}


def place(cell: str, turn: int) -> int:
    row, column = square(cell)
    return turn * 49 + row * 7 + column


def is_inside(squares: set[Square]) -> bool:
    return squares <= GRID


# ---------------------------------------------------------------- drawings


@pytest.mark.parametrize("piece", PIECES)
def test_p0_2_p0_3_sizes_and_connectedness(piece: str) -> None:
    """[P-0.2] [P-0.3] 7, 5, 3 squares for large, medium, small; forest, lake, park 5, 4, 3; all connected."""
    sizes = dict(zip(PIECES, [7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 5, 4, 3], strict=True))
    squares = squares_of(piece)
    assert len(squares) == sizes[piece]
    reached = {min(squares)}
    while around(reached) & squares:
        reached |= around(reached) & squares
    assert reached == squares


def test_p0_2_no_two_buildings_look_alike() -> None:
    """[P-0.2] Ten types are ten shapes, however they are turned."""
    looks = [{frozenset(turned(piece, turn)) for turn in range(8)} for piece in BUILDINGS]
    for i, some in enumerate(looks):
        assert all([not some & others for others in looks[:i]])


@pytest.mark.parametrize("turn", range(8))
@pytest.mark.parametrize("piece", PIECES)
def test_p4_1_6_p5_3_3_every_turn_of_every_piece(piece: str, turn: int) -> None:
    """[P-4.1.6] [P-5.3.3] Four rotations, and four of the flipped piece; buildings and landscapes alike."""
    drawn = sorted(squares_of(piece))
    assert set(shapes.turned(drawn, turn)) == turned(piece, turn)
    looks = [turned(piece, earlier) for earlier in range(turn)]
    cells = {place % 49 for place in shapes.PLACES_OF[PIECES.index(piece)] if place // 49 == turn}
    assert bool(cells) == (turned(piece, turn) not in looks)


@pytest.mark.parametrize("piece", PIECES)
def test_p4_1_1_p5_3_3_every_place_inside_the_grid(piece: str) -> None:
    """[P-4.1.1] [P-5.3.3] The places of a piece are those the slow way finds, each with the same squares."""
    i = PIECES.index(piece)
    slow = {place(cell, turn): squares for cell, turn, squares in placements(piece)}
    assert [int(p) for p in shapes.PLACES_OF[i]] == sorted(slow)
    for p in range(shapes.PLACES):
        assert unmask(shapes.MASK[i * shapes.PLACES + p]) == slow.get(p, set())


def test_p4_1_6_looks_of_the_landscapes() -> None:
    """[P-4.1.6] The forest looks different flipped and is laid in 8 ways, lake in 1, park in 2."""
    looks = {piece: {turn for _, turn, _ in placements(piece)} for piece in LANDSCAPES}
    assert looks == {"forest": set(range(8)), "lake": {0}, "park": {0, 1}}
    assert {p // 49 for p in shapes.PLACES_OF[PIECES.index("forest")]} == set(range(8))


def test_p5_3_5_touch_is_an_edge_not_a_corner() -> None:
    """[P-5.3.5] Squares around a piece share an edge with it, corners do not count; rows do not wrap."""
    rng = random.Random(5)
    for _ in range(300):
        squares = set(rng.sample(sorted(GRID), rng.randint(1, 30)))
        assert unmask(shapes.neighbours(mask(squares))) == around(squares)
    assert unmask(shapes.neighbours(mask({(2, 6)}))) == {(1, 6), (3, 6), (2, 5)}
    assert unmask(shapes.neighbours(mask({(2, 0)}))) == {(1, 0), (3, 0), (2, 1)}


# ---------------------------------------------------------------- crowded boards


class Slow:
    """A principality as sets of squares."""

    def __init__(self, palace: set[Square]) -> None:
        self.palace = palace
        self.built: dict[str, set[Square]] = {}
        self.landscapes: list[tuple[str, set[Square]]] = []

    def occupied(self) -> set[Square]:
        return self.palace.union(*self.built.values(), *[squares for _, squares in self.landscapes])

    def lay(self, piece: str, squares: set[Square]) -> None:
        if piece in LANDSCAPES:
            self.landscapes.append((piece, squares))
        else:
            self.built[piece] = squares

    def touched(self, squares: set[Square]) -> bool:
        return bool(around(squares) & self.palace.union(*self.built.values()))


def crowded(seed: int, n: int, palace: set[Square] = PALACE) -> Slow:
    """A principality with pieces laid at random, touching or not."""
    rng = random.Random(seed)
    slow = Slow(palace)
    for piece in [*rng.sample(PIECES, len(PIECES)), *rng.choices(LANDSCAPES, k=4)][:n]:
        free = [squares for _, _, squares in placements(piece) if not squares & slow.occupied()]
        if free:
            slow.lay(piece, rng.choice(free))
    return slow


def state(*slows: Slow, seats: int, architects: tuple[int, ...], options: Mapping[str, Json]) -> Table:
    s = lay_out(seats, GAME.whole_options(dict(options)))
    for seat, slow in enumerate(slows):
        s.cells[ARCHITECTS + seat] = architects[seat]
        for name, squares in slow.built.items():
            s.cells[BUILT + seat * 10 + PIECES.index(name)] = mask(squares)
        for i, (name, squares) in enumerate(slow.landscapes):
            s.cells[LAND_TYPE + seat * MOST_LANDSCAPES + i] = LANDSCAPES.index(name)
            s.cells[LAND_MASK + seat * MOST_LANDSCAPES + i] = mask(squares)
    return s


@pytest.mark.parametrize("architects", range(4))
@pytest.mark.parametrize("seed", range(8))
def test_p5_3_4_p5_3_5_p5_3_6_buildings_on_crowded_boards(seed: int, architects: int) -> None:
    """[P-5.3.4] [P-5.3.5] [P-5.3.6] [P-4.3.2] [P-4.3.3] No overlap; buildings touch with 2 architects only."""
    slow = crowded(seed, 1 + seed)
    s = state(slow, seats=3, architects=(architects,), options={})
    for i, piece in enumerate(BUILDINGS):
        room = False
        for cell, turn, squares in placements(piece):
            if squares & slow.occupied():
                expected = OVERLAPS
            elif architects < 2 and slow.touched(squares):
                expected = TOUCHES
            else:
                expected = 0
            assert actions.building_refusal(s, 0, i, place(cell, turn))[0] == expected
            room = room or expected == 0
        assert actions.has_place(s, 0, i) == room
    assert actions.touching(s, 0) == (0 if architects > 1 else mask(around(slow.palace.union(*slow.built.values()))))


@pytest.mark.parametrize("seed", range(12))
def test_p4_1_1_p4_1_7_landscapes_on_crowded_boards(seed: int) -> None:
    """[P-4.1.1] [P-4.1.7] A landscape needs free squares, whatever it touches; room is one such place."""
    slow = crowded(100 + seed, 3 + seed)
    s = state(slow, seats=3, architects=(0,), options={})
    for kind, piece in enumerate(LANDSCAPES):
        room = False
        for cell, turn, squares in placements(piece):
            free = not squares & slow.occupied()
            assert (actions.landscape_refusal(s, 0, kind, place(cell, turn))[0] == 0) == free
            room = room or free
        assert actions.has_room(s, 0, kind) == room


@pytest.mark.parametrize("piece", PIECES)
def test_t13_p5_3_3_p4_1_1_off_the_grid(piece: str) -> None:
    """T-13 [P-5.3.3] [P-4.1.1] A corner and turn from which a square would leave the grid is no place.

    A turn after which the piece lies as after a smaller one is none either, for that reason.
    """
    s = state(Slow(PALACE), seats=3, architects=(3,), options={})
    i = PIECES.index(piece)
    inside = {place(cell, turn) for cell, turn, _ in placements(piece)}
    for turn in range(8):
        for row, column in GRID:
            p = turn * 49 + row * 7 + column
            if p not in inside:
                refused = (
                    actions.landscape_refusal(s, 0, i - 10, p)
                    if piece in LANDSCAPES
                    else actions.building_refusal(s, 0, i, p)
                )
                looks = [turned(piece, other) for other in range(8)]
                first = looks.index(looks[turn])
                if first * 49 + row * 7 + column in inside:
                    assert refused[:2] == (LANDSCAPE_SAME_LOOK if piece in LANDSCAPES else SAME_LOOK, first)
                else:
                    assert refused[0] == (LANDSCAPE_OFF_THE_GRID if piece in LANDSCAPES else OFF_THE_GRID)


@pytest.mark.parametrize("architects", range(4))
@pytest.mark.parametrize("piece", ["university", "hospital", "chapel"])
def test_p5_3_3_the_moves_offered_are_the_slow_ones(piece: str, architects: int) -> None:
    """[P-5.3.3] [P-5.3.5] At the table: every legal place is offered, each look once, and no other."""
    m = table({"architects": architects, "buildings": {"tower": ["e3", "f3", "g3"]}})
    m.play(0, f"build {piece}")
    taken = PALACE | {(2, 4), (2, 5), (2, 6)}
    expected = {
        f"put {cell} {turn}"
        for cell, turn, squares in placements(piece)
        if not squares & taken and (architects > 1 or not squares & around(taken))
    }
    assert set(texts(m, 0)) == expected
    assert len(texts(m, 0)) == len(expected)


# ---------------------------------------------------------------- borders


def joint(piece: str) -> dict[int, tuple[set[Square], set[Square]]]:
    """Every place across a border, box corner in the left board: squares left and right of it."""
    found: dict[int, tuple[set[Square], set[Square]]] = {}
    looks: list[set[Square]] = []
    for turn in range(8):
        look = turned(piece, turn)
        if look in looks:
            continue
        looks.append(look)
        for row, column in GRID:
            squares = moved(look, row, column)
            left = {(y, x) for y, x in squares if x < 7}
            right = {(y, x - 7) for y, x in squares if x >= 7}
            if left and right and is_inside(left) and is_inside(right):
                found[turn * 49 + row * 7 + column] = (left, right)
    return found


@pytest.mark.parametrize("piece", BUILDINGS)
def test_p11_2_2_p11_2_14_every_place_across_a_border(piece: str) -> None:
    """[P-11.2.2] [P-11.2.14] At least one square on each side, all of them in the two boards."""
    i = BUILDINGS.index(piece)
    slow = joint(piece)
    assert [int(p) for p in shapes.JOINT_PLACES_OF[i]] == sorted(slow)
    for p in range(shapes.PLACES):
        left, right = slow.get(p, (set(), set()))
        assert unmask(shapes.JOINT_LEFT[i * shapes.PLACES + p]) == left
        assert unmask(shapes.JOINT_RIGHT[i * shapes.PLACES + p]) == right


def is_legal_part(slow: Slow, architects: int, squares: set[Square]) -> bool:
    """A part of a joint building in one principality: by own architects, inside the own principality only."""
    return not squares & slow.occupied() and (architects >= 2 or not slow.touched(squares))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_t59_p11_2_7_joint_places_on_crowded_boards(seed: int, seats: int) -> None:
    """T-59 [P-11.2.7] [P-11.2.9] [P-11.2.2] Each part by the architects of its owner; the border is not looked at."""
    rng = random.Random(seed)
    architects = tuple([rng.randint(0, 3) for _ in range(seats)])
    slows = [crowded(1000 * seed + seat, 2 + seed // 2, PALACE_REVERSE) for seat in range(seats)]
    s = state(*slows, seats=seats, architects=architects, options=TOGETHER)
    for i, piece in enumerate(BUILDINGS):
        for side, seat, partner in borders(seats):
            legal = 0
            for p, (left, right) in joint(piece).items():
                own, other = (left, right) if side == 1 else (right, left)
                fits = is_legal_part(slows[seat], architects[seat], own)
                fits = fits and is_legal_part(slows[partner], architects[partner], other)
                assert (actions.joint_refusal(s, seat, side, i, p)[0] == 0) == fits
                legal += fits
            assert actions.joint_places(s, seat, side, i, 999) == legal


def borders(seats: int) -> list[tuple[int, int, int]]:
    """Side (0 left, 1 right), seat and neighbour of every border; with two players there is one. [P-11.1.1]"""
    if seats == 2:
        return [(1, 0, 1), (0, 1, 0)]
    right = [(1, seat, (seat + 1) % seats) for seat in range(seats)]
    return right + [(0, after, seat) for _, seat, after in right]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p11_1_1_p11_3_4_who_borders_on_whom(seats: int) -> None:
    """[P-11.1.1] [P-11.3.4] Two neighbours each in a ring, with two players one border and free outer edges."""
    s = lay_out(seats, GAME.whole_options(dict(TOGETHER)))
    expected = {(side, seat): partner for side, seat, partner in borders(seats)}
    for side in range(2):
        for seat in range(seats):
            assert actions.neighbour(s, seat, side) == expected.get((side, seat), -1)


@pytest.mark.parametrize("architects", range(4))
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(4))
def test_p11_3_2_p11_3_3_buildings_alone_at_a_border(seed: int, seats: int, architects: int) -> None:
    """[P-11.3.1] [P-11.3.2] [P-11.3.3] [P-11.3.4] 0: not along a border; 1: not before a building; 2, 3: anyway."""
    slows = [crowded(77 * seed + seat, 3 + seed, PALACE_REVERSE) for seat in range(seats)]
    s = state(*slows, seats=seats, architects=(architects,) * seats, options=TOGETHER)
    for seat in (0, seats - 1):
        slow = slows[seat]
        for i, piece in enumerate(BUILDINGS):
            room = False
            for cell, turn, squares in placements(piece):
                legal = is_legal_part(slow, architects, squares)
                for side, one, other in borders(seats):
                    if one == seat:
                        edge, behind = (0, 6) if side == 0 else (6, 0)
                        before = {(y, behind) for y, x in squares if x == edge}
                        buildings = PALACE_REVERSE.union(*slows[other].built.values())
                        legal = legal and not (before and architects == 0)
                        legal = legal and not (before & buildings and architects == 1)
                assert (actions.building_refusal(s, seat, i, place(cell, turn))[0] == 0) == legal
                room = room or legal
            assert actions.has_place(s, seat, i) == room


def test_p11_3_4_a_joint_building_counts_across_the_border() -> None:
    """[P-11.3.4] [P-11.2.15] Right before any part of a joint building, one's own too, 1 architect does not suffice."""
    left, right = Slow(PALACE_REVERSE), Slow(PALACE_REVERSE)
    left.built["tower"] = {(0, 6)}
    right.built["tower"] = {(0, 0), (0, 1)}
    s = state(left, right, seats=2, architects=(1, 1), options=TOGETHER)
    tower = BUILDINGS.index("tower")
    s.cells[PARTNER + tower] = 1
    s.cells[PARTNER + 10 + tower] = 0
    assert unmask(actions.across_border(s, 0)) == {(0, 6)}
    assert unmask(actions.across_border(s, 1)) == {(0, 0)}
    right.built["tower"], left.built["tower"] = {(3, 0)}, {(3, 5), (3, 6)}
    s = state(left, right, seats=2, architects=(1, 1), options=TOGETHER)
    assert unmask(actions.across_border(s, 0)) == {(3, 6)}


def test_p11_3_5_landscapes_lie_along_borders_without_architects() -> None:
    """[P-11.3.5] With 0 architects every free place of a landscape is open, borders too."""
    m = table({}, seats=3, options=TOGETHER)
    s = m.state
    assert isinstance(s, Table)
    for kind, piece in enumerate(LANDSCAPES):
        for cell, turn, squares in placements(piece):
            free = not squares & PALACE_REVERSE
            assert (actions.landscape_refusal(s, 0, kind, place(cell, turn))[0] == 0) == free


def test_p11_2_7_contact_across_the_border_is_not_checked_for_a_joint_building() -> None:
    """[P-11.2.7] A theatre may stand behind the border right before left's tower; left's own part may not touch it."""
    left, right = Slow(PALACE_REVERSE), Slow(PALACE_REVERSE)
    left.built["tower"] = {(0, 4), (0, 5), (0, 6)}
    s = state(left, right, seats=2, architects=(0, 0), options=TOGETHER)
    theatre = BUILDINGS.index("theatre")
    flipped = place("g1", 4)
    assert joint("theatre")[flipped] == ({(2, 6)}, {(0, 0), (1, 0), (2, 0), (0, 1)})
    assert actions.joint_refusal(s, 0, 1, theatre, flipped)[0] == 0
    upright = place("g1", 0)
    assert joint("theatre")[upright][0] == {(0, 6)}
    assert actions.joint_refusal(s, 0, 1, theatre, upright) == (TOGETHER_OVERLAPS, OWN_SIDE, 0, 0)
    left.built["tower"] = {(1, 4), (1, 5), (1, 6)}
    s = state(left, right, seats=2, architects=(1, 3), options=TOGETHER)
    assert actions.joint_refusal(s, 0, 1, theatre, flipped) == (TOGETHER_TOUCHES, OWN_SIDE, 1, 0)
    assert actions.joint_refusal(s, 1, 0, theatre, flipped) == (TOGETHER_TOUCHES, NEIGHBOURS_SIDE, 1, 0)
    s = state(left, right, seats=2, architects=(2, 0), options=TOGETHER)
    assert actions.joint_refusal(s, 0, 1, theatre, flipped)[0] == 0
