"""Whole games of The Princes of Florence through the terminal."""

import random
from pathlib import Path
from typing import Any

import pytest

from signoria.cli import files
from signoria.cli.loop import run
from tests.cli.princes_games import BOTH, at, fresh, lively
from tests.cli.terminals import RAW_KEY, new_session, reader_that_plays, session_on, signoria_command
from tests.princes.tables import table


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, BOTH), (5, {})])
def test_a_game_typed_by_numbers_ends_with_a_ranking_and_can_be_typed_again(seats: int, options: Any) -> None:
    session, out = new_session(fresh(seats, **options))
    typed: list[str] = []
    session.read = reader_that_plays(session, 1, typed)
    assert run(session) == 0
    assert session.m.over
    text = out.getvalue()
    assert "wins with" in text
    assert not RAW_KEY.search(text)
    again = fresh(seats, **options)
    session_on(again, *typed)
    assert again.digest == session.m.digest


def test_a_game_typed_in_moves() -> None:
    """Two people at one keyboard type whole moves; where hands are secret they hand over."""
    session, out = new_session(fresh(2), humans=2, width=80)
    chance = random.Random(4)
    handed_over: list[str] = []

    def read(prompt: str) -> str:
        if "press Enter" in prompt:
            handed_over.append(prompt)
            return ""
        assert session.last_human is not None
        return chance.choice(list(session.m.legal(session.last_human))).text

    session.read = read
    assert run(session) == 0
    assert session.m.over
    assert handed_over
    assert "Round 7 of 7" in out.getvalue()


def test_undo_takes_a_placement_back() -> None:
    m = table({"money": 3500})
    text = session_on(m, "build hospital", "d3 0", "undo")
    assert "taken back" in text
    assert m.view(0)["steps"][-1]["step"] == "put"  # type: ignore[index]


def test_save_and_load_go_on_with_the_same_cards(tmp_path: Path) -> None:
    m = at(fresh(3), "turn")
    path = tmp_path / "game.txt"
    text = session_on(m, "1", f"save {path}")
    assert f"play princes --load {path}" in text
    again = files.load(path)
    assert again.digest == m.digest
    assert again.view(0) == m.view(0)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    m, chance = fresh(3, **BOTH), random.Random(2)
    while not m.over:
        lively(m, chance)
    return files.save(m, tmp_path / "game.txt")


def test_a_record_can_be_looked_through(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "replay", record)
    assert code == 0
    assert "Final prestige: " in text
    for seat in ([], ["--seat", "2"]):
        code, text = signoria_command(capsys, "replay", record, "--at", "120", *seat)
        assert code == 0
        assert "Players" in text
        assert not RAW_KEY.search(text)
    code, text = signoria_command(capsys, "verify", record)
    assert code == 0


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(
        capsys, "play", "princes", "--humans", "0", "--bots", "random", "--seats", "3", "--seed", "1"
    )
    assert code == 0
    assert "wins with" in text


def test_seats_are_as_usual_unless_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "play", "princes", "--humans", "0", "--bots", "random", "--seed", "1")
    assert code == 0
    assert "4 Rucellai" in text
