"""A server that is killed loses nothing it has acknowledged, and tears no gesture. All kills are in `make soak`."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from signoria.server.storage import Entry
from tests.server import truth
from tests.server.crowd import Guest
from tests.server.postgres import postgres
from tests.server.rooms import Logged
from tests.server.test_gestures import placement

KILLS = 6


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def check(played: truth.Played) -> None:
    assert played.tables >= 4
    assert played.acknowledged > played.gestures > 0


def test_kill_9_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    check(truth.trial(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, KILLS, seed=1))


def test_kill_9_loses_nothing_on_postgres(tmp_path: Path, database: str) -> None:
    check(truth.trial(database, tmp_path, KILLS, seed=2))


def test_two_processes_on_one_database_while_one_or_the_other_is_killed(tmp_path: Path, database: str) -> None:
    check(truth.trial(database, tmp_path, KILLS, seed=3, processes=2))


def torn(entries: list[Entry]) -> list[Entry]:
    """The moves of a gesture in two entries, as if the server had saved them one by one."""
    first, second = entries[1].lines[:1], entries[1].lines[1:]
    seq = entries[1].seq
    return [
        entries[0],
        msgspec.structs.replace(entries[1], lines=first),
        msgspec.structs.replace(entries[1], seq=seq + 1, key=None, lines=second),
    ]


def half(entries: list[Entry]) -> list[Entry]:
    """Only its first move was saved."""
    return [entries[0], msgspec.structs.replace(entries[1], lines=entries[1].lines[:1])]


def twice(entries: list[Entry]) -> list[Entry]:
    """It came twice and was made twice."""
    return [*entries, msgspec.structs.replace(entries[1], seq=entries[1].seq + 1)]


def lost(entries: list[Entry]) -> list[Entry]:
    return entries[:1]


@pytest.mark.parametrize("damage", [torn, half, twice, lost], ids=lambda damage: damage.__name__)
def test_a_gesture_that_is_torn_lost_or_made_twice_is_noticed(damage: Callable[[list[Entry]], list[Entry]]) -> None:
    table = Logged("lorenzo", 2)
    seat, moves = placement(table)
    entry = table.do(lambda room: room.play(seat, None, moves))
    entry.key = f"{seat}:g-0:mark"
    guest = Guest("g", seat, str, random.Random(1))
    guest.sent, guest.acknowledged = {"g-0": moves}, {"g-0": table.room.number(seat, entry.seq)}

    def found(entries: list[Entry]) -> list[str]:
        return truth.untrue(table.room, guest, [one for one in entries if seat in one.movers])

    assert found(table.entries) == []
    assert found(damage(table.entries)) != []
