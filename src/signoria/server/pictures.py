"""The pictures that were sent last, so that the next updates say what has changed.

The part for everybody is made, written and compared once for all who look on, field by field.
"""

import zlib
from collections.abc import Sized
from typing import cast

import msgspec

from signoria.kernel.match import Match
from signoria.kernel.seen import Seen
from signoria.server import wire
from signoria.server.views import path_to, whole
from signoria.table.picture import Drawn, Kept, Parts

LONG = 50  # numbers
NOTHING_MORE = b"null"  # a spectator's private part


class Drawing:
    """A picture as it was sent: both parts as JSON."""

    __slots__ = ("mine", "number", "table")

    def __init__(self, number: int, table: Parts, mine: bytes) -> None:
        self.number = number  # of the update
        self.table = table
        self.mine = mine


class Pictures:
    """Kept as they were sent; the part for everybody is there once, however many have it."""

    def __init__(self) -> None:
        self.sent: dict[int | None, Drawing] = {}  # by viewer
        self.being_sent: dict[int | None, Drawing] = {}
        self.seen: Seen | None = None  # what `table` was made from
        self.table: Parts = {}
        self.encoded: tuple[Parts, bytes] = {}, b""  # a table, and all of it
        self.compared: list[tuple[Parts, bytes]] = []  # tables that somebody has, and what has changed since
        self.kept = Kept()
        self.own: dict[int, tuple[tuple[object, ...], bytes]] = {}  # by seat: what its part was made from, and it

    def put(self, update: wire.Update, drawn: Drawn, match: Match, everybodys: Seen, seen: Seen) -> None:
        """Put the whole picture into an update; `everybodys` is what a spectator sees."""
        update.picture = msgspec.Raw(self.whole(self.made(update, drawn, match, everybodys, seen)))

    def put_changes(
        self, update: wire.Update, drawn: Drawn, match: Match, everybodys: Seen, seen: Seen, viewed: int
    ) -> None:
        """Put into an update what has changed since the one numbered `viewed`, or else the whole picture."""
        now = self.being_sent.get(update.seat)
        if now is None:
            now = self.being_sent[update.seat] = self.made(update, drawn, match, everybodys, seen)
        encoded = self.whole(now)
        update.picture_check = zlib.crc32(encoded)
        before = self.sent.get(update.seat)
        if before is not None and viewed >= 0 and viewed == before.number:
            update.base = viewed
            own = wire.written_changes(before.mine, now.mine, ["mine"])
            found = [part for part in (own, self.changes_of_table(before.table, now.table)) if part]
            update.picture_changes = cast("list[wire.Change]", msgspec.Raw(b"[%s]" % b",".join(found)))
        else:
            update.picture = msgspec.Raw(encoded)

    def made(self, update: wire.Update, drawn: Drawn, match: Match, everybodys: Seen, seen: Seen) -> Drawing:
        if self.seen is not everybodys:
            self.seen, self.table = everybodys, drawn.written(match, everybodys, self.kept)
            self.compared.clear()
        mine = NOTHING_MORE if update.seat is None else self.mine(update.seat, drawn, match, seen)
        return Drawing(update.seq, self.table, mine)

    def whole(self, drawing: Drawing) -> bytes:
        """The picture, the names of each object in order."""
        if self.encoded[0] is not drawing.table:
            self.encoded = drawing.table, whole(drawing.table)
        return b'{"mine":%s,"table":%s}' % (drawing.mine, self.encoded[1])

    def mine(self, seat: int, drawn: Drawn, match: Match, seen: Seen) -> bytes:
        """The private part of a seat, made again only if its source has changed."""
        made_from, before = drawn.mine_from(seen), self.own.get(seat)
        if before is not None and before[0] == made_from:
            return before[1]
        mine = wire.canonical(drawn.mine(match, seen))
        if made_from is None:
            self.own.pop(seat, None)
        else:
            self.own[seat] = tuple([self.shared(i, part) for i, part in enumerate(made_from)]), mine
        return mine

    def shared(self, i: int, part: object) -> object:
        """What is long and the same for several seats is kept once."""
        if not isinstance(part, Sized) or len(part) < LONG:
            return part
        return next((known[i] for known, _ in self.own.values() if known[i] == part), part)

    def changes_of_table(self, before: Parts, now: Parts) -> bytes:
        for known, changes in self.compared:
            if known is before:
                return changes
        found = [
            wire.written_changes(was, part, ["table", *path_to(name)])
            for (name, was), part in zip(before.items(), now.values(), strict=True)
            if was is not part and was != part
        ]
        self.compared.append((before, b",".join(found)))
        return self.compared[-1][1]

    def settle(self) -> None:
        """Everybody was told: what was being sent is what they have."""
        self.sent.update(self.being_sent)
        self.being_sent.clear()
        self.seen = None
        self.encoded = {}, b""
        self.compared.clear()

    def take_back(self) -> None:
        """The game has gone back: what was made before says nothing of what is the same now."""
        self.kept.forget()
        self.own.clear()
