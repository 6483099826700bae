"""What a bot answers: the move first, what else it weighed, and words for it."""

import pytest

import signoria
from signoria.bots import Choice, Considered
from signoria.bots.choice import SHARE, sentence, worth_words
from signoria.bots.greedy import EVALUATIONS
from signoria.kernel.text import LANGUAGES, words_for


def considered(worths: list[float]) -> list[Considered]:
    """The first moves of a game, as if they had been weighed."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    moves = list(m.legal(m.waiting[0]))
    return [Considered(move, worth) for move, worth in zip(moves, worths, strict=False)]


def test_the_move_itself_stands_first_also_where_others_are_worth_more() -> None:
    """A free move is made at once if it makes things better, though another may promise more for later."""
    ranked = considered([4.0, 3.0, 2.0, 1.0])
    choice = Choice(ranked[3].move, ranked)
    assert [one.worth for one in choice.best(3)] == [1.0, 4.0, 3.0]
    assert [one.worth for one in choice.best(9)] == [1.0, 4.0, 3.0, 2.0]


def test_where_nothing_was_weighed_there_is_nothing_to_tell() -> None:
    assert Choice(considered([1.0])[0].move).best(3) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_worths_and_reasons_are_said_in_numbers_of_the_language(lang: str) -> None:
    words = words_for("lorenzo", lang)
    point = "." if lang == "en" else ","
    assert f"+1{point}8" in worth_words("points", 1.76, words)
    assert f"−2{point}0" in worth_words("points", -2.0, words)
    assert "57" in worth_words(SHARE, 0.568, words)
    assert sentence("lorenzo", "coins_to_use", -176, words).endswith(f" −1{point}8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(EVALUATIONS))
def test_every_feature_has_a_name_in_every_language(game: str, lang: str) -> None:
    m = signoria.new(game, seats=signoria.GAMES[game].fewest, seed=1)
    words = words_for(game, lang)
    named = EVALUATIONS[game].named(m.state, m.waiting[0])
    assert [name for name in named if "feature-" in sentence(game, name, 100, words)] == []
