"""Units on the board: the only module that changes where lords and troops stand. [F-5.1.2]

Troops of a seat at a stand are one number for those the plague has not touched this turn and one for those it has,
each of eight counters of four bits: men-at-arms by steps made (0 to 3), then knights by steps made. Outside phase 5 all
have made none. MEN_IN, KNIGHTS_IN and LORDS_IN are kept beside them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief.pieces import (
    BIT,
    GATES_END,
    GATES_FROM,
    KNIGHT,
    KNIGHTS_EACH,
    LORDS,
    MAN,
    MEN_EACH,
    STANDS,
    VILLAGE_AT,
    VILLAGES,
)
from signoria.games.fief.state import (
    CAPTIVES,
    CAPTOR,
    EXPOSED_LORDS,
    FAMILY_OF,
    FOG,
    FOG_LEAST,
    FOG_MOST,
    KNIGHTS_IN,
    LORDS_IN,
    MEN_IN,
    MOST_SEATS,
    NONE,
    OWNER,
    RANK_IN,
    ROADS_NOTED,
    SEATS,
    STAND_OF,
    STEPS_MADE,
    TROOPS,
    Table,
)

COUNTER: Final = vec[i64]([1, 16, 256, 4096, 65536, 1048576, 16777216, 268435456])  # one token in each counter
MOST_STEPS: Final = 3
SPENT: Final = 4  # in STEPS_MADE: a lord who has made none and was beaten in a cavalcade [F-5.3.5]


def row(seat: i64, stand: i64, exposed: i64) -> i64:
    """The cell of a seat's troops at a stand."""
    return TROOPS + (exposed * MOST_SEATS + seat) * STANDS + stand


def counted(packed: i64, unit: i64, steps: i64) -> i64:
    """How many tokens of a kind that made so many steps are in a packed number."""
    return packed // COUNTER[4 * unit + steps] & 15


def of_kind(packed: i64, unit: i64) -> i64:
    """How many tokens of a kind are in a packed number, whatever their steps."""
    return counted(packed, unit, 0) + counted(packed, unit, 1) + counted(packed, unit, 2) + counted(packed, unit, 3)


def standing(s: Table, seat: i64, stand: i64, unit: i64) -> i64:
    """How many of a seat's tokens of a kind are at a stand."""
    return of_kind(s.cells[row(seat, stand, 0)], unit) + of_kind(s.cells[row(seat, stand, 1)], unit)


def troops_at(s: Table, seat: i64, stand: i64) -> i64:
    """How many tokens of a seat are at a stand."""
    if not has_troops(s, seat, stand):  # most stands are empty, and to unpack a number takes sixteen divisions
        return 0
    return standing(s, seat, stand, MAN) + standing(s, seat, stand, KNIGHT)


def has_troops(s: Table, seat: i64, stand: i64) -> bool:
    """Whether a seat has any token at a stand."""
    return (s.cells[row(seat, stand, 0)] | s.cells[row(seat, stand, 1)]) != 0


def lords_at(s: Table, seat: i64, stand: i64) -> i64:
    """Mask of a seat's free lords at a stand."""
    found: i64 = 0
    lords = s.lords_in(seat, VILLAGE_AT[stand])
    lord: i64 = 0
    while lords >= BIT[lord]:
        if lords & BIT[lord] and s.cells[STAND_OF + lord] == stand:
            found |= BIT[lord]
        lord += 1
        if lord == LORDS:
            return found
    return found


def is_at(s: Table, seat: i64, stand: i64) -> bool:
    """Whether a seat has troops or a free lord at a stand."""
    return has_troops(s, seat, stand) or lords_at(s, seat, stand) != 0


def on_board(s: Table, seat: i64, unit: i64) -> i64:
    """How many tokens of a kind a seat has on the board."""
    base = (MEN_IN if unit == MAN else KNIGHTS_IN) + seat * VILLAGES
    n: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        n += s.cells[base + village]
        village += 1
    return n


def in_supply(s: Table, seat: i64, unit: i64) -> i64:
    """How many tokens of a kind a seat can still put on the board. [F-12.2]"""
    return (MEN_EACH if unit == MAN else KNIGHTS_EACH) - on_board(s, seat, unit)


