"""Small questions about a node: whose step it is, who looks on, which moves lie near the legal ones."""

import itertools
import json
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from signoria.kernel.flow import BELOW, EVERYBODY, SPECTATOR, Event, Refusal, State, Step, play, waiting
from signoria.kernel.game import Game
from signoria.kernel.moves import Verb, verb_of
from signoria.kernel.text import Words

ALL_MOVES = 4096  # verbs with at most so many moves are tried completely, larger ones by their neighbours


def top_step(s: State) -> Step[Any]:
    return s.steps[s.stack[s.top]]


def viewers(game: Game, s: State) -> range:
    """The spectator and every seat."""
    return range(SPECTATOR, game.seats(s))


def fingerprint(s: State) -> tuple[Any, ...]:
    return (s.top, s.used, s.viewer, *s.cells, *s.stack)


def resolves(before: State, after: State, seat: int, was_asked: int) -> bool:
    """Whether an answer to a sealed step was the last, so that all of them have taken effect."""
    if not top_step(before).sealed:
        return False
    still_waits = after.top == before.top and waiting(after) == was_asked & ~(1 << seat)
    return not (still_waits and waiting(after) != 0)


def looks_asked(k: State, s: State) -> bool:
    """Whether a viewer sees who is asked: of a sealed step all who were, but for the viewer who has answered."""
    shown, asked = waiting(k), waiting(s)
    if s.top < 0 or not top_step(s).sealed:
        return shown == asked
    own = 1 << k.viewer if k.viewer >= 0 else 0
    return shown & asked == asked and shown & own == asked & own


def heard_after(s: State, seat: int, code: int) -> list[Event]:
    """The events of a move."""
    after = s.copy()
    events: list[Event] = []
    after.events = events
    play(after, seat, code)
    return events


def is_taking_effect(s: State) -> bool:
    """Whether a sealed step lies below the top: its answers take effect one by one, with other steps in between."""
    f = s.stack[s.top + BELOW]
    while f >= 0:
        if s.steps[s.stack[f]].sealed:
            return True
        f = s.stack[f + BELOW]
    return False


def is_sentence(text: str) -> bool:
    """Words a person can read: not a bare key, no value left out."""
    return bool(text) and "{" not in text and not text.startswith(("move-", "event-", "why-"))


@lru_cache(maxsize=64)
def all_moves(game: Game) -> tuple[int, ...]:
    """Every well-formed move of the verbs that have few."""
    return tuple(code for verb in game.verbs.verbs if size_of(verb) <= ALL_MOVES for code in moves_of(game, verb))


def size_of(verb: Verb) -> int:
    size = 1
    for _, domain in verb.arguments:
        size *= domain.size
    return size


def moves_of(game: Game, verb: Verb) -> Iterator[int]:
    ranges = [range(domain.low, domain.low + domain.size) for _, domain in verb.arguments]
    for values in itertools.product(*ranges):
        yield game.verbs.pack(verb.name, list(values))


def neighbours(game: Game, moves: set[int]) -> list[int]:
    """All well-formed moves of small verbs, and of large ones those that differ from a legal move in one argument."""
    found = list(all_moves(game))
    for code in moves:
        verb = game.verbs.verbs[verb_of(code)]
        if size_of(verb) <= ALL_MOVES:
            continue
        values = [code >> (8 + 10 * i) & 1023 for i in range(len(verb.arguments))]
        for i, (_, domain) in enumerate(verb.arguments):
            for value in range(domain.low, domain.low + domain.size):
                found.append(game.verbs.pack(verb.name, [*values[:i], value, *values[i + 1 :]]))
    return found


@cache
def explanation_problem(game: Game, words: Words, refused: Refusal) -> str:
    """What is wrong with the reason of a refusal: it needs a sentence."""
    reason = game.reasons.reason(refused[0])
    return "" if is_sentence(words.reason(game, refused)) else f"no sentence for {reason.name} {refused}"


@lru_cache(maxsize=100_000)
def said(game: Game, words: Words, kind: int, numbers: tuple[int, ...], whole: bool) -> str:
    """The sentence of an event; many happen again and again."""
    return words.event(game, Event(kind, EVERYBODY, *numbers), whole)


@cache
def notation_problem(game: Game, words: Words, code: int) -> str:
    """What is wrong with how a move is written: notation and JSON parse back, and it can be said."""
    verbs = game.verbs
    text = verbs.text(code)
    if not verbs.is_well_formed(code):
        return f"{text} is not well formed"
    if verbs.parse(text) != code:
        return f"{text} is read as another move"
    if verbs.read_json(json.loads(json.dumps(verbs.json(code)))) != code:
        return f"{text}: JSON is another move"
    return "" if is_sentence(words.move(game, code)) else f"{text} has no words"
