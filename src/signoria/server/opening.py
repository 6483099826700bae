"""Open only a few tables at the same time, in small slices, so that nobody else has to wait."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from signoria.server.limits import asking, spend

SLICE = 0.005  # seconds of work after which everybody else is answered
AT_ONCE = 2  # tables


async def in_slices(steps: Iterator[object]) -> None:
    """Do long work step by step, and all else in between. Whoever asks pays for the time that it takes."""
    while do_some(steps):
        await asyncio.sleep(0)


def do_some(steps: Iterator[object]) -> bool:
    """Work for about a slice of time; whether there is more to do."""
    end, began = time.perf_counter() + SLICE, time.thread_time()
    try:
        for _ in steps:
            if time.perf_counter() >= end:
                return True
        return False
    finally:
        spend(time.thread_time() - began)


class Openings:
    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Who asks for many tables has them opened one after the other, and so has all of an address, since guests cost
        nothing: so others never wait for more than one of them.

        What happens by itself, for nobody who asks, has a turn at once.
        """
        async with AsyncExitStack() as stack:
            for payer in dict.fromkeys(asking() or ()):  # for who is nobody both are the same
                turn = self.turns.get(payer)
                if turn is None:
                    turn = self.turns[payer] = asyncio.Lock()
                await stack.enter_async_context(turn)
            yield
