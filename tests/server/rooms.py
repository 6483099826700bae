"""Tables without a network: a room with its log in hand, and a desk with tables, bots and clocks on a database."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import msgspec

from signoria.games import game as game_named
from signoria.server import wire
from signoria.server.accounts import Identity, new_id
from signoria.server.automatic import Automatic
from signoria.server.connections import Connection
from signoria.server.hall import Hall
from signoria.server.limits import Limits
from signoria.server.room import Lines, Room
from signoria.server.settings import Settings
from signoria.server.sockets import Talker
from signoria.server.storage import Chair, Entry, Person, Store, TableRow
from signoria.server.tables import Tables
from signoria.server.thinkers import COMMAND, Thinkers
from signoria.server.thoughts import Thought

GIVE_UP = 90.0  # seconds after which a test that waits has failed


def row_of(game: str, seats: int, pace: wire.Pace | None = None, **options: object) -> TableRow:
    return TableRow(
        id="t",
        game=game,
        seats=seats,
        options=dict(options),
        rules_version=game_named(game).rules_version,
        access="public",
        pace=msgspec.to_builtins(pace or wire.NoClock()),
        hints=True,
        hot_seat=False,
        host="p0",
        invite="",
        watch="",
        secret="5e" * 32,
        status="playing",
        created=0.0,
    )


class Logged:
    """A room that has begun, its log, and a clock of its own. Seats named in `bots` are a bot's."""

    def __init__(
        self,
        game: str,
        seats: int,
        pace: wire.Pace | None = None,
        bots: dict[int, str] | None = None,
        **options: object,
    ) -> None:
        row = row_of(game, seats, pace, **options)
        sits = bots or {}
        chairs = [
            Chair(table="t", seat=seat, bot=sits.get(seat, ""), person=None if seat in sits else f"p{seat}")
            for seat in range(seats)
        ]
        self.room = Room(row, chairs)
        self.entries: list[Entry] = []
        self.now = 1000.0
        self.do(lambda room: room.start(), "table")

    def do(self, command: Callable[[Room], Lines], by: str = "person", after: float = 0.0) -> Entry:
        """A command so many seconds later, and its entry."""
        self.now += after
        entry = Entry(
            table="t", seq=self.room.seq + 1, at=self.now, by=by, lines=[list(line) for line in command(self.room)]
        )
        self.room.fold(entry)
        self.entries.append(entry)
        return entry

    def play(self, seat: int, after: float = 0.0, number: int = 0) -> Entry:
        """A seat makes one of its legal moves by hand."""
        return self.do(
            lambda room: room.play(seat, None, room.legal(seat, "en")[number].text), f"p{seat}", after
        )  # fmt: skip

    def read_again(self) -> Room:
        """The same table in a process that has only the log."""
        return Room.read(self.room.row, self.room.chairs, self.entries)


def with_a_bot(game: str = "lorenzo") -> Logged:
    """A table for two at which a person is to move, who may take back freely: the other seat is a bot's."""
    first = Logged(game, 2).room.waiting[0]
    return Logged(game, 2, bots={1 - first: "random"})


class Desk:
    """`async with Desk(database) as desk:` is a server without its doors."""

    def __init__(
        self, database: str, processes: int = 1, seconds: float = 60, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.store = Store(database)
        self.hall = Hall(self.store)
        self.tables = Tables(self.hall)
        self.tables.least_seconds = 0  # tests do not wait
        self.thinkers = Thinkers(processes, seconds, command)
        self.automatic = Automatic(self.hall, self.thinkers)

    async def __aenter__(self) -> Self:
        self.automatic.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.automatic.stop()
        await self.thinkers.close()
        await self.tables.replays.close()
        self.store.close()

    async def person(self, name: str, **notices: Any) -> Identity:
        person = Person(id=new_id(), name=name, created=0.0, **notices)
        await self.store.add_person(person)
        return Identity(person)

    async def table(self, people: list[Identity], game: str = "lorenzo", seats: int = 2, **wanted: Any) -> str:
        """A table at which these people sit on the first seats; bots sit where `bots` says."""
        made = await self.tables.create(wire.NewTable(game=game, seats=seats, **wanted), people[0])
        taken = wanted.get("bots", {})
        free = [seat for seat in range(seats) if str(seat) not in taken]
        for seat, who in zip(free, people, strict=False):
            await self.tables.claim(made.id, wire.Claim(seat=seat), who)
        return made.id

    async def place(self, row: TableRow, host: Identity, bots: dict[int, str]) -> str:
        """A table that begins at once, of a game that nobody can choose yet too: seats without a bot are the host's."""
        row.id, row.host, row.status = new_id(), host.id, "open"
        chairs = [
            Chair(table=row.id, seat=seat, bot=bots.get(seat, ""), person=None if seat in bots else host.id)
            for seat in range(row.seats)
        ]
        await self.store.add_table(row, chairs)
        await self.tables.start_if_full(row.id)
        return row.id

    async def until(self, table: str, is_so: Callable[[Room], bool]) -> Room:
        """The table, once something is true of it."""
        end = asyncio.get_running_loop().time() + GIVE_UP
        while asyncio.get_running_loop().time() < end:
            async with self.hall.room(table) as room:
                if is_so(room):
                    return room
            await asyncio.sleep(0.02)
        raise AssertionError(f"it never came to that: {room.match!r}, {room.match and room.match.lines[-5:]}")


def give_idle_seat(room: Room) -> Lines:
    """A bot takes the seat, of two, that need not move now: to move it would open its table."""
    return room.hand_over(1 - room.waiting[0], "club")


async def no_hint(room: Room, seat: int, bot: str) -> Thought:
    raise AssertionError("nobody asks for one")


class Player:
    """Somebody who is connected to a desk, without a network."""

    def __init__(self, desk: Desk, who: Identity, table: str, seat: int) -> None:
        self.table, self.seat, self.keys = table, seat, 0
        self.connection = Connection(who.id, who.name, self.nowhere)
        self.talker = Talker(desk.hall, who, self.connection, no_hint, Limits(Settings()))

    async def nowhere(self, data: bytes) -> None:
        raise AssertionError("messages are taken from the queue")

    async def send(self, kind: str, **fields: object) -> dict[str, Any]:
        """Say something; the last answer."""
        self.keys += 1
        keyed = {} if kind == "watch" else {"key": f"k{self.seat}-{self.keys}"}
        message = {"type": kind, "table": self.table, "seat": self.seat, **keyed, **fields}
        await self.talker.hear(json.dumps(message))
        heard: dict[str, Any] = {}
        while not self.connection.queue.empty():
            item = self.connection.queue.get_nowait()
            assert isinstance(item, bytes)
            heard = json.loads(item)
        return heard


def is_over(room: Room) -> bool:
    return room.is_over
