"""A game without words of its own is told plainly, and can be played from that."""

import random

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.text import words_for
from signoria.table.games import SPOKEN, in_words
from signoria.table.plain import plainly
from signoria.table.shown import shown


def test_every_game_there_is_has_its_own_words() -> None:
    assert set(SPOKEN) == set(GAMES)
    assert in_words("lorenzo") is SPOKEN["lorenzo"]


@pytest.mark.parametrize("name", list(GAMES))
def test_any_game_can_be_told_plainly(name: str) -> None:
    chance, told = random.Random(2), plainly(GAMES[name])
    match = signoria.new(name, seats=GAMES[name].fewest, seed=2)
    for _ in range(25):
        seat = match.waiting[0]
        moves = list(match.legal(seat))
        found, _ = shown(told, match, match.seen(seat), words_for(name, "en"), moves, True, False)
        assert sorted(found.moves) == sorted(move.text for move in moves)
        assert [panel.seat for panel in found.panels][-1] == match.seats - 1
        assert found.question
        match.play(seat, chance.choice(moves))
    assert told.kinds()
    assert told.facts()["game"] == name
