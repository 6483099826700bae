"""What works would be worth now, part by part."""

from signoria.games.princes.actions import hand_cards, minimum, muse_bonus, table_cards
from signoria.games.princes.describe import mark
from signoria.games.princes.pieces import BUILDING, FREEDOM, LANDSCAPE_PIECE, LANDSCAPE_TYPE, PROFESSIONS
from signoria.games.princes.state import JESTERS
from signoria.games.princes.steps import works
from signoria.table.princes.facts import WORTH
from signoria.table.princes.scene import Scene

NONE = "–"


def parts(scene: Scene, seat: int, card: int, brief: bool = False, in_words: bool = False) -> list[str]:
    """A work part by part: what it wants, with a dash (in words: 0) where it is missing, jesters, cards, the Muse."""
    table, words, wants = scene.table, scene.words, PROFESSIONS[card]
    building = mark(words, wants.building) if brief else words.word(BUILDING.key(wants.building))
    landscape = words.word(LANDSCAPE_TYPE.key(wants.landscape))
    freedom = words.word(FREEDOM.key(wants.freedom) if in_words else f"short-{FREEDOM.text(wants.freedom)}")
    if brief:
        landscape, freedom = mark(words, LANDSCAPE_PIECE + wants.landscape), freedom[: letters(scene)]
    has = [
        (building, WORTH["building"] if table.built(seat, wants.building) else 0),
        (landscape, WORTH["landscape"] if table.landscapes(seat, wants.landscape) else 0),
        (freedom, WORTH["freedom"] if table.has_freedom(seat, wants.freedom) else 0),
    ]
    missing = 0 if in_words else NONE
    shown = [f"{name}{'' if brief else ' '}{worth or missing}" for name, worth in has]
    jesters = WORTH["jester"] * int(table.cells[JESTERS + seat])
    if jesters:
        name = words.word("table-princes-column-jesters")
        shown.append(f"{name} {jesters}" if brief else words.word("table-princes-jesters", n=jesters))
    shown.append(words.word("table-princes-cards", n=int(hand_cards(table, seat) + table_cards(table, seat))))
    if muse_bonus(table, seat):
        shown.append(f"{words.word('character-muse')} {muse_bonus(table, seat)}")
    return shown


def letters(scene: Scene) -> int:
    """How many letters tell the freedoms apart."""
    names = [scene.words.word(f"short-{name}") for name in FREEDOM.names]
    return next(n for n in range(2, 20) if len({name[:n] for name in names}) == len(names))


def heading(scene: Scene) -> str:
    """The minimum of the round, or the work under way."""
    words, table, f = scene.words, scene.table, scene.frame("work")
    if not scene.round:
        return words.word("table-princes-works")
    least = int(minimum(table))
    if f >= 0:
        return words.word("table-princes-work-so-far", value=int(table.stack[f + works.VALUE]), minimum=least)
    return words.word("table-princes-works-minimum", minimum=least)
