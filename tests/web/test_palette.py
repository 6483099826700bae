"""Colours: words can be read in both themes, and seats are told apart. test_pages looks at what is drawn."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
THEME = WEB / "src" / "theme.css"
LEAST = 4.5  # WCAG 2.2 AA for words
LEAST_OF_SIGNS = 3.0  # and for what is not words: rings, borders of fields
GROUNDS = ("paper", "panel", "sunk")
SOFT = ("accent-soft", "gold-soft", "yes-soft")
CHART = [f"chart-{i}" for i in range(10)]
BANDS = ("territory", "building", "character", "venture")
SEATS = [f"seat-{seat}" for seat in range(6)]
GOODS = ("wood", "stone", "coin", "servant", "military", "faith")

PAIRS = [
    *((words, ground) for words in ("ink", "muted") for ground in GROUNDS),
    *((words, ground) for words in ("accent", "gold", "yes") for ground in ("paper", "panel")),
    *(("ink", ground) for ground in SOFT),
    ("accent", "accent-soft"),
    ("gold", "gold-soft"),
    ("yes", "yes-soft"),
    ("accent-ink", "accent"),
    *(("band-ink", band) for band in BANDS),
    *(("chart-ink", part) for part in CHART),
    *((f"seat-sign-{seat}", f"seat-{seat}") for seat in range(6)),
]
SIGNS = [(sign, ground) for sign in ("edge", "focus", "gold", *GOODS) for ground in ("paper", "panel")]

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


# ---------------------------------------------------------------- telling colours apart

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

# What somebody without one kind of cones sees, on linear light: Machado, Oliveira and Fernandes 2009, severity 1.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE: Vector = (0.95047, 1.0, 1.08883)
APART = 12  # of seats and bands, for everybody


def times(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(colour: str, sight: str) -> Vector:
    """A colour as somebody sees it, in CIELAB."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    seen = times(SIGHTS[sight], (red, green, blue))
    red, green, blue = (min(max(part, 0.0), 1.0) for part in seen)
    shares = (part / white for part, white in zip(times(XYZ, (red, green, blue)), WHITE, strict=True))
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Vector, other: Vector) -> float:
    """How different two colours look, by the formula of the CIE of 2000; 1 is just noticeable."""
    (light1, a1, b1), (light2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    chroma1, chroma2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    hue1, hue2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    hue = (hue1 + turn / 2) % 360 if chroma1 * chroma2 else hue1 + hue2
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    swing = 1 + sum(
        weight * math.cos(math.radians(n * hue + phase))
        for weight, n, phase in ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    )
    by_light = (light2 - light1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * swing)
    bend = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    bend *= math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [  # published with the formula: Sharma, Wu and Dalal 2005, pairs 1, 7, 17 and 25
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_colour_differences_are_those_of_the_standard(one: Vector, other: Vector, difference: float) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=0.0001)
    assert ciede2000(other, one) == pytest.approx(difference, abs=0.0001)


def alike(pairs: list[tuple[str, str]], theme: str, sight: str, least: float) -> dict[tuple[str, str], float]:
    colours = palette(theme)
    found = {(a, b): round(ciede2000(lab(colours[a], sight), lab(colours[b], sight)), 1) for a, b in pairs}
    return {pair: apart for pair, apart in found.items() if apart < least}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_tells_seats_apart(theme: str, sight: str) -> None:
    assert alike(list(combinations(SEATS, 2)), theme, sight, APART) == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_seat_looks_like_a_kind_of_card(theme: str, sight: str) -> None:
    """Bands dark enough for white words cannot do this: no green or ochre among them is 12 from all seats."""
    assert alike([(seat, band) for seat in SEATS for band in BANDS], theme, sight, APART) == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_tells_kinds_of_cards_apart(theme: str, sight: str) -> None:
    assert alike(list(combinations(BANDS, 2)), theme, sight, APART) == {}
