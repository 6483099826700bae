"""Clocks follow from the log alone: per move, a bank with increment, several at once, taking back, coming back."""

import random
from functools import partial

import pytest

from signoria.server import duties
from signoria.server.clocks import Clocks
from signoria.server.room import Lines, Room
from signoria.server.wire import Bank, NoClock, PerMove
from signoria.table.digest import BRIEF, GRAVE, USUAL, Lingered
from signoria.table.pacing import pacing
from tests.server.rooms import Logged

SLOW = pacing().seconds["slow"]
BEHIND = pacing().latest  # seconds that a clock stands at the most before it runs


def begun(pace: PerMove | Bank | NoClock, waiting: list[int], seats: int = 3) -> Clocks:
    clocks = Clocks(pace, seats)
    clocks.turn_to(waiting, 100.0)
    return clocks


def test_without_a_pace_no_clock_runs() -> None:
    clocks = begun(NoClock(), [0])
    assert (clocks.deadline(), clocks.out(1e12), clocks.out_json(200.0)) == (None, [], None)


def test_a_bank_goes_down_while_its_seat_must_answer_and_gains_the_increment() -> None:
    clocks = begun(Bank(seconds=60, increment=5), [0])
    assert clocks.deadline() == 160
    clocks.turn_to([1], 110.0, mover=0)
    assert (clocks.left, clocks.deadline()) == ([55, 60, 60], 170)
    clocks.turn_to([0], 130.0, mover=1)
    assert clocks.left == [55, 45, 60]


def test_each_decision_has_its_own_time_where_time_is_per_move() -> None:
    clocks = begun(PerMove(seconds=30), [0])
    clocks.turn_to([0], 120.0, mover=0)  # the second decision of the same turn
    assert clocks.deadline() == 150
    clocks.turn_to([1], 145.0, mover=0)
    clocks.turn_to([0], 150.0, mover=1)
    assert clocks.deadline() == 180


def test_all_who_must_answer_a_sealed_step_run_at_once() -> None:
    clocks = begun(Bank(seconds=60, increment=2), [0, 1, 2])
    clocks.turn_to([0, 2], 110.0, mover=1)
    assert clocks.left == [50, 52, 50]
    clocks.turn_to([2], 130.0, mover=0)
    assert (clocks.left, clocks.running, clocks.deadline()) == ([32, 52, 30], [2], 160)
    assert clocks.out(159.9) == []
    assert clocks.out(160.0) == [2]


def test_sealed_answers_of_others_give_nobody_a_fresh_time() -> None:
    clocks = begun(PerMove(seconds=30), [0, 1])
    clocks.turn_to([0], 120.0, mover=1)
    assert clocks.deadline() == 130, "seat 0 stands before the same decision as before"


def test_a_line_of_the_table_stops_no_clock() -> None:
    clocks = begun(PerMove(seconds=30), [0])
    clocks.turn_to([0], 110.0)
    clocks.turn_to([0], 120.0)
    assert clocks.deadline() == 130


def test_who_acts_out_of_turn_gains_nothing() -> None:
    clocks = begun(Bank(seconds=60, increment=5), [0])
    clocks.turn_to([0], 110.0, mover=2)
    assert clocks.left == [50, 60, 60]
    clocks.turn_to([0], 115.0, taken_back={2: 1})
    assert clocks.left == [45, 60, 60]


def test_nobody_makes_time_by_moving_and_taking_back() -> None:
    """Once each move gave its increment, or a fresh time, and taking it back left that standing."""
    clocks = begun(Bank(seconds=60, increment=5), [0])
    for i in range(10):
        clocks.turn_to([1], 101.0 + 2 * i, mover=0)
        clocks.turn_to([0], 101.0 + 2 * i, taken_back={0: 1})
    assert clocks.left[0] == 60 - 19
    clocks = begun(PerMove(seconds=30), [0])
    clocks.turn_to([0], 120.0, mover=0)
    clocks.turn_to([0], 121.0, taken_back={0: 1})
    assert clocks.deadline() == 131, "ten seconds were left when the move was made"
    clocks.turn_to([1], 125.0, mover=0)
    clocks.turn_to([0], 128.0, taken_back={0: 1})
    assert clocks.deadline() == 134, "six were left, and his clock stood while the other thought"


