"""Cards, pieces and spaces by whatever a player calls them."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from signoria.cli.screen import flow
from signoria.kernel.domains import Names
from signoria.kernel.text import Words

# A kind of thing: its names, how one of it is described, and the rule that is about it ('' if none is).
Kind = tuple[Names, Callable[[Words, int], list[str]], Callable[[int], str]]


@dataclass(frozen=True)
class Thing:
    """Something that has a name in notation and a description."""

    name: str
    title: str
    lines: list[str]
    rule: str


def simple(text: str) -> str:
    """Letters and digits only, so that `Painters' Guild`, `painters_guild` and `painters guild` are the same."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def things(kinds: list[Kind], words: Words, text: str) -> list[Thing]:
    """What a player may mean: an exact name first, else every name that begins or goes on with the text."""
    wanted = simple(text)
    exact: list[Thing] = []
    near: list[Thing] = []
    if not wanted:
        return []
    for domain, describe, rule in kinds:
        for i, name in enumerate(domain.names):
            title = words.word(domain.key(i))
            if wanted in (simple(name), simple(title)):
                exact.append(Thing(name, title, describe(words, i), rule(i)))
            elif begins(wanted, name, title):
                near.append(Thing(name, title, describe(words, i), rule(i)))
    return exact or near


def several_things(found: list[Thing], width: int) -> list[Text]:
    """Things a name can mean, with their names in notation."""
    return flow(Text(""), [Text(f"{thing.title} ({thing.name})") for thing in found], width, indent=2)


def begins(wanted: str, name: str, title: str) -> bool:
    """Whether a name, or any later part of it, begins so."""
    for whole in (name.replace(".", "_").split("_"), title.split()):
        for i in range(len(whole)):
            if simple("".join(whole[i:])).startswith(wanted):
                return True
    return False
