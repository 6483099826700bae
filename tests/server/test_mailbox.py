"""Free letters wait with the server and stop nobody; plans wait until their seat is asked again."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from signoria.games import game as game_named
from signoria.games.fief.state import Table
from signoria.games.fief.steps import kinds
from signoria.kernel.flow import settle
from signoria.kernel.match import Match
from signoria.kernel.streams import Streams
from signoria.server import mailbox, wire
from signoria.server.accounts import Identity
from signoria.server.duties import plan_due
from signoria.server.errors import Illegal
from signoria.server.hall import Hall
from signoria.server.mailbox import Mailbox, letters_out, status_of
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.standing import decision_of
from signoria.server.storage import Chair, Entry, Letter
from signoria.server.thinkers import Thinkers
from signoria.server.thoughts import Thought
from signoria.table.letters import ACCEPTED, OPEN, REFUSED, laid
from signoria.table.plans import Plan, phase_of
from tests.cli import fief_games
from tests.fief import tables as fief_tables
from tests.fief.mid_games import moments
from tests.fief.movement_tables import baudoin_at_blaye
from tests.server.rooms import Desk, Player, row_of
from tests.server.secrecy import Memory

POSITIONS = 100  # and 1,000 in the soak
OFFER = ["offer 1", "money give 2", "money take 1", "propose"]


class Place:
    """Somebody who plays all seats of a table of Fief, without a network."""

    def __init__(self, desk: Desk, who: Identity, table: str) -> None:
        self.desk, self.who, self.table, self.keys = desk, who, table, 0

    async def send(self, kind: str, seat: int, **fields: object) -> list[dict[str, Any]]:
        """Say something from a seat that looks on; all that it is told then."""
        player = Player(self.desk, self.who, self.table, seat)
        self.desk.hall.connections.all.add(player.connection)
        self.keys += 1
        named = {"key" if kind in ("move", "letter", "undo") else "id": f"k{self.keys}"}
        await player.talker.hear(json.dumps({"type": kind, "table": self.table, "seat": seat, **named, **fields}))
        heard: list[dict[str, Any]] = []
        while not player.connection.queue.empty():
            item = player.connection.queue.get_nowait()
            assert isinstance(item, bytes)
            heard.append(json.loads(item))
        return heard

    async def move(self, seat: int, move: object, **fields: object) -> dict[str, Any]:
        async with self.desk.hall.room(self.table) as room:
            at = room.number(seat)
        return (await self.send("move", seat, at=at, move=move, **fields))[-1]

    async def room(self) -> Room:
        async with self.desk.hall.room(self.table) as room:
            return room


async def placed(desk: Desk, s: Table, bots: dict[int, str] | None = None) -> Place:
    desk.mailbox = Mailbox(desk.hall, desk.thinkers)  # type: ignore[attr-defined]
    who = await desk.person("Ann")
    row = row_of("fief", int(s.seats()))
    row.position = game_named("fief").document(s)
    return Place(desk, who, await desk.place(row, who, bots or {}))


def buying() -> Table:
    s = fief_games.course(fief_games.rich(4), 10, kinds.PURCHASES)
    settle(s)
    return s


def marching(men: int = 2) -> Table:
    """Seat 0 may march from Blaye through Charolles, which seat 1 holds."""
    s = baudoin_at_blaye(men=men)
    fief_tables.troops(s, 1, "charolles", men=1)
    fief_games.course(s, 11, kinds.MOVEMENT)
    settle(s)
    while fief_tables.asked(s) != [0]:
        fief_tables.play(s, fief_tables.asked(s)[0], "done")
    return s


def far_marching() -> Table:
    """Seat 0 may march three steps. Blaye is lost to seat 2, so a window opens; then leave of seat 1 is needed."""
    s = fief_tables.table(3, phase=5)
    fief_tables.lord(s, "mireille", 0, "blaye")
    fief_tables.d_arc(s, "mireille")
    fief_tables.troops(s, 0, "blaye", men=4)
    fief_tables.admit(s, 2, "blaye")
    fief_tables.troops(s, 2, "blaye", men=1)
    fief_tables.troops(s, 1, "charolles", men=1)
    fief_tables.lord(s, "henri", 1, "bourg")
    fief_tables.lord(s, "othon", 2, "pugnac")
    for seat in (1, 2):
        fief_tables.hand(s, seat, "tax")
    fief_games.course(s, 11, kinds.MOVEMENT)
    settle(s)
    while fief_tables.asked(s) != [0]:
        fief_tables.play(s, fief_tables.asked(s)[0], "done")
    return s


def run(tmp_path: Path, s: Table, test: Any) -> None:
    async def inside() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            await test(desk, await placed(desk, s))

    asyncio.run(inside())


# ---------------------------------------------------------------- letters


def test_a_letter_stops_nobody_and_is_played_when_it_is_accepted(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        room = await place.room()
        seq, before = room.seq, [room.legal(seat, "en") for seat in range(4)]
        money = [room.seen(None).view["players"][seat]["money"] for seat in range(2)]  # type: ignore[index]
        sent = await place.send("letter", 0, moves=OFFER)
        told = sent[-1]["letters"][0]
        assert [move["text"] for move in told.pop("moves")] == OFFER
        assert told | {"at": 0} == {
            "n": 1, "at": 0, "sender": 0, "receiver": 1, "sealed": False, "status": "open",
        }  # fmt: skip
        assert [room.legal(seat, "en") for seat in range(4)] == before
        assert (room.seq, [kept.status for kept in room.private.letters]) == (seq, ["open"])
        wrong = await place.send("answer_letter", 2, n=1, answer="accept")
        assert (wrong[-1]["type"], wrong[-1]["code"]) == ("refused", "not-your-letter")
        done = await place.send("answer_letter", 1, n=1, answer="accept")
        assert done[-1]["letters"][0]["status"] == "accepted"
        entry = (await desk.store.entries(place.table, seq + 1))[0]
        assert entry.lines == [*[["0", move] for move in OFFER], ["1", "accept"]]
        now = [room.seen(None).view["players"][seat]["money"] for seat in range(2)]  # type: ignore[index]
        assert now == [money[0] - 1, money[1] + 1]
        again = await place.send("answer_letter", 1, n=1, answer="accept")
        assert again[-1]["letters"][0]["status"] == "accepted"
        assert room.seq == seq + 1, "played once"

    run(tmp_path, buying(), test)


def test_letters_are_withdrawn_refused_and_lapse(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        for _ in range(3):
            await place.send("letter", 0, moves=OFFER)
        await place.send("answer_letter", 0, n=1, answer="withdraw")
        told = await place.send("answer_letter", 1, n=2, answer="refuse")
        assert [letter["status"] for letter in told[-1]["letters"]] == ["withdrawn", "refused", "open"]
        late = await place.send("answer_letter", 1, n=2, answer="accept")
        assert late[-1]["code"] == "letter-over"
        room = await place.room()
        room.private.letters[2].moment = "1 1"
        assert status_of(room, room.private.letters[2]) == "lapsed"
        bad = await place.send("letter", 0, moves=["offer 1", "march arthur", "propose"])
        assert bad[-1]["code"] == "bad-letter"
        poor = await place.send("letter", 0, moves=["offer 1", *["money give 10"] * 9, "propose"])
        assert poor[-1]["code"] == "illegal"

    run(tmp_path, buying(), test)


def test_what_stands_in_a_sealed_letter_only_two_know(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        sealed = ["offer 1", "token", "kind give tax", "propose"]
        assert (await place.send("letter", 0, moves=sealed))[-1]["type"] == "letters"
        room = await place.room()
        for viewer in (None, 0, 1, 2, 3):
            letter = letters_out(room, viewer, "en").letters[0]
            said = [move.text for move in letter.moves] if letter.moves else None
            assert (letter.sealed, said) == (True, sealed if viewer in (0, 1) else None)

    run(tmp_path, buying(), test)


def test_another_letter_with_a_key_that_was_used_is_refused(tmp_path: Path) -> None:
    """It was acknowledged like the first one, and nobody ever got it."""

    async def test(desk: Desk, place: Place) -> None:
        for _ in range(2):
            place.keys = 0
            assert len((await place.send("letter", 0, moves=OFFER))[-1]["letters"]) == 1
        place.keys = 0
        assert (await place.send("letter", 0, moves=["offer 2", *OFFER[1:]]))[-1]["code"] == "key-used"
        place.keys = 0
        assert len((await place.send("letter", 1, moves=["offer 2", *OFFER[1:]]))[-1]["letters"]) == 2

    run(tmp_path, buying(), test)


def test_letters_and_plans_survive_a_restart(tmp_path: Path) -> None:
    """Also one that was played while the process died before it could be written down that it was."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("letter", 0, moves=OFFER)
        desk.hall.forget(place.table)
        assert [letter.status for letter in (await place.room()).private.letters] == ["open"]
        await place.send("answer_letter", 1, n=1, answer="accept")
        await desk.store.write(lambda c: c.exec_driver_sql("update letters set status = 'open'"))
        desk.hall.forget(place.table)
        room = await place.room()
        assert (room.private.letters[0].status, status_of(room, room.private.letters[0])) == ("open", "accepted")
        seq = room.seq
        await place.send("answer_letter", 1, n=1, answer="accept")
        assert (await place.room()).seq == seq

    run(tmp_path, buying(), test)


