"""Players come and go: others at the table are told when somebody has, not at every message and not too often."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from signoria.server.connections import Connections

PAUSE = 0.5  # seconds in which changes are told together

logger = structlog.get_logger()


class Arrivals:
    def __init__(self, connections: Connections, tell: Callable[[str, set[int]], Awaitable[None]]) -> None:
        self.connections = connections
        self.tell = tell
        self.pause = PAUSE
        self.told: dict[str, set[int]] = {}  # of tables with players who are connected: whom the others know of
        self.moved: dict[str, set[int]] = {}  # seats of whose coming or going nothing was told yet
        self.telling: dict[str, asyncio.Task[None]] = {}

    def note(self, table: str, seats: set[int]) -> None:
        """Whoever holds these seats may have come or gone."""
        self.moved.setdefault(table, set()).update(seats)
        if table not in self.telling:
            self.telling[table] = asyncio.create_task(self.tell_soon(table))

    async def tell_soon(self, table: str) -> None:
        try:
            await asyncio.sleep(self.pause)
            moved, here = self.moved.pop(table), self.connections.seats_here(table)
            was, self.told[table] = self.told.get(table, set()), here
            if not here:
                del self.told[table]
            if here != was or moved - here:
                await self.tell(table, moved - here)
        except Exception:
            logger.exception("arrivals-untold", table=table)
        del self.telling[table]
        if table in self.moved:
            self.note(table, set())  # somebody moved while it was told
