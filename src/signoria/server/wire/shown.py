"""A table in words, as the table tells it: what is asked, moves in groups, and panels with everything on it."""

from typing import Literal

from signoria.table.panels import Panel, Row
from signoria.table.shown import Group, MoveShown, Shown

__all__ = ["Group", "HowShown", "MoveShown", "Panel", "Row", "Shown"]

HowShown = Literal["", "words", "panels"]  # nothing; question and groups of moves; panels besides
