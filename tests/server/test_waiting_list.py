"""What waits to be sent over a connection is kept in a list of our own, with one task that takes from it."""

import asyncio

import pytest

from signoria.server.waiting_list import WaitingList


def test_everything_is_taken_in_order_whether_the_taker_was_there_before_or_not() -> None:
    async def take() -> list[int]:
        waiting: WaitingList[int] = WaitingList()
        waiting.put_nowait(1)
        waiting.put_nowait(2)
        found = [await waiting.get()]
        task = asyncio.ensure_future(all_of(waiting, 3))
        while waiting.taker is None:
            await asyncio.sleep(0)
        waiting.put_nowait(3)
        waiting.put_nowait(4)
        return found + await task

    assert asyncio.run(take()) == [1, 2, 3, 4]


def test_a_taker_that_gives_up_takes_nothing_with_it() -> None:
    async def give_up() -> tuple[int, int]:
        waiting: WaitingList[int] = WaitingList()
        task = asyncio.ensure_future(waiting.get())
        while waiting.taker is None:
            await asyncio.sleep(0)
        task.cancel()
        waiting.put_nowait(1)
        with pytest.raises(asyncio.CancelledError):
            await task
        return waiting.qsize(), await waiting.get()

    assert asyncio.run(give_up()) == (1, 1)


def test_nothing_is_taken_of_nothing() -> None:
    waiting: WaitingList[int] = WaitingList()
    assert waiting.empty()
    with pytest.raises(asyncio.QueueEmpty):
        waiting.get_nowait()


async def all_of(waiting: WaitingList[int], count: int) -> list[int]:
    return [await waiting.get() for _ in range(count)]
