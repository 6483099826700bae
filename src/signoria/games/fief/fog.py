"""Fog of war: of others' troops everybody sees the tokens, not their kinds. [F-11.2]

Public are how many knights a seat has on the board, save those it has just placed and not paid for, and for each stand
the fewest and most there can be. A view keeps tokens by steps and exposure and makes knights of the first that can be:
so it is itself a world, and the same for all worlds that look alike.
"""

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief.marching import FAR_REACH, LEADER, REACH
from signoria.games.fief.marching import SEAT as GROUP_SEAT
from signoria.games.fief.pieces import KNIGHT, KNIGHTS_EACH, MAN, MEN_EACH, STANDS, VILLAGE_AT, VILLAGES
from signoria.games.fief.state import FOG_LEAST, FOG_MOST, KNIGHTS_IN, MEN_IN, STAND_OF, Table
from signoria.games.fief.steps.kinds import BUYING, CAVALCADE_STEP
from signoria.games.fief.steps.loading import RIDERS, RIDING_KNIGHTS
from signoria.games.fief.steps.purchases import SEAT, UNPAID, UNPAID_KNIGHTS
from signoria.games.fief.strength import d_arc
from signoria.games.fief.units import COUNTER, MOST_STEPS, counted, fresh_at, on_board, row, troops_at
from signoria.kernel.flow import BELOW, NOTHING
from signoria.kernel.rng import Rng


def buying(s: Table, seat: i64) -> i64:
    """Where the frame of a seat that is buying begins, or NOTHING."""
    f = s.top
    while f >= 0:
        if s.stack[f] == BUYING and s.stack[f + SEAT] == seat:
            return f
        f = s.stack[f + BELOW]
    return NOTHING


def unpaid(s: Table, seat: i64) -> i64:
    """How many units a seat has placed and not paid for."""
    f = buying(s, seat)
    return s.stack[f + UNPAID] if f >= 0 else 0


def unpaid_knights(s: Table, seat: i64) -> i64:
    """How many of them are knights."""
    f = buying(s, seat)
    return s.stack[f + UNPAID_KNIGHTS] if f >= 0 else 0


def fewest_unpaid_knights(s: Table, seat: i64) -> i64:
    """How many there are at least, since a seat has no more than 13 men-at-arms. [F-12.2]"""
    men = on_board(s, seat, MAN) + unpaid_knights(s, seat)  # if all that is not paid for were men
    return men - MEN_EACH if men > MEN_EACH else 0


def most_unpaid_knights(s: Table, seat: i64, money: i64) -> i64:
    """How many there are at most: placed, in the supply, and paid with what a seat has. [F-12.2]"""
    n = unpaid(s, seat)
    supply = KNIGHTS_EACH - on_board(s, seat, KNIGHT) + unpaid_knights(s, seat)
    affordable = (money - n) // 2  # a man-at-arms costs 1, a knight 2 more
    return min(n, supply, affordable)


def veil(s: Table, seat: i64) -> None:
    """Leave of a seat's troops what everybody can see."""
    set_unpaid_knights(s, seat, fewest_unpaid_knights(s, seat), None)


def disperse(s: Table, seat: i64, money: i64, rng: Rng) -> None:
    """Decide at random of which kind the tokens of a seat with so much money are, as everybody thinks possible."""
    fewest = fewest_unpaid_knights(s, seat)
    most = most_unpaid_knights(s, seat, money)
    set_unpaid_knights(s, seat, fewest + (rng.below(most - fewest + 1) if most > fewest else 0), rng)


def set_unpaid_knights(s: Table, seat: i64, knights: i64, rng: Rng | None) -> None:
    """So many of the units that are not paid for are knights; all knights are put among the tokens anew."""
    paid = on_board(s, seat, KNIGHT) - unpaid_knights(s, seat)
    f = buying(s, seat)
    if f >= 0:
        s.stack[f + UNPAID_KNIGHTS] = knights
    place_knights(s, seat, paid + knights, rng)


def place_knights(s: Table, seat: i64, knights: i64, rng: Rng | None) -> None:
    """Make so many of a seat's tokens knights: the first that can be or, with a generator, any."""
    here = vec[i64]([0] * STANDS)
    left = knights
    for stand in range(STANDS):
        here[stand] = s.cells[FOG_LEAST + seat * STANDS + stand]
        left -= here[stand]
    room: i64 = 0
    for stand in range(STANDS):
        room += s.cells[FOG_MOST + seat * STANDS + stand] - here[stand]
    for stand in range(STANDS):
        free = s.cells[FOG_MOST + seat * STANDS + stand] - here[stand]
        while free > 0:
            if left > 0 and (rng is None or rng.below(room) < left):
                here[stand] += 1
                left -= 1
            free -= 1
            room -= 1
    for village in range(VILLAGES):
        s.cells[MEN_IN + seat * VILLAGES + village] = 0
        s.cells[KNIGHTS_IN + seat * VILLAGES + village] = 0
    for stand in range(STANDS):
        place_at(s, seat, stand, here[stand], rng)


def place_at(s: Table, seat: i64, stand: i64, knights: i64, rng: Rng | None) -> None:
    """Make so many tokens at a stand knights, the others men-at-arms."""
    left = troops_at(s, seat, stand)
    if left == 0:
        return
    s.cells[MEN_IN + seat * VILLAGES + VILLAGE_AT[stand]] += left - knights
    s.cells[KNIGHTS_IN + seat * VILLAGES + VILLAGE_AT[stand]] += knights
    cap = cap_of_riders(s, seat, stand)
    fresh = fresh_at(s, seat, stand, MAN, cap) + fresh_at(s, seat, stand, KNIGHT, cap)
    riding = min(seen_riding(s, seat, stand), fresh, knights)
    spare = knights - riding
    for exposed in range(2):
        packed = s.cells[row(seat, stand, exposed)]
        mixed: i64 = 0
        for steps in range(MOST_STEPS + 1):
            for _ in range(counted(packed, MAN, steps) + counted(packed, KNIGHT, steps)):
                unit: i64 = MAN
                if steps < cap and riding > 0 and (rng is None or rng.below(fresh) < riding):
                    unit = KNIGHT
                    riding -= 1
                elif spare > 0 and (rng is None or rng.below(left - riding) < spare):
                    unit = KNIGHT
                    spare -= 1
                mixed += COUNTER[4 * unit + steps]
                left -= 1
                if steps < cap:
                    fresh -= 1
        s.cells[row(seat, stand, exposed)] = mixed


def cavalcade_at(s: Table, seat: i64, stand: i64) -> i64:
    """Where the frame of a cavalcade begins that a seat leads from a stand, or NOTHING."""
    f = s.top
    while f >= 0:
        g = s.stack[f + BELOW]
        if s.stack[f] == CAVALCADE_STEP and s.stack[g + GROUP_SEAT] == seat:
            return f if s.cells[STAND_OF + s.stack[g + LEADER]] == stand else NOTHING
        f = g
    return NOTHING


def seen_riding(s: Table, seat: i64, stand: i64) -> i64:
    """How many of the knights at a stand have been seen to ride. [F-5.3.7]"""
    f = cavalcade_at(s, seat, stand)
    return s.stack[f + RIDING_KNIGHTS] if f >= 0 else 0


def cap_of_riders(s: Table, seat: i64, stand: i64) -> i64:
    """Those who ride have made fewer steps than this. [F-5.3.2]"""
    f = cavalcade_at(s, seat, stand)
    riders = s.stack[f + RIDERS] & s.lords_in(seat, VILLAGE_AT[stand]) if f >= 0 else 0
    return FAR_REACH if riders & d_arc(s) else REACH
