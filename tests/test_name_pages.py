"""Every name a document or a move can hold stands on the reference page of its game."""

import random
import re
from typing import Any

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.match import Match
from tests.name_pages import page, page_path
from tests.test_positions import PAGE

MOVES = 500
SELF_EXPLAINED = re.compile(r"|-?\d+|\d\.\w+|lorenzo|princes|fief|spectator")  # seats, and members of seats


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_names_is_up_to_date(game: str) -> None:
    assert page_path(game).read_text(encoding="utf-8") == page(game), "run make names"


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_play_shows_is_listed(game: str) -> None:
    """Positions, views, moves, events and reasons of games with all options hold nothing that no page lists."""
    fields = PAGE.split(f"## Fields of {game.title()}")[1].partition("\n## ")[0]
    common = PAGE.split("## Where play goes on")[1].partition("\n## ")[0] + PAGE.split("## Views")[1]
    listed = {word for text in (page(game), fields, common) for code in re.findall(r"`([^`]+)`", text) for word in
              [code, *re.findall(r"[\w./-]+", code)]}  # fmt: skip
    shown: set[str] = set()
    options = {option.name: option.values[-1] for option in signoria.GAMES[game].options if len(option.values) == 2}
    for chosen in ({}, options):
        m = signoria.new(game, seats=3, options=chosen, seed=4)
        for _ in range(MOVES):
            if m.over:
                break
            play_one(m, shown)
        shown |= names_in([m.log(seat) for seat in (None, 0, 1, 2)]) | names_in(m.scores())
    unlisted = {name for name in shown if name not in listed and not SELF_EXPLAINED.fullmatch(name)}
    assert unlisted == set()


def play_one(m: Match, shown: set[str]) -> None:
    """Make a move at random, and note every name that can be seen around it."""
    choice = random.Random(len(m.entries))
    seat = choice.choice(m.waiting)
    move = choice.choice(m.legal(seat))
    shown |= names_in(move.json)
    if choice.random() < 0.1:
        shown |= names_in(m.position()) | names_in(m.view(seat)) | names_in(m.view())
        shown |= names_in([{"key": why.key, "numbers": why.numbers} for why in m.why_not((seat + 1) % 3, move)])
    m.play(seat, move)


def names_in(value: Any) -> set[str]:
    """All keys and texts of a document, but for the head of an event and the id of its rule."""
    if isinstance(value, dict):
        held = {key: item for key, item in value.items() if key != "rule"}
        return set(held) - {"event"} | {name for item in held.values() for name in names_in(item)}
    if isinstance(value, list):
        return {name for item in value for name in names_in(item)}
    return {value} if isinstance(value, str) else set()
