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
from signoria.kernel.answers import Move
from signoria.kernel.contract import Referee, digests, option_sets
from signoria.kernel.domains import Json
from signoria.kernel.flow import CHANCE
from signoria.kernel.game import Game
from signoria.kernel.record import Record

GAMES_COMPARED = 8
UNDO_EVERY = 40  # lines


def records() -> list[Record]:
    found: list[Record] = []
    for game in GAMES.values():
        sets = option_sets(game)
        for seed in range(GAMES_COMPARED):
            seats = game.fewest + seed % (game.most - game.fewest + 1)
            options = sets[seed % len(sets)]
            rich = SOAKED[game.name].rich_position(seats, options, seed) if seed % 3 else None
            found.append(played(game, seats, options, seed, rich))
    return found


def played(game: Game, seats: int, options: dict[str, Json], seed: int, position: Json) -> Record:
    """A random game with moves taken back and made again; that it keeps the contract is tested elsewhere."""
    start = game.begin(seats, options) if position is None else game.from_document(position)
    referee = Referee(game, start, seed, position=position)
    match = referee.match
    while not match.over:
        seat, code = referee.choice()
        match.play(seat, Move(game, code))
        if seat != CHANCE and len(match.lines) % UNDO_EVERY == 0:
            match.undo(seat, consent=True)
            match.play(seat, Move(game, code))
    return match.record()


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
    assert all(any(what.startswith("undo") for _, what in record.lines) for record in games)
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
