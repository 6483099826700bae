"""The map: villages where they lie on the board, with dotted roads between them.

A village is drawn as its controller, its walls and its name: `2^Blaye` is controlled by player 2 and has a castle, `#`
stands for a fortified city, `-` for no controller. Behind the name `+` is the capital of a bishopric, each `*` a mill.
The large map has below it the fief as a letter, the bishopric as a number, and everybody who is there.
"""

from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from signoria.cli.fief.marks import force_text
from signoria.cli.screen import SEAT_STYLES, seat_mark
from signoria.games.fief.control import controller
from signoria.games.fief.pieces import (
    BISHOPRIC_OF,
    CAPITAL_OF,
    FIEF_OF,
    ROAD_A,
    ROAD_B,
    ROADS,
    VILLAGES,
    X,
    Y,
)
from signoria.games.fief.state import FORT_IN, MILLS_IN
from signoria.table.fief.scene import FIEF_LETTERS, Scene

WALLS = (" ", "^", "#")  # none, a castle, a fortified city
NOBODY = "-"
DOT = "·"
TOP, BOTTOM = 61, 659  # the highest and the lowest village on the board
BOARD_WIDTH = 1000
SMALL_HEIGHT = 10
LEAST_HEIGHT = 9
LARGE_HEIGHT = 21
LEAST_LARGE = 110  # columns from which no two names hide a road
MOST_LARGE = 132
BELOW_NAMES = 2  # lines that the lowest villages have for what is there
BODY = 12  # columns of what stands below a name, if there is nothing longer

Cell = tuple[str, str]  # a sign and its style


@dataclass(frozen=True)
class Place:
    """Where a village lies on a sheet, and from where to where its name is written."""

    row: int
    column: int
    left: int
    right: int


def zone(village: int) -> str:
    """`A1`: the letter of the fief, the number of the bishopric."""
    return f"{FIEF_LETTERS[FIEF_OF[village]]}{BISHOPRIC_OF[village] + 1}"


def is_capital(village: int) -> bool:
    return bool(CAPITAL_OF[BISHOPRIC_OF[village]] == village)


def head(scene: Scene, village: int, name: str) -> Text:
    """`2^Blaye+**`."""
    s = scene.table
    seat = int(controller(s, village))
    text = Text.assemble(seat_mark(seat) if seat >= 0 else NOBODY, WALLS[s.cells[FORT_IN + village]])
    return text.append(name, style=SEAT_STYLES[seat] if seat >= 0 else "")


def tail(scene: Scene, village: int) -> str:
    return ("+" if is_capital(village) else "") + "*" * int(scene.table.cells[MILLS_IN + village])


@dataclass
class Grid:
    """A sheet of signs."""

    width: int
    rows: list[list[Cell]]
    taken: set[tuple[int, int]] = field(default_factory=set)  # what is written on, spaces too

    def is_free(self, row: int, column: int, length: int = 1) -> bool:
        """Whether nothing is written there."""
        if not 0 <= row < len(self.rows) or column < 0 or column + length > self.width:
            return False
        return all((row, column + i) not in self.taken for i in range(length))

    def write(self, row: int, column: int, text: Text) -> None:
        for i, sign in enumerate(text.plain):
            self.taken.add((row, column + i))
            styles = [str(span.style) for span in text.spans if span.start <= i < span.end]
            self.rows[row][column + i] = (sign, styles[-1] if styles else str(text.style))

    def lines(self) -> list[Text]:
        """The rows, signs of one style joined."""
        return [
            Text.assemble(
                *[
                    ("".join(sign for sign, _ in cells), style)
                    for style, cells in groupby(row, key=lambda cell: cell[1])
                ]
            )
            for row in self.rows
        ]


def blank(width: int, height: int) -> Grid:
    return Grid(width, [[(" ", "")] * width for _ in range(height)])


def places(width: int, rows: int) -> list[tuple[int, int]]:
    """Row and column of each village, on a sheet with so many rows for their names."""
    return [
        (
            round((int(Y[village]) - TOP) * (rows - 1) / (BOTTOM - TOP)),
            round(int(X[village]) * (width - 1) / BOARD_WIDTH),
        )
        for village in range(VILLAGES)
    ]


