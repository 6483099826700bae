"""`signoria verify`: is a record what it says?"""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

import signoria
from signoria import SignoriaError
from signoria.cli.files import read_text
from signoria.cli.replay import tell_older_rules
from signoria.cli.screen import make_console, printable
from signoria.cli.speech import Lang, say, speech
from signoria.kernel.promises import unrevealed
from signoria.kernel.record import TABLE, Record, read_record
from signoria.kernel.text import Words

app = App(help=say("cli-verify"))
ENDS = {  # by their last line
    (TABLE, "end agreed"): "cli-ended-agreed",
    (TABLE, "end abandoned"): "cli-ended-abandoned",
    (TABLE, "end resigned"): "cli-ended-resigned",
}
THINGS = ("commitment", "chance", "moves", "digest")


@app.default
def verify(
    file: Annotated[Path, Parameter(help=say("cli-file"))],
    *,
    commitment: Annotated[str, Parameter(help=say("cli-verify-commitment"))] = "",
    nonce: Annotated[list[str] | None, Parameter(negative="", help=say("cli-verify-nonce"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        nonces = dict([seat_and_nonce(text) for text in nonce or []])
    except ValueError as error:
        return broken(console, words, "cli-verify-bad-nonce", text=str(error))
    try:
        text = read_text(file)
        record = read_record(text)
    except SignoriaError as error:
        return broken(console, words, "cli-verify-unreadable", error=printable(error))
    except OSError as error:
        return broken(console, words, "cli-cannot-read", file=str(file), error=error.strerror or str(error))
    try:
        m = signoria.verify(record, commitment, nonces)
    except SignoriaError as error:
        return report_failure(console, words, record, error)
    for thing in THINGS:
        holds(console, words, thing, record.lines)
    tell_older_rules(console, m, words)
    if not m.over:
        tell_end(console, words, record)
    tell_proof(console, words, record, bool(commitment), nonces)
    return 0


def seat_and_nonce(text: str) -> tuple[int, str]:
    """`0=k3f9...`, as the record counts seats."""
    seat, mark, nonce = text.partition("=")
    if not (mark and nonce and seat.isdecimal() and len(seat) == 1):
        raise ValueError(text)
    return int(seat), nonce


def tell_proof(console: Console, words: Words, record: Record, is_promised: bool, nonces: dict[int, str]) -> None:
    """What was compared with what the reader has noted, and what therefore is proven and what is not."""
    late = unrevealed(record)
    if is_promised:
        console.print(words.word("cli-holds", what=words.word("cli-promised-commitment")))
    for seat in sorted(nonces):
        key = "cli-promised-nonce-late" if seat in late else "cli-promised-nonce"
        console.print(words.word("cli-holds", what=words.word(key, seat=seat)))
    for seat in late:
        if seat not in nonces:
            console.print(words.word("cli-unrevealed", seat=seat))
    console.print(words.word("cli-verified" if is_promised else "cli-verified-alone"), style="bold")
    if not is_promised:
        console.print(words.word("cli-unproven-commitment"), style="yellow")
    elif not set(nonces) - set(late):
        console.print(words.word("cli-unproven-nonce"), style="yellow")


def holds(console: Console, words: Words, thing: str, lines: list[tuple[str, str]]) -> None:
    """Say that a thing holds, with how many there are of it."""
    chance = len([who for who, _ in lines if who == "chance"])
    moves = len([who for who, _ in lines if who not in (TABLE, "chance")])
    n = chance if thing == "chance" else moves
    console.print(words.word("cli-holds", what=words.word(f"cli-thing-{thing}", n=n)))


def broken(console: Console, words: Words, key: str, **values: object) -> int:
    console.print(words.word(key, **values), style="bold red")
    return 1


def report_failure(console: Console, words: Words, record: Record, error: SignoriaError) -> int:
    """What holds up to the failure, and the line that does not."""
    move = error.move if isinstance(error, signoria.BadRecord) else -1
    is_elsewhere = str(error).startswith(record.at("digest")) and record.digest  # all is well but for the end
    if move >= 0 or is_elsewhere:
        for thing in THINGS[:3]:
            holds(console, words, thing, record.lines[:move] if move >= 0 else record.lines)
    elif is_unfinished(record):
        tell_end(console, words, record)
    return broken(console, words, "cli-fails", error=printable(error))


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
