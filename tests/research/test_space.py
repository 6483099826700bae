"""Spaces: ids that stay, and observations that leave nothing out."""

import random
from array import array
from importlib import import_module

import pytest

from signoria.games import GAMES
from signoria.games.lorenzo.pieces import COIN, GOODS
from signoria.games.lorenzo.state import STOCK
from signoria.kernel.contract import option_sets
from signoria.kernel.errors import BadMove
from signoria.kernel.flow import CHANCE, legal, waiting
from signoria.research import Position, Space, space
from signoria.research.encoder import encode, encode_plainly
from signoria.research.fields import NO_STEP, SCALAR
from tests.research.pairs import any_space, any_step

SIZES = {"lorenzo": (597, 159), "princes": (1214, 118), "fief": (2786, 55)}
# Numbers that may lie beyond what is told apart: money, and what a step of an unusual game counts.
CUT_OFF = {"money", "victory_points", "stock", "points", "prestige", "bank_pot", "best_work"}


@pytest.mark.parametrize("name", GAMES)
def test_ids_are_the_same_at_every_table_and_stay(name: str) -> None:
    game = GAMES[name]
    for seats in range(game.fewest, game.most + 1):
        for options in option_sets(game):
            found = space(name, seats, options)
            assert (len(found.actions), len(found.chance)) == SIZES[name]
    for ids in (found.actions, found.chance):
        for i in range(len(ids)):
            assert ids.id(ids.text(i)) == i
    with pytest.raises(BadMove, match="id: must be from 0"):
        found.actions.move(len(found.actions))


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_has_an_id(name: str) -> None:
    rng = random.Random(4)
    p = Position(any_space(name, rng))
    for _ in range(400):
        if p.over:
            p = Position(any_space(name, rng))
        seat = CHANCE if p.player < 0 else p.player
        assert len([i for i in p.legal() if i != p.space.actions.wait]) == len(legal(p.state, seat))
        any_step(p, rng)


@pytest.mark.parametrize("name", GAMES)
def test_every_cell_is_observed_or_left_out_for_a_reason(name: str) -> None:
    game = GAMES[name]
    options = {option.name: option.values[-1] for option in game.options}
    found = space(name, game.most, options)
    seen = set(import_module(f"signoria.research.{name}").LEFT_OUT)
    for field in found.observation.fields:
        seen |= field.cells(game.most)
    assert seen == set(range(len(Position(found).state.cells)))


@pytest.mark.parametrize("name", GAMES)
def test_numbers_lie_in_their_ranges(name: str) -> None:
    rng = random.Random(8)
    p = Position(any_space(name, rng), 1, "auto")
    for step in range(600):
        if p.over:
            p = Position(any_space(name, rng), step, "auto")
        any_step(p, rng)
        if p.over or step % 10:
            continue
        k = p.known(0)
        for field in p.space.observation.fields:
            if field.how != SCALAR or field.name in CUT_OFF:
                continue
            if field.step == NO_STEP:
                numbers = [k.cells[cell] for cell in field.cells(p.space.seats)]
            elif k.stack[k.top] == field.step:
                numbers = [k.stack[k.top + field.cell]]
            else:
                continue
            if any(number > field.high or (number < field.low and number != -1) for number in numbers):
                raise AssertionError(f"{field.name}: {numbers}")


@pytest.mark.parametrize("name", GAMES)
def test_both_encoders_write_the_same(name: str) -> None:
    """The one in C, where it was built, and the one in Python."""
    rng = random.Random(6)
    p = Position(any_space(name, rng), 1, "auto")
    for step in range(200):
        if p.over:
            break
        any_step(p, rng)
        if step % 8:
            continue
        for seat in range(p.space.seats):
            rows = []
            for write in (encode, encode_plainly):
                row = array("f", [9.0]) * (p.space.observation.size + 2)
                k = p.known(seat)
                program = p.space.observation.program
                size = write(program, k.cells, k.stack, k.top, p.space.seats, seat, p.player, int(p.may_wait), row, 1)
                assert size == p.space.observation.size
                rows.append(row)
            assert rows[0] == rows[1]
            assert (rows[0][0], rows[0][-1]) == (9.0, 9.0)
            assert 0 <= min(rows[0][1:-1]) <= max(rows[0][1:-1]) <= 1


def test_the_viewer_comes_first() -> None:
    """Seat 1 sees its own coins where seat 0 sees its own."""
    where = space("lorenzo", 3)
    p = Position(where, 2, "auto")
    first = where.observation.slices()["stock"].start
    owned = [list(p.observe(seat)[first : first + 6]) for seat in range(3)]
    coins = [row[3] * 40 for row in owned]
    assert coins == pytest.approx([p.state.cells[STOCK + seat * GOODS + COIN] for seat in range(3)])
    assert waiting(p.state)


def test_the_schema_says_what_a_net_must_agree_with() -> None:
    plain, advanced = space("lorenzo", 2), space("lorenzo", 2, {"advanced": True})
    assert plain is space("lorenzo", 2)
    assert plain != advanced
    assert plain.schema()["hash"] != advanced.schema()["hash"]
    assert plain.schema()["hash"] == Space(GAMES["lorenzo"], 2, dict(plain.options), True).schema()["hash"]
    fields = plain.schema()["observation"]
    assert isinstance(fields, list)
    assert sum(field["size"] for field in fields) == plain.observation.size
    assert {field["kind"] for field in fields} == {"scalar", "one-hot", "bits"}
