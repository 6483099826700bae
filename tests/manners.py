# ruff: noqa: T201
"""`make manners`: how often bots of Fief write to a person, and what their manners cost them.

First, games of a person and three clubs: the person plays as a club would. Letters of bots to the person are counted by
turn, those that wait in the mailbox and those that a step waits for. Then, two clubs with manners play against two
clubs without, who have the part of people. A club without manners plays as it did before there were any.
It fails where bots write more than promised, or where manners may cost too much.
"""

import argparse
import io
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import combinations
from typing import TypeVar

from rich.console import Console

import signoria
from signoria import Match
from signoria.arena.intervals import Tally, share_of
from signoria.bots.registry import make_bot
from signoria.cli import post
from signoria.cli.loop import let_play
from signoria.cli.session import Session
from signoria.games.fief.messages_offers import MATTER
from signoria.table.fief.manners import FREE_MATTERS

SEATS = 4
BOT = "club"
TURNS = 8  # as on the ladder
MOST_IN_THE_MEAN = 2.0
MOST_IN_A_TURN = 3
LEAST_SHARE = 0.45  # the lower end of the interval; an equal share is a half


T = TypeVar("T")


class WithPeople(Session):
    """A table at which some bots have the part of people: nobody asks them to have manners."""

    def __init__(self, m: Match, people: list[int], seed: int) -> None:
        bots = {seat: make_bot(BOT, seed * 10 + seat) for seat in range(SEATS)}
        super().__init__(m, bots, Console(file=io.StringIO()), str, "en")
        self.people = people

    @property
    def humans(self) -> list[int]:
        return self.people

    def play(self) -> None:
        while not self.m.over:
            if post.settle(self):
                continue
            seat = self.m.waiting[0]
            if seat in self.people:
                choice = self.bots[seat].choose(self.m.seen(seat))
                self.m.play(seat, choice.moves if choice.then else choice.move)
            else:
                let_play(self, seat)


def game(seed: int, people: list[int]) -> WithPeople:
    m = signoria.new("fief", seats=SEATS, seed=seed, options={"turn_limit": TURNS})
    table = WithPeople(m, people, seed)
    table.play()
    return table


def letters_to(table: WithPeople, person: int) -> list[int]:
    """How many letters bots wrote to a person in each turn of a game."""
    written: Counter[int] = Counter()
    turn = 0
    for event in table.m.events:
        name, numbers = table.m.game.events[event.kind].name, event.numbers
        if name == "turn":
            turn = int(numbers[0])
        elif name == "asks" and numbers[1] == person and MATTER.names[numbers[2]] not in FREE_MATTERS:
            written[turn] += 1
    for letter in table.letters:
        if letter.receiver == person:
            written[int(letter.moment.split()[0])] += 1
    return [written[one] for one in range(1, turn + 1)]


def written_to(seed: int) -> list[int]:
    person = seed % SEATS
    return letters_to(game(seed, [person]), person)


def share_won(seed: int, mannered: tuple[int, ...]) -> tuple[int, float]:
    """The share of a win that went to two clubs with manners."""
    result = game(seed, [seat for seat in range(SEATS) if seat not in mannered]).m.result
    assert result is not None
    winners = result.winners
    return seed, sum(seat in mannered for seat in winners) / len(winners)


def finished(futures: list[Future[T]], what: str) -> Iterator[T]:
    for i, future in enumerate(as_completed(futures), 1):
        print(f"\r{what}: {i} of {len(futures)} games", end="", file=sys.stderr, flush=True)
        yield future.result()
    print(file=sys.stderr)


def main(games: int, matches: int, workers: int) -> int:
    pairs = list(combinations(range(SEATS), SEATS // 2))
    deals = -(-matches // len(pairs))
    with ProcessPoolExecutor(workers) as pool:
        counts: list[int] = []
        for turns in finished([pool.submit(written_to, seed) for seed in range(1, games + 1)], "letters"):
            counts += turns
        won: dict[int, Tally] = {seed: Tally() for seed in range(1, deals + 1)}
        for seed, share in finished([pool.submit(share_won, seed, pair) for seed in won for pair in pairs], "strength"):
            won[seed].won += share
            won[seed].of += 1
            won[seed].matches += 1
    mean, most = sum(counts) / len(counts), max(counts)
    found = share_of(list(won.values()))
    print(f"letters of bots to a person, {games} games, {len(counts)} turns")
    print(f"  in the mean   {mean:6.2f}   at most {MOST_IN_THE_MEAN:g}")
    print(f"  in any turn   {most:6}   at most {MOST_IN_A_TURN}")
    print(f"with manners against without, two against two, {found.of} games")
    print(f"  share of wins {found.value:6.1%}   {found.low:.1%} to {found.high:.1%}; at least {LEAST_SHARE:.0%}")
    return 0 if mean <= MOST_IN_THE_MEAN and most <= MOST_IN_A_TURN and found.low >= LEAST_SHARE else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    sys.exit(main(chosen.games, chosen.matches, chosen.workers))
