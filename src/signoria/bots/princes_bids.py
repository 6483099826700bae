"""What may come of bids and proposals of Princes: the object bought, the character at work, the building agreed on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.evaluation import weighed
from signoria.bots.princes_features import features, frame_of
from signoria.games.princes.actions import bits, has_room, neighbour, object_refusal, opening_bid
from signoria.games.princes.effects import hire_architect, look
from signoria.games.princes.moves import ACCEPT
from signoria.games.princes.pieces import (
    ARCHITECT,
    BANKER,
    CHARACTERS,
    JESTER,
    LANDSCAPE,
    PRESTIGE_CARD,
    PRESTIGE_DECK,
    ROUNDS,
)
from signoria.games.princes.state import (
    BANK_POT,
    BY_LANDSCAPES,
    BY_MOVING_BACK,
    CHARACTER_OF,
    JESTERS,
    LAND_TYPE,
    LANDSCAPES_LEFT,
    MONEY,
    MOST_LANDSCAPES,
    RECRUITING_HAND,
    ROUND,
    SEATS,
    Table,
)
from signoria.games.princes.steps import auction as bidding
from signoria.games.princes.steps import characters as sale
from signoria.games.princes.steps import together
from signoria.games.princes.steps.auction import OBJECTS
from signoria.games.princes.steps.kinds import AUCTION, BIDDING, CHARACTER_SALE, PROPOSAL
from signoria.kernel.flow import play

# Objects that can be hoped for: how surely in this auction, how surely in a later one, and at which price in hundreds.
NOW_PERCENT: Final = 80
LATER_PERCENT: Final = 75
LATER_PRICE: Final = 5
# What a square is worth that a shared building covers: hundredths of a point for each round to come, but not for more.
SQUARE: Final = 4
ROUNDS_TO_FILL: Final = 5


def charge(s: Table, seat: i64, price: i64) -> None:
    """Cash first, then steps back. [P-7.6]"""
    back = price - s.money(seat) if price > s.money(seat) else 0
    s.score(seat, BY_MOVING_BACK, -back)
    s.cells[MONEY + seat] -= price - back


def with_object(s: Table, seat: i64, thing: i64, price: i64, weight: vec[i64]) -> Table:
    """The state in which a seat has bought an object and is out of this auction. A landscape takes no squares here."""
    t = s.copy()
    f = frame_of(t, AUCTION)
    t.stack[f + bidding.OUT] |= i64(1) << seat
    charge(t, seat, price)
    if thing == JESTER:
        t.cells[JESTERS + seat] += 1
    elif thing == ARCHITECT:
        hire_architect(t, seat)
    elif thing == PRESTIGE_CARD:
        look(t, seat, PRESTIGE_DECK)
    elif thing == LANDSCAPE:
        add_landscape(t, seat, best_landscape(s, seat, weight))
    elif thing < JESTER:
        add_landscape(t, seat, thing)
    else:
        t.cells[RECRUITING_HAND + seat] += 1
    return t


def add_landscape(s: Table, seat: i64, kind: i64) -> None:
    if s.landscapes(seat, kind) > 0:
        s.score(seat, BY_LANDSCAPES, 3)
    i = LAND_TYPE + seat * MOST_LANDSCAPES
    while s.cells[i] >= 0:
        i += 1
    s.cells[i] = kind


def best_landscape(s: Table, seat: i64, weight: vec[i64]) -> i64:
    """Two players pick the type when they have won; this is the one that looks best. [P-9.3]"""
    best: i64 = -1
    most: i64 = 0
    for kind in range(3):
        if s.cells[LANDSCAPES_LEFT + kind] > 0 and has_room(s, seat, kind):
            t = s.copy()
            add_landscape(t, seat, kind)
            worth = weighed(weight, features(t, seat))
            if best < 0 or worth > most:
                best = kind
                most = worth
    return best


def with_character(s: Table, f: i64, seat: i64, character: i64) -> Table:
    """The state in which a seat has paid its bid and taken a character. [P-10.2.4] [P-10.2.9]"""
    t = s.copy()
    bid = s.stack[f + sale.BIDS + character]
    t.cells[MONEY + seat] += s.cells[BANK_POT] - bid if character == BANKER else -bid
    t.cells[CHARACTER_OF + seat] = character
    return t


def marker(s: Table, f: i64, seat: i64) -> i64:
    """The character a seat's marker lies on, or -1."""
    for character in range(CHARACTERS):
        if s.stack[f + sale.BIDDERS + character] == seat + 1:
            return character
    return -1


def as_it_stands(s: Table, seat: i64, weight: vec[i64]) -> Table:
    """The state if nobody outbids a seat and partners agree to what is good for them too."""
    f = s.top
    if f < 0:
        return s
    if s.stack[f] == BIDDING and s.stack[f + bidding.HIGHEST] == seat:
        return with_object(s, seat, s.stack[f + bidding.OBJECT], s.stack[f + bidding.BEST], weight)
    sold = frame_of(s, CHARACTER_SALE)
    if sold >= 0 and marker(s, sold, seat) >= 0:
        return with_character(s, sold, seat, marker(s, sold, seat))
    if s.stack[f] == PROPOSAL and s.stack[f + together.ACTIVE] == seat:
        partner = neighbour(s, seat, s.stack[f + together.SIDE])
        if s.stack[f + together.STAGE] == together.ANSWERING and deal_gain(s, partner, weight) > 0:
            t = s.copy()
            play(t, partner, ACCEPT)
            return t
    return s


def deal_gain(s: Table, seat: i64, weight: vec[i64]) -> i64:
    """What a seat gains by accepting the proposal before it. The squares it gives up are lost to landscapes too."""
    t = s.copy()
    play(t, seat, ACCEPT)
    rounds = min(ROUNDS - s.cells[ROUND], ROUNDS_TO_FILL)
    squares = bits(t.occupied(seat)) - bits(s.occupied(seat))
    price = SQUARE * squares * rounds
    return weighed(weight, features(t, seat)) - weighed(weight, features(s, seat)) - price


def object_hope(s: Table, seat: i64, weight: vec[i64]) -> i64:
    """What a seat still in the auction may gain without the object at sale: another now, or one of its kind later."""
    f = frame_of(s, AUCTION)
    if f < 0 or s.stack[f + bidding.OUT] >> seat & 1:
        return 0
    price = opening_bid(s) + (rivals_in(s, f, seat) + 1) // 2
    if s.money(seat) < price:
        return 0
    gone = s.stack[f + bidding.MARKED]
    if s.stack[s.top] == BIDDING:
        gone |= i64(1) << s.stack[s.top + bidding.OBJECT]
    now = weighed(weight, features(s, seat))
    most: i64 = 0
    for thing in range(OBJECTS):
        if object_refusal(s, seat, thing)[0] != 0:
            continue
        if not gone >> thing & 1:
            gain = (worth_with(s, seat, thing, price, weight) - now) * NOW_PERCENT // 100
        elif s.cells[ROUND] < ROUNDS:
            gain = (worth_with(s, seat, thing, LATER_PRICE, weight) - now) * LATER_PERCENT // 100
        else:
            gain = 0
        if gain > most:
            most = gain
    return most


def worth_with(s: Table, seat: i64, thing: i64, price: i64, weight: vec[i64]) -> i64:
    return weighed(weight, features(with_object(s, seat, thing, price, weight), seat))


def rivals_in(s: Table, auction: i64, seat: i64) -> i64:
    """How many others can still win something in this auction."""
    others: i64 = 0
    for other in range(s.cells[SEATS]):
        if other != seat and not s.stack[auction + bidding.OUT] >> other & 1:
            others += 1
    return others
