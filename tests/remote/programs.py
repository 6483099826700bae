"""Programs to be started as bots: the built-in ones, and small ones that do what a test wants."""

import shlex
import sys
from pathlib import Path

from signoria.bots import Seen
from signoria.remote import RemoteBot
from tests.lorenzo.tables import table

START = "from signoria.cli.main import main; main()"
SPY = Path(__file__).parent / "spy.py"
FIRST_BOT = Path(__file__).parent.parent.parent / "docs/examples/first_bot.py"

# What a program of a test begins with: it can speak and hear. Where Python is told not to buffer, `print` writes
# the end of a line by itself, and a program that was ended in between had said half a line.
MANNERS = """
import json, sys, time
def say(**message):
    sys.stdout.write(json.dumps(message) + "\\n")
    sys.stdout.flush()
def hear():
    return json.loads(sys.stdin.readline())
hello = hear()
"""
POLITE = (
    MANNERS
    + """
say(type="ready", name="polite")
question = hear()
first = question["legal"][0]
"""
)


def built_in(name: str) -> list[str]:
    """The words that start a built-in bot of this very Signoria."""
    return [sys.executable, "-c", START, "bot", name]


def spied(words: list[str], notes: Path) -> str:
    """The command line of a program that does not know that all it is told is written down."""
    return shlex.join([sys.executable, str(SPY), str(notes), *words])


def written(folder: Path, *parts: str) -> str:
    """The command line of a program in Python."""
    file = folder / "bot.py"
    file.write_text("\n".join(parts), encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def remote(folder: Path, *parts: str, seconds: float = 30.0) -> RemoteBot:
    return RemoteBot(written(folder, *parts), seed=1, seconds=seconds)


def a_question(seat: int = 0) -> Seen:
    return table(turn=seat).seen(seat)
