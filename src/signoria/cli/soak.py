"""Random games, checked at every node, for as long as one likes: `signoria soak`. With `--bots` games between bots.

Every game has a number, from which its seats, options and moves follow. What is finished stands in a file, so that a
soak that was stopped goes on where it was; a soak of other sources begins anew.
"""

import itertools
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.arena.kept import source as source_of_bots
from signoria.build import PACKAGE, is_native, source_hash
from signoria.cli.screen import make_console
from signoria.cli.soaking import SOAKED
from signoria.cli.soaking.bots import (
    GAMES_OF_BOTS,
    MOST_CPU,
    SEARCHER,
    Times,
    TimesOf,
    all_times,
    bot_plan,
    is_illegal,
    pace,
    play_bots,
    slow_games,
    times_table,
    uncovered_bots,
)
from signoria.cli.soaking.plans import WHOLE, Plan, plan, together, uncovered
from signoria.cli.speech import say, speech
from signoria.games import GAMES
from signoria.kernel.contract import Broken, Report, check_game, digests
from signoria.kernel.game import Game
from signoria.kernel.record import Record
from signoria.kernel.text import Words

FOLDER = Path(".soak")
FOLDER_OF_BOTS = Path(".soak-bots")
READ_IN_ALL = 10_000  # nodes of each game whose position and all views a whole soak reads back, one after another


# ---------------------------------------------------------------- one game


@dataclass
class Finished:
    """A game that was played: one line of the file."""

    number: int
    nodes: int = 0
    read: int = 0  # nodes whose position and views were read back
    wholly_read: int = 0  # nodes of games in which all views were read back at every node
    compared: bool = False
    failure: str = ""
    events: dict[str, int] = field(default_factory=dict)  # how often things happened that the summary counts
    times: Times = field(default_factory=dict)  # of bots, where they play
    out_of_turn: int = 0  # answers of bots where nobody waited for them
    illegal: bool = False  # whether it failed by an illegal move of a bot


def play_one(seed: int, number: int, folder: str, uncompiled: str) -> Finished:
    """Play and check one game, in a process of its own; `uncompiled` is where the other build lies, or ''."""
    game_plan = plan(seed, number)
    try:
        report = checked(game_plan, SOAKED[game_plan.game].dear)
        if uncompiled:
            compare(report.record, uncompiled)
        counted = {name: report.events[name] for name in SOAKED[game_plan.game].counted}
        wholly_read = report.wholly_read if game_plan.read_all else 0
        return Finished(number, report.nodes, report.read, wholly_read, bool(uncompiled), events=counted)
    except Broken as error:
        error = shortest(game_plan, error)
        write_failure(Path(folder) / f"failure-{seed}-{number}.txt", error, seed, number)
        return Finished(number, failure=error.what)


def play_one_of_bots(seed: int, number: int, folder: str) -> Finished:
    """Let bots play one game, in a process of its own."""
    try:
        played = play_bots(bot_plan(seed, number))
        return Finished(number, played.moves, times=played.times, out_of_turn=played.out_of_turn)
    except Broken as error:
        write_failure(Path(folder) / f"failure-{seed}-{number}.txt", error, seed, number)
        return Finished(number, failure=error.what, illegal=is_illegal(error))


def checked(game_plan: Plan, dear_every: int) -> Report:
    soaked = SOAKED[game_plan.game]
    return check_game(
        GAMES[game_plan.game],
        game_plan.seats,
        game_plan.options,
        game_plan.seed,
        dear_every,
        position=game_plan.position,
        liked=soaked.liked,
        read_every=min(soaked.read, dear_every),
        read_all=game_plan.read_all,
    )


def shortest(game_plan: Plan, error: Broken) -> Broken:
    """The same game fails at the earliest when everything is checked at every node."""
    try:
        checked(game_plan, 1)
    except Broken as earlier:
        if len(earlier.record.lines) < len(error.record.lines):
            return earlier
    return error


def write_failure(path: Path, error: Broken, seed: int, number: int) -> None:
    """A readable record that replays up to the failure."""
    first, *rest = error.record.text().splitlines()
    told = [f"# {line}" for line in f"game {number} of seed {seed}\n{error.what}".splitlines()]
    path.write_text("\n".join([first, *told, *rest]) + "\n", encoding="utf-8")