def put_troops(s: Table, seat: i64, stand: i64, unit: i64, n: i64, steps: i64 = 0, exposed: i64 = 0) -> None:
    """Tokens come to a stand."""
    if n == 0:
        return
    shift_tokens(s, seat, stand, unit, n, steps, exposed)
    arrive(s, seat, VILLAGE_AT[stand])
    fog_put(s, seat, stand, n)


def remove_troops(s: Table, seat: i64, stand: i64, unit: i64, n: i64, steps: i64, exposed: i64) -> None:
    """Tokens leave a stand; they must be there."""
    if n == 0:
        return
    shift_tokens(s, seat, stand, unit, -n, steps, exposed)
    fog_lose(s, seat, stand, unit, n)
    depart(s, seat, VILLAGE_AT[stand])


def lose_troops(s: Table, seat: i64, village: i64, unit: i64, n: i64) -> None:
    """Tokens die in a village: those at the gates first, then those at the centre; the most tired first."""
    stand = GATES_FROM[village]
    while n > 0:
        if stand == GATES_END[village]:
            stand = village
        steps: i64 = MOST_STEPS
        while steps >= 0:
            exposed: i64 = 1
            while exposed >= 0:
                here = counted(s.cells[row(seat, stand, exposed)], unit, steps)
                dead = here if here < n else n
                remove_troops(s, seat, stand, unit, dead, steps, exposed)
                n -= dead
                exposed -= 1
            steps -= 1
        if stand == village:
            return
        stand += 1


def move_all(s: Table, seat: i64, stand: i64, to: i64) -> None:
    """All units of a seat at one stand of a village go to another stand of the same village, prisoners with them."""
    exposed: i64 = 0
    while exposed < 2:
        packed = s.cells[row(seat, stand, exposed)]
        s.cells[row(seat, stand, exposed)] = 0
        s.cells[row(seat, to, exposed)] += packed
        exposed += 1
    least, most = FOG_LEAST + seat * STANDS, FOG_MOST + seat * STANDS
    s.cells[least + to] += s.cells[least + stand]
    s.cells[most + to] += s.cells[most + stand]
    s.cells[least + stand] = 0
    s.cells[most + stand] = 0
    lord: i64 = 0
    while lord < LORDS:
        follows = s.cells[CAPTOR + lord] if s.cells[CAPTOR + lord] >= 0 else s.cells[OWNER + lord]
        if s.cells[STAND_OF + lord] == stand and follows == seat:
            s.cells[STAND_OF + lord] = to
        lord += 1


def put_lord(s: Table, lord: i64, stand: i64) -> None:
    """A lord in play comes to a stand, from another one or from none."""
    take_lord(s, lord)
    s.cells[STAND_OF + lord] = stand
    s.cells[LORDS_IN + VILLAGE_AT[stand]] |= BIT[lord]
    if s.cells[CAPTOR + lord] < 0:
        arrive(s, s.cells[OWNER + lord], VILLAGE_AT[stand])


def take_lord(s: Table, lord: i64) -> None:
    """A lord leaves the stand where he is."""
    stand = s.cells[STAND_OF + lord]
    if stand < 0:
        return
    s.cells[STAND_OF + lord] = NONE
    s.cells[LORDS_IN + VILLAGE_AT[stand]] &= ~BIT[lord]
    depart(s, s.cells[OWNER + lord], VILLAGE_AT[stand])


def enter_play(s: Table, lord: i64, seat: i64, stand: i64) -> None:
    """A new lord joins a family. [F-2.3.2]"""
    s.cells[OWNER + lord] = seat
    s.cells[FAMILY_OF + seat] |= BIT[lord]
    s.cells[STEPS_MADE + lord] = 0
    put_lord(s, lord, stand)


def leave_play(s: Table, lord: i64) -> None:
    """A lord's pawn leaves the board for good; titles and markers are not settled here. [F-4.4.3]"""
    release(s, lord)
    take_lord(s, lord)
    s.cells[FAMILY_OF + s.cells[OWNER + lord]] &= ~BIT[lord]
    s.cells[OWNER + lord] = NONE
    s.cells[STEPS_MADE + lord] = 0
    s.cells[EXPOSED_LORDS] &= ~BIT[lord]


