"""Somebody who does nothing but write letters: server, database and everybody's connection stay as they were."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from signoria.server import mailbox
from signoria.server.connections import MOST_BYTES_WAITING
from signoria.server.mailbox import letters_out
from signoria.server.room import Room
from signoria.server.storage.private import MOST_ENDED
from signoria.server.thinkers import Thinkers
from signoria.server.thoughts import Thought
from tests.server.rooms import Desk, Player
from tests.server.test_mailbox import OFFER, Place, buying, run

LONG = ["offer 1", *["village take blaye"] * 62, "propose"]


@pytest.fixture(autouse=True)
def nobody_may_offer_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the middle of a battle: of a letter only the form is looked at."""
    monkeypatch.setattr(mailbox, "check_writable", lambda *_: None)


async def write(place: Place, moves: list[str] = LONG, seat: int = 1) -> dict[str, Any]:
    moves = [move.replace("offer 1", "offer 0") if seat == 1 else move for move in moves]
    return (await place.send("letter", seat, moves=moves))[-1]


async def looking_on(desk: Desk, place: Place, seat: int | None = None) -> Player:
    player = Player(desk, place.who, place.table, 0)
    desk.hall.connections.all.add(player.connection)
    message = {"type": "watch", "table": place.table, **({} if seat is None else {"seat": seat})}
    await player.talker.hear(json.dumps(message))
    player.connection.forget()
    return player


def heard(player: Player) -> list[Any]:
    found = player.connection.forget()
    return [json.loads(item) for item in found if isinstance(item, bytes)]


def test_old_letters_leave_memory_and_are_told_no_more(tmp_path: Path) -> None:
    """All that a table had seen were kept, and all told anew with each: of 40 long ones that was 341 kB every time."""

    async def test(desk: Desk, place: Place) -> None:
        for n in range(1, 61):
            assert (await write(place))["type"] == "letters"
            told = await place.send("answer_letter", 1, n=n, answer="withdraw")
        room = await place.room()
        assert sum(len(letter.moves) for letter in room.private.letters) <= 400
        assert len(json.dumps(told[-1])) < 60_000
        for _ in range(MOST_ENDED):
            await write(place, OFFER, 0)
            told = await place.send("answer_letter", 0, n=room.private.letters[-1].n, answer="withdraw")
        assert len(room.private.letters) == MOST_ENDED
        desk.hall.forget(place.table)
        assert (await place.room()).private.letters == room.private.letters, "any process shows the same"
        assert (await place.room()).private.sent == {0: 40, 1: 60}

    run(tmp_path, buying(), test)


