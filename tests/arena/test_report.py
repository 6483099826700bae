"""What is told of a tiny tournament: tables, JSON, pictures, and what is missing without the extra."""

import json
import sys
from pathlib import Path

import pytest

from signoria.arena.kept import Kept
from signoria.arena.matches import Finished
from signoria.arena.plans import tournament
from signoria.arena.standings import Standings, nearest, standings
from signoria.cli.main import make_app
from signoria.kernel.text import LANGUAGES
from tests.cli.terminals import RAW_KEY, signoria_command

TINY = ["arena", "lorenzo", "--bots", "random,greedy", "--seats", "2", "--games", "2", "--workers", "1"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def match(number: int, ranks: list[int], points: list[int], decisions: int = 60) -> Finished:
    spent = [[float(number), 10.0] for _ in ranks]
    return Finished(number, ranks, points, [{"cards": n, "other": 0} for n in points], decisions, spent, spent)


def four_matches() -> Standings:
    """Two deals: greedy wins three matches of four, and one is shared."""
    t = tournament("lorenzo", ["greedy", "random"], 2, {}, 1)
    done = [
        match(0, [1, 2], [50, 20]),
        match(1, [2, 1], [10, 60]),
        match(2, [1, 1], [30, 30]),
        match(3, [2, 1], [5, 45]),
    ]
    return standings(t, done)


def test_shares_points_and_seats() -> None:
    found = four_matches()
    greedy, random = found.bots
    assert (greedy.wins.value, random.wins.value) == (0.875, 0.125)
    assert greedy.ahead["random"].value == 0.875
    assert (greedy.points, random.points) == ((50 + 60 + 30 + 45) / 4, (20 + 10 + 30 + 5) / 4)
    assert greedy.sources == {"cards": greedy.points, "other": 0}
    assert [seat.value for seat in found.seats] == [0.375, 0.625]
    assert found.equal_share == 0.5
    assert found.ahead == [[[0, 2], [0, 0]], [[0, 1.5], [0.5, 0]]]
    assert (greedy.cpu.p50, greedy.cpu.p99, greedy.cpu.decisions) == (3, 10, 8)


def test_a_match_that_failed_counts_for_nothing() -> None:
    t = tournament("lorenzo", ["greedy", "random"], 2, {}, 1)
    found = standings(t, [match(0, [1, 2], [50, 20]), Finished(1, failure="random: it fell asleep")])
    assert found.matches == 1
    assert found.failures == {1: "random: it fell asleep"}


def test_percentiles_are_numbers_that_were_measured() -> None:
    numbers = [float(n) for n in range(1, 201)]
    assert (nearest(numbers, 50), nearest(numbers, 99), nearest([7.0], 99)) == (100, 198, 7)


def test_a_tiny_tournament_is_told_in_tables(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, *TINY)
    assert code == 0
    assert "Lorenzo il Magnifico, 2 players, 2 games" in text
    assert "2 of 2 games" in text
    for words in ("wins a seat", "against 50.0 %", "rating", "Mean points by source", "Wins by seat",
                  "Milliseconds a move", "Decisions in a game"):  # fmt: skip
        assert words in text
    assert not RAW_KEY.search(text)
    assert "arena-" not in text
    code, text = signoria_command(capsys, *TINY)
    assert "2 games are finished already." in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_there_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, *TINY, "--lang", lang)
    assert code == 0
    assert "arena-" not in text
    assert ("50.0 %" if lang == "en" else "50,0 %") in text


def test_json_on_the_standard_output_is_nothing_but_json(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        make_app()([*TINY, "--json", "-"])
    said = capsys.readouterr()
    document = json.loads(said.out)
    assert "wins a seat" in said.err
    assert document["tournament"]["bots"] == ["random", "greedy"]
    assert document["matches"] == 2
    assert {one["bot"]: one["wins"]["of"] for one in document["bots"]} == {"random": 2, "greedy": 2}
    assert document["bots"][1]["rating"]["value"] > 0


def test_json_and_pictures_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = signoria_command(capsys, *TINY, "--json", "out.json", "--plots", "pictures")
    assert code == 0
    assert json.loads((tmp_path / "out.json").read_text())["matches"] == 2
    found = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert found == {f"{name}.{form}" for name in ("wins", "points", "seats", "rating") for form in ("png", "svg")}
    assert (tmp_path / "pictures/wins.png").read_bytes().startswith(b"\x89PNG")
    assert "Lorenzo il Magnifico" in (tmp_path / "pictures/wins.svg").read_text()


def test_without_the_extra_it_plays_and_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("choix", "matplotlib", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("ratings", "plots", "cluster"):
        monkeypatch.delitem(sys.modules, f"signoria.arena.{name}", raising=False)
    code, text = signoria_command(capsys, *TINY, "--plots", "pictures")
    assert code == 0
    assert "wins a seat" in text
    assert 'pip install "signoria[arena]"' in text
    code, text = signoria_command(capsys, *TINY, "--fresh", "--ray", "auto")
    assert code == 2
    assert 'pip install "signoria[ray]"' in text


def test_a_match_that_fails_ends_with_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = Kept(tournament("lorenzo", ["random", "greedy"], 2, {}, 1))
    kept.open(fresh=True)
    kept.note(Finished(0, failure="greedy: IllegalMove: no"))
    code, text = signoria_command(capsys, *TINY)
    assert code == 1
    assert "1 game failed and is not counted." in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game is called 'chess'"),
        (["lorenzo", "--bots", "search:fast"], "search:200ms or in iterations"),
        (["lorenzo", "--bots", "greedy,,random"], "name at least one"),
        (["lorenzo", "--seats", "7"], "players, not 7"),
        (["lorenzo", "--games", "0"], "games: must be at least 1"),
        (["lorenzo", "--workers", "0"], "workers: must be at least 1"),
        (["lorenzo", "--option", "wings=true"], "options.wings"),
    ],
)
def test_what_cannot_be_is_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = signoria_command(capsys, "arena", *words)
    assert code == 2
    assert said in text
    assert not list((tmp_path).glob(".arena/*.jsonl"))
