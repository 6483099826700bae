"""The list of one's own tables says whose turn it is, how far each game is and what is left, and opens none of them."""

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from signoria.server import progress, wire
from signoria.server.accounts import Identity
from signoria.server.clocks import Outages
from signoria.server.room import Room
from signoria.server.storage import TableRow
from signoria.server.wire import Bank
from tests.server.old_databases import Old
from tests.server.rooms import Desk, Logged

HOUR = 3_600.0
ON = Outages()


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'signoria.db'}"


async def mine(desk: Desk, who: Identity) -> list[wire.OwnTable]:
    return (await desk.tables.mine(who)).tables


async def play(desk: Desk, table: str, number: int = 0) -> int:
    """Whoever must answer does; the seat."""
    async with desk.hall.room(table) as room:
        seat = room.waiting[0]
        move = room.legal(seat, "en")[number].text
    await desk.hall.do(table, partial(Room.play, seat=seat, at=None, move=move), f"p{seat}", seat)
    return seat


def test_each_player_sees_whose_turn_it_is_and_the_round(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(url(tmp_path)) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            table = await desk.table(people)
            for _ in range(3):
                asked = [(await mine(desk, who))[0].asked for who in people]
                async with desk.hall.room(table) as room:
                    assert asked == [seat in room.waiting for seat in (0, 1)]
                    assert True in asked
                await play(desk, table)
            listed = (await mine(desk, people[0]))[0]
            assert (listed.id, listed.round, listed.left, listed.ended) == (table, 1, None, None)
            assert listed.moved is not None
            assert time.time() - listed.moved < 60

    asyncio.run(run())


def test_those_where_it_is_my_turn_come_first_and_then_the_latest_used(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(url(tmp_path)) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            tables = [await desk.table(people) for _ in range(4)]
            waiting = await desk.table(people[:1])
            asked = []
            for table in tables:
                async with desk.hall.room(table) as room:
                    asked += [table] if 0 in room.waiting else []
            await play(desk, tables[0])
            listed = await mine(desk, people[0])
            first = [one.id for one in listed if one.asked]
            assert [one.id for one in listed[: len(first)]] == first
            assert {one.id for one in listed} == {*tables, waiting}
            assert all(not one.asked for one in listed if one.id == waiting)

    asyncio.run(run())


def test_finished_games_come_last_with_their_result_and_not_more_than_fifty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.tables.MOST_ENDED", 3)

    async def run() -> None:
        async with Desk(url(tmp_path)) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            tables = [await desk.table(people) for _ in range(5)]
            for table in tables[:4]:
                await desk.hall.do(table, partial(Room.resign, seat=1), people[1].id, 1)
            listed = await mine(desk, people[0])
            assert [one.id for one in listed] == [tables[4], *reversed(tables[1:4])]
            assert [one.status for one in listed] == ["playing", "over", "over", "over"]
            for one in listed[1:]:
                assert one.ended is not None
                assert one.result["winners"] == [0]
                assert (one.asked, one.left) == (False, None)

    asyncio.run(run())


def test_an_old_game_is_listed_however_many_have_ended_since(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest hundred tables were listed: whoever had played a hundred games since lost sight of a running one."""
    monkeypatch.setattr("signoria.server.tables.MOST_LISTED", 2)

    async def run() -> None:
        async with Desk(url(tmp_path)) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            first = await desk.table(people)
            for _ in range(3):
                table = await desk.table(people)
                await desk.hall.do(table, partial(Room.resign, seat=1), people[1].id, 1)
            assert (await mine(desk, people[0]))[0].id == first

    asyncio.run(run())


def test_the_clock_runs_on_in_the_list_but_not_while_no_server_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(url(tmp_path)) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            table = await desk.table(people, pace=Bank(seconds=HOUR))
            async with desk.hall.room(table) as room:
                seat, row = room.waiting[0], room.row
                begins = row.clocks[seat][1]
            for one, other in ((seat, HOUR), (1 - seat, HOUR)):
                left = (await mine(desk, people[one]))[0].left
                assert left is not None
                assert other - 30 < left <= other
            assert progress.seconds_left(row, seat, begins + 60, desk.hall.outages) == pytest.approx(HOUR - 60)
            assert progress.seconds_left(row, 1 - seat, begins + 60, desk.hall.outages) == HOUR
            desk.hall.outages.all.append((begins + 10, begins + 40))
            assert progress.seconds_left(row, seat, begins + 60, desk.hall.outages) == pytest.approx(HOUR - 30)

    asyncio.run(run())


def test_no_log_is_read_for_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with Desk(url(tmp_path)) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            table = await desk.table(people)
        async with Desk(url(tmp_path)) as desk:
            monkeypatch.setattr(desk.store, "whole_table", no_table)
            listed = [(await mine(desk, who))[0] for who in people]
            assert [one.id for one in listed] == [table, table]
            assert any(one.asked for one in listed)

    asyncio.run(run())


async def no_table(*_: Any) -> None:
    raise AssertionError("a list opens no table")


def test_whom_a_bot_plays_for_is_not_asked(tmp_path: Path) -> None:
    room = Logged("lorenzo", 2).room
    seat = room.waiting[0]
    progress.keep_progress(room, None)
    assert progress.asked_of(room.row, [seat]) == [seat]
    room.affairs.bots[seat] = "club"
    progress.keep_progress(room, None)
    assert progress.asked_of(room.row, [0, 1]) == []


def told(row: TableRow, seat: int) -> tuple[object, ...]:
    """What the owner of a seat is told of the game, half an hour later."""
    left = progress.seconds_left(row, seat, 1000.0 + HOUR / 2, ON)
    return row.round, row.moved, progress.asked_of(row, [seat]), None if left is None else round(left, 2)


def test_a_sealed_answer_shows_in_nobody_elses_list() -> None:
    """Else it told that somebody had answered: only whose turn it is of one's own, and when all were told something."""
    logged = Logged("lorenzo", 3, Bank(seconds=HOUR, increment=5), advanced=True)
    room = logged.room
    while len(room.waiting) < 2:
        logged.play(room.waiting[0])
    first, other = room.waiting[:2]
    assert room.playing.state.steps[room.playing.state.stack[room.playing.state.top]].sealed
    progress.keep_progress(room, logged.entries[-1])
    before = told(room.row, other)
    entry = logged.play(first, after=60)
    progress.keep_progress(room, entry)
    assert before == told(room.row, other)
    assert progress.asked_of(room.row, [first]) == []


def test_a_game_of_an_older_database_is_listed_and_known_once_it_is_opened(tmp_path: Path) -> None:
    old = Old("f9ff301", tmp_path)

    async def run() -> None:
        async with Desk(old.url) as desk:
            row = await desk.store.table(old.tables["princes-3"])
            assert row is not None
            async with desk.hall.room(row.id) as room:
                expected = [seat for seat in room.waiting if seat in room.people]
            now = await desk.store.table(row.id)
            assert now is not None
            assert (now.waiting, now.round) == (expected, room.playing.view(None)["round"])

    asyncio.run(run())
