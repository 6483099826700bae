"""A table begun from a position and shown in words: over the WebSocket and over HTTP, to the end and in the replay."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import signoria
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal

LAST_ROUND: dict[str, Any] = {
    "game": "lorenzo",
    "seats": 2,
    "round": 6,
    "turn": 0,
    "dice": {"black": 3, "white": 5, "orange": 6},
}


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ann") as client:
        yield client


def table_of(client: httpx.Client, **wanted: Any) -> dict[str, Any]:
    """A table of the last round at which one person plays both seats."""
    asked = {"game": "lorenzo", "seats": 2, "hot_seat": True, "position": LAST_ROUND, **wanted}
    table: dict[str, Any] = client.post("/api/tables", json=asked).json()
    for seat in range(2):
        client.post(f"/api/tables/{table['id']}/claim", json={"seat": seat})
    return table


def play_on(client: httpx.Client, table: str) -> dict[str, Any]:
    """To the end; the last update."""
    for i in range(200):
        update: dict[str, Any] = client.get(f"/api/tables/{table}/update").json()
        if update["over"]:
            return update
        seat = update["waiting"][0]
        mine = client.get(f"/api/tables/{table}/update", params={"seat": seat}).json()
        move = {"seat": seat, "at": mine["at"], "key": f"k{i}", "move": mine["legal"][0]["text"]}
        assert client.post(f"/api/tables/{table}/moves", json=move).status_code == 200
    raise AssertionError("the last round never ended")


def test_a_table_begins_where_the_position_says(ann: httpx.Client) -> None:
    table = table_of(ann)["id"]
    update = ann.get(f"/api/tables/{table}/update", params={"seat": 0}).json()
    assert (update["view"]["round"], update["waiting"]) == (6, [0])
    last = play_on(ann, table)
    points = [sum(scores.values()) for scores in last["scores"]]
    assert points == last["result"]["points"]
    assert set(last["sources"]) == set(last["scores"][0])
    assert last["sources"]["resources"] != "points-resources"
    record = ann.get(f"/api/tables/{table}/record").text
    assert signoria.verify(record).result is not None


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"position": {"round": 9}}, "round"),
        ({"position": {"game": "princes"}}, "game"),
        ({"position": {**LAST_ROUND, "players": 7}}, "players"),
        ({"position": {**LAST_ROUND, "nonsense": 1}}, "nonsense"),
        ({"seats": 3}, "seats"),
        ({"position": {"round": 6}}, "seats"),
        ({"options": {"advanced": True}}, "options.advanced"),
        ({"position": {**LAST_ROUND, "viewer": 0}}, "view"),
    ],
)
def test_a_position_that_cannot_be_is_refused(ann: httpx.Client, wanted: dict[str, Any], message: str) -> None:
    asked = {"game": "lorenzo", "seats": 2, "position": LAST_ROUND, **wanted}
    answer = ann.post("/api/tables", json=asked)
    refusal(answer, 400, "bad-position")
    assert message in answer.json()["message"]


def test_words_are_sent_to_who_asks_for_them(ann: httpx.Client, server: Server) -> None:
    """Programs, which do not ask, do not pay for them."""
    table = table_of(ann)["id"]
    url, cookie = f"/api/tables/{table}/update", {"Cookie": f"signoria_session={cookie_of(ann)}"}
    plain = ann.get(url, params={"seat": 0}).json()
    assert not {"shown", "scores", "sources"} & set(plain)
    with connect(server.ws_url, additional_headers=cookie) as socket:
        for how in ("", "words", "panels"):
            socket.send(json.dumps({"type": "watch", "table": table, "seat": 0, "lang": "pl", "shown": how}))
            told = hear(socket, "update")
            asked = ann.get(url, params={"seat": 0, "lang": "pl", "shown": how}).json()
            assert told.get("shown") == asked.get("shown")
            check_shown(told, how)
        move = {
            "type": "move",
            "table": table,
            "seat": 0,
            "at": told["at"],
            "key": "a",
            "move": told["legal"][0]["text"],
        }
        socket.send(json.dumps(move))
        after = hear(socket, "update")
        check_shown(after, "panels")


def check_shown(update: dict[str, Any], how: str) -> None:
    assert ("shown" in update) == bool(how)
    if how:
        shown, legal = update["shown"], [move["text"] for move in update["legal"]]
        assert sorted(shown["moves"]) == sorted(legal)
        assert sorted(text for group in shown["groups"] for text in group["moves"]) == sorted(legal)
        assert bool(shown["panels"]) == (how == "panels")
        assert shown["question"]


def test_spectators_and_replays_are_shown_the_table_too(ann: httpx.Client) -> None:
    table = table_of(ann)["id"]
    update = ann.get(f"/api/tables/{table}/update", params={"shown": "panels"}).json()
    assert update["shown"]["question"] == "Ann is choosing an action."
    assert update["shown"]["groups"] == []
    play_on(ann, table)
    over = ann.get(f"/api/tables/{table}/update", params={"shown": "panels", "lang": "de"}).json()
    assert over["shown"]["question"] == "Das Spiel ist zu Ende."
    place = ann.get(f"/api/tables/{table}/replay", params={"line": 2, "seat": 0, "shown": "panels"}).json()
    assert {panel["key"] for panel in place["shown"]["panels"]} >= {"players", "player-0", "tower-venture"}
    assert "shown" not in ann.get(f"/api/tables/{table}/replay", params={"line": 2}).json()
