"""Most messages are filled in without Fluent, which takes ten times as long: they must say the same."""

import random
from typing import Any

import pytest

import signoria.server.app
import signoria.table.games  # noqa: F401  both bring words of their own
from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES, Plain, plain_parts, with_minus, words_for

VALUES = (0, 1, 2, 3, 5, 11, 22, 999, 1000, -1, True, 1.5, "you", "other", "Zoë", "x" * 3000)


def names_and_keys(parts: Plain) -> tuple[set[str], set[Any]]:
    """The values that a message takes, and what its variants are chosen by."""
    names, keys = set(), set()
    for name, variants in [part for part in parts if not isinstance(part, str)]:
        names.add(name)
        for key, _, said in variants or ():
            more = names_and_keys(said)
            names |= more[0]
            keys |= {key, *more[1]}
    return names, keys


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_filled_in_at_once_is_what_fluent_says(game: str, lang: str) -> None:
    words, chance, plain, slow = words_for(game, lang), random.Random(3), 0, 0
    for key in sorted(words.bundle._messages):
        pattern = words.bundle.get_message(key).value
        assert pattern is not None
        parts = plain_parts(pattern)
        plain, slow = plain + (parts is not None), slow + (parts is None)
        names, keys = names_and_keys(parts or [])
        for _ in range(4):
            values = {name: chance.choice([*VALUES, *sorted(keys, key=str)]) for name in sorted(names)}
            if values and chance.random() < 0.1:
                values.popitem()
            said = str(words.bundle.format_pattern(pattern, values)[0])
            assert words.formatted(key, tuple(values.items())) == (with_minus(said) if -1 in values.values() else said)
    assert plain > 20 * slow


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negative_number_has_a_minus_sign_and_words_keep_their_hyphens(lang: str) -> None:
    said = words_for("lorenzo", lang).word("why-value-too-low", need=3, have=-1)
    assert "−1" in said
    assert "-1" not in said
    assert with_minus("men-at-arms, 3-4, -2") == "men-at-arms, 3-4, −2"
