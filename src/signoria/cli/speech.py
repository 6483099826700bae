"""Which language the terminal speaks."""

import os
from typing import Annotated

from cyclopts import Parameter

from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.text import LANGUAGES, Words, language, language_or_english, words_for

ANY_GAME = next(iter(GAMES))  # the words of the command line itself are the same with every game


def environment_language() -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, whichever is set first."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_or_english(os.environ[name])
    return "en"


def spoken(lang: str | None) -> str:
    """The language asked for, that of the environment if none is; English where words are missing."""
    wanted = environment_language() if lang is None else language(lang)
    return wanted if words_for(ANY_GAME, wanted).has("cli-prompt") else "en"


def speech(lang: str | None = None, game: str = ANY_GAME) -> Words:
    """The words of a game and of the command line."""
    return words_for(game, spoken(lang))


def say(key: str) -> str:
    """A word in the language of the environment: for the help of the command line itself."""
    return speech().word(key)


def known_language(type_: object, lang: str | None) -> None:
    """Refuse a language there are no words for, and say which there are."""
    try:
        language("en" if lang is None else lang)
    except SignoriaError as error:
        raise ValueError(speech().word("cli-languages", languages=", ".join(LANGUAGES))) from error


Lang = Annotated[str | None, Parameter(help=say("cli-lang"), validator=known_language)]
