"""Nonces are promised when people sit down and revealed when all sit, so that nobody can choose his own last."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

import signoria
from signoria.kernel.promises import unrevealed
from signoria.kernel.record import TABLE, Record
from signoria.kernel.streams import nonce_commitment
from signoria.server import nonces, wire
from signoria.server.accounts import Identity
from signoria.server.errors import Refusal
from tests.server.old_databases import Old
from tests.server.rooms import Desk


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'signoria.db'}"


async def code_of(asked: object) -> str:
    try:
        await asked  # type: ignore[misc]
    except Refusal as error:
        return error.code
    return ""


async def sit(desk: Desk, table: str, seat: int, who: Identity, nonce: str = "") -> wire.TableOut:
    return await desk.tables.claim(table, wire.Claim(seat=seat, nonce_commitment=nonce_commitment(nonce)), who)


async def reveal(desk: Desk, table: str, seat: int, who: Identity, nonce: str) -> wire.TableOut:
    return await desk.tables.reveal(table, wire.Reveal(seat=seat, nonce=nonce), who)


async def two_people(desk: Desk) -> tuple[str, Identity, Identity]:
    ann, bob = await desk.person("Ann"), await desk.person("Bob")
    return (await desk.tables.create(wire.NewTable(game="lorenzo", seats=2), ann)).id, ann, bob


async def record_of(desk: Desk, table: str) -> Record:
    """The record as it would be if the game ended now."""
    async with desk.hall.room(table) as room:
        assert room.match is not None
        return room.match.record(secret=True)


def test_the_game_begins_when_all_nonces_are_revealed(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            table, ann, bob = await two_people(desk)
            assert (await sit(desk, table, 0, ann, "salt")).reveal_by is None
            assert await code_of(reveal(desk, table, 0, ann, "salt")) == "seats-free"
            full = await sit(desk, table, 1, bob, "pepper")
            assert (full.status, full.reveal_by is not None) == ("open", True)
            shown = [chair.nonce_commitment for chair in full.chairs]
            assert shown == [nonce_commitment("salt"), nonce_commitment("pepper")]
            assert await code_of(reveal(desk, table, 0, ann, "sugar")) == "bad-nonce"
            assert await code_of(reveal(desk, table, 0, bob, "salt")) == "not-your-seat"
            first = await reveal(desk, table, 0, ann, "salt")
            assert (first.status, [chair.revealed for chair in first.chairs]) == ("open", [True, False])
            assert (await reveal(desk, table, 0, ann, "salt")).status == "open", "sent again it is answered again"
            begun = await reveal(desk, table, 1, bob, "pepper")
            assert (begun.status, begun.reveal_by) == ("playing", None)
            assert (await reveal(desk, table, 1, bob, "pepper")).status == "playing"
            record = await record_of(desk, table)
            assert (record.nonces, record.nonce_commitments) == (["salt", "pepper"], shown)
            assert unrevealed(record) == []
            signoria.verify(record, full.commitment, {0: "salt", 1: "pepper"})

    asyncio.run(run())


def test_who_promises_nothing_delays_nobody(database: str) -> None:
    """A simple program, and bots."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            table, ann, bob = await two_people(desk)
            await sit(desk, table, 0, ann)
            assert (await sit(desk, table, 1, bob)).status == "playing"
            record = await record_of(desk, table)
            assert (record.nonces, record.nonce_commitments) == (["", ""], [])
            with_bot = wire.NewTable(game="lorenzo", seats=2, bots={"1": "random"})
            table = (await desk.tables.create(with_bot, ann)).id
            assert (await sit(desk, table, 0, ann, "salt")).reveal_by is not None
            assert (await reveal(desk, table, 0, ann, "salt")).status == "playing"
            assert (await record_of(desk, table)).nonces == ["salt", ""]

    asyncio.run(run())


