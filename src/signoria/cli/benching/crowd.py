"""Two thousand players at once: each makes a random legal move as soon as it is asked, and looks at the clock.

They ask for what the browser asks for: words, and what has changed of the picture that its board draws. The same crowd,
without anything to decide, drives the bare server: at each table one message at a time is under way.
"""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from signoria.cli.benching.line import Line

UPDATE = b'{"type":"update"'
DONE = b'{"type":"done"'
REFUSED = b'{"type":"refused"'
TOO_LATE = b'"code":"stale"', b'"code":"over"'  # another seat was quicker, and may have ended the game
PAUSE = 0.02  # seconds between two looks whether all is answered


class Wanted(NamedTuple):
    """What players ask to be told: a table in words, pictures in place of views, and of both only what has changed."""

    words: bool = True
    deltas: bool = True
    picture: bool = True

    def watch(self, table: str, seat: int) -> bytes:
        message: dict[str, Any] = {"type": "watch", "table": table, "seat": seat}
        if self.words:
            message["shown"] = "words"
        if self.deltas:
            message["deltas"] = True
        if self.picture:
            message |= {"picture": True, "view": False}
        return msgspec.json.encode(message)


BROWSER = Wanted()


class Legal(msgspec.Struct):
    text: str


class Done(msgspec.Struct):
    seq: int


class Update(msgspec.Struct):
    """What a player needs of an update; the rest is skipped."""

    seq: int
    at: int
    waiting: list[int]
    legal: list[Legal]
    table: str = ""
    shared: int = -1  # the entry as everybody counts it
    over: bool = False
    done: Done | None = None  # what the player has done itself, where it asked for deltas


read_update = msgspec.json.Decoder(Update).decode
read_done = msgspec.json.Decoder(Done).decode


class Tally:
    """What happened in a stretch of time."""

    def __init__(self, spent: Callable[[], float] = lambda: 0.0) -> None:
        self.spent = spent  # processor time that the server has taken
        self.began, self.spent_before = time.perf_counter(), spent()
        self.seconds = 0.0
        self.busy = 0.0  # seconds of processor time that the server took
        self.moves = 0
        self.messages = 0
        self.done: list[float] = []  # seconds from sending a move until it is said to be saved
        self.told: list[float] = []  # and until another player of the table has seen it

    def stop(self) -> None:
        self.seconds = time.perf_counter() - self.began
        self.busy = self.spent() - self.spent_before


class Table:
    """What the players of one table have in common."""

    def __init__(self, name: str, record: "Callable[[Recorded], None] | None" = None) -> None:
        self.name = name
        self.sent: dict[int, float] = {}  # when the move was sent that became an entry
        self.seen: dict[int, list[float]] = {}  # when entries were seen whose move is not acknowledged yet
        self.turn = 0
        self.number = 0
        self.players: list[Player] = []
        self.record = record  # where to put all messages that a move has brought about
        self.recorded: dict[int, Recorded] = {}
        self.is_over = False

    def begin_again(self, name: str) -> None:
        """The same players sit down at another table."""
        self.name, self.is_over = name, False
        self.sent.clear()
        self.seen.clear()
        self.recorded.clear()


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
        self.ended: Callable[[Table], None] | None = None  # told of a table whose game is over

    @property
    def tables(self) -> "list[Table]":
        return list(dict.fromkeys(player.table for player in self.players))

    async def play(self, seconds: float, think: float = 0.0, spent: Callable[[], float] = lambda: 0.0) -> Tally:
        """Play for so long, of which the first part, in which everybody begins at once, does not count.

        `spent` tells the processor time that the server has taken.
        """
        self.is_playing, self.think = True, think
        for player in self.players:
            player.act()
        await asyncio.sleep(seconds / 4)
        self.tally = tally = Tally(spent)
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

    def sit_again(self, old: str) -> None:
        """Go on at the table that follows the old one."""
        raise NotImplementedError

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
        self.crowd.tally.messages += 1
        if data.startswith(UPDATE):
            self.see(data)
        elif data.startswith(DONE):
            self.finish(read_done(data).seq, data)
        elif data.startswith(REFUSED):
            if not any(code in data for code in TOO_LATE):  # else the next update says what is asked now
                self.crowd.refused += 1
                self.crowd.last_refusal = data.decode()
            self.settle()

    def finish(self, seq: int, data: bytes) -> None:
        """One's own move is saved as this entry."""
        self.crowd.tally.moves += 1
        self.crowd.tally.done.append(time.perf_counter() - self.sent)
        self.acknowledge(seq, data)
        self.settle()

    def settle(self) -> None:
        self.crowd.under_way -= 1
        self.sent = 0.0
        self.act()

    def see(self, data: bytes) -> None:
        raise NotImplementedError

    def acknowledge(self, seq: int, data: bytes) -> None:
        raise NotImplementedError


