"""Where a piece may lie: by its turns, and by the square of its upper left corner."""

from signoria import Move
from signoria.games.princes.pieces import CELL
from signoria.games.princes.shapes import BIT
from signoria.games.princes.steps.objects import place_of
from signoria.kernel.domains import Json
from signoria.kernel.moves import argument
from signoria.table.choices import Choice
from signoria.table.princes.maps import ghosts
from signoria.table.princes.scene import Scene

TURNED = "turn-"  # groups of places by how the piece is turned


def put_choices(scene: Scene) -> list[Choice]:
    """All places, those of one turn together, from upper left to lower right; then squares that are not places."""
    puts = sorted([move for move in scene.moves if move.verb == "put"], key=lambda move: int(place_of(move.code)))
    others = [move for move in scene.moves if move.verb != "put"]
    return [
        Choice(str(i), group_of(move), move, scene.sentence(move), brief=corner_of(move) if move.verb == "put" else "")
        for i, move in enumerate(puts + others, 1)
    ]


def group_of(move: Move) -> str:
    return f"{TURNED}{turn_of(move)}" if move.verb == "put" else "other"


def turn_of(move: Move) -> int:
    return int(argument(move.code, 1))


def corner_of(move: Move) -> str:
    return CELL.text(argument(move.code, 0))


def covered(scene: Scene, move: Move) -> Json:
    """The squares a piece laid so covers, by seat."""
    laid = ghosts(scene, int(place_of(move.code)))
    return {str(seat): [name for i, name in enumerate(CELL.names) if mask & BIT[i]] for seat, mask in laid.items()}
