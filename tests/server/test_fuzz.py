"""What nobody should send changes nothing, is answered clearly, and leaves the server standing."""

import pytest

from signoria.games import GAMES
from tests.server.fuzzer import Fuzzer
from tests.server.servers import Server


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_should_send_changes_nothing(server: Server, game: str) -> None:
    with Fuzzer(server, game, 1) as fuzzer:
        codes = fuzzer.run(300)
        fuzzer.play(1000)  # and the game goes on
    assert {"again", "bad-message", "not-your-seat", "stale", "illegal", "bad-move", "no-table"} <= set(codes), codes
    assert {"401 not-logged-in", "403 csrf"} <= set(codes), codes
    assert any(code.startswith("closed-1009") for code in codes), codes


def test_the_fuzzer_notices_a_change(server: Server) -> None:
    """A move that an owner makes meanwhile is a change: had a forged one come through, it would look the same."""
    with Fuzzer(server, "lorenzo", 2, moves=1) as fuzzer:
        fuzzer.check()
        fuzzer.play(1)
        with pytest.raises(AssertionError):
            fuzzer.check()
