"""Somebody stays away: how long the table waits for them, and what stays theirs while a bot plays on their seat."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from signoria.server import wire
from signoria.server.duties import time_out
from signoria.server.grace import SHORTEST, digits, grace
from signoria.server.presence import BEAT
from signoria.server.room import Lines, Room
from signoria.server.storage import Store
from tests.server.rooms import Desk, Logged, Player, is_over

MINUTE, DAY = 60.0, 86_400.0
PACES: dict[str, wire.Pace] = {
    "none": wire.NoClock(),
    "bank": wire.Bank(seconds=30 * MINUTE),
    "minute": wire.PerMove(seconds=MINUTE),
    "day": wire.PerMove(seconds=DAY),
}


class Time:
    """The clock of who was last seen, which a test puts on."""

    def __init__(self, desk: Desk) -> None:
        self.real, self.ahead = desk.hall.presence.clock, 0.0
        desk.hall.presence.clock = self

    def __call__(self) -> float:
        return self.real() + self.ahead


Scene = Callable[[Desk, Time, str, Player, Player], Awaitable[None]]


def between_two(tmp_path: Path, scene: Scene, **wanted: Any) -> None:
    """Ann and Bob play, and it is Bob's turn."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob")]
            table = await desk.table(people, **wanted)
            async with desk.hall.room(table) as room:
                bob = room.waiting[0]
            seats = [Player(desk, people[seat], table, seat) for seat in (0, 1)]
            await scene(desk, Time(desk), table, seats[1 - bob], seats[bob])

    asyncio.run(run())


# ---------------------------------------------------------------- how long


def test_the_grace_fits_the_pace() -> None:
    assert {name: grace(pace) for name, pace in PACES.items()} == {
        "none": 2 * MINUTE,
        "bank": 3 * MINUTE,
        "minute": 2 * MINUTE,
        "day": DAY,
    }
    assert grace(wire.Bank(seconds=MINUTE)) == SHORTEST
    assert grace(wire.PerMove(seconds=14 * DAY)) == 14 * DAY, "it was a week at the most, however slowly one plays"
    assert [digits(seconds) for seconds in (0.2, 90, DAY - 60)] == ["0:01", "1:30", "23:59:00"]


# ---------------------------------------------------------------- the theft


@pytest.mark.parametrize("pace", PACES)
def test_whoever_stays_cannot_end_or_rewind_a_game_of_two_alone(tmp_path: Path, pace: str) -> None:
    """Once the other's tab was closed, two messages ended the game at the moment one led, and undo rewound it all."""

    async def scene(desk: Desk, time: Time, table: str, ann: Player, bob: Player) -> None:
        for seat in (bob.seat, ann.seat):
            while seat in await waiting(desk, table):
                await desk.hall.do(table, partial(first_move, seat=seat), f"person {seat}")
        await bob.send("watch")
        assert (await ann.send("ask_replace", of=bob.seat))["code"] == "is-here"
        await bob.talker.leave()
        refused = await ann.send("ask_replace", of=bob.seat)
        nearly = [f"You can ask for a bot in {digits(grace(PACES[pace]) - seconds)}." for seconds in range(30)]
        assert refused["code"] == "too-early"
        assert refused["message"] in nearly, "on a busy machine some seconds have passed"
        time.ahead = grace(PACES[pace]) - 30
        assert (await ann.send("ask_replace", of=bob.seat))["code"] == "too-early"
        time.ahead = grace(PACES[pace])
        assert (await ann.send("ask_replace", of=bob.seat))["type"] == "done"
        async with desk.hall.room(table) as room:
            assert room.bot_at(bob.seat)
            made = [one for one in room.made if one[0] == bob.seat]
        for _ in range(5):
            await ann.send("undo")
        await ann.send("consent", ask=(await asked(desk, table)).seq, agree=False)
        await ann.send("ask_end")
        ask = await asked(desk, table)
        assert (ask.what, ask.agreed, ask.missing) == ("end", [ann.seat], [bob.seat])
        async with desk.hall.room(table) as room:
            assert not room.is_over
            assert [one for one in room.made if one[0] == bob.seat][: len(made)] == made
        await bob.send("consent", ask=ask.seq, agree=True)
        assert await desk.until(table, is_over), "from afar he may agree, with his seat still a bot's"

    between_two(tmp_path, scene, pace=PACES[pace])


async def waiting(desk: Desk, table: str) -> list[int]:
    async with desk.hall.room(table) as room:
        return room.waiting


