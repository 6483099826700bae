"""A cable that can be pulled out for a while: nothing gets through until it is in again."""

import socket
from contextlib import suppress

from tests.client.cables import Cable
from tests.server.servers import Server


class Plug(Cable):
    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.is_in = True

    def pull(self) -> None:
        self.is_in = False
        self.cut()

    def put_in(self) -> None:
        self.is_in = True

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near = self.listening.accept()[0]
                if not self.is_in:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.server.port))
                self.pairs.append((near, far))
                self.run(self.carry, near, far, False)
                self.run(self.carry, far, near, True)
