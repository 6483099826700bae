"""People who come to a server in tests, and what they are told."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.servers import Server


@contextmanager
def guest(server: Server, name: str, **more: Any) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, **more) as client:
        me = client.post("/api/guests", json={"name": name})
        assert me.status_code == 201, me.text
        client.headers["X-CSRF-Token"] = me.json()["csrf"]
        yield client


def cookie_of(client: httpx.Client) -> str:
    return str(client.cookies["signoria_session"])


def hear(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message["type"] == kind:
            return message


def refusal(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"]
    if status == 429:
        assert int(answer.headers["Retry-After"]) >= 1
