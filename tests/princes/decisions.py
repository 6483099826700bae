"""Pairs of step and verb that players meet in random games with all options: each needs a control of the drawn table.

Run it uncompiled from the root of the project to record them anew: PYTHONPATH=src python -m tests.princes.decisions
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import signoria
from signoria import Match
from signoria.games import GAMES

RECORDED = Path(__file__).parents[2] / "web/src/games/princes/decisions.json"
CHANCE = {"start_with", "deal", "set_out", "turn_up"}
GAMES_RECORDED = 500
OPTIONS: list[dict[str, Any]] = [
    {},
    {"muse_and_princess": True, "cooperative_building": True},
    {"muse_and_princess": True, "open_money": False, "princess_needs_minimum": False},
    {"cooperative_building": True, "bid_on_prestige": False, "min_wv_round_4": 13},
    {"muse_and_princess": True, "cooperative_building": True, "open_money": False},
]
Pair = tuple[str, str]


def step_of(m: Match, seat: int) -> str:
    steps: Any = m.view(seat)["steps"]
    return str(steps[-1]["step"])


def pairs_of(seed: int) -> Iterator[Pair]:
    """What is asked in a random game. Works and rare moves are preferred: chance alone seldom makes them possible."""
    rng, seats = random.Random(seed), 2 + seed % 4
    m = signoria.new("princes", seats, OPTIONS[seed // 4 % len(OPTIONS)], seed=seed)
    while not m.over:
        for seat in range(seats):
            moves = m.legal(seat)
            if moves:
                step = step_of(m, seat)
                yield from {(step, move.verb) for move in moves}
        seat = m.waiting[0]
        possible = list(m.legal(seat))
        wanted = [move for move in possible if move.verb in ("work", "princess", "bid", "bonus")]
        m.play(seat, rng.choice(wanted if wanted and rng.random() < 0.5 else possible))


def verbs() -> list[str]:
    return [verb.name for verb in GAMES["princes"].verbs.verbs if verb.name not in CHANCE]


def recorded() -> set[Pair]:
    return {(step, verb) for step, verb in json.loads(RECORDED.read_text("utf-8"))["pairs"]}


def main() -> None:
    found = sorted({pair for seed in range(GAMES_RECORDED) for pair in pairs_of(seed)})
    RECORDED.write_text(json.dumps({"verbs": verbs(), "pairs": found}, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
