"""Fief in words."""

from signoria.table.fief.choices import about, choices
from signoria.table.fief.deals import dealing
from signoria.table.fief.facts import facts
from signoria.table.fief.move_facts import TOLD
from signoria.table.fief.notes import question
from signoria.table.fief.panels import panels
from signoria.table.fief.scene import scene_of
from signoria.table.fief.things import kinds
from signoria.table.shown import InWords

IN_WORDS = InWords(kinds, facts, scene_of, question, choices, TOLD, panels, about, {"offer": dealing})
