"""Answers that nobody is asked for: which they are, what others learn of them, and when they show."""

import asyncio
import json
import time
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from signoria.cli.fief.game import FiefBoard
from signoria.games import game as game_named
from signoria.games.fief import windows
from signoria.games.fief.state import Table
from signoria.games.fief.steps import kinds
from signoria.server import automatic, automatic_answers, duties, hall, wire, wishing
from signoria.server.automatic import Automatic
from signoria.server.errors import BadRequest
from signoria.server.hall import Hall
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.storage import Chair, Entry, TableRow
from signoria.server.thinkers import Thinkers
from signoria.table.automatic import unasked
from signoria.table.plans import Plan, phase_of
from signoria.table.wishes import BidWish, LetterWish, Unasked, Wishes
from tests import questions
from tests.cli import fief_games
from tests.fief import tables as fief_tables
from tests.server.rooms import Desk, Logged, Player, row_of
from tests.server.secrecy import Memory
from tests.server.test_mailbox import marching

NEVER = Wishes(reactions={"revolt": "never"})
WINDOWS = 1000  # of each world
PLANTED = 0.1  # seconds


def in_a_window(held: str, asked: int = 6, point: int = windows.BEFORE_INCOME) -> Table:
    """A window for seats 1 and 2. Seat 1 holds a card of this kind, seat 2 a Tax."""
    s = fief_games.course(fief_games.rich(4), 10, kinds.PURCHASES)
    fief_tables.hand(s, 1, held)
    fief_tables.hand(s, 2, "tax")
    f = s.push(kinds.WINDOW)
    s.stack[f + windows.AT] = point
    s.stack[f + windows.ASKED] = asked
    return s


def room_at(s: Table, wishes: dict[int, Wishes] | None = None, bots: dict[int, str] | None = None, **row: Any) -> Room:
    room = Room(*told_of(s, bots or {}, **row))
    room.private.wishes = dict(wishes or {})
    room.fold(Entry(table="t", seq=0, at=1000.0, by="table", lines=room.start()))
    return room


def told_of(s: Table, bots: dict[int, str], **more: Any) -> tuple[TableRow, list[Chair]]:
    row = row_of("fief", 4)
    row.position, row.delay = game_named("fief").document(s), "short"
    for name, value in more.items():
        setattr(row, name, value)
    chairs = [
        Chair(table="t", seat=seat, bot=bots.get(seat, ""), person=None if seat in bots else f"p{seat}")
        for seat in range(row.seats)
    ]
    return row, chairs


def answered(room: Room, seat: int = 1) -> str:
    return duties.given(room, seat)[0]


# ---------------------------------------------------------------- what is answered


def test_who_can_play_nothing_passes() -> None:
    assert [answered(room_at(in_a_window("tax")), seat) for seat in (1, 2)] == ["pass", "pass"]
    assert answered(room_at(in_a_window("revolt"))) == ""


@pytest.mark.parametrize(
    ("wishes", "point", "expected"),
    [
        (Wishes(reactions={"revolt": "never"}), windows.BEFORE_INCOME, "pass"),
        (Wishes(reactions={"revolt": "battles"}), windows.BEFORE_INCOME, "pass"),
        (Wishes(reactions={"ambush": "never"}), windows.BEFORE_INCOME, ""),
        (Wishes(moments={"before_income": "never"}), windows.BEFORE_INCOME, "pass"),
        (Wishes(moments={"tax_laid": "never"}), windows.BEFORE_INCOME, ""),
        (Wishes(moments={"before_income": "battles"}), windows.BEFORE_INCOME, "pass"),
        (Wishes(moments={"tax_laid": "battles"}), windows.BEFORE_INCOME, ""),
    ],
)
def test_a_card_is_kept_silent_as_its_owner_wishes(wishes: Wishes, point: int, expected: str) -> None:
    assert answered(room_at(in_a_window("revolt", point=point), {1: wishes})) == expected


