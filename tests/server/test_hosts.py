"""What a host may do, and what whoever sits down must know before."""

from typing import Any

import httpx
import pytest

import signoria
from signoria.client import Client
from tests.client.conftest import wait_for_the_beginning
from tests.server.servers import Server
from tests.server.visitors import guest, refusal


def bots(client: httpx.Client, table: str) -> list[str]:
    return [chair["bot"] for chair in client.get(f"/api/tables/{table}").json()["chairs"]]


def test_a_host_does_not_exchange_bots_while_others_play(server: Server) -> None:
    """Behind with one's own points one could make the master opposite play at random."""
    with guest(server, "Host") as host, guest(server, "Other") as other:
        table = host.post("/api/tables", json={"game": "lorenzo", "seats": 3, "bots": {"2": "club"}}).json()["id"]
        path = f"/api/tables/{table}"
        assert host.post(f"{path}/leave", json={"seat": 2}).status_code == 200
        assert host.post(f"{path}/bots", json={"seat": 2, "bot": "novice"}).status_code == 200, "nobody plays yet"
        for seat, person in enumerate((host, other)):
            person.post(f"{path}/claim", json={"seat": seat})
        refusal(host.post(f"{path}/bots", json={"seat": 2, "bot": "random"}), 409, "begun-already")
        assert bots(other, table) == ["", "", "novice"]
        assert host.post(f"{path}/bots", json={"seat": 0, "bot": "random"}).status_code == 200, "their own seat"
        refusal(host.post(f"{path}/bots", json={"seat": 2, "bot": "random"}), 409, "begun-already")


def test_whoever_plays_alone_against_bots_may_exchange_them(server: Server) -> None:
    with guest(server, "Host") as host:
        table = host.post("/api/tables", json={"game": "lorenzo", "seats": 2, "bots": {"1": "random"}}).json()["id"]
        host.post(f"/api/tables/{table}/claim", json={"seat": 0})
        assert host.post(f"/api/tables/{table}/bots", json={"seat": 1, "bot": "novice"}).status_code == 200
        assert bots(host, table) == ["", "novice"]


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    found: dict[str, Any] = signoria.new("lorenzo", seats=2, seed=1).position()
    return found


def test_a_table_says_before_anybody_sits_down_where_it_begins(server: Server, position: dict[str, Any]) -> None:
    """Nobody could see that the host had written everybody's hidden cards, or has seen them in a finished game."""
    with guest(server, "Host") as host, guest(server, "Other") as other:
        plain = host.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()
        written = host.post("/api/tables", json={"game": "lorenzo", "seats": 2, "position": position}).json()
        assert (plain["begins"], written["begins"]) == ("start", "position")
        listed = {one["id"]: one["begins"] for one in other.get("/api/tables").json()["tables"]}
        assert (listed[plain["id"]], listed[written["id"]]) == ("start", "position")
        assert other.get(f"/api/tables/{written['id']}").json()["begins"] == "position"


def test_a_fork_is_marked_and_a_rematch_of_it_is_not(server: Server) -> None:
    with Client(server.url) as ann, Client(server.url) as bob:
        ann.guest("Ann")
        bob.guest("Bob")
        table = ann.create("lorenzo", seats=2)
        seats = table.claim(0), bob.table(table.id).claim(1)
        wait_for_the_beginning(*seats)
        seats[1].resign()
        fork = table.fork(0)
        assert (fork.info.begins, fork.info.parent) == ("fork", table.id)
        assert "begins from a fork" in repr(fork)
        seats = fork.claim(0), bob.table(fork.id, fork.info.invite).claim(1)
        wait_for_the_beginning(*seats)
        seats[1].resign()
        rematch = fork.rematch()
        assert (rematch.info.begins, rematch.info.parent) == ("start", fork.id)
