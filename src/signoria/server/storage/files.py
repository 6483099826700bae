"""The file of a SQLite database. It holds the secrets of running tables and e-mail addresses: nobody else reads it."""

import stat
from pathlib import Path

from sqlalchemy.engine import make_url

PRIVATE = 0o600
OTHERS_READ = stat.S_IRGRP | stat.S_IROTH


def file_of(url: str) -> Path | None:
    """Where a SQLite database is; none of one in memory, or of PostgreSQL."""
    made = make_url(url)
    is_file = made.get_backend_name() == "sqlite" and made.database not in (None, "", ":memory:")
    return Path(str(made.database)) if is_file else None


def make_private(path: Path) -> None:
    """An empty file for its owner alone; what SQLite puts beside it is as private. One that is there stays as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(PRIVATE)


def is_read_by_others(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS_READ)
