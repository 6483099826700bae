"""The whole table of Fief, as large as the screen allows."""

from dataclasses import dataclass

from rich.text import Text

from signoria.cli.fief.deals import offer_lines
from signoria.cli.fief.maps import LEAST_HEIGHT, LEAST_LARGE, SMALL_HEIGHT, large, small
from signoria.cli.fief.people import hand_line, players_table
from signoria.cli.fief.votes import election_lines
from signoria.cli.fief.war import battle_lines
from signoria.cli.fief.zones import fief_lines, realm, title, title_line
from signoria.table.fief.scene import Scene


@dataclass(frozen=True)
class Layout:
    """How much of the table is shown: lines of the map, what stands below it, how long families may be."""

    map_lines: int
    is_large: bool = False
    has_fiefs: bool = False
    has_realm: bool = False
    tightness: int = 0  # 1: others have a line each, 2: oneself too
    has_heading: bool = True
    title_lines: int = 1


# The roomy ones first. Without a map only where something is fought for, voted on or offered.
LARGE = tuple(Layout(lines, is_large=True, has_realm=True, title_lines=2) for lines in (23, 21, 19))
SMALL = (
    Layout(SMALL_HEIGHT, has_fiefs=True, has_realm=True, title_lines=2),
    Layout(SMALL_HEIGHT, has_realm=True, title_lines=2),
    Layout(SMALL_HEIGHT, title_lines=2),
    Layout(SMALL_HEIGHT, tightness=1),
    Layout(LEAST_HEIGHT, tightness=2),
    Layout(LEAST_HEIGHT, tightness=2, has_heading=False),
)
WITHOUT_MAP = (
    Layout(0, has_realm=True),
    Layout(0),
    Layout(0, tightness=1),
    Layout(0, tightness=2),
    Layout(0, tightness=2, has_heading=False),
)
MATTERS = ("battle", "election", "offer")


def layouts(scene: Scene, width: int) -> list[Layout]:
    """Those that can be had on a screen of some width."""
    found = (LARGE if width >= LEAST_LARGE else ()) + SMALL
    return [*found, *(WITHOUT_MAP if scene.frame(*MATTERS) >= 0 else ())]


def draw(scene: Scene, width: int, height: int) -> list[Text]:
    """The table in at most `height` lines where that is possible: first the roomy layouts, then the tight ones."""
    lines: list[Text] = []
    for layout in layouts(scene, width):
        lines = laid_out(scene, width, layout)
        if len(lines) <= height:
            return lines
    return lines


def least_height(scene: Scene, width: int) -> int:
    """With the map, on a wide screen the large one, and with the heads of the columns unless a matter is under way."""
    if width >= LEAST_LARGE:
        return len(laid_out(scene, width, LARGE[-1]))
    return len(laid_out(scene, width, SMALL[-1] if scene.frame(*MATTERS) >= 0 else SMALL[-2]))


def laid_out(scene: Scene, width: int, layout: Layout) -> list[Text]:
    """Title, map, realm, families, own hand, and what is under way."""
    lines = title(scene, width, layout.title_lines)
    if layout.is_large:
        lines += large(scene, width, layout.map_lines) + title_line(scene, width)
    elif layout.map_lines:
        lines += small(scene, width - 1, layout.map_lines)
    if layout.has_fiefs:
        lines += fief_lines(scene, width)
    if layout.has_realm:
        lines += realm(scene, width)
    lines += players_table(scene, width, not layout.is_large, layout.tightness, layout.has_heading)
    if scene.seat is not None:
        lines += hand_line(scene, scene.seat, width)
    return lines + under_way(scene, width, 3 if layout.has_heading else 1)


def under_way(scene: Scene, width: int, most_rounds: int) -> list[Text]:
    """What is being fought for, voted on or offered."""
    lines: list[Text] = []
    if scene.frame("battle") >= 0:
        lines += battle_lines(scene, width, most_rounds)
    if scene.frame("election") >= 0:
        lines += election_lines(scene, width)
    if scene.frame("offer") >= 0:
        lines += offer_lines(scene, width)
    return lines
