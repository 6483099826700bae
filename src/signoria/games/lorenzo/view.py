"""What a seat can know, and worlds it cannot tell apart. [L-0.2.5] [L-0.2.8]

Hidden are leaders in hand and the draft, also who has chosen in it already. Decks need no hiding: a state holds what is
left, never an order.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo.pieces import LEADER_COUNT
from signoria.games.lorenzo.state import (
    DISCARDED,
    HAND,
    HAND_SIZE,
    PLAYED,
    SEATS,
    SEEN,
    Table,
)
from signoria.games.lorenzo.steps.kinds import DEALING, DRAFT
from signoria.games.lorenzo.steps.setup import ANSWERS, FIRST, LEADERS_EACH
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import ALL_SEEING, BELOW, UNKNOWN
from signoria.kernel.rng import Rng

ALL_LEADERS: Final = (1 << LEADER_COUNT) - 1


def known(s: Table, viewer: i64) -> Table:
    """The table as a seat or a spectator knows it."""
    k = s.copy()
    k.viewer = viewer
    for seat in range(s.cells[SEATS]):
        if seat == viewer:
            continue
        if k.cells[HAND_SIZE + seat] > 0:
            k.cells[HAND + seat] = UNKNOWN
        for pick in range(LEADERS_EACH):
            if k.cells[SEEN + seat * LEADERS_EACH + pick] != 0:
                k.cells[SEEN + seat * LEADERS_EACH + pick] = UNKNOWN
    f = k.top
    while f >= 0:
        if k.stack[f] == DRAFT:
            for seat in range(s.cells[SEATS]):
                if seat != viewer:
                    k.stack[f + ANSWERS + seat] = 0
        f = k.stack[f + BELOW]
    return k


def sample(k: Table, rng: Rng) -> Table:
    """A world its viewer could not tell from the true one: hands and packs filled in."""
    s = k.copy()
    s.viewer = ALL_SEEING
    if s.stack[s.top] == DEALING if s.top >= 0 else False:
        sample_deal(s, k.viewer, rng)
        return s
    picks = picks_made(s)
    if picks < 0:
        sample_hands(s, k.viewer, rng)
        return s
    packs = sample_packs(s, k.viewer, picks, rng)
    write_packs(s, packs, picks)
    return s


def picks_made(s: Table) -> i64:
    """How many picks of the draft are over: 4 after it, -1 if this table never drafted."""
    f = s.top
    while f >= 0:
        if s.stack[f] == DRAFT:
            return s.stack[f + FIRST]
        f = s.stack[f + BELOW]
    return LEADERS_EACH if s.cells[SEEN] != 0 else -1


def random_bits(mask: i64, n: i64, rng: Rng) -> i64:
    """n bits of a mask, any of them as likely."""
    taken: i64 = 0
    while n > 0:
        bit = random_bit(mask & ~taken, rng)
        taken |= i64(1) << bit
        n -= 1
    return taken


def random_bit(mask: i64, rng: Rng) -> i64:
    """One bit of a mask that is not empty."""
    if mask == 0:
        raise SignoriaError("the leaders seen in the draft contradict each other")
    n: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        n += 1
    skip = rng.below(n)
    bit: i64 = 0
    while True:
        if mask >> bit & 1:
            if skip == 0:
                return bit
            skip -= 1
        bit += 1


def public_leaders(s: Table) -> i64:
    """Leaders played or discarded."""
    mask: i64 = 0
    for seat in range(s.cells[SEATS]):
        mask |= s.cells[PLAYED + seat] | s.cells[DISCARDED + seat]
    return mask


def sample_deal(s: Table, viewer: i64, rng: Rng) -> None:
    """In the middle of the deal: as many cards as each seat has been dealt."""
    free: i64 = ALL_LEADERS
    if viewer >= 0:
        free &= ~s.cells[SEEN + viewer * LEADERS_EACH]
    dealt = s.stack[s.top + FIRST]
    for seat in range(s.cells[SEATS]):
        n = dealt - seat * LEADERS_EACH
        if s.cells[SEEN + seat * LEADERS_EACH] == UNKNOWN:
            mask = random_bits(free, n if n < LEADERS_EACH else LEADERS_EACH, rng)
            s.cells[SEEN + seat * LEADERS_EACH] = mask
            free &= ~mask


def sample_hands(s: Table, viewer: i64, rng: Rng) -> None:
    """A position without a draft: hands of any leaders nobody has seen."""
    free: i64 = ALL_LEADERS & ~public_leaders(s)
    if viewer >= 0:
        free &= ~s.cells[HAND + viewer]
    for seat in range(s.cells[SEATS]):
        if s.cells[HAND + seat] == UNKNOWN:
            s.cells[HAND + seat] = random_bits(free, s.cells[HAND_SIZE + seat], rng)
            free &= ~s.cells[HAND + seat]


def holder(s: Table, pack: i64, pick: i64) -> i64:
    """Which seat holds a pack at a pick: it goes to the right, to lower numbers. [L-12.1.5]"""
    return (pack + LEADERS_EACH * s.cells[SEATS] - pick) % s.cells[SEATS]


def sample_packs(s: Table, viewer: i64, picks: i64, rng: Rng) -> list[i64]:
    """Which leader left each pack at each pick (pack * 4 + pick), as the viewer may believe it.

    What the viewer saw of a pack bounds its cells: between two looks exactly the leaders missing at the second went,
    before the first look anything nobody has seen. Leaders others have shown must be among their picks.
    """
    seats = s.cells[SEATS]
    cells: list[i64] = [UNKNOWN] * (4 * seats)
    allowed: list[i64] = [0] * (4 * seats)
    unseen: i64 = ALL_LEADERS
    if viewer >= 0:
        for pick in range(LEADERS_EACH):
            unseen &= ~s.cells[SEEN + viewer * LEADERS_EACH + pick]
    for pack in range(seats):
        look: i64 = -1
        for pick in range(LEADERS_EACH):
            if viewer >= 0 and pick <= picks and holder(s, pack, pick) == viewer:
                seen = s.cells[SEEN + viewer * LEADERS_EACH + pick]
                if look >= 0:
                    for earlier in range(look, pick):
                        allowed[pack * 4 + earlier] &= ~seen
                look = pick
            allowed[pack * 4 + pick] = s.cells[SEEN + viewer * LEADERS_EACH + look] if look >= 0 else unseen
    place_own(s, viewer, picks, cells, allowed)
    shown: list[i64] = []
    for seat in range(seats):
        if seat != viewer:
            mask = s.cells[PLAYED + seat] | s.cells[DISCARDED + seat]
            for leader in range(LEADER_COUNT):
                if mask >> leader & 1:
                    shown.append(seat * 32 + leader)
    place_shown(s, picks, cells, allowed, shown, 0, rng)
    for i in range(4 * seats):
        if cells[i] == UNKNOWN:
            free = allowed[i]
            for j in range(4 * seats):
                if cells[j] >= 0:
                    free &= ~(i64(1) << cells[j])
            cells[i] = random_bit(free, rng)
    return cells


def place_own(s: Table, viewer: i64, picks: i64, cells: list[i64], allowed: list[i64]) -> None:
    """The viewer knows its own picks: of each pack it held, the one leader of its own that never came by again."""
    if viewer < 0:
        return
    own = s.cells[PLAYED + viewer] | s.cells[DISCARDED + viewer]
    if s.cells[HAND_SIZE + viewer] > 0:
        own |= s.cells[HAND + viewer]
    for pack in range(s.cells[SEATS]):
        for pick in range(picks):
            if holder(s, pack, pick) == viewer:
                mine = allowed[pack * 4 + pick] & own
                for leader in range(LEADER_COUNT):
                    if mine >> leader & 1:
                        cells[pack * 4 + pick] = leader


def place_shown(s: Table, picks: i64, cells: list[i64], allowed: list[i64], shown: list[i64], i: i64, rng: Rng) -> bool:
    """Give each leader that others have shown a place among their picks, trying them in random order."""
    if i == len(shown):
        return True
    seat = shown[i] >> 5
    leader = shown[i] & 31
    places: list[i64] = []
    for pack in range(s.cells[SEATS]):
        for pick in range(picks):
            cell = pack * 4 + pick
            if holder(s, pack, pick) == seat and cells[cell] == UNKNOWN and allowed[cell] >> leader & 1:
                places.append(cell)
    while len(places) > 0:
        cell = places.pop(rng.below(len(places)))
        cells[cell] = leader
        if place_shown(s, picks, cells, allowed, shown, i + 1, rng):
            return True
        cells[cell] = UNKNOWN
    return False


def write_packs(s: Table, cells: list[i64], picks: i64) -> None:
    """Packs at each pick, and hands, from the order in which leaders left the packs."""
    seats = s.cells[SEATS]
    for seat in range(seats):
        if s.cells[HAND_SIZE + seat] > 0:
            s.cells[HAND + seat] = 0
    for pack in range(seats):
        rest: i64 = 0
        for pick in range(LEADERS_EACH):
            rest |= i64(1) << cells[pack * 4 + pick]
        for pick in range(LEADERS_EACH):
            seat = holder(s, pack, pick)
            leader = i64(1) << cells[pack * 4 + pick]
            if pick <= picks:
                s.cells[SEEN + seat * LEADERS_EACH + pick] = rest
            rest &= ~leader
            if pick < picks and not (s.cells[PLAYED + seat] | s.cells[DISCARDED + seat]) & leader:
                s.cells[HAND + seat] |= leader