def road_cells(grid: Grid, at: list[Place], road: int) -> list[tuple[int, int]]:
    """Where the dots of a road can be seen: between two villages, or between the ends of names that are close."""
    a, b = at[ROAD_A[road]], at[ROAD_B[road]]
    if a.column > b.column:
        a, b = b, a
    straight = free_cells(grid, (a.row, a.column), (b.row, b.column))
    return straight or free_cells(grid, (a.row, a.right + 1), (b.row, b.left - 1))


def free_cells(grid: Grid, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Cells on a line, every second one, on which nothing is written."""
    (row, column), (to_row, to_column) = start, end
    n = max(abs(to_row - row), abs(to_column - column) // 2, 1)
    cells = [(round(row + (to_row - row) * i / n), round(column + (to_column - column) * i / n)) for i in range(n + 1)]
    return [(r, c) for r, c in cells if grid.is_free(r, c)]


def draw_roads(grid: Grid, at: list[Place]) -> None:
    dots = {cell for road in range(ROADS) for cell in road_cells(grid, at, road)}
    for row, column in dots:
        grid.rows[row][column] = (DOT, "dim")


def centred(grid: Grid, column: int, length: int) -> int:
    """Where a text of some length begins that stands around a column."""
    return min(max(0, column - length // 2), grid.width - length)


# ------------------------------------------------------------ the small one


def small_labels(scene: Scene, width: int, height: int) -> tuple[Grid, list[Place]]:
    """Names of five letters with capitals and mills, without roads."""
    grid = blank(width, height)
    at: list[Place] = []
    for village, (row, column) in enumerate(places(width, height)):
        name = head(scene, village, scene.short_village(village))
        label = name.copy().append(tail(scene, village))
        left = min(centred(grid, column, len(name.plain)), width - len(label.plain))
        grid.write(row, left, label)
        at.append(Place(row, column, left, left + len(label.plain) - 1))
    return grid, at


def small(scene: Scene, width: int, height: int = SMALL_HEIGHT) -> list[Text]:
    """Controllers, walls, capitals, mills and roads in few lines."""
    grid, at = small_labels(scene, width, height)
    draw_roads(grid, at)
    return grid.lines()


# ------------------------------------------------------------ the large one


def large_labels(scene: Scene, width: int, height: int) -> tuple[Grid, list[Place]]:
    """Whole names with capitals and mills, and below them zones, lords and troops, without roads."""
    grid = blank(min(width, MOST_LARGE), height)
    at: list[Place] = []
    for village, (row, column) in enumerate(places(grid.width, height - BELOW_NAMES)):
        label = head(scene, village, scene.village(village)).append(tail(scene, village))
        left = centred(grid, column, max(len(label.plain), BODY))
        grid.write(row, left, label)
        grid.write(row + 1, left, Text(f"{zone(village)} ", style="dim"))
        at.append(Place(row, column, left, left + len(label.plain) - 1))
    for village, place in enumerate(at):
        fill(grid, place.row + 1, place.left, [force_text(scene, force) for force in scene.forces(village)])
    return grid, at


def fill(grid: Grid, row: int, start: int, items: list[Text]) -> None:
    """Write what is in a village behind its zone and on the line below, as far as there is room."""
    column = start + 3
    for item in items:
        length = len(item.plain)
        here = row, column
        if not grid.is_free(row, column, length):
            here = row + 1, pushed(grid, row + 1, start, length)
        if not grid.is_free(*here, length):
            if grid.is_free(row, column):
                grid.write(row, column, Text("…"))
            return
        grid.write(*here, item)
        row, column = here[0], here[1] + length
        if grid.is_free(row, column):
            grid.write(row, column, Text(" "))
        column += 1


def pushed(grid: Grid, row: int, column: int, length: int) -> int:
    """A column from which a text has room, as little to the left as possible."""
    while not grid.is_free(row, column, length) and grid.is_free(row, column - 1):
        column -= 1
    return column


def large(scene: Scene, width: int, height: int = LARGE_HEIGHT) -> list[Text]:
    grid, at = large_labels(scene, width, height)
    draw_roads(grid, at)
    return grid.lines()
