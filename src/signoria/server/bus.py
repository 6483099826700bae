"""Notifications between processes on one PostgreSQL: each learns of every entry that another writes. [LISTEN/NOTIFY]

Only the table and the number of the entry are sent; what was written is read from the log. A lost connection is made
again, and then every table that somebody here looks at is read anew, since something may have been missed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import psycopg
import structlog

from signoria.server.storage.store import CHANNEL

PAUSE = 0.5  # seconds before a lost connection is tried again

logger = structlog.get_logger()


class Bus:
    def __init__(self, url: str, heard: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        self.url = url.replace("+psycopg", "", 1)
        self.heard = heard
        self.lost = lost
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.listen())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self.lost()
                    async for notice in connection.notifies():
                        await self.pass_on(notice.payload)
            except psycopg.Error as error:
                logger.warning("bus-lost", error=str(error))
            except Exception:  # whatever it was: who no longer listens would show old tables for ever
                logger.exception("bus-lost")
            await asyncio.sleep(PAUSE)

    async def pass_on(self, payload: str) -> None:
        try:
            await self.heard(payload)
        except Exception:  # one table that cannot be read must not deafen the others
            logger.exception("bus-failed", payload=payload)
