"""Settings: every one has a default that works. A TOML file or the environment (SIGNORIA_<NAME>) changes them."""

import ipaddress
import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from signoria.kernel.errors import SignoriaError

PREFIX = "SIGNORIA_"
LEVELS = ("debug", "info", "warning", "error", "critical")


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Fields in the order `signoria serve --help` lists them; what each is for stands in the words of the terminal."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # SQLite in the state folder, or postgresql+psycopg://...
    public_url: str = ""  # where people reach it: for links, and cookies that are only sent over TLS
    origins: list[str] = []  # other pages that may talk to it
    admin: str = "127.0.0.1,::1"  # addresses that may see the administrator's page, separated by commas
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 20.0
    session_days: Annotated[int, Meta(ge=1, le=3650)] = 90
    requests_per_minute: Annotated[int, Meta(ge=1)] = 600
    logins_per_minute: Annotated[int, Meta(ge=1)] = 10
    messages_per_second: Annotated[int, Meta(ge=1)] = 30
    dear_per_second: Annotated[int, Meta(ge=1)] = 10  # questions of one person that take long to answer
    most_body: Annotated[int, Meta(ge=1024)] = 65_536
    most_connections: Annotated[int, Meta(ge=1)] = 10_000
    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    tables_per_hour: Annotated[int, Meta(ge=1)] = 60  # that one person may make
    chats_per_minute: Annotated[int, Meta(ge=1)] = 30  # that one person may say
    proxies: Annotated[int, Meta(ge=0, le=9)] = 0  # how many stand before it and add to X-Forwarded-For
    metrics_token: str = ""  # with it /metrics can be read from anywhere: Authorization: Bearer <token>
    smtp: str = ""  # smtp://user:password@host:587: letters about turns
    smtp_from: str = "signoria@localhost"
    letters_per_day: Annotated[int, Meta(ge=1)] = 20  # to one address
    confirmations_per_day: Annotated[int, Meta(ge=1)] = 5  # letters that ask whose an address is: to it, and from one
    webhooks: bool = False  # whether people may have turns announced to an address of theirs
    private_webhooks: bool = False  # also to addresses of this machine and its neighbours, and without TLS
    notice_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 30.0  # a turn is announced if nobody comes so long
    notice_minutes: Annotated[float, Meta(ge=0, le=100_000)] = 10.0  # between two announcements to one seat
    log_level: str = "info"


def default_database() -> str:
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return f"sqlite:///{Path(state) / 'signoria' / 'server.db'}"


def load(file: Path | None = None, **given: Any) -> Settings:
    """The defaults, then a TOML file, then the environment, then what was given on the command line."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except OSError as error:
            raise SignoriaError(f"{file}: {error.strerror}") from error
        except tomllib.TOMLDecodeError as error:
            raise SignoriaError(f"{file}: {error}") from error
    for name in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = text.split(",") if name == "origins" else text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SignoriaError(mistake(str(error))) from error
    settings.database = settings.database or default_database()
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """What the types do not say. A server with a mistake in its settings does not begin."""
    networks(settings.admin)
    if settings.log_level.lower() not in LEVELS:
        raise SignoriaError(f"log_level: one of {', '.join(LEVELS)}, not {settings.log_level!r}")
    check_url("public_url", settings.public_url, ("http", "https"))
    check_url("smtp", settings.smtp, ("smtp", "smtps"), is_secret=True)


def check_url(name: str, text: str, schemes: tuple[str, ...], is_secret: bool = False) -> None:
    """Empty, or an address of a kind. One that may hold a password is not repeated."""
    try:
        url = urlsplit(text)
        is_fine = not text or (url.scheme in schemes and bool(url.hostname) and url.port != 0)
    except ValueError:
        is_fine = False
    if not is_fine:
        found = "" if is_secret else f", not {text!r}"
        raise SignoriaError(f"{name}: an address that begins with {' or '.join(f'{one}://' for one in schemes)}{found}")


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks separated by commas."""
    try:
        return [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]
    except ValueError as error:
        raise SignoriaError(f"admin: addresses or networks separated by commas: {error}") from error


def mistake(error: str) -> str:
    """What is wrong with a setting, beginning with its name."""
    if unknown := re.search(r"unknown field `(.*?)`", error):
        return f"{unknown[1]}: there is no such setting; there is {', '.join(Settings.__struct_fields__)}"
    what, _, where = error.partition(" - at ")
    return f"{where.strip('`').removeprefix('$.')}: {what[:1].lower()}{what[1:]}"
