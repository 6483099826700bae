"""The engine reads whatever it writes: rich beginnings, each followed for a while and read at every node."""

from collections.abc import Iterable

import pytest

from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.contract import Broken, Referee, option_sets
from signoria.kernel.seen import Seen

BEGINNINGS = 84
FOLLOWED = 20  # moves


def referee_of(name: str, seed: int) -> Referee:
    """A rich position; seat counts and option sets come in turn."""
    game = GAMES[name]
    sets = option_sets(game)
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    position = SOAKED[name].rich_position(seats, sets[seed // 3 % len(sets)], seed)
    return Referee(game, game.from_document(position), seed, position=position)


def follow_some(name: str, seeds: Iterable[int]) -> int:
    """How often was read back."""
    read = 0
    for seed in seeds:
        referee = referee_of(name, seed)
        for _ in range(FOLLOWED):
            referee.check_reading()
            if referee.match.over:
                break
            referee.play(*referee.choice())
        read += referee.report.read
    return read


@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_positions_and_views_from_rich_beginnings_read_back(name: str, block: int) -> None:
    """Few cards left, characters kept, auctions under way: where the engine once refused its own tables."""
    read = follow_some(name, range(block, BEGINNINGS, 4))
    assert read > BEGINNINGS // 4 * FOLLOWED // 2


@pytest.mark.parametrize("name", sorted(GAMES))
def test_own_parts_of_a_view_that_are_not_written_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seen, "beside", lambda seen, public: ({"viewer": int(seen.known.viewer)}, {}))
    with pytest.raises(Broken, match="differs from a spectator's in more than its own parts"):
        follow_some(name, range(12))
