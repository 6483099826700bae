"""Letters are composed with the server: it says what may stand in them, also where the game takes no offers."""

from pathlib import Path

import pytest

from signoria.games.fief.state import Table
from signoria.table.letters import OPEN
from tests.fief import tables as fief_tables
from tests.server.rooms import Desk
from tests.server.test_automatic_answers import in_a_window
from tests.server.test_mailbox import OFFER, Place, buying, run


def offering() -> Table:
    """Seat 1 is asked by seat 0 for a bargain, and everybody waits."""
    s = buying()
    for move in (*OFFER[:-1], "propose"):
        fief_tables.play(s, 0, move)
    return s


@pytest.mark.parametrize("s", [in_a_window("revolt"), offering()])
def test_a_letter_can_be_composed_while_the_game_takes_no_offers(tmp_path: Path, s: Table) -> None:
    """In a window, or while an offer was open, nothing could be put into a letter, though the server would keep it."""

    async def test(desk: Desk, place: Place) -> None:
        seat = (await place.room()).waiting[0]
        moves = ["offer 3"]
        for added in ("money give 2", "money take 1", "propose"):
            [told] = await place.send("preview", seat, move=moves, letter=True)
            assert added in told["preview"]["legal"]
            moves.append(added)
        [refused] = await place.send("preview", seat, move=moves[:2])
        assert refused["type"] == "refused"
        for wrong in ([f"offer {seat}"], ["offer 3", "village give angouleme"]):
            [refused] = await place.send("preview", seat, move=wrong, letter=True)
            assert refused["type"] == "refused"
        sent = await place.send("letter", seat, moves=moves)
        assert [one["status"] for one in sent[-1]["letters"]] == [OPEN]

    run(tmp_path, in_a_window("revolt"), test)
    run(tmp_path / "other", offering(), test)
