"""Matches that are kept for long take less memory, and go back all the same."""

import random

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.match import SNAPSHOT_EVERY
from signoria.kernel.pickling import Packed


def played(game: str, moves: int) -> signoria.Match:
    match, dice = signoria.new(game, seats=3, seed=5), random.Random(5)
    for _ in range(moves):
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(list(match.legal(seat))))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_match_goes_back_to_the_same_moments(game: str) -> None:
    match, packed = played(game, SNAPSHOT_EVERY + 10), played(game, SNAPSHOT_EVERY + 10)
    packed.pack()
    assert len(packed.snapshots) > 1
    assert all(isinstance(kept, Packed) for kept in packed.snapshots.values())
    while len(match.entries) > SNAPSHOT_EVERY - 10:
        seat = next(entry.seat for entry in reversed(match.entries) if entry.seat < 3)
        match.rewind(seat)
        packed.rewind(seat)
        assert packed.state.same(match.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_state_is_the_same_one_in_a_fifth_of_its_size(game: str) -> None:
    match = played(game, 60)
    packed = Packed(match.state)
    assert packed.state(match.game).same(match.state)
    assert len(packed) < 8 * len(match.state.cells) / 5