@pytest.mark.parametrize(
    "wishes", [Wishes(reactions={"revolt": "always"}), Wishes(moments={"before_income": "always"})]
)
def test_who_wants_to_be_asked_is_though_nothing_can_be_played(wishes: Wishes) -> None:
    assert answered(room_at(in_a_window("tax"), {1: wishes})) == ""


def test_who_is_quiet_for_a_phase_reacts_again_in_the_next() -> None:
    room = room_at(in_a_window("revolt"))
    room.private.wishes[1] = automatic_answers.checked(room, 1, Wishes(quiet="phase"))
    room.private.worked_out.clear()
    assert answered(room) == "pass"
    over = msgspec.structs.replace(room.private.wishes[1], quiet_since="2 4")
    assert answered(room_at(in_a_window("revolt"), {1: over})) == ""
    assert answered(room_at(in_a_window("revolt"), {1: Wishes(quiet="battle")})) == "", "there is no battle"


def test_who_is_quiet_while_the_same_can_be_played_is_asked_again_once_that_changes() -> None:
    """[F-13.5] One gesture for all windows of a phase in which nothing new can be done; a tunnel more can."""
    room = room_at(in_a_window("revolt"))
    quiet = automatic_answers.checked(room, 1, Wishes(quiet="same"))
    assert answered(room_at(in_a_window("revolt"), {1: quiet})) == "pass"
    assert answered(room_at(in_a_window("revolt", point=windows.TAX_LAID), {1: quiet})) == "pass"
    more = in_a_window("revolt")
    fief_tables.hand(more, 1, "cardinal")
    assert answered(room_at(more, {1: quiet})) == ""
    phase = automatic_answers.moment_of(room, 1)
    later = msgspec.structs.replace(quiet, quiet_since=quiet.quiet_since.replace(phase, "1 1"))
    assert later != quiet
    assert answered(room_at(in_a_window("revolt"), {1: later})) == "", "in another phase"
    shared = at_one_screen("revolt", {1: quiet})
    assert answered(shared) == "", "whoever sits there would see that nothing new can be played"


def test_a_bot_that_plays_on_for_somebody_decides_itself() -> None:
    """It kept every card that they had wanted to keep, and bid as far as they would have."""
    room = room_at(in_a_window("revolt"), {1: NEVER})
    assert (answered(room), duties.bots(room)) == ("pass", [])
    fold(room, room.hand_over(1, "club"), "table")
    assert (answered(room), duties.bots(room)) == ("", [1])
    fold(room, room.come_back(1), "p1")
    assert (answered(room), duties.bots(room)) == ("pass", [])


@pytest.mark.parametrize("held", ["tax", "revolt"])
def test_a_bot_that_passes_for_somebody_has_moved_whatever_it_holds(held: str) -> None:
    """A pass of a bot that could play nothing was none of its moves: its owner came back to an empty clock."""
    room = room_at(in_a_window(held, asked=2), pace={"kind": "bank", "seconds": 100, "increment": 0, "out": "bot"})
    room.clocks.left[1] = 0.0
    fold(room, room.hand_over(1, "club"), "table")
    by = duties.given(room, 1)[1] or "bot club"
    fold(room, room.answer(1, None, "pass"), by)
    fold(room, room.come_back(1), "p1")
    assert (by, room.clocks.left[1]) == ({"tax": "automatic", "revolt": "bot club"}[held], 10.0)


def test_what_was_to_be_quiet_in_an_earlier_phase_is_not_by_another_wish() -> None:
    """A bell that was rung in the next phase made all of that phase quiet, and the drawer still said so before."""
    room = room_at(in_a_window("revolt"))
    over = Wishes(quiet="phase", quiet_since="1 1")
    room.private.wishes[1] = over
    assert automatic_answers.wishes_of(room, 1) == Wishes()
    for quiet, expected in ((over, ""), (Wishes(quiet="phase"), "pass")):
        wished = msgspec.structs.replace(quiet, reactions={"ambush": "never"})
        room.private.wishes[1] = over
        room.private.wishes[1] = automatic_answers.checked(room, 1, wished)
        room.private.worked_out.clear()
        assert answered(room) == expected


