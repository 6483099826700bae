"""The examples of docs/research.md run as they stand."""

import doctest
import inspect
import re
from pathlib import Path

from signoria.research import Position

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 25
    assert found.failed == 0


def test_every_call_of_a_position_is_explained() -> None:
    text = PAGE.read_text(encoding="utf-8")
    inner = {
        "adopt",
        "check_legal",
        "check_state",
        "codes",
        "ids",
        "known",
        "look",
        "mark_into",
        "observe_into",
        "play",
    }
    inner |= {"propose", "restore", "settle", "take"}
    names = {name for name in vars(Position) if not name.startswith("_") and callable(getattr(Position, name))}
    for name in names - inner:
        assert re.search(rf"(p|Position)\.{name}\b", text), name
    assert inspect.isclass(Position)
