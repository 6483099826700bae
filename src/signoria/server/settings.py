"""Settings, each with a default that works. A TOML file or the environment (SIGNORIA_<NAME>) changes them."""

import os
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct, field

from signoria.kernel.errors import SignoriaError
from signoria.server.grace import SHORTEST
from signoria.server.mistakes import CHECKS
from signoria.server.wording import described, kinds_at, type_of

PREFIX = "SIGNORIA_"
MOST_USUAL = 8  # processes for bots, however many cores there are: each holds the whole package in memory
ALIKE = 0.7  # from this similarity on, a name in the environment is taken for a misspelt setting
Given = dict[str, tuple[Any, str]]  # each setting: its value, and where it comes from


def usual_processes() -> int:
    """One process for each core that the server may use, so that bots asked at the same time think in parallel."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_USUAL)


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Fields in the order `signoria serve --help` lists them; the words of the terminal say what each is for."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # SQLite in the state folder, or postgresql+psycopg://...
    public_url: str = ""  # where people reach it: for links, and cookies that are only sent over TLS
    hsts_subdomains: bool = False  # whether browsers are told to reach every subdomain of public_url by TLS too
    origins: list[str] = []  # other pages that may talk to it
    admin: str = "127.0.0.1,::1"  # addresses that may see the administrator's page, separated by commas
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = field(default_factory=usual_processes)
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 20.0
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.7  # seconds after a usual action, so that people can follow
    session_days: Annotated[int, Meta(ge=1, le=3650)] = 90
    room_minutes: Annotated[float, Meta(gt=0, le=100_000)] = 15.0  # an unused table stays in memory for so long
    room_megabytes: Annotated[int, Meta(ge=1)] = 256  # all tables in memory together
    guest_days: Annotated[int, Meta(ge=0, le=36_500)] = 30  # after which guests who cannot come back are deleted
    table_days: Annotated[int, Meta(ge=0, le=36_500)] = 0  # after which finished and never begun tables are deleted
    requests_per_minute: Annotated[int, Meta(ge=1)] = 600
    logins_per_minute: Annotated[int, Meta(ge=1)] = 10
    messages_per_second: Annotated[int, Meta(ge=1)] = 30
    dear_per_second: Annotated[int, Meta(ge=1)] = 10  # questions of one person that take long to answer
    most_body: Annotated[int, Meta(ge=1024)] = 65_536
    most_connections: Annotated[int, Meta(ge=1)] = 10_000
    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    request_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0  # in which the head of a request must have arrived
    reading_seconds: Annotated[float, Meta(gt=0, le=600)] = 20.0  # in which a client must read what it was sent
    tables_per_hour: Annotated[int, Meta(ge=1)] = 60  # that one person may make
    chats_per_minute: Annotated[int, Meta(ge=1)] = 30  # that one person may say
    proxies: Annotated[int, Meta(ge=0, le=9)] = 0  # how many stand before it and add to X-Forwarded-For
    trusted_proxies: str = "127.0.0.0/8,::1"  # where these connect from, separated by commas
    metrics_token: str = ""  # with it /metrics can be read from anywhere: Authorization: Bearer <token>
    smtp: str = ""  # smtp://user:password@host:587: turn e-mails
    smtp_from: str = "signoria@localhost"
    letters_per_day: Annotated[int, Meta(ge=1)] = 20  # to one address
    confirmations_per_day: Annotated[int, Meta(ge=1)] = 5  # letters that ask whose an address is: to it, and from one
    webhooks: bool = False  # whether people may have turns announced to an address of theirs
    private_webhooks: bool = False  # also to addresses of this machine and its neighbours, and without TLS
    notice_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 30.0  # a turn is announced if nobody comes so long
    notice_minutes: Annotated[float, Meta(ge=0, le=100_000)] = 10.0  # between two announcements to one seat
    absence_seconds: Annotated[float, Meta(ge=0, le=604_800)] = SHORTEST  # at least, before a bot can be asked for
    log_level: str = "info"


NAMES = Settings.__struct_fields__
KINDS: dict[str, Any] = get_type_hints(Settings, include_extras=True)
SECRET = ("database", "smtp", "metrics_token")


def default_database() -> str:
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return f"sqlite:///{Path(state) / 'signoria' / 'server.db'}"


def load(file: Path | None = None, **given: Any) -> Settings:
    """The defaults, then a TOML file, then the environment, then what was given on the command line.

    Every mistake is told, a line each: the name, what may stand there, and where the wrong value comes from.
    """
    settings = Settings()
    mistakes = [nearly(name) for name in os.environ if is_nearly(name)]
    for name, (value, source) in {**of_file(file), **of_environment(), **of_command_line(given)}.items():
        try:
            setattr(settings, name, checked(name, value))
        except SignoriaError as error:
            mistakes.append(f"{name}: {error} ({source})")
    if mistakes:
        raise SignoriaError("\n".join(mistakes))
    settings.database = settings.database or default_database()
    return settings


def of_file(file: Path | None) -> Given:
    if file is None:
        return {}
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SignoriaError(f"{file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SignoriaError(f"{file}: {error}") from error
    return {name: (value, str(file)) for name, value in values.items()}


def of_environment() -> Given:
    """A list is written with commas."""
    found: Given = {}
    for name in NAMES:
        text = os.environ.get(PREFIX + name.upper())
        if text is not None:
            values = [part.strip() for part in text.split(",") if part.strip()]
            found[name] = values if name == "origins" else text, PREFIX + name.upper()
    return found


def of_command_line(given: dict[str, Any]) -> Given:
    return {name: (value, f"--{name}") for name, value in given.items() if value is not None}


def checked(name: str, value: object) -> Any:
    """A value as its setting has it. What may be a password is not repeated."""
    if name not in NAMES:
        raise SignoriaError(f"there is no such setting; there is {', '.join(NAMES)}")
    kind = KINDS[name]
    try:
        made = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        found = "" if name in SECRET else f", not {value!r}"
        raise SignoriaError(f"{described(*kinds_at(type_of(kind), []))}{found}") from error
    if name in CHECKS and made:
        CHECKS[name](made)
    return made


def is_nearly(variable: str) -> bool:
    """Whether a name in the environment is a setting misspelt; others may have their own that begin like ours."""
    name = variable.removeprefix(PREFIX).lower()
    return variable.startswith(PREFIX) and name not in NAMES and bool(get_close_matches(name, NAMES, 1, ALIKE))


def nearly(variable: str) -> str:
    [nearest] = get_close_matches(variable.removeprefix(PREFIX).lower(), NAMES, 1, ALIKE)
    return f"{variable}: there is no such setting; did you mean {PREFIX}{nearest.upper()}?"
