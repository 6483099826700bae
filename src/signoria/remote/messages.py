"""The lines that a host and a bot exchange, and how they are read. docs/bots.md says what they mean."""

import json
from typing import Any

from signoria.kernel.errors import SignoriaError

PROTOCOL = 1
HELLO, CHOOSE, BYE = "hello", "choose", "bye"  # what a host says
READY, CHOICE = "ready", "choice"  # what a bot says
WORLD = "world"  # asked for by the one, answered by the other
MOST = (1 << 63) - 1  # of any number in a line
QUOTED = 200  # so much of a line stands in an error


def written(kind: str, **fields: object) -> str:
    return json.dumps({"type": kind, **fields}) + "\n"


def heard(line: str) -> "Message":
    """The message of a line."""
    try:
        return Message(line, json.loads(line))
    except (ValueError, RecursionError) as error:
        raise SignoriaError(f"this is not valid JSON ({error}): {quoted(line)}") from error


def quoted(line: str) -> str:
    return repr(line if len(line) <= QUOTED else f"{line[:QUOTED]}...")


class Message:
    """A message, or an object inside one. What is wrong with it is told with its line; other fields are ignored."""

    def __init__(self, line: str, fields: Any, path: str = "") -> None:
        self.line = line
        self.path = path
        if not isinstance(fields, dict):
            raise SignoriaError(f"{path.rstrip('.') or 'the line'}: must be an object, not {quoted(line)}")
        self.fields: dict[str, Any] = fields

    @property
    def kind(self) -> str:
        return self.text("type")

    def expect(self, *kinds: str) -> None:
        if self.kind not in kinds:
            raise self.wrong("type", f"must be {' or '.join(kinds)} here, not {quoted(self.kind)}")

    def wrong(self, name: str, what: str) -> SignoriaError:
        return SignoriaError(f"{self.path}{name}: {what}; the line was {quoted(self.line)}")

    def text(self, name: str) -> str:
        value = self.fields.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, "must be a text")
        return value

    def number(self, name: str, default: float | None = None) -> float:
        """A number; one without a default must be there. There is no infinite one, and none that is none."""
        value = self.fields.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= MOST:
            raise self.wrong(name, "must be a number")
        return float(value)

    def whole(self, name: str, default: int | None = None) -> int:
        value = self.fields.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > MOST:
            raise self.wrong(name, "must be a whole number")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts; none where it is missing."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(name, "must be a list of texts")
        return value

    def parts(self, name: str) -> "list[Message]":
        """The objects of a list; none where it is missing."""
        value = self.fields.get(name, [])
        if not isinstance(value, list):
            raise self.wrong(name, "must be a list")
        return [Message(self.line, one, f"{self.path}{name}[{i}].") for i, one in enumerate(value)]
