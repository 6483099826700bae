"""The shape of what `signoria bench` reports. No speed is ever asserted."""

import json
import random
import statistics
from pathlib import Path

import pytest

from signoria.cli import bench
from signoria.cli.bench import BEGIN, END, KEYS, TARGETS, Figures, Run
from signoria.cli.benching import LOAD_TARGETS
from signoria.cli.benching.research import RESEARCH_KEYS
from signoria.games import GAMES

PAGE = Path(__file__).parent.parent.parent / "docs" / "benchmarks.md"


def fake(rate: float) -> Run:
    return lambda seconds: rate


@pytest.fixture
def found() -> Figures:
    rates = dict.fromkeys(KEYS, 100.0) | {"lorenzo.playout_decisions_per_s": 1600.0}
    return bench.figures(bench.measure({key: fake(rate) for key, rate in rates.items()}, 1), 1)


def test_the_json_is_one_object_with_every_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(json=True, seconds=0, games=list(bench.OURS)) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {*KEYS, "versions", "native", "cpu", "seconds"}
    assert set(printed["versions"]) == {"python", "signoria", "catanatron", "chess"}
    assert printed["seconds"] == 0
    assert isinstance(printed["native"], bool)
    assert all(printed[key] > 0 for key in TARGETS if key not in LOAD_TARGETS)
    assert printed["catanatron.copies_per_s"] is None


@pytest.mark.parametrize("engine", ["catanatron", "chess"])
def test_a_peer_is_measured_where_it_is_installed(engine: str) -> None:
    pytest.importorskip(engine)
    measured = bench.measure(bench.runs_of([engine]), 0)
    assert set(measured) == {f"{engine}.playout_decisions_per_s", f"{engine}.copies_per_s"}
    assert all(rate > 0 for rate in measured.values())


def test_every_game_is_measured_and_has_targets() -> None:
    assert set(bench.OURS) == set(GAMES)
    for name in GAMES:
        all_runs = {bench.PLAYOUTS, bench.COPIES, bench.API, bench.SEARCH}
        assert set(bench.our_runs(name)) == all_runs | set(RESEARCH_KEYS)
        assert {f"{name}.{what}" for what in all_runs - {bench.SEARCH}} <= set(TARGETS)
        assert bench.MOST[f"{name}.{bench.PER_ITERATION}"] == 25
    assert TARGETS["lorenzo.playout_decisions_per_s"] == ("catanatron.playout_decisions_per_s", 15)
    assert TARGETS["princes.playout_decisions_per_s"] == ("catanatron.playout_decisions_per_s", 12)
    assert TARGETS["princes.api_decisions_per_s"] == ("catanatron.playout_decisions_per_s", 3)


def test_an_iteration_of_the_search_is_said_in_decisions_of_playouts() -> None:
    """At most 25 of them in Lorenzo; told as a ratio, 0.04x, nobody read it so."""
    measured = {"lorenzo.playout_decisions_per_s": 100_000.0, "lorenzo.search_iterations_per_s": 5_000.0}
    found = bench.figures(bench.with_costs(measured), 1)
    assert found["rates"]["lorenzo.decisions_per_iteration"] == 20
    assert bench.is_met(found, "lorenzo.decisions_per_iteration")
    found["rates"]["lorenzo.decisions_per_iteration"] = 25.1
    assert not bench.is_met(found, "lorenzo.decisions_per_iteration")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_copies_are_of_a_game_about_half_over(name: str) -> None:
    """The state to copy is under way, and whole games take about twice as many decisions."""
    assert bench.middle_of(name).top >= 0
    choice = random.Random(5)
    lengths = [bench.played_by_api(name, choice, 10**9)[1] for _ in range(4)]
    assert 0.3 < bench.OURS[name].middle / statistics.mean(lengths) < 0.7


def test_medians_forgive_a_slow_round() -> None:
    rates = iter([1.0, 50.0, 50.0, 50.0, 900.0])
    assert bench.measure({"a": lambda seconds: next(rates)}, 1) == {"a": 50.0}


def test_every_round_runs_every_engine() -> None:
    order: list[str] = []

    def noted(name: str) -> Run:
        def run(seconds: float) -> float:
            order.append(name)
            return seconds

        return run

    assert bench.measure({"a": noted("a"), "b": noted("b")}, 30) == {"a": 3.0, "b": 3.0}
    assert order == ["a", "b"] * bench.ROUNDS


def test_the_table_says_which_targets_are_met(found: Figures) -> None:
    lines = {line[0]: line[1:] for line in bench.rows(found, "en")}
    assert lines["lorenzo.playout_decisions_per_s"] == ["1,600", "16.0x", "15x", "yes"]
    assert lines["lorenzo.copies_per_s"] == ["100", "1.0x", "40x", "no"]
    assert lines["chess.copies_per_s"] == ["100", "", "", ""]


def test_without_the_peer_there_is_no_ratio() -> None:
    found = bench.figures({"lorenzo.copies_per_s": 5.0}, 1)
    lines = {line[0]: line[1:] for line in bench.rows(found, "en")}
    assert lines["lorenzo.copies_per_s"] == ["5", "", "40x", ""]


def test_a_missing_peer_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "is_there", lambda engine: False)
    bench.run(seconds=0, games=["chess"])
    assert "signoria[bench]" in capsys.readouterr().err


def test_an_unknown_engine_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(games=["checkers"]) == 2
    assert ", ".join(bench.ENGINES) in " ".join(capsys.readouterr().err.split())


def test_a_page_is_rewritten_between_its_markers(tmp_path: Path, found: Figures) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Before\n{BEGIN}\nold\n{END}\nafter\n")
    bench.write_page(page, found)
    bench.write_page(page, found)
    text = page.read_text()
    assert text.startswith(f"# Before\n{BEGIN}\n| ")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text
    assert text.count("lorenzo.copies_per_s") == 1


def test_a_page_without_markers_is_refused_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text(f"{END} {BEGIN}")
    for name in ("page.md", "missing.md"):
        assert bench.run(seconds=1000, write=tmp_path / name) == 2
    assert BEGIN in capsys.readouterr().err


def test_the_documentation_holds_a_whole_table() -> None:
    table = PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    for key in KEYS:
        assert f"| {key} | " in table
