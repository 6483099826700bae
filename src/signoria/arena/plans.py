"""Which match a number stands for: who sits where, and by which chance.

A lineup of bots plays a deal: a match for each way to turn it round the table, all of them by the same dice and cards.
"""

import random
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, cycle, islice

from signoria.bots.greedy import EVALUATIONS, GreedyBot, evaluation_of
from signoria.games import game as game_named
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.remote import is_program, make_any_bot

Lineup = tuple[str, ...]  # names of bots, seat by seat


@dataclass(frozen=True)
class Plan:
    """The match that a number stands for."""

    number: int
    deal: int
    game: str
    options: dict[str, Json]
    bots: Lineup
    chance: int  # seed of dice and cards
    seeds: tuple[int, ...]  # of the bots, seat by seat


@dataclass(frozen=True)
class Tournament:
    """What is played. The number of matches is left open: more can always follow."""

    game: str
    bots: Lineup
    seats: int
    options: dict[str, Json]
    seed: int

    @cached_property
    def lineups(self) -> list[Lineup]:
        return lineups(self.bots, self.seats)

    @cached_property
    def lap(self) -> list[tuple[int, int]]:
        """Each lineup with each of its turns: after a lap every bot was in every seat equally often."""
        return [(at, turn) for at, one in enumerate(self.lineups) for turn in range(len(turned(one)))]

    @property
    def contestants(self) -> list[str]:
        """The bots by name, each once, however many seats it fills."""
        return list(dict.fromkeys(self.bots))

    def whole(self, matches: int) -> int:
        """So many matches or a few more, so that the last lap is whole."""
        return -(-matches // len(self.lap)) * len(self.lap)

    def plan(self, number: int) -> Plan:
        laps, at = divmod(number, len(self.lap))
        which, turn = self.lap[at]
        deal = laps * len(self.lineups) + which
        lineup = turned(self.lineups[which])[turn]
        places = [(seat + turn) % self.seats for seat in range(self.seats)]  # in the lineup, before it was turned
        seeds = tuple(seed_from(self.seed, deal, place) for place in places)
        return Plan(number, deal, self.game, self.options, lineup, seed_from(self.seed, deal), seeds)


def tournament(game: str, bots: list[str], seats: int, options: dict[str, Json], seed: int) -> Tournament:
    """A tournament that can be played, or an error that says what cannot."""
    rules = game_named(game)
    if not bots or not all(bots):
        raise SignoriaError("bots: name at least one, with commas between them, such as greedy,search:200ms")
    for name in bots:
        bot = make_any_bot(name, 0)
        if name != "random" and not is_program(name):
            evaluation_of(rules, bot.evaluations if isinstance(bot, GreedyBot) else EVALUATIONS)
    return Tournament(rules.name, tuple(bots), rules.check_seats(seats), rules.whole_options(options), seed)


def lineups(bots: Lineup, seats: int) -> list[Lineup]:
    """Who plays together.

    With more bots than seats all choices of them, except a bot against nobody but itself. With fewer the list begins
    again until the seats are full, each bot being the first as often as any other.
    """
    if len(bots) > seats:
        chosen = list(dict.fromkeys(combinations(bots, seats)))
        return [one for one in chosen if len(set(one)) > 1] or chosen
    starts = len(bots) if seats % len(bots) else 1
    return [tuple(islice(cycle(bots[i:] + bots[:i]), seats)) for i in range(starts)]


def turned(lineup: Lineup) -> list[Lineup]:
    """All ways to turn a lineup round the table that differ."""
    return list(dict.fromkeys([lineup[i:] + lineup[:i] for i in range(len(lineup))]))


def seed_from(*numbers: int) -> int:
    return random.Random(" ".join(map(str, numbers))).getrandbits(48)
