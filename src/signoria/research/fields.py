"""What an observation holds, declared as data: which numbers of a known state, and how they become floats.

A field is `count` numbers, first of them `cell`, the next `gap` further on. With `each` there are as many for every
seat, so far apart, the viewer's first and then clockwise; with `own` they are those of the viewer's row. Numbers of a
step under way are read from its uppermost frame; the field is 0 while the step is not under way.
"""

from array import array
from dataclasses import dataclass
from typing import Any, Final

from signoria.kernel.flow import FIRST_FIELD, Step
from signoria.kernel.game import Game

# How one number becomes floats.
SCALAR: Final = 0  # (number - low) / (high - low), cut off at 0 and 1
ONE_HOT: Final = 1  # a 1 in the place of the number, none if it lies outside
BITS: Final = 2  # a mask; every bit is 0.5 if it is not known
SEAT: Final = 3  # a seat, as one-hot, the viewer first; it stands `low` bits from the right
SEATS: Final = 4  # a mask of seats, the viewer first; 0.5 if it is not known
TROOPS: Final = 5  # men-at-arms and knights in a packed number of Fief
PLACES: Final = 6  # where a card of Princes may lie, as bits: held by each seat, before each seat, out, in the deck;
# places of tokens begin at `low`
TO_ACT: Final = 7  # the seat to act, as one-hot, the viewer first
MAY_WAIT: Final = 8  # whether it acts out of turn, so that it may wait
OWN_SEAT: Final = 9  # the viewer's seat, as one-hot
ASKING: Final = 10  # the step that asks, as one-hot
UNDER_WAY: Final = 11  # whether a step is under way
SET: Final = 12  # all numbers of a seat together, as one row of bits: the cards it has
HELD: Final = 13  # how many of the tokens of Princes each seat holds, divided by `high`
KINDS: Final = {
    SCALAR: "scalar",
    ONE_HOT: "one-hot",
    BITS: "bits",
    SEAT: "one-hot",
    SEATS: "bits",
    TROOPS: "scalar",
    PLACES: "bits",
    TO_ACT: "one-hot",
    MAY_WAIT: "bits",
    OWN_SEAT: "one-hot",
    ASKING: "one-hot",
    UNDER_WAY: "bits",
    SET: "bits",
    HELD: "scalar",
}
NO_STEP: Final = -1
COLUMNS: Final = 11  # numbers of an instruction of the encoder, in the order of `instruction`

Way = tuple[int, int, int]  # how, low, high


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    how: int
    cell: int = 0
    count: int = 1
    low: int = 0
    high: int = 1
    each: int = 0
    own: int = 0
    gap: int = 1
    step: int = NO_STEP

    def width(self, seats: int) -> int:
        """How many floats one number becomes."""
        if self.how in (ONE_HOT, SET):
            return self.high - self.low + 1
        if self.how in (BITS, ASKING):
            return self.high - self.low
        if self.how in (SEAT, SEATS, TO_ACT, OWN_SEAT, HELD):
            return seats
        if self.how == PLACES:
            return 2 * seats + 2
        return 2 if self.how == TROOPS else 1

    def size(self, seats: int) -> int:
        """How many floats the field has."""
        rows = 1 if self.how in (SET, HELD) else self.count
        return self.width(seats) * rows * (seats if self.each else 1)

    def instruction(self, seats: int) -> tuple[int, ...]:
        """The field as the encoder reads it."""
        return (
            self.how, self.cell, self.count, self.low, self.high, self.each, self.own, self.gap, self.step,
            self.width(seats), self.size(seats),
        )  # fmt: skip

    def cells(self, seats: int) -> set[int]:
        """The cells of the state that it reads, for any viewer."""
        if self.step != NO_STEP or self.how in (TO_ACT, MAY_WAIT, OWN_SEAT, ASKING, UNDER_WAY):
            return set()
        rows = range(seats if self.own else 1)
        owners = range(seats if self.each else 1)
        return {
            self.cell + row * self.own + seat * self.each + i * self.gap
            for row in rows
            for seat in owners
            for i in range(self.count)
        }


def scalar(name: str, cell: int, high: int, count: int = 1, low: int = 0, each: int = 0, own: int = 0) -> Field:
    return Field(name, SCALAR, cell, count, low, high, each, own)


def one_hot(name: str, cell: int, high: int, count: int = 1, low: int = 0, each: int = 0, gap: int = 1) -> Field:
    return Field(name, ONE_HOT, cell, count, low, high, each, gap=gap)


def bits(name: str, cell: int, n: int, count: int = 1, each: int = 0, own: int = 0) -> Field:
    return Field(name, BITS, cell, count, 0, n, each, own)


def all_of(name: str, cell: int, count: int, high: int, each: int) -> Field:
    return Field(name, SET, cell, count, 0, high, each)


def seat(name: str, cell: int, count: int = 1, each: int = 0, shift: int = 0) -> Field:
    return Field(name, SEAT, cell, count, shift, each=each)


def seats_of(name: str, cell: int, count: int = 1, each: int = 0, own: int = 0) -> Field:
    return Field(name, SEATS, cell, count, each=each, own=own)


# Numbers of steps: what a field is called decides, unless its game says otherwise.
A_SEAT: Final[Way] = (SEAT, 0, 1)
MASK_OF_SEATS: Final[Way] = (SEATS, 0, 1)


def number(high: int, low: int = 0) -> Way:
    return SCALAR, low, high


def mask(n: int) -> Way:
    return BITS, 0, n


def general(game: Game) -> list[Field]:
    """What every observation begins with: who acts, who looks, and what is asked."""
    return [
        Field("to_act", TO_ACT),
        Field("may_wait", MAY_WAIT),
        Field("own_seat", OWN_SEAT),
        Field("asking", ASKING, high=len(game.steps)),
    ]


def of_steps(game: Game, ways: dict[str, Way], by_seat: tuple[str, ...], usual: Way) -> list[Field]:
    """The numbers of every step under way.

    `ways` says how a number becomes floats, by `step.field` or by `field` alone; otherwise its domain does, else
    `usual`. The stems `by_seat` begin the names of numbers of which every seat has one.
    """
    fields: list[Field] = []
    for kind, step in enumerate(game.steps):
        fields.append(Field(f"step.{step.name}", UNDER_WAY, step=kind))
        for i, name in enumerate(step.fields):
            stem, _, index = name.rpartition("_")
            many = stem in by_seat and index.isdecimal()
            if many and index != "0":
                continue
            how, low, high = way_of(step, name, stem if many else name, ways, usual)
            called = f"step.{step.name}.{stem if many else name}"
            fields.append(Field(called, how, FIRST_FIELD + i, 1, low, high, 1 if many else 0, step=kind))
    return fields


def way_of(step: Step[Any], name: str, called: str, ways: dict[str, Way], usual: Way) -> Way:
    """How a number of a step becomes floats."""
    for key in (f"{step.name}.{called}", called):
        if key in ways:
            return ways[key]
    domain = step.domains.get(name)
    if domain is None:
        return usual
    return ONE_HOT, int(domain.low), int(domain.low + domain.size) - 1


def program(fields: list[Field], seats: int) -> bytes:
    """All fields as the encoder reads them."""
    numbers = array("q")
    for field in fields:
        numbers.extend(field.instruction(seats))
    return numbers.tobytes()
