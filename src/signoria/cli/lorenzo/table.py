"""The whole table, as large as the screen allows."""

from rich.text import Text

from signoria.cli.lorenzo.board import church, spaces, title, towers
from signoria.cli.lorenzo.people import goods_table, leader_rows, others, own_bonus_tile, rows
from signoria.cli.screen import WIDE
from signoria.games.lorenzo.state import ROUND
from signoria.table.lorenzo.scene import Scene


def draw(scene: Scene, width: int, height: int) -> list[Text]:
    """The table in at most `height` lines where that is possible: first the roomy layouts, then the tight ones."""
    lines: list[Text] = []
    for roominess in (4, 3, 2, 1, 0) if width >= WIDE else (2, 1, 0):
        lines = layout(scene, width, roominess)
        if len(lines) <= height:
            return lines
    return lines


def layout(scene: Scene, width: int, roominess: int) -> list[Text]:
    """From 4, everything with air between, to 0, as tight as can be.

    3 has no air, 2 leaves out what others built, 1 has the tiles side by side, 0 short floors.
    """
    air = [Text("")] if roominess >= 4 else []
    lines = title(scene, width)
    if scene.table.cells[ROUND]:  # before the first round the towers are empty
        lines += air + towers(scene, width, 3 if roominess >= 1 else 2)
    tight = roominess == 0
    lines += air + spaces(scene, width, tight) + church(scene, width, roominess >= 2, tight)
    lines += air + goods_table(scene, width)
    if scene.seat is not None:
        if roominess >= 2:
            lines += air + own_bonus_tile(scene, scene.seat, width)
        lines += rows(scene, scene.seat, width, tight) + leader_rows(scene, scene.seat, width)
    if roominess >= 3 or scene.seat is None:
        lines += air + others(scene, width)
    return lines
