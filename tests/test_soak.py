"""`make soak` in parts: each goes on where it was stopped, and the first thing wrong ends it."""

from pathlib import Path

import pytest

from tests import soak
from tests.soak import PARTS, SOURCES, Notes, Part, hashed, main, run


def count(piece: str) -> dict[str, int]:
    """A piece of a part, which runs in a process of its own."""
    if piece == "bad":
        raise AssertionError("found something")
    return {"games": int(piece)}


def test_a_part_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AssertionError, match="found something"):
        run(Part("toy", "nothing", ["3", "bad"], count, 1), tmp_path)
    part = Part("toy", "nothing", ["3", "4"], count, 1)
    with (tmp_path / "toy.jsonl").open("a") as file:
        file.write('{"piece": "4", "se')  # killed while writing
    assert Notes(tmp_path, part).left == ["4"]
    run(part, tmp_path)
    run(part, tmp_path)  # nothing is left, and the figures are told again
    told = capsys.readouterr().out.splitlines()
    assert [line.rpartition(";")[0] for line in told[-2:]] == ["toy: games 7"] * 2
    assert "1 of 2 pieces are left" in told[-3]


def test_other_sources_begin_anew(tmp_path: Path) -> None:
    part = Part("toy", "nothing", ["3"], count, 1)
    run(part, tmp_path)
    assert Notes(tmp_path, part).left == []
    text = (tmp_path / "toy.jsonl").read_text()
    (tmp_path / "toy.jsonl").write_text("others\n" + text.partition("\n")[2])
    assert Notes(tmp_path, part).left == ["3"]


def test_every_game_in_the_browser_is_a_piece() -> None:
    """Plans were added, and three games of Princes and all its 300 positions were never played or read."""
    browser = pytest.importorskip("tests.web.soak")
    pieces = {part.name: part.pieces for part in PARTS}
    assert pieces["browser"] == [str(number) for number in range(len(browser.PLANS))]
    assert {int(piece.split()[1]) for piece in pieces["legible"]} == set(range(len(browser.READ)))


def test_sources_are_all_that_parts_depend_on(tmp_path: Path) -> None:
    """A change of the browser client, or of words, once left what was finished as it was."""
    root = Path(__file__).parents[1]
    for path in ("web/src/main.ts", "web/package-lock.json", "tests/soak.py", "requirements", "pyproject.toml"):
        assert any((root / path).is_relative_to(source) or source == root / path for source in SOURCES), path
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("yes = Yes")
    before = hashed([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("made when it is run")
    (tmp_path / "a.so").write_text("compiled")
    assert hashed([tmp_path]) == before
    (tmp_path / "words" / "en.ftl").write_text("yes = Yeah")
    assert hashed([tmp_path]) != before


def asked(monkeypatch: pytest.MonkeyPatch, parts: list[Part], *words: str) -> None:
    monkeypatch.setattr(soak, "PARTS", parts)
    monkeypatch.setattr("sys.argv", ["soak", *words])
    main()


def test_a_list_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It once erased what was finished with other sources, to which somebody may go back."""
    part = Part("toy", "nothing", ["3"], count, 1)
    notes = tmp_path / "toy.jsonl"
    notes.write_text('others\n{"piece": "3", "seconds": 1.0, "seen": {"games": 3}}\n')
    before = notes.read_bytes()
    asked(monkeypatch, [part], "--list", "--folder", str(tmp_path))
    asked(monkeypatch, [part], "--list", "--folder", str(tmp_path / "none"))
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == ["0/1", "0/1"]
    assert notes.read_bytes() == before
    assert not (tmp_path / "none").exists()


def test_only_parts_that_need_postgres_are_left_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "program", lambda name: None)
    with_it = Part("with", "nothing", ["3"], count, 1, needs_postgres=True)
    without = Part("without", "nothing", ["4"], count, 1)
    with pytest.raises(SystemExit, match=r"not done: with$"):
        asked(monkeypatch, [with_it, without], "--folder", str(tmp_path))
    told = capsys.readouterr().out
    assert "with: PostgreSQL is missing" in told
    assert "without: games 4" in told
    asked(monkeypatch, [with_it, without], "--part", "without", "--folder", str(tmp_path))


def test_parts_that_need_postgres_are_known() -> None:
    needing = [part.name for part in PARTS if part.needs_postgres]
    assert needing == ["kills-postgres", "kills-two-processes", "two-servers"]


def test_tests_that_are_all_skipped_count_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a Ray cluster or a PostgreSQL, a run of nothing once counted as a finished piece."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they are not needed here, and take longest to start
    path = tmp_path / "test_toy.py"
    skipped = "import pytest\ndef test_a(): pytest.skip('why')\ndef test_b(): pytest.skip('why')\n"
    path.write_text(skipped)
    with pytest.raises(AssertionError, match="2 skipped"):
        soak.tested(str(path))
    path.write_text(skipped + "def test_c(): pass\n")
    assert soak.tested(str(path)) == {"tests": 1, "skipped": 2}
    path.write_text("def test_c(): pass\n")
    assert soak.tested(str(path)) == {"tests": 1}


def test_parts_have_names_of_their_own() -> None:
    names = [part.name for part in PARTS]
    assert len(set(names)) == len(names)
    assert all(len(set(part.pieces)) == len(part.pieces) > 0 for part in PARTS)
