"""Games of Princes to look at in the terminal."""

import random
from functools import cache
from typing import Any

import signoria
from signoria import Match
from signoria.cli.loop import run
from tests.cli.terminals import new_session
from tests.princes.tables import EXPANDED, TOGETHER

NAMES = ["Strozzi", "Pazzi", "Albizzi", "Rucellai", "Pitti"]
BOTH = {**EXPANDED, **TOGETHER}
MEEK = ("refuse", "cash", "decline", "give_back", "done", "pass", "withdraw")  # verbs after which little happens


def fresh(seats: int = 4, seed: int = 5, **options: Any) -> Match:
    return signoria.new("princes", seats=seats, options=options, seed=seed, names=NAMES[:seats])


def step_of(m: Match) -> str:
    steps: Any = m.view(m.waiting[0])["steps"]
    return str(steps[-1]["step"])


def lively(m: Match, chance: random.Random) -> None:
    """Some move of whoever is asked, mostly one after which something happens."""
    moves = list(m.legal(m.waiting[0]))
    bold = [move for move in moves if move.verb not in MEEK]
    m.play(m.waiting[0], chance.choice(bold if bold and chance.random() < 0.85 else moves))


def at(m: Match, step: str, seat: int = 0) -> Match:
    """The first moment at which a seat is asked by a step."""
    chance = random.Random(1)
    while step_of(m) != step or m.waiting[0] != seat:
        lively(m, chance)
    return m


@cache
def positions() -> list[tuple[Match, int]]:
    """Moments of lively games with all expansions in which somebody is asked: two or three of each step."""
    found: dict[tuple[str, int], list[tuple[Match, int]]] = {}
    for seed, (seats, options) in enumerate([(2, BOTH), (3, TOGETHER), (4, {}), (5, BOTH), (4, EXPANDED)]):
        m, chance = fresh(seats, seed, **options), random.Random(seed)
        while not m.over:
            moments = found.setdefault((step_of(m), seats), [])
            if not moments or (len(moments) < 3 and chance.random() < 0.05):
                moments.append((m.copy(), m.waiting[0]))
            lively(m, chance)
    return [moment for moments in found.values() for moment in moments]


def plain(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def said(m: Match, *lines: str, lang: str = "en") -> str:
    """What is answered to the last of these lines."""
    session, out = new_session(m, list(lines), lang=lang)
    run(session)
    answer = out.getvalue().split(f"> {lines[-1]}\n")[1].partition("> ")[0]
    return " ".join(answer.rpartition("\n")[0].split())
