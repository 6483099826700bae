"""Who is connected, and what waits to be sent to them."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from signoria.server import metrics, wire
from signoria.server.gate import Transport
from signoria.server.limits import Payer
from signoria.server.manner import Manner
from signoria.server.waiting_list import WaitingList

MOST_WAITING = 64  # messages; a slower client is sent the newest state instead of every step
MOST_BYTES_WAITING = 256 * 1024  # the same in bytes, with those that the transport holds
MOST_KEPT = 512  # messages; a slower client is disconnected, and resumes when it reconnects
MOST_BYTES_KEPT = 2**20  # the same in bytes, beside one message, however long it is
POLL = 0.1  # seconds between two looks at a transport that holds too much
LOGGED_OUT = (4401, "The session has ended.")
SLOWEST_FIRST: list[wire.Speed] = ["slow", "normal", "instant"]
TOO_SLOW = (1013, "You were too slow to hear everything: connect again.")
NOT_TOLD = (1011, "You could not be told what happened: connect again.")

encode = msgspec.json.Encoder().encode


class Watcher:
    """A connection that looks at a table, from one seat or as a spectator.

    `seq` is the last entry it was told of, `viewed` that after which it has the whole view, where it asked for deltas.
    """

    def __init__(self, connection: "Connection", table: str, seat: int | None, seq: int, manner: Manner) -> None:
        self.connection = connection
        self.table = table
        self.seat = seat
        self.seq = seq
        self.viewed = -1
        self.manner = manner
        self.speed: wire.Speed = "normal"
        self.is_behind = False
        self.is_invited = False  # and sees the table by that alone, until its game begins
        self.lacks_letters = False  # of which it was not told because its client was slow
        self.unheard: int | None = None  # the first line of chat that it was not told because its client was slow

    def may_hear(self, spoken: wire.Said) -> bool:
        """Chat goes to the table, or only to the seats of a private talk."""
        return not spoken.to or self.seat in (*spoken.to, spoken.seat)


class Connection:
    """A client. A task of its own sends, so that a slow client holds up nobody."""

    def __init__(self, person: str, name: str, send: Callable[[bytes], Awaitable[None]], token_hash: str = "") -> None:
        self.person = person
        self.name = name
        self.send = send
        self.token_hash = token_hash  # of the session, or of the seat, that opened it
        self.watchers: dict[tuple[str, int | None], Watcher] = {}
        self.queue: WaitingList[bytes | Watcher | None] = WaitingList()
        self.refresh: Callable[[Watcher], Awaitable[None]] | None = None
        self.hang_up: Callable[[int, str], Awaitable[None]] | None = None
        self.farewell: tuple[int, str] = LOGGED_OUT
        self.payer: Payer = (person, "")
        self.transport: Transport | None = None  # what it has been given to send and has not sent yet counts too
        self.write: Callable[[bytes], bool] | None = None  # sends immediately if nothing is queued
        self.is_sending = False  # something has left the queue and is not sent yet
        self.waiting = 0  # messages in the queue
        self.waiting_bytes = 0
        self.moved: asyncio.Event | None = None  # something was sent; there only while somebody waits for it
        self.is_over = False  # its session has ended: what its client says counts no more
        self.is_ended = False

    def tell(self, message: Any) -> int:
        """Send a message when its turn comes; its length in bytes."""
        encoded = encode(message)
        self.tell_bytes(encoded)
        return len(encoded)

    def tell_bytes(self, message: bytes) -> None:
        if self.is_ended or self.is_over or self.farewell is not LOGGED_OUT or self.is_written(message):
            return
        if self.waiting < MOST_KEPT and self.waiting_bytes + self.buffered < MOST_BYTES_KEPT:
            self.waiting += 1
            self.waiting_bytes += len(message)
            self.queue.put_nowait(message)
        else:
            self.cut(TOO_SLOW)

    def cut(self, farewell: tuple[int, str]) -> None:
        """Hang up with a reason, and send nothing more; the client resumes when it connects again."""
        self.farewell = farewell
        self.forget()
        self.close()

    def is_written(self, message: bytes) -> bool:
        """Whether a message could be sent immediately: most clients have read everything before the next one comes."""
        if self.write is None or self.is_sending or not self.queue.empty() or self.buffered or not self.write(message):
            return False
        metrics.MESSAGES.sent += 1
        return True

    @property
    def buffered(self) -> int:
        """Bytes that were given to the transport and that the client has not read."""
        return 0 if self.transport is None else self.transport.get_write_buffer_size()

    @property
    def is_slow(self) -> bool:
        return self.waiting >= MOST_WAITING or self.waiting_bytes + self.buffered >= MOST_BYTES_WAITING

    async def pump(self) -> None:
        """Send what waits, in order, until the connection ends. Whoever does not read is cut by the gate."""
        try:
            while (item := await self.queue.get()) is not None:
                self.is_sending = True
                await self.send_on(item)
                self.is_sending = False
                self.say_moved()
            if self.hang_up is not None:
                await self.hang_up(*self.farewell)
        except (OSError, WebSocketDisconnect):  # the client has gone
            pass
        finally:
            self.is_ended = True
            self.forget()
            self.say_moved()

    def say_moved(self) -> None:
        if self.moved is not None:
            self.moved.set()

    def forget(self) -> list["bytes | Watcher | None"]:
        """Everything that waits, which will not be sent."""
        found = []
        while not self.queue.empty():
            found.append(self.queue.get_nowait())
        self.waiting = self.waiting_bytes = 0
        return found

    async def send_on(self, item: "bytes | Watcher") -> None:
        if isinstance(item, bytes):
            self.waiting -= 1
            self.waiting_bytes -= len(item)
            await self.send(item)
            metrics.MESSAGES.sent += 1
            return
        while self.buffered >= MOST_BYTES_WAITING:
            await asyncio.sleep(POLL)
        if self.refresh is not None and self.watchers.get((item.table, item.seat)) is item:
            await self.refresh(item)

    async def drained(self) -> None:
        """Wait until most is sent: stop reading from a client that does not read its answers."""
        while self.is_slow and not self.is_ended and not self.is_over:
            self.moved = self.moved or asyncio.Event()
            self.moved.clear()
            with suppress(TimeoutError):  # the transport does not say when it has sent something
                await asyncio.wait_for(self.moved.wait(), POLL)
        self.moved = None

    def hearer(self, spoken: wire.Said) -> Watcher | None:
        """By which watcher a line of chat reaches this client, if it does."""
        here = [watcher for (table, _), watcher in self.watchers.items() if table == spoken.table]
        return next((watcher for watcher in here if watcher.may_hear(spoken)), None)

    def close(self) -> None:
        self.queue.put_nowait(None)

    def end(self) -> None:
        """Disconnect immediately and drop whatever waits to be sent."""
        self.is_over = True
        self.forget()
        self.close()


class Acknowledgement:
    """What a connection has done, to be acknowledged: with the update that it leads to, where deltas are asked for."""

    def __init__(self, connection: Connection, seat: int, saved: wire.Saved) -> None:
        self.connection = connection
        self.seat = seat
        self.saved = saved
        self.is_told = False

    def is_for(self, watcher: Watcher) -> bool:
        """Whether this watcher is to be told, with its update."""
        return watcher.connection is self.connection and watcher.seat == self.seat and watcher.manner.deltas

    def told_with(self, update: bytes, watcher: Watcher) -> bytes:
        """An update, with the acknowledgement if it is for who did it. All others share one message, so it is added."""
        if self.is_told or not self.is_for(watcher):
            return update
        self.is_told = True
        return b'%s,"done":%s}' % (update[:-1], encode(self.saved))


class Connections:
    """Watchers of every table."""

    def __init__(self) -> None:
        self.of_table: dict[str, set[Watcher]] = {}
        self.all: set[Connection] = set()

    def add(self, watcher: Watcher) -> None:
        old = watcher.connection.watchers.get((watcher.table, watcher.seat))
        if old is not None:
            self.drop(old)
        watcher.connection.watchers[(watcher.table, watcher.seat)] = watcher
        self.of_table.setdefault(watcher.table, set()).add(watcher)

    def drop(self, watcher: Watcher) -> None:
        watcher.connection.watchers.pop((watcher.table, watcher.seat), None)
        watchers = self.of_table.get(watcher.table)
        if watchers is not None:
            watchers.discard(watcher)
            if not watchers:
                del self.of_table[watcher.table]

    def end(self, token_hash: str) -> None:
        """A session is over: so are its connections."""
        for connection in self.all:
            if connection.token_hash == token_hash:
                connection.end()

    def watchers(self, table: str) -> list[Watcher]:
        return list(self.of_table.get(table, ()))

    def speed_of(self, table: str, seats: Collection[int]) -> wire.Speed:
        """At which speed the boards of these seats show what happens: the slowest of them."""
        speeds = [watcher.speed for watcher in self.watchers(table) if watcher.seat in seats]
        return min(speeds, key=SLOWEST_FIRST.index, default="normal")

    def seats_here(self, table: str) -> set[int]:
        return {watcher.seat for watcher in self.watchers(table) if watcher.seat is not None}

    def say(self, spoken: wire.Said) -> None:
        """Pass a line of chat on. A slow client gets the newest later: chat never disconnects anybody."""
        for connection in {watcher.connection for watcher in self.watchers(spoken.table)}:
            watcher = connection.hearer(spoken)
            if watcher is None or watcher.unheard is not None:
                continue
            if connection.is_slow:
                watcher.unheard = spoken.n
                connection.queue.put_nowait(watcher)
            else:
                connection.tell(spoken)
