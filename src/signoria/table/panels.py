"""Panels: everything on a table as rows of texts, for whoever cannot or will not look at a picture."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, field

from signoria.kernel.domains import Names
from signoria.table.scene import Scene

Cell = str | tuple[str, str]  # a text, and the thing it names as `kind:name`
NONE = "–"


class Row(Struct, frozen=True):
    """Texts side by side, and for each the thing it names as `kind:name`. `mark` sets the row apart, in a word."""

    key: str
    cells: list[str]
    things: list[str | None]
    mark: str = ""


class Panel(Struct, frozen=True):
    """A part of the table: of all (`seat` is null) or of one player. `head` is empty where columns need no titles.

    A grid is a picture in squares, a list is read row by row. What is under way (an auction, a battle, an offer) comes
    first, and is best shown across the whole width.
    """

    key: str
    title: str
    rows: list[Row]
    head: list[str] = field(default_factory=list)
    seat: int | None = None
    kind: Literal["list", "grid"] = "list"
    note: str = ""
    under_way: bool = False


def row(key: str, *cells: Cell, mark: str = "") -> Row:
    texts = [cell if isinstance(cell, str) else cell[0] for cell in cells]
    return Row(key, texts, [None if isinstance(cell, str) else cell[1] for cell in cells], mark)


def thing(scene: Scene, domain: Names, i: int) -> tuple[str, str]:
    """The name of a thing, which leads to what there is to say of it."""
    return scene.words.word(domain.key(i)), f"{domain.name}:{domain.names[i]}"


def joined(scene: Scene, parts: Sequence[str]) -> str:
    """Several texts in one cell; a dash where there is none."""
    return scene.words.word("list-comma").join(parts) if parts else NONE


def seat_mark(scene: Scene, seat: int) -> str:
    """Marks a row: your own, or that of a player everybody waits for."""
    marks = [scene.words.word("table-mark-you")] if seat == scene.seat else []
    if seat in scene.seen.waiting:
        marks.append(scene.words.word("table-mark-asked"))
    return joined(scene, marks) if marks else ""


def filled(panels: Sequence[Panel]) -> list[Panel]:
    """Those with anything on them."""
    return [panel for panel in panels if panel.rows]


def in_order(scene: Scene, panels: Sequence[Panel]) -> list[Panel]:
    """Panels with content: what is under way, the state of the table (the first), your own, then the rest."""
    found = filled(panels)
    return sorted(found, key=lambda panel: rank(scene, panel, panel is found[0]))


def rank(scene: Scene, panel: Panel, is_first: bool) -> int:
    if panel.under_way:
        return 0
    if is_first:
        return 1
    return 2 if panel.seat is not None and panel.seat == scene.seat else 3
