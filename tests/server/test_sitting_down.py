"""Sitting down, and a server that dies meanwhile."""

import asyncio
from pathlib import Path

from signoria.server.accounts import Identity
from signoria.server.house import House
from signoria.server.limits import Limits
from signoria.server.settings import Settings
from signoria.server.storage import Chair
from signoria.server.wire import Claim, NewTable


def test_a_table_whose_last_seat_was_saved_begins_although_the_server_died_then(tmp_path: Path) -> None:
    """Killed between the last seat and the first entry a table stood full and never began; asking again was refused."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'signoria.db'}", bot_processes=0)

    async def scene() -> tuple[list[str], list[str]]:
        house = House(settings, Limits(settings))
        ann, bob = [Identity(await house.accounts.guest(name)) for name in ("Ann", "Bob")]
        tables = [(await house.tables.create(NewTable(game="lorenzo", seats=2), ann)).id for _ in range(2)]
        for table in tables:
            await house.tables.claim(table, Claim(seat=0), ann)
            await house.store.take_chair(table, 1, Chair(table=table, seat=1), person=bob.id)  # and no more
        house.hall.rooms.clear()
        again = await house.tables.claim(tables[0], Claim(seat=1), bob)
        await house.close()
        house = House(settings, Limits(settings))
        await house.open()
        later = await house.tables.out(tables[1], ann)
        twice = await house.tables.claim(tables[1], Claim(seat=1), bob)
        await house.close()
        return [again.status, later.status, twice.status], [chair.name for chair in twice.chairs]

    assert asyncio.run(scene()) == (["playing", "playing", "playing"], ["Ann", "Bob"])
