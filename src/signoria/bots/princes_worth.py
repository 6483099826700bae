"""What works, cards and money of Princes are worth to a bot, in hundredths of a point, with so many actions left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.princes_outlook import Outlook, best_fit, fit
from signoria.games.princes.actions import bonus_value, building_price, count, means, princess_value
from signoria.games.princes.cards import AT_HAND, in_stack, is_open_place
from signoria.games.princes.pieces import (
    AT_LEAST,
    BONUS_AT,
    BONUS_DECK,
    CARDS,
    EMPTY_SQUARES,
    FEWEST,
    MINIMUM,
    MUSE,
    PRESTIGE_AT,
    PRESTIGE_DECK,
    PRESTIGES,
    PRINCESS,
    PROFESSION_DECK,
)
from signoria.games.princes.state import FACE, MINIMUM_ROUND_4, PLACE, PRINCESS_NEEDS_MINIMUM, SEATS, Table

# fmt: off
GROWTH: Final = 15  # tenths of work value that a round brings a work that waits, if there is money for it
FUNDS: Final = 10  # hundreds of florins that let works grow
# Percent of works that come about, by the work value they miss: in a later round; in this one, with an action to spare.
LATER: Final = vec[i64]([90, 76, 62, 48, 35, 24, 15, 9, 5, 2])
AT_ONCE: Final = vec[i64]([100, 55, 55, 50, 40, 20, 10, 5, 2, 0])
# Percent of the points of a prestige card that asks for so many things more.
MISSING: Final = vec[i64]([100, 60, 32, 14, 5, 2])
# Percent of the points of a prestige card for the most of something, by the lead: from 3 behind to 3 ahead,
# at the beginning of the game and at its end.
LEAD_EARLY: Final = vec[i64]([5, 10, 25, 45, 65, 78, 88])
LEAD_LATE: Final = vec[i64]([0, 0, 4, 55, 92, 98, 100])
# What 100 florins are worth: the first three, those for the next two rounds, for the rest of the game, and beyond.
FIRST_MONEY: Final = 95
NEAR_MONEY: Final = 62
LATER_MONEY: Final = 44
IDLE_MONEY: Final = 20
# fmt: on


# ---------------------------------------------------------------- cards to come


def best_of_five(values: list[i64]) -> i64:
    """What the best of five cards is worth on average, if any five of these may come."""
    values.sort(reverse=True)
    n: i64 = len(values)
    total: i64 = 0
    none_yet: i64 = 10000
    i: i64 = 0
    while i < n and none_yet > 0:
        left = n - i
        chance = none_yet if left <= 5 else none_yet * 5 // left
        total += values[i] * chance
        none_yet -= chance
        i += 1
    return total // 10000


def profession_to_come(o: Outlook) -> i64:
    """Tenths of work value by what a profession wants that is bought."""
    values: list[i64] = []
    card: i64 = 0
    while card < BONUS_AT:
        if o.unseen >> card & 1:
            values.append(10 * fit(card, o.owned))
        card += 1
    return best_of_five(values)


def bonus_to_come(s: Table, seat: i64) -> i64:
    """Tenths of work value of a bonus card that is bought."""
    values: list[i64] = []
    for card in unseen_cards(s, seat, BONUS_AT, PRESTIGE_AT):
        values.append(10 * bonus_value(s, seat, card))
    return best_of_five(values)


def prestige_to_come(s: Table, o: Outlook) -> i64:
    """What a prestige card that is looked for is worth."""
    if in_stack(s, PRESTIGE_DECK) == 0:
        return 0
    values: list[i64] = []
    for card in unseen_cards(s, o.seat, PRESTIGE_AT, CARDS):
        values.append(prestige_worth(s, o, card))
    return best_of_five(values)


def unseen_cards(s: Table, seat: i64, first: i64, end: i64) -> list[i64]:
    """Cards of a deck that are neither in the own hand nor face up."""
    gone: i64 = 0
    token = first
    while token < end:
        place = s.cells[PLACE + token]
        if place == AT_HAND + seat or is_open_place(place):
            gone |= i64(1) << (s.cells[FACE + token] - first)
        token += 1
    cards: list[i64] = []
    card = first
    while card < end:
        if not gone >> (card - first) & 1:
            cards.append(card)
        card += 1
    return cards


# ---------------------------------------------------------------- cards in hand


def bonus_in_tenths(s: Table, o: Outlook) -> i64:
    """Tenths of work value of all bonus cards in hand, one about to be looked for included."""
    tenths: i64 = 0
    token: i64 = BONUS_AT
    while token < PRESTIGE_AT:
        if s.cells[PLACE + token] == AT_HAND + o.seat:
            tenths += 10 * bonus_value(s, o.seat, s.cells[FACE + token])
        token += 1
    return tenths + bonus_to_come(s, o.seat) if o.pending == BONUS_DECK else tenths


def prestige_in_hand(s: Table, o: Outlook) -> i64:
    worth: i64 = 0
    token: i64 = PRESTIGE_AT
    while token < CARDS:
        if s.cells[PLACE + token] == AT_HAND + o.seat:
            worth += prestige_worth(s, o, s.cells[FACE + token])
        token += 1
    return worth + prestige_to_come(s, o) if o.pending == PRESTIGE_DECK else worth


def prestige_worth(s: Table, o: Outlook, card: i64) -> i64:
    """Points of a prestige card, as likely as they look now and with so many rounds to come."""
    row = PRESTIGES[card - PRESTIGE_AT]
    if row.kind == AT_LEAST:
        missing: i64 = 0
        for what, need in row.counts:
            have = count(s, o.seat, what)
            if have < need:
                missing += need - have
        if missing == 0:
            return 100 * row.points
        if missing > 5 or missing > o.all_actions():
            return 0
        return row.points * MISSING[missing] * (1 + o.rounds) // 5 if o.rounds < 4 else row.points * MISSING[missing]
    what, _ = row.counts[0]
    own = count(s, o.seat, what)
    best = rival_count(s, o.seat, what, row.kind == FEWEST)
    lead = best - own if row.kind == FEWEST else own - best
    if what == EMPTY_SQUARES:
        lead = (lead + 2) // 3 if lead > 0 else -((2 - lead) // 3)
    elif own == 0:
        lead -= 1
    lead = 3 if lead > 3 else (-3 if lead < -3 else lead)
    early = LEAD_EARLY[lead + 3]
    late = LEAD_LATE[lead + 3]
    return row.points * (early * o.rounds + late * (6 - o.rounds)) // 6


def rival_count(s: Table, seat: i64, what: i64, is_fewest: bool) -> i64:
    """The most, or the fewest, of something that another seat has."""
    best: i64 = -1
    for other in range(s.cells[SEATS]):
        if other != seat:
            theirs = count(s, other, what)
            if best < 0 or ((theirs < best) if is_fewest else (theirs > best)):
                best = theirs
    return best


# ---------------------------------------------------------------- works


def minimum_of(s: Table, round: i64) -> i64:
    return s.cells[MINIMUM_ROUND_4] if round == 4 else MINIMUM[round - 1]


def work_worth(s: Table, o: Outlook, tenths: i64, rank: i64, spare: i64) -> i64:
    """What a work of so many tenths of work value is worth, played in the best round for it.

    `rank` works are played besides it, two in a round at most; `spare` tenths of bonus cards can lift it.
    """
    best: i64 = 0
    if o.actions > rank:
        value = tenths + (10 * o.round if o.character == MUSE else 0)
        missing = (10 * minimum_of(s, o.round) - value - spare + 9) // 10
        if missing <= 0:
            best = 5 * value
        elif o.actions > rank + 1 and missing < 10:
            best = 5 * value * AT_ONCE[missing] // 100
    k: i64 = 1 + (rank - o.actions) // 2 if rank > o.actions else 1
    last = o.rounds - rank // 2
    while k <= last:
        value = tenths + o.growth * k
        missing = (10 * minimum_of(s, o.round + k) - value - spare + 9) // 10
        if missing < 10:
            worth = 5 * value * LATER[missing if missing > 0 else 0] // 100
            if worth > best:
                best = worth
        k += 1
    return best


def growth(s: Table, o: Outlook, best: i64) -> i64:
    """Tenths of work value a round that a waiting work gains: without money, or a work that brings some, nothing."""
    funds = means(s, o.seat)
    soon = o.round if o.actions > 0 or o.rounds == 0 else o.round + 1
    if best >= 10 * minimum_of(s, soon):
        funds += FUNDS
    return GROWTH * (funds if funds < FUNDS else FUNDS) // FUNDS


def hand_values(s: Table, o: Outlook) -> list[i64]:
    """Tenths of work value of the works in hand, best first: professions, recruiting cards, one about to be bought."""
    values: list[i64] = []
    card: i64 = 0
    while card < BONUS_AT:
        if o.hand >> card & 1:
            values.append(10 * (o.base + fit(card, o.owned)))
        card += 1
    i: i64 = 0
    while i < o.recruits:
        target = best_fit(o.open, o.owned)
        if target >= 0:
            values.append(10 * (o.base + target) - 6)  # somebody else may take it
        elif o.rounds > 0:
            values.append(10 * o.base + 30)
        i += 1
    if o.pending == PROFESSION_DECK:
        values.append(10 * o.base + profession_to_come(o))
    values.sort(reverse=True)
    return values


def princess_work(s: Table, o: Outlook) -> i64:
    """What the Princess's work is worth in this phase B. [P-10.4.3]"""
    if o.character != PRINCESS or o.actions == 0:
        return 0
    value = princess_value(s, o.seat)
    return 50 * value if value >= minimum_of(s, o.round) or not s.cells[PRINCESS_NEEDS_MINIMUM] else 0


# ---------------------------------------------------------------- actions and money


def extra_works(s: Table, o: Outlook, in_hand: i64) -> i64:
    """Tenths of works that may still be completed with professions not yet in hand."""
    free = o.all_actions() - in_hand
    if free < 2 or in_stack(s, PROFESSION_DECK) == 0:
        return 0
    tenths = free * 10 // 4
    return tenths if tenths < 10 * (o.rounds + 1) else 10 * (o.rounds + 1)


def building_worth(s: Table, seat: i64) -> i64:
    """What an action is worth that puts up some building: 3 PP, and a chance that a profession wants it."""
    return 310 - 50 * building_price(s, seat)


def money_worth(money: i64, o: Outlook, idle: i64) -> i64:
    """Money in hundreds: worth most while it pays for what is planned, little beyond that.

    Planned are an object in each auction and something for each action that is no work, at their usual prices.
    """
    spent = 4 * o.auctions + 3 * idle
    first = min(money, spent, 3)
    near = min(money, spent, 16) - first
    rest = min(money, spent) - first - near
    worth = money + first * FIRST_MONEY + near * NEAR_MONEY + rest * LATER_MONEY  # one more wins a tie
    return worth + (money - first - near - rest) * IDLE_MONEY if o.rounds > 0 else worth
