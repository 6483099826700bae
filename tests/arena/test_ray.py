"""The same tournament on a Ray cluster, of whose workers one is killed."""

import os
import signal
import time
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.arena.executor import play_all
from signoria.arena.kept import named_weights, source
from signoria.arena.matches import Finished, play_match
from signoria.arena.plans import tournament
from signoria.bots.greedy import HAND_MADE
from signoria.training.files import write_weights

if os.environ.get("SIGNORIA_RAY") != "require":
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
    t = tournament("lorenzo", ["random", "search:60"], 2, {}, 1)  # a match takes a second: time to kill who plays it
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
        play_there(plan, "other sources", ["", ""])


def test_a_machine_with_other_weights_or_none_is_refused(tmp_path: Path) -> None:
    """`greedy:FILE.json` is read where it plays: there may be another file, or none."""
    file = tmp_path / "new.json"
    write_weights(file, "lorenzo", "a test", HAND_MADE["lorenzo"].weights)
    plan = tournament("lorenzo", [f"greedy:{file}", "random"], 2, {}, 1).plan(0)
    wanted, weights = source("lorenzo", plan.bots), [named_weights(bot) for bot in plan.bots]
    assert play_there(plan, wanted, weights).failure == ""
    first, *others = HAND_MADE["lorenzo"].weights.items()
    write_weights(file, "lorenzo", "a test", dict([(first[0], first[1] + 1), *others]))
    with pytest.raises(SignoriaError, match=r"greedy:.*new.json: a machine of the cluster has other weights"):
        play_there(plan, wanted, weights)
    file.unlink()
    with pytest.raises(SignoriaError, match=r"greedy:.*new.json: a machine of the cluster cannot read it"):
        play_there(plan, wanted, weights)


@pytest.mark.filterwarnings("ignore")
def test_weights_that_are_changed_under_way_end_the_tournament(tmp_path: Path) -> None:
    """The second match would be played by another bot of the same name."""
    file = tmp_path / "new.json"
    weights = HAND_MADE["lorenzo"].weights
    write_weights(file, "lorenzo", "a test", weights)
    t = tournament("lorenzo", [f"greedy:{file}", "random"], 2, {}, 1)
    finished = play_all(RayWorkers("local"), [t.plan(number) for number in range(20)], lambda: False)
    assert next(finished).failure == ""
    write_weights(file, "lorenzo", "a test", {name: weight + 1 for name, weight in weights.items()})
    with pytest.raises(SignoriaError, match="other weights"):
        list(finished)
