"""Nobody finds anything out by asking about chains of moves: `make soak` probes many games, here are a few moments."""

from collections import Counter
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.chains import Chain
from signoria.kernel.flow import LEGAL, play, refusal
from signoria.kernel.match import Match
from tests.contract.probes import Leak, probe_game

NUMBERS = {"lorenzo": (0, 2), "princes": (22, 26), "fief": (25, 35)}  # games in which worlds come apart
MOMENTS, WIDTH = 40, 2
QUIET = {"fief": 10}


def probe_games(game: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in NUMBERS[game]:
        found += probe_game(game, number, MOMENTS, WIDTH, QUIET.get(game, 3))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_chains_tell_nothing_that_the_view_does_not(game: str) -> None:
    found = probe_games(game)
    assert found["refused"] > 10
    assert found["allowed"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_chain_judged_by_the_true_state_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.chain

    def judged_by_the_truth(self: Match, seat: int, what: Any, then: str = "") -> Chain:
        s = self.state.copy()
        for move in what if isinstance(what, list) else [what]:
            code = self.code(move)
            refused = refusal(s, seat, code)
            if refused[0] != LEGAL:
                raise self._illegal(seat, code, refused)
            play(s, seat, code)
        return honest(self, seat, what, then)

    monkeypatch.setattr(Match, "chain", judged_by_the_truth)
    with pytest.raises(Leak, match="depends on the world"):
        probe_games(game)
