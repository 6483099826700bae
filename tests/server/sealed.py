"""Two tables that go the same way, until at one of them a seat does what nobody else may notice.

It answers a sealed step that others have to answer too, takes that back, or leaves an order: by hand, by a bot, an
order or the clock, over the socket or by a request. Everything that is then sent to the others, unasked or on any
question, must be the same at both tables, letter by letter. Afterwards the seat does the same at the other table, and
the step is answered to its end.
"""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.datastructures import State

from signoria.cli.soaking import SOAKED
from signoria.games import game as game_named
from signoria.server import duties, wire
from signoria.server.limits import PAYER
from signoria.server.room import Lines, Room
from signoria.server.routes.play import play
from tests.server.secrecy import TABLE, UNLIMITED, Client, Recorded, over_http

BANK = {"kind": "bank", "seconds": 1000, "increment": 5, "out": "default"}
Act = list[tuple[str, dict[str, Any]]]  # messages of a seat


class Clock:
    """The time of both tables."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr("time.time", lambda: self.now)


class Pair:
    """`kind` is Room, or a room with a planted leak."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, Any],
        seed: int,
        clock: Clock,
        kind: type[Room] = Room,
        pace: dict[str, Any] | None = BANK,
    ) -> None:
        game, self.clock = game_named(name), clock
        whole = game.whole_options(options)
        position = SOAKED[name].rich_position(seats, whole, seed) if name == "fief" else None
        self.here, self.there = [Recorded(game, seats, whole, seed, kind, position, pace) for _ in range(2)]
        for table in self.both:
            table.hall.presence.clock = lambda: clock.now
        self.compared = 0

    @property
    def both(self) -> tuple[Recorded, Recorded]:
        return self.here, self.there

    @property
    def sealed_step(self) -> str:
        """The sealed step that two or more have yet to answer at both tables, or ''."""
        match = self.here.room.match
        assert match is not None
        if self.here.room.is_over or len(match.waiting) < 2:
            return ""
        step = match.state.steps[match.state.stack[match.state.top]]
        return step.name if step.sealed else ""

    async def begin(self) -> None:
        for table in self.both:
            await table.begin()

    async def go_on(self, number: int) -> None:
        """The same move at both tables, some seconds later."""
        self.clock.now += 7.25
        for table in self.both:
            await table.move(number)
        self.drain()

    def drain(self) -> None:
        """What has been sent until now, to anybody, is the same."""
        for seat in self.here.clients:
            self.here.must_be_equal(seat, self.here.clients[seat].read(), self.there.clients[seat].read())

    # ------------------------------------------------------------ what nobody may notice

    async def notice_nothing(self, seat: int, act: Callable[[Recorded], Any], number: int) -> None:
        """A seat acts at one table: compare what others hear and can ask, now and after something everybody sees."""
        self.clock.now += 3.5
        await act(self.here)
        await self.compare_others(seat, "unasked")
        other = next(one for one in range(self.here.room.row.seats) if one != seat)
        self.clock.now += 2.125
        for what in ("ask_end", "consent"):
            for table in self.both:
                answer = table.room.asked_now(other)
                more: dict[str, Any] = {"ask": answer.seq, "agree": False} if answer is not None else {}
                await self.say(table, other, what, key=f"{what}-{number}", **more)
            await self.compare_others(seat, what)
        self.here.clients[seat].read()
        self.there.clients[seat].read()
        await act(self.there)
        self.here.clients[seat].read()
        self.there.clients[seat].read()

    async def resolve(self, seat: int) -> None:
        """All who are left answer: what others hear then does not tell either who had answered before."""
        for other in self.here.room.waiting:
            for table in self.both:
                at, text = table.room.number(other), first_move(table, other)
                await table.clients[other].send("move", seat=other, key=f"r{other}", at=at, move=text)
        assert not self.here.room.unnoticed, "another step may be open, but nobody has answered it yet"
        for viewer in self.here.clients:
            if viewer != seat:
                mine, theirs = [table.clients[viewer].read() for table in self.both]
                assert len(mine) == len(theirs)
                self.here.must_be_equal(viewer, mine, theirs)
        await self.compare_others(seat, "resolved")

    async def say(self, table: Recorded, seat: int, kind: str, **fields: Any) -> None:
        """What the seat itself is answered waits with all else that it is told."""
        client = table.clients[seat]
        for message in await client.send(kind, seat=seat, **fields):
            client.connection.tell_bytes(message)

    async def compare_others(self, seat: int, when: str) -> None:
        for viewer in self.here.clients:
            if viewer == seat:
                continue
            told = [table.clients[viewer].read() for table in self.both]
            assert len(told[0]) >= len(told[1]), when
            if len(told[0]) != len(told[1]):
                self.here.must_be_equal(viewer, told[0], [*told[1], *[b"nothing"] * (len(told[0]) - len(told[1]))])
            self.here.must_be_equal(viewer, *told)
            asked = self.questions(viewer)
            answers = [await self.answers(table, viewer, asked) for table in self.both]
            assert len(answers[0]) == len(answers[1])
            self.here.must_be_equal(viewer, *answers)
            self.compared += 1

    def questions(self, viewer: int | None) -> Act:
        """Coming anew, coming back, reasons, previews and hints."""
        room = self.there.room
        last = room.number(viewer)
        asked: Act = [("watch", {"seat": viewer, "since": since, "shown": "panels"}) for since in (-1, last - 1, last)]
        mine = [] if viewer is None or room.is_over else [move.text for move in room.legal(viewer, "en")]
        for text in mine[:2]:
            asked.append(("why", {"seat": viewer, "id": "w", "what": text}))
            asked.append(("preview", {"seat": viewer, "id": "p", "move": text}))
            asked.append(("move", {"seat": viewer, "at": last + 1, "key": "early", "move": text}))
        if mine:
            asked.append(("hint", {"seat": viewer, "id": "h"}))
        return asked

    async def answers(self, table: Recorded, viewer: int | None, asked: Act) -> list[bytes]:
        client = Client(table.hall, viewer)
        found = [message for kind, fields in asked for message in await client.send(kind, **fields)]
        found.append(await over_http(table.hall, client))
        found.append(msgspec.json.encode(table.hall.out(table.room, client.who.id)))
        await client.send("unwatch")
        table.hall.connections.all.discard(client.connection)
        for other in table.clients.values():  # that somebody came and went
            other.read()
        return found


