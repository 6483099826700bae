"""Lorenzo in words."""

from signoria.table.lorenzo.choices import choices, question
from signoria.table.lorenzo.facts import facts
from signoria.table.lorenzo.move_facts import TOLD
from signoria.table.lorenzo.panels import panels
from signoria.table.lorenzo.scene import scene_of
from signoria.table.lorenzo.things import kinds
from signoria.table.shown import InWords

IN_WORDS = InWords(kinds, facts, scene_of, question, choices, TOLD, panels)
