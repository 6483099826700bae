"""Defaults that depend on the machine."""

import os

import pytest

from signoria.server.settings import MOST_USUAL, Settings, load


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (6, 6), (64, MOST_USUAL)])
def test_bots_think_on_all_cores_unless_told(cores: int, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one process for all tables, three masters who are asked at once took three times as long as one."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert Settings().bot_processes == processes
    assert load().bot_processes == processes


def test_where_the_system_does_not_say_which_cores_all_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    for cores, processes in ((None, 1), (4, 4)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert Settings().bot_processes == processes


def test_one_setting_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_BOT_PROCESSES", "3")
    assert load().bot_processes == 3
