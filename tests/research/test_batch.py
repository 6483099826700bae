"""A batch plays as its games would one by one."""

import random

import numpy
import pytest

from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.rng import Rng
from signoria.research import Batch, Position, space


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_equals_single_steps(name: str) -> None:
    where = space(name, GAMES[name].fewest, {"turn_limit": 1} if name == "fief" else {}, out_of_turn=name != "fief")
    batch = Batch(where, n=2, seed=20)
    singles = [Position(where, 20 + i, "auto") for i in range(2)]
    mask, observation = batch.mask, batch.observation
    rng = random.Random(1)
    ended = 0
    while not ended:
        ids = [rng.choice(numpy.flatnonzero(row).tolist()) for row in batch.mask]
        rewards, done, info = batch.step(numpy.array(ids))
        for i, p in enumerate(singles):
            p.step(ids[i])
            assert done[i] == p.over
            if p.over:
                assert rewards[i] == pytest.approx(p.returns())
                assert info["points"][i] == p.points()
                p.reset()
                ended += 1
            else:
                assert not rewards[i].any()
            assert batch.players[i] == p.player
            assert bytes(batch.mask[i]) == bytes(p.mask())
            assert (batch.observation[i] == numpy.frombuffer(p.observe(p.player), numpy.float32)).all()
    assert batch.mask is mask
    assert batch.observation is observation


def test_a_batch_can_let_games_end() -> None:
    where = space("lorenzo", 2)
    batch = Batch(where, n=2, seed=1, auto_reset=False)
    rng = Rng(1)
    for _ in range(400):
        ids = batch.random(rng)
        assert all(mask[i] for mask, i, player in zip(batch.mask, ids, batch.players, strict=True) if player >= 0)
        batch.step(ids)
    assert (batch.players == -4).all()
    assert not batch.mask.any()


def test_a_batch_refuses_what_does_not_fit() -> None:
    with pytest.raises(SignoriaError, match="n: must be at least 1"):
        Batch(space("lorenzo", 2), n=0)
    with pytest.raises(SignoriaError, match="ids: must be 2 numbers"):
        Batch(space("lorenzo", 2), n=2).step([1])