def test_letters_that_nobody_saw_to_before_a_process_died_are_seen_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot read them only after somebody else had moved: who waited for its answer before moving waited for ever."""
    monkeypatch.setattr(mailbox, "SOON", 0.01)

    async def think(*asked: Any) -> Thought:
        return Thought(move="accept")

    async def test() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            place = await placed(desk, buying(), {3: "novice"})
            monkeypatch.setattr(desk.thinkers, "think", think)
            with monkeypatch.context() as dying:
                dying.setattr(Mailbox, "begin", lambda mailbox, work: work.close())
                await place.send("letter", 0, moves=["offer 3", "money give 2", "money take 1", "propose"])
                await place.send("letter", 0, moves=OFFER)
            wishes = {"letters": [{"matter": "trade", "answer": "refuse"}]}
            await desk.hall.private.keep(place.table, 1, wishes=wishes)
            desk.hall.forget(place.table)
            Mailbox(desk.hall, desk.thinkers)
            room = await desk.until(place.table, lambda room: all(one.status != OPEN for one in room.private.letters))
            assert [one.status for one in room.private.letters] == [ACCEPTED, REFUSED]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("matter", "moves", "status"),
    [
        ("trade", ["offer 1", "money give 2", "propose"], ACCEPTED),
        ("trade", ["offer 1", "money give 2", "money take 1", "propose"], OPEN),
        ("talk", ["offer 1", "money give 2", "propose"], OPEN),
        ("talk", ["talk 1"], ACCEPTED),
    ],
)
def test_what_asks_for_nothing_is_accepted_as_one_wishes(
    tmp_path: Path, matter: str, moves: list[str], status: str
) -> None:
    """A wish to accept trades or talks could be set, and did nothing: only refusals were looked for."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("automatic", 1, wishes={"letters": [{"matter": matter, "answer": "accept"}]})
        await place.send("letter", 0, moves=moves)
        await place.send("letter", 0, moves=["offer 2", "money give 1", "propose"])
        if status == ACCEPTED:
            room = await desk.until(place.table, lambda room: room.private.letters[0].status != OPEN)
        await asyncio.gather(*desk.mailbox.tasks)  # type: ignore[attr-defined]
        room = await place.room()
        assert [one.status for one in room.private.letters] == [status, OPEN]

    run(tmp_path, buying(), test)


