"""Where a piece may lie: by its turns, each drawn once, and by the square of its upper left corner."""

import re

from rich.text import Text

from signoria import Move
from signoria.cli.choices import Choice
from signoria.cli.princes.maps import ghosts, middle, partners, piece_in_hand, squares, strip
from signoria.cli.princes.scene import Scene
from signoria.cli.screen import fit_text, flow, paragraph
from signoria.games.princes.describe import drawing
from signoria.games.princes.pieces import CELL
from signoria.games.princes.shapes import BIT
from signoria.games.princes.steps.objects import place_of
from signoria.kernel.moves import argument

A_CELL = re.compile(r"[a-g][1-7]")
A_TURN = re.compile(r"(?:turn|t)?([0-7])")
SHAPE_WIDTH = 6
TURN_COLUMN = 14


def put_choices(scene: Scene) -> list[Choice]:
    """All places, those of one turn together, from the upper left to the lower right."""
    puts = sorted(scene.moves, key=lambda move: int(place_of(move.code)))
    return [
        Choice(str(i), f"turn-{turn_of(move)}", move, move.describe(scene.words.lang)) for i, move in enumerate(puts, 1)
    ]


def turn_of(move: Move) -> int:
    return int(argument(move.code, 1))


def corner_of(move: Move) -> str:
    return CELL.text(argument(move.code, 0))


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
    if A_CELL.fullmatch(token):
        found = places_at(scene, [choice.move for choice in made], token)
        return [choice for choice in made if choice.move in found]
    turn = A_TURN.fullmatch(token)
    return [choice for choice in made if turn and turn_of(choice.move) == int(turn[1])]


# ---------------------------------------------------------------- menus


def by_turn(made: list[Choice]) -> dict[int, list[Choice]]:
    found: dict[int, list[Choice]] = {}
    for choice in made:
        found.setdefault(turn_of(choice.move), []).append(choice)
    return found


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
    return lines


def short_places(scene: Scene, made: list[Choice], width: int, hint: str) -> list[Text]:
    """The turns side by side, drawn, each with the number of its places."""
    turns = by_turn(made)
    drawings = {turn: drawing(piece_in_hand(scene), turn) for turn in turns}
    titles = {turn: scene.words.word("cli-princes-turn-places", turn=turn, n=len(turns[turn])) for turn in turns}
    column = max(SHAPE_WIDTH, *(len(title) for title in titles.values())) + 2
    most = max(1, width // column)
    lines: list[Text] = []
    order = list(turns)
    for first in range(0, len(order), most):
        some = order[first : first + most]
        lines.append(Text.assemble(*[(titles[turn].ljust(column), "bold") for turn in some]))
        for i in range(max(len(drawings[turn]) for turn in some)):
            row = [drawings[turn][i] if i < len(drawings[turn]) else "" for turn in some]
            lines.append(Text("".join(part.ljust(column) for part in row)))
    return [fit_text(line, min(width, line.cell_len)) for line in lines] + paragraph(hint, width)


def picture(scene: Scene, move: Move) -> list[Text]:
    """The principality, or both of a proposal, with the piece as this move would lay it."""
    covered = ghosts(scene, int(place_of(move.code)))
    if scene.is_under_way("proposal"):
        return strip(scene, list(partners(scene)), covered)
    return [] if scene.seat is None else middle(squares(scene, scene.seat, covered.get(scene.seat, 0)))
