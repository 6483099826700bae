"""`signoria ladder`: how strong the bots are, on one page. What is finished is kept: the same command goes on."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

import signoria
from signoria import SignoriaError
from signoria.arena.executor import play_all
from signoria.arena.kept import FOLDER, BeingPlayed
from signoria.arena.ladder import COURSES, Contest, Rate, all_contests, chosen, page
from signoria.arena.local import LocalWorkers
from signoria.arena.matches import Finished
from signoria.arena.standings import Standings
from signoria.build import is_native
from signoria.cli.arena import STOPPED, at_least_one, failure, missing, stoppable
from signoria.cli.bench import cpu_model
from signoria.cli.screen import make_console
from signoria.cli.speech import Lang, say, speech, spoken
from signoria.kernel.text import Words

LINES = 4  # how often it says how far a tournament is where there is no bar
MEMORY = 900  # seconds from which the time left is reckoned: a match may take minutes

app = App(help=say("cli-ladder"))
HELP_GAMES = speech().word("ladder-help-games", names=", ".join(COURSES))


@app.default
def ladder(
    *,
    games: Annotated[list[str] | None, Parameter(help=HELP_GAMES, consume_multiple=True, negative="")] = None,
    part: Annotated[
        list[str] | None, Parameter(help=say("ladder-help-part"), consume_multiple=True, negative="")
    ] = None,
    number: Annotated[int | None, Parameter(help=say("ladder-help-number"))] = None,
    write: Annotated[Path | None, Parameter(help=say("ladder-help-write"))] = None,
    folder: Annotated[Path, Parameter(help=say("ladder-help-folder"))] = FOLDER,
    workers: Annotated[int | None, Parameter(help=say("arena-help-workers"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        everything = all_contests(None if number is None else at_least_one("number", number), folder)
        wanted = chosen(everything, games or [], part or [])
        size = os.cpu_count() or 1 if workers is None else at_least_one("workers", workers)
        shown = Page(everything, made_by(words), spoken(lang), write, rater(console, words))
        shown.write()  # now, so that a file that cannot be written is found before anything is played
        stopped = watch(wanted, size, shown, console, words)
    except (SignoriaError, OSError) as error:
        console.print(words.word("cli-error", error=str(error)), soft_wrap=True)
        return 2
    if write is not None:
        console.print(words.word("ladder-written", file=str(write)), soft_wrap=True)
    elif console.is_terminal:
        console.print(Markdown(shown.text))
    else:
        console.print(shown.text, soft_wrap=True)
    if stopped:
        console.print(words.word("arena-stopped"))
        return STOPPED
    return 1 if any([one.found and one.found.failures for one in wanted]) else 0


@dataclass
class Page:
    """The page as it stands, and the file it is written to, if there is one."""

    contests: list[Contest]
    made: str
    lang: str
    file: Path | None
    rate: Rate

    @property
    def text(self) -> str:
        return page(self.contests, self.made, self.lang)

    def write(self) -> None:
        """With what another ladder may have finished meanwhile."""
        for one in self.contests:
            if one.found is None:
                one.take_up(self.rate)
        if self.file is not None:
            self.file.write_text(self.text, encoding="utf-8")


def made_by(words: Words) -> str:
    """What played, and on which machine: how much is thought in a given time depends on both."""
    build = words.word("cli-native" if is_native() else "cli-interpreted")
    return words.word("ladder-made", version=signoria.__version__, build=build, cpu=cpu_model())


def rater(console: Console, words: Words) -> Rate:
    """What notes the ratings. Without the extra the page has none."""
    try:
        from signoria.arena.ratings import rate
    except ModuleNotFoundError as error:
        missing("arena-missing", "arena", error, console, words)
        return unrated
    return rate


def unrated(found: Standings) -> None:
    """Notes nothing."""


# ---------------------------------------------------------------- while it is played


@dataclass
class Telling:
    """Says how far the ladder is: with a bar over all tournaments, or a line now and then."""

    console: Console
    words: Words
    bar: Progress
    task: TaskID

    def played(self, one: Contest, match: Finished) -> None:
        text = self.words.word("ladder-so-far", what=one.name(self.words), games=len(one.done), all=one.matches)
        self.bar.update(self.task, advance=one.work, description=text)
        if match.failure:
            what = f"{one.name(self.words)}: {failure(match)}"
            self.say("arena-failed", number=match.number + 1, what=what)
        elif not self.console.is_terminal and len(one.done) % max(1, one.matches // LINES) == 0:
            self.console.print(text, soft_wrap=True)
            self.console.file.flush()

    def left_to_another(self, one: Contest) -> None:
        self.bar.update(self.task, advance=len(one.left) * one.work)
        self.say("ladder-being-played", what=one.name(self.words))

    def say(self, key: str, **values: str | int) -> None:
        self.console.print(self.words.word(key, **values), soft_wrap=True)


def watch(wanted: list[Contest], size: int, shown: Page, console: Console, words: Words) -> bool:
    """Play one tournament after another. Whether somebody has stopped it."""
    finished = sum([one.matches - len(one.left) for one in wanted])
    if finished:
        console.print(words.word("arena-resumed", games=finished))
    total = sum([one.matches * one.work for one in wanted])
    ahead = sum([len(one.left) * one.work for one in wanted])
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, disable=not console.is_terminal, speed_estimate_period=MEMORY)
    with stoppable() as stopped, bar:
        telling = Telling(console, words, bar, bar.add_task("", total=total, completed=total - ahead))
        for one in wanted:
            if one.left and not stopped.is_set():
                play(one, size, stopped.is_set, telling)
                one.sum_up(shown.rate)
                shown.write()
    return stopped.is_set()


def play(one: Contest, size: int, is_stopped: Callable[[], bool], telling: Telling) -> None:
    """What is left of a tournament. One that another process plays is left to it."""
    try:
        with one.kept.open():
            for match in play_all(LocalWorkers(size), one.left, is_stopped):
                one.kept.note(match)
                telling.played(one, match)
    except BeingPlayed:
        telling.left_to_another(one)
