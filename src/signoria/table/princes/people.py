"""What the players of Princes have, in words."""

from signoria.games.princes.pieces import BUILDING, CARD
from signoria.games.princes.shapes import BUILDINGS
from signoria.games.princes.state import PARTNER, RECRUITING_TABLE
from signoria.table.princes.scene import Scene


def building_name(scene: Scene, seat: int, building: int) -> str:
    """`opera`, or `opera with 2 Pazzi` where it was put up together."""
    name = scene.words.word(BUILDING.key(building))
    partner = int(scene.table.cells[PARTNER + seat * BUILDINGS + building])
    if partner < 0:
        return name
    return scene.words.word("table-princes-with", building=name, player=scene.name(partner))


def on_table(scene: Scene, seat: int) -> list[str]:
    """Professions whose works are completed; others may recruit them."""
    cards = [scene.words.word(CARD.key(CARD.parse(name))) for name in scene.fields(seat)["table"]]
    n = int(scene.table.cells[RECRUITING_TABLE + seat])
    return cards + ([scene.words.word("table-princes-recruiting-here", n=n)] if n else [])
