"""Databases that earlier versions have left, from `tests/server/data/`."""

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"


class Old:
    """A copy of such a database in a folder, and what is needed to log in."""

    def __init__(self, name: str, folder: Path) -> None:
        self.file = folder / f"{name}.db"
        with sqlite3.connect(self.file) as connection:
            connection.executescript(gzip.decompress((DATA / f"{name}.sql.gz").read_bytes()).decode())
        connection.close()
        found = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
        self.people: dict[str, dict[str, str]] = found["people"]
        self.tables: dict[str, str] = found["tables"]
        self.seat_token: str = found["seat_token"]

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"

    def all(self, query: str, *values: object) -> list[Any]:
        connection = sqlite3.connect(self.file)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()
