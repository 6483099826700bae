"""Random games through real halls, and what each viewer is sent there compared with a world it cannot tell apart.

For every viewer a twin of the room is made: its state is sampled from what the viewer knows, private numbers of events
it may not see and everybody else's standing orders are others. Whatever is sent to the viewer must be the same, letter
by letter, in both; else it depends on something the viewer must not know.
"""

import asyncio
import copy
import json
import re
import zlib
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from litestar.datastructures import State

from signoria.cli.soaking import SOAKED
from signoria.games import game as game_named
from signoria.kernel.contract import option_sets
from signoria.kernel.flow import SPECTATOR, Event
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from signoria.kernel.tables import may_see
from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.affairs import Order
from signoria.server.connections import Connection, Watcher
from signoria.server.hall import Hall
from signoria.server.limits import Limits
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.routes.play import update
from signoria.server.settings import Settings
from signoria.server.sockets import Talker
from signoria.server.storage import Chair, Entry, Person, Spoken, Store, TableRow
from signoria.server.thoughts import Because, Thought, Weighed

TABLE = "a-table"
UNLIMITED = Limits(Settings(chats_per_minute=10**9, dear_per_second=10**9))
ASKED = 3  # moves that are asked about at a dear moment
ACT_ONE_IN = 10
TALK = re.compile(rb"between us, number \d+\.")
COMPARED_ONE_IN = {"fief": 3}  # viewers whose messages are compared after an entry: its games are long
SHOWN_ONE_IN = 23  # entries after which viewers are also shown the table in words


class Leak(AssertionError):
    """A viewer was sent something that depends on what it must not know."""


class Memory(Store):
    """What a hall needs of a database, without one."""

    def __init__(self) -> None:
        self.chat: list[Spoken] = []

    @property
    def is_shared(self) -> bool:
        return False

    async def read(self, job: object) -> Any:
        """What seats keep to themselves, and letters: there are none."""
        return {}, []

    async def append(self, entry: Entry, chairs: list[Chair] | None = None, **changes: object) -> None:
        pass

    async def beat(self, now: float, longest: float) -> list[tuple[float, float]]:
        return []

    async def mark_seen(self, seats: list[tuple[str, int]], now: float) -> None:
        pass

    async def say(self, spoken: Spoken) -> Spoken:
        spoken.n = len(self.chat)
        self.chat.append(spoken)
        return spoken

    async def spoken(self, table: str, since: int = 0, upto: int = 2**31, most: int = 200) -> list[Spoken]:
        return self.chat[since : upto + 1][-most:]


class Client:
    """Somebody connected to a hall without a network."""

    def __init__(self, hall: Hall, seat: int | None) -> None:
        self.seat = seat
        name = "spectator" if seat is None else f"player {seat}"
        who = Identity(Person(id=f"id-of-{name}", name=name, created=0.0))
        self.connection = Connection(who.id, who.name, self.nowhere)
        self.who = who
        self.talker = Talker(hall, who, self.connection, self.hint, UNLIMITED)
        hall.connections.all.add(self.connection)

    async def nowhere(self, data: bytes) -> None:
        raise AssertionError("messages are taken from the queue")

    async def hint(self, room: Room, seat: int, bot: str) -> Thought:
        """A bot whose answer, worth and reasons depend on every letter that it is told."""
        moves, told = room.playing.legal(seat), zlib.crc32(room.known(seat).encode())
        move = moves[told % len(moves)].text
        return Thought(move=move, ranked=[Weighed(move, told / 2**20, [Because("points", told % 10_000)])])

    async def send(self, kind: str, **fields: object) -> list[bytes]:
        """Say something; everything that waits to be read then."""
        await self.talker.hear(json.dumps({"type": kind, "table": TABLE, **fields}))
        if self.talker.hinting is not None:
            await self.talker.hinting
        while telling := self.talker.hall.arrivals.telling:
            await asyncio.gather(*telling.values())
        return self.read()

    def read(self) -> list[bytes]:
        found: list[bytes] = []
        for item in self.connection.forget():
            assert isinstance(item, bytes)
            assert b'"code":"internal"' not in item, "an error of the test or of the server"
            found.append(item)
        return found


