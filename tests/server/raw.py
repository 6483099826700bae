"""Clients that misbehave: bare sockets, which send what they like and read nothing unless told."""

import base64
import json
import os
import resource
import select
import socket
import struct
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

SMALL = 4096  # bytes that the system keeps for a client that does not read: the rest stays with the server
UPGRADE = (
    "GET /api/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
)


@contextmanager
def many_files(least: int) -> Iterator[None]:
    """A test that opens many connections must be allowed to."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, least)), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def dialled(port: int, first: bytes = b"") -> socket.socket:
    """A connection that has sent its first bytes."""
    dialling = socket.socket()
    dialling.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    dialling.settimeout(30)
    dialling.connect(("127.0.0.1", port))
    with suppress(OSError):  # the server may have hung up already
        dialling.sendall(first)
    return dialling


def websocket(port: int, first: bytes, is_packed: bool = False) -> socket.socket:
    """A WebSocket that has sent its first frames; without compression unless it `is_packed`."""
    key = base64.b64encode(os.urandom(16)).decode()
    more = "Sec-WebSocket-Extensions: permessage-deflate\r\n" * is_packed
    opened = dialled(port, f"{UPGRADE}{more}Sec-WebSocket-Key: {key}\r\n\r\n".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += opened.recv(1)
    assert b" 101 " in answer, answer
    opened.sendall(first)
    return opened


def frame(payload: bytes, opcode: int = 1, fin: bool = True, is_packed: bool = False) -> bytes:
    """A frame as a client sends it, under a mask that changes nothing."""
    size = len(payload)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return bytes([0x80 * fin | 0x40 * is_packed | opcode]) + length + bytes(4) + payload


def packed(payload: bytes) -> bytes:
    """A frame of a compressed message, which needs nothing that was sent before it."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -12)
    whole = packing.compress(payload) + packing.flush(zlib.Z_SYNC_FLUSH)
    return frame(whole.removesuffix(b"\0\0\xff\xff"), is_packed=True)


def message(**fields: object) -> bytes:
    return frame(json.dumps(fields).encode())


def hung_up(dialled: Sequence[socket.socket]) -> int:
    """How many of these the server has closed, found out without reading."""
    poll = select.poll()
    for one in dialled:
        poll.register(one, select.POLLRDHUP)
    return len(poll.poll(0))


def until_hung_up(dialled: Sequence[socket.socket], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while hung_up(dialled) < len(dialled):
        assert time.monotonic() < end, f"the server has kept {len(dialled) - hung_up(dialled)} of {len(dialled)}"
        time.sleep(0.05)
