"""A server that is killed loses nothing it has acknowledged. All two hundred kills are in `make soak`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import truth
from tests.server.postgres import postgres

KILLS = 6


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_kill_9_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    tables, moves = truth.trial(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, KILLS, seed=1)
    assert tables >= 4
    assert moves > 0


def test_kill_9_loses_nothing_on_postgres(tmp_path: Path, database: str) -> None:
    tables, moves = truth.trial(database, tmp_path, KILLS, seed=2)
    assert tables >= 4
    assert moves > 0


def test_two_processes_on_one_database_while_one_or_the_other_is_killed(tmp_path: Path, database: str) -> None:
    tables, moves = truth.trial(database, tmp_path, KILLS, seed=3, processes=2)
    assert tables >= 4
    assert moves > 0
