"""The engine reads whatever it writes: rich beginnings, each followed for a while and read at every node."""

import pytest

from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.contract import Referee, option_sets

BEGINNINGS = 84
FOLLOWED = 20  # moves


def referee_of(name: str, seed: int) -> Referee:
    """A rich position; seat counts and option sets come in turn."""
    game = GAMES[name]
    sets = option_sets(game)
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    position = SOAKED[name].rich_position(seats, sets[seed // 3 % len(sets)], seed)
    return Referee(game, game.from_document(position), seed, position=position)


@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_positions_and_views_from_rich_beginnings_read_back(name: str, block: int) -> None:
    """Few cards left, characters kept, auctions under way: where the engine once refused its own tables."""
    read = 0
    for seed in range(block, BEGINNINGS, 4):
        referee = referee_of(name, seed)
        for _ in range(FOLLOWED):
            referee.check_reading()
            if referee.match.over:
                break
            referee.play(*referee.choice())
        read += referee.report.read
    assert read > BEGINNINGS // 4 * FOLLOWED // 2