def test_while_nonces_are_revealed_nobody_stands_up(database: str) -> None:
    """Else somebody who has seen the nonces of others could sit down again with another of his own."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            table, ann, bob = await two_people(desk)
            await sit(desk, table, 0, ann, "salt")
            await desk.tables.leave(table, 0, ann)
            await sit(desk, table, 0, ann, "sugar")
            await sit(desk, table, 1, bob, "pepper")
            assert await code_of(desk.tables.leave(table, 1, bob)) == "begins"
            assert await code_of(desk.tables.leave(table, 1, ann)) == "begins", "nor does the host free a seat"
            assert await code_of(desk.tables.close(table, ann)) == "begins"
            again = await sit(desk, table, 1, bob, "paprika")
            assert again.chairs[1].nonce_commitment == nonce_commitment("pepper")

    asyncio.run(run())


def test_who_does_not_reveal_in_time_plays_with_the_commitment(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is in the database: a server that was started meanwhile takes it up."""
    clock = [1_000_000.0]
    monkeypatch.setattr("signoria.server.tables.time.time", lambda: clock[0])

    async def fill() -> tuple[str, Identity, Identity]:
        async with Desk(database, processes=0) as desk:
            table, ann, bob = await two_people(desk)
            await sit(desk, table, 0, ann, "salt")
            full = await sit(desk, table, 1, bob, "pepper")
            assert full.reveal_by == clock[0] + nonces.REVEAL_SECONDS
            await reveal(desk, table, 0, ann, "salt")
            return table, ann, bob

    async def go_on(table: str, ann: Identity, bob: Identity) -> None:
        async with Desk(database, processes=0) as desk:
            clock[0] += nonces.REVEAL_SECONDS - 1
            await desk.tables.start_all_full()
            assert (await desk.tables.out(table, ann)).status == "open"
            clock[0] += 1
            await desk.tables.start_all_full()
            assert (await desk.tables.out(table, ann)).status == "playing"
            assert await code_of(reveal(desk, table, 1, bob, "pepper")) == "begun-already"
            record = await record_of(desk, table)
            assert record.nonces == ["salt", nonce_commitment("pepper")]
            assert (TABLE, "unrevealed 1") in record.lines
            signoria.verify(record, nonces={0: "salt", 1: "pepper"})
        async with Desk(database, processes=0) as desk:
            assert (await record_of(desk, table)).text() == record.text(), "a room read from its log is the same"

    table, ann, bob = asyncio.run(fill())
    asyncio.run(go_on(table, ann, bob))


def test_a_table_of_an_older_version_keeps_the_nonce_that_was_sent(tmp_path: Path) -> None:
    """Ann had sent hers openly, as clients did then; Bob promises his."""
    old = Old("f9ff301", tmp_path)
    table = old.tables["open"]
    (sent,) = old.all('SELECT nonce FROM chairs WHERE "table" = ? AND seat = 0', table)
    (who,) = old.all("SELECT id FROM people WHERE name = 'Bob'")
    (invite,) = old.all("SELECT invite FROM tables WHERE id = ?", table)

    async def run() -> None:
        async with Desk(old.url, processes=0) as desk:
            person = await desk.store.person(who[0])
            assert person is not None
            bob = Identity(person)
            claim = wire.Claim(seat=1, nonce_commitment=nonce_commitment("pepper"), invite=invite[0])
            full = await desk.tables.claim(table, claim, bob)
            assert (full.status, full.chairs[0].nonce_commitment) == ("open", nonce_commitment(sent[0]))
            assert (await reveal(desk, table, 1, bob, "pepper")).status == "playing"
            record = await record_of(desk, table)
            assert record.nonces == [sent[0], "pepper", ""]
            signoria.verify(record, full.commitment, {1: "pepper"})

    assert sent[0]
    asyncio.run(run())
    with sqlite3.connect(old.file) as connection:
        begun = connection.execute(
            'SELECT count(*) FROM chairs c JOIN tables t ON t.id = c."table" '
            "WHERE t.status != 'open' AND t.id != ? AND c.nonce_commitment != ''",
            (table,),
        ).fetchone()
    connection.close()
    assert begun == (0,), "nobody had promised the nonces of games under way"
