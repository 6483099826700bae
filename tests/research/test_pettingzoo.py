"""PettingZoo's own checks."""

import os
import warnings
from functools import partial

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from signoria.games import GAMES
from signoria.research.pettingzoo import env, parallel_env

CYCLES = int(os.environ.get("SIGNORIA_RESEARCH_CYCLES", "40"))


@pytest.mark.parametrize("name", GAMES)
def test_agents_one_after_another(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, 3), num_cycles=CYCLES)
        seed_test(partial(env, name, 3), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_agents_all_at_once(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(name, 3), num_cycles=CYCLES)


def test_sealed_answers_are_given_at_once() -> None:
    both = parallel_env("princes", 3)
    seen, _ = both.reset(seed=1)
    assert all(not one["action_mask"][both.idle] for one in seen.values())
    seen, *_ = both.step({agent: one["action_mask"].argmax() for agent, one in seen.items()})
    assert sum(not one["action_mask"][both.idle] for one in seen.values()) == 1


def test_a_whole_game_pays_every_agent_its_return() -> None:
    game = env("lorenzo", 2)
    game.reset(seed=4)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        paid[agent] += reward
        game.step(None if over else seen["action_mask"].argmax())
    assert list(paid.values()) == game.position.returns()
