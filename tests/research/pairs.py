"""Worlds that a seat cannot tell apart, sampled: programs must be told the same in them. For tests and the soak."""

import random
from array import array
from typing import Any

from signoria.games import GAMES
from signoria.kernel.rng import Rng
from signoria.research import Position, Space, space

ONE_IN = 7  # steps between moments that are looked at, about
WAITS = 0.7  # how often a seat that may act out of turn lets it be
MOST_STEPS = 3000


def any_space(name: str, rng: random.Random) -> Space:
    game = GAMES[name]
    options: dict[str, Any] = {option.name: rng.choice(option.tried) for option in game.options}
    return space(name, rng.randint(game.fewest, game.most), options)


def any_step(p: Position, rng: random.Random) -> None:
    """A random step; the game goes on more often than somebody acts out of turn."""
    if p.may_wait and rng.random() < WAITS:
        p.step(p.space.actions.wait)
    else:
        p.step(rng.choice(p.legal()))


def check_pair(p: Position, seat: int, seed: int) -> None:
    """A sampled position is told to a seat as the true one is."""
    world = p.sample(seat, Rng(seed))
    assert world.player == p.player, "another player is asked in a sampled world"
    assert world.key(seat) == p.key(seat), "the keys differ"
    floats = p.space.observation.size
    seen, there = array("f", [7.0]) * floats, array("f", [5.0]) * floats
    p.observe(seat, seen)
    world.observe(seat, there)
    assert seen == there, "the observations differ"
    if p.player == seat:
        assert world.mask() == p.mask(), "the masks differ"
        assert world.legal() == p.legal()


def check_pairs(spaces: Any, number: int, pairs: int) -> dict[str, int]:
    """Random games until so many pairs have been looked at: how many, and in how many the worlds differed."""
    rng = random.Random(number)
    looked = differed = 0
    while looked < pairs:
        p = Position(spaces(rng), rng.getrandbits(40), "auto")
        for _ in range(MOST_STEPS):
            if p.over:
                break
            if rng.random() < 1 / ONE_IN:
                seat = p.player if rng.random() < 0.5 else rng.randrange(p.space.seats)
                seed = rng.getrandbits(40)
                check_pair(p, seat, seed)
                looked += 1
                differed += p.sample(seat, Rng(seed)) != p
            any_step(p, rng)
    return {"pairs": looked, "of different worlds": differed}
