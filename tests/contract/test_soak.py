"""`signoria soak`: which games it plays, that it goes on where it stopped, and what it leaves of a failure."""

import json
from collections import Counter
from pathlib import Path

import pytest

import signoria
from signoria.cli.soak import FOLDER, Soak, fewest_pairs, plan, rich_position, soak, write_failure
from signoria.games import GAMES
from signoria.kernel.contract import Broken, option_sets
from signoria.kernel.record import read_record
from tests.contract.toy import play_ten


def test_seats_and_options_are_played_equally_often() -> None:
    for game in GAMES.values():
        plans = [one for one in (plan(1, number) for number in range(2_000)) if one.game == game.name]
        seats = Counter(one.seats for one in plans)
        assert set(seats) == set(range(game.fewest, game.most + 1))
        assert max(seats.values()) - min(seats.values()) <= 1
        assert fewest_pairs(game, plans) >= 10
        assert len({one.seed for one in plans}) == len(plans)
        assert any(one.rich for one in plans) or game.name != "lorenzo"
    assert plan(1, 77) == plan(1, 77)
    assert [plan(1, number).options for number in range(99)] != [plan(2, number).options for number in range(99)]


def test_rich_positions_can_be_played_from() -> None:
    for seed, options in enumerate(option_sets(GAMES["lorenzo"])):
        for seats in (2, 3, 4):
            m = signoria.from_position(rich_position(seats, options, seed), seed=seed)
            assert m.waiting
            assert m.game.problems(m.state) == []


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    soak(games=1, resume=False)
    first = (tmp_path / FOLDER / "finished.jsonl").read_text()
    assert len(first.splitlines()) == 2  # what it is a soak of, and one game
    with (tmp_path / FOLDER / "finished.jsonl").open("a") as file:
        file.write('{"number": 1, "nod')  # killed while writing
    soak(games=2)
    lines = (tmp_path / FOLDER / "finished.jsonl").read_text().splitlines()
    finished = [json.loads(line)["number"] for line in lines[1:]]
    assert len(finished) == len(set(finished)) == 2
    assert (tmp_path / FOLDER / ".gitignore").read_text() == "*\n"
    soak(games=2)
    assert (tmp_path / FOLDER / "finished.jsonl").read_text().splitlines() == lines


def test_another_seed_or_other_sources_begin_anew(tmp_path: Path) -> None:
    folder = tmp_path / "soak"
    for seed, source, resume in [(1, "a", True), (2, "a", True), (2, "b", True), (2, "b", False)]:
        one = Soak(seed, folder, source)
        one.open(resume)
        assert one.done == {}
        (folder / "mark").touch()
        again = Soak(seed, folder, source)
        again.open(True)
        assert (folder / "mark").exists()


def test_a_failure_is_left_as_a_record_that_replays(tmp_path: Path) -> None:
    with pytest.raises(Broken) as caught:
        play_ten("points from nowhere")
    write_failure(tmp_path / "failure.txt", caught.value, 1, 12)
    text = (tmp_path / "failure.txt").read_text()
    assert "# game 12 of seed 1\n# points of seat" in text
    assert read_record(text).text() == caught.value.record.text()
