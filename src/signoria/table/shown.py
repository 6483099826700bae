"""What a seat is shown in words: the question, its moves in groups with notes, and panels."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from signoria import Match, Move, Seen
from signoria.kernel.domains import Json
from signoria.kernel.text import Words
from signoria.table.choices import Choice, groups_of, heading
from signoria.table.panels import Panel
from signoria.table.scene import Scene
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
    scene = spoken.scene(m, seen, words, moves)
    made = spoken.choices(scene) if moves else []
    groups = [
        Group(group, heading(words, group), [choice.move.text for choice in made if choice.group == group])
        for group in groups_of(made)
    ]
    told = Shown(
        question=asked(spoken, scene, bool(moves), is_over),
        groups=groups,
        moves={choice.move.text: MoveShown(choice.note, spoken.move_facts(scene, choice.move)) for choice in made},
        panels=spoken.panels(scene) if with_panels else [],
    )
    return told, {choice.move.text: choice.sentence for choice in made}


def asked(spoken: InWords, scene: Scene, may_move: bool, is_over: bool) -> str:
    """What one is asked; else who is, or that it is over."""
    if is_over:
        return scene.words.word("why-is-over")
    if may_move:
        return spoken.question(scene)
    others = [scene.player(seat) for seat in scene.seen.waiting]
    return scene.words.word("table-waiting-for", players=scene.words.join(others))
