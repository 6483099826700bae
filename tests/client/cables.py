"""A cable between a client and a server that can be cut at a chosen moment."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

from tests.server.servers import Server


class Cable:
    """`with Cable(server) as cable`, `Client(cable.url)`: bytes run through until it is cut"""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.threads: list[threading.Thread] = []
        self.swallows = False  # the next answer of the server is lost, and the cable with it
        self.swallowed = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def __enter__(self) -> "Cable":
        self.run(self.accept)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        with suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        self.cut()
        for thread in self.threads:
            thread.join()

    def run(self, work: Callable[..., None], *given: object) -> None:
        thread = threading.Thread(target=work, args=given, daemon=True)
        self.threads.append(thread)
        thread.start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near = self.listening.accept()[0]
                far = socket.create_connection(("127.0.0.1", self.server.port))
                self.pairs.append((near, far))
                self.run(self.carry, near, far, False)
                self.run(self.carry, far, near, True)

    def carry(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if is_answer and self.swallows:
                    self.swallows = False
                    self.swallowed += 1
                    break
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        for pair in self.pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
        self.pairs.clear()
