"""A disk that is full or a database that is away: whoever asks is told to try again, and nothing is lost."""

import json
import resource
import threading
import time
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError
from websockets.sync.client import connect

from signoria.client import Client
from signoria.server.app import make_app
from signoria.server.automatic import Automatic
from signoria.server.settings import Settings
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal

FULL = 64 * 1024  # bytes that a file may have
EVERYTHING = resource.RLIM_INFINITY
MOST_GUESTS = 500


def fill_disk(server: Server) -> None:
    """From now on no file grows, as on a full disk, and it is noticed."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL, EVERYTHING))
    for number in range(MOST_GUESTS):
        if httpx.post(f"{server.url}/api/guests", json={"name": f"Filler {number}"}, timeout=60).status_code == 503:
            return
    raise AssertionError("the disk does not get full")


def until_unready(server: Server) -> None:
    """An answer is good for a second."""
    end = time.monotonic() + 60
    while httpx.get(f"{server.url}/ready", timeout=60).status_code != 503:
        assert time.monotonic() < end
        time.sleep(0.1)


def make_room(server: Server) -> None:
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (EVERYTHING, EVERYTHING))


@pytest.fixture
def own_table(own_server: Server) -> tuple[Server, Client, str]:
    """A server of which the disk can be filled, with a table that has begun."""
    client = Client(own_server.url)
    client.guest("Ann")
    table = client.create("lorenzo", seats=2, hot_seat=True)
    for seat in (0, 1):
        table.claim(seat)
    return own_server, client, table.id


def test_what_a_full_disk_refuses_is_to_be_tried_again(own_server: Server) -> None:
    """It was answered `internal`, as a fault that nobody can do anything about; `/health` said that all was well."""
    with guest(own_server, "Ann") as ann:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2, "hot_seat": True}).json()["id"]
        for seat in (0, 1):
            ann.post(f"/api/tables/{table}/claim", json={"seat": seat}).raise_for_status()
        assert httpx.get(f"{own_server.url}/ready", timeout=60).json()["status"] == "ready"
        fill_disk(own_server)
        refused = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2})
        refusal(refused, 503, "try-later")
        assert int(refused.headers["Retry-After"]) >= 1
        assert httpx.get(f"{own_server.url}/health", timeout=60).status_code == 200, "the process lives"
        until_unready(own_server)
        headers = {"Cookie": f"signoria_session={cookie_of(ann)}"}
        with connect(own_server.ws_url, additional_headers=headers, max_size=None) as socket:
            seat = ann.get(f"/api/tables/{table}/update").json()["waiting"][0]
            now = ann.get(f"/api/tables/{table}/update", params={"seat": seat}).json()
            move = {"type": "move", "table": table, "seat": seat, "at": now["at"], "key": "k1"}
            socket.send(json.dumps({**move, "move": now["legal"][0]["text"]}))
            answer = hear(socket, "refused")
            assert (answer["code"], answer["key"]) == ("try-later", "k1")
            make_room(own_server)
            socket.send(json.dumps({**move, "move": now["legal"][0]["text"]}))
            assert hear(socket, "done")["key"] == "k1", "the same move is made once there is room"


def test_the_client_tries_again_until_there_is_room(own_table: tuple[Server, Client, str]) -> None:
    server, client, table = own_table
    with client:
        seats = [client.table(table).seat(seat) for seat in (0, 1)]
        seat = next(seat for seat in seats if seat.seat in seat.now.waiting)
        fill_disk(server)
        later = threading.Timer(1, make_room, [server])
        later.start()
        assert seat.play(seat.now.legal[0]) > 0
        later.join()
        fill_disk(server)
        later = threading.Timer(1, make_room, [server])
        later.start()
        client.create("lorenzo", seats=2)
        later.join()


def test_a_server_that_is_ending_is_not_ready(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        assert client.get("/ready").status_code == 200
        app.state.is_ending = True
        refused = client.get("/ready")
        assert (refused.status_code, refused.json()["code"]) == (503, "try-later")
        assert client.get("/health").status_code == 200


def test_ready_asks_the_database_at_most_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Automatic, "start", lambda self: None)  # its sweep beats too, whenever it comes to it
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        pulse, beats = app.state.house.hall.pulse, []

        async def beat() -> None:
            beats.append(1)
            raise OperationalError("UPDATE", {}, Exception("disk I/O error"))

        monkeypatch.setattr(pulse, "beat", beat)
        pulse.beaten = float("inf")
        for _ in range(5):
            assert client.get("/ready").status_code == 200
        assert beats == [], "the last answer is still good"
        pulse.beaten = float("-inf")
        assert client.get("/ready").json()["code"] == "try-later"
        monkeypatch.undo()
