"""Time that nobody can have used: no server ran, or the clock of the machine jumped. It is not charged."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from signoria.server.accounts import Identity
from signoria.server.automatic import timed_out
from signoria.server.clocks import Clocks, Outages
from signoria.server.errors import Stale
from signoria.server.grace import digits, grace
from signoria.server.pulse import LATE
from signoria.server.room import Room
from signoria.server.storage import Person
from signoria.server.wire import Bank, PerMove
from tests.server.rooms import Desk, Player

HOUR = 3600.0
BANK = Bank(seconds=1800, increment=0, out="resign")


class Wall:
    """The clock on the wall, which a test sets; the one that never jumps goes on as it does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


async def sit_down(desk: Desk) -> str:
    people = [await desk.person("Ann"), await desk.person("Bob")]
    return await desk.table(people, pace=BANK)


def left(room: Room) -> list[float]:
    clock = room.clocks.out_json(time.time())
    assert clock is not None
    return clock.left


async def look(desk: Desk, table: str) -> Room:
    """What happens by itself has happened."""
    await desk.automatic.sweep()
    await desk.automatic.catch_up(table)
    async with desk.hall.room(table) as room:
        return room


def test_time_without_a_server_is_not_charged(tmp_path: Path, wall: Wall) -> None:
    """An hour without a server cost everybody an hour: a bank of half an hour was lost at the start."""
    url = f"sqlite:///{tmp_path / 'x.db'}"

    async def before() -> str:
        async with Desk(url) as desk:
            table = await sit_down(desk)
            await desk.hall.pulse.beat()
            return table

    async def after(table: str) -> None:
        async with Desk(url) as desk:
            await desk.hall.pulse.beat()
            room = await look(desk, table)
            assert not room.is_over
            assert min(left(room)) > 1700
            row = await desk.store.table(table)
            assert row is not None
            assert row.due is not None
            assert row.due > time.time() + 1700

    table = asyncio.run(before())
    for _ in range(3):
        wall.ahead += HOUR
        asyncio.run(after(table))


def test_time_that_passes_while_a_server_runs_is_charged(tmp_path: Path, wall: Wall) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table = await sit_down(desk)
            for _ in range(150):
                await desk.store.beat(time.time(), LATE)
                wall.ahead += LATE - 1
            await desk.hall.pulse.store.beat(time.time(), LATE)
            desk.hall.pulse.offset = time.time() - time.monotonic()  # as a process that was there all the time
            assert (await look(desk, table)).is_over

    asyncio.run(run())


def test_a_jump_of_the_clock_forfeits_nothing_and_is_logged(tmp_path: Path, wall: Wall) -> None:
    """Two hours ahead for one second, and every game with a clock was lost for good."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table = await sit_down(desk)
            await desk.hall.pulse.beat()
            with capture_logs() as logs:
                wall.ahead += 2 * HOUR
                room = await look(desk, table)
                assert not room.is_over
                assert min(left(room)) > 1700
                wall.ahead -= 2 * HOUR
                room = await look(desk, table)
            assert not room.is_over
            assert max(left(room)) <= 1800  # it showed 10,793 of 3,600 seconds
            jumps = [line["seconds"] for line in logs if line["event"] == "clock-jumped"]
            assert [round(jump / HOUR) for jump in jumps] == [2, -2]
            assert all(ended <= time.time() for _, ended in desk.hall.outages.all)

    asyncio.run(run())


def test_what_is_late_only_by_a_jump_is_found_out_by_whoever_acts_first(tmp_path: Path, wall: Wall) -> None:
    """No beat has noticed the jump yet when a timer fires."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table = await sit_down(desk)
            await desk.hall.pulse.beat()
            wall.ahead += 2 * HOUR
            assert not await desk.automatic.act(table)
            with pytest.raises(Stale):
                await desk.hall.do(table, timed_out, "clock")

    asyncio.run(run())


@pytest.mark.parametrize("pace", [PerMove(seconds=86_400), Bank(seconds=1800)])
@pytest.mark.parametrize("is_off", [False, True])
def test_time_that_nobody_can_have_used_is_no_part_of_the_grace(
    tmp_path: Path, wall: Wall, pace: PerMove | Bank, is_off: bool
) -> None:
    """With a day for each move and the server off for a day, two minutes later a bot could be asked for. And when the
    clock jumped, at once.
    """
    url, away = f"sqlite:///{tmp_path / 'x.db'}", 24 * HOUR if is_off else 2 * HOUR
    whole = grace(pace)

    async def asked(desk: Desk, table: str) -> dict[str, Any]:
        desk.hall.presence.clock = time.time  # the one on the wall
        async with desk.hall.room(table) as room:
            absent = room.waiting[0]
            ann = Identity(Person(id=room.chairs[1 - absent].person or "", name="Ann", created=0.0))
        return await Player(desk, ann, table, 1 - absent).send("ask_replace", of=absent)

    async def before() -> str:
        async with Desk(url, processes=0) as desk:
            table = await desk.table([await desk.person("Ann"), await desk.person("Bob")], pace=pace)
            await desk.hall.pulse.beat()
            if not is_off:
                wall.ahead += away
                check_whole(await asked(desk, table))
            return table

    async def after(table: str) -> None:
        async with Desk(url, processes=0) as desk:
            await desk.hall.pulse.beat()
            desk.hall.presence.started = time.time()
            check_whole(await asked(desk, table))

    def check_whole(answer: dict[str, Any]) -> None:
        nearly = [f"You can ask for a bot in {digits(whole - seconds)}." for seconds in range(30)]
        assert answer["message"] in nearly

    table = asyncio.run(before())
    if is_off:
        wall.ahead += away
        asyncio.run(after(table))


@pytest.mark.parametrize(
    ("since", "now", "passed"),
    [
        (0, 10, 10),
        (0, 100, 100),
        (90, 110, 10),
        (110, 190, 0),
        (150, 250, 50),
        (0, 300, 200),
        (0, 450, 300),
        (350, 350, 0),
    ],
)
def test_what_counts_is_the_time_outside_of_outages(since: float, now: float, passed: float) -> None:
    outages = Outages()
    outages.all = [(100.0, 200.0), (400.0, 500.0)]
    assert outages.passed(since, now) == passed


@pytest.mark.parametrize(
    ("since", "seconds", "end"), [(0, 50, 50), (0, 100, 100), (0, 101, 201), (150, 10, 210), (0, 301, 501)]
)
def test_a_clock_that_stood_still_ends_later(since: float, seconds: float, end: float) -> None:
    outages = Outages()
    outages.all = [(100.0, 200.0), (400.0, 500.0)]
    assert outages.after(since, seconds) == end


def test_no_clock_shows_more_than_was_left() -> None:
    clocks = Clocks(PerMove(seconds=60), 2)
    clocks.turn_to([0], 1000.0)
    shown = clocks.out_json(900.0)
    assert shown is not None
    assert shown.left == [60, 60]
