"""Finished games are replayed in a process of their own, never in the event loop's, and what was answered is kept."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from signoria.kernel.match import Match
from signoria.kernel.replay import replay
from signoria.server import replays, wire
from signoria.server.errors import TryLater
from signoria.server.replaying import UNKNOWN, Replaying
from signoria.server.replays import Kept, Moment, Replays
from tests.server.rooms import Logged

SILENT = (sys.executable, "-c", "print('ready', flush=True); import time; time.sleep(1000)")


def played(moves: int, seed: int = 1) -> Match:
    """A game in which something was taken back."""
    table, chance = Logged("lorenzo", 2), random.Random(seed)
    for number in range(moves):
        seat = chance.choice(table.room.waiting)
        table.play(seat, number=chance.randrange(len(table.room.legal(seat, "en"))))
        if number % 7 == 6:
            table.do(lambda room, seat=seat: room.undo(seat))  # type: ignore[misc]
            if table.room.affairs.ask is not None:
                table.do(lambda room, seat=seat: room.consent(1 - seat, True))  # type: ignore[misc]
    assert table.room.match is not None
    return table.room.match


def expected(match: Match, line: int, seat: int | None, lang: str) -> Any:
    """The same moment, replayed from the beginning."""
    record = match.record()
    lines = len(record.lines)
    record.lines, record.digest = record.lines[:line], ""
    there = replay(match.game, record)
    told = {"line": line, "lines": lines, "view": there.view(seat), "events": there.log(seat)}
    return msgspec.to_builtins({**told, "sentences": there.sentences(seat, lang)})


def test_every_moment_is_the_one_that_a_whole_replay_gives_however_one_comes_there() -> None:
    match, replaying = played(30), Replaying()
    lines = len(match.lines)
    assert any(what.startswith("undo") for _, what in match.lines)
    for line in [0, lines, *range(lines, 0, -5), *range(lines + 1)]:
        seat, lang = random.Random(line).choice([None, 0, 1]), "pl" if line % 3 == 0 else "en"
        question = {"record": "r", "line": line, "seat": seat, "lang": lang, "shown": ""}
        if line == 0:
            question["text"] = match.record().text()
        assert msgspec.json.decode(replaying.answer(question)) == expected(match, line, seat, lang)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_each_action_has_the_line_after_which_it_had_happened(seat: int | None) -> None:
    """At that line it is the last that is told, whole; one line earlier it was not. What was taken back is left out."""
    match, replaying = played(30), Replaying()
    text, lines = match.record().text(), len(match.lines)

    def place(line: int) -> wire.PlaceOut:
        question = {"record": "r", "line": line, "seat": seat, "lang": "en", "shown": "words", "text": text}
        return msgspec.json.decode(replaying.answer(question), type=wire.PlaceOut)

    told = place(lines)
    assert isinstance(told.news, list)
    assert isinstance(told.moments, list)
    assert len(told.news) == len(told.moments)
    assert told.moments == sorted(told.moments)
    for action, line in [*zip(told.news, told.moments, strict=True)][::3]:
        wanted = action.first if action.level else action.last
        assert len(place(line).events) > wanted
        assert len(place(line - 1).events) <= wanted


def test_the_process_keeps_few_records_and_says_which_it_does_not_know() -> None:
    replaying, text = Replaying(), played(2).record().text()
    question = {"line": 1, "seat": None, "lang": "en", "shown": ""}
    for number in range(10):
        assert replaying.answer({**question, "record": str(number), "text": text}) != UNKNOWN
    assert replaying.answer({**question, "record": "9"}) != UNKNOWN
    assert replaying.answer({**question, "record": "0"}) == UNKNOWN


def test_answers_are_kept_up_to_so_many_bytes() -> None:
    kept = Kept(most=100)
    moments: list[Moment] = [("r", line, None, "en", "") for line in range(4)]
    for moment in moments[:3]:
        kept.add(moment, b"x" * 40)
    assert (kept.get(moments[0]), kept.bytes) == (None, 80), "the oldest is forgotten"
    assert kept.get(moments[1]) is not None
    kept.add(moments[3], b"x" * 40)
    assert kept.get(moments[2]) is None, "it was not asked for since"
    kept.add(moments[3], b"x" * 30)
    assert kept.bytes == 70
    kept.add(moments[0], b"x" * 101)
    assert (kept.bytes, kept.all) == (0, {}), "what is too long is not kept"


@asynccontextmanager
async def running(command: tuple[str, ...] = replays.COMMAND) -> AsyncIterator[Replays]:
    found = Replays(command)
    try:
        yield found
    finally:
        await found.close()


def test_the_record_is_sent_once_and_answers_are_kept() -> None:
    async def run() -> None:
        match, sent = played(10), []

        def text() -> str:
            sent.append(1)
            return match.record().text()

        async with running() as replaying:
            for line in (5, 6, 5, 2):
                answer = await replaying.at(("r", line, 0, "en", ""), text)
                assert msgspec.json.decode(answer) == expected(match, line, 0, "en")
            assert len(sent) == 1
            assert replaying.worker.process is not None
            replaying.worker.process.kill()
            await replaying.worker.process.wait()
            assert msgspec.json.decode(await replaying.at(("r", 5, 0, "en", ""), text))["line"] == 5, "it is kept"
            assert len(sent) == 1
            assert msgspec.json.decode(await replaying.at(("r", 4, 0, "en", ""), text))["line"] == 4
            assert len(sent) == 2, "a process that has ended is begun again, and knows nothing"

    asyncio.run(run())


def test_too_many_at_once_are_told_to_try_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 3)
    monkeypatch.setattr(replays, "SECONDS", 0.2)

    async def run() -> None:
        async with running(SILENT) as replaying:
            asked = [replaying.at(("r", line, None, "en", ""), str) for line in range(5)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(answer, TryLater) for answer in answers)
            assert [("Many people" in str(answer)) for answer in answers] == [False] * 3 + [True] * 2
            assert replaying.waiting == 0

    asyncio.run(run())
