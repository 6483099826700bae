"""Known states as rows of floats, and legal moves as masks: in C where it was built, otherwise the same in Python."""

from array import array
from typing import Any, Final

from signoria.research.fields import (
    ASKING,
    BITS,
    COLUMNS,
    HELD,
    MAY_WAIT,
    ONE_HOT,
    OWN_SEAT,
    PLACES,
    SCALAR,
    SEAT,
    SEATS,
    SET,
    TO_ACT,
    TROOPS,
    UNDER_WAY,
)

UNKNOWN_BIT: Final = 0.5
MOST_MEN: Final = 13
MOST_KNIGHTS: Final = 8


def encode_plainly(
    program: bytes,
    cells: Any,
    stack: Any,
    top: int,
    seats: int,
    viewer: int,
    turn: int,
    may_wait: int,
    out: Any,
    at: int,
) -> int:
    """Write the observation of a known state into a buffer of float32 from `at`; how many floats that were."""
    numbers = array("q")
    numbers.frombytes(program)
    frames: dict[int, int] = {}
    f = top
    while f >= 0:
        frames.setdefault(stack[f], f)
        f = stack[f + 1]
    row: list[float] = []
    for i in range(0, len(numbers), COLUMNS):
        how, cell, count, low, high, each, own, gap, step, width, size = numbers[i : i + COLUMNS]
        block = [0.0] * size
        row += block
        first = len(row) - size
        if how == TO_ACT:
            if 0 <= turn < seats:
                row[first + (turn - viewer) % seats] = 1.0
        elif how == MAY_WAIT:
            row[first] = float(may_wait)
        elif how == OWN_SEAT:
            row[first + viewer] = 1.0
        elif how == ASKING:
            if top >= 0:
                row[first + stack[top]] = 1.0
        elif how == UNDER_WAY:
            row[first] = float(step in frames)
        elif how == HELD:
            for token in range(count):
                place = cells[cell + token]
                if is_held(place) and place & 7 < seats:
                    row[first + ((place & 7) - viewer) % seats] += 1.0
            for j in range(seats):
                row[first + j] = min(1.0, row[first + j] / high)
        elif step < 0 or step in frames:
            source, base = (cells, cell) if step < 0 else (stack, frames[step] + cell)
            base += viewer * own
            at_out = first
            for j in range(seats if each else 1):
                begin = base + (viewer + j) % seats * each
                for k in range(count):
                    write(row, at_out, how, source[begin + k * gap], low, high, seats, viewer, source)
                    if how != SET:
                        at_out += width
                if how == SET:
                    at_out += width
    memoryview(out).cast("B")[4 * at : 4 * (at + len(row))] = array("f", row).tobytes()
    return len(row)


def is_held(place: int) -> bool:
    """Whether a token of Princes is in a hand: also those a seat looks at, and its pack."""
    return 8 <= place < 16 or 24 <= place < 40


def write(
    row: list[float], at: int, how: int, value: int, low: int, high: int, seats: int, viewer: int, source: Any
) -> None:
    """One number as floats."""
    if how == SCALAR:
        row[at] = (min(max(value, low), high) - low) / (high - low)
    elif how in (ONE_HOT, SET):
        if low <= value <= high:
            row[at + value - low] = 1.0
    elif how == BITS:
        for bit in range(high):
            row[at + bit] = UNKNOWN_BIT if value < 0 else float(value >> bit & 1)
    elif how == SEAT:
        if value >= 0 and value >> low < seats:
            row[at + ((value >> low) - viewer) % seats] = 1.0
    elif how == SEATS:
        for j in range(seats):
            row[at + j] = UNKNOWN_BIT if value < 0 else float(value >> (viewer + j) % seats & 1)
    elif how == TROOPS:
        men, knights = [sum(value >> 4 * i & 15 for i in range(first, first + 4)) for first in (0, 4)]
        row[at] = min(men, MOST_MEN) / MOST_MEN
        row[at + 1] = min(knights, MOST_KNIGHTS) / MOST_KNIGHTS
    elif how == PLACES:
        token = 0
        while value >> token:
            if value >> token & 1:
                row[at + column(source[low + token], seats, viewer)] = 1.0
            token += 1


def column(place: int, seats: int, viewer: int) -> int:
    """Where a place of tokens stands: held by each seat, before each seat, out, in the deck."""
    if is_held(place):
        return ((place & 7) - viewer) % seats
    if 16 <= place < 24:
        return seats + ((place & 7) - viewer) % seats
    return 2 * seats if place == 40 else 2 * seats + 1


def mark_plainly(ids: Any, out: Any, at: int, size: int) -> None:
    """Write a mask of `size` bytes into a buffer from `at`: 1 where an id is legal."""
    row = bytearray(size)
    for i in ids:
        row[i] = 1
    memoryview(out).cast("B")[at : at + size] = row


try:
    from signoria.research._encoder import encode as encode
    from signoria.research._encoder import mark as mark

    IS_NATIVE = True
except ImportError:  # no C compiler, or run from the source tree
    encode = encode_plainly
    mark = mark_plainly
    IS_NATIVE = False