def capture(s: Table, lord: i64, captor: i64) -> None:
    """A lord becomes somebody's prisoner, or passes to another captor; he stays where he stands. [F-6.4.1]"""
    s.cells[CAPTOR + lord] = captor
    s.cells[CAPTIVES] |= BIT[lord]
    depart(s, s.cells[OWNER + lord], s.village_of(lord))


def release(s: Table, lord: i64) -> None:
    """A prisoner is free where he stands. [F-6.4.2]"""
    if s.cells[CAPTOR + lord] < 0:
        return
    s.cells[CAPTOR + lord] = NONE
    s.cells[CAPTIVES] &= ~BIT[lord]
    arrive(s, s.cells[OWNER + lord], s.village_of(lord))


# ------------------------------------------------------------ who came first [F-5.2.5]


def arrive(s: Table, seat: i64, village: i64) -> None:
    """A seat that was not in a village takes the last rank there."""
    if s.cells[RANK_IN + village * MOST_SEATS + seat] > 0:
        return
    last: i64 = 0
    other: i64 = 0
    while other < s.cells[SEATS]:
        if s.cells[RANK_IN + village * MOST_SEATS + other] > last:
            last = s.cells[RANK_IN + village * MOST_SEATS + other]
        other += 1
    s.cells[RANK_IN + village * MOST_SEATS + seat] = last + 1


def depart(s: Table, seat: i64, village: i64) -> None:
    """A seat with no unit left in a village gives up its rank; those who came later move up."""
    rank = s.cells[RANK_IN + village * MOST_SEATS + seat]
    if rank == 0 or s.is_present(seat, village):
        return
    s.cells[RANK_IN + village * MOST_SEATS + seat] = 0
    other: i64 = 0
    while other < s.cells[SEATS]:
        if s.cells[RANK_IN + village * MOST_SEATS + other] > rank:
            s.cells[RANK_IN + village * MOST_SEATS + other] -= 1
        other += 1


# ------------------------------------------------------------ steps [F-5.1.2]


def movable(s: Table, seat: i64, village: i64, unit: i64, cap: i64) -> i64:
    """How many of a seat's tokens of a kind in a village have made fewer than `cap` steps."""
    n: i64 = 0
    i: i64 = 0
    while i < stands_of(village):
        n += fresh_at(s, seat, stand_of(village, i), unit, cap)
        i += 1
    return n


def fresh_at(s: Table, seat: i64, stand: i64, unit: i64, cap: i64) -> i64:
    """How many of a seat's tokens of a kind at a stand have made fewer than `cap` steps."""
    n: i64 = 0
    steps: i64 = 0
    while steps < cap:
        n += counted(s.cells[row(seat, stand, 0)], unit, steps) + counted(s.cells[row(seat, stand, 1)], unit, steps)
        steps += 1
    return n


def march(s: Table, seat: i64, stand: i64, to: i64, men: i64, knights: i64, cap: i64) -> None:
    """Tokens make a step with a lord who stands at `stand`: from there first, the freshest first, all at most `cap`.

    From one number of steps those go first whom the plague has passed, so that it strikes as few as it can.
    """
    village = VILLAGE_AT[stand]
    i: i64 = -1
    while i < stands_of(village) and men + knights > 0:
        place = stand if i < 0 else stand_of(village, i)
        here = fresh_at(s, seat, place, MAN, cap)
        m = here if here < men else men
        here = fresh_at(s, seat, place, KNIGHT, cap)
        k = here if here < knights else knights
        fog_march(s, seat, place, to, m + k)
        step_from(s, seat, place, to, MAN, m)
        step_from(s, seat, place, to, KNIGHT, k)
        men -= m
        knights -= k
        i += 1


def step_from(s: Table, seat: i64, stand: i64, to: i64, unit: i64, n: i64) -> None:
    """So many tokens of a kind go from one stand to another, one step older."""
    steps: i64 = 0
    while n > 0:
        exposed: i64 = 1
        while exposed >= 0:
            here = counted(s.cells[row(seat, stand, exposed)], unit, steps)
            going = here if here < n else n
            if going:
                shift_tokens(s, seat, stand, unit, -going, steps, exposed)
                shift_tokens(s, seat, to, unit, going, steps + 1, exposed)
                arrive(s, seat, VILLAGE_AT[to])
                depart(s, seat, VILLAGE_AT[stand])
            n -= going
            exposed -= 1
        steps += 1


