"""How a state of Princes looks to a seat: named features and one table of weights, in hundredths of a point.

Works are the heart: what the professions in hand can bring with the pieces owned, the rounds left and their minimums.
Jesters, buildings, landscapes and freedoms are worth what they add to works, to prestige cards and to points; money is
worth what it can still pay for. An object at auction is worth the difference it would make.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.princes_outlook import WANTED_BUILDING, WANTED_FREEDOM, WANTED_LANDSCAPE, Outlook
from signoria.bots.princes_room import open_squares
from signoria.bots.princes_worth import (
    bonus_in_tenths,
    bonus_to_come,
    building_worth,
    extra_works,
    growth,
    hand_values,
    money_worth,
    prestige_in_hand,
    prestige_to_come,
    princess_work,
    profession_to_come,
    work_worth,
)
from signoria.games.princes.pieces import (
    BANKER,
    BONUS_AT,
    MERCHANT,
    PROFESSOR,
)
from signoria.games.princes.state import (
    BEST_WORK,
    CHARACTER_OF,
    ROUND,
    SEATS,
    Table,
)
from signoria.games.princes.steps import turns
from signoria.games.princes.steps.kinds import (
    ACTIONS,
)
from signoria.kernel.flow import BELOW

# ---------------------------------------------------------------- features and weights

POINTS: Final = 0
MONEY_TO_USE: Final = 1
WORKS_IN_HAND: Final = 2
WORKS_TO_COME: Final = 3
BONUS_CARDS: Final = 4
PRESTIGE_CARDS: Final = 5
BEST_WORK_HOPE: Final = 6
SPARE_ACTIONS: Final = 7
SHARED_WANTS: Final = 8
ROOM: Final = 9
CHARACTER: Final = 10
AUCTIONS: Final = 11
OBJECT_HOPE: Final = 12
RIVALS: Final = 13

# fmt: off
WEIGHTS: Final = (
    ("points",         100),  # prestige points
    ("money",            1),  # what it can still pay for
    ("works_in_hand",    1),  # works with the professions in hand, as likely as they reach a minimum
    ("works_to_come",    1),  # works with professions not yet bought
    ("bonus_cards",      4),  # tenths of work value, if a work is to come
    ("prestige_cards",   1),  # points, as likely as they look now
    ("best_work",        3),  # percent to keep the best work of the round
    ("spare_actions",    1),  # actions not needed for works
    ("shared_wants",    25),  # things wanted by two professions in hand and not yet owned
    ("room",             2),  # squares to build on, times rounds left
    ("character",        1),  # the character not used yet
    ("auctions",        60),  # auctions of later rounds
    ("object_hope",      1),  # what another object of this auction may bring
    ("rivals",         -30),  # points of the others, on average
)
# fmt: on

MISC_ACTION: Final = 55  # what an action is worth for which nothing better is known


# ---------------------------------------------------------------- reading a state


def frame_of(s: Table, kind: i64) -> i64:
    """Where the uppermost frame of a kind of step begins, -1 if there is none."""
    f = s.top
    while f >= 0 and s.stack[f] != kind:
        f = s.stack[f + BELOW]
    return f


def best_work_hope(s: Table, seat: i64) -> i64:
    """Percent to end the round with its best work: nobody has a better one, and so many turns are to come."""
    own = s.cells[BEST_WORK + seat]
    if own == 0:
        return 0
    for other in range(s.cells[SEATS]):
        if s.cells[BEST_WORK + other] > own:
            return 0
    f = frame_of(s, ACTIONS)
    if f < 0:
        return 100
    to_come = s.cells[SEATS] - s.stack[f + turns.INDEX]
    strength = own - 4 - s.cells[ROUND]  # about what others reach
    chance: i64 = 62 + 4 * strength
    chance = 90 if chance > 90 else (20 if chance < 20 else chance)
    hope: i64 = 100
    while to_come > 0:
        hope = hope * chance // 100
        to_come -= 1
    return hope


def shared_wants(o: Outlook) -> i64:
    """Things not owned that professions in hand want, once for each profession after the first."""
    seen: i64 = o.owned
    shared: i64 = 0
    card: i64 = 0
    wanted: i64 = 0
    while card < BONUS_AT:
        if o.hand >> card & 1:
            wants = (
                i64(1) << WANTED_BUILDING[card] | i64(1) << WANTED_LANDSCAPE[card] | i64(1) << WANTED_FREEDOM[card]
            ) & ~seen
            both = wants & wanted
            while both:
                both &= both - 1
                shared += 1
            wanted |= wants
        card += 1
    return shared


def character_worth(s: Table, o: Outlook) -> i64:
    """Merchant and professor before use, and the banker of the last round. [P-10.4.4] [P-10.4.5] [P-10.4.6]"""
    character = s.cells[CHARACTER_OF + o.seat]
    if character == MERCHANT:
        rank: i64 = 1
        for other in range(s.cells[SEATS]):
            if s.prestige(other) > s.prestige(o.seat):
                rank += 1
        free: i64 = 190 if o.auctions > 0 else 0
        return 100 * rank - 10 if 100 * rank > free else free
    if character == PROFESSOR:
        prestige = prestige_to_come(s, o)
        bonus = 4 * bonus_to_come(s, o.seat) if o.rounds > 0 else 0
        return (prestige if prestige > bonus else bonus) * 95 // 100
    if character == BANKER and o.rounds == 0:
        return 50 * s.money(o.seat)
    return 0


def works(s: Table, o: Outlook, f: vec[i64]) -> None:
    """Works in hand and to come, bonus cards for them, and what the other actions are good for."""
    bonus = bonus_in_tenths(s, o)
    spare = bonus
    actions = o.all_actions()
    values = hand_values(s, o)
    o.growth = growth(s, o, values[0] + bonus if len(values) > 0 else 0)
    rank: i64 = 0
    princess = princess_work(s, o)
    if princess > 0:
        rank = 1
    f[WORKS_IN_HAND] = princess
    likely: i64 = 0
    for tenths in values:
        if rank >= actions:
            break
        worth = work_worth(s, o, tenths, rank, spare)
        plain = work_worth(s, o, tenths, rank, 0) if spare else worth
        if worth > plain:
            spare = 0  # the cards that lift this work lift no other
        if worth > 0:
            likely += 1
        f[WORKS_IN_HAND] += worth
        rank += 1
    extra = extra_works(s, o, rank)
    if extra > 0:
        tenths = 10 * (o.base + 1) + profession_to_come(o)
        worth = work_worth(s, o, tenths, rank, 0) - 150
        if worth > 0:
            f[WORKS_TO_COME] = worth * extra // 10
            likely += 1
        else:
            extra = 0
    f[BONUS_CARDS] = bonus if likely > 0 else 0
    idle = actions - rank - 2 * extra // 10
    f[SPARE_ACTIONS] = spare_actions(s, o, idle)
    f[MONEY_TO_USE] = money_worth(s.money(o.seat), o, actions - rank - extra // 10)


def spare_actions(s: Table, o: Outlook, idle: i64) -> i64:
    """Actions not needed for works: buildings as far as there is room, then this and that."""
    if idle <= 0:
        return 0
    buildings = o.room // 7
    if buildings > 4:
        buildings = 4
    if buildings > idle:
        buildings = idle
    worth = building_worth(s, o.seat)
    if worth < MISC_ACTION:
        return idle * MISC_ACTION
    return buildings * worth + (idle - buildings) * MISC_ACTION


def rival_points(s: Table, seat: i64) -> i64:
    total: i64 = 0
    for other in range(s.cells[SEATS]):
        if other != seat:
            total += s.prestige(other)
    return total // (s.cells[SEATS] - 1)


def features(s: Table, seat: i64) -> vec[i64]:
    """The features of a seat, in the order of WEIGHTS; after the end only the points count, and money for a tie."""
    f = vec[i64]([0] * len(WEIGHTS))
    f[POINTS] = s.prestige(seat)
    f[RIVALS] = rival_points(s, seat)
    if s.top < 0:
        f[MONEY_TO_USE] = s.money(seat)
        return f
    o = Outlook(s, seat)
    o.room = open_squares(s, seat)
    works(s, o, f)
    f[PRESTIGE_CARDS] = prestige_in_hand(s, o)
    f[BEST_WORK_HOPE] = best_work_hope(s, seat)
    f[SHARED_WANTS] = shared_wants(o)
    f[ROOM] = o.room * o.rounds
    f[AUCTIONS] = o.rounds
    if s.is_expanded():
        f[CHARACTER] = character_worth(s, o)
    return f
