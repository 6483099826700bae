"""`signoria verify`: is a record what it says?"""

import re
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

import signoria
from signoria import SignoriaError
from signoria.cli.files import read_text
from signoria.cli.screen import make_console
from signoria.cli.speech import Lang, say, speech
from signoria.kernel.record import TABLE, Record, read_record
from signoria.kernel.text import Words

app = App(help=say("cli-verify"))
ENDS = {(TABLE, "end agreed"): "cli-ended-agreed", (TABLE, "end resigned"): "cli-ended-resigned"}  # by their last line
THINGS = ("commitment", "chance", "moves", "digest")


@app.default
def verify(
    file: Annotated[Path, Parameter(help=say("cli-file"))],
    *,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        text = read_text(file)
        record = read_record(text)
    except SignoriaError as error:
        return broken(console, words, "cli-verify-unreadable", error=str(error))
    except OSError as error:
        return broken(console, words, "cli-cannot-read", file=str(file), error=error.strerror or str(error))
    try:
        m = signoria.verify(record)
    except SignoriaError as error:
        return report_failure(console, words, text, record, str(error))
    for thing in THINGS:
        holds(console, words, thing, record.lines)
    if not m.over:
        tell_end(console, words, record)
    console.print(words.word("cli-verified"), style="bold")
    return 0


def holds(console: Console, words: Words, thing: str, lines: list[tuple[str, str]]) -> None:
    """Say that a thing holds, with how many there are of it."""
    chance = len([who for who, _ in lines if who == "chance"])
    moves = len([who for who, _ in lines if who not in (TABLE, "chance")])
    n = chance if thing == "chance" else moves
    console.print(words.word("cli-holds", what=words.word(f"cli-thing-{thing}", n=n)))


def broken(console: Console, words: Words, key: str, **values: object) -> int:
    console.print(words.word(key, **values), style="bold red")
    return 1


def report_failure(console: Console, words: Words, text: str, record: Record, error: str) -> int:
    """What holds up to the failure, and the line that does not."""
    at = re.match(r"move (\d+) ", error)
    if at:
        i = int(at[1]) - 1
        before = record.lines[:i]
        for thing in THINGS[:3]:
            holds(console, words, thing, before)
        return broken(console, words, "cli-fails-line", line=line_number(text, i), error=error)
    if error.startswith("digest:") and record.digest:
        for thing in THINGS[:3]:
            holds(console, words, thing, record.lines)
    elif is_unfinished(record):
        tell_end(console, words, record)
    return broken(console, words, "cli-fails", error=error)


def tell_end(console: Console, words: Words, record: Record) -> None:
    """How a record ends that does not end by the rules: as the table has ended the game, or in the middle of it."""
    last = record.lines[-1] if record.lines else (TABLE, "")
    console.print(words.word(ENDS.get(last, "cli-not-over")))


def is_unfinished(record: Record) -> bool:
    """Whether a record replays, but not to the end of its game."""
    try:
        return not signoria.replay(record, chance="manual").over
    except SignoriaError:
        return False


def line_number(text: str, i: int) -> int:
    """The line of the file on which the i-th move stands; in JSON, the number of the move."""
    n = -1
    for number, line in enumerate(text.splitlines(), 1):
        who = line.strip().partition(" ")[0]
        if number > 1 and who and not who.endswith(":") and not who.startswith("#"):
            n += 1
            if n == i and (who in (TABLE, "chance") or who.isdecimal()):
                return number
    return i + 1