async def asked(desk: Desk, table: str) -> wire.AskOut:
    """What the table is asked."""
    async with desk.hall.room(table) as room:
        ask = room.asked_now(None)
        assert ask is not None
        return ask


def first_move(room: Room, seat: int) -> Lines:
    return room.play(seat, None, room.legal(seat, "en")[0].text)


def test_nobody_is_replaced_while_the_table_does_not_wait_for_them(tmp_path: Path) -> None:
    """With a day for each move hardly anybody is connected: Ann could think for a day and then take Bob's seat."""

    async def scene(desk: Desk, time: Time, table: str, ann: Player, bob: Player) -> None:
        while bob.seat in await waiting(desk, table):
            await desk.hall.do(table, partial(first_move, seat=bob.seat), "bob")
        time.ahead = 10 * DAY
        assert (await ann.send("ask_replace", of=bob.seat))["code"] == "not-waited-for"

    between_two(tmp_path, scene, pace=PACES["day"])


def test_a_moment_over_http_is_being_here_too(tmp_path: Path) -> None:
    async def scene(desk: Desk, time: Time, table: str, ann: Player, bob: Player) -> None:
        time.ahead = SHORTEST + 60
        async with desk.hall.room(table) as room:
            desk.hall.presence.touch(room, bob.seat)
        assert (await ann.send("ask_replace", of=bob.seat))["code"] == "too-early"
        await desk.hall.presence.beat()
        time.ahead += SHORTEST
        assert (await ann.send("ask_replace", of=bob.seat))["type"] == "done"

    between_two(tmp_path, scene)


def test_a_server_that_starts_again_waits_for_those_who_connect_again(tmp_path: Path) -> None:
    """It was off for longer than the grace: whoever was back first could have taken everybody's seats."""

    async def scene(desk: Desk, time: Time, table: str, ann: Player, bob: Player) -> None:
        await bob.send("watch")
        await bob.talker.leave()
        time.ahead = DAY
        async with Desk(desk.store.url, processes=0) as next_one:
            presence = next_one.hall.presence
            presence.clock, presence.started = time, time()
            again = Player(next_one, ann.talker.who, table, ann.seat)
            refused = (await again.send("ask_replace", of=bob.seat))["message"]
            assert re.fullmatch(r"You can ask for a bot in (2:00|1:5\d)\.", refused)  # a second may have passed
            time.ahead += SHORTEST
            assert (await again.send("ask_replace", of=bob.seat))["type"] == "done"

    between_two(tmp_path, scene)


