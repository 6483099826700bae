"""Gymnasium's own checks, and rewards."""

import os
import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.research.gymnasium import Env, make_vec


def short(name: str) -> dict[str, object]:
    return {"turn_limit": 1} if name == "fief" else {}


@pytest.mark.parametrize("name", GAMES)
def test_check_env(name: str) -> None:
    env = gymnasium.make(f"signoria/{name.capitalize()}-v0", illegal="random", options=short(name))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns that only tests make an environment by hand, and of nothing else
        check_env(env.unwrapped, skip_render_check=True)
    steps = int(os.environ.get("SIGNORIA_RESEARCH_CYCLES", "40"))
    _, info = env.reset(seed=2)
    for _ in range(steps):
        seen, reward, over, _, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        assert env.observation_space.contains(seen)
        assert -1 <= float(reward) <= 1
        if over:
            _, info = env.reset()
    env.close()


def played(**settings: object) -> tuple[list[float], dict[str, list[float]]]:
    env = Env("lorenzo", seat=0, **settings)  # type: ignore[arg-type]
    _, info = env.reset(seed=3)
    rewards = []
    done = False
    while not done:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, done, _, info = env.step(info["action_mask"].argmax())
        rewards.append(reward)
    env.close()
    return rewards, info


def test_rewards() -> None:
    ranks, info = played(seats=3)
    points = info["points"]
    assert (ranks[-1], set(ranks[:-1])) == (info["returns"][0], {0.0})
    lead = points[0] - max(points[1:])
    assert played(seats=3, reward="points")[0][-1] == lead
    assert sum(played(seats=3, reward="shaped")[0]) == lead
    assert played(seats=3, reward="win")[0][-1] == float(lead > 0)


def test_named_opponents_play() -> None:
    rewards, _ = played(seats=2, opponents="novice")
    assert len(rewards) > 10


def test_many_at_once() -> None:
    many = make_vec("lorenzo", 2, seats=2)
    _, info = many.reset(seed=1)
    assert info["action_mask"].shape == (2, 597)
    many.step(info["action_mask"].argmax(axis=1))
    many.close()


def test_wrong_settings_are_refused() -> None:
    for wrong in ({"reward": "fame"}, {"seat": 2}, {"opponents": ["random", "random"]}, {"illegal": "maybe"}):
        with pytest.raises(SignoriaError, match=next(iter(wrong))):
            Env("lorenzo", **wrong)