def test_letters_of_one_game_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was a row of the database, and nothing limited how many were written and withdrawn."""
    monkeypatch.setattr(mailbox, "MOST_SENT", 5)

    async def test(desk: Desk, place: Place) -> None:
        for n in range(1, 6):
            await write(place, OFFER)
            await place.send("answer_letter", 1, n=n, answer="withdraw")
        desk.hall.forget(place.table)
        refused = await write(place, OFFER)
        assert refused["code"] == "too-many-letters"
        assert (await write(place, OFFER, 0))["type"] == "letters", "it is a limit of each seat"

    run(tmp_path, buying(), test)


def test_what_waits_is_limited_by_its_length_and_kept_as_it_is_written(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        assert [(await write(place)).get("code") for _ in range(4)] == [None, None, None, "too-many-letters"]
        await write(place, ["offer 1", "money   give " + " " * 150 + "2", "propose"], 0)
        assert (await place.room()).private.letters[-1].moves == ["offer 1", "money give 2", "propose"]

    run(tmp_path, buying(), test)


def test_who_reads_slowly_is_told_the_newest_letters_later(tmp_path: Path) -> None:
    """Every change was queued for everybody: beyond 1 MiB a slow client was cut off by what others wrote."""

    async def test(desk: Desk, place: Place) -> None:
        slow = await looking_on(desk, place)
        slow.connection.tell_bytes(b" " * MOST_BYTES_WAITING)
        for _ in range(3):
            await write(place, OFFER, 0)
        waiting = slow.connection.forget()
        assert [type(item).__name__ for item in waiting] == ["bytes", "Watcher"]
        watcher = waiting[1]
        await desk.hall.refresh(watcher)  # type: ignore[arg-type]
        assert [len(message["letters"]) for message in heard(slow)] == [3]

    run(tmp_path, buying(), test)


def test_letters_that_lapse_together_are_told_once(tmp_path: Path) -> None:
    """Each of them was ended by itself, and again with every entry until it had: each time everybody was told all."""

    async def test(desk: Desk, place: Place) -> None:
        for _ in range(10):
            await write(place, OFFER, 0)
        onlooker = await looking_on(desk, place)
        room = await place.room()
        for letter in room.private.letters:
            letter.moment = "1 1"
        for _ in range(3):
            desk.mailbox.follow(room)  # type: ignore[attr-defined]
        await asyncio.gather(*desk.mailbox.tasks)  # type: ignore[attr-defined]
        told = heard(onlooker)
        assert len(told) == 1
        assert {letter["status"] for letter in told[0]["letters"]} == {"lapsed"}

    run(tmp_path, buying(), test)


def test_who_writes_pays_for_what_everybody_is_told(tmp_path: Path) -> None:
    """And who sees the same shares it."""

    async def test(desk: Desk, place: Place) -> None:
        made = []

        def counted(*given: Any) -> Any:
            made.append(given[1:])
            return letters_out(*given)

        mailbox.letters_out = counted  # type: ignore[assignment]
        try:
            onlookers = [await looking_on(desk, place) for _ in range(5)]
            await write(place, OFFER, 0)
        finally:
            mailbox.letters_out = letters_out
        assert made == [(None, "en"), (0, "en", "k1")]
        assert [len(heard(one)) for one in onlookers] == [1] * 5

    run(tmp_path, buying(), test)


def test_who_looks_on_pays_for_the_letters_that_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With many letters each look was far longer than what was charged for it."""

    async def test(desk: Desk, place: Place) -> None:
        for _ in range(3):
            await write(place)
        desk.hall.mailbox = desk.mailbox  # type: ignore[attr-defined]
        player, paid = Player(desk, place.who, place.table, 0), []
        monkeypatch.setattr(player.talker.limits, "charge", lambda _, sent, seconds=0.0: paid.append(sent))
        await player.talker.hear(json.dumps({"type": "watch", "table": place.table, "seat": 0}))
        told = heard(player)
        assert [message["type"] for message in told] == ["table", "update", "letters"]
        assert sum(paid) > 0.9 * len(json.dumps(told, separators=(",", ":")))

    run(tmp_path, buying(), test)


class Reader(Thinkers):
    """Bots that take their time over letters."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.go_on = asyncio.Event()
        self.thoughts = 0

    async def think(self, *_: object, **__: object) -> Thought | None:
        self.thoughts += 1
        await self.go_on.wait()
        return Thought(move="accept")


async def read_by_a_bot(desk: Desk, place: Place) -> Reader:
    """Seat 1 is a bot's, and thinks about its first letter."""
    (await place.room()).chairs[1].person = None
    (await place.room()).chairs[1].bot = "club"
    reader = desk.mailbox.thinkers = Reader()  # type: ignore[attr-defined]
    await write(place, OFFER, 0)
    while not reader.thoughts:
        await asyncio.sleep(0.01)
    return reader


async def have_read(desk: Desk) -> None:
    while desk.mailbox.tasks:  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)


def test_bots_do_not_think_about_letters_that_were_withdrawn(tmp_path: Path) -> None:
    """Who wrote and withdrew had bots think about each of a thousand letters, long after, while others waited."""

    async def test(desk: Desk, place: Place) -> None:
        reader = await read_by_a_bot(desk, place)
        for n in (2, 3, 4):
            await write(place, OFFER, 0)
            await place.send("answer_letter", 0, n=n, answer="withdraw")
        reader.go_on.set()
        await have_read(desk)
        room = await place.room()
        assert [letter.status for letter in room.private.letters] == ["accepted", *["withdrawn"] * 3]
        assert reader.thoughts == 1

    run(tmp_path, buying(), test)


def test_in_a_pause_bots_accept_no_letters(tmp_path: Path) -> None:
    """What a bot had begun to read before was carried out in the pause."""

    async def test(desk: Desk, place: Place) -> None:
        reader = await read_by_a_bot(desk, place)
        await desk.hall.do(place.table, lambda room: room.ask_pause(0), "person", 0)
        for seat in (2, 3):
            await desk.hall.do(place.table, partial(Room.consent, seat=seat, agree=True), "person", seat)
        room = await place.room()
        assert room.affairs.paused
        seq = room.seq
        reader.go_on.set()
        await have_read(desk)
        assert (room.seq, room.private.letters[0].status) == (seq, "open")
        await desk.hall.do(place.table, lambda room: room.resume(0), "person", 0)
        await have_read(desk)
        assert room.private.letters[0].status == "accepted", "it is read again when the game goes on"

    run(tmp_path, buying(), test)
