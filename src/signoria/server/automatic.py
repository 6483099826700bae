"""Everything that happens by itself at a table: bots answer, standing orders answer, clocks run out.

Told of every entry this process has saved, it does what is due at that table; what is due later has a timer. Should the
process die, the time is in the table's row (`due`), and the sweep of any process takes the table up again.
"""

import asyncio
import itertools
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import suppress
from functools import partial
from weakref import WeakKeyDictionary

import structlog

from signoria.kernel.flow import State
from signoria.kernel.game import Game
from signoria.server import automatic_answers, duties, plans, wire
from signoria.server import mailbox as letters
from signoria.server.errors import Refusal, Stale, TooMany
from signoria.server.hall import Hall
from signoria.server.parking import NEWER_RULES, PARKED, blame, in_one_line
from signoria.server.room import Lines, Room
from signoria.server.storage.rows import CLOCK
from signoria.server.thinkers import Thinkers
from signoria.server.thoughts import Thought
from signoria.table.letters import WITHDRAW, begins_letter, composing
from signoria.table.pacing import Board

SWEEP = 1.0  # seconds between two looks for tables that were left
ALSO_EVERY = 5  # sweeps
PAUSE = 1.0  # seconds before a table is looked at again where something went wrong; twice as long each time
MOST_PAUSE = 300.0
MOST_ALONE = (
    4  # tables without players or watchers that go on at the same time; the others wait until one of them is over
)
MOST_LETTERS = 8  # free letters that a bot may think of before it makes a move
POLITE = 100  # times that a bot looks, a moment later each time, whether people have answered before it
MOST_FAILURES = 6  # in a row, after which a table that is to blame itself is parked
FACTORS: dict[wire.Speed, float] = {"slow": 3.0, "normal": 1.0, "instant": 0.0}  # of the usual pause
QUIET = ("over", "no-table", NEWER_RULES, PARKED)  # there is nothing to do at such a table

Work = Callable[[], Awaitable[None]]
logger = structlog.get_logger()


