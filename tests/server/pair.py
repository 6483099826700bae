"""Two server processes on one PostgreSQL, the second of which is killed again and again while people play at both.

`front` is what stands before them, as a load balancer would: it takes a connection to one or the other, whichever
answers, and lets it break when that one dies.
"""

import asyncio
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server import truth
from tests.server.crowd import Guest
from tests.server.postgres import postgres
from tests.server.servers import Server

TABLES = 2  # at which people play meanwhile


class Front(Server):
    """A door to several servers: looks like one, and is started and stopped with them."""

    def __init__(self, servers: list[Server], folder: Path) -> None:
        super().__init__("", folder)
        self.behind = itertools.cycle(servers)
        self.several = len(servers)

    def is_alive(self) -> bool:
        return True

    async def open(self) -> asyncio.Server:
        return await asyncio.start_server(self.take, "127.0.0.1", self.port)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass everything on, both ways, until one side has ended."""
        for _ in range(self.several):
            with suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", next(self.behind).port)
                break
        else:
            writer.close()
            return
        both = (passed_on(reader, there[1]), passed_on(there[0], writer))
        with suppress(asyncio.CancelledError):  # else asyncio prints it when the door is closed
            await asyncio.gather(*both, return_exceptions=True)


async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@contextmanager
def pair(folder: Path, seed: int = 0, secret: str = "") -> Iterator[tuple[Server, Front]]:
    """The server that lives, and the front of both. In the end the log must bear out what people were told."""
    with postgres() as database:
        servers = [Server(database, folder) for _ in range(2)]
        for server in servers:
            server.secret = secret
            server.start()
        front, over = Front(servers, folder), threading.Event()
        guests: list[Guest] = []

        async def trouble() -> None:
            door = await front.open()
            played = truth.play_while_killed(servers, servers[1:], TABLES, lambda kills: over.is_set(), seed)
            guests.extend(await played)
            door.close()

        troubled = threading.Thread(target=lambda: asyncio.run(trouble()))
        troubled.start()
        try:
            front.wait()
            yield servers[0], front
        finally:
            over.set()
            troubled.join()
            for server in servers:
                server.stop()
        wrong = truth.problems(database, guests)
        assert not wrong, "\n".join(wrong[:20])
        assert guests, "nobody played meanwhile"
