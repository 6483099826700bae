"""Whole pictures of a few moments, to be read and compared: `PYTHONPATH=src python -m tests.table.golden_pictures`."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import signoria
from signoria.table.picture import picture
from signoria.table.pictures import DRAWN

FOLDER = Path(__file__).parent / "pictures"
# Per game: seats, options, seed, and the numbers of moves after which the picture is kept.
MOMENTS: dict[str, tuple[int, dict[str, Any], int, tuple[int, ...]]] = {
    "lorenzo": (2, {"advanced": True}, 5, (3, 60)),
    "princes": (3, {"muse_and_princess": True, "cooperative_building": True}, 5, (8, 150)),
    "fief": (3, {"fog_of_war": True, "hidden_money": True}, 5, (40, 160)),
}


def pictures(game: str) -> Any:
    """The moments of a random game as its first seat sees them."""
    seats, options, seed, numbers = MOMENTS[game]
    chance, found = random.Random(seed), {}
    m = signoria.new(game, seats=seats, seed=seed, options=options)
    for number in range(1, max(numbers) + 1):
        seat = chance.choice(m.waiting)
        m.play(seat, chance.choice(m.legal(seat)))
        if number in numbers:
            found[str(number)] = msgspec.json.decode(msgspec.json.encode(picture(DRAWN[game], m, 0)))
    return found


def kept(game: str) -> Any:
    return json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in DRAWN:
        (FOLDER / f"{name}.json").write_text(json.dumps(pictures(name), indent=1) + "\n", encoding="utf-8")
