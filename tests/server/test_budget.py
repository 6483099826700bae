"""What a seat writes into the log of its own accord has an end; what it is asked it can always answer."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from signoria.server import budget, duties, plans, wire
from signoria.server.budget import BOTS, MOST, OFFERS, UNDOS
from signoria.server.codes import CODES
from signoria.server.errors import Refusal
from signoria.server.room import Room
from signoria.table.plans import phase_of, plan_of
from tests.server.rooms import Desk, Logged


def few(monkeypatch: pytest.MonkeyPatch, kind: str, many: int) -> None:
    monkeypatch.setitem(MOST, kind, many)


def legal(room: Room, seat: int) -> list[str]:
    return [move.text for move in room.legal(seat, "en")]


def market(seats: int = 3) -> tuple[Logged, int, str]:
    """A moment of Fief at which the seat that is asked could begin an offer; the seat and the offer."""
    table = Logged("fief", seats, turn_limit=1)
    while True:
        seat = table.room.waiting[0]
        offers = [text for text in legal(table.room, seat) if text.startswith("offer ")]
        if offers:
            return table, seat, offers[0]
        table.play(seat)


def play(table: Logged, seat: int, *moves: str, by: str = "person") -> None:
    for move in moves:
        table.do(lambda room, move=move: room.play(seat, None, move), by)  # type: ignore[misc]


def refused(table: Logged, seat: int, move: str) -> str:
    """The code with which a move is refused; the room stays as it was."""
    before = len(table.room.playing.lines)
    with pytest.raises(Refusal) as error:
        table.room.play(seat, None, move)
    assert len(table.room.playing.lines) == before
    return error.value.code


def test_every_limit_is_told_with_its_number() -> None:
    assert {kind: CODES[f"too-many-{kind}"].split()[0] for kind in MOST} == {kind: f"{n:,}" for kind, n in MOST.items()}


# ---------------------------------------------------------------- offers


def test_a_seat_begins_and_withdraws_offers_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules count an offer once it is made: begun and withdrawn for ever, it filled the log of a table."""
    few(monkeypatch, OFFERS, 4)
    table, seat, offer = market()
    for _ in range(4):
        play(table, seat, offer, "withdraw")
    assert refused(table, seat, offer) == "too-many-offers"
    assert offer in legal(table.room, seat), "the rules still allow it"
    again = Logged.__new__(Logged)
    again.room, again.entries, again.now = table.read_again(), table.entries, table.now
    assert refused(again, seat, offer) == "too-many-offers", "also after a restart"


def test_whatever_is_put_into_an_offer_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer of a hundred single coins is a hundred entries."""
    few(monkeypatch, OFFERS, 3)
    table, seat, offer = market()
    play(table, seat, offer, "money give 1", "money give 1", "withdraw")
    assert refused(table, seat, offer) == "too-many-offers"


def test_an_offer_that_is_begun_can_be_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, OFFERS, 1)
    table, seat, offer = market()
    play(table, seat, offer, "money take 1", "money take 1", "propose")
    assert table.room.waiting != [seat]
    play(table, seat, "withdraw")
    assert refused(table, seat, offer) == "too-many-offers"


def test_who_offers_no_more_still_answers_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, OFFERS, 1)
    table, seat, offer = market()
    play(table, seat, offer, "withdraw")
    other = int(offer.split()[1])
    play(table, other, f"offer {seat}", "money take 1", "propose")
    assert seat in table.room.waiting
    play(table, seat, "refuse")
    few(monkeypatch, OFFERS, 0)
    while not table.room.is_over:
        asked = table.room.waiting[0]
        play(table, asked, next(text for text in legal(table.room, asked) if is_taken(table.room, asked, text)))


def is_taken(room: Room, seat: int, move: str) -> bool:
    return room.budget.allows(room.playing, seat, move)


def test_nobody_who_is_asked_is_left_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every legal answer would begin an offer, each of them is taken; out of turn one can wait."""
    few(monkeypatch, OFFERS, 0)
    table, seat, offer = market()
    other = int(offer.split()[1])
    monkeypatch.setattr(budget, "begins_offer", lambda *_: True)
    assert refused(table, other, f"offer {seat}") == "too-many-offers"
    play(table, seat, offer)


def test_bots_and_the_clock_are_never_hindered(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, OFFERS, 0)
    table, seat, offer = market()
    for by in ("bot club", "clock"):
        table.do(lambda room: room.answer(seat, None, offer), by)
        table.do(lambda room: room.answer(seat, None, "withdraw"), by)
    few(monkeypatch, OFFERS, 1)
    play(table, seat, offer, "withdraw")  # what they have written is not the person's


def test_a_standing_order_begins_no_more_offers_than_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred offers begun and withdrawn by one line, as fast as the server writes."""
    few(monkeypatch, OFFERS, 3)
    table, seat, offer = market()
    table.do(lambda room: room.order(seat, ["withdraw", offer], [], 100))
    made = 0
    while duties.orders(table.room) == [seat]:
        table.do(partial(duties.answer_by_order, seat=seat), "order")
        made += 1
    assert made == 6
    assert seat in table.room.affairs.orders, "an order without an answer waits for another decision"


def test_a_plan_begins_no_more_offers_than_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the moves that were made at once were counted: the rest of a gesture could begin offers without end."""
    table, seat, offer = market()
    room = table.room
    room.private.plans[seat] = plan_of(room.playing, phase_of(room.playing), [], [offer, "withdraw"], [])
    few(monkeypatch, OFFERS, 0)
    with pytest.raises(Refusal) as caught:
        plans.play_on(room, seat)
    assert caught.value.code == "too-many-offers"
    few(monkeypatch, OFFERS, 1)
    assert [move for _, move in plans.play_on(room, seat)] == [offer, "withdraw"]


