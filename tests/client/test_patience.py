"""A server that says it was too much at once is asked again a little later."""

from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from signoria.client import Client, LostConnection, Refused, line
from signoria.server import wire

URL = "http://server.invalid"
BUSY = wire.Refused(code="too-many", message="Too many messages: wait a moment.")


def client_of(answer: Callable[[httpx.Request], httpx.Response], patience: float = 60.0) -> Client:
    """A client whose requests are answered by a function."""
    client = Client(URL, patience=patience)
    client.http.close()
    client.http = httpx.Client(base_url=URL, transport=httpx.MockTransport(answer))
    return client


def test_a_busy_server_is_asked_again() -> None:
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        if len(asked) < 3:
            return httpx.Response(429, headers={"Retry-After": "0"}, json={"code": "too-many", "message": "Wait."})
        headers = {"Set-Cookie": "signoria_session=s; HttpOnly"}
        return httpx.Response(201, headers=headers, json={"id": "a", "name": "Ann", "guest": True, "csrf": "c"})

    with client_of(answer) as client:
        assert client.guest("Ann").name == "Ann"
    assert asked == ["/api/guests"] * 3


def test_patience_ends() -> None:
    busy = httpx.Response(429, headers={"Retry-After": "3600"}, json={"code": "too-many", "message": "Wait."})
    with client_of(lambda request: busy) as client, pytest.raises(Refused) as refused:
        client.games()
    assert refused.value.code == "too-many"


def test_what_may_have_been_done_is_not_asked_for_twice() -> None:
    """A question is asked again when its answer is lost; a table might have been made already."""
    asked: list[str] = []

    def cut(request: httpx.Request) -> httpx.Response:
        asked.append(request.method)
        if len(asked) < 4:
            raise httpx.ReadError("the line was cut", request=request)
        return httpx.Response(200, json=[])

    with client_of(cut) as client:
        with pytest.raises(LostConnection):
            client.create("lorenzo", seats=2)
        assert client.games() == []
    assert asked == ["POST", "GET", "GET", "GET"]


def test_an_answer_that_is_no_problem_of_ours_is_named() -> None:
    with client_of(lambda request: httpx.Response(502, text="<html>")) as client, pytest.raises(Refused) as refused:
        client.games()
    assert (refused.value.code, str(refused.value)) == ("http-502", f"{URL}/api/games?lang=en answers 502.")


class Socket:
    """A WebSocket that answers by a list."""

    def __init__(self, answers: list[wire.ToClient]) -> None:
        self.answers = answers
        self.sent: list[Any] = []

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def send(self, data: bytes, text: bool) -> None:
        self.sent.append(msgspec.json.decode(data))

    def recv(self, seconds: float | None = None) -> bytes:
        return msgspec.json.encode(self.answers.pop(0))


def test_a_message_that_was_too_much_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    socket = Socket([BUSY, BUSY, wire.Saved(table="t", key="k", seq=7)])
    monkeypatch.setattr(line, "connect", lambda *given, **named: socket)
    monkeypatch.setattr(line, "SLOW_DOWN", 0.0)
    with Client(URL) as client:
        answer = client.line.answer(wire.Undo(table="t", seat=0, key="k"), "k")
    assert answer == wire.Saved(table="t", key="k", seq=7)
    assert [message["key"] for message in socket.sent] == ["k"] * 3


def test_answers_that_nobody_waits_for_are_not_kept() -> None:
    """A story: a server that answered what was never asked filled the memory of its client."""
    lost = line.Line(URL, dict, 1.0)
    for i in range(10):
        lost.pass_on(wire.Saved(table="t", key=f"k{i}", seq=i))
    assert lost.answers == {}
    lost.awaited.add("k1")
    lost.pass_on(wire.Saved(table="t", key="k1", seq=1))
    assert list(lost.answers) == ["k1"]
