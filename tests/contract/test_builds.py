"""The compiled and the uncompiled engine come to the same state after every move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.build import PACKAGE, is_native, source_hash
from signoria.cli.soak import traced, uncompiled_copy
from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.contract import check_game, digests, option_sets
from signoria.kernel.record import Record

GAMES_COMPARED = 8


def records() -> list[Record]:
    found: list[Record] = []
    for game in GAMES.values():
        sets = option_sets(game)
        for seed in range(GAMES_COMPARED):
            seats = game.fewest + seed % (game.most - game.fewest + 1)
            options = sets[seed % len(sets)]
            rich = SOAKED[game.name].rich_position(seats, options, seed) if seed % 3 else None
            found.append(check_game(game, seats, options, seed, dear_every=1000, position=rich).record)
    return found


@pytest.fixture
def other_build(tmp_path: Path) -> str | None:
    """Where the other build lies: a copy of the sources, or (None) the installed package."""
    if is_native():
        return uncompiled_copy(tmp_path)
    return None


def test_both_builds_agree_after_every_move(other_build: str | None) -> None:
    if not is_native():
        native, hashes = installed()
        if not native:
            pytest.skip("only the uncompiled engine is here: make ready compiles it")
        if hashes != source_hash(PACKAGE):
            pytest.skip("the compiled engine is of other sources: make ready compiles these")
    games = records()
    native, there = traced(games, other_build)
    assert native != is_native()
    for record, other in zip(games, there, strict=True):
        here = digests(GAMES[record.game], record)
        assert len(here) == len(record.lines)
        for i, (one, same) in enumerate(zip(here, other, strict=True)):
            assert one == same, f"line {i + 1} of\n{record.text()}"


def installed() -> tuple[bool, str]:
    """Whether the installed package is compiled, and the hash of its sources."""
    code = (
        "import json; from signoria.build import PACKAGE, is_native, source_hash;"
        "print(json.dumps([is_native(), source_hash(PACKAGE)]))"
    )
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    if run.returncode:
        return False, ""
    native, hashes = json.loads(run.stdout)
    return bool(native), str(hashes)
