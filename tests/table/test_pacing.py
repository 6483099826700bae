"""How long boards linger: the server counts as the browser does, by the same cases (`web/src/board/pace.test.ts`)."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.table.digest import Lingered
from signoria.table.pacing import Board

CASES = json.loads((Path(__file__).parent / "boards.json").read_text())
READER = 0


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_the_server_knows_when_a_board_has_shown_all(case: dict[str, Any]) -> None:
    board = Board(case["speed"])
    for told in case["told"]:
        actions = [Lingered(seat, weight, first >= told["first"]) for first, _, seat, weight in told["actions"]]
        board.tell(actions, told["at"] / 1000, [READER])
    assert round(1000 * board.shown_at) == case["shown"]


def test_whoever_moves_has_seen_all() -> None:
    board = Board("slow")
    board.tell([Lingered(1, 3, True)] * 5, 10.0, [READER])
    board.catch_up(11.0)
    board.tell([Lingered(1, 2, True)], 11.0, [READER])
    assert board.shown_at == pytest.approx(11 + 1.6)
