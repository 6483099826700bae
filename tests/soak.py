"""Everything that takes long, in parts: `make soak`, or `python -m tests.soak --part kills`; `--list` names them.

A part is made of pieces. What is finished is written down piece by piece, so that a run that was stopped goes on where
it was; other sources begin anew. The first thing found wrong ends it. No part takes more than an hour on two cores.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from rich.console import Console

from signoria.build import PACKAGE
from signoria.games import GAMES
from tests.contract.probes import probe_game
from tests.research.pairs import any_space, check_pairs
from tests.server import soak as server
from tests.server.followers import check_in_browser, follow_game
from tests.server.postgres import MISSING, program
from tests.web.plans import PLANS, READ

FOLDER = Path("build/soak")
ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SOURCES = [  # what parts depend on: files, and folders with all that is in them
    PACKAGE,
    ROOT / "tests",
    *(ROOT / name for name in ("pyproject.toml", "setup.py", "requirements")),
    *(
        WEB / name
        for name in ("src", "public", "index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")
    ),
]
MADE = {"__pycache__", "static"}  # folders of what is made from sources
CONSOLE = Console(highlight=False, soft_wrap=True)
SPAWN = multiprocessing.get_context("spawn")
CORES = os.cpu_count() or 1
SIGNORIA = str(Path(sys.executable).parent / "signoria")
SUITE = ("tests/server/test_play.py", "tests/server/test_resume.py", "tests/server/test_same_game.py", "tests/client")


@dataclass(frozen=True)
class Part:
    name: str
    about: str
    pieces: list[str]
    do: Callable[[str], dict[str, int]]  # do a piece: what was seen
    at_once: int = CORES
    needs_postgres: bool = False


def commanded(piece: str) -> dict[str, int]:
    """A program of ours, which keeps its own notes of what it has finished."""
    subprocess.run([SIGNORIA, *piece.split()], check=True)
    return {"runs": 1}


def tested(path: str, **environment: str) -> dict[str, int]:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", path],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-5000:]
    found = {what: int(n) for n, what in re.findall(r"(\d+) (passed|skipped)", ran.stdout.splitlines()[-1])}
    assert "passed" in found, ran.stdout[-5000:]
    return {"tests": found["passed"]} | ({"skipped": found["skipped"]} if "skipped" in found else {})


def on_ray(path: str) -> dict[str, int]:
    return tested(path, SIGNORIA_RAY="require")


def at_two_servers(path: str) -> dict[str, int]:
    return tested(path, SIGNORIA_TEST_SERVERS="pair")


def in_browser(number: str) -> dict[str, int]:
    from tests.web.soak import visit

    CONSOLE.print(visit(PLANS[int(number)], int(number)))
    return {"games": 1}


def read_in_browser(piece: str) -> dict[str, int]:
    from tests.web.soak import read

    language, number = piece.split()
    return {"positions read in the browser": read(language, int(number))}


def controls_drawn(_: str) -> dict[str, int]:
    from tests.web.fief_controls import seen_in_browser

    pairs, wrong = seen_in_browser(CONSOLE)
    assert wrong == [], wrong
    return {"pairs of step and verb with a control": pairs}


def probed(piece: str) -> dict[str, int]:
    """A game in which chains of moves tell a seat nothing that it must not know."""
    name, number = piece.split()
    found = probe_game(name, int(number), moments=60, width=3, quiet=6)
    return {f"{name} {what}": n for what, n in found.items()}


def followed(piece: str) -> dict[str, int]:
    """A game that is followed by deltas over bad connections, in Python and in the browser's code."""
    name, number = piece.split()
    seen, heard = follow_game(name, int(number))
    check_in_browser(heard)
    return {f"{name} {what}": n for what, n in seen.items()}


def told_alike(piece: str) -> dict[str, int]:
    """Positions for programs, in worlds that a seat cannot tell apart: 10,000 in all pieces of a game together."""
    name, number = piece.split()
    return check_pairs(partial(any_space, name), int(number), 500)


