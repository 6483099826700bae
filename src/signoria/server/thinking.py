"""A bot's process: a line in, what a seat knows; a line out, its move. It ends when nobody listens any more.

It holds no secret of the server: no database, no settings, no state but what a seat knows.
"""

import json
import signal
import sys
from typing import Any

from signoria.bots import make_bot
from signoria.games import game as game_named
from signoria.kernel.flow import legal

READY = "ready"


def think(question: dict[str, Any]) -> str:
    """The move of a seat, from what it knows."""
    game = game_named(question["game"])
    known = game.from_document(json.loads(question["known"]))
    seat = int(question["seat"])
    bot = make_bot(question["bot"], int(question["seed"]))
    return game.verbs.text(bot.pick(game, known, seat, legal(known, seat), bot.rng))


def answer(line: str) -> dict[str, str]:
    try:
        return {"move": think(json.loads(line))}
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
