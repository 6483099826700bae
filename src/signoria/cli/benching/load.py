"""The server under load: how many moves a second it saves and shows to everybody at the table.

A process of its own serves some hundred tables, and every seat is a connection of its own that moves as soon as it is
asked. In turns with it, a bare server on the same stack sends to as many connections what our server sent for a move
before it learnt to send only what has changed. Both are measured twice: compressed and with words, as browsers ask for
it, and without either.
"""

import asyncio
import os
import resource
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx

from signoria.cli.benching.bare import PLAIN, WORDS
from signoria.cli.benching.crowd import BROWSER, Bare, Crowd, Recorded, Seated, Table, Tally, Wanted
from signoria.cli.benching.line import ZIPPED

WARMING = 4  # tables of each game that play before anything is measured
THOUGHTS = 4  # of a table at half its rate, at least, however long each takes
ROUNDS = 3  # of both servers in turns; medians count
SEATS = 4
AT_ONCE = 32  # requests while the tables are made
PATIENCE = 60.0  # seconds for a server to answer
UNLIMITED = {  # the whole crowd has one address
    "SIGNORIA_REQUESTS_PER_MINUTE": "10000000",
    "SIGNORIA_LOGINS_PER_MINUTE": "10000000",
    "SIGNORIA_CONNECTIONS_PER_ADDRESS": "100000",
    "SIGNORIA_MOST_CONNECTIONS": "100000",
    "SIGNORIA_MESSAGES_PER_SECOND": "100000",
    "SIGNORIA_DEAR_PER_SECOND": "100000",
    "SIGNORIA_TABLES_PER_HOUR": "1000000",
    "SIGNORIA_LOG_LEVEL": "warning",
}
NO_COOKIES = DefaultCookiePolicy(allowed_domains=[])  # many guests share a client, which must not mix them up
Say = Callable[[str], None]


class Played(NamedTuple):
    """A game that is played at the tables, and with which options."""

    name: str
    options: dict[str, Any]


def measure(games: list[Played], seconds: float, tables: int, say: Say) -> dict[str, float]:
    """The figures of the server and of its peer, by key."""
    allow_files(tables * SEATS * 2 + 1000)
    with asyncio.Runner(loop_factory=fast_loop()) as runner, TemporaryDirectory() as folder:
        return runner.run(Load(games, seconds, tables, Path(folder), say).run())


