"""`signoria backup`: a copy of the server's database, also while the server runs."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from signoria import SignoriaError
from signoria.cli.screen import make_console
from signoria.cli.serve import INSTALL, complain, shown, tell
from signoria.cli.shell import command_line
from signoria.cli.speech import Lang, say, speech

app = App(help=say("cli-backup"))
OWNER_ONLY = 0o600  # it holds the secrets of running tables


@app.default
def backup(
    to: Annotated[Path, Parameter(help=say("cli-backup-to"))],
    *,
    database: Annotated[str | None, Parameter(help=say("cli-setting-database"))] = None,
    config: Annotated[Path | None, Parameter(help=say("cli-serve-config"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        from sqlalchemy.engine import make_url

        from signoria.server.settings import load
    except ModuleNotFoundError as error:
        return complain(console, words, 2, "cli-serve-missing", name=error.name, command=INSTALL)
    try:
        name = load(config, database=database).database
    except SignoriaError as error:
        return complain(console, words, 2, "cli-error", error=str(error))
    if not name.startswith("sqlite:"):
        return complain(console, words, 2, "cli-backup-postgres", database=shown(name), to=str(to))
    file = Path(make_url(name).database or "")
    if not file.is_file():
        return complain(console, words, 1, "cli-backup-none", database=str(file))
    try:
        copy(file, to)
    except FileExistsError:
        return complain(console, words, 1, "cli-not-overwritten", file=str(to))
    except (OSError, sqlite3.Error) as error:
        return complain(console, words, 1, "cli-cannot-save", file=str(to), error=str(error))
    serve = command_line("serve", "--database", f"sqlite:///{to.absolute()}")
    tell(console, words, "cli-backup-made", file=str(to), command=serve)
    return 0


def copy(file: Path, to: Path) -> None:
    """All that was acknowledged when it began, whatever is written meanwhile; nothing is left of a copy that failed."""
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as running,
            closing(sqlite3.connect(to)) as copied,
        ):
            running.backup(copied)
    except BaseException:
        to.unlink()
        raise
