"""The constant tables of Lorenzo as one document for boards: cards, leaders, tiles, spaces and tracks by their names.

Everything is read off the tables the rules themselves use, so that what a board shows is what is played.
"""

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import UNSET, UnsetType, convert

from signoria.games.lorenzo.actions import is_closed, minimum
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.pieces import (
    ANY_TYPE,
    BONUS_HARVEST,
    BONUS_PRODUCTION,
    BONUS_TILE,
    CARD_TYPE,
    CARDS,
    CHARACTER_POINTS,
    CHURCH_DEMAND,
    COSTLY_SERVANT_RATE,
    COSTLY_SERVANTS,
    COUNCIL,
    COUNCIL_GAIN,
    EXCHANGE,
    FAITH_END,
    FAITH_POINTS,
    FEWER_BY,
    FEWER_COINS,
    FEWER_MILITARY,
    FEWER_SERVANTS,
    FEWER_WOOD_OR_STONE,
    FLOOR_AMOUNT,
    FLOOR_GOOD,
    GAIN,
    HARVEST_LARGE,
    HARVEST_SINGLE,
    KIND_OF_WORK,
    LARGE_SPACE_PENALTY,
    LEADERS,
    LOSE_FIFTH,
    LOSE_PER_BUILDING_COST,
    LOSE_PER_MILITARY,
    LOSE_PER_RESOURCE,
    MARKET,
    MARKET_BAN,
    MARKET_GAIN,
    MILITARY_END,
    NO_CHARACTER_SCORE,
    NO_FLOOR_BONUS,
    NO_TERRITORY_SCORE,
    NO_VENTURE_SCORE,
    PER_CARD,
    PER_TWO_MILITARY,
    POINTS_PER_LOSS,
    PRIVILEGE_CHOICE,
    PRIVILEGE_GAIN,
    PRODUCTION_LARGE,
    RAISE_TAKE,
    RAISE_WORK,
    ROW_LIMIT,
    SKIP_FIRST_TURN,
    SLOT_MILITARY,
    SOME_GOODS,
    SPACE,
    SURCHARGE,
    TAKE,
    TERRITORY_POINTS,
    TILE,
    WEAKER_BUILDINGS,
    WEAKER_CHARACTERS,
    WEAKER_HARVEST,
    WEAKER_MEMBERS,
    WEAKER_MEMBERS_BY,
    WEAKER_PRODUCTION,
    WEAKER_TAKING_BY,
    WEAKER_TERRITORIES,
    WEAKER_VENTURES,
    WEAKER_WORK_BY,
    WORK,
    Card,
    Effect,
    Leader,
    one,
)
from signoria.games.lorenzo.setup import lay_out
from signoria.games.lorenzo.state import SOURCE_NAMES
from signoria.games.lorenzo.steps.setup import LEADERS_EACH
from signoria.table.picture import Part

ROUNDS = 6  # [L-1.1]
CARDS_OF_TYPE = 24
TILES_OF_PERIOD = 7
FLOORS = 4
EFFECTS = {
    GAIN: "gain",
    PER_CARD: "per_card",
    PER_TWO_MILITARY: "per_two_military",
    EXCHANGE: "exchange",
    TAKE: "take",
    WORK: "work",
    RAISE_TAKE: "raise_take",
    RAISE_WORK: "raise_work",
    NO_FLOOR_BONUS: "no_floor_bonus",
}
GoodName = Literal["wood", "stone", "servant", "coin", "military", "faith", "victory"]
TypeName = Literal["territory", "character", "building", "venture"]
MemberName = Literal["black", "white", "orange", "neutral"]
DieName = Literal["black", "white", "orange"]
WorkName = Literal["harvest", "production"]
TileKind = Literal[
    "fewer_goods",
    "weaker_work",
    "weaker_members",
    "weaker_taking",
    "market_ban",
    "costly_servants",
    "skip_first_turn",
    "no_score",
    "lose_points",
]
TYPES: tuple[TypeName, ...] = get_args(TypeName)
Goods = dict[str, int]  # amounts by good, `privilege` among them; those of which there is none are left out


class Cost(Part):
    """What is paid, and the military that must be owned when paying."""

    pay: Goods
    need: int


class Arrow(Part):
    pay: Goods
    gain: Goods


class EffectFacts(Part):
    """An effect of a card; which fields it has depends on its kind. [L-15.1]

    One of `discounts` is taken off; at most one of `arrows` is used.
    """

    kind: str
    goods: Goods | UnsetType = UNSET
    type: str | UnsetType = UNSET
    work: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    discounts: list[Goods] | UnsetType = UNSET
    arrows: list[Arrow] | UnsetType = UNSET


class CardFacts(Part):
    """A card as it is printed. [L-0.1.1]"""

    type: TypeName
    period: int
    costs: list[Cost]
    immediate: list[EffectFacts]
    permanent: EffectFacts | None
    activation: int
    end_victory: int


