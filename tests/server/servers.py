"""Real servers for tests: a process of its own on a free port, with its own database, ended with the test."""

import os
import secrets
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType

from tests.server.nursery import Forked, nursery

WITHOUT_LIMITS = {  # all clients of a test have one address
    "requests_per_minute": 1_000_000,
    "logins_per_minute": 1_000_000,
    "connections_per_address": 10_000,
    "tables_per_hour": 1_000_000,
    "chats_per_minute": 1_000_000,
    "messages_per_second": 100_000,
    "dear_per_second": 100_000,
    "bot_pause": 0,
    "absence_seconds": 0,
    "confirmations_per_day": 1_000_000,
}
FRESH = ["-m", "signoria.server.running"]
PORTS = range(20_000, 32_000)  # below those that systems give to clients


def free_port() -> int:
    """One that the system gives to no client: who calls a dead server again and again would one day be given its own
    port, hear himself, and keep the server from starting again.
    """
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as s, suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


class Server:
    """`with Server("sqlite:////tmp/x.db") as server:` runs one; `server.kill()` is kill -9, `server.start()` again."""

    def __init__(self, database: str, folder: Path, port: int | None = None, **settings: object) -> None:
        self.database = database
        self.folder = folder
        self.port = port or free_port()
        self.settings = {"database": database, "port": self.port, **WITHOUT_LIMITS, **settings}
        self.secret = ""  # that every table has, where one is given
        self.program: list[str] = []  # what a Python of its own runs instead, where a test is about starting
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/ws"

    def start(self, wait: bool = True) -> None:
        environment = {
            **os.environ,
            **{f"SIGNORIA_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        if self.program:
            with self.log_file.open("ab") as log:
                command = [sys.executable, *self.program]
                self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        else:
            self.process = nursery().fork(environment, self.log_file, self.secret)
        if wait:
            self.wait()

    def wait(self, seconds: float = 60) -> None:
        """Until it answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.is_alive(), f"the server ended: {self.log()}"
            with suppress(OSError, HTTPException), closing(HTTPConnection("127.0.0.1", self.port, timeout=5)) as asking:
                asking.request("GET", "/health")
                if asking.getresponse().status == 200:
                    return
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log_file(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8", errors="replace")[-5000:]

    def memory(self) -> int:
        """Bytes that the process holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """Like a power cut."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.stop()
