"""The pulse of the servers on a database: while there was none, nobody's clock has run.

Every few seconds each server writes the time. Whoever finds that the last sign of life is old writes down that no
server ran since then. A jump of the machine's clock, which its monotonic clock does not make, counts as such an outage
too, so that it costs nobody any time.
"""

import asyncio
import time

import structlog

from signoria.server.clocks import Outages
from signoria.server.storage import Store

LATE = 15.0  # seconds without a sign of life, after which no server is believed to run
MOST_DRIFT = 2.0  # seconds by which the clocks of a machine may part between two beats

logger = structlog.get_logger()


def offset() -> float:
    """What the clock on the wall is ahead of the one that never jumps."""
    return time.time() - time.monotonic()


class Pulse:
    def __init__(self, store: Store, outages: Outages) -> None:
        self.store = store
        self.outages = outages
        self.offset: float | None = None  # at the last beat; none before the first
        self.lock = asyncio.Lock()
        self.beaten = 0.0  # when that was, on the clock that never jumps

    @property
    def jump(self) -> float:
        """Seconds by which the clock has jumped since the last beat."""
        moved = 0.0 if self.offset is None else offset() - self.offset
        return moved if abs(moved) > MOST_DRIFT else 0.0

    @property
    def is_steady(self) -> bool:
        """Whether the measured time can be trusted."""
        return self.offset is not None and not self.jump and time.monotonic() - self.beaten <= LATE

    async def check(self) -> None:
        """Before anybody's time is over: make sure that it has really passed."""
        if not self.is_steady:
            await self.beat()

    async def beat(self) -> None:
        async with self.lock:
            is_first, jump, ahead, ticks = self.offset is None, self.jump, offset(), time.monotonic()
            is_alone = is_first and not self.store.is_shared  # so since the last beat no server ran
            found = await self.store.beat(ahead + ticks, 0.0 if jump or is_alone else LATE)
            self.offset, self.beaten = ahead, ticks
            new = [one for one in found if one not in self.outages.all]
            self.outages.all = found
        if jump:
            logger.warning("clock-jumped", seconds=round(jump, 1))
        for began, ended in [] if is_first or jump else new:
            logger.warning("time-not-charged", seconds=round(ended - began, 1))
