"""`signoria arena`: tournaments between bots. What is finished is kept: the same command goes on where it stopped."""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from signoria import SignoriaError
from signoria.arena.executor import Workers, play_all
from signoria.arena.kept import BeingPlayed, Kept
from signoria.arena.local import LocalWorkers
from signoria.arena.matches import Finished
from signoria.arena.plans import Plan, tournament
from signoria.arena.report import decimal, tables, whole_names
from signoria.arena.standings import Standings, standings
from signoria.bots import bots_for, is_bot_for
from signoria.cli.play import read_option, usual_seats
from signoria.cli.screen import make_console
from signoria.cli.speech import Lang, say, speech
from signoria.games import game as game_named
from signoria.kernel.text import Words

INSTALL = 'pip install "signoria[{}]"'
STANDARD_OUTPUT = Path("-")
Json = Annotated[
    Path | bool, Parameter(negative="", metavar="[FILE]", show_default=False, help=say("arena-help-json"))
]  # without a file it is True
Dash = Annotated[bool, Parameter(name="-", negative="", show=False)]  # of `--json -`, which is the same as `--json`
LINES = 20  # how often it says how far it is where there is no bar
STOPPED = 130  # the code of a program that was ended by Ctrl-C

app = App(help=say("cli-arena"))


@app.default
def arena(
    game: Annotated[str, Parameter(help=say("cli-play-game"))] = "lorenzo",
    *,
    bots: Annotated[str, Parameter(help=say("arena-help-bots"))] = "random,greedy",
    seats: Annotated[int | None, Parameter(help=say("cli-play-seats"))] = None,
    games: Annotated[int, Parameter(help=say("arena-help-games"))] = 400,
    option: Annotated[list[str] | None, Parameter(negative="", help=say("cli-play-option"))] = None,
    seed: Annotated[int, Parameter(help=say("arena-help-seed"))] = 1,
    json: Json = False,
    dash: Dash = False,
    plots: Annotated[Path | None, Parameter(help=say("arena-help-plots"))] = None,
    workers: Annotated[int | None, Parameter(help=say("arena-help-workers"))] = None,
    ray: Annotated[str | None, Parameter(help=say("arena-help-ray"))] = None,
    fresh: Annotated[bool, Parameter(negative="", help=say("arena-help-fresh"))] = False,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    file = STANDARD_OUTPUT if dash or json is True else json or None
    console = make_console(color, sys.stderr if file == STANDARD_OUTPUT else None)
    words = speech(lang)
    try:
        n = usual_seats(game) if seats is None else seats
        options = dict(read_option(text) for text in option or [])
        names = [name.strip() for name in bots.split(",")]
        check_bots(game, names, words)
        t = tournament(game, names, n, options, seed)
        words = speech(lang, t.game)
        kept = Kept(t)
        wanted = t.whole(at_least_one("games", games))
        size = os.cpu_count() or 1 if workers is None else at_least_one("workers", workers)
        check_files(file, plots)
        with kept.open(fresh):
            greet(kept, games, wanted, console, words)
            left = kept.left(wanted)
            stopped = bool(left) and watch(kept, left, wanted, hired(ray, size), console, words)
        found = standings(t, [one for one in kept.done.values() if one.number < wanted])
        tell(found, console, words)
        hand_out(found, file, plots, console, words)
    except ModuleNotFoundError as error:
        if ray is None or error.name != "ray":
            raise
        missing("arena-no-ray", "ray", error, console, words)
        return 2
    except BrokenPipeError:  # nobody reads what is printed
        raise
    except (SignoriaError, OSError) as error:
        console.print(refusal(error, words), soft_wrap=True)
        return 2
    if stopped:
        console.print(words.word("arena-stopped"))
        return STOPPED
    return 1 if found.failures else 0


def refusal(error: Exception, words: Words) -> str:
    if isinstance(error, BeingPlayed):
        return words.word("arena-being-played")
    return words.word("cli-error", error=str(error))


def at_least_one(name: str, number: int) -> int:
    if number < 1:
        raise SignoriaError(f"{name}: must be at least 1, not {number}")
    return number


def check_bots(game: str, names: list[str], words: Words) -> None:
    """Refuse a plain name that no bot of this game has; names with a colon are read where such bots are made."""
    there = bots_for(game_named(game).name)
    for name in names:
        if name and ":" not in name and not is_bot_for(game, name):
            raise SignoriaError(words.word("arena-no-such-bot", game=game, name=name, names=", ".join(there)))


def check_files(file: Path | None, folder: Path | None) -> None:
    """Refuse, before anything is played, what could not be written afterwards."""
    if file is not None and file != STANDARD_OUTPUT and (file.is_dir() or not file.parent.is_dir()):
        raise SignoriaError(f"json: {file} cannot be written; name a file in a folder that is there")
    if folder is not None and folder.exists() and not folder.is_dir():
        raise SignoriaError(f"plots: {folder} is a file; name a folder")
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SignoriaError(f"plots: {folder} cannot be made ({error.strerror}); name another folder") from error


def hired(ray: str | None, size: int) -> Workers:
    """Processes here, or a Ray cluster."""
    if ray is None:
        return LocalWorkers(size)
    from signoria.arena.cluster import RayWorkers

    return RayWorkers(ray)


# ---------------------------------------------------------------- while it is played


def greet(kept: Kept, games: int, wanted: int, console: Console, words: Words) -> None:
    if wanted != games:
        console.print(words.word("arena-rounded", games=wanted))
    finished = [one for one in kept.done.values() if not one.failure]
    if finished:
        console.print(words.word("arena-resumed", games=len(finished)))


def watch(kept: Kept, left: list[Plan], wanted: int, workers: Workers, console: Console, words: Words) -> bool:
    """Play with a bar that says how far it is, or a line now and then. Whether somebody has stopped it."""
    done = wanted - len(left)
    line = TextColumn("{task.description}")
    bar = Progress(line, BarColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal)
    with stoppable() as stopped, bar:
        task = bar.add_task(so_far(done, wanted, words), total=wanted, completed=done)
        for n, one in enumerate(play_all(workers, left, stopped.is_set), done + 1):
            kept.note(one)
            bar.update(task, completed=n, description=so_far(n, wanted, words))
            if one.failure:
                console.print(words.word("arena-failed", number=one.number + 1, what=failure(one)), soft_wrap=True)
            elif not console.is_terminal and n % max(1, wanted // LINES) == 0:
                console.print(so_far(n, wanted, words))
                console.file.flush()
    return stopped.is_set()


def failure(one: Finished) -> str:
    """Why a match has failed, in one line: which bot, and what it did. Our own errors name a program once more."""
    bot, _, what = " ".join(one.failure.split()).replace(f"{SignoriaError.__name__}: ", "").partition(": ")
    program, _, rest = what.partition(": ")
    return f"{bot}: {rest if rest and bot.endswith(program) else what}"


def so_far(games: int, wanted: int, words: Words) -> str:
    return words.word("arena-so-far", games=games, all=wanted)


@contextmanager
def stoppable() -> Iterator[threading.Event]:
    """Meanwhile Ctrl-C only asks for a stop: what is finished is noted, what is under way is given up."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return
    before = {number: signal.signal(number, lambda *_: stopped.set()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# ---------------------------------------------------------------- what came of it


def tell(found: Standings, console: Console, words: Words) -> None:
    """The tables. Without the extra they have no ratings."""
    if found.matches > 0:
        try:
            from signoria.arena.ratings import rate

            rate(found)
        except ModuleNotFoundError as error:
            missing("arena-missing", "arena", error, console, words)
        for table in tables(found, words):
            console.print(table)
        for line in whole_names(found):
            console.print(line, soft_wrap=True, highlight=False, markup=False)
        length = {"shortest": found.shortest, "longest": found.longest}
        console.print(words.word("arena-length", mean=decimal(found.mean_length, words), **length))
        console.print(words.word("arena-intervals"))
    if found.failures:
        console.print(words.word("arena-failures", n=len(found.failures), deals=found.left_out))


def hand_out(found: Standings, file: Path | None, folder: Path | None, console: Console, words: Words) -> None:
    """JSON and plots, where they are asked for."""
    if file is not None:
        text = json.dumps(found.json(), indent=1, ensure_ascii=False)
        if file == STANDARD_OUTPUT:
            print(text)
        else:
            file.write_text(text + "\n", encoding="utf-8")
    if folder is not None and found.matches > 0:
        try:
            from signoria.arena.plots import draw
        except ModuleNotFoundError as error:
            missing("arena-missing", "arena", error, console, words)
            return
        draw(found, folder, words)
        console.print(words.word("arena-plotted", folder=str(folder)))


def missing(key: str, extra: str, error: ModuleNotFoundError, console: Console, words: Words) -> None:
    console.print(words.word(key, name=error.name, command=INSTALL.format(extra)), soft_wrap=True)
