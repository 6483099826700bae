"""A PostgreSQL of its own for tests: made in a folder, ended with them. Debian's packages have it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.servers import free_port

USER = "postgres"  # PostgreSQL refuses to run as root
MISSING = "PostgreSQL is missing: apt install postgresql"


def program(name: str) -> str | None:
    """A program of the newest PostgreSQL there is."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def as_user(*command: str) -> list[str]:
    return ["runuser", "-u", USER, "--", *command] if os.getuid() == 0 else list(command)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database. Its folder is not pytest's, which only its owner may enter.

    `make test` needs nothing but Python: without PostgreSQL these tests are skipped, but never where CI installs it.
    """
    initdb, server = program("initdb"), program("pg_ctl")
    if initdb is None and not os.environ.get("CI"):
        pytest.skip(MISSING)
    assert initdb is not None, MISSING
    assert server is not None, MISSING
    with TemporaryDirectory(prefix="signoria-postgres-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "data"
        data.mkdir()
        if os.getuid() == 0:
            shutil.chown(data, USER, USER)
        port = free_port()
        run(initdb, "-D", str(data), "-U", USER, "-A", "trust", "--no-sync")
        options = f"-p {port} -k {data} -h 127.0.0.1 -c max_connections=100"
        run(server, "-D", str(data), "-w", "-l", str(data / "log"), "-o", options, "start")
        try:
            yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            run(server, "-D", str(data), "-m", "fast", "stop")


def run(*command: str) -> None:
    subprocess.run(as_user(*command), stdout=subprocess.DEVNULL, check=True, cwd="/")
