"""Clients and the server they talk to."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from signoria.client import Client, Seat
from tests.server.conftest import own_server, server
from tests.server.servers import Server

__all__ = ["own_server", "server"]
Guest = Callable[[str], Client]


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    """Guests of the server by name, who go home after the test."""
    with ExitStack() as stack:

        def make(name: str) -> Client:
            client = stack.enter_context(Client(server.url))
            client.guest(name)
            return client

        yield make


def wait_for_the_beginning(*seats: Seat) -> None:
    """People of one thread: each must listen once, to reveal the nonce, before anybody can wait for the game."""
    for seat in seats:
        seat.table.refresh()
    for seat in seats:
        assert seat.now