def expose_all(s: Table, seat: i64, stand: i64) -> None:
    """The plague has passed a seat's troops at a stand. [F-2.2.7]"""
    s.cells[row(seat, stand, 1)] += s.cells[row(seat, stand, 0)]
    s.cells[row(seat, stand, 0)] = 0


def rest(s: Table) -> None:
    """Phase 5 is over: nobody has made a step. [F-5.1.1]"""
    cell: i64 = TROOPS
    end = cell + 2 * MOST_SEATS * STANDS
    while cell < end:
        packed = s.cells[cell]
        if packed:
            s.cells[cell] = of_kind(packed, MAN) + of_kind(packed, KNIGHT) * COUNTER[4]
        cell += 1
    lord: i64 = 0
    while lord < LORDS:
        s.cells[STEPS_MADE + lord] = 0
        lord += 1
    village: i64 = 0
    while village < VILLAGES:
        s.cells[ROADS_NOTED + village] = 0
        village += 1


def recover(s: Table) -> None:
    """The turn is over: the plague may strike anybody again. [F-2.2.6]"""
    cell: i64 = TROOPS
    width: i64 = MOST_SEATS * STANDS
    end = cell + width
    while cell < end:
        s.cells[cell] += s.cells[cell + width]
        s.cells[cell + width] = 0
        cell += 1
    s.cells[EXPOSED_LORDS] = 0


def stands_of(village: i64) -> i64:
    """How many stands a village has: its centre and its gates."""
    return 1 + GATES_END[village] - GATES_FROM[village]


def stand_of(village: i64, i: i64) -> i64:
    """The i-th stand of a village: its centre, then its gates."""
    return village if i == 0 else GATES_FROM[village] + i - 1


def shift_tokens(s: Table, seat: i64, stand: i64, unit: i64, n: i64, steps: i64, exposed: i64) -> None:
    """Add tokens to a stand, or take them away when n is negative."""
    s.cells[row(seat, stand, exposed)] += n * COUNTER[4 * unit + steps]
    s.cells[(MEN_IN if unit == MAN else KNIGHTS_IN) + seat * VILLAGES + VILLAGE_AT[stand]] += n


# ------------------------------------------------------------ fog of war [F-11.2]
# For each seat and stand the fewest and most knights it can have, by what everybody has seen. Kept only under fog.


def fog_put(s: Table, seat: i64, stand: i64, n: i64) -> None:
    """Tokens are put down face down."""
    if s.cells[FOG]:
        s.cells[FOG_MOST + seat * STANDS + stand] += n


def fog_lose(s: Table, seat: i64, stand: i64, unit: i64, n: i64) -> None:
    """Tokens that were there are turned up and leave; called when they are gone."""
    if not s.cells[FOG]:
        return
    least, most = FOG_LEAST + seat * STANDS + stand, FOG_MOST + seat * STANDS + stand
    if unit == KNIGHT:
        s.cells[least] -= n if n < s.cells[least] else s.cells[least]
        s.cells[most] -= n
    left = troops_at(s, seat, stand)
    if s.cells[most] > left:
        s.cells[most] = left


def fog_march(s: Table, seat: i64, stand: i64, to: i64, n: i64) -> None:
    """Tokens are about to go face down from one stand to another."""
    if not s.cells[FOG] or n == 0:
        return
    least, most = FOG_LEAST + seat * STANDS, FOG_MOST + seat * STANDS
    there = troops_at(s, seat, stand)
    surely = n - (there - s.cells[least + stand])  # more than there can be men-at-arms
    s.cells[least + to] += surely if surely > 0 else 0
    s.cells[most + to] += n if n < s.cells[most + stand] else s.cells[most + stand]
    s.cells[least + stand] -= n if n < s.cells[least + stand] else s.cells[least + stand]
    if s.cells[most + stand] > there - n:
        s.cells[most + stand] = there - n


def reveal(s: Table, seat: i64, village: i64) -> None:
    """A battle begins: everybody sees a seat's troops in a village."""
    if not s.cells[FOG]:
        return
    i: i64 = 0
    while i < stands_of(village):
        stand = stand_of(village, i)
        knights = standing(s, seat, stand, KNIGHT)
        s.cells[FOG_LEAST + seat * STANDS + stand] = knights
        s.cells[FOG_MOST + seat * STANDS + stand] = knights
        i += 1
