"""What waits for a client is bounded in messages, in bytes and in time; who is connected is told when it changes."""

import asyncio
import random
import zlib
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from signoria.server import wire
from signoria.server.arrivals import Arrivals
from signoria.server.connections import (
    MOST_BYTES_KEPT,
    MOST_BYTES_WAITING,
    MOST_WAITING,
    TOO_SLOW,
    Connection,
    Connections,
    Watcher,
)
from signoria.server.gate import MOST_BUFFERED, Gate
from signoria.server.manner import Manner
from signoria.server.protocols import FLUSHED, PACKING, WebSocket, packed
from signoria.server.settings import Settings
from signoria.server.sockets import converse

KILO = b"x" * 1024


class Pipe:
    """A transport that holds as much as it is told to, and notes that it was cut."""

    def __init__(self, held: int = 0) -> None:
        self.held = held
        self.is_cut = False

    def get_write_buffer_size(self) -> int:
        return self.held

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def abort(self) -> None:
        self.is_cut = True


async def nowhere(data: bytes) -> None:
    pass


def connected(held: int = 0) -> Connection:
    connection = Connection("p", "Ann", nowhere)
    connection.transport = Pipe(held)
    return connection


# ---------------------------------------------------------------- bytes that wait


def test_bytes_in_the_queue_and_in_the_transport_make_a_client_slow() -> None:
    connection = connected(held=MOST_BYTES_WAITING - 1024)
    assert not connection.is_slow
    connection.tell_bytes(KILO)
    assert connection.is_slow


def test_one_message_may_be_as_long_as_it_must_but_not_two() -> None:
    connection = connected()
    connection.tell_bytes(b"x" * 3 * MOST_BYTES_KEPT)
    assert (connection.queue.qsize(), connection.farewell is TOO_SLOW) == (1, False)
    connection.tell_bytes(KILO)
    assert connection.farewell is TOO_SLOW
    assert (connection.waiting, connection.waiting_bytes) == (0, 0), "what is not sent is not kept"
    connection.tell_bytes(KILO)
    assert connection.queue.qsize() == 1, "nothing is added to the farewell"


def test_who_has_gone_is_told_nothing() -> None:
    async def run() -> None:
        async def gone(data: bytes) -> None:
            raise ConnectionResetError

        connection = Connection("p", "Ann", gone)
        for _ in range(5):
            connection.tell_bytes(KILO)
        await connection.pump()
        connection.tell_bytes(KILO)
        assert (connection.is_ended, connection.queue.qsize(), connection.waiting_bytes) == (True, 0, 0)

    asyncio.run(run())


def test_a_client_is_heard_again_when_the_transport_has_sent_enough() -> None:
    """The transport says nothing when it has: with nothing left to send, nobody would look again."""

    async def run() -> None:
        connection = connected(held=MOST_BYTES_WAITING)
        waiting = asyncio.create_task(connection.drained())
        await asyncio.sleep(0)
        assert not waiting.done()
        connection.transport = Pipe()
        await asyncio.wait_for(waiting, 30)

    asyncio.run(run())


def test_many_tables_that_are_behind_do_not_make_a_client_slow_for_ever() -> None:
    """Each waited for the queue to be short, and all of them were the queue: the server did nothing else any more."""

    async def run() -> None:
        connection, connections, refreshed = connected(), Connections(), []
        watchers = [Watcher(connection, f"t{n}", None, 0, Manner("en", "")) for n in range(2 * MOST_WAITING)]

        async def refresh(watcher: Watcher) -> None:
            if connection.is_slow:
                connection.queue.put_nowait(watcher)  # as the hall does
            refreshed.append(watcher)
            if len(refreshed) >= len(watchers):
                connection.close()

        connection.refresh = refresh
        for watcher in watchers:
            connections.add(watcher)
            connection.queue.put_nowait(watcher)
        await asyncio.wait_for(connection.pump(), 30)
        assert set(refreshed) == set(watchers)

    asyncio.run(run())


