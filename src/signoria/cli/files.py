"""Saved games: records with their secret, so that they can go on."""

import os
import tempfile
from pathlib import Path

import signoria
from signoria import BadRecord, Match
from signoria.kernel.record import FIRST_LINE


def folder() -> Path:
    """Where games are kept that nobody gave a name."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "signoria"


def own_path(m: Match) -> Path:
    """The file of a match: the same one each time it is saved."""
    return folder() / f"{m.game.name}-{m.record().commitment[:10]}.txt"


def save(m: Match, path: Path) -> Path:
    """Write the record; a file that is no record is never overwritten."""
    if path.exists() and not path.read_bytes().startswith(FIRST_LINE.encode()):
        raise FileExistsError(str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        file.write(m.record(secret=True).text())
    Path(file.name).replace(path)
    return path.resolve()


def autosave(m: Match) -> Path:
    """Save without asking: in the own folder, or wherever it is possible."""
    try:
        return save(m, own_path(m))
    except OSError:
        return save(m, Path(tempfile.gettempdir()) / own_path(m).name)


def read_text(path: Path) -> str:
    """The text of a file; BadRecord if it is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("line 1: the file is no text") from error


def load(path: Path) -> Match:
    """The match of a saved game."""
    return signoria.replay(read_text(path))