class Recorded:
    """One random game at a table where everybody looks on. `kind` is Room, or a room with a planted leak."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        seed: int,
        kind: type[Room] = Room,
        position: Any = None,
        pace: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.random = Random(f"{game.name} {seats} {seed}")
        self.seed = seed
        self.hall = Hall(Memory())
        self.hall.arrivals.pause = 0  # who comes and goes is told at once, so that both worlds hear it at the same time
        row = TableRow(
            id=TABLE,
            game=game.name,
            seats=seats,
            options=game.whole_options(options),
            rules_version=game.rules_version,
            access="public",
            pace=pace or {"kind": "none"},
            hints=True,
            hot_seat=False,
            host="id-of-player 0",
            invite=self.random.randbytes(12).hex(),
            watch=self.random.randbytes(12).hex(),
            secret=self.random.randbytes(32).hex(),
            position=position,
            status="open",
            created=0.0,
        )
        chairs = [
            Chair(
                table=TABLE,
                seat=seat,
                person=f"id-of-player {seat}",
                name=f"player {seat}",
                nonce=f"nonce-of-{seat}",
                token_hash=f"token-of-{seat}",
            )
            for seat in range(seats)
        ]
        self.room = kind(row, chairs)
        self.hall.rooms[TABLE] = self.room
        viewers: list[int | None] = [None, *range(seats)]
        self.clients = {seat: Client(self.hall, seat) for seat in viewers}
        self.since = -1  # the last entry before the newest
        self.counted: dict[int | None, int] = {}  # what each viewer called it
        self.messages = 0
        self.talks: dict[str, set[int | None]] = {}  # what was said in private, and who may have heard it

    # ------------------------------------------------------------ playing

    async def play(self, most: int, dear_every: int) -> None:
        """To the end, or so many moves; every so many moves each viewer also comes anew and asks all it may."""
        await self.begin()
        for number in range(most):
            await self.compare(number, number % dear_every == 0)
            if self.room.is_over:
                return
            self.since, self.counted = self.room.seq, {viewer: self.room.number(viewer) for viewer in self.clients}
            await self.move(number)

    async def begin(self) -> None:
        await self.hall.do(TABLE, lambda room: room.start(), "table")
        for client in self.clients.values():
            self.keep_apart(client.seat, await client.send("watch", seat=client.seat))

    async def move(self, number: int) -> None:
        seat = self.random.choice(self.room.waiting)
        if self.room.optional and self.random.randrange(ACT_ONE_IN) == 0:
            seat = self.random.choice(self.room.optional)
        choices = [move.text for move in self.room.legal(seat, "en")]
        if not choices:
            return
        text = self.random.choice(choices)
        key = f"k{number}"
        if self.random.randrange(ACT_ONE_IN) == 0:
            owner = (seat + 1) % self.room.row.seats
            await self.clients[owner].send("order", seat=owner, key=f"o{number}", moves=[text], times=3)
        answer = await self.clients[seat].send("move", seat=seat, key=key, at=self.room.number(seat), move=text)
        assert any(b'"type":"done"' in one for one in answer), answer
        self.keep_apart(seat, answer)
        others = [other for other in range(self.room.row.seats) if other != seat]
        if self.room.may_talk(seat, others[:1]):
            await self.talk(seat, others[:1], number)

    async def talk(self, seat: int, to: list[int], number: int) -> None:
        text = f"between us, number {number}."
        self.talks[text] = {seat, *to}
        await self.clients[seat].send("say", seat=seat, to=to, text=text)

    # ------------------------------------------------------------ comparing

    async def compare(self, number: int, is_dear: bool) -> None:
        """All messages are searched; those of some viewers, of all at a dear moment, compared with a twin's."""
        one_in = COMPARED_ONE_IN.get(self.game.name, 2)
        for nth, (seat, client) in enumerate(self.clients.items()):
            received = client.read()
            self.keep_apart(seat, received)
            if not is_dear and (nth + number) % one_in:
                continue
            twin = self.twin_hall(seat, is_dear)
            self.compare_update(seat, twin)
            if is_dear:
                here, there = Client(self.hall, seat), Client(twin, seat)
                questions = self.questions(seat)
                mine = [message for kind, more in questions for message in await here.send(kind, **more)]
                theirs = [message for kind, more in questions for message in await there.send(kind, **more)]
                mine.append(await over_http(self.hall, here))
                theirs.append(await over_http(twin, there))
                await here.send("unwatch")
                client.read()
                self.keep_apart(seat, mine)
                self.must_be_equal(seat, mine, theirs)

    def compare_update(self, seat: int | None, twin: Hall) -> None:
        """What the hall tells after an entry, in both worlds."""
        told: list[list[bytes]] = []
        shown: wire.HowShown = "panels" if self.room.seq % SHOWN_ONE_IN == 0 else ""
        for hall in (self.hall, twin):
            client = Client(hall, seat)
            watcher = Watcher(
                client.connection, TABLE, seat, self.counted.get(seat, -1), Manner("en", shown, picture=True)
            )
            hall.connections.add(watcher)
            hall.tell(hall.rooms[TABLE])
            hall.connections.drop(watcher)
            told.append(client.read())
        self.keep_apart(seat, told[0])
        self.must_be_equal(seat, told[0], told[1])
        self.compare_news(seat, twin)

    def compare_news(self, seat: int | None, twin: Hall) -> None:
        """What happened, as actions in words: what is sent to whoever is shown the table."""
        first = self.room.heard[self.since] if self.since >= 0 else 0
        rooms = (self.room, twin.rooms[TABLE])
        here, there = [msgspec.json.encode(room.news.actions(first, seat, "en")) for room in rooms]
        self.must_be_equal(seat, [here], [there])

    def questions(self, seat: int | None) -> list[tuple[str, dict[str, object]]]:
        """Coming anew, then reasons and previews of moves that one may and may not make."""
        asked: list[tuple[str, dict[str, object]]] = [("watch", {"seat": seat, "shown": "panels", "picture": True})]
        if seat is None or self.room.is_over:
            return asked
        everybodys = [move.text for other in range(self.room.row.seats) for move in self.room.legal(other, "en")]
        mine = [move.text for move in self.room.legal(seat, "en")]
        for text in self.random.sample(everybodys, min(ASKED, len(everybodys))):
            asked.append(("why", {"seat": seat, "id": "w", "what": text}))
            if text not in mine:
                asked.append(("move", {"seat": seat, "at": self.room.number(seat), "key": "never", "move": text}))
        for text in self.random.sample(mine, min(ASKED, len(mine))):
            asked.append(("preview", {"seat": seat, "id": "p", "move": text}))
        if mine:
            asked.append(("hint", {"seat": seat, "id": "h"}))
        return asked

    def twin_hall(self, seat: int | None, is_dear: bool) -> Hall:
        """The table in a world that looks the same to a viewer."""
        match = self.room.match
        assert match is not None
        viewer = SPECTATOR if seat is None else seat
        world = self.game.sample(self.game.known(match.state, viewer), Rng(self.random.getrandbits(40)))
        other = Match(self.game, world, None)
        other.names = list(match.names)
        told = self.room.heard[self.since] if self.since >= 0 and not is_dear else 0  # nobody is sent what was before
        other.events = match.events[:told] + [another_event(self.game, one, viewer) for one in match.events[told:]]
        other.lines = list(match.lines)
        twin = copy.copy(self.room)
        twin.match = other
        asked = range(twin.row.seats) if is_dear else (seat,)  # others' moves are in no update, so they may be none
        twin.choices = [twin.decision(owner) if owner in asked else None for owner in range(twin.row.seats)]
        twin.affairs = copy.copy(twin.affairs)
        twin.affairs.orders = {
            owner: order if owner == seat else Order(["pass"], [], 1)
            for owner, order in self.room.affairs.orders.items()
        }
        hall = Hall(self.hall.store)
        hall.rooms[TABLE] = twin
        for other_seat in self.clients if is_dear else ():  # who is here is no secret
            hall.connections.add(
                Watcher(Client(hall, other_seat).connection, TABLE, other_seat, self.room.number(other_seat), Manner())
            )
        hall.arrivals.pause, hall.arrivals.told = 0, {TABLE: hall.connections.seats_here(TABLE)}
        return hall

    def must_be_equal(self, seat: int | None, here: list[bytes], there: list[bytes]) -> None:
        for one, other in zip(here, there, strict=True):
            self.messages += 1
            if one != other:
                raise Leak(f"{self.where(seat)} can tell two worlds apart: {difference(one, other)}")

    def keep_apart(self, seat: int | None, messages: list[bytes]) -> None:
        """What is secret as it stands: the table's secret, others' links and tokens, private talk, others' moves."""
        row = self.room.row
        hidden = [row.secret, *(chair.token_hash for chair in self.room.chairs)]
        hidden += [chair.nonce for chair in self.room.chairs if chair.seat != seat]
        hidden += [row.invite] if seat != 0 else []
        hidden += [row.watch] if seat is None else []
        for message in messages:
            self.messages += 1
            found = [text for text in hidden if text.encode() in message]
            found += [text for text in map(bytes.decode, TALK.findall(message)) if seat not in self.talks.get(text, ())]
            if found:
                raise Leak(f"{self.where(seat)} is sent {found} in {message[:200]!r}")
            told = msgspec.json.decode(message)
            asked = {*told.get("waiting", ()), *told.get("optional", ())}
            if told["type"] == "update" and told["legal"] and (seat is None or seat not in asked):
                raise Leak(f"{self.where(seat)} is sent moves that are not its own")

    def where(self, seat: int | None) -> str:
        who = "a spectator" if seat is None else f"seat {seat}"
        return f"{self.game.name}, game {self.seed}, entry {self.room.seq}: {who}"


