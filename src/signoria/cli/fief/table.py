"""The whole table of Fief, as large as the screen allows."""

from rich.text import Text

from signoria.cli.fief.deals import offer_lines
from signoria.cli.fief.maps import LEAST_HEIGHT, LEAST_LARGE, SMALL_HEIGHT, large, small
from signoria.cli.fief.people import hand_line, players_table
from signoria.cli.fief.scene import Scene
from signoria.cli.fief.votes import election_lines
from signoria.cli.fief.war import battle_lines
from signoria.cli.fief.zones import fief_lines, realm, title, title_line

LARGE = {7: 23, 6: 21, 5: 19}  # roominess with the large map, and its lines


def draw(scene: Scene, width: int, height: int) -> list[Text]:
    """The table in at most `height` lines where that is possible: first the roomy layouts, then the tight ones."""
    lines: list[Text] = []
    for roominess in range(7 if width >= LEAST_LARGE else 4, -1, -1):
        lines = layout(scene, width, roominess)
        if len(lines) <= height:
            return lines
    return lines


def layout(scene: Scene, width: int, roominess: int) -> list[Text]:
    """From 7 to 5 with the large map, with 4 the small map and all zones, down to 0, as tight as can be.

    3 has no zones, 2 no realm, 1 a line for each family; with 1 a battle or an election and with 0 any matter takes the
    place of the map.
    """
    matter = under_way(scene, width, roominess)
    hides_map = ("battle", "election") if roominess == 1 else ("battle", "election", "offer") if roominess == 0 else ()
    lines = title(scene, width, 2 if roominess >= 2 else 1)
    if roominess in LARGE:
        lines += large(scene, width, LARGE[roominess]) + title_line(scene, width)
    elif scene.frame(*hides_map) < 0:
        lines += small(scene, width - 1, SMALL_HEIGHT if roominess else LEAST_HEIGHT)
    if roominess == 4:
        lines += fief_lines(scene, width)
    if roominess >= 3:
        lines += realm(scene, width)
    lines += players_table(scene, width, roominess not in LARGE, 2 - roominess)
    if scene.seat is not None:
        lines += hand_line(scene, scene.seat, width)
    return lines + matter


def under_way(scene: Scene, width: int, roominess: int) -> list[Text]:
    """What is being fought for, voted on or offered."""
    lines: list[Text] = []
    if scene.frame("battle") >= 0:
        lines += battle_lines(scene, width, 1 if roominess == 0 else 3)
    if scene.frame("election") >= 0:
        lines += election_lines(scene, width)
    if scene.frame("offer") >= 0:
        lines += offer_lines(scene, width)
    return lines
