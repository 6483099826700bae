"""Cards, leaders, tiles and spaces in words: short for a board, long for whoever asks."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo.pieces import (
    ANY_TYPE,
    BONUS_HARVEST,
    BONUS_PRODUCTION,
    BONUS_TILE,
    CARD,
    CARD_TYPE,
    CARDS,
    CHURCH_DEMAND,
    COUNCIL,
    COUNCIL_GAIN,
    EXCHANGE,
    FLOOR_AMOUNT,
    FLOOR_GOOD,
    FLOOR_VALUE,
    GAIN,
    HARVEST_SINGLE,
    KIND_OF_WORK,
    LARGE_SPACE_PENALTY,
    LEADER,
    LEADERS,
    MARKET,
    MARKET_GAIN,
    NO_FLOOR_BONUS,
    PER_CARD,
    PER_TWO_MILITARY,
    RAISE_TAKE,
    RAISE_WORK,
    SOME_GOODS,
    SPACE,
    SURCHARGE,
    TAKE,
    TERRITORY,
    TILE,
    WORK,
    Cost,
    Effect,
    amount,
    one,
)
from signoria.kernel.text import Words

# How much room there is: whole sentences, words on a wide board, two letters on a narrow one.
WHOLE: Final = 0
BRIEF: Final = 1
TINY: Final = 2


def goods(words: Words, packed: i64, size: int = WHOLE, case: str = "") -> str:
    """`2 wood, 1 coin`, in the case a sentence wants; `2 wood 1 coin` or `2wd 1co`."""
    if size == WHOLE:
        return words.goods(SOME_GOODS, packed, case)
    parts: list[str] = []
    for i, name in enumerate(SOME_GOODS.names):
        n = int(amount(packed, i))
        if n:
            parts.append(words.word(f"brief-{name}" if size == BRIEF else f"tiny-{name}", n=n))
    return " ".join(parts)


def type_name(words: Words, card_type: i64, size: int = WHOLE) -> str:
    name = "any" if card_type == ANY_TYPE else CARD_TYPE.text(card_type)
    if size == WHOLE:
        return words.word(f"type-{name}")
    return words.word(f"brief-{name}" if size == BRIEF else f"tiny-{name}")


def effect(words: Words, effect: Effect, size: int = WHOLE) -> str:
    """One effect of a card. [L-15.1]"""
    gained = goods(words, effect.goods, size)
    whole = size == WHOLE
    value = int(effect.value)
    if effect.kind == GAIN:
        return gained
    if effect.kind == PER_CARD:
        each = CARD_TYPE.text(effect.subject)
        if whole:
            return words.word(f"effect-words-per-{each}", goods=gained)
        return words.word("short-per-card", goods=gained, type=type_name(words, effect.subject, size))
    if effect.kind == PER_TWO_MILITARY:
        return words.word("effect-words-per-military" if whole else "short-per-military", goods=gained)
    if effect.kind == EXCHANGE:
        return exchange(words, effect, size)
    if effect.kind == WORK or effect.kind == RAISE_WORK:
        work = words.word(KIND_OF_WORK.key(effect.subject))
        if effect.kind == WORK:
            return words.word("effect-words-work" if whole else "short-work", work=work, value=value)
        return words.word("effect-words-raise-work" if whole else "short-raise-work", work=work, value=value)
    if effect.kind == NO_FLOOR_BONUS:
        return words.word("effect-words-no-floor-bonus" if whole else "short-no-floor-bonus")
    return taking(words, effect, size)


def exchange(words: Words, effect: Effect, size: int) -> str:
    """`1 wood → 3 coins or 2 wood → 5 coins`. [L-15.1.4]"""
    arrows = [(effect.goods, effect.second)]
    if effect.third:
        arrows.append((effect.third, effect.fourth))
    parts = [
        words.word(
            "effect-words-exchange" if size == WHOLE else "short-exchange",
            pay=goods(words, price, size),
            gain=goods(words, gain, size),
        )
        for price, gain in arrows
    ]
    return words.word("effect-words-or" if size == WHOLE else "short-or").join(parts)


def taking(words: Words, effect: Effect, size: int) -> str:
    """A bonus action that takes a card, or a lasting help in taking cards. [L-15.1.5] [L-15.1.7]"""
    assert effect.kind == TAKE or effect.kind == RAISE_TAKE
    card_type = type_name(words, effect.subject, size)
    either = words.word("effect-words-or" if size == WHOLE else "short-or")
    discounts = [effect.second, *([effect.third] if effect.kind == RAISE_TAKE and effect.third else [])]

    def off(case: str) -> str:
        return either.join(goods(words, packed, size, case) for packed in discounts)

    if effect.kind == TAKE:
        key = "effect-words-take" if size == WHOLE else "short-take"
        cheaper = "effect-words-take-discount" if size == WHOLE else "short-take-discount"
    else:
        key = "effect-words-raise-take" if size == WHOLE else "short-raise-take"
        cheaper = "effect-words-raise-take-discount" if size == WHOLE else "short-raise-take-discount"
    which = "any" if effect.subject == ANY_TYPE else CARD_TYPE.text(effect.subject)
    if effect.second:
        return words.say(cheaper, type=card_type, type_id=which, value=int(effect.value), goods=off)
    return words.word(key, type=card_type, type_id=which, value=int(effect.value))


def one_cost(words: Words, cost: Cost, size: int = WHOLE) -> str:
    if cost.need:
        key = "effect-words-military-cost" if size == WHOLE else "short-military-cost"
        return words.word(key, need=int(cost.need), pay=int(amount(cost.pay, 4)))
    return goods(words, cost.pay, size)


def cost(words: Words, card: i64, size: int = WHOLE) -> str:
    """What a card costs, printed; territories are free. [L-5.1.1]"""
    costs = CARDS[card].costs
    if not costs:
        return words.word("effect-words-free")
    either = words.word("effect-words-or" if size == WHOLE else "short-or")
    return either.join([one_cost(words, way, size) for way in costs])


def immediate(words: Words, card: i64, size: int = WHOLE) -> str:
    """What a card does when it is taken, '' if nothing."""
    effects = [effect(words, item, size) for item in CARDS[card].immediate]
    return words.join(effects) if effects else ""


def lasting(words: Words, card: i64, size: int = WHOLE) -> str:
    """What a card does later: harvest, production, a lasting help, points at the end; '' if nothing."""
    row = CARDS[card]
    if row.end_victory:
        return words.word("effect-words-end" if size == WHOLE else "short-end", points=int(row.end_victory))
    if row.permanent is None:
        return ""
    does = effect(words, row.permanent, size)
    if not row.activation:
        return does if size != WHOLE else words.word("card-permanent", effects=does)
    value = int(row.activation)
    if card // 24 == TERRITORY:
        return words.word("card-harvest" if size == WHOLE else "short-harvest", value=value, effects=does)
    return words.word("card-production" if size == WHOLE else "short-production", value=value, effects=does)


def short(words: Words, card: i64, size: int = BRIEF) -> str:
    """What a card does, in one line of a board, without its cost."""
    return " · ".join([part for part in (immediate(words, card, size), lasting(words, card, size)) if part])


def long(words: Words, card: i64) -> list[str]:
    """Everything printed on a card, a line each."""
    row = CARDS[card]
    lines = [
        words.word(CARD.key(card)),
        words.word("card-kind", type=type_name(words, card // 24), period=int(row.period)),
        words.word("card-cost", cost=cost(words, card)),
    ]
    if row.immediate:
        lines.append(words.word("card-immediate", effects=immediate(words, card)))
    later = lasting(words, card)
    if later:
        lines.append(later)
    return lines


def requirement(words: Words, leader: i64) -> str:
    """What must be owned to play a leader. [L-12.2.1]"""
    row = LEADERS[leader]
    parts: list[str] = []
    if row.same_type:
        parts.append(words.word("requirement-same", n=int(row.same_type)))
    for card_type, name in enumerate(CARD_TYPE.names):
        need = (row.cards[0], row.cards[1], row.cards[2], row.cards[3])[card_type]
        if need:
            parts.append(words.word(f"requirement-{name}", n=int(need)))
    for i, name in enumerate(SOME_GOODS.names):
        need = amount(row.owned, i)
        if need:
            parts.append(words.word(f"amount-{name}", n=int(need)))
    return words.series(parts)


def leader_does(words: Words, leader: i64) -> str:
    return words.word(f"leader-does-{LEADER.text(leader)}")


def long_leader(words: Words, leader: i64) -> list[str]:
    """A leader: requirement and ability. [L-13]"""
    key = "leader-once" if LEADERS[leader].once_per_round else "leader-permanent"
    return [
        words.word(LEADER.key(leader)),
        words.word("leader-requires", requirement=requirement(words, leader)),
        words.word(key, does=leader_does(words, leader)),
    ]


def long_tile(words: Words, tile: i64) -> list[str]:
    """An excommunication tile. [L-14]"""
    period = int(tile) // 7
    return [
        words.word(TILE.key(tile)),
        words.word("tile-kind", period=period + 1, faith=int(CHURCH_DEMAND[period])),
    ]


def bonus_tile(words: Words, tile: i64, size: int = WHOLE) -> str:
    """What a personal bonus tile gives. [L-1.4] [L-12.1.2]"""
    production = goods(words, BONUS_PRODUCTION[tile], size)
    return words.word("bonus-tile-words", production=production, harvest=goods(words, BONUS_HARVEST[tile], size))


def long_bonus_tile(words: Words, tile: i64) -> list[str]:
    return [words.word(BONUS_TILE.key(tile)), bonus_tile(words, tile)]


def floor_bonus(words: Words, space: i64, size: int = WHOLE) -> str:
    """What a floor of a tower gives, '' if nothing. [L-4.1.7]"""
    n = FLOOR_AMOUNT[space & 3]
    return goods(words, one(FLOOR_GOOD[space >> 2], n), size) if n else ""


def long_space(words: Words, space: i64) -> list[str]:
    """What an action space needs and gives."""
    return [words.word(SPACE.key(space)), about_space(words, space)]


def about_space(words: Words, space: i64) -> str:
    if space < HARVEST_SINGLE:
        value = int(FLOOR_VALUE[space & 3])
        bonus = floor_bonus(words, space)
        if bonus:
            return words.word("about-floor-bonus", value=value, goods=bonus, coins=SURCHARGE)
        return words.word("about-floor", value=value, coins=SURCHARGE)
    if space < MARKET:
        name = SPACE.text(space).replace(".", "-")
        return words.word(f"about-{name}", penalty=LARGE_SPACE_PENALTY)
    if space < COUNCIL:
        return words.word("about-market", goods=goods(words, MARKET_GAIN[space - MARKET]))
    return words.word("about-council", goods=goods(words, COUNCIL_GAIN))
