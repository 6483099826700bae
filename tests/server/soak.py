"""The server under soak, after the games in `make soak`: the tests do a little of each. `python -m tests.server.soak`

Positions are damaged and handed in, to the engine and over HTTP. What is sent is searched for secrets over two hundred
games of each title, live tables are sent what nobody should send,
servers are killed two hundred times on each database, and the tests of play are run at two servers, one of which is
killed again and again. The first thing found wrong ends it.
"""

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from signoria.games import GAMES
from tests.server import damage, truth
from tests.server.fuzzer import Fuzzer
from tests.server.postgres import MISSING, postgres, program
from tests.server.secrecy import look_for_leaks
from tests.server.servers import Server

SPAWN = multiprocessing.get_context("spawn")
GAMES_SEARCHED = 200  # of each title
DEAR_EVERY = 40  # moves, after which each viewer also comes anew and asks all it may
MESSAGES = 3_000  # that nobody should send, to a table of each title
KILLS = 200
POSITIONS = 20_000  # damaged, of each title, in the engine
SENT_POSITIONS = 500  # and over HTTP
RESTARTS = 5  # among them
POSITIONS_AT_ONCE = 250  # by one process
SUITE = ("tests/server/test_play.py", "tests/server/test_resume.py", "tests/server/test_same_game.py", "tests/client")
AT_ONCE = 20  # kills in one trial, after which everything is held against the log


def search(name: str, number: int) -> int:
    return look_for_leaks(name, 1, dear_every=DEAR_EVERY, first=number)


def search_for_secrets(games: int, console: Console, bar: Progress) -> None:
    """Raises at the first message that depends on what its reader must not know."""
    began = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=SPAWN) as pool:
        for name in GAMES:
            task = bar.add_task(f"secrets, {name}", total=games)
            messages = 0
            for found in pool.map(search, [name] * games, range(games)):
                messages += found
                bar.advance(task)
            console.print(f"{name}: {messages:,} messages of {games} games compared, nothing secret to a wrong seat")
    console.print(f"searched for secrets in {time.monotonic() - began:.0f} s")


def damage_positions(positions: int, sent: int, console: Console, bar: Progress) -> None:
    """Raises at the first position that is neither refused with a field nor begun, or that hinders a server."""
    began = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=SPAWN) as pool:
        for name in GAMES:
            task = bar.add_task(f"damaged positions, {name}", total=positions)
            found: Counter[str] = Counter()
            firsts = range(0, positions, POSITIONS_AT_ONCE)
            for some in pool.map(damage.try_positions, [name] * len(firsts), [POSITIONS_AT_ONCE] * len(firsts), firsts):
                found += some
                bar.advance(task, POSITIONS_AT_ONCE)
            console.print(f"{name}: {positions:,} damaged positions: {dict(found)}")
    with tempfile.TemporaryDirectory() as folder:
        found = damage.send_positions(Path(folder), sent, RESTARTS)
        console.print(f"{sent} damaged positions over HTTP, {RESTARTS} restarts: {dict(found)}")
    console.print(f"damaged in {time.monotonic() - began:.0f} s")


def send_nonsense(messages: int, console: Console, bar: Progress) -> None:
    """Raises when a table changes, an answer has no code or the server logs an error."""
    for name in GAMES:
        task = bar.add_task(f"what nobody should send, {name}", total=None)
        with (
            tempfile.TemporaryDirectory() as folder,
            Server(f"sqlite:///{folder}/signoria.db", Path(folder)) as server,
            Fuzzer(server, name, 0) as fuzzer,
        ):
            codes = fuzzer.run(messages)
            fuzzer.play(1000)  # and the game goes on
        bar.remove_task(task)
        console.print(f"{name}: {messages:,} messages nobody should send, {len(codes)} codes in answer, no change")


def trials(database: str, processes: int, kills: int) -> tuple[int, int]:
    """Kill so often, in several trials; how many tables were played and how many moves acknowledged."""
    tables = moves = 0
    for seed in range(0, kills, AT_ONCE):
        with tempfile.TemporaryDirectory() as folder:
            address = database or f"sqlite:///{folder}/signoria.db"
            played = truth.trial(address, Path(folder), min(AT_ONCE, kills - seed), seed, processes)
        tables, moves = tables + played[0], moves + played[1]
    return tables, moves


def kill(kills: int, console: Console, bar: Progress) -> None:
    """Raises at the first acknowledged move that is not in the log."""
    began = time.monotonic()
    task = bar.add_task("kill -9", total=None)
    with postgres() as one, postgres() as other, ProcessPoolExecutor(3, mp_context=SPAWN) as pool:
        ways = {
            "SQLite": pool.submit(trials, "", 1, kills),
            "PostgreSQL": pool.submit(trials, one, 1, kills),
            "two processes on one PostgreSQL": pool.submit(trials, other, 2, kills),
        }
        for name, way in ways.items():
            tables, moves = way.result()
            console.print(f"{name}: killed {kills} times, {tables} tables, {moves:,} moves acknowledged, none lost")
    bar.remove_task(task)
    console.print(f"killed in {time.monotonic() - began:.0f} s")


def serve_together(console: Console, bar: Progress) -> None:
    """The tests of play, at two servers on one database, one of which is killed again and again."""
    began = time.monotonic()
    task = bar.add_task("two servers", total=None)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *SUITE]
    environment = {**os.environ, "SIGNORIA_TEST_SERVERS": "pair"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(ran.stdout[-5000:])
    bar.remove_task(task)
    console.print(f"two servers, one killed again and again: {ran.stdout.splitlines()[-1].strip('= ')}")
    console.print(f"tested in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    if program("initdb") is None:
        sys.exit(MISSING)
    there = Console()
    with Progress(console=there, disable=not there.is_terminal) as shown:
        damage_positions(POSITIONS, SENT_POSITIONS, there, shown)
        search_for_secrets(GAMES_SEARCHED, there, shown)
        send_nonsense(MESSAGES, there, shown)
        kill(KILLS, there, shown)
        serve_together(there, shown)
