"""Two thousand players at once: each makes a random legal move as soon as it is asked, and looks at the clock.

The same crowd, without anything to decide, drives the bare server: at each table one message at a time is under way.
"""

import asyncio
import random
import time

import msgspec

from signoria.cli.benching.line import Line

UPDATE = b'{"type":"update"'
DONE = b'{"type":"done"'
REFUSED = b'{"type":"refused"'
RECORDED = 400  # moves whose messages the bare server sends again
PAUSE = 0.02  # seconds between two looks whether all is answered


class Legal(msgspec.Struct):
    text: str


class Update(msgspec.Struct):
    """What a player needs of an update; the rest is skipped."""

    seq: int
    at: int
    waiting: list[int]
    legal: list[Legal]


class Done(msgspec.Struct):
    seq: int


read_update = msgspec.json.Decoder(Update).decode
read_done = msgspec.json.Decoder(Done).decode


class Tally:
    """What happened in a stretch of time."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.seconds = 0.0
        self.moves = 0
        self.messages = 0
        self.done: list[float] = []  # seconds from sending a move until it is said to be saved
        self.told: list[float] = []  # and until another player of the table has seen it

    def stop(self) -> None:
        self.seconds = time.perf_counter() - self.began


class Table:
    """What the players of one table have in common."""

    def __init__(self, name: str, record: "list[Recorded] | None" = None) -> None:
        self.name = name
        self.sent: dict[int, float] = {}  # when the move was sent that became an entry
        self.seen: dict[int, list[float]] = {}  # when entries were seen whose move is not acknowledged yet
        self.turn = 0
        self.players: list[Line] = []
        self.record = record
        self.recorded: dict[int, Recorded] = {}


class Recorded(msgspec.Struct):
    """All messages that one move brought about."""

    done: str = ""
    updates: list[str] = []

    def is_whole(self, seats: int) -> bool:
        return bool(self.done) and len(self.updates) == seats


class Crowd:
    """Everybody who is connected to one server."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.players: list[Player] = []
        self.tally = Tally()
        self.is_playing = False
        self.think = 0.0  # mean seconds that somebody thinks before a move
        self.under_way = 0  # moves that were sent and are not answered
        self.refused = 0
        self.last_refusal = ""

    async def play(self, seconds: float, think: float = 0.0) -> Tally:
        """Play for so long, of which the first part, in which everybody begins at once, does not count."""
        self.is_playing, self.think = True, think
        for player in self.players:
            player.act()
        await asyncio.sleep(seconds / 4)
        self.tally = tally = Tally()
        await asyncio.sleep(seconds * 3 / 4)
        tally.stop()
        self.tally, self.is_playing = Tally(), False
        while self.under_way:
            if any(player.closed.done() for player in self.players):
                raise RuntimeError("the server hung up")
            await asyncio.sleep(PAUSE)
        if self.refused:
            raise RuntimeError(f"the server refused {self.refused} moves, at last: {self.last_refusal}")
        return tally

    async def leave(self) -> None:
        await asyncio.gather(*(player.close() for player in self.players))