def test_a_clock_that_goes_backwards_takes_no_time() -> None:
    clocks = begun(Bank(seconds=60), [0])
    clocks.turn_to([1], 90.0, mover=0)
    assert clocks.left[0] == 60


def test_whose_bank_is_empty_gets_a_tenth_when_he_comes_back() -> None:
    clocks = begun(Bank(seconds=60), [0])
    clocks.turn_to([], 200.0)
    clocks.come_back(0)
    assert clocks.left[0] == 0, "the bot has not moved yet"
    clocks.helped.add(0)
    clocks.come_back(0)
    assert clocks.left[0] == 6
    clocks.come_back(1)
    assert clocks.left[1] == 60


# ---------------------------------------------------------------- boards that still show what others did


def did(seat: int | None, *weights: int) -> list[Lingered]:
    return [Lingered(seat, weight, True) for weight in weights]


def asked_after(actions: list[Lingered], pace: PerMove | Bank | None = None, mover: int = 0) -> Clocks:
    """Seat 1 is asked at 200, when seat 0 or somebody else has done all this."""
    clocks = begun(pace or Bank(seconds=60), [0])
    clocks.turn_to([1], 200.0, mover)
    clocks.boards.tell(actions, 200.0, mover)
    return clocks


def test_a_clock_stands_until_the_board_shows_the_present() -> None:
    """The last action is told while one may answer already, so that it takes no time."""
    clocks = asked_after(did(0, USUAL, BRIEF, USUAL))
    wait = SLOW[USUAL] + SLOW[BRIEF]
    shown = clocks.out_json(201.0)
    assert shown is not None
    assert (shown.left[1], shown.running) == (60, [1])
    assert shown.starts_in[1] == pytest.approx(wait - 1)
    assert clocks.deadline() == pytest.approx(260 + wait)
    assert (clocks.out(260.1), clocks.out(260.1 + wait)) == ([], [1])
    clocks.turn_to([0], 210.0, mover=1)
    assert clocks.left[1] == pytest.approx(60 - 10 + wait)
    assert asked_after(did(0, GRAVE)).deadline() == 260


def test_whoever_answers_before_that_has_lost_no_time_and_won_none() -> None:
    for pace, left in ((Bank(seconds=60, increment=5), 65), (PerMove(seconds=60), 60)):
        clocks = asked_after(did(0, USUAL, USUAL), pace)
        clocks.turn_to([0], 200.5, mover=1)
        assert clocks.left[1] == left


def test_a_clock_stands_for_less_than_6_seconds_however_much_has_happened() -> None:
    clocks = asked_after(did(0, *[GRAVE] * 50))
    assert clocks.deadline() == 260 + BEHIND < 266
    clocks.turn_to([1], 201.0, mover=0)
    clocks.boards.tell(did(0, *[GRAVE] * 50), 201.0, 0)
    clocks.turn_to([1], 230.0)
    assert clocks.left[1] == 60 - 29 + BEHIND


def test_what_the_board_has_shown_meanwhile_takes_no_time() -> None:
    """Three moves with a minute between them keep no board behind."""
    clocks = begun(Bank(seconds=600), [0])
    for now in (200.0, 260.0, 320.0):
        clocks.turn_to([0], now, mover=0)
        clocks.boards.tell(did(0, USUAL), now, 0)
    clocks.turn_to([1], 321.0, mover=0)
    clocks.boards.tell(did(0, USUAL), 321.0, 0)
    assert clocks.deadline() == pytest.approx(320 + SLOW[USUAL] + 600), "one second of the third has passed"


def test_an_action_that_goes_on_is_told_once_more_or_waits_where_it_waited() -> None:
    clocks = asked_after(did(0, USUAL))
    clocks.boards.tell([Lingered(0, USUAL, False)], 201.0, 0)
    assert clocks.boards.present[1] == pytest.approx(200 + SLOW[USUAL])
    clocks.boards.tell([Lingered(0, USUAL, False)], 201.2, 0)
    assert clocks.boards.present[1] == pytest.approx(200 + SLOW[USUAL])


def test_what_one_did_oneself_stops_no_clock() -> None:
    assert asked_after(did(1, GRAVE, GRAVE), mover=1).deadline() == 260
    assert asked_after([*did(1, GRAVE), *did(None, USUAL)], mover=1).deadline() == 260
    assert asked_after([*did(1, GRAVE), *did(None, USUAL, USUAL)], mover=1).deadline() == 260 + SLOW[USUAL]