async def over_http(hall: Hall, client: Client) -> bytes:
    """What a request for the newest update is answered."""
    state = State({"house": SimpleNamespace(hall=hall, limits=UNLIMITED)})
    return msgspec.json.encode(await update.fn(TABLE, client.who, state, client.seat, shown="words"))


def another_event(game: Game, event: Event, viewer: int) -> Event:
    """The same event with other private numbers, where the viewer may not see them."""
    if may_see(event, viewer):
        return event
    kind = game.events[event.kind]
    numbers = list(event.numbers)
    for i, (name, domain) in enumerate(kind.numbers):
        if name in kind.private:
            numbers[i] = domain.low + (numbers[i] - domain.low + 1) % domain.size
    return Event(event.kind, event.mask, *numbers)


def difference(one: bytes, other: bytes) -> str:
    """The first place where two messages differ."""
    i = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, i - 60) : i + 40]!r} but ...{other[max(0, i - 60) : i + 40]!r}"


def look_for_leaks(
    name: str,
    games: int,
    most_moves: int = 10_000,
    dear_every: int = 10,
    kind: type[Room] = Room,
    first: int = 0,
    told: Callable[[str], None] = lambda line: None,
) -> int:
    """Play so many random games of a title and compare everything that is sent; how many messages that were.

    One in two begins late, with full hands, so that games which would last long are also seen at their end.
    """
    game = game_named(name)
    options = option_sets(game)
    messages = 0
    for seed in range(first, first + games):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        chosen, position = options[seed % len(options)], None
        if "turn_limit" in chosen:
            chosen = {**chosen, "turn_limit": 1}
        if seed % 2:
            position = SOAKED[name].rich_position(seats, chosen, seed)
        recorded = Recorded(game, seats, chosen, seed, kind, position)
        asyncio.run(recorded.play(most_moves, dear_every))
        messages += recorded.messages
        told(f"{name} {seed}: {seats} seats, {recorded.room.seq} entries, {recorded.messages} messages")
    return messages
