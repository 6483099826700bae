"""Statements that are written all the time: compiled once, run with the values of many rows.

SQLAlchemy looks at each parameter of each row by its name and type, which takes longer than the database does.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update


class Prepared:
    """A statement with its values in the order of `names`, as its dialect writes it."""

    def __init__(self, statement: Insert | Update, names: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=[*names])
        self.text = compiled.string
        self.is_positional = bool(dialect.positional)
        self.names = names
        self.order = [names.index(name) for name in compiled.positiontup or ()]
        self.writers: list[tuple[int, Callable[[Any], Any]]] = []  # of columns that are not kept as they are
        for i, name in enumerate(names):
            write = compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)
            if write is not None:
                self.writers.append((i, write))

    def run(self, connection: Connection, rows: list[list[Any]]) -> None:
        for row in rows:
            for i, write in self.writers:
                row[i] = write(row[i])
        if self.is_positional:
            order = self.order
            connection.exec_driver_sql(self.text, [tuple([row[i] for i in order]) for row in rows])
        else:
            connection.exec_driver_sql(self.text, [dict(zip(self.names, row, strict=True)) for row in rows])
