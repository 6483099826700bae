"""Tables that were begun under other rules: they go on if nothing changes by that, else their records can be read."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

import signoria
from signoria.games import game
from signoria.kernel.record import read_record
from signoria.server.accounts import Identity
from signoria.server.errors import Refusal
from signoria.server.room import Room
from signoria.server.storage import schema
from tests.server.rooms import Desk, Logged

RULES = game("lorenzo")
OLDER = RULES.rules_version - 1


async def make_older(desk: Desk, table: str) -> None:
    """What a table looks like after an upgrade that has changed the rules."""
    values = {"rules_version": OLDER}
    await desk.store.write(lambda c: c.execute(update(schema.tables).where(schema.tables.c.id == table).values(values)))
    desk.hall.rooms.clear()


async def break_log(desk: Desk, table: str) -> None:
    """An entry that the present rules do not allow: what a change of the rules does to an old game."""
    log = schema.log.c
    broken = update(schema.log).where(log.table == table, log.seq == 1).values(lines=[["0", "bonus 1"]])
    await desk.store.write(lambda c: c.execute(broken))
    desk.hall.rooms.clear()


async def begun_table(desk: Desk) -> tuple[str, Identity]:
    """Two people have begun and made a move."""
    ann, bob = await desk.person("Ann"), await desk.person("Bob")
    table = await desk.table([ann, bob])
    await desk.hall.do(table, lambda room: room.play(room.waiting[0], None, first_move(room)), "person")
    return table, ann


def first_move(room: Room) -> str:
    return room.legal(room.waiting[0], "en")[0].text


async def open_table(desk: Desk, table: str) -> None:
    """As for somebody who looks at its game."""
    async with desk.hall.room(table):
        pass


async def written(desk: Desk, table: str) -> str:
    async with desk.hall.fresh(table) as room:
        return room.written(await desk.store.entries(table, 0)).text()


def test_a_game_of_older_rules_that_replays_goes_on_and_its_record_says_so(tmp_path: Path) -> None:
    """Any table of older rules was refused after an upgrade: nobody could finish it, nor read it."""

    async def run() -> str:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table, _ = await begun_table(desk)
            await make_older(desk, table)
            await desk.hall.do(table, lambda room: room.play(room.waiting[0], None, first_move(room)), "person")
            await desk.hall.do(table, lambda room: room.resign(0), "person")
            lines = [entry.lines[0] for entry in await desk.store.entries(table, 0)]
            assert lines.index(["!", f"rules {RULES.rules_version}"]) == 2
            desk.hall.rooms.clear()
            async with desk.hall.room(table) as room:
                assert (room.seq, room.is_over, room.is_older) == (4, True, False)
            return await written(desk, table)

    record = read_record(asyncio.run(run()))
    assert record.rules_version == OLDER
    assert signoria.verify(record).lines == record.lines
    record.lines.remove(("!", f"rules {RULES.rules_version}"))
    with pytest.raises(signoria.BadRecord, match=f"^rules_version: the record has {OLDER}"):
        signoria.replay(record)


def test_a_game_of_older_rules_that_does_not_replay_is_parked_and_can_be_read(tmp_path: Path) -> None:
    """It was replayed under the new rules, or, where that failed, the whole lobby answered 500."""

    async def run() -> str:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table, ann = await begun_table(desk)
            await make_older(desk, table)
            await break_log(desk, table)
            await open_table(desk, table)
            out = await desk.tables.out(table, ann)
            assert (out.status, out.trouble, out.rules_version) == ("parked", "other-rules", OLDER)
            assert [one.status for one in (await desk.tables.mine(ann)).tables] == ["parked"]
            assert (await desk.tables.lobby(ann)).tables == []
            with pytest.raises(Refusal, match="began under older rules") as refused:
                await desk.hall.do(table, lambda room: room.resign(0), "person")
            assert refused.value.code == "parked"
            assert f"the record has {OLDER}" in refused.value.message
            assert (await desk.tables.rematch(table, ann)).rules_version == RULES.rules_version
            return await written(desk, table)

    record = read_record(asyncio.run(run()))
    assert ("0", "bonus 1") in record.lines
    assert not record.secret, "the table may go on one day, under the same commitment"
    with pytest.raises(signoria.BadRecord, match=f"^rules_version: the record has {OLDER}"):
        signoria.replay(record)


@pytest.mark.parametrize("is_broken", [False, True])
def test_a_finished_game_of_older_rules_keeps_its_result_and_its_record(tmp_path: Path, is_broken: bool) -> None:
    async def run() -> str:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table, ann = await begun_table(desk)
            await desk.hall.do(table, lambda room: room.resign(0), "person")
            await make_older(desk, table)
            if is_broken:
                await break_log(desk, table)
            await open_table(desk, table)
            out = await desk.tables.out(table, ann)
            assert (out.status, out.trouble) == ("over", "other-rules" if is_broken else "")
            assert out.result["ranks"] == [2, 1]
            assert (await desk.tables.mine(ann)).tables[0].result == out.result
            assert len(await desk.store.entries(table, 0)) == 3  # nothing is added to a game that is over
            return await written(desk, table)

    record = read_record(asyncio.run(run()))
    assert record.rules_version == OLDER
    if not is_broken:
        assert signoria.verify(record).lines[-1] == ("!", f"rules {RULES.rules_version}")


def test_a_table_of_older_rules_that_has_not_begun_begins_under_the_present_ones(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            ann = await desk.person("Ann")
            old = await desk.table([ann])
            position = {**signoria.new("lorenzo", 2, seed=1).position(), "rules_version": OLDER}
            await desk.store.change_table(old, position=position)
            await make_older(desk, old)
            chair = (await desk.store.chairs(old))[1]
            await desk.store.take_chair(old, 1, chair, bot="random")
            await desk.tables.start_all_full()
            out = await desk.tables.out(old, ann)
            assert (out.status, out.rules_version) == ("playing", RULES.rules_version)

    asyncio.run(run())


def test_a_game_of_newer_rules_is_refused_and_left_alone(tmp_path: Path) -> None:
    """A server that was taken back to an earlier version must not park what the newer one plays on with."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table, ann = await begun_table(desk)
            await desk.store.change_table(table, rules_version=RULES.rules_version + 1)
            desk.hall.rooms.clear()
            with pytest.raises(Refusal) as refused:
                await open_table(desk, table)
            assert refused.value.code == "newer-rules"
            assert (await desk.tables.out(table, ann)).status == "playing"
            assert [one.status for one in (await desk.tables.lobby(ann)).tables] == ["playing"]

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
