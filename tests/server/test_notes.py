"""Private notes: kept for whoever wrote them, across restarts, and told to nobody else by any way."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, func, select
from websockets.sync.client import connect

from signoria.client import Client
from signoria.server.storage import schema
from tests.client.conftest import wait_for_the_beginning
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal

SECRET = "Bob promised me stone\nin round 3 – I do not believe it."


def path(table: str) -> str:
    return f"/api/tables/{table}/notes"


@pytest.fixture
def table(server: Server) -> Iterator[tuple[str, httpx.Client, httpx.Client]]:
    """A table at which two play."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        made = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        refusal(ann.get(path(made)), 403, "not-a-player")
        ann.post(f"/api/tables/{made}/claim", json={"seat": 0})
        refusal(ann.put(path(made), json={"text": SECRET}), 409, "not-begun")
        bob.post(f"/api/tables/{made}/claim", json={"seat": 1})
        yield made, ann, bob


Played = tuple[str, httpx.Client, httpx.Client]


def test_notes_are_kept_changed_and_deleted(table: Played) -> None:
    made, ann, _ = table
    assert ann.get(path(made)).json() == {"text": ""}
    for text in (SECRET, "second thoughts", ""):
        assert ann.put(path(made), json={"text": text}).status_code == 204
        assert ann.get(path(made)).json() == {"text": text}


@pytest.mark.parametrize("text", ["x" * 10_001, "a\x00b", "a\u202eb", None])
def test_notes_that_cannot_be_kept_are_refused(table: Played, text: str | None) -> None:
    made, ann, _ = table
    refusal(ann.put(path(made), json={"text": text}), 400, "bad-request")
    assert ann.put(path(made), json={"text": "ż" * 10_000}).status_code == 204


def test_nobody_else_gets_them(server: Server, table: Played) -> None:
    """Not the other player, who has notes of his own, nor onlookers, programs that play the seat, or the record."""
    made, ann, bob = table
    assert ann.put(path(made), json={"text": SECRET}).status_code == 204
    told = [bob.get(path(made)).text]
    assert told == ['{"text":""}']
    assert bob.put(path(made), json={"text": "mine"}).status_code == 204
    assert ann.get(path(made)).json() == {"text": SECRET}
    token = ann.post(f"/api/tables/{made}/seats/0/token").json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    refusal(httpx.get(f"{server.url}{path(made)}", headers=bearer), 401, "not-logged-in")
    refusal(httpx.put(f"{server.url}{path(made)}", headers=bearer, json={"text": ""}), 401, "not-logged-in")
    refusal(httpx.get(f"{server.url}{path(made)}"), 401, "not-logged-in")
    with guest(server, "Cid") as cid:
        refusal(cid.get(path(made)), 403, "not-a-player")
        refusal(cid.put(path(made), json={"text": ""}), 403, "not-a-player")
        told += [one.text for one in everything(cid, made)]
    with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(bob)}"}) as socket:
        socket.send(json.dumps({"type": "watch", "table": made, "seat": 1, "shown": "panels"}))
        told += [json.dumps(hear(socket, "table")), json.dumps(hear(socket, "update"))]
        told += [one.text for one in everything(bob, made)]
        legal = ann.get(f"/api/tables/{made}/update", params={"seat": 0}).json()
        assert SECRET not in json.dumps(legal)
        socket.send(json.dumps({"type": "resign", "table": made, "seat": 1, "key": "k1"}))
        told.append(json.dumps(hear(socket, "update")))
    after = [*everything(bob, made), bob.get(f"/api/tables/{made}/record"), bob.get(f"/api/tables/{made}/thoughts")]
    assert [one.status_code for one in after] == [200] * len(after)
    told += [one.text for one in after]
    assert ann.get(path(made)).json() == {"text": SECRET}, "she still has them after the end"
    assert not any("believe" in one for one in told)


def everything(client: httpx.Client, table: str) -> list[httpx.Response]:
    paths = ("/api/me/tables", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/update", "/api/me")
    return [client.get(one) for one in paths]


def test_a_private_table_shows_strangers_no_notes_either(server: Server) -> None:
    with guest(server, "Ann") as ann, guest(server, "Cid") as cid:
        wanted: dict[str, Any] = {"game": "lorenzo", "seats": 2, "access": "private", "bots": {"1": "random"}}
        made = ann.post("/api/tables", json=wanted).json()["id"]
        ann.post(f"/api/tables/{made}/claim", json={"seat": 0})
        assert ann.put(path(made), json={"text": SECRET}).status_code == 204
        for answer in (cid.get(path(made)), cid.put(path(made), json={"text": ""}), cid.get(path("nowhere"))):
            refusal(answer, 404, "no-table")


def test_they_survive_a_restart_and_go_with_the_account(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'signoria.db'}"
    with Server(database, tmp_path) as server, Client(server.url) as ann, Client(server.url) as bob:
        ann.sign_up("Ann of the notes", "a long word")
        bob.guest("Bob")
        table = ann.create("lorenzo", seats=2)
        seats = table.claim(0), bob.table(table.id).claim(1)
        wait_for_the_beginning(*seats)
        for client in (ann, bob):
            client.request("PUT", path(table.id), {"text": SECRET})
    with Server(database, tmp_path) as server, Client(server.url) as ann:
        ann.log_in("Ann of the notes", "a long word")
        assert ann.request("GET", path(table.id)).json() == {"text": SECRET}
        ann.delete_account("a long word")
    assert kept(database) == 1, "Bob's"


def kept(database: str) -> int:
    engine = create_engine(database)
    with engine.connect() as connection:
        found = connection.scalar(select(func.count()).select_from(schema.notes))
    engine.dispose()
    return int(found or 0)
