"""A terminal made of lists: what is typed goes in, what is shown comes out."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import signoria
from signoria import Match
from signoria.bots import Bot, Choice, Seen
from signoria.cli.loop import run
from signoria.cli.main import make_app
from signoria.cli.session import Session

NAMES = ["Strozzi", "Pazzi", "Albizzi", "Rucellai"]
RAW_KEY = re.compile(
    r"\b(?:cli|card|leader|tile|space|brief|tiny|short|effect-words|about|ask|why|event|move|type|good|amount|points"
    r"|building|landscape|freedom|object|deck|character|size|turn|short|field)"
    r"-[a-z_]+"
)


class FakeBot(Bot):
    """Plays any legal move, the same ones each time, but discards no leader it can keep."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("fake", seed)
        self.random = random.Random(seed)

    def choose(self, asked: Seen) -> Choice:
        moves = asked.legal
        return Choice(self.random.choice([move for move in moves if move.verb != "discard"] or moves))


def new_session(
    m: Match, typed: list[str] | None = None, width: int = 100, humans: int = 1, lang: str = "en"
) -> tuple[Session, io.StringIO]:
    """A session that reads these lines, then the end of its input."""
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    lines = iter(typed or [])

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        out.write(line + "\n")
        return line

    bots: dict[int, Bot] = {seat: FakeBot(seat) for seat in range(humans, m.seats)}
    return Session(m, bots, console, read, lang), out


def session_on(m: Match, *typed: str, width: int = 100, humans: int = 1) -> str:
    """What the terminal shows while these lines are typed."""
    session, out = new_session(m, list(typed), width, humans)
    run(session)
    return out.getvalue()


def reader_that_plays(session: Session, seed: int, typed: list[str]) -> Callable[[str], str]:
    """Answers every question by the number of some choice, and keeps what it typed.

    Where nobody waits for them, it lets the chance go by every other time: letters can be written without end.
    """
    chance = random.Random(seed)

    def read(prompt: str) -> str:
        seat = session.last_human
        assert seat is not None
        lets_go = seat not in session.m.waiting and chance.random() < 0.5
        label = "" if lets_go else chance.choice(session.board.choices(session.scene(seat))).label
        typed.append(label)
        return label

    return read


def fresh(seats: int = 3, seed: int = 5, **options: Any) -> Match:
    return signoria.new("lorenzo", seats=seats, options=options, seed=seed, names=NAMES[:seats])


def signoria_command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str]:
    """Exit code and output of a command."""
    with pytest.raises(SystemExit) as left:
        make_app()([str(word) for word in words])
    code = left.value.code
    return code if isinstance(code, int) else 0, capsys.readouterr().out
