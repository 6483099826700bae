"""The bot that searches: a Monte Carlo tree over worlds that its seat cannot tell from the true one.

Every iteration draws a world from what the seat knows and walks down one tree in it. A node is a choice reached by the
moves before it; dice and cards on the way are drawn anew each time, by their odds, and answers nobody sees yet are
drawn too. Whoever chooses, chooses for himself: every seat has its own value, and nobody's gain must be another's loss.
The tree grows by one node in each iteration. From there everybody does what looks best at once, for a while, and what
comes of it is valued by the game's evaluation.

A move that was never made in the tree is valued one step ahead, once for each seat; from then on it promises what came
of it wherever it was made. So the tree grows first where a greedy player would go.
"""

import time
from math import exp, inf, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.asked import Asked
from signoria.bots.bot import Bot
from signoria.bots.choice import SHARE, Choice, Considered, explained, plain_choice
from signoria.bots.evaluation import Evaluation
from signoria.bots.greedy import evaluation_of
from signoria.kernel.answers import Move
from signoria.kernel.flow import CHANCE, LEGAL, NOTHING, Moves, State, legal, lowest, refusal, try_out, waiting
from signoria.kernel.playout import random_outcome
from signoria.kernel.rng import Rng

CURIOSITY: Final = 0.03  # how much a choice that was tried seldom is worth another look
FIRST_WIDTH: Final = 3  # choices of a decision that are looked at from the beginning
WIDTH: Final = 0.8  # and more of them, with the root of the visits
PRIOR: Final = 3  # visits that the promise of a choice counts for
DEPTH: Final = 4  # choices in a row that are looked at
SLOTS: Final = 8192  # of the memory for what moves promise
ROLLOUT: Final = 40  # decisions, at most, that are played on before a state is valued
BREADTH: Final = 8  # moves that are compared there


@final
class Node:
    """A choice that somebody has made, and what came of it for him."""

    def __init__(self, seat: i64, move: i64, promise: float) -> None:
        self.seat = seat
        self.move = move
        self.promise = promise  # before it was tried
        self.visits: i64 = 0
        self.worth = 0.0
        self.squares = 0.0
        self.children: list[Node] = []
        self.full_until: i64 = 0  # visits up to which nothing new is looked for

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

    def score(self, curiosity: float) -> float:
        """How much it deserves another look."""
        mean = (self.worth + float(PRIOR) * self.promise) / float(self.visits + PRIOR)
        return mean + curiosity / sqrt(float(self.visits))


