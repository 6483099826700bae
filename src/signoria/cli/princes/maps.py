"""Principalities as pictures: large with outlines, small in letters, joined where boards border on each other."""

from rich.text import Text

from signoria.cli.screen import fit_text, seat_name
from signoria.games.princes.shapes import COLUMNS, ROWS
from signoria.table.princes.maps import FREE, Square, neighbours_of, squares
from signoria.table.princes.scene import Scene

STYLES = {
    "forest": "black on green",
    "lake": "white on blue",
    "park": "black on yellow",
    "building": "white on red",
    "palace": "black on white",
    "ghost": "bold black on cyan",
    "closed": "dim",
    "": "",
}
COLUMN_LETTERS = "abcdefg"
SMALL_WIDTH = 2 + 2 * COLUMNS  # of a small picture with its row numbers
MIDDLE_WIDTH = 2 + 3 * COLUMNS
ACROSS = "="  # a border that a building lies across
LARGE_CELL = 3
LARGE_WIDTH = 2 + (LARGE_CELL + 1) * COLUMNS + 1


# The squares of the principalities on the left and on the right, where there are any.
Neighbours = tuple[list[Square] | None, list[Square] | None]

OUTSIDE = Square("outside", "")


# ---------------------------------------------------------------- sizes


def small(found: list[Square], title: Text) -> list[Text]:
    """Two letters a square, row numbers at the left, below a title."""
    lines = [fit_text(title, SMALL_WIDTH)]
    for row in range(ROWS):
        line = Text(f"{row + 1} ", style="dim")
        lines.append(Text.assemble(line, small_row(found, row)))
    return lines


def small_row(found: list[Square], row: int) -> Text:
    return Text.assemble(*[(square.mark, STYLES[square.look]) for square in row_of(found, row)])


def row_of(found: list[Square], row: int) -> list[Square]:
    return found[row * COLUMNS : (row + 1) * COLUMNS]


def middle(found: list[Square]) -> list[Text]:
    """Three columns a square, so that neighbours of different kinds have a line between them."""
    head = "  " + "".join(f"{letter}  " for letter in COLUMN_LETTERS)
    lines = [Text(head[:MIDDLE_WIDTH], style="dim")]
    for row in range(ROWS):
        line = Text(f"{row + 1} ", style="dim")
        cells = row_of(found, row)
        for square, right in zip(cells, [*cells[1:], FREE], strict=True):
            same = square.piece == right.piece
            between = Text(" ", style=STYLES[square.look] if same and square.piece else "")
            if not same and square.piece and right.piece:
                between = Text("│")
            line = Text.assemble(line, (square.mark, STYLES[square.look]), between)
        lines.append(line)
    return lines


# A corner by the lines that meet in it: up, right, down, left.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def large(found: list[Square], beside: Neighbours = (None, None)) -> list[Text]:
    """Every piece with its outline, column letters on top and row numbers at the left; borders that are built over."""
    head = "  " + "".join(f" {letter}".center(LARGE_CELL + 1) for letter in COLUMN_LETTERS)
    lines = [Text(head[:LARGE_WIDTH], style="dim")]
    for row in range(ROWS + 1):
        lines.append(Text.assemble("  ", border_line(found, row)))
        if row < ROWS:
            lines.append(Text.assemble((f"{row + 1} ", "dim"), square_line(found, row, beside)))
    return lines


def at(found: list[Square], row: int, column: int) -> Square:
    return found[row * COLUMNS + column] if 0 <= row < ROWS and 0 <= column < COLUMNS else OUTSIDE


def square_line(found: list[Square], row: int, beside: Neighbours) -> Text:
    line = Text("")
    for column in range(COLUMNS + 1):
        left, here = at(found, row, column - 1), at(found, row, column)
        edge = ("│", "") if left.piece != here.piece else (" ", shared_style(left, here))
        if column == 0 and beside[0] and runs_through(at(beside[0], row, COLUMNS - 1), here):
            edge = (ACROSS, STYLES[here.look])
        elif column == COLUMNS and beside[1] and runs_through(left, at(beside[1], row, 0)):
            edge = (ACROSS, STYLES[left.look])
        line = Text.assemble(line, edge)
        if column < COLUMNS:
            line = Text.assemble(line, (here.mark.rjust(LARGE_CELL), STYLES[here.look]))
    return line


def runs_through(left: Square, right: Square) -> bool:
    """Whether a building put up together lies on both sides of a border here."""
    return left.partner >= 0 and right.partner >= 0 and left.piece == right.piece


def border_line(found: list[Square], row: int) -> Text:
    line = Text("")
    for column in range(COLUMNS + 1):
        around = [at(found, row - 1, column - 1), at(found, row - 1, column), at(found, row, column)]
        around.append(at(found, row, column - 1))
        pieces = [square.piece for square in around]
        up, right, down, left = (pieces[i] != pieces[(i + 1) % 4] for i in range(4))
        corner = CORNERS[up + 2 * right + 4 * down + 8 * left]
        line = Text.assemble(line, (corner, STYLES[around[0].look] if len(set(pieces)) == 1 and pieces[0] else ""))
        if column < COLUMNS:
            above, here = at(found, row - 1, column), at(found, row, column)
            if above.piece != here.piece:
                line = Text.assemble(line, "─" * LARGE_CELL)
            else:
                line = Text.assemble(line, (" " * LARGE_CELL, shared_style(above, here)))
    return line


def shared_style(one: Square, other: Square) -> str:
    """Between two squares of one piece goes its colour."""
    return STYLES[one.look] if one.piece and one.piece == other.piece else ""


# ---------------------------------------------------------------- joined principalities


def boards_beside(scene: Scene, seat: int) -> Neighbours:
    left, right = neighbours_of(scene, seat)
    return squares(scene, left) if left >= 0 else None, squares(scene, right) if right >= 0 else None


def strip(scene: Scene, seats: list[int], ghosts: dict[int, int] | None = None) -> list[Text]:
    """Principalities joined at their borders; a building put up together runs through."""
    boards = {seat: squares(scene, seat, (ghosts or {}).get(seat, 0)) for seat in seats}
    head = Text("  ")
    letters = Text("  ")
    for seat in seats:
        head = Text.assemble(head, fit_text(seat_name(scene, seat), 2 * COLUMNS), " ")
        letters = Text.assemble(letters, ("".join(f"{letter} " for letter in COLUMN_LETTERS) + " ", "dim"))
    lines = [head, letters]
    for row in range(ROWS):
        line = Text(f"{row + 1} ", style="dim")
        for i, seat in enumerate(seats):
            line = Text.assemble(line, small_row(boards[seat], row))
            if i + 1 < len(seats):
                line = Text.assemble(line, border(boards, seat, seats[i + 1], row))
        lines.append(line)
    return lines


def border(boards: dict[int, list[Square]], left: int, right: int, row: int) -> Text:
    """A line, or the building that lies across it."""
    one, other = at(boards[left], row, COLUMNS - 1), at(boards[right], row, 0)
    if one.piece == other.piece == "ghost":
        return Text("▓", style=STYLES["ghost"])
    return Text(ACROSS, style=STYLES[one.look]) if runs_through(one, other) else Text("│")


# ---------------------------------------------------------------- a piece to be laid


def in_row(scene: Scene) -> list[int]:
    """All seats as their boards lie side by side, the own second so that both neighbours stand beside it."""
    if scene.seats == 2:
        return [0, 1]
    own = scene.seat or 0
    return [(own - 1 + i) % scene.seats for i in range(scene.seats)]
