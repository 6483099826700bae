"""What is kept of a table apart from its log: wishes and plans of single seats, and letters that wait.

Nothing of it has a number that anybody counts, and none of it is an event.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from signoria.server.storage import schema
from signoria.server.storage.rows import Letter
from signoria.server.storage.store import Store, Taken
from signoria.table.letters import OPEN

MOST_ENDED = 40  # letters that have ended which a table still shows


class PrivateStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_table(self, table: str) -> tuple[dict[int, dict[str, Any]], list[Letter], dict[int, int]]:
        """What each seat keeps to itself; open letters and the last that have ended; how many each seat has sent."""

        def job(connection: Connection) -> tuple[dict[int, dict[str, Any]], list[Letter], dict[int, int]]:
            p, c = schema.private.c, schema.letters.c
            rows = connection.execute(select(p.seat, p.wishes, p.plan).where(p.table == table))
            kept = {row.seat: {"wishes": row.wishes, "plan": row.plan} for row in rows}
            last = connection.scalar(select(func.max(c.n)).where(c.table == table)) or 0
            recent = (c.table == table) & ((c.status == OPEN) | (c.n > last - MOST_ENDED))
            found = connection.execute(select(schema.letters).where(recent).order_by(c.n))
            counted = select(c.sender, func.count().label("letters")).where(c.table == table).group_by(c.sender)
            letters = [Letter(**row._mapping) for row in found]
            return kept, letters, {row.sender: row.letters for row in connection.execute(counted)}

        return await self.store.read(job)

    async def keep(self, table: str, seat: int, **values: Any) -> None:
        """What a seat keeps to itself, instead of what stood there."""

        def job(connection: Connection) -> None:
            self.store.keep_private(connection, table, seat, **values)
            self.store.notify(connection, f"{table} changed")

        await self.store.write(job)

    async def send(self, letter: Letter) -> Letter | None:
        """Keep a new letter under the next number of its table; None if it has been sent before, with the same key.

        Taken if another letter was.
        """

        def job(connection: Connection) -> Letter | None:
            c, t = schema.letters.c, schema.tables.c
            connection.execute(select(t.id).where(t.id == letter.table).with_for_update())
            if letter.key is not None:
                sent = connection.scalar(select(c.moves).where(c.table == letter.table, c.key == letter.key))
                if sent is not None and sent != letter.moves:
                    raise Taken(f"the key of a letter of {letter.table}")
                if sent is not None:
                    return None
            letter.n = (connection.scalar(select(func.max(c.n)).where(c.table == letter.table)) or 0) + 1
            connection.execute(insert(schema.letters).values(**msgspec.structs.asdict(letter)))
            self.store.notify(connection, f"{letter.table} changed")
            return letter

        return await self.store.write(job)

    async def end(self, table: str, numbers: list[int], status: str) -> list[int]:
        """End letters; those that had not ended otherwise before."""

        def job(connection: Connection) -> list[int]:
            c = schema.letters.c
            wanted = (c.table == table) & c.n.in_(numbers) & (c.status == OPEN)
            ended = list(connection.scalars(select(c.n).where(wanted).with_for_update()))
            connection.execute(update(schema.letters).where(wanted).values(status=status))
            self.store.notify(connection, f"{table} changed")
            return ended

        return await self.store.write(job)
