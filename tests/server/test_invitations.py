"""Invited to a private table: one sees who sits there and talks, until the game begins; then only players do."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal


@contextmanager
def line(server: Server, client: httpx.Client) -> Iterator[ClientConnection]:
    with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(client)}"}) as socket:
        yield socket


def send(socket: ClientConnection, kind: str, table: str, **fields: Any) -> None:
    socket.send(json.dumps({"type": kind, "table": table, **fields}))


def heard_until_pong(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything that was told until now."""
    socket.send('{"type": "ping"}')
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(json.loads(socket.recv(timeout=30)))
    return heard[:-1]


def private_table(host: httpx.Client, **wanted: Any) -> dict[str, Any]:
    body = {"game": "lorenzo", "seats": 2, "access": "private", **wanted}
    table: dict[str, Any] = host.post("/api/tables", json=body).raise_for_status().json()
    host.post(f"/api/tables/{table['id']}/claim", json={"seat": 0}).raise_for_status()
    return table


def test_whoever_is_invited_sees_the_table_and_talks_before_sitting_down(server: Server) -> None:
    """Every invited person was greeted with "There is no such table", and what they said was lost."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob, line(server, bob) as socket:
        table = private_table(ann)
        send(socket, "watch", table["id"], link=table["invite"])
        assert hear(socket, "table")["table"]["chairs"][0]["name"] == "Ann"
        send(socket, "say", table["id"], text="Hello?")
        assert hear(socket, "said")["name"] == "Bob"
        send(socket, "watch", table["id"], seat=1)
        assert hear(socket, "refused")["code"] == "no-table", "a seat is shown to nobody but who sits there"


def test_whoever_is_invited_and_does_not_sit_down_is_told_that_the_game_has_begun_and_nothing_of_it(
    server: Server,
) -> None:
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob, guest(server, "Eve") as eve:
        table = private_table(ann)
        with line(server, eve) as socket, line(server, ann) as hers:
            send(socket, "watch", table["id"], link=table["invite"])
            hear(socket, "table")
            claim = {"seat": 1, "invite": table["invite"]}
            bob.post(f"/api/tables/{table['id']}/claim", json=claim).raise_for_status()
            assert hear(socket, "table")["table"]["status"] == "playing"
            send(hers, "say", table["id"], seat=0, text="Now for it.")
            hear(hers, "said")
            assert {message["type"] for message in heard_until_pong(socket)} <= {"table"}
            send(socket, "watch", table["id"], link=table["invite"])
            assert hear(socket, "refused")["code"] == "no-table"


def test_spectators_talk_where_the_host_allows_it(server: Server) -> None:
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob, guest(server, "Eve") as eve:
        table = private_table(ann)
        path = f"/api/tables/{table['id']}"
        bob.post(f"{path}/claim", json={"seat": 1, "invite": table["invite"]}).raise_for_status()
        with line(server, eve) as socket:
            send(socket, "watch", table["id"], link=table["watch"])
            hear(socket, "update")
            send(socket, "say", table["id"], text="Well played.", id="s1")
            refused = hear(socket, "refused")
            assert (refused["code"], refused["key"]) == ("only-players-talk", "s1")
            refusal(bob.post(f"{path}/talk", json={"spectators": True}), 403, "not-the-host")
            assert ann.post(f"{path}/talk", json={"spectators": True}).json()["spectators_talk"] is True
            assert hear(socket, "table")["table"]["spectators_talk"] is True
            send(socket, "say", table["id"], text="Well played.", id="s2")
            assert hear(socket, "said")["name"] == "Eve"
        assert ann.get(path).json()["spectators_talk"] is True


def test_whether_spectators_talk_can_be_said_when_a_table_is_made(server: Server) -> None:
    with guest(server, "Ann") as ann:
        assert private_table(ann)["spectators_talk"] is False
        assert private_table(ann, spectators_talk=True)["spectators_talk"] is True
