"""How weights are learnt: evolution by small steps.

In each round bots with slightly different weights play against each other: every weight is a step up or down, by a plan
that tells their effects apart (`trials.py`). A fit by least squares says how much a step of each weight brings a player
ahead (`fit.py`), and the weights move that way, the less the less sure it is, and by smaller steps from round to round.
In the end they play against those made by hand, by fresh dice and cards.

Why not fit the value of positions to the result of their game? That makes weights that foretell well, not weights that
choose well. What strong players happen to have counts as strength: who wins has more cards of all kinds, so each kind
gets credit for the others. A greedy player needs what a difference between two moves is worth, which is just what is
measured here. One number from each game is little, but a game takes milliseconds, it brings a result for every seat,
and all weights are tried in all games at once. It asks nothing of an evaluation but its weights.
"""

from collections.abc import Callable

from signoria.arena.matches import Finished
from signoria.arena.plans import Plan, seed_from
from signoria.arena.standings import Standings, standings
from signoria.kernel.errors import SignoriaError
from signoria.training.course import Course
from signoria.training.fit import steps
from signoria.training.trials import in_files, lineups, moved, plan_of_signs, shuffled

Play = Callable[[list[Plan]], list[Finished]]  # plays matches to their end, wherever that is done

NOTHING_PLAYED = "no game was played to its end: there is nothing to learn from; does an option limit it?"


def learn(course: Course, play: Play) -> dict[str, int]:
    """The weights after all rounds."""
    weights = [float(weight) for weight in course.weights.values()]
    for number in range(course.rounds):
        shrinking = 1 - number / course.rounds
        weights = moved(weights, [shrinking * step for step in round_of(course, number, weights, play)])
    return named(course, weights)


def round_of(course: Course, number: int, weights: list[float], play: Play) -> list[float]:
    """Where the games of a round say that each weight should go."""
    seed = seed_from(course.seed, number)
    signs = shuffled(plan_of_signs(len(weights) - 1), seed)
    who = lineups(len(signs), course.seats, course.games, seed)
    with in_files(course.game, [named(course, moved(weights, list(map(float, row)))) for row in signs]) as bots:
        plans = [course.plan(i, number, tuple(bots[one] for one in lineup)) for i, lineup in enumerate(who)]
        finished = good(play(plans))
    return steps(signs, [who[one.number] for one in finished], [one.ranks for one in finished])


def check(course: Course, weights: dict[str, int], play: Play) -> Standings:
    """How the weights do against those made by hand: the first bot of the standings has them.

    The standings are told of games that failed too: who fails where it loses must not gain by that.
    """
    with in_files(course.game, [weights]) as [bot]:
        contest = course.contest(bot)
        found = standings(contest, play([contest.plan(number) for number in range(course.checks)]))
    if found.matches == 0:
        raise SignoriaError(NOTHING_PLAYED)
    return found


def named(course: Course, weights: list[float]) -> dict[str, int]:
    return {name: round(weight) for name, weight in zip(course.weights, weights, strict=True)}


def good(played: list[Finished]) -> list[Finished]:
    """Those that were played to their end, always in the same order."""
    finished = sorted([one for one in played if not one.failure], key=lambda one: one.number)
    if not finished:
        raise SignoriaError(NOTHING_PLAYED)
    return finished
