"""What a browser loads first is small: shell and Lorenzo, everything but fonts and the other languages."""

import gzip
from pathlib import Path

from tests.web.places import FIRST_LOAD_MOST, FONTS_MOST, built, needs_build

LANGUAGES_APART = ("cs", "de", "pl")  # loaded when chosen


def weight(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def first_load() -> dict[str, int]:
    """Bytes of each file after gzip: page, code, styles, pictures and the words of one language."""
    found = {}
    for path in sorted(built().rglob("*")):
        is_other = path.suffix == ".js" and path.name.split("-")[0] in LANGUAGES_APART
        if path.suffix in (".html", ".js", ".css", ".svg", ".ftl") and not is_other:
            found[path.name] = weight(path)
    return found


@needs_build
def test_the_first_load_is_below_250_kb() -> None:
    found = first_load()
    assert sum(found.values()) < FIRST_LOAD_MOST, found


@needs_build
def test_fonts_are_at_most_150_kb() -> None:
    fonts = {path.name: path.stat().st_size for path in built().rglob("*.woff*")}
    assert fonts
    assert sum(fonts.values()) <= FONTS_MOST, fonts


@needs_build
def test_other_languages_are_files_of_their_own() -> None:
    """Or the sum above would leave out nothing, and people load words they do not read."""
    names = {path.name.split("-")[0] for path in built().rglob("*.js")}
    assert set(LANGUAGES_APART) <= names
