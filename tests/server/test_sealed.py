"""Nobody notices what a seat answers in secret: neither while a sealed step is open, nor by counting afterwards."""

import asyncio
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from signoria.games import GAMES
from signoria.server import room as room_module
from signoria.server import wire
from signoria.server.manner import Manner
from signoria.server.numbering import Numbering, owner_of
from signoria.server.room import Room
from signoria.server.storage import Chair, Entry, TableRow
from tests.server.rooms import Logged
from tests.server.sealed import ACTS, BANK, Clock, Pair, look_on
from tests.server.secrecy import TABLE, Leak, Memory, Recorded

WAIT = "pass_until phase"
FIEF: dict[str, Any] = {"simultaneous_votes": True, "turn_limit": 1}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def draft(clock: Clock, act: str, kind: type[Room] = Room) -> Pair:
    """Three seats keep leaders in secret, one of them first."""
    pair = Pair("lorenzo", 3, {"advanced": True}, 1, clock, kind)
    assert asyncio.run(look_on(pair, act, {"draft"}, 12)) == "draft"
    return pair


@pytest.mark.parametrize("act", [*ACTS, "bot_answers", "answers_over_http"])
def test_s2_nobody_notices_what_a_seat_does_in_secret(clock: Clock, act: str) -> None:
    """A story: whoever passed quickly was no longer waited for, and so had nothing in hand.

    And over HTTP an answer was being seen at the table.
    """
    assert draft(clock, act).compared >= 9


@pytest.mark.parametrize("act", ["answers", "answers_over_http"])
@pytest.mark.parametrize(
    ("name", "options", "step"),
    [
        ("lorenzo", {"advanced": True}, "draft"),
        ("princes", {}, "return"),
        ("fief", FIEF, "window"),
        ("fief", FIEF, "sealed_ballots"),
    ],
)
def test_s2_nobody_notices_a_sealed_answer_in_any_game(
    clock: Clock, name: str, options: dict[str, Any], step: str, act: str
) -> None:
    """Nor, without clocks, when all have answered."""
    for seed in (11, *range(60)):  # with 11 it comes soon in Fief
        if asyncio.run(look_on(Pair(name, 3, options, seed, clock, pace=None), act, {step}, 60)):
            return
    raise AssertionError(f"{step} was never played")


# ---------------------------------------------------------------- planted leaks


class CountsAll(Room):
    """Everybody counts every entry: the number of the newest tells that there is one, and a message is sent."""

    def number(self, viewer: int | None, entry: int | None = None) -> int:
        return self.seq if entry is None else entry


class ExtraUpdate(Room):
    """The numbers in the message tell nothing, but it is sent."""

    def number(self, viewer: int | None, entry: int | None = None) -> int:
        return super().number(viewer, entry) if entry is not None else self.seq

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, -1, manner, now)
        message.seq = super().number(seat)
        message.shared = super().number(None)
        return message


class TrueWaiting(Room):
    """Who has answered is no longer waited for."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        message.waiting = self.waiting
        return message


class TrueClock(Room):
    """The clock of who has answered stops."""

    def clock_for(self, viewer: int | None, now: float) -> wire.ClockOut | None:
        return self.clocks.out_json(now)


class SinceWhen(Room):
    """Since when the table waits is told of those who have not answered."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        message.since = [self.asked_at[one] for one in self.waiting]
        return message


@pytest.mark.parametrize("kind", [CountsAll, ExtraUpdate, TrueWaiting, TrueClock, SinceWhen])
def test_a_planted_leak_is_found(clock: Clock, kind: type[Room]) -> None:
    with pytest.raises(Leak):
        draft(clock, "answers", kind)


