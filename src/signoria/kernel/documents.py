"""Reading documents written by people: every mistake is named by the path of its field."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.domains import Domain, Json, whole_number
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import BELOW, FIRST_FIELD, State

MOST_NUMBER: Final = 1 << 40  # of a step; masks are large
MOST_DEPTH: Final = 40  # of objects and lists inside each other


@final
class Fields:
    """An object of a document. `done` refuses what nobody asked for, so a misspelt field is never ignored."""

    def __init__(self, document: Json, path: str) -> None:
        if not isinstance(document, dict):
            raise BadPosition(f"{path or 'position'}: must be an object, not {document!r}")
        self.document: dict[str, Json] = document
        self.path = path
        self.asked: set[str] = set()

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        self.asked.add(name)
        return name in self.document

    def get(self, name: str) -> Json:
        self.asked.add(name)
        return self.document.get(name)

    def refuse(self, name: str, why: str) -> BadPosition:
        return BadPosition(f"{self.at(name)}: {why}")

    def number(self, name: str, default: i64, low: i64, high: i64) -> i64:
        """A whole number, or the default where the field is missing."""
        if not self.has(name):
            return default
        value = self.document[name]
        if not isinstance(value, int) or isinstance(value, bool) or not is_between(value, low, high):
            raise self.refuse(name, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        if not self.has(name):
            return default
        value = self.document[name]
        if not isinstance(value, bool):
            raise self.refuse(name, f"must be true or false, not {value!r}")
        return value

    def one(self, name: str, domain: Domain, default: i64) -> i64:
        """A name of a domain; null stands for nothing (-1)."""
        if not self.has(name):
            return default
        return self.read(name, self.document[name], domain)

    def read(self, name: str, value: Json, domain: Domain) -> i64:
        if value is None:
            return -1
        number = domain.read_json(value)
        if number < 0:
            raise self.refuse(name, f"{value!r} is no {domain.name}")
        return number

    def many(self, name: str, domain: Domain, most: i64) -> list[i64]:
        """A list of names of a domain, nulls allowed; empty where the field is missing."""
        return [self.read(f"{name}[{i}]", item, domain) for i, item in enumerate(self.items(name, most))]

    def items(self, name: str, most: i64) -> list[Json]:
        if not self.has(name):
            return []
        value = self.document[name]
        if not isinstance(value, list):
            raise self.refuse(name, f"must be a list, not {value!r}")
        if len(value) > most:
            raise self.refuse(name, f"has {len(value)} entries, at most {most} are possible")
        return value

    def fields(self, name: str) -> "Fields":
        """An object inside this one; empty where the field is missing."""
        return Fields(self.document[name] if self.has(name) else {}, self.at(name))

    def done(self) -> None:
        for name in self.document:
            if name not in self.asked:
                raise self.refuse(name, "no such field here; known are " + ", ".join(sorted(self.asked)))


def plain(value: Json, path: str = "", depth: int = 0) -> Json:
    """A copy of a document that holds nothing but what JSON has; numbers of other libraries become Python's."""
    if value is None or isinstance(value, bool | str | float):
        return value
    number = whole_number(value)
    if number is not None:
        return number
    if depth == MOST_DEPTH:
        raise BadPosition(f"{path}: lies deeper than {MOST_DEPTH} objects and lists")
    if isinstance(value, Mapping):
        document: dict[str, Json] = {}
        for name, item in value.items():
            if not isinstance(name, str):
                raise BadPosition(f"{path or 'position'}: a field is named by a text, not {name!r}")
            document[name] = plain(item, f"{path}.{name}" if path else name, depth + 1)
        return document
    if isinstance(value, list | tuple):
        return [plain(item, f"{path}[{i}]", depth + 1) for i, item in enumerate(value)]
    raise BadPosition(f"{path or 'position'}: {value!r} cannot be written as JSON")


def is_between(value: int, low: int, high: int) -> bool:
    """Compared as Python integers: a number beyond 64 bits must not reach a native one."""
    return low <= value <= high


def steps_document(s: State) -> list[Json]:
    """The steps under way, lowest first, each with its numbers by name."""
    frames: list[Json] = []
    f = s.top
    while f >= 0:
        step = s.steps[s.stack[f]]
        frame: dict[str, Json] = {"step": step.name}
        for i, name in enumerate(step.fields):
            value = s.stack[f + FIRST_FIELD + i]
            if name in step.domains:
                frame[name] = None if value < 0 else step.domains[name].json(value)
            else:
                frame[name] = int(value)
        frames.append(frame)
        f = s.stack[f + BELOW]
    frames.reverse()
    return frames


def own_steps(s: State, public: State) -> dict[str, Json]:
    """Fields that differ in documents of any game: whose knowledge it is, and the steps if some of them is hidden."""
    own: dict[str, Json] = {"viewer": int(s.viewer)}
    if s.stack != public.stack:
        own["steps"] = steps_document(s)
    return own


def read_steps(s: State, fields: Fields, anywhere: list[str] | None = None) -> None:
    """Put the steps of a document on the empty stack of `s`, each where it can stand; those of `anywhere` on any."""
    kinds: dict[str, int] = {step.name: kind for kind, step in enumerate(s.steps)}
    below = ""
    for i, item in enumerate(fields.items("steps", 99)):
        frame = Fields(item, fields.at(f"steps[{i}]"))
        name = frame.get("step")
        if not isinstance(name, str) or name not in kinds:
            raise frame.refuse("step", f"{name!r} is not a step; known are {', '.join(kinds)}")
        step = s.steps[kinds[name]]
        can_stand = below != "" if anywhere and name in anywhere else below in (step.on or ("",))
        if not can_stand:
            raise frame.refuse("step", f"{name} cannot stand on {below or 'nothing'}")
        if s.used + step.size > len(s.stack):
            raise frame.refuse("step", "there are too many steps")
        below = name
        f = s.push(kinds[name])
        for k, field in enumerate(step.fields):
            if field in step.domains:
                value = frame.one(field, step.domains[field], 0)
            else:
                value = frame.number(field, 0, -999, MOST_NUMBER)
            s.stack[f + FIRST_FIELD + k] = value
        frame.done()


def refuse_flaws(s: State) -> None:
    """Refuse a step whose numbers do not fit the table; from the lowest, since steps look at those below them."""
    frames: list[i64] = []
    f = s.top
    while f >= 0:
        frames.append(f)
        f = s.stack[f + BELOW]
    frames.reverse()
    for i, f in enumerate(frames):
        flaw = s.steps[s.stack[f]].flaw(s, f)
        if flaw:
            raise BadPosition(f"steps[{i}].{flaw}")


def range_flaw(s: State, f: i64, low: i64, high: i64, i: i64) -> str:
    """'' or what is wrong with the i-th number of a frame that must lie in a range."""
    value = s.stack[f + FIRST_FIELD + i]
    if low <= value <= high:
        return ""
    return f"{s.steps[s.stack[f]].fields[i]}: must be from {low} to {high}, not {value}"


def owner_flaw(s: State, f: i64) -> str:
    """'' or that a step belongs to another seat than the one it stands on; the seat is the first number of both."""
    owner = s.stack[s.stack[f + BELOW] + FIRST_FIELD]
    return "" if s.stack[f + FIRST_FIELD] == owner else f"seat: must be {owner}, as in the step below"
