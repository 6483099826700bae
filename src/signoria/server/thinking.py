"""A bot's process: a line in, what a seat knows; a line out, its move and why. It ends when nobody listens any more.

It holds no secret of the server: no database, no settings, no state but what a seat knows.
"""

import json
import signal
import sys
from typing import Any

from signoria.bots import Choice, Seen, make_bot
from signoria.bots.choice import EXPLAINED
from signoria.bots.registry import BOTS, MASTER
from signoria.games import game as game_named
from signoria.kernel.domains import Json
from signoria.table.letters import without
from signoria.table.thoughts import answered

READY = "ready"
PATIENCE = 1700  # milliseconds in which an answer should be there, at best
LEAST = 50  # that a bot thinks, however late it is


def think(question: dict[str, Any]) -> dict[str, Json]:
    """The choice of a bot for a seat, from what that knows: the best moves, of which it says why, and no others."""
    game = game_named(question["game"])
    known = game.from_document(json.loads(question["known"]))
    bot = make_bot(hurried(question["bot"], int(question.get("late", 0))), int(question["seed"]))
    seen = without(Seen(game, known, int(question["seat"])), question.get("avoided", []))
    choice = answered(bot, seen)
    told = Choice(choice.move, choice.best(EXPLAINED), choice.unit)
    told.better_wait = choice.better_wait
    ranked: list[Json] = [{**one.json(), "at_once": one.at_once} for one in told.ranked]
    return {**told.json(), "ranked": ranked}


def hurried(name: str, late: int) -> str:
    """The bot that answers a question that has waited `waited` milliseconds for a process.

    The slowest level thinks for less long then: where many are asked at once, as in a vote, nobody waits for all.
    """
    left = PATIENCE - late
    if name != BOTS[-1] or left >= int(MASTER.removeprefix("search:").removesuffix("ms")):
        return name
    return f"search:{max(LEAST, left)}ms"


def answer(line: str) -> dict[str, Json]:
    try:
        return think(json.loads(line))
    except Exception as error:  # whatever a bot does, the process goes on
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells it when to end
    sys.stdout.write(READY + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