def test_whoever_is_connected_to_another_process_is_not_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each process knew only its own connections, and let whoever was at another be replaced at once."""
    monkeypatch.setattr(Store, "is_shared", True)

    async def scene(desk: Desk, time: Time, table: str, ann: Player, bob: Player) -> None:
        async with Desk(desk.store.url, processes=0) as other:
            other.hall.presence.clock = time
            far = Player(other, ann.talker.who, table, ann.seat)
            await far.send("watch")
            await bob.send("watch")
            time.ahead = SHORTEST + BEAT
            await desk.hall.presence.beat()
            assert (await far.send("ask_replace", of=bob.seat))["code"] == "too-early"

    between_two(tmp_path, scene)


def test_where_several_agree_somebody_who_sits_there_and_does_not_move_is_replaced_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob", "Cid")]
            table = await desk.table(people, seats=3)
            time = Time(desk)
            slow = (await waiting(desk, table))[0]
            one, other, idle = [Player(desk, people[(slow + i) % 3], table, (slow + i) % 3) for i in (1, 2, 0)]
            await idle.send("watch")
            assert (await one.send("ask_replace", of=slow))["code"] == "too-early"
            time.ahead = SHORTEST
            assert (await one.send("ask_replace", of=slow))["type"] == "done"
            ask = await asked(desk, table)
            assert ask.missing == [other.seat]
            assert (await other.send("consent", ask=ask.seq, agree=True))["type"] == "done"
            async with desk.hall.room(table) as room:
                assert room.bot_at(slow)

    asyncio.run(run())


def test_whoever_comes_back_while_others_agree_keeps_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob", "Cid")]
            table = await desk.table(people, seats=3)
            time = Time(desk)
            away = (await waiting(desk, table))[0]
            one, other, back = [Player(desk, people[(away + i) % 3], table, (away + i) % 3) for i in (1, 2, 0)]
            time.ahead = SHORTEST
            await one.send("ask_replace", of=away)
            await back.send("watch")
            await back.talker.leave()
            ask = await asked(desk, table)
            assert (await other.send("consent", ask=ask.seq, agree=True))["code"] == "too-early"

    asyncio.run(run())


def test_a_clock_that_moves_for_somebody_does_not_begin_their_grace_anew() -> None:
    """With a minute for each move the clock answers every minute: nobody would ever have been away for two."""
    table = Logged("lorenzo", 2, PACES["minute"])
    seat = table.room.waiting[0]
    began = table.room.asked_at[seat]
    for _ in range(3):
        while table.room.waiting != [seat]:
            table.play(table.room.waiting[0])
        table.do(lambda room: time_out(room, table.now, 1), "clock", after=61)
    assert table.room.asked_at[seat] == began
    while table.room.waiting != [seat]:
        table.play(table.room.waiting[0])
    table.play(seat, after=5)
    while table.room.waiting != [seat]:
        table.play(table.room.waiting[0])
    assert table.room.asked_at[seat] >= began + 3 * 61 + 5
    assert table.read_again().asked_at == table.room.asked_at


def test_times_do_not_tell_of_a_sealed_answer() -> None:
    """Whoever had answered in the draft would have been waited for since then, or not at all."""
    table = Logged("lorenzo", 3, advanced=True)
    room = table.room
    while room.waiting != [0, 1, 2]:  # until all choose a leader at the same time
        table.play(room.waiting[0])
    before = dict(room.asked_at)
    table.play(1, after=10)
    table.do(lambda room: room.undo(1), after=10)
    table.play(1, after=10)
    table.play(2, after=10)
    assert (room.waiting, room.asked_at) == ([0], before)
    assert room.shown_waiting == [0, 1, 2]
    table.play(0, after=10)
    assert room.waiting == [0, 1, 2]
    assert set(room.asked_at.values()) == {table.now}, "now everybody has moved, and everybody knows it"
    assert table.read_again().asked_at == room.asked_at


# ---------------------------------------------------------------- what stays one's own


def played(seats: int, **wanted: Any) -> Logged:
    """A table where every seat has made a move by hand."""
    table = Logged("lorenzo", seats, **wanted)
    while not set(range(seats)) <= {seat for seat, _ in table.room.made}:
        table.play(table.room.waiting[0])
    return table


def missing(table: Logged) -> list[int] | None:
    ask = table.room.asked_now(None)
    return None if ask is None else ask.missing


def test_the_end_needs_the_consent_of_those_for_whom_a_bot_plays() -> None:
    table = played(3)
    table.do(lambda room: room.hand_over(2, "random"))
    table.do(lambda room: room.put("end", 0))
    table.do(lambda room: room.consent(1, True))
    assert (table.room.is_over, missing(table)) == (False, [2])
    table.do(lambda room: room.consent(2, True))
    assert table.room.is_over
    assert table.read_again().is_over


def test_who_leaves_the_seat_to_a_bot_while_the_end_is_asked_is_still_asked() -> None:
    """A clock that ran out while a question stood was taken for consent."""
    table = played(3)
    table.do(lambda room: room.put("end", 0))
    table.do(lambda room: room.consent(1, True))
    table.do(lambda room: room.hand_over(2, "random"))
    assert (table.room.is_over, missing(table)) == (False, [2])


def test_who_has_resigned_is_asked_nothing_more() -> None:
    table = played(4)
    table.do(lambda room: room.hand_over(3, "random"))
    table.do(lambda room: room.put("end", 0))
    table.do(lambda room: room.consent(1, True))
    table.do(lambda room: room.resign(2))
    assert (table.room.is_over, missing(table)) == (False, [3])
    entry = table.do(lambda room: room.resign(3))
    assert [line[1] for line in entry.lines] == ["resign 3", "end agreed"], "a bot played for them already"
    assert table.read_again().affairs.ended == "agreed"


def test_taking_back_needs_the_owner_of_every_move_that_is_lost() -> None:
    """Moves of a seat that a bot has taken over, and those the bot has made there, are still its owner's."""
    table = played(3)
    while table.room.waiting == [table.room.mover]:
        table.play(table.room.waiting[0])
    by, after = table.room.mover, table.room.waiting[0]
    assert by is not None
    third = 3 - by - after
    table.play(after)
    for seat in (after, third):
        table.do(partial(hand_over, seat=seat))
    assert table.do(lambda room: room.undo(by)).lines[0] == ["!", f"ask undo {by}"]
    assert missing(table) == [after], "nothing of the third would be lost"
    table.do(lambda room: room.consent(after, True))
    assert table.room.affairs.ask is None
    assert by in table.room.waiting


def hand_over(room: Room, seat: int) -> Lines:
    return room.hand_over(seat, "random")