def allow_files(wanted: int) -> None:
    """Every connection is an open file, and what may be open is inherited."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard < wanted else wanted, hard))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


class Load:
    def __init__(self, games: list[Played], seconds: float, tables: int, folder: Path, say: Say) -> None:
        self.games = games
        self.tables = tables
        self.folder = folder
        self.say = say
        self.slice = seconds / (1 + 2 * (2 * ROUNDS + 1) + 2)  # some tables; both ways; at half the rate
        self.names: dict[int, str] = {}  # of tables, by their number
        self.tokens: list[str] = []  # of who sits there
        self.port, self.peer_port = free_port(), free_port()

    async def run(self) -> dict[str, float]:
        peer = ["-m", "signoria.cli.benching.bare", str(self.peer_port)]
        async with self.serve() as server, serving(peer, self.peer_port, {}, self.folder) as bare:
            await self.warm_up()
            empty = resident(server.pid), resident(bare.pid)
            await self.make_tables()
            processes = server.pid, bare.pid
            found = await self.compare("plain_", Wanted(words=False, picture=False), "", processes)
            found |= await self.compare("", BROWSER, ZIPPED, processes, is_last=True)
        found["server.kib_per_table"] -= empty[0] / self.tables
        found["bare.kib_per_table"] -= empty[1] / self.tables
        found["server.kib_more_per_table"] = found["server.kib_per_table"] - found["bare.kib_per_table"]
        return found

    def serve(self, python: str = sys.executable) -> AbstractAsyncContextManager["subprocess.Popen[bytes]"]:
        """Our server, with a database of its own."""
        database = f"sqlite:///{self.folder / 'server.db'}"
        settings = {**UNLIMITED, "SIGNORIA_PORT": str(self.port), "SIGNORIA_DATABASE": database}
        return serving(["-m", "signoria.server.running"], self.port, settings, self.folder, python)

    async def warm_up(self) -> None:
        """A few tables play, so that what all tables have in common is there before memory is weighed: words of each
        game, and what is worked out once."""
        few = Load(self.games, self.slice, WARMING * len(self.games), self.folder, self.say)
        few.port = self.port
        await few.make_tables()
        crowd = await few.sit_down(BROWSER, ZIPPED)
        await crowd.play(self.slice)
        await crowd.leave()

    async def compare(
        self, way: str, wanted: Wanted, headers: str, processes: tuple[int, int], is_last: bool = False
    ) -> dict[str, float]:
        """Both servers in turns; at last also how long one waits and what memory they hold."""
        ours, bare = await self.sit_down(wanted, headers), await self.gather(WORDS if wanted.words else PLAIN, headers)
        self.say("warm")
        await ours.play(self.slice)
        tallies, others = [], []
        for _ in range(ROUNDS):
            await self.begin_again(ours)
            self.say("server")
            tallies.append(await ours.play(self.slice, spent=partial(processor_time, processes[0])))
            self.say("bare")
            others.append(await bare.play(self.slice, spent=partial(processor_time, processes[1])))
        found = {
            f"server.{way}moves_per_s": median(tallies, rate_of),
            f"bare.{way}moves_per_s": median(others, rate_of),
        }
        if all(tally.busy for tally in (*tallies, *others)):
            found[f"server.{way}moves_per_busy_s"] = median(tallies, busy_rate_of)
            found[f"bare.{way}moves_per_busy_s"] = median(others, busy_rate_of)
        if is_last:
            found |= await self.wait_and_weigh(ours, tallies, *processes)
        await bare.leave()
        await ours.leave()
        return found

    async def wait_and_weigh(self, ours: Crowd, tallies: list[Tally], server: int, bare: int) -> dict[str, float]:
        self.say("half")
        await self.begin_again(ours)
        half = await at_half_rate(ours, self.slice * 2, self.tables, median(tallies, rate_of))
        return {
            "server.messages_per_s": median(tallies, lambda tally: tally.messages / tally.seconds),
            **latencies("server.full_done", [time for tally in tallies for time in tally.done]),
            **latencies("server.half_done", half.done),
            **latencies("server.half_seen", half.told),
            "server.kib_per_table": resident(server) / self.tables,
            "bare.kib_per_table": resident(bare) / self.tables,
        }

    # ------------------------------------------------------------ the tables

    async def make_tables(self) -> None:
        """Guests make tables, and sit down at all of them."""
        self.say("tables")
        async with self.asking() as client:
            self.tokens = [await enter(client, f"guest {seat}") for seat in range(SEATS)]
            await in_turns(self.make_table(client, number) for number in range(self.tables))

    def asking(self) -> httpx.AsyncClient:
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1.0)  # long before the server hangs up
        base, none = f"http://127.0.0.1:{self.port}", CookieJar(NO_COOKIES)
        return httpx.AsyncClient(base_url=base, timeout=PATIENCE, limits=limits, cookies=none)

    async def make_table(self, client: httpx.AsyncClient, number: int) -> None:
        self.names[number] = await self.begun(client, number)

    async def begun(self, client: httpx.AsyncClient, number: int) -> str:
        """A table that has begun, of the game whose turn it is. No answer is held back: that takes time but no work."""
        game = self.games[number % len(self.games)]
        wanted = {"game": game.name, "seats": SEATS, "options": game.options, "delay": "none"}
        name = str((await post(client, "/api/tables", wanted, self.tokens[0])).json()["id"])
        for seat, token in enumerate(self.tokens):
            await post(client, f"/api/tables/{name}/claim", {"seat": seat}, token)
        return name

    async def sit_down(self, wanted: Wanted, headers: str, record: "dict[str, list[Recorded]] | None" = None) -> Crowd:
        """Every seat looks on by a connection of its own. `record` takes down what is sent, by table."""
        self.say("connections")
        crowd = Crowd(1)
        for number, name in sorted(self.names.items())[: self.tables]:
            table = Table(name, None if record is None else record.setdefault(name, []).append)
            table.number = number
            for seat, token in enumerate(self.tokens):
                Seated(crowd, table, seat, token, wanted)
        await in_turns(player.sit(self.port, headers) for player in crowd.players if isinstance(player, Seated))
        return crowd

    async def begin_again(self, crowd: Crowd) -> None:
        """Where a game is over, the same players begin another."""
        over = [table for table in crowd.tables if table.is_over]
        if over:
            self.say("tables")
            async with self.asking() as client:
                await in_turns(self.replace(client, table) for table in over)

    async def replace(self, client: httpx.AsyncClient, table: Table) -> None:
        old, name = table.name, await self.begun(client, table.number)
        self.names[table.number] = name
        table.begin_again(name)
        for player in table.players:
            player.sit_again(old)

    async def gather(self, how: str, headers: str) -> Crowd:
        """As many connections to the bare server."""
        crowd = Crowd(2)
        for number in range(self.tables):
            table = Table(str(number))
            for seat in range(SEATS):
                Bare(crowd, table, seat)
        await in_turns(player.open(self.peer_port, f"/{how}/{player.table.name}", headers) for player in crowd.players)
        return crowd


async def enter(client: httpx.AsyncClient, name: str) -> str:
    response = await post(client, "/api/guests", {"name": name}, "")
    return response.cookies["signoria_session"]


async def post(client: httpx.AsyncClient, path: str, body: dict[str, Any], token: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = await client.post(path, json=body, headers=headers)
    response.raise_for_status()
    return response


async def in_turns(works: Iterable[Awaitable[None]]) -> None:
    """All of them, some at once."""
    narrow = asyncio.Semaphore(AT_ONCE)

    async def do(work: Awaitable[None]) -> None:
        async with narrow:
            await work

    await asyncio.gather(*(do(work) for work in works))


# ---------------------------------------------------------------- processes


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@asynccontextmanager
async def serving(
    program: list[str], port: int, settings: dict[str, str], folder: Path, python: str = sys.executable
) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, from when it answers."""
    log, inherited = folder / f"{port}.log", dict(os.environ)
    if python != sys.executable:
        inherited.pop("PYTHONPATH", None)  # another version has modules of its own
    with log.open("wb") as file:
        process = subprocess.Popen([python, *program], env={**inherited, **settings}, stdout=file, stderr=file)
    try:
        end = time.monotonic() + PATIENCE
        while not await is_answering(port):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not answer: {log.read_text()[-2000:]}")
            await asyncio.sleep(0.1)
        yield process
    except httpx.TransportError as error:
        if process.poll() is None:
            raise
        raise RuntimeError(f"the server ended with {process.returncode}: {log.read_text()[-2000:]}") from error
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def is_answering(port: int) -> bool:
    try:
        async with httpx.AsyncClient() as client:
            await client.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE)
    except httpx.TransportError:
        return False
    return True


def resident(process: int) -> int:
    """KiB of memory that a process holds."""
    shown = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True)
    return int(shown.stdout)


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has taken, its threads together; 0 where the system does not tell."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return 0.0
    fields = told.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------- figures


def rate_of(tally: Tally) -> float:
    return tally.moves / tally.seconds if tally.seconds else 0.0


def busy_rate_of(tally: Tally) -> float:
    """Moves for each second of the server's processor time, which other programs take nothing of."""
    return tally.moves / tally.busy if tally.busy else 0.0


def median(tallies: list[Tally], figure: Callable[[Tally], float]) -> float:
    return statistics.median(figure(tally) for tally in tallies)


async def at_half_rate(crowd: Crowd, seconds: float, tables: int, rate: float) -> Tally:
    """Play so that each table makes half as many moves as it could."""
    think = tables * 2 / max(rate, 1.0)
    return await crowd.play(max(seconds, THOUGHTS * think), think=think)


def latencies(what: str, seconds: list[float]) -> dict[str, float]:
    """Milliseconds that half of them wait at most, and all but a hundredth."""
    ordered = sorted(seconds) or [0.0]
    return {f"{what}_p{part}_ms": ordered[len(ordered) * part // 100] * 1000 for part in (50, 99)}
