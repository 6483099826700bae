"""The views that were sent last, so that the next updates say what has changed."""

from functools import lru_cache
from typing import cast

import msgspec

from signoria.kernel.seen import Seen
from signoria.server import wire
from signoria.server.wire import Json
from signoria.table.picture import Parts

encode = msgspec.json.Encoder().encode
canonical = wire.canonical

MOST_UNASKED = 8  # times; whoever asks for changes later is sent a whole view first
SPLIT = ("players",)  # lists of the same length all the time, of whose items most stay as they are


class Sent:
    """A view as it was sent with an update, in parts."""

    __slots__ = ("number", "parts")

    def __init__(self, number: int, parts: Parts) -> None:
        self.number = number
        self.parts = parts


class Views:
    """Kept as they were sent: a tenth of what they take as documents, and parts that are the same are kept once.

    What has changed of them is found part by part. Most of it is the same for all who look on, and worked out once.
    """

    def __init__(self) -> None:
        self.sent: dict[int | None, Sent] = {}
        self.being_sent: dict[int | None, Sent] = {}
        self.public: Seen | None = None  # what a spectator sees, while others are told
        self.public_parts: Parts = {}  # and what was last sent of it
        self.found: dict[object, tuple[bytes, bytes, bytes]] = {}  # by part: what was there, what is, and the changes
        self.unasked = 0  # how often in a row all were told and nobody asked for a view

    def put(self, update: wire.Update, seen: Seen, public: Seen, viewed: int) -> None:
        """Put into an update what has changed since the one numbered `viewed`, or else the whole view.

        `public` is what a spectator sees.
        """
        after = self.being_sent.get(update.seat)
        if after is None:
            after = self.being_sent[update.seat] = Sent(update.seq, self.parts(seen, public))
        encoded = whole(after.parts)
        update.check = wire.check_of_bytes(encoded)
        before = self.sent.get(update.seat)
        if before is not None and viewed >= 0 and viewed == before.number and are_alike(before.parts, after.parts):
            update.base = viewed
            update.changes = cast("list[wire.Change]", msgspec.Raw(self.changes(before.parts, after.parts)))
        else:
            update.view = msgspec.Raw(encoded)

    def parts(self, seen: Seen, public: Seen) -> Parts:
        """A view in parts. What is public is written once for all who look on, the rest from what the seat knows."""
        if self.public is not public:
            self.public, self.public_parts = public, kept(parts_of(public.view), self.public_parts)
        if seen is public:
            return self.public_parts
        fields, players = seen.beside(public)
        own: Parts = {name: canonical(value) for name, value in fields.items()}
        for seat, player in players.items():
            own[("players", seat)] = canonical(player)
        before = self.sent.get(seen.seat)
        if before is not None:
            own = kept(own, before.parts)
        parts = dict(self.public_parts)
        parts.update({name: part for name, part in own.items() if parts.get(name) != part})
        return parts if parts.keys() == self.public_parts.keys() else parts_of(seen.view)

    def changes(self, before: Parts, after: Parts) -> bytes:
        """The changes between two views, as they are sent."""
        found = []
        for name, part in after.items():
            was = before.get(name)
            if was is not part and was != part:
                found.append(encode([path_to(name), msgspec.Raw(part)]) if was is None else self.at(name, was, part))
        if before.keys() != after.keys():
            found += [encode([path_to(name)]) for name in before if name not in after]
        return b"[%s]" % b",".join(found)

    def at(self, name: str | tuple[str, int], before: bytes, after: bytes) -> bytes:
        """The same of one part of a view."""
        known = self.found.get(name)
        if known is not None and known[0] == before and known[1] == after:
            return known[2]
        changes = wire.written_changes(before, after, path_to(name))
        self.found[name] = before, after, changes
        return changes

    def settle(self) -> None:
        """Everybody was told: what was being sent is what they have. Nothing is kept for nobody."""
        self.unasked = 0 if self.being_sent else self.unasked + 1
        self.sent.update(self.being_sent)
        self.being_sent.clear()
        self.found.clear()
        self.public = None
        if self.unasked > MOST_UNASKED and self.sent:
            self.sent.clear()
            self.public_parts = {}


def kept(parts: Parts, before: Parts) -> Parts:
    """The same parts; those that were there before are not kept twice."""
    for name, part in parts.items():
        was = before.get(name)
        if was is not part and was == part:
            parts[name] = was
    return parts


def parts_of(view: dict[str, Json]) -> Parts:
    """A view in parts, in the order of their names."""
    parts: Parts = {}
    for name in in_order(tuple(view)):
        value = view[name]
        if name in SPLIT and isinstance(value, list) and value:
            for i, item in enumerate(value):
                parts[(name, i)] = canonical(item)
        else:
            parts[name] = canonical(value)
    return parts


@lru_cache(maxsize=1024)
def in_order(names: tuple[str, ...]) -> list[str]:
    return sorted(names)


def whole(parts: Parts) -> bytes:
    """A view from its parts."""
    return form_of(tuple(parts)) % tuple(parts.values())


@lru_cache(maxsize=1024)
def form_of(names: tuple[str | tuple[str, int], ...]) -> bytes:
    """What stands around the parts of a view."""
    fields: dict[str, list[str]] = {}
    for name in names:
        field, form = (name, "%s") if isinstance(name, str) else (name[0], "[%s]")
        fields.setdefault(field, []).append(form)
    written = [
        f"{encode(name).decode().replace('%', '%%')}:{forms[0].replace('%s', ','.join(['%s'] * len(forms)))}"
        for name, forms in fields.items()
    ]
    return "{{{}}}".format(",".join(written)).encode()


def are_alike(before: Parts, after: Parts) -> bool:
    """Whether the lists that are split are as long as before."""
    return before.keys() == after.keys() or all(isinstance(name, str) for name in before.keys() ^ after.keys())


def path_to(name: str | tuple[str, int]) -> list[str | int]:
    return [name] if isinstance(name, str) else list(name)
