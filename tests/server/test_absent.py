"""Who does not come: a bot in his place by consent of the others, seats freed and tables closed by their host."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from signoria.server import wire
from signoria.server.budget import MOST, QUESTIONS
from signoria.server.errors import Refusal
from signoria.server.room import Lines, Room
from signoria.server.tables import LISTED_SECONDS
from tests.server.rooms import Desk, Logged
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal

# ---------------------------------------------------------------- a bot in somebody's place


def code(table: Logged, command: Callable[[Room], Lines]) -> str:
    with pytest.raises(Refusal) as refused:
        table.do(command)
    return refused.value.code


def asked(table: Logged) -> tuple[str, int, int | None, list[int]] | None:
    ask = table.room.affairs.ask
    return None if ask is None else (ask.what, ask.by, ask.of, ask.agreed)


def test_all_others_agree_that_a_bot_plays_for_who_stays_away() -> None:
    """Nobody could get rid of who was absent: undo and end were all that could be asked, and both needed him."""
    table = Logged("lorenzo", 3)
    table.do(lambda room: room.replace(0, 2))
    assert asked(table) == ("replace", 0, 2, [0])
    assert table.room.bot_at(2) == ""
    assert code(table, lambda room: room.consent(2, True)) == "not-asked", "he is not asked"
    entry = table.do(lambda room: room.consent(1, True))
    assert [line[1] for line in entry.lines] == ["agree 1", f"bot 2 {table.room.bot_at(2)}"]
    assert asked(table) is None
    assert table.room.people == [0, 1]
    again = table.read_again()
    assert (again.people, again.affairs.ask) == ([0, 1], None)
    table.do(lambda room: room.come_back(2))
    assert table.room.people == [0, 1, 2]


def test_one_of_them_can_decline_and_bots_are_not_asked() -> None:
    table = Logged("lorenzo", 4, bots={3: "random"})
    table.do(lambda room: room.replace(1, 0))
    table.do(lambda room: room.consent(2, False))
    assert asked(table) is None
    assert table.room.bot_at(0) == ""
    table.do(lambda room: room.replace(1, 0))
    table.do(lambda room: room.consent(2, True))
    assert table.room.people == [1, 2]


def test_who_comes_back_in_time_keeps_his_seat() -> None:
    table = Logged("lorenzo", 3)
    seat = table.room.waiting[0]
    others = [other for other in range(3) if other != seat]
    table.do(lambda room: room.replace(others[0], seat))
    table.do(lambda room: room.answer(seat, None, room.legal(seat, "en")[0].text), "clock")
    assert asked(table) == ("replace", others[0], seat, [others[0]]), "the clock is not himself"
    while table.room.waiting != [seat]:
        table.play(table.room.waiting[0])
    assert asked(table) is not None, "others play on meanwhile"
    table.play(seat)
    assert asked(table) is None
    assert code(table, lambda room: room.consent(others[1], True)) == "not-asked"


@pytest.mark.parametrize("by", ["order", "automatic", "plan"])
def test_who_has_said_in_advance_what_to_answer_is_not_replaced_for_it(by: str) -> None:
    """Nobody may see who was really asked: an answer by hand ended the question, and one given in advance did not."""
    table = Logged("lorenzo", 3)
    seat = table.room.waiting[0]
    table.do(lambda room: room.replace((seat + 1) % 3, seat))
    table.do(lambda room: room.answer(seat, None, room.legal(seat, "en")[0].text), by)
    assert asked(table) is None


def test_what_is_asked_about_a_seat_ends_when_a_bot_plays_it() -> None:
    table = Logged("lorenzo", 3)
    table.do(lambda room: room.replace(0, 2))
    table.do(lambda room: room.hand_over(2, "random"))
    assert asked(table) is None
    assert code(table, lambda room: room.replace(0, 2)) == "not-a-person"
    assert code(table, lambda room: room.replace(0, 0)) == "own-seat"


def test_who_has_asked_may_withdraw_it() -> None:
    """A question that somebody never answered stood for ever, and nothing else could be asked."""
    table = Logged("lorenzo", 3)
    for ask in (lambda room: room.put("end", 1), lambda room: room.replace(1, 2)):
        table.do(ask)
        assert code(table, lambda room: room.consent(1, True)) == "not-asked"
        table.do(lambda room: room.consent(1, False))
        assert asked(table) is None
        assert table.read_again().affairs.ask is None
    table.do(lambda room: room.put("end", 1))
    table.do(lambda room: room.consent(0, True))
    assert code(table, lambda room: room.consent(0, False)) == "not-asked", "who has agreed has agreed"


def send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def test_the_others_see_who_leaves_and_between_two_nobody_is_replaced_while_they_are_here(tmp_path: Path) -> None:
    """There the one who asks is all who must agree: they could let a bot make the other's move."""
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, absence_seconds=120) as server:
        leave_and_ask(server)


