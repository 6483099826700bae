"""Games are saved into a folder of the test's own, and the terminal speaks English in 80 columns."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
