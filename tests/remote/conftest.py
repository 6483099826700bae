"""The terminal of these tests is that of the tests of the terminal."""

from tests.cli.conftest import _own_terminal

__all__ = ["_own_terminal"]