def leave_and_ask(server: Server) -> None:
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{table}/claim", json={"seat": seat})
        [first] = ann.get(f"/api/tables/{table}/update").json()["waiting"]
        ask: dict[str, Any] = {"type": "ask_replace", "table": table, "seat": 1 - first, "of": first}
        cookies = [{"Cookie": f"signoria_session={cookie_of(person)}"} for person in (ann, bob)]
        with (
            connect(server.ws_url, additional_headers=cookies[1 - first]) as one,
            connect(server.ws_url, additional_headers=cookies[first]) as other,
        ):
            send(other, type="watch", table=table, seat=first)
            hear(other, "update")
            send(one, **ask, key="k1")
            assert hear(one, "refused")["code"] == "is-here"
            send(one, type="watch", table=table, seat=1 - first)
            while not hear(one, "table")["table"]["chairs"][first]["here"]:
                pass
            send(other, type="unwatch", table=table)
            while (chair := (told := hear(one, "table")["table"])["chairs"][first])["here"]:
                pass  # the others saw it only when the connection ended
            assert (told["grace"], chair["seen"] is not None) == (120, True)
            send(one, **ask, key="k2")
            refused = hear(one, "refused")
            assert refused["code"] == "too-early"
            assert refused["message"].startswith("You can ask for a bot in ")


# ---------------------------------------------------------------- before the game


def test_the_host_frees_seats_and_closes_the_table(server: Server) -> None:
    """Who sat down and went away held his seat for ever, and a table nobody came to stood open for ever."""
    with guest(server, "Host") as host, guest(server, "Gone") as gone, guest(server, "Other") as other:
        made = host.post("/api/tables", json={"game": "lorenzo", "seats": 3, "bots": {"2": "random"}}).json()
        path = f"/api/tables/{made['id']}"
        gone.post(f"{path}/claim", json={"seat": 1})
        refusal(other.post(f"{path}/leave", json={"seat": 1}), 403, "not-your-seat")
        for seat in (1, 2):
            freed = host.post(f"{path}/leave", json={"seat": seat}).json()
        assert [chair["kind"] for chair in freed["chairs"]] == ["free"] * 3
        refusal(other.post(f"{path}/close"), 403, "not-the-host")
        for _ in range(2):
            assert host.post(f"{path}/close").json()["status"] == "closed"
        refusal(other.post(f"{path}/claim", json={"seat": 1}), 409, "closed")
        refusal(host.post(f"{path}/bots", json={"seat": 1, "bot": "random"}), 409, "not-begun")
        assert made["id"] not in [table["id"] for table in other.get("/api/tables").json()["tables"]]
        assert other.get(path).json()["status"] == "closed"


def test_a_table_that_plays_is_neither_closed_nor_are_its_seats_freed(server: Server) -> None:
    with guest(server, "Host") as host, guest(server, "Other") as other:
        table = host.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        for seat, person in enumerate((host, other)):
            person.post(f"/api/tables/{table}/claim", json={"seat": seat})
        refusal(host.post(f"/api/tables/{table}/close"), 409, "begun-already")
        refusal(host.post(f"/api/tables/{table}/leave", json={"seat": 1}), 409, "begun-already")


def test_a_table_closed_by_another_process_does_not_begin(tmp_path: Path) -> None:
    async def scene() -> tuple[str, str]:
        url = f"sqlite:///{tmp_path / 'signoria.db'}"
        async with Desk(url, processes=0) as one, Desk(url, processes=0) as other:
            ann = await one.person("Ann")
            table = await one.table([ann], seats=2)
            await other.tables.out(table, ann)
            begun = await one.table([ann], seats=2, bots={"1": "random"})
            await one.tables.close(table, ann)
            await other.hall.catch_up(table)
            with pytest.raises(Refusal) as refused:
                await other.tables.claim(table, wire.Claim(seat=1), await one.person("Bob"))
            with pytest.raises(Refusal) as late:
                await one.tables.close(begun, ann)
            return refused.value.code, late.value.code

    assert asyncio.run(scene()) == ("closed", "begun-already")


def test_tables_that_wait_longer_than_a_day_are_found_by_their_link_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            old, new = await desk.table([ann]), await desk.table([ann])
            playing = await desk.table([ann, bob])
            for table in (old, playing):
                async with desk.hall.room(table) as room:
                    await desk.store.change_table(table, created=room.row.created - LISTED_SECONDS - 1)
            listed = [table.id for table in (await desk.tables.lobby(bob)).tables]
            assert listed == [new, playing]
            assert (await desk.tables.claim(old, wire.Claim(seat=1), bob)).status == "playing"

    asyncio.run(scene())


def test_a_seat_can_put_only_so_many_questions_to_the_table() -> None:
    """Each wrote two entries, 28 a second: after 20,000 a table took nearly a second to open."""
    table = Logged("lorenzo", 3)
    for _ in range(MOST[QUESTIONS]):
        table.do(lambda room: room.put("end", 0))
        table.do(lambda room: room.consent(0, False))
    with pytest.raises(Refusal) as refused:
        table.room.put("end", 0)
    assert refused.value.code == "too-many-questions"
    table.do(lambda room: room.put("end", 1))
    table.do(lambda room: room.consent(1, False))
    assert table.read_again().budget.written[QUESTIONS] == {0: MOST[QUESTIONS], 1: 1}, "also after a restart"
