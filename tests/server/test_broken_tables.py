"""A table that cannot go on: it is refused before it is saved, or parked, and troubles nobody else."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from signoria.kernel.errors import SignoriaError
from signoria.server import automatic, duties, wire
from signoria.server.connections import LOGGED_OUT, NOT_TOLD
from signoria.server.errors import BadRequest, Refusal
from signoria.server.room import Room
from signoria.server.storage import Chair, Person, Store
from signoria.server.storage.store import MOST_OF_HOST
from tests.server.rooms import Desk, Player, give_idle_seat, row_of
from tests.server.servers import Server
from tests.server.visitors import guest

BARE: list[str | None] = [None] * 4
POISONED: dict[str, Any] = {  # chance comes to a dead end while the first cards are drawn
    "game": "lorenzo",
    "round": 3,
    "towers": {"territory": BARE, "character": BARE, "building": BARE, "venture": [*BARE[:3], "repairing_the_abbey"]},
    "revealed": ["support_to_the_king", "building_the_bastions", "improving_the_canals", "support_to_the_cardinal"],
    "steps": [{"step": "course", "stage": 12}, {"step": "round", "stage": 5}],
}
ALL_BOTS = {str(seat): "random" for seat in range(4)}


@pytest.fixture
def desk_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'signoria.db'}"


async def add_poisoned(store: Store, table: str, host: str) -> None:
    """What an earlier version has saved: everybody sits, and the game cannot begin."""
    row = row_of("lorenzo", 4)
    row.id, row.host, row.status, row.position = table, host, "open", POISONED
    await store.add_table(row, [Chair(table=table, seat=seat, bot="random") for seat in range(4)])


def test_a_position_that_leads_to_a_dead_end_is_refused_with_the_field_to_change(desk_url: str) -> None:
    """It was accepted, answered with 500 and kept every later start of the server from succeeding."""

    async def run() -> None:
        async with Desk(desk_url) as desk:
            eve = await desk.person("Eve")
            wanted = wire.NewTable(game="lorenzo", seats=4, bots=ALL_BOTS, position=POISONED)
            with pytest.raises(BadRequest) as refused:
                await desk.tables.create(wanted, eve)
            assert refused.value.code == "bad-position"
            assert refused.value.message.startswith("position.towers: ")
            assert (await desk.tables.mine(eve)).tables == []

    asyncio.run(run())


def test_a_database_with_a_poisoned_table_lets_the_server_start_and_parks_that_table(
    tmp_path: Path, desk_url: str
) -> None:
    """One such row ended every start with exit code 3, and the log did not say which."""

    async def prepare() -> None:
        store = Store(desk_url)
        await store.add_person(Person(id="eve", name="Eve", created=0.0))
        await add_poisoned(store, "poison", "eve")
        healthy = row_of("lorenzo", 2)
        healthy.id, healthy.host, healthy.status = "zzz", "eve", "open"
        await store.add_table(healthy, [Chair(table="zzz", seat=seat, bot="random") for seat in range(2)])
        store.close()

    asyncio.run(prepare())
    with Server(desk_url, tmp_path) as server:
        for _ in range(2):
            with guest(server, "Ann") as ann:
                parked = ann.get("/api/tables/poison").json()
                assert (parked["status"], parked["trouble"]) == ("parked", "dead-end")
                assert ann.get("/api/tables/poison/update").json()["code"] == "parked"
                assert ann.get("/api/tables/poison/record").json()["code"] == "not-a-player"
                assert ann.get("/api/tables/zzz").json()["status"] != "open"
                assert "poison" not in [table["id"] for table in ann.get("/api/tables").json()["tables"]]
            server.kill()
            server.start()
        assert [line for line in server.log().splitlines() if "table-parked" in line and "poison" in line]
        assert server.log().count("table-parked") == 1


def test_one_table_that_cannot_begin_keeps_no_other_waiting(desk_url: str) -> None:
    async def run() -> None:
        async with Desk(desk_url) as desk:
            ann = await desk.person("Ann")
            await add_poisoned(desk.store, "aaa", ann.known.id)
            waiting = await desk.table([ann], bots={})
            await desk.store.take_chair(waiting, 1, (await desk.store.chairs(waiting))[1], bot="random")
            desk.hall.rooms.clear()
            await desk.tables.start_all_full()
            found = {table.id: table.status for table in (await desk.tables.mine(ann)).tables}
            assert found == {"aaa": "parked", waiting: "playing"}
            assert await desk.store.full_but_open(time.time()) == []

    asyncio.run(run())


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Backing off takes no time."""
    monkeypatch.setattr(automatic, "PAUSE", 0.001)