class LeaderFacts(Part):
    """What must be owned, how often the ability works, and what it gives where that is plain goods. [L-13]"""

    cards: dict[str, int]
    same_type: int
    goods: Goods
    once_per_round: bool
    gains: Goods


class TileEffect(Part):
    """What an excommunication does; which fields it has depends on its kind. [L-14]

    A source brings `amount` less of one of `goods`; a value is `amount` lower; each +1 takes `amount` servants. A point
    is lost for every `amount` of `goods`, all kinds together, or of those in the costs of cards of a `type`.
    """

    kind: TileKind
    amount: int | UnsetType = UNSET
    goods: list[GoodName] | UnsetType = UNSET
    type: TypeName | UnsetType = UNSET
    work: WorkName | UnsetType = UNSET


class TileFacts(Part):
    period: int
    faith: int
    effect: TileEffect


class BonusTileFacts(Part):
    production: Goods
    harvest: Goods


class SpaceFacts(Part):
    """Where a space is, the value it needs, what it gives, and with how many players it is open."""

    area: str
    value: int
    seats: list[int]
    tower: TypeName | UnsetType = UNSET
    floor: int | UnsetType = UNSET
    gain: Goods | UnsetType = UNSET
    penalty: int | UnsetType = UNSET


class Tracks(Part):
    """Points by faith, what the Church asks, military needed for territories, and points by cards at the end."""

    faith_points: list[int]
    faith_end: int
    military_end: int
    church: list[int]
    territory_military: list[int]
    territory_points: list[int]
    character_points: list[int]


class Facts(Part):
    """Everything that never changes, by name."""

    game: str
    rules_version: int
    goods: list[GoodName]
    types: list[TypeName]
    members: list[MemberName]
    dice: list[DieName]
    works: list[WorkName]
    sources: list[str]
    cards: dict[str, CardFacts]
    leaders: dict[str, LeaderFacts]
    tiles: dict[str, TileFacts]
    bonus_tiles: dict[str, BonusTileFacts]
    privileges: dict[str, Goods]
    spaces: dict[str, SpaceFacts]
    tracks: Tracks
    rounds: int
    surcharge: int
    large_space_penalty: int
    row_limit: int
    leaders_each: int


def facts() -> Facts:
    """Everything that never changes."""
    return Facts(
        game=GAME.name,
        rules_version=GAME.rules_version,
        goods=list(get_args(GoodName)),
        types=list(TYPES),
        members=list(get_args(MemberName)),
        dice=list(get_args(DieName)),
        works=list(get_args(WorkName)),
        sources=list(SOURCE_NAMES),
        cards={card.name: card_facts(i, card) for i, card in enumerate(CARDS)},
        leaders={leader.name: leader_facts(leader) for leader in LEADERS},
        tiles={name: tile_facts(i) for i, name in enumerate(TILE.names)},
        bonus_tiles={
            name: BonusTileFacts(production=goods(BONUS_PRODUCTION[i]), harvest=goods(BONUS_HARVEST[i]))
            for i, name in enumerate(BONUS_TILE.names)
        },
        privileges={name: goods(PRIVILEGE_GAIN[i]) for i, name in enumerate(PRIVILEGE_CHOICE.names)},
        spaces={name: space_facts(i) for i, name in enumerate(SPACE.names)},
        tracks=tracks(),
        rounds=ROUNDS,
        surcharge=int(SURCHARGE),
        large_space_penalty=int(LARGE_SPACE_PENALTY),
        row_limit=int(ROW_LIMIT),
        leaders_each=int(LEADERS_EACH),
    )


def goods(packed: int) -> Goods:
    return convert(SOME_GOODS.json(packed), Goods)


def numbers(table: Iterable[int]) -> list[int]:
    return [int(number) for number in table]


