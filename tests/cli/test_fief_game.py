"""Whole games of Fief through the terminal."""

import random
from pathlib import Path
from typing import Any

import pytest

from signoria.cli import files
from signoria.cli.loop import run
from signoria.cli.typed import notation
from tests.cli.fief_games import fresh
from tests.cli.terminals import RAW_KEY, new_session, reader_that_plays, session_on, signoria_command


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"turn_limit": 2}),
        (4, {"turn_limit": 1, "relics": True, "simultaneous_votes": True}),
        (6, {"turn_limit": 1, "fog_of_war": True, "hidden_money": True}),
    ],
)
def test_a_game_typed_by_numbers_ends_with_a_ranking_and_can_be_typed_again(seats: int, options: Any) -> None:
    session, out = new_session(fresh(seats, **options))
    typed: list[str] = []
    session.read = reader_that_plays(session, 1, typed)
    assert run(session) == 0
    assert session.m.over
    assert not RAW_KEY.search(out.getvalue())
    again = fresh(seats, **options)
    session_on(again, *typed)
    assert again.digest == session.m.digest


def test_a_game_typed_in_moves() -> None:
    """Two people at one keyboard type whole moves; hands are secret, so they hand over."""
    session, out = new_session(fresh(3, turn_limit=1), humans=2, width=80)
    chance = random.Random(4)
    handed_over: list[str] = []

    def read(prompt: str) -> str:
        if "press Enter" in prompt:
            handed_over.append(prompt)
            return ""
        if "Enter: nobody" in prompt:  # both are asked whether anybody reacts
            return ""
        assert session.last_human is not None
        if session.last_human not in session.m.waiting:  # who was only called to read a letter gives the screen back
            return ""
        return notation(chance.choice(list(session.m.legal(session.last_human))))

    session.read = read
    assert run(session) == 0
    assert session.m.over
    assert handed_over
    assert "Turn 1 of 1" in out.getvalue()


def test_save_and_load_go_on_with_the_same_cards(tmp_path: Path) -> None:
    m = fresh(3, turn_limit=2)
    path = tmp_path / "game.txt"
    text = session_on(m, "1", f"save {path}")
    assert f"play fief --load {path}" in text
    again = files.load(path)
    assert again.digest == m.digest
    assert again.view(0) == m.view(0)


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--humans", "0", "--bots", "random", "--seats", "3", "--seed", "1", "--option", "turn_limit=1"]
    code, text = signoria_command(capsys, "play", "fief", *options)
    assert code == 0
    assert "1 Strozzi" in text or "Strozzi" in text


def test_a_record_can_be_looked_through(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session, _ = new_session(fresh(3, turn_limit=1))
    session.read = reader_that_plays(session, 3, [])
    run(session)
    path = files.save(session.m, tmp_path / "game.txt")
    for seat in ([], ["--seat", "2"]):
        code, text = signoria_command(capsys, "replay", path, "--at", "40", *seat)
        assert code == 0
        assert "Players" in text
        assert not RAW_KEY.search(text)
