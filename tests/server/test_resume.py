"""Lost connections, moves sent again, and moves that stay valid: nothing is missed, nothing happens twice."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

import signoria
from signoria.server.errors import Stale
from tests.server.doors import Http
from tests.server.rooms import Logged
from tests.server.servers import Server


class Talk:
    """One connection of somebody who plays all seats of a table."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table

    def ask(self, **message: object) -> list[Any]:
        """Send a message; everything that comes before the answer to a ping."""
        self.socket.send(msgspec.json.encode({"table": self.table, **message}), text=True)
        self.socket.send(b'{"type":"ping"}', text=True)
        heard: list[Any] = []
        while not heard or heard[-1]["type"] != "pong":
            heard.append(msgspec.json.decode(self.socket.recv()))
        return heard[:-1]

    def answer(self, **message: object) -> Any:
        (found,) = [one for one in self.ask(**message) if one["type"] in ("done", "refused")]
        return found

    def watch(self, seat: int | None = None, since: int = -1) -> Any:
        (update,) = [one for one in self.ask(type="watch", seat=seat, since=since) if one["type"] == "update"]
        return update


class Table(Http):
    """A table where one person plays all seats."""

    def talk(self) -> Talk:
        """A new connection; the old ones go on."""
        socket = self.connected()
        socket.recv()  # its welcome
        return Talk(socket, self.table)

    def move(self, seat: int, key: str, number: int = 0) -> dict[str, Any]:
        update = self.update(seat)
        chosen = update["legal"][number]["text"]
        return {"type": "move", "seat": seat, "at": update["at"], "key": key, "move": chosen}


@pytest.fixture
def lorenzo(server: Server) -> Iterator[Table]:
    with Table(server, "lorenzo", 2) as table:
        yield table


@pytest.fixture
def princes(server: Server) -> Iterator[Table]:
    """It begins with a sealed step: everybody returns a card at the same time."""
    with Table(server, "princes", 3) as table:
        yield table


def waiting(table: Table) -> int:
    return int(table.update(None)["waiting"][0])


# ---------------------------------------------------------------- resuming


def test_whatever_was_seen_last_nothing_is_missed_and_nothing_told_twice(lorenzo: Table) -> None:
    chance = random.Random(2)
    for _ in range(25):
        seat = waiting(lorenzo)
        lorenzo.play(seat, chance.choice(lorenzo.legal(seat)))
    talk = lorenzo.talk()
    for viewer in (0, 1, None):
        whole = talk.watch(viewer)
        assert (whole["seq"], whole["first"]) == (25, 0)
        known: list[Any] = []
        for since in range(25):
            update = talk.watch(viewer, since)
            known = whole["events"][: update["first"]]
            assert known + update["events"] == whole["events"]
            assert len(update["events"]) == len(update["sentences"])
            assert (update["view"], update["legal"]) == (whole["view"], whole["legal"])
        assert known
        assert talk.watch(viewer, 25)["events"] == []


def test_a_number_the_log_has_not_reached_brings_everything(lorenzo: Table) -> None:
    update = lorenzo.talk().watch(0, since=1000)
    assert (update["seq"], update["first"]) == (0, 0)


def test_a_resumed_connection_hears_every_later_entry_once(lorenzo: Table) -> None:
    first = lorenzo.talk()
    first.watch(None)
    first.socket.close()
    lorenzo.play(waiting(lorenzo), lorenzo.legal(waiting(lorenzo))[0])
    again = lorenzo.talk()
    assert again.watch(None, since=0)["seq"] == 1
    for expected in (2, 3, 4):
        lorenzo.play(waiting(lorenzo), lorenzo.legal(waiting(lorenzo))[0])
        assert [one["seq"] for one in again.ask(type="unwatch") if one["type"] == "update"] == [expected]
        assert again.watch(None, since=expected)["events"] == []


