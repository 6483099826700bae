"""The bot that searches: a Monte Carlo tree over worlds that its seat cannot tell from the true one.

Every iteration draws a world from what the seat knows and walks down one tree in it. A node is a decision reached by
the moves before it; dice and cards on the way are drawn anew each time, by their odds, and answers nobody sees yet are
drawn too. Whoever chooses, chooses for himself: every seat has its own value, and nobody's gain must be another's loss.
The tree grows by one node in each iteration, which is valued by the game's evaluation.
"""

import time
from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.asked import Asked
from signoria.bots.bot import Bot
from signoria.bots.choice import SHARE, Choice, Considered, explained, plain_choice
from signoria.bots.evaluation import Evaluation
from signoria.bots.greedy import evaluation_of
from signoria.kernel.answers import Move
from signoria.kernel.flow import CHANCE, NOTHING, Moves, State, legal, lowest, play, waiting
from signoria.kernel.playout import random_outcome
from signoria.kernel.rng import Rng

CURIOSITY: Final = 0.25  # how much a choice that was tried seldom is worth another look
FIRST_WIDTH: Final = 4  # choices of a decision that are looked at from the beginning
WIDTH: Final = 1.6  # and more of them, with the root of the visits
SLOTS: Final = 8192  # of the memory for how moves went elsewhere in the tree
CLOCK_EVERY: Final = 4  # iterations between two looks at the clock


@final
class Node:
    """A choice that somebody has made, and what came of it for him."""

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat = seat
        self.move = move
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen
        self.worth = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.worth / float(self.visits) if self.visits > 0 else 0.0

    @property
    def spread(self) -> float:
        """Standard deviation of what came of it."""
        if self.visits < 2:
            return 0.0
        variance = self.squares / float(self.visits) - self.mean * self.mean
        return sqrt(variance) if variance > 0.0 else 0.0


