"""A whole game over HTTP, by two guests: sitting down, playing, the record."""

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

import signoria
from tests.server.servers import Server


@pytest.fixture
def people(server: Server) -> Iterator[list[httpx.Client]]:
    """Two guests, who go home after the test."""
    with ExitStack() as stack:
        clients = [stack.enter_context(httpx.Client(base_url=server.url)) for _ in range(2)]
        for client, name in zip(clients, ["Ann", "Bob"], strict=True):
            client.headers["X-CSRF-Token"] = client.post("/api/guests", json={"name": name}).json()["csrf"]
        yield clients


def test_a_game_over_http_ends_with_a_record_that_verifies(people: list[httpx.Client]) -> None:
    table = people[0].post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()
    for seat, person in enumerate(people):
        claimed = person.post(f"/api/tables/{table['id']}/claim", json={"seat": seat}).json()
    assert (claimed["status"], claimed["commitment"]) == ("playing", table["commitment"])
    for i in range(1000):
        update = people[0].get(f"/api/tables/{table['id']}/update", params={"seat": 0}).json()
        if update["over"]:
            break
        seat = update["waiting"][0]
        mine = people[seat].get(f"/api/tables/{table['id']}/update", params={"seat": seat}).json()
        move = {"seat": seat, "at": mine["at"], "key": f"k{i}", "move": mine["legal"][i % len(mine["legal"])]["text"]}
        done = people[seat].post(f"/api/tables/{table['id']}/moves", json=move)
        assert done.status_code == 200, done.text
        again = people[seat].post(f"/api/tables/{table['id']}/moves", json=move)
        assert again.json() == done.json(), "sent twice it is made once"
    record = people[0].get(f"/api/tables/{table['id']}/record").text
    match = signoria.verify(record)
    assert (match.over, match.names) == (True, ["Ann", "Bob"])
    for person in people:
        person.close()
