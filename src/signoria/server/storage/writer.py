"""One thread writes: what arrives together is committed together, and nobody is answered before that.

A job is a function of a connection. Jobs of one batch share a transaction; if one of them fails, each is tried again by
itself, so that it fails alone. What is written all the time, entries of logs, is given as rows that one function writes
together: a statement for each would cost more than everything else about a move.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], Any]
Rows = Callable[[Connection, list[Any]], None]
MOST_AT_ONCE = 256
GATHERED = 0.01  # seconds that a busy writer waits for more: a commit costs as much as what ten entries write


class Work:
    """A job, or a row to be written with others; who waits for it, and what came of it."""

    def __init__(self, job: Job | None, row: Any, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.row = row
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    def __init__(self, engine: Engine, write_rows: Rows, keeps_connection: bool = False) -> None:
        self.engine = engine
        self.write_rows = write_rows
        self.keeps_connection = keeps_connection  # to a file, which nothing cuts: to take it up again takes long
        self.connection: Connection | None = None
        self.works: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="signoria-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """The result of a job, once it is committed."""
        work = Work(job, None, asyncio.get_running_loop())
        self.works.put(work)
        result: T = await work.future
        return result

    async def add(self, row: Any) -> None:
        """Write a row, and wait until it is committed."""
        work = Work(None, row, asyncio.get_running_loop())
        self.works.put(work)
        await work.future

    def close(self) -> None:
        self.works.put(None)
        self.thread.join()

    def work(self) -> None:
        try:
            self.work_on()
        finally:
            self.let_go()

    def work_on(self) -> None:
        """Commit batch after batch. While several arrive together, wait for more; a single entry does not wait."""
        is_busy = False
        while True:
            first = self.works.get()
            if first is None:
                return
            if is_busy:
                time.sleep(GATHERED)
            batch = [first]
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self.works.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self.commit(batch)
                    return
                batch.append(more)
            self.commit(batch)
            is_busy = len(batch) > 1

    def commit(self, batch: list[Work]) -> None:
        if len(batch) == 1 or not self.is_committed(batch):
            for work in batch:
                self.commit_alone(work)
        answer(batch)

    def is_committed(self, batch: list[Work]) -> bool:
        """Whether all went well. Where one fails nothing is written, and nobody knows which it was."""
        with suppress(Exception):
            self.write(batch)
            return True
        return False

    def commit_alone(self, work: Work) -> None:
        try:
            self.write([work])
        except Exception as error:
            work.error = error

    def write(self, batch: list[Work]) -> None:
        if not self.keeps_connection:
            with self.engine.begin() as connection:
                self.write_with(connection, batch)
            return
        self.connection = self.connection or self.engine.connect()
        try:
            with self.connection.begin():
                self.write_with(self.connection, batch)
        except Exception:
            self.let_go()
            raise

    def write_with(self, connection: Connection, batch: list[Work]) -> None:
        for work in batch:
            if work.job is not None:
                work.result = work.job(connection)
        rows = [work.row for work in batch if work.job is None]
        if rows:
            self.write_rows(connection, rows)

    def let_go(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def answer(batch: list[Work]) -> None:
    """Wake each loop once for all that it waits for."""
    waiting: dict[asyncio.AbstractEventLoop, list[Work]] = {}
    for work in batch:
        waiting.setdefault(work.loop, []).append(work)
    for loop, works in waiting.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell_all, works)


def tell_all(works: list[Work]) -> None:
    for work in works:
        work.tell()
