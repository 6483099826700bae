"""What bots thought before their moves: kept in the log, given out after the end, and to nobody before."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import msgspec
import pytest
from litestar.datastructures import State

from signoria.games.lorenzo.pieces import CARD, CARD_TYPE
from signoria.kernel.replay import replay
from signoria.kernel.text import words_for
from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.connections import Connection, Watcher
from signoria.server.errors import Refusal
from signoria.server.limits import PAYER, Limits
from signoria.server.manner import Manner
from signoria.server.replays import Replays
from signoria.server.room import Room
from signoria.server.routes.play import thoughts
from signoria.server.settings import Settings
from signoria.server.thinking import think
from signoria.server.thoughts import Thought, Weighed
from tests.server.rooms import Desk

ENTRIES = 8  # after which a game is looked at


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'signoria.db'}"


class Here(Desk):
    """A desk whose bots think in this process, so that nobody waits until another one has started."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.limits = Limits(Settings())
        self.replays = Replays()
        self.thinkers.think = self.think  # type: ignore[method-assign]

    async def think(
        self, game: str, known: str, seat: int, bot: str, seed: int, is_watched: bool = True, avoided: object = ()
    ) -> Thought | None:
        asked = {"game": game, "known": known, "seat": seat, "bot": bot, "seed": seed}
        return msgspec.convert(think(asked), Thought)

    async def begin(self, ann: Identity, bot: str = "club") -> str:
        """A table with Ann on the first seat and a bot on the other."""
        return await self.table([ann], bots={"1": bot})

    async def play_on(self, table: str) -> None:
        """Ann makes her first legal move each time, and the bot answers her."""
        room = await self.until(table, lambda room: room.waiting == [0])
        while room.seq < ENTRIES:
            room = await self.play_once(table)

    async def play_once(self, table: str) -> Room:
        await self.hall.do(table, lambda room: room.play(0, None, room.legal(0, "en")[0].text), "person", 0)
        return await self.until(table, lambda room: room.waiting == [0])

    async def weighed(self, table: str) -> list[str]:
        """The best moves of all thoughts so far."""
        return [move.move for thought in (await self.store.thoughts(table)).values() for move in thought.ranked]

    async def read(self, table: str, who: Identity, lang: wire.Language = "en") -> list[wire.ThoughtOut]:
        """What a request for the thoughts of a table is answered."""
        asked = SimpleNamespace(scope={"state": {PAYER: (who.id, "")}})
        told: wire.ThoughtsOut = await thoughts.fn(table, asked, who, State({"house": self}), lang=lang)
        return told.thoughts


class Ear(Connection):
    """Somebody who looks on and keeps all that is told."""

    def __init__(self, who: Identity, sent: list[bytes]) -> None:
        super().__init__(who.id, who.name, self.nowhere)
        self.sent = sent

    async def nowhere(self, message: bytes) -> None:
        raise AssertionError("nothing waits to be sent")

    def tell_bytes(self, message: bytes) -> None:
        self.sent.append(message)


class Wishful(Here):
    """Its bots want what cannot be."""

    async def think(
        self, game: str, known: str, seat: int, bot: str, seed: int, is_watched: bool = True, avoided: object = ()
    ) -> Thought | None:
        return Thought(move="fly away", ranked=[Weighed("fly away", 1.0, [])])


def is_of_a_tower(move: str) -> bool:
    return any(f" {tower}." in move for tower in CARD_TYPE.names)


def test_what_a_bot_thought_is_kept_with_its_move_and_is_small(database: str) -> None:
    async def run() -> None:
        async with Here(database) as desk:
            table = await desk.begin(await desk.person("Ann"))
            await desk.play_on(table)
            entries = {entry.seq: entry for entry in await desk.store.entries(table, 0)}
            kept = await desk.store.thoughts(table)
            for seq, thought in kept.items():
                assert (entries[seq].by, entries[seq].lines[0]) == ("bot club", ["1", thought.move])
                assert thought.ranked[0].move == thought.move
                assert len(thought.ranked) <= 3
                assert len(msgspec.json.encode(thought)) < 1500
            assert any(one.reasons for thought in kept.values() for one in thought.ranked)

    asyncio.run(run())