def test_nobody_makes_time_by_bringing_something_about_and_taking_it_back() -> None:
    """The dice that a move of one's own leads to stop one's clock once, not after every take-back."""
    clocks = asked_after(did(None, USUAL, USUAL), mover=1)
    for now in (203.0, 206.0, 209.0):
        clocks.turn_to([1], now, taken_back={1: 1})
        clocks.boards.undone.add(1)
        clocks.turn_to([1], now, mover=1)
        clocks.boards.tell(did(None, USUAL, USUAL), now, 1)
    clocks.turn_to([1], 210.0)
    assert clocks.left[1] == pytest.approx(60 - 10 + SLOW[USUAL])
    clocks.boards.tell(did(0, USUAL, USUAL), 210.0, 0)
    assert clocks.boards.present[1] > 210


# ---------------------------------------------------------------- at a table


def assert_same(table: Logged) -> None:
    """A process that has only the log has the same clocks."""
    again, mine = table.read_again().clocks, table.room.clocks
    assert (again.left, again.running, again.since) == (mine.left, mine.running, mine.since)
    assert again.deadline() == mine.deadline()
    assert vars(again.boards) == vars(mine.boards)


def test_after_a_restart_all_clocks_are_the_same() -> None:
    """Through a whole draft, where all choose at once, moves that are taken back, a bot and a return."""
    table = Logged("lorenzo", 3, Bank(seconds=1000, increment=3), advanced=True)
    at_once = 0
    for i in range(40):
        seat = table.room.waiting[-1]
        at_once = max(at_once, len(table.room.clocks.running))
        table.play(seat, after=1.0 + i % 3)
        if i % 7 == 3:
            table.do(partial(Room.undo, seat=seat), after=0.5)
            if table.room.affairs.ask is not None:
                for other in [other for other in range(3) if other != seat]:
                    table.do(partial(Room.consent, seat=other, agree=True), after=0.25)
        if i == 20:
            table.do(lambda room: room.hand_over(1, "random"), after=2.0)
            assert 1 not in table.room.clocks.running
            table.do(lambda room: room.come_back(1), after=50.0)
        assert_same(table)
        assert table.room.clocks.running == table.room.waiting
    assert at_once == 3


def test_back_in_a_sealed_step_no_clock_tells_who_has_answered() -> None:
    """A story: after all had agreed to take the last choice back, only the clock of who had not answered ran."""
    table = Logged("lorenzo", 3, Bank(seconds=1000, increment=3), advanced=True)
    room = table.room
    while len(room.waiting) < 3:
        table.play(room.waiting[0])
    for seat in (0, 1, 2):
        table.play(seat, after=1.0)
    table.do(partial(Room.undo, seat=2))
    for other in (0, 1):
        table.do(partial(Room.consent, seat=other, agree=True))
    assert (room.waiting, room.shown_waiting) == ([2], [0, 1, 2])
    for viewer in (None, 2):
        shown = room.clock_for(viewer, table.now)
        assert shown is not None
        assert shown.running == [0, 1, 2]
    assert_same(table)


@pytest.mark.parametrize("game", ["lorenzo", "princes", "fief"])
def test_the_clock_of_whoever_is_asked_stands_while_a_board_shows_what_bots_did(game: str) -> None:
    """Three seats answer at once, one after the other: the board of the fourth shows it in its own time."""
    table = Logged(game, 4, Bank(seconds=1000), bots={1: "random", 2: "random", 3: "random"})
    stood = 0.0
    for i in range(120):
        room = table.room
        seat = room.waiting[0]
        moves = room.legal(seat, "en")
        answer = partial(Room.answer, seat=seat, at=None, move=moves[i % len(moves)].text)
        table.do(answer, f"p{seat}" if seat == 0 else "bot random", after=20.0 if seat == 0 else 0.01)
        if room.is_over:
            break
        clock = room.clock_for(None, table.now)
        assert clock is not None
        assert max(clock.starts_in) <= BEHIND
        if 0 in room.waiting:
            stood = max(stood, clock.starts_in[0])
            deadline = room.clocks.deadline()
            assert deadline == pytest.approx(table.now + clock.starts_in[0] + room.clocks.left[0])
    assert_same(table)
    assert stood > 1


