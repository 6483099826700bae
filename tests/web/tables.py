"""Positions to begin at, so that a test plays the end of a game and not the whole of it."""

import random
from functools import cache
from typing import Any

import signoria
from signoria.bots import make_bot

GREEDY = ("lorenzo", "princes")  # where a bot plays as people do; elsewhere at random


@cache
def game_of(
    name: str, seats: int, seed: int, options: tuple[tuple[str, Any], ...], is_greedy: bool = False
) -> list[tuple[int, str]]:
    """Every decision of a whole game, chance apart."""
    m = signoria.new(name, seats=seats, options=dict(options), seed=seed)
    choice, bot = random.Random(seed), make_bot("greedy", seed=seed) if is_greedy or name in GREEDY else None
    played = []
    while not m.over:
        seat = m.waiting[0]
        moves = m.legal(seat)
        text = moves[choice.randrange(len(moves))].text if bot is None else bot.choose(m.seen(seat)).move.text
        played.append((seat, text))
        m.play(seat, text)
    return played


def position(
    name: str, seats: int, *, left: int = 0, after: float = 0.0, offering: str = "", seed: int = 1, **options: Any
) -> dict[str, Any]:
    """A position with so many decisions left, or after such a part of a game, and where such a verb can be played."""
    fixed = tuple(sorted(options.items()))
    played = game_of(name, seats, seed, fixed)
    first = len(played) - left if left else int(len(played) * after)
    m = signoria.new(name, seats=seats, options=options, seed=seed)
    for number, (seat, text) in enumerate(played):
        if number >= first and any(move.text.startswith(offering) for move in m.legal(seat)):
            break
        m.play(seat, text)
    found: dict[str, Any] = m.position()
    return found


def round_of(name: str, seats: int, number: int, *, seed: int = 1, **options: Any) -> dict[str, Any]:
    """The position in which a round begins."""
    m = signoria.new(name, seats=seats, options=options, seed=seed)
    for seat, text in game_of(name, seats, seed, tuple(sorted(options.items()))):
        if m.view(None)["round"] == number:
            break
        m.play(seat, text)
    found: dict[str, Any] = m.position()
    return found


def sampled(name: str, seats: int, seed: int, most: int, **options: Any) -> list[dict[str, Any]]:
    """So many positions of a whole game: the fullest, one of each kind of question, the others at random."""
    played = game_of(name, seats, seed, tuple(sorted(options.items())), is_greedy=True)  # at random Fief hardly ends
    m = signoria.new(name, seats=seats, options=options, seed=seed)
    full: list[tuple[int, int]] = []
    steps: dict[str, int] = {}
    for number, (seat, text) in enumerate(played):
        full.append((fullness(m.view(None)), number))
        steps[m.seen(seat).step] = number  # the last of its kind, when most lies there
        m.play(seat, text)
    choice = random.Random(seed)
    others = choice.sample(range(len(played)), min(most, len(played)))
    wanted = list(dict.fromkeys([max(full)[1], *steps.values(), *others]))[:most]
    m = signoria.new(name, seats=seats, options=options, seed=seed)
    found = []
    for number, (seat, text) in enumerate(played):
        if number in wanted:
            found.append(m.position())
        m.play(seat, text)
    return found


def fullness(document: Any) -> int:
    """How much there is to draw: all names in a document."""
    if isinstance(document, dict):
        return sum(fullness(value) for value in document.values())
    if isinstance(document, list):
        return sum(fullness(value) for value in document)
    return int(isinstance(document, str))
