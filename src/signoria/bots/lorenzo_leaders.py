"""What the leaders of Lorenzo are worth to a bot, in hundredths of a point, with so many own turns left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.pieces import GOODS, LEADER_COUNT, LEADERS, amount
from signoria.games.lorenzo.state import HAND, Table
from signoria.games.lorenzo.steps.kinds import DRAFT
from signoria.games.lorenzo.steps.setup import ANSWERS

ALL_TURNS: Final = 24

# fmt: off
# Leaders: worth in a whole game once played, and how likely a game brings what they need, in percent.
LEADER_WORTH: Final = vec[i64]([
    350, 200, 150, 300, 400, 600, 550, 600, 450, 700, 300, 500, 350, 450, 350, 700, 250, 400, 600, 1100,
])
LEADER_EASE: Final = vec[i64]([
    15, 20, 15, 20, 10, 35, 35, 35, 20, 35, 20, 25, 15, 50, 20, 60, 15, 25, 25, 35,
])
# fmt: on


def lanes(packed: i64) -> i64:
    """All goods together."""
    return sum([amount(packed, good) for good in range(GOODS)])


# What they need, as rows of numbers: cards of one type, cards by type, goods, all together.
LEADER_SAME: Final = vec[i64]([row.same_type for row in LEADERS])
LEADER_CARDS: Final = vec[i64]([wanted for row in LEADERS for wanted in row.cards])
LEADER_GOODS: Final = vec[i64]([amount(row.owned, good) for row in LEADERS for good in range(GOODS)])
LEADER_NEED: Final = vec[i64]([row.same_type + sum(row.cards) + lanes(row.owned) for row in LEADERS])


def hand_of(s: Table, seat: i64) -> i64:
    """Leaders in hand, the one just kept in the draft included."""
    hand = s.cells[HAND + seat]
    if s.top >= 0 and s.stack[s.top] == DRAFT and s.stack[s.top + ANSWERS + seat] > 0:
        hand |= i64(1) << (s.stack[s.top + ANSWERS + seat] - 1)
    return hand


def closeness(s: Table, seat: i64, leader: i64) -> i64:
    """How much of what a leader needs is there, in percent."""
    same_type = LEADER_SAME[leader]
    have: i64 = 0
    card_type: i64 = 0
    while card_type < 4:
        own = s.cards(seat, card_type)
        if same_type > 0:
            have = own if own > have else have
        else:
            wanted = LEADER_CARDS[leader * 4 + card_type]
            have += own if own < wanted else wanted
        card_type += 1
    good: i64 = 0
    while good < GOODS:
        wanted = LEADER_GOODS[leader * GOODS + good]
        if wanted > 0:
            own = s.owned(seat, good)
            have += own if own < wanted else wanted
        good += 1
    return 100 * have // LEADER_NEED[leader]


def leaders_in_hand(s: Table, seat: i64, turns: i64) -> i64:
    """Worth of the leaders that may still be played."""
    hand = hand_of(s, seat)
    total: i64 = 0
    leader: i64 = 0
    while leader < LEADER_COUNT:
        if hand >> leader & 1:
            near = closeness(s, seat, leader)
            chance = near * near // 100
            ease = LEADER_EASE[leader] * turns // ALL_TURNS
            total += LEADER_WORTH[leader] * turns // ALL_TURNS * (chance if chance > ease else ease) // 100
        leader += 1
    return total


def leaders_played(s: Table, seat: i64, turns: i64) -> i64:
    abilities = s.abilities(seat)
    total: i64 = 0
    leader: i64 = 0
    while leader < LEADER_COUNT:
        if abilities >> leader & 1:
            total += LEADER_WORTH[leader] * turns // ALL_TURNS
        leader += 1
    return total