def letter_room(wishes: dict[int, Wishes]) -> Room:
    """Seat 0 offers seat 1 a bargain."""
    s = fief_games.course(fief_games.rich(4), 10, kinds.PURCHASES)
    room = room_at(s, wishes)
    for move in ("offer 1", "money give 1", "money take 2", "propose"):
        made = room.answer(0, None, move)
        room.fold(Entry(table="t", seq=room.seq + 1, at=1001.0, by="p0", lines=made))
    assert room.waiting == [1]
    return room


def test_letters_are_answered_as_one_wishes_for_the_matter_and_its_sender() -> None:
    def wish(answer: Any, seat: int | None) -> LetterWish:
        return LetterWish(matter="trade", answer=answer, seat=seat)

    assert answered(letter_room({1: Wishes(letters=[wish("refuse", None)])})) == "refuse"
    assert answered(letter_room({1: Wishes(letters=[wish("refuse", 2)])})) == ""
    assert answered(letter_room({1: Wishes(letters=[wish("accept", None), wish("refuse", 0)])})) == "refuse"
    assert answered(letter_room({1: Wishes(letters=[LetterWish(matter="passage", answer="refuse")])})) == ""


def test_a_wish_to_accept_gives_nothing_away() -> None:
    """Whoever is let pass for nothing could otherwise ask for a fortune with the same letter."""
    wish = Wishes(letters=[LetterWish(matter="passage", answer="accept", seat=0)])
    march = ["march baudoin", "step charolles", "men 2", "ask_leave l_epervier"]
    for asks, expected in (([], "accept"), (["money give 1"], "accept"), (["money take 2"], "")):
        room = room_at(marching(), {1: wish})
        for move in (*march, *asks, "propose"):
            fold(room, room.answer(0, None, move), "p0")
        assert (room.waiting, answered(room)) == ([1], expected)


def test_a_wish_ends_with_its_phase() -> None:
    def wish(given: str) -> Wishes:
        return Wishes(letters=[LetterWish(matter="trade", answer="refuse", until="phase", given=given)])

    now = automatic_answers.moment_of(letter_room({}), 1)
    assert answered(letter_room({1: wish(now)})) == "refuse"
    assert answered(letter_room({1: wish("2 4")})) == ""


def test_bids_are_made_up_to_a_limit() -> None:
    table = Logged("princes", 3)
    for _ in range(400):
        if table.room.game.name and table.room.seen(None).step == "bid":
            break
        table.play(table.room.waiting[0])
    seat = table.room.waiting[0]
    best = int(table.room.seen(seat).known.stack[table.room.seen(seat).known.top + 3])
    for most, expected in ((best + 1, "raise"), (best, "pass"), (0, "pass")):
        table.room.private.wishes[seat] = Wishes(bids=[BidWish(hundreds=most)])
        table.room.private.worked_out.clear()
        assert answered(table.room, seat) == expected


def test_after_taking_an_answer_back_one_is_asked() -> None:
    room = room_at(in_a_window("tax"), {2: Wishes(reactions={"ambush": "always"})})
    fold(room, duties.answer_by_order(room, 1), "automatic")
    fold(room, room.undo(1), "p1")
    assert (room.waiting, answered(room)) == ([1, 2], "")
    fold(room, room.play(1, None, "pass"), "p1")
    assert room.hands_on == set()


def fold(room: Room, lines: list[list[str]], by: str, at: float = 1001.0) -> None:
    room.fold(Entry(table="t", seq=room.seq + 1, at=at, by=by, lines=lines))


