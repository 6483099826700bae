"""Options and bots have words in every language."""

import pytest

from signoria.bots import bots_for
from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.options import (
    VARIANTS,
    about_bot,
    about_option,
    bot_title,
    is_variant,
    option_title,
    value_words,
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_option_and_value_has_words(name: str, lang: str) -> None:
    words = words_for(name, lang)
    for option in GAMES[name].options:
        told = [option_title(words, option), about_option(words, option)]
        told += [value_words(words, option, value) for value in option.values]
        assert not [text for text in told if not text or text.startswith("table-")]
        assert about_option(words, option).endswith(".")
        assert len(set(told[2:])) == len(option.values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_bot_has_words(name: str, lang: str) -> None:
    words = words_for(name, lang)
    for bot in bots_for(name):
        assert not bot_title(words, bot).startswith("table-")
        assert about_bot(words, name, bot).endswith(".")


def test_every_variant_is_an_option_and_its_usual_value_comes_first() -> None:
    """Leaders are the game for many, and stood last on another page."""
    found = {name: [one.name for one in game.options if is_variant(one)] for name, game in GAMES.items()}
    assert found["lorenzo"] == ["advanced"]
    assert found["princes"] == ["muse_and_princess", "cooperative_building"]
    assert sorted(name for names in found.values() for name in names) == sorted(VARIANTS)


def test_bots_say_whether_they_keep_bargains_where_there_are_any() -> None:
    words = words_for("fief", "en")
    assert "Keeps bargains" in about_bot(words, "fief", "club")
    assert "Keeps a bargain only" in about_bot(words, "fief", "opportunist")
    assert "argain" not in about_bot(words, "fief", "random") + about_bot(words, "lorenzo", "club")
