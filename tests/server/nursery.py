"""Servers that start in no time: a process that has everything imported forks one whenever it is told to.

Tests kill servers hundreds of times; importing everything anew each time would take longer than all the rest. What is
forked is a whole process that runs `running.run`, and what kills it is the signal that kills any other.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from tests.server.servers import Server


class Nursery:
    def __init__(self, folder: Path, secret: str = "") -> None:
        """Where a `secret` is given, every table has that one."""
        self.folder = folder
        log = (folder / "nursery.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", secret],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
        )
        log.close()

    def fork(self, settings: dict[str, object]) -> int:
        """The number of a new server process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(settings).encode() + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def __enter__(self) -> "Nursery":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Child(Server):
    """A server out of a nursery."""

    def __init__(self, nursery: Nursery, database: str, port: int | None = None, **settings: object) -> None:
        super().__init__(database, nursery.folder, port, **settings)
        self.nursery = nursery
        self.pid = 0

    def start(self, wait: bool = True) -> None:
        self.pid = self.nursery.fork(self.settings)
        if wait:
            self.wait()

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except OSError:
            return False
        return True

    def log(self) -> str:
        return (self.folder / "nursery.log").read_text(encoding="utf-8", errors="replace")[-5000:]

    def kill(self) -> None:
        """And wait until it is gone: on a busy machine it may hold its port for a while, and the next could not."""
        os.kill(self.pid, 9)
        while self.is_alive():
            time.sleep(0.001)

    def stop(self) -> None:
        if self.is_alive():
            self.kill()


def main() -> None:
    """Fork a server for each line that comes; end with whoever sends them."""
    import signal

    import msgspec

    from signoria.games import GAMES
    from signoria.kernel.text import words_for
    from signoria.server import tables
    from signoria.server.running import run
    from signoria.server.settings import Settings

    if secret := sys.argv[1]:
        vars(tables)["fresh_secret"] = lambda: bytes.fromhex(secret)
    for name in GAMES:
        words_for(name, "en")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    children: list[int] = []
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin.close()
            run(msgspec.convert(json.loads(line), Settings, strict=False))
            os._exit(0)
        children.append(child)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    for child in children:
        try:
            os.kill(child, 9)
        except OSError:
            continue


if __name__ == "__main__":
    main()
