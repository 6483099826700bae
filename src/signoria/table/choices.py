"""The legal moves in words: numbered, grouped, with what is worth knowing about each."""

from typing import NamedTuple

from signoria import Move
from signoria.kernel.text import Words


class Choice(NamedTuple):
    """A legal move with its number, its group, its sentence and what is worth knowing about it."""

    label: str
    group: str
    move: Move
    sentence: str
    note: str = ""
    speaks: bool = False  # its label says what it is: 2 is 2 servants
    brief: str = ""  # it in a word, where the heading of its group says the rest; '' where it does not


class About(NamedTuple):
    """What is said of a group of moves besides its title."""

    note: str = ""
    shape: tuple[str, ...] = ()  # of a piece as it would lie
    is_aside: bool = False  # no answer to the question


def heading(words: Words, group: str) -> str:
    """The heading of a group: its title, the word for the thing it is about, or the verb as it is typed."""
    key = f"table-group-{group}"
    if words.has(key):
        return words.word(key)
    return capital(words.word(group)) if words.has(group) else group.replace("_", " ")


def capital(text: str) -> str:
    """As it begins a sentence or a heading."""
    return text[:1].upper() + text[1:]


def groups_of(made: list[Choice]) -> list[str]:
    """The groups there are, in their order."""
    return list(dict.fromkeys(choice.group for choice in made))
