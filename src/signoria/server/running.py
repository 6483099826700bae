"""Running the server: one uvicorn process, which `signoria serve` and `python -m signoria.server.running` start."""

import fcntl
import gc
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from litestar import Litestar

from signoria.kernel.errors import SignoriaError
from signoria.server import metrics
from signoria.server.app import make_app
from signoria.server.gate import SPARE_CONNECTIONS, Gate
from signoria.server.logs import prepare_logs
from signoria.server.open_files import most_open, open_now, room_for
from signoria.server.protocols import Config, gate_of
from signoria.server.settings import Settings, load
from signoria.server.storage.files import file_of, is_read_by_others
from signoria.server.storage.migrate import NewerDatabase, check_known
from signoria.server.storage.store import make_engine

logger = structlog.get_logger()
TICKS = 10  # of uvicorn, a second
FILES_EVERY = 300  # ticks
NEARLY_ALL = 0.9  # of the files that may be open
UNREAD = 128 * 1024  # bytes that the system keeps for one client: what is beyond that is seen and limited here
YOUNG_OBJECTS = 20_000  # new objects after which the youngest are looked through
OLDER_ROUNDS = (
    20,
    10,
)  # collections of the youngest generation before one of the middle, and of the middle before a full one
GOODBYE = 10  # seconds in which requests may be finished when the server ends


class InUse(SignoriaError):
    """Another server works with the same file."""


@contextmanager
def held(database: str) -> Iterator[None]:
    """Lock a database file: two servers on one file would not see each other's moves.

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
    """Bind the address on which the server listens; OSError if it is unavailable."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.create_server((settings.host, settings.port), family=family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    return listening


def run(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until somebody ends it; where `listening` is given, there. Who calls has the database for himself."""
    prepare_logs(settings.log_level)
    warn_of_readers(settings.database)
    app = make_app(settings)
    app.state.gate = gate = Gate(settings, room_for(settings.most_connections + SPARE_CONNECTIONS))
    collect_seldom()
    config = Config(
        app,
        gate,
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.most_body,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # limits.address_of reads them, as far as they can be believed
        timeout_graceful_shutdown=GOODBYE,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has ended politely, and says so with the signal
        Server(config).run(sockets=[listening or listen(settings)])


def collect_seldom() -> None:
    """Collect reference cycles seldom, and none of what the server itself is made of: a table makes next to none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, *OLDER_ROUNDS)


class Server(uvicorn.Server):
    """uvicorn, which also looks at its connections, at its open files and at how late it is."""

    ticked: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        assert isinstance(self.config.app, Litestar)
        self.config.app.state.is_ending = True
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        now, gate = time.monotonic(), gate_of(self.config)
        if self.ticked is not None:
            metrics.LAG.observe(max(0.0, now - self.ticked - 1 / TICKS))
        if counter % TICKS == 0:
            gate.sweep(now)
        if counter % FILES_EVERY == 0 and open_now() > NEARLY_ALL * most_open():
            gate.warn("few-open-files-left", open=open_now(), limit=most_open())
        is_ending = await super().on_tick(counter)
        self.ticked = time.monotonic()
        return is_ending


def warn_of_readers(database: str) -> None:
    """A file that was there before stays as it is, but whoever runs the server should know who can read it."""
    file = file_of(database)
    if file is not None and file.exists() and is_read_by_others(file):
        logger.warning("database-read-by-others", file=str(file.absolute()), do="chmod 600")


def check_version(database: str) -> None:
    """A sentence instead of a failed start, where a newer version has written the database."""
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            check_known(connection)
    except NewerDatabase as error:
        raise SignoriaError(f"database: {error}") from error
    finally:
        engine.dispose()


def main() -> None:
    try:
        settings = load()
        check_version(settings.database)
        with held(settings.database):
            run(settings)
    except (OSError, SignoriaError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
