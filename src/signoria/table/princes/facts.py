"""The constant tables of Princes as one document for boards: pieces with their shapes, cards, prices and limits."""

from signoria.games.princes.describe import SIZES
from signoria.games.princes.game import GAME
from signoria.games.princes.pieces import (
    ARCHITECTS_IN_ALL,
    AT_LEAST,
    BONUS_CARDS,
    BUILDING,
    BUILDING_PRICE,
    BUILDINGS_EACH,
    CARD_PRICE,
    CHARACTER,
    FREEDOM,
    FREEDOMS_EACH,
    JESTERS_IN_ALL,
    LANDSCAPE_TYPE,
    LANDSCAPES_EACH,
    MINIMUM,
    MOST,
    OBJECT,
    OPENING_BID,
    OPENING_BID_TWO,
    PRESTIGES,
    PROFESSIONS,
    RECRUITING_IN_ALL,
    ROUNDS,
    SIZE_CLASS,
    START_MONEY,
    START_MONEY_TWO,
)
from signoria.games.princes.shapes import COLUMNS, DRAWINGS, PALACE, PALACE_REVERSE, ROWS
from signoria.kernel.domains import Json

Facts = dict[str, Json]


def facts() -> Facts:
    """Everything that never changes, by name; money in hundreds of florins."""
    return {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "rows": int(ROWS),
        "columns": int(COLUMNS),
        "palace": squares(PALACE),
        "palace_reverse": squares(PALACE_REVERSE),
        "pieces": {name: list(drawing) for name, drawing in DRAWINGS},
        "buildings": {name: {"size": SIZES[SIZE_CLASS[i]]} for i, name in enumerate(BUILDING.names)},
        "landscapes": list(LANDSCAPE_TYPE.names),
        "freedoms": list(FREEDOM.names),
        "objects": list(OBJECT.names),
        "characters": list(CHARACTER.names),
        "professions": {
            card.name: {
                "building": BUILDING.text(card.building),
                "landscape": LANDSCAPE_TYPE.text(card.landscape),
                "freedom": FREEDOM.text(card.freedom),
            }
            for card in PROFESSIONS
        },
        "bonus": {card.name: {"each": int(card.each)} for card in BONUS_CARDS},
        "prestige": {
            card.name: {"kind": kind_of(int(card.kind)), "points": int(card.points), "tied": int(card.tied)}
            for card in PRESTIGES
        },
        "rounds": int(ROUNDS),
        "minimum": [int(value) for value in MINIMUM],
        "prices": prices(),
        "stock": stock(),
    }


def squares(cells: tuple[tuple[int, int], ...]) -> Json:
    return [[row, column] for row, column in cells]


def kind_of(kind: int) -> str:
    return "most" if kind == MOST else "at_least" if kind == AT_LEAST else "fewest"


def prices() -> Facts:
    return {
        "start": int(START_MONEY),
        "start_two": int(START_MONEY_TWO),
        "opening_bid": int(OPENING_BID),
        "opening_bid_two": int(OPENING_BID_TWO),
        "card": int(CARD_PRICE),
        "building": [int(price) for price in BUILDING_PRICE],
    }


def stock() -> Facts:
    """How many there are of everything."""
    return {
        "jesters": int(JESTERS_IN_ALL),
        "architects": int(ARCHITECTS_IN_ALL),
        "recruiting_cards": int(RECRUITING_IN_ALL),
        "landscapes": int(LANDSCAPES_EACH),
        "buildings": int(BUILDINGS_EACH),
        "freedoms": int(FREEDOMS_EACH),
    }