@pytest.mark.parametrize("fails_once", [False, True])
def test_what_a_bot_accepts_and_cannot_be_carried_out_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_once: bool
) -> None:
    """As at the terminal; it lay open until its phase was over. Where thinking fails a letter is read once more."""
    failures = [ConnectionError()] if fails_once else []

    async def think(*asked: Any) -> Thought:
        if failures:
            raise failures.pop()
        return Thought(move="accept")

    async def test() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            place = await placed(desk, buying(), {3: "novice"})
            monkeypatch.setattr(desk.thinkers, "think", think)
            monkeypatch.setattr(mailbox, "carry_out", lambda *of: False)
            await place.send("letter", 0, moves=["offer 3", "money give 2", "money take 1", "propose"])
            if fails_once:
                while failures:
                    await asyncio.sleep(0.01)
                await place.send("letter", 0, moves=OFFER)
            room = await desk.until(place.table, lambda room: room.private.letters[0].status != OPEN)
            assert room.private.letters[0].status == REFUSED

    asyncio.run(test())


def test_a_bot_reads_a_letter_once_it_could_be_dealt_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody was asked for leave, or in a window, every letter to a bot was refused unread, gifts too."""

    async def think(*asked: Any) -> Thought:
        return Thought(move="accept")

    async def test() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            place = await placed(desk, buying(), {3: "novice"})
            monkeypatch.setattr(desk.thinkers, "think", think)
            with monkeypatch.context() as window:
                window.setattr(mailbox, "laid", lambda *of: None)
                await place.send("letter", 0, moves=["offer 3", "money give 1", "propose"])
                await asyncio.gather(*place.desk.mailbox.tasks)  # type: ignore[attr-defined]
            room = await place.room()
            assert [letter.status for letter in room.private.letters] == [OPEN]
            for seat in room.waiting:
                assert (await place.move(seat, room.legal(seat, "en")[0].text))["type"] in ("done", "update")
            room = await desk.until(place.table, lambda room: room.private.letters[0].status != OPEN)
            assert room.private.letters[0].status == ACCEPTED

    asyncio.run(test())


def test_tables_offer_nothing_that_stops_everybody_or_tells_of_instructions(tmp_path: Path) -> None:
    """A letter is composed and sent whole, and wishes say when to react; programs still see all that is legal."""

    async def test(desk: Desk, place: Place) -> None:
        room = await place.room()
        offered = {
            how: {move.text.split()[0] for move in room.update(0, -1, Manner("en", how), 2000.0).legal}
            for how in ("", "words", "panels")
        }
        assert {"offer", "talk"} <= offered[""]
        assert offered["words"] == offered["panels"] == offered[""] - {"offer", "talk", "pass_until", "attend"}
        assert await place.send("preview", 0, move=["offer 1"])

    run(tmp_path, buying(), test)


def test_letters_of_another_process_are_told_here_too(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        await place.send("letter", 0, moves=OFFER)
        bob = Player(desk, place.who, place.table, 1)
        desk.hall.connections.all.add(bob.connection)
        await bob.talker.hear(json.dumps({"type": "watch", "table": place.table, "seat": 1}))
        await desk.hall.private.end(place.table, [1], "withdrawn")
        await desk.hall.heard(f"{place.table} changed")
        heard = []
        while not bob.connection.queue.empty():
            item = bob.connection.queue.get_nowait()
            assert isinstance(item, bytes)
            heard.append(json.loads(item))
        told = [message["letters"][0]["status"] for message in heard if message["type"] == "letters"]
        assert told == ["open", "withdrawn"]

    run(tmp_path, buying(), test)


def test_of_two_answers_at_the_same_time_one_counts_and_the_other_is_told_so(tmp_path: Path) -> None:
    """A letter was refused and withdrawn in one moment: both were acknowledged, and it was only refused."""

    async def test(desk: Desk, place: Place) -> None:
        for n in range(1, 6):
            await place.send("letter", 0, moves=OFFER)
            told = await asyncio.gather(
                place.send("answer_letter", 1, n=n, answer="refuse"),
                place.send("answer_letter", 0, n=n, answer="withdraw"),
            )
            assert sorted(heard[-1]["type"] for heard in told) == ["letters", "refused"]
            [refusal] = [heard[-1] for heard in told if heard[-1]["type"] == "refused"]
            assert refusal["code"] == "letter-over"

    run(tmp_path, buying(), test)


class Kept:
    """Letters without a database."""

    async def send(self, letter: Letter) -> Letter:
        letter.n = 1
        return letter


def test_with_a_letter_everybody_has_the_moves_they_had_without_it() -> None:
    """In random positions. Put into the game itself, the same letter leaves others with fewer in many of them."""
    write_amid_games(POSITIONS, 1)


WRITTEN = (
    ["money take 1"],
    ["money give 1"],
    ["money give 1", "money take 1"],
    ["token", "money take 2"],
    ["money give 1", "village give bourg", "prisoner take arthur"],
    ["talk"],
)


def write_amid_games(positions: int, first_seed: int) -> None:
    """Write letters at so many moments of random games; look at what everybody is offered, and who is waited for."""

    async def inside() -> None:
        hall = Hall(Memory())
        hall.private = Kept()  # type: ignore[assignment]
        mailbox = Mailbox(hall, Thinkers(0, 1.0))
        sent, stopped, dice = 0, 0, Random(first_seed)
        kinds_sent: set[int] = set()
        for seed in range(first_seed, first_seed + positions):
            for s in moments(4, seed, 400, 4):
                room = at_moment(s)
                hall.rooms["t"], hall.locks["t"] = room, asyncio.Lock()
                sender, receiver = dice.sample(range(4), 2)
                kind = dice.randrange(len(WRITTEN))
                goods = WRITTEN[kind]
                moves = [f"talk {receiver}"] if goods == ["talk"] else [f"offer {receiver}", *goods, "propose"]
                before = [offered(room, seat) for seat in range(4)]
                try:
                    await mailbox.send("t", wire.LetterIn(seat=sender, key="k", moves=moves), lambda room: None)
                except Illegal:
                    continue
                sent += 1
                kinds_sent.add(kind)
                assert [letter.moves for letter in room.private.letters] == [moves]
                assert [offered(room, seat) for seat in range(4)] == before
                lying = laid(room.game, s, sender, moves)
                others = [seat for seat in range(4) if seat not in (sender, receiver)]
                stopped += lying is not None and any(
                    decision_of(lying, seat) != decision_of(s, seat) for seat in others
                )
                if sent == positions:
                    assert stopped > positions / 10
                    assert len(kinds_sent) >= 4
                    return
        raise AssertionError("too few positions")

    asyncio.run(inside())


def offered(room: Room, seat: int) -> tuple[list[str], list[int], list[int]]:
    """The moves a seat is offered, by the rules and at the table, and for whom everybody waits."""
    update = room.update(seat, -1, Manner("en", ""), 2000.0)
    return [move.text for move in update.legal], list(room.seen(seat).moves.items), update.waiting


def at_moment(s: Table) -> Room:
    """A table of people in the middle of a game."""
    room = Room(row_of("fief", 4), [Chair(table="t", seat=seat, person=f"p{seat}") for seat in range(4)])
    room.match = Match(room.game, s.copy(), Streams(bytes(32), []), room.game.document(s))
    room.fold(Entry(table="t", seq=0, at=1000.0, by="table", lines=[]))
    return room


# ---------------------------------------------------------------- plans


def test_a_march_that_needs_leave_is_sent_once_and_finished(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        gesture = ["march baudoin", "step charolles", "men 2", "ask_leave l_epervier", "propose", "men 1", "halt"]
        told = await place.move(0, gesture, plan=True)
        assert told["type"] in ("done", "update")
        room = await place.room()
        assert (room.waiting, room.private.plans[0].moves) == ([1], ["men 1", "halt"])
        for seat in (None, 1, 2):
            assert b"halt" not in json.dumps(room.seen(seat).view).encode()
        desk.hall.forget(place.table)  # it survives
        await place.move(1, "accept")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        made = [line for entry in await desk.store.entries(place.table, 1) for line in entry.lines if line[0] == "0"]
        assert [text for _, text in made[:6]] == gesture[:6]
        assert fief_tables.where(room.playing.state, "baudoin") == "l_epervier"  # type: ignore[arg-type]

    run(tmp_path, marching(), test)


def test_refused_it_is_dropped_with_a_notice(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        gesture = ["march baudoin", "step charolles", "men 2", "ask_leave l_epervier", "propose", "men 1"]
        await place.move(0, gesture, plan=True)
        ann = Player(desk, place.who, place.table, 0)
        desk.hall.connections.all.add(ann.connection)
        await ann.talker.hear(json.dumps({"type": "watch", "table": place.table, "seat": 0}))
        await place.move(1, "refuse")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        heard = []
        while not ann.connection.queue.empty():
            item = ann.connection.queue.get_nowait()
            assert isinstance(item, bytes)
            heard.append(json.loads(item))
        plans = [message for message in heard if message["type"] == "plan"]
        assert [(plan["moves"], plan["dropped"]) for plan in plans] == [(["men 1"], []), ([], ["men 1"])]
        assert [plan.get("why") for plan in plans] == [None, "refused"]
        assert [plan["words"] for plan in plans] == [["Take 1 man-at-arms along"]] * 2
        assert room.waiting == [0]

    run(tmp_path, marching(), test)


def test_a_plan_that_would_lose_more_than_was_said_is_dropped(tmp_path: Path) -> None:
    """[F-5.2.2] With Baudoin and all his men gone, nothing holds L'Épervier any more: only if that was said."""

    async def test(desk: Desk, place: Place) -> None:
        room = await place.room()
        plan = Plan(["march baudoin", "step charolles", "men 2"], [], 0, phase_of(room.playing))
        room.private.plans[0] = plan
        found = plan_due(room, 0)
        assert found is not None
        assert (found.dropped, found.left) == ("loses", plan.moves)
        room.private.plans[0] = msgspec.structs.replace(plan, loses=["blaye"])
        found = plan_due(room, 0)
        assert found is not None
        assert (found.dropped, found.moves) == (None, plan.moves)
        room.private.plans.clear()

    run(tmp_path, marching(), test)


