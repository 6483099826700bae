"""The view of a seat of Princes, as `games/princes/document.py` writes it, with a type for each field."""

from typing import Any

from msgspec import UNSET, UnsetType

from signoria.table.picture import Part


class SupplyView(Part):
    forest: int
    lake: int
    park: int
    jesters: int
    architects: int
    recruiting_cards: int
    freedoms: dict[str, int]
    buildings: dict[str, int]


class StackView(Part):
    """How many cards lie shuffled, and those put under them, the upper ones first; null is unknown to the viewer."""

    shuffled: int
    under: list[str | None]


class JointBuilding(Part):
    cells: list[str]
    partner: int


class LandscapeView(Part):
    type: str
    cells: list[str]


class PlayerView(Part):
    """A player; money in florins, null where it is hidden. A null among the cards is one that may not be seen."""

    money: int | None
    prestige: int
    points: dict[str, int]
    jesters: int
    architects: int
    freedoms: list[str]
    professions: list[str | None]
    table: list[str]
    bonus: list[str | None]
    prestige_cards: list[str | None]
    revealed: list[str]
    recruiting_cards: int
    recruiting_on_table: int
    best_work: int
    buildings: dict[str, list[str] | JointBuilding]
    landscapes: list[LandscapeView]
    looking: dict[str, list[str | None]] | UnsetType = UNSET
    pack: list[str | None] | UnsetType = UNSET
    character: str | UnsetType | None = UNSET


class View(Part):
    """Steps under way come lowest first, each with its `step` and its numbers by name."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    round: int
    start: int
    supply: SupplyView
    stacks: dict[str, StackView]
    out: list[str | None]
    players: list[PlayerView]
    knowledge: dict[str, Any]
    steps: list[dict[str, Any]]
    viewer: int
    waiting: list[int]
    optional: list[int]
    over: bool
    pot: int | UnsetType = UNSET
