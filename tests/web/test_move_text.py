"""Nobody takes the text of a move apart but its own notation: there are `move.arguments` and `LegalMove.move`."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Python: the text of a move, or the notation of the terminal, taken apart.
PYTHON = re.compile(
    r"(?:\.text|notation\([^()]*(?:\([^()]*\))?[^()]*\))\.(?:split|partition|rpartition|startswith|endswith|removeprefix)\("
)

# The browser: anything called a text taken apart, and anything at all split at blanks, as the words of a move are.
BROWSER = [
    re.compile(r"\.text\??\.(?:split|startsWith|endsWith|match|slice|substring|replace|indexOf)\("),
    re.compile(r"\.split\((?:[\"'`] |/[^/]*(?:\\s| ))"),
]
BROWSER_MAY = {
    ("lib/api.ts", 'path.split(" ")'),  # `GET /api/me`
    ("shell/Command.svelte", 'text.split(" ")'),  # what a person types
    ("games/fief/gestures.svelte.test.ts", 'text.split(" ")'),  # moves made up for a test
    ("games/fief/Hand.svelte", 'words.split(" ")'),  # the title of a card
    ("shell/Moves.svelte.test.ts", 'text.split(" ")'),  # moves made up for a test
    ("shell/RuleBook.svelte", 'rule.text.split("\\n")'),  # paragraphs of a rule
}


def test_python_asks_moves_for_their_arguments() -> None:
    found = {
        f"{path.relative_to(ROOT / 'src/signoria').as_posix()}: {line.strip()}"
        for path in (ROOT / "src/signoria").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if PYTHON.search(line)
    }
    assert found == set()


def test_the_browser_reads_the_typed_form_of_moves() -> None:
    found, used = set(), set()
    for path in [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]:
        name = path.relative_to(ROOT / "web/src").as_posix()
        for line in path.read_text(encoding="utf-8").splitlines():
            if any(pattern.search(line) for pattern in BROWSER):
                excused = {(where, what) for where, what in BROWSER_MAY if where == name and what in line}
                used |= excused
                if not excused:
                    found.add(f"{name}: {line.strip()}")
    assert found == set()
    assert used == BROWSER_MAY, "an exception that nobody needs any more"
