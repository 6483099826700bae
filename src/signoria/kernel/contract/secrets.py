"""Secrets: what a seat or a spectator could learn that it must not know."""

import json
from typing import Any

from signoria.kernel.answers import Move
from signoria.kernel.contract.nodes import fingerprint, looks_asked, neighbours, resolves, top_step, viewers
from signoria.kernel.flow import ALL_SEEING, Event, State, legal, optional, play, refusals, seats_of, waiting
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from signoria.kernel.tables import event_json, heard, may_see

OUTCOMES_TRIED = 24
PREVIEWS_TRIED = 3
REFUSALS_TRIED = 4  # one in so many of the moves near the legal ones, others each time


def secret_problems(game: Game, s: State, other: State, seed: int) -> list[str]:
    """What a seat or a spectator could learn from a state that it must not know. `other` is any other state."""
    found: list[str] = []
    for viewer in viewers(game, s):
        k = game.known(s, viewer)
        found += world_problems(game, s, k, viewer, other, seed)
        found += outcome_problems(game, s, viewer)
    return found


def world_problems(game: Game, s: State, k: State, viewer: int, other: State, seed: int) -> list[str]:
    """A sampled world is one its viewer could be in, and depends on nothing else; there it is told the same."""
    found: list[str] = []
    text = json.dumps(game.document(k))
    if not game.known(k, viewer).same(k):
        found.append(f"{viewer} would see less of what it knows already")
    if not game.from_document(json.loads(text)).same(k):
        found.append(f"the view of {viewer} reads back as another state")
    world = game.sample(k, Rng(seed))
    found += [f"a world sampled for {viewer}: {what}" for what in game.problems(world)]
    if world.viewer != ALL_SEEING:
        found.append(f"a world sampled for {viewer} is not whole")
    if json.dumps(game.document(game.known(world, viewer))) != text or not game.known(world, viewer).same(k):
        found.append(f"{viewer} sees something else in a sampled world")
    if not looks_asked(k, world) or optional(world) != optional(s):
        found.append(f"others are asked in a world sampled for {viewer}")
    if result_json(game, world) != result_json(game, s):
        found.append(f"the result is another in a world sampled for {viewer}")
    game.known(other, viewer)
    if not game.sample(k, Rng(seed)).same(world):
        found.append(f"sampling for {viewer} depends on more than what it knows")
    if not game.sample(game.from_document(json.loads(text)), Rng(seed)).same(world):
        found.append(f"sampling for {viewer} depends on more than its view")
    if not game.sample(game.known(world, viewer), Rng(seed + 1)).same(game.sample(k, Rng(seed + 1))):
        found.append(f"sampling for {viewer} depends on the world it is in")
    return found + (told_problems(game, s, k, world, viewer, seed) if viewer >= 0 else [])


def result_json(game: Game, s: State) -> Any:
    result = game.result(s)
    return None if result is None else result.json()


def told_problems(game: Game, s: State, k: State, world: State, seat: int, seed: int) -> list[str]:
    """Refusals and previews of a seat are the same in every world it cannot tell apart."""
    found: list[str] = []
    moves = list(legal(s, seat).items)
    codes = neighbours(game, set(moves))[seed % REFUSALS_TRIED :: REFUSALS_TRIED]
    here_refused = refusals(s, seat, codes)
    for other in (world, k):
        for code, refused, there_refused in zip(codes, here_refused, refusals(other, seat, codes), strict=True):
            if refused != there_refused:
                found.append(f"why {seat} may not {game.verbs.text(code)} depends on what it cannot know")
    here, there = Match(game, s, None), Match(game, world, None)
    for code in moves[:: max(1, len(moves) // PREVIEWS_TRIED)]:
        move = Move(game, code)
        foreseen = here.preview(seat, move)
        if foreseen.json() != there.preview(seat, move).json():
            found.append(f"the preview of {seat} {move.text} depends on what it cannot know")
        if code == moves[0]:  # one chain per node is enough: each draws several worlds
            following = [move] if foreseen.next is None else list(foreseen.next.legal)
            found += chain_problems(here, there, seat, move, following[seed % len(following)])
    return found


def chain_problems(here: Match, there: Match, seat: int, first: Move, second: Move) -> list[str]:
    """Whether and why a chain is refused, and what it would do, is the same in every world a seat cannot tell apart."""
    said: list[Any] = []
    for m in (here, there):
        refused = [why.json() for why in m.why_not(seat, [first, second])]
        said.append(refused or m.preview(seat, [first, second]).json())
    same = said[0] == said[1]
    return [] if same else [f"what {seat} is told of {first.text}, {second.text} depends on what it cannot know"]


def sealed_problems(game: Game, before: State, after: State, seat: int, events: int) -> list[str]:
    """Nobody notices an answer to a sealed step that others still have to answer; `events` it has told are too many."""
    name = top_step(before).name
    found = [f"an event tells that {seat} has answered {name}"] if events else []
    for viewer in viewers(game, before):
        if viewer != seat and not game.known(before, viewer).same(game.known(after, viewer)):
            found.append(f"{viewer} sees that {seat} has answered {name}")
    return found


def outcome_problems(game: Game, s: State, viewer: int) -> list[str]:
    """Hidden moves of others that are told alike look alike, and events tell no secret that the view does not hold.

    A move may be hidden in part: where troops are hired is public under fog, of which kind is not. Answers to a sealed
    step are hidden whole, and that there is one too: see `sealed_problems`. That an event happened is otherwise no
    secret, only its numbers are: a sum may pass and come back.
    """
    found: list[str] = []
    for seat in seats_of(waiting(s) | optional(s)):
        if seat == viewer:
            continue
        moves = list(legal(s, seat).items)
        hidden: dict[str, tuple[Any, ...]] = {}
        told: dict[tuple[Any, ...], str] = {}
        is_sealed = top_step(s).sealed
        for code in moves[:: 1 + len(moves) // OUTCOMES_TRIED]:
            after = s.copy()
            events: list[Event] = []
            after.events = events
            play(after, seat, code)
            after.events = None
            view = fingerprint(game.known(after, viewer))
            private = [event for event in heard(game.events, events, viewer) if game.events[event.kind].private]
            seen = json.dumps([event_json(game.events[event.kind], event, viewer) for event in private])
            kinds = tuple(event.kind for event in private)
            if told.setdefault((kinds, view), seen) != seen:
                found.append(f"events of {seat} {game.verbs.text(code)} tell {viewer} what its view does not hold")
            out_of_sight = any(not may_see(event, viewer) for event in private)
            if not out_of_sight or resolves(s, after, seat, waiting(s)):
                continue
            if hidden.setdefault("" if is_sealed else seen, (seen, view)) != (seen, view):
                found.append(f"{viewer} can tell hidden answers of {seat} to {top_step(s).name} apart")
    return found
