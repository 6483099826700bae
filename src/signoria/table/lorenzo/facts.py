"""The constant tables of Lorenzo as one document for boards: cards, leaders, tiles, spaces and tracks by their names.

Everything is read off the tables the rules themselves use, so that what a board shows is what is played.
"""

from collections.abc import Iterable

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
    COUNCIL,
    COUNCIL_GAIN,
    DIE,
    EXCHANGE,
    FAITH_END,
    FAITH_POINTS,
    FLOOR_AMOUNT,
    FLOOR_GOOD,
    GAIN,
    GOOD,
    HARVEST_LARGE,
    HARVEST_SINGLE,
    KIND_OF_WORK,
    LARGE_SPACE_PENALTY,
    LEADERS,
    MARKET,
    MARKET_GAIN,
    MEMBER,
    MILITARY_END,
    NO_FLOOR_BONUS,
    PER_CARD,
    PER_TWO_MILITARY,
    PRIVILEGE_CHOICE,
    PRIVILEGE_GAIN,
    PRODUCTION_LARGE,
    RAISE_TAKE,
    RAISE_WORK,
    ROW_LIMIT,
    SLOT_MILITARY,
    SOME_GOODS,
    SPACE,
    SURCHARGE,
    TAKE,
    TERRITORY_POINTS,
    TILE,
    WORK,
    Card,
    Effect,
    Leader,
    one,
)
from signoria.games.lorenzo.setup import lay_out
from signoria.games.lorenzo.state import SOURCE_NAMES
from signoria.kernel.domains import Json

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
Facts = dict[str, Json]


def facts() -> Facts:
    """Everything that never changes, by name."""
    return {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "goods": list(GOOD.names),
        "types": list(CARD_TYPE.names),
        "members": list(MEMBER.names),
        "dice": list(DIE.names),
        "works": list(KIND_OF_WORK.names),
        "sources": list(SOURCE_NAMES),
        "cards": {card.name: card_facts(i, card) for i, card in enumerate(CARDS)},
        "leaders": {leader.name: leader_facts(leader) for leader in LEADERS},
        "tiles": {name: tile_facts(i) for i, name in enumerate(TILE.names)},
        "bonus_tiles": {
            name: {"production": goods(BONUS_PRODUCTION[i]), "harvest": goods(BONUS_HARVEST[i])}
            for i, name in enumerate(BONUS_TILE.names)
        },
        "privileges": {name: goods(PRIVILEGE_GAIN[i]) for i, name in enumerate(PRIVILEGE_CHOICE.names)},
        "spaces": {name: space_facts(i) for i, name in enumerate(SPACE.names)},
        "tracks": tracks(),
        "rounds": ROUNDS,
        "surcharge": int(SURCHARGE),
        "large_space_penalty": int(LARGE_SPACE_PENALTY),
        "row_limit": int(ROW_LIMIT),
    }


def goods(packed: int) -> Json:
    return SOME_GOODS.json(packed)


def numbers(table: Iterable[int]) -> list[int]:
    return [int(number) for number in table]


def card_facts(i: int, card: Card) -> Facts:
    """A card as it is printed. [L-0.1.1]"""
    return {
        "type": CARD_TYPE.names[i // CARDS_OF_TYPE],
        "period": int(card.period),
        "costs": [{"pay": goods(cost.pay), "need": int(cost.need)} for cost in card.costs],
        "immediate": [effect_facts(effect) for effect in card.immediate],
        "permanent": None if card.permanent is None else effect_facts(card.permanent),
        "activation": int(card.activation),
        "end_victory": int(card.end_victory),
    }


def effect_facts(effect: Effect) -> Facts:
    """An effect by its kind, with what that kind needs. [L-15.1]"""
    found: Facts = {"kind": EFFECTS[int(effect.kind)]}
    if effect.kind in (GAIN, PER_CARD, PER_TWO_MILITARY):
        found["goods"] = goods(effect.goods)
    if effect.kind in (PER_CARD, TAKE, RAISE_TAKE):
        found["type"] = "any" if effect.subject == ANY_TYPE else CARD_TYPE.text(effect.subject)
    if effect.kind in (WORK, RAISE_WORK):
        found["work"] = KIND_OF_WORK.text(effect.subject)
    if effect.kind in (TAKE, WORK, RAISE_TAKE, RAISE_WORK):
        found["value"] = int(effect.value)
    if effect.kind in (TAKE, RAISE_TAKE):  # one of them
        found["discounts"] = [goods(off) for off in (effect.second, effect.third) if off]
    if effect.kind == EXCHANGE:  # at most one of them
        arrows = ((effect.goods, effect.second), (effect.third, effect.fourth))
        found["arrows"] = [{"pay": goods(pay), "gain": goods(gain)} for pay, gain in arrows if pay]
    return found


def leader_facts(leader: Leader) -> Facts:
    """What must be owned, how often the ability works, and what it gives where that is plain goods. [L-13]"""
    return {
        "cards": {name: int(n) for name, n in zip(CARD_TYPE.names, leader.cards, strict=True) if n},
        "same_type": int(leader.same_type),
        "goods": goods(leader.owned),
        "once_per_round": leader.once_per_round,
        "gains": goods(leader.gains),
    }


def tile_facts(tile: int) -> Facts:
    period = tile // TILES_OF_PERIOD
    return {"period": period + 1, "faith": int(CHURCH_DEMAND[period])}


def space_facts(space: int) -> Facts:
    """Where a space is, the value it needs, what it gives, and with how many players it is open."""
    open_to = [seats for seats in range(GAME.fewest, GAME.most + 1) if not is_closed_for(seats, space)]
    found: Facts = {"area": SPACE.names[space].split(".")[0], "value": int(minimum(space)), "seats": open_to}
    if space < HARVEST_SINGLE:
        n = FLOOR_AMOUNT[space % FLOORS]
        found["area"] = "tower"
        found["tower"] = CARD_TYPE.names[space // FLOORS]
        found["floor"] = space % FLOORS + 1
        found["gain"] = goods(one(FLOOR_GOOD[space // FLOORS], n))
    elif MARKET <= space < COUNCIL:
        found["gain"] = goods(MARKET_GAIN[space - MARKET])
    elif space == COUNCIL:
        found["gain"] = goods(COUNCIL_GAIN)
    else:
        found["penalty"] = int(LARGE_SPACE_PENALTY) if space in (HARVEST_LARGE, PRODUCTION_LARGE) else 0
    return found


def is_closed_for(seats: int, space: int) -> bool:
    return bool(is_closed(lay_out(seats, GAME.whole_options({})), space))


def tracks() -> Facts:
    """Points by faith, what the Church asks, military needed for territories, and points by cards at the end."""
    return {
        "faith_points": numbers(FAITH_POINTS),
        "faith_end": int(FAITH_END),
        "military_end": int(MILITARY_END),
        "church": numbers(CHURCH_DEMAND),
        "territory_military": numbers(SLOT_MILITARY),
        "territory_points": numbers(TERRITORY_POINTS),
        "character_points": numbers(CHARACTER_POINTS),
    }
