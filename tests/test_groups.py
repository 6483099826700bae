"""Tests that share a fixture of their module are one group for pytest-xdist."""

import pytest


@pytest.fixture(scope="module")
def shared() -> str:
    return "made once"


def test_tests_that_share_a_fixture_are_one_group(shared: str, request: pytest.FixtureRequest) -> None:
    """They were marked after xdist had read the marks: every process started a server of its own for each module."""
    if not request.config.getoption("loadgroup", False):
        pytest.skip("only `--dist loadgroup` looks at groups")
    assert shared == "made once"
    assert request.node.nodeid.endswith("@tests/test_groups.py")


def test_tests_that_share_nothing_are_in_no_group(request: pytest.FixtureRequest) -> None:
    assert "@" not in request.node.nodeid