def test_an_undo_while_away_replaces_what_was_seen(lorenzo: Table) -> None:
    """Events from `first` on replace what one had from there, also where fewer are left than one had."""
    seat = waiting(lorenzo)
    before = lorenzo.talk().watch(1 - seat)
    lorenzo.play(seat, lorenzo.legal(seat)[0])
    seen = lorenzo.talk().watch(1 - seat, since=0)
    events = before["events"][: seen["first"]] + seen["events"]
    assert lorenzo.talk().answer(type="undo", seat=seat, key="back")["type"] == "done"
    taken_back = lorenzo.talk().watch(1 - seat, since=1)
    assert events[: taken_back["first"]] + taken_back["events"] == before["events"]
    assert taken_back["view"] == before["view"]
    lorenzo.play(seat, lorenzo.legal(seat)[1])
    after = lorenzo.talk().watch(1 - seat, since=1)
    assert events[: after["first"]] + after["events"] == lorenzo.talk().watch(1 - seat)["events"]


def test_a_connection_that_watched_through_an_undo_has_what_a_new_one_gets(lorenzo: Table) -> None:
    seat = waiting(lorenzo)
    talk = lorenzo.talk()
    events = talk.watch(seat)["events"]
    for message in (lorenzo.move(seat, "a"), {"type": "undo", "seat": seat, "key": "b"}):
        for one in talk.ask(**message):
            if one["type"] == "update":
                events = events[: one["first"]] + one["events"]
        assert events == lorenzo.talk().watch(seat)["events"]


# ---------------------------------------------------------------- the same key


def test_the_same_key_is_one_move_wherever_it_is_sent_again(lorenzo: Table) -> None:
    seat = waiting(lorenzo)
    move = lorenzo.move(seat, "once")
    one, other = lorenzo.talk(), lorenzo.talk()
    assert one.answer(**move) == {"type": "done", "table": lorenzo.table, "key": "once", "seq": 1}
    assert one.answer(**move) == other.answer(**move) == {**one.answer(**move), "seq": 1}
    over_http = {name: value for name, value in move.items() if name != "type"}
    assert lorenzo.http.post(f"/api/tables/{lorenzo.table}/moves", json=over_http).json() == {"seq": 1}
    assert lorenzo.update(None)["seq"] == 1


def test_a_key_that_came_with_something_else_is_refused(lorenzo: Table) -> None:
    """It was answered `done`, though nothing of the second message was done."""
    talk = lorenzo.talk()
    seat = waiting(lorenzo)
    message = lorenzo.move(seat, "once")
    seq = talk.answer(**message)["seq"]
    before = lorenzo.update(seat)
    others = [{**message, "move": "pass"}, {**message, "at": seq}, {"type": "resign", "seat": seat, "key": "once"}]
    for other in others:
        refused = talk.answer(**other)
        assert (refused["type"], refused["code"], refused["key"]) == ("refused", "key-used", "once")
    over_http = {name: value for name, value in message.items() if name != "type"}
    path = f"/api/tables/{lorenzo.table}/moves"
    assert lorenzo.http.post(path, json=over_http).json() == {"seq": seq}, "whichever way it is sent again"
    assert lorenzo.http.post(path, json={**over_http, "at": seq}).json()["code"] == "key-used"
    assert talk.answer(**message)["seq"] == seq
    assert lorenzo.update(seat) == before


def test_keys_of_two_seats_are_two_keys(princes: Table) -> None:
    talk = princes.talk()
    assert [talk.answer(**princes.move(seat, "same"))["type"] for seat in range(3)] == ["done"] * 3
    assert princes.update(None)["seq"] == 1, "all three have answered"


def test_a_refused_move_leaves_its_key_free(lorenzo: Table) -> None:
    seat = waiting(lorenzo)
    talk = lorenzo.talk()
    move = lorenzo.move(seat, "again")
    assert talk.answer(**{**move, "move": "fly to the moon"})["code"] == "bad-move"
    assert talk.answer(**move)["seq"] == 1


# ---------------------------------------------------------------- moves that stay valid, and stale ones


def test_sealed_answers_of_others_do_not_make_a_move_stale(princes: Table) -> None:
    """All three decide at once: each answers the decision it saw at the beginning."""
    moves = [princes.move(seat, "return") for seat in range(3)]
    assert [move["at"] for move in moves] == [0, 0, 0]
    talk = princes.talk()
    assert [talk.answer(**move)["seq"] for move in moves] == [1, 1, 1], "nobody counts what others answer in secret"
    assert [princes.update(seat)["seq"] for seat in (0, 1, 2, None)] == [2, 2, 1, 1]


