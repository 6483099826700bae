"""Workers on this machine: processes, each with a line of its own."""

import multiprocessing
import os
import signal
import threading
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from signoria.arena.matches import Finished, play_match
from signoria.arena.plans import Plan

PATIENCE = 0.5  # seconds to wait for the next match


@dataclass
class Worker:
    process: BaseProcess
    line: Connection
    plan: Plan | None = None  # what it plays now


class LocalWorkers:
    """So many processes; one that dies is replaced."""

    def __init__(self, size: int) -> None:
        self.workers = [new_worker() for _ in range(size)]

    @property
    def free(self) -> int:
        return len(self.workers) - self.busy

    @property
    def busy(self) -> int:
        return sum([worker.plan is not None for worker in self.workers])

    def give(self, plan: Plan) -> None:
        worker = next(worker for worker in self.workers if worker.plan is None)
        worker.plan = plan
        with suppress(OSError):  # where it has died, `take` will find the end of its line
            worker.line.send(plan)

    def take(self) -> tuple[list[Finished], list[Plan]]:
        finished: list[Finished] = []
        lost: list[Plan] = []
        ready = wait([worker.line for worker in self.workers if worker.plan is not None], PATIENCE)
        for i, worker in enumerate(self.workers):
            plan = worker.plan
            if worker.line not in ready or plan is None:
                continue
            try:
                finished.append(worker.line.recv())
                worker.plan = None
            except (EOFError, OSError):
                lost.append(plan)
                worker.line.close()
                self.workers[i] = new_worker()
        return finished, lost

    def end(self) -> None:
        for worker in self.workers:
            worker.process.kill()
            worker.process.join()
            worker.line.close()
        self.workers = []


def new_worker() -> Worker:
    context = multiprocessing.get_context("spawn")
    line, its_end = context.Pipe()
    process = context.Process(target=work, args=(its_end,), daemon=True)
    process.start()
    its_end.close()  # so that the line ends with the process
    return Worker(process, line)


def work(line: Connection) -> None:
    """A worker's life: a plan in, a finished match out. Ctrl-C is its parent's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    with suppress(EOFError, BrokenPipeError):  # the parent has ended
        while True:
            line.send(play_match(line.recv()))


def end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