LEAVE = ["ask_leave l_epervier", "propose"]


def test_a_plan_is_foreseen_as_if_leave_were_given(tmp_path: Path) -> None:
    """So a board can offer what follows: who goes along then, and where to."""

    async def test(desk: Desk, place: Place) -> None:
        march = ["march baudoin", "step charolles", "men 2"]

        async def may_follow(moves: list[str], plan: bool) -> list[str]:
            told = (await place.send("preview", 0, move=moves, plan=plan))[-1]
            return [one["text"] for one in told["legal"]] if "legal" in told else [told["code"]]

        assert await may_follow([*march, *LEAVE], False) == []
        assert await may_follow([*march, *LEAVE], True) == ["men 0", "men 1", "men 2"]
        assert await may_follow([*march, *LEAVE, "men 1"], False) == ["illegal"]
        assert await may_follow([*march, *LEAVE, "men 1"], True) == []
        assert await may_follow([*march, *LEAVE, "men 3"], True) == ["illegal"]
        told = (await place.send("preview", 0, move=[*march, *LEAVE, "men 2"], plan=True))[-1]
        assert told["preview"]["moves"] == [*march, *LEAVE, "men 2"]
        assert told["free"] is False

    run(tmp_path, marching(), test)


FAR = ["march mireille", "step charolles", "men 4", *LEAVE, "men 4", "step sennecy", "men 4"]


