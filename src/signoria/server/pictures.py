"""The pictures that were sent last, so that the next updates say what has changed.

The part for everybody is made, written and compared once for all who look on.
"""

import zlib
from typing import NamedTuple

import msgspec

from signoria.kernel.match import Match
from signoria.kernel.seen import Seen
from signoria.server import wire
from signoria.table.picture import Drawn


class Drawing(NamedTuple):
    """A picture as it was sent: both parts as JSON, the names of each object in order."""

    table: bytes
    mine: bytes

    def whole(self) -> bytes:
        return b'{"mine":%s,"table":%s}' % (self.mine, self.table)


NOTHING_MORE = b"null"  # what who only looks on has besides
Sent = dict[int | None, tuple[int, Drawing]]  # by viewer: the number of the update, and its picture


class Pictures:
    """Kept as they were sent; the part for everybody is one text, however many have it."""

    def __init__(self) -> None:
        self.sent: Sent = {}
        self.being_sent: Sent = {}
        self.seen: Seen | None = None  # what `table` was made from
        self.table = b""
        self.compared: dict[bytes, list[wire.Change]] = {}  # by the part that somebody has: what has changed since

    def put(self, update: wire.Update, drawn: Drawn, match: Match, everybodys: Seen, seen: Seen) -> Drawing:
        """Put the whole picture into an update; `everybodys` is what a spectator sees."""
        drawing = self.made(update, drawn, match, everybodys, seen)
        update.picture = msgspec.Raw(drawing.whole())
        return drawing

    def put_changes(
        self, update: wire.Update, drawn: Drawn, match: Match, everybodys: Seen, seen: Seen, viewed: int
    ) -> None:
        """Put into an update what has changed since the one numbered `viewed`, or else the whole picture."""
        if update.seat not in self.being_sent:
            self.being_sent[update.seat] = update.seq, self.made(update, drawn, match, everybodys, seen)
        now = self.being_sent[update.seat][1]
        update.picture_check = zlib.crc32(now.whole())
        number, before = self.sent.get(update.seat, (-1, now))
        if viewed >= 0 and viewed == number:
            update.base = viewed
            update.picture_changes = [
                *([] if before.mine == now.mine else changes("mine", before.mine, now.mine)),
                *self.changes_of_table(before.table, now.table),
            ]
        else:
            update.picture = msgspec.Raw(now.whole())

    def made(self, update: wire.Update, drawn: Drawn, match: Match, everybodys: Seen, seen: Seen) -> Drawing:
        if self.seen is not everybodys:
            table = wire.canonical(drawn.table(match, everybodys))
            if table != self.table:  # the same is kept once
                self.table = table
            self.seen = everybodys
            self.compared.clear()
        mine = NOTHING_MORE if update.seat is None else wire.canonical(drawn.mine(match, seen))
        return Drawing(self.table, mine)

    def changes_of_table(self, before: bytes, now: bytes) -> list[wire.Change]:
        if before not in self.compared:
            self.compared[before] = [] if before == now else changes("table", before, now)
        return self.compared[before]

    def settle(self) -> None:
        """Everybody was told: what was being sent is what they have."""
        self.sent.update(self.being_sent)
        self.being_sent.clear()
        self.seen = None
        self.compared.clear()


def changes(part: str, before: bytes, now: bytes) -> list[wire.Change]:
    """What turns one part of a picture into another, as changes of the whole."""
    return wire.changes_between(before, now, [part])
