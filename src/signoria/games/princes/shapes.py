"""Shapes of buildings and landscapes, and every way to lay them: bit masks made once.

No source gives the shapes: all are RECONSTRUCTED. They satisfy what is known: large buildings have 7 squares, medium 5,
small 3; forest, lake and park 5, 4 and 3; no two buildings are alike. If you own the game, correct the drawings below,
and where the palace lies, and nothing else here: sizes and connectedness are tested, everything else is made from them.
What else a correction asks for stands in docs/positions.md. [P-0.2] [P-0.3]

A principality has 7 rows and 7 columns; bit `row * 7 + column` of a mask is a square, row 0 on top. A place is a number
`turn * 49 + row * 7 + column`: one of eight turns (four rotations, then four of the flipped piece) and the upper left
corner of the piece's box.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROWS: Final = 7
COLUMNS: Final = 7
SQUARES: Final = 49
PLACES: Final = 8 * SQUARES
WHOLE_GRID: Final = (1 << SQUARES) - 1
LEFT_COLUMN: Final = 0x40810204081  # column 0 of every row
RIGHT_COLUMN: Final = LEFT_COLUMN << 6

# Pieces: ten buildings, then three landscapes.
BUILDINGS: Final = 10
PIECES: Final = 13

# fmt: off
DRAWINGS: Final = (
    ("university", ("xxx",
                    "x.x",
                    "x.x")),
    ("laboratory", ("xx.",
                    "xxx",
                    ".xx")),
    ("workshop",   ("xxx",
                    "xxx",
                    ".x.")),
    ("library",    ("x..",
                    "xx.",
                    ".xx")),
    ("opera",      ("x.x",
                    "xxx")),
    ("studio",     ("xxx",
                    ".x.",
                    ".x.")),
    ("hospital",   (".xx",
                    "xx.",
                    ".x.")),
    ("theatre",    ("xx.",
                    ".x.",
                    ".xx")),
    ("tower",      ("xxx",)),
    ("chapel",     ("x.",
                    "xx")),
    ("forest",     ("xx",
                    "xx",
                    "x.")),
    ("lake",       ("xx",
                    "xx")),
    ("park",       ("xxx",)),
)
# fmt: on

# The palace: 3 wide and 2 high in the bottom left corner (its width is INFERRED from "3x2"). On the reverse side, for
# cooperative building, it stands in the middle of the bottom edge (RECONSTRUCTED). [P-1.1] [P-11.1.1]
PALACE: Final = ((5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2))
PALACE_REVERSE: Final = ((5, 2), (5, 3), (5, 4), (6, 2), (6, 3), (6, 4))

Cells = list[tuple[int, int]]


def powers() -> vec[i64]:
    """Masks of one bit. Compiled, `i64(1) << n` is a shift of a 32-bit number and wrong from bit 31 on."""
    masks = vec[i64]()
    mask: i64 = 1
    for _ in range(62):
        masks = append(masks, mask)
        mask += mask
    return masks


BIT: Final = powers()


def cells_of(drawing: tuple[str, ...]) -> Cells:
    return [(row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "x"]


def turned(cells: Cells, turn: int) -> Cells:
    """A piece flipped (turns 4 to 7) and rotated, its box moved to the corner."""
    if turn >= 4:
        cells = [(row, -column) for row, column in cells]
    for _ in range(turn % 4):
        cells = [(column, -row) for row, column in cells]
    top = min([row for row, _ in cells])
    left = min([column for _, column in cells])
    return sorted([(row - top, column - left) for row, column in cells])


def orientations(cells: Cells) -> list[tuple[int, Cells]]:
    """The turns of a piece that look different, the first turn of each look."""
    found: list[tuple[int, Cells]] = []
    for turn in range(8):
        look = turned(cells, turn)
        if look not in [other for _, other in found]:
            found.append((turn, look))
    return found


def mask_of(cells: Cells) -> i64:
    mask: i64 = 0
    for row, column in cells:
        mask |= BIT[row * COLUMNS + column]
    return mask


def neighbours(mask: i64) -> i64:
    """Squares that share an edge with a mask, the mask itself not included."""
    around = (mask << COLUMNS) & WHOLE_GRID | mask >> COLUMNS
    around |= (mask & ~RIGHT_COLUMN) << 1 | (mask & ~LEFT_COLUMN) >> 1
    return around & ~mask & WHOLE_GRID


def placements(cells: Cells) -> list[tuple[int, i64]]:
    """Every place of a piece inside the grid, with its mask, in the order of places."""
    found: list[tuple[int, i64]] = []
    for turn, look in orientations(cells):
        height = 1 + max([row for row, _ in look])
        width = 1 + max([column for _, column in look])
        for row in range(ROWS - height + 1):
            for column in range(COLUMNS - width + 1):
                moved = [(row + y, column + x) for y, x in look]
                found.append((turn * SQUARES + row * COLUMNS + column, mask_of(moved)))
    return found


def lists_of_places() -> list[vec[i64]]:
    lists: list[vec[i64]] = []
    for _, drawing in DRAWINGS:
        places = vec[i64]()
        for place, _ in placements(cells_of(drawing)):
            places = append(places, i64(place))
        lists.append(places)
    return lists


def table_of_masks() -> vec[i64]:
    masks = vec[i64]([0] * (PIECES * PLACES))
    for piece, (_, drawing) in enumerate(DRAWINGS):
        for place, mask in placements(cells_of(drawing)):
            masks[piece * PLACES + place] = mask
    return masks


def joint_placements(cells: Cells) -> list[tuple[int, i64, i64]]:
    """Every place across the border of two boards, with the squares in the left and in the right one. [P-11.2.14]

    The box begins in the left board; at least one square lies on each side.
    """
    found: list[tuple[int, i64, i64]] = []
    for turn, look in orientations(cells):
        height = 1 + max([row for row, _ in look])
        width = 1 + max([column for _, column in look])
        for row in range(ROWS - height + 1):
            for column in range(COLUMNS - width + 1, COLUMNS):
                moved = [(row + y, column + x) for y, x in look]
                left = mask_of([(y, x) for y, x in moved if x < COLUMNS])
                right = mask_of([(y, x - COLUMNS) for y, x in moved if x >= COLUMNS])
                found.append((turn * SQUARES + row * COLUMNS + column, left, right))
    return found


def joint_lists() -> list[vec[i64]]:
    lists: list[vec[i64]] = []
    for _, drawing in DRAWINGS[:BUILDINGS]:
        places = vec[i64]()
        for place, _, _ in joint_placements(cells_of(drawing)):
            places = append(places, i64(place))
        lists.append(places)
    return lists


def joint_masks(right: bool) -> vec[i64]:
    masks = vec[i64]([0] * (BUILDINGS * PLACES))
    for piece, (_, drawing) in enumerate(DRAWINGS[:BUILDINGS]):
        for place, left_mask, right_mask in joint_placements(cells_of(drawing)):
            masks[piece * PLACES + place] = right_mask if right else left_mask
    return masks


PLACES_OF: Final = lists_of_places()  # per piece the places inside the grid
MASK: Final = table_of_masks()  # piece * PLACES + place: the squares covered, 0 where it does not fit the grid
JOINT_PLACES_OF: Final = joint_lists()  # per building the places across a border
JOINT_LEFT: Final = joint_masks(False)  # building * PLACES + place: squares in the left board, 0 where it crosses none
JOINT_RIGHT: Final = joint_masks(True)
PALACE_MASK: Final = mask_of(list(PALACE))
PALACE_REVERSE_MASK: Final = mask_of(list(PALACE_REVERSE))
