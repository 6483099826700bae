"""A sample of the damaged positions that `make soak` tries by the thousand."""

from pathlib import Path

import pytest

from signoria.games import GAMES
from tests.server.damage import send_positions, try_positions


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_position_is_refused_or_a_table_begins_with_it(name: str) -> None:
    found = try_positions(name, 75)
    assert found["refused"] > 25
    assert found["begun"] > 5
    assert found["parked"] <= 1, found  # the trial has missed a dead end: the server would set that table aside


def test_the_server_starts_again_whatever_positions_it_was_sent(tmp_path: Path) -> None:
    found = send_positions(tmp_path, 30, 1)
    assert found["bad-position"] > 0
    assert found["playing"] + found["over"] > 0
