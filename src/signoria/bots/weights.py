"""Weights that were learnt, in small files: those that bots play with are `weights/<game>.json` in this package.

    {"game": "lorenzo", "comment": "how they were made", "weights": {"points": 10000, ...}}

A weight is a whole number, 10,000 for a point; every feature of the game has one.
"""

import json
from importlib import resources
from pathlib import Path
from typing import Final

from signoria.bots.evaluation import Evaluation
from signoria.kernel.errors import SignoriaError

MOST: Final = 10**9  # of a weight: sums stay far below 63 bits
FORM: Final = '{"game": ..., "comment": ..., "weights": {name: number, ...}}, as `signoria train --out` writes it'


def learnt(game: str, hand_made: Evaluation) -> Evaluation:
    """What a game's bots play with: the learnt weights where there are any, else those made by hand."""
    file = resources.files("signoria.bots") / "weights" / f"{game}.json"
    if not file.is_file():
        return hand_made
    return read(file.read_text(encoding="utf-8"), f"{game}.json", {game: hand_made})[1]


def from_file(path: str, hand_made: dict[str, Evaluation]) -> dict[str, Evaluation]:
    """The evaluation of the one game that a file is for."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SignoriaError(f"the weights {path} cannot be read: {error}") from error
    game, evaluation = read(text, path, hand_made)
    return {game: evaluation}


def read(text: str, where: str, hand_made: dict[str, Evaluation]) -> tuple[str, Evaluation]:
    try:
        document = json.loads(text)
    except ValueError as error:
        raise SignoriaError(f"{where}: this is not valid JSON ({error}); it should be {FORM}") from error
    if not isinstance(document, dict) or not isinstance(document.get("weights"), dict):
        raise SignoriaError(f"{where}: it should be {FORM}")
    game = str(document.get("game"))
    if game not in hand_made:
        there = ", ".join(hand_made)
        raise SignoriaError(f"{where}: game: there is no evaluation for {game}; there is one for {there}")
    weights: dict[str, int] = {}
    for name, weight in document["weights"].items():
        if not isinstance(weight, int) or isinstance(weight, bool) or abs(weight) > MOST:
            raise SignoriaError(f"{where}: {name}: must be a whole number from -{MOST} to {MOST}, not {weight!r}")
        weights[name] = weight
    try:
        return game, hand_made[game].with_weights(weights)
    except SignoriaError as error:
        raise SignoriaError(f"{where}: {error}") from error