def test_a_public_only_answer_waits_for_nothing() -> None:
    """[F-2.3.3] A lord with one place to enter: everybody can see it."""
    room = room_at(in_a_window("tax"))
    public = Unasked(0, "one-answer")
    assert automatic_answers.shows_at(room, public) == 0.0 < automatic_answers.shows_at(room, None)


# ---------------------------------------------------------------- what others learn


def told(room: Room, viewer: int | None) -> bytes:
    """Everything that a viewer is sent of a moment, with its size."""
    update = room.update(viewer, -1, Manner("en", "words", picture=True), 2000.0)
    return msgspec.json.encode([update, room.out("p0")])


@pytest.mark.parametrize("bots", [{}, {2: "club"}, {3: "club"}])
def test_worlds_that_differ_in_secret_tell_others_the_same(bots: dict[int, str]) -> None:
    """An empty hand, and a full one that is kept silent, look the same: moment by moment, to everybody else."""
    worlds = [room_at(in_a_window("tax"), {}, bots), room_at(in_a_window("revolt"), {1: NEVER}, bots)]
    while all(duties.orders(room) for room in worlds):
        for viewer in (None, 0, 2, 3):
            assert told(worlds[0], viewer) == told(worlds[1], viewer)
        schedules = [[(duties.shows_at(room, seat, 0.0), seat) for seat in duties.orders(room)] for room in worlds]
        assert schedules[0] == schedules[1]
        for room in worlds:
            seat = duties.orders(room)[0]
            fold(room, duties.answer_by_order(room, seat), duties.given(room, seat)[1], schedules[0][0][0])
            room.were_told()
    assert [room.waiting for room in worlds] == [worlds[0].waiting] * 2
    assert worlds[0].seen(None).step != "window"
    for viewer in (None, 0, 2, 3):
        assert told(worlds[0], viewer) == told(worlds[1], viewer)


def at_one_screen(held: str, wishes: dict[int, Wishes] | None = None) -> Room:
    """Ann plays seats 0 and 1 at one screen, Bob seat 2."""
    room = room_at(in_a_window(held), wishes, hot_seat=True)
    for seat, person in enumerate("aabc"):
        room.chairs[seat].person = person
    return room


def test_at_one_screen_nobody_is_passed_over_for_what_they_hold() -> None:
    """Whoever sits there would see that a window closed by itself, or did not. Elsewhere it may."""
    for held in ("tax", "revolt"):
        room = at_one_screen(held)
        assert (answered(room, 1), answered(room, 2)) == ("", "pass")
    assert answered(at_one_screen("revolt", {1: NEVER})) == ""
    assert answered(at_one_screen("revolt", {1: Wishes(moments={"before_income": "never"})})) == "pass"


def test_at_one_screen_nothing_is_put_off() -> None:
    room = at_one_screen("tax")
    assert automatic_answers.drawn_delay(room) > 0
    for chair in room.chairs:
        chair.person = "a"
    assert automatic_answers.drawn_delay(room) == 0.0


def test_everybody_is_told_who_may_react_and_nobody_who_has_answered() -> None:
    room = room_at(in_a_window("tax"), {2: Wishes(moments={"before_income": "always"})})
    before = [room.update(viewer, -1, Manner("en", "words"), 2000.0).reaction for viewer in (None, 0, 1, 2, 3)]
    assert before[0] == wire.Reaction(moment="before_income", words="Before the income", asked=[1, 2], passing="pass")
    fold(room, duties.answer_by_order(room, 1), "automatic")
    room.were_told()
    after = [room.update(viewer, -1, Manner("en", "words"), 2000.0).reaction for viewer in (None, 0, 1, 2, 3)]
    assert before == after == [before[0]] * 5
    fold(room, room.play(2, None, "pass"), "p2")
    assert room.update(None, -1, Manner("en", "words"), 2000.0).reaction is UNSET


def anybody(room: Room) -> None:
    """Whoever asks may."""


