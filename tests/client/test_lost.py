"""Lines that are cut and servers that are killed in the middle: the game goes on as if nothing had happened."""

import random
from collections.abc import Iterator

import pytest

import signoria
from signoria.client import Client, Seat
from tests.client.cables import Cable
from tests.server.servers import Server


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    with Cable(server) as cable:
        yield cable


def hot_seats(me: Client, game: str) -> list[Seat]:
    me.guest("Ann")
    table = me.create(game, seats=2, hot_seat=True)
    return [table.claim(0), table.claim(1)]


def test_no_event_is_missed_or_told_twice_when_the_line_is_cut_again_and_again(cable: Cable) -> None:
    chance = random.Random(1)
    with Client(cable.url) as me:
        seats = hot_seats(me, "princes")
        told: list[object] = []
        onlooker = seats[0].table.watch()
        again = seats[0].table.seat(0)
        looks = onlooker.updates()
        told += next(looks).events
        for i in range(40):
            if i % 3 == 0:
                cable.cut()
            seat = next(one for one in seats if one.seat in one.now.waiting)
            before = onlooker.now.seq
            shared = seat.wait(seat.play(chance.choice(seat.now.legal))).shared
            for one in (*seats, again, onlooker):
                one.wait_shared(shared)
            again.wait(seats[0].now.seq)
            if onlooker.now.seq > before:  # of a sealed answer an onlooker is told nothing
                told += next(looks).events
        assert told == onlooker.events
        seats[0].resign()
        seats[0].wait(seats[0].done)
        match = signoria.replay(seats[0].table.record())
        assert [seat.events for seat in (*seats, again)] == [match.log(0), match.log(1), match.log(0)]
        assert onlooker.events == match.log()


def test_a_move_whose_answer_is_lost_is_sent_again_and_made_once(cable: Cable) -> None:
    with Client(cable.url) as me:
        seats = hot_seats(me, "lorenzo")
        for _ in range(6):
            seat = seats[seats[0].now.waiting[0]]
            before = seat.now.seq
            cable.swallows = True
            assert seat.play(seat.now.legal[0]) == before + 1
            assert seats[0].wait(before + 1).seq == seats[1].wait(before + 1).seq == before + 1
        assert cable.swallowed == 6


def test_what_is_said_when_the_answer_is_lost_is_said_once(cable: Cable) -> None:
    with Client(cable.url) as me:
        seats = hot_seats(me, "lorenzo")
        for i in range(3):
            cable.swallows = True
            seats[0].say(f"Buongiorno {i}")
        assert [said.text for said in seats[0].chat] == [f"Buongiorno {i}" for i in range(3)]
        assert cable.swallowed == 3


def test_an_undo_while_the_line_is_cut_takes_its_events_back(cable: Cable, server: Server) -> None:
    """Somebody who was away sees the table as it is, not the moves that were taken back."""
    with Client(cable.url) as me, Client(server.url) as other:
        seats = hot_seats(me, "lorenzo")
        seat = seats[seats[0].now.waiting[0]]
        before = list(seat.events)
        onlooker = other.table(seat.table.id).watch()
        other.line.close()
        seat.play(seat.now.legal[0])
        onlooker.wait(seat.done)  # sees the move
        other.line.close()
        seat.undo()
        onlooker.wait(seat.done)
        assert seat.wait(seat.done).seq == onlooker.now.seq
        assert seat.events == before
        assert onlooker.view == onlooker.table.watch().view
        assert len(onlooker.events) == len(before)


def test_a_program_plays_on_when_the_server_is_killed_and_started_again(own_server: Server) -> None:
    with Client(own_server.url) as me:
        seats = hot_seats(me, "lorenzo")
        played = []
        for i in range(12):
            if i == 6:
                own_server.kill()
                own_server.start(wait=False)
            seat = seats[seats[0].now.waiting[0]]
            played.append(seat.now.legal[0].text)
            seq = seat.play(seat.now.legal[0])
            for one in seats:
                one.wait(seq)
        seats[0].resign()
        match = signoria.replay(seats[0].table.record())
        assert [what for who, what in match.lines if who in ("0", "1")] == played
