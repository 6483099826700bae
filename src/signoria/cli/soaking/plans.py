"""Which games a soak plays: all games in turn, with all numbers of seats and option sets, and what that covers."""

import itertools
import json
import math
import random
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.contract import pairs
from signoria.kernel.domains import Json
from signoria.kernel.game import Game

# Primes, so that they do not keep step with seat counts and option sets, which come in turn:
COMPARED = 41  # one game in so many is played again by the uncompiled engine
READ = 17  # of one game in so many the position and all views are read back at every node
RICH = 5  # two games in so many begin late and with full hands
WHOLE = sum([soaked.games for soaked in SOAKED.values()])


def turns() -> tuple[str, ...]:
    """Games in turn; one that is played twice as often comes twice."""
    unit = math.gcd(*[soaked.games for soaked in SOAKED.values()])
    shares = {name: soaked.games // unit for name, soaked in SOAKED.items()}
    return tuple(name for lap in range(max(shares.values())) for name in shares if lap < shares[name])


TURNS = turns()


@dataclass
class Plan:
    """The game that a number stands for."""

    number: int
    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    rich: bool
    compared: bool
    read_all: bool

    @property
    def position(self) -> Json:
        return SOAKED[self.game].rich_position(self.seats, self.options, self.seed) if self.rich else None


def plan(seed: int, number: int) -> Plan:
    """Games, seat counts and option sets come in turn, so all of them are played equally often."""
    lap, at = divmod(number, len(TURNS))
    game = GAMES[TURNS[at]]
    nth = lap * TURNS.count(game.name) + TURNS[:at].count(game.name)
    turn, seats = divmod(nth, game.most - game.fewest + 1)
    sets = shuffled_sets(game, seed)
    moves = random.Random(f"{seed} {number}").getrandbits(48)
    rich, compared, read_all = nth % RICH >= RICH - 2, nth % COMPARED == 0, nth % READ == 0
    return Plan(number, game.name, game.fewest + seats, sets[turn % len(sets)], moves, rich, compared, read_all)


@lru_cache(maxsize=8)
def shuffled_sets(game: Game, seed: int) -> list[dict[str, Json]]:
    """All option sets of a game in a random order."""
    names = [option.name for option in game.options]
    choices = itertools.product(*(option.tried for option in game.options))
    sets: list[dict[str, Json]] = [dict(zip(names, values, strict=True)) for values in choices]
    random.Random(seed).shuffle(sets)
    return sets


def together(game: Game, played: list[Plan]) -> Counter[str]:
    """How often each two values of different options were played with each number of seats, in words."""
    seat_counts = range(game.fewest, game.most + 1)
    wanted = {pair for options in shuffled_sets(game, 0) for pair in pairs(options)}
    counts = Counter({in_words(game, seats, pair): 0 for seats in seat_counts for pair in wanted})
    counts.update(in_words(game, one.seats, pair) for one in played for pair in pairs(one.options))
    return counts


def in_words(game: Game, seats: int, pair: tuple[tuple[str, Json], ...]) -> str:
    return f"{game.name} seats={seats} " + " ".join([f"{name}={json.dumps(value)}" for name, value in pair])


def uncovered(plans: list[Plan]) -> list[str]:
    """What a whole soak should have played and has not."""
    if len(plans) < WHOLE:
        return []
    counts = [together(GAMES[name], [one for one in plans if one.game == name]) for name in SOAKED]
    return sorted([what for game in counts for what, n in game.items() if n == 0])
