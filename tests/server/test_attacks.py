"""Attacks without an account, each by one address: the server keeps its memory, goes on answering and hangs up."""

import asyncio
import http.client
import json
import random
import resource
import socket
import sqlite3
import statistics
import string
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Self

import httpx
import pytest
from sqlalchemy import insert
from websockets.sync.client import connect

from signoria.server.storage import Chair, Person, Store, schema
from tests.server.raw import dialled, frame, many_files, message, packed, until_hung_up, websocket
from tests.server.rooms import Logged
from tests.server.servers import Server

MOST_GROWTH = 50 * 2**20  # bytes
PROMPT = 1.0  # seconds in which the server answers others
ATTEMPTS = 11
COPIES = 40  # of a long game
ROOM_MEGABYTES = 16
MOST_FLOODS = 100
WATCHED = 3.0  # seconds of an attack that goes on
CUT = 60.0  # seconds after which a server that has not cut anybody never will
USUAL = {"requests_per_minute": 6000, "connections_per_address": 200, "dear_per_second": 10, "messages_per_second": 30}
HASTY = {"request_seconds": 1, "reading_seconds": 1}


def fair_clock(server: Server) -> float:
    """Seconds, without those in which threads of the server, or this one, stood in line for a core: that a machine is
    busy with something else is no fault of the server.
    """
    assert server.process is not None
    waited = 0
    for thread in [*Path(f"/proc/{server.process.pid}/task").iterdir(), Path("/proc/thread-self")]:
        with suppress(OSError):  # it has ended
            waited += int((thread / "schedstat").read_text(encoding="ascii").split()[1])
    return time.monotonic() - waited / 1e9


def check_prompt(server: Server) -> None:
    """Most answers come in time: a single quick one among slow ones proves nothing."""
    times = []
    for _ in range(ATTEMPTS):
        began = fair_clock(server)
        httpx.get(f"{server.url}/health", timeout=60).raise_for_status()
        times.append(fair_clock(server) - began)
    assert statistics.median(times) < PROMPT, times


class Growth:
    """The most that a server has grown, looked at now and then."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.before = server.memory()
        self.most = 0

    def look(self) -> None:
        self.most = max(self.most, self.server.memory() - self.before)

    def look_for(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.look()
            time.sleep(0.05)


def program(*lines: str) -> list[str]:
    """A server that begins with these lines."""
    return ["-c", "\n".join([*lines, "from signoria.server.running import main", "main()"])]


# ---------------------------------------------------------------- files


def test_560_spellings_of_a_file(tmp_path: Path) -> None:
    """Each was read, packed and kept for ever: 124 MiB after 9 seconds."""
    script = tmp_path / "static/assets/main.js"
    script.parent.mkdir(parents=True)
    letters = random.Random(1).choices(string.ascii_letters, k=300_000)
    script.write_text("".join(letters))
    server = Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path)
    server.program = program(
        "from pathlib import Path",
        "from signoria.server.routes import pages",
        f"pages.PAGES = pages.Pages(Path({str(tmp_path / 'static')!r}))",
    )
    with server:
        asking = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)

        def status(path: str) -> int:
            asking.request("GET", path, headers={"Accept-Encoding": "gzip"})
            answer = asking.getresponse()
            answer.read()
            return answer.status

        assert status("/assets/main.js") == 200
        growth = Growth(server)
        for number in range(140):
            for spelling in ("/x{}/%2e%2e/assets/main.js", "/assets/x{}/%2e%2e/main.js", "/x{}/..%2fassets/main.js"):
                status(spelling.format(number))
            status("/assets" + "/" * (number + 2) + "main.js")
        growth.look()
        assert growth.most < MOST_GROWTH
        check_prompt(server)
        asking.close()


# ---------------------------------------------------------------- clients that do not read


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A database with a public table of a long game, of which whoever looks on is sent hundreds of kilobytes."""
    database = f"sqlite:///{tmp_path_factory.mktemp('long') / 'signoria.db'}"
    played, chance = Logged("fief", 3), random.Random(1)
    while played.room.seq < 3000:
        seat = chance.choice(played.room.waiting)
        move = chance.choice([move.text for move in played.room.playing.legal(seat)])
        played.do(lambda room, seat=seat, move=move: room.play(seat, None, move), f"p{seat}")  # type: ignore[misc]
    row = played.room.row
    chairs = [Chair(table=row.id, seat=seat, person=f"p{seat}") for seat in range(row.seats)]
    entries = [
        {name: getattr(entry, name) for name in ("table", "seq", "at", "by", "key", "lines")}
        for entry in played.entries
    ]

    async def save() -> None:
        store = Store(database)
        for chair in chairs:
            await store.add_person(Person(id=f"p{chair.seat}", name=f"P{chair.seat}", created=0.0))
        await store.add_table(row, chairs)
        await store.write(lambda connection: connection.execute(insert(schema.log), entries))
        store.close()

    asyncio.run(save())
    return database, row.id