class Player(Line):
    """One connection. A subclass says when it is asked, and what it answers."""

    def __init__(self, crowd: Crowd, table: Table, seat: int) -> None:
        super().__init__()
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.sent = 0.0  # when the move was sent that is not answered yet
        self.is_thinking = False
        crowd.players.append(self)
        table.players.append(self)

    def is_asked(self) -> bool:
        raise NotImplementedError

    def answer(self) -> bytes:
        raise NotImplementedError

    def act(self) -> None:
        """Make a move if it is one's turn: at once, or after thinking."""
        if not self.crowd.is_playing or self.is_thinking or self.sent or not self.is_asked():
            return
        if self.crowd.think:
            self.is_thinking = True
            seconds = self.crowd.dice.expovariate(1 / self.crowd.think)
            asyncio.get_running_loop().call_later(seconds, self.move)
        else:
            self.move()

    def move(self) -> None:
        self.is_thinking = False
        if self.crowd.is_playing and self.is_asked():
            self.sent = time.perf_counter()
            self.crowd.under_way += 1
            self.send(self.answer())

    def hear(self, data: bytes) -> None:
        tally = self.crowd.tally
        tally.messages += 1
        if data.startswith(UPDATE):
            self.see(data)
        elif data.startswith(DONE):
            tally.moves += 1
            tally.done.append(time.perf_counter() - self.sent)
            self.acknowledge(data)
            self.settle()
        elif data.startswith(REFUSED):
            self.crowd.refused += 1
            self.crowd.last_refusal = data.decode()
            self.settle()

    def settle(self) -> None:
        self.crowd.under_way -= 1
        self.sent = 0.0
        self.act()

    def see(self, data: bytes) -> None:
        raise NotImplementedError

    def acknowledge(self, data: bytes) -> None:
        raise NotImplementedError


class Seated(Player):
    """A player at a table of ours."""

    def __init__(self, crowd: Crowd, table: Table, seat: int, token: str) -> None:
        super().__init__(crowd, table, seat)
        self.token = token
        self.latest: Update | None = None
        self.answered = -1  # the entry of one's own last move

    async def sit(self, port: int, headers: str) -> None:
        await self.open(port, "/api/ws", f"{headers}Authorization: Bearer {self.token}\r\n")
        self.send(msgspec.json.encode({"type": "watch", "table": self.table.name, "seat": self.seat}))

    def is_asked(self) -> bool:
        update = self.latest
        return update is not None and update.seq >= self.answered and self.seat in update.waiting and bool(update.legal)

    def answer(self) -> bytes:
        assert self.latest is not None
        move = {
            "type": "move",
            "table": self.table.name,
            "seat": self.seat,
            "at": self.latest.at,
            "key": str(self.latest.seq),
            "move": self.crowd.dice.choice(self.latest.legal).text,
        }
        return msgspec.json.encode(move)

    def see(self, data: bytes) -> None:
        update = self.latest = read_update(data)
        table = self.table
        if update.seq in table.sent:
            self.crowd.tally.told.append(time.perf_counter() - table.sent[update.seq])
        else:
            table.seen.setdefault(update.seq, []).append(time.perf_counter())
        if table.record is not None:
            recorded = table.recorded.setdefault(update.seq, Recorded())
            recorded.updates = [*recorded.updates, data.decode()]
            self.keep(update.seq)
        self.act()

    def acknowledge(self, data: bytes) -> None:
        table, seq = self.table, read_done(data).seq
        self.answered = seq
        table.sent[seq] = self.sent
        self.crowd.tally.told.extend(at - self.sent for at in table.seen.pop(seq, ()))
        table.sent.pop(seq - len(table.players), None)
        if table.record is not None:
            table.recorded.setdefault(seq, Recorded()).done = data.decode()
            self.keep(seq)

    def keep(self, seq: int) -> None:
        """The messages of a move are all there: the bare server will send the same."""
        table = self.table
        if table.recorded[seq].is_whole(len(table.players)):
            whole = table.recorded.pop(seq)
            if table.record is not None and len(table.record) < RECORDED:
                table.record.append(whole)


class Bare(Player):
    """A player who has nothing to decide: one after the other sends a message."""

    def is_asked(self) -> bool:
        return self.table.turn == self.seat

    def answer(self) -> bytes:
        return b'{"type":"move","table":"AAAAAAAAAAAA","seat":0,"at":100,"key":"100","move":"place neutral market-1"}'

    def see(self, data: bytes) -> None:
        pass

    def acknowledge(self, data: bytes) -> None:
        self.table.turn = (self.seat + 1) % len(self.table.players)

    def settle(self) -> None:
        super().settle()
        after = self.table.players[self.table.turn]
        assert isinstance(after, Bare)
        after.act()
