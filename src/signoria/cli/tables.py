"""Which table in the terminal belongs to which game."""

from typing import Any

from signoria.cli.board import Board
from signoria.cli.fief.game import FiefBoard
from signoria.cli.lorenzo.game import LorenzoBoard
from signoria.cli.plain import PlainBoard
from signoria.cli.princes.game import PrincesBoard
from signoria.kernel.game import Game

TABLES: dict[str, type[Board[Any]]] = {"lorenzo": LorenzoBoard, "princes": PrincesBoard, "fief": FiefBoard}


def table_of(game: Game) -> Board[Any]:
    """The table of a game; one drawn plainly where it has no picture of its own."""
    return TABLES.get(game.name, PlainBoard)(game)