class Bystander:
    """Somebody who asks for nothing much all the time, and how long each answer took."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.times: list[float] = []
        self.is_ended = threading.Event()
        self.thread = threading.Thread(target=self.ask_on)

    def ask_on(self) -> None:
        with httpx.Client(timeout=120) as client:
            while not self.is_ended.is_set():
                began = fair_clock(self.server)
                assert client.get(f"{self.server.url}/health").status_code == 200
                self.times.append(fair_clock(self.server) - began)
                time.sleep(0.02)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_ended.set()
        self.thread.join()

    def check_prompt(self) -> None:
        assert statistics.median(self.times) < PROMPT, self.times
        assert max(self.times) < PROMPT, self.times


@pytest.fixture
def long_tables(long_table: tuple[str, str], tmp_path: Path) -> tuple[str, list[str]]:
    """A database with the same game many times, finished."""
    source, table = long_table
    file, ids = tmp_path / "many.db", [f"copy-{number}" for number in range(COPIES)]
    with closing(sqlite3.connect(source.removeprefix("sqlite:///"))) as database:
        database.execute("VACUUM INTO ?", [str(file)])
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET status = 'over'")
        for of, key in (("tables", "id"), ("chairs", "table"), ("log", "table")):
            names = [row[1] for row in database.execute(f"PRAGMA table_info({of})")]
            values = ", ".join("?" if name == key else f'"{name}"' for name in names)
            for one in ids:
                database.execute(f'INSERT INTO {of} SELECT {values} FROM {of} WHERE "{key}" = ?', [one, table])
        database.commit()
    return f"sqlite:///{file}", ids


async def asked_for_long(server: Server, paths: list[str], growth: Growth) -> set[int]:
    """Many questions at once by one address, again and again; how those are answered that have their turn meanwhile."""
    end, found = time.monotonic() + WATCHED, set[int]()
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=50)) as client:
        while time.monotonic() < end:
            waiting = {asyncio.create_task(client.get(server.url + path)) for path in paths}
            while waiting and time.monotonic() < end:
                answered, waiting = await asyncio.wait(waiting, timeout=0.1)
                found |= {one.result().status_code for one in answered}
                growth.look()
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    return found


def test_many_tables_that_nobody_has_opened(long_tables: tuple[str, list[str]], tmp_path: Path) -> None:
    """A hundred such questions took 741 MiB, and others waited for seconds: each game was read and replayed for it, and
    all at once.
    """
    database, tables = long_tables
    paths = [f"/api/tables/{table}{what}" for table in tables for what in ("", "/update")]
    with Server(database, tmp_path, **USUAL, room_megabytes=ROOM_MEGABYTES) as server:
        httpx.get(f"{server.url}/api/tables/{tables[0]}/update", timeout=60)  # which reads the words of the game
        growth = Growth(server)
        with Bystander(server) as bystander:
            assert asyncio.run(asked_for_long(server, paths, growth)) <= {200, 429}
        server.kill()  # or it would answer all of them before it ends
    bystander.check_prompt()
    assert growth.most < MOST_GROWTH + ROOM_MEGABYTES * 2**20


def watches(table: str) -> bytes:
    """What happened since the first entry, 70 times: nearly everything, and it was not paid for."""
    return b"".join(message(type="watch", table=table, since=0) for _ in range(70))


def test_200_silent_clients(long_table: tuple[str, str], tmp_path: Path) -> None:
    """Thirty of them held 518 MB for as long as they liked: nothing was counted in bytes, and nobody was cut."""
    database, table = long_table
    with Server(database, tmp_path, **USUAL, **HASTY) as server, many_files(1000), ExitStack() as stack:
        update = httpx.get(f"{server.url}/api/tables/{table}/update", timeout=60)
        assert len(update.content) > 200_000, update.text[:200]
        growth = Growth(server)
        for _ in range(200):
            stack.enter_context(websocket(server.port, watches(table)))
            growth.look()
        growth.look_for(WATCHED)
        check_prompt(server)
        assert growth.most < MOST_GROWTH


def test_who_does_not_read_is_cut(long_table: tuple[str, str], tmp_path: Path) -> None:
    """Whatever the limits allow: here none stops the clients from asking."""
    database, table = long_table
    with Server(database, tmp_path, **HASTY) as server, ExitStack() as stack:
        silent = [stack.enter_context(websocket(server.port, watches(table))) for _ in range(20)]
        asked = f"GET /api/tables/{table}/update HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        silent += [stack.enter_context(dialled(server.port, asked * 60)) for _ in range(5)]
        until_hung_up(silent)


@pytest.mark.parametrize(
    "flood", [frame(b"x" * 100, opcode=9), frame(b"", opcode=0, fin=False)], ids=["pings", "empty-frames"]
)
def test_frames_that_are_no_messages_do_not_add_up(tmp_path: Path, flood: bytes) -> None:
    """Answers to pings, and the parts of a message that never ends, waited in memory without a limit."""
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server, ExitStack() as stack:
        growth = Growth(server)
        flooding = stack.enter_context(websocket(server.port, frame(b"a", fin=False)))
        with suppress(ConnectionError):
            for _ in range(MOST_FLOODS):
                flooding.sendall(flood * 20_000)
                growth.look()
                assert growth.most < MOST_GROWTH
        until_hung_up([flooding])


def floods(flooding: socket.socket, flood: bytes, seconds: float) -> bool:
    """Send as much as is taken, and read all that comes back, for some time; whether the server has cut it before."""
    end = time.monotonic() + seconds
    flooding.settimeout(0.01)
    while time.monotonic() < end:
        try:
            with suppress(TimeoutError):
                flooding.send(flood)
            with suppress(TimeoutError):
                flooding.recv(2**20)
        except ConnectionError:
            return True
    return False


@pytest.mark.parametrize("opcode", [9, 10], ids=["pings", "pongs"])
def test_who_sends_nothing_but_control_frames_is_cut_even_if_they_read(tmp_path: Path, opcode: int) -> None:
    """They passed before every limit, and were read as long as there were any: nobody else was answered meanwhile."""
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server, websocket(server.port, b"") as flooding:
        assert floods(flooding, frame(b"", opcode=opcode) * 2000, CUT)
        check_prompt(server)


def test_packed_messages_are_unpacked_one_by_one(tmp_path: Path) -> None:
    """Whatever one read brought was unpacked and kept at once: 98 MiB for 130 kB, of anybody."""
    flood = packed(b" " * 65_536) * 1500
    assert len(flood) < 200_000
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, **USUAL) as server, ExitStack() as stack:
        growth = Growth(server)
        for _ in range(3):
            flooding = stack.enter_context(websocket(server.port, b"", is_packed=True))
            flooding.setblocking(False)
            flooding.send(flood)
            growth.look()
        growth.look_for(WATCHED)
        check_prompt(server)
        assert growth.most < MOST_GROWTH / 5


@pytest.mark.parametrize("compression", ["deflate", None])
def test_many_messages_at_once_are_answered_in_order(tmp_path: Path, compression: str | None) -> None:
    """Those behind the first wait until it is taken; nothing is lost at the edges of what is read or unpacked."""
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server:
        with connect(server.ws_url, compression=compression, max_size=None) as honest:
            assert bool(honest.protocol.extensions) == bool(compression)
            honest.recv()
            for n in range(2000):
                honest.send(json.dumps({"type": "ping", "n": n, **({"x": "y" * 3000} if n % 100 == 0 else {})}))
            told = [json.loads(honest.recv()) for _ in range(2000)]
            kinds = ["refused" if n % 100 == 0 else "pong" for n in range(2000)]
            assert [one["type"] for one in told] == kinds
            assert [one["n"] for one in told if "n" in one] == [n for n in range(2000) if n % 100]
        assert honest.close_code == 1000


# ---------------------------------------------------------------- requests that never arrive


HALVES = [
    b"",
    b"GET /health HTTP/1.1\r\nHost: x\r\n",
    b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
]


def test_1100_half_requests(tmp_path: Path) -> None:
    """They were kept for ever, and with 1,024 files nobody else was let in; the log said nothing of it."""
    server = Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, **USUAL, request_seconds=3)
    server.program = program("import resource", "resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))")
    with server, many_files(2500), ExitStack() as stack:
        assert "few-open-files" in server.log()
        growth = Growth(server)
        halves = [stack.enter_context(dialled(server.port, half)) for half in (HALVES * 367)[:1100]]
        growth.look()
        check_prompt(server)
        until_hung_up(halves)
        check_prompt(server)
        growth.look()
        assert growth.most < MOST_GROWTH
        log = server.log()
        assert "address-full" in log
        assert "request-failed" not in log, "half a body is no fault of the server"


def test_a_body_in_chunks_without_end_is_refused_at_once(tmp_path: Path) -> None:
    """Each chunk took longer to read than to send, also those after the answer: nobody else was answered meanwhile."""
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server:
        head = b"POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        with dialled(server.port, head) as asking:
            assert b"411 Length Required" in asking.recv(4096)
        with dialled(server.port, head) as flooding:
            assert floods(flooding, b"1\r\n \r\n" * 2000, CUT)
        check_prompt(server)


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        (b'GET /api/me HTTP/1.1\r\nCookie: N="%s"' % (b'\\"' * 7_000), b" 401 "),  # CVE-2024-7592: 0.5 s each
        (b'GET /api/me HTTP/1.1\r\nCookie: N="%s"' % (b'\\"' * 30_000), b" 431 "),
        (b"GET /api/tables?N%s HTTP/1.1" % (b"&a" * 900), b" 414 "),
        (b"GET /api/tables/N%s HTTP/1.1" % (b"a" * 8_000), b" 414 "),
    ],
    ids=["quotes", "head", "parameters", "address"],
)
def test_long_heads_are_neither_parsed_nor_kept(tmp_path: Path, line: bytes, refused: bytes) -> None:
    """One request with many quotes stopped the server for 5 s, and 500 that were parsed and kept took 600 MB."""
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, **USUAL) as server:
        growth = Growth(server)
        began = fair_clock(server)
        for i in range(60):
            with dialled(server.port, line.replace(b"N", b"%d" % i) + b"\r\nHost: x\r\n\r\n") as asking:
                assert refused in asking.recv(4096)
        assert fair_clock(server) - began < 15, "60 requests"
        growth.look()
        assert growth.most < MOST_GROWTH


def test_a_long_head_that_arrives_in_pieces_is_too_large_and_not_malformed(tmp_path: Path) -> None:
    """On a busy machine the parser met its own limit first, and the answer was 400, which says nothing."""
    head = b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a="
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server, dialled(server.port, head) as asking:
        for _ in range(4):
            time.sleep(0.1)
            asking.sendall(b"a" * 5_000)
        assert b" 431 " in asking.recv(4096)


def test_what_is_no_request_and_no_text_is_not_noted(tmp_path: Path) -> None:
    """Garbage wrote 600 lines a second into the log, before every limit, and text that is none a traceback of ours."""
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server:
        before = server.log()
        for _ in range(5):
            with dialled(server.port, b"\x16\x03\x01 garbage\r\n\r\n") as asking:
                assert b" 400 " in asking.recv(4096)
            with websocket(server.port, frame(b"\xff\xfe")) as speaking:
                until_hung_up([speaking])
        check_prompt(server)
        assert server.log() == before


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes(tmp_path: Path) -> None:
    """Shells and systemd begin a program with 1,024 of them, however many it may have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard <= 1024:
        pytest.skip("the system allows no more")
    lines = "\n".join(
        [
            "import resource",
            "from signoria.server.open_files import RESERVED, most_open, room_for",
            f"resource.setrlimit(resource.RLIMIT_NOFILE, (1024, {hard}))",
            "assert room_for(900) == 900",
            "assert most_open() == 900 + RESERVED",
            "assert room_for(700) == 700",
            "assert most_open() == 900 + RESERVED",
        ]
    )
    subprocess.run([sys.executable, "-c", lines], check=True)
