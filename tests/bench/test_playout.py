"""Random playouts are ordinary play, only faster."""

import signoria
from signoria.kernel.flow import CHANCE, State, legal, lowest, play, waiting
from signoria.kernel.playout import copies, playout, random_seat
from signoria.kernel.rng import Rng


def start(seats: int = 4) -> State:
    return signoria.new("lorenzo", seats=seats, seed=1, chance="manual").game.begin(seats, {"advanced": True})


def test_a_playout_ends_the_game_and_loses_nothing() -> None:
    game = signoria.new("lorenzo", seats=2, seed=1).game
    for seats in (2, 3, 4):
        s = start(seats)
        decisions, moves = playout(s, Rng(seats))
        assert s.top < 0
        assert game.problems(s) == []
        assert 50 < decisions < moves


def test_the_same_seed_plays_the_same_game() -> None:
    a, b, c = start(), start(), start()
    assert playout(a, Rng(1)) == playout(b, Rng(1))
    assert a.same(b)
    playout(c, Rng(2))
    assert not a.same(c)


def test_decisions_are_counted_as_slow_play_counts_them() -> None:
    """On average as many answers among two or more legal moves as play by `legal` and `play` finds."""
    games = 12
    fast = sum(playout(start(), Rng(seed))[0] for seed in range(games)) / games
    slow = sum(slow_decisions(Rng(seed)) for seed in range(games)) / games
    assert abs(fast - slow) < 0.1 * slow


def slow_decisions(rng: Rng) -> int:
    s = start()
    decisions = 0
    while s.top >= 0:
        seat = lowest(waiting(s))
        moves = legal(s, seat).items
        decisions += seat != CHANCE and len(moves) > 1
        play(s, seat, moves[rng.below(len(moves))])
    return decisions


def test_copies_leave_the_state_alone() -> None:
    s = start()
    before = s.copy()
    assert copies(s, 3) == 3 * len(s.cells)
    assert s.same(before)


def test_every_seat_of_a_mask_is_drawn() -> None:
    rng = Rng(1)
    assert {random_seat(0b10110, rng) for _ in range(100)} == {1, 2, 4}
