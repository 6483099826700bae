"""Presentation options of a watcher: the language, and what is sent in addition."""

from typing import NamedTuple

from signoria.server import wire


class Manner(NamedTuple):
    """Who is told in the same manner is sent the same message."""

    lang: wire.Language = "en"
    shown: wire.HowShown = ""
    deltas: bool = False  # only what has changed, and acknowledgements with it
    picture: bool = False  # what a board draws
    view: bool = True