# ---------------------------------------------------------------- acts


def first_move(table: Recorded, seat: int) -> str:
    return table.room.legal(seat, "en")[-1].text


async def answers(table: Recorded, seat: int, key: str) -> None:
    at = table.room.number(seat)
    await table.clients[seat].send("move", seat=seat, key=key, at=at, move=first_move(table, seat))
    assert seat not in table.room.waiting


async def answers_and_takes_back(table: Recorded, seat: int, key: str) -> None:
    await answers(table, seat, key)
    await table.clients[seat].send("undo", seat=seat, key=f"{key}-back", last=table.room.last_number(seat))
    assert seat in table.room.waiting


async def orders(table: Recorded, seat: int, key: str) -> None:
    order = {"seat": seat, "moves": [first_move(table, seat)], "times": 2}
    await table.clients[seat].send("order", key=key, **order)
    assert seat in table.room.affairs.orders
    await table.clients[seat].send("order", key=f"{key}-off", seat=seat, moves=[], times=1)


async def does(table: Recorded, command: Callable[[Room], Lines], by: str) -> None:
    await table.hall.do(TABLE, command, by)


async def order_answers(table: Recorded, seat: int, key: str) -> None:
    order = {"seat": seat, "moves": [first_move(table, seat)], "times": 2}
    await table.clients[seat].send("order", key=key, **order)
    await does(table, partial(duties.answer_by_order, seat=seat), "order")
    assert seat not in table.room.waiting


async def bot_answers(table: Recorded, seat: int, key: str) -> None:
    """A bot that already plays for the seat."""
    at, move = table.room.number(seat), first_move(table, seat)
    await does(table, partial(duties.answer_for_bot, seat=seat, at=at, move=move, seed=1), "bot club")
    assert seat not in table.room.waiting


async def clock_answers(table: Recorded, seat: int, key: str) -> None:
    """As if the time of this seat alone had run out."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(table.room.clocks, "out", lambda now: [seat])
        await does(table, partial(duties.time_out, now=0.0, seed=1), "clock")
    assert seat not in table.room.waiting


async def answers_over_http(table: Recorded, seat: int, key: str) -> None:
    """Somebody who is not connected, and so seen at times."""
    state = State({"house": SimpleNamespace(hall=table.hall, limits=UNLIMITED)})
    answer = wire.PlayIn(seat=seat, at=table.room.number(seat), key=key, move=first_move(table, seat))
    who = table.clients[seat].who
    request = SimpleNamespace(scope={"state": {PAYER: (who.id, "127.0.0.1")}})
    await play.fn(TABLE, answer, request, who, state)
    assert seat not in table.room.waiting


async def goes_away(table: Recorded, seat: int) -> None:
    """From now on everybody sees when whoever holds a seat was last here; here after a look over HTTP."""
    await table.clients[seat].send("unwatch")
    assert seat not in table.hall.connections.seats_here(TABLE)
    await over_http(table.hall, table.clients[seat])


ACTS = {act.__name__: act for act in (answers, answers_and_takes_back, orders, order_answers, clock_answers)}


async def look_on(pair: Pair, act: str, steps: set[str], most: int) -> str:
    """Play until one of these steps is open; which it was. A seat acts in it, then all answer.

    With clocks the end is not compared: how long somebody has thought can be seen then.
    """
    await pair.begin()
    for number in range(most):
        if pair.here.room.is_over:
            break
        step = pair.sealed_step
        if step in steps:
            seat = pair.here.room.waiting[number % 2]
            if act == "answers_over_http":
                for table in pair.both:
                    await goes_away(table, seat)
                pair.drain()
                await pair.notice_nothing(seat, partial(answers_over_http, seat=seat, key=f"a{number}"), number)
            elif act == "bot_answers":
                for table in pair.both:
                    await does(table, partial(Room.hand_over, seat=seat, bot="club"), "person")
                pair.drain()
                await pair.notice_nothing(seat, partial(bot_answers, seat=seat, key=""), number)
            else:
                await pair.notice_nothing(seat, partial(ACTS[act], seat=seat, key=f"a{number}"), number)
            if not pair.here.room.clocks.is_used:
                await pair.resolve(seat)
            return step
        await pair.go_on(number)
    return ""
