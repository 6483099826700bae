"""The slowest bots at the table: how long they let a person wait, on a server with its default settings.

At two tables of each game, one from the beginning and one from the middle of a random game, one person moves at once,
and everybody else is a master. How long each bot took stands in the
log of the table: from the entry that asked it to the entry of its answer. That includes the wait for a process that is
free, as in a draft, in which all are asked at once; it does not include the pause that bots make for people.
"""

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import signoria
from signoria import Match
from signoria.cli.benching.load import UNLIMITED, Played, Say, free_port, serving
from signoria.client import Client
from signoria.games import GAMES
from signoria.kernel.domains import Json
from signoria.server.room import Room
from signoria.server.storage import Entry, Store

SLOWEST = "master"
MOVES = 40  # of bots, at each table
MOST_DECISIONS = 20_000  # of a random game
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
    """Every answer of a bot at tables as large as can be, up to about so many at each."""
    port, database = free_port(), f"sqlite:///{folder / game.name}.db"
    settings = {**AT_ONCE, "SIGNORIA_PORT": str(port), "SIGNORIA_DATABASE": database}
    async with serving(["-m", "signoria.server.running"], port, settings, folder):
        url = f"http://127.0.0.1:{port}"
        tables = [await asyncio.to_thread(play, url, game, moves, where) for where in (None, middle(game))]
    store = Store(database)
    try:
        kept = [await store.whole_table(table) for table in tables]
    finally:
        store.close()
    return [answer for one in kept if one is not None for answer in waits(Room(*one[:2]), one[2])]


def middle(game: Played) -> dict[str, Json]:
    """Where half of a random game is over."""
    seats, choice = GAMES[game.name].most, random.Random(2)

    def played(most: int) -> tuple[Match, int]:
        m, n = signoria.new(game.name, seats=seats, options=game.options, seed=2), 0
        while not m.over and n < most:
            seat = m.waiting[0]
            m.play(seat, choice.choice(list(m.legal(seat))))
            n += 1
        return m, n

    _, whole = played(MOST_DECISIONS)
    return played(whole // 2)[0].position()


def play(url: str, game: Played, moves: int, position: dict[str, Json] | None) -> str:
    """Somebody plays any legal move at once, until the bots have made so many, or it is over."""
    choice, seats = random.Random(1), GAMES[game.name].most
    with Client(url) as me:
        me.guest("Ann")
        others = dict.fromkeys(range(1, seats), SLOWEST)
        table = me.create(game.name, seats=seats, options=game.options, bots=others, position=position)
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