@pytest.mark.parametrize("act", ["orders", "answers_and_takes_back"])
def test_entries_that_everybody_counts_are_found(clock: Clock, act: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders and what is taken back had a number for everybody."""

    def owner(entry: Entry, match: Any) -> int | None:
        return owner_of(entry, match) if entry.lines[0][0] != "!" else None

    monkeypatch.setattr(room_module, "owner_of", owner)
    with pytest.raises(Leak):
        draft(clock, act)


# ---------------------------------------------------------------- numbers


def test_each_viewer_counts_what_it_is_told() -> None:
    numbering = Numbering(2)
    numbering.hide(2, owner=1)
    numbering.hide(3, owner=0)
    numbering.hide(6, owner=1)
    assert [numbering.number(None, entry) for entry in range(8)] == [0, 1, 1, 1, 2, 3, 3, 4]
    assert [numbering.number(0, entry) for entry in range(8)] == [0, 1, 1, 2, 3, 4, 4, 5]
    assert [numbering.number(1, entry) for entry in range(8)] == [0, 1, 2, 2, 3, 4, 5, 6]
    for viewer in (None, 0, 1):
        told = [entry for entry in range(8) if entry not in numbering.untold[viewer]]
        assert [numbering.entry(viewer, number) for number in range(len(told))] == told
        assert [numbering.number(viewer, entry) for entry in told] == list(range(len(told)))


def secret_game() -> Logged:
    """Three seats that have kept leaders, changed their minds and left orders."""
    table = Logged("lorenzo", 3, advanced=True)
    while "draft" not in str(table.room.update(None, -1, Manner(), 0.0).view):
        table.play(table.room.waiting[0])
    table.do(lambda room: room.order(2, ["pass"], [], 1))
    table.play(1)
    table.play(0)
    table.do(lambda room: room.undo(1, room.last_number(1)))
    return table


def test_numbers_are_the_same_in_a_process_that_has_only_the_log() -> None:
    table = secret_game()
    room, again = table.room, table.read_again()
    assert room.numbering.untold == again.numbering.untold
    last = table.entries[-1].seq - 4
    counted = [room.number(viewer) for viewer in (None, 0, 1, 2)]
    assert counted == [last, last + 1, last + 2, last + 1]
    for viewer in (None, 0, 1, 2):
        for since in range(-1, room.number(viewer) + 1):
            assert again.update(viewer, since, Manner(), 0.0) == room.update(viewer, since, Manner(), 0.0)


def test_others_answers_stand_when_one_is_taken_back() -> None:
    room = secret_game().room
    assert room.waiting == [1, 2]
    assert room.shown_waiting == [0, 1, 2]
    assert room.update(0, -1, Manner(), 0.0).waiting == [1, 2]
    assert room.update(2, -1, Manner(), 0.0).waiting == [0, 1, 2]
    assert [room.last_move(seat) is None for seat in range(3)] == [
        not any(maker == seat for maker, _ in room.made) for seat in range(3)
    ]


def test_a_question_to_the_table_does_not_lapse_because_of_a_sealed_answer() -> None:
    """It did for any move: so a question about taking back told that somebody had answered."""
    table = Logged("lorenzo", 3, advanced=True)
    while "draft" not in str(table.room.update(None, -1, Manner(), 0.0).view):
        table.play(table.room.waiting[0])
    room = table.room
    mover = room.made[-1][0] if room.made[-1][0] < 3 else next(seat for seat, _ in reversed(room.made) if seat < 3)
    asked = table.do(lambda room: room.undo(mover))
    assert asked.lines == [["!", f"ask undo {mover}"]]
    before = [room.asked_now(viewer) for viewer in (None, 0, 1, 2)]
    answered = [seat for seat in range(3) if seat != (mover + 1) % 3]
    for seat in answered:
        table.play(seat)
    others = [viewer for viewer in (None, 0, 1, 2) if viewer not in answered]
    assert [room.asked_now(viewer) for viewer in others] == [before[0 if one is None else one + 1] for one in others]
    moves = len([line for line in room.playing.lines if line[0] != "!"])
    for seat in range(3):
        if seat != mover:
            last = table.do(partial(Room.consent, seat=seat, agree=True))
    assert [line[1].split()[0] for line in last.lines] == ["agree", "retract", "undo"]
    assert len(room.playing.entries) < moves
    assert table.read_again().made == room.made


def test_the_clock_seems_to_run_on_until_the_step_resolves() -> None:
    table = Logged("princes", 3, pace=wire.Bank(seconds=100, increment=10))
    room = table.room
    table.play(1, after=20)
    now = table.now + 5
    own, other = room.clock_for(1, now), room.clock_for(0, now)
    assert own is not None
    assert other is not None
    assert (own.left[1], own.running) == (90, [0, 2])
    assert (other.left, other.running) == ([75, 75, 75], [0, 1, 2])
    table.play(0, after=10)
    seen = [room.clock_for(viewer, table.now) for viewer in (None, 0, 1, 2)]
    assert [one.running for one in seen if one is not None] == [[0, 1, 2], [1, 2], [0, 2], [0, 1, 2]]
    assert [one.left for one in seen if one is not None] == [[70] * 3, [80, 70, 70], [70, 90, 70], [70] * 3]
    table.play(2, after=10)
    after = room.clock_for(None, table.now)
    assert after is not None
    assert after.left == [80, 90, 70], "then everybody sees how long each has thought"
    assert [room.clock_for(viewer, table.now) for viewer in range(3)] == [after] * 3
    again = table.read_again()
    assert again.clock_for(None, table.now) == after


# ---------------------------------------------------------------- several processes


class OneLog(Memory):
    """The database of two processes."""

    def __init__(self, row: TableRow, chairs: list[Chair]) -> None:
        super().__init__()
        self.kept, self.seated = row, chairs
        self.log: list[Entry] = []

    @property
    def is_shared(self) -> bool:
        return True

    async def append(self, entry: Entry, chairs: list[Chair] | None = None, **changes: object) -> None:
        self.kept = msgspec.structs.replace(self.kept, **changes)
        self.log.append(entry)

    async def whole_table(self, table: str, since: int = 0) -> tuple[TableRow, list[Chair], list[Entry]]:
        return msgspec.structs.replace(self.kept), self.seated, self.log[since:]


def test_another_process_tells_nobody_of_a_sealed_answer(clock: Clock) -> None:
    """When something is next due at the table changes with the clocks: the row that was read told everybody.

    So did the chairs: who is connected elsewhere is written down now and then, and was read with the next entry.
    """

    async def scene() -> None:
        here, there = [Recorded(GAMES["princes"], 3, {}, 1, pace=BANK) for _ in range(2)]
        here.hall.store = there.hall.store = store = OneLog(here.room.row, here.room.chairs)
        await here.hall.do(TABLE, Room.start, "table")
        await there.hall.catch_up(TABLE)
        due = [there.room.row.due]
        for table in (here, there):
            table.room.clocks.left[0] = 500.0  # so that something else is due first
            for seat, client in table.clients.items():
                await client.send("watch", seat=seat)
            for client in table.clients.values():
                client.read()
        for number, seat in enumerate((1, 0)):
            clock.now += 10
            at, move = here.room.number(seat), here.room.legal(seat, "en")[0].text
            await here.clients[seat].send("move", seat=seat, key="k", at=at, move=move)
            store.seated = [msgspec.structs.replace(chair, seen=clock.now) for chair in store.seated]
            await there.hall.heard(f"{TABLE} {1 + number}")
            heard = {viewer: client.read() for viewer, client in there.clients.items()}
            assert there.room.seq == 1 + number
            assert [viewer for viewer, messages in heard.items() if messages] == [seat]
            due.append(there.room.row.due)
        assert due[0] != due[1] != due[2]

    asyncio.run(scene())


def test_the_end_of_a_window_is_told_though_nobody_reacted() -> None:
    """A story: the last of those who were asked passed until the end of the phase.

    All that was told then was told in secret, so the room took the end of the window for a secret too: whose turn it
    was did not hear of it.
    """
    table, random = Logged("fief", 3, fog_of_war=True), Random(3)
    room = table.room

    def choices() -> list[str]:
        return [move.text for move in room.legal(room.waiting[0], "en")]

    for _ in range(8):
        while WAIT not in choices():
            table.play(room.waiting[0], number=random.randrange(len(choices())))
        before, asked = room.number(None), len(room.waiting)
        for _ in range(asked):
            table.play(room.waiting[0], number=choices().index(WAIT))
        assert room.number(None) == before + 1
        assert room.choices == [room.decision(seat) for seat in range(3)]


def test_taking_back_neither_tells_of_a_secret_move_nor_loses_it() -> None:
    """A story: seat 1 said in secret that it wants to be asked again. From then on seat 2 could not take back freely;

    and when it did with the consent of seat 0, what seat 1 had said was lost, and seat 1 was never asked.
    """
    for seed in range(20):
        table, random = Logged("fief", 3, turn_limit=3), Random(seed)
        room = table.room
        for chair in room.chairs[1:]:
            chair.person = "p0"  # who plays all seats takes back freely
        for _ in range(1500):
            seat = random.choice(room.waiting)
            legal = legal_of(room, seat)
            could = {one for one in room.optional if "attend" in legal_of(room, one)}
            table.play(seat, number=legal.index(WAIT) if WAIT in legal else random.randrange(len(legal)))
            if room.is_over:
                break
            secret = [one for one in room.optional if one in could - {seat} and "attend" in legal_of(room, one)]
            if not secret or room.waiting != [seat] or room.playing.barrier(seat):
                continue
            before = room.number(seat), room.number(None)
            table.do(partial(Room.play, seat=secret[0], at=None, move="attend"))
            assert (room.number(seat), room.number(None)) == before
            assert room.playing.barrier(seat) == ""
            undone = table.do(partial(Room.undo, seat=seat, free=True))
            assert [line[0] for line in undone.lines] == ["!", str(secret[0])]
            assert "attend" not in legal_of(room, secret[0]), "what was said in secret stands"
            assert (room.number(seat), room.number(None)) == (before[0] + 1, before[1] + 1)
            again = table.read_again()
            assert again.playing.digest == room.playing.digest
            assert again.numbering.untold == room.numbering.untold
            return
    raise AssertionError("nobody could say in secret that he wants to be asked")


def legal_of(room: Room, seat: int) -> list[str]:
    return [move.text for move in room.legal(seat, "en")]
