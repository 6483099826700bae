"""The same table again, and a table from a position: who finds it, who may sit down, and that there is one."""

import asyncio
from pathlib import Path

import pytest

from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.errors import Refusal
from tests.server.postgres import postgres
from tests.server.rooms import Desk


async def finished(desk: Desk, seats: int, access: str = "private") -> tuple[str, list[Identity]]:
    """A game that these people have agreed to end."""
    people = [await desk.person(name) for name in ("Ann", "Bob", "Cleo")[:seats]]
    made = await desk.tables.create(wire.NewTable(game="lorenzo", seats=seats, access=access), people[0])  # type: ignore[arg-type]
    for seat, who in enumerate(people):
        await desk.tables.claim(made.id, wire.Claim(seat=seat, invite=made.invite), who)
    await desk.hall.do(made.id, lambda room: room.put("end", 0), "person")
    for seat in range(1, seats):
        await desk.hall.do(made.id, lambda room, seat=seat: room.consent(seat, True), "person")  # type: ignore[misc]
    return made.id, people


async def code_of(asked: object) -> str:
    try:
        await asked  # type: ignore[misc]
    except Refusal as error:
        return error.code
    return "done"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_players_of_a_private_table_sit_down_at_its_rematch(tmp_path: Path, seats: int) -> None:
    """Who asked for it was its host and the others had no invitation: looking gave 404, sitting down 403."""

    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            table, people = await finished(desk, seats)
            stranger = await desk.person("Stranger")
            first = await desk.tables.rematch(table, people[-1])
            assert [(await desk.tables.rematch(table, who)).id for who in people] == [first.id] * seats
            assert (await desk.tables.out(table, people[0])).next == first.id
            for seat, who in enumerate(people):
                assert (await desk.tables.out(first.id, who)).parent == table
                out = await desk.tables.claim(first.id, wire.Claim(seat=seat), who)
            assert out.status == "playing"
            assert await code_of(desk.tables.out(first.id, stranger)) == "no-table"
            assert await code_of(desk.tables.claim(first.id, wire.Claim(seat=0), stranger)) == "no-table"
            assert await code_of(desk.tables.rematch(table, stranger)) == "no-table"

    asyncio.run(scene())


def test_a_rematch_that_was_closed_is_followed_by_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            table, (ann, bob) = await finished(desk, 2)
            first = await desk.tables.rematch(table, ann)
            await desk.tables.close(first.id, ann)
            second = await desk.tables.rematch(table, bob)
            assert (second.id != first.id, second.status, second.host) == (True, "open", True)
            assert (await desk.tables.rematch(table, ann)).id == second.id

    asyncio.run(scene())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_private_table_from_a_position_needs_its_invitation(tmp_path: Path, seats: int) -> None:
    """It is no rematch: who makes it asks whom he likes."""

    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            table, people = await finished(desk, seats)
            rematch = await desk.tables.rematch(table, people[0])
            fork = await desk.tables.fork(table, wire.Fork(line=0), people[0])
            assert desk.tables.replays.worker.process is not None, "games are not replayed where everybody is answered"
            assert await code_of(desk.tables.fork(table, wire.Fork(line=99), people[0])) == "bad-line"
            assert (fork.parent, fork.next, rematch.id != fork.id) == (table, "", True)
            for seat, who in enumerate(people[1:], 1):
                assert await code_of(desk.tables.out(fork.id, who)) == "no-table"
                assert await code_of(desk.tables.claim(fork.id, wire.Claim(seat=seat), who)) == "no-table"
                await desk.tables.claim(fork.id, wire.Claim(seat=seat, invite=fork.invite), who)
            assert (await desk.tables.claim(fork.id, wire.Claim(seat=0), people[0])).status == "playing"

    asyncio.run(scene())


def test_two_processes_make_one_rematch() -> None:
    """Both found no `next`, both made a table, and the players sat at two."""

    async def scene(url: str) -> None:
        async with Desk(url, processes=0) as one, Desk(url, processes=0) as other:
            table, people = await finished(one, 2, "public")
            for desk in (one, other):
                assert (await desk.tables.out(table, people[0])).next == ""  # both have read it
            made = await asyncio.gather(one.tables.rematch(table, people[0]), other.tables.rematch(table, people[1]))
            assert made[0].id == made[1].id
            mine = await one.store.tables_of(people[0].id, 10) + await one.store.tables_of(people[1].id, 10)
            assert set(mine) <= {table, made[0].id}, "nothing is left of the other"

    with postgres() as url:
        asyncio.run(scene(url))


def test_two_processes_make_one_rematch_on_any_database(tmp_path: Path) -> None:
    """The same with two halls on one file, which a server would not allow."""

    async def scene() -> None:
        url = f"sqlite:///{tmp_path / 'signoria.db'}"
        async with Desk(url, processes=0) as one, Desk(url, processes=0) as other:
            table, people = await finished(one, 2)
            for desk in (one, other):
                assert (await desk.tables.out(table, people[0])).next == ""
            made = [await one.tables.rematch(table, people[0]), await other.tables.rematch(table, people[1])]
            assert made[0].id == made[1].id

    asyncio.run(scene())
