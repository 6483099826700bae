"""The views that were sent last, so that the next updates say what has changed."""

import msgspec

from signoria.kernel.seen import Seen
from signoria.server import wire

Sent = dict[int | None, tuple[int, bytes]]  # by viewer: the number of the update, and the view as it was sent


class Views:
    """Kept as they were sent: a tenth of what they take as documents."""

    def __init__(self) -> None:
        self.sent: Sent = {}
        self.being_sent: Sent = {}

    def put(self, update: wire.Update, seen: Seen, viewed: int) -> None:
        """Put into an update what has changed since the one numbered `viewed`, or else the whole view."""
        if update.seat not in self.being_sent:
            self.being_sent[update.seat] = update.seq, wire.canonical(seen.view)
        encoded = self.being_sent[update.seat][1]
        update.check = wire.check_of_bytes(encoded)
        number, before = self.sent.get(update.seat, (-1, b""))
        if viewed >= 0 and viewed == number:
            update.base = viewed
            update.changes = wire.changes_between(msgspec.json.decode(before), seen.view)
        else:
            update.view = msgspec.Raw(encoded)

    def settle(self) -> None:
        """Everybody was told: what was being sent is what they have."""
        self.sent.update(self.being_sent)
        self.being_sent.clear()
