"""Views as they change: what of one is new, and a check value by which both sides know that they have the same."""

import zlib
from typing import Any

import msgspec

from signoria.server.wire.base import Json

Change = list[Json]  # a path of names and numbers, and the value that is there now; no value: it is gone

canonical = msgspec.json.Encoder(order="sorted").encode


def check_of(view: Json) -> int:
    """The CRC-32 of the view as JSON in UTF-8, without spaces, the names of each object in the order of their codes."""
    return check_of_bytes(canonical(view))


def check_of_bytes(encoded: bytes) -> int:
    return zlib.crc32(encoded)


def changes_between(before: Json, after: Json, path: list[str | int] | None = None) -> list[Change]:
    """What turns one view, or what is at a path of it, into another. Lists of another length are sent whole."""
    found: list[Change] = []
    note_changes(path or [], before, after, found)
    return found


def note_changes(path: list[str | int], before: Json, after: Json, into: list[Change]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                into.append([[*path, name]])
        for name, value in after.items():
            if name not in before:
                into.append([[*path, name], value])
            elif before[name] != value:
                note_changes([*path, name], before[name], value, into)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, value in enumerate(after):
            if before[i] != value:
                note_changes([*path, i], before[i], value, into)
    else:
        into.append([path, after])


def changed(view: Json, changes: list[Change]) -> Json:
    """The view with its changes. The one before is left as it was."""
    for path, *value in changes:
        view = with_change(view, path, value)
    return view


def with_change(view: Json, path: list[str | int], value: list[Json]) -> Json:
    if not path:
        return value[0]
    copy: Any = dict(view) if isinstance(view, dict) else list(view)
    first, *rest = path
    if not rest and not value:
        del copy[first]
    else:
        copy[first] = with_change(copy[first], rest, value) if rest else value[0]
    return copy
