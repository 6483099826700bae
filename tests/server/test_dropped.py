"""Moves of a gesture that the table refuses because of something hidden: told with the answer and every repeat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from signoria import Dropped
from signoria.kernel.match import Match
from signoria.server.app import make_app
from signoria.server.settings import Settings
from signoria.server.storage.store import Store, Taken

REST = "servants 9"
play = Match.play


def play_the_first(match: Match, seat: int, move: Any, then: str = "") -> Dropped | None:
    """As if the table had refused all but the first move of a gesture, which the three games hardly ever do."""
    if not isinstance(move, list):
        return play(match, seat, move, then)
    (why,) = match.why_not(seat, REST)
    play(match, seat, move[0])
    return Dropped([match.move(text) for text in move[1:]], why)


class Two:
    """A table for two at one screen, and the first move of who begins."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        made = client.post("/api/tables", json={"game": "lorenzo", "seats": 2, "hot_seat": True}).json()
        self.table, self.path = made["id"], f"/api/tables/{made['id']}"
        for seat in range(2):
            client.post(f"{self.path}/claim", json={"seat": seat})
        self.seat = client.get(f"{self.path}/update").json()["waiting"][0]

    def move(self, key: str, *more: str) -> dict[str, Any]:
        update = self.client.get(f"{self.path}/update?seat={self.seat}").json()
        text = update["legal"][0]["text"]
        return {"seat": self.seat, "at": update["at"], "key": key, "move": [text, *more] if more else text}

    def post(self, move: dict[str, Any], lang: str = "en") -> dict[str, Any]:
        answer = self.client.post(f"{self.path}/moves?lang={lang}", json=move)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setattr(Match, "play", play_the_first)
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        client.headers["X-CSRF-Token"] = client.post("/api/guests", json={"name": "Ann"}).json()["csrf"]
        yield Two(client)


def test_an_answer_that_is_repeated_has_what_was_dropped(two: Two) -> None:
    """A story: sent again because its answer was lost, a gesture seemed to have been played whole."""
    move = two.move("k", REST)
    first = two.post(move)
    assert first["dropped"] == [REST]
    assert first["why"][0]["sentence"]
    assert two.post(move) == first
    assert two.post(move, "de")["why"][0]["sentence"] != first["why"][0]["sentence"]
    with two.client.websocket_connect("/api/ws") as socket:
        socket.receive_json()
        socket.send_json({"type": "move", "table": two.table, "then": "", **move})
        assert socket.receive_json() == {"type": "done", "table": two.table, "key": "k", **first}


def test_another_answer_has_nothing_of_it(two: Two) -> None:
    two.post(two.move("k", REST))
    two.seat = two.client.get(f"{two.path}/update").json()["waiting"][0]
    assert set(two.post(two.move("l"))) == {"seq"}


def test_what_is_dropped_is_found_out_anew_where_another_process_was_first(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A story: what the first attempt had dropped was told although the second, which counted, dropped nothing."""
    append = Store.append

    async def taken_once(*given: Any, **more: Any) -> None:
        monkeypatch.setattr(Store, "append", append)
        monkeypatch.setattr(Match, "play", lambda match, seat, move, then="": play(match, seat, move[0]))
        raise Taken

    monkeypatch.setattr(Store, "append", taken_once)
    assert set(two.post(two.move("k", REST))) == {"seq"}
