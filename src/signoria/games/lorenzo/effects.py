"""What a source of goods really gives: doubling, tiles, ends of tracks. The one way goods come and go."""

from mypy_extensions import i64

from signoria.games.lorenzo.messages import (
    E_GAINED,
    E_PAID,
    FROM_CARD,
    FROM_HARVEST,
    FROM_LEADER,
    FROM_PRODUCTION,
)
from signoria.games.lorenzo.pieces import (
    COIN,
    FAITH,
    FAITH_END,
    FEWER_BY,
    FEWER_COINS,
    FEWER_MILITARY,
    FEWER_SERVANTS,
    FEWER_WOOD_OR_STONE,
    GOODS,
    MILITARY,
    MILITARY_END,
    PRIVILEGE,
    SERVANT,
    STONE,
    VICTORY,
    WOOD,
    amount,
    one,
)
from signoria.games.lorenzo.state import (
    BY_CARDS,
    BY_HARVEST,
    BY_LEADERS,
    BY_OTHER,
    BY_PRODUCTION,
    TILE_1_4_EACH,
    TRACK_CAPS,
    Table,
)
from signoria.games.lorenzo.steps.kinds import GAINING
from signoria.kernel.flow import FIRST_FIELD


def fewer(packed: i64, good: i64) -> i64:
    """One less of a good, never below 0. [L-14.0.4]"""
    return packed - one(good, FEWER_BY) if amount(packed, good) >= FEWER_BY else packed


def after_tiles(s: Table, seat: i64, packed: i64) -> i64:
    """A source lowered by the tiles of period 1, where nothing is to be chosen. [L-14.1.1] [L-14.1.2] [L-14.1.3]"""
    if s.suffers(seat, FEWER_MILITARY):
        packed = fewer(packed, MILITARY)
    if s.suffers(seat, FEWER_COINS):
        packed = fewer(packed, COIN)
    if s.suffers(seat, FEWER_SERVANTS):
        packed = fewer(packed, SERVANT)
    if s.suffers(seat, FEWER_WOOD_OR_STONE) and not must_choose_loss(s, seat, packed):
        packed = fewer(fewer(packed, WOOD), STONE)  # only one of the two is there, or the option takes each
    return packed


def must_choose_loss(s: Table, seat: i64, packed: i64) -> bool:
    """A source of wood and stone loses 1 in all; its owner chooses which. [L-14.1.4]"""
    if amount(packed, WOOD) == 0 or amount(packed, STONE) == 0 or s.cells[TILE_1_4_EACH]:
        return False
    return s.suffers(seat, FEWER_WOOD_OR_STONE)


def doubled(packed: i64) -> i64:
    """Wood, stone, servants and coins twice, points and privileges once. [L-13.18] [L-13.18.1] [L-13.18.2]"""
    resources = packed & 0xFFFFFFFF
    return packed + resources


def gain(s: Table, seat: i64, packed: i64, source: i64, double: bool = False) -> None:
    """One source gives, asked for or not: at once, or by a step of its own where something is to be chosen.

    [L-0.2.3] [L-0.2.6] [L-14.0.3]
    """
    if amount(packed, PRIVILEGE) == 0 and not must_choose_loss(s, seat, packed):
        receive(s, seat, after_tiles(s, seat, packed), source)
        return
    f = s.push(GAINING) + FIRST_FIELD
    s.stack[f] = seat
    s.stack[f + 1] = packed
    s.stack[f + 2] = source
    s.stack[f + 5] = 1 if double else 0


def within_tracks(s: Table, seat: i64, good: i64, n: i64) -> i64:
    """So much of a good, without what goes beyond the end of a track. [L-0.2.4] [L-0.2.7]"""
    if not s.cells[TRACK_CAPS]:
        return n
    if good == FAITH and s.owned(seat, FAITH) + n > FAITH_END:
        return FAITH_END - s.owned(seat, FAITH)
    if good == MILITARY and s.owned(seat, MILITARY) + n > MILITARY_END:
        return MILITARY_END - s.owned(seat, MILITARY)
    return n


def really_received(s: Table, seat: i64, packed: i64) -> i64:
    """What a source gives by tiles and tracks, where nothing is to be chosen; privileges are left in it."""
    packed = after_tiles(s, seat, packed)
    received: i64 = 0
    good: i64 = 0
    while good < GOODS:
        received |= one(good, within_tracks(s, seat, good, amount(packed, good)))
        good += 1
    return received | one(PRIVILEGE, amount(packed, PRIVILEGE))


def receive(s: Table, seat: i64, packed: i64, source: i64) -> None:
    """Into the stock; what goes beyond the end of a track is lost. [L-0.2.4] [L-0.2.7]"""
    received: i64 = 0
    good: i64 = 0
    while good < GOODS:
        n = amount(packed, good)
        if n > 0:
            n = within_tracks(s, seat, good, n)
            if good == VICTORY:
                s.score(seat, points_source(source), n)
            else:
                s.add(seat, good, n)
            received |= one(good, n)
        good += 1
    if received != 0:
        s.tell(E_GAINED, seat, received, source)


def points_source(source: i64) -> i64:
    """Under which heading victory points of a source are counted."""
    if source == FROM_CARD:
        return BY_CARDS
    if source == FROM_HARVEST:
        return BY_HARVEST
    if source == FROM_PRODUCTION:
        return BY_PRODUCTION
    if source == FROM_LEADER:
        return BY_LEADERS
    return BY_OTHER


def give(s: Table, seat: i64, packed: i64, purpose: i64) -> None:
    """Pay to the supply; the caller has made sure that it is owned. [L-0.2.2]"""
    if packed == 0:
        return
    good: i64 = 0
    while good < GOODS:
        s.add(seat, good, -amount(packed, good))
        good += 1
    s.tell(E_PAID, seat, packed, purpose)


def give_servants(s: Table, seat: i64, n: i64, purpose: i64) -> None:
    """Servants for a value, however many. [L-3.2.4]"""
    while n > 255:
        give(s, seat, one(SERVANT, 255), purpose)
        n -= 255
    give(s, seat, one(SERVANT, n), purpose)
