"""uvicorn's protocols with a gate before them, so that no connection keeps the server waiting or holds its memory."""

import asyncio
import struct
import zlib
from typing import Any

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from signoria.server.errors import TooMany
from signoria.server.gate import Gate
from signoria.server.limits import Bucket

TRANSPORT = "signoria.transport"  # the name under which an ASGI scope has the transport of its WebSocket
WRITE = "signoria.write"  # and what sends a message over it directly
EXTRA_FRAMES = 50  # that a client may send in a second beside messages: pings, pongs, parts of a long message
EXTRA_AT_ONCE = 500  # the same, as a burst
MOST_FRAMES = 1024  # of which one message may consist
MOST_READ = (
    16 * 1024
)  # bytes of one client that are read in one go: this much waits here, the rest in the system's buffers
# Each message is packed by itself: 100 KiB less for a table of four than if what was sent before were kept to pack what
# follows, for messages of 650 bytes, not 400, in the same time. So its length says nothing of those before it either.
# What clients send is short: nothing is kept of it to unpack what they send next.
WINDOW = 12
PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
    compress_settings={"level": 4, "memLevel": 5},
)
PACKER = zlib.compressobj(level=4, wbits=-WINDOW, memLevel=5)  # of all connections: each flush makes it forget all
SLICE = 64  # bytes that are unpacked in one go: packed, a message of 64 KiB takes somewhat more
MOST_LATE = 64 * 1024  # bytes that are still unpacked after the server has hung up, to find the client's goodbye
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message
PACKED = 0x40  # in it: the message is compressed
NOTHING = b"\x00"  # a message without a byte, compressed
FLUSHED = b"\x00\x00\xff\xff"  # ends what was compressed, and is not sent
READ = memoryview(bytearray(MOST_READ))  # shared by all connections, since what is read is passed on immediately
IN_CHUNKS = b"transfer-encoding"
# What is parsed of a request is kept for the next one like it, at many times its length.
MOST_HEAD = 16 * 1024  # bytes of all headers together
HEAD_TOO_LARGE = 431  # what h11 says of one that it does not go on reading
MOST_TARGET = 2048  # bytes of an address with its parameters
MOST_PARAMETERS = 32


def packed(message: bytes) -> bytes:
    """A message as it is sent to whoever unpacks messages, whatever was sent before. [RFC 7692]"""
    return (PACKER.compress(message) + PACKER.flush(zlib.Z_FULL_FLUSH)).removesuffix(FLUSHED) or NOTHING


def refusal(status: str, code: str, message: str, header: str = "") -> bytes:
    """An answer that is given before anything knows of the request."""
    body = f'{{"code":"{code}","message":"{message}","reasons":[]}}'
    return f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\n{header}Connection: close\r\n\r\n{body}".encode()


NO_LENGTH = refusal("411 Length Required", "bad-request", "A body needs the header Content-Length.")
LONG_TARGET = refusal("414 URI Too Long", "too-large", "This address is too long.")
LARGE_HEAD = refusal("431 Request Header Fields Too Large", "too-large", "The headers of this request are too large.")
TURNED_AWAY = refusal(
    "429 Too Many Requests",
    "too-many-connections",
    "Too many connections from your address.",
    "Retry-After: 30\r\n",
)


class Config(uvicorn.Config):
    """uvicorn's settings, with the gate that its protocols ask."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        self.gate = gate
        super().__init__(app, http=Http, ws=WebSocket, **settings)


def gate_of(config: uvicorn.Config) -> Gate:
    assert isinstance(config, Config)
    return config.gate


class ReadInPieces(asyncio.BufferedProtocol):
    """What a client sends is read 16 KiB at a time, not 256."""

    def get_buffer(self, sizehint: int) -> memoryview:
        return READ

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(READ[:nbytes]))

    def data_received(self, data: bytes) -> None:
        raise NotImplementedError


class Requests(h11.Connection):
    """Requests say how long they are: a body in chunks of one byte takes far longer to read than to send.

    Their addresses and headers are no longer than a browser's.
    """

    refused = b""  # what is answered to a request that is not read

    def next_event(self) -> Any:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == HEAD_TOO_LARGE:  # it was given up before it was complete
                self.refused = LARGE_HEAD
            raise
        if isinstance(event, h11.Request):
            self.refused = refused(event)
            if self.refused:
                raise h11.RemoteProtocolError("refused")
        return event


def refused(request: h11.Request) -> bytes:
    if len(request.target) > MOST_TARGET or request.target.count(b"&") >= MOST_PARAMETERS:
        return LONG_TARGET
    if sum([len(name) + len(value) for name, value in request.headers]) > MOST_HEAD:
        return LARGE_HEAD
    return NO_LENGTH if any(name == IN_CHUNKS for name, _ in request.headers) else b""


class Http(H11Protocol, ReadInPieces):
    """HTTP/1.1: the head and the body of a request arrive in time, and its answer is read in time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: Requests = Requests(h11.SERVER)

    def send_400_response(self, msg: str) -> None:
        if self.conn.refused:
            self.transport.write(self.conn.refused)
            self.transport.close()
        else:
            super().send_400_response(msg)

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


class WebSocket(WebSocketsSansIOProtocol, ReadInPieces):
    """A WebSocket whose answers are read in time, and which holds one message at a time.

    uvicorn unpacks all that a read brings: 256 KiB, which may stand for 200 MB. Here it is unpacked piece by piece up
    to the next message, and nothing more is read until that is taken. uvicorn's pings find out whether its client is
    still there.
    """

    late = 0  # bytes that came after the server had hung up

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKING]
        self.packed = bytearray()  # what has been read and not been unpacked
        self.extra = Bucket(EXTRA_FRAMES, EXTRA_AT_ONCE)

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

    def write(self, message: bytes) -> bool:
        """Send a text directly, past all layers in between; False if it has to wait or can't be sent any more."""
        is_open = self.handshake_complete and not self.disconnected and not self.close_sent
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        framed = self.framed(message)
        if framed is None:
            try:
                self.conn.send_text(message)
            except InvalidState:
                return False
            framed = b"".join(self.conn.data_to_send())
        self.transport.write(framed)
        return True

    def framed(self, message: bytes) -> bytes | None:
        """A text as a frame, as the library would make it in three times the time; None where it has to. [RFC 7692]"""
        conn = self.conn
        if conn.state is not OPEN or conn.expect_continuation_frame or conn.writes or len(conn.extensions) > 1:
            return None
        head = WHOLE_TEXT
        for packing in conn.extensions:
            if not isinstance(packing, PerMessageDeflate) or packing.local_max_window_bits < WINDOW:
                return None
            message = packed(message)
            head |= PACKED
        length = len(message)
        if length < 126:
            return bytes((head, length)) + message
        if length < 2**16:
            return struct.pack("!BBH", head, 126, length) + message
        return struct.pack("!BBQ", head, 127, length) + message

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
            extensions[WRITE] = self.write

    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_frame()

    def handle_cont(self, event: Frame) -> None:
        """Empty frames would add up for ever: only bytes are limited."""
        super().handle_cont(event)
        self.count_frame()
        if len(self.frames) > MOST_FRAMES:
            gate_of(self.config).end(self)

    def count_frame(self) -> None:
        """Limit frames that are not messages: a client that sends many would keep the server from everybody else."""
        try:
            self.extra.take()
        except TooMany:
            gate_of(self.config).end(self)

    def awaited(self) -> tuple[object, float] | None:
        return None
