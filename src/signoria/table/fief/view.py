"""The view of a seat of Fief, as `games/fief/document.py` writes it, with a type for each field.

What there is nothing to say of is left out: a village without anything, a bishopric without a bishop.
"""

from typing import Any

from msgspec import UNSET, UnsetType

from signoria.table.picture import Part


class DecksView(Part):
    events: int
    characters: int
    calamities: int
    top: str
    face_down: int
    discarded_unseen: int
    discarded_calamities: dict[str, int]


class TaxView(Part):
    seat: int
    way: str
    on: str | list[str]
    lord: str


class BishopricView(Part):
    bishop: str | UnsetType = UNSET
    calamities: list[str] | UnsetType = UNSET
    good_harvest: bool | UnsetType = UNSET
    fine_weather: bool | UnsetType = UNSET


class FiefView(Part):
    holder: str | UnsetType = UNSET
    estate_of: int | UnsetType = UNSET
    estate_spouse: str | UnsetType = UNSET


class LordView(Part):
    seat: int
    at: str | None
    captor: int | UnsetType = UNSET
    spouse: str | UnsetType = UNSET
    cardinal: str | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    exposed: bool | UnsetType = UNSET


class VillageView(Part):
    controller: int | UnsetType | None = UNSET
    present: list[int] | UnsetType = UNSET
    fort: str | UnsetType = UNSET
    mills: int | UnsetType = UNSET
    came_by: dict[str, list[str]] | UnsetType = UNSET
    new_units: int | UnsetType = UNSET
    admitted: list[int] | UnsetType = UNSET


class RelicView(Part):
    lord: str | UnsetType = UNSET
    church: str | UnsetType = UNSET
    lies_in: str | UnsetType = UNSET
    keeper: int | UnsetType | None = UNSET


class TroopsView(Part):
    """Tokens at a stand; in the fog of others only how many."""

    tokens: int | UnsetType = UNSET
    men: int | UnsetType = UNSET
    knights: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    exposed: bool | UnsetType = UNSET


class EngineView(Part):
    at: str
    dice: int
    fresh: bool | UnsetType = UNSET


class PlayerView(Part):
    """A player; money is null where it is not known, and a card in hand that may not be seen."""

    money: int | None
    tokens: int
    hand: list[str | None]
    troops: dict[str, TroopsView | list[TroopsView]]
    knights: int | UnsetType = UNSET
    fog: dict[str, tuple[int, int]] | UnsetType = UNSET
    engines: list[EngineView | None] | UnsetType = UNSET
    passes_until: str | UnsetType = UNSET
    offers: dict[str, list[int]] | UnsetType = UNSET


class View(Part):
    """Steps under way come lowest first, each with its `step` and its numbers by name."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    turn: int
    phase: int
    first: int
    decks: DecksView
    discards: dict[str, int]
    taxes: list[TaxView]
    bishoprics: dict[str, BishopricView]
    fiefs: dict[str, FiefView]
    lords: dict[str, LordView]
    villages: dict[str, VillageView]
    players: list[PlayerView]
    knowledge: dict[str, Any]
    steps: list[dict[str, Any]]
    viewer: int
    waiting: list[int]
    optional: list[int]
    over: bool
    winners: list[int] | UnsetType = UNSET
    king: str | UnsetType = UNSET
    queen: str | UnsetType = UNSET
    dauphin: str | UnsetType = UNSET
    pope: str | UnsetType = UNSET
    excommunicated: str | UnsetType = UNSET
    d_arc: str | UnsetType = UNSET
    regent: bool | UnsetType = UNSET
    heir_born: bool | UnsetType = UNSET
    pope_has_struck: bool | UnsetType = UNSET
    agreed: bool | UnsetType = UNSET
    new_bishops: list[str] | UnsetType = UNSET
    assassins: list[str] | UnsetType = UNSET
    relics: dict[str, RelicView] | UnsetType = UNSET
