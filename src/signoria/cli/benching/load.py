"""The server under load: how many moves a second it saves and shows to everybody at the table.

A process of its own serves some hundred tables, and every seat is a connection of its own that moves as soon as it is
asked. In turns with it, a bare server on the same stack sends the same messages to as many connections. Both are
measured twice: with messages as they are, and compressed, as browsers ask for.
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
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
import msgspec

from signoria.cli.benching.crowd import Bare, Crowd, Recorded, Seated, Table, Tally
from signoria.cli.benching.line import ZIPPED

ROUNDS = 3  # of both servers in turns; medians count
SEATS = 4
AT_ONCE = 32  # requests while the tables are made
RECORDING = 20  # tables whose messages are recorded
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
        self.slice = seconds / (2 * (2 * ROUNDS + 1) + 2)  # both ways: to warm up, and rounds; then at half the rate
        self.seated: list[tuple[str, list[str]]] = []  # tables, and the tokens of who sits there
        self.recorded: list[Recorded] = []
        self.messages = folder / "messages.json"
        self.port, self.peer_port = free_port(), free_port()

    async def run(self) -> dict[str, float]:
        database = f"sqlite:///{self.folder / 'server.db'}"
        settings = {**UNLIMITED, "SIGNORIA_PORT": str(self.port), "SIGNORIA_DATABASE": database}
        peer = ["-m", "signoria.cli.benching.bare", str(self.peer_port), str(self.messages)]
        async with (
            serving(["-m", "signoria.server.running"], self.port, settings, self.folder) as server,
            serving(peer, self.peer_port, {}, self.folder),
        ):
            empty = resident(server.pid)
            await self.make_tables()
            found = await self.compare("plain_", "")
            found |= await self.compare("", ZIPPED, server)
            found["server.kib_per_table"] -= empty / self.tables
        return found

    async def compare(
        self, way: str, headers: str, server: "subprocess.Popen[bytes] | None" = None
    ) -> dict[str, float]:
        """Both servers in turns. Where ours is given, also how long one waits and how much memory it holds."""
        ours, bare = await self.sit_down(headers), await self.gather(headers)
        self.say("warm")
        await ours.play(self.slice)
        tallies, others = [], []
        for _ in range(ROUNDS):
            self.say("server")
            self.recorded.clear()
            tallies.append(await ours.play(self.slice))
            await self.hand_over()
            self.say("bare")
            others.append(await bare.play(self.slice))
        await bare.leave()
        found = {
            f"server.{way}moves_per_s": median(tallies, rate_of),
            f"bare.{way}moves_per_s": median(others, rate_of),
        }
        if server is not None:
            found |= await self.wait_and_weigh(ours, tallies, server)
        await ours.leave()
        return found

    async def wait_and_weigh(
        self, ours: Crowd, tallies: list[Tally], server: "subprocess.Popen[bytes]"
    ) -> dict[str, float]:
        self.say("half")
        half = await ours.play(self.slice * 2, think=self.tables * 2 / max(median(tallies, rate_of), 1.0))
        return {
            "server.messages_per_s": median(tallies, lambda tally: tally.messages / tally.seconds),
            **latencies("server.full_done", [time for tally in tallies for time in tally.done]),
            **latencies("server.half_done", half.done),
            **latencies("server.half_seen", half.told),
            "server.kib_per_table": resident(server.pid) / self.tables,
        }

    # ------------------------------------------------------------ the tables

    async def make_tables(self) -> None:
        """Guests make tables, and sit down at all of them."""
        self.say("tables")
        base, none = f"http://127.0.0.1:{self.port}", CookieJar(NO_COOKIES)
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1.0)  # long before the server hangs up
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, limits=limits, cookies=none) as client:
            tokens = [await enter(client, f"guest {seat}") for seat in range(SEATS)]
            await in_turns(self.make_table(client, number, tokens) for number in range(self.tables))

    async def make_table(self, client: httpx.AsyncClient, number: int, tokens: list[str]) -> None:
        game = self.games[number % len(self.games)]
        wanted = {"game": game.name, "seats": SEATS, "options": game.options}
        name = (await post(client, "/api/tables", wanted, tokens[0])).json()["id"]
        for seat, token in enumerate(tokens):
            await post(client, f"/api/tables/{name}/claim", {"seat": seat}, token)
        self.seated.append((name, tokens))

    async def sit_down(self, headers: str) -> Crowd:
        """Every seat looks on by a connection of its own. The messages of some tables are recorded."""
        self.say("connections")
        crowd, every = Crowd(1), max(1, self.tables // RECORDING)
        for number, (name, tokens) in enumerate(self.seated):
            table = Table(name, self.recorded if number % every == 0 else None)
            for seat, token in enumerate(tokens):
                Seated(crowd, table, seat, token)
        await in_turns(player.sit(self.port, headers) for player in crowd.players if isinstance(player, Seated))
        return crowd

    async def gather(self, headers: str) -> Crowd:
        """As many connections to the bare server."""
        crowd = Crowd(2)
        for number in range(self.tables):
            table = Table(str(number))
            for seat in range(SEATS):
                Bare(crowd, table, seat)
        await in_turns(player.open(self.peer_port, f"/{player.table.name}", headers) for player in crowd.players)
        return crowd

    async def hand_over(self) -> None:
        """The bare server sends from now on what ours has sent in the last round."""
        self.messages.write_bytes(msgspec.json.encode(self.recorded))
        async with httpx.AsyncClient() as client:
            (await client.post(f"http://127.0.0.1:{self.peer_port}/read", timeout=PATIENCE)).raise_for_status()


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
    program: list[str], port: int, settings: dict[str, str], folder: Path
) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, from when it answers."""
    log = folder / f"{port}.log"
    with log.open("wb") as file:
        process = subprocess.Popen([sys.executable, *program], env={**os.environ, **settings}, stdout=file, stderr=file)
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


# ---------------------------------------------------------------- figures


def rate_of(tally: Tally) -> float:
    return tally.moves / tally.seconds if tally.seconds else 0.0


def median(tallies: list[Tally], figure: Callable[[Tally], float]) -> float:
    return statistics.median(figure(tally) for tally in tallies)


def latencies(what: str, seconds: list[float]) -> dict[str, float]:
    """Milliseconds that half of them wait at most, and all but a hundredth."""
    ordered = sorted(seconds) or [0.0]
    return {f"{what}_p{part}_ms": ordered[len(ordered) * part // 100] * 1000 for part in (50, 99)}
