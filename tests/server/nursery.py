"""Servers that start in no time: a process that has everything imported forks one whenever it is told to.

Importing everything anew for each of the hundred servers of the tests would take longer than most of what they test,
and some are killed hundreds of times. What is forked is a whole process that does what `python -m
signoria.server.running` does, and what kills it is the signal that kills any other.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Forked:
    """A server process, as `subprocess.Popen` would show it; how it has ended is not known."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it lives."""
        try:
            os.kill(self.pid, 0)
        except OSError:
            return 0
        return None

    def wait(self, seconds: float | None = None) -> int:
        """Until it is gone: on a busy machine it may hold its port for a while, and the next could not."""
        end = None if seconds is None else time.monotonic() + seconds
        while self.poll() is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("a forked server", seconds or 0)
            time.sleep(0.001)
        return 0

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


class Nursery:
    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lock = threading.Lock()
        atexit.register(self.close)

    def fork(self, environment: dict[str, str], log: Path, secret: str = "") -> Forked:
        """A new server process; where a `secret` is given, all its tables have that one."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wanted = {"environment": environment, "log": str(log.absolute()), "folder": str(Path.cwd()), "secret": secret}
        with self.lock:
            self.process.stdin.write(json.dumps(wanted).encode() + b"\n")
            self.process.stdin.flush()
            return Forked(int(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


@cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


def serve(environment: dict[str, str], log: str, folder: str, secret: str) -> None:
    """What a forked process does."""
    from argon2 import PasswordHasher

    from signoria.server import accounts, running, tables

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    accounts.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # a fifth of a second each, otherwise
    if secret:
        vars(tables)["fresh_secret"] = lambda: bytes.fromhex(secret)
    running.main()


def main() -> None:
    """Fork a server for each line that comes; end with whoever sends them."""
    import signoria.server.running
    from signoria.games import GAMES
    from signoria.kernel.text import words_for

    assert signoria.server.running
    for name in GAMES:
        words_for(name, "en")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    children: list[int] = []
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                serve(**json.loads(line))
            except SystemExit as ended:
                sys.stderr.write(str(ended.code or ""))
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(0)
        children.append(child)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except OSError:
            continue


if __name__ == "__main__":
    main()