def test_what_one_seat_alone_may_know_stops_no_clock() -> None:
    """A standing order, or an answer to a sealed step, of which nobody else is told."""
    table = Logged("princes", 3, Bank(seconds=1000))
    for seat in table.room.waiting[:-1]:
        before = dict(vars(table.room.clocks.boards))
        table.do(partial(Room.order, seat=seat, moves=[table.room.legal(seat, "en")[0].text], until=[], times=1))
        table.play(seat, after=1.0)
        assert vars(table.room.clocks.boards) == before


def test_taking_back_by_consent_takes_the_increments_of_all_moves_it_undoes() -> None:
    table = Logged("lorenzo", 2, Bank(seconds=100, increment=10))
    first = table.room.waiting[0]
    while table.room.waiting == [first]:
        table.play(first)
    while table.room.waiting == [1 - first]:
        table.play(1 - first)
    gained = table.room.clocks.left[1 - first] - 100
    assert gained > 0
    table.do(lambda room: room.undo(first))
    table.do(lambda room: room.consent(1 - first, True))
    assert table.room.clocks.left[1 - first] == 100
    assert_same(table)


def test_the_clock_of_a_bot_does_not_run() -> None:
    table = Logged("lorenzo", 2, Bank(seconds=100), bots={0: "random", 1: "random"})
    assert table.room.waiting
    assert (table.room.clocks.running, table.room.clocks.deadline()) == ([], None)


def plainly(room: Room, seat: int) -> Lines:
    return room.answer(seat, None, duties.plain_answer(room, seat, 1))


@pytest.mark.parametrize("pace", [Bank(seconds=120, increment=10), PerMove(seconds=120)])
def test_an_offer_begun_and_withdrawn_gains_no_time(pace: PerMove | Bank) -> None:
    """With an increment of 10 seconds 15 seconds of that brought 30,000 to who did it; by the move nobody came on."""
    table, chance = Logged("fief", 3, pace), random.Random(1)

    def moves(seat: int) -> list[str]:
        return [move.text for move in table.room.legal(seat, "en")]

    seat = table.room.waiting[0]
    while not any(move.startswith("offer ") for move in moves(seat)):
        table.play(seat, number=chance.randrange(len(moves(seat))))
        seat = table.room.waiting[0]
    began, left = table.room.clocks.begins(seat), table.room.clocks.left[seat]
    table.now += BEHIND  # boards show all that has happened
    for _ in range(20):
        offer = next(move for move in moves(seat) if move.startswith("offer "))
        for move in (offer, "withdraw"):
            table.do(lambda room, move=move: room.play(seat, None, move), f"p{seat}", after=1.0)  # type: ignore[misc]
    assert table.room.clocks.left[seat] == pytest.approx(left - (table.now - began))
    table.do(lambda room: room.play(seat, None, offer), f"p{seat}", after=1.0)
    assert table.room.clocks.left[seat] > left - (table.now - began), "what leads somewhere gains time"
    assert_same(table)


@pytest.mark.parametrize("pace", [PerMove(seconds=30), Bank(seconds=30, out="default")])
def test_who_does_not_come_any_more_is_played_for_by_a_bot(pace: PerMove | Bank) -> None:
    """Plain moves need not end a game: one of Fief went on by itself for ever, with 1,100 entries a second."""
    table = Logged("fief", 3, pace)
    while len(table.room.affairs.bots) < 3:
        if table.room.clocks.running:
            table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=30.0 + BEHIND)
        else:
            table.do(partial(plainly, seat=duties.bots(table.room)[0]), "bot club")
        assert table.room.seq < 1000
    late = [entry for entry in table.entries if entry.by == "clock"]
    last = list(table.room.affairs.bots)[-1]
    assert len(late) == 3 * (duties.MOST_MISSED + 1)
    assert late[-1].lines == [["!", f"time {last}"], ["!", f"bot {last} club"]]
    assert_same(table)


def test_a_move_of_ones_own_or_coming_back_begins_the_count_anew() -> None:
    table = Logged("lorenzo", 2, PerMove(seconds=30))

    def miss(times: int) -> None:
        for _ in range(times):
            while table.room.waiting != [0]:
                table.play(1)
            table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=30.0 + BEHIND)

    miss(duties.MOST_MISSED - 1)
    while table.room.waiting != [0]:
        table.play(1)
    table.play(0)
    miss(duties.MOST_MISSED)
    assert not table.room.bot_at(0)
    miss(1)
    assert table.room.bot_at(0)
    table.do(lambda room: room.come_back(0))
    miss(1)
    assert not table.room.bot_at(0)
    assert table.read_again().clocks.missed == table.room.clocks.missed


