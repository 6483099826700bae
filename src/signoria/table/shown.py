"""What a seat is shown in words: the question, its moves in groups with notes, and panels."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from signoria import Match, Move, Seen
from signoria.kernel.domains import Json
from signoria.kernel.text import Words
from signoria.table.choices import Choice, heading
from signoria.table.panels import Panel
from signoria.table.scene import Scene, meanwhile, who_is_asked
from signoria.table.things import Kind


@dataclass(frozen=True)
class InWords:
    """A game for people: its things, its constant tables, and a moment of it as a seat knows it."""

    kinds: Callable[[], list[Kind]]
    facts: Callable[[], Any]
    scene: Callable[[Match, Seen, Words, list[Move] | None], Any]
    question: Callable[[Any], str]
    choices: Callable[[Any], list[Choice]]
    facts_of: Mapping[str, Callable[[Any, int, Move], dict[str, Json]]]  # by verb: what a board shows with a legal move
    panels: Callable[[Any], list[Panel]]

    def move_facts(self, scene: Scene, move: Move) -> dict[str, Json]:
        """What a board shows with a legal move of the seat that looks at the scene."""
        facts = self.facts_of.get(move.verb)
        return {} if facts is None or scene.seat is None else facts(scene, scene.seat, move)


class Group(Struct, frozen=True):
    """Moves that belong together, by their texts, in the order they are best read in."""

    key: str
    title: str
    moves: list[str]


class MoveShown(Struct, frozen=True):
    """What the words of a move do not say, as a sentence for people and as facts for a board."""

    note: str
    facts: dict[str, Any]


class Shown(Struct, frozen=True):
    """A table in words, as far as one asked for it. `moves` holds every legal move by its text."""

    question: str
    groups: list[Group]
    moves: dict[str, MoveShown]
    panels: list[Panel]


def shown(
    spoken: InWords, m: Match, seen: Seen, words: Words, moves: list[Move], with_panels: bool, is_over: bool
) -> tuple[Shown, dict[str, str]]:
    """A moment of a match as a seat (or a spectator) sees it; and the moves it may make, as they are said then."""
    if not moves and not with_panels:
        return Shown(question=not_asked(m, seen, words, is_over), groups=[], moves={}, panels=[]), {}
    scene = spoken.scene(m, seen, words, moves)
    made = spoken.choices(scene) if moves else []
    by_group: dict[str, list[str]] = {}
    for choice in made:
        by_group.setdefault(choice.group, []).append(choice.move.text)
    told = Shown(
        question=question(spoken, scene, m, is_over),
        groups=[Group(group, heading(words, group), texts) for group, texts in by_group.items()],
        moves={choice.move.text: MoveShown(choice.note, spoken.move_facts(scene, choice.move)) for choice in made},
        panels=spoken.panels(scene) if with_panels else [],
    )
    return told, {choice.move.text: choice.sentence for choice in made}


def question(spoken: InWords, scene: Scene, m: Match, is_over: bool) -> str:
    """What the seat is asked; to who is not, who is, and whether one may act meanwhile."""
    if is_over or not scene.moves:
        return not_asked(m, scene.seen, scene.words, is_over)
    is_asked = scene.seat in scene.seen.waiting
    return spoken.question(scene) if is_asked else meanwhile(scene.seen, scene.words, m.names)


def not_asked(m: Match, seen: Seen, words: Words, is_over: bool) -> str:
    """Who is asked, for somebody who is not, and what for, which the step that asks tells; or that it is over."""
    if is_over:
        return words.word("why-is-over")
    return who_is_asked(seen, words, m.names)
