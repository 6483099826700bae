"""`signoria train`: learns the weights of an evaluation from games that bots play against each other."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria import SignoriaError
from signoria.arena.executor import play_all
from signoria.arena.local import LocalWorkers
from signoria.arena.matches import Finished
from signoria.arena.plans import Plan
from signoria.arena.report import decimal, percent, share, verdict
from signoria.arena.standings import Standings
from signoria.bots.evaluation import FINE
from signoria.cli.arena import LINES, STOPPED, at_least_one, failure, missing, so_far, stoppable
from signoria.cli.play import read_option, usual_seats
from signoria.cli.screen import make_console
from signoria.cli.shell import command_line
from signoria.cli.speech import Lang, say, speech
from signoria.kernel.text import Words
from signoria.table.thoughts import feature_words
from signoria.training.course import Course, course
from signoria.training.files import check_file, how_made, write_weights

app = App(help=say("cli-train"))


@app.default
def train(
    game: Annotated[str, Parameter(help=say("cli-play-game"))] = "lorenzo",
    *,
    games: Annotated[int, Parameter(help=say("train-help-games"))] = 1000,
    rounds: Annotated[int, Parameter(help=say("train-help-rounds"))] = 6,
    seats: Annotated[int | None, Parameter(help=say("cli-play-seats"))] = None,
    option: Annotated[list[str] | None, Parameter(negative="", help=say("cli-play-option"))] = None,
    out: Annotated[Path | None, Parameter(help=say("train-help-out"))] = None,
    seed: Annotated[int, Parameter(help=say("arena-help-seed"))] = 1,
    workers: Annotated[int | None, Parameter(help=say("arena-help-workers"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        n = usual_seats(game) if seats is None else seats
        options = dict(read_option(text) for text in option or [])
        c = course(game, n, options, games, rounds, seed)
        words = speech(lang, c.game)
        size = os.cpu_count() or 1 if workers is None else at_least_one("workers", workers)
        if out is not None:
            check_file(out)
        from signoria.training.learning import check, learn

        with watched(c, size, console, words) as play:
            weights = learn(c, play)
            found = check(c, weights, play)
        tell(c, weights, found, console, words)
        hand_out(c, weights, found, out, console, words)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        missing("train-missing", "train", error, console, words)
        return 2
    except (SignoriaError, OSError) as error:
        console.print(words.word("cli-error", error=str(error)), soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print(words.word("train-stopped"))
        return STOPPED
    return 0


@contextmanager
def watched(c: Course, size: int, console: Console, words: Words) -> Iterator[Callable[[list[Plan]], list[Finished]]]:
    """Plays matches with a bar that says how far it is, or a line now and then. Ctrl-C gives everything up."""
    line = TextColumn("{task.description}")
    bar = Progress(line, BarColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal)
    wanted, done = c.all_games, 0
    with stoppable() as stopped, bar:
        task = bar.add_task(so_far(0, wanted, words), total=wanted)

        def play(plans: list[Plan]) -> list[Finished]:
            nonlocal done
            finished: list[Finished] = []
            for one in play_all(LocalWorkers(size), plans, stopped.is_set):
                finished.append(one)
                done += 1
                bar.update(task, completed=done, description=so_far(done, wanted, words))
                if one.failure:
                    console.print(words.word("arena-failed", number=one.number + 1, what=failure(one)), soft_wrap=True)
                elif not console.is_terminal and done % max(1, wanted // LINES) == 0:
                    console.print(so_far(done, wanted, words))
                    console.file.flush()
            if stopped.is_set():
                raise KeyboardInterrupt
            return finished

        yield play


def tell(c: Course, weights: dict[str, int], found: Standings, console: Console, words: Words) -> None:
    """The weights beside those made by hand, and whether they are better."""
    table = Table(title=words.word("train-title"), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(words.word("train-feature"), no_wrap=True)
    table.add_column(words.word("train-hand"), justify="right")
    table.add_column(words.word("train-learnt"), justify="right")
    for name, before in c.weights.items():
        feature = feature_words(c.game, name, "name", words)
        table.add_row(feature, *[words.word("train-weight", n=weight / FINE) for weight in (before, weights[name])])
    console.print(table)
    if found.failures:
        console.print(words.word("arena-failures", n=len(found.failures), deals=found.left_out), soft_wrap=True)
    learnt, hand = found.bots
    wins, equal = share(learnt.wins, words), percent(found.equal_share, words)
    console.print(words.word("train-wins", games=found.matches, wins=wins, equal=equal), soft_wrap=True)
    points = {"learnt": decimal(learnt.points, words), "hand": decimal(hand.points, words)}
    console.print(words.word("train-points", **points), soft_wrap=True)
    console.print(words.word(f"train-{verdict(learnt.wins, found.equal_share)}"), soft_wrap=True)


def hand_out(
    c: Course, weights: dict[str, int], found: Standings, out: Path | None, console: Console, words: Words
) -> None:
    if out is None:
        console.print(words.word("train-not-written"), soft_wrap=True)
        return
    write_weights(out, c.game, how_made(c, found), weights)
    command = command_line("arena", c.game, "--bots", f"greedy:hand,greedy:{out}")
    console.print(words.word("train-written", file=str(out), command=command), soft_wrap=True)
