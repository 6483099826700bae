"""Views as they change: the changed parts, and a check value by which both sides know that they have the same."""

import zlib
from typing import Any

import msgspec

from signoria.server.wire.base import Json
from signoria.table.picture import canonical as canonical

Change = list[Json]  # a path of names and numbers, and the value that is there now; no value: it is gone


def check_of(view: Json) -> int:
    """The CRC-32 of the view as JSON in UTF-8, without spaces, the names of each object in the order of their codes."""
    return check_of_bytes(canonical(view))


def check_of_bytes(encoded: bytes) -> int:
    return zlib.crc32(encoded)


read_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
read_items = msgspec.json.Decoder(list[msgspec.Raw]).decode
encode = msgspec.json.Encoder().encode


def written_changes(before: bytes, after: bytes, path: list[str | int]) -> bytes:
    """What turns one view, or what is at a path of it, into another, as `canonical` writes them: changes with commas.

    Only what differs is read. Lists of another length are sent whole.
    """
    found: list[bytes] = []
    if before != after:
        note_changes(path, before, after, found)
    return b",".join(found)


def note_changes(path: list[str | int], before: bytes, after: bytes, into: list[bytes]) -> None:
    """The same of two that differ."""
    kinds = before[:1], after[:1]
    if kinds == (b"{", b"{"):
        fields, now = read_fields(before), read_fields(after)
        into += [encode([[*path, name]]) for name in fields if name not in now]
        for name, value in now.items():
            if name not in fields:
                into.append(encode([[*path, name], value]))
            elif fields[name] != value:
                note_changes([*path, name], bytes(fields[name]), bytes(value), into)
        return
    if kinds == (b"[", b"["):
        had, has = read_items(before), read_items(after)
        if len(had) == len(has):
            for i, value in enumerate(has):
                if had[i] != value:
                    note_changes([*path, i], bytes(had[i]), bytes(value), into)
            return
    into.append(encode([path, msgspec.Raw(after)]))


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
