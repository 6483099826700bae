"""Looking on in many ways at once costs whoever does it, and nobody else."""

import asyncio
import json
import math
import time
from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.datastructures import Headers, State

from signoria.games import game as game_named
from signoria.server import hall as hall_module
from signoria.server import wire
from signoria.server.asking import provide_who
from signoria.server.connections import Watcher
from signoria.server.errors import TooMany
from signoria.server.hall import MADE_AT_ONCE
from signoria.server.limits import BYTES, SECONDS, Limits, spending
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.sockets import Talker
from tests.server.secrecy import TABLE, Client, Recorded

LANGUAGES: tuple[wire.Language, ...] = ("en", "pl", "de", "cs")
SHOWN: tuple[wire.HowShown, ...] = ("", "words", "panels")
MANNERS = [Manner(*one) for one in product(LANGUAGES, SHOWN, (False, True))]


def test_one_person_is_not_told_in_every_manner_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: 24 connections of one guest, each in another manner, made 168 updates of every move, in one go.

    Now a few are made at once. The others follow one by one, each paid for, and none is left out.
    """
    monkeypatch.setattr(hall_module, "SPENT_AT_ONCE", math.inf)

    async def run() -> None:
        recorded = Recorded(game_named("lorenzo"), 4, {}, 1)
        await recorded.begin()
        hall, clients = recorded.hall, []
        for manner in MANNERS:
            client = Client(hall, 1)
            hall.connections.add(Watcher(client.connection, TABLE, 1, -1, manner))
            clients.append(client)
        limits = Limits(Settings(dear_per_second=1000))
        limits.expensive.clock = limits.expensive_of_address.clock = lambda: 0.0  # so that nothing is earned meanwhile
        hall.tell(recorded.room)
        waiting = [client.connection.forget() for client in clients]
        at_once = [found for found in waiting if isinstance(found[0], bytes)]
        behind = [found[0] for found in waiting if isinstance(found[0], Watcher)]
        assert (len(at_once), len(behind)) == (MADE_AT_ONCE, len(MANNERS) - MADE_AT_ONCE)
        for watcher in behind:
            assert watcher.is_behind
            talker = Talker(hall, clients[0].who, watcher.connection, clients[0].hint, limits)
            before = limits.expensive.bucket(talker.payer[0]).level
            await talker.refresh(watcher)
            (told,) = watcher.connection.forget()
            assert isinstance(told, bytes)
            assert json.loads(told)["seq"] == recorded.room.number(1)
            assert limits.expensive.bucket(talker.payer[0]).level < before

    asyncio.run(run())


def test_what_takes_long_to_tell_one_person_is_told_in_one_manner_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: of a position with a thousand legal moves twelve updates were made in one go, for eight seconds."""
    monkeypatch.setattr(hall_module, "SPENT_AT_ONCE", 0.0)

    async def run() -> None:
        recorded = Recorded(game_named("lorenzo"), 4, {}, 1)
        await recorded.begin()
        clients = [Client(recorded.hall, 1) for _ in MANNERS[:3]]
        for manner, client in zip(MANNERS, clients, strict=False):
            recorded.hall.connections.add(Watcher(client.connection, TABLE, 1, -1, manner))
        recorded.hall.tell(recorded.room)
        waiting = [client.connection.forget()[0] for client in clients]
        assert sum([isinstance(found, bytes) for found in waiting]) == 1

    asyncio.run(run())


def test_whoever_owes_waits_before_the_next_move() -> None:
    """A story: moves were charged to nobody, and eight tables moved without a pause kept the server from all else."""

    async def run() -> None:
        recorded = Recorded(game_named("lorenzo"), 2, {}, 1)
        await recorded.begin()
        seat = recorded.room.waiting[0]
        client = recorded.clients[seat]
        limits = client.talker.limits = Limits(Settings(dear_per_second=10))
        limits.charge(client.talker.payer, 0, (40 + 3) * SECONDS)
        loop = asyncio.get_running_loop()
        began, move = loop.time(), recorded.room.legal(seat, "en")[0].text
        told = await client.send("move", seat=seat, key="k", at=recorded.room.number(seat), move=move)
        assert loop.time() - began > 0.2
        assert any(b'"type":"done"' in one for one in told)

    asyncio.run(run())


