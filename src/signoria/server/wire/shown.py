"""A table in words: what is asked, moves in groups, panels with everything that stands on it, and what happened."""

from typing import Literal

from signoria.table.digest import Action
from signoria.table.panels import Panel, Row
from signoria.table.shown import Group, MoveShown, Shown

__all__ = ["Action", "Group", "HowShown", "MoveShown", "Panel", "Row", "Shown"]

HowShown = Literal["", "words", "panels"]  # nothing; question and groups of moves; also panels
