"""Private tables: whoever may not know of one is told what he would be told if there were none; onlookers may talk."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear

NOWHERE = "nowhere"


@pytest.fixture(scope="module")
def private(server: Server) -> Iterator[dict[str, Any]]:
    """A private table at which two play."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table: dict[str, Any] = ann.post(
            "/api/tables", json={"game": "lorenzo", "seats": 2, "access": "private", "spectators_talk": True}
        ).json()
        ann.post(f"/api/tables/{table['id']}/claim", json={"seat": 0})
        begun = bob.post(f"/api/tables/{table['id']}/claim", json={"seat": 1, "invite": table["invite"]})
        assert begun.json()["status"] == "playing"
        yield table


REQUESTS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "", None),
    ("GET", "/update", None),
    ("GET", "/update?seat=0", None),
    ("GET", "/record", None),
    ("GET", "/replay?line=0", None),
    ("GET", "/thoughts", None),
    ("POST", "/moves", {"seat": 0, "at": 0, "key": "k", "move": "pass"}),
    ("POST", "/moves", {"seat": 7, "at": 0, "key": "k", "move": "pass"}),
    ("POST", "/claim", {"seat": 0}),
    ("POST", "/claim", {"seat": 7, "invite": "wrong"}),
    ("POST", "/leave", {"seat": 0}),
    ("POST", "/leave", {"seat": 7}),
    ("POST", "/close", None),
    ("POST", "/talk", {"spectators": True}),
    ("POST", "/bots", {"seat": 7, "bot": "random"}),
    ("POST", "/back", {"seat": 0}),
    ("POST", "/seats/0/token", None),
    ("POST", "/seats/7/token", None),
    ("POST", "/rematch", None),
    ("POST", "/fork", {"line": 0}),
    ("GET", "/notes", None),
    ("GET", "/invitation", None),
    ("GET", "/seats/0/automatic", None),
    ("PUT", "/seats/0/automatic", {"wishes": {}}),
    ("GET", "/seats/0/letters", None),
    ("POST", "/letters", {"seat": 0, "key": "k", "moves": ["talk 1"]}),
    ("POST", "/letters/answers", {"seat": 0, "n": 1, "answer": "accept"}),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_a_stranger_is_told_that_there_is_no_such_table(
    server: Server, private: dict[str, Any], method: str, path: str, body: dict[str, Any] | None
) -> None:
    """Moves, claims and tokens answered not-your-seat, no-invitation or with the number of seats."""
    with guest(server, "Stranger") as stranger:
        found = [
            stranger.request(method, f"/api/tables/{table}{path}", json=body) for table in (private["id"], NOWHERE)
        ]
    assert found[0].status_code == 404
    assert [(one.status_code, one.json()) for one in found] == [(found[1].status_code, found[1].json())] * 2


MESSAGES: list[dict[str, Any]] = [
    {"type": "watch"},
    {"type": "watch", "seat": 0},
    {"type": "move", "seat": 0, "at": 0, "key": "k", "move": "pass"},
    {"type": "undo", "seat": 7, "key": "k"},
    {"type": "resign", "seat": 1, "key": "k"},
    {"type": "ask_end", "seat": 1, "key": "k"},
    {"type": "ask_pause", "seat": 1, "key": "k"},
    {"type": "resume", "seat": 1, "key": "k"},
    {"type": "ask_replace", "seat": 1, "of": 0, "key": "k"},
    {"type": "consent", "seat": 1, "ask": 0, "agree": True, "key": "k"},
    {"type": "order", "seat": 7, "moves": ["pass"], "key": "k"},
    {"type": "order", "seat": 0, "moves": [], "key": "k"},
    {"type": "why", "seat": 0, "id": "k", "what": "pass"},
    {"type": "preview", "seat": 0, "id": "k", "move": "pass"},
    {"type": "hint", "seat": 0, "id": "k"},
    {"type": "automatic", "seat": 0, "id": "k"},
    {"type": "automatic", "seat": 7, "id": "k", "wishes": {}},
    {"type": "letter", "seat": 0, "key": "k", "moves": ["talk 1"]},
    {"type": "answer_letter", "seat": 0, "id": "k", "n": 1, "answer": "refuse"},
    {"type": "letters", "seat": 0, "id": "k"},
    {"type": "plan", "seat": 0, "id": "k"},
    {"type": "drop_plan", "seat": 7, "id": "k"},
    {"type": "say", "text": "Hello?"},
    {"type": "say", "seat": 0, "text": "Hello?"},
    {"type": "say", "text": "Hello?", "to": [1]},
]


