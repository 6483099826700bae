"""A guest who signs up stays who he is, and a session that is used does not end."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from signoria.server.accounts import Accounts, hashed
from signoria.server.errors import NotLoggedIn
from signoria.server.storage import Store, schema
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal

ANN = {"name": "Annunziata", "password": "a long word"}


def test_a_guest_who_signs_up_keeps_his_seats_and_tables(server: Server) -> None:
    """He became somebody else: his seats stood there, and nobody could play them."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        before = ann.get("/api/me").json()
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{table}/claim", json={"seat": seat})
        me = ann.post("/api/accounts", json=ANN).json()
        ann.headers["X-CSRF-Token"] = me["csrf"]
        assert (me["id"], me["name"], me["guest"]) == (before["id"], "Annunziata", False)
        assert ann.get(f"/api/tables/{table}/update", params={"seat": 0}).status_code == 200
        chairs = bob.get(f"/api/tables/{table}").json()["chairs"]
        assert [chair["name"] for chair in chairs] == ["Annunziata", "Bob"]
        assert [one["id"] for one in ann.get("/api/me/tables").json()["tables"]] == [table]
        with httpx.Client(base_url=server.url, timeout=30) as again:
            assert again.post("/api/login", json=ANN).json()["id"] == me["id"]
        refusal(bob.post("/api/accounts", json=ANN), 409, "name-taken")
        assert bob.get("/api/me").json()["guest"] is True, "he is the guest he was"


def test_signing_up_ends_every_session_the_guest_had(server: Server) -> None:
    """Somebody could plant his own guest in a browser, wait until it is an account, and use it with another token."""
    with guest(server, "Planted") as client:
        other = {"Authorization": f"Bearer {client.post('/api/tokens').json()['token']}"}
        table = client.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        client.post(f"/api/tables/{table}/claim", json={"seat": 0})
        path = f"/api/tables/{table}"
        seat = {"Authorization": f"Bearer {client.post(f'{path}/seats/0/token').json()['token']}"}
        with connect(server.ws_url, additional_headers=other) as socket:
            assert hear(socket, "welcome")["name"] == "Planted"
            client.post("/api/accounts", json={"name": "Victim", "password": "a long word"})
            with pytest.raises(ConnectionClosed):
                hear(socket, "never")
    refusal(httpx.get(f"{server.url}/api/me", headers=other), 401, "not-logged-in")
    refusal(httpx.get(f"{server.url}{path}", headers=seat), 401, "not-logged-in")


def test_a_cookie_alone_makes_no_account_of_a_guest(server: Server) -> None:
    with guest(server, "Careful") as client:
        mine = client.get("/api/me").json()["id"]
        body = {"name": "Without header", "password": "a long word"}
        assert client.post("/api/accounts", json=body, headers={"X-CSRF-Token": ""}).json()["id"] != mine


def test_who_has_an_account_makes_another_beside_it(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        first = client.post("/api/accounts", json={"name": "Primo", "password": "a long word"}).json()
        client.headers["X-CSRF-Token"] = first["csrf"]
        second = client.post("/api/accounts", json={"name": "Secondo", "password": "a long word"}).json()
        assert second["id"] != first["id"]
        assert client.post("/api/login", json={"name": "Primo", "password": "a long word"}).json()["id"] == first["id"]


def test_a_session_that_is_used_is_prolonged_once_an_hour(tmp_path: Path) -> None:
    """Who came every day was logged out after 90 days in the middle of a game."""
    store = Store(f"sqlite:///{tmp_path / 'people.db'}")

    def days_left(token: str) -> float:
        query = select(schema.sessions.c.expires).where(schema.sessions.c.token_hash == hashed(token))
        found: float | None = store.read_now(lambda connection: connection.scalar(query))
        assert found is not None
        return round((found - time.time()) / 86_400, 2)

    async def scene() -> list[float]:
        people = Accounts(store, 90)
        person = await people.guest("Ann")
        used, old, over = [await people.open_session(person) for _ in range(3)]
        found = []
        for token, days in ((used, 89.99), (old, 10.0), (over, -1.0)):
            expires = time.time() + days * 86_400
            job = schema.sessions.update().where(schema.sessions.c.token_hash == hashed(token)).values(expires=expires)
            await store.write(lambda connection, job=job: connection.execute(job))  # type: ignore[misc]
        later = Accounts(store, 90)  # another day, or another process
        for token in (used, old):
            await later.identify(token, "", "", False)
            found.append(days_left(token))
        with pytest.raises(NotLoggedIn):
            await later.identify("", over, "", False)
        found.append(days_left(over))
        job = schema.sessions.update().values(expires=time.time() + 86_400)
        await store.write(lambda connection: connection.execute(job))
        await later.identify(old, "", "", False)
        return [*found, days_left(old)]

    assert asyncio.run(scene()) == [89.99, 90.0, -1.0, 1.0], "what was prolonged just now is left alone"
    store.close()


def test_a_browser_keeps_its_cookie_longer_too(server: Server) -> None:
    with guest(server, "Ann") as ann:
        token = cookie_of(ann)
        again = ann.get("/api/me").headers["Set-Cookie"]
        assert token in again
        assert "max-age=7776000" in again.lower()
        assert "httponly" in again.lower()
    answer = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert "Set-Cookie" not in answer.headers, "a program has no cookie"
    assert json.loads(answer.text)["name"] == "Ann"


def test_a_guest_who_wants_another_name_keeps_his_seats(server: Server) -> None:
    """He became another guest, and his seats belonged to nobody."""
    with guest(server, "Ann") as ann:
        mine = ann.get("/api/me").json()["id"]
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        ann.post(f"/api/tables/{table}/claim", json={"seat": 0})
        me = ann.post("/api/guests", json={"name": "Annina"}).json()
        assert (me["id"], me["name"], me["guest"]) == (mine, "Annina", True)
        assert ann.get(f"/api/tables/{table}").json()["chairs"][0]["name"] == "Annina"
        ann.headers["X-CSRF-Token"] = ""
        assert ann.post("/api/guests", json={"name": "Else"}).json()["id"] != mine, "a cookie alone renames nobody"


def test_bots_have_names_of_their_own(server: Server) -> None:
    """Three of them were called `greedy`, and the log did not say which had moved."""
    with guest(server, "Ann") as ann:
        wanted = {"game": "lorenzo", "seats": 4, "bots": {"1": "greedy", "2": "greedy", "3": "random"}}
        names = [chair["name"] for chair in ann.post("/api/tables", json=wanted).json()["chairs"]]
        assert names[0] == ""
        assert len(set(names[1:])) == 3
        assert not {"greedy", "random"} & set(names)