def fail(monkeypatch: pytest.MonkeyPatch, error: Exception) -> list[float]:
    """Let every bot's answer fail; when it was tried."""
    tried: list[float] = []

    def answer(room: Room, seat: int, at: int, move: str | None, seed: int) -> object:
        tried.append(time.monotonic())
        raise error

    monkeypatch.setattr(duties, "answer_for_bot", answer)
    return tried


@pytest.mark.usefixtures("hasty")
def test_a_table_that_fails_again_and_again_is_parked_with_one_line_in_the_log(
    desk_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was tried again every second for ever, with a traceback each time: 2 GB of log a day for ten tables."""
    tried = fail(monkeypatch, SignoriaError("dead end: nobody can answer the step vote"))

    async def run() -> None:
        async with Desk(desk_url) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], bots={"1": "random"})
            with capture_logs() as logs:
                if not tried:
                    await desk.hall.do(table, lambda room: room.hand_over(0, "random"), "person")
                parked = await desk.until(table, lambda room: room.row.status == "parked")
                assert (parked.row.trouble, parked.row.due) == ("dead-end", None)
            lines = [line for line in logs if line["event"] in ("automatic-failed", "table-parked")]
            assert all("exc_info" not in line or not line["exc_info"] for line in lines)
            assert [line["event"] for line in lines].count("table-parked") == 1
            assert len(lines) <= 3  # the first failure of each bot, and the end
            before = len(tried)
            await desk.automatic.sweep()
            assert len(tried) == before
            desk.hall.rooms.clear()
            assert (await desk.tables.out(table, ann)).status == "parked"

    asyncio.run(run())


def test_who_cannot_be_told_is_cut_off_and_the_table_goes_on(desk_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Story: one seat's update could not be made. It counted against the table, which was parked after six of them."""
    update = Room.update

    def broken(room: Room, seat: int | None, *rest: Any) -> Any:
        if seat == 0:
            raise IndexError("list index out of range")
        return update(room, seat, *rest)

    async def run() -> None:
        async with Desk(desk_url) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            table = await desk.table(people)
            ann, bob = [Player(desk, who, table, seat) for seat, who in enumerate(people)]
            for player in (ann, bob):
                await player.send("watch")
            monkeypatch.setattr(Room, "update", broken)
            with capture_logs() as logs:
                await desk.hall.do(table, lambda room: room.hand_over(0, "random"), "person")
            assert [line["event"] for line in logs if line["event"] == "telling-failed"]
            assert not bob.connection.queue.empty(), "Bob is told"
            assert (ann.connection.farewell, bob.connection.farewell) == (NOT_TOLD, LOGGED_OUT)

    asyncio.run(run())


@pytest.mark.usefixtures("hasty")
def test_no_table_is_parked_because_the_database_is_away(desk_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = fail(monkeypatch, OperationalError("INSERT", {}, Exception("disk I/O error")))

    async def run() -> None:
        async with Desk(desk_url) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], bots={"0": "random", "1": "random"})
            room = await desk.until(table, lambda room: len(tried) > 2 * automatic.MOST_FAILURES)
            assert room.row.status == "playing"

    asyncio.run(run())


