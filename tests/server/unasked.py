"""Moments that pass by themselves, in worlds that a viewer cannot tell apart: all that it is sent, and when.

The worlds differ in what others hold, in what they want answered without being asked, and in how long bots think about
it. Nobody acts by hand; or one does, in the same second. The rooms, halls and commands are those of the server; only
time is made to jump.
"""

import asyncio
import selectors
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from signoria.games.fief.game import GAME
from signoria.games.fief.state import Table
from signoria.games.fief.windows import POINT
from signoria.kernel.flow import BELOW, CHANCE, SPECTATOR, seats_of, waiting
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from signoria.kernel.streams import Streams
from signoria.server import automatic, automatic_answers, duties, hall, mailbox, pulse, thinkers, wire
from signoria.server.automatic import Automatic
from signoria.server.hall import Hall
from signoria.server.manner import Manner
from signoria.server.room import Lines, Room
from signoria.server.storage import Chair, Entry
from signoria.server.thinkers import Thinker, Thinkers
from signoria.server.thinking import hurried
from signoria.server.thoughts import Thought
from signoria.table.fief.automatic import CARDS, SILENT_STEPS
from signoria.table.wishes import LetterWish, Wishes
from tests.fief.mid_games import moments
from tests.server.rooms import row_of
from tests.server.secrecy import TABLE, Client, Memory, difference

SEATS = 4
BEGAN = 1000.0
BOTS = ("random", "novice", "club", "master")  # the last one searches for 0.8 seconds
QUICK = 0.02  # seconds that a bot may think which does not search,
PAUSES = (0.0, 0.7)  # and that all of them wait: where an only player wants it at once, and as usual
PACES: tuple[wire.Pace, ...] = (wire.NoClock(), wire.PerMove(seconds=120))
MOVES, EVERY = 900, 3
NEVER: dict[str, Any] = dict.fromkeys(CARDS, "never")
SILENT = (Wishes(reactions=NEVER), Wishes(moments=dict.fromkeys(POINT.names, "never")))
WORLDS = 12  # that are tried before another moment is looked for


class Told:
    """What a viewer was told of a moment until it had passed: every message with its time, as it stood on the line."""

    def __init__(self) -> None:
        self.messages: list[tuple[float, bytes]] = []
        self.passed = asyncio.Event()
        self.at = 0.0
        self.reasons: list[str] = []  # why each was not asked; '' for who is, a bot
        self.reveals = False  # it ends with a draw, ballots, or answers given in secret: others in the other world


