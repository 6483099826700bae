"""Every pair of colours that carries words can be read, in both themes. test_pages looks at what is drawn."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
THEME = WEB / "src" / "theme.css"
LEAST = 4.5  # WCAG 2.2 AA for words
LEAST_OF_SIGNS = 3.0  # and for what is not words: rings, borders of fields
GROUNDS = ("paper", "panel", "sunk")
SOFT = ("accent-soft", "gold-soft", "yes-soft")
CHART = [f"chart-{i}" for i in range(10)]
BANDS = ("territory", "building", "character", "venture", *(f"seat-{seat}" for seat in range(6)), *CHART)

PAIRS = [
    *((words, ground) for words in ("ink", "muted") for ground in GROUNDS),
    *((words, ground) for words in ("accent", "gold", "yes") for ground in ("paper", "panel")),
    *(("ink", ground) for ground in SOFT),
    ("accent", "accent-soft"),
    ("gold", "gold-soft"),
    ("yes", "yes-soft"),
    ("accent-ink", "accent"),
    *(("band-ink", band) for band in BANDS),
]
SIGNS = [(sign, ground) for sign in ("edge", "focus", "glow") for ground in ("paper", "panel")]

COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(")
BLOCKS = {"light": ":root {", "dark": ':root[data-theme="dark"] {'}


def palette(theme: str) -> dict[str, str]:
    """Custom properties by name; the dark theme changes some of the light one."""
    text = THEME.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name in ("light", theme):
        block = text.split(BLOCKS[name], 1)[1].split("\n}", 1)[0]
        found |= {key: value.strip() for key, value in re.findall(r"--([\w-]+):\s*([^;]+);", block)}
    return found


def luminance(colour: str) -> float:
    """Relative luminance by the definition of WCAG."""
    assert re.fullmatch(r"#[0-9a-fA-F]{6}", colour), f"{colour} is no opaque colour"
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_can_be_read(theme: str) -> None:
    colours = palette(theme)
    found = {(words, ground): round(contrast(colours[words], colours[ground]), 2) for words, ground in PAIRS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rings_and_borders_can_be_seen(theme: str) -> None:
    colours = palette(theme)
    found = {(sign, ground): round(contrast(colours[sign], colours[ground]), 2) for sign, ground in SIGNS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST_OF_SIGNS} == {}


def test_every_colour_stands_in_the_theme() -> None:
    """A colour spelt elsewhere would be in one theme only, and no pair of it tested."""
    found = {}
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix in (".svelte", ".css", ".ts") and path != THEME:
            lines = path.read_text(encoding="utf-8").splitlines()
            spelt = [i for i, line in enumerate(lines, 1) if COLOUR.search(line) and "url(#" not in line]
            if spelt:
                found[str(path.relative_to(WEB))] = spelt
    assert found == {}
