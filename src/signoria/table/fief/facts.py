"""The constant tables of Fief as one document for boards: the map, fiefs and bishoprics, lords, cards and prices.

Where things are drawn is in `layout.json`, with where each fact of it comes from.
"""

from importlib.resources import files
from typing import Literal

import msgspec

from signoria.games.fief.game import GAME
from signoria.games.fief.messages_crown import OFFICE
from signoria.games.fief.moves import SUMS
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRIC_OF,
    CALAMITY,
    CALAMITY_COPIES,
    CAPITAL_OF,
    CARDINAL_PRICE,
    CASTLE_PRICE,
    COPIES,
    ENGINES_EACH,
    FAMILY,
    FIEF,
    FIEF_OF,
    FIEF_TABLE,
    HAND,
    IS_SURPRISE,
    IS_WOMAN,
    KIND,
    KNIGHT_PRICE,
    KNIGHTS_EACH,
    LORD,
    LORDS,
    MAN_PRICE,
    MEN_EACH,
    MILL_PRICE,
    MILLS_PER_VILLAGE,
    RELIC,
    SLOTS,
    STAND,
    VILLAGE,
    VP_ALLIED,
    VP_ALONE,
)
from signoria.games.fief.scoring import PAIRS_FROM
from signoria.games.fief.steps.battles import QUIET_ROUNDS
from signoria.table.picture import Part

PHASES = ("setup", "hear_ye", "cards", "income", "purchases", "movement", "battles", "end_of_turn")
RANKS = ("", "barony", "county", "duchy")
Point = tuple[float, float]  # in the units of the board


class Board(Part):
    width: int
    height: int


class Label(Part):
    """Where a name is written, and which end of it is there."""

    at: Point
    anchor: Literal["start", "middle", "end"]
    side: Literal["above", "below", "left", "right"]


class VillageDrawn(Part):
    at: Point
    label: Label


class Bridge(Part):
    """Where a road crosses the river, and by how many degrees the bridge is turned."""

    at: Point
    turned: int


class Road(Part):
    """A road between two villages: a curve with one control point, and a bridge where it crosses the river."""

    ends: tuple[str, str]
    control: Point
    bridge: Bridge | None = None


class FiefDrawn(Part):
    label_at: Point
    outline: list[Point]


class BishopricDrawn(Part):
    """The place of its mitre, its outline, and of that only the lines that separate it from others."""

    mitre_at: Point
    outline: list[Point]
    border: list[list[Point]]


class Layout(Part):
    """What `layout.json` holds."""

    provenance: dict[str, str]
    board: Board
    villages: dict[str, VillageDrawn]
    roads: list[Road]
    gates: dict[str, Point]
    river: list[list[Point]]
    fiefs: dict[str, FiefDrawn]
    bishoprics: dict[str, BishopricDrawn]


class VillageFacts(Part):
    fief: str
    bishopric: str
    at: Point
    label: Label


class FiefFacts(Part):
    rank: str
    price: int
    villages: list[str]
    label_at: Point
    outline: list[Point]


class BishopricFacts(Part):
    capital: str
    villages: list[str]
    mitre_at: Point
    outline: list[Point]
    border: list[list[Point]]


class LordFacts(Part):
    is_woman: bool


class CardFacts(Part):
    """How many there are of a card, and whether it can be played at any calm moment."""

    copies: int
    is_surprise: bool


class CalamityFacts(Part):
    copies: int


class Prices(Part):
    man_at_arms: int
    knight: int
    mill: int
    castle: int
    cardinal: int


class Limits(Part):
    """A battle ends after so many `quiet_rounds` in a row, without losses."""

    men_at_arms: int
    knights: int
    engines: int
    mills_per_village: int
    family: int
    hand: int
    calamities_face_down: int
    quiet_rounds: int


class Victory(Part):
    """Victory points that win alone, and together, which allies do from so many players on."""

    alone: int
    allied: int
    pairs_from: int


