"""Makes the golden games: python -m tests.golden.make

For each table it plays many games with a taste for what no golden game has shown yet, keeps the one that shows most,
and writes it as a record. Run it again only when a rule has changed, and raise the rules version then.
"""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import signoria
from signoria.cli.soak import rich_position
from signoria.kernel.answers import Move
from signoria.kernel.flow import CHANCE
from signoria.kernel.match import Match
from tests.golden.coverage import WANTED, missing, shown_by, table, total

FOLDER = Path(__file__).parent
TRIES = 300
DIGEST_EVERY = 25

Shown = dict[str, Counter[str]]

# name, seats, options, whether it begins late with full hands
TABLES: tuple[tuple[str, int, dict[str, Any], bool], ...] = (
    ("two", 2, {}, False),
    ("three", 3, {"large_space_min_result": False, "zero_military_scores": False}, False),
    ("four", 4, {"tile_1_4_both": "each", "track_caps": False}, False),
    ("two-leaders", 2, {"advanced": True, "track_caps": False}, False),
    ("three-leaders", 3, {"advanced": True, "santa_rita_doubles_privileges": True}, False),
    ("four-leaders", 4, {"advanced": True}, False),
    ("two-rich", 2, {"advanced": True, "zero_military_scores": False}, True),
    ("three-rich", 3, {"advanced": True, "tile_1_4_both": "each"}, True),
    ("four-rich", 4, {"advanced": True, "santa_rita_doubles_privileges": True}, True),
)


def begin(seats: int, options: dict[str, Any], rich: bool, seed: int, shown: Shown) -> Match:
    if not rich:
        return signoria.new("lorenzo", seats, options, chance="manual")
    whole = signoria.GAMES["lorenzo"].whole_options(options)
    position: dict[str, Any] = rich_position(seats, whole, seed)
    for player in position["players"]:  # leaders that lie played from the start were never seen being played
        player["hand"] = player["hand"] + player.pop("played")
    for period, first in enumerate((0, 7, 14)):
        new = [tile for tile in WANTED["tiles"][first : first + 7] if not shown["tiles"][tile]]
        position["tiles"][period] = [*new, position["tiles"][period]][0]
    return signoria.from_position(position, chance="manual")


def taste(position: Any, move: Move, shown: Shown) -> float:
    """How much a move is liked: what was never shown, then cards, leaders and the refusal of the Church."""
    arguments: Any = move.json
    if move.verb in ("draw_tile", "deal", "keep", "play", "activate"):
        kind = "tiles" if move.verb == "draw_tile" else "leaders"
        new = not shown[kind][arguments.get("tile", arguments.get("leader"))]
        return 200 if new else {"play": 50, "activate": 50}.get(move.verb, 1)
    if move.verb in ("place", "take"):
        tower, _, floor = arguments["space"].partition(".")
        if tower not in position["towers"]:
            return 1
        return 12 if shown["cards"][position["towers"][tower][int(floor) - 1]] else 400
    if move.verb == "discard":
        return 0.02
    if move.verb == "refuse":
        return 1 if shown["tiles"][position["tiles"][(position["round"] - 1) // 2]] else 20
    return 1


def play(m: Match, dice: random.Random, shown: Shown) -> None:
    while not m.over:
        seat = dice.choice(m.waiting)
        moves = list(m.legal(seat))
        if seat == CHANCE and moves[0].verb not in ("draw_tile", "deal"):
            m.play(seat, dice.choice(moves))
        else:
            position = m.position()
            m.play(seat, dice.choices(moves, [taste(position, move, shown) for move in moves])[0])


def worth(shown: Shown, before: Shown) -> int:
    """How many things a game shows for the first time; leaders and tiles are the hardest to show."""
    new = {kind: sum(1 for name in WANTED[kind] if shown[kind][name] and not before[kind][name]) for kind in WANTED}
    return sum(new.values()) + 2 * (new["leaders"] + new["tiles"])


def write(name: str, m: Match) -> None:
    """The record, with the digest now and then as a comment."""
    lines = m.record().text().splitlines()
    first = lines.index("") + 1
    again = signoria.replay("\n".join(lines[:first]) + "\n")
    written = lines[:first]
    for i, line in enumerate(lines[first : first + len(m.lines)]):
        who, _, what = line.partition(" ")
        again.play(CHANCE if who == "chance" else int(who), what)
        written.append(line)
        if (i + 1) % DIGEST_EVERY == 0:
            written.append(f"# {again.digest}")
    (FOLDER / f"{name}.txt").write_text("\n".join([*written, *lines[first + len(m.lines) :]]) + "\n", encoding="utf-8")


def main() -> None:
    shown = total([])
    for name, seats, options, rich in TABLES:
        best: tuple[int, Match] | None = None
        for seed in range(TRIES):
            m = begin(seats, options, rich, seed, shown)
            play(m, random.Random(seed), shown)
            value = worth(shown_by(m), shown)
            if best is None or value > best[0]:
                best = (value, m)
        assert best is not None
        write(name, best[1])
        shown = total([shown, shown_by(best[1])])
    assert not missing(shown), missing(shown)
    (FOLDER / "coverage.txt").write_text(table(shown), encoding="utf-8")


if __name__ == "__main__":
    main()
