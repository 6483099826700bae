"""What is settled while a position is loaded stands in the log: forced turns, an income, even the end of the game.

It once stood in no log at all: a table was made, a seat was three deniers richer, and nobody could see why.
"""

from typing import Any

import pytest

import signoria
from signoria.kernel.match import Match
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.storage import Chair, Entry
from tests.server.rooms import row_of

INCOME = {
    "game": "fief",
    "seats": 3,
    "turn": 2,
    "phase": 3,
    "lords": {"arthur": {"seat": 1, "at": "blaye"}},
    "villages": {"blaye": {"mills": 1}},
    "players": [{}, {"money": 4, "troops": {"blaye": {"men": 1}}}],
}
NO_MONEY = {"game": "princes", "seats": 3, "round": 7, "players": [{"money": 0}, {"money": 0}, {"money": 0}]}
LAST_PHASE = {"game": "fief", "seats": 3, "turn": 1, "phase": 7, "options": {"turn_limit": 1}}


def told(m: Match) -> list[object]:
    return [event["event"] for event in m.log()]


def test_an_income_is_told() -> None:
    m = signoria.from_position(INCOME, seed=1)
    assert told(m) == ["phase", "village-income", "mill-income"]
    assert len(m.sentences(0, "en")) == 3
    assert m.lines == []  # nobody was asked, so no move stands in the record


@pytest.mark.parametrize(("position", "last"), [(NO_MONEY, "ended"), (LAST_PHASE, "points")])
def test_the_end_of_the_game_is_told(position: dict[str, Any], last: str) -> None:
    m = signoria.from_position(position, seed=1)
    assert m.over
    assert told(m)[-1] == last
    assert told(signoria.replay(m.record())) == told(m)


def test_where_somebody_is_asked_at_once_nothing_is_told() -> None:
    position = signoria.new("lorenzo", seats=2, seed=1).position()
    assert signoria.from_position(position, seed=2).log() == []


def test_undo_copies_and_replays_keep_it() -> None:
    m = signoria.from_position(INCOME, seed=1)
    opening = m.log()
    seat = m.waiting[0]
    m.play(seat, m.legal(seat)[0])
    assert m.log()[: len(opening)] == opening
    again = signoria.replay(m.record(secret=True).text())
    assert again.log() == m.log()
    assert m.copy().log() == m.log()
    for match in (m, again):
        match.undo(seat, consent=True)
        assert match.log() == opening


def test_a_table_of_the_server_tells_it_too() -> None:
    """The first update of everybody who looks on begins with it, and a process that reads the log says the same."""
    row = row_of("fief", 3)
    row.position = INCOME
    chairs = [Chair(table="t", seat=seat, bot="", person=f"p{seat}") for seat in range(3)]
    room = Room(row, chairs)
    entries = [Entry(table="t", seq=0, at=1000.0, by="table", lines=room.start())]
    room.fold(entries[0])
    for looked_at in (room, Room.read(row, chairs, entries)):
        update = looked_at.update(0, -1, Manner(), 1000.0)
        assert [event["event"] for event in update.events] == ["phase", "village-income", "mill-income"]
    assert room.match is not None
    assert room.match.log() == signoria.from_position(INCOME, chance="manual").log()
