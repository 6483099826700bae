"""Saved games: records with their secret, so that they can go on."""

import os
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

import signoria
from signoria import BadRecord, Match
from signoria.cli.screen import printable
from signoria.kernel.record import FIRST_LINE, TABLE, Record, read_record


def folder() -> Path:
    """Where games are kept that nobody gave a name."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "signoria"


def save(m: Match, path: Path, over: bool = False, notes: Iterable[str] = ()) -> Path:
    """Write the record, with notes of the table at its end; over a file only if it may be, else FileExistsError."""
    if not over:
        path.touch(exist_ok=False)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        record = m.record(secret=True)
        record.lines = [*record.lines, *((TABLE, note) for note in notes)]
        file.write(record.text())
    Path(file.name).replace(path)
    return path.resolve()


def save_new(m: Match, place: Path, notes: Iterable[str] = ()) -> Path:
    """Save in a file that no other game has: the moment, and a number where two games share it."""
    place.mkdir(parents=True, exist_ok=True)
    name = f"{m.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    n = 1
    while True:
        try:
            return save(m, place / (f"{name}.txt" if n == 1 else f"{name}-{n}.txt"), notes=notes)
        except FileExistsError:
            n += 1


def autosave(m: Match, notes: Iterable[str] = ()) -> Path:
    """Save without asking: in the own folder, or wherever it is possible."""
    try:
        return save_new(m, folder(), notes)
    except OSError:
        return save_new(m, Path(tempfile.gettempdir()), notes)


def read_text(path: Path) -> str:
    """The text of a file; BadRecord if it is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("line 1: the file is not text") from error


def read_game(path: Path) -> Record:
    """A record from a file, with names as they can be printed."""
    record = read_record(read_text(path))
    record.names = [printable(name) for name in record.names]
    return record


def load(path: Path) -> Match:
    """The match of a saved game."""
    return signoria.replay(read_game(path))


def is_own_form(path: Path) -> bool:
    """Whether a file has the form in which games are saved, so that the game can go on in it."""
    return read_text(path).startswith(FIRST_LINE)
