"""Decks, offices and taxes of Fief in words."""

from signoria.games.fief import taxes
from signoria.games.fief.moves import BACK
from signoria.games.fief.people import is_cardinal
from signoria.games.fief.pieces import BISHOPRIC
from signoria.games.fief.state import (
    DAUPHIN,
    DECK_CALAMITIES,
    EVENTS_LEFT,
    EXCOMMUNICATED,
    IS_REGENT,
    KING,
    MOST_TAXES,
    NO_BACK,
    POPE,
    QUEEN,
    TAXES,
    TOP_BACK,
)
from signoria.table.fief.scene import Scene, lords_of


def top_of(scene: Scene) -> str:
    """The back of the top card of the event deck; between a card that is drawn and the next it is not known yet."""
    cells = scene.table.cells
    is_left = cells[EVENTS_LEFT] + cells[DECK_CALAMITIES] > 0
    if cells[TOP_BACK] == NO_BACK and is_left:
        return scene.words.word("table-fief-back-not-seen")
    return scene.words.word(BACK.key(cells[TOP_BACK]))


def offices(scene: Scene) -> list[tuple[str, list[int]]]:
    """King, queen or regent, dauphin, pope, cardinals and whoever is excommunicated: each with who it is."""
    words, cells = scene.words, scene.table.cells
    queen = "regent" if cells[IS_REGENT] else "queen"
    found: list[tuple[str, list[int]]] = []
    for name, cell in (("king", KING), (queen, QUEEN), ("dauphin", DAUPHIN), ("pope", POPE)):
        if cells[cell] >= 0:
            found.append((words.word(f"table-fief-is-{name}"), [int(cells[cell])]))
    cardinals = [lord for lord in lords_of(-1) if has_cardinal(scene, lord)]
    if cardinals:
        found.append((words.word("table-fief-is-cardinal"), cardinals))
    if cells[EXCOMMUNICATED] >= 0:
        found.append((words.word("table-fief-is-excommunicated"), [int(cells[EXCOMMUNICATED])]))
    return found


def has_cardinal(scene: Scene, lord: int) -> bool:
    return bool(scene.table.owner(lord) >= 0 and is_cardinal(scene.table, lord))


def taxes_laid(scene: Scene) -> list[tuple[str, int]]:
    """Taxes that are laid and not yet collected, each with whom it goes to."""
    words, cells = scene.words, scene.table.cells
    found: list[tuple[str, int]] = []
    for tax in (int(cells[TAXES + i]) for i in range(MOST_TAXES) if cells[TAXES + i] >= 0):
        way, target = int(taxes.way_of(tax)), int(taxes.target_of(tax))
        if way == taxes.TITHE_BY_POPE:
            what = words.word("table-fief-tithe-all")
        elif way <= taxes.LAND_BY_RULER:
            what = words.word("table-fief-land-tax", fief=scene.fief(target))
        else:
            what = words.word("table-fief-tithe", bishopric=words.word(BISHOPRIC.key(target)))
        found.append((what, int(taxes.seat_of(tax))))
    return found
