"""How long masters let a person wait, on a server with its default settings. No speed is ever asserted."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from signoria.cli import bench
from signoria.cli.benching import BOTS_MOST, bots
from signoria.cli.benching.load import Played
from signoria.games import GAMES
from signoria.server.room import Room
from tests.server.rooms import Logged


def test_a_short_game_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SLOWEST", "random")
    found = bots.measure([Played("lorenzo", {"advanced": True})], 8, lambda what: None)
    assert set(found) == {"bots.lorenzo_longest_ms", "bots.answer_p99_ms"}
    assert 0 < found["bots.answer_p99_ms"] <= found["bots.lorenzo_longest_ms"]


def test_the_draft_is_in_it_and_everybody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all are asked at once the bots are most in each other's way."""
    monkeypatch.setattr(bots, "SLOWEST", "random")
    options = bench.OURS["lorenzo"].options
    found = asyncio.run(bots.answers(Played("lorenzo", options), 12, tmp_path))
    assert {one.seat for one in found} == {1, 2, 3}
    assert [one.move.split()[0] for one in found].count("keep") >= 3
    assert all(one.seconds >= 0 for one in found)


def answer(table: Logged, seat: int, after: float) -> None:
    """Whoever sits there makes a legal move so many seconds later."""
    move = table.room.legal(seat, "en")[0].text
    table.do(partial(Room.answer, seat=seat, at=None, move=move), after=after)


def test_who_is_asked_with_others_is_waited_for_since_then() -> None:
    """Not since the one before him answered: with one process the last of three masters took three times as long."""
    table = Logged("lorenzo", 3, bots={1: "random", 2: "random"}, advanced=True)
    while len(table.room.waiting) < 3:  # until the draft
        answer(table, table.room.waiting[0], 0.0)
    for seat, after in ((0, 1.0), (1, 2.0), (2, 4.0)):
        answer(table, seat, after)
    waited = bots.waits(Room(table.room.row, table.room.chairs), table.entries)
    assert [(one.seat, one.seconds) for one in waited[-2:]] == [(1, 3.0), (2, 7.0)]


def test_every_game_has_a_figure_and_two_seconds_are_enough() -> None:
    assert set(BOTS_MOST) == {"bots.answer_p99_ms", *[f"bots.{game}_longest_ms" for game in GAMES]}
    found = bench.figures({"bots.answer_p99_ms": 900.0, "bots.fief_longest_ms": 2100.0}, 1)
    lines = {line[0]: line[1:] for line in bench.rows(found, "en")}
    assert lines["bots.answer_p99_ms"] == ["900", "", "≤ 2000", "yes"]
    assert lines["bots.fief_longest_ms"] == ["2,100", "", "≤ 2000", "no"]


def test_of_a_hundred_waits_the_longest_is_no_percentile() -> None:
    waited = {
        "lorenzo": [bots.Answer(1, "pass", n / 1000) for n in range(1, 51)],
        "fief": [bots.Answer(1, "done", n / 1000) for n in range(51, 101)],
    }
    figures = {key: round(value) for key, value in bots.figures(waited).items()}
    assert figures == {"bots.lorenzo_longest_ms": 50, "bots.fief_longest_ms": 100, "bots.answer_p99_ms": 99}