def in_open_spiel(path: str) -> dict[str, int]:
    return tested(path, SIGNORIA_OPENSPIEL="require", SIGNORIA_OPENSPIEL_GAMES="20")


def for_long(path: str) -> dict[str, int]:
    return tested(path, SIGNORIA_RESEARCH_CYCLES="2000")


def of_each_title(pieces: range) -> list[str]:
    return [f"{name} {piece}" for piece in pieces for name in GAMES]


KILLS = [str(seed) for seed in range(0, server.KILLS, server.KILLS_AT_ONCE)]
PARTS = [
    Part("games", "random games, checked at every moment", ["soak"], commanded, 1),
    Part("bots", "games of bots, which must be legal and in time", ["soak --bots"], commanded, 1),
    Part("ray", "tournaments on a Ray cluster", ["tests/arena/test_ray.py"], on_ray, 1),
    Part(
        "positions",
        "damaged positions in the engine",
        of_each_title(range(0, server.POSITIONS, server.POSITIONS_AT_ONCE)),
        server.damage_positions,
    ),
    Part(
        "sent-positions",
        "damaged positions over HTTP, with restarts",
        [str(server.SENT_POSITIONS)],
        server.send_positions,
        1,
    ),
    *[
        Part(
            f"secrets-{name}",
            "all that is sent, searched for secrets",
            [f"{name} {n}" for n in range(200)],
            server.search,
        )
        for name in GAMES
    ],
    Part("probes", "chains of moves asked about, to find out what is hidden", of_each_title(range(200)), probed),
    Part("pairs", "what programs are told, in worlds nobody can tell apart", of_each_title(range(20)), told_alike),
    Part(
        "environments",
        "the checks of Gymnasium and PettingZoo, for long",
        ["tests/research/test_gymnasium.py", "tests/research/test_pettingzoo.py"],
        for_long,
    ),
    Part("openspiel", "the checks of OpenSpiel", ["tests/research/test_openspiel.py"], in_open_spiel, 1),
    Part("deltas", "games followed over bad connections", of_each_title(range(100)), followed),
    Part("nonsense", "messages nobody should send", list(GAMES), server.send_nonsense),
    Part(
        "letters",
        "free letters amid random games, which stop nobody",
        [str(n) for n in range(server.LETTERS // server.LETTERS_AT_ONCE)],
        server.write_letters,
    ),
    Part(
        "unasked",
        "moments that pass by themselves, in worlds nobody can tell apart",
        [str(1000 * n + 1) for n in range(server.MOMENTS // server.MOMENTS_AT_ONCE)],
        server.pass_unasked,
    ),
    Part("kills-sqlite", "servers killed on SQLite", KILLS, server.kill_on_sqlite, 1),
    Part("kills-postgres", "servers killed on PostgreSQL", KILLS, server.kill_on_postgres, 1, True),
    Part("kills-two-processes", "one of two killed on one PostgreSQL", KILLS, server.kill_two, 1, True),
    Part("two-servers", "the tests of play, one of two servers being killed", list(SUITE), at_two_servers, CORES, True),
    Part("browser", "whole games in the browser", [str(number) for number in range(len(PLANS))], in_browser),
    Part(
        "legible",
        "every word of the tables in 300 positions of each title, in four languages",
        [f"{language} {number}" for number in range(len(READ)) for language in ("en-GB", "de", "pl", "cs")],
        read_in_browser,
    ),
    Part("controls", "every pair of step and verb of Fief is drawn on its board", ["fief"], controls_drawn),
]


class Notes:
    """What of a part is finished: a line for each piece, below the sources it was done with."""

    def __init__(self, folder: Path, part: Part) -> None:
        self.part = part
        self.file = folder / f"{part.name}.jsonl"
        self.done: dict[str, dict[str, int]] = {}
        self.seconds = 0.0
        head, *lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else [""]
        self.whole = (
            [line for line in lines if line.endswith("}}")] if head == source() else []
        )  # the last may be cut off
        for line in self.whole:
            self.remember(**json.loads(line))

    def begin(self) -> None:
        """Forget what was done with other sources."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("\n".join([source(), *self.whole]) + "\n", "utf-8")

    def remember(self, piece: str, seen: dict[str, int], seconds: float) -> None:
        self.done[piece] = seen
        self.seconds += seconds

    def add(self, piece: str, seen: dict[str, int], seconds: float) -> None:
        self.remember(piece, seen, seconds)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"piece": piece, "seconds": seconds, "seen": seen}) + "\n")

    @property
    def left(self) -> list[str]:
        return [piece for piece in self.part.pieces if piece not in self.done]

    @property
    def seen(self) -> str:
        """All figures, added up."""
        total: Counter[str] = Counter()
        for seen in self.done.values():
            total.update(seen)
        return ", ".join(f"{name} {number:,}" for name, number in total.items())


@cache
def source() -> str:
    """Changes with everything that parts depend on."""
    return hashed(SOURCES)


def hashed(places: Iterable[Path]) -> str:
    """Of path and content of every file, but for what is made from others."""
    digest = hashlib.sha256()
    for place in places:
        files = [place] if place.is_file() else sorted(path for path in place.rglob("*") if path.is_file())
        for path in files:
            name = path.relative_to(place.parent)
            if path.suffix != ".so" and MADE.isdisjoint(name.parts):
                content = path.read_bytes()
                digest.update(f"{name.as_posix()}\n{len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()[:32]


def timed(part: Part, piece: str) -> tuple[str, dict[str, int], float]:
    began = time.monotonic()
    seen = part.do(piece)
    return piece, seen, time.monotonic() - began


def results(part: Part, pieces: list[str]) -> Iterator[tuple[str, dict[str, int], float]]:
    """Do pieces, several at once where they do not use all cores themselves."""
    if part.at_once == 1:
        yield from (timed(part, piece) for piece in pieces)
        return
    with ProcessPoolExecutor(part.at_once, mp_context=SPAWN) as pool:
        try:
            for future in as_completed([pool.submit(timed, part, piece) for piece in pieces]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def run(part: Part, folder: Path) -> None:
    """Do what is left of a part, and say what was seen. The first piece that fails ends it."""
    notes = Notes(folder, part)
    if notes.left:
        notes.begin()
        CONSOLE.print(f"{part.name}: {part.about}; {len(notes.left)} of {len(part.pieces)} pieces are left")
        for piece, seen, seconds in results(part, notes.left):
            notes.add(piece, seen, seconds)
    minutes = notes.seconds / part.at_once / 60
    CONSOLE.print(f"{part.name}: {notes.seen}; {minutes:.1f} minutes")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Everything that takes long, in parts.")
    parser.add_argument("--part", default="", help="only parts whose names begin so")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it is noted what is finished")
    parser.add_argument("--list", action="store_true", help="name the parts, and what of them is finished")
    wanted = parser.parse_args()
    parts = [part for part in PARTS if part.name.startswith(wanted.part)]
    if not parts:
        parser.error(f"no part begins with {wanted.part!r}")
    if wanted.list:
        for part in parts:
            notes = Notes(wanted.folder, part)
            CONSOLE.print(f"{part.name:20} {len(notes.done)}/{len(part.pieces)}  {part.about}")
        return
    lacking = [part for part in parts if part.needs_postgres and program("initdb") is None]
    for part in lacking:
        CONSOLE.print(f"{part.name}: {MISSING}")
    for part in parts:
        if part not in lacking:
            run(part, wanted.folder)
    if lacking:
        sys.exit("not done: " + ", ".join(part.name for part in lacking))


if __name__ == "__main__":
    main()
