"""Bots by name, programs among them."""

import re

from signoria.bots import Bot, make_bot
from signoria.remote.bot import SECONDS, RemoteBot

RUN = re.compile(r"run:(?:(\d{1,6})s:)?", re.ASCII)


def is_program(name: str) -> bool:
    return RUN.match(name) is not None


def make_any_bot(name: str, seed: int) -> Bot:
    """A built-in bot, or a program: `run:python3 mybot.py`; `run:5s:python3 mybot.py` has so long for each answer."""
    run = RUN.match(name)
    if run is None:
        return make_bot(name, seed)
    return RemoteBot(name[run.end() :], seed, SECONDS if run[1] is None else float(run[1]))
