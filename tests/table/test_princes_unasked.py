"""Turns of Princes that end by themselves, and why others wait."""

from typing import Any

import pytest

from signoria import Move
from signoria.kernel.match import Match
from signoria.table.automatic import unasked
from tests.princes.tables import EXPANDED, play, put_anywhere, table, texts
from tests.table.test_textual_table import told


def at_the_end(mine: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Match:
    """A turn with both actions used."""
    m = table({"money": 2000, **mine}, *others, **fields)
    play(m, 0, "introduce travel", "build chapel")
    put_anywhere(m, 0)
    return m


def test_a_turn_in_which_only_points_could_be_sold_ends_by_itself() -> None:
    """They can be sold at any later moment. Where not even that is possible, the rules end it."""
    m = at_the_end({"recruiting_cards": 1})
    found = unasked(m.seen(0))
    assert sorted(texts(m, 0)) == ["cash", "done"]
    assert found is not None
    assert found.is_for_one
    assert Move(m.game, found.code).text == "done"
    assert at_the_end({"recruiting_cards": 1}, options=EXPANDED).waiting == [1]


@pytest.mark.parametrize(
    ("mine", "others", "word"),
    [
        ({"recruiting_cards": 1}, [{"table": ["poet"]}], "Recruit"),
        ({"character": "professor"}, [], "character"),
    ],
)
def test_it_waits_for_what_can_still_be_done_and_says_so(mine: Any, others: Any, word: str) -> None:
    m = at_the_end(mine, *others, options=EXPANDED)
    assert len(texts(m, 0)) > 1
    assert unasked(m.seen(0)) is None
    assert word in told(m, 0).question


def test_with_an_action_left_it_waits() -> None:
    m = table({"money": 0})
    assert unasked(m.seen(0)) is None
