"""Princes in words."""

from signoria.table.princes.choices import choices, question
from signoria.table.princes.facts import facts
from signoria.table.princes.headings import about
from signoria.table.princes.move_facts import TOLD
from signoria.table.princes.panels import panels
from signoria.table.princes.scene import scene_of
from signoria.table.princes.things import kinds
from signoria.table.shown import InWords

IN_WORDS = InWords(kinds, facts, scene_of, question, choices, TOLD, panels, about)
