"""The examples of docs/api.md run as they stand, and its tables name what there is."""

import doctest
import inspect
import re
from pathlib import Path

import signoria

PAGE = Path(__file__).parent.parent / "docs" / "api.md"


def test_the_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0


def test_every_call_is_explained_with_its_arguments() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in ("new", "from_position", "replay", "verify"):
        (shown,) = re.findall(rf"^\| `signoria\.{name}\((.*?)\)` \|", text, re.MULTILINE)
        there = inspect.signature(getattr(signoria, name)).parameters.values()
        assert shown == ", ".join(
            one.name if one.default is one.empty else f"{one.name}={one.default!r}".replace("'", '"') for one in there
        )


def test_every_error_is_explained() -> None:
    errors = [name for name in signoria.__all__ if inspect.isclass(getattr(signoria, name))]
    text = PAGE.read_text(encoding="utf-8").split("## Errors")[1]
    for name in errors:
        if issubclass(getattr(signoria, name), Exception):
            assert f"`{name}`" in text or f"`signoria.{name}`" in text
