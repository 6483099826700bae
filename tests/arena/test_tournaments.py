"""Tournaments go on after a killed worker, a killed program and Ctrl-C, and come out the same on any workers."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.arena import executor
from signoria.arena.executor import play_all
from signoria.arena.kept import FOLDER, BeingPlayed, Kept, sources
from signoria.arena.local import LocalWorkers
from signoria.arena.matches import Finished
from signoria.arena.plans import Plan, Tournament, tournament
from signoria.build import PACKAGE

START = "from signoria.cli.main import main; main()"


@pytest.fixture
def small() -> Tournament:
    return tournament("lorenzo", ["random", "search:2"], 2, {}, 1)


def never() -> bool:
    return False


def outcomes(finished: list[Finished]) -> dict[int, tuple[str, list[int], list[int]]]:
    assert len({one.number for one in finished}) == len(finished)
    return {one.number: (one.digest, one.ranks, one.points) for one in finished}


def test_one_and_two_workers_and_a_killed_one_give_the_same_results(small: Tournament) -> None:
    plans = [small.plan(number) for number in range(6)]
    alone = outcomes(list(play_all(LocalWorkers(1), plans, never)))
    assert set(alone) == set(range(6))
    workers = LocalWorkers(2)
    finished: list[Finished] = []
    for one in play_all(workers, plans, never):
        finished.append(one)
        if len(finished) == 1:
            busy = next(worker for worker in workers.workers if worker.plan is not None)
            assert busy.process.pid is not None
            os.kill(busy.process.pid, signal.SIGKILL)
    assert outcomes(finished) == alone


def test_a_stop_ends_the_workers_at_once(small: Tournament) -> None:
    workers = LocalWorkers(2)
    processes = [worker.process for worker in workers.workers]
    finished: list[Finished] = []
    for one in play_all(workers, [small.plan(number) for number in range(50)], lambda: len(finished) > 0):
        finished.append(one)
    assert 1 <= len(finished) <= 2
    assert all(process.exitcode is not None for process in processes)


class Graveyard:
    """Workers that all die."""

    def __init__(self) -> None:
        self.given: list[Plan] = []

    @property
    def free(self) -> int:
        return 2 - self.busy

    @property
    def busy(self) -> int:
        return len(self.given)

    def give(self, plan: Plan) -> None:
        self.given.append(plan)

    def take(self) -> tuple[list[Finished], list[Plan]]:
        lost, self.given = self.given, []
        return [], lost

    def end(self) -> None:
        self.given = []


def test_workers_that_only_die_are_not_tried_for_ever(small: Tournament) -> None:
    with pytest.raises(SignoriaError, match="workers die again and again, the last with match"):
        list(play_all(Graveyard(), [small.plan(number) for number in range(9)], never))
    assert executor.MOST_DEATHS > 1


# ---------------------------------------------------------------- the file


WHOLE = Finished(
    1, [1, 2], [30, 20], [{"cards": 30}, {"cards": 20}], 60, [[1.5, 4], [2]], [[5, 1.5, 3], [2]], "ab"
)  # fmt: skip


def killed_while_writing(small: Tournament, folder: Path) -> Kept:
    kept = Kept(small, folder)
    with kept.open():
        kept.note(WHOLE)
    with kept.file.open("a") as file:
        file.write('{"number": 0, "ranks": [1, 2], "points": [3, 4], "sources": [{}')
    return kept


def test_a_line_that_is_no_match_is_overlooked(small: Tournament, tmp_path: Path) -> None:
    """It once ended the command with a traceback, and nothing could be played or read any more."""
    kept = killed_while_writing(small, tmp_path)
    with kept.file.open("a") as file:
        file.write('\nnull\n{"number": "7"}\n{"digits": 7}\n')
    again = Kept(small, tmp_path)
    with again.open():
        assert again.done == {1: WHOLE}


def test_what_is_finished_is_kept_once(small: Tournament, tmp_path: Path) -> None:
    kept = killed_while_writing(small, tmp_path)
    again = Kept(small, tmp_path)
    with again.open():
        assert again.done == kept.done == {1: WHOLE}
        assert [plan.number for plan in again.left(4)] == [0, 2, 3]
        again.note(Finished(0, [2, 1], [1, 2]))
    lines = again.file.read_text().splitlines()
    assert json.loads(lines[0])["bots"] == ["random", "search:2"]
    assert [json.loads(line)["number"] for line in lines[1:]] == [1, 0]
    with again.open(fresh=True):
        assert again.done == {}
    assert again.file.read_text().splitlines() == lines[:1]


def test_to_read_a_tournament_writes_nothing(small: Tournament, tmp_path: Path) -> None:
    """The ladder looks at all its files at its start: what another process writes meanwhile must not be lost."""
    kept = killed_while_writing(small, tmp_path)
    before = kept.file.read_bytes()
    kept.read()
    assert kept.done == {1: WHOLE}
    assert kept.file.read_bytes() == before
    other = Kept(small, tmp_path / "nowhere")
    other.read()
    assert other.done == {}
    assert not other.folder.exists()


def test_a_tournament_killed_at_its_beginning_begins_anew(small: Tournament, tmp_path: Path) -> None:
    kept = Kept(small, tmp_path)
    kept.file.write_text(kept.head[:20])
    with kept.open():
        kept.note(WHOLE)
    assert kept.file.read_text().splitlines()[0] == kept.head
    kept.read()
    assert kept.done == {1: WHOLE}


def test_a_match_that_failed_is_played_again(small: Tournament, tmp_path: Path) -> None:
    """It was kept for good: the same command said that it was finished. The last line of a number counts."""
    kept = Kept(small, tmp_path)
    with kept.open():
        kept.note(Finished(0, failure="random: the machine fell asleep"))
        kept.note(WHOLE)
        assert [plan.number for plan in kept.left(2)] == [0]
        kept.note(Finished(0, [2, 1], [1, 2]))
    again = Kept(small, tmp_path)
    again.read()
    assert again.left(2) == []
    assert again.done == {0: Finished(0, [2, 1], [1, 2]), 1: WHOLE}


@pytest.mark.parametrize("fresh", [True, False])
def test_two_processes_do_not_play_one_tournament(small: Tournament, tmp_path: Path, fresh: bool) -> None:
    """They repeated each other's matches, and lost those that were noted while the other wrote the file anew."""
    kept, other = Kept(small, tmp_path), Kept(small, tmp_path)
    with kept.open():
        kept.note(WHOLE)
        with pytest.raises(BeingPlayed, match="is already playing this tournament"), other.open(fresh):
            pass
        other.read()  # to look is no harm
    assert other.done == {1: WHOLE}
    with other.open():
        assert other.done == {1: WHOLE}


