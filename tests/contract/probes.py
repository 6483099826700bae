"""Probing with chains: whatever a seat asks about them, it is told the same in every world it cannot tell apart.

At moments of random games the legal moves of a seat are followed by all that might come second and third: what is legal
then in some worlds only, what the next question allows, and what was legal before. Of each chain the preview, the
reasons why not and the refusal of play are compared between the true table and worlds that look the same to the seat.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.contract import option_sets
from signoria.kernel.errors import IllegalMove
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from signoria.kernel.streams import Streams, secret_from_seed

WORLDS = 2  # beside the true one
AT_FIRST = 8  # moments that follow on each other; later moves are left out between them
HIDING: dict[str, dict[str, Any]] = {"fief": {"fog_of_war": True, "hidden_money": True}, "lorenzo": {"advanced": True}}


class Leak(AssertionError):
    """A seat was told something about a chain that depends on what it must not know."""


def answers(m: Match, seat: int, chain: list[str]) -> dict[str, Any]:
    """All that a seat can learn of a chain before it is played, and whether and why it is not."""
    told: dict[str, Any] = {"why": [why.json() for why in m.why_not(seat, chain)]}
    try:
        told["preview"] = m.preview(seat, chain).json()
    except IllegalMove as error:
        told["preview"] = str(error)
    try:
        Match(m.game, m.state, None).play(seat, chain)
    except IllegalMove as error:
        told["play"] = str(error)
    return told


def spread(moves: list[str], most: int, dice: random.Random) -> list[str]:
    """All of them, or so many from all over the list."""
    return moves if len(moves) <= most else dice.sample(moves, most)


def chains(worlds: list[Match], seat: int, width: int, is_quiet: bool, dice: random.Random) -> Iterator[list[str]]:
    """Of up to three moves: of every kind of candidate at most so many at each place. At a quiet moment none but those
    whose first move leads worlds apart.
    """
    legal = [move.text for move in worlds[0].legal(seat)]
    tells = [move for move in legal if telling(worlds, seat, [move])]
    for first in dict.fromkeys([*spread(tells, width, dice), *([] if is_quiet else spread(legal, width, dice))]):
        for second in candidates(worlds, seat, [first], legal, width, dice):
            yield [first, second]
            if not worlds[0].why_not(seat, [first, second]):
                for third in candidates(worlds, seat, [first, second], legal, width, dice):
                    yield [first, second, third]


def candidates(
    worlds: list[Match], seat: int, chain: list[str], legal: list[str], width: int, dice: random.Random
) -> list[str]:
    """What might follow a chain: what would tell the worlds apart, what its preview allows, what was legal before."""
    following = worlds[0].preview(seat, chain).next
    asked = [] if following is None else [move.text for move in following.legal]
    kinds = (telling(worlds, seat, chain), asked, legal)
    return list(dict.fromkeys([move for moves in kinds for move in spread(moves, width, dice)]))


def telling(worlds: list[Match], seat: int, chain: list[str]) -> list[str]:
    """Moves that are legal after a chain in some worlds only: somebody would try them who wants to know his own."""
    then = [legal_after(world, seat, chain) for world in worlds]
    return sorted({move for moves in then for move in moves if not all(move in others for others in then)})


def legal_after(world: Match, seat: int, chain: list[str]) -> set[str]:
    """What a seat could play in a world after a chain, without answers to questions that are not asked there."""
    m = Match(world.game, world.state, None)
    for move in chain:
        if not m.why_not(seat, move):
            m.play(seat, move)
    return {move.text for move in m.legal(seat)}


def probe(m: Match, seat: int, width: int, is_quiet: bool, dice: random.Random) -> Counter[str]:
    """Compare what a seat is told of chains; how many were refused and how many not."""
    found: Counter[str] = Counter()
    seen = m.seen(seat)
    worlds = [m, *[Match(m.game, seen.world(Rng(dice.getrandbits(40))), None) for _ in range(WORLDS)]]
    for chain in chains(worlds, seat, width, is_quiet, dice):
        here, *others = [answers(world, seat, chain) for world in worlds]
        for there in others:
            if here != there:
                raise Leak(f"{m.game.name}: what {seat} is told of {chain} depends on the world: {here} or {there}")
        found["refused" if here["why"] else "allowed"] += 1
    return found


def probe_game(name: str, number: int, moments: int, width: int, quiet: int = 1) -> Counter[str]:
    """A random game with as much hidden as there can be, probed at so many moments by somebody who may act.

    Of `quiet` moments all but one are quiet.
    """
    game, dice = GAMES[name], random.Random(f"{name} {number}")
    options = {**dice.choice(option_sets(game)), **HIDING.get(name, {})}
    seats = dice.randint(game.fewest, game.most)
    start = game.begin(seats, game.whole_options(options))
    if number % 2:  # late, with full hands
        start = game.from_document(SOAKED[name].rich_position(seats, game.whole_options(options), number))
    m = Match(game, start, Streams(secret_from_seed(number), []))
    found: Counter[str] = Counter()
    while not m.over and found["moments"] < moments:
        seat = dice.choice([*m.waiting, *m.optional])
        found += probe(m, seat, width, found["moments"] % quiet > 0, random.Random(found["moments"]))
        found["moments"] += 1
        for _ in range(1 if found["moments"] < AT_FIRST else dice.randint(1, 9)):
            if not m.over:
                seat = dice.choice(m.waiting)
                m.play(seat, dice.choice(m.legal(seat)))
    return found
