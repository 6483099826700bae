"""Weights go where games are won, and nothing is left behind."""

import random
from functools import lru_cache
from math import log
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.arena.matches import Finished
from signoria.arena.plans import Plan
from signoria.bots.greedy import HAND_MADE, GreedyBot
from signoria.bots.registry import HAND, make_bot, weights_file
from signoria.training.course import Course, course
from signoria.training.learning import check, learn

PLANTED = {"coins_to_use": 0.5, "members": -0.5, "harvests": 0.4, "church_danger": 0.4, "ventures": -0.4}


@pytest.fixture
def small() -> Course:
    return course("lorenzo", 4, {}, games=400, rounds=5, seed=1)


def best() -> dict[str, float]:
    """The weights that win in the games of this module."""
    return {name: weight * 2.718 ** PLANTED.get(name, 0.0) for name, weight in HAND_MADE["lorenzo"].weights.items()}


def distance(weights: dict[str, int]) -> float:
    """From the best weights, in squares of ratios."""
    return sum([log(weights[name] / weight) ** 2 for name, weight in best().items()])


@lru_cache(maxsize=4096)
def strength(bot: str) -> float:
    made = make_bot(bot, 0)
    assert isinstance(made, GreedyBot)
    return -distance(made.evaluations["lorenzo"].weights)


def play(plans: list[Plan]) -> list[Finished]:
    """Instead of real games: whoever is nearer to the best weights is ahead, with luck."""
    finished: list[Finished] = []
    for plan in plans:
        luck = random.Random(plan.chance)
        marks = [strength(bot) + luck.gauss(0, 0.5) for bot in plan.bots]
        ranks = [1 + sum(other > own for other in marks) for own in marks]
        finished.append(Finished(plan.number, ranks, [5 - rank for rank in ranks], [{} for _ in ranks]))
        finished[-1].cpu = finished[-1].wall = [[] for _ in ranks]
    return finished[::-1]


def test_weights_go_where_games_are_won(small: Course) -> None:
    weights = learn(small, play)
    assert distance(weights) < distance(small.weights) / 3
    for name, shift in PLANTED.items():
        assert (weights[name] / small.weights[name] > 1) == (shift > 0), name
    assert weights["points"] == 10_000
    assert all(weights[name] * before > 0 for name, before in small.weights.items())
    assert learn(small, lambda plans: play(plans)[::-1]) == weights, "the order of the games does not count"
    found = check(small, weights, play)
    assert found.bots[0].wins.low > found.equal_share
    assert found.bots[1].bot == HAND


def test_a_check_is_not_won_by_failing(small: Course) -> None:
    """Of two games by the same cards the one that failed was left out, and the other counted: its seat had won it."""

    def first_seat_wins(plans: list[Plan], fails_from: int) -> list[Finished]:
        finished = [Finished(plan.number, [1, 2, 3, 4], [4, 3, 2, 1], [{}] * 4) for plan in plans]
        for plan, one in zip(plans, finished, strict=True):
            one.cpu = one.wall = [[] for _ in one.ranks]
            if plan.bots[0] == HAND and plan.number >= fails_from:
                one.failure = "greedy: it fell asleep"
        return finished

    found = check(small, small.weights, lambda plans: first_seat_wins(plans, 100))
    assert (found.matches, found.bots[0].wins.value) == (100, 0.25)
    assert len(found.failures) == found.left_out == (small.checks - 100) // 2
    with pytest.raises(SignoriaError, match="no game was played to its end"):
        check(small, small.weights, lambda plans: first_seat_wins(plans, 0))


def test_dice_and_cards_of_the_check_are_others_than_those_learnt_from(small: Course) -> None:
    chances: list[set[int]] = []

    def note(plans: list[Plan]) -> list[Finished]:
        chances.append({plan.chance for plan in plans})
        return play(plans)

    check(small, learn(small, note), note)
    assert len(chances) == small.rounds + 1
    assert len(chances[0]) == small.games
    assert len(chances[-1]) == small.games // 2, "both turns of a deal have the same"
    assert sum(map(len, chances)) == len(set().union(*chances))


def test_an_interruption_leaves_no_file(small: Course) -> None:
    files: list[Path] = []

    def interrupted(plans: list[Plan]) -> list[Finished]:
        files.extend([Path(weights_file(bot)) for bot in plans[0].bots])
        assert all(file.exists() for file in files)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learn(small, interrupted)
    assert files
    assert not any(file.exists() or file.parent.exists() for file in files)


def test_games_that_fail_are_left_out(small: Course) -> None:
    def shaky(plans: list[Plan]) -> list[Finished]:
        return [one if one.number % 3 else Finished(one.number, failure="it fell asleep") for one in play(plans)]

    assert distance(learn(small, shaky)) < distance(small.weights)
    with pytest.raises(SignoriaError, match="nothing to learn from; does an option limit it"):
        learn(small, lambda plans: [Finished(plan.number, failure="no end") for plan in plans])


@pytest.mark.parametrize(("games", "rounds", "wrong"), [(0, 1, "games"), (1, 0, "rounds")])
def test_a_course_that_cannot_be_is_refused(games: int, rounds: int, wrong: str) -> None:
    with pytest.raises(SignoriaError, match=f"{wrong}: must be at least 1, not 0"):
        course("lorenzo", 4, {}, games, rounds, 1)


def test_a_course_counts_its_games() -> None:
    """With three seats each of two bots sits twice: a lap has six games."""
    assert course("lorenzo", 4, {}, 10, 3, 1).all_games == 40
    assert course("lorenzo", 3, {}, 10, 3, 1).all_games == 42
