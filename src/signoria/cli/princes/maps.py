"""Principalities as pictures: large with outlines, small in letters, joined where boards border on each other."""

from dataclasses import dataclass

from rich.text import Text

from signoria.cli.princes.scene import Scene
from signoria.cli.screen import fit_text
from signoria.games.princes.actions import closed_squares, neighbour
from signoria.games.princes.describe import mark
from signoria.games.princes.pieces import LANDSCAPE_PIECE
from signoria.games.princes.shapes import BIT, BUILDINGS, COLUMNS, JOINT_LEFT, JOINT_RIGHT, MASK, PLACES, ROWS, SQUARES
from signoria.games.princes.state import COOPERATIVE, LAND_MASK, LAND_TYPE, MOST_LANDSCAPES, PARTNER
from signoria.games.princes.steps import objects, together

COLUMN_LETTERS = "abcdefg"
LANDSCAPE_STYLES = ("black on green", "white on blue", "black on yellow")
BUILDING_STYLE = "white on red"
PALACE_STYLE = "black on white"
GHOST_STYLE = "bold black on cyan"
SMALL_WIDTH = 2 + 2 * COLUMNS  # of a small picture with its row numbers
MIDDLE_WIDTH = 2 + 3 * COLUMNS
ACROSS = "="  # a border that a building lies across
LARGE_CELL = 3
LARGE_WIDTH = 2 + (LARGE_CELL + 1) * COLUMNS + 1


@dataclass(frozen=True)
class Square:
    """What lies on a square: equal pieces are the same piece; '' is nothing."""

    piece: str
    mark: str
    style: str = ""
    partner: int = -1  # with whom the building was put up, across the border


# The squares of the principalities on the left and on the right, where there are any.
Neighbours = tuple[list[Square] | None, list[Square] | None]

FREE = Square("", "· ")
CLOSED = Square("", "× ", "dim")
GHOST = Square("ghost", "▓▓", GHOST_STYLE)
OUTSIDE = Square("outside", "")


def squares(scene: Scene, seat: int, ghost: int = 0, closed: int = 0) -> list[Square]:
    """The 49 squares of a principality, with a piece that might be laid and free squares it may not cover."""
    table, words = scene.table, scene.words
    found = [CLOSED if closed & BIT[i] else FREE for i in range(SQUARES)]
    lay(found, int(table.palace()), Square("palace", words.word("tiny-palace"), PALACE_STYLE))
    for building in range(BUILDINGS):
        partner = int(table.cells[PARTNER + seat * BUILDINGS + building])
        square = Square(f"building {building}", mark(words, building), BUILDING_STYLE, partner)
        lay(found, int(table.built(seat, building)), square)
    met = [0, 0, 0]
    for i in range(seat * MOST_LANDSCAPES, (seat + 1) * MOST_LANDSCAPES):
        kind = int(table.cells[LAND_TYPE + i])
        if kind >= 0:
            met[kind] += 1
            letters = mark(words, LANDSCAPE_PIECE + kind)
            if met[kind] > 1:  # so that two of a type side by side can be told apart without colour
                letters = f"{letters[0]}{met[kind]}"
            lay(found, int(table.cells[LAND_MASK + i]), Square(f"landscape {i}", letters, LANDSCAPE_STYLES[kind]))
    lay(found, ghost, GHOST)
    return found


def lay(found: list[Square], mask: int, square: Square) -> None:
    for i in range(SQUARES):
        if mask & BIT[i]:
            found[i] = square


# ---------------------------------------------------------------- sizes


def small(found: list[Square], title: Text) -> list[Text]:
    """Two letters a square, row numbers at the left, below a title."""
    lines = [fit_text(title, SMALL_WIDTH)]
    for row in range(ROWS):
        line = Text(f"{row + 1} ", style="dim")
        lines.append(Text.assemble(line, small_row(found, row)))
    return lines


def small_row(found: list[Square], row: int) -> Text:
    return Text.assemble(*[(square.mark, square.style) for square in row_of(found, row)])


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
            between = Text(" ", style=square.style if same and square.piece else "")
            if not same and square.piece and right.piece:
                between = Text("│")
            line = Text.assemble(line, (square.mark, square.style), between)
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
            edge = (ACROSS, here.style)
        elif column == COLUMNS and beside[1] and runs_through(left, at(beside[1], row, 0)):
            edge = (ACROSS, left.style)
        line = Text.assemble(line, edge)
        if column < COLUMNS:
            line = Text.assemble(line, (here.mark.rjust(LARGE_CELL), here.style))
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
        line = Text.assemble(line, (corner, around[0].style if len(set(pieces)) == 1 and pieces[0] else ""))
        if column < COLUMNS:
            above, here = at(found, row - 1, column), at(found, row, column)
            if above.piece != here.piece:
                line = Text.assemble(line, "─" * LARGE_CELL)
            else:
                line = Text.assemble(line, (" " * LARGE_CELL, shared_style(above, here)))
    return line


def shared_style(one: Square, other: Square) -> str:
    """Between two squares of one piece goes its colour."""
    return one.style if one.piece and one.piece == other.piece else ""


# ---------------------------------------------------------------- joined principalities


def are_joined(scene: Scene) -> bool:
    return bool(scene.table.cells[COOPERATIVE])


def neighbours_of(scene: Scene, seat: int) -> tuple[int, int]:
    """Who borders on a principality on the left and on the right, -1 for nobody."""
    if not are_joined(scene):
        return (-1, -1)
    return int(neighbour(scene.table, seat, 0)), int(neighbour(scene.table, seat, 1))


def boards_beside(scene: Scene, seat: int) -> Neighbours:
    left, right = neighbours_of(scene, seat)
    return squares(scene, left) if left >= 0 else None, squares(scene, right) if right >= 0 else None


def in_row(scene: Scene) -> list[int]:
    """All seats as their boards lie side by side, the own second so that both neighbours stand beside it."""
    if scene.seats == 2:
        return [0, 1]
    own = scene.seat or 0
    return [(own - 1 + i) % scene.seats for i in range(scene.seats)]


def strip(scene: Scene, seats: list[int], ghosts: dict[int, int] | None = None) -> list[Text]:
    """Principalities joined at their borders; a building put up together runs through."""
    boards = {seat: squares(scene, seat, (ghosts or {}).get(seat, 0)) for seat in seats}
    head = Text("  ")
    letters = Text("  ")
    for seat in seats:
        head = Text.assemble(head, fit_text(scene.name(seat), 2 * COLUMNS), " ")
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
        return Text("▓", style=GHOST_STYLE)
    return Text(ACROSS, style=one.style) if runs_through(one, other) else Text("│")


# ---------------------------------------------------------------- a piece to be laid


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
