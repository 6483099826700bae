"""Standing orders: so many times, until something happens, never against the rules, and gone when one acts oneself."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from signoria.games import game as game_named
from signoria.games.fief import windows
from signoria.games.fief.state import SEATS, STANDING, UNTIL_TURN_ENDS
from signoria.games.fief.steps import kinds
from signoria.server import duties
from signoria.server.budget import MOST, ORDERS
from signoria.server.errors import BadRequest, Refusal, Stale
from signoria.server.manner import Manner
from signoria.server.room import Lines, Room
from signoria.server.storage import Chair, Entry
from signoria.table.wishes import Wishes
from tests.cli import fief_games
from tests.fief import tables as fief_tables
from tests.server.rooms import Desk, Logged, row_of
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear


def give(room: Room, seat: int, times: int, until: tuple[str, ...] = (), only: int | None = None) -> Lines:
    """An order to do what the seat could do now."""
    moves = [move.text for move in room.legal(seat, "en")][:8] if seat in room.waiting else ["place white council"]
    return room.order(seat, moves[:only], list(until), times)


def turned(table: Logged) -> tuple[int, int]:
    """Whose turn it is, and who is next."""
    first = table.room.waiting[0]
    return first, 1 - first


def test_the_first_of_its_moves_that_is_legal_is_made() -> None:
    table = Logged("lorenzo", 2)
    seat, _ = turned(table)
    legal = [move.text for move in table.room.legal(seat, "en")]
    table.do(lambda room: room.order(seat, ["place white market.4", legal[3], legal[0]], [], 1))
    assert duties.ordered(table.room, seat) == legal[3]
    entry = table.do(lambda room: duties.answer_by_order(room, seat), "order")
    assert entry.lines[0] == [str(seat), legal[3]]
    assert seat not in table.room.affairs.orders, "it was good for once"


def fief_room(point: bool) -> Room:
    """A table of Fief at which seat 1 has passed until the turn ends; in a window for seats 1 and 2, or before it."""
    s = fief_games.course(fief_games.rich(4), 10, kinds.PURCHASES)
    for seat in (1, 2):
        fief_tables.hand(s, seat, "tax")
    s.cells[STANDING + 1] = UNTIL_TURN_ENDS
    if point:
        f = s.push(kinds.WINDOW)
        s.stack[f + windows.ASKED] = 6
    row = row_of("fief", int(s.cells[SEATS]))
    row.position = game_named("fief").document(s)
    room = Room(row, [Chair(table="t", seat=seat, person=f"p{seat}") for seat in range(row.seats)])
    room.private.wishes[2] = Wishes(reactions={"tunnel": "always"})
    fold(room, room.start(), "table")
    return room


def fold(room: Room, lines: Lines, by: str) -> None:
    room.fold(Entry(table="t", seq=room.seq + 1, at=1000.0, by=by, lines=lines))


def test_who_has_passed_in_advance_by_the_rules_is_answered_for() -> None:
    """[F-13.5] The window asks everybody, so that nobody sees who passes until the turn ends; the server answers."""
    room = fief_room(True)
    assert (room.waiting, duties.orders(room)) == ([1, 2], [1])
    assert duties.answer_by_order(room, 1) == [["1", "pass"]]
    assert duties.orders(room) == []


def test_to_be_asked_again_leaves_no_trace_with_others() -> None:
    """[F-13.5] Not even a number: that something had happened would tell that somebody had passed in advance."""
    room = fief_room(False)
    manner = Manner("en", "")
    before = [room.update(seat, 0, manner, 1000.0) for seat in (None, 0, 2, 3)]
    own = room.update(1, 0, manner, 1000.0).seq
    fold(room, room.play(1, None, "attend"), "p1")
    assert [room.update(seat, 0, manner, 1000.0) for seat in (None, 0, 2, 3)] == before
    told = room.update(1, own, manner, 1000.0)
    assert (told.seq, [event["event"] for event in told.events]) == (own + 1, ["attends"])


def test_an_order_does_not_end_with_what_its_seat_has_not_heard_of() -> None:
    """[F-13.5] Who had an order end with a secret event learnt of it: the order was gone from the next update."""
    room = fief_room(False)
    for seat in (1, 2):
        fold(room, room.order(seat, ["settle blaye"], ["attends", "standing"], 9), f"p{seat}")
    before = [room.update(seat, -1, Manner("en", ""), 1000.0) for seat in (None, 0, 2, 3)]
    assert before[2].order == ["settle blaye"]
    fold(room, room.play(1, None, "attend"), "p1")
    assert [room.update(seat, -1, Manner("en", ""), 1000.0) for seat in (None, 0, 2, 3)] == before
    assert list(room.affairs.orders) == [2], "who acts by hand takes his own order back"


def test_an_order_without_a_legal_move_waits_for_its_owner() -> None:
    table = Logged("lorenzo", 2)
    seat, other = turned(table)
    table.do(lambda room: room.order(seat, ["place white market.4"], [], 5))
    table.do(lambda room: room.order(other, ["place white council"], [], 5))
    assert (duties.orders(table.room), duties.due(table.room, 0.0)) == ([], None)
    with pytest.raises(Stale):
        duties.answer_by_order(table.room, other)


def test_an_order_is_good_for_so_many_times() -> None:
    table = Logged("lorenzo", 2)
    seat, _ = turned(table)
    table.do(lambda room: room.order(seat, ["place white council", "place black council"], [], 2))
    made = 0
    while seat in table.room.affairs.orders:
        if duties.orders(table.room):
            table.do(lambda room: duties.answer_by_order(room, seat), "order")
            made += 1
        else:
            table.do(
                lambda room: room.answer(room.waiting[0], None, room.playing.legal(room.waiting[0])[-1]),
                "order" if table.room.waiting[0] == seat else "p",
            )
            made += table.entries[-1].lines[0][0] == str(seat)
    assert made == 2


def test_an_order_ends_with_an_event_it_names() -> None:
    table = Logged("lorenzo", 2)
    seat, other = turned(table)
    before = len(table.room.playing.events)
    while table.room.waiting == [seat]:
        table.play(seat)
    last = table.room.game.events[table.room.playing.events[before].kind].name
    table = Logged("lorenzo", 2)
    table.do(lambda room: room.order(other, ["place white council"], [last], 9))
    while len(table.room.playing.events) == before:
        assert other in table.room.affairs.orders
        table.play(seat)
    assert other not in table.room.affairs.orders


def test_who_moves_by_hand_takes_his_order_back() -> None:
    table = Logged("lorenzo", 2)
    seat, _ = turned(table)
    table.do(lambda room: room.order(seat, ["place white council"], [], 9))
    table.play(seat)
    assert seat not in table.room.affairs.orders


def test_taking_back_what_an_order_did_ends_the_order() -> None:
    """Else it would make the same move again at once."""
    table = Logged("lorenzo", 2)
    seat, _ = turned(table)
    move = table.room.legal(seat, "en")[0].text
    table.do(lambda room: room.order(seat, [move], [], 9))
    table.do(lambda room: duties.answer_by_order(room, seat), "order")
    table.do(lambda room: room.undo(seat))
    assert table.entries[-1].lines == [["!", f"undo {seat}"]]
    assert duties.orders(table.room) == []


def test_an_order_is_taken_back_and_ends_when_a_bot_plays() -> None:
    table = Logged("lorenzo", 3)
    seat = table.room.waiting[0]
    table.do(lambda room: give(room, seat, 9))
    table.do(lambda room: room.order(seat, [], [], 1))
    assert table.room.affairs.orders == {}
    table.do(lambda room: give(room, seat, 9))
    table.do(lambda room: room.hand_over(seat, "random"))
    assert table.room.affairs.orders == {}
    with pytest.raises(Refusal, match="take it back first"):
        give(table.room, seat, 9)


def test_an_order_that_nobody_can_read_is_refused() -> None:
    table = Logged("lorenzo", 2)
    with pytest.raises(BadRequest):
        table.room.order(0, ["fly away"], [], 1)
    with pytest.raises(BadRequest, match="no event is called"):
        table.room.order(0, ["place white council"], ["doomsday"], 1)


def test_orders_are_in_the_record_and_after_a_restart_the_same() -> None:
    table = Logged("lorenzo", 2)
    seat, other = turned(table)
    table.do(lambda room: give(room, seat, 3))
    table.do(lambda room: give(room, other, 2))
    table.do(lambda room: duties.answer_by_order(room, seat), "order")
    again = table.read_again()
    assert {owner: order.text() for owner, order in again.affairs.orders.items()} == {
        owner: order.text() for owner, order in table.room.affairs.orders.items()
    }
    assert again.affairs.orders[seat].times == 2


def test_an_order_answers_by_itself_as_soon_as_it_is_ones_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people)
            room = await desk.until(table, lambda room: bool(room.waiting))
            seat = room.waiting[0]
            moves = [move.text for move in room.legal(seat, "en")][:8]
            await desk.hall.do(table, lambda room: room.order(seat, moves, [], 1), "person", seat)
            room = await desk.until(table, lambda room: seat not in room.affairs.orders)
            kept = await desk.store.entries(table, 2)
            assert (kept[0].by, kept[0].lines[0]) == ("order", [str(seat), moves[0]])

    asyncio.run(run())


def test_an_order_that_stands_already_writes_nothing(server: Server) -> None:
    """The same order again and again filled the log of a table."""
    with guest(server, "Ann") as ann:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2, "hot_seat": True}).json()["id"]
        for seat in range(2):
            ann.post(f"/api/tables/{table}/claim", json={"seat": seat})
        waiting = ann.get(f"/api/tables/{table}/update").json()["waiting"]
        order: dict[str, Any] = {"type": "order", "table": table, "seat": 1 - waiting[0]}
        with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(ann)}"}) as socket:
            seqs = []
            for n, (moves, times) in enumerate(
                [([], 1), (["pass"], 1), (["pass"], 1), (["pass"], 2), (["pass"], 2), ([], 1), ([], 2)]
            ):
                socket.send(json.dumps({**order, "key": f"k{n}", "moves": moves, "times": times}))
                seqs.append(hear(socket, "done")["seq"])
            assert seqs == [0, 1, 1, 2, 2, 3, 3]
            socket.send(json.dumps({**order, "key": "k9", "seat": 7, "moves": []}))
            assert hear(socket, "refused")["code"] == "bad-request"


def test_a_seat_leaves_so_many_orders_and_no_more() -> None:
    table = Logged("lorenzo", 2)
    for times in range(MOST[ORDERS]):
        table.do(lambda room, times=times: give(room, 0, 1 + times % 2))  # type: ignore[misc]
    with pytest.raises(Refusal) as refused:
        give(table.room, 0, 1)
    assert refused.value.code == "too-many-orders"
    table.do(lambda room: room.order(0, [], [], 1))
    assert 0 not in table.room.affairs.orders, "what stands can be taken back"
    with pytest.raises(Refusal):
        give(table.read_again(), 0, 1)
    table.do(lambda room: give(room, 1, 1))
