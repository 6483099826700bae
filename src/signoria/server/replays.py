"""Finished games, moment by moment: replayed in a process of its own, and kept as they were answered."""

import asyncio
import sys
from collections.abc import Callable

import structlog

from signoria.server.errors import TryLater
from signoria.server.replaying import UNKNOWN
from signoria.server.thinkers import NoAnswer, Worker

COMMAND = (sys.executable, "-m", "signoria.server.replaying")
SECONDS = 20.0  # for one moment
LONGEST = 64 * 2**20  # bytes of an answer
MOST_WAITING = 50  # questions
MOST_KEPT = 16 * 2**20  # bytes
IDLE = 300.0  # seconds after which the process is ended

logger = structlog.get_logger()
Moment = tuple[str, int, int | None, str, str]  # record, line, seat, language, how it is shown


class Kept:
    """A cache of answers, limited in bytes; the least recently used are dropped."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.bytes = 0
        self.all: dict[Moment, bytes] = {}  # the latest used stands last

    def get(self, moment: Moment) -> bytes | None:
        found = self.all.pop(moment, None)
        if found is not None:
            self.all[moment] = found
        return found

    def add(self, moment: Moment, answer: bytes) -> None:
        self.bytes += len(answer) - len(self.all.pop(moment, b""))
        self.all[moment] = answer
        while self.bytes > self.most:
            self.bytes -= len(self.all.pop(next(iter(self.all))))


class Replays:
    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.worker = Worker(command, LONGEST)
        self.kept = Kept()
        self.waiting = 0
        self.lock = asyncio.Lock()
        self.thoughts = asyncio.Lock()  # what bots thought is worked out in a thread
        self.ending: asyncio.TimerHandle | None = None

    async def at(self, moment: Moment, text: Callable[[], str]) -> bytes:
        """A moment as JSON. `text` is the whole record, which the process is sent if it does not have it."""
        kept = self.kept.get(moment)
        if kept is not None:
            return kept
        if self.waiting >= MOST_WAITING:
            raise TryLater("Many people are replaying games now: try again in a moment.")
        self.waiting += 1
        try:
            async with self.lock:
                answer = self.kept.get(moment) or await self.asked(moment, text)
        finally:
            self.waiting -= 1
        self.kept.add(moment, answer)
        return answer

    async def asked(self, moment: Moment, text: Callable[[], str]) -> bytes:
        record, line, seat, lang, shown = moment
        question: dict[str, object] = {"record": record, "line": line, "seat": seat, "lang": lang, "shown": shown}
        if self.ending is not None:
            self.ending.cancel()
        try:
            answer = await self.worker.answer(question, SECONDS)
            if answer == UNKNOWN:
                answer = await self.worker.answer({**question, "text": text()}, SECONDS)
            return answer
        except NoAnswer as error:
            logger.error("replay-failed", record=record, line=line, error=str(error)[:200])
            raise TryLater("The game cannot be replayed just now: try again in a moment.") from error
        finally:
            self.ending = asyncio.get_running_loop().call_later(IDLE, self.rest)

    def rest(self) -> None:
        """Nobody has replayed anything for a while."""
        if self.worker.process is not None and not self.lock.locked():
            self.worker.process.kill()

    async def close(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
        await self.worker.stop()
