"""Who is here, who was last seen when, and whether the others may ask for a bot in their place.

When a seat was last held is written to its chair, so that every process knows it, also after a restart.
"""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.server.clocks import ALWAYS_ON, Outages
from signoria.server.connections import Connections
from signoria.server.errors import Refusal
from signoria.server.grace import SHORTEST, digits, grace
from signoria.server.storage import Store

if TYPE_CHECKING:
    from signoria.server.room import Room

BEAT = 30.0  # seconds between two notes of which players are connected


class Presence:
    def __init__(
        self,
        store: Store,
        connections: Connections,
        shortest: float = SHORTEST,
        clock: Callable[[], float] = time.time,
        outages: Outages = ALWAYS_ON,
    ) -> None:
        self.store = store
        self.connections = connections
        self.shortest = shortest
        self.clock = clock
        self.outages = outages
        self.started = clock()
        self.noted = self.started
        self.touched: dict[tuple[str, int], float] = {}  # who came without a connection, and is not written down yet

    def touch(self, room: "Room", seat: int) -> None:
        """Whoever holds a seat has looked at the table, over HTTP. To answer is not to be seen: it may be a secret."""
        room.chairs[seat].seen = self.touched[room.row.id, seat] = self.clock()

    def went(self, table: str, seats: set[int]) -> None:
        """A connection that held these seats has just ended: it counts immediately, and is saved soon."""
        for seat in seats:
            self.touched[table, seat] = self.clock()

    async def left(self, room: "Room", seats: set[int]) -> None:
        """A connection that held these seats has ended."""
        now = self.clock()
        for seat in seats:
            room.chairs[seat].seen = now
        await self.store.mark_seen([(room.row.id, seat) for seat in seats], now)

    async def beat(self) -> None:
        """Save now and then which players are connected: other processes ask, and this one may die."""
        now = self.clock()
        if now - self.noted < BEAT:
            return
        self.noted = now
        touched, self.touched = self.touched, {}
        here = {(table, seat) for table in self.connections.of_table for seat in self.connections.seats_here(table)}
        await self.store.mark_seen([*here.union(touched)], now)

    def check_away(self, room: "Room", seat: int) -> None:
        """Refuse to ask for a bot on a seat whose owner may still come.

        They have their grace from when they were last here, or from when the table began to wait for them if that was
        later; time in which no server ran, or by which the clock jumped, is no part of it. Where one other person would
        decide alone nobody is replaced while they are here; where several agree, somebody who is here but does not move
        is.
        """
        if seat not in room.people:
            return  # which is refused as it is
        is_here = seat in self.connections.seats_here(room.row.id)
        if is_here and len({room.chairs[one].person for one in room.people}) <= 2:
            raise Refusal("This player is here: wait for them.", "is-here")
        if seat not in room.shown_waiting:
            raise Refusal("The table is not waiting for this player.", "not-waited-for")
        since = room.asked_at[seat]
        if not is_here:
            since = max(since, room.chairs[seat].seen, self.touched.get((room.row.id, seat), 0.0))
        after = self.outages.after
        ready = max(after(since, grace(room.clocks.pace, self.shortest)), after(self.started, self.shortest))
        if (wait := ready - self.clock()) > 0:
            raise Refusal(f"You can ask for a bot in {digits(wait)}.", "too-early")
