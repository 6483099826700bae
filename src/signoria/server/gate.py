"""Every TCP connection of the server: how many are allowed, and how long each can keep the server waiting.

uvicorn limits neither the time in which a request arrives nor the time in which an answer is read, and counts no
addresses. Here all connections are looked at once a second: that costs nothing per message.
"""

import socket
import struct
import time
from typing import Any, Protocol

import structlog

from signoria.server.limits import household
from signoria.server.settings import Settings

SPARE_CONNECTIONS = 100  # for requests, beside as many WebSockets as are allowed
BODY_TIMES = 3  # how many times longer than its head the body of a request may take
HURRY = 10  # how many times faster clients must read while all buffers together are too full
MOST_BUFFERED = 64 * 2**20  # bytes that buffers may hold together
BETWEEN_WARNINGS = 60.0
AT_ONCE = struct.pack("ii", 1, 0)  # linger for no time
ANYWHERE = ""  # behind proxies nobody's address is seen here

logger = structlog.get_logger()


class Transport(Protocol):
    def get_write_buffer_size(self) -> int: ...

    def get_extra_info(self, name: str, default: Any = None) -> Any: ...

    def abort(self) -> None: ...


class Visitor(Protocol):
    """One TCP connection."""

    @property
    def transport(self) -> Transport: ...

    @property
    def client(self) -> tuple[str, int] | None: ...

    def awaited(self) -> tuple[object, float] | None:
        """What the client has yet to send before it can be answered, and the seconds it has for that; None: nothing."""
        ...


class Stay:
    """A connection and since when it has kept the server waiting, if it has."""

    def __init__(self, visitor: Visitor, address: str) -> None:
        self.visitor = visitor
        self.address = address
        self.awaited: object = None
        self.awaited_since = 0.0
        self.unread_since: float | None = None

    def is_overdue(self, now: float, unread: int, reading_seconds: float) -> bool:
        return self.is_unread(now, unread, reading_seconds) or self.is_unsent(now)

    def is_unsent(self, now: float) -> bool:
        """Whether a request should have arrived by now."""
        awaited = self.visitor.awaited()
        if awaited is None:
            self.awaited = None
            return False
        what, seconds = awaited
        if what != self.awaited:
            self.awaited, self.awaited_since = what, now
        return now - self.awaited_since > seconds

    def is_unread(self, now: float, unread: int, seconds: float) -> bool:
        """Whether an answer should have been read by now. The system's own buffers are full while ours holds any."""
        if not unread:
            self.unread_since = None
            return False
        if self.unread_since is None:
            self.unread_since = now
        return now - self.unread_since > seconds


def reset(transport: Transport) -> None:
    """Abort a connection: neither this process nor the system keeps what its client has not read."""
    connected = transport.get_extra_info("socket")
    if connected is not None:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


class Gate:
    """Counts connections as they come and go, and cuts those that keep the server waiting."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.most = most
        self.head_seconds = settings.request_seconds
        self.body_seconds = settings.request_seconds * BODY_TIMES
        self.reading_seconds = settings.reading_seconds
        self.most_of_address = most if settings.proxies else settings.connections_per_address + SPARE_CONNECTIONS
        self.is_behind_proxies = settings.proxies > 0
        self.stays: dict[Visitor, Stay] = {}
        self.of_address: dict[str, dict[Visitor, Stay]] = {}  # the oldest first
        self.buffered = 0  # bytes that waited to be read when all were looked at last
        self.cut = 0  # connections that kept the server waiting
        self.turned_away = 0
        self.warned: dict[str, float] = {}

    def enter(self, visitor: Visitor) -> bool:
        """Let a connection in. Where there are too many, the oldest that has sent no whole request makes room."""
        address = ANYWHERE if self.is_behind_proxies or visitor.client is None else household(visitor.client[0])
        neighbours = self.of_address.setdefault(address, {})
        if len(neighbours) >= self.most_of_address:
            self.warn("address-full", address=address, connections=len(neighbours))
            is_let_in = self.make_room(neighbours)
        elif len(self.stays) >= self.most:
            self.warn("connections-full", connections=len(self.stays))
            is_let_in = self.make_room(max(self.of_address.values(), key=len))
        else:
            is_let_in = True
        self.turned_away += not is_let_in
        stay = Stay(visitor, address)
        self.stays[visitor] = self.of_address.setdefault(address, {})[visitor] = stay  # until it has left
        return is_let_in

    def make_room(self, neighbours: dict[Visitor, Stay]) -> bool:
        idle = next((visitor for visitor in neighbours if visitor.awaited() is not None), None)
        if idle is None:
            return False
        self.end(idle)
        return True

    def end(self, visitor: Visitor) -> None:
        self.cut += 1
        self.leave(visitor)
        reset(visitor.transport)

    def leave(self, visitor: Visitor) -> None:
        stay = self.stays.pop(visitor, None)
        if stay is not None:
            neighbours = self.of_address[stay.address]
            del neighbours[visitor]
            if not neighbours:
                del self.of_address[stay.address]

    def sweep(self, now: float) -> None:
        """Cut all that have kept the server waiting for too long; call it about once a second."""
        seconds = self.reading_seconds if self.buffered < MOST_BUFFERED else self.reading_seconds / HURRY
        self.buffered = 0
        for stay in list(self.stays.values()):
            unread = stay.visitor.transport.get_write_buffer_size()
            self.buffered += unread
            if stay.is_overdue(now, unread, seconds):
                self.end(stay.visitor)

    def warn(self, what: str, **more: object) -> None:
        """Write a line to the log, at most one of its kind per interval."""
        now = time.monotonic()
        if now - self.warned.get(what, -BETWEEN_WARNINGS) >= BETWEEN_WARNINGS:
            self.warned[what] = now
            logger.warning(what, **more)
