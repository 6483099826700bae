"""The rules as people read them."""

import pytest

from signoria.games import game
from signoria.kernel.rules import rules_of
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.rulebook import titled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_options_have_titles(lang: str) -> None:
    """`each_forest` and `open_money` are names for programs."""
    words, rules = words_for("princes", lang), rules_of("princes", lang)
    for rule in rules.values():
        said = titled(words, rule.text + rule.ruling)
        assert "_" not in said, rule.id
    options = [option.name for option in game("princes").options]
    assert f"*{words.word('table-option-title-open_money')}*" in titled(words, f"`{options[0]}` `open_money`")
    assert titled(words, "`cash`") == "`cash`"
