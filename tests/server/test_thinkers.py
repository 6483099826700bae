"""Bots think in processes of their own: told what their seat knows; they may die, hang or err, the game goes on."""

import asyncio
import json
import os
import random
import re
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest

from signoria.bots import bots_for, make_bot, usual_bot
from signoria.games import GAMES
from signoria.kernel.flow import legal
from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.connections import Connection
from signoria.server.house import House
from signoria.server.limits import Limits
from signoria.server.manner import Manner
from signoria.server.policy import plain_move
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.sockets import Talker
from signoria.server.thinkers import Thinkers
from signoria.server.thinking import READY, answer, hurried, think
from signoria.server.thoughts import Thought, Weighed
from tests.server.rooms import Desk, Logged, is_over, row_of

UNIT_WORDS = {
    "en": "best|points worse|as good", "pl": "najlep|punktu mniej|tak samo", "de": "best|Punkte weniger|gleich gut",
    "cs": "nejlep|bodu méně|stejně dobrý",
}  # fmt: skip
AS_SAID = re.compile(r"(?!feature-)[^{}]+ [+−]\d+([.,]\d)?")  # a name in words, and by how much


def script(tmp_path: Path, body: str) -> tuple[str, ...]:
    """A process that says it is ready and then does as told with each line."""
    path = tmp_path / "thinker.py"
    path.write_text(
        f"import os, sys, time\nprint({READY!r}, flush=True)\nfor line in sys.stdin:\n"
        + "".join(f"    {line}\n" for line in body.splitlines())
    )
    return (sys.executable, str(path))


def question(table: Logged, seat: int, bot: str = "random") -> dict[str, object]:
    return {
        "game": table.room.row.game,
        "known": table.room.known(seat),
        "seat": seat,
        "bot": bot,
        "seed": 5,
        "late": 0,
    }


@pytest.mark.parametrize(("game", "seats"), [("lorenzo", 2), ("princes", 3), ("fief", 3)])
@pytest.mark.parametrize("bot", ["random", "novice", "club", "search:20"])
def test_a_bot_chooses_from_what_its_seat_knows_as_it_would_at_the_table(game: str, seats: int, bot: str) -> None:
    """It says why of the best moves, its own first; a line with all that it has weighed could become too long."""
    table = Logged(game, seats)
    seat = table.room.waiting[0]
    at_home = make_bot(bot, 5).choose(table.room.playing.seen(seat))
    told = msgspec.convert(think(question(table, seat, bot)), Thought)
    assert (told.move, told.unit) == (at_home.move.text, at_home.unit)
    assert [(one.move, len(one.reasons)) for one in told.ranked] == [
        (one.move.text, len(one.reasons)) for one in at_home.best(3)
    ]
    assert len(told.ranked) == min(3, len(at_home.ranked))
    assert told.ranked == [] or told.ranked[0].move == told.move


def test_the_slowest_level_makes_up_for_the_time_its_question_has_waited() -> None:
    """Five masters who vote at once on two processes let people wait for three searches in a row."""
    assert hurried("master", 0) == hurried("master", 900) == "master"
    assert hurried("master", 1200) == "search:500ms"
    assert hurried("master", 9000) == "search:50ms"
    assert hurried("club", 9000) == "club"


@pytest.mark.parametrize(("game", "seats"), [("lorenzo", 3), ("princes", 3), ("fief", 4)])
def test_what_is_known_comes_whole_to_the_other_process(game: str, seats: int) -> None:
    """The document reads back as the same knowledge, with the same legal moves, all along the way."""
    table = Logged(game, seats)
    for i in range(40):
        seat = table.room.waiting[0]
        rules, state = table.room.game, table.room.playing.state
        known = rules.from_document(json.loads(table.room.known(seat)))
        assert known.same(rules.known(state, seat))
        assert list(legal(known, seat).items) == list(legal(state, seat).items)
        table.do(partial(Room.answer, seat=seat, at=None, move=plain_move(rules, known, seat, i)))


