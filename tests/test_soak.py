"""`make soak` in parts: each goes on where it was stopped, and the first thing wrong ends it."""

from pathlib import Path

import pytest

from tests.soak import PARTS, Notes, Part, run


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


def test_parts_have_names_of_their_own() -> None:
    names = [part.name for part in PARTS]
    assert len(set(names)) == len(names)
    assert all(len(set(part.pieces)) == len(part.pieces) > 0 for part in PARTS)