class Facts(Part):
    """Everything that never changes, by name; money in deniers, places in units of the board.

    `gates` are the places at the ends of roads, by `village/neighbour`, as stands are called. Outlines are closed.
    Money in a letter is put together from `sums`.
    """

    game: str
    rules_version: int
    board: Board
    villages: dict[str, VillageFacts]
    roads: list[Road]
    gates: dict[str, Point]
    river: list[list[Point]]
    stands: list[str]
    fiefs: dict[str, FiefFacts]
    bishoprics: dict[str, BishopricFacts]
    lords: dict[str, LordFacts]
    cards: dict[str, CardFacts]
    calamities: dict[str, CalamityFacts]
    relics: list[str]
    phases: list[str]
    offices: list[str]
    prices: Prices
    sums: list[int]
    limits: Limits
    victory: Victory


def facts() -> Facts:
    """Everything that never changes."""
    drawn = layout()
    return Facts(
        game=GAME.name,
        rules_version=GAME.rules_version,
        board=drawn.board,
        villages={
            name: VillageFacts(
                fief=FIEF.text(FIEF_OF[i]),
                bishopric=BISHOPRIC.text(BISHOPRIC_OF[i]),
                at=drawn.villages[name].at,
                label=drawn.villages[name].label,
            )
            for i, name in enumerate(VILLAGE.names)
        },
        roads=drawn.roads,
        gates=drawn.gates,
        river=drawn.river,
        stands=list(STAND.names),
        fiefs={fief.name: fief_facts(i, drawn.fiefs[fief.name]) for i, fief in enumerate(FIEF_TABLE)},
        bishoprics={name: bishopric_facts(i, drawn.bishoprics[name]) for i, name in enumerate(BISHOPRIC.names)},
        lords={name: LordFacts(is_woman=bool(IS_WOMAN[i])) for i, name in enumerate(LORD.names)},
        cards={
            KIND.names[i]: CardFacts(copies=int(COPIES[i]), is_surprise=bool(IS_SURPRISE[i]))
            for i in range(LORDS, KIND.size)
        },
        calamities={name: CalamityFacts(copies=int(CALAMITY_COPIES[i])) for i, name in enumerate(CALAMITY.names)},
        relics=list(RELIC.names),
        phases=list(PHASES),
        offices=list(OFFICE.names),
        prices=Prices(
            man_at_arms=int(MAN_PRICE),
            knight=int(KNIGHT_PRICE),
            mill=int(MILL_PRICE),
            castle=int(CASTLE_PRICE),
            cardinal=int(CARDINAL_PRICE),
        ),
        sums=[int(part) for part in SUMS],
        limits=Limits(
            men_at_arms=int(MEN_EACH),
            knights=int(KNIGHTS_EACH),
            engines=int(ENGINES_EACH),
            mills_per_village=int(MILLS_PER_VILLAGE),
            family=int(FAMILY),
            hand=int(HAND),
            calamities_face_down=int(SLOTS),
            quiet_rounds=int(QUIET_ROUNDS),
        ),
        victory=Victory(alone=int(VP_ALONE), allied=int(VP_ALLIED), pairs_from=int(PAIRS_FROM)),
    )


def layout() -> Layout:
    """Where everything is drawn."""
    return msgspec.json.decode(files("signoria.table.fief").joinpath("layout.json").read_bytes(), type=Layout)


def fief_facts(fief: int, drawn: FiefDrawn) -> FiefFacts:
    row = FIEF_TABLE[fief]
    members = [name for i, name in enumerate(VILLAGE.names) if FIEF_OF[i] == fief]
    return FiefFacts(
        rank=RANKS[row.rank], price=int(row.price), villages=members, label_at=drawn.label_at, outline=drawn.outline
    )


def bishopric_facts(bishopric: int, drawn: BishopricDrawn) -> BishopricFacts:
    return BishopricFacts(
        capital=VILLAGE.text(CAPITAL_OF[bishopric]),
        villages=[name for i, name in enumerate(VILLAGE.names) if BISHOPRIC_OF[i] == bishopric],
        mitre_at=drawn.mitre_at,
        outline=drawn.outline,
        border=drawn.border,
    )