def test_a_bot_is_told_no_more_than_its_seat_knows(tmp_path: Path) -> None:
    """All that goes to the process is written down there and held against what the seat knew then."""
    told = tmp_path / "told"
    command = script(tmp_path, f"open({str(told)!r}, 'a').write(line)\nprint('{{}}', flush=True)")

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", command=command) as desk:
            ann = await desk.person("Ann")
            bots = dict.fromkeys(range(3), "random")
            table = await desk.place(row_of("lorenzo", 3, advanced=True), ann, bots)
            room = await desk.until(table, lambda room: room.seq > 20)
            written = told.read_text().splitlines(keepends=True)  # before the log, which goes on meanwhile
            kept = await desk.store.whole_table(table)
            assert kept is not None
            secret, names = room.row.secret, {"game", "known", "seat", "bot", "seed", "late", "avoided"}
        lines = [json.loads(line) for line in written if line.endswith("\n")]
        seen: dict[int, set[str]] = {seat: set() for seat in range(3)}
        again = Logged("lorenzo", 3)
        again.room = type(again.room)(*kept[:2])
        for entry in kept[2]:
            again.room.replay(entry)
            for seat in range(3):
                seen[seat].add(again.room.known(seat))
        assert len(lines) > 15
        for line in lines:
            assert set(line) == names
            assert line["avoided"] == []  # letters that the seat has written itself, and this game has none
            assert line["known"] in seen[line["seat"]]
            assert secret not in json.dumps(line)
            assert json.loads(line["known"])["viewer"] == line["seat"]

    asyncio.run(run())


