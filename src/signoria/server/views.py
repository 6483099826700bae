"""The views that were sent last, so that the next updates say what has changed."""

from typing import cast

import msgspec

from signoria.kernel.seen import Seen
from signoria.server import wire
from signoria.server.wire import Json

Raw = msgspec.Raw
Parts = dict[str | tuple[str, int], Raw]  # of a view by name; of a list in it, its items by name and number

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode
fields_of = msgspec.json.Decoder(dict[str, Raw]).decode
items_of = msgspec.json.Decoder(list[Raw]).decode


class Sent:
    """A view as it was sent with an update, whole and in parts that lie within the whole."""

    __slots__ = ("encoded", "number", "parts")

    def __init__(self, number: int, view: Json) -> None:
        self.number = number
        self.encoded = wire.canonical(view)
        self.parts: Parts = {}
        for name, part in fields_of(self.encoded).items():
            if name in SPLIT and bytes(part).startswith(b"["):
                self.parts.update({(name, i): item for i, item in enumerate(items_of(part))})
            else:
                self.parts[name] = part


SPLIT = ("players",)  # lists of the same length all the time, of whose items most stay as they are


class Views:
    """Kept as they were sent: a tenth of what they take as documents.

    What has changed of them is found part by part. Most of it is the same for all who look on, and worked out once.
    """

    def __init__(self) -> None:
        self.sent: dict[int | None, Sent] = {}
        self.being_sent: dict[int | None, Sent] = {}
        self.found: dict[object, tuple[Raw, Raw, bytes]] = {}  # by part: what was there, what is, and the changes

    def put(self, update: wire.Update, seen: Seen, viewed: int) -> None:
        """Put into an update what has changed since the one numbered `viewed`, or else the whole view."""
        after = self.being_sent.get(update.seat)
        if after is None:
            after = self.being_sent[update.seat] = Sent(update.seq, seen.view)
        update.check = wire.check_of_bytes(after.encoded)
        before = self.sent.get(update.seat)
        if before is not None and viewed >= 0 and viewed == before.number and are_alike(before.parts, after.parts):
            update.base = viewed
            update.changes = cast("list[wire.Change]", Raw(b"[%s]" % self.changes(before.parts, after.parts)))
        else:
            update.view = Raw(after.encoded)

    def changes(self, before: Parts, after: Parts) -> bytes:
        """The changes between two views, as they are sent."""
        found = []
        for name, part in after.items():
            was = before.get(name)
            if was is None:
                found.append(encode([path_to(name), part]))
            elif was != part:
                found.append(self.changes_at(name, was, part))
        if before.keys() != after.keys():
            found += [encode([path_to(name)]) for name in before if name not in after]
        return b",".join(found)

    def changes_at(self, name: str | tuple[str, int], before: Raw, after: Raw) -> bytes:
        """The same of one part of a view."""
        known = self.found.get(name)
        if known is not None and known[0] == before and known[1] == after:
            return known[2]
        changes = encode(wire.changes_between(decode(before), decode(after), path_to(name)))[1:-1]
        self.found[name] = before, after, changes
        return changes

    def settle(self) -> None:
        """Everybody was told: what was being sent is what they have."""
        self.sent.update(self.being_sent)
        self.being_sent.clear()
        self.found.clear()


def are_alike(before: Parts, after: Parts) -> bool:
    """Whether the lists that are split are as long as before."""
    return before.keys() == after.keys() or all(isinstance(name, str) for name in before.keys() ^ after.keys())


def path_to(name: str | tuple[str, int]) -> list[str | int]:
    return [name] if isinstance(name, str) else list(name)
