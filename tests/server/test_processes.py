"""Several processes on one database, without their doors: what one writes the others tell, whoever was first."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from signoria.kernel.streams import nonce_commitment
from signoria.server import bus, duties, wire
from signoria.server.connections import MOST_KEPT, TOO_SLOW, Connection, Watcher
from signoria.server.errors import Refusal, Stale
from signoria.server.hall import Hall
from signoria.server.limits import Limits
from signoria.server.manner import Manner
from signoria.server.room import Lines, Room
from signoria.server.settings import Settings
from signoria.server.sockets import Talker
from signoria.server.storage import Chair, Entry, Spoken, Store
from signoria.server.tables import Tables
from signoria.server.thoughts import Thought
from tests.server.rooms import Desk


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'signoria.db'}"


class Other(Hall):
    """A second process on the same database; what comes by the bus is given to `heard`."""

    def __init__(self, database: str) -> None:
        super().__init__(Store(database))
        self.tables = Tables(self)


async def nowhere(data: bytes) -> None:
    raise AssertionError("messages are taken from the queue")


async def no_hint(room: Room, seat: int, bot: str) -> Thought:
    raise AssertionError("nobody asks for a hint")


async def looking(hall: Hall, table: str, person: str, seat: int) -> Connection:
    """Somebody who looks on from a seat, and has read everything so far."""
    connection = Connection(person, "Ann", nowhere)
    await hall.watch(Watcher(connection, table, seat, -1, Manner()), -1, lambda room: None)
    told(connection)
    return connection


def told(connection: Connection) -> list[dict[str, Any]]:
    found = []
    while not connection.queue.empty():
        item = connection.queue.get_nowait()
        assert isinstance(item, bytes)
        found.append(json.loads(item))
    return found


def test_an_entry_that_another_process_wrote_first_is_told(database: str) -> None:
    """Both clocks ran out at once. The notice came while the second was writing, and counted as known already."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = await desk.table([ann, bob], pace=wire.PerMove(seconds=1000))
            other = Other(database)
            watcher = await looking(other, table, ann.id, 0)
            begun, late = desk.hall.rooms[table].seq, time.time() + 1001

            def time_out(room: Room) -> Lines:
                if room.seq > begun:
                    raise Stale("Nobody's time is over.")
                return duties.time_out(room, late, 1)

            written = other.store.append

            async def append(entry: Entry, chairs: list[Chair] | None = None, **changes: object) -> None:
                other.store.append = written  # type: ignore[method-assign]
                seq = await desk.hall.do(table, time_out, "clock")
                hearing = asyncio.create_task(other.heard(f"{table} {seq}"))
                await asyncio.sleep(0)
                try:
                    await written(entry, chairs, **changes)
                finally:
                    heard.append(hearing)

            heard: list[asyncio.Task[None]] = []
            other.store.append = append  # type: ignore[method-assign]
            with pytest.raises(Stale):
                await other.do(table, time_out, "clock")
            updates = [message for message in told(watcher) if message["type"] == "update"]
            assert [message["seq"] for message in updates] == [desk.hall.rooms[table].seq]
            await asyncio.gather(*heard)
            assert told(watcher) == []
            other.store.close()

    asyncio.run(run())


class Shared(Store):
    """A database that others write to, as PostgreSQL is."""

    @property
    def is_shared(self) -> bool:
        return True


def test_who_sat_down_at_one_process_plays_at_another_before_it_has_heard_of_it(database: str) -> None:
    """The notice of a claim was slower than the player: the other process said that his seat was free."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = (await desk.tables.create(wire.NewTable(game="lorenzo", seats=2), ann)).id
            other = Other(database)
            other.store = other.tables.store = Shared(database)
            await other.tables.out(table, ann)
            await desk.tables.claim(table, wire.Claim(seat=0), ann)
            connection = Connection(ann.id, "Ann", nowhere)
            talker = Talker(other, ann, connection, no_hint, Limits(Settings()))
            await talker.hear(json.dumps({"type": "watch", "table": table, "seat": 0}))
            await desk.tables.claim(table, wire.Claim(seat=1), bob)
            room = desk.hall.rooms[table]
            assert room.match is not None
            seat = room.match.waiting[0]
            talker = Talker(other, (ann, bob)[seat], connection, no_hint, Limits(Settings()))
            move = {"type": "move", "table": table, "seat": seat, "key": "k", "at": room.seq}
            await talker.hear(json.dumps({**move, "move": room.legal(seat, "en")[0].text}))
            assert [message for message in told(connection) if message["type"] == "refused"] == []
            assert other.rooms[table].seq == room.seq + 1
            other.store.close()

    asyncio.run(run())


def test_nobody_stands_up_from_a_game_that_has_begun_elsewhere(database: str) -> None:
    """One left at a process that had not heard of the beginning: his nonce was gone, and the log could not be read."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = (await desk.tables.create(wire.NewTable(game="lorenzo", seats=2), ann)).id
            await desk.tables.claim(table, wire.Claim(seat=0, nonce_commitment=nonce_commitment("luck")), ann)
            other = Other(database)
            await other.tables.out(table, ann)
            await desk.tables.claim(table, wire.Claim(seat=1), bob)
            await desk.tables.reveal(table, wire.Reveal(seat=0, nonce="luck"), ann)
            with pytest.raises(Refusal, match="begun"):
                await other.tables.leave(table, 0, ann)
            third = Other(database)
            assert (await third.tables.out(table, bob)).status == "playing"
            other.store.close()
            third.store.close()

    asyncio.run(run())


