"""What is wrong with what was sent, in plain words: where it is wrong, and what may stand there.

The validator shows regular expressions and Python's names, and does not say what is allowed.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from signoria.server.wire.base import PATTERNS

PLACE = re.compile(r"\[[^\]]*\]|[^.\[]+")  # `bots[...]` is two places, one in the other
UNKNOWN = re.compile(r"unknown field `(.*)`")
MISSING = re.compile(r"missing required field `(.*)`")
FOUND = re.compile(r"Invalid (?:enum )?value (.*)|got `(.*)`")
CALLED = {"str": "a text", "int": "a number", "float": "a fraction", "array": "a list", "bool": "true or false"}
LONGEST = 60  # letters of a wrong value that are repeated
EXAMPLE = 60  # of a number


@lru_cache(maxsize=1000)
def type_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def explained(kind: inspect.Type, path: str, message: str, root: str = "") -> str:
    """What the validator says about a place of something that should be of a kind; the whole is called `root`."""
    places = PLACE.findall(path)
    where = path.removeprefix("data").removeprefix(".") if root else path
    if unknown := UNKNOWN.search(message):
        names = [name for one in kinds_at(kind, places) for name in names_of(one)]
        return f"{joined(where, unknown[1])}: there is no such field; there is {', '.join(dict.fromkeys(names))}"
    if missing := MISSING.search(message):
        return f"{joined(where, missing[1])}: missing; {described(*kinds_at(kind, [*places, missing[1]]))}"
    found = FOUND.search(message)
    value = "" if found is None else f", not {found[1][:LONGEST] if found[1] else CALLED.get(found[2], found[2])}"
    return f"{where or root}: {described(*kinds_at(kind, places))}{value}"


def joined(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def kinds_at(kind: inspect.Type, places: list[str]) -> Iterator[inspect.Type]:
    """Any value that is allowed at a place of this kind."""
    if isinstance(kind, inspect.Metadata):
        yield from kinds_at(kind.type, places)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from kinds_at(one, places)
    elif not places:
        yield kind
    elif isinstance(kind, inspect.StructType):
        if places == [kind.tag_field]:
            yield inspect.LiteralType((kind.tag,))
        for field in kind.fields:
            if field.encode_name == places[0]:
                yield from kinds_at(field.type, places[1:])
    elif isinstance(kind, inspect.ListType):
        yield from kinds_at(kind.item_type, places[1:])
    elif isinstance(kind, inspect.DictType):
        yield from kinds_at(kind.value_type, places[1:])


def names_of(kind: inspect.Type) -> list[str]:
    """The fields of an object."""
    if not isinstance(kind, inspect.StructType):
        return []
    return [name for name in (kind.tag_field, *[field.encode_name for field in kind.fields]) if name]


def described(*kinds: inspect.Type) -> str:
    """What something of these kinds is."""
    words = [word for kind in kinds if (word := described_one(kind))]
    examples = [example(kind) for kind in kinds if isinstance(kind, inspect.StructType) and kind.tag_field]
    if examples:
        words.append(f"an object such as {' or '.join(examples)}")
    values = [str(value) or '""' for kind in kinds if isinstance(kind, inspect.LiteralType) for value in kind.values]
    if values:
        words.append(f"one of {', '.join(dict.fromkeys(values))}" if len(values) > 1 else values[0])
    return " or ".join(dict.fromkeys(words)) or "something else"


def described_one(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.IntType):
        return f"a whole number{bounded(kind.ge, kind.gt, kind.le)}"
    if isinstance(kind, inspect.FloatType):
        return f"a number{bounded(kind.ge, kind.gt, kind.le)}"
    if isinstance(kind, inspect.StrType):
        return f"a text{long(kind.min_length, kind.max_length, 'letters')}{PATTERNS.get(kind.pattern or '', '')}"
    if isinstance(kind, inspect.ListType):
        return f"a list{long(kind.min_length, kind.max_length, 'things')}"
    if isinstance(kind, inspect.StructType):
        return "" if kind.tag_field else f"an object with {', '.join(names_of(kind))}"
    return "an object" if isinstance(kind, inspect.DictType) else ""


def example(kind: inspect.StructType) -> str:
    """The shortest object of a kind."""
    values: dict[Any, Any] = {kind.tag_field: kind.tag}
    for field in kind.fields:
        if field.required:
            is_number = isinstance(field.type, inspect.IntType | inspect.FloatType)
            values[field.encode_name] = EXAMPLE if is_number else "..."
    return msgspec.json.format(msgspec.json.encode(values), indent=0).decode()


def bounded(least: float | None, above: float | None, most: float | None) -> str:
    if above is not None:
        return f" above {above:g}" + ("" if most is None else f", at most {most:.15g}")
    if least is None:
        return "" if most is None else f", at most {most:.15g}"
    return f", at least {least:g}" if most is None else f" from {least:g} to {most:.15g}"


def long(least: int | None, most: int | None, of: str) -> str:
    if most is None:
        return "" if not least else f" of at least {least} {of}"
    return f" of {least} to {most} {of}" if least else f" of at most {most} {of}"
