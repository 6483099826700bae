"""What a letter does to its table once it is accepted: one entry, of whoever has accepted it, taken back whole."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from signoria.server import budget, wire
from signoria.server.errors import Refusal, TooMany
from signoria.server.mailbox import key_of, play_letter, status_of, written_by
from signoria.server.room import Room
from signoria.server.storage import Chair, Entry, Letter
from signoria.table.letters import ACCEPTED, LAPSED
from tests.server.rooms import Desk, row_of
from tests.server.test_flood_of_letters import heard, looking_on
from tests.server.test_mailbox import OFFER, Place, buying, run

GIFT = ["offer 1", "money give 1", "propose"]


class Correspondents:
    """A table of four people, at whose first seat it is, and its log."""

    def __init__(self, pace: wire.Pace | None = None) -> None:
        row = row_of("fief", 4, pace)
        s = buying()
        chairs = [Chair(table="t", seat=seat, person=f"p{seat}") for seat in range(4)]
        self.room = Room(row, chairs)
        row.position = self.room.game.document(s)
        self.entries: list[Entry] = []
        self.now = 1000.0
        self.do(lambda room: room.start(), "table")
        assert self.room.waiting == [0]

    def do(self, command: Any, by: str, key: str | None = None, after: float = 0.0) -> None:
        self.now += after
        room = self.room
        lines = [list(line) for line in command(room)]
        entry = Entry(table="t", seq=room.seq + 1, at=self.now, by=by, key=key, lines=lines)
        room.fold(entry)
        self.entries.append(entry)

    def write(self, sender: int, receiver: int, moves: list[str] = OFFER) -> int:
        """A letter that waits; its number."""
        moves = [f"offer {receiver}", *moves[1:]]
        letter = written_by(self.room, wire.LetterIn(seat=sender, key="k", moves=moves))
        letter.n = len(self.room.private.letters) + 1
        self.room.private.add(letter)
        return letter.n

    def accept(self, n: int, receiver: int, after: float = 0.0) -> None:
        self.do(partial(play_letter, n=n), f"p{receiver}", f"{receiver}:{key_of(n)}", after)

    def read_again(self) -> Room:
        return Room.read(self.room.row, self.room.chairs, self.entries)


@pytest.mark.parametrize("moves", [OFFER, GIFT])
@pytest.mark.parametrize(("sender", "receiver"), [(0, 1), (1, 0)])
def test_nobody_gains_time_by_letters(moves: list[str], sender: int, receiver: int) -> None:
    """With each letter of theirs that somebody accepted, whoever had to move had their whole time again."""
    for pace in (wire.PerMove(seconds=100), wire.Bank(seconds=100, increment=30)):
        table = Correspondents(pace)
        for _ in range(3):
            table.accept(table.write(sender, receiver, moves), receiver, after=20.0)
        begun = table.room.clocks.begins(0) if table.room.clocks.running == [0] else 0.0
        assert table.room.clocks.left_at(begun + 1.0)[0] <= 100 - 40, "boards may show what happened meanwhile"
        assert table.read_again().clocks.left == table.room.clocks.left


def test_taking_back_a_move_after_letters_takes_back_what_it_gained() -> None:
    table = Correspondents(wire.Bank(seconds=100, increment=30))
    table.accept(table.write(1, 0, GIFT), 0, after=10.0)
    left = table.room.clocks.left[0]
    move = next(move for move in table.room.legal(0, "en") if not move.text.startswith(("offer", "talk", "done")))
    table.do(lambda room: room.play(0, None, move.text), "p0")
    table.do(lambda room: room.undo(0), "p0")
    assert table.room.clocks.left[0] <= left


def test_a_letter_is_the_move_of_whoever_accepts_it() -> None:
    """It counted as one of its sender: whoever stays away was back when somebody accepted a letter of theirs."""
    table = Correspondents()
    n = table.write(0, 1)
    table.do(lambda room: room.put("replace", 2, 0), "p2")
    table.accept(n, 1)
    assert table.room.affairs.ask is not None
    assert 0 not in table.room.active


@pytest.mark.parametrize("by", ["p1", "automatic"])
def test_accepting_a_letter_leaves_a_standing_order_alone(by: str) -> None:
    """It ended the order, as a move does that is made instead of what was ordered."""
    table = Correspondents()
    table.do(lambda room: room.order(1, ["pass"], [], 100), "p1")
    n = table.write(0, 1)
    table.do(partial(play_letter, n=n), by, f"1:{key_of(n)}")
    for room in (table.room, table.read_again()):
        assert room.affairs.orders[1].times == 100


@pytest.mark.parametrize("moves", [OFFER, GIFT])
def test_a_letter_that_was_taken_back_is_not_accepted_any_more(tmp_path: Path, moves: list[str]) -> None:
    """It stood among the accepted ones for ever, though nothing of it had happened."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("letter", 0, moves=moves)
        await place.send("answer_letter", 1, n=1, answer="accept")
        watching = await looking_on(desk, place, 1)
        room = await place.room()
        [letter] = room.private.letters
        assert status_of(room, letter) == ACCEPTED
        await desk.hall.do(place.table, lambda room: room.undo(0), "person")  # one person plays all seats
        while (ask := room.asked_now(None)) is not None:
            seat = ask.missing[0]
            await desk.hall.do(place.table, partial(Room.consent, seat=seat, agree=True), "person")
        await asyncio.gather(*desk.mailbox.tasks)  # type: ignore[attr-defined]
        told = [one for one in heard(watching) if one["type"] == "letters"]
        assert [one["status"] for one in told[-1]["letters"]] == [LAPSED]
        desk.hall.forget(place.table)
        room = await place.room()
        assert [status_of(room, one) for one in room.private.letters] == [LAPSED]

    run(tmp_path, buying(), test)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moves", [OFFER, GIFT])