def test_an_illegal_offer_is_refused_by_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, OFFERS, 0)
    table, seat, _ = market()
    assert refused(table, seat, f"offer {seat}") == "illegal"
    assert refused(table, seat, "offer nobody") == "bad-move"


# ---------------------------------------------------------------- taking back


def test_a_seat_takes_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same move, taken back freely and made again, wrote two entries each time."""
    few(monkeypatch, UNDOS, 3)
    table = Logged("lorenzo", 2)
    seat = table.room.waiting[0]
    for _ in range(3):
        table.play(seat)
        table.do(lambda room: room.undo(seat))
    table.play(seat)
    for room in (table.room, table.read_again()):
        for free in (False, True):
            with pytest.raises(Refusal) as error:
                room.undo(seat, free=free)
            assert error.value.code == "too-many-undos"
    while table.room.waiting == [seat]:
        table.play(seat)
    other = table.room.waiting[0]
    table.play(other)
    table.do(lambda room: room.undo(other))


def test_a_sealed_answer_taken_back_counts_for_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, UNDOS, 2)
    table = Logged("lorenzo", 2, advanced=True)
    while len(table.room.waiting) < 2:
        table.play(table.room.waiting[0])
    for _ in range(2):
        table.play(0)
        table.do(lambda room: room.undo(0))
    table.play(0)
    with pytest.raises(Refusal) as error:
        table.room.undo(0)
    assert error.value.code == "too-many-undos"
    assert table.room.budget.written[UNDOS] == {0: 2}


def test_what_the_table_agreed_to_take_back_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, UNDOS, 1)
    table = Logged("lorenzo", 2)
    first = table.room.waiting[0]
    while table.room.waiting == [first]:
        table.play(first)
    second = 1 - first
    table.play(second)
    table.do(lambda room: room.undo(first))
    assert table.room.affairs.ask is not None
    few(monkeypatch, UNDOS, 0)
    table.do(lambda room: room.consent(second, True))
    assert table.entries[-1].is_undo


# ---------------------------------------------------------------- bots


def test_a_seat_changes_hands_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot seated and sent away again and again wrote two entries each time, as did one bot after another."""
    few(monkeypatch, BOTS, 3)
    table = Logged("lorenzo", 3)
    for _ in range(2):
        table.do(lambda room: room.leave_to_bot(0, "club"))
        table.do(lambda room: room.come_back(0))
    table.do(lambda room: room.leave_to_bot(0, "club"))
    for room in (table.room, table.read_again()):
        with pytest.raises(Refusal) as error:
            room.leave_to_bot(0, "novice")
        assert error.value.code == "too-many-bots"
    table.do(lambda room: room.come_back(0))
    table.do(lambda room: room.leave_to_bot(1, "club"))


def test_bots_are_counted_at_the_door_where_people_seat_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, BOTS, 1)

    async def scene() -> str:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = await desk.table([ann, bob])
            await desk.tables.seat_bot(table, wire.SeatBot(seat=0, bot="club"), ann)
            await desk.tables.come_back(table, 0, ann)
            with pytest.raises(Refusal) as error:
                await desk.tables.seat_bot(table, wire.SeatBot(seat=0, bot="club"), ann)
            return error.value.code

    assert asyncio.run(scene()) == "too-many-bots"


def test_the_clock_always_finds_a_bot_and_resigning_too(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, BOTS, 0)
    table = Logged("lorenzo", 3, wire.Bank(seconds=10, increment=0, out="bot"))
    seat = table.room.waiting[0]
    table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=11)
    assert table.room.bot_at(seat)
    table.do(lambda room: room.resign((seat + 1) % 3))
    assert table.room.bot_at((seat + 1) % 3)


def test_whom_the_clock_replaces_again_and_again_comes_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bank of a thousandth of a second the clock and its owner filled the log together."""
    few(monkeypatch, BOTS, 2)
    table = Logged("lorenzo", 3, wire.Bank(seconds=0.001, increment=0, out="bot"))
    seat = table.room.waiting[0]
    for _ in range(3):
        table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=1)
        table.do(lambda room: room.come_back(seat))
    table.do(lambda room: duties.time_out(room, table.now, 1), "clock", after=1)
    with pytest.raises(Refusal) as error:
        table.room.come_back(seat)
    assert error.value.code == "too-many-bots"
    assert duties.bots(table.room) == [seat], "the bot plays on: nobody waits"


def test_gestures_do_not_get_around_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer that is begun and withdrawn with one gesture leaves none open behind it, and counts all the same."""
    few(monkeypatch, OFFERS, 4)
    table, seat, offer = market()
    for _ in range(20):
        if table.room.budget.has(OFFERS, seat):
            table.do(lambda room: room.play(seat, None, [offer, "money give 1", "withdraw"]), "person")
    assert refused(table, seat, offer) == "too-many-offers"
    with pytest.raises(Refusal) as caught:
        table.room.play(seat, None, [offer, "withdraw"])
    assert caught.value.code == "too-many-offers"
    assert table.read_again().budget.written[OFFERS] == table.room.budget.written[OFFERS]
