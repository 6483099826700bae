"""A program answers with several moves: one gesture, as through every other door."""

from pathlib import Path

import pytest

import signoria
from signoria import SignoriaError
from tests.lorenzo.tables import table
from tests.remote.programs import POLITE, remote

PLACES = "say(type='choice', n=1, move='place black market.1', then=%s)"


def test_a_gesture_through_the_protocol(tmp_path: Path) -> None:
    m, at_home = (table({"servant": 3}, dice=(1, 1, 1)) for _ in range(2))
    bot = remote(tmp_path, POLITE, PLACES % "['servants 1']")
    choice = bot.choose(m.seen(0))
    bot.close()
    assert [move.text for move in choice.moves] == ["place black market.1", "servants 1"]
    assert choice.json()["then"] == ["servants 1"]
    m.play(0, choice.moves)
    at_home.play(0, ["place black market.1", "servants 1"])
    assert (m.digest, m.lines, m.view(0)) == (at_home.digest, at_home.lines, at_home.view(0))


def test_what_cannot_follow_is_refused_when_it_is_played(tmp_path: Path) -> None:
    m = table({"servant": 3}, dice=(1, 1, 1))
    bot = remote(tmp_path, POLITE, PLACES % "['servants 9']")
    choice = bot.choose(m.seen(0))
    bot.close()
    with pytest.raises(signoria.IllegalMove, match=r"^servants 9: "):
        m.play(0, choice.moves)


@pytest.mark.parametrize(
    ("then", "said"), [("'pass'", "must be a list of texts"), ("['dance']", "'dance' is not a verb")]
)
def test_what_is_no_move_is_told_with_its_line(tmp_path: Path, then: str, said: str) -> None:
    bot = remote(tmp_path, POLITE, PLACES % then)
    with pytest.raises(SignoriaError, match=said):
        bot.choose(table().seen(0))
