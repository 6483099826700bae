"""All tables: each command is made on the room, saved, and only then told to anybody.

One writer per table: within a process a lock, between processes the key of the log. Whoever finds the place of an entry
taken reads what was written and tries again on that.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
import structlog

from signoria.kernel.errors import SignoriaError
from signoria.server import metrics, plans, wire, wishing
from signoria.server.arrivals import Arrivals
from signoria.server.automatic_answers import Private
from signoria.server.clocks import Outages
from signoria.server.connections import NOT_TOLD, Acknowledgement, Connections, Watcher, encode
from signoria.server.duties import due
from signoria.server.errors import DeadEnd, NotFound, Refusal
from signoria.server.grace import SHORTEST
from signoria.server.limits import spend, timed
from signoria.server.manner import Manner
from signoria.server.memory import bytes_of, bytes_to_read
from signoria.server.opening import Openings, in_slices
from signoria.server.parking import PARKED, blame, in_one_line
from signoria.server.presence import Presence
from signoria.server.progress import KEPT, keep_progress
from signoria.server.pulse import Pulse
from signoria.server.room import Lines, Room
from signoria.server.storage import Chair, Entry, Letter, Spoken, Store, TableRow
from signoria.server.storage.private import PrivateStore
from signoria.server.storage.store import ENDED, LAST_LINE, LINES_KEPT, Taken
from signoria.server.thoughts import Thought

if TYPE_CHECKING:
    from signoria.server.mailbox import Mailbox

TRIES = 20  # how often a command is made again when other processes were first
MOST_CHAT = 64 * 1024  # bytes of earlier chat that a new watcher is sent
MADE_AT_ONCE = 12  # updates for one person: all seats of a table at one screen, and some more
FEW = 8  # watchers: to tell them takes so little that the time of this thread would take long to find out
SPENT_AT_ONCE = 0.1  # seconds of computing updates for one person; the others follow one by one
FOLLOWING = ("status", "ended", "due", "stand_ins", "result", *KEPT)  # of a row: what follows from its log
NOTHING_MADE = 0, 0.0
OVER_SECONDS = 60.0  # an unused table whose game is over stays in memory for so long: few come back to it
AHEAD = 16  # free this part of the limit in one go, since counting all tables takes a while

logger = structlog.get_logger()


class Hall:
    def __init__(self, store: Store, shortest_grace: float = SHORTEST) -> None:
        self.store = store
        self.private = PrivateStore(store)
        self.mailbox: Mailbox | None = None
        self.outages = Outages()
        self.pulse = Pulse(store, self.outages)
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, float] = {}  # when each was last used, on the clock that never jumps
        self.room_seconds = 900.0  # a room that nobody looks at is forgotten after so long,
        self.room_bytes = 256 * 2**20  # and earlier while all together take more
        self.spare = 0  # bytes that were left for others when all were counted last
        self.openings = Openings()
        self.locks: dict[str, asyncio.Lock] = {}
        self.connections = Connections()
        self.presence = Presence(store, self.connections, shortest_grace, outages=self.outages)
        self.arrivals = Arrivals(self.connections, self.tell_arrivals)
        self.writing: set[str] = set()  # tables whose last entry is not saved yet
        self.spoken: dict[str, set[int]] = {}  # lines of chat that were passed on here, of tables somebody looks at
        self.after: list[Callable[[Room], None]] = []  # told of every entry: bots, clocks, notices
        self.after_letters: list[Callable[[Room, Letter], None]] = []  # told of letters that were sent, or have ended
        self.after_wishes: list[Callable[[Room], None]] = []  # told where something may be due now without an entry

    # ------------------------------------------------------------ rooms

    def room(self, table: str) -> "Turn":
        """A table, for oneself as long as one needs it."""
        return Turn(self, table)

    def peek(self, table: str) -> Room | None:
        """A table to look at until one waits for anything, if nobody has it for themselves and it need not be read."""
        return None if self.is_in_use(table) else self.rooms.get(table)

    @asynccontextmanager
    async def fresh(self, table: str) -> AsyncIterator[Room]:
        """A table as the database has it: another process may have told who asks more than is known here."""
        async with self.room(table) as room:
            if self.store.is_shared:
                await self.read_on(room)
            yield room

    async def loaded(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            async with self.openings.places:
                room = await self.open(table)
        self.rooms[table] = self.rooms.pop(table, room)  # the latest used stands last
        self.used[table] = time.monotonic()
        return room

    async def open(self, table: str) -> Room:
        """A table from the database. Others make room for it before its log is read."""
        found = await self.store.whole_table(table)
        if found is None:
            self.locks.pop(table, None)
            raise no_such_table()
        wanted = bytes_to_read(found[2])
        self.spare -= wanted
        if self.spare < 0:
            self.make_room(max(wanted, self.room_bytes // AHEAD))
            self.spare -= wanted
        return await self.read(*found)

    async def read(self, row: TableRow, chairs: list[Chair], entries: list[Entry]) -> Room:
        """A room from its log. What is wrong with it concerns this table alone: then it is parked."""
        if row.status == PARKED:
            return Room(row, chairs)
        try:
            room = Room(row, chairs, self.outages)
            await in_slices(room.reading(entries))
        except Exception as error:
            if not blame(error):
                raise
            row.trouble = blame(error)
            if row.status != "over":  # then it has its result, and only its game cannot be shown any more
                await self.keep_parked(row, error)
            return Room(row, chairs)
        room.private = Private(*await self.private.of_table(row.id))
        if self.mailbox is not None:
            self.mailbox.take_up(room)
        if room.is_older:
            await self.adopt(room)
        if row.status == "over" and row.result is None and (result := room.result()) is not None:
            row.result = result.json()  # servers of earlier versions kept none
            await self.store.change_table(row.id, result=row.result)
        if row.status == "playing" and row.waiting is None and room.match is not None:
            keep_progress(room, None)  # nor how far a game had come
            await self.store.change_table(row.id, **{name: getattr(row, name) for name in KEPT})
        return room

    async def adopt(self, room: Room) -> None:
        """A game of older rules that replays exactly by the present ones goes on by them, and its record says so."""
        version = room.game.rules_version
        if room.match is None:
            room.row.rules_version = version
            await self.store.change_table(room.row.id, rules_version=version)
        elif not room.is_over and await self.save(room, Room.adopt, "table", None, None) is None:
            raise Refusal("Somebody else is opening this table: try again.", "busy")

    async def park(self, table: str, error: Exception) -> None:
        """Set a table aside that cannot go on, and tell those who look on."""
        async with self.room(table) as room:
            if room.row.status == PARKED:
                return
            row = room.row
            row.trouble = blame(error)
            await self.keep_parked(row, error)
            room.park(row)
            self.tell_room(room)

    async def keep_parked(self, row: TableRow, error: Exception) -> None:
        row.status, row.ended, row.due = PARKED, time.time(), None
        logger.error("table-parked", table=row.id, why=row.trouble, error=in_one_line(error.__cause__ or error))
        await self.store.change_table(row.id, status=PARKED, trouble=row.trouble, ended=row.ended, due=None)

    def make_room(self, wanted: int = 0) -> None:
        """Forget the unused tables, and the longest unused while all, with what is wanted, take too much memory.

        Those that somebody looks at stay. If that is not enough, their games that are over go as well: nothing more
        will be told of them, and who asks has them opened again.
        """
        taken, now = sum(map(bytes_of, self.rooms.values())), time.monotonic()
        for is_watched in (False, True):
            for table, room in list(self.rooms.items()):
                seconds = min(self.room_seconds, OVER_SECONDS) if room.is_over else self.room_seconds
                is_unused = not is_watched and now - self.used.get(table, 0.0) > seconds
                if not is_unused and taken + wanted <= self.room_bytes:
                    continue
                if self.may_forget(room, is_watched):
                    taken -= bytes_of(room)
                    self.forget(table)
        self.spare = self.room_bytes - taken

    def may_forget(self, room: Room, is_watched: bool) -> bool:
        """Whether a table that nobody uses may go; where somebody looks at it, only once its game is over."""
        table = room.row.id
        if self.is_in_use(table) or (table in self.connections.of_table) != is_watched:
            return False
        return room.is_over or not is_watched

    def is_in_use(self, table: str) -> bool:
        """Whether somebody has a table for themselves just now. One that was purged meanwhile has no lock any more."""
        return table in self.locks and self.locks[table].locked()

    def forget(self, table: str) -> None:
        """Let go of a table; whoever asks for it opens it again."""
        for known in (self.rooms, self.locks, self.used):
            known.pop(table, None)

    async def tidy(self) -> None:
        self.make_room()

    async def catch_up(self, table: str) -> None:
        """Another process may have written something: read it and pass it on to those who are connected here."""
        async with self.room(table) as room:
            await self.read_on(room)

    async def read_on(self, room: Room) -> None:
        if room.row.trouble:
            return
        found = await self.store.whole_table(room.row.id, room.seq + 1)
        if found is None:  # it is old and was purged
            self.rooms.pop(room.row.id, None)
            raise no_such_table()
        was = shown_beside_the_game(room)
        letters, planned, wished = room.private.letters, room.private.all_plans, room.private.wishes
        room.private = Private(*await self.private.of_table(room.row.id))
        room.row = found[0]
        room.rename(found[1])
        if room.row.status == PARKED:
            room.park(room.row)
            self.tell_room(room)
            return
        try:
            for entry in found[2]:
                room.replay(entry)
        except BaseException:
            self.rooms.pop(room.row.id, None)  # nobody knows how far it came
            raise
        self.tell(room)
        is_undone = any(entry.is_undo for entry in found[2])  # perhaps a letter that was accepted
        if self.mailbox is not None and (is_undone or letters != room.private.letters):
            self.mailbox.tell(room)
        if room.match is not None:
            plans.tell_anew(self, room, planned)
            wishing.tell_anew(self, room, wished)
        if was != shown_beside_the_game(room):
            self.tell_room(room)

    async def heard(self, notice: str) -> None:
        """A notice of any process: a table, and which entry or line of chat it has, or that its chairs changed.

        Or that a session has ended, and so have its connections.
        """
        table, _, what = notice.partition(" ")
        if table == ENDED:
            self.connections.end(what)
            return
        if what.startswith("chat "):
            n = int(what.removeprefix("chat "))
            if table in self.connections.of_table and n not in self.spoken.get(table, ()):
                for spoken in await self.store.spoken(table, n, n):
                    self.say(spoken)
            return
        if table not in self.locks:
            if table in self.connections.of_table:
                await self.tell_table(table)  # its game is over, and it was forgotten although somebody looks at it
            return
        room = self.rooms.get(table)  # none while it is being read, perhaps without what the notice is about
        saved = -1 if room is None else room.seq - (table in self.writing)
        if not (what.isdecimal() and int(what) <= saved):
            await self.catch_up(table)

    async def look_again(self) -> None:
        """Something may have been missed: read again what is looked at, and forget the rest."""
        for table in {**self.rooms, **self.connections.of_table}:
            if table in self.connections.of_table:
                try:
                    await (self.catch_up(table) if table in self.rooms else self.tell_table(table))
                    last = max(self.spoken.get(table, ()), default=LAST_LINE)
                    for spoken in await self.store.spoken(table, last + 1):
                        self.say(spoken)
                except Exception:  # one table that cannot be read must not keep the others from being read
                    logger.exception("look-again-failed", table=table)
            elif table in self.rooms and not self.is_in_use(table):
                self.forget(table)

    # ------------------------------------------------------------ commands

    async def do(
        self,
        table: str,
        command: Callable[[Room], Lines],
        by: str,
        seat: int | None = None,
        key: str = "",
        check: Callable[[Room], None] | None = None,
        thought: Thought | None = None,
        done: Acknowledgement | None = None,
    ) -> int:
        """Make a command and save it; the number of its entry. It is finished even if whoever asked has gone.

        `check` refuses who may not ask at all, also with a key that was used before; `thought` is what led a bot to it;
        `done` acknowledges it with the update that it leads to.
        """
        finishing = self.finish(table, command, by, seat, key, check, thought, done)
        return await asyncio.shield(asyncio.ensure_future(finishing))

    async def finish(
        self,
        table: str,
        command: Callable[[Room], Lines],
        by: str,
        seat: int | None,
        key: str,
        check: Callable[[Room], None] | None,
        thought: Thought | None,
        done: Acknowledgement | None,
    ) -> int:
        whole_key = f"{seat}:{key}" if key else None
        async with self.room(table) as room:
            was = standing(room)
            is_fresh = not self.store.is_shared
            seen = None if is_fresh else shown_beside_the_game(room)
            for _ in range(TRIES):
                try:
                    if check is not None:
                        check(room)
                    if whole_key is not None and whole_key in room.keys:
                        return room.number(seat, room.keys[whole_key])
                    entry = await self.save(room, command, by, whole_key, thought)
                except Refusal as error:
                    if is_fresh or isinstance(error, DeadEnd):
                        raise
                    await self.read_on(room)  # what another process wrote may allow it
                    is_fresh = True
                    continue
                if entry is not None:
                    if done is not None:
                        done.saved.seq = room.number(seat, entry.seq)
                    self.tell(room, done)
                    if standing(room) != was:
                        self.tell_room(room)
                    for listener in self.after:
                        listener(room)
                    return room.number(seat, entry.seq)
                room = await self.loaded(table)
                self.tell(room)  # what the other process wrote: its notice came too early to be of use, or never comes
                if seen != shown_beside_the_game(room):
                    self.tell_room(room)
        raise Refusal("Too many at once: try again.", "busy")

    async def save(
        self, room: Room, command: Callable[[Room], Lines], by: str, key: str | None, thought: Thought | None
    ) -> Entry | None:
        """Make the command and append it. None if another process was first: then the room is to be read again."""
        room.planned.clear()
        try:
            lines = command(room)
        except Refusal:
            raise
        except Exception as error:
            self.rooms.pop(room.row.id, None)  # nobody knows how far it came
            if isinstance(error, SignoriaError):
                raise DeadEnd from error
            raise
        entry = Entry(table=room.row.id, seq=room.seq + 1, at=time.time(), by=by, key=key, lines=lines)
        if thought is not None and thought.led_to(lines):
            entry.thought = thought
        entry.plans = msgspec.to_builtins(room.keep_plans())
        began = time.perf_counter()
        self.writing.add(entry.table)
        try:
            room.fold(entry)  # what is due next follows from it; nobody sees it before it is saved
            await self.store.append(entry, room.chairs if entry.seq == 0 else None, **changes(room, entry))
        except Taken:
            self.rooms.pop(room.row.id, None)
            return None
        except BaseException:
            self.rooms.pop(room.row.id, None)
            raise
        finally:
            self.writing.discard(entry.table)
        metrics.saved(time.perf_counter() - began, entry.is_move)
        return entry

    # ------------------------------------------------------------ telling

    def tell(self, room: Room, done: Acknowledgement | None = None) -> None:
        """Send every watcher what it has not seen. Watchers who see the same share one message.

        Who looks on in many ways at once is told the newest later, one after the other, and pays for it. `done` is what
        led to it: whoever did that is told so with their update, if they want it so.
        """
        self.drop_strangers(room)
        if room.match is None:
            return
        now, watchers = time.time(), self.connections.watchers(room.row.id)
        clock = time.perf_counter if len(watchers) <= FEW else time.thread_time
        began = clock()
        made: dict[tuple[int | None, int, int, Manner], bytes] = {}
        made_for: dict[str, tuple[int, float]] = {}  # for each who pays: how many, and how long it took
        if done is not None:
            watchers.sort(key=done.is_for)  # whoever did it is told of all their seats before it is acknowledged
        numbers = room.numbers()
        for watcher in watchers:
            number = numbers[watcher.seat]
            if watcher.seq == number or watcher.is_behind:
                continue
            connection = watcher.connection
            key = (watcher.seat, watcher.seq, watcher.viewed, watcher.manner)
            message = made.get(key)
            payer = connection.payer[0]
            many, spent = made_for.get(payer, NOTHING_MADE)
            has_enough = message is None and (
                many >= MADE_AT_ONCE or (spent > SPENT_AT_ONCE and clock() - began > SPENT_AT_ONCE)
            )
            if has_enough or connection.is_slow:
                watcher.is_behind = True
                connection.queue.put_nowait(watcher)  # when all before it is sent, the newest follows
                continue
            if message is None:
                first = time.perf_counter()  # quicker to find out than the time of this thread
                try:
                    update = room.update(watcher.seat, watcher.seq, watcher.manner, now, watcher.viewed)
                    message = made[key] = encode(update)
                except Exception:  # an error for one viewer must not stop the table for all
                    logger.exception("telling-failed", table=room.row.id, seat=watcher.seat)
                    connection.cut(NOT_TOLD)
                    continue
                made_for[payer] = many + 1, spent + time.perf_counter() - first
            connection.tell_bytes(message if done is None else done.told_with(message, watcher))
            watcher.seq = watcher.viewed = number
        room.were_told()
        wishing.tell_ended(self, room)
        spend(clock() - began)

    def tell_again(self, room: Room, seat: int) -> None:
        """Send a seat the newest once more: without an entry it is asked now, or is not any more."""
        number = room.number(seat)
        for watcher in self.connections.watchers(room.row.id):
            if watcher.seat == seat and watcher.seq == number and not watcher.connection.is_slow:
                watcher.connection.tell(room.update(seat, number, watcher.manner, time.time()))
        room.were_told()

    async def refresh(self, watcher: Watcher) -> None:
        """A slow watcher has caught up with what was sent: send it the newest."""
        async with self.room(watcher.table) as room:
            watcher.is_behind = False
            self.tell(room)
            if watcher.lacks_letters and not watcher.is_behind and self.mailbox is not None:
                self.mailbox.tell_one(room, watcher)
        if watcher.unheard is None or watcher.is_behind:
            return
        if watcher.connection.is_slow:
            watcher.connection.queue.put_nowait(watcher)
        else:
            since, watcher.unheard = watcher.unheard, None
            await self.tell_chat(watcher, since)

    async def tell_table(self, table: str) -> None:
        """The table itself has changed: chairs, status, who is here."""
        async with self.room(table) as room:
            self.tell_room(room)

    def gone(self, table: str, seats: set[int]) -> None:
        """A connection that held these seats has ended, or looks on no more."""
        self.presence.went(table, seats)
        self.arrivals.note(table, seats)

    async def tell_arrivals(self, table: str, gone: set[int]) -> None:
        """Players have come or gone: the others see it, and when somebody went is written down."""
        async with self.room(table) as room:
            if gone and room.match is not None and not room.is_over:
                await self.presence.left(room, gone)
            self.tell_room(room)

    def drop_strangers(self, room: Room) -> None:
        """A seat that is somebody else's now, or whose token was renewed, is no longer shown to who held it.

        Whoever was invited and has not sat down is told that the game has begun, and nothing of it.
        """
        for watcher in self.connections.watchers(room.row.id):
            connection = watcher.connection
            if watcher.seat is not None:
                if not room.is_held(watcher.seat, connection.person, connection.token_hash):
                    self.connections.drop(watcher)
            elif watcher.is_invited and room.row.status != "open":
                self.connections.drop(watcher)
                watcher.connection.tell(wire.Changed(table=self.out(room, watcher.connection.person)))

    def tell_room(self, room: Room) -> None:
        self.drop_strangers(room)
        for connection in {watcher.connection for watcher in self.connections.watchers(room.row.id)}:
            connection.tell(wire.Changed(table=self.out(room, connection.person)))

    def out(self, room: Room, person: str) -> wire.TableOut:
        """The description of a table for one viewer, with who is present."""
        return room.out(person, self.connections.seats_here(room.row.id), self.presence.shortest)

    def say(self, spoken: Spoken) -> None:
        """Chat goes to everybody it is for, once, whichever process it was said to."""
        if spoken.table not in self.connections.of_table:
            self.spoken.pop(spoken.table, None)
            return
        told = self.spoken.setdefault(spoken.table, set())
        if spoken.n not in told:
            told.add(spoken.n)
            told.discard(spoken.n - LINES_KEPT)
            self.connections.say(said(spoken))

    async def tell_chat(self, watcher: Watcher, since: int = 0) -> int:
        """Tell who looks on what was said at the table, the newest of it that fits; how many bytes that were."""
        spoken = await self.store.spoken(watcher.table, since)
        connection, lines, told = watcher.connection, [], 0
        if connection.watchers.get((watcher.table, watcher.seat)) is not watcher:
            return 0  # it looks on no more
        for line in filter(watcher.may_hear, map(said, reversed(spoken))):
            encoded = encode(line)
            if told + len(encoded) > MOST_CHAT:
                break
            lines.append(encoded)
            told += len(encoded)
        for encoded in reversed(lines):
            connection.tell_bytes(encoded)
        return told

    async def watch(self, watcher: Watcher, since: int, check: Callable[[Room], None]) -> int:
        """Start watching, if allowed: what happened since, then every change. Returns the bytes sent immediately."""
        async with self.fresh(watcher.table) as room:
            check(room)
            connection = watcher.connection
            self.connections.add(watcher)
            told = connection.tell(wire.Changed(table=self.out(room, connection.person)))
            if room.match is not None:
                watcher.seq = since if since <= room.number(watcher.seat) else -1
                with timed():
                    told += connection.tell(room.update(watcher.seat, watcher.seq, watcher.manner, time.time()))
                watcher.seq = watcher.viewed = room.number(watcher.seat)
                room.were_told()
            return told


class Turn:
    """A table, for oneself from when one enters until one leaves; it is read if need be."""

    __slots__ = ("hall", "lock", "table")

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.table = table

    async def __aenter__(self) -> Room:
        hall, table = self.hall, self.table
        if table not in hall.rooms:  # nobody is kept from it while one waits for one's turn
            async with hall.openings.turn():
                await self.take()
                try:
                    await hall.loaded(table)
                finally:
                    self.lock.release()
        await self.take()
        try:
            return await hall.loaded(table)
        except BaseException:
            self.lock.release()
            raise

    async def __aexit__(self, *raised: object) -> None:
        self.lock.release()

    async def take(self) -> None:
        while True:
            lock = self.hall.locks.get(self.table)
            if lock is None:
                lock = self.hall.locks[self.table] = asyncio.Lock()
            await lock.acquire()
            if self.hall.locks.get(self.table) is lock:
                self.lock = lock
                return
            lock.release()  # the table was forgotten while one waited


def held(chairs: list[Chair]) -> list[Chair]:
    """Chairs without when somebody was last seen there, which changes all the time."""
    return [msgspec.structs.replace(chair, seen=0.0) for chair in chairs]


def no_such_table() -> NotFound:
    return NotFound("There is no such table, or it is private: ask for its link.", "no-table")


def standing(room: Room) -> tuple[object, ...]:
    """What everybody sees of a table apart from its game: its status, and who plays for whom."""
    return room.row.status, dict(room.affairs.bots), set(room.affairs.resigned)


def shown_beside_the_game(room: Room) -> tuple[object, ...]:
    """The same with all that its chairs and its row show.

    Not that something is due, nor when somebody was last seen: both may have been written long before, and are read
    with an entry that may be an answer nobody is to notice.
    """
    out = room.out(room.row.host)
    out.chairs = [msgspec.structs.replace(chair, seen=None) for chair in out.chairs]
    return standing(room), out, held(room.chairs)


def changes(room: Room, entry: Entry) -> dict[str, object]:
    """What is written into the row of a table with an entry: what it changes, and when something is due.

    A column that stands in an index costs as much as the entry, even if the same is written again. When something is
    due is also changed by whoever takes up a table that was left, but only where something is.
    """
    row, result = room.row, room.result()
    was = {name: getattr(row, name) for name in FOLLOWING}
    row.status = "over" if room.is_over else "playing"
    row.ended = entry.at if room.is_over else None
    row.due = due(room, entry.at)
    row.stand_ins = {str(seat): bot for seat, bot in room.affairs.bots.items()}
    row.result = None if result is None else result.json()
    keep_progress(room, entry)
    now = {name: getattr(row, name) for name in FOLLOWING}
    return {name: value for name, value in now.items() if value != was[name] or (name == "due" and value is not None)}


def said(spoken: Spoken) -> wire.Said:
    return wire.Said(
        table=spoken.table,
        n=spoken.n,
        at=spoken.at,
        name=spoken.name,
        text=spoken.text,
        seat=spoken.seat,
        to=spoken.to,
    )
