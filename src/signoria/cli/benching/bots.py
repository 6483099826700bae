"""The slowest bots at the table: how long they let a person wait, on a server with its default settings.

At a table of each game one person moves at once, and everybody else is a master. How long each bot took stands in the
log of the table: from the entry that asked it to the entry of its answer. That includes the wait for a process that is
free, as in a draft, in which all are asked at once; it does not include the pause that bots make for people.
"""

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from signoria.cli.benching.load import UNLIMITED, Played, Say, free_port, serving
from signoria.client import Client
from signoria.games import GAMES
from signoria.server.room import Room
from signoria.server.storage import Entry, Store

SLOWEST = "master"
MOVES = 40  # of bots, at each table
AT_ONCE = {**UNLIMITED, "SIGNORIA_BOT_PAUSE": "0"}


class Answer(NamedTuple):
    """What a bot answered: its move, and how long it was waited for."""

    seat: int
    move: str
    seconds: float


def measure(games: list[Played], moves: int, say: Say) -> dict[str, float]:
    """How long bots were waited for, in milliseconds, by key."""
    waited: dict[str, list[Answer]] = {}
    with asyncio.Runner() as runner, TemporaryDirectory() as folder:
        for game in games:
            say(f"bots, {game.name}")
            waited[game.name] = runner.run(answers(game, moves, Path(folder)))
    return figures(waited)


def figures(waited: dict[str, list[Answer]]) -> dict[str, float]:
    """The longest wait in each game, and what 99 of 100 waits in all games do not exceed."""
    longest = {f"bots.{game}_longest_ms": 1000 * max([one.seconds for one in some]) for game, some in waited.items()}
    ordered = sorted([1000 * one.seconds for some in waited.values() for one in some])
    return {**longest, "bots.answer_p99_ms": ordered[-(-len(ordered) * 99 // 100) - 1]}


async def answers(game: Played, moves: int, folder: Path) -> list[Answer]:
    """Every answer of a bot at a table as large as can be, up to about so many."""
    port, database = free_port(), f"sqlite:///{folder / game.name}.db"
    settings = {**AT_ONCE, "SIGNORIA_PORT": str(port), "SIGNORIA_DATABASE": database}
    async with serving(["-m", "signoria.server.running"], port, settings, folder):
        table = await asyncio.to_thread(play, f"http://127.0.0.1:{port}", game, moves)
    store = Store(database)
    try:
        kept = await store.whole_table(table)
    finally:
        store.close()
    assert kept is not None
    return waits(Room(*kept[:2]), kept[2])


def play(url: str, game: Played, moves: int) -> str:
    """Somebody plays any legal move at once, until the bots have made so many, or it is over."""
    choice, seats = random.Random(1), GAMES[game.name].most
    with Client(url) as me:
        me.guest("Ann")
        others = dict.fromkeys(range(1, seats), SLOWEST)
        table = me.create(game.name, seats=seats, options=game.options, bots=others)
        for own, turn in enumerate(table.claim(0).turns()):
            if turn.seq - own >= moves:
                break
            turn.play(choice.choice(turn.legal))
        return table.id


def waits(room: Room, entries: list[Entry]) -> list[Answer]:
    """From the log of a table: how long each bot was waited for, since it was asked."""
    asked: dict[int, float] = {}
    found: list[Answer] = []
    for entry in entries:
        mover = int(entry.lines[0][0]) if entry.is_move else None
        if mover is not None and room.bot_at(mover):
            found.append(Answer(mover, entry.lines[0][1], entry.at - asked[mover]))
        room.replay(entry)
        before = {seat: at for seat, at in asked.items() if seat != mover}
        asked = {seat: before.get(seat, entry.at) for seat in room.waiting}
    return found
