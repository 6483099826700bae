"""What programs are told holds no secret: it is the same in all worlds that a seat cannot tell apart."""

import random
from functools import partial
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.domains import Json
from signoria.kernel.flow import State
from signoria.kernel.game import Game, Result
from signoria.kernel.rng import Rng
from signoria.research import Position, Space, space
from tests.research.pairs import any_space, any_step, check_pairs

LORENZO = GAMES["lorenzo"]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_a_seat_cannot_tell_apart_are_told_alike(name: str) -> None:
    seen = check_pairs(partial(any_space, name), 1, 60)
    assert seen["of different worlds"] > 5


class Leaky(Game):
    """Lorenzo that hides nothing. Compiled games cannot be inherited from, so every question is passed on."""

    def __init__(self) -> None:
        inner = LORENZO
        tables = (inner.options, inner.verbs, inner.events, inner.reasons, inner.steps)
        super().__init__(inner.name, inner.rules_version, inner.fewest, inner.most, *tables)

    def new(self, seats: int, options: dict[str, Json]) -> State:
        return LORENZO.new(seats, options)

    def known(self, s: State, viewer: int) -> State:
        k = s.copy()
        k.viewer = viewer
        return k

    def sample(self, known: State, rng: Rng) -> State:
        return LORENZO.sample(LORENZO.known(known, known.viewer), rng)

    def result(self, s: State) -> Result | None:
        return LORENZO.result(s)


def test_a_planted_leak_is_caught() -> None:
    def leaky(rng: random.Random) -> Space:
        return Space(Leaky(), 3, LORENZO.whole_options({"advanced": True}), True)

    with pytest.raises(AssertionError, match="the keys differ"):
        check_pairs(leaky, 1, 60)


@pytest.mark.parametrize("name", GAMES)
def test_keys_differ_where_a_seat_knows_a_difference(name: str) -> None:
    rng = random.Random(3)
    p = Position(any_space(name, rng), 3, "auto")
    keys: dict[bytes, Any] = {}
    for _ in range(150):
        if p.over:
            break
        known = p.known(0)
        same = keys.setdefault(p.key(0), (known, p.player))
        assert same[0].same(known)
        assert same[1] == p.player
        any_step(p, rng)
    assert len(keys) > 50


def test_a_sealed_answer_shows_to_nobody_else() -> None:
    p = Position(space("princes", 3), 5, "auto")
    assert p.player == 0
    before = p.known(2)
    p.step(p.legal()[0])
    assert p.player == 1
    assert p.known(2).same(before)
    world = p.sample(2, 1)
    world.step(world.legal()[0])  # seat 1 again; then seat 0, whose answer seat 2 has not seen
    assert world.player == 0
