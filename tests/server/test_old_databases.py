"""A database of an earlier version is brought up to date, and the games under way in it are played to their end."""

import asyncio
import random
from functools import partial
from pathlib import Path

import httpx
import pytest

import signoria
from signoria.kernel.record import read_record
from signoria.server.errors import Refusal
from signoria.server.room import Room
from tests.server.old_databases import Old
from tests.server.rooms import Desk
from tests.server.servers import Server

RUNNING = ("lorenzo-2", "lorenzo-4", "princes-3", "fief-4", "fief-3", "position")
MOST_MOVES = 20_000


def asked_person(room: Room) -> int | None:
    return next((seat for seat in room.waiting if not room.bot_at(seat)), None)


async def play_to_the_end(desk: Desk, table: str, dice: random.Random) -> Room:
    """People play at random, bots as always."""
    for _ in range(MOST_MOVES):
        room = await desk.until(
            table, lambda room: bool(room.row.trouble) or room.is_over or asked_person(room) is not None
        )
        assert not room.row.trouble, "the rules have changed so that it cannot go on"
        seat = asked_person(room)
        if seat is None:
            return room
        move = dice.choice([one.text for one in room.legal(seat, "en")])
        try:
            await desk.hall.do(table, partial(Room.play, seat=seat, at=None, move=move), f"p{seat}", seat)
        except Refusal as error:
            if error.code not in ("stale", "illegal"):  # a bot was quicker
                raise
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("label", RUNNING)
def test_every_running_game_is_played_to_its_end(label: str, tmp_path: Path) -> None:
    old = Old("f9ff301", tmp_path)
    table = old.tables[label]
    saved = [lines for (lines,) in old.all('SELECT lines FROM log WHERE "table" = ? ORDER BY seq', table)]

    async def run() -> str:
        async with Desk(old.url) as desk:
            room = await play_to_the_end(desk, table, random.Random(17))
            assert room.row.status == "over"
            return room.written([]).text()

    record = read_record(asyncio.run(run()))
    assert record.rules_version == 1
    assert signoria.verify(record).over
    now = [lines for (lines,) in old.all('SELECT lines FROM log WHERE "table" = ? ORDER BY seq', table)]
    assert now[: len(saved)] == saved
    assert len(now) > len(saved)


def test_its_people_log_in_and_find_their_tables(tmp_path: Path) -> None:
    old = Old("f9ff301", tmp_path)
    with Server(old.url, tmp_path) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        for name, proof in old.people.items():
            client.cookies.clear()
            if "password" in proof:
                me = client.post("/api/login", json={"name": name, "password": proof["password"]}).raise_for_status()
            else:
                client.cookies["signoria_session"] = proof["session"]
                me = client.get("/api/me").raise_for_status()
            assert me.json()["name"] == name
            mine = client.get("/api/me/tables").raise_for_status().json()["tables"]
            assert len(mine) >= 3
            for table in mine:
                client.get(f"/api/tables/{table['id']}").raise_for_status()
        client.cookies.clear()
        record = client.get(f"/api/tables/{old.tables['finished']}/record").raise_for_status().text
        assert signoria.verify(record).over
        token = {"Authorization": f"Bearer {old.seat_token}"}
        path = f"/api/tables/{old.tables['lorenzo-2']}/update"
        assert client.get(path, params={"seat": 0}, headers=token).raise_for_status().json()["ask"]["what"] == "undo"
