"""Plans are saved with the entry they follow from: no crash, repeated message or second process tears them apart."""

from pathlib import Path

import pytest

from signoria.server import wire
from tests.server.rooms import Desk
from tests.server.test_mailbox import Place, buying, run


@pytest.mark.parametrize("move", ["nonsense", ["nonsense 1"], {"verb": "nonsense"}, ["offer 99"]])
def test_what_is_no_move_is_refused_and_the_table_stays_open(tmp_path: Path, move: wire.Json) -> None:
    """With `plan` it was a dead end: the table left memory, and each such message had it read from its log again."""

    async def test(desk: Desk, place: Place) -> None:
        room = await place.room()
        told = await place.move(0, move, plan=True)
        assert (told["type"], told["code"]) == ("refused", "bad-move")
        assert await place.room() is room

    run(tmp_path, buying(), test)
