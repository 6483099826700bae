"""What is refused says what is wrong, what to do and what is allowed, in the language that was asked for."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from signoria.client import Client, Illegal
from signoria.server.errors import TooMany
from signoria.server.limits import Bucket, lasting
from tests.server.doors import Http
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear

TABLE = {"game": "lorenzo", "seats": 2}


@contextmanager
def connected(server: Server, client: httpx.Client) -> Iterator[ClientConnection]:
    with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(client)}"}) as socket:
        yield socket


def told(socket: ClientConnection, kind: str, **message: Any) -> Any:
    socket.send(json.dumps(message))
    return hear(socket, kind)


# ---------------------------------------------------------------- the language


def test_a_refused_move_says_why_in_the_language_of_who_plays(server: Server) -> None:
    """With lang pl a move was refused in English, while why_not answered in Polish."""
    with Client(server.url, lang="pl") as client:
        client.guest("Ann")
        table = client.create("lorenzo", 2, hot_seat=True)
        seats = [table.claim(0), table.claim(1)]
        turn = next(seats[0].turns() if 0 in seats[0].now.waiting else seats[1].turns())
        [reason] = turn.why_not("pass")
        with pytest.raises(Illegal) as refused:
            turn.play("pass")
        assert refused.value.reasons == [reason]
        assert refused.value.message == f"pass: {reason.sentence}"
        body = {"seat": turn.seat.seat, "at": turn.at, "key": "k", "move": "pass"}
        for lang, is_polish in (("pl", True), ("en", False)):
            answer = client.http.post(f"/api/tables/{table.id}/moves?lang={lang}", json=body).json()
            assert answer["code"] == "illegal"
            assert (answer["reasons"][0]["sentence"] == reason.sentence) is is_polish
            assert (answer["message"] == f"pass: {reason.sentence}") is is_polish


# ---------------------------------------------------------------- messages


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({"type": "move", "seat": "x"}, "seat: a whole number from 0 to 9, not a text"),
        ({"type": "move", "seat": 0, "at": 0}, "move: missing; a text of 1 to 200 letters or an object"),
        ({"type": "resign", "seat": 0, "free": True}, "free: there is no such field; there is type, seat, key, table"),
        ({"type": "mvoe", "seat": 0}, "type: one of watch, unwatch, move, undo, "),
        ({"seat": 0}, "type: missing; one of watch, unwatch, move, "),
        ({"type": "watch", "lang": "fr"}, "lang: one of cs, de, en, pl, not 'fr'"),
    ],
)
def test_a_message_with_a_wrong_field_is_known_again(server: Server, message: dict[str, Any], said: str) -> None:
    """The refusal had lost key and table, and said: This is no message."""
    is_watch = message.get("type") == "watch"
    labels = {"table": "t"} if is_watch else {"table": "t", "key": "k"}
    with connect(server.ws_url) as socket:
        refused = told(socket, "refused", **labels, **message)
    assert refused["code"] == "bad-message"
    assert refused["message"].startswith(said), refused
    assert (refused["table"], refused["key"]) == ("t", "" if is_watch else "k")


def test_what_is_no_message_has_no_key(server: Server) -> None:
    with connect(server.ws_url) as socket:
        for data, said in (
            ("[]", "A message is an object such as"),
            ("{", "This is not valid JSON: Input data was truncated."),
        ):
            socket.send(data)
            assert hear(socket, "refused")["message"].startswith(said)
        long = {"type": "move", "table": ["t"], "key": "k" * 1000}
        refused = told(socket, "refused", **long)
        assert (refused["table"], refused["key"]) == ("", "")
        assert told(socket, "refused", type="why", table="t", id="q1")["key"] == "q1"


def test_a_line_of_who_does_not_look_at_the_table_is_answered(server: Server) -> None:
    """It was kept, and nothing came back."""
    with guest(server, "Ann") as ann:
        table = ann.post("/api/tables", json=TABLE).json()["id"]
        with connected(server, ann) as socket:
            assert told(socket, "said", type="say", table=table, text="Hello?")["text"] == "Hello?"
            told(socket, "table", type="watch", table=table)
            assert hear(socket, "said")["n"] == 0
            assert told(socket, "said", type="say", table=table, text="Again.")["n"] == 1
            socket.send('{"type": "ping"}')
            assert json.loads(socket.recv(timeout=30))["type"] == "pong"  # it came once


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("guests", None, "Send a JSON body: an object with name."),
        ("guests", [], "body: an object with name, not a list"),
        ("guests", {"name": " x"}, "name: a text of 1 to 40 letters in one line, without spaces before and after it"),
        ("guests", {"nme": "x"}, "nme: there is no such field; there is name"),
        (
            "accounts",
            {"name": "a", "password": "12345678", "email": "x y"},
            "email: a text of at most 200 letters: one address such as ann@example.org, or nothing",
        ),
        ("tables", {**TABLE, "access": "secret"}, "access: one of private, public, not 'secret'"),
        ("tables", {**TABLE, "pace": {"kind": "blitz"}}, "pace.kind: one of none, move, bank, not 'blitz'"),
        ("tables", {**TABLE, "pace": {"kind": "move", "seconds": 1e-6}}, "pace.seconds: at least 5"),
        ("tables", {**TABLE, "pace": {"kind": "bank", "seconds": 4.9}}, "pace.seconds: at least 5"),
        (
            "tables",
            {**TABLE, "pace": 60},
            'pace: an object such as {"kind": "none"} or {"kind": "move", "seconds": 60}'
            ' or {"kind": "bank", "seconds": 60}, not a number',
        ),
        (
            "tables/t/reveal",
            {"seat": 0, "nonce": "a b"},
            "nonce: a text of 1 to 64 letters, only a-z, A-Z, 0-9, - and _",
        ),
        (
            "tables/t/claim",
            {"seat": 0, "nonce_commitment": "AB12"},
            "nonce_commitment: a text of at most 64 letters: a SHA-256 in lower-case hexadecimal, or nothing",
        ),
        ("tables", {**TABLE, "options": {"advanced": "yes"}}, 'options.advanced: "yes" is not one of false, true'),
        ("tables", {**TABLE, "seats": 0.5}, "seats: a whole number from 1 to 9, not a fraction"),
        ("tables", {**TABLE, "bots": {"1": 3}}, "bots[...]: a text of 1 to 40 letters, not a number"),
    ],
)
def test_a_wrong_request_is_told_what_is_right(server: Server, path: str, body: object, said: str) -> None:
    """People were shown regular expressions, `data: 'data'`, and values without what is allowed."""
    with guest(server, "Ann") as ann:
        content = b"" if body is None else json.dumps(body).encode()
        answer = ann.post(f"/api/{path}", content=content, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["message"]) == (400, said)


def test_a_misspelt_option_is_told_which_there_are(server: Server) -> None:
    with guest(server, "Ann") as ann:
        answer = ann.post("/api/tables", json={**TABLE, "options": {"advnced": True}})
    assert "options.advnced: lorenzo has no such option; there is advanced, " in answer.json()["message"]


def test_what_is_no_address_no_method_or_too_large_is_told_what_to_do(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        assert "/api/docs/openapi.json" in client.get("/api/nothing").json()["message"]
        assert client.put("/api/tables").json()["message"].startswith("PUT is not answered at /api/tables")
        large = client.post("/api/guests", content=b" " * 70_000)
        assert (large.status_code, large.json()["message"]) == (413, "This is too large: send at most 65536 bytes.")
        assert client.get("/api/games?lang=xx").json()["message"] == "lang: one of cs, de, en, pl, not 'xx'"
        assert (
            client.post("/api/guests", content=b"{").json()["message"]
            == "The body is not valid JSON: Input data was truncated."
        )


def test_a_body_that_is_no_text_is_the_clients_mistake(server: Server) -> None:
    """It was answered with 500."""
    answer = httpx.post(f"{server.url}/api/guests", content=b'{"name": "\xff"}')
    assert (answer.status_code, answer.json()["message"]) == (400, "The body is not valid UTF-8: invalid start byte.")


# ---------------------------------------------------------------- who may not


def test_the_token_of_a_seat_says_what_it_opens(server: Server) -> None:
    """It was told to log in."""
    with guest(server, "Ann") as ann:
        table = ann.post("/api/tables", json=TABLE).json()["id"]
        ann.post(f"/api/tables/{table}/claim", json={"seat": 0})
        token = ann.post(f"/api/tables/{table}/seats/0/token").json()["token"]
    only = f"This token opens only seat 0 of table {table}."
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as program:
        asked = [
            program.get("/api/me"),
            program.post("/api/tables", json=TABLE),
            program.post(f"/api/tables/{table}/claim", json={"seat": 1}),
            program.post(f"/api/tables/{table}/leave", json={"seat": 1}),
            program.post(f"/api/tables/{table}/close"),
            program.post(f"/api/tables/{table}/seats/0/token"),
        ]
        assert [answer.json()["message"] for answer in asked] == [only] * len(asked)


def test_one_is_told_how_to_come_to_a_seat(server: Server) -> None:
    with guest(server, "Ann") as ann:
        table = ann.post("/api/tables", json=TABLE).json()["id"]
        body = {"seat": 1, "at": 0, "key": "k", "move": "pass"}
        assert ann.post(f"/api/tables/{table}/moves", json=body).json()["message"] == "Seat 1 is free: claim it first."
        ann.post(f"/api/tables/{table}/claim", json={"seat": 0})
        assert "hot_seat" in ann.post(f"/api/tables/{table}/claim", json={"seat": 1}).json()["message"]


def test_nobody_asks_to_replace_himself(server: Server) -> None:
    """He was told to wait for himself, since he is here."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = ann.post("/api/tables", json=TABLE).json()["id"]
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{table}/claim", json={"seat": seat})
        with connected(server, ann) as socket:
            told(socket, "update", type="watch", table=table, seat=0)
            refused = told(socket, "refused", type="ask_replace", table=table, seat=0, key="k", of=0)
            assert (refused["code"], "your own seat" in refused["message"]) == ("own-seat", True)


