"""A WebSocket client with as little to it as will do, so that the load costs the machine less than what it measures.

It speaks to servers of our own only: no fragments, no handshake to distrust. It may let them compress, as every
browser does; what it sends itself is too short for that.
"""

import asyncio
import zlib
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
COMPRESSED: Final = 0x40
TAIL: Final = b"\x00\x00\xff\xff"  # which the sender leaves out [RFC 7692, 7.2.1]
UNMASKED: Final = bytes(4)  # a key of zeros leaves the payload as it is
ZIPPED: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
HEAD = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)


class Line(asyncio.Protocol):
    """One connection. A subclass hears its messages."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.unzip = zlib.decompressobj(-zlib.MAX_WBITS).decompress

    async def open(self, port: int, path: str, headers: str = "") -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        assert self.transport is not None
        self.transport.write(HEAD.format(path=path, headers=headers).encode())
        await self.opened

    async def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
            await self.closed

    def hear(self, data: bytes) -> None:
        raise NotImplementedError

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        assert self.transport is not None
        if len(payload) < 126:
            head = bytes((0x80 | kind, 0x80 | len(payload)))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + len(payload).to_bytes(2, "big")
        self.transport.write(head + UNMASKED + payload)

    # ------------------------------------------------------------ what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none by birth

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        self.rest = self.read_frames(data)

    def read_frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left begins one that is not."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + length > end:
                break
            payload = data[start : start + length]
            self.take(data[at] & 15, self.unzip(payload + TAIL) if data[at] & COMPRESSED else payload)
            at = start + length
        return data[at:]

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE and self.transport is not None:
            self.transport.close()
