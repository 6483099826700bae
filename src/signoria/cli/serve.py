"""`signoria serve`: a server that needs no configuration."""

import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

from signoria import SignoriaError
from signoria.cli.screen import make_console
from signoria.cli.shell import command_line
from signoria.cli.speech import Lang, say, speech
from signoria.kernel.text import Words

if TYPE_CHECKING:
    from signoria.server.settings import Settings

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}  # where one looks for who listens everywhere
INSTALL = 'pip install "signoria[server]"'
INDENT = " " * 4
API = "/api/docs/openapi.json"
ALL_NETWORKS = "0.0.0.0"
HALVES = {(1, 1): "█", (1, 0): "▀", (0, 1): "▄", (0, 0): " "}  # two modules in a letter, dark ones drawn


def settings_help() -> str:
    """Every setting: name, name in the environment, meaning and default."""
    words = speech()
    try:
        from signoria.server.settings import PREFIX, Settings
    except ModuleNotFoundError as error:
        return words.word("cli-serve-missing", name=error.name, command=INSTALL)
    lines = [words.word("cli-serve-settings"), ""]
    for name, value in plain_defaults(Settings()).items():
        default = words.word("cli-serve-empty") if value in ("", []) else str(value)
        meaning = f"{words.word(f'cli-setting-{name}')} {words.word('cli-serve-default', value=default)}"
        lines += [f"{name}  {PREFIX}{name.upper()}", indented(meaning)]
    return "\n".join(lines)


def indented(text: str) -> str:
    width = shutil.get_terminal_size().columns - 1
    return textwrap.fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False)


def plain_defaults(settings: "Settings") -> dict[str, Any]:
    """The defaults as one writes them in the environment."""
    from signoria.server.settings import default_database

    values: dict[str, Any] = {name: getattr(settings, name) for name in settings.__struct_fields__}
    values = {name: str(value).lower() if isinstance(value, bool) else value for name, value in values.items()}
    return {**values, "database": default_database()}


app = App(help=say("cli-serve"), help_epilogue=settings_help(), help_format="plaintext")


@app.default
def serve(
    *,
    port: Annotated[int | None, Parameter(help=say("cli-setting-port"))] = None,
    host: Annotated[str | None, Parameter(help=say("cli-setting-host"))] = None,
    lan: Annotated[bool, Parameter(negative=(), help=say("cli-serve-lan"))] = False,
    database: Annotated[str | None, Parameter(help=say("cli-setting-database"))] = None,
    config: Annotated[Path | None, Parameter(help=say("cli-serve-config"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        from signoria.server.running import InUse, held, listen, run
        from signoria.server.settings import load
    except ModuleNotFoundError as error:
        return complain(console, words, 2, "cli-serve-missing", name=error.name, command=INSTALL)
    try:
        settings = load(config, port=port, host=host or (ALL_NETWORKS if lan else None), database=database)
    except SignoriaError as error:
        return complain(console, words, 2, "cli-error", error=str(error))
    if (failure := database_failure(settings.database)) is not None:
        return complain(console, words, 1, "cli-serve-no-database", database=shown(settings.database), error=failure)
    try:
        listening = listen(settings)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (while")[0]
        return complain(console, words, 1, "cli-serve-taken", address=f"{settings.host}:{settings.port}", error=why)
    settings.port = listening.getsockname()[1]
    try:
        with listening, held(settings.database):
            introduce(console, words, settings)
            if lan:
                invite(console, words, settings)
            run(settings, listening)
    except InUse:
        return complain(console, words, 1, "cli-serve-in-use", database=shown(settings.database))
    tell(console, words, "cli-serve-ended")
    return 0


def tell(console: Console, words: Words, key: str, **values: object) -> None:
    """A sentence that is not broken, so that what stands in it can be copied."""
    console.print(words.word(key, **values), soft_wrap=True)


def complain(console: Console, words: Words, code: int, key: str, **values: object) -> int:
    tell(console, words, key, **values)
    return code


def introduce(console: Console, words: Words, settings: "Settings") -> None:
    """Where the server is, and where it keeps everything."""
    host = EVERYWHERE.get(settings.host, settings.host)
    listens = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    address = settings.public_url.rstrip("/") or listens
    tell(console, words, "cli-serve-open", address=address)
    if settings.public_url:
        tell(console, words, "cli-serve-listens", address=listens)
    tell(console, words, "cli-serve-api", address=address + API)
    tell(console, words, "cli-serve-data", database=shown(settings.database))
    if settings.database.startswith("sqlite:"):
        copying = command_line("backup", "TO", "--database", settings.database)
        tell(console, words, "cli-serve-backup", command=copying)
    tell(console, words, "cli-serve-stop")
    console.file.flush()  # also where the output is a file


def invite(console: Console, words: Words, settings: "Settings") -> None:
    """Where others in the network find the server, to type and to scan."""
    from signoria.server.inviting import origin_for_others
    from signoria.server.qr import qr_code

    address = origin_for_others(settings)
    if not address:
        tell(console, words, "cli-serve-no-network")
        return
    tell(console, words, "cli-serve-others", address=address)
    is_colored = console.color_system is not None
    console.print(in_half_blocks(qr_code(address), is_colored), style="#000000 on #ffffff" if is_colored else "")
    console.file.flush()


def in_half_blocks(square: list[list[int]], is_colored: bool) -> str:
    """A code with its quiet zone. Where there are no colours, a dark terminal draws what is light."""
    from signoria.server.qr import QUIET

    wide = len(square) + 2 * QUIET
    rows = [[0] * wide] * QUIET + [[0] * QUIET + row + [0] * QUIET for row in square] + [[0] * wide] * (QUIET + 1)
    drawn = [[module if is_colored else 1 - module for module in row] for row in rows]
    return "\n".join(
        "".join(HALVES[pair] for pair in zip(drawn[i], drawn[i + 1], strict=True)) for i in range(0, wide, 2)
    )


def shown(database: str) -> str:
    """A database without its password; SQLite's as the whole path of its file."""
    from sqlalchemy.engine import make_url

    from signoria.server.storage.files import file_of

    file = file_of(database)
    return make_url(database).render_as_string(hide_password=True) if file is None else str(file.absolute())


def database_failure(database: str) -> str | None:
    """Why a database cannot be opened, in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from signoria.server.storage.migrate import check_known
    from signoria.server.storage.store import make_engine

    try:
        engine = make_engine(database)
        with engine.connect() as connection:
            check_known(connection)
        engine.dispose()
    except (SQLAlchemyError, SignoriaError, OSError, ImportError) as error:
        return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    return None