def test_when_its_process_is_killed_the_game_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}") as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], bots={"0": "random", "1": "random"})
            await desk.until(table, lambda room: room.seq > 5)
            process = desk.thinkers.all[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await desk.until(table, is_over)
            assert desk.thinkers.all[0].process is not process, "another one has taken its place"

    asyncio.run(run())


@pytest.mark.parametrize(
    "body",
    [
        "os._exit(1)",
        "print('this is no answer', flush=True)",
        'print(\'{"move": "fly away"}\', flush=True)',
        'print(\'{"move": "place white market.4"}\', flush=True)',
        'print(\'{"error": "no idea"}\', flush=True)',
        "print('{\"move\": 5}', flush=True)",
        'print(\'{"move": "pass", "ranked": "many"}\', flush=True)',
        'print(\'{"move": "pass", "ranked": [{"move": "pass", "worth": NaN, "reasons": []}]}\', flush=True)',
        "print('[]', flush=True)",
        "print('x' * 200_000, flush=True)",
        "time.sleep(60)",
    ],
)
def test_a_process_that_dies_hangs_or_talks_nonsense_is_answered_for(tmp_path: Path, body: str) -> None:
    command = script(tmp_path, body)

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", seconds=0.2, command=command) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], bots={"0": "random", "1": "random"})
            await desk.until(table, lambda room: room.seq >= 3)

    asyncio.run(run())


def test_without_processes_the_plain_policy_plays_to_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            ann = await desk.person("Ann")
            await desk.until(await desk.table([ann], bots={"0": "greedy", "1": "greedy"}), is_over)

    asyncio.run(run())


def test_a_process_that_cannot_be_started_is_no_harm() -> None:
    async def run() -> Thought | None:
        thinkers = Thinkers(1, 1.0, ("/no/such/program",))
        try:
            return await thinkers.think("lorenzo", "{}", 0, "random", 1)
        finally:
            await thinkers.close()

    assert asyncio.run(run()) is None


def test_a_process_is_told_no_setting_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address of the database has a password in it."""
    monkeypatch.setenv("SIGNORIA_DATABASE", "postgresql://user:password@host/db")
    command = script(tmp_path, "print('{\"move\": \"' + str('SIGNORIA_DATABASE' in os.environ) + '\"}', flush=True)")

    async def run() -> Thought | None:
        thinkers = Thinkers(1, 20.0, command)
        try:
            return await thinkers.think("lorenzo", "{}", 0, "random", 1)
        finally:
            await thinkers.close()

    assert asyncio.run(run()) == Thought(move="False")


def test_an_error_in_a_bot_is_an_answer_too() -> None:
    table = Logged("fief", 3)
    told = answer(json.dumps(question(table, table.room.waiting[0], "deep-thought")))
    assert "no bot is called 'deep-thought'" in str(told["error"])
    assert "error" in answer("nonsense")


@pytest.mark.parametrize("game", list(GAMES))
def test_who_takes_over_and_who_gives_hints_can_play_the_game(game: str) -> None:
    assert (usual_bot(game), bots_for(game)[-1]) == ("club", "master")


def test_a_plain_move_is_the_default_where_there_is_one_and_always_legal() -> None:
    table = Logged("fief", 3, turn_limit=1)
    defaults = 0
    while not table.room.is_over and len(table.entries) < 300:
        seat = table.room.waiting[0]
        known = table.room.game.known(table.room.playing.state, seat)
        default = known.steps[known.stack[known.top]].default(known, known.top, seat)
        move = plain_move(table.room.game, known, seat, 1)
        if default >= 0:
            defaults += 1
            assert move == table.room.game.verbs.text(default)
        table.do(partial(Room.answer, seat=seat, at=None, move=move))
    assert defaults > 0
    assert table.room.is_over


# ---------------------------------------------------------------- hints


class Ear:
    """A client that hears what it is told, and may ask for as many hints as it likes."""

    def __init__(self, desk: Desk, who: Identity) -> None:
        self.connection = Connection(who.id, who.name, self.send)
        self.talker = Talker(desk.hall, who, self.connection, self.hint, Limits(Settings(dear_per_second=10_000)))
        self.thinkers = desk.thinkers

    async def send(self, message: bytes) -> None:
        """What is told is taken from the queue instead."""

    async def hint(self, room: Room, seat: int, bot: str) -> Thought:
        return await self.thinkers.think(room.game.name, room.known(seat), seat, bot, 1) or Thought(move="")

    async def heard(self, **message: object) -> dict[str, Any]:
        await self.talker.hear(json.dumps(message))
        told = await self.connection.queue.get()
        assert isinstance(told, bytes)
        heard: dict[str, Any] = json.loads(told)
        return heard

    async def hinted(self, **message: object) -> dict[str, Any]:
        """The hint that is asked for, after whatever else is told."""
        heard = await self.heard(type="hint", id="h", **message)
        while heard["type"] != "hint":
            assert heard["type"] != "refused", heard
            heard = json.loads(await self.connection.queue.get() or b"")  # type: ignore[arg-type]
        return heard


def test_a_hint_is_a_legal_move_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}") as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people, hints=True)
            room = await desk.until(table, lambda room: bool(room.waiting))
            seat = room.waiting[0]
            ear = Ear(desk, people[seat])
            await ear.talker.hear(json.dumps({"type": "hint", "table": table, "seat": seat, "id": "h"}))
            again = await ear.heard(type="hint", table=table, seat=seat, id="i")
            assert (again["type"], again["code"], again["key"]) == ("refused", "hint-already", "i")
            assert (await ear.heard(type="ping", n=1))["type"] == "pong", "the next message is heard meanwhile"
            hint = json.loads(await ear.connection.queue.get() or b"")  # type: ignore[arg-type]
            assert (hint["type"], hint["id"], hint["bot"]) == ("hint", "h", "master")
            assert hint["move"]["text"] in [move.text for move in room.legal(seat, "en")]
            assert [one["unit"] for one in hint["best"]] == ["share"] * 3
            assert all(0 <= one["worth"] <= 1 for one in hint["best"])
            other = await ear.heard(type="hint", table=table, seat=1 - seat, id="j")
            assert other["code"] == "not-your-seat"
            wrong = await Ear(desk, people[1 - seat]).heard(type="hint", table=table, seat=1 - seat, id="k")
            assert wrong["code"] == "not-asked"

    asyncio.run(run())


def test_a_hint_asked_for_twice_is_the_same_until_something_happens(tmp_path: Path) -> None:
    """A bot draws other worlds each time it thinks: asked twice it once praised two different moves."""
    seeds: list[int] = []

    async def think(game: str, known: str, seat: int, bot: str, seed: int) -> Thought:
        seeds.append(seed)
        return Thought(move=str(seed))

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            table = await desk.table([await desk.person("Ann"), await desk.person("Bob")], hints=True)
            room = await desk.until(table, lambda room: bool(room.waiting))
            seat, house = room.waiting[0], SimpleNamespace(thinkers=SimpleNamespace(think=think))

            async def hint(bot: str) -> str:
                return (await House.hint(house, room, seat, bot)).move  # type: ignore[arg-type]

            assert await hint("master") == await hint("master") != await hint("club")
            assert len(seeds) == 2, "another bot thinks for itself"
            before = await hint("master")
            await desk.hall.do(
                table, lambda room: room.play(seat, None, room.legal(seat, "en")[0].text), "person", seat
            )
            assert await hint("master") != before

    asyncio.run(run())


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people)
            seat = (await desk.until(table, lambda room: bool(room.waiting))).waiting[0]
            assert (await Ear(desk, people[seat]).heard(type="hint", table=table, seat=seat, id="h"))[
                "code"
            ] == "no-hints"

    asyncio.run(run())


@pytest.mark.parametrize(("game", "seats"), [("lorenzo", 2), ("princes", 3), ("fief", 3)])
def test_a_hint_shows_the_best_moves_and_says_why_in_the_language_of_who_asks(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}") as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob", "Cid")]
            table = await desk.table(people, game, seats, hints=True)
            room = await desk.until(table, lambda room: bool(room.waiting))
            seat = room.waiting[0]
            ear = Ear(desk, people[seat])
            for lang in get_args(wire.Language):
                await ear.talker.hear(json.dumps({"type": "watch", "table": table, "seat": seat, "lang": lang}))
                hint = await ear.hinted(table=table, seat=seat, bot="club")
                now = room.update(seat, -1, Manner(lang, "words"), 0.0)
                assert now.shown
                notes = {text: move.note for text, move in now.shown.moves.items()}
                words = {one.text: f"{one.words} ({notes[one.text]})".removesuffix(" ()") for one in now.legal}
                assert hint["best"][0]["text"] == hint["move"]["text"]
                assert 1 <= len(hint["best"]) <= 3
                for one in hint["best"]:
                    assert (one["words"], one["unit"]) == (words[one["text"]], "points")
                    assert re.search(UNIT_WORDS[lang], one["worth_words"])
                    assert all(AS_SAID.fullmatch(reason) for reason in one["reasons"]), one["reasons"]
                assert any(one["reasons"] for one in hint["best"])

    asyncio.run(run())


# ---------------------------------------------------------------- hints out of turn


class Told(Ear):
    """A client whose bots think in this process, as they are told to."""

    def __init__(self, desk: Desk, who: Identity, thought: Thought | None = None) -> None:
        super().__init__(desk, who)
        self.thought = thought

    async def hint(self, room: Room, seat: int, bot: str) -> Thought:
        asked_of = {"game": room.game.name, "known": room.known(seat), "seat": seat, "bot": "club", "seed": 1}
        return self.thought or msgspec.convert(think(asked_of), Thought)


async def out_of_turn(desk: Desk, people: list[Identity]) -> tuple[str, Room, int]:
    """A table of Fief at which somebody may act although another is waited for."""
    table = await desk.table(people, "fief", len(people), hints=True)
    choice = random.Random(1)
    while True:
        room = await desk.until(table, lambda room: bool(room.waiting))
        for seat in room.optional:
            if seat not in room.waiting and room.may_act(seat):
                return table, room, seat
        seat = room.waiting[0]
        text = choice.choice(room.legal(seat, "en")).text
        await desk.hall.do(table, partial(Room.play, seat=seat, at=None, move=text), "person", seat)


def with_fief(tmp_path: Path, work: Callable[[Desk, str, Room, int, Identity], Awaitable[None]]) -> None:
    """Do something at such a table, as who sits on that seat."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob", "Cid")]
            table, room, seat = await out_of_turn(desk, people)
            await work(desk, table, room, seat, people[seat])

    asyncio.run(run())


