"""What is kept: people, tables, chairs and the append-only log of every table, in SQLite or PostgreSQL."""

from signoria.server.storage.rows import Chair, Entry, Letter, Person, SeatToken, Session, Spoken, TableRow
from signoria.server.storage.store import Store

__all__ = ["Chair", "Entry", "Letter", "Person", "SeatToken", "Session", "Spoken", "Store", "TableRow"]
