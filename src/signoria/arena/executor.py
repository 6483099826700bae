"""Plays matches on many workers. Whichever worker dies, its match is given out again; the others notice nothing."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from signoria.arena.matches import Finished
from signoria.arena.plans import Plan
from signoria.kernel.errors import SignoriaError

MOST_DEATHS = 5  # times that workers died without a finished match between them


class Workers(Protocol):
    """Where matches are played."""

    @property
    def free(self) -> int:
        """How many more matches can be given out."""

    @property
    def busy(self) -> int:
        """How many matches are given out."""

    def give(self, plan: Plan) -> None: ...

    def take(self) -> tuple[list[Finished], list[Plan]]:
        """Matches finished since, and those lost because their worker died; waits a moment if there are none."""

    def end(self) -> None:
        """At once: matches under way are given up."""


def play_all(workers: Workers, plans: Iterable[Plan], is_stopped: Callable[[], bool]) -> Iterator[Finished]:
    """Play until all matches are finished, or somebody stops it."""
    waiting = deque(plans)
    deaths = 0
    try:
        while (waiting or workers.busy) and not is_stopped():
            while waiting and workers.free > 0:
                workers.give(waiting.popleft())
            finished, lost = workers.take()
            yield from finished
            waiting.extendleft(lost)
            deaths = 0 if finished else deaths + bool(lost)
            if deaths >= MOST_DEATHS:
                last = ", ".join([str(plan.number) for plan in lost])
                raise SignoriaError(f"workers die again and again, the last with match {last}; is there enough memory?")
    finally:
        workers.end()
