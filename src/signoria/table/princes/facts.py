"""The constant tables of Princes as one document for boards: pieces with their shapes, cards, prices and limits."""

from collections.abc import Sequence

from signoria.games.princes.describe import SIZES
from signoria.games.princes.game import GAME
from signoria.games.princes.pieces import (
    ARCHITECT_POINTS,
    ARCHITECTS_IN_ALL,
    AT_LEAST,
    BONUS_CARDS,
    BUILDING,
    BUILDING_POINTS,
    BUILDING_PRICE,
    BUILDINGS_EACH,
    CARD_PRICE,
    CHARACTER,
    FREEDOM,
    FREEDOMS_EACH,
    JESTERS_IN_ALL,
    LANDSCAPE_POINTS,
    LANDSCAPE_TYPE,
    LANDSCAPES_EACH,
    MINIMUM,
    MOST,
    OBJECT,
    OPENING_BID,
    OPENING_BID_TWO,
    POINT_PRICE,
    PRESTIGES,
    PROFESSIONS,
    RECRUITING_IN_ALL,
    ROUNDS,
    SIZE_CLASS,
    START_MONEY,
    START_MONEY_TWO,
)
from signoria.games.princes.shapes import COLUMNS, DRAWINGS, PALACE, PALACE_REVERSE, ROWS, cells_of, orientations
from signoria.games.princes.steps.characters import highest_space, lowest_space
from signoria.table.picture import Part

WORTH = {"building": 4, "landscape": 3, "freedom": 3, "jester": 2, "card": 1}  # of the parts of a work [P-5.2.2]
# Prestige points: for landscapes from the second of a type on, for architects from the second on.
POINTS = {"building": int(BUILDING_POINTS), "landscape": int(LANDSCAPE_POINTS), "architect": int(ARCHITECT_POINTS)}
Square = tuple[int, int]  # row and column, from 0


class BuildingFacts(Part):
    size: str


class ProfessionFacts(Part):
    """What a profession wants."""

    building: str
    landscape: str
    freedom: str


class BonusFacts(Part):
    each: int


class PrestigeFacts(Part):
    """How a prestige card counts: `most`, `fewest` or `at_least` a number scores, less if `tied`."""

    kind: str
    points: int
    tied: int


class CharacterFacts(Part):
    """The lowest and the highest bid on a character, in hundreds of florins. [P-10.2.4]"""

    lowest: int
    highest: int


class Prices(Part):
    """In hundreds of florins; `building` by the number of architects."""

    start: int
    start_two: int
    opening_bid: int
    opening_bid_two: int
    card: int
    prestige_point: int
    building: list[int]


class Stock(Part):
    """How many there are of everything, with landscapes, buildings and freedoms of each kind."""

    jesters: int
    architects: int
    recruiting_cards: int
    landscapes: int
    buildings: int
    freedoms: int


class Turned(Part):
    """A piece as it looks after a turn, by the squares it covers from its upper left corner; those that look the
    same as another are left out."""

    turn: int
    squares: list[Square]


class Facts(Part):
    """Everything that never changes, by name; money in hundreds of florins."""

    game: str
    rules_version: int
    rows: int
    columns: int
    palace: list[Square]
    palace_reverse: list[Square]
    pieces: dict[str, list[str]]
    turns: dict[str, list[Turned]]
    buildings: dict[str, BuildingFacts]
    landscapes: list[str]
    freedoms: list[str]
    objects: list[str]
    characters: dict[str, CharacterFacts]
    professions: dict[str, ProfessionFacts]
    bonus: dict[str, BonusFacts]
    prestige: dict[str, PrestigeFacts]
    rounds: int
    minimum: list[int]
    worth: dict[str, int]
    points: dict[str, int]
    prices: Prices
    stock: Stock


def facts() -> Facts:
    """Everything that never changes."""
    return Facts(
        game=GAME.name,
        rules_version=GAME.rules_version,
        rows=int(ROWS),
        columns=int(COLUMNS),
        palace=squares(PALACE),
        palace_reverse=squares(PALACE_REVERSE),
        pieces={name: list(drawing) for name, drawing in DRAWINGS},
        turns={name: turns(drawing) for name, drawing in DRAWINGS},
        buildings={name: BuildingFacts(size=SIZES[SIZE_CLASS[i]]) for i, name in enumerate(BUILDING.names)},
        landscapes=list(LANDSCAPE_TYPE.names),
        freedoms=list(FREEDOM.names),
        objects=list(OBJECT.names),
        characters={
            name: CharacterFacts(lowest=int(lowest_space(i)), highest=int(highest_space(i)))
            for i, name in enumerate(CHARACTER.names)
        },
        professions={
            card.name: ProfessionFacts(
                building=BUILDING.text(card.building),
                landscape=LANDSCAPE_TYPE.text(card.landscape),
                freedom=FREEDOM.text(card.freedom),
            )
            for card in PROFESSIONS
        },
        bonus={card.name: BonusFacts(each=int(card.each)) for card in BONUS_CARDS},
        prestige={
            card.name: PrestigeFacts(kind=kind_of(int(card.kind)), points=int(card.points), tied=int(card.tied))
            for card in PRESTIGES
        },
        rounds=int(ROUNDS),
        minimum=[int(value) for value in MINIMUM],
        worth=WORTH,
        points=POINTS,
        prices=prices(),
        stock=stock(),
    )


def squares(cells: Sequence[tuple[int, int]]) -> list[Square]:
    return [(int(row), int(column)) for row, column in cells]


def turns(drawing: tuple[str, ...]) -> list[Turned]:
    return [Turned(turn=turn, squares=squares(cells)) for turn, cells in orientations(cells_of(drawing))]


def kind_of(kind: int) -> str:
    return "most" if kind == MOST else "at_least" if kind == AT_LEAST else "fewest"


def prices() -> Prices:
    return Prices(
        start=int(START_MONEY),
        start_two=int(START_MONEY_TWO),
        opening_bid=int(OPENING_BID),
        opening_bid_two=int(OPENING_BID_TWO),
        card=int(CARD_PRICE),
        prestige_point=int(POINT_PRICE),
        building=[int(price) for price in BUILDING_PRICE],
    )


def stock() -> Stock:
    return Stock(
        jesters=int(JESTERS_IN_ALL),
        architects=int(ARCHITECTS_IN_ALL),
        recruiting_cards=int(RECRUITING_IN_ALL),
        landscapes=int(LANDSCAPES_EACH),
        buildings=int(BUILDINGS_EACH),
        freedoms=int(FREEDOMS_EACH),
    )