def test_a_system_without_locks_goes_on_without(
    small: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    kept = Kept(small, tmp_path)
    with kept.open(), Kept(small, tmp_path).open():
        kept.note(WHOLE)
    assert kept.left(2) == [small.plan(0)]


def test_git_overlooks_no_folder_but_the_usual_one(
    small: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The results of the ladder are committed: the folder it is told must not hide them."""
    monkeypatch.chdir(tmp_path)
    with Kept(small).open(), Kept(small, Path("games")).open():
        pass
    assert (tmp_path / FOLDER / ".gitignore").read_text() == "*\n"
    assert [path.suffix for path in (tmp_path / "games").iterdir()] == [".jsonl"]


def test_what_the_ladder_keeps_is_small(small: Tournament, tmp_path: Path) -> None:
    """Of the times only the longest decision of a seat, and no points by source: so it has a file of its own."""
    kept = Kept(small, tmp_path, is_brief=True)
    with kept.open():
        kept.note(WHOLE)
    line = kept.file.read_text().splitlines()[1]
    assert line == (
        '{"number":1,"ranks":[1,2],"points":[30,20],"decisions":60,"cpu":[[4],[2]],"wall":[[5],[2]],"digest":"ab"}'
    )  # fmt: skip
    noted = kept.done
    kept.read()
    assert kept.done == noted
    assert kept.file != Kept(small, tmp_path).file


def test_another_tournament_has_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def file(bots: str = "random", seats: int = 2, seed: int = 1, **options: bool) -> Path:
        return Kept(tournament("lorenzo", [bots], seats, dict(options), seed), tmp_path).file

    files = [file(), file("greedy"), file(seats=3), file(seed=2), file(advanced=True)]
    monkeypatch.setattr("signoria.arena.kept.source", lambda game, bots: f"other sources of {game}")
    assert len({*files, file()}) == 6


def test_what_belongs_to_another_game_changes_no_result() -> None:
    """Better bots of Fief are no reason to play the tournaments of Lorenzo again; another meaning of numbers is."""
    names = {path.relative_to(PACKAGE).as_posix() for path in sources("lorenzo", ["greedy", "master"])}
    assert {
        "arena/matches.py", "arena/plans.py", "bots/lorenzo.py", "bots/lorenzo_worth.py", "bots/search.py",
        "bots/weights/lorenzo.json", "games/lorenzo/steps/turns.py", "kernel/flow.py", "remote/bot.py",
    } <= names  # fmt: skip
    assert not [name for name in names if "fief" in name or "princes" in name or name.startswith("cli")]
    assert "bots/choice.py" not in names, "to explain a move otherwise is no reason either"


@pytest.mark.parametrize("bot", ["master", "search:200ms", "run:./mine", "novice", "greedy", "club", "greedy:hand"])
def test_the_search_changes_only_what_may_be_searched(bot: str) -> None:
    searches = bot in ("master", "search:200ms", "run:./mine")
    names = {path.name for path in sources("lorenzo", ["random", bot])}
    assert ("search.py" in names) == searches
    assert "greedy.py" in names


# ---------------------------------------------------------------- the command, stopped and killed


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", START, "arena", "lorenzo", "--seats", "2", "--bots", "random,greedy", *words]


def finished_numbers(folder: Path) -> list[int]:
    files = list((folder / ".arena").glob("*.jsonl"))
    lines = [line for file in files for line in file.read_text().split("\n")[1:-1]]  # the last may be half written
    return [json.loads(line)["number"] for line in lines]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A tournament under way, of which some games are finished."""
    process = subprocess.Popen(
        command("--games", "400", "--workers", "2"),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    end = time.monotonic() + 120
    while len(finished_numbers(tmp_path)) < 3 and time.monotonic() < end:
        assert process.poll() is None
        time.sleep(0.05)
    yield process
    process.kill()
    process.communicate()


def go_on(folder: Path, done: list[int]) -> None:
    """The same command plays only what is left, and everything is there once."""
    wanted = len(done) + 3
    run = subprocess.run(
        command("--games", str(wanted), "--workers", "2"), cwd=folder, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "already finished" in run.stdout
    numbers = finished_numbers(folder)
    assert numbers[: len(done)] == done
    assert len(set(numbers)) == len(numbers)
    assert set(range(wanted)) <= set(numbers)


def test_ctrl_c_ends_cleanly_and_the_same_command_goes_on(running: subprocess.Popen[str], tmp_path: Path) -> None:
    running.send_signal(signal.SIGINT)
    said, _ = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert "Stopped. The same command continues from here." in said
    assert "Traceback" not in said
    go_on(tmp_path, finished_numbers(tmp_path))


def test_a_second_command_is_refused_while_one_plays(running: subprocess.Popen[str], tmp_path: Path) -> None:
    second = command("--games", "4", "--workers", "1", "--fresh")
    run = subprocess.run(second, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 2, run.stdout + run.stderr
    assert "Another process is already playing this tournament." in run.stdout
    assert running.poll() is None
    assert len(finished_numbers(tmp_path)) >= 3


def test_a_program_that_was_killed_goes_on(running: subprocess.Popen[str], tmp_path: Path) -> None:
    running.kill()
    running.communicate(timeout=60)  # ends when the workers have ended too, since they hold its output
    go_on(tmp_path, finished_numbers(tmp_path))