def test_a_game_does_not_begin_with_who_has_stood_up(database: str) -> None:
    """He stands up at another process between the last who sat down and the first entry."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = (await desk.tables.create(wire.NewTable(game="lorenzo", seats=2), ann)).id
            await desk.tables.claim(table, wire.Claim(seat=0), ann)
            other = Other(database)
            await other.tables.out(table, ann)
            written = desk.store.append

            async def append(entry: Entry, chairs: list[Chair] | None = None, **changes: object) -> None:
                desk.store.append = written  # type: ignore[method-assign]
                await other.tables.leave(table, 0, ann)
                await written(entry, chairs, **changes)

            desk.store.append = append  # type: ignore[method-assign]
            assert (await desk.tables.claim(table, wire.Claim(seat=1), bob)).status == "open"
            assert (await desk.tables.claim(table, wire.Claim(seat=0), ann)).status == "playing"
            other.store.close()

    asyncio.run(run())


def test_every_line_of_chat_is_heard_once_whichever_process_it_was_said_to(database: str) -> None:
    """Of two lines said quickly only the second was heard; and a line said here made an earlier one vanish."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = await desk.table([ann, bob])
            other = Other(database)
            watcher = await looking(other, table, ann.id, 0)

            async def say(store: Store, text: str) -> Spoken:
                return await store.say(Spoken(table=table, n=0, at=0.0, person=bob.id, name="Bob", text=text, seat=1))

            for text in ("one", "two", "three"):
                await say(desk.store, text)
            other.say(await say(other.store, "four"))
            for n in (0, 1, 2, 3, 1):
                await other.heard(f"{table} chat {n}")
            assert sorted((message["n"], message["text"]) for message in told(watcher)) == [
                (0, "one"),
                (1, "two"),
                (2, "three"),
                (3, "four"),
            ]
            await say(desk.store, "while nobody listened")
            await other.look_again()
            assert [one["text"] for one in told(watcher) if one["type"] == "said"] == ["while nobody listened"]
            other.store.close()

    asyncio.run(run())


def test_who_plays_for_whom_and_the_end_are_told(database: str) -> None:
    """After a resignation, or an agreed end, watchers were sent the game and nothing about the table."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await desk.table(people, seats=3)
            watcher = await looking(desk.hall, table, people[1].id, 1)
            await desk.hall.do(table, lambda room: room.resign(0), "x")
            changed = [message["table"] for message in told(watcher) if message["type"] == "table"]
            assert changed[0]["chairs"][0]["kind"] == "bot"
            await desk.hall.do(table, lambda room: room.put("end", 1), "x")
            await desk.hall.do(table, lambda room: room.consent(2, True), "x")
            changed = [message["table"] for message in told(watcher) if message["type"] == "table"]
            assert changed[-1]["status"] == "over"

    asyncio.run(run())


def test_a_full_table_begins_although_the_process_that_should_begin_it_has_died(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            desk.automatic.also.append(desk.tables.start_all_full)
            ann = await desk.person("Ann")
            table = (await desk.tables.create(wire.NewTable(game="lorenzo", seats=2, hot_seat=True), ann)).id
            for seat in range(2):
                await desk.store.take_chair(table, seat, Chair(table=table, seat=seat), person=ann.id)
            desk.hall.rooms.pop(table, None)
            await desk.until(table, lambda room: room.match is not None)

    asyncio.run(run())


def test_the_bus_goes_on_whatever_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that was starting up while tables were read again made a process deaf for good."""

    class Line:
        async def __aenter__(self) -> "Line":
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

        async def execute(self, _: str) -> None:
            pass

        async def notifies(self) -> Any:
            await asyncio.Event().wait()
            yield

    async def connect(*_: object, **__: object) -> Line:
        return Line()

    async def run() -> None:
        tries: list[int] = []
        listening = asyncio.Event()

        async def lost() -> None:
            tries.append(1)
            if len(tries) < 3:
                raise OperationalError("select", {}, Exception("the database system is starting up"))
            listening.set()

        async def heard(_: str) -> None:
            pass

        listener = bus.Bus("postgresql+psycopg://x", heard, lost)
        listener.start()
        await asyncio.wait_for(listening.wait(), 60)
        await listener.stop()

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
    monkeypatch.setattr(bus, "PAUSE", 0.0)
    asyncio.run(run())


def test_who_does_not_read_is_cut_off_instead_of_filling_the_memory() -> None:
    async def run() -> None:
        async def nowhere(data: bytes) -> None:
            pass

        hung_up = []

        async def hang_up(code: int, reason: str) -> None:
            hung_up.append((code, reason))

        connection = Connection("p", "Ann", nowhere)
        connection.hang_up = hang_up
        for n in range(MOST_KEPT + 100):
            connection.tell(wire.Pong(n=n))
        assert connection.queue.qsize() == 1, "only the farewell waits: what is not sent is not kept"
        await connection.pump()
        assert hung_up == [TOO_SLOW]

    asyncio.run(run())
