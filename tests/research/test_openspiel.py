"""OpenSpiel's own checks. The package is large, so they run in `make soak`, and here where it is installed."""

import os
import random

import pytest

if os.environ.get("SIGNORIA_OPENSPIEL") != "require":
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from signoria.games import GAMES
from signoria.kernel.rng import Rng
from signoria.research import Position, space
from signoria.research.openspiel import load, resampler

SIMULATIONS = int(os.environ.get("SIGNORIA_OPENSPIEL_GAMES", "1"))


@pytest.mark.parametrize("name", GAMES)
def test_random_games(name: str) -> None:
    game = load(name, options={"turn_limit": 1} if name == "fief" else {})
    pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)


def near_the_end() -> Position:
    """A game of Lorenzo with a few decisions left."""
    rng = random.Random(2)
    p = Position(space("lorenzo", 2), 5, "auto", keep=True)
    while not p.over:
        p.step(rng.choice(p.legal()))
    for _ in range(6):
        p.undo()
    explicit = Position.from_document(p.document(), chance="explicit")
    assert explicit.copy().playout(Rng(1)) > 0
    return explicit


def test_search_over_information_sets() -> None:
    game = load("lorenzo", 2, position=near_the_end())
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=10,
        random_state=numpy.random.RandomState(1),
    )
    bot.set_resampler(resampler(1))
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == 0


def test_regret_is_minimised_by_sampling() -> None:
    game = load("lorenzo", 2, position=near_the_end())
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