class Automatic:
    def __init__(self, hall: Hall, thinkers: Thinkers, pause: float = 0.0) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.pause = pause  # seconds that pass after a usual action before a bot answers, where people play
        self.tasks: dict[tuple[str, int | None], asyncio.Task[None]] = {}  # of a table, and of each bot that thinks
        self.again: set[str] = set()  # tables that changed while they were being looked at
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.failures: dict[tuple[str, int | None], int] = {}  # in a row, of a table and of each of its bots
        self.alone: set[str] = set()  # tables at which nobody plays or looks on, and which go on
        self.queued: dict[str, None] = {}  # those that wait for their turn, in order
        self.boards: WeakKeyDictionary[Room, dict[wire.Speed, Board]] = WeakKeyDictionary()  # of only players
        self.sweeping: asyncio.Task[None] | None = None
        self.stopped = False
        self.also: list[Work] = []  # what else a sweep does now and then
        hall.after.append(self.follow)
        hall.after_wishes.append(self.follow_wishes)

    def start(self) -> None:
        self.sweeping = asyncio.create_task(self.keep_sweeping())

    async def stop(self) -> None:
        """What is under way may be cut off at any point: the sweep of the next process takes it up."""
        self.stopped = True
        self.hall.after.remove(self.follow)
        self.hall.after_wishes.remove(self.follow_wishes)
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.tasks.values(), *([] if self.sweeping is None else [self.sweeping])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ what is told

    def follow(self, room: Room) -> None:
        """An entry was saved: see what follows by itself. Most often nothing does."""
        self.show(room)
        self.follow_wishes(room)

    def follow_wishes(self, room: Room) -> None:
        """Something may be due now without an entry."""
        table = room.row.id
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        if room.row.due is not None:
            self.look(table)

    def look(self, table: str) -> None:
        """Look at a table soon; while one looks already, once more afterwards."""
        if (table, None) in self.tasks:
            self.again.add(table)
        else:
            self.begin(table, None, partial(self.look_until_quiet, table))

    def look_later(self, table: str, seconds: float) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        self.timers[table] = asyncio.get_running_loop().call_later(max(0.0, seconds), self.wake, table)

    def wake(self, table: str) -> None:
        self.timers.pop(table, None)
        self.look(table)

    def begin(self, table: str, seat: int | None, work: Work) -> None:
        if self.stopped:  # what ended while it was being cut off begins nothing new
            return
        self.tasks[table, seat] = asyncio.create_task(self.guarded(table, seat, work))

    async def guarded(self, table: str, seat: int | None, work: Work) -> None:
        """Work at a table. Afterwards it is looked at again if it has changed meanwhile, or if a bot has answered."""
        is_quiet = seat is None
        try:
            await work()
            self.failures.pop((table, seat), None)
        except Stale:
            is_quiet = False  # somebody was quicker: what is due now?
        except Exception as error:
            if not (isinstance(error, Refusal) and error.code in QUIET):
                await self.back_off(table, seat, error)
                return
            self.failures.pop((table, seat), None)
            self.give_way(table)
            is_quiet = True
        finally:
            self.tasks.pop((table, seat), None)
        if table in self.again or not is_quiet:
            self.again.discard(table)
            self.look(table)

    async def back_off(self, table: str, seat: int | None, error: Exception) -> None:
        """Try again later, and later still. A table that fails again and again by its own fault is parked."""
        self.give_way(table)
        failures = self.failures[table, seat] = self.failures.get((table, seat), 0) + 1
        if failures == 1:
            is_known = isinstance(error, Refusal)
            logger.warning("automatic-failed", table=table, seat=seat, error=in_one_line(error), exc_info=not is_known)
        if failures >= MOST_FAILURES and blame(error):
            self.failures.pop((table, seat), None)
            try:
                await self.hall.park(table, error)
            except Exception as again:  # a database that is away: the sweep comes back to this table
                logger.warning("parking-failed", table=table, error=in_one_line(again))
            return
        self.look_later(table, min(MOST_PAUSE, PAUSE * 2 ** (failures - 1)))

    def is_backing_off(self, table: str) -> bool:
        return table in self.timers and any(failed == table for failed, _ in self.failures)

    # ------------------------------------------------------------ what is due

    async def look_until_quiet(self, table: str) -> None:
        while await self.act(table):
            await asyncio.sleep(0)  # others have their turn between two entries

    async def act(self, table: str) -> bool:
        """Do one thing that is due now; whether there may be more. Bots are only set thinking."""
        await self.hall.pulse.check()
        async with self.hall.room(table) as room:
            if room.match is None or room.is_over:
                self.give_way(table)
                return False
            if not self.may_go_on(room):
                return False
            late, deadline = room.clocks.out(time.time()), room.clocks.deadline()
            pause, shown = self.pause_before(room), self.shown_at(room)
            given = sorted(
                (duties.shows_at(room, seat, pause), bool(room.bot_at(seat)), seat, duties.given(room, seat)[1])
                for seat in duties.orders(room)
            )
            planned = duties.plans(room)
            closes = automatic_answers.closes_at(room, pause) if planned and automatic_answers.is_sealed(room) else 0.0
            thinking = [seat for seat in duties.bots(room) if (table, seat) not in self.tasks]
        for seat in thinking:
            self.begin(table, seat, partial(self.answer, table, seat))
        if planned and max(shown, closes) <= time.time():
            await plans.carry_on(self.hall, table, planned[0])
            return True
        if given and max(shown, given[0][0]) <= time.time():
            *_, seat, by = given[0]
            await self.hall.do(table, partial(duties.answer_by_order, seat=seat), by)
            return True
        if late:
            await self.hall.do(table, timed_out, CLOCK)
            return True
        by_itself = [max(shown, at) for at in (*[at for at, *_ in given[:1]], *[closes for _ in planned])]
        times = [*([] if deadline is None else [deadline]), *by_itself]
        if times:
            self.look_later(table, min(times) - time.time())
        return False

    def may_go_on(self, room: Room) -> bool:
        """Where nobody plays or looks on, a few tables go on at a time, each to its end.

        All at once they would not fit into memory, and every move would have to read its whole table again.
        """
        table = room.row.id
        if room.people or table in self.hall.connections.of_table:
            self.give_way(table)
        elif table not in self.alone and len(self.alone) >= MOST_ALONE:
            self.queued[table] = None
            return False
        else:
            self.queued.pop(table, None)
            self.alone.add(table)
        return True

    def give_way(self, table: str) -> None:
        """A table is over, or somebody is there again: the next goes on."""
        self.queued.pop(table, None)
        if table in self.alone:
            self.alone.discard(table)
            if self.queued:
                self.look(next(iter(self.queued)))

    async def answer(self, table: str, seat: int) -> None:
        """Let the bot of a seat think, outside of everything, and make its move if its decision still stands."""
        async with self.hall.room(table) as room:
            if seat not in duties.bots(room):
                return
            at, bot = room.number(seat), room.bot_at(seat)
            pause = self.pause_before(room)
            thinking = bot
            if automatic_answers.is_silent(room):
                pause = max(pause, automatic_answers.bots_show_at(room, pause) - time.time())
                thinking = automatic_answers.sharing(room, bot, len(self.thinkers.all))
            is_watched = bool(room.people) or table in self.hall.connections.of_table
        seed, ready = secrets.randbits(62), time.monotonic() + pause
        thought = await self.thought(table, seat, thinking, seed, is_watched)
        if pause:
            await asyncio.sleep(max(0.0, ready - time.monotonic()))
        await self.let_people_first(table)
        move = None if thought is None else thought.move
        command = partial(duties.answer_for_bot, seat=seat, at=at, move=move, seed=seed)
        await self.hall.do(table, command, f"bot {bot}", thought=thought)

    async def let_people_first(self, table: str) -> None:
        """Where several are asked at the same time, what people have said in advance is played before a bot answers.

        Else a player would see by whether their own answer was the last that a bot had something to think about.
        """
        for _ in range(POLITE):
            async with self.hall.room(table) as room:
                is_free = room.match is None or room.is_over or not automatic_answers.is_sealed(room)
                if is_free or all(room.bot_at(seat) for seat in duties.orders(room)):
                    return
            await asyncio.sleep(automatic_answers.A_MOMENT)

    async def thought(self, table: str, seat: int, bot: str, seed: int, is_watched: bool) -> Thought | None:
        """The move of a bot. If people play too, it puts letters into the mailbox first, and then thinks again."""
        torn: list[str] = []
        for _ in range(MOST_LETTERS):
            async with self.hall.room(table) as room:
                game, state, at = room.game, room.game.known(room.playing.state, seat), room.number(seat)
                avoided = [*letters.avoided(room, seat), *torn]
                has_people = bool(room.people)
            known = document_of(game, state)
            thought = await self.thinkers.think(game.name, known, seat, bot, seed, is_watched, avoided)
            if thought is not None and thought.move in avoided:
                return Thought(move=WITHDRAW)  # where it writes nothing it makes a plain move
            if thought is None:
                return None
            if not has_people or not begins_letter(game.name, thought.move):
                return thought
            written = composing(game, state, seat, thought.move)
            torn.append(thought.move)
            letter = await self.composed(written, game, seat, bot, seed)
            if letter is not None and self.hall.mailbox is not None:
                with suppress(TooMany):
                    await self.hall.mailbox.send_for_bot(table, seat, at, letter)
        return None

    async def composed(
        self, written: Generator[State, str, list[str] | None], game: Game, seat: int, bot: str, seed: int
    ) -> list[str] | None:
        """The letter that a bot has begun, with each part as it thinks of it."""
        try:
            state = next(written)
            while True:
                thought = await self.thinkers.think(game.name, document_of(game, state), seat, bot, seed)
                if thought is None:
                    return None
                state = written.send(thought.move)
        except StopIteration as end:
            whole: list[str] | None = end.value
            return whole

    def pause_before(self, room: Room) -> float:
        """How long a bot waits, so that people can follow: as an only player wants it, or can take their seats back."""
        connections, table, seats = self.hall.connections, room.row.id, room.people
        if not self.pause or not (seats or connections.seats_here(table)):
            return 0.0
        if not has_one_player(room):
            return self.pause * duties.pause(room)
        usual = self.pause * FACTORS[connections.speed_of(table, seats)] * duties.pause(room)
        return max(usual, self.shown_at(room) - room.noticed_at)

    def shown_at(self, room: Room) -> float:
        """When the board of an only player has shown all, however much has happened: so nobody is asked far behind."""
        boards = self.boards.get(room)
        return 0.0 if boards is None else boards[self.hall.connections.speed_of(room.row.id, room.people)].shown_at

    def show(self, room: Room) -> None:
        """An entry comes to the board of an only player."""
        if not self.pause or not has_one_player(room) or room.is_over:
            self.boards.pop(room, None)
            return
        boards = self.boards.setdefault(room, {speed: Board(speed) for speed in FACTORS})
        duties.show(room, boards.values())

    # ------------------------------------------------------------ what was left

    async def keep_sweeping(self) -> None:
        for number in itertools.count():
            try:
                if number % ALSO_EVERY == 0:
                    await self.hall.pulse.beat()
                await self.sweep()
                for work in self.also if number % ALSO_EVERY == 0 else ():
                    await work()
            except Exception:  # a database that is away for a moment
                logger.exception("sweep-failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Take up tables where something should have happened: a process has died, or the server was off."""
        now = time.time()
        for table in await self.hall.store.take_up(now, now + duties.SOON):
            self.begin_again(table)

    def begin_again(self, table: str) -> None:
        is_queued = table in self.queued and table not in self.hall.connections.of_table
        if (table, None) not in self.tasks and not self.is_backing_off(table) and not is_queued:
            self.begin(table, None, partial(self.catch_up, table))

    async def catch_up(self, table: str) -> None:
        await self.hall.catch_up(table)
        async with self.hall.room(table) as room:
            due = duties.due(room, time.time())
            if due is None or due > time.time() + duties.SOON:  # nothing is, or a clock stood still without a server
                room.row.due = due
                await self.hall.store.change_table(table, due=due)
        await self.look_until_quiet(table)


def has_one_player(room: Room) -> bool:
    """Whether one person plays alone with bots, be it several seats at one screen."""
    return len({room.chairs[seat].person for seat in room.people}) == 1


def document_of(game: Game, known: State) -> str:
    """What a seat knows, for a bot."""
    return json.dumps(game.document(known))


def timed_out(room: Room) -> Lines:
    """Let the time of every seat that is late run out."""
    return duties.time_out(room, time.time(), secrets.randbits(62))
