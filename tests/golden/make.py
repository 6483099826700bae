"""Makes the golden games: python -m tests.golden.make [game ...]

For each table of `<game>/games.py` it plays many games with a taste for what no golden game has shown yet, keeps the
one that shows most, and writes it as a record. Run it again only when a rule or an event has changed; if it was a
rule, raise the rules version.
"""

import random
import sys
from pathlib import Path
from types import ModuleType

import signoria
from signoria.kernel.flow import CHANCE
from signoria.kernel.match import Match
from tests.golden.coverage import Shown, missing, shown_by_every_game, table, total
from tests.golden.fief import games as fief
from tests.golden.lorenzo import games as lorenzo
from tests.golden.princes import games as princes

FOLDER = Path(__file__).parent
DIGEST_EVERY = 25
OUT_OF_TURN = 0.1  # how often somebody moves who is not asked
GOLDEN = {"lorenzo": lorenzo, "princes": princes, "fief": fief}


def shown_by(games: ModuleType, m: Match) -> Shown:
    found: Shown = {**shown_by_every_game(m), **games.shown_by(m)}
    return found


def play(games: ModuleType, m: Match, dice: random.Random, shown: Shown) -> None:
    while not m.over:
        seat = dice.choice(m.waiting)
        others = [other for other in m.optional if len(m.legal(other))]
        if others and dice.random() < OUT_OF_TURN:
            seat = dice.choice(others)
        moves = list(m.legal(seat))
        tastes = games.tastes(m, seat, moves, shown)
        m.play(seat, dice.choices(moves, tastes)[0] if tastes else dice.choice(moves))


def worth(games: ModuleType, shown: Shown, before: Shown) -> int:
    """How many things a game shows for the first time; what is hard to show counts three times."""
    new = {
        kind: sum(1 for name in wanted if shown[kind][name] and not before[kind][name])
        for kind, wanted in games.WANTED.items()
    }
    return sum(n * (3 if kind in games.HARD else 1) for kind, n in new.items())


def best_game(games: ModuleType, name: str, seats: int, options: dict[str, object], shown: Shown) -> Match:
    """The game that shows most, or the first that leaves nothing to show but other tables."""
    best: tuple[int, Match] | None = None
    for seed in range(games.TRIES):
        m = games.begin(name, seats, options, seed, shown)
        play(games, m, random.Random(seed), shown)
        own = shown_by(games, m)
        value = worth(games, own, shown)
        if best is None or value > best[0]:
            best = (value, m)
        if not set(missing(games.WANTED, total(games.WANTED, [shown, own]))) - {"seats", "options"}:
            break
    assert best is not None
    return best[1]


def write(path: Path, m: Match) -> None:
    """The record, with the digest now and then as a comment."""
    lines = m.record().text().splitlines()
    first = lines.index("") + 1
    again = signoria.replay("\n".join([*lines[:first], "digest: none"]))
    written = lines[:first]
    for i, line in enumerate(lines[first : first + len(m.lines)]):
        who, _, what = line.partition(" ")
        again.play(CHANCE if who == "chance" else int(who), what)
        written.append(line)
        if (i + 1) % DIGEST_EVERY == 0:
            written.append(f"# {again.digest}")
    path.write_text("\n".join([*written, *lines[first + len(m.lines) :]]) + "\n", encoding="utf-8")


def make(game: str) -> None:
    games = GOLDEN[game]
    folder = FOLDER / game
    for path in folder.glob("*.txt"):
        path.unlink()
    shown = total(games.WANTED, [])
    for name, seats, options in games.TABLES:
        m = best_game(games, name, seats, options, shown)
        write(folder / f"{name}.txt", m)
        shown = total(games.WANTED, [shown, shown_by(games, m)])
    gaps = missing(games.WANTED, shown)
    if gaps:
        sys.exit(f"{game}: never shown: {gaps}")
    (folder / "coverage.txt").write_text(table(games.WANTED, shown), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GOLDEN:
        make(name)
