"""The same tournament on a Ray cluster, of whose workers one is killed."""

import os
import signal
import time
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.arena.executor import play_all
from signoria.arena.matches import Finished, play_match
from signoria.arena.plans import tournament

pytest.importorskip("ray", reason="the extra `ray` is not installed")

from signoria.arena.cluster import RayWorkers, play_there


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def playing() -> list[int]:
    """Processes of this test's own cluster that play a match."""
    found: list[int] = []
    for place in Path("/proc").iterdir():
        try:
            if place.name.isdecimal() and b"ray::play_there" in (place / "cmdline").read_bytes():
                pid = int(place.name)
                if os.getpid() in (parent(pid), parent(parent(pid))):
                    found.append(pid)
        except OSError:  # it has ended meanwhile
            pass
    return found


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_and_repeats_nothing() -> None:
    t = tournament("lorenzo", ["random", "search:2"], 2, {}, 1)
    plans = [t.plan(number) for number in range(6)]
    finished: list[Finished] = []
    killed = False
    for one in play_all(RayWorkers("local"), plans, lambda: False):
        finished.append(one)
        end = time.monotonic() + 10
        while not killed and time.monotonic() < end:
            for pid in playing()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed = True
    assert killed
    assert sorted(one.number for one in finished) == list(range(6))
    here = {plan.number: play_match(plan).digest for plan in plans}
    assert {one.number: one.digest for one in finished} == here


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(SignoriaError, match="ray start --head"):
        RayWorkers("auto")


def test_a_machine_with_other_sources_is_refused() -> None:
    plan = tournament("lorenzo", ["random"], 2, {}, 1).plan(0)
    with pytest.raises(SignoriaError, match="another version of Signoria"):
        play_there(plan, "other sources")