@final
class Search:
    """One decision of one seat."""

    def __init__(self, asked: Asked, rng: Rng) -> None:
        self.asked = asked
        self.game = asked.game
        self.evaluation: Evaluation = evaluation_of(asked.game)
        self.known = asked.known
        self.seat = asked.seat
        self.rng = rng
        self.seats: i64 = asked.game.seats(asked.known)
        self.scale = self.evaluation.scale
        self.root = Node(NOTHING, NOTHING)
        self.choices = self.evaluation.worth_trying(self.known, self.seat, asked.moves)
        self.path: list[Node] = []
        self.history = vec[i64]([0] * SLOTS)
        self.tried = vec[i64]([0] * SLOTS)
        self.iterations: i64 = 0

    def run(self, iterations: i64, seconds: float) -> None:
        """So many iterations, or until the time is over where there is a limit (`iterations` below 0)."""
        if len(self.choices) == 1:
            return
        end = time.perf_counter() + seconds
        while iterations < 0 or self.iterations < iterations:
            if iterations < 0 and self.iterations % CLOCK_EVERY == 0 and time.perf_counter() >= end:
                return
            self.iterate()

    def iterate(self) -> None:
        """Select, expand, value, back up."""
        s = self.game.sample(self.known, self.rng)
        path = self.path
        path.clear()
        node = self.root
        last: i64 = NOTHING
        while True:
            chooser = self.next_chooser(s)
            if chooser < 0:
                break
            moves = self.choices_of(s, chooser, last)
            last = chooser
            if len(moves) == 1:
                play(s, chooser, moves.items[0])
                continue
            node = self.select(node, chooser, moves)
            path.append(node)
            play(s, chooser, node.move)
            if node.visits == 0:
                break
        self.finish(s, last)
        self.back_up(s)
        self.iterations += 1

    def next_chooser(self, s: State) -> i64:
        """Who chooses next; chance and answers that nobody sees yet are drawn. NOTHING at the end."""
        while s.top >= 0:
            asked = waiting(s)
            step = s.steps[s.stack[s.top]]
            if asked >> CHANCE & 1:
                proposed = Moves()
                step.candidates(s, s.top, CHANCE, proposed)
                play(s, CHANCE, random_outcome(s, step, proposed, self.rng))
            elif asked & (asked - 1) == 0 and not step.sealed:
                return lowest(asked)
            elif asked >> self.seat & 1:
                return self.seat
            else:
                seat = lowest(asked)
                moves = legal(s, seat).items
                play(s, seat, moves[self.rng.below(len(moves))])
        return NOTHING

    def choices_of(self, s: State, chooser: i64, last: i64) -> Moves:
        """The moves of a decision that are worth a look; fewer inside a chain of one's own decisions."""
        if last < 0:
            return self.choices
        moves = legal(s, chooser)
        if len(moves) == 1:
            return moves
        if chooser == last and not self.evaluation.is_settled(s):
            return self.evaluation.follow_ups(s, chooser, moves)
        return self.evaluation.worth_trying(s, chooser, moves)

    def select(self, node: Node, chooser: i64, moves: Moves) -> Node:
        """The choice that promises most, or a new one while there is room for more."""
        width = FIRST_WIDTH + i64(WIDTH * sqrt(float(node.visits)))
        best: Node | None = None
        most = -1.0
        fresh: i64 = NOTHING
        hope: i64 = -1
        tried: i64 = 0
        for move in moves.items:
            child = node.children.get(move << 4 | chooser)
            if child is None:
                promise = self.promise(chooser, move)
                if promise > hope:
                    hope = promise
                    fresh = move
                continue
            tried += 1
            child.available += 1
            score = child.mean + CURIOSITY * sqrt(log(float(child.available)) / float(child.visits))
            if score > most:
                most = score
                best = child
        if best is not None and (fresh < 0 or tried >= width):
            return best
        new = Node(chooser, fresh)
        new.available = 1
        node.children[fresh << 4 | chooser] = new
        return new

    def promise(self, seat: i64, move: i64) -> i64:
        """How a move went for a seat elsewhere in the tree, with a little chance; half where it was never made."""
        slot = slot_of(seat, move)
        known = self.history[slot] // self.tried[slot] if self.tried[slot] > 0 else 500
        return known * 16 + self.rng.below(16)

    def finish(self, s: State, seat: i64) -> None:
        """Whoever is in the middle of his own decisions goes on in the plainest way, so that they can be valued."""
        while s.top >= 0 and seat >= 0 and waiting(s) == i64(1) << seat and not self.evaluation.is_settled(s):
            play(s, seat, self.evaluation.follow_ups(s, seat, legal(s, seat)).items[0])

    def back_up(self, s: State) -> None:
        """Everybody on the way learns what came of his choice, for himself."""
        worths = self.worths(s)
        self.root.visits += 1
        for node in self.path:
            worth = worths[node.seat]
            node.visits += 1
            node.worth += worth
            node.squares += worth * worth
            slot = slot_of(node.seat, node.move)
            self.history[slot] += i64(worth * 1000.0)
            self.tried[slot] += 1

    def worths(self, s: State) -> list[float]:
        """How well each seat stands against the best of the others, from 0 to 1."""
        values = [self.evaluation.value(s, seat) for seat in range(self.seats)]
        found: list[float] = []
        for seat in range(self.seats):
            best_other = max([values[other] for other in range(self.seats) if other != seat])
            found.append(1.0 / (1.0 + exp(float(best_other - values[seat]) / self.scale)))
        result = self.game.result(s) if s.top < 0 else None
        if result is not None:
            share = 1.0 / float(len(result.winners))
            found = [worth / 2 + (share / 2 if result.ranks[seat] == 1 else 0.0) for seat, worth in enumerate(found)]
        return found

    def ranked(self) -> list[Node]:
        """What was looked at, the most visited first."""
        return sorted(self.root.children.values(), key=by_visits, reverse=True)

    def choice(self) -> Choice:
        """The most visited move, with the others and its reasons."""
        ranked = [
            Considered(Move(self.game, node.move), node.mean, node.spread, int(node.visits)) for node in self.ranked()
        ]
        if not ranked:
            return plain_choice(self.asked, self.choices.items[0])
        world = self.asked.world(self.rng)
        choice = explained(self.evaluation, world, self.seat, ranked[0].move.code, ranked)
        choice.unit = SHARE
        return choice


def by_visits(node: Node) -> tuple[int, float]:
    return (node.visits, node.mean)


def slot_of(seat: i64, move: i64) -> i64:
    mixed = move * 31 + seat * 7919
    return (mixed ^ mixed >> 13 ^ mixed >> 26) & (SLOTS - 1)


@final
class SearchBot(Bot):
    """Thinks for so many iterations, or so many milliseconds."""

    def __init__(self, name: str, seed: int, iterations: int = -1, milliseconds: int = 200) -> None:
        super().__init__(name, seed)
        self.iterations: i64 = iterations
        self.seconds = milliseconds / 1000

    def think(self, asked: Asked) -> Choice:
        search = Search(asked, self.rng)
        search.run(self.iterations, self.seconds)
        return search.choice()
