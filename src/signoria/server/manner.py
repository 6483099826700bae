"""How somebody is told of a table: in a language, and with what besides.

It is one text, `pl` or `pl/panels`, by which a hall tells apart whom it can send the same message.
"""

from signoria.server import wire


def manner(lang: wire.Language, shown: wire.HowShown = "") -> str:
    return f"{lang}/{shown}" if shown else lang


def language_of(manner: str) -> str:
    return manner.partition("/")[0]


def shown_of(manner: str) -> str:
    return manner.partition("/")[2]
