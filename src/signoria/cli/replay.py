"""`signoria replay`: look through a record, move by move, or print its log."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

import signoria
from signoria import Match, SignoriaError
from signoria.cli.files import read_text
from signoria.cli.screen import make_console, paragraph, width_of
from signoria.cli.speech import Lang, say, speech
from signoria.cli.tables import table_of
from signoria.kernel.record import TABLE, Record, read_record
from signoria.kernel.text import Words

app = App(help=say("cli-replay"))


@app.default
def replay(
    file: Annotated[Path, Parameter(help=say("cli-file"))],
    *,
    seat: Annotated[int | None, Parameter(help=say("cli-replay-seat"))] = None,
    at: Annotated[int | None, Parameter(help=say("cli-replay-at"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        record = read_record(read_text(file))
        words = speech(lang, record.game)
        if seat is not None and not 1 <= seat <= record.seats:
            raise SignoriaError(words.word("cli-which-player", seats=record.seats))
        viewer = None if seat is None else seat - 1
        whole = upto(record, len(record.lines))
        if at is not None:
            show(console, upto(record, at), viewer, words)
        elif console.is_terminal and sys.stdin.isatty():
            walk(console, record, viewer, words)
        else:
            for sentence in whole.sentences(viewer, words.lang):
                console.print(sentence)
    except SignoriaError as error:
        console.print(words.word("cli-error", error=str(error)))
        return 1
    except OSError as error:
        console.print(words.word("cli-cannot-read", file=str(file), error=error.strerror or str(error)))
        return 1
    return 0


def upto(record: Record, n: int) -> Match:
    """The match after the first n lines of a record; chance as recorded."""
    part = Record(record.game, record.rules_version, record.seats, record.options)
    part.names = record.names
    part.position = record.position
    part.lines = record.lines[: max(0, n)]
    return signoria.replay(part, chance="manual")


def stops(record: Record) -> list[int]:
    """After how many lines to stop: at the beginning, and after every move of a player."""
    moves = [i + 1 for i, (who, _) in enumerate(record.lines) if who not in (TABLE, "chance")]
    return [0, *moves]


def show(console: Console, m: Match, viewer: int | None, words: Words) -> None:
    """The table and the last sentences."""
    width = width_of(console)
    board = table_of(m.game)
    lines = board.draw(board.scene(m, viewer, words), width, console.height - 6 if console.is_terminal else 1000)
    for line in lines:
        console.print(line, no_wrap=True, overflow="ellipsis")
    for sentence in m.sentences(viewer, words.lang)[-3:]:
        for line in paragraph(sentence, width, indent=2):
            console.print(line)


def walk(console: Console, record: Record, viewer: int | None, words: Words) -> None:
    """Step by step: Enter goes on, b back, a number to that move, q leaves."""
    places = stops(record)
    i, notice = 0, ""
    while True:
        console.clear()
        show(console, upto(record, places[i]), viewer, words)
        what = " ".join(record.lines[places[i] - 1]) if places[i] else ""
        console.print(
            words.word("cli-replay-place", n=i, of=len(places) - 1, line=what), no_wrap=True, overflow="ellipsis"
        )
        if notice:
            console.print(notice)
        try:
            typed = input(words.word("cli-replay-prompt") + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        notice = ""
        if typed in ("q", "quit"):
            return
        if typed in ("b", "back"):
            i = max(0, i - 1)
        elif typed.isdecimal():
            i = min(int(typed), len(places) - 1)
        elif typed:
            notice = words.word("cli-replay-unknown", text=typed)
        elif i == len(places) - 1:
            return
        else:
            i += 1
