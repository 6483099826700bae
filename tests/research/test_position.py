"""Positions: the same game as a match plays, in ids."""

import copy
import pickle
import random

import numpy
import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.flow import CHANCE as CHANCE_SEAT
from signoria.research import CHANCE, TERMINAL, Position, space
from signoria.research import position as module
from tests.research.pairs import any_space, any_step


@pytest.mark.parametrize("name", GAMES)
def test_a_position_follows_a_match(name: str) -> None:
    """Whoever must answer, what is legal and what can come are the same, and so is the end."""
    rng = random.Random(5)
    game = GAMES[name]
    options = {"turn_limit": 1} if name == "fief" else {}
    where = space(name, game.fewest, options, out_of_turn=False)
    match = signoria.new(name, game.fewest, options, chance="manual")
    p = Position(where)
    while not match.over:
        seat = CHANCE_SEAT if p.player == CHANCE else p.player
        assert seat in match.waiting
        ids = where.chance if p.player == CHANCE else where.actions
        assert [ids.text(i) for i in p.legal()] == [move.text for move in match.legal(seat)]
        if p.player == CHANCE:
            outcomes = p.outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert [ids.text(i) for i, _ in outcomes] == [move.text for move, _ in match.outcomes()]
        chosen = rng.choice(p.legal())
        match.play("chance" if seat == CHANCE_SEAT else seat, ids.text(chosen))
        p.step(chosen)
        assert p.state.same(match.state)
    assert p.player == TERMINAL
    assert match.result is not None
    assert p.points() == match.result.points
    assert [one == max(p.returns()) for one in p.returns()] == [one > 0 for one in p.shares()]
    assert sum(p.returns()) == pytest.approx(0)
    assert sum(p.shares()) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_copies_are_equal_and_independent(name: str) -> None:
    rng = random.Random(7)
    p = Position(any_space(name, rng), 11, "auto")
    for _ in range(120):
        any_step(p, rng)
        if p.over:
            break
    copies = [p.copy(), copy.deepcopy(p), pickle.loads(pickle.dumps(p)), Position.from_bytes(p.to_bytes())]
    digest = p.to_bytes()
    for other in copies:
        assert other == p
        assert hash(other) == hash(p)
        assert other.legal() == p.legal()
        draws = random.Random(1)
        while not other.over:
            any_step(other, draws)
        assert other.points() == copies[0].points(), "the chance to come is another"
        assert p.to_bytes() == digest


@pytest.mark.parametrize("name", GAMES)
def test_steps_are_taken_back(name: str) -> None:
    rng = random.Random(2)
    p = Position(any_space(name, rng), 4, "auto", keep=True)
    seen = []
    for _ in range(40):
        if p.over:
            break
        seen.append((p.copy(), p.legal()))
        any_step(p, rng)
    for before, legal in reversed(seen):
        p.undo()
        assert p == before
        assert p.legal() == legal
    with pytest.raises(signoria.SignoriaError, match="no step"):
        p.undo()
    with pytest.raises(signoria.SignoriaError, match="keep=True"):
        Position(p.space).undo()


@pytest.mark.parametrize("name", GAMES)
def test_positions_come_from_matches_and_documents(name: str) -> None:
    match = signoria.new(name, seats=3, seed=3)
    for _ in range(30):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
    p = Position.from_match(match)
    assert p.state.same(match.state)
    assert Position.from_document(match.position()) == p
    assert Position.from_document(p.document()) == p
    assert p.to_match(seed=1).digest == match.digest


def test_an_illegal_step_is_refused_and_changes_nothing() -> None:
    p = Position(space("lorenzo", 2), 7, "auto", keep=True)
    before = p.copy()
    for wrong in (-1, 10**6, next(i for i in range(500) if i not in p.legal())):
        with pytest.raises(signoria.IllegalMove, match="not legal here"):
            p.step(wrong)
    assert p == before
    with pytest.raises(signoria.SignoriaError, match="seat: must be from 0 to 1, not 2"):
        p.observe(2)
    with pytest.raises(signoria.BadPosition, match="not a position"):
        Position.from_bytes(b"nonsense")


def test_seats_that_may_act_out_of_turn_are_asked_and_may_wait() -> None:
    """In Fief offers come at any time: before each answer every such seat is asked once."""
    where = space("fief", 3)
    rng = random.Random(1)
    waits = acts = 0
    p = Position(where, 1, "auto")
    while (waits < 50 or acts < 5) and not p.over:
        if p.may_wait:
            seat, player = p.player, p.legal()
            assert player[-1] == where.actions.wait
            if rng.random() < 0.9:
                p.step(where.actions.wait)
                waits += 1
                assert (p.player, p.may_wait) != (seat, True)
                continue
            acts += len(player) > 1
        any_step(p, rng)
    assert waits >= 50
    silent = Position(space("fief", 3, out_of_turn=False), 1, "auto")
    while not silent.over:
        assert not silent.may_wait
        silent.step(rng.choice(silent.legal()))
        if rng.random() < 0.01:
            break


def test_a_playout_ends_the_game() -> None:
    p = Position(space("princes", 3), 1, "auto")
    assert p.copy().playout(5) == p.copy().playout(5)
    assert p.playout() > 50
    assert p.over


@pytest.mark.parametrize("name", GAMES)
def test_every_call_can_be_checked(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With SIGNORIA_CHECKED=1; here in the same process, where the module is not compiled, else by its calls."""
    monkeypatch.setattr(module, "CHECKED", True)
    rng = random.Random(9)
    p = Position(any_space(name, rng), 2, "auto")
    for _ in range(60):
        if p.over:
            break
        p.check_legal(p.legal())
        any_step(p, rng)
        p.check_state()
    with pytest.raises(signoria.SignoriaError, match="differs"):
        p.check_legal([0, *p.legal()])


def test_numbers_of_any_library_are_taken() -> None:
    """Ids come out of numpy's arrays; the compiled build once took only Python's own numbers."""
    p, q = [Position(space("lorenzo", 2), seed, "auto") for seed in (7, numpy.int64(7))]
    p.step(p.legal()[2])
    q.step(numpy.int32(q.legal()[2]))
    assert p == q
    assert q.key(numpy.int64(1)) == p.key(1)
    assert q.observe(numpy.uint8(1)) == p.observe(1)
    assert q.sample(numpy.int64(1), numpy.int64(4)) == p.sample(1, 4)
    for call in (p.step, p.key, p.observe):
        with pytest.raises(signoria.SignoriaError, match="must be a whole number, not 'two'"):
            call("two")
