"""Pairs of step and verb that players meet in random games with all options: each needs a control of the drawn table.

Run it from the root of the project to record them anew: python -m tests.fief.decisions
"""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import signoria
from signoria import Match
from signoria.games import GAMES

RECORDED = Path(__file__).parents[2] / "web/src/games/fief/decisions.json"
CHANCE = {"first", "card", "back", "reveal", "die", "hit", "relic"}
GAMES_RECORDED = 500
WORKERS = 2
OPTIONS: list[dict[str, Any]] = [
    {"turn_limit": 5},
    {"turn_limit": 5, "relics": True, "simultaneous_votes": True},
    {"turn_limit": 5, "fog_of_war": True, "hidden_money": True},
    {"turn_limit": 5, "relics": True, "open_diplomacy": True},
    {"turn_limit": 4, "beginners": True},
]
RARELY = ("offer", "talk", "pass_until", "attend", "money", "kind", "village", "prisoner", "relic_for", "withdraw")
Pair = tuple[str, str]


def step_of(m: Match, seat: int) -> str:
    steps: Any = m.view(seat)["steps"]
    return str(steps[-1]["step"])


def pairs_of(seed: int, most: int = 6000) -> Iterator[Pair]:
    """What is asked in a random game. Letters are written seldom: chance alone would write nothing else."""
    rng, seats = random.Random(seed), 3 + seed % 4
    m = signoria.new("fief", seats, OPTIONS[seed // 4 % len(OPTIONS)], seed=seed)
    for _ in range(most):
        if m.over:
            return
        for seat in range(seats):
            moves = m.legal(seat)
            if moves:
                step = step_of(m, seat)
                yield from {(step, move.verb) for move in moves}
        may = [seat for seat in range(seats) if m.legal(seat)]
        seat = rng.choice(m.waiting) if rng.random() < 0.9 else rng.choice(may)
        possible = list(m.legal(seat))
        wanted = [move for move in possible if move.verb not in RARELY]
        m.play(seat, rng.choice(wanted if wanted and rng.random() < 0.9 else possible))


def found_in(seed: int) -> set[Pair]:
    return set(pairs_of(seed))


def verbs() -> list[str]:
    return [verb.name for verb in GAMES["fief"].verbs.verbs if verb.name not in CHANCE]


def recorded() -> set[Pair]:
    return {(step, verb) for step, verb in json.loads(RECORDED.read_text("utf-8"))["pairs"]}


def main(games: int = GAMES_RECORDED) -> None:
    with ProcessPoolExecutor(WORKERS) as pool:
        found = sorted(set().union(*pool.map(found_in, range(games), chunksize=4)))
    RECORDED.write_text(json.dumps({"verbs": verbs(), "pairs": found}, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
