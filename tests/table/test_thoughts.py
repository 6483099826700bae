"""What bots have weighed, in words of four languages."""

import pytest

import signoria
from signoria.bots.choice import POINTS, SHARE
from signoria.bots.greedy import EVALUATIONS
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.thoughts import because, feature_words, worths_in_words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_worths_and_reasons_are_said_in_numbers_of_the_language(lang: str) -> None:
    words = words_for("lorenzo", lang)
    point = "." if lang == "en" else ","
    assert f"1{point}8" in worths_in_words(POINTS, [3.0, 1.24], [0, 0], words)[1]
    lost, nothing = worths_in_words(POINTS, [-2.0, -0.0001], [0, 0], words, better_wait=True)
    assert f"−2{point}0" in lost
    assert nothing == words.word("worth-none")
    assert because("lorenzo", "coins_to_use", -176, words).endswith(f" −1{point}8")
    for unit in (POINTS, SHARE):
        assert worths_in_words(unit, [], [], words) == []
        assert worths_in_words(unit, [0.5], [0], words) == [words.word("worth-only")]


def test_what_a_search_promises_is_said_by_comparison() -> None:
    """It once said chances in percent, which added up to more than a hundred over the seats of a table."""
    words = words_for("lorenzo", "en")
    said = worths_in_words(SHARE, [0.57, 0.61, 0.565, 0.55, 0.5], [0] * 5, words)
    assert said == ["best move", "about as good", "about as good", "slightly weaker", "clearly weaker"]
    assert worths_in_words(SHARE, [0.57, 0.5], [0.2, 0.9], words)[0] == "best in the long run"
    assert worths_in_words(SHARE, [0.57, 0.5], [0.88, 0.9], words)[0] == "best move"


def test_points_are_said_by_comparison_too() -> None:
    """`About −0.5 points: resources +1.7` once stood there, since what all moves cost is no reason for any of them."""
    words = words_for("lorenzo", "en")
    said = worths_in_words(POINTS, [1.5, 1.47, 1.4, -0.5], [0] * 4, words)
    assert said == ["best move", "about as good", "0.1 points worse", "2.0 points worse"]


def test_a_move_that_comes_first_though_others_promise_more_says_so() -> None:
    words = words_for("lorenzo", "en")
    said = worths_in_words(POINTS, [0.5, 3.0, 0.5, 0.2], [0] * 4, words)
    assert said == ["best to do first", "good afterwards", "about as good", "0.3 points worse"]


def test_a_turn_that_costs_points_is_not_called_good_to_begin_with() -> None:
    """A free move that gains nothing is left alone, though it costs less than what must be done with the turn.

    `discard leonardo_da_vinci` was once `good afterwards`, with reasons against it.
    """
    words = words_for("lorenzo", "en")
    said = worths_in_words(POINTS, [-1.49, -1.29, -1.94, 0.0, -1.5], [0] * 5, words)
    assert said == ["best move", "gains nothing", "0.4 points worse", "gains nothing", "about as good"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_bad_is_said_to_become_less_where_it_counts_for_a_move(lang: str) -> None:
    """`Danger of excommunication +1.6` once stood for less of it, and read like more."""
    for game, one in EVALUATIONS.items():
        words = words_for(game, lang)
        for name, weight in one.weights.items():
            said = {change: feature_words(game, name, change, words) for change in ("plus", "minus", "name")}
            assert weight > 0 or len(set(said.values())) == 3, (game, name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(EVALUATIONS))
def test_every_feature_has_a_name_in_every_language(game: str, lang: str) -> None:
    m = signoria.new(game, seats=signoria.GAMES[game].fewest, seed=1)
    words = words_for(game, lang)
    named = EVALUATIONS[game].named(m.state, m.waiting[0])
    assert [name for name in named if "feature-" in because(game, name, 100, words)] == []
