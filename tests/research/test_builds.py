"""Both builds tell programs the same: ids, masks, keys and floats, step by step."""

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.build import is_native
from signoria.cli.soak import uncompiled_copy
from signoria.games import GAMES
from signoria.research import Position, space

STEPS = 45


def trace(name: str) -> list[str]:
    """A hash of all that every seat is told, after each step of a random game."""
    game = GAMES[name]
    options = {option.name: option.values[-1] for option in game.options if option.name != "turn_limit"}
    p = Position(space(name, game.fewest, options), 3, "auto")
    rng = random.Random(2)
    told: list[str] = []
    for _ in range(STEPS):
        if p.over:
            break
        digest = hashlib.sha256(json.dumps([p.player, p.may_wait, p.legal(), p.points(), p.returns()]).encode())
        digest.update(p.mask())
        for seat in range(p.space.seats):
            digest.update(p.key(seat))
            digest.update(p.observe(seat))
            digest.update(p.sample(seat, 5).to_bytes())
        told.append(digest.hexdigest()[:16])
        p.step(rng.choice(p.legal()))
    return told


def test_both_builds_tell_the_same(tmp_path: Path) -> None:
    if not is_native():
        pytest.skip("only the uncompiled engine is here: make ready compiles it")
    code = (
        "import json; from signoria.build import is_native; from tests.research.test_builds import GAMES, trace;"
        "print(json.dumps([is_native(), {name: trace(name) for name in GAMES}]))"
    )
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([uncompiled_copy(tmp_path), str(root)])}
    run = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    native, there = json.loads(run.stdout)
    assert not native
    for name in GAMES:
        assert len(there[name]) > 40
        assert trace(name) == there[name]
