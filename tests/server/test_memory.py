"""Tables leave memory when nobody uses them, and the database when nobody wants to keep them."""

import asyncio
import copy
import gc
import random
import time
import tracemalloc
from pathlib import Path
from typing import Any, get_args

import pytest

from signoria.server import wire
from signoria.server.connections import Connection, Watcher
from signoria.server.errors import NotFound
from signoria.server.hall import OVER_SECONDS
from signoria.server.limits import spending
from signoria.server.manner import Manner
from signoria.server.memory import bytes_of
from signoria.server.news import MOST_MADE
from signoria.server.room import Room
from signoria.server.storage import Spoken
from tests.server.rooms import Desk, Logged

PLAIN = Manner("en", "")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'x.db'}"


async def nobody_hears(_: bytes) -> None:
    pass


def played(game: str, seats: int, moves: int, **options: object) -> Logged:
    table, dice = Logged(game, seats, **options), random.Random(1)  # type: ignore[arg-type]
    for number in range(moves):
        if not table.room.is_over:
            seat = dice.choice(table.room.waiting)
            table.play(seat, number=dice.randrange(len(table.room.playing.legal(seat)))).key = f"0:k{number}:abcd"
    return table


@pytest.mark.parametrize("is_asked", [False, True])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("lorenzo", 4, {"advanced": True}), ("princes", 3, {}), ("fief", 3, {"turn_limit": 1})],
)
def test_the_estimate_is_about_what_a_room_takes(
    game: str, seats: int, options: dict[str, Any], is_asked: bool
) -> None:
    """Never less than half, never more than twice, be the game short or long, looked at or not."""
    for moves in (5, 150):
        table = played(game, seats, moves, **options)
        row, chairs = table.room.row, table.room.chairs
        for seat in range(seats) if is_asked else ():
            table.room.update(seat, -1, PLAIN, 0.0)  # words that all tables share are not part of a room
        gc.collect()
        tracemalloc.start()
        try:
            room = Room.read(row, chairs, copy.deepcopy(table.entries))
            for seat in range(seats) if is_asked else ():
                room.update(seat, -1, PLAIN, 0.0)
            room.were_told()
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
        assert 0.5 < bytes_of(room) / taken < 2, (moves, bytes_of(room), taken)


def test_what_was_told_since_each_entry_is_not_kept_for_ever() -> None:
    """A spectator asked for it entry by entry, in every language: the room grew with the square of the game."""
    room = played("lorenzo", 2, 60).room
    for since in range(room.seq):
        for lang in get_args(wire.Language):
            room.update(None, since, Manner(lang, ""), 0.0)
    assert room.made_news is not None
    assert len(room.made_news.made) == MOST_MADE
    kept = list(room.made_news.made)
    first, lang, _ = kept[0]
    room.news.since(first, None, lang)
    assert list(room.made_news.made) == [*kept[1:], kept[0]], "what is asked for again is made once"


async def open_table(desk: Desk, table: str) -> None:
    """As for somebody who looks at its game."""
    async with desk.hall.room(table):
        pass