class Jumping(selectors.DefaultSelector):
    """Instead of waiting for something, the loop goes on at the time at which it is due."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


class Head(Thinker):
    """A process in which bots let everything pass, after up to as long as is allowed them: what they hold decides."""

    def __init__(self, passing: str, random: Random) -> None:
        super().__init__()
        self.passing, self.random = passing, random

    async def ask(self, question: dict[str, Any], seconds: float) -> Thought:
        budget = automatic_answers.budget_of(hurried(question["bot"], question["late"]))
        part = self.random.choice((self.random.random(), 1.0))
        await asyncio.sleep(part * (budget or QUICK) + QUICK)
        return Thought(move=self.passing)


def thinking(passing: str, random: Random, processes: int) -> Thinkers:
    """So many processes: where more bots are asked at once, some wait for one."""
    pool = Thinkers(0, 1.0)
    pool.all = [Head(passing, random) for _ in range(processes)]
    for head in pool.all:
        pool.free.put_nowait(head)
    return pool


class Scene:
    """A moment at which somebody is asked who may hold nothing, and a table in public: who sits there, and how."""

    def __init__(self, s: Table, random: Random) -> None:
        self.s, self.random = s, random
        self.step = s.steps[s.stack[s.top]].name
        self.asked = seats_of(waiting(s))
        self.viewer = random.choice([None, *range(SEATS)])
        others = [seat for seat in range(SEATS) if seat != self.viewer]
        sitting = random.sample(others, random.randrange(4))
        some = random.choice((BOTS, BOTS[-1:]))  # several that search share the processes
        self.bots = {seat: random.choice(some) for seat in sitting}
        self.row = {"delay": random.choice(("none", "short", "long")), "secret": random.randbytes(32).hex()}
        self.pace = random.choice(PACES)
        self.shown: wire.HowShown = random.choice(("", "words", "panels"))
        self.own = self.wishes(random)
        self.processes, self.pause = random.randint(1, 3), random.choice(PAUSES)  # of bots

    @property
    def below(self) -> list[str]:
        """The steps that go on once this one is over; in a window what others have answered in secret."""
        s, found = self.s, []
        f = s.top
        while f >= 0:
            f = s.stack[f + BELOW]
            found += [s.steps[s.stack[f]].name] if f >= 0 else []
        return found

    def __str__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        bots = f"bots {self.bots} in {self.processes} after {self.pause}"
        return f"{self.step} of {self.asked}, {who}, {bots}, delay {self.row['delay']}"

    @property
    def passing(self) -> str:
        return SILENT_STEPS.get(self.step, "pass")

    def world(self) -> Table:
        """Another one that the viewer cannot tell from this."""
        known = GAME.known(self.s, SPECTATOR if self.viewer is None else self.viewer)
        found = GAME.sample(known, Rng(self.random.getrandbits(40)))
        assert isinstance(found, Table)
        return found

    def wishes(self, random: Random) -> Wishes:
        reactions: dict[str, Any] = {card: random.choice(("never", "battles", "playable")) for card in CARDS}
        moments: dict[str, Any] = {point: random.choice(("never", "usual")) for point in POINT.names}
        letters = [LetterWish(matter="trade", answer="refuse", seat=random.randrange(SEATS))]
        return random.choice([Wishes(), Wishes(reactions=reactions, letters=letters), Wishes(moments=moments)])

    def silent(self, s: Table, random: Random) -> Room | None:
        """A table in that world at which nobody has to act by hand; None if somebody must."""
        room = self.room(s)
        for seat in room.waiting:
            if seat in self.bots:
                continue
            room.private.wishes[seat] = self.own if seat == self.viewer else self.wishes(random)
            if duties.given(room, seat)[0] != self.passing:
                room.private.wishes[seat] = random.choice(SILENT)
                room.private.worked_out.clear()
            if duties.given(room, seat)[0] != self.passing:
                return None
        return room

    def room(self, s: Table) -> Room:
        row = row_of("fief", SEATS, self.pace)
        row.id = TABLE
        for name, value in self.row.items():
            setattr(row, name, value)
        chairs = [
            Chair(table=TABLE, seat=seat, bot=self.bots[seat])
            if seat in self.bots
            else Chair(table=TABLE, seat=seat, person=f"id-of-player {seat}", name=f"player {seat}")
            for seat in range(SEATS)
        ]
        room = Room(row, chairs)
        room.match = Match(room.game, s.copy(), Streams(bytes(32), []), room.game.document(s))
        room.fold(Entry(table=TABLE, seq=0, at=BEGAN, by="table", lines=[]))
        return room

    def told_in(self, s: Table, seed: int, late: float = 0.0) -> Told | None:
        """What the viewer is told in a world; None if somebody has to act by hand. `late` is a fault: see Late."""
        random = Random(seed)
        room = self.silent(s, random)
        if room is None:
            return None
        with asyncio.Runner(loop_factory=Loop) as runner, ExitStack() as patched:
            loop = runner.get_loop()
            clock = SimpleNamespace(
                time=lambda: BEGAN + loop.time(), monotonic=loop.time, perf_counter=lambda: 0.0, thread_time=lambda: 0.0
            )
            for module in (automatic, automatic_answers, hall, mailbox, pulse, thinkers):
                patched.enter_context(patch.object(module, "time", clock))
            return runner.run(self.follow(room, random, late))

    async def follow(self, room: Room, random: Random, late: float) -> Told:
        there, told, loop = Hall(Memory()), Told(), asyncio.get_running_loop()
        there.arrivals.pause = 0
        there.rooms[TABLE] = room
        client = Client(there, self.viewer)
        tell = client.connection.tell_bytes

        def noted(message: bytes) -> None:
            if not told.passed.is_set():
                told.messages.append((round(loop.time(), 6), message))
            tell(message)

        client.connection.tell_bytes = noted  # type: ignore[method-assign]
        self.acts = Late(there, thinking(self.passing, random, self.processes), self.pause, late)
        await client.send("watch", seat=self.viewer, shown=self.shown, picture=True)
        assert any(b'"type":"update"' in message for _, message in told.messages), told.messages
        begun, below = room.number(None), self.below
        answers = [automatic_answers.answer_of(room, seat) for seat in room.waiting]
        told.reasons = ["" if answer is None else answer.why for answer in answers]

        def after(room: Room) -> None:
            if room.number(None) != begun and not told.passed.is_set():
                told.at = round(loop.time(), 6)
                shown = any(room.game.events[event.kind].reveals for event in room.playing.events)
                told.reveals = shown or "window" in below or any(who == "chance" for who, _ in room.playing.lines)
                told.passed.set()
                self.acts.stopped = True

        there.after.append(after)
        self.acts.look(TABLE)
        await told.passed.wait()
        await self.acts.stop()
        return told


class Late(Automatic):
    """A planted fault: what a wish about a card answers is given so many seconds later."""

    def __init__(self, there: Hall, pool: Thinkers, pause: float, late: float) -> None:
        super().__init__(there, pool, pause)
        self.late = late

    def pause_before(self, room: Room) -> float:
        return self.pause

    async def act(self, table: str) -> bool:
        if self.late:
            async with self.hall.room(table) as room:
                held = any(
                    (answer := automatic_answers.answer_of(room, seat)) is not None and answer.why == "card-wish"
                    for seat in room.waiting
                )
            if held:
                await asyncio.sleep(self.late)
        return await super().act(table)


def scenes(first_seed: int) -> Iterator[Scene]:
    """Moments of random games, without end."""
    seed = first_seed
    while True:
        for s in moments(SEATS, seed, MOVES, EVERY):
            name = s.steps[s.stack[s.top]].name if s.top >= 0 else ""
            if name in ("window", *SILENT_STEPS) and seats_of(waiting(s)) != [CHANCE]:
                yield Scene(s.copy(), Random(f"{seed} {name} {s.stack[s.top]} {len(s.stack)}"))
        seed += 1


def two_worlds(scene: Scene, seed: int) -> tuple[Told, Told] | None:
    """What the viewer is told in two worlds in which nobody has to act by hand; None if such worlds are rare here."""
    found: list[Told] = []
    for world in range(WORLDS):
        told = scene.told_in(scene.world(), seed * WORLDS + world)
        if told is not None:
            found.append(told)
        if len(found) == 2:
            return found[0], found[1]
    return None


def check_alike(scene: Scene, one: Told, other: Told) -> None:
    """Before the moment has passed everything is the same, and that it has; what is revealed then may differ."""
    assert [at for at, _ in one.messages] == [at for at, _ in other.messages], f"{scene}: other times"
    last = len(one.messages) - (one.reveals or other.reveals)
    for (_, mine), (_, theirs) in list(zip(one.messages, other.messages, strict=True))[:last]:
        assert mine == theirs, f"{scene}: {difference(mine, theirs)}"
    assert one.at == other.at, f"{scene}: it has passed after {one.at} and {other.at} seconds"


def compare(wanted: int, first_seed: int) -> Counter[str]:
    """Look at so many moments in two worlds each; what was seen. The first difference is an AssertionError."""
    seen: Counter[str] = Counter()
    for number, scene in enumerate(scenes(first_seed)):
        pair = two_worlds(scene, number)
        if pair is None:
            seen["without such worlds"] += 1
            continue
        one, other = pair
        check_alike(scene, one, other)
        seen["moments"] += 1
        seen[scene.step] += 1
        seen["messages"] += len(one.messages)
        seen["with bots"] += any(seat in scene.bots for seat in scene.asked)
        seen["other reasons"] += one.reasons != other.reasons
        seen["revealing"] += one.reveals
        if seen["moments"] == wanted:
            return seen
    raise AssertionError("too few moments")


# ---------------------------------------------------------------- by hand, or not


class Twins:
    """One table twice, alike but for one seat: at the second it passes by hand when it is passed over at the first."""

    def __init__(self, scene: Scene, rooms: list[Room], seat: int, random: Random) -> None:
        self.scene, self.rooms, self.seat, self.random = scene, rooms, seat, random
        self.viewers = [viewer for viewer in (None, *range(SEATS)) if viewer != seat]
        self.now = BEGAN

    def do(self, command: Callable[[Room], Lines], by: str, second: Callable[[Room], Lines] | None = None) -> None:
        """The same at both tables, or something else at the second; then nobody else can tell them apart."""
        first, last = self.rooms
        for room, made, who in ((first, command, by), (last, second or command, "by hand" if second else by)):
            lines = [list(line) for line in made(room)]
            room.fold(Entry(table=TABLE, seq=room.seq + 1, at=self.now, by=who, lines=lines))
        for viewer in self.viewers:
            one, other = [
                msgspec.json.encode(room.update(viewer, room.number(viewer), Manner(), self.now)) for room in self.rooms
            ]
            assert one == other, f"{self.scene}, by hand by {self.seat}: {difference(one, other)}"

    def question(self, people: list[int]) -> None:
        """Something that an answer by hand may end: a question about the seat, or that one was declined."""
        asking = [seat for seat in people if seat != self.seat]
        if len(asking) < 2 or self.random.randrange(3) == 0:
            return
        if self.random.randrange(2):
            self.do(lambda room: room.replace(asking[0], self.seat), "a person")
        else:
            self.do(lambda room: room.put("pause", asking[0]), "a person")
            self.do(lambda room: room.consent(asking[1], False), "a person")

    def pass_over(self) -> None:
        """The moment passes, as soon as it may."""
        room, passing = self.rooms[0], self.scene.passing
        self.now = automatic_answers.closes_at(room)
        for seat in sorted(room.waiting, key=lambda seat: bool(room.bot_at(seat))):
            by = duties.given(room, seat)[1] or f"bot {room.bot_at(seat)}"
            by_hand = partial(Room.play, seat=seat, at=None, move=passing) if seat == self.seat else None
            self.do(partial(Room.answer, seat=seat, at=None, move=passing), by, by_hand)

    def go_on(self) -> bool:
        """Somebody moves a little later; whether the seat has been asked again."""
        room = self.rooms[0]
        if room.is_over:
            return True
        self.now += 7.0
        seat = self.random.choice(room.waiting)
        codes = room.playing.legal(seat).codes
        move = room.game.verbs.text(codes[self.random.randrange(len(codes))])
        bot = room.bot_at(seat)
        self.do(lambda room: room.answer(seat, None, move), f"bot {bot}" if bot else "a person")
        return self.seat in room.shown_waiting


def compare_by_hand(wanted: int, first_seed: int, most: int = 60) -> Counter[str]:
    """Look at so many moments that pass by themselves, and pass by hand in the same second, until the seat is asked."""
    seen: Counter[str] = Counter()
    for number, scene in enumerate(scenes(first_seed)):
        scene.viewer = None
        rooms = [room for _ in range(2) if (room := scene.silent(scene.s, Random(number))) is not None]
        people = [seat for seat in range(SEATS) if seat not in scene.bots]
        asked = [seat for seat in rooms[0].waiting if seat in people] if rooms else []
        if not asked:
            continue
        random = Random(number)
        twins = Twins(scene, rooms, random.choice(asked), random)
        twins.question(people)
        affairs = rooms[0].affairs
        seen["about the seat"] += affairs.ask is not None
        seen["declined"] += affairs.declined is not None
        seen["sealed"] += automatic_answers.is_sealed(rooms[0])
        twins.pass_over()
        seen["asked again"] += any(twins.go_on() for _ in range(most))
        seen["moments"] += 1
        if seen["moments"] == wanted:
            return seen
    raise AssertionError("too few moments")
