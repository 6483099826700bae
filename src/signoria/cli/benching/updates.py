"""What it costs to build the updates of a move with words, beside another version of this project.

Run as a program it measures the version it runs in, and prints microseconds by game. It asks of that version only what
versions since f9ff301 have had. Each is asked for what its browser asks for: pictures in place of views, and only what
has changed, where the server knows that.
"""

import gc
import json
import os
import random
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

SEATS = 4
ROUNDS = 3  # of both versions in turns; medians count
BROWSER = {"deltas": True, "picture": True, "view": False}  # what a browser asks for besides words


def per_update(game: str, options: dict[str, Any], moves: int) -> float:
    """Microseconds of processor time for one update, over the seats of a table and so many random moves."""
    from signoria.server.connections import encode
    from signoria.server.manner import Manner

    dice, room, spent = random.Random(1), None, 0.0
    known = [name for name in BROWSER if name in Manner._fields]
    manner: Any = Manner("en", "words", **{name: BROWSER[name] for name in known})
    has_deltas = "deltas" in known
    told = dict.fromkeys(range(SEATS), -1)
    for made in range(-moves, moves):  # the first half warms up
        if made == 0:
            settle_down()
        if room is None or room.is_over:
            room, told = begun(game, options), dict.fromkeys(range(SEATS), -1)
        began = time.process_time()
        for seat in range(SEATS):
            update = room.update(seat, told[seat], manner, 0.0, *([told[seat]] if has_deltas else []))
            encode(update)
            told[seat] = update.seq
        if has_deltas:
            room.were_told()
        spent += time.process_time() - began if made >= 0 else 0.0
        play(room, dice)
    return spent / (moves * SEATS) * 1e6


def settle_down() -> None:
    """Look for garbage as seldom as the server does: one search of everything takes as long as many updates."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)


def begun(game: str, options: dict[str, Any]) -> Any:
    """A table without a network or a database."""
    import msgspec

    from signoria.games import game as game_named
    from signoria.server import wire
    from signoria.server.room import Room
    from signoria.server.storage import Chair, TableRow

    row = TableRow(
        id="t",
        game=game,
        seats=SEATS,
        options=options,
        rules_version=game_named(game).rules_version,
        access="public",
        pace=msgspec.to_builtins(wire.NoClock()),
        hints=False,
        hot_seat=False,
        host="",
        invite="",
        watch="",
        secret="5e" * 32,
        status="playing",
        created=0.0,
    )
    room = Room(row, [Chair(table="t", seat=seat, person=f"p{seat}", name=f"guest {seat}") for seat in range(SEATS)])
    save(room, room.start(), "table")
    return room


def play(room: Any, dice: random.Random) -> None:
    seat = dice.choice(room.waiting)
    move = dice.choice(room.legal(seat, "en")).text
    save(room, room.play(seat, None, move), f"p{seat}")


def save(room: Any, lines: list[list[str]], by: str) -> None:
    from signoria.server.storage import Entry

    room.fold(Entry(table="t", seq=room.seq + 1, at=0.0, by=by, lines=[list(line) for line in lines]))


# ---------------------------------------------------------------- two versions in turns


def measure(games: dict[str, dict[str, Any]], moves: int, against: Path | None) -> dict[str, float]:
    """Microseconds of this version by game, and of a wheel of another where one is given, with what is left of them."""
    with TemporaryDirectory() as folder:
        other = None if against is None else unpacked(against, Path(folder))
        ours: list[dict[str, float]] = []
        theirs: list[dict[str, float]] = []
        for _ in range(ROUNDS):
            ours.append(measured(games, moves, None))
            if other is not None:
                theirs.append(measured(games, moves, other))
    found = {}
    for game in games:
        found[f"{game}.update_us"] = median(one[game] for one in ours)
        if theirs:
            before = median(one[game] for one in theirs)
            found[f"{game}.update_us_before"] = before
            found[f"{game}.update_share"] = found[f"{game}.update_us"] / before
    return found


def unpacked(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder)
    return folder


def measured(games: dict[str, dict[str, Any]], moves: int, version: Path | None) -> dict[str, float]:
    """In a process of its own, by the packages that are installed beside this version."""
    environment = dict(os.environ)
    if version is not None:
        environment["PYTHONPATH"] = str(version)
    command = [sys.executable, "-P", str(Path(__file__)), json.dumps(games), str(moves)]
    made = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(made.stdout)
    return found


if __name__ == "__main__":
    wanted: dict[str, dict[str, Any]] = json.loads(sys.argv[1])
    print(json.dumps({game: per_update(game, options, int(sys.argv[2])) for game, options in wanted.items()}))