def test_a_window_amid_a_plan_and_leave_are_waited_for_and_it_is_finished(tmp_path: Path) -> None:
    """Sent once: leave is asked for after the window, and the rest is marched once it is given."""

    async def test(desk: Desk, place: Place) -> None:
        told = await place.send("preview", 0, move=FAR, plan=True)
        assert told[-1]["preview"]["moves"] == FAR
        # L'Épervier becomes its own on the way, and is left again.
        assert (await place.move(0, FAR, plan=True, loses=["l_epervier"]))["type"] in ("done", "update")
        room = await place.room()
        assert (room.seen(None).step, room.waiting) == ("window", [1, 2])
        assert (room.private.plans[0].made, room.private.plans[0].moves) == (FAR[:3], FAR[3:])
        desk.hall.forget(place.table)  # it survives
        for seat in (1, 2):
            await place.move(seat, "pass")
        room = await desk.until(place.table, lambda room: room.private.plans[0].moves == FAR[5:])
        assert (room.waiting, room.seen(None).step) == ([1], "offer")
        await place.move(1, "accept")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        assert fief_tables.where(room.playing.state, "mireille") == "sennecy"  # type: ignore[arg-type]
        entries = await desk.store.entries(place.table, 1)
        assert [text for entry in entries for who, text in entry.lines if who == "0"] == FAR
        assert [entry.by for entry in entries if entry.lines[0][0] == "0"][1:] == ["plan", "plan"]

    run(tmp_path, far_marching(), test)


def test_refused_amid_a_march_the_rest_is_dropped(tmp_path: Path) -> None:
    async def test(desk: Desk, place: Place) -> None:
        await place.move(0, FAR, plan=True, loses=["l_epervier"])
        for seat in (1, 2):
            await place.move(seat, "pass")
        await desk.until(place.table, lambda room: room.seen(None).step == "offer")
        await place.move(1, "refuse")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        assert (room.waiting, room.seen(0).step) == ([0], "group")
        assert fief_tables.where(room.playing.state, "mireille").startswith("charolles")  # type: ignore[arg-type]

    run(tmp_path, far_marching(), test)
