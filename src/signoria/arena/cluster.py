"""Workers of a Ray cluster. Needs the extra `ray`, and Signoria of the same sources on every machine."""

from functools import lru_cache
from typing import Any

import ray

from signoria.arena.kept import named_weights, source
from signoria.arena.matches import Finished, play_match
from signoria.arena.plans import Plan
from signoria.kernel.errors import SignoriaError

PATIENCE = 0.5  # seconds to wait for the next match
LINED_UP = 2  # matches for each processor of the cluster: the next one is there when a worker is free

source_here = lru_cache(source)
weights_at_first = lru_cache(named_weights)  # a file that is changed later has other weights than the tournament


def play_there(plan: Plan, wanted: str, weights: list[str]) -> Finished:
    """A match on another machine, which must know the same games and bots, and read the same weights from files."""
    if source_here(plan.game, tuple(plan.bots)) != wanted:
        raise SignoriaError("a machine of the cluster has another version of Signoria; install the same one on all")
    for bot, known in zip(plan.bots, weights, strict=True):
        check_weights(bot, known)
    return play_match(plan)


def check_weights(bot: str, known: str) -> None:
    try:
        found = named_weights(bot)
    except OSError as error:
        raise SignoriaError(
            f"{bot}: a machine of the cluster cannot read it; copy the file to all ({error})"
        ) from error
    if found != known:
        raise SignoriaError(f"{bot}: a machine of the cluster has other weights in it; copy the same file to all")


class RayWorkers:
    """All processors of a cluster: `auto` for the one that runs here, `local` for one of its own, or its address."""

    def __init__(self, address: str) -> None:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError) as error:
            raise SignoriaError(
                f"ray: there is no cluster at {address!r} ({error}). `ray start --head` begins one on this machine,"
                " --ray local one for this tournament alone"
            ) from error
        # Ray must not repeat a match by itself: that is done in one place for all kinds of workers.
        self.play: Any = ray.remote(play_there).options(max_retries=0, num_cpus=1)
        self.given: dict[Any, Plan] = {}

    @property
    def free(self) -> int:
        return LINED_UP * max(1, int(ray.cluster_resources().get("CPU", 1))) - self.busy

    @property
    def busy(self) -> int:
        return len(self.given)

    def give(self, plan: Plan) -> None:
        weights = [weights_at_first(bot) for bot in plan.bots]
        self.given[self.play.remote(plan, source_here(plan.game, tuple(plan.bots)), weights)] = plan

    def take(self) -> tuple[list[Finished], list[Plan]]:
        finished: list[Finished] = []
        lost: list[Plan] = []
        ready, _ = ray.wait(list(self.given), num_returns=len(self.given), timeout=PATIENCE)
        for one in ready:
            plan = self.given.pop(one)
            try:
                finished.append(ray.get(one))
            except ray.exceptions.RayTaskError as error:
                raise error.as_instanceof_cause() from error
            except ray.exceptions.RayError:  # the worker or its machine is gone
                lost.append(plan)
        return finished, lost

    def end(self) -> None:
        for one in self.given:
            ray.cancel(one, force=True)
        self.given.clear()
        ray.shutdown()
