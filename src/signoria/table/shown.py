"""What a seat is shown in words: the question, its moves in groups with notes, and panels."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from signoria import Match, Move, Seen
from signoria.kernel.domains import Json
from signoria.kernel.text import Words
from signoria.table.choices import About, Choice, heading
from signoria.table.panels import Panel
from signoria.table.scene import Scene, meanwhile, who_is_asked
from signoria.table.things import Kind


def nothing_more(scene: Scene, group: str) -> About:
    return About()


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
    about: Callable[[Any, str], About] = nothing_more  # what is said of a group besides its title
    # By step: what others do in it, for a seat that is not asked, where the step alone says too little.
    doing: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)

    def move_facts(self, scene: Scene, move: Move) -> dict[str, Json]:
        """What a board shows with a legal move of the seat that looks at the scene."""
        facts = self.facts_of.get(move.verb)
        return {} if facts is None or scene.seat is None else facts(scene, scene.seat, move)


class Group(Struct, frozen=True):
    """Moves that belong together, by their texts, in the order they are best read in.

    `note` says what they are about. `shape` is how a piece would lie with them: a text for each row of squares, `■`
    where it lies and `·` where it does not. What stands `aside` is no answer to the question (an offer to somebody, a
    prestige point sold): such groups come last, and are best kept out of the way of answers.
    """

    key: str
    title: str
    moves: list[str]
    note: str
    shape: list[str]
    aside: bool


class MoveShown(Struct, frozen=True):
    """What the words of a move do not say, as a sentence for people and as facts for a board.

    `brief` is the move in a word, where the heading of its group says the rest: `f1` of a piece that is turned so.
    """

    note: str
    facts: dict[str, Any]
    brief: str | UnsetType = UNSET


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
        return Shown(question=not_asked(spoken, m, seen, words, is_over), groups=[], moves={}, panels=[]), {}
    scene = spoken.scene(m, seen, words, moves)
    made = spoken.choices(scene) if moves else []
    told = Shown(
        question=question(spoken, scene, m, is_over),
        groups=groups(spoken, scene, made),
        moves={choice.move.text: move_shown(spoken, scene, choice) for choice in made},
        panels=spoken.panels(scene) if with_panels else [],
    )
    return told, {choice.move.text: choice.sentence for choice in made}


def question(spoken: InWords, scene: Scene, m: Match, is_over: bool) -> str:
    """What the seat is asked. A seat that is not asked is told who is, and whether it may act meanwhile."""
    if is_over or not scene.moves:
        return not_asked(spoken, m, scene.seen, scene.words, is_over)
    if scene.seat in scene.seen.waiting:
        return spoken.question(scene)
    doing = spoken.doing.get(scene.step)
    said = doing(scene) if doing else who_is_asked(scene.seen, scene.words, m.names)
    return meanwhile(scene.words, said, scene.step)


def groups(spoken: InWords, scene: Scene, made: list[Choice]) -> list[Group]:
    """The groups of the moves; those aside come last."""
    by_group: dict[str, list[str]] = {}
    for choice in made:
        by_group.setdefault(choice.group, []).append(choice.move.text)
    found = []
    for group, texts in by_group.items():
        about = spoken.about(scene, group)
        found.append(Group(group, heading(scene.words, group), texts, about.note, list(about.shape), about.is_aside))
    return sorted(found, key=lambda group: group.aside)


def move_shown(spoken: InWords, scene: Scene, choice: Choice) -> MoveShown:
    return MoveShown(choice.note, spoken.move_facts(scene, choice.move), choice.brief or UNSET)


def not_asked(spoken: InWords, m: Match, seen: Seen, words: Words, is_over: bool) -> str:
    """Who is asked, for somebody who is not, and what for; or that it is over."""
    if is_over:
        return words.word("why-is-over")
    doing = spoken.doing.get(seen.step)
    return doing(spoken.scene(m, seen, words, [])) if doing else who_is_asked(seen, words, m.names)