def test_a_running_game_is_not_replayed_or_forked_and_says_so(server: Server) -> None:
    """Whoever asked for a replay was told about downloading."""
    with Http(server, "lorenzo", 2) as door:
        path = f"/api/tables/{door.table}"
        assert (
            door.http.get(f"{path}/record").json()["message"] == "The record can be downloaded once the game is over."
        )
        assert door.http.get(f"{path}/replay?line=0").json()["message"] == "It can be replayed once the game is over."
        thoughts = door.http.get(f"{path}/thoughts").json()["message"]
        assert thoughts == "What bots thought can be read once the game is over."
        forked = door.http.post(f"{path}/fork", json={"line": 0})
        assert forked.json()["message"] == "It can be forked once the game is over."


def test_how_long_to_wait_is_said_as_it_is() -> None:
    """`Wait a minute`, said the words; six seconds, said the header."""
    now = 0.0
    bucket = Bucket(1 / 6, 1, lambda: now)
    bucket.take()
    with pytest.raises(TooMany, match=r"^Too many messages: wait 6 seconds\.$") as refused:
        bucket.take()
    assert refused.value.wait == 6
    assert [lasting(seconds) for seconds in (0.1, 1.5, 120, 121, 7300)] == [
        "1 second", "2 seconds", "120 seconds", "3 minutes", "3 hours",
    ]  # fmt: skip