# ---------------------------------------------------------------- the other build

TRACE = """
import json, sys
from signoria.build import is_native
from signoria.games import game
from signoria.kernel.contract import digests
from signoria.kernel.record import read_record
records = [read_record(record) for record in json.load(sys.stdin)]
json.dump({"native": is_native(), "digests": [digests(game(record.game), record) for record in records]}, sys.stdout)
"""


def uncompiled_copy(folder: Path) -> str:
    """The sources of this very engine, without its compiled modules."""
    place = folder / "uncompiled"
    shutil.rmtree(place, ignore_errors=True)
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "built.json")
    shutil.copytree(PACKAGE, place / "signoria", ignore=leave_out)
    return str(place.resolve())


def traced(records: list[Record], path: str | None) -> tuple[bool, list[list[str]]]:
    """Whether the engine found on a path (None: the installed one) is compiled, and its digests after every line."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    told = json.dumps([record.json() for record in records])
    run = subprocess.run(
        [sys.executable, "-P", "-c", TRACE], input=told, env=environment, capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise RuntimeError(run.stderr.strip().splitlines()[-1])
    answer = json.loads(run.stdout)
    return answer["native"], answer["digests"]


def compare(record: Record, uncompiled: str) -> None:
    """Both builds must come to the same state after every move."""
    here = digests(GAMES[record.game], record)
    native, (there,) = traced([record], uncompiled)
    if native:
        raise Broken("the engine to compare with is compiled too", record)
    for i, (one, other) in enumerate(zip(here, there, strict=True)):
        if one != other:
            raise Broken(f"the builds disagree after line {i + 1}: {' '.join(record.lines[i])}", record)


def finished_in(line: str) -> Finished | None:
    """A game from its line; None from one that is cut off, as the last is where a soak was killed."""
    try:
        return Finished(**json.loads(line))
    except (json.JSONDecodeError, TypeError):
        return None


# ---------------------------------------------------------------- many games


@dataclass
class Soak:
    """A soak and the file it is kept in."""

    seed: int
    folder: Path
    source: str
    bots: bool = False  # whether these play, instead of chance
    done: dict[int, Finished] = field(default_factory=dict)
    died: list[int] = field(default_factory=list)
    stopped: bool = False

    @property
    def file(self) -> Path:
        return self.folder / "finished.jsonl"

    @property
    def plans(self) -> list[Plan]:
        return [plan(self.seed, number) for number in self.done]

    @property
    def uncovered(self) -> list[str]:
        """What a whole soak should have played and has not."""
        if self.bots:
            return uncovered_bots([bot_plan(self.seed, number) for number in self.done])
        return uncovered(self.plans) + self.unread

    @property
    def unread(self) -> list[str]:
        """Games of which a whole soak has read back too few positions and views."""
        if len(self.done) < WHOLE:
            return []
        return [f"{name} read={n}" for name, (_, n) in self.read.items() if n < READ_IN_ALL]

    @property
    def read(self) -> dict[str, tuple[int, int]]:
        """At how many nodes of each game position and views were read back, and all views at every node."""
        counts = dict.fromkeys(GAMES, (0, 0))
        for number, one in self.done.items():
            name = plan(self.seed, number).game
            counts[name] = (counts[name][0] + one.read, counts[name][1] + one.wholly_read)
        return counts

    @property
    def is_slow(self) -> bool:
        """Whether bots take longer than they may."""
        return self.bots and pace(self.times, is_native()) == "slow"

    @property
    def times(self) -> TimesOf:
        """How long the moves of bots took."""
        return all_times([(plan(self.seed, number).game, one.times) for number, one in self.done.items()])

    @property
    def failures(self) -> list[Finished]:
        return [one for one in self.done.values() if one.failure]

    def open(self, resume: bool) -> None:
        """Take up what was finished before, if it is of the same seed and sources; else begin the file anew."""
        head = json.dumps({"seed": self.seed, "source": self.source})
        if resume and self.file.exists():
            first, *lines = self.file.read_text(encoding="utf-8").splitlines() or [""]
            if first == head:
                found = [(line, finished_in(line)) for line in lines]
                self.done = {one.number: one for _, one in found if one is not None}
                whole = [line for line, one in found if one is not None]
                self.file.write_text("\n".join([head, *whole]) + "\n", encoding="utf-8")
                return
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        (self.folder / ".gitignore").write_text("*\n", encoding="utf-8")
        self.file.write_text(head + "\n", encoding="utf-8")

    def note(self, one: Finished) -> None:
        self.done[one.number] = one
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(one)) + "\n")

    def play(self, wanted: int | None, until: float | None) -> Iterator[Finished]:
        """Play on, on all cores, until so many games are finished, the time is over or somebody stops it."""
        uncompiled = uncompiled_copy(self.folder) if is_native() and not self.bots else ""
        numbers = (number for number in itertools.count() if number not in self.done)
        workers = os.cpu_count() or 1
        context = multiprocessing.get_context("spawn")
        running: dict[Future[Finished], int] = {}
        with self.stoppable(), ProcessPoolExecutor(workers, context, initializer=obey_the_parent) as pool:
            try:
                while True:
                    enough = self.stopped or is_enough(len(self.done) + len(running), wanted, until)
                    if not enough and len(running) < 2 * workers:
                        number = next(numbers)
                        running[self.begin(pool, number, uncompiled)] = number
                        continue
                    if self.stopped:
                        running = {future: number for future, number in running.items() if not future.cancel()}
                    if not running:
                        return
                    for future in wait(running, timeout=0.5, return_when=FIRST_COMPLETED).done:
                        one = future.result()
                        del running[future]
                        self.note(one)
                        yield one
            except BrokenProcessPool:
                self.died = sorted(running.values())

    def begin(self, pool: ProcessPoolExecutor, number: int, uncompiled: str) -> Future[Finished]:
        if self.bots:
            return pool.submit(play_one_of_bots, self.seed, number, str(self.folder))
        path = uncompiled if plan(self.seed, number).compared else ""
        return pool.submit(play_one, self.seed, number, str(self.folder), path)

    @contextmanager
    def stoppable(self) -> Iterator[None]:
        """Meanwhile Ctrl-C only asks for a stop: games under way are finished and noted."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, number: int, frame: object) -> None:
        self.stopped = True


