"""Bots think in processes of their own, never in the event loop's.

Such a process is told what its seat knows and answers with a move and its reasons. One that dies or is too slow is
replaced; whoever asked gets no answer then and makes a plain move.
"""

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

import msgspec
import structlog

from signoria.server.settings import PREFIX
from signoria.server.thinking import READY
from signoria.server.thoughts import Thought

START_SECONDS = 60.0  # a fresh process reads the whole package first
LONGEST = 2**16  # bytes of an answer
COMMAND = (sys.executable, "-m", "signoria.server.thinking")

logger = structlog.get_logger()


class NoAnswer(Exception):
    """The process has died, was too slow or found no move."""


class Worker:
    """One process, started when it is needed. It answers one question at a time: a line in, a line out."""

    def __init__(self, command: tuple[str, ...], longest: int = LONGEST) -> None:
        self.command = command
        self.longest = longest
        self.process: Process | None = None

    async def answer(self, question: dict[str, object], seconds: float) -> bytes:
        """NoAnswer if there is none, and then the next question goes to a fresh process."""
        try:
            process = await self.running()
            return await asyncio.wait_for(exchange(process, question), seconds)
        except Exception as error:  # it cannot be started, has died or is too slow
            await self.stop()
            raise NoAnswer(f"{type(error).__name__}: {error}") from error
        except BaseException:  # a question left half-way would answer the next one
            await self.stop()
            raise

    async def running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self.stop()
            environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=self.longest
            )
            if await asyncio.wait_for(line_of(self.process), START_SECONDS) != READY.encode():
                raise ValueError("the process does not begin as it should")
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate()


class Thinker(Worker):
    """A process in which bots think."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        super().__init__(command)

    async def ask(self, question: dict[str, object], seconds: float) -> Thought:
        """The move, with why."""
        answer = await self.answer(question, seconds)
        try:
            return thought_of(answer)
        except NoAnswer:
            raise
        except Exception as error:  # it talks nonsense
            await self.stop()
            raise NoAnswer(f"{type(error).__name__}: {error}") from error


def thought_of(line: bytes) -> Thought:
    answer = msgspec.json.decode(line)
    if "move" not in answer:
        raise NoAnswer(str(answer.get("error")))
    return msgspec.convert(answer, Thought)


async def exchange(process: Process, question: dict[str, object]) -> bytes:
    assert process.stdin is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    return await line_of(process)


async def line_of(process: Process) -> bytes:
    assert process.stdout is not None
    return (await process.stdout.readuntil(b"\n")).strip()


class Thinkers:
    """A pool of processes; a caller waits until one is free."""

    def __init__(self, processes: int, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.seconds = seconds
        self.all = [Thinker(command) for _ in range(processes)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the last used is running already
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.waiting = 0  # questions for which no process is free
        self.spare = asyncio.Semaphore(max(1, processes - 1))  # for tables at which nobody is

    @property
    def busy(self) -> int:
        return len(self.all) - self.free.qsize()

    async def think(
        self,
        game: str,
        known: str,
        seat: int,
        bot: str,
        seed: int,
        is_watched: bool = True,
        avoided: Sequence[str] = (),
    ) -> Thought | None:
        """The move of a bot, with why, or None if it has not answered. `known` is all that it is told.

        It does not look at the moves that are to be avoided. Where nobody plays or looks on, it waits until a process
        is to spare: one is always left for people.
        """
        if is_watched:
            return await self.think_now(game, known, seat, bot, seed, avoided)
        async with self.spare:
            return await self.think_now(game, known, seat, bot, seed, avoided)

    async def think_now(
        self, game: str, known: str, seat: int, bot: str, seed: int, avoided: Sequence[str] = ()
    ) -> Thought | None:
        if not self.all:
            return None
        asked = time.monotonic()
        self.waiting += 1
        try:
            thinker = await self.free.get()
        finally:
            self.waiting -= 1
        late = int(1000 * (time.monotonic() - asked))
        try:
            question: dict[str, object] = {"game": game, "known": known, "seat": seat, "bot": bot, "seed": seed}
            question |= {"late": late, "avoided": list(avoided)}
            return await thinker.ask(question, self.seconds)
        except NoAnswer as error:
            logger.warning("bot-silent", game=game, bot=bot, error=str(error)[:200])
            return None
        finally:
            self.free.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.stop()
