"""What a browser loads first is small: shell and board of one game, all but fonts and the other languages."""

import gzip
import json

import pytest

from tests.web.places import FIRST_LOAD_MOST, FONTS_MOST, built, needs_build

LANGUAGES = {"en", "cs", "de", "pl"}
DRAWN = ["fief", "lorenzo", "princes"]  # each board is a file of its own, loaded with the first table of its game
PAGE = "index.html"


def parts() -> dict[str, dict[str, list[str]]]:
    """Which built file needs which others, as the bundler wrote it down."""
    found: dict[str, dict[str, list[str]]] = json.loads((built() / "parts.json").read_text())
    return found


def board(game: str) -> str:
    return f"src/games/{game}/Board.svelte"


def words(language: str) -> str:
    return f"src/words/{language}.ftl?raw"


def files_of(name: str, all_parts: dict[str, dict[str, list[str]]]) -> set[str]:
    """A part with everything it loads, pictures that a board fetches a moment later included."""
    found, todo = set(), [name]
    while todo:
        part = todo.pop()
        if part in found:
            continue
        found.add(part)
        todo += all_parts[part].get("imports", [])
        if part != PAGE:
            todo += all_parts[part].get("dynamicImports", [])
    return found


def first_load(game: str) -> dict[str, int]:
    """Bytes of each file after gzip: page, code, styles, pictures and the words of one language."""
    all_parts = parts()
    names = set().union(*(files_of(name, all_parts) for name in (PAGE, words("en"), board(game))))
    used = {file for name in names for file in (str(all_parts[name]["file"]), *all_parts[name].get("css", []))}
    used |= {str(path.relative_to(built())) for path in built().rglob("*") if path.suffix in (".html", ".svg")}
    used |= {path.name for path in built().glob("*.js")}
    return {file: len(gzip.compress((built() / file).read_bytes(), 9)) for file in sorted(used)}


@needs_build
@pytest.mark.parametrize("game", DRAWN)
def test_the_first_load_is_below_250_kb(game: str) -> None:
    found = first_load(game)
    assert sum(found.values()) < FIRST_LOAD_MOST, found


@needs_build
def test_every_board_is_weighed_and_loads_no_other() -> None:
    assert [name for name in parts() if name.endswith("/Board.svelte")] == [board(game) for game in DRAWN]
    for game in DRAWN:
        loaded = files_of(board(game), parts()) | files_of(PAGE, parts())
        assert [other for other in DRAWN if board(other) in loaded] == [game]


@needs_build
def test_fonts_are_at_most_150_kb() -> None:
    fonts = {path.name: path.stat().st_size for path in built().rglob("*.woff*")}
    assert fonts
    assert sum(fonts.values()) <= FONTS_MOST, fonts


@needs_build
def test_every_language_is_a_file_of_its_own() -> None:
    """Or the sum above would leave out nothing, and people load words they do not read."""
    assert {words(language) for language in LANGUAGES} <= set(parts())
    assert not {words(language) for language in LANGUAGES} & files_of(PAGE, parts())
