"""A mail server for tests."""

import socketserver
import threading


class Postbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets and offers no TLS."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: list[str] = []
        self.addressed: list[str] = []  # all to whom letters were sent
        self.thread = threading.Thread(target=self.serve_forever)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"

    def close(self) -> None:
        self.shutdown()
        self.thread.join()
        self.server_close()


class Postman(socketserver.StreamRequestHandler):
    server: Postbox

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while (line := self.rfile.readline()) != b".\r\n":
                    letter += line
                self.server.letters.append(letter.decode())
            elif line.upper().startswith(b"RCPT TO:"):
                self.server.addressed.append(line[len(b"RCPT TO:") :].decode().strip())
            elif line.upper().startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 yes\r\n")
