"""Outside the notation itself nobody takes the text of a move apart: `move.arguments` is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Python: the text of a move, or the notation of the terminal, taken apart.
PYTHON = re.compile(
    r"(?:\.text|notation\([^()]*(?:\([^()]*\))?[^()]*\))\.(?:split|partition|rpartition|startswith|endswith|removeprefix)\("
)
PYTHON_MAY = {
    "kernel/moves.py",  # reads the notation
}


def test_python_asks_moves_for_their_arguments() -> None:
    found = {
        f"{path.relative_to(ROOT / 'src/signoria').as_posix()}: {line.strip()}"
        for path in (ROOT / "src/signoria").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if PYTHON.search(line) and path.relative_to(ROOT / "src/signoria").as_posix() not in PYTHON_MAY
    }
    assert found == set()
