"""A tournament as pictures, PNG and SVG. Needs the extra `arena`."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from signoria.arena.intervals import Share
from signoria.arena.labels import labels
from signoria.arena.report import percent, scored
from signoria.arena.standings import Standings
from signoria.kernel.text import Words

STYLE: dict[Any, Any] = {
    "figure.facecolor": "white",
    "axes.facecolor": "#fbfaf7",
    "axes.edgecolor": "#b8b2a7",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "font.size": 11,
    "svg.fonttype": "none",
    "svg.hashsalt": "signoria",  # the same tournament gives the same file
}
LIGHT = [
    "#8fb8de", "#f2b880", "#a8d5a2", "#e8a0a0", "#c3b1e1", "#d9c5a0",
    "#f4c2d7", "#bfc5cc", "#dede9a", "#9fd8d8", "#f0d1b0", "#b5c99a",
]  # fmt: skip
LINE = "#5b5750"


def draw(found: Standings, folder: Path, words: Words) -> list[Path]:
    """All pictures of a tournament, in a folder; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context(STYLE):
        pictures = {"wins": wins(found, words), "points": points(found, words), "seats": seats(found, words)}
        if all([one.rating for one in found.bots]):
            pictures["rating"] = rating(found, words)
        written: list[Path] = []
        for name, figure in pictures.items():
            for form in ("png", "svg"):
                path = folder / f"{name}.{form}"
                figure.savefig(path, dpi=150, metadata={"Date": None} if form == "svg" else None)
                written.append(path)
    return written


def wins(found: Standings, words: Words) -> Figure:
    figure, axes = sheet(words.word("arena-wins-title"), found, words)
    shares(axes, list(labels(found).values()), [one.wins for one in found.bots], found.equal_share, words)
    return figure


def seats(found: Standings, words: Words) -> Figure:
    figure, axes = sheet(words.word("arena-seats-title"), found, words)
    names = [words.player(seat) for seat in range(len(found.seats))]
    shares(axes, names, found.seats, found.equal_share, words)
    return figure


def shares(axes: Axes, names: list[str], found: list[Share], equal: float, words: Words) -> None:
    """Bars with their intervals, and a line where all would be equal."""
    values = [100 * one.value for one in found]
    below = [100 * max(0.0, one.value - one.low) for one in found]
    above = [100 * max(0.0, one.high - one.value) for one in found]
    axes.bar(names, values, color=LIGHT[: len(names)], yerr=[below, above], capsize=6, ecolor=LINE)
    axes.axhline(100 * equal, color=LINE, linestyle="--", linewidth=1)
    axes.annotate(
        words.word("arena-equal", share=percent(equal, words)),
        (1, 100 * equal),
        xycoords=("axes fraction", "data"),
        xytext=(4, 0),
        textcoords="offset points",
        va="center",
        fontsize=9,
        color=LINE,
    )
    axes.set_ylabel(words.word("arena-axis-wins"))
    axes.set_ylim(bottom=0)


def points(found: Standings, words: Words) -> Figure:
    """Points by source on each other; those that are lost hang below."""
    figure, axes = sheet(words.word("arena-sources-title"), found, words)
    names = list(labels(found).values())
    top, bottom = [0.0] * len(names), [0.0] * len(names)
    for i, source in enumerate(scored(found.bots)):
        values = [one.sources[source].value for one in found.bots]
        base = [top[j] if value >= 0 else bottom[j] for j, value in enumerate(values)]
        axes.bar(names, values, bottom=base, color=LIGHT[i % len(LIGHT)], label=words.word(f"points-{source}"))
        top = [old + max(value, 0) for old, value in zip(top, values, strict=True)]
        bottom = [old + min(value, 0) for old, value in zip(bottom, values, strict=True)]
    axes.set_ylabel(words.word("arena-points"))
    axes.axhline(0, color=LINE, linewidth=1)
    axes.set_ylim(top=1.05 * max(top))
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False, reverse=True)
    return figure


def rating(found: Standings, words: Words) -> Figure:
    figure, axes = sheet(words.word("arena-rating-title"), found, words)
    called = labels(found)
    for i, one in enumerate(found.bots):
        if one.rating is not None:
            low = one.rating.value if one.rating.low is None else one.rating.low
            high = one.rating.value if one.rating.high is None else one.rating.high
            reach = [[max(0.0, one.rating.value - low)], [max(0.0, high - one.rating.value)]]
            axes.errorbar([one.rating.value], [called[one.bot]], xerr=reach, fmt="o", color=LINE, capsize=6,
                          markersize=11, markerfacecolor=LIGHT[i % len(LIGHT)])  # fmt: skip
    axes.margins(y=0.3)
    axes.grid(axis="x", color="#e4e0d8")
    axes.set_xlabel(words.word("arena-axis-rating"))
    return figure


def sheet(title: str, found: Standings, words: Words) -> tuple[Figure, Axes]:
    """An empty picture with its title and what was played."""
    figure = Figure(figsize=(7.5, 4.5), layout="constrained")
    axes = figure.add_subplot()
    t = found.tournament
    played = words.word("arena-title", game=words.word("game-name"), seats=t.seats, games=found.matches)
    axes.set_title(f"{title}\n{played}", loc="left", fontsize=12)
    return figure, axes