def test_who_has_answered_a_sealed_step_cannot_answer_it_again(princes: Table) -> None:
    first, second = princes.move(0, "one"), princes.move(0, "two", number=1)
    talk = princes.talk()
    assert talk.answer(**first)["seq"] == 1
    assert talk.answer(**second)["code"] == "stale"


def test_a_decision_that_no_longer_stands_is_stale(lorenzo: Table) -> None:
    """A move for an earlier decision of the same seat is refused, even where the same move is legal again."""
    talk = lorenzo.talk()
    seat = waiting(lorenzo)
    old = lorenzo.move(seat, "old")
    lorenzo.play(seat, lorenzo.legal(seat)[1])
    while waiting(lorenzo) != seat:
        lorenzo.play(waiting(lorenzo), lorenzo.legal(waiting(lorenzo))[0])
    before = lorenzo.update(seat)
    refused = talk.answer(**old)
    assert (refused["code"], refused["key"]) == ("stale", "old")
    assert talk.answer(**{**old, "at": before["seq"] + 1})["code"] == "stale", "nobody decides in the future"
    assert lorenzo.update(seat) == before


def test_an_undo_makes_the_answer_to_the_undone_move_impossible(lorenzo: Table) -> None:
    seat = waiting(lorenzo)
    while True:
        lorenzo.play(seat, lorenzo.legal(seat)[0])
        if waiting(lorenzo) != seat:
            break
    answer = lorenzo.move(waiting(lorenzo), "answer")
    talk = lorenzo.talk()
    assert talk.answer(type="undo", seat=seat, key="back")["type"] == "done"
    if (ask := lorenzo.update(seat)["ask"]) is not None:
        assert talk.answer(type="consent", seat=1 - seat, key="yes", ask=ask["seq"], agree=True)["type"] == "done"
    assert waiting(lorenzo) == seat
    assert talk.answer(**answer)["code"] in ("stale", "illegal")


def test_what_others_do_out_of_turn_does_not_make_a_decision_stale() -> None:
    """A talk that two princes begin and end interrupts the third: what he was asked stands again afterwards."""
    logged = Logged("fief", 3)
    room, chance = logged.room, random.Random(1)
    while not [seat for seat in room.optional if seat not in room.waiting]:
        (seat,) = room.waiting[:1]
        move = chance.choice(room.legal(seat, "en")).text
        logged.do(lambda room, seat=seat, move=move: room.play(seat, None, move))  # type: ignore[misc]
    (decider,) = room.waiting
    asker, asked = [seat for seat in range(3) if seat != decider]
    at, chosen = room.decisions[decider], room.legal(decider, "en")[0].text
    logged.do(lambda room: room.play(asker, None, f"talk {asked}"))
    assert decider not in room.waiting
    logged.do(lambda room: room.play(asked, None, "refuse"))
    assert room.waiting == [decider]
    with pytest.raises(Stale):
        room.play(asker, room.seq - 1, f"talk {asked}")
    logged.do(lambda room: room.play(decider, at, chosen))
    assert logged.read_again().decisions == room.decisions


def test_a_record_replays_after_lost_connections_and_undos(lorenzo: Table) -> None:
    chance = random.Random(4)
    for i in range(30):
        seat = waiting(lorenzo)
        lorenzo.talk().answer(**lorenzo.move(seat, f"k{i}", chance.randrange(len(lorenzo.legal(seat)))))
        if i % 5 == 4:
            talk = lorenzo.talk()
            talk.answer(type="undo", seat=seat, key=f"u{i}")
            if (ask := lorenzo.update(None)["ask"]) is not None:
                talk.answer(type="consent", seat=1 - seat, key=f"c{i}", ask=ask["seq"], agree=True)
    views = lorenzo.see()
    lorenzo.talk().answer(type="resign", seat=0, key="enough")
    match = signoria.replay(lorenzo.record())
    assert [{**match.view(seat)} for seat in (0, 1, None)] == views
