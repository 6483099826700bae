"""Shapes are data: whoever corrects a drawing in `shapes.py` changes the rules, the board and the panels alike."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
STUDIO = '    ("studio",     ("xxx",\n                    ".x.",\n                    ".x.")),\n'
CROSS = '    ("studio",     (".x.",\n                    "xxx",\n                    ".x.")),\n'
PLUS = [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]]

# What the engine allows, what boards are told, and what a court looks like afterwards.
LOOK = """
import json, signoria
from signoria.table.picture import picture
from signoria.table.princes import facts
from signoria.table.princes.picture import DRAWN
m = signoria.from_position({"game": "princes", "seats": 3, "round": 2, "turn": 0})
mine = picture(DRAWN, m, 0).mine.places["studio"]
m.play(0, "build studio")
legal = [move.text for move in m.legal(0)]
m.play(0, "put c2 0")
built = [one.cells for one in DRAWN.table(m, m.seen(None)).players[0].court.pieces if one.piece == "studio"]
print(json.dumps({"legal": legal, "built": built, "places": mine,
  "facts": [[one.turn, one.squares] for one in facts.facts().turns["studio"]]}))
"""


def seen_with(drawing: str, folder: Path) -> dict[str, Any]:
    """The same look at a Signoria whose studio is drawn so: nothing else of it is touched."""
    shutil.copytree(ROOT / "src/signoria", folder / "signoria", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shapes = folder / "signoria/games/princes/shapes.py"
    assert STUDIO in shapes.read_text("utf-8")
    shapes.write_text(shapes.read_text("utf-8").replace(STUDIO, drawing), "utf-8")
    found = subprocess.run(
        [sys.executable, "-c", LOOK],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr[-3000:]
    told: dict[str, Any] = json.loads(found.stdout)
    return told


def test_p0_2_a_drawing_is_corrected_in_one_place(tmp_path: Path) -> None:
    """[P-0.2] A studio like a cross looks the same in all turns, and lies in fewer than 25 places beside a palace."""
    told = seen_with(CROSS, tmp_path)
    assert told["facts"] == [[0, PLUS]]
    assert set(told["places"]) == {"0"}
    assert sorted(f"put {cell} 0" for cell in told["places"]["0"]) == sorted(told["legal"])
    assert 0 < len(told["legal"]) < 25
    assert [sorted(cells) for cells in told["built"]] == [["c3", "d2", "d3", "d4", "e3"]]
