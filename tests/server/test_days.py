"""By mail: nobody is connected, days pass, servers restart; wishes, limits, letters and plans go on all the same."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from signoria.games import game as game_named
from signoria.games.fief.state import Table
from signoria.server import automatic, automatic_answers, hall, mailbox, wire, wishing
from signoria.server.accounts import Identity
from signoria.server.automatic import Automatic
from signoria.server.mailbox import Mailbox
from signoria.server.manner import Manner
from signoria.server.plans import play_with_plan
from signoria.table.wishes import BidWish, LetterWish, Wishes
from tests.fief import tables as fief_tables
from tests.server.rooms import Desk
from tests.server.test_automatic_answers import NEVER, in_a_window
from tests.server.test_mailbox import FAR, OFFER, buying, far_marching

DAY = 86_400.0
NAMES = ("Ann", "Bob", "Cyd", "Dan")


class Days:
    """The clock of the server, which a test can advance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        names = {name: getattr(time, name) for name in ("monotonic", "perf_counter", "thread_time")}
        clock = SimpleNamespace(time=lambda: time.time() + self.ahead, **names)
        for module in (automatic, automatic_answers, hall, mailbox):
            monkeypatch.setattr(module, "time", clock)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


class ByMail:
    """A table of people, none of whom is connected."""

    def __init__(self, desk: Desk, days: Days, people: list[Identity], table: str) -> None:
        self.desk, self.days, self.people, self.table, self.keys = desk, days, people, table, 0

    async def wish(self, seat: int, wishes: Wishes) -> None:
        await wishing.change_wishes(self.desk.hall, self.table, seat, wishes, lambda room: None, "", "en")

    async def days_pass(self, n: int = 3) -> None:
        """The server is stopped, and started again days later."""
        desk = self.desk
        await desk.automatic.stop()
        await self.mailbox.stop()
        desk.hall.forget(self.table)
        self.days.ahead += n * DAY
        self.mailbox = Mailbox(desk.hall, desk.thinkers)
        desk.automatic = Automatic(desk.hall, desk.thinkers)
        desk.automatic.start()
        assert not desk.hall.connections.all

    async def play(self, seat: int, move: Any, **more: Any) -> None:
        async with self.desk.hall.room(self.table) as room:
            at = room.number(seat)
        self.keys += 1
        message = wire.PlayIn(seat=seat, at=at, key=f"k{self.keys}", move=move, **more)
        await self.desk.hall.do(self.table, lambda room: play_with_plan(room, message, "en"), "x", seat)

    mailbox: Mailbox


async def by_mail(desk: Desk, days: Days, s: Table | None, game: str = "fief") -> ByMail:
    seats = 3 if s is None else int(s.seats())
    people = [await desk.person(name) for name in NAMES[:seats]]
    more = {} if s is None else {"position": game_named(game).document(s)}
    table = await desk.table(people, game, seats, delay="long", **more)
    await desk.until(table, lambda room: room.match is not None)
    there = ByMail(desk, days, people, table)
    there.mailbox = Mailbox(desk.hall, desk.thinkers)
    return there


def run(tmp_path: Path, days: Days, s: Table | None, test: Any, game: str = "fief") -> None:
    async def inside() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            there = await by_mail(desk, days, s, game)
            await test(desk, there)
            await there.mailbox.stop()

    asyncio.run(inside())


def test_a_moment_passes_for_whoever_wishes_so(tmp_path: Path, days: Days) -> None:
    """Seat 2 answers by hand before the days, seat 1 never again."""

    async def test(desk: Desk, there: ByMail) -> None:
        await there.wish(1, NEVER)
        await there.wish(2, Wishes(moments={"before_income": "always"}))
        await there.days_pass()
        room = await desk.until(there.table, lambda room: room.waiting == [2])
        assert room.seen(None).step == "window"
        await there.days_pass()
        await there.wish(2, Wishes())
        room = await desk.until(there.table, lambda room: room.seen(None).step != "window")
        assert [line for line in room.playing.lines if line[1] == "pass"] == [("1", "pass"), ("2", "pass")]

    run(tmp_path, days, in_a_window("revolt"), test)


def test_letters_wait_for_days_are_refused_by_wish_and_accepted_by_hand(tmp_path: Path, days: Days) -> None:
    async def test(desk: Desk, there: ByMail) -> None:
        await there.wish(1, Wishes(letters=[LetterWish(matter="trade", answer="refuse")]))
        for n, to in enumerate((1, 2)):
            moves = [f"offer {to}", *OFFER[1:]]
            await there.mailbox.send(there.table, wire.LetterIn(seat=0, key=f"k{n}", moves=moves), lambda room: None)
        await desk.until(there.table, lambda room: room.private.letters[0].status == "refused")
        await there.days_pass()
        async with desk.hall.room(there.table) as room:
            assert [letter.status for letter in room.private.letters] == ["refused", "open"]
            assert not room.update(None, -1, Manner("en", ""), time.time()).over
        answer = wire.LetterAnswer(seat=2, n=2, answer="accept")
        await there.mailbox.answer(there.table, answer, "x", lambda room: None)
        room = await desk.until(there.table, lambda room: room.private.letters[1].status == "accepted")
        assert room.playing.lines[-1] == ("2", "accept")

    run(tmp_path, days, buying(), test)


def test_a_plan_is_finished_with_nobody_there(tmp_path: Path, days: Days) -> None:
    """After a window, and leave that seat 1 gives by a wish: days later the whole march is made."""

    async def test(desk: Desk, there: ByMail) -> None:
        await there.wish(1, Wishes(moments={"control_changed": "always"}))
        await there.play(0, FAR, loses=["l_epervier"])
        await there.days_pass()
        room = await desk.until(there.table, lambda room: room.waiting == [1])
        assert room.private.plans[0].moves == FAR[3:]
        await there.wish(1, Wishes(letters=[LetterWish(matter="passage", answer="accept", seat=0)]))
        await there.days_pass()
        room = await desk.until(there.table, lambda room: not room.private.plans)
        assert [what for who, what in room.playing.lines if who == "0"] == FAR
        assert fief_tables.where(room.playing.state, "mireille") == "sennecy"  # type: ignore[arg-type]

    run(tmp_path, days, far_marching(), test)


def test_limits_bid_for_days(tmp_path: Path, days: Days) -> None:
    """[P-5.2] Whoever is asked in an auction has said before how far to go."""

    async def test(desk: Desk, there: ByMail) -> None:
        room = await desk.until(there.table, lambda room: bool(room.waiting))
        while room.seen(None).step != "bid":
            seat = room.waiting[0]
            await there.play(seat, [room.playing.legal(seat)[0].text])
            room = await desk.until(there.table, lambda room: bool(room.waiting))
        seats, before = [*room.waiting], len(room.playing.lines)
        for seat in range(3):
            await there.wish(seat, Wishes(bids=[BidWish(hundreds=4 if seat == seats[0] else 0)]))
        await there.days_pass()
        room = await desk.until(there.table, lambda room: room.seen(None).step != "bid")
        answers = [(int(who), what) for who, what in room.playing.lines[before:] if what in ("pass", "raise")]
        assert answers[0] == (seats[0], "raise")
        assert {seat for seat, what in answers if what == "raise"} == {seats[0]}
        assert len(answers) >= 2

    run(tmp_path, days, None, test, "princes")
