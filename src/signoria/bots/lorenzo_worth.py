"""What goods and cards of Lorenzo are worth to a bot, in hundredths of a point, with so many own turns left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.actions import work_characters, work_penalty
from signoria.games.lorenzo.pieces import (
    ACTIVATION,
    BONUS_HARVEST,
    BONUS_PRODUCTION,
    BUILDING,
    CARD_COUNT,
    CARDS,
    EXCHANGE,
    HARVEST,
    PER_CARD,
    ROW_LIMIT,
    TERRITORY,
    amount,
)
from signoria.games.lorenzo.state import (
    BONUS,
    Table,
)

# fmt: off
# Worth of one more of a good: at the end, and more for every turn left.
END_WORTH: Final = vec[i64]([20, 20, 20, 20, 20, 110, 100, 60])
TURN_WORTH: Final = vec[i64]([3, 3, 2, 3, 2, 1, 0, 5])
# Percent of the own harvests and productions whose value reaches a card.
REACHED: Final = vec[i64]([100, 100, 95, 85, 75, 60, 45])
# fmt: on


def at_end(packed: i64) -> i64:
    """Worth of goods when no turn is left."""
    worth: i64 = 0
    for good in range(8):
        worth += amount(packed, good) * END_WORTH[good]
    return worth


def by_turn(packed: i64) -> i64:
    """What every turn left adds to the worth of goods."""
    worth: i64 = 0
    for good in range(8):
        worth += amount(packed, good) * TURN_WORTH[good]
    return worth


def permanent_kind(card: i64) -> i64:
    effect = CARDS[card].permanent
    return 0 if effect is None else effect.kind


def arrow_goods(card: i64, side: i64) -> i64:
    """Price and gain of the first arrow, price and gain of the second, from 0."""
    effect = CARDS[card].permanent
    if effect is None or effect.kind != EXCHANGE:
        return 0
    if side == 0:
        return effect.goods
    if side == 1:
        return effect.second
    return effect.third if side == 2 else effect.fourth


def plain_goods(card: i64) -> i64:
    """What a permanent effect gives without a price."""
    effect = CARDS[card].permanent
    return 0 if effect is None or effect.kind == EXCHANGE else effect.goods


def counted_type(card: i64) -> i64:
    """Of which type cards are counted, or raised."""
    effect = CARDS[card].permanent
    return 0 if effect is None else effect.subject


def net_at_end(card: i64, arrow: i64) -> i64:
    """Gain of an arrow less its price, when no turn is left."""
    return at_end(arrow_goods(card, 2 * arrow + 1)) - at_end(arrow_goods(card, 2 * arrow))


def net_by_turn(card: i64, arrow: i64) -> i64:
    return by_turn(arrow_goods(card, 2 * arrow + 1)) - by_turn(arrow_goods(card, 2 * arrow))


# The worth of a permanent effect grows evenly with the turns left, so it is two numbers a card, or four an exchange.
KIND: Final = vec[i64]([permanent_kind(card) for card in range(CARD_COUNT)])
COUNTED_TYPE: Final = vec[i64]([counted_type(card) for card in range(CARD_COUNT)])
PLAIN_END: Final = vec[i64]([at_end(plain_goods(card)) for card in range(CARD_COUNT)])
PLAIN_TURN: Final = vec[i64]([by_turn(plain_goods(card)) for card in range(CARD_COUNT)])
ARROW_END: Final = vec[i64]([net_at_end(card, arrow) for card in range(CARD_COUNT) for arrow in range(2)])
ARROW_TURN: Final = vec[i64]([net_by_turn(card, arrow) for card in range(CARD_COUNT) for arrow in range(2)])
# The same of bonus tiles.
TILE_HARVEST_END: Final = vec[i64]([at_end(goods) for goods in BONUS_HARVEST])
TILE_HARVEST_TURN: Final = vec[i64]([by_turn(goods) for goods in BONUS_HARVEST])
TILE_PRODUCTION_END: Final = vec[i64]([at_end(goods) for goods in BONUS_PRODUCTION])
TILE_PRODUCTION_TURN: Final = vec[i64]([by_turn(goods) for goods in BONUS_PRODUCTION])


def arrow_worth(card: i64, arrow: i64, turns: i64) -> i64:
    """What using an arrow (0 or 1) of an exchange brings beyond its price."""
    return ARROW_END[card * 2 + arrow] + ARROW_TURN[card * 2 + arrow] * turns


def card_yield(s: Table, seat: i64, card: i64, turns: i64) -> i64:
    """What one harvest or production of a card is worth."""
    if KIND[card] == EXCHANGE:
        first = arrow_worth(card, 0, turns)
        second = arrow_worth(card, 1, turns)
        best = first if first > second else second
        return best * 3 // 4 if best > 0 else 0  # the price is not always at hand
    plain = PLAIN_END[card] + PLAIN_TURN[card] * turns
    return plain * s.cards(seat, COUNTED_TYPE[card]) if KIND[card] == PER_CARD else plain


def work_yield(s: Table, seat: i64, kind: i64, turns: i64) -> i64:
    """What a harvest or production by an average member is worth."""
    row: i64 = TERRITORY if kind == HARVEST else BUILDING
    tile = s.cells[BONUS + seat]
    total: i64 = 0
    if tile >= 0:
        if kind == HARVEST:
            total = TILE_HARVEST_END[tile] + TILE_HARVEST_TURN[tile] * turns
        else:
            total = TILE_PRODUCTION_END[tile] + TILE_PRODUCTION_TURN[tile] * turns
    shift = work_characters(s, seat, kind) - work_penalty(s, seat, kind)
    slot: i64 = 0
    while slot < ROW_LIMIT:
        card = s.card_in_row(seat, row, slot)
        if card < 0:
            break
        needed = ACTIVATION[card] - shift
        if needed < 0:
            needed = 0
        if needed > 6:
            needed = 6
        total += card_yield(s, seat, card, turns) * REACHED[needed] // 100
        slot += 1
    return total