def test_who_may_act_out_of_turn_is_told_of_his_own_moves_or_to_wait(tmp_path: Path) -> None:
    """A bot once weighed the moves of whoever was waited for; then the table had `gone on`, which was not true."""

    async def work(desk: Desk, table: str, room: Room, seat: int, who: Identity) -> None:
        hint = await Told(desk, who).hinted(table=table, seat=seat)
        legal = [move.text for move in room.legal(seat, "en")]
        assert {hint["move"]["text"], *(one["text"] for one in hint["best"])} <= set(legal)
        assert hint["wait"] or hint["best"][0]["worth"] > 0

    with_fief(tmp_path, work)


def test_a_hint_says_where_it_is_better_to_wait(tmp_path: Path) -> None:
    async def work(desk: Desk, table: str, room: Room, seat: int, who: Identity) -> None:
        move = room.legal(seat, "en")[0].text
        for is_better in (True, False):
            thought = Thought(move=move, ranked=[Weighed(move, -1.0, [])], better_wait=is_better)
            hint = await Told(desk, who, thought).hinted(table=table, seat=seat)
            assert (hint["wait"], hint["move"]["text"]) == (is_better, move)

    with_fief(tmp_path, work)


def test_a_bot_that_wants_what_cannot_be_has_no_answer_and_the_table_has_not_gone_on(tmp_path: Path) -> None:
    async def work(desk: Desk, table: str, room: Room, seat: int, who: Identity) -> None:
        ear = Told(desk, who, Thought(move="fly away"))
        await ear.talker.hear(json.dumps({"type": "hint", "table": table, "seat": seat, "id": "h"}))
        refused = json.loads(await ear.connection.queue.get() or b"")  # type: ignore[arg-type]
        assert (refused["type"], refused["code"]) == ("refused", "no-bot")

    with_fief(tmp_path, work)


