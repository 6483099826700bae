"""The server for a long time, and with many tables: what memory it holds then, and whether it still answers.

Both play with words and compressed, as browsers do. Where a game ends, the same players begin another.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from signoria.cli.benching.crowd import BROWSER, Crowd, Tally
from signoria.cli.benching.line import ZIPPED
from signoria.cli.benching.load import (
    SEATS,
    Load,
    Played,
    Say,
    allow_files,
    at_half_rate,
    fast_loop,
    latencies,
    rate_of,
    resident,
)

WARMING = 0.2  # of the time: caches fill, and the first games end
WEIGHED = 10  # times in the rest of it
PACE = 150.0  # moves a second in constant play, at most: what a few hundred tables of people make together
PLAYING = 500  # tables at which somebody plays, where many have begun
MIB = 1024  # KiB


def measure_memory(games: list[Played], seconds: float, tables: int, say: Say) -> dict[str, float]:
    """Memory in constant play: near the beginning, at the end, and what that has grown by."""
    with prepared(tables) as (runner, folder):
        return runner.run(Constant(games, seconds, tables, folder, say).run())


def measure_many(games: list[Played], seconds: float, begun: int, playing: int, say: Say) -> dict[str, float]:
    """As many tables as have begun, of which some are played at."""
    with prepared(begun) as (runner, folder):
        return runner.run(Many(games, seconds, begun, playing, folder, say).run())


@contextmanager
def prepared(tables: int) -> Iterator[tuple["asyncio.Runner", Path]]:
    allow_files(tables * SEATS + 1000)
    with asyncio.Runner(loop_factory=fast_loop()) as runner, TemporaryDirectory() as folder:
        yield runner, Path(folder)


class Constant(Load):
    """Some tables play all the time, at the pace of people."""

    def __init__(self, games: list[Played], seconds: float, tables: int, folder: Path, say: Say) -> None:
        super().__init__(games, seconds, tables, folder, say)
        self.seconds = seconds
        self.ended = 0

    async def run(self) -> dict[str, float]:
        async with self.serve() as server:
            await self.make_tables()
            crowd = await self.sit_down(BROWSER, ZIPPED)
            self.say("memory")
            weights = [await self.played(crowd, self.seconds * WARMING, server.pid)]
            for _ in range(WEIGHED):
                weights.append(await self.played(crowd, self.seconds * (1 - WARMING) / WEIGHED, server.pid))
            await crowd.leave()
        return {
            "memory.first_mib": weights[0] / MIB,
            "memory.last_mib": weights[-1] / MIB,
            "memory.growth": weights[-1] / weights[0],
            "memory.games": self.ended,
        }

    async def played(self, crowd: Crowd, seconds: float, process: int) -> int:
        """What the server holds after some more play, at tables that go on where a game is over."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            await crowd.play(min(left, 10.0), think=self.tables / PACE)
            self.ended += sum(table.is_over for table in crowd.tables)
            await self.begin_again(crowd)
        return resident(process)


class Many(Load):
    """Most tables lie in the database, as games by letter do; people play at the others."""

    def __init__(self, games: list[Played], seconds: float, begun: int, playing: int, folder: Path, say: Say) -> None:
        super().__init__(games, seconds, begun, folder, say)
        self.seconds, self.playing = seconds, playing

    async def run(self) -> dict[str, float]:
        async with self.serve() as server:
            began = time.monotonic()
            await self.make_tables()
            begun = len(self.names) / (time.monotonic() - began)
            self.names = dict(list(self.names.items())[-self.playing :])
            crowd = await self.sit_down(BROWSER, ZIPPED)
            self.say("many")
            await crowd.play(self.seconds / 4)
            await self.begin_again(crowd)
            tally = await crowd.play(self.seconds / 2)
            await self.begin_again(crowd)
            half = await at_half_rate(crowd, self.seconds / 4, self.playing, rate_of(tally))
            found = self.figures(crowd, tally, half)
            held = resident(server.pid)
            await crowd.leave()
        return {"many.begun_per_s": begun, **found, "many.mib": held / MIB}

    def figures(self, crowd: Crowd, tally: Tally, half: Tally) -> dict[str, float]:
        return {
            "many.tables": self.tables,
            "many.connections": len(crowd.players),
            "many.moves_per_s": rate_of(tally),
            **latencies("many.half_done", half.done),
        }
