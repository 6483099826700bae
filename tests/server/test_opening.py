"""Tables are opened a little at a time and few at once, others make room for them, and some questions open none."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.server import opening
from signoria.server.connections import Connection, Watcher
from signoria.server.errors import NotFound
from signoria.server.limits import asking, spending
from signoria.server.manner import Manner
from signoria.server.memory import bytes_of
from signoria.server.opening import in_slices
from tests.server.rooms import Desk, give_idle_seat

SOME_TIME = 0.001  # seconds


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'x.db'}"


async def nobody_hears(_: bytes) -> None:
    pass


async def open_table(desk: Desk, table: str) -> None:
    async with desk.hall.room(table):
        pass


def work(steps: int) -> Iterator[None]:
    for _ in range(steps):
        end = time.perf_counter() + SOME_TIME
        while time.perf_counter() < end:
            pass
        yield


def test_between_two_slices_of_long_work_all_else_is_done() -> None:
    async def run() -> None:
        turns = 0
        with spending() as spent:
            working = asyncio.create_task(in_slices(work(100)))
            while not working.done():
                await asyncio.sleep(0)
                turns += 1
        assert turns >= 0.5 * 100 * SOME_TIME / opening.SLICE, "others had their turn again and again"
        assert spent.seconds > 0, "and the time is charged to who asks"

    asyncio.run(run())


def test_what_everybody_knows_of_a_table_is_told_without_its_game(database: str) -> None:
    """Each time that anybody asked for it the whole game was read and replayed."""

    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table, over = [await desk.table([ann, bob]) for _ in range(2)]
            private = await desk.table([ann], access="private")
            await desk.hall.do(table, give_idle_seat, "person")
            await desk.hall.do(over, lambda room: room.resign(0), "person")
            opened = [await desk.tables.out(one, ann) for one in (table, over, private)]
            desk.hall.rooms.clear()
            assert [await desk.tables.out(one, ann) for one in (table, over, private)] == opened
            eve = await desk.person("Eve")
            for hidden in (private, "none"):
                with pytest.raises(NotFound):
                    await desk.tables.out(hidden, eve)
            assert desk.hall.rooms == {}

    asyncio.run(run())


def test_few_are_opened_at_once_and_one_for_each_who_asks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that one address asked for were read at once."""

    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            tables = [await desk.table([ann, bob]) for _ in range(6)]
            desk.hall.rooms.clear()
            now: list[object] = []
            most = [0, 0]
            read = desk.store.whole_table

            async def watched(table: str) -> Any:
                payer = asking()
                now.append(payer)
                most[:] = max(most[0], len(now)), max(most[1], now.count(payer))
                await asyncio.sleep(0.02)
                now.remove(payer)
                return await read(table)

            monkeypatch.setattr(desk.store, "whole_table", watched)

            async def asked(person: str, table: str) -> None:
                with spending((person, f"address of {person}")):
                    await open_table(desk, table)

            await asyncio.gather(*[asked("eve", one) for one in tables[:4]], *[asked(one, one) for one in tables[4:]])
            assert len(desk.hall.rooms) == 6
            assert most == [opening.AT_ONCE, 1]

    asyncio.run(run())


def test_many_guests_of_one_address_keep_nobody_else_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each had a turn of their own: whoever came back to their game waited until all of theirs were opened."""

    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            *tables, wanted = [await desk.table([ann, bob]) for _ in range(12)]
            desk.hall.rooms.clear()
            opened: list[str] = []
            read = desk.store.whole_table

            async def noted(table: str) -> Any:
                opened.append(table)
                await asyncio.sleep(0.01)
                return await read(table)

            monkeypatch.setattr(desk.store, "whole_table", noted)

            async def asked(person: str, address: str, table: str) -> None:
                with spending((person, address)):
                    await open_table(desk, table)

            guests = [asyncio.create_task(asked(f"guest {n}", "1.0.0.1", one)) for n, one in enumerate(tables[:6])]
            guests += [asyncio.create_task(asked("1.0.0.1", "1.0.0.1", one)) for one in tables[6:]]
            await asyncio.sleep(0)
            await asked("bob", "1.0.0.2", wanted)
            assert opened.index(wanted) <= 1
            await asyncio.gather(*guests)
            assert len(opened) == 12

    asyncio.run(run())


def test_who_waits_for_a_turn_keeps_nobody_from_the_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            slow, wanted = [await desk.table([ann, bob]) for _ in range(2)]
            desk.hall.rooms.clear()
            read, may_go_on = desk.store.whole_table, asyncio.Event()

            async def held(table: str) -> Any:
                if table == slow:
                    await may_go_on.wait()
                return await read(table)

            monkeypatch.setattr(desk.store, "whole_table", held)
            with spending(("eve", "1.0.0.1")):
                greedy = [asyncio.create_task(open_table(desk, table)) for table in (slow, wanted)]
                await asyncio.sleep(0.05)
                assert wanted not in desk.hall.rooms
            await asyncio.wait_for(open_table(desk, wanted), 10)
            may_go_on.set()
            await asyncio.gather(*greedy)

    asyncio.run(run())


def test_tables_that_nobody_uses_make_room_before_a_log_is_read(database: str) -> None:
    """It was looked after every 16 tables, when they had been read."""

    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            tables = [await desk.table([ann, bob]) for _ in range(3)]
            desk.hall.forget(tables[2])
            desk.hall.room_bytes = sum(map(bytes_of, desk.hall.rooms.values()))
            desk.hall.make_room()
            await open_table(desk, tables[2])
            assert tables[0] not in desk.hall.rooms
            assert sum(map(bytes_of, desk.hall.rooms.values())) <= desk.hall.room_bytes

    asyncio.run(run())


def test_games_that_are_over_make_room_even_while_somebody_looks_at_them(database: str) -> None:
    """Whoever looked at a hundred of them kept all in memory."""

    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            running, over, more = [await desk.table([ann, bob]) for _ in range(3)]
            await desk.hall.do(over, lambda room: room.resign(0), "person")
            connection = Connection("", "", nobody_hears)
            for table in (running, over):
                await desk.hall.watch(Watcher(connection, table, None, -1, Manner()), -1, lambda room: None)
            desk.hall.forget(more)
            desk.hall.room_bytes = sum(map(bytes_of, desk.hall.rooms.values()))
            desk.hall.make_room()
            assert set(desk.hall.rooms) == {running, over}
            await open_table(desk, more)
            assert set(desk.hall.rooms) == {running, more}
            for news in (desk.hall.heard(f"{over} changed"), desk.hall.look_again()):
                desk.hall.forget(over)
                connection.forget()
                await news
                told = [message for message in connection.forget() if isinstance(message, bytes)]
                assert any(b'"type":"table"' in message and over.encode() in message for message in told)

    asyncio.run(run())


def test_a_table_that_is_forgotten_while_somebody_waits_for_it_has_one_lock(database: str) -> None:
    async def run() -> None:
        async with Desk(database) as desk:
            table = await desk.table([await desk.person("Ann"), await desk.person("Bob")])
            at_once = most = 0

            async def use() -> None:
                nonlocal at_once, most
                async with desk.hall.room(table):
                    at_once += 1
                    most = max(most, at_once)
                    await asyncio.sleep(0.01)
                    at_once -= 1

            async with desk.hall.room(table):
                waiting = asyncio.create_task(use())
                await asyncio.sleep(0)
            desk.hall.forget(table)
            await asyncio.gather(waiting, use(), use())
            assert most == 1

    asyncio.run(run())
