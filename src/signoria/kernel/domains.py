"""Domains: what a number in a move, an event or a reason stands for.

A domain turns a small whole number into the name it has in notation and JSON, back again, and into the key under
which the language files hold its word.
"""

import operator
from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

CHANCE: Final = 8  # the seat that rolls dice and draws cards; players are 0 to 7

Json = object  # what json.dumps takes: None, bool, int, str, list, dict


def whole_number(value: object) -> int | None:
    """A whole number of any library (`__index__`, as numpy's have it) as Python's own; True and False are none."""
    if isinstance(value, int):
        return None if isinstance(value, bool) else operator.index(value)
    if not isinstance(value, SupportsIndex):  # a slow question, so it comes last
        return None
    try:
        return operator.index(value)
    except TypeError:  # an array of several
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The whole numbers from `low` to `low + size - 1`, each with a name."""

    def __init__(self, name: str, low: i64, size: i64) -> None:
        self.name = name
        self.low = low
        self.size = size

    def holds(self, value: i64) -> bool:
        return self.low <= value < self.low + self.size

    def text(self, value: i64) -> str:
        """Its name in notation."""
        return str(value)

    def parse(self, text: str) -> i64:
        """The number of a name, or -1."""
        if text.isdecimal() and text.isascii() and len(text) <= 6 and self.holds(int(text)):
            return int(text)
        return -1

    def json(self, value: i64) -> Json:
        """Its typed JSON form: a number here, a string for domains of names."""
        return int(value)

    def read_json(self, value: Json) -> i64:
        number = whole_number(value)
        if number is not None and 0 <= number < 1_000_000 and self.holds(number):
            return number
        return -1

    def key(self, value: i64) -> str:
        """Key of its word in the language files, or '' when the number or label itself is the word."""
        return ""

    def schema(self) -> dict[str, Json]:
        """JSON schema of the typed form."""
        return {"type": "integer", "minimum": int(self.low), "maximum": int(self.low + self.size - 1)}


class Names(Domain):
    """A closed list of names."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, 0, len(names))
        self.names = names
        self.numbers: dict[str, int] = {text: i for i, text in enumerate(names)}

    def text(self, value: i64) -> str:
        return self.names[value] if self.holds(value) else "?"

    def parse(self, text: str) -> i64:
        return self.numbers.get(text, -1)

    def json(self, value: i64) -> Json:
        return self.names[value] if self.holds(value) else None

    def read_json(self, value: Json) -> i64:
        return self.numbers.get(value, -1) if isinstance(value, str) else -1

    def key(self, value: i64) -> str:
        return f"{self.name}-{self.names[value].replace('.', '-')}" if self.holds(value) else f"{self.name}-unknown"

    def schema(self) -> dict[str, Json]:
        return {"type": "string", "enum": list(self.names)}


class Labels(Names):
    """A closed list of names that are the same in every language, such as the squares of a grid."""

    def key(self, value: i64) -> str:
        return ""


class Numbers(Domain):
    """Whole numbers that are their own names."""


class Seats(Domain):
    """The seats of the table; `chance` is the seat of dice and draws."""

    def __init__(self, name: str = "seat") -> None:
        super().__init__(name, 0, CHANCE + 1)

    def text(self, value: i64) -> str:
        return "chance" if value == CHANCE else str(value)

    def parse(self, text: str) -> i64:
        return CHANCE if text == "chance" else super().parse(text)

    def key(self, value: i64) -> str:
        return "seat-chance" if value == CHANCE else ""


class Amounts(Domain):
    """Several goods in one number, eight bits each; the first named lies lowest. Only in events and tables."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, 0, 1)
        self.names = names

    def holds(self, value: i64) -> bool:
        return value >= 0

    def amount(self, value: i64, i: i64) -> i64:
        return value >> (8 * i) & 255

    def text(self, value: i64) -> str:
        parts = [f"{self.amount(value, i)} {name}" for i, name in enumerate(self.names) if self.amount(value, i)]
        return " + ".join(parts)

    def json(self, value: i64) -> Json:
        return {name: int(self.amount(value, i)) for i, name in enumerate(self.names) if self.amount(value, i)}

    def read_json(self, value: Json) -> i64:
        if not isinstance(value, dict):
            return -1
        packed: i64 = 0
        for name, n in value.items():
            number = whole_number(n)
            if name not in self.names or number is None or not 0 <= number < 128:
                return -1
            i: i64 = self.names.index(name)
            packed |= i64(number) << (8 * i)
        return packed


SEAT: Final = Seats()
