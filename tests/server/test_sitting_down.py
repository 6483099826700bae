"""Sitting down, and a server that dies meanwhile."""

import asyncio
from pathlib import Path

from litestar.testing import TestClient

from signoria.server.accounts import Identity
from signoria.server.app import make_app
from signoria.server.house import House
from signoria.server.limits import Limits
from signoria.server.settings import Settings
from signoria.server.storage import Chair
from signoria.server.wire import Claim, NewTable


def test_a_table_whose_last_seat_was_saved_begins_although_the_server_died_then(tmp_path: Path) -> None:
    """Killed between the last seat and the first entry a table stood full and never began; asking again was refused."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'signoria.db'}", bot_processes=0)

    async def scene() -> tuple[list[str], list[str]]:
        house = House(settings, Limits(settings))
        ann, bob = [Identity(await house.accounts.guest(name)) for name in ("Ann", "Bob")]
        tables = [(await house.tables.create(NewTable(game="lorenzo", seats=2), ann)).id for _ in range(2)]
        for table in tables:
            await house.tables.claim(table, Claim(seat=0), ann)
            await house.store.take_chair(table, 1, Chair(table=table, seat=1), person=bob.id)  # and no more
        house.hall.rooms.clear()
        again = await house.tables.claim(tables[0], Claim(seat=1), bob)
        await house.close()
        house = House(settings, Limits(settings))
        await house.open()
        later = await house.tables.out(tables[1], ann)
        twice = await house.tables.claim(tables[1], Claim(seat=1), bob)
        await house.close()
        return [again.status, later.status, twice.status], [chair.name for chair in twice.chairs]

    assert asyncio.run(scene()) == (["playing", "playing", "playing"], ["Ann", "Bob"])


def test_at_one_screen_each_seat_has_a_name(tmp_path: Path) -> None:
    """A story: "Oretta is next. Hand over the screen", said to Oretta about Oretta."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        client.headers["X-CSRF-Token"] = client.post("/api/guests", json={"name": "Oretta"}).json()["csrf"]
        alone = client.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        refused = client.post(f"/api/tables/{alone}/claim", json={"seat": 0, "name": "Bice"})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
        table = client.post("/api/tables", json={"game": "lorenzo", "seats": 2, "hot_seat": True}).json()["id"]
        client.post(f"/api/tables/{table}/claim", json={"seat": 0, "name": "Oretta"})
        again = client.post(f"/api/tables/{table}/claim", json={"seat": 1, "name": "Oretta"})
        assert again.json()["code"] == "name-taken"
        told = client.post(f"/api/tables/{table}/claim", json={"seat": 1, "name": "Bice"}).json()
        assert [chair["name"] for chair in told["chairs"]] == ["Oretta", "Bice"]
        update = client.get(f"/api/tables/{table}/update?seat=0").json()
        assert "Bice" in str(update["sentences"])


def test_names_at_one_screen_are_such_as_people_have(tmp_path: Path) -> None:
    """A story: a seat could be called by nothing that is seen, from right to left, or like the seat beside it."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        client.headers["X-CSRF-Token"] = client.post("/api/guests", json={"name": "Oretta"}).json()["csrf"]
        wanted = {"game": "lorenzo", "seats": 3, "hot_seat": True}
        table = client.post("/api/tables", json=wanted).json()["id"]
        client.post(f"/api/tables/{table}/claim", json={"seat": 0})
        client.post(f"/api/tables/{table}/claim", json={"seat": 1, "name": "Bice"})
        names = {
            "a\0b": "bad-name",
            "\u200b": "bad-name",
            "Lapo\u200b": "bad-name",
            "\u202eopaL": "bad-name",
            "La  po": "bad-name",
            "Lаpo": "mixed-name",  # with a Cyrillic letter
            "ORETTA": "name-taken",
            "BICE": "name-taken",
            "B1ce": "name-taken",
        }
        for name, code in names.items():
            refused = client.post(f"/api/tables/{table}/claim", json={"seat": 2, "name": name})
            assert (refused.json().get("code"), name) == (code, name)
        told = client.post(f"/api/tables/{table}/claim", json={"seat": 2}).json()
        assert [chair["name"] for chair in told["chairs"]] == ["Oretta", "Bice", "Oretta"]