def obey_the_parent() -> None:
    """A worker leaves stopping to its parent, and ends if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def is_enough(games: int, wanted: int | None, until: float | None) -> bool:
    return time.time() >= until if until is not None else wanted is not None and games >= wanted


# ---------------------------------------------------------------- what is shown


def watch(soak: Soak, games: int, hours: float | None, console: Console, words: Words) -> None:
    """Play with a bar that says how far it is."""
    began = time.time()
    until = None if hours is None else began + hours * 3600
    total = games if hours is None else hours * 3600
    line = TextColumn("{task.description}")
    with Progress(line, BarColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total, completed=len(soak.done) if hours is None else 0)
        for one in soak.play(games, until):
            text = words.word("soak-so-far", games=len(soak.done), failures=len(soak.failures))
            completed = len(soak.done) if hours is None else time.time() - began
            bar.update(task, completed=completed, description=text)
            if one.failure:
                console.print(words.word("soak-failed", number=one.number, what=one.failure))
            elif not console.is_terminal and len(soak.done) % 100 == 0:
                console.print(text)


def summary(soak: Soak, seconds: float, console: Console, words: Words) -> None:
    plans = soak.plans
    for name in GAMES:
        played = [one for one in plans if one.game == name]
        if played:
            console.print(coverage(GAMES[name], played, words))
            console.print(words.word("soak-pairs", n=min(together(GAMES[name], played).values())))
            compared = sum([soak.done[one.number].compared for one in played])
            console.print(words.word("soak-compared", n=compared) if is_native() else words.word("soak-not-compared"))
            read, wholly = soak.read[name]
            console.print(words.word("soak-read", n=read, wholly=wholly))
            if SOAKED[name].counted:
                console.print(happened(GAMES[name], [soak.done[one.number] for one in played], words))
    nodes = sum(one.nodes for one in soak.done.values())
    console.print(words.word("soak-total", games=len(soak.done), nodes=nodes, seconds=round(seconds)))


def ending(soak: Soak, console: Console, words: Words) -> None:
    """What went wrong, or that nothing did."""
    for what in soak.uncovered:
        console.print(words.word("soak-uncovered", what=what))
    if soak.died:
        console.print(words.word("soak-died", numbers=", ".join(map(str, soak.died))))
    if soak.failures:
        console.print(words.word("soak-failures", n=len(soak.failures), folder=str(soak.folder)))
    elif not soak.died:
        console.print(words.word("soak-clean"))


def bots_summary(soak: Soak, seconds: float, console: Console, words: Words) -> None:
    finished = list(soak.done.values())
    times = soak.times
    console.print(times_table(times, words))
    illegal = sum([one.illegal for one in finished])
    total = {"games": len(finished), "moves": sum([one.nodes for one in finished]), "seconds": round(seconds)}
    console.print(words.word("soak-bots-total", illegal=illegal, **total))
    console.print(words.word("soak-bots-out-of-turn", n=sum([one.out_of_turn for one in finished])))
    told = {"bot": SEARCHER, "most": MOST_CPU, "games": ", ".join(slow_games(times))}
    console.print(words.word(f"soak-bots-{pace(times, is_native())}", **told))


def coverage(game: Game, played: list[Plan], words: Words) -> Table:
    """How often each value of each option was played with each number of seats."""
    table = Table(title=game.name)
    table.add_column(words.word("soak-option"))
    seat_counts = range(game.fewest, game.most + 1)
    for seats in seat_counts:
        table.add_column(words.word("soak-seats", n=seats), justify="right")
    counts = Counter((one.seats, name, value) for one in played for name, value in one.options.items())
    for option in game.options:
        for value in option.tried:
            cells = [str(counts[seats, option.name, value]) for seats in seat_counts]
            table.add_row(f"{option.name} = {json.dumps(value)}", *cells)
    return table


def happened(game: Game, finished: list[Finished], words: Words) -> Table:
    """How often the things happened that this game counts, and in how many games."""
    table = Table(title=game.name)
    table.add_column(words.word("soak-event"))
    table.add_column(words.word("soak-times"), justify="right")
    table.add_column(words.word("soak-games"), justify="right")
    for name in SOAKED[game.name].counted:
        times = [one.events.get(name, 0) for one in finished]
        table.add_row(name, str(sum(times)), str(sum([n > 0 for n in times])))
    return table


app = App(name="soak", help=say("soak-help"))


@app.default
def soak(
    *,
    hours: Annotated[float | None, Parameter(help=say("soak-help-hours"))] = None,
    games: Annotated[int | None, Parameter(help=say("soak-help-games"))] = None,
    bots: Annotated[bool, Parameter(help=say("soak-help-bots"), negative="")] = False,
    resume: Annotated[bool, Parameter(negative="--fresh", help=say("soak-help-resume"))] = True,
    seed: Annotated[int, Parameter(help=say("soak-help-seed"))] = 1,
) -> None:
    """Play, watch and sum up; ends with code 1 if anything failed."""
    console = make_console()
    words = speech()
    folders = ("bots", "cli/soaking") if bots else ("kernel", "games", "cli/soaking")
    source = "".join([source_hash(PACKAGE / folder)[:16] for folder in folders])
    if bots:
        played_by = [source_of_bots(game, [SEARCHER]) for game in GAMES]
        source += " ".join([*played_by, str(is_native())])  # times of another build are other times
    running = Soak(seed, FOLDER_OF_BOTS if bots else FOLDER, source, bots)
    running.open(resume)
    if running.done:
        console.print(words.word("soak-resumed", games=len(running.done)))
    began = time.time()
    wanted = (GAMES_OF_BOTS if bots else WHOLE) if games is None else games
    watch(running, wanted, hours, console, words)
    if running.stopped:
        console.print(words.word("soak-stopped"))
    tell = bots_summary if bots else summary
    tell(running, time.time() - began, console, words)
    ending(running, console, words)
    if running.failures or running.died or running.uncovered or running.is_slow:
        raise SystemExit(1)
