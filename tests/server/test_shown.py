"""Words that are looked up once for all tables say the same as words that are looked up each time."""

import random

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES, words_for
from signoria.server.news import News
from signoria.server.shown import legal_moves

NAMES = ["Ann", "1", "{ $seat }", "Žofie Ł."]  # a name is a name, whatever it looks like


@pytest.mark.parametrize("name", list(GAMES))
def test_every_table_has_its_own_names_in_the_same_words(name: str) -> None:
    chance = random.Random(7)
    match = signoria.new(name, seats=4, seed=7)
    match.names = list(NAMES)
    news = News(match)
    for _ in range(40):
        if match.over:
            break
        seat = match.waiting[0]
        first = len(match.events)
        moves = match.legal(seat)
        for lang in LANGUAGES:
            words = words_for(name, lang)
            shown = legal_moves(match.game, moves.codes, lang, news.names(lang))
            assert [move.words for move in shown] == [words.move(match.game, move.code, NAMES) for move in moves]
            assert [move.text for move in shown] == [move.text for move in moves]
        match.play(seat, moves[chance.randrange(len(moves))])
        news.forget()
        for viewer in (None, 0, 1, 2, 3):
            for lang in LANGUAGES:
                events, sentences = news.since(first, viewer, lang)
                assert events == match.log(viewer, first)
                assert sentences == match.sentences(viewer, lang, first)


def test_who_has_no_name_is_called_by_the_seat() -> None:
    match = signoria.new("lorenzo", seats=2, seed=1)
    match.names = ["Ann", ""]
    assert News(match).names("en") == ["Ann", words_for("lorenzo", "en").player(1)]