def test_while_a_long_table_is_opened_others_have_their_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log of 22,000 entries was read for a second, in which nobody else was answered, and nobody paid for it."""
    monkeypatch.setattr("signoria.server.opening.SLICE", 0.0)

    async def run() -> None:
        async with Desk(database) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table, turns = await desk.table(people), 0
            for _ in range(5):
                await desk.hall.do(table, lambda room: room.put("end", 0), "person")
                await desk.hall.do(table, lambda room: room.consent(1, False), "person")
            desk.hall.forget(table)
            with spending() as spent:
                opening = asyncio.create_task(open_table(desk, table))
                while not opening.done():
                    turns += bool(spent.seconds)
                    await asyncio.sleep(0)
            assert turns > 10
            assert spent.seconds > 0

    asyncio.run(run())


async def three_tables(desk: Desk) -> list[str]:
    people = [await desk.person("Ann"), await desk.person("Bob")]
    return [await desk.table(people) for _ in range(3)]


def test_a_table_that_nobody_uses_leaves_memory_after_a_while(database: str) -> None:
    """2,000 of them stayed, however large and old: 300 KiB for each finished game."""

    async def run() -> None:
        async with Desk(database) as desk:
            tables = await three_tables(desk)
            watcher = Watcher(Connection("", "", nobody_hears), tables[0], None, -1, PLAIN)
            desk.hall.connections.add(watcher)
            for table in tables[:2]:
                desk.hall.used[table] = time.monotonic() - desk.hall.room_seconds - 1
            await desk.hall.tidy()
            assert list(desk.hall.rooms) == [tables[0], tables[2]]  # somebody looks at the first, the third is fresh
            assert desk.hall.locks.keys() == desk.hall.used.keys() == desk.hall.rooms.keys()
            async with desk.hall.room(tables[1]) as room:
                assert room.match is not None

    asyncio.run(run())


def test_a_game_that_is_over_leaves_memory_soon(database: str) -> None:
    """Each stayed for a quarter of an hour: under constant play most of the memory was of games that had ended."""

    async def run() -> None:
        async with Desk(database) as desk:
            tables = await three_tables(desk)
            for table in tables[:2]:
                desk.hall.used[table] = time.monotonic() - OVER_SECONDS - 1
            desk.hall.rooms[tables[1]].affairs.ended = "agreed"
            desk.hall.rooms[tables[2]].affairs.ended = "agreed"
            await desk.hall.tidy()
            assert list(desk.hall.rooms) == [tables[0], tables[2]]  # one goes on, the other has been used just now

    asyncio.run(run())


def test_a_table_whose_lock_is_gone_is_forgotten_like_any_other(database: str) -> None:
    """One that was purged while it was opened kept all others in memory for good."""

    async def run() -> None:
        async with Desk(database) as desk:
            tables = await three_tables(desk)
            del desk.hall.locks[tables[0]]
            desk.hall.room_bytes = 0
            desk.hall.make_room()
            assert not desk.hall.rooms

    asyncio.run(run())


def test_while_all_take_too_much_the_longest_unused_leave_first(database: str) -> None:
    async def run() -> None:
        async with Desk(database) as desk:
            tables = await three_tables(desk)
            sizes = [bytes_of(desk.hall.rooms[table]) for table in tables]
            desk.hall.room_bytes = sum(sizes)
            desk.hall.make_room()
            assert len(desk.hall.rooms) == 3
            async with desk.hall.room(tables[0]):
                pass
            desk.hall.room_bytes = sum(sizes) - 1
            desk.hall.make_room()
            assert list(desk.hall.rooms) == [tables[2], tables[0]]
            desk.hall.room_bytes = 0
            async with desk.hall.room(tables[0]):  # it is being used
                desk.hall.make_room()
                assert list(desk.hall.rooms) == [tables[0]]

    asyncio.run(run())


def test_old_tables_are_purged_with_their_chat_only_if_that_is_wanted(database: str) -> None:
    async def run() -> None:
        async with Desk(database) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            old, running, fresh = [await desk.table([ann, bob]) for _ in range(3)]
            waiting = await desk.table([ann])
            for table in (old, fresh):
                await desk.hall.do(table, lambda room: room.resign(0), "person")
            await desk.store.say(Spoken(table=old, n=0, at=0, person=ann.id, name="Ann", text="Well played"))
            for table in (old, running):
                await desk.store.keep_notes(table, ann.id, "Bob likes ventures")
            rematch = await desk.tables.rematch(old, ann)
            long_ago = time.time() - 31 * 86_400
            for table in (old, running, waiting):
                await desk.store.change_table(table, created=long_ago, **({"ended": long_ago} if table == old else {}))
            await desk.tables.purge()
            assert len((await desk.tables.mine(ann)).tables) == 5
            desk.tables.days_kept = 30
            await desk.tables.purge()
            assert {table.id for table in (await desk.tables.mine(ann)).tables} == {running, fresh, rematch.id}
            assert await desk.store.spoken(old) == []
            assert [await desk.store.notes(table, ann.id) for table in (old, running)] == ["", "Bob likes ventures"]
            with pytest.raises(NotFound):
                await desk.tables.out(old, ann)

    asyncio.run(run())
