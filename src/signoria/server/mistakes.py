"""What can be wrong with a setting beyond its type: each check says what may stand there."""

import ipaddress
import re
from collections.abc import Callable
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from signoria.kernel.errors import SignoriaError
from signoria.server.storage.files import file_of
from signoria.server.wire.base import ADDRESS

LEVELS = ("debug", "info", "warning", "error", "critical")
POSTGRESQL = "postgresql+psycopg"
DATABASES = f"sqlite:///FILE or {POSTGRESQL}://USER:PASSWORD@HOST/NAME"


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks separated by commas."""
    try:
        return [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]
    except ValueError as error:
        raise SignoriaError(f"addresses or networks separated by commas: {error}") from error


def check_level(text: str) -> None:
    if text.lower() not in LEVELS:
        raise SignoriaError(f"one of {', '.join(LEVELS)}, not {text!r}")


def check_url(text: str, schemes: tuple[str, ...] = ("http", "https"), is_secret: bool = False) -> None:
    """Empty, or an address of a kind. One that may hold a password is not repeated."""
    try:
        url = urlsplit(text)
        is_fine = not text or (url.scheme in schemes and bool(url.hostname) and url.port != 0)
    except ValueError:
        is_fine = False
    if not is_fine:
        found = "" if is_secret else f", not {text!r}"
        raise SignoriaError(f"an address that begins with {' or '.join(f'{one}://' for one in schemes)}{found}")


def check_smtp(text: str) -> None:
    check_url(text, ("smtp", "smtps"), is_secret=True)


def check_origins(origins: list[str]) -> None:
    """What a browser sends as the origin of a page: no path, and nothing empty."""
    for origin in origins:
        url = urlsplit(origin)
        if (
            origin != f"{url.scheme}://{url.netloc}"
            or url.scheme not in ("http", "https")
            or not url.netloc
            or "*" in origin
        ):
            raise SignoriaError(f"pages such as https://play.example.org, without a path, not {origin!r}")


def check_sender(text: str) -> None:
    """An address, perhaps with a name before it."""
    if not parseaddr(text)[1] or not re.match(ADDRESS, parseaddr(text)[1]):
        raise SignoriaError(f"an e-mail address such as signoria@example.org, not {text!r}")


def check_database(text: str) -> None:
    """A file in a directory that is there, or PostgreSQL. It may hold a password, and is not repeated."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        if "://" in text:
            raise SignoriaError(DATABASES) from error
        raise SignoriaError(f"write sqlite:///{text}, or {POSTGRESQL}://USER:PASSWORD@HOST/NAME") from error
    if url.drivername == "postgresql":
        raise SignoriaError(f"write {POSTGRESQL}:// instead of postgresql://")
    if url.drivername not in ("sqlite", POSTGRESQL):
        raise SignoriaError(f"{DATABASES}, not {url.drivername}")
    file = file_of(text)
    if url.drivername == "sqlite" and file is None:
        raise SignoriaError("tables are kept in a file: write sqlite:///FILE")
    if file is not None and not file.absolute().parent.is_dir():
        raise SignoriaError(f"there is no directory {file.absolute().parent}: make it first")


CHECKS: dict[str, Callable[[Any], object]] = {
    "admin": networks,
    "database": check_database,
    "log_level": check_level,
    "origins": check_origins,
    "public_url": check_url,
    "smtp": check_smtp,
    "smtp_from": check_sender,
    "trusted_proxies": networks,
}
