"""Random play to the end, as fast as the engine goes: for search, soaking and measuring."""

from typing import Any, Final

from mypy_extensions import i64

from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import CHANCE, NOTHING, Moves, State, Step, lowest
from signoria.kernel.rng import Rng

ACT_ONE_IN: Final = 10  # an optional seat uses one chance in so many


def playout(s: State, rng: Rng) -> tuple[i64, i64]:
    """Play `s` itself to its end at random, without events: how many decisions and how many moves that took.

    A decision is an answer of a player who has at least two legal moves; chance and forced answers are moves only.
    """
    decisions: i64 = 0
    moves: i64 = 0
    while s.top >= 0:
        step = s.steps[s.stack[s.top]]
        asked = step.waiting(s, s.top)
        if asked == 0:
            step.advance(s, s.top)
            continue
        seat = lowest(asked)
        volunteers = step.optional(s, s.top) & ~asked
        if volunteers != 0 and rng.below(ACT_ONE_IN) == 0:
            seat = random_seat(volunteers, rng)
        proposed = Moves()
        step.candidates(s, s.top, seat, proposed)
        if seat == CHANCE:
            step.apply(s, s.top, seat, random_outcome(s, step, proposed, rng))
        else:
            move = random_move(s, step, seat, proposed, rng)
            if move == NOTHING:
                if asked >> seat & 1:
                    raise SignoriaError(f"dead end: nobody can answer the step {step.name}")
                continue
            if has_another(s, step, seat, proposed, move):
                decisions += 1
            step.apply(s, s.top, seat, move)
        moves += 1
    return decisions, moves


def copies(s: State, n: i64) -> i64:
    """Copy a state n times, for measuring; how many cells were copied."""
    cells: i64 = 0
    i: i64 = 0
    while i < n:
        cells += len(s.copy().cells)
        i += 1
    return cells


def random_move(s: State, step: Step[Any], seat: i64, proposed: Moves, rng: Rng) -> i64:
    """A legal move, each as likely as any other: candidates are tried in random order up to the first legal one.

    Those that were refused are struck from `proposed`. NOTHING if none is legal.
    """
    items = proposed.items
    n: i64 = len(items)
    while n > 0:
        i = rng.below(n)
        move = items[i]
        if step.refusal(s, s.top, seat, move)[0] == 0:
            return move
        n -= 1
        items[i] = items[n]
        items[n] = NOTHING
    return NOTHING


def has_another(s: State, step: Step[Any], seat: i64, proposed: Moves, move: i64) -> bool:
    """Whether some candidate besides `move` is legal."""
    items = proposed.items
    i: i64 = 0
    n: i64 = len(items)
    while i < n:
        other = items[i]
        if other == NOTHING:
            return False
        if other != move and step.refusal(s, s.top, seat, other)[0] == 0:
            return True
        i += 1
    return False


def random_outcome(s: State, step: Step[Any], proposed: Moves, rng: Rng) -> i64:
    """An outcome of chance, each as likely as its odds say."""
    items = proposed.items
    i: i64 = 0
    n: i64 = len(items)
    total: i64 = 0
    while i < n:
        if step.refusal(s, s.top, CHANCE, items[i])[0] == 0:
            total += step.odds(s, s.top, items[i])
        else:
            items[i] = NOTHING
        i += 1
    ticket = rng.below(total)
    i = 0
    while i < n:
        if items[i] != NOTHING:
            ticket -= step.odds(s, s.top, items[i])
            if ticket < 0:
                return items[i]
        i += 1
    raise SignoriaError(f"dead end: chance has no outcome in the step {step.name}")


def random_seat(mask: i64, rng: Rng) -> i64:
    """One seat of a mask, each as likely as any other."""
    rest = mask
    n: i64 = 0
    while rest:
        rest &= rest - 1
        n += 1
    skip = rng.below(n)
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)