def test_a_letter_is_taken_back_whole_and_by_consent(seat: int, moves: list[str]) -> None:
    """Only the acceptance was, freely: an open offer was left that everybody had to wait for."""
    table = Correspondents()
    before = table.room.playing.digest
    table.accept(table.write(1, 0, moves), 0)
    taker = seat if moves is OFFER else 1  # whoever accepts a gift makes no move
    for room in (table.room, table.read_again()):
        with pytest.raises(Refusal) as refused:
            room.undo(taker, free=True)
        assert refused.value.code == "undo-answered"
    table.do(lambda room: room.undo(taker), f"p{taker}")
    for other in range(4):
        if other != taker:
            assert table.room.affairs.ask is not None
            table.do(lambda room, other=other: room.consent(other, True), f"p{other}")
    assert table.room.affairs.ask is None
    assert (table.room.playing.digest, table.room.waiting) == (before, [0])
    assert table.read_again().playing.digest == before


def test_letters_count_among_the_offers_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who wrote to each other could make the log of their table as long as they liked."""
    table = Correspondents()
    monkeypatch.setitem(budget.MOST, budget.OFFERS, 9)
    table.accept(table.write(1, 0, GIFT), 0)
    table.accept(table.write(1, 0, OFFER), 0)
    n = table.write(1, 0, GIFT)
    table.room.budget.written[budget.OFFERS][1] += 1
    with pytest.raises(Refusal) as refused:
        table.accept(n, 0)
    assert refused.value.code == "letter-stuck"
    with pytest.raises(Refusal) as refused:
        table.write(1, 0, GIFT)
    assert not isinstance(refused.value, TooMany)
    assert refused.value.code == "too-many-offers"
    assert table.read_again().budget.written[budget.OFFERS][1] == 8


def test_a_letter_that_was_withdrawn_is_not_played_however_late_that_is_known(tmp_path: Path) -> None:
    """Withdrawn at one process, and told so, it could be accepted at another that had not heard of it yet."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("letter", 0, moves=OFFER)
        await desk.store.write(lambda c: c.exec_driver_sql("update letters set status = 'withdrawn'"))
        seq = (await place.room()).seq
        refused = await place.send("answer_letter", 1, n=1, answer="accept")
        assert refused[-1]["code"] == "letter-over"
        assert ((await place.room()).seq, (await place.room()).private.letters[0].status) == (seq, "withdrawn")

    run(tmp_path, buying(), test)


def test_who_withdraws_a_letter_and_who_accepts_it_agree_on_which_came_first(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        for n in range(1, 9):
            await place.send("letter", 0, moves=GIFT)
            given = ((0, "withdraw"), (1, "accept"))
            answers = [place.send("answer_letter", seat, n=n, answer=what) for seat, what in given]
            await asyncio.gather(*(answers if n % 2 else reversed(answers)))
            desk.hall.forget(place.table)
            room = await place.room()
            letter = room.private.letters[-1]
            assert isinstance(letter, Letter)
            assert letter.status == ("accepted" if f"1:{key_of(n)}" in room.keys else "withdrawn")

    run(tmp_path, buying(), test)


def test_a_gift_reaches_who_is_to_move() -> None:
    """It could never be accepted: it was taken for an offer that had not been answered, since they were asked."""
    table = Correspondents()
    money = table.room.seen(None).view["players"][0]["money"]  # type: ignore[index]
    table.accept(table.write(1, 0, GIFT), 0)
    assert table.room.seen(None).view["players"][0]["money"] == money + 1  # type: ignore[index]
    assert table.room.waiting == [0]
