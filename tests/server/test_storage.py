"""What is kept, the same on SQLite and PostgreSQL."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from signoria.server.hall import FOLLOWING, changes
from signoria.server.room import Lines, Room
from signoria.server.storage import Chair, Entry, Person, Spoken, Store, TableRow, migrations, schema, writer
from signoria.server.storage.store import MOST_OF_HOST, Begun, Taken, make_engine
from signoria.server.thoughts import Because, Thought, Weighed
from tests.server.postgres import postgres
from tests.server.rooms import Desk, Logged


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    folder = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        store = Store(f"sqlite:///{folder / 'signoria.db'}")
        yield store
        store.close()
    else:
        with postgres() as url:
            store = Store(url)
            yield store
            store.close()


def person(name: str) -> Person:
    return Person(id=name, name=name, name_key=name, created=time.time())


async def table(store: Store, name: str) -> None:
    await store.add_person(person(f"host of {name}"))
    row = TableRow(
        id=name,
        game="lorenzo",
        seats=2,
        options={},
        rules_version=1,
        access="public",
        pace={"kind": "none"},
        hints=False,
        hot_seat=False,
        host=f"host of {name}",
        invite="i",
        watch="w",
        secret="00",
        status="playing",
        created=time.time(),
    )
    await store.add_table(row, [Chair(table=name, seat=0), Chair(table=name, seat=1)])


def entry(name: str, seq: int, key: str) -> Entry:
    return Entry(table=name, seq=seq, at=1.0, by="somebody", key=key, lines=[["0", key]])


def test_what_entries_change_in_many_rows_is_written_together_and_each_in_its_own(store: Store) -> None:
    """A statement for each row took longer than everything else about a move."""
    names = [f"row {number}" for number in range(6)]
    statements: list[str] = []

    async def scene() -> list[TableRow | None]:
        for name in names:
            await table(store, name)
        event.listen(store.engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        is_held, go_on = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            is_held.set()
            go_on.wait()

        blocked = asyncio.create_task(store.write(hold))
        while not is_held.is_set():
            await asyncio.sleep(0.01)
        changes: list[dict[str, object]] = [{"round": n, "waiting": [n], "clocks": [[1.5, None]]} for n in range(5)]
        changes.append({"result": {"points": [1]}, "waiting": None})
        pairs = zip(names, changes, strict=True)
        written = [asyncio.create_task(store.append(entry(name, 0, "a"), None, **change)) for name, change in pairs]
        await asyncio.sleep(0)  # all have handed in what they write
        go_on.set()
        await asyncio.gather(*written, blocked)
        return [await store.table(name) for name in names]

    rows = [row for row in asyncio.run(scene()) if row is not None]
    assert [(row.round, row.waiting, row.clocks) for row in rows[:5]] == [(n, [n], [[1.5, None]]) for n in range(5)]
    assert (rows[5].round, rows[5].waiting, rows[5].result) == (0, None, {"points": [1]})
    assert len([one for one in statements if one.startswith("UPDATE tables")]) == 2


def test_an_entry_writes_of_its_row_only_what_it_changes() -> None:
    """What stands in an index was deleted and written again with every move, though it was the same."""
    log = Logged("lorenzo", 2)
    changes(log.room, log.entries[-1])
    written = [changes(log.room, log.play(log.room.waiting[0], after=1.0)).keys() for _ in range(12)]
    assert "moved" in written[-1]
    assert set().union(*written) <= {"moved", "round", "waiting"}
    ended = log.do(lambda room: room.resign(0), "p0")
    assert changes(log.room, ended).keys() >= {"status", "ended", "result"}
    assert changes(log.room, ended) == {}


def test_a_row_has_what_follows_from_its_log_however_little_each_entry_writes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'rows.db'}") as desk:
            who = await desk.person("ann")
            table = await desk.table([who], bots={"1": "random"})
            for _ in range(6):
                await desk.until(table, lambda room: room.waiting == [0])
                await desk.hall.do(table, play, who.id, 0)
                await check(desk, table)
            await desk.until(table, lambda room: room.waiting == [0])
            await desk.hall.do(table, lambda room: room.resign(0), who.id, 0)
            await check(desk, table)

    def play(room: Room) -> Lines:
        return room.play(0, None, room.legal(0, "en")[0].text)

    async def check(desk: Desk, table: str) -> None:
        async with desk.hall.room(table) as room:
            row = await desk.store.table(table)
            assert row is not None
            assert [getattr(row, name) for name in FOLLOWING] == [getattr(room.row, name) for name in FOLLOWING]

    asyncio.run(scene())


def test_a_writer_waits_for_more_only_while_several_write(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit for every few entries took longer than the entries did."""
    slept: list[float] = []

    async def scene() -> None:
        await table(store, "busy")
        monkeypatch.setattr(time, "sleep", slept.append)
        for seq in range(3):
            await store.append(entry("busy", seq, f"alone {seq}"))
        assert not slept
        is_held, go_on = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            is_held.set()
            go_on.wait()

        held = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(is_held.wait)
        several = [asyncio.create_task(store.append(entry("busy", seq, f"several {seq}"))) for seq in (3, 4)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(held, *several)
        assert not slept
        await store.append(entry("busy", 5, "one more"))
        assert slept == [writer.GATHERED]
        await store.append(entry("busy", 6, "alone again"))
        assert slept == [writer.GATHERED]

    asyncio.run(scene())


def test_the_place_of_an_entry_is_taken_once(store: Store) -> None:
    """Two processes wrote entry 1 at once, and both were told that theirs was saved: the driver did not count rows."""

    async def scene() -> list[Entry]:
        await table(store, "once")
        await store.append(entry("once", 0, "a"))
        with pytest.raises(Taken):
            await store.append(entry("once", 0, "b"))
        with pytest.raises(Taken):
            await store.append(entry("once", 1, "a"))
        await store.append(entry("once", 1, "b"))
        return await store.entries("once", 0)

    assert [one.key for one in asyncio.run(scene())] == ["a", "b"]


def test_a_name_is_taken_once(store: Store) -> None:
    async def scene() -> None:
        await store.add_person(person("ann"))
        with pytest.raises(Taken):
            await store.add_person(Person(id="other", name="Ann", name_key="ann", created=0))
        await store.add_person(Person(id="g1", name="Ann", created=0))
        await store.add_person(Person(id="g2", name="Ann", created=0))

    asyncio.run(scene())


def test_a_chair_is_taken_once(store: Store) -> None:
    async def scene() -> list[Chair]:
        await table(store, "chairs")
        await store.add_person(person("first"))
        await store.add_person(person("second"))
        free = Chair(table="chairs", seat=1)
        await store.change_table("chairs", status="open")
        await store.take_chair("chairs", 1, free, person="first")
        with pytest.raises(Taken):
            await store.take_chair("chairs", 1, free, person="second")
        await store.change_table("chairs", status="playing")
        with pytest.raises(Begun):
            await store.take_chair("chairs", 0, Chair(table="chairs", seat=0), person="second")
        return await store.chairs("chairs")

    assert [chair.name for chair in asyncio.run(scene())] == ["", "first"]


def test_one_that_fails_fails_alone(store: Store) -> None:
    """Jobs that arrive together share a transaction; one that cannot be takes no other with it."""

    async def scene() -> list[object]:
        await table(store, "together")
        jobs = [store.append(entry("together", seq, f"k{seq}")) for seq in (0, 1, 1, 2)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    results = asyncio.run(scene())
    assert [type(result) for result in results] == [type(None), type(None), Taken, type(None)]


def test_the_lobby_lists_a_few_tables_of_each_host(store: Store) -> None:
    """Two guests who made a hundred of them were all that was listed."""

    async def run() -> list[str]:
        await table(store, "victim")
        for name in [f"flood{i}" for i in range(10)]:
            await table(store, name)
            await store.change_table(name, status="open", host="host of flood0")
        return [row.id for row, _ in await store.listed_in_lobby(1 + MOST_OF_HOST, 0.0)]

    assert asyncio.run(run()) == ["flood9", "flood8", "flood7", "victim"]


def test_only_the_last_lines_of_chat_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """They were kept for ever, and are told to nobody."""
    monkeypatch.setattr("signoria.server.storage.store.LINES_KEPT", 3)

    async def run() -> list[tuple[str, int]]:
        for name in ("one", "other"):
            await table(store, name)
            for i in range(5):
                await store.say(Spoken(table=name, n=0, at=0, person="p", name="P", text=f"{i}"))
        return [(one.table, one.n) for name in ("one", "other") for one in await store.spoken(name)]

    assert asyncio.run(run()) == [(name, n) for name in ("one", "other") for n in (2, 3, 4)]


def test_chat_is_numbered(store: Store) -> None:
    async def scene() -> list[int]:
        await table(store, "chat")
        said = [Spoken(table="chat", n=0, at=0, person="p", name="P", text=f"{i}") for i in range(5)]
        await asyncio.gather(*[store.say(one) for one in said])
        return [one.n for one in await store.spoken("chat", 1)]

    assert asyncio.run(scene()) == [1, 2, 3, 4]


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


@contextmanager
def database_of(version: str, url: str) -> Iterator[Connection]:
    """A database as a server of an earlier version has left it."""
    engine = make_engine(url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__path__[0])))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        yield connection
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Addresses that were there are not confirmed: their owners are asked when they set them again."""
    url = f"sqlite:///{tmp_path / 'old.db'}"
    with database_of("a0001", url) as connection:
        connection.execute(
            text("INSERT INTO people VALUES ('ann', 'Ann', 'ann', 'hash', 'ann@example.org', '', 1.0)"),
        )
        row = ("old", "lorenzo", 2, "{}", 1, "private", '{"kind": "none"}', 0, 0, "ann", "i", "w", "00")
        connection.exec_driver_sql(
            f"INSERT INTO tables VALUES ({', '.join('?' * 20)})", (*row, "null", "", "", "open", 1.0, None, None)
        )
    old = Store(url)

    async def scene() -> tuple[Person | None, TableRow | None]:
        return await old.person("ann"), await old.table("old")

    ann, table = asyncio.run(scene())
    old.close()
    assert ann is not None
    assert (ann.email, ann.email_confirmed, ann.email_token) == ("ann@example.org", False, "")
    assert table is not None
    assert (table.invited, table.status) == ([], "open")


def test_of_moves_before_the_third_version_no_thought_is_known(tmp_path: Path) -> None:
    """Tables that were begun are played on, and read as they were."""
    url = f"sqlite:///{tmp_path / 'old.db'}"
    with database_of("a0002", url) as connection:
        connection.execute(text("INSERT INTO people VALUES ('ann', 'Ann', 'ann', 'hash', '', '', 1.0, 0, '')"))
        row = ("old", "lorenzo", 2, "{}", 1, "private", '{"kind": "none"}', 0, 0, "ann", "i", "w", "00")
        rest = ("null", "", "", "playing", 1.0, None, None, "[]")
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ({', '.join('?' * 21)})", (*row, *rest))
        connection.exec_driver_sql("INSERT INTO log VALUES ('old', 0, 1.0, 'bot greedy', NULL, '[[\"0\", \"pass\"]]')")
    old = Store(url)
    thought = Thought(move="pass", ranked=[Weighed("pass", 0.5, [Because("points", 50)])])

    async def scene() -> tuple[list[Entry], dict[int, Thought]]:
        await old.append(Entry(table="old", seq=1, at=2.0, by="bot club", lines=[["1", "pass"]], thought=thought))
        return await old.entries("old", 0), await old.thoughts("old")

    entries, thoughts = asyncio.run(scene())
    old.close()
    assert [(entry.by, entry.lines, entry.thought) for entry in entries] == [
        ("bot greedy", [["0", "pass"]], None),
        ("bot club", [["1", "pass"]], None),
    ]
    assert thoughts == {1: thought}


def test_what_a_bot_thought_comes_back_as_it_was(store: Store) -> None:
    async def scene() -> dict[int, Thought]:
        await table(store, "thoughtful")
        thought = Thought(move="pass", unit="share", ranked=[Weighed("pass", 0.5, [Because("points", -50)])])
        for seq in range(3):
            one = entry("thoughtful", seq, f"k{seq}")
            one.thought = thought if seq == 1 else None
            await store.append(one)
        return await store.thoughts("thoughtful")

    (found,) = asyncio.run(scene()).items()
    assert found == (1, Thought("pass", "share", [Weighed("pass", 0.5, [Because("points", -50)])]))


def test_tables_are_listed_in_one_statement_with_chairs_and_the_last_entry(store: Store) -> None:
    async def scene() -> None:
        for name in ("listed", "from-a-position"):
            await table(store, name)
        await store.change_table("from-a-position", position={"game": "lorenzo"}, created=time.time() + 1)
        statements: list[str] = []
        event.listen(store.engine, "before_cursor_execute", lambda *seen: statements.append(seen[2]))
        found = await store.listed(schema.tables.c.id.in_(["listed", "from-a-position"]), 100)
        assert len([text for text in statements if text.startswith("SELECT tables")]) == len(statements) == 1
        assert [(row.id, row.position is None, len(chairs)) for row, chairs in found] == [
            ("from-a-position", False, 2),
            ("listed", True, 2),
        ]

    asyncio.run(scene())


def test_a_gap_between_two_signs_of_life_is_an_outage(store: Store) -> None:
    async def scene() -> None:
        assert await store.beat(1000.0, 15.0) == []
        assert await store.beat(1015.0, 15.0) == []
        assert await store.beat(1031.0, 15.0) == [(1015.0, 1031.0)]
        assert await store.beat(1032.0, 0.0) == [(1015.0, 1031.0), (1031.0, 1032.0)]
        assert await store.beat(1020.0, 15.0) == [(1015.0, 1020.0)]  # the clock was set back
        assert await store.beat(1021.0, 15.0) == [(1015.0, 1020.0)]

    asyncio.run(scene())