def card_facts(i: int, card: Card) -> CardFacts:
    return CardFacts(
        type=TYPES[i // CARDS_OF_TYPE],
        period=int(card.period),
        costs=[Cost(pay=goods(cost.pay), need=int(cost.need)) for cost in card.costs],
        immediate=[effect_facts(effect) for effect in card.immediate],
        permanent=None if card.permanent is None else effect_facts(card.permanent),
        activation=int(card.activation),
        end_victory=int(card.end_victory),
    )


def effect_facts(effect: Effect) -> EffectFacts:
    """An effect by its kind, with what that kind needs."""
    found = EffectFacts(kind=EFFECTS[int(effect.kind)])
    if effect.kind in (GAIN, PER_CARD, PER_TWO_MILITARY):
        found.goods = goods(effect.goods)
    if effect.kind in (PER_CARD, TAKE, RAISE_TAKE):
        found.type = "any" if effect.subject == ANY_TYPE else CARD_TYPE.text(effect.subject)
    if effect.kind in (WORK, RAISE_WORK):
        found.work = KIND_OF_WORK.text(effect.subject)
    if effect.kind in (TAKE, WORK, RAISE_TAKE, RAISE_WORK):
        found.value = int(effect.value)
    if effect.kind in (TAKE, RAISE_TAKE):
        found.discounts = [goods(off) for off in (effect.second, effect.third) if off]
    if effect.kind == EXCHANGE:
        arrows = ((effect.goods, effect.second), (effect.third, effect.fourth))
        found.arrows = [Arrow(pay=goods(pay), gain=goods(gain)) for pay, gain in arrows if pay]
    return found


def leader_facts(leader: Leader) -> LeaderFacts:
    return LeaderFacts(
        cards={name: int(n) for name, n in zip(CARD_TYPE.names, leader.cards, strict=True) if n},
        same_type=int(leader.same_type),
        goods=goods(leader.owned),
        once_per_round=leader.once_per_round,
        gains=goods(leader.gains),
    )


def tile_facts(tile: int) -> TileFacts:
    period = tile // TILES_OF_PERIOD
    return TileFacts(period=period + 1, faith=int(CHURCH_DEMAND[period]), effect=TILE_EFFECTS[tile])


def fewer(*goods: GoodName) -> TileEffect:
    return TileEffect(kind="fewer_goods", amount=int(FEWER_BY), goods=list(goods))


def weaker_work(work: WorkName) -> TileEffect:
    return TileEffect(kind="weaker_work", amount=int(WEAKER_WORK_BY), work=work)


def weaker_taking(type: TypeName) -> TileEffect:
    return TileEffect(kind="weaker_taking", amount=int(WEAKER_TAKING_BY), type=type)


def losing(*goods: GoodName, every: int = 1) -> TileEffect:
    return TileEffect(kind="lose_points", amount=every, goods=list(goods))


# fmt: off
TILE_EFFECTS: dict[int, TileEffect] = {
    FEWER_MILITARY:         fewer("military"),
    FEWER_COINS:            fewer("coin"),
    FEWER_SERVANTS:         fewer("servant"),
    FEWER_WOOD_OR_STONE:    fewer("wood", "stone"),
    WEAKER_HARVEST:         weaker_work("harvest"),
    WEAKER_PRODUCTION:      weaker_work("production"),
    WEAKER_MEMBERS:         TileEffect(kind="weaker_members", amount=int(WEAKER_MEMBERS_BY)),
    WEAKER_TERRITORIES:     weaker_taking("territory"),
    WEAKER_BUILDINGS:       weaker_taking("building"),
    WEAKER_CHARACTERS:      weaker_taking("character"),
    WEAKER_VENTURES:        weaker_taking("venture"),
    MARKET_BAN:             TileEffect(kind="market_ban"),
    COSTLY_SERVANTS:        TileEffect(kind="costly_servants", amount=int(COSTLY_SERVANT_RATE)),
    SKIP_FIRST_TURN:        TileEffect(kind="skip_first_turn"),
    NO_CHARACTER_SCORE:     TileEffect(kind="no_score", type="character"),
    NO_VENTURE_SCORE:       TileEffect(kind="no_score", type="venture"),
    NO_TERRITORY_SCORE:     TileEffect(kind="no_score", type="territory"),
    LOSE_FIFTH:             losing("victory", every=int(POINTS_PER_LOSS)),
    LOSE_PER_MILITARY:      losing("military"),
    LOSE_PER_BUILDING_COST: TileEffect(kind="lose_points", amount=1, goods=["wood", "stone"], type="building"),
    LOSE_PER_RESOURCE:      losing("wood", "stone", "servant", "coin"),
}
# fmt: on


def space_facts(space: int) -> SpaceFacts:
    open_to = [seats for seats in range(GAME.fewest, GAME.most + 1) if not is_closed_for(seats, space)]
    found = SpaceFacts(area=SPACE.names[space].split(".")[0], value=int(minimum(space)), seats=open_to)
    if space < HARVEST_SINGLE:
        n = FLOOR_AMOUNT[space % FLOORS]
        found.area = "tower"
        found.tower = TYPES[space // FLOORS]
        found.floor = space % FLOORS + 1
        found.gain = goods(one(FLOOR_GOOD[space // FLOORS], n))
    elif MARKET <= space < COUNCIL:
        found.gain = goods(MARKET_GAIN[space - MARKET])
    elif space == COUNCIL:
        found.gain = goods(COUNCIL_GAIN)
    else:
        found.penalty = int(LARGE_SPACE_PENALTY) if space in (HARVEST_LARGE, PRODUCTION_LARGE) else 0
    return found


def is_closed_for(seats: int, space: int) -> bool:
    return bool(is_closed(lay_out(seats, GAME.whole_options({})), space))


def tracks() -> Tracks:
    return Tracks(
        faith_points=numbers(FAITH_POINTS),
        faith_end=int(FAITH_END),
        military_end=int(MILITARY_END),
        church=numbers(CHURCH_DEMAND),
        territory_military=numbers(SLOT_MILITARY),
        territory_points=numbers(TERRITORY_POINTS),
        character_points=numbers(CHARACTER_POINTS),
    )
