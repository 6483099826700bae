"""The server under soak: killed two hundred times on each database. `python -m tests.server.soak [kills]`

`make soak` runs it after the games. The tests kill a few times only.
"""

import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.server import truth
from tests.server.postgres import MISSING, postgres, program

KILLS = 200
AT_ONCE = 20  # kills in one trial, after which everything is held against the log


def soak(kills: int, console: Console) -> None:
    """Raises at the first acknowledged move that is not in the log."""
    with postgres() as url, Progress(console=console, disable=not console.is_terminal) as bar:
        for name, database, processes in (("SQLite", "", 1), ("PostgreSQL", url, 1), ("two processes", url, 2)):
            began = time.monotonic()
            task = bar.add_task(f"kill -9, {name}", total=kills)
            tables = moves = 0
            for seed in range(0, kills, AT_ONCE):
                with tempfile.TemporaryDirectory() as folder:
                    address = database or f"sqlite:///{folder}/signoria.db"
                    played = truth.trial(address, Path(folder), min(AT_ONCE, kills - seed), seed, processes)
                tables, moves = tables + played[0], moves + played[1]
                bar.update(task, completed=seed + AT_ONCE)
            figures = f"{tables} tables, {moves:,} moves acknowledged, none lost, {time.monotonic() - began:.0f} s"
            console.print(f"{name}: killed {kills} times, {figures}")


if __name__ == "__main__":
    if program("initdb") is None:
        sys.exit(MISSING)
    soak(int(sys.argv[1]) if sys.argv[1:] else KILLS, Console())
