"""What callers hold explains itself, in both builds, and its examples run as they stand."""

import doctest
from types import ModuleType

import pytest

import signoria
from signoria.kernel import answers, match, record


def test_what_callers_hold_explains_itself() -> None:
    """`help(signoria.Match)` was bare in the compiled build."""
    for name in signoria.__all__:
        thing = getattr(signoria, name)
        if not isinstance(thing, type) and not callable(thing):
            continue
        assert thing.__doc__, name
        for part, value in vars(thing).items() if isinstance(thing, type) else ():
            if not part.startswith("_") and (callable(value) or isinstance(value, property)):
                assert value.__doc__, f"{name}.{part}"


@pytest.mark.parametrize("module", [signoria, match, answers, record], ids=lambda module: module.__name__)
def test_the_examples_run(module: ModuleType) -> None:
    found = doctest.testmod(module, extraglobs={"signoria": signoria})
    assert found.attempted > 0
    assert found.failed == 0
