"""The line to the server: one WebSocket, opened again whenever it is lost.

Nothing is missed: every watcher says which entry of its table it has seen last. Nothing is done twice: whatever changes
a table carries a key, and is sent again with the same key until it is answered.
"""

import itertools
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from signoria.client.errors import LostConnection, refusal
from signoria.server import wire

decode: Callable[[str | bytes], wire.ToClient] = msgspec.json.Decoder(wire.ToClient).decode
encode = msgspec.json.Encoder().encode
Answer = wire.Saved | wire.WhyOut | wire.PreviewOut | wire.HintOut | wire.WishesOut | wire.LettersOut | wire.PlanOut
FIRST_PAUSE = 0.1  # seconds between two attempts; each is twice as long as the one before
LONGEST_PAUSE = 5.0
GOODBYE = 1.0  # seconds in which the server may answer our leaving
MOST_BYTES = 16 * 2**20  # of one message, unpacked: far more than any table takes
SLOW_DOWN = 0.5  # seconds to wait when the server says that it was too much at once
LATER = ("too-many", "try-later")  # codes of what may be asked again


class Watcher(Protocol):
    """Somebody who looks at a table over this line."""

    def watching(self) -> wire.Watch: ...

    def heard(self, message: wire.ToClient) -> None: ...


class Line:
    def __init__(self, url: str, headers: Callable[[], dict[str, str]], patience: float) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/ws"
        self.headers = headers
        self.patience = patience
        self.socket: ClientConnection | None = None
        self.opened = ExitStack()  # closes the socket
        # From where each looks on, for as long as somebody holds it; several may do so from one place.
        self.watchers: WeakKeyDictionary[Watcher, tuple[str, int | None]] = WeakKeyDictionary()
        self.awaited: set[str] = set()  # keys and ids of what was asked
        self.answers: dict[str, Answer] = {}

    # ------------------------------------------------------------ opening and closing

    def close(self) -> None:
        self.opened.close()
        self.socket = None

    def open(self) -> ClientConnection:
        """The line, opened again if it was lost; every watcher has caught up then."""
        end = time.monotonic() + self.patience
        pause = FIRST_PAUSE
        while self.socket is None:
            try:
                self.socket = self.resumed()
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                check_let_in(error)
                if time.monotonic() + pause > end:
                    raise LostConnection(f"{self.url} does not answer: {error}") from error
                time.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
        return self.socket

    def resumed(self) -> ClientConnection:
        with ExitStack() as opened:
            line = connect(self.url, additional_headers=self.headers(), max_size=MOST_BYTES, close_timeout=GOODBYE)
            socket = opened.enter_context(line)
            for watcher in self.watchers:
                self.catch_up(socket, watcher)
            self.opened = opened.pop_all()
        return socket

    def catch_up(self, socket: ClientConnection, watcher: Watcher) -> None:
        """Look on from where one was. The answer to a ping comes after everything that was there to be told."""
        for attempt in itertools.count():
            socket.send(encode(watcher.watching()), text=True)
            socket.send(encode(wire.Ping(n=attempt)), text=True)
            if self.is_caught_up(socket, attempt):
                return
            time.sleep(SLOW_DOWN)

    def is_caught_up(self, socket: ClientConnection, attempt: int) -> bool:
        """Hear everything until a ping is answered; false if the server says that it was too much at once."""
        while not isinstance(message := decode(socket.recv()), wire.Pong) or message.n != attempt:
            if not isinstance(message, wire.Refused):
                self.pass_on(message)
            elif message.code in LATER:
                return False
            else:
                raise refusal(message.code, message.message, message.reasons)
        return True

    def watch(self, table: str, seat: int | None, watcher: Watcher) -> None:
        """Begin to look on."""
        socket = self.open()
        self.watchers[watcher] = (table, seat)
        try:
            self.catch_up(socket, watcher)
        except ConnectionClosed:
            self.close()  # when the line is opened again, everybody catches up
        except BaseException:
            del self.watchers[watcher]
            raise

    # ------------------------------------------------------------ hearing and asking

    def hear(self, seconds: float | None = None) -> wire.ToClient | None:
        """Wait for the next message and pass it on.

        None: nothing came in so many seconds, the line was lost, or it was opened again and all have caught up.
        """
        if self.socket is None:
            self.open()
            return None
        try:
            message = decode(self.socket.recv(seconds))
        except TimeoutError:
            return None
        except ConnectionClosed:
            self.close()
            return None
        self.pass_on(message)
        return message

    def take_in(self) -> None:
        """Hear what has arrived, without waiting. Only a line that was lost is waited for, until it is open again."""
        while self.hear(0) is not None:
            pass
        self.open()

    def pass_on(self, message: wire.ToClient) -> None:
        """To whom a message concerns."""
        if isinstance(message, Answer):
            self.take(message.key if isinstance(message, wire.Saved) else message.id, message)
            if isinstance(message, wire.LettersOut | wire.PlanOut):
                self.tell(message, lambda table, seat: (table, seat) == (message.table, message.seat))
        elif isinstance(message, wire.Update):
            self.tell(message, lambda table, seat: (table, seat) == (message.table, message.seat))
            if message.done is not UNSET:
                self.take(message.done.key, message.done)
        elif isinstance(message, wire.Changed):
            self.tell(message, lambda table, seat: table == message.table.id)
        elif isinstance(message, wire.Said):
            self.tell(message, lambda table, seat: table == message.table)

    def take(self, name: str, answer: Answer) -> None:
        """Answers that nobody waits for are not kept."""
        if name in self.awaited:
            self.answers[name] = answer

    def tell(self, message: wire.ToClient, concerns: Callable[[str, int | None], bool]) -> None:
        for watcher, place in self.watchers.items():
            if concerns(*place):
                watcher.heard(message)

    def say(self, message: Any) -> None:
        """Send what needs no answer; when the line is lost, everybody catches up anyhow."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                self.socket.send(encode(message), text=True)

    def ask(self, message: Any, name: str, is_done: Callable[[], bool]) -> None:
        """Send a message, again after every loss of the line, until it is done. `name` is its key or id."""
        self.open()
        sent: ClientConnection | None = None
        end = time.monotonic() + self.patience
        while not is_done():
            if self.socket is not None and self.socket is not sent:
                sent = self.socket
                with suppress(ConnectionClosed):  # hearing finds that out too
                    sent.send(encode(message), text=True)
            elif isinstance(heard := self.hear(), wire.Refused) and heard.key in (name, ""):
                if heard.code not in LATER or (heard.code != "too-many" and time.monotonic() > end):
                    raise refusal(heard.code, heard.message, heard.reasons)
                time.sleep(SLOW_DOWN)
                sent = None

    def answer(self, message: Any, name: str) -> Answer:
        """Send what is answered by its key or id."""
        self.awaited.add(name)
        try:
            self.ask(message, name, lambda: name in self.answers)
            return self.answers.pop(name)
        finally:
            self.awaited.discard(name)


def check_let_in(error: Exception) -> None:
    """A server that answers, but does not let us in, will not do so later."""
    if isinstance(error, InvalidStatus) and error.response.status_code in (401, 403):
        raise refusal("not-logged-in", "The server does not let this client in: its token or session is over.")
