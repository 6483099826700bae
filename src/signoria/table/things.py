"""Cards, pieces and spaces by whatever a player calls them."""

from collections.abc import Callable
from dataclasses import dataclass

from signoria.kernel.domains import Names
from signoria.kernel.game import Game
from signoria.kernel.text import Words

# A kind of thing: its names, how one of it is described, and the rule that is about it ('' if none is).
Kind = tuple[Names, Callable[[Words, int], list[str]], Callable[[int], str]]


@dataclass(frozen=True)
class Thing:
    """Something that has a name in notation and a description, which begins with its title."""

    kind: str
    name: str
    title: str
    lines: list[str]
    rule: str


def simple(text: str) -> str:
    """Letters and digits only, so that `Painters' Guild`, `painters_guild` and `painters guild` are the same."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def every_thing(kinds: list[Kind], words: Words) -> list[Thing]:
    """All there is, kind by kind."""
    return [thing(kind, words, i) for kind in kinds for i in range(len(kind[0].names))]


def thing(kind: Kind, words: Words, i: int) -> Thing:
    domain, describe, rule = kind
    return Thing(domain.name, domain.names[i], words.word(domain.key(i)), describe(words, i), rule(i))


def things(kinds: list[Kind], words: Words, text: str) -> list[Thing]:
    """What a player may mean: an exact name first, else every name that begins or goes on with the text."""
    wanted = simple(text)
    exact: list[Thing] = []
    near: list[Thing] = []
    if not wanted:
        return []
    for kind in kinds:
        for i, name in enumerate(kind[0].names):
            title = words.word(kind[0].key(i))
            if wanted in (simple(name), simple(title)):
                exact.append(thing(kind, words, i))
            elif begins(wanted, name, title):
                near.append(thing(kind, words, i))
    return exact or near


def begins(wanted: str, name: str, title: str) -> bool:
    """Whether a name, or any later part of it, begins so."""
    for whole in (name.replace(".", "_").split("_"), title.split()):
        for i in range(len(whole)):
            if simple("".join(whole[i:])).startswith(wanted):
                return True
    return False


def names_of(game: Game) -> list[Names]:
    """The closed lists of names with words that moves and events of a game use, each once."""
    found: dict[str, Names] = {}
    tables = [verb.arguments for verb in game.verbs.verbs] + [kind.numbers for kind in game.events]
    for _, domain in [item for row in tables for item in row]:
        if isinstance(domain, Names) and domain.key(0):
            found.setdefault(domain.name, domain)
    return list(found.values())
