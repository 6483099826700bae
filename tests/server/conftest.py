"""A server for the tests of a module, and one of its own where a test needs it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.pair import pair
from tests.server.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests of a module; a soak runs them at one of two that work on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("server")
    if os.environ.get("SIGNORIA_TEST_SERVERS") == "pair":
        with pair(folder) as (living, _):
            yield living
        return
    with Server(f"sqlite:///{folder / 'signoria.db'}", folder) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path) as running:
        yield running