class Seated(Player):
    """A player at a table of ours."""

    def __init__(self, crowd: Crowd, table: Table, seat: int, token: str, wanted: Wanted = BROWSER) -> None:
        super().__init__(crowd, table, seat)
        self.token = token
        self.wanted = wanted
        self.latest: Update | None = None
        self.answered = -1  # the entry of one's own last move

    async def sit(self, port: int, headers: str) -> None:
        await self.open(port, "/api/ws", f"{headers}Authorization: Bearer {self.token}\r\n")
        self.send(self.wanted.watch(self.table.name, self.seat))

    def sit_again(self, old: str) -> None:
        self.send(msgspec.json.encode({"type": "unwatch", "table": old}))
        self.latest, self.answered = None, -1
        self.send(self.wanted.watch(self.table.name, self.seat))

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
        update, table = read_update(data), self.table
        if update.table and update.table != table.name:  # of the table before
            return
        self.latest = update
        entry = update.seq if update.shared < 0 else update.shared
        if entry in table.sent:
            self.crowd.tally.told.append(time.perf_counter() - table.sent[entry])
        else:
            table.seen.setdefault(entry, []).append(time.perf_counter())
        if table.record is not None:
            recorded = table.recorded.setdefault(update.seq, Recorded())
            recorded.updates = [*recorded.updates, data.decode()]
            self.keep(update.seq)
        if update.done is not None:
            self.answered = update.done.seq
            self.finish(entry, b"")
        elif not update.over:
            self.act()
        if update.over and not table.is_over:
            table.is_over = True
            if self.crowd.ended is not None:
                self.crowd.ended(table)

    def acknowledge(self, seq: int, data: bytes) -> None:
        table = self.table
        if data:  # else the update has said it
            self.answered = seq
        table.sent[seq] = self.sent
        self.crowd.tally.told.extend(at - self.sent for at in table.seen.pop(seq, ()))
        table.sent.pop(seq - len(table.players), None)
        if table.record is not None:
            table.recorded.setdefault(seq, Recorded()).done = data.decode()
            self.keep(seq)

    def keep(self, seq: int) -> None:
        """Pass the messages of a move on once they are all there."""
        table = self.table
        if table.record is not None and table.recorded[seq].is_whole(len(table.players)):
            table.record(table.recorded.pop(seq))


class Bare(Player):
    """A player who has nothing to decide: one after the other sends a message."""

    def sit_again(self, old: str) -> None:
        pass

    def is_asked(self) -> bool:
        return self.table.turn == self.seat

    def answer(self) -> bytes:
        return b'{"type":"move","table":"AAAAAAAAAAAA","seat":0,"at":100,"key":"100","move":"place neutral market-1"}'

    def see(self, data: bytes) -> None:
        pass

    def acknowledge(self, seq: int, data: bytes) -> None:
        self.table.turn = (self.seat + 1) % len(self.table.players)

    def settle(self) -> None:
        super().settle()
        self.table.players[self.table.turn].act()