@final
class Search:
    """One decision of one seat."""

    def __init__(self, asked: Asked, rng: Rng, rollout: int = ROLLOUT) -> None:
        self.asked = asked
        self.rollout: i64 = rollout
        self.game = asked.game
        self.evaluation: Evaluation = evaluation_of(asked.game)
        self.known = asked.known
        self.seat = asked.seat
        self.rng = rng
        self.seats: i64 = asked.game.seats(asked.known)
        self.scale = self.evaluation.scale
        self.root = Node(NOTHING, NOTHING, 0.0)
        self.choices = self.evaluation.worth_trying(self.known, self.seat, asked.moves)
        self.path: list[Node] = []
        self.history = vec[i64]([0] * SLOTS)
        self.tried = vec[i64]([0] * SLOTS)
        self.iterations: i64 = 0
        self.end = inf  # when the time is over, where it is what counts

    def run(self, iterations: i64, seconds: float) -> None:
        """So many iterations, or until the time is over where there is a limit (`iterations` below 0)."""
        if len(self.choices) == 1:
            return
        if iterations < 0:
            self.end = time.perf_counter() + seconds
        while (iterations < 0 or self.iterations < iterations) and not self.is_late():
            self.iterate()

    def is_late(self) -> bool:
        """Looked at within an iteration too: one with many moves to value, or far to play on, may be long."""
        return self.end < inf and time.perf_counter() >= self.end

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
            child = self.best_known(s, node, chooser)
            if child is None:
                moves = self.choices_of(s, chooser, last)
                if len(moves) == 1:
                    last = chooser
                    try_out(s, chooser, moves.items[0])
                    continue
                child = self.expanded(s, node, chooser, moves)
            last = chooser
            node = child
            path.append(node)
            try_out(s, chooser, node.move)
            if node.visits == 0 or len(path) == DEPTH:
                break
        self.finish(s, last)
        self.play_on(s, last)
        self.back_up(s)
        self.iterations += 1

    def next_chooser(self, s: State) -> i64:
        """Who chooses next; chance and answers that nobody sees yet are drawn. NOTHING where nobody looks further."""
        while s.top >= 0:
            asked = waiting(s)
            step = s.steps[s.stack[s.top]]
            if asked >> CHANCE & 1:
                if self.evaluation.is_horizon(s):
                    return NOTHING
                proposed = Moves()
                step.candidates(s, s.top, CHANCE, proposed)
                try_out(s, CHANCE, random_outcome(s, step, proposed, self.rng))
            elif asked & (asked - 1) == 0 and not step.sealed:
                return lowest(asked)
            elif asked >> self.seat & 1:
                return self.seat
            else:
                seat = lowest(asked)
                moves = legal(s, seat).items
                try_out(s, seat, moves[self.rng.below(len(moves))])
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

    def best_known(self, s: State, node: Node, chooser: i64) -> Node | None:
        """The child that deserves another look most; None where there is room for a new one."""
        tried: i64 = len(node.children)
        if tried < FIRST_WIDTH + i64(WIDTH * sqrt(float(node.visits))) and node.visits >= node.full_until:
            return None
        return self.best_child(s, node, chooser)

    def best_child(self, s: State, node: Node, chooser: i64) -> Node | None:
        """The child that deserves another look most, of those that are legal in this world."""
        curiosity = CURIOSITY * sqrt(log(float(node.visits + 1)))
        refused: list[Node] = []
        while True:
            best: Node | None = None
            most = -1.0
            for child in node.children:
                if child.seat == chooser and child not in refused:
                    score = child.score(curiosity)
                    if score > most:
                        most = score
                        best = child
            # The moves of the root are legal in every world.
            if best is None or node is self.root or refusal(s, chooser, best.move)[0] == LEGAL:
                return best
            refused.append(best)

    def expanded(self, s: State, node: Node, chooser: i64, moves: Moves) -> Node:
        """A new child: the move that promises most; where all are there, the one that deserves another look."""
        fresh: i64 = NOTHING
        hope = -1.0
        known: list[int] = [child.move for child in node.children if child.seat == chooser]
        for move in moves.items:
            if move not in known and not (fresh >= 0 and self.is_late()):
                promise = self.promise(s, chooser, move)
                if promise > hope:
                    hope = promise
                    fresh = move
        if fresh < 0:
            node.full_until = 2 * node.visits  # in other worlds there may be more
            best = self.best_child(s, node, chooser)
            assert best is not None
            return best
        new = Node(chooser, fresh, hope)
        node.children.append(new)
        return new

    def promise(self, s: State, seat: i64, move: i64) -> float:
        """What came of a move of a seat wherever it was made; at first what it looks like one step ahead."""
        slot = slot_of(seat, move)
        if self.tried[slot] == 0:
            t = s.copy()
            try_out(t, seat, move)
            self.finish(t, seat)
            self.learn(slot, self.worths(t)[seat], PRIOR)
        return float(self.history[slot]) / float(self.tried[slot] * 1000)

    def learn(self, slot: i64, worth: float, weight: i64) -> None:
        self.history[slot] += i64(worth * 1000.0) * weight
        self.tried[slot] += weight

    def finish(self, s: State, seat: i64) -> None:
        """Whoever is in the middle of his own decisions goes on in the plainest way, so that they can be valued."""
        while s.top >= 0 and seat >= 0 and waiting(s) == i64(1) << seat and not self.evaluation.is_settled(s):
            try_out(s, seat, self.evaluation.follow_ups(s, seat, legal(s, seat)).items[0])

    def play_on(self, s: State, last: i64) -> None:
        """Everybody does what looks best to him at once, until nobody looks further or for so many decisions."""
        for _ in range(self.rollout):
            chooser = self.next_chooser(s)
            if chooser < 0 or self.is_late():
                return
            moves = self.choices_of(s, chooser, last)
            last = chooser
            try_out(s, chooser, moves.items[0] if len(moves) == 1 else self.best_at_once(s, chooser, moves))
            self.finish(s, chooser)

    def best_at_once(self, s: State, seat: i64, moves: Moves) -> i64:
        """The move after which things look best, of those that promise most; a free one if it makes them better."""
        still: i64 = NOTHING
        best: i64 = NOTHING
        most: i64 = 0
        for move in self.promising(s, seat, moves).items:
            t = s.copy()
            try_out(t, seat, move)
            self.finish(t, seat)
            value = self.evaluation.value(t, seat)
            if self.evaluation.is_free(s, move):
                if still < 0:
                    still = self.evaluation.value(s, seat)
                if value > still:
                    return move
            elif best < 0 or value > most:
                best = move
                most = value
        return best if best >= 0 else moves.items[0]

    def promising(self, s: State, seat: i64, moves: Moves) -> Moves:
        """So many of the moves, those that promise most."""
        if len(moves) <= BREADTH:
            return moves
        kept = Moves()
        promises = [self.promise(s, seat, move) for move in moves.items]
        least = sorted(promises, reverse=True)[BREADTH - 1]
        for i, move in enumerate(moves.items):
            if promises[i] >= least:
                kept.add(move)
        return kept

    def back_up(self, s: State) -> None:
        """Everybody on the way learns what came of his choice, for himself."""
        worths = self.worths(s)
        self.root.visits += 1
        for node in self.path:
            worth = worths[node.seat]
            node.visits += 1
            node.worth += worth
            node.squares += worth * worth
            self.learn(slot_of(node.seat, node.move), worth, 1)

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
        return sorted(self.root.children, key=by_visits, reverse=True)

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
