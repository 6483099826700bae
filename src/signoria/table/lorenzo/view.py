"""The view of a seat of Lorenzo, as `games/lorenzo/document.py` writes it, with a type for each field."""

from typing import Any

from msgspec import UNSET, UnsetType

from signoria.table.picture import Part


class Dice(Part):
    black: int
    white: int
    orange: int


class Towers(Part):
    """The cards of each tower, the lowest floor first."""

    territory: list[str | None]
    character: list[str | None]
    building: list[str | None]
    venture: list[str | None]


class MembersView(Part):
    """The space each member stands on, null at home."""

    black: str | None
    white: str | None
    orange: str | None
    neutral: str | None


class Goods(Part):
    wood: int
    stone: int
    servant: int
    coin: int
    military: int
    faith: int
    victory: int


class PlayerView(Goods):
    """A player. What belongs to the advanced game is left out of the basic one; null is what may not be seen."""

    points: dict[str, int]
    bonus_tile: str | None
    members: MembersView
    territories: list[str]
    characters: list[str]
    buildings: list[str]
    ventures: list[str]
    excommunicated: list[int]
    hand: list[str] | UnsetType | None = UNSET
    hand_size: int | UnsetType = UNSET
    played: list[str] | UnsetType = UNSET
    used: list[str] | UnsetType = UNSET
    copy: str | UnsetType | None = UNSET
    discarded: list[str] | UnsetType = UNSET
    named: str | UnsetType | None = UNSET
    seen: list[list[str] | None] | UnsetType = UNSET


class View(Part):
    """Steps under way come lowest first, each with its `step` and its numbers by name."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    round: int
    order: list[int]
    dice: Dice
    tiles: list[str | None]
    towers: Towers
    revealed: list[str]
    council: list[str]
    players: list[PlayerView]
    steps: list[dict[str, Any]]
    viewer: int
    waiting: list[int]
    optional: list[int]
    over: bool
