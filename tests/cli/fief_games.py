"""Games of Fief to look at in the terminal."""

import random
from functools import cache
from typing import Any

import signoria
from signoria import CHANCE, Match
from signoria.games.fief.game import GAME
from signoria.games.fief.state import Table
from signoria.games.fief.steps import kinds
from tests.fief import tables

NAMES = ["Strozzi", "Pazzi", "Albizzi", "Rucellai", "Pitti", "Salviati"]
PACE = 0.03  # how often somebody acts out of turn


def fresh(seats: int = 4, seed: int = 5, **options: Any) -> Match:
    return signoria.new("fief", seats=seats, options=options, seed=seed, names=NAMES[:seats])


def shown(s: Table) -> Match:
    """A match that begins with a table put down piece by piece."""
    names = NAMES[: s.seats()]
    return signoria.from_position(GAME.document(s) | {"game": "fief"}, names=names, seed=1)


def rich(phase: int) -> Table:
    """A table in the middle of a game: four families with titles, walls, prisoners, a siege and calamities."""
    s = tables.table(4, turn=3, phase=phase, turn_limit=6)
    for name, seat, at in (
        ("arthur", 0, "blaye"), ("alienor", 0, "blaye"), ("henri", 1, "bourg"), ("isabelle", 1, "bourg"),
        ("gauvain", 1, "st_vivien"), ("thierry", 2, "st_paul"), ("mireille", 2, "bourg/villeneuve"),
        ("othon", 3, "tournus"), ("charles", 2, "tournus"),
    ):  # fmt: skip
        tables.lord(s, name, seat, at)
    for seat, at, men, knights in (
        (0, "blaye", 3, 2), (0, "charolles", 1, 0), (1, "bourg", 4, 1), (1, "st_vivien", 1, 0), (2, "st_paul", 2, 0),
        (2, "bourg/villeneuve", 3, 2), (3, "tournus", 2, 2), (3, "pugnac", 1, 0), (3, "blaye/la_salle", 0, 1),
    ):  # fmt: skip
        tables.troops(s, seat, at, men=men, knights=knights)
    tables.castle(s, "blaye", "tournus", "st_paul")
    tables.city(s, "bourg")
    tables.mills(s, "blaye", 2)
    tables.mills(s, "tournus", 1)
    tables.controls(s, 1, "la_bussiere", "villeneuve")
    tables.title(s, "henri", "bourg")
    tables.bishop(s, "gauvain", "b4")
    tables.bishop(s, "thierry", "b5")
    tables.cardinal(s, "thierry")
    tables.king(s, "henri")
    tables.married(s, "arthur", "isabelle")
    tables.d_arc(s, "mireille")
    tables.prisoner(s, "charles", 3)
    tables.engine(s, 2, "bourg", 1)
    tables.calamity(s, "famine", "b2")
    tables.hand(s, 0, "tunnel", "tax", "assassination")
    tables.hand(s, 2, "ambush")
    tables.money(s, 0, 14)
    return s


def course(s: Table, stage: int, kind: int) -> Table:
    """The game goes on with a step of the turn."""
    tables.push(s, kinds.COURSE, 5)
    tables.push(s, kinds.TURN_STEP, stage)
    tables.begin(s, kind)
    return s


def step_of(m: Match) -> str:
    steps: Any = m.view(None)["steps"]
    return str(steps[-1]["step"])


def lively(m: Match, chance: random.Random) -> None:
    """Some move of whoever is asked; verbs are equally likely, so that rare things happen."""
    seat = m.waiting[0]
    for other in m.optional:
        if chance.random() < PACE and m.legal(other):
            seat = other
    verbs: dict[str, list[Any]] = {}
    for move in m.legal(seat):
        verbs.setdefault(move.verb, []).append(move)
    m.play(seat, chance.choice(verbs[chance.choice(sorted(verbs))]))


@cache
def positions() -> list[tuple[Match, int]]:
    """Moments of lively games in which somebody is asked: a few of each step, the first of each table."""
    found: dict[tuple[str, int], list[tuple[Match, int]]] = {}
    tables: list[tuple[int, dict[str, Any]]] = [
        (3, {"turn_limit": 6}),
        (4, {"relics": True, "turn_limit": 6}),
        (6, {"fog_of_war": True, "hidden_money": True, "turn_limit": 6}),
    ]
    for seed, (seats, options) in enumerate(tables):
        m, chance = fresh(seats, seed, **options), random.Random(seed)
        while not m.over:
            seat = m.waiting[0]
            assert seat != CHANCE
            moments = found.setdefault((step_of(m), seats), [])
            if not moments or (len(moments) < 2 and chance.random() < 0.01):
                moments.append((m.copy(), seat))
            lively(m, chance)
    return [moment for moments in found.values() for moment in moments]


def plain(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)
