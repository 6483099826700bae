"""Where a piece may lie: by its turns, each drawn once, and by the square of its upper left corner."""

import re

from rich.text import Text

from signoria import Move
from signoria.cli.choices import list_choices
from signoria.cli.princes.maps import middle, strip
from signoria.cli.screen import fit_text, flow, paragraph
from signoria.games.princes.describe import drawing
from signoria.games.princes.pieces import CELL
from signoria.games.princes.shapes import BIT
from signoria.games.princes.steps.objects import place_of
from signoria.table.choices import Choice
from signoria.table.princes.maps import ghosts, partners, piece_in_hand, squares
from signoria.table.princes.places import corner_of, turn_of
from signoria.table.princes.scene import Scene

A_CELL = re.compile(r"[a-g][1-7]")
A_SQUARE = re.compile(r"[a-z]\d+")  # what looks like a square, also outside the grid
A_TURN = re.compile(r"(?:turn|t)?([0-7])")
SHAPE_WIDTH = 6
TURN_COLUMN = 14
GAP = 2  # between turns side by side


def covers(scene: Scene, move: Move, cell: str) -> bool:
    """Whether a piece laid so covers a square of the own principality."""
    own = ghosts(scene, int(place_of(move.code))).get(scene.seat if scene.seat is not None else -1, 0)
    return bool(own & BIT[CELL.parse(cell)])


def places_at(scene: Scene, moves: list[Move], cell: str) -> list[Move]:
    """Places whose corner is this square; where there is none, those that cover it."""
    cornered = [move for move in moves if corner_of(move) == cell]
    return cornered or [move for move in moves if covers(scene, move, cell)]


def fitting(scene: Scene, made: list[Choice], token: str) -> list[Choice]:
    """Places of a square (`c3`) or of a turn (`1`, `turn1`)."""
    puts = [choice for choice in made if choice.move.verb == "put"]
    if A_CELL.fullmatch(token):
        found = places_at(scene, [choice.move for choice in puts], token)
        return [choice for choice in puts if choice.move in found]
    turn = A_TURN.fullmatch(token)
    return [choice for choice in puts if turn and turn_of(choice.move) == int(turn[1])]


# ---------------------------------------------------------------- menus


def by_turn(made: list[Choice]) -> dict[int, list[Choice]]:
    found: dict[int, list[Choice]] = {}
    for choice in made:
        if choice.move.verb == "put":
            found.setdefault(turn_of(choice.move), []).append(choice)
    return found


def others(scene: Scene, made: list[Choice], width: int) -> list[Text]:
    """What can be done instead of placing the piece."""
    return list_choices([choice for choice in made if choice.move.verb != "put"], scene.words, width)


def places_menu(scene: Scene, made: list[Choice], width: int) -> list[Text]:
    """Each turn with its drawing, and beside it its places with their numbers."""
    lines: list[Text] = []
    for turn, some in by_turn(made).items():
        shape = drawing(piece_in_hand(scene), turn)
        items = [Text.assemble((choice.label, "bold"), f" {corner_of(choice.move)}") for choice in some]
        room = width - TURN_COLUMN - SHAPE_WIDTH
        places = flow(Text(""), items, room, gap="  ", indent=1)
        title = scene.words.word("cli-princes-turn", turn=turn)
        for i in range(max(len(shape), len(places))):
            left = fit_text(Text(title if i == 0 else "", style="bold"), TURN_COLUMN)
            middle = fit_text(Text(shape[i] if i < len(shape) else ""), SHAPE_WIDTH)
            lines.append(Text.assemble(left, middle, places[i] if i < len(places) else ""))
    return lines + others(scene, made, width)


def places_menus(scene: Scene, made: list[Choice], width: int) -> list[list[Text]]:
    """All places; the turns side by side with how many places each has; the same in small; only how to type."""
    words, turns = scene.words, by_turn(made)
    hint = others(scene, made, width) + paragraph(words.word("cli-princes-hint-places"), width)
    small = paragraph(words.word("cli-princes-turn-small"), width)
    titles = {turn: words.word("cli-princes-turn-places", turn=turn, n=len(some)) for turn, some in turns.items()}
    numbers = {turn: f"{turn}: {len(some)}" for turn, some in turns.items()}
    side_by_side = [shapes(scene, titles, width), small + shapes(scene, numbers, width)]
    return [places_menu(scene, made, width), *[drawn + hint for drawn in side_by_side], side_by_side[1], hint]


def shapes(scene: Scene, titles: dict[int, str], width: int) -> list[Text]:
    """The turns side by side, drawn, each below its title."""
    drawings = {turn: drawing(piece_in_hand(scene), turn) for turn in titles}
    column = max(SHAPE_WIDTH, *(len(title) for title in titles.values())) + GAP
    most = max(1, (width + GAP) // column)  # behind the last one there is no gap
    lines: list[Text] = []
    order = list(titles)
    for first in range(0, len(order), most):
        some = order[first : first + most]
        lines.append(Text.assemble(*[(titles[turn].ljust(column), "bold") for turn in some]))
        for i in range(max(len(drawings[turn]) for turn in some)):
            row = [drawings[turn][i] if i < len(drawings[turn]) else "" for turn in some]
            lines.append(Text("".join(part.ljust(column) for part in row)))
    for line in lines:
        line.rstrip()
    return [fit_text(line, min(width, line.cell_len)) for line in lines]


def picture(scene: Scene, move: Move) -> list[Text]:
    """The principality, or both of a proposal, with the piece as this move would lay it."""
    covered = ghosts(scene, int(place_of(move.code)))
    if scene.is_under_way("proposal"):
        return strip(scene, list(partners(scene)), covered)
    return [] if scene.seat is None else middle(squares(scene, scene.seat, covered.get(scene.seat, 0)))