def test_who_has_nothing_to_choose_is_not_asked(tmp_path: Path) -> None:
    """Whoever is out of turn and has nothing to offer either."""

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            people = [await desk.person(name) for name in ("Ann", "Bob", "Cid")]
            table = await desk.table(people, "fief", 3, hints=True)
            room = await desk.until(table, lambda room: bool(room.waiting))
            idle = [seat for seat in range(3) if seat not in room.waiting and not room.playing.legal(seat)]
            assert idle
            refused = await Told(desk, people[idle[0]]).heard(type="hint", table=table, seat=idle[0], id="h")
            assert refused["code"] == "not-asked"

    asyncio.run(run())


def test_that_it_is_better_to_wait_comes_from_the_process_of_the_bot() -> None:
    table = Logged("fief", 3)
    seat = table.room.waiting[0]
    assert "better_wait" not in think(question(table, seat, "club"))
    assert msgspec.convert({"move": "pass", "better_wait": True}, Thought).better_wait
    assert b"better_wait" not in msgspec.json.encode(Thought(move="pass")), "what is usual is not kept in the log"


def test_tables_at_which_nobody_is_leave_a_process_to_those_who_wait(tmp_path: Path) -> None:
    """58 tables of bots alone made the only person on the server wait four times as long for a master."""

    go_on = tmp_path / "go on"
    slow = f"while '\"seat\": 0' in line and not os.path.exists({str(go_on)!r}): time.sleep(0.01)"

    async def run() -> None:
        thinkers = Thinkers(2, 60, script(tmp_path, slow + '\nprint(\'{"move": "pass"}\', flush=True)'))

        async def alone() -> None:
            await thinkers.think("lorenzo", "{}", 0, "master", 1, is_watched=False)

        crowd = [asyncio.create_task(alone()) for _ in range(8)]
        while thinkers.free.qsize() != 1:
            await asyncio.sleep(0.01)
        thought = await thinkers.think("lorenzo", "{}", 1, "master", 1)
        busy = sum(not task.done() for task in crowd)
        go_on.touch()
        await asyncio.gather(*crowd)
        await thinkers.close()
        assert thought == Thought("pass")
        assert busy == 8, "whoever waits is not sent to the end of the line"

    asyncio.run(run())
