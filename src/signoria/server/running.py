"""Running the server: one uvicorn process, which `signoria serve` and `python -m signoria.server.running` start."""

import fcntl
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import structlog
import uvicorn

from signoria.kernel.errors import SignoriaError
from signoria.server.app import make_app
from signoria.server.logs import prepare_logs
from signoria.server.settings import Settings, load
from signoria.server.storage.files import file_of, is_read_by_others

logger = structlog.get_logger()
SPARE_CONNECTIONS = 100  # for requests, beside as many WebSockets as are allowed


class InUse(SignoriaError):
    """Another server works with the same file."""


@contextmanager
def held(database: str) -> Iterator[None]:
    """Keep a database file for oneself: two servers on one file would not hear of each other's moves.

    Servers on PostgreSQL do, and may be many. The lock ends with the process, however it ends.
    """
    found = file_of(database)
    if found is None:
        yield
        return
    path = Path(f"{found}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise InUse(
                f"A server is running already with {found}: end it first, or choose another database."
                " Several servers share their tables in PostgreSQL only."
            ) from error
        yield


def listen(settings: Settings) -> socket.socket:
    """The place where the server listens, taken; OSError if it is not to be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family)


def run(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until somebody ends it; where `listening` is given, there. Who calls has the database for himself."""
    prepare_logs(settings.log_level)
    warn_of_readers(settings.database)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.most_body,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # limits.address_of reads them, as far as they can be believed
        limit_concurrency=settings.most_connections + SPARE_CONNECTIONS,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has ended politely, and says so with the signal
        uvicorn.Server(config).run(sockets=None if listening is None else [listening])


def warn_of_readers(database: str) -> None:
    """A file that was there before stays as it is, but whoever runs the server should know who can read it."""
    file = file_of(database)
    if file is not None and file.exists() and is_read_by_others(file):
        logger.warning("database-read-by-others", file=str(file.absolute()), do="chmod 600")


def main() -> None:
    try:
        settings = load()
        with held(settings.database):
            run(settings)
    except SignoriaError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
