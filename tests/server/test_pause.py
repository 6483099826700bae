"""A pause by agreement: clocks stand, nothing moves by itself, anybody resumes. And questions that came to nothing."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from signoria.server import duties
from signoria.server.errors import Refusal
from signoria.server.manner import Manner
from signoria.server.room import Lines, Room
from signoria.server.wire import Bank, PerMove
from tests.server.rooms import Logged, with_a_bot

PACES = [Bank(seconds=1000, increment=5), PerMove(seconds=300)]


def refused(table: Logged, command: Callable[[Room], Lines], code: str) -> None:
    with pytest.raises(Refusal) as found:
        table.do(command)
    assert found.value.code == code


def pause(table: Logged, after: float = 0.0) -> None:
    """Everybody who plays agrees."""
    first, *others = table.room.people
    table.do(partial(Room.ask_pause, seat=first), after=after)
    for seat in others:
        table.do(partial(Room.consent, seat=seat, agree=True))
    assert table.room.affairs.paused


def resume(table: Logged, seat: int = 0, after: float = 0.0) -> None:
    table.do(partial(Room.resume, seat=seat), after=after)


def sealed(pace: Bank | PerMove) -> Logged:
    """Lorenzo where all three have a leader to choose at once."""
    table = Logged("lorenzo", 3, pace, advanced=True)
    while len(table.room.waiting) < 3:
        table.play(table.room.waiting[0])
    return table


def test_all_who_play_agree_and_anybody_resumes() -> None:
    table = Logged("lorenzo", 3)
    room = table.room
    [mover] = room.waiting
    table.do(partial(Room.ask_pause, seat=0))
    table.do(partial(Room.consent, seat=1, agree=True))
    assert not room.affairs.paused
    table.do(partial(Room.consent, seat=2, agree=True))
    update = room.update(None, -1, Manner("en", ""), table.now)
    assert (update.paused, update.ask) == (True, None)
    assert room.update(mover, -1, Manner("en", ""), table.now).legal == []
    assert [line for entry in table.entries[-3:] for line in entry.lines][-1] == ["!", "pause"]
    move = room.playing.legal(mover)[0].text
    for command in (
        partial(Room.play, seat=mover, at=None, move=move),
        partial(Room.undo, seat=mover),
        partial(Room.ask_pause, seat=0),
        partial(Room.replace, seat=1 - min(mover, 1), of=mover),
    ):
        refused(table, command, "paused")
    resume(table, 2)
    assert not room.affairs.paused
    assert room.update(mover, -1, Manner("en", ""), table.now).legal != []
    refused(table, partial(Room.resume, seat=1), "not-paused")
    table.play(mover)


@pytest.mark.parametrize("pace", PACES)
def test_no_clock_runs_in_a_pause_and_nobody_gains_time_by_it(pace: Bank | PerMove) -> None:
    table = Logged("lorenzo", 2, pace)
    [mover] = table.room.waiting
    pause(table, after=100.0)
    left = table.room.clocks.left_at(table.now)
    assert table.room.clocks.deadline() is None
    table.now += 100_000.0
    assert table.room.clocks.out(table.now) == []
    table.do(partial(Room.leave_to_bot, seat=1 - mover, bot="random"), after=50.0)
    table.do(partial(Room.come_back, seat=1 - mover), after=50.0)
    resume(table, after=50.0)
    assert table.room.clocks.left_at(table.now) == left
    assert table.room.clocks.left_at(table.now + 10.0)[mover] == left[mover] - 10.0
    assert table.room.clocks.running == [mover]


@pytest.mark.parametrize("pace", PACES)
def test_a_pause_survives_a_restart(pace: Bank | PerMove) -> None:
    table = Logged("lorenzo", 2, pace)
    pause(table, after=20.0)
    again = table.read_again()
    assert again.affairs.paused
    assert duties.due(again, table.now) is None
    resume(table, after=70.0)
    again = table.read_again()
    assert not again.affairs.paused
    assert again.clocks.left_at(table.now) == table.room.clocks.left_at(table.now)
    assert again.clocks.deadline() == table.room.clocks.deadline()


def test_neither_bots_nor_orders_answer_in_a_pause() -> None:
    """Where one person plays, nobody else has to agree."""
    table = with_a_bot()
    room = table.room
    [mine] = room.people
    pause(table)
    assert duties.due(room, table.now) is None
    resume(table, mine)
    while room.waiting == [mine]:
        table.play(mine)
    [bot] = room.waiting
    assert duties.bots(room) == [bot]
    pause(table)
    assert (duties.bots(room), duties.orders(room), duties.due(room, table.now)) == ([], [], None)
    assert room.row.due is None
    resume(table, mine)
    assert duties.bots(room) == [bot]
    assert duties.due(room, table.now) == table.now + duties.SOON


@pytest.mark.parametrize("pace", PACES)
def test_a_pause_tells_nothing_of_who_has_answered_a_sealed_step(pace: Bank | PerMove) -> None:
    """Seat 0 has answered at one table and not at the other: seats 1 and 2 and spectators see the same."""
    tables = [sealed(pace), sealed(pace)]
    tables[0].play(0, after=5.0)
    tables[1].now += 5.0

    def same() -> None:
        for viewer in (None, 1, 2):
            seen = [table.room.update(viewer, -1, Manner("en", "words"), table.now + 30.0) for table in tables]
            assert msgspec.to_builtins(seen[0]) == msgspec.to_builtins(seen[1])

    same()
    for act in (partial(pause, after=7.0), partial(resume, seat=1, after=900.0)):
        for table in tables:
            act(table)
        same()


def test_in_a_pause_the_table_waits_for_nobody() -> None:
    """Else whoever was away in the pause could be replaced as soon as it is over."""
    table = Logged("lorenzo", 2)
    [mover] = table.room.waiting
    pause(table, after=10.0)
    resume(table, after=500.0)
    assert table.room.asked_at[mover] == table.now
    assert table.read_again().asked_at == table.room.asked_at


# ---------------------------------------------------------------- questions that came to nothing


@pytest.mark.parametrize("what", ["pause", "end"])
def test_everybody_is_told_who_declined_a_question_until_somebody_moves(what: str) -> None:
    """Declined proposals gave no notice at all."""
    table = Logged("lorenzo", 3)
    room = table.room
    table.do(partial(Room.put, what=what, seat=0))  # type: ignore[arg-type]
    table.do(partial(Room.consent, seat=1, agree=True))
    table.do(partial(Room.consent, seat=2, agree=False))
    for viewer in (None, 0, 1, 2):
        declined = room.update(viewer, -1, Manner("en", ""), table.now).declined
        assert declined is not None
        assert (declined.what, declined.by, declined.seat) == (what, 0, 2)
    assert table.read_again().affairs.declined == room.affairs.declined
    table.play(room.waiting[0])
    assert room.affairs.declined is None


def test_whoever_withdraws_a_question_is_named_too() -> None:
    table = Logged("lorenzo", 2)
    table.do(partial(Room.ask_pause, seat=0))
    table.do(partial(Room.consent, seat=0, agree=False))
    declined = table.room.declined_now(1)
    assert declined is not None
    assert (declined.by, declined.seat) == (0, 0)
    table.do(partial(Room.put, what="end", seat=0))
    assert table.room.declined_now(1) is None, "the table is asked something else"


def test_a_game_ended_by_whoever_plays_with_bots_alone_is_abandoned() -> None:
    table = with_a_bot()
    [mine] = table.room.people
    entry = table.do(partial(Room.put, what="end", seat=mine))
    assert entry.lines[-1] == ["!", "end abandoned"]
    result = table.room.result()
    assert result is not None
    assert result.reason == "abandoned"
