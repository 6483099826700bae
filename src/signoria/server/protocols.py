"""uvicorn's protocols with a gate before them, so that no connection keeps the server waiting or holds its memory."""

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from signoria.server.gate import Gate

TRANSPORT = "signoria.transport"  # the name under which an ASGI scope has the transport of its WebSocket
MOST_PINGS = 500  # that a client may send while it does not read
MOST_FRAMES = 1024  # of which one message may consist
MOST_READ = 16 * 1024  # bytes of one client that are read at once: so much of it waits here, the rest with the system
SLICE = 64  # bytes that are unpacked at once: packed, a message of 64 KiB takes somewhat more
MOST_LATE = 64 * 1024  # bytes that are still unpacked after the server has hung up, to find the client's goodbye
READ = memoryview(bytearray(MOST_READ))  # of all connections: what is read is passed on at once
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 30\r\nConnection: close\r\n\r\n"
    b'{"code":"too-many-connections","message":"Too many connections from your address.","reasons":[]}'
)


class Config(uvicorn.Config):
    """uvicorn's settings, with the gate that its protocols ask."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        self.gate = gate
        super().__init__(app, http=Http, ws=WebSocket, **settings)


def gate_of(config: uvicorn.Config) -> Gate:
    assert isinstance(config, Config)
    return config.gate


class Http(H11Protocol):
    """HTTP/1.1: the head and the body of a request arrive in time, and its answer is read in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not gate_of(self.config).enter(self):
            transport.write(TURNED_AWAY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        gate_of(self.config).leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        gate_of(self.config).leave(self)  # the WebSocket takes its place
        super().handle_websocket_upgrade(event)

    def awaited(self) -> tuple[object, float] | None:
        state = self.conn.their_state
        if state is h11.IDLE:
            return (self.cycle, state), gate_of(self.config).head_seconds
        if state is h11.SEND_BODY:
            return (self.cycle, state), gate_of(self.config).body_seconds
        return None


class WebSocket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """A WebSocket whose answers are read in time, and which holds one message at a time.

    uvicorn unpacks all that a read brings: 256 KiB, which may stand for 200 MB. Here it is unpacked piece by piece up
    to the next message, and nothing more is read until that is taken. uvicorn's pings find out whether its client is
    still there.
    """

    pings = 0  # since the client has last read everything
    late = 0  # bytes that came after the server had hung up

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.packed = bytearray()  # what has been read and not been unpacked

    def get_buffer(self, sizehint: int) -> memoryview:
        return READ

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(READ[:nbytes]))

    def data_received(self, data: bytes) -> None:
        self.packed += data
        self.unpack()

    def unpack(self) -> None:
        """Go on to the next message, or, when the server has hung up, to the client's goodbye."""
        while self.packed and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece = bytes(self.packed[:SLICE])
            del self.packed[:SLICE]
            super().data_received(piece)
            self.late += len(piece) * self.close_sent
            if self.late > MOST_LATE:
                gate_of(self.config).end(self)
        if self.packed and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.unpack()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.unpack()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        gate_of(self.config).enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        gate_of(self.config).leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TRANSPORT] = self.transport

    def handle_ping(self) -> None:
        """Pings are answered at once, whatever waits: who sends nothing else, and does not read, is cut."""
        super().handle_ping()
        self.pings = self.pings + 1 if self.transport.get_write_buffer_size() else 0
        if self.pings > MOST_PINGS:
            gate_of(self.config).end(self)

    def handle_cont(self, event: Frame) -> None:
        """Empty frames would add up for ever: only bytes are limited."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            gate_of(self.config).end(self)

    def awaited(self) -> tuple[object, float] | None:
        return None