@pytest.mark.parametrize("pace", [PerMove(seconds=10, out="bot"), Bank(seconds=10)])
def test_nobody_makes_time_by_leaving_a_decision_to_a_bot_and_taking_it_back(pace: PerMove | Bank) -> None:
    """Each time gave fresh time, or a tenth of the bank: so one held up a game for ever, whatever its clock."""
    table = Logged("lorenzo", 2, pace)
    seat = table.room.waiting[0]
    for _ in range(3):
        table.do(lambda room: room.hand_over(seat, "club"), after=3.0)
        table.do(lambda room: room.come_back(seat), after=3.0)
    assert table.room.clocks.left[seat] == pytest.approx(1.0)
    for _ in range(2):
        table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=1.0)
        table.do(lambda room: room.come_back(seat))
        assert table.room.clocks.out(table.now) == [seat], "nor when it has run out"
    table.do(lambda room: room.hand_over(seat, "club"))
    while table.room.waiting == [seat]:
        table.do(partial(plainly, seat=seat), "bot club")
    table.do(lambda room: room.come_back(seat))
    other = 1 - seat
    while table.room.waiting == [other]:
        table.play(other)
    assert table.room.clocks.left[seat] == (10 if isinstance(pace, PerMove) else 1), "but once the bot has moved"
    assert_same(table)


def test_time_out_names_the_seat_and_answers_with_what_it_knows() -> None:
    table = Logged("lorenzo", 2, PerMove(seconds=30))
    seat = table.room.waiting[0]
    entry = table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=30.0)
    assert entry.lines[0] == ["!", f"time {seat}"]
    assert entry.lines[1][0] == str(seat)
    assert_same(table)
    assert table.room.clocks.deadline() == table.now + 30


def test_two_who_are_out_of_time_at_once_are_answered_for_one_by_one() -> None:
    table = Logged("lorenzo", 3, PerMove(seconds=30), advanced=True)
    while len(table.room.waiting) < 3:
        table.play(table.room.waiting[0])
    for left in (2, 1):
        table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=31.0 + BEHIND)
        assert len(table.room.waiting) == left
    assert_same(table)


def test_in_fief_an_offer_out_of_turn_gains_nothing_and_costs_nobody_else() -> None:
    table = Logged("fief", 3, Bank(seconds=1000, increment=5))
    offers = 0
    for i in range(120):
        asked, by_then = table.room.clocks.running, table.room.clocks.left_at(table.now + 1.0)
        others = [seat for seat in table.room.optional if seat not in asked and table.room.legal(seat, "en")]
        if others and i % 2:
            table.play(others[0], after=1.0)
            offers += 1
            assert table.room.clocks.left == by_then
        else:
            table.do(lambda room: room.answer(room.waiting[0], None, duties.plain_answer(room, room.waiting[0], 1)))
    assert offers > 0
    assert_same(table)


@pytest.mark.parametrize("pace", [PerMove(seconds=60), Bank(seconds=300, increment=30)])
def test_time_gained_is_taken_back_after_a_gesture_of_several_moves_too(pace: PerMove | Bank) -> None:
    """A story: the clock counted gestures and taking back counted moves. After one gesture of sixty moves, which led

    nowhere, fifty-eight moves were made and taken back, and the time they had gained stayed.
    """
    table = Logged("lorenzo", 2, pace)
    room = table.room
    for chair in room.chairs:
        chair.person = "p0"  # who plays both takes back freely
    seat = room.waiting[0]
    first = next(move.text for move in room.legal(seat, "en") if room.playing.preview(seat, move.text).next is not None)
    following = room.playing.preview(seat, first).next
    assert following is not None
    table.do(lambda room: room.play(seat, None, [first, following.legal[0].text]), f"p{seat}", 1.0)
    while room.waiting != [seat]:
        table.play(room.waiting[0])
    before = room.clocks.left[seat]
    table.play(seat, after=2.0)
    table.do(lambda room: room.undo(seat, free=True), f"p{seat}", 1.0)
    assert room.clocks.left[seat] <= before