def test_who_does_not_read_is_not_heard_once_the_session_has_ended() -> None:
    """The farewell waited behind all else: a stolen session went on for 19 seconds after the password was changed."""

    async def run() -> None:
        heard: list[str] = []

        async def never(data: bytes) -> None:
            await asyncio.Event().wait()

        async def nothing() -> None:
            pass

        async def receive() -> str:
            if heard:
                connections.end("stolen")
            return "a message"

        async def hear(data: str) -> None:
            heard.append(data)

        connection, connections = Connection("p", "Ann", never, "stolen"), Connections()
        connections.all.add(connection)
        for _ in range(MOST_WAITING // 2):
            connection.tell_bytes(KILO)
        talker: Any = SimpleNamespace(connection=connection, hear=hear, leave=nothing, paid=nothing)
        await asyncio.wait_for(converse(talker, receive, 30), 30)
        assert heard == ["a message"]
        connection.tell_bytes(KILO)
        assert connection.waiting_bytes == 0, "nor told anything"

    asyncio.run(run())


# ---------------------------------------------------------------- the gate


class Visit:
    """A connection from an address; `awaited` is what it has yet to send."""

    def __init__(self, address: str, awaited: tuple[object, float] | None = None, held: int = 0) -> None:
        self.client = (address, 1)
        self.transport = Pipe(held)
        self.waits_for = awaited

    def awaited(self) -> tuple[object, float] | None:
        return self.waits_for


def gate(most: int = 1000, **settings: Any) -> Gate:
    return Gate(Settings(connections_per_address=1, **settings), most)


def test_a_request_has_its_time_and_the_next_one_its_own() -> None:
    door, visit = gate(), Visit("1.0.0.1", ("head", 10.0))
    assert door.enter(visit)
    for now in (0.0, 10.0):
        door.sweep(now)
    visit.waits_for = ("body", 30.0)
    door.sweep(10.5)
    visit.waits_for = None
    door.sweep(200.0)
    visit.waits_for = ("next head", 10.0)
    for now in (300.0, 310.0):
        door.sweep(now)
    assert visit in door.stays
    door.sweep(310.1)
    assert visit.transport.is_cut
    assert not door.stays


def test_who_does_not_read_in_time_is_cut_and_who_reads_is_not() -> None:
    door, silent, slow = gate(), Visit("1.0.0.1", held=1), Visit("1.0.0.2", held=1)
    for visit in (silent, slow):
        door.enter(visit)
    door.sweep(0.0)
    slow.transport.held = 0
    door.sweep(19.0)
    slow.transport.held = 1
    door.sweep(20.0)
    assert not silent.transport.is_cut
    door.sweep(21.0)
    assert (silent.transport.is_cut, slow.transport.is_cut) == (True, False)


def test_while_buffers_hold_too_much_clients_must_read_faster() -> None:
    door, visit = gate(), Visit("1.0.0.1", held=MOST_BUFFERED)
    door.enter(visit)
    door.sweep(0.0)
    assert door.buffered == MOST_BUFFERED
    door.sweep(2.1)
    assert visit.transport.is_cut


def fill(door: Gate, many: int, make: Callable[[int], Visit]) -> list[Visit]:
    visits = [make(n) for n in range(many)]
    for visit in visits:
        assert door.enter(visit)
    return visits


def test_beyond_its_number_an_address_gives_up_its_oldest_half_request() -> None:
    door = gate()
    busy = fill(door, 100, lambda _: Visit("1.0.0.1"))
    idle = Visit("1.0.0.1", ("head", 10.0))
    assert door.enter(idle), "the last that fits"
    assert door.enter(Visit("1.0.0.1")), "the half request makes room"
    assert idle.transport.is_cut
    assert not any(visit.transport.is_cut for visit in busy)
    refused = Visit("1.0.0.1")
    assert not door.enter(refused), "all others are being answered"
    door.leave(refused)
    assert door.enter(Visit("1.0.0.2")), "somebody else is not refused"
    door.leave(busy[0])
    assert door.enter(Visit("1.0.0.1"))


def test_when_there_is_no_room_the_address_with_most_gives_up_a_half_request() -> None:
    door = gate(most=20)
    fill(door, 8, lambda n: Visit(f"1.0.1.{n}", ("head", 10.0)))
    many = fill(door, 12, lambda _: Visit("1.0.0.1", ("head", 10.0)))
    assert door.enter(Visit("1.0.0.2"))
    assert [visit.transport.is_cut for visit in many] == [True, *[False] * 11]


def test_behind_proxies_addresses_are_not_counted_here() -> None:
    door = gate(proxies=1)
    fill(door, 500, lambda _: Visit("127.0.0.1"))


# ---------------------------------------------------------------- who is here


def test_arrivals_are_told_once_for_many_changes_and_only_if_it_has_changed() -> None:
    """Every `watch` of a player was told to everybody: 116 a second became 4,540 messages with 150 spectators."""

    async def run() -> None:
        told: list[tuple[set[int], set[int]]] = []
        connections = Connections()

        async def tell(table: str, gone: set[int]) -> None:
            told.append((connections.seats_here(table), gone))

        arrivals = Arrivals(connections, tell)

        async def settled() -> None:
            while arrivals.telling:
                await asyncio.gather(*arrivals.telling.values())

        watcher = Watcher(connected(), "t", 1, -1, Manner("en", ""))
        for _ in range(100):
            connections.add(watcher)
            arrivals.note("t", {1})
        await settled()
        assert told == [({1}, set())]
        for _ in range(100):
            connections.drop(watcher)
            arrivals.note("t", {1})
            connections.add(watcher)
            arrivals.note("t", {1})
        await settled()
        assert told == [({1}, set())], "nothing has changed for the others"
        connections.drop(watcher)
        arrivals.note("t", {1})
        await settled()
        assert told[1:] == [(set(), {1})]
        assert (arrivals.told, arrivals.moved) == ({}, {})

    asyncio.run(run())


def test_whoever_comes_and_goes_at_once_was_here() -> None:
    async def run() -> None:
        gone: list[set[int]] = []

        async def tell(table: str, seats: set[int]) -> None:
            gone.append(seats)

        arrivals = Arrivals(Connections(), tell)
        arrivals.note("t", {2})
        await asyncio.gather(*arrivals.telling.values())
        assert gone == [{2}]

    asyncio.run(run())


def test_a_table_of_which_nobody_can_be_told_does_not_stop_the_others() -> None:
    async def run() -> None:
        async def tell(table: str, gone: set[int]) -> None:
            raise RuntimeError("the database is away")

        arrivals = Arrivals(Connections(), tell)
        arrivals.note("t", {1})
        await asyncio.gather(*arrivals.telling.values())
        assert not arrivals.telling

    asyncio.run(run())


@pytest.mark.parametrize("is_packed", [False, True])
def test_a_text_is_framed_as_the_library_frames_it(is_packed: bool) -> None:
    """Also one text after the other: nothing of those before counts, not even their length or who was sent them."""
    ours, theirs = opened(is_packed), opened(is_packed)
    protocol = WebSocket.__new__(WebSocket)
    protocol.conn = ours
    for length in (0, 1, 60, 125, 126, 200, 2000, 3000, 70_000, 10):
        message = bytes(random.Random(length).choices(b"0123456789abcdef", k=length))
        theirs.send_text(message)
        assert protocol.framed(message) == b"".join(theirs.data_to_send())
    ours.send_close()
    assert protocol.framed(b"late") is None


def test_what_is_packed_can_be_read_by_itself_and_hangs_on_nothing_that_was_sent_before() -> None:
    said = [b'{"type":"update","secret":"%d"}' % (i % 3) for i in range(9)]
    frames = [packed(message) for message in said]
    assert frames[:3] == frames[3:6] == frames[6:]
    reader = zlib.decompressobj(-12)
    for frame, message in zip(frames, said, strict=True):
        assert zlib.decompressobj(-12).decompress(frame + FLUSHED) == message
        assert reader.decompress(frame + FLUSHED) == message


def opened(is_packed: bool) -> ServerProtocol:
    conn = ServerProtocol(state=OPEN)
    if is_packed:
        offered: list[ExtensionParameter] = [("client_max_window_bits", None)]
        conn.extensions = [PACKING.process_request_params(offered, [])[1]]
    return conn


def test_a_message_is_counted_by_its_bytes() -> None:
    connection = connected()
    assert connection.tell(wire.Pong(n=1)) == len(connection.queue.get_nowait())  # type: ignore[arg-type]


def test_what_nothing_waits_before_is_sent_at_once_and_nothing_overtakes() -> None:
    async def send() -> None:
        sent: list[bytes] = []
        can_write, go_on = True, asyncio.Event()

        async def later(message: bytes) -> None:
            await go_on.wait()
            sent.append(message)

        def write(message: bytes) -> bool:
            if can_write:
                sent.append(message)
            return can_write

        connection = Connection("p", "Ann", later)
        connection.write = write
        pump = asyncio.create_task(connection.pump())
        connection.tell_bytes(b"1")
        assert sent == [b"1"]
        can_write = False
        connection.tell_bytes(b"2")  # it has to wait
        can_write = True
        connection.tell_bytes(b"3")
        await asyncio.sleep(0)
        connection.tell_bytes(b"4")  # the second is under way now
        assert sent == [b"1"]
        go_on.set()
        while connection.waiting or connection.is_sending:
            await asyncio.sleep(0)
        connection.tell_bytes(b"5")
        assert sent == [b"1", b"2", b"3", b"4", b"5"]
        connection.close()
        await pump

    asyncio.run(send())
