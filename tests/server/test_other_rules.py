"""Tables that were begun under other rules: nobody plays on by rules he has not begun with."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from signoria.games import game
from signoria.server.errors import Refusal
from signoria.server.storage import schema
from signoria.server.tables import start
from tests.server.rooms import Desk, Logged

OLDER = game("lorenzo").rules_version - 1


async def make_older(desk: Desk, table: str) -> None:
    """What a table looks like after an upgrade that has changed the rules."""
    values = {"rules_version": OLDER}
    await desk.store.write(lambda c: c.execute(update(schema.tables).where(schema.tables.c.id == table).values(values)))
    desk.hall.rooms.clear()


def test_a_table_of_other_rules_is_listed_and_refused_with_the_reason(tmp_path: Path) -> None:
    """It was replayed under the new rules, or, where that failed, the whole lobby answered 500."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            old, new = await desk.table([ann, bob]), await desk.table([ann, bob])
            await make_older(desk, old)
            for listed in (await desk.tables.lobby(bob), await desk.tables.mine(bob)):
                found = {table.id: table for table in listed.tables}
                assert (found[old].rules_version, found[old].status) == (OLDER, "playing")
                assert [chair.name for chair in found[old].chairs] == ["Ann", "Bob"]
                assert found[new].seq == 0
            with pytest.raises(Refusal, match="rules_version") as refused:
                await desk.tables.out(old, ann)
            assert (refused.value.code, refused.value.status) == ("other-rules", 409)

    asyncio.run(run())


def test_a_table_of_other_rules_does_not_begin_and_keeps_no_server_from_starting(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            ann = await desk.person("Ann")
            old = await desk.table([ann], bots={})
            await make_older(desk, old)
            chair = (await desk.store.chairs(old))[1]
            await desk.store.take_chair(old, 1, chair, bot="random")
            await desk.tables.start_all_full()
            assert await desk.store.entries(old, 0) == []
            with pytest.raises(Refusal) as refused:
                await desk.hall.do(old, start, "table")
            assert refused.value.code == "other-rules"

    asyncio.run(run())


def test_the_record_names_the_rules_of_its_table() -> None:
    table = Logged("lorenzo", 2)
    table.do(lambda room: room.resign(0))
    assert table.room.record().rules_version == table.room.row.rules_version


def test_a_log_that_does_not_replay_is_reported_without_its_lines() -> None:
    """Draws and hidden moves stood in the message, and so in the log of the server."""
    for broken in (["0", "bonus 1"], ["0", "no such move"], ["chance", "roll 6 6 6"]):
        table = Logged("lorenzo", 2)
        entry = table.play(table.room.waiting[0])
        entry.lines = [*entry.lines, broken]
        with pytest.raises(AssertionError) as error:
            table.read_again()
        assert str(error.value) == "table t, entry 1 does not replay as it was saved"
        assert error.value.__cause__ is None
        assert error.value.__suppress_context__ or error.value.__context__ is None