def test_a_gesture_is_paid_for_where_it_is_worked_out() -> None:
    """A story: 150 connections sent gestures that were refused at their last move, and none had to pay for the others.

    Whoever has not paid for what was done meanwhile is refused, under the lock of the table.
    """

    async def run() -> None:
        recorded = Recorded(game_named("lorenzo"), 2, {}, 1)
        await recorded.begin()
        seat = recorded.room.waiting[0]
        limits = Limits(Settings(dear_per_second=1))
        clients = [Client(recorded.hall, seat) for _ in range(8)]
        for client in clients:
            client.talker.limits = limits
        first = recorded.room.legal(seat, "en")[0].text
        chain = {"seat": seat, "at": recorded.room.number(seat), "move": [first, "servants 99"]}
        told = [asyncio.create_task(one.send("move", key=f"k{n}", **chain)) for n, one in enumerate(clients)]
        answers = await asyncio.gather(*told)
        codes = Counter(json.loads(one[-1])["code"] for one in answers)
        assert codes["illegal"] <= 4, "no more at once than the allowance holds"
        assert codes == {"illegal": codes["illegal"], "too-many": 8 - codes["illegal"]}

    asyncio.run(run())


def test_what_cannot_be_read_is_paid_for() -> None:
    """A story: 60 kB of empty lists as a move took 20 ms to read, before anybody had to pay for anything."""

    async def run() -> None:
        recorded = Recorded(game_named("lorenzo"), 2, {}, 1)
        await recorded.begin()
        client = recorded.clients[None]
        limits = client.talker.limits = Limits(Settings(dear_per_second=1))
        before = limits.expensive.bucket(client.talker.payer[0]).level
        told = await client.send("move", seat=0, key="k", at=0, move={"x": [[]] * 20_000})
        assert json.loads(told[-1])["code"] == "bad-message"
        assert limits.expensive.bucket(client.talker.payer[0]).level < before - 60_000 / BYTES

    asyncio.run(run())


def test_the_time_it_takes_to_begin_to_look_on_is_counted() -> None:
    """A story: one guest asked for a table again and again, paid for its bytes only, and took all of a core."""

    async def run() -> None:
        recorded = Recorded(game_named("lorenzo"), 4, {}, 1)
        await recorded.begin()
        with spending() as spent:
            await recorded.hall.watch(
                Watcher(Client(recorded.hall, 1).connection, TABLE, 1, -1, MANNERS[0]), -1, any_room
            )
        assert spent.seconds > 0

    asyncio.run(run())


def any_room(room: Room) -> None:
    pass


@pytest.mark.parametrize(("owed", "is_refused"), [(1.0, False), (5.0, True)])
def test_whoever_owes_waits_before_any_command_over_http(owed: float, is_refused: bool) -> None:
    """A story: handing a seat to a bot and taking it back was charged, but never waited for what was owed."""
    limits = Limits(Settings(dear_per_second=10))
    who: Any = SimpleNamespace(payer="p1")

    async def identify(*given: object) -> object:
        return who

    scope = {"client": ("10.0.0.1", 1), "headers": [], "state": {}}
    request: Any = SimpleNamespace(method="POST", scope=scope, headers=Headers())
    house = SimpleNamespace(accounts=SimpleNamespace(identify=identify), limits=limits, settings=Settings())
    bucket = limits.expensive.bucket("p1")
    limits.expensive.charge("p1", bucket.level + owed * bucket.rate)

    async def run() -> None:
        began = time.monotonic()
        assert await provide_who(request, State({"house": house})) is who
        assert time.monotonic() - began > owed / 2

    if is_refused:
        with pytest.raises(TooMany):
            asyncio.run(run())
    else:
        asyncio.run(run())