def test_a_bot_that_weighs_nothing_leaves_nothing_behind(database: str) -> None:
    async def run() -> None:
        async with Here(database) as desk:
            table = await desk.begin(await desk.person("Ann"), "random")
            await desk.play_on(table)
            assert await desk.store.thoughts(table) == {}

    asyncio.run(run())


def test_of_a_move_that_was_not_made_nothing_is_kept(database: str) -> None:
    """The plain move was made instead: the bot's reasons would be those of another."""

    async def run() -> None:
        async with Wishful(database) as desk:
            table = await desk.begin(await desk.person("Ann"))
            await desk.play_on(table)
            assert await desk.store.thoughts(table) == {}

    asyncio.run(run())


def test_after_the_end_they_are_read_by_the_lines_of_the_record(database: str) -> None:
    """The move of a line is the last one of the record up to there, and stands first among those that were weighed."""

    async def run() -> None:
        async with Here(database) as desk:
            ann, eve = await desk.person("Ann"), await desk.person("Eve")
            table = await desk.begin(ann)
            await desk.play_on(table)
            with pytest.raises(Refusal, match="What bots thought can be read once the game is over") as early:
                await desk.read(table, ann)
            assert early.value.code == "not-over"
            await desk.hall.do(table, lambda room: room.resign(0), "person", 0)
            told = await desk.read(table, eve)
            assert len(told) == len(await desk.store.thoughts(table)) > 0
            async with desk.hall.room(table) as room:
                record = room.record()
            for one in told:
                assert record.lines[one.line - 1] == (str(one.seat), one.move)
                assert (one.seat, one.bot, one.best[0].text) == (1, "club", one.move)
            record.lines, record.digest = record.lines[: told[-1].line], ""
            assert replay(room.game, record).entries[-1].seat == 1
            spoken = [str(await desk.read(table, ann, lang)) for lang in get_args(wire.Language)]
            assert len(set(spoken)) == 4
            assert not any("feature-" in text or "worth-" in text for text in spoken)

    asyncio.run(run())


def test_a_move_that_was_weighed_is_called_as_it_was_then(database: str) -> None:
    """`Place the orange member in the territory tower, floor 1` did not say for which card."""

    async def run() -> None:
        async with Here(database) as desk:
            ann = await desk.person("Ann")
            table = await desk.begin(ann)
            await desk.play_on(table)
            while not any(is_of_a_tower(move) for move in await desk.weighed(table)):
                await desk.play_once(table)
            await desk.hall.do(table, lambda room: room.resign(0), "person", 0)
            for lang in get_args(wire.Language):
                told = [move for one in await desk.read(table, ann, lang) for move in one.best]
                taken = [one.words for one in told if is_of_a_tower(one.text)]
                cards = [words_for("lorenzo", lang).word(CARD.key(card)) for card in range(len(CARD.names))]
                assert taken
                assert all(one.question and "ask-" not in one.question for one in await desk.read(table, ann, lang))
                assert await desk.read(table, ann, lang) is await desk.read(table, ann, lang), "made only once"
                assert all(any(card in words for card in cards) for words in taken)

    asyncio.run(run())


def test_nothing_of_them_is_told_while_the_game_goes_on(database: str) -> None:
    """They depend on what the bot holds: not even the room that tells people what happens is made with them."""

    async def run() -> None:
        async with Here(database) as desk:
            ann = await desk.person("Ann")
            table = await desk.begin(ann)
            sent: list[bytes] = []
            for seat in (0, None):
                watcher = Watcher(Ear(ann, sent), table, seat, -1, Manner("en", "panels"))
                await desk.hall.watch(watcher, -1, lambda room: None)
            await desk.play_on(table)
            assert len(sent) > ENTRIES
            assert not any(b'"worth"' in message or b'"ranked"' in message for message in sent)
            found = await desk.store.whole_table(table)
            assert found is not None
            assert [entry.thought for entry in found[2]] == [None] * len(found[2])
            assert await desk.store.thoughts(table)

    asyncio.run(run())
