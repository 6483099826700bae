"""Rules as people read them: what a program calls by a name has its title."""

import re

from signoria.kernel.text import Words

NAME = re.compile(r"`(\w+)`")
KINDS = ("card-", "table-option-title-")


def titled(words: Words, text: str) -> str:
    """A text of the rules in which cards and options are called as they are at the table."""
    return NAME.sub(lambda found: title(words, found[1]) or found[0], text)


def title(words: Words, name: str) -> str:
    """The title of a card or an option, marked as one, or ''."""
    key = next((kind + name for kind in KINDS if words.has(kind + name)), "")
    return f"*{words.word(key)}*" if key else ""
