"""How fast positions are for programs: one by one from Python, in batches, as an environment, and as floats."""

import random
from collections.abc import Callable
from importlib import util
from typing import Any

from signoria.kernel.rng import Rng
from signoria.research import Position, Space, space

POSITION = "position_decisions_per_s"
BATCH = "batch_steps_per_s"
ENVIRONMENT = "pettingzoo_steps_per_s"
ENCODING = "encodings_per_s"
RESEARCH_KEYS = (POSITION, BATCH, ENVIRONMENT, ENCODING)
GAMES_AT_ONCE = 256
STEPS = 2000  # of an environment at a time
ENCODINGS = 200


def research_runs(name: str, seats: int, options: dict[str, Any]) -> dict[str, Callable[[], int]]:
    """What is counted, by the key of its figure; what needs a package that is not there is left out."""
    where = space(name, seats, options)
    found = {POSITION: stepping(where), ENCODING: encoding(space(name, options=options, seats=where.game.fewest))}
    if util.find_spec("numpy"):
        found[BATCH] = together(where)
    if util.find_spec("pettingzoo"):
        found[ENVIRONMENT] = in_environment(name, seats, options)
    return found


def stepping(where: Space) -> Callable[[], int]:
    """A game of random moves, one call of `legal` and one of `step` each; waiting is not counted."""
    rng = random.Random(1)
    wait = where.actions.wait

    def once() -> int:
        p = Position(where, rng.getrandbits(40), "auto")
        steps = 0
        while not p.over:
            ids = p.legal()
            id = ids[int(rng.random() * len(ids))]
            steps += id != wait
            p.step(id)
        return steps

    return once


def together(where: Space) -> Callable[[], int]:
    """Steps of a batch with its masks and observations, actions drawn at random."""
    from signoria.research import Batch

    batch = Batch(where, GAMES_AT_ONCE, seed=1)
    rng = Rng(1)

    def once() -> int:
        batch.step(batch.random(rng))
        return GAMES_AT_ONCE

    return once


def in_environment(name: str, seats: int, options: dict[str, Any]) -> Callable[[], int]:
    """Steps of PettingZoo's environment, with the observation and mask of the agent to act."""
    from signoria.research.pettingzoo import env

    game = env(name, seats, options)
    rng = random.Random(1)

    def once() -> int:
        game.reset(seed=rng.getrandbits(30))
        steps = 0
        for _ in game.agent_iter(STEPS):
            seen, _, over, _, _ = game.last()
            legal = seen["action_mask"].nonzero()[0]
            game.step(None if over else int(legal[int(rng.random() * len(legal))]))
            steps += not over
        return steps

    return once


def encoding(where: Space) -> Callable[[], int]:
    """Observations of a position in the middle of a game, what the seat knows included."""
    rng = random.Random(1)
    p = Position(where, 1, "auto")
    for _ in range(60):
        p.step(rng.choice(p.legal()))
    row = p.observe(0)

    def once() -> int:
        for _ in range(ENCODINGS):
            p.observe(0, row)
        return ENCODINGS

    return once
