"""What members and actions are worth, what cards cost and who may go where: the one place for each of them."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo.effects import after_tiles
from signoria.games.lorenzo.messages import (
    CANNOT_PAY,
    COLOR_IN_AREA,
    COLOR_IN_TOWER,
    FLOOR_TAKEN,
    MARKET_BANNED,
    MARKET_TAKEN,
    MEMBER_AWAY,
    MEMBER_BELOW_1,
    MEMBER_TOO_LOW,
    MILITARY_TOO_LOW,
    NO_CARD,
    NO_SUCH_COST,
    NO_SUCH_DISCOUNT,
    NO_SURCHARGE_COINS,
    NOT_ENOUGH_SERVANTS,
    ROW_FULL,
    SLOT_TOO_STRONG,
    SPACE_CLOSED,
    SPACE_TAKEN,
    VALUE_TOO_LOW,
    WHOLE_STEPS,
    WORK_TOO_LOW,
)
from signoria.games.lorenzo.moves import SERVANTS
from signoria.games.lorenzo.pieces import (
    BUILDING,
    CESARE,
    CHARACTER,
    COIN,
    COST,
    COST_COUNT,
    COSTLY_SERVANT_RATE,
    COSTLY_SERVANTS,
    COUNCIL,
    COUNT,
    DISCOUNT,
    FLOOR_AMOUNT,
    FLOOR_GOOD,
    FLOOR_VALUE,
    HARVEST,
    HARVEST_LARGE,
    HARVEST_SINGLE,
    HOME,
    LARGE_SPACE_PENALTY,
    LUCREZIA,
    MALATESTA,
    MARKET,
    MARKET_BAN,
    MILITARY,
    MILITARY_END,
    MORO,
    NEED,
    NEUTRAL,
    PICO,
    PRODUCTION,
    PRODUCTION_LARGE,
    PRODUCTION_SINGLE,
    RAISED_BY,
    RAISED_TYPE,
    RAISED_WORK,
    ROW_LIMIT,
    SERVANT,
    SLOT_MILITARY,
    SURCHARGE,
    TERRITORY,
    WEAKER_HARVEST,
    WEAKER_MEMBERS,
    WEAKER_MEMBERS_BY,
    WEAKER_PRODUCTION,
    WEAKER_TAKING,
    WEAKER_TAKING_BY,
    WEAKER_WORK_BY,
    amount,
    one,
)
from signoria.games.lorenzo.state import (
    BONUS_SURCHARGE_FOR_OWN,
    DICE,
    FLOORS,
    LARGE_SPACE_MIN_RESULT,
    MEMBERS_NEED_VALUE_1,
    NAMED,
    ROWS,
    SEATS,
    TRACK_CAPS,
    Table,
)
from signoria.kernel.flow import LEGAL, Moves, Refusal
from signoria.kernel.moves import pack

NO_MEMBER: Final = -1  # a bonus action: nobody is placed

# ---------------------------------------------------------------- values


def member_value(s: Table, seat: i64, member: i64) -> i64:
    """M without servants. A set value replaces the die, then everything else is added. [L-3.3.1] [L-3.3.3]"""
    abilities = s.abilities(seat)
    if member == NEUTRAL:
        return 3 if abilities >> MALATESTA & 1 else 0  # [L-3.2.1] [L-13.14]
    value = s.cells[DICE + member]
    if s.cells[NAMED + seat] == member:
        value = 6  # Montefeltro goes before il Moro [L-3.3.7] [L-13.4]
    elif abilities >> MORO & 1:
        value = 5  # [L-13.16]
    if abilities >> LUCREZIA & 1:
        value += 2  # [L-13.13]
    if s.suffers(seat, WEAKER_MEMBERS):
        value -= WEAKER_MEMBERS_BY  # [L-14.1.7] [L-3.2.3]
    return value


def take_bonus(s: Table, seat: i64, card_type: i64) -> i64:
    """What characters and tiles add to taking a card of a type, by a member or not. [L-3.3.2] [L-5.3.3] [L-5.3.4]"""
    bonus: i64 = 0
    first = ROWS + (seat * 4 + CHARACTER) * ROW_LIMIT
    i: i64 = 0
    while i < ROW_LIMIT:
        card = s.cells[first + i]
        if card < 0:
            break
        if RAISED_TYPE[card] == card_type:
            bonus += RAISED_BY[card]
        i += 1
    if s.suffers(seat, WEAKER_TAKING[card_type]):
        bonus -= WEAKER_TAKING_BY  # [L-14.2.1] [L-14.2.2] [L-14.2.3] [L-14.2.4]
    return bonus


def work_characters(s: Table, seat: i64, kind: i64) -> i64:
    """What characters add to harvest or production; they add up. [L-5.3.5]"""
    bonus: i64 = 0
    first = ROWS + (seat * 4 + CHARACTER) * ROW_LIMIT
    i: i64 = 0
    while i < ROW_LIMIT:
        card = s.cells[first + i]
        if card < 0:
            break
        if RAISED_WORK[card] == kind:
            bonus += RAISED_BY[card]
        i += 1
    return bonus


def work_penalty(s: Table, seat: i64, kind: i64) -> i64:
    """Tiles that weaken harvest or production. [L-14.1.5] [L-14.1.6]"""
    return WEAKER_WORK_BY if s.suffers(seat, WEAKER_HARVEST if kind == HARVEST else WEAKER_PRODUCTION) else 0


def servant_rate(s: Table, seat: i64) -> i64:
    """Servants for each +1. [L-3.2.2] [L-14.2.6]"""
    return COSTLY_SERVANT_RATE if s.suffers(seat, COSTLY_SERVANTS) else 1


def bought(s: Table, seat: i64, servants: i64) -> i64:
    """What so many servants add to a value."""
    return servants // servant_rate(s, seat)


def servants_for(s: Table, seat: i64, value: i64, target: i64) -> i64:
    """Servants that lift a value to a target."""
    return 0 if value >= target else (target - value) * servant_rate(s, seat)


def servants_needed(s: Table, seat: i64, member: i64, space: i64, value: i64) -> i64:
    """Servants an action at a value needs at least, by a member or (NO_MEMBER) as a bonus action.

    By the option of the Czech book the member itself must come to 1. [L-3.3.5]
    """
    least = servants_for(s, seat, reach(s, seat, space, value), minimum(space))
    if member == NO_MEMBER or not s.cells[MEMBERS_NEED_VALUE_1]:
        return least
    return max(least, servants_for(s, seat, member_value(s, seat, member), 1))


def own_value_refusal(s: Table, seat: i64, member: i64, servants: i64) -> Refusal:
    """Whether so many servants lift the member itself to 1, where the option asks for it. [L-3.3.5]"""
    if member == NO_MEMBER or not s.cells[MEMBERS_NEED_VALUE_1]:
        return (LEGAL, 0, 0, 0)
    value = member_value(s, seat, member) + bought(s, seat, servants)
    return (LEGAL, 0, 0, 0) if value >= 1 else (MEMBER_BELOW_1, value, 0, 0)


def propose_servants(s: Table, seat: i64, into: Moves) -> None:
    """Every number of servants in whole steps, as far as a move can say it."""
    rate = servant_rate(s, seat)
    n: i64 = 0
    while n <= s.owned(seat, SERVANT) and n < COUNT.size:
        into.add(pack(SERVANTS, n))
        n += rate


def servants_refusal(s: Table, seat: i64, servants: i64) -> Refusal:
    """Servants are paid in whole steps, from those owned. [L-3.2.2] [L-3.2.6]"""
    if servants > s.owned(seat, SERVANT):
        return (NOT_ENOUGH_SERVANTS, servants, s.owned(seat, SERVANT), 0)
    if servants % servant_rate(s, seat) != 0:
        return (WHOLE_STEPS, 0, 0, 0)
    return (LEGAL, 0, 0, 0)


# ---------------------------------------------------------------- spaces


def work_of(space: i64) -> i64:
    """Harvest or production, of a work space."""
    return HARVEST if space <= HARVEST_LARGE else PRODUCTION


def is_large(space: i64) -> bool:
    return space == HARVEST_LARGE or space == PRODUCTION_LARGE


def is_closed(s: Table, space: i64) -> bool:
    """Cover tiles. [L-1.3] [L-7.2] [L-6.1.1]"""
    if is_large(space):
        return s.cells[SEATS] == 2
    return MARKET + 2 <= space < COUNCIL and s.cells[SEATS] < 4


def value_on(s: Table, seat: i64, member: i64, space: i64) -> i64:
    """Value of an action by a member without servants: V in towers and work areas, M elsewhere. [L-3.3.2] [L-3.3.5]"""
    value = member_value(s, seat, member)
    if space < HARVEST_SINGLE:
        return value + take_bonus(s, seat, space >> 2)
    if space >= MARKET:
        return value
    kind = work_of(space)
    value += work_characters(s, seat, kind) - work_penalty(s, seat, kind)
    return value - LARGE_SPACE_PENALTY if is_large(space) else value  # [L-6.1.3]


def minimum(space: i64) -> i64:
    """The value an action on a space needs. [L-3.3.4] [L-6.1.4]"""
    return FLOOR_VALUE[space & 3] if space < HARVEST_SINGLE else 1


def reach(s: Table, seat: i64, space: i64, value: i64) -> i64:
    """What counts for the minimum: by the option of the German book tiles and the large space take nothing off it."""
    if space < HARVEST_SINGLE or space >= MARKET or s.cells[LARGE_SPACE_MIN_RESULT]:
        return value
    # M plus characters of 1 suffices. [L-6.1.5]
    return value + work_penalty(s, seat, work_of(space)) + (LARGE_SPACE_PENALTY if is_large(space) else 0)


def place_refusal(s: Table, seat: i64, member: i64, space: i64) -> Refusal:
    """Whether a member can be placed on a space, with all servants if need be. [L-3.1.2] [L-3.1.3]"""
    if s.place_of(seat, member) != HOME:
        return (MEMBER_AWAY, s.place_of(seat, member), 0, 0)
    if is_closed(s, space):
        return (SPACE_CLOSED, s.cells[SEATS], 0, 0)
    if space < HARVEST_SINGLE:
        if s.is_taken(space):
            return (FLOOR_TAKEN, 0, 0, 0)  # [L-4.1.3]
        if s.cells[FLOORS + space] < 0:
            return (NO_CARD, 0, 0, 0)
        tower = space >> 2
        if member != NEUTRAL and s.has_colored_between(seat, tower * 4, tower * 4 + 3):
            return (COLOR_IN_TOWER, 0, 0, 0)
        return floor_refusal(s, seat, member, space, value_on(s, seat, member, space), 0)
    if space < MARKET:
        return work_refusal(s, seat, member, space)
    if space < COUNCIL:
        if s.suffers(seat, MARKET_BAN):
            return (MARKET_BANNED, 0, 0, 0)  # Ariosto does not help [L-14.2.5] [L-13.2.1]
        if s.is_taken(space) and not s.ignores_occupation(seat):
            return (MARKET_TAKEN, 0, 0, 0)  # [L-7.1] [L-7.3] [L-13.2.3]
    return lift_refusal(s, seat, value_on(s, seat, member, space), 1, MEMBER_TOO_LOW)  # [L-8.1.1]


def work_refusal(s: Table, seat: i64, member: i64, space: i64) -> Refusal:
    """Harvest and production: one member on the single space, one colored member of a player in an area. [L-6.1.1]"""
    if not is_large(space) and s.is_taken(space) and not s.ignores_occupation(seat):
        return (SPACE_TAKEN, 0, 0, 0)
    first: i64 = HARVEST_SINGLE if space <= HARVEST_LARGE else PRODUCTION_SINGLE
    if member != NEUTRAL and s.has_colored_between(seat, first, first + 1):
        return (COLOR_IN_AREA, 0, 0, 0)  # [L-6.1.2]
    lifted = lift_refusal(s, seat, reach(s, seat, space, value_on(s, seat, member, space)), 1, WORK_TOO_LOW)
    return lifted if lifted[0] != 0 else own_value_refusal(s, seat, member, s.owned(seat, SERVANT))


def lift_refusal(s: Table, seat: i64, value: i64, target: i64, reason: i64) -> Refusal:
    """Whether the servants owned lift a value to a target, also one lowered by tiles. [L-14.0.5]"""
    if servants_for(s, seat, value, target) > s.owned(seat, SERVANT):
        return (reason, target, value + bought(s, seat, s.owned(seat, SERVANT)), 0)
    return (LEGAL, 0, 0, 0)


def floor_refusal(s: Table, seat: i64, member: i64, space: i64, value: i64, discount: i64) -> Refusal:
    """Whether the card of a floor can be taken at a value, with a member or by a bonus action. [L-4.1.5] [L-4.4.2]"""
    card = s.cells[FLOORS + space]
    if card < 0:
        return (NO_CARD, 0, 0, 0)  # [L-4.1.6] [L-13.2.2]
    card_type = space >> 2
    row = s.cards(seat, card_type)
    if row >= ROW_LIMIT:
        return (ROW_FULL, card_type, 0, 0)  # [L-4.3.1]
    if card_type == TERRITORY and SLOT_MILITARY[row] > s.owned(seat, MILITARY) and not s.has_leader(seat, CESARE):
        return (SLOT_TOO_STRONG, SLOT_MILITARY[row], s.owned(seat, MILITARY), 0)  # [L-5.1.2] [L-5.1.3] [L-13.17]
    lifted = lift_refusal(s, seat, value, FLOOR_VALUE[space & 3], VALUE_TOO_LOW)
    if lifted[0] == 0:
        lifted = own_value_refusal(s, seat, member, s.owned(seat, SERVANT))
    if lifted[0] != 0:
        return lifted
    return payment_refusal(s, seat, member, space, servants_needed(s, seat, member, space, value), discount)


# ---------------------------------------------------------------- costs


def surcharge(s: Table, seat: i64, member: i64, tower: i64) -> i64:
    """Coins for a tower in which any member stands, the own one included. [L-4.2.2] [L-4.4.2] [L-13.3]

    By the option of the German book a bonus action pays only where somebody else stands.
    """
    if s.pays_no_surcharge(seat):
        return 0
    if member == NO_MEMBER and not s.cells[BONUS_SURCHARGE_FOR_OWN]:
        return SURCHARGE if s.is_tower_occupied_by_others(seat, tower) else 0
    return SURCHARGE if s.is_tower_occupied(tower) else 0


def floor_bonus(s: Table, seat: i64, space: i64) -> i64:
    """What the floor itself gives this seat, as it is really received. [L-4.1.7] [L-5.3.6] [L-4.3.10]"""
    n = FLOOR_AMOUNT[space & 3]
    if n == 0 or s.no_floor_bonus(seat):
        return 0
    return after_tiles(s, seat, one(FLOOR_GOOD[space >> 2], n))


def payment_refusal(s: Table, seat: i64, member: i64, space: i64, servants: i64, discount: i64) -> Refusal:
    """Whether surcharge and card can be paid after so many servants, by at least one pick. [L-4.2.7] [L-4.3.10]"""
    card = s.cells[FLOORS + space]
    extra = surcharge(s, seat, member, space >> 2)
    if extra > s.owned(seat, COIN):
        return (NO_SURCHARGE_COINS, extra, s.owned(seat, COIN), 0)  # the floor bonus comes too late [L-4.2.4]
    bonus = floor_bonus(s, seat, space)
    best: Refusal = (LEGAL, 0, 0, 0)
    option: i64 = 0
    while option < COST_COUNT[card]:
        pick: i64 = 0
        while pick < 3:
            if may_pick(s, seat, card, pick):
                refused = cost_refusal(s, seat, card, option, pick, discount, servants, extra, bonus)
                if refused[0] == 0:
                    return (LEGAL, 0, 0, 0)
                if best[0] == 0 or is_nearer(refused, best):
                    best = refused
            pick += 1
        option += 1
    return best


def is_nearer(one: Refusal, other: Refusal) -> bool:
    """Whether one refusal is nearer to being allowed: a later check, or less that is missing."""
    return one[0] > other[0] or (one[0] == other[0] and one[1] - one[2] < other[1] - other[2])


def may_pick(s: Table, seat: i64, card: i64, pick: i64) -> bool:
    """With a choice of discounts the owner picks one of them, and cannot decline; otherwise there is no pick. [L-4.3.9]

    0 is no pick, 1 and 2 are the two options of the Stonemason.
    """
    return (pick == 0) != (card // 24 == BUILDING and has_discount_choice(s, seat))


def has_discount_choice(s: Table, seat: i64) -> bool:
    """The Stonemason: 1 wood or 1 stone off buildings. [L-5.3.4]"""
    first = ROWS + (seat * 4 + CHARACTER) * ROW_LIMIT
    i: i64 = 0
    while i < ROW_LIMIT:
        card = s.cells[first + i]
        if card >= 0 and DISCOUNT[card * 2 + 1] != 0:
            return True
        i += 1
    return False


def discounted(s: Table, seat: i64, card: i64, good: i64, printed: i64, pick: i64, discount: i64) -> i64:
    """A printed cost less all discounts, which add up and never go below 0. [L-4.3.3] [L-4.3.4] [L-4.4.4]"""
    if printed == 0:
        return 0
    less = amount(discount, good)
    card_type = card // 24
    first = ROWS + (seat * 4 + CHARACTER) * ROW_LIMIT
    i: i64 = 0
    while i < ROW_LIMIT:
        owned = s.cells[first + i]
        if owned < 0:
            break
        if RAISED_TYPE[owned] == card_type:
            if DISCOUNT[owned * 2 + 1] == 0:
                less += amount(DISCOUNT[owned * 2], good)  # the Dame
            elif pick > 0:
                less += amount(DISCOUNT[owned * 2 + pick - 1], good)  # the Stonemason
        i += 1
    if good == COIN and s.has_leader(seat, PICO):
        less += 3  # off the card, never off the surcharge [L-13.11] [L-4.3.5]
    return printed - less if printed > less else 0


def cost_refusal(
    s: Table, seat: i64, card: i64, option: i64, pick: i64, discount: i64, servants: i64, extra: i64, bonus: i64
) -> Refusal:
    """Whether one way of paying a card can be paid.

    `servants` and `extra` coins have gone before, the floor `bonus` has come. [L-4.2.4] [L-4.3.8]
    """
    if option >= COST_COUNT[card]:
        return (NO_SUCH_COST, 0, 0, 0)
    if not may_pick(s, seat, card, pick):
        return (NO_SUCH_DISCOUNT, 0, 0, 0)
    printed = COST[card * 2 + option]
    good: i64 = 0
    while good <= MILITARY:
        price = discounted(s, seat, card, good, amount(printed, good), pick, discount)
        have = s.owned(seat, good) + amount(bonus, good)
        if good == SERVANT:
            have -= servants
        elif good == COIN:
            have -= extra
        elif good == MILITARY:
            if s.cells[TRACK_CAPS] and have > MILITARY_END:
                have = MILITARY_END
            if NEED[card * 2 + option] > have:
                return (MILITARY_TOO_LOW, NEED[card * 2 + option], have, 0)  # [L-4.3.7]
        if price > have:
            return (CANNOT_PAY, price, have, good)
        good += 1
    return (LEGAL, 0, 0, 0)