def test_a_wish_leaves_no_trace_before_the_end(tmp_path: Any) -> None:
    """Neither an entry nor a message; at the end it stands in the record."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people, "fief", 3, bots={"2": "random"}, options={"turn_limit": 1})
            room = await desk.until(table, lambda room: room.match is not None)
            before, heard = room.seq, room.number(None)
            wished = Wishes(reactions={"ambush": "never"}, letters=[LetterWish(matter="trade", answer="refuse")])
            out = await wishing.change_wishes(desk.hall, table, 0, wished, anybody, "", "en")
            assert out.wishes.letters[0].given, "when it was given"
            assert (room.seq, room.number(None)) == (before, heard)
            desk.hall.forget(table)
            async with desk.hall.room(table) as room:
                assert room.private.wishes[0].reactions == {"ambush": "never"}
            with pytest.raises(BadRequest, match=r"reactions.dragon"):
                await wishing.change_wishes(
                    desk.hall, table, 0, Wishes(reactions={"dragon": "never"}), anybody, "", "en"
                )
            await desk.hall.do(table, lambda room: room.resign(0), "x")
            await desk.hall.do(table, lambda room: room.resign(1), "x")
            room = await desk.until(table, lambda room: room.is_over)
            text = room.record().text()
            assert '! automatic 0 {"reactions":{"ambush":"never"}' in text

    asyncio.run(run())


# ---------------------------------------------------------------- when it shows


class Clock:
    """Time that passes when it is told to, for the modules that ask for it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    def perf_counter(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.now


class Alone(Automatic):
    """What happens by itself, one thing after the other, in the time of a clock."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        super().__init__(hall, Thinkers(0, 1.0))
        self.clock = clock
        self.wakes: list[float] = []

    def look(self, table: str) -> None:
        pass

    def look_later(self, table: str, seconds: float) -> None:
        self.wakes.append(self.clock.now + seconds)

    async def close(self, room: Room) -> float:
        """When the window of a room closes."""
        while room.seen(None).step == "window":
            if not await self.act("t"):
                self.clock.now = max(self.clock.now, self.wakes.pop())
        return self.clock.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (automatic, hall, automatic_answers):
        monkeypatch.setattr(module, "time", clock)
    return clock


def closing_times(clock: Clock, s: Table, wishes: dict[int, Wishes], late: float = 0.0) -> list[float]:
    """How long windows stay open in which nobody acts by hand; `late` is a fault for which seat 1 answers later."""
    first = room_at(s, wishes)
    match = first.playing

    async def run() -> list[float]:
        seconds = []
        for number in range(WINDOWS):
            there = Hall(Memory())
            room = first_again(first, match)
            room.row.secret = f"{number:064x}"
            there.rooms["t"], there.locks["t"] = room, asyncio.Lock()
            clock.now = room.noticed_at = 1000.0 + late * (1 in wishes)
            seconds.append(await Alone(there, clock).close(room) - 1000.0)
        return seconds

    return asyncio.run(run())


def first_again(room: Room, match: Any) -> Room:
    again = Room(msgspec.structs.replace(room.row), room.chairs)
    again.private.wishes = room.private.wishes
    again.match = match.copy()
    again.fold(Entry(table="t", seq=0, at=1000.0, by="table", lines=[]))
    return again


def gap(one: list[float], other: list[float]) -> float:
    """The largest difference between two distributions (Kolmogorov and Smirnov)."""
    return max(
        abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in other) / len(other))
        for at in sorted({*one, *other})[:: max(1, len(one) // 50)]
    )


def test_windows_close_after_a_time_that_tells_nothing(clock: Clock) -> None:
    """1,000 windows of each world: the same times, drawn between half a second and one; 100 ms more are seen."""
    empty = closing_times(clock, in_a_window("tax"), {})
    silent = closing_times(clock, in_a_window("revolt"), {1: NEVER})
    assert empty == silent
    assert 0.5 <= min(empty) < 0.52
    assert 0.98 < max(empty) <= 1.0
    late = closing_times(clock, in_a_window("revolt"), {1: NEVER}, PLANTED)
    assert gap(empty, silent) == 0.0
    assert gap(empty, late) > 0.15


def test_a_plan_closes_no_window_sooner(clock: Clock) -> None:
    """What was planned answered at once: everybody saw that there was a plan, and that no answer was automatic."""
    room = room_at(in_a_window("revolt", asked=2))
    room.private.plans[1] = Plan(["pass"], [], len(room.playing.events), phase_of(room.playing))
    opened, closes = room.noticed_at, automatic_answers.closes_at(room)

    async def run() -> float:
        there = Hall(Memory())
        there.rooms["t"], there.locks["t"] = room, asyncio.Lock()
        clock.now = opened
        return await Alone(there, clock).close(room)

    assert asyncio.run(run()) == closes >= opened + 0.5
    assert room.private.plans == {}


def test_the_delay_is_an_option_of_the_table_and_only_among_people() -> None:
    s = in_a_window("tax")
    waits = {delay: automatic_answers.drawn_delay(room_at(s, delay=delay)) for delay in ("none", "short", "long")}
    assert waits["none"] == 0.0
    assert 0.5 <= waits["short"] <= 1.0
    assert 2.0 <= waits["long"] <= 5.0
    assert automatic_answers.drawn_delay(room_at(s, bots={1: "club", 2: "club", 3: "club"})) == 0.0


def test_a_bot_that_searches_is_given_its_time_also_where_it_has_none_to_search() -> None:
    """0.8 seconds a move: without them a window would close sooner where the bot holds nothing."""
    held = [room_at(in_a_window(kind), bots={1: "master"}) for kind in ("tax", "revolt")]
    assert duties.orders(held[0]) == [1, 2] != duties.orders(held[1])
    closing = [automatic_answers.closes_at(room) - room.noticed_at for room in held]
    assert closing[0] == closing[1] >= 0.8
    alone = room_at(in_a_window("tax"), bots=dict.fromkeys(range(4), "master"))
    assert automatic_answers.closes_at(alone) == alone.noticed_at


def test_a_quick_hand_closes_no_window_sooner() -> None:
    """Else it would tell that nobody's answer was automatic."""

    async def run() -> None:
        there = Hall(Memory())
        room = room_at(in_a_window("revolt", asked=2))
        there.rooms["t"], there.locks["t"] = room, asyncio.Lock()
        room.noticed_at = time.time() - 0.4
        wait = automatic_answers.closes_at(room) - time.time()
        began = asyncio.get_running_loop().time()
        await automatic_answers.held_back(there, "t", 1, anybody)
        assert asyncio.get_running_loop().time() - began >= wait - 0.02 > 0
        await automatic_answers.held_back(there, "t", 0, anybody)

    asyncio.run(run())


def test_how_long_an_answer_takes_does_not_tell_whether_it_is_the_last() -> None:
    """Only the last answer waited: an illegal move showed whether all others had answered, also one for their seats."""

    async def held(others: bool, check: Any = anybody) -> bool:
        there = Hall(Memory())
        room = room_at(in_a_window("revolt", asked=6))
        there.rooms["t"], there.locks["t"] = room, asyncio.Lock()
        if others:
            fold(room, duties.answer_by_order(room, 2), "automatic")
        room.noticed_at = time.time() - 0.4
        began = asyncio.get_running_loop().time()
        await automatic_answers.held_back(there, "t", 1, check)
        return asyncio.get_running_loop().time() - began > 0.05

    def nobody(room: Room) -> None:
        raise BadRequest("not yours")

    async def run() -> None:
        assert [await held(others) for others in (False, True)] == [True, True]
        assert [await held(others, nobody) for others in (False, True)] == [False, False]

    asyncio.run(run())


def test_who_is_logged_out_while_an_answer_waits_has_not_answered(tmp_path: Any) -> None:
    """The answer was held back for up to five seconds, and made although the session had ended meanwhile."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            ann = await desk.person("Ann")
            row, _ = told_of(in_a_window("revolt", asked=2), {})
            table = await desk.place(row, ann, {})
            async with desk.hall.room(table) as room:
                room.noticed_at = time.time() + 0.3
                seq = room.seq
            player = Player(desk, ann, table, 1)
            message = {"type": "move", "table": table, "seat": 1, "key": "k", "at": 0, "move": "pass"}
            answering = asyncio.create_task(player.talker.hear(json.dumps(message)))
            await asyncio.sleep(0.1)
            player.connection.end()
            await answering
            async with desk.hall.room(table) as room:
                assert (room.seq, room.waiting) == (seq, [1])

    asyncio.run(run())


def test_the_rule_of_the_terminal_is_this_one() -> None:
    """[F-13.5] One spelling: what the terminal does not ask, the server answers."""
    for held in ("tax", "revolt"):
        m = fief_games.shown(in_a_window(held))
        found, said = unasked(m.seen(1)), FiefBoard(game_named("fief")).unasked(m, 1)
        assert (None if found is None else m.game.verbs.text(found.code)) == (None if said is None else said.text)


def test_settings_over_http_and_the_line(tmp_path: Any) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people, "princes", 3, bots={"2": "random"})
            await desk.until(table, lambda room: room.match is not None)
            ann = Player(desk, people[0], table, 0)
            message = {"type": "automatic", "table": table, "seat": 0, "id": "a"}
            await ann.talker.hear(json.dumps(message | {"wishes": {"bids": [{"hundreds": 8}]}}))
            heard = json.loads(ann.connection.queue.get_nowait())  # type: ignore[arg-type]
            assert (heard["type"], heard["wishes"]["bids"][0]["hundreds"]) == ("automatic", 8)
            await ann.talker.hear(json.dumps(message | {"seat": 1}))
            assert json.loads(ann.connection.queue.get_nowait())["type"] == "refused"  # type: ignore[arg-type]

    asyncio.run(run())


def test_questions_are_counted_by_gestures() -> None:
    """`make questions` joins what one gesture of the table answers, and nothing after a refusal."""
    m = fief_games.fresh()

    def decision(seat: int, step: str, text: str, silent: Unasked | None = None) -> questions.Decision:
        return questions.Decision(seat, 1, step, m.move(text), "1 5", silent)

    march = [decision(0, *one) for one in (("moving", "march eric"), ("group", "step bourg"), ("loading", "men 1"))]
    leave = [decision(0, "group", "ask_leave blaye"), decision(0, "offer", "propose")]
    passes = [decision(0, "window", "pass"), decision(0, "window", "pass", Unasked(0, "nothing-playable"))]
    assert len(questions.gestures([*march, *leave, decision(1, "offer", "accept")])) == 2
    assert len(questions.gestures([*march, *passes, decision(0, "group", "halt")])) == 2
    assert len(questions.gestures([*march, *leave, decision(1, "offer", "refuse"), decision(0, "group", "halt")])) == 3
    rides = [*march, decision(0, "group", "cavalcade blaye"), decision(1, "cavalcade", "let_pass")]
    assert len(questions.gestures([*rides, decision(0, "cavalcade", "go_on")])) == 3, "no plan knows whether they pass"


def test_candidates_for_two_offices_are_two_gestures() -> None:
    """The second election begins when the first has been counted; they were counted as one question."""
    m = fief_games.fresh()

    def decision(seat: int, step: str, text: str) -> questions.Decision:
        return questions.Decision(seat, 1, step, m.move(text), "1 5", None)

    stands = [decision(0, "candidacy", text) for text in ("stand eric", "stand arthur")]
    assert len(questions.gestures(stands)) == 1
    assert len(questions.gestures([stands[0], decision(1, "ballots", "lay nobody nobody"), stands[1]])) == 3
