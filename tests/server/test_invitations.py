"""Invited to a private table: one sees who sits there and talks, until the game begins; then only players do."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from signoria.server import inviting, wire
from signoria.server.accounts import Identity
from signoria.server.inviting import LETTERS
from signoria.server.limits import spending
from signoria.server.qr import qr_code
from signoria.server.settings import Settings
from tests.server.rooms import Desk
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


# ---------------------------------------------------------------- codes, addresses


def test_a_code_leads_to_the_table_until_its_game_begins(server: Server) -> None:
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = private_table(ann)
        code = table["code"]
        assert re.fullmatch(f"[{LETTERS}]{{6}}", code)
        found = httpx.post(f"{server.url}/api/codes", json={"code": f" {code[:3]}-{code[3:].lower()} "})
        assert found.json() == {"table": table["id"], "invite": table["invite"]}
        path = f"/api/tables/{table['id']}"
        assert bob.get(path, params={"link": table["invite"]}).json()["code"] == "", "only the host is told"
        bob.post(f"{path}/claim", json={"seat": 1, "invite": found.json()["invite"]}).raise_for_status()
        assert ann.get(path).json()["code"] == ""
        refusal(httpx.post(f"{server.url}/api/codes", json={"code": code}), 404, "no-code")


def test_a_table_that_is_closed_has_no_code_any_more(server: Server) -> None:
    with guest(server, "Ann") as ann:
        table = private_table(ann)
        ann.post(f"/api/tables/{table['id']}/close").raise_for_status()
        refusal(ann.post("/api/codes", json={"code": table["code"]}), 404, "no-code")
        refusal(ann.post("/api/codes", json={"code": ""}), 404, "no-code")


def test_a_public_table_and_a_rematch_have_codes_of_their_own(server: Server) -> None:
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()
        assert bob.get(f"/api/tables/{table['id']}").json()["code"] == table["code"] != ""
        assert bob.post("/api/codes", json={"code": table["code"]}).json() == {"table": table["id"], "invite": ""}
        for seat, one in enumerate((ann, bob)):
            one.post(f"/api/tables/{table['id']}/claim", json={"seat": seat}).raise_for_status()
        with line(server, ann) as socket:
            send(socket, "resign", table["id"], seat=0, key="k")
            hear(socket, "done")
        again = ann.post(f"/api/tables/{table['id']}/rematch").json()
        assert again["code"] not in ("", table["code"])


def test_codes_can_be_tried_as_often_as_one_may_log_in(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, logins_per_minute=3) as strict:
        for _ in range(3):
            refusal(httpx.post(f"{strict.url}/api/codes", json={"code": "BCDFGH"}), 404, "no-code")
        refusal(httpx.post(f"{strict.url}/api/codes", json={"code": "BCDFGH"}), 429, "too-many")


def test_an_invitation_that_only_this_machine_could_follow_is_not_offered(server: Server) -> None:
    """The link pointed to 127.0.0.1, and nothing said so."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = private_table(ann)
        path = f"/api/tables/{table['id']}/invitation"
        nothing = {"address": "", "code": "", "qr": "", "size": 0}
        assert ann.get(path, params={"origin": "http://localhost:8000"}).json() == nothing
        found = ann.get(path, params={"origin": "http://192.168.1.5:8000"}).json()
        assert found["address"] == f"http://192.168.1.5:8000/table/{table['id']}?invite={table['invite']}"
        assert found["code"] == table["code"]
        assert (found["size"], found["qr"][:15]) == (len(qr_code(found["address"])) + 8, "M4 4h1v1h-1zM5 ")
        for no_address in ("javascript:alert(1)", "https://z[", "https://[zz]", "https://z\n"):
            refusal(ann.get(path, params={"origin": no_address}), 400, "bad-request")
        assert bob.get(path).status_code == 404


def test_who_asks_for_invitations_pays_for_drawing_them(tmp_path: Path) -> None:
    """25 ms for a long address, to anybody and as often as requests are answered: one address kept the server busy."""

    async def run() -> float:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}", processes=0) as desk:
            who = await desk.person("Ann")
            table = await desk.tables.create(wire.NewTable(game="lorenzo", seats=2), who)
            with spending() as spent:
                await desk.tables.invitation(table.id, Identity(None), Settings(), "http://192.168.1.5:8000")
            return spent.seconds

    assert asyncio.run(run()) > 0


@pytest.mark.parametrize(
    ("settings", "origin", "expected"),
    [
        (Settings(), "", ""),
        (Settings(), "http://localhost:8000", ""),
        (Settings(), "http://[::1]:8000", ""),
        (Settings(), "https://play.example.org", "https://play.example.org"),
        (Settings(public_url="https://play.example.org/"), "http://127.0.0.1:8000", "https://play.example.org"),
        (Settings(host="0.0.0.0", port=8123), "http://localhost:8123", "http://192.168.1.5:8123"),
        (Settings(host="::", port=8123), "", "http://192.168.1.5:8123"),
        (Settings(host="10.0.0.7"), "http://127.0.0.1:8000", "http://10.0.0.7:8000"),
        (Settings(host="fd00::7"), "", "http://[fd00::7]:8000"),
    ],
)
def test_where_others_reach_the_server(
    settings: Settings, origin: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inviting, "network_address", lambda: "192.168.1.5")
    assert inviting.origin_for_others(settings, origin) == expected


def test_on_no_network_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "network_address", str)
    assert inviting.origin_for_others(Settings(host="0.0.0.0")) == ""
