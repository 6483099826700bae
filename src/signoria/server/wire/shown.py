"""A table in words: what is asked, moves in groups, and panels with everything that stands on it."""

from typing import Literal

from signoria.server.wire.base import Json, Out

HowShown = Literal["", "words", "panels"]  # nothing; question and groups of moves; panels besides


class Row(Out):
    """A row of a panel: its texts, and for each the thing it names as `kind:name`. `mark` sets it apart, in a word."""

    key: str
    cells: list[str]
    things: list[str | None]
    mark: str = ""


class Panel(Out):
    """A part of the table: of all (`seat` is null) or of one player. `head` is empty where columns need no titles."""

    key: str
    title: str
    seat: int | None
    kind: Literal["list", "grid"]
    head: list[str]
    rows: list[Row]
    note: str = ""


class Group(Out):
    """Moves that belong together, by their texts, in the order they are best read in."""

    key: str
    title: str
    moves: list[str]


class MoveShown(Out):
    """What the words of a move do not say, as a sentence for people and as facts for a board."""

    note: str
    facts: dict[str, Json]


class Shown(Out):
    """What one asked to be shown. `moves` holds every legal move by its text."""

    question: str
    groups: list[Group]
    moves: dict[str, MoveShown]
    panels: list[Panel]