def test_each_failure_doubles_the_pause_up_to_a_limit(desk_url: str) -> None:
    async def run() -> list[float]:
        async with Desk(desk_url) as desk:
            pauses: list[float] = []
            desk.automatic.look_later = lambda table, seconds: pauses.append(seconds)  # type: ignore[method-assign]
            for _ in range(12):
                await desk.automatic.back_off("t", 0, OSError("the disk is full"))
            return pauses

    pauses = asyncio.run(run())
    assert pauses[:4] == [1.0, 2.0, 4.0, 8.0]
    assert pauses[-1] == automatic.MOST_PAUSE


def test_a_move_into_a_dead_end_is_refused_and_changes_nothing(desk_url: str) -> None:
    """It was answered with 500 and a traceback in the log."""

    def into_a_dead_end(room: Room) -> list[list[str]]:
        room.answer(room.waiting[0], None, room.legal(room.waiting[0], "en")[0].text)
        raise SignoriaError("dead end: chance has no outcome")

    async def run() -> None:
        async with Desk(desk_url) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people)
            with pytest.raises(Refusal) as refused:
                await desk.hall.do(table, into_a_dead_end, "person")
            assert refused.value.code == "dead-end"
            async with desk.hall.room(table) as room:
                assert (room.seq, room.row.status) == (0, "playing")

    asyncio.run(run())


def as_told_to_all(table: wire.OwnTable) -> wire.TableOut:
    """Without what only its owner is told."""
    return wire.TableOut(**{name: getattr(table, name) for name in wire.TableOut.__struct_fields__})


def test_the_lobby_is_one_query_and_opens_no_table(desk_url: str) -> None:
    """Every listed table was opened, one by one: 0.3 s on PostgreSQL, for anybody who asked."""

    async def run() -> None:
        async with Desk(desk_url) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            tables = [await desk.table([ann, bob]) for _ in range(1 + MOST_OF_HOST)]
            await desk.hall.do(tables[0], give_idle_seat, "person")
            await desk.hall.do(tables[1], lambda room: room.resign(0), "person")
            assert desk.automatic.sweeping is not None
            desk.automatic.sweeping.cancel()  # it reads too, whenever it comes to it
            opened = {table: await desk.tables.out(table, ann) for table in tables}
            desk.hall.rooms.clear()
            reads = 0
            read = desk.store.read

            async def counted(job: Any) -> Any:
                nonlocal reads
                reads += 1
                return await read(job)

            desk.store.read = counted  # type: ignore[method-assign]
            assert {table.id for table in (await desk.tables.lobby(ann)).tables} == set(tables) - {tables[1]}
            mine = {table.id: as_told_to_all(table) for table in (await desk.tables.mine(ann)).tables}
            assert (reads, desk.hall.rooms) == (2, {})
            assert mine == opened

    asyncio.run(run())


@pytest.mark.parametrize("damage", [{"pace": {"kind": "?"}}, {"stand_ins": {"x": "club"}}])
def test_a_damaged_row_keeps_no_other_table_from_being_listed(desk_url: str, damage: dict[str, Any]) -> None:
    """The whole lobby answered 500."""

    async def run() -> None:
        async with Desk(desk_url) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            damaged, sound = await desk.table([ann]), await desk.table([bob])
            await desk.store.change_table(damaged, **damage)
            assert [table.id for table in (await desk.tables.lobby(ann)).tables] == [sound]
            assert (await desk.tables.mine(ann)).tables == []

    asyncio.run(run())


def test_a_table_that_cannot_even_be_made_a_room_of_is_parked_too(desk_url: str) -> None:
    """A game that is no longer installed: such a table ended the start, and the list of tables."""

    async def run() -> None:
        async with Desk(desk_url) as desk:
            ann = await desk.person("Ann")
            await add_poisoned(desk.store, "aaa", ann.known.id)
            await desk.store.change_table("aaa", game="go")
            healthy = await desk.table([ann])
            await desk.tables.start_all_full()
            row = await desk.store.table("aaa")
            assert row is not None
            assert (row.status, row.trouble) == ("parked", "unreadable")
            assert [table.id for table in (await desk.tables.mine(ann)).tables] == [healthy]

    asyncio.run(run())
