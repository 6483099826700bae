"""What waits for the one task that takes it: asyncio's queues and events take 4 KiB, and every connection has some."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class WaitingList(Generic[T]):
    """As much of `asyncio.Queue` as one taker needs; without a length it must not exceed."""

    __slots__ = ("items", "taker")

    def __init__(self) -> None:
        self.items: list[T] = []  # usually none: most is sent immediately
        self.taker: asyncio.Future[None] | None = None  # is waiting for the next

    def empty(self) -> bool:
        return not self.items

    def qsize(self) -> int:
        return len(self.items)

    def put_nowait(self, item: T) -> None:
        self.items.append(item)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    def get_nowait(self) -> T:
        if not self.items:
            raise asyncio.QueueEmpty
        return self.items.pop(0)

    async def get(self) -> T:
        while not self.items:
            self.taker = asyncio.get_running_loop().create_future()
            try:
                await self.taker
            finally:
                self.taker = None
        return self.items.pop(0)