@pytest.mark.parametrize("is_guest", [True, False])
def test_so_is_he_over_the_websocket(server: Server, private: dict[str, Any], is_guest: bool) -> None:
    with guest(server, "Stranger") as stranger:
        headers = {"Cookie": f"signoria_session={cookie_of(stranger)}"} if is_guest else {}
        with connect(server.ws_url, additional_headers=headers) as socket:
            for message in MESSAGES:
                heard = []
                for table in (private["id"], NOWHERE):
                    socket.send(json.dumps({**message, "table": table}))
                    heard.append({**hear(socket, "refused"), "table": ""})
                assert heard[0] == heard[1], message
                assert heard[0]["code"] == "no-table", message


def test_who_has_a_link_is_told_what_he_may_not(server: Server, private: dict[str, Any]) -> None:
    """He knows of the table, so nothing is hidden from him."""
    with guest(server, "Friend") as friend:
        claim = {"seat": 0, "invite": private["watch"]}
        answer = friend.post(f"/api/tables/{private['id']}/claim", json=claim)
        assert answer.json()["code"] == "begun-already"
        answer = friend.get(f"/api/tables/{private['id']}", params={"link": private["invite"]})
        assert answer.status_code == 200


def test_who_looks_on_by_a_link_may_talk(server: Server, private: dict[str, Any]) -> None:
    """He was refused with the words for players who talk in private: the link was forgotten after watching."""
    with guest(server, "Onlooker") as onlooker:
        headers = {"Cookie": f"signoria_session={cookie_of(onlooker)}"}
        with connect(server.ws_url, additional_headers=headers) as socket:
            table = {"table": private["id"]}
            socket.send(json.dumps({"type": "watch", "link": private["watch"], **table}))
            hear(socket, "update")
            socket.send(json.dumps({"type": "say", "text": "Well played.", **table}))
            assert hear(socket, "said")["name"] == "Onlooker"
            socket.send(json.dumps({"type": "say", "text": "Psst.", "to": [1], **table}))
            assert hear(socket, "refused")["code"] == "not-your-seat"
            socket.send(json.dumps({"type": "unwatch", **table}))
            socket.send(json.dumps({"type": "say", "text": "Bye.", **table}))
            assert hear(socket, "refused")["code"] == "no-table"
    with connect(server.ws_url) as socket:
        socket.send(json.dumps({"type": "watch", "link": private["watch"], **table}))
        hear(socket, "update")
        socket.send(json.dumps({"type": "say", "text": "Who am I?", **table}))
        assert hear(socket, "refused")["code"] == "not-logged-in"


def test_other_ways_to_authorize_mean_nothing(server: Server) -> None:
    """A proxy's `Authorization: Basic` closed the WebSocket with 401, while requests over HTTP ignored it."""
    headers = {"Authorization": "Basic YW5uOnNlY3JldA=="}
    assert httpx.get(f"{server.url}/api/tables", headers=headers).status_code == 200
    with guest(server, "Ann") as ann:
        cookie = {"Cookie": f"signoria_session={cookie_of(ann)}"}
        with connect(server.ws_url, additional_headers={**headers, **cookie}) as socket:
            assert hear(socket, "welcome")["name"] == "Ann"
