"""The bot that searches: a Monte Carlo tree over worlds that its seat cannot tell from the true one.

Every iteration draws a world from what the seat knows and walks down one tree in it. A node is a choice reached by the
moves before it; dice and cards on the way are drawn anew each time, by their odds. Everybody chooses for himself: each
seat has its own value, and nobody's gain must be another's loss. The tree grows by one node in each iteration.
From there everybody does what looks best at once, for a while, and what comes of it is valued by the game's evaluation.

Where little is known yet, a choice begins with what a greedy player would do, and the more often it comes up, the more
of its moves are tried. The moves of the seat itself are compared in the same worlds, with the same dice and cards, as
long as time is left and more than one of them may be the best.
"""

import time
from math import exp, inf, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.choice import SHARE, Choice, Considered, explained
from signoria.bots.evaluation import Evaluation
from signoria.bots.greedy import after, at_once, best_choice, evaluation_of, outcome, promised
from signoria.kernel.answers import Move
from signoria.kernel.flow import CHANCE, LEGAL, NOTHING, Moves, State, legal, lowest, refusal, try_out, waiting
from signoria.kernel.playout import random_outcome
from signoria.kernel.rng import Rng
from signoria.kernel.seen import Seen

CURIOSITY: Final = 0.03  # how much a choice that was tried seldom is worth another look,
NOISE: Final = 0.7  # and how much more so where one look says little
FIRST_WIDTH: Final = 6  # moves of the seat that are looked at from the beginning; of later choices one
ROOT_WIDTH: Final = 0.5  # and more of them, with the root of the visits
WIDTH: Final = 0.5  # the same for later choices
BEHIND: Final = 1.5  # a move is given up that is so many standard errors behind, after some worlds,
MARGIN: Final = 0.01  # and a little more
AHEAD: Final = 1.0  # another move is made than at first sight if it is so many standard errors ahead
DEPTH: Final = 4  # choices in a row that the tree holds
SLOTS: Final = 8192  # of the memory for what moves promise
UNKNOWN: Final = -(1 << 60)  # what a move promises that was never seen
ROLLOUT: Final = 40  # decisions that are played on before nobody looks further at a horizon
WORLDS_APART: Final = 16  # seeds from one world to the next: each round ahead has its own
BREADTH: Final = 6  # moves that are compared where play goes on
FAR_BEHIND: Final = 50.0  # so much behind there is nothing to hope for


@final
class Node:
    """A choice that somebody has made, and what came of it for him."""

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat = seat
        self.move = move
        self.visits: i64 = 0
        self.worth = 0.0
        self.squares = 0.0
        self.children: list[Node] = []
        self.full_until: i64 = 0  # visits up to which nothing new is looked for
        self.results: list[float] = []  # by world, where it is a move of the seat itself

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

    def __init__(self, asked: Seen, rng: Rng, plays_on: bool = True) -> None:
        self.asked = asked
        self.game = asked.game
        self.evaluation: Evaluation = evaluation_of(asked.game)
        self.rollout: i64 = self.evaluation.rollout if plays_on else 0
        self.known = asked.known
        self.seat: i64 = asked.viewer
        self.rng = rng
        self.seed: i64 = rng.word()  # of the worlds
        self.seats: i64 = asked.game.seats(asked.known)
        self.scale = self.evaluation.scale
        self.root = Node(NOTHING, NOTHING)
        self.choices = self.evaluation.worth_trying(self.known, self.seat, asked.moves)
        self.path: list[Node] = []
        self.promises = vec[i64]([0] * (2 * SLOTS))
        self.promisers = vec[i64]([NOTHING] * (2 * SLOTS))  # of whose move each promise is,
        self.seen = vec[i64]([NOTHING] * (2 * SLOTS))  # and in which epoch it was made
        self.epochs: i64 = 0
        self.epoch: i64 = 0  # a promise holds until the next horizon; the tree is before the first
        self.racers: list[Node] = []  # moves that may still be the best
        self.best: Node | None = None  # when all of them were tried in the same worlds last
        self.iterations: i64 = 0
        self.end = inf  # when the time is over, where it is what counts

    def run(self, iterations: i64, seconds: float) -> None:
        """So many iterations, or until the time is over where there is a limit (`iterations` below 0)."""
        if len(self.choices) == 1:
            return
        if iterations < 0:
            self.end = time.perf_counter() + seconds
        while (iterations < 0 or self.iterations < iterations) and not self.is_late() and not self.is_decided():
            self.iterate()

    def is_late(self) -> bool:
        """Looked at within an iteration too: one with many moves to value, or far to play on, may be long."""
        return self.end < inf and time.perf_counter() >= self.end

    def is_decided(self) -> bool:
        """Whether all moves but one are given up."""
        return len(self.racers) == 1 and not self.has_room()

    # ------------------------------------------------------------ an iteration

    def iterate(self) -> None:
        """Select, expand, value, back up."""
        path = self.path
        path.clear()
        node = self.first()
        path.append(node)
        # The same number of a visit is the same world, whatever move is tried: so moves are compared, not worlds.
        world = self.seed + node.visits * WORLDS_APART
        rng = Rng(world)
        s = self.game.sample(self.known, rng)
        try_out(s, self.seat, node.move)
        last = self.seat
        while node.visits > 0 and len(path) < DEPTH:
            chooser = self.next_chooser(s, rng)
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
        self.play_on(s, last, world + 1)
        self.epoch = 0
        if self.is_late() and self.iterations > 0:
            return  # it may have been cut short
        self.back_up(s)
        self.iterations += 1
        self.give_up()

    def first(self) -> Node:
        """The move of the seat that is looked at: a new one where there is room, else the one looked at least."""
        if self.has_room():
            new = self.expanded(self.asked.world(self.rng), self.root, self.seat, self.choices)
            self.racers.append(new)
            return new
        least = self.racers[0]
        for node in self.racers:
            if node.visits < least.visits:
                least = node
        return least

    def has_room(self) -> bool:
        tried: i64 = len(self.root.children)
        return tried < len(self.choices) and tried < FIRST_WIDTH + i64(ROOT_WIDTH * sqrt(float(self.root.visits)))

    def give_up(self) -> None:
        """Leave out moves that are clearly behind the best one in the worlds in which both were tried."""
        last = self.path[0]
        is_even = True  # all moves were tried in the same worlds
        best = last
        for node in self.racers:
            is_even = is_even and node.visits == last.visits
            if node.mean > best.mean:
                best = node
        if is_even:
            self.best = best
            self.racers = [node for node in self.racers if node is best or not self.is_behind(node, best)]
        elif self.best is not None and self.is_behind(last, self.best):
            self.racers.remove(last)

    def is_behind(self, node: Node, best: Node) -> bool:
        """Whether a move is clearly worse than the best one."""
        if node.visits < self.evaluation.patience:
            return False
        lead, error = compared(best, node)
        return lead > MARGIN + BEHIND * error

    def next_chooser(self, s: State, rng: Rng) -> i64:
        """Who chooses next; chance and answers that nobody sees yet are drawn. NOTHING where nobody looks further."""
        while s.top >= 0:
            asked = waiting(s)
            step = s.steps[s.stack[s.top]]
            if asked >> CHANCE & 1:
                if self.evaluation.is_horizon(s):
                    return NOTHING
                self.draw(s, rng)
            elif asked & (asked - 1) == 0 and not step.sealed:
                return lowest(asked)
            elif asked >> self.seat & 1:
                return self.seat
            else:
                seat = lowest(asked)
                moves = self.evaluation.worth_trying(s, seat, legal(s, seat)).items
                try_out(s, seat, moves[rng.below(len(moves))])
        return NOTHING

    def draw(self, s: State, rng: Rng) -> None:
        """What chance does, by its odds."""
        step = s.steps[s.stack[s.top]]
        proposed = Moves()
        step.candidates(s, s.top, CHANCE, proposed)
        try_out(s, CHANCE, random_outcome(s, step, proposed, rng))

    def choices_of(self, s: State, chooser: i64, last: i64) -> Moves:
        """The moves of a decision that are worth a look; fewer inside a chain of one's own decisions."""
        moves = legal(s, chooser)
        if len(moves) == 1:
            return moves
        if chooser == last and not self.evaluation.is_settled(s):
            return self.evaluation.follow_ups(s, chooser, moves)
        return self.evaluation.worth_trying(s, chooser, moves)

    # ------------------------------------------------------------ the tree

    def best_known(self, s: State, node: Node, chooser: i64) -> Node | None:
        """The child that deserves another look most; None where there is room for a new one."""
        tried: i64 = len(node.children)
        if tried < 1 + i64(WIDTH * sqrt(float(node.visits))) and node.visits >= node.full_until:
            return None
        return self.best_child(s, node, chooser)

    def best_child(self, s: State, node: Node, chooser: i64) -> Node | None:
        """The child that deserves another look most, of those that are legal in this world."""
        curiosity = (CURIOSITY + NOISE * noise(node)) * sqrt(log(float(node.visits + 1)))
        refused: list[Node] = []
        while True:
            best: Node | None = None
            most = -1.0
            for child in node.children:
                if child.seat == chooser and child not in refused:
                    score = child.mean + curiosity / sqrt(float(child.visits))
                    if score > most:
                        most = score
                        best = child
            if best is None or refusal(s, chooser, best.move)[0] == LEGAL:
                return best
            refused.append(best)

    def expanded(self, s: State, node: Node, chooser: i64, moves: Moves) -> Node:
        """A new child: the move that promises most; where all are there, the one that deserves another look."""
        known: list[int] = [child.move for child in node.children if child.seat == chooser]
        fresh = Moves()
        for move in moves.items:
            if move not in known:
                fresh.add(move)
        if len(fresh) == 0:
            node.full_until = 2 * node.visits  # in other worlds there may be more
            best = self.best_child(s, node, chooser)
            assert best is not None
            return best
        new = Node(chooser, self.most_promising(s, chooser, fresh))
        node.children.append(new)
        return new

    def most_promising(self, s: State, seat: i64, moves: Moves) -> i64:
        """The move that promised most when it was looked at last; one that never was is looked at now."""
        best = moves.items[0]
        most = UNKNOWN
        still = UNKNOWN
        for move in moves.items:
            promise = self.promise(seat, move)
            if promise == UNKNOWN:
                if still == UNKNOWN:
                    still = self.evaluation.value(s, seat)
                promise = self.look_at(s, seat, move, still)
            if promise > most:
                most = promise
                best = move
            if self.is_late():
                break
        return best

    def look_at(self, s: State, seat: i64, move: i64, still: i64) -> i64:
        """What a move promises one step ahead; it is kept in mind."""
        gain = outcome(self.evaluation, after(s, seat, move), seat) - still
        promise = promised(self.evaluation, s, move, gain)
        slot = self.slot_of(seat, move)
        self.promises[slot] = promise
        self.promisers[slot] = promiser(seat, move)
        self.seen[slot] = self.epoch
        return promise

    def promise(self, seat: i64, move: i64) -> i64:
        """What a move promised when it was looked at last before the next horizon; UNKNOWN if it is not known."""
        slot = self.slot_of(seat, move)
        is_kept = self.seen[slot] == self.epoch and self.promisers[slot] == promiser(seat, move)
        return self.promises[slot] if is_kept else UNKNOWN

    def slot_of(self, seat: i64, move: i64) -> i64:
        mixed = promiser(seat, move)
        slot = (mixed ^ mixed >> 13 ^ mixed >> 26) & (SLOTS - 1)
        return slot if self.epoch == 0 else SLOTS + slot

    def back_up(self, s: State) -> None:
        """Everybody on the way learns what came of his choice, for himself."""
        worths = self.worths(s)
        self.root.visits += 1
        self.path[0].results.append(worths[self.seat])
        for node in self.path:
            worth = worths[node.seat]
            node.visits += 1
            node.worth += worth
            node.squares += worth * worth

    # ------------------------------------------------------------ beyond the tree

    def play_on(self, s: State, last: i64, world: i64) -> None:
        """Everybody does what looks best to him at once, for so many decisions, and on until nobody looks further."""
        rng = Rng(world)
        played: i64 = 0
        while played < self.rollout and not self.is_late():
            chooser = self.next_chooser(s, rng)
            if chooser < 0:
                if s.top < 0 or played >= ROLLOUT:
                    return
                self.epochs += 1
                self.epoch = self.epochs
                world += 1  # whatever was drawn before, in the same world the next round brings the same dice and cards
                rng = Rng(world)
                while s.top >= 0 and waiting(s) >> CHANCE & 1:
                    self.draw(s, rng)
                continue
            moves = self.choices_of(s, chooser, last)
            last = chooser
            try_out(s, chooser, moves.items[0] if len(moves) == 1 else self.best_at_once(s, chooser, moves))
            played += 1
        self.finish(s, last)

    def finish(self, s: State, seat: i64) -> None:
        """Whoever is in the middle of his own decisions goes on in the plainest way, so that they can be valued."""
        while s.top >= 0 and waiting(s) == i64(1) << seat and not self.evaluation.is_settled(s):
            try_out(s, seat, self.evaluation.follow_ups(s, seat, legal(s, seat)).items[0])

    def best_at_once(self, s: State, seat: i64, moves: Moves) -> i64:
        """The move that promises most, of those that did when they were looked at last."""
        still = self.evaluation.value(s, seat)
        best: i64 = NOTHING
        most: i64 = 0
        for move in self.promising(seat, moves).items:
            promise = self.look_at(s, seat, move, still)
            if best < 0 or promise > most:
                best = move
                most = promise
        return best

    def promising(self, seat: i64, moves: Moves) -> Moves:
        """So many of the moves, those that promised most, and all that nobody looked at yet."""
        if len(moves) <= BREADTH:
            return moves
        kept = Moves()
        promises: list[int] = []
        for move in moves.items:
            promise = self.promise(seat, move)
            if promise != UNKNOWN:
                promises.append(promise)
        least = sorted(promises, reverse=True)[BREADTH - 1] if len(promises) >= BREADTH else UNKNOWN
        for move in moves.items:
            promise = self.promise(seat, move)
            if promise >= least or promise == UNKNOWN:
                kept.add(move)
        return kept

    def worths(self, s: State) -> list[float]:
        """The share of the win that each seat may hope for, from 0 to 1: a lead counts against every rival."""
        values = [self.evaluation.value(s, seat) for seat in range(self.seats)]
        found: list[float] = []
        for seat in range(self.seats):
            against = 1.0
            for other in range(self.seats):
                if other != seat and self.evaluation.is_rival(s, seat, other):
                    against += exp(min(FAR_BEHIND, float(values[other] - values[seat]) / self.scale))
            found.append(1.0 / against)
        result = self.game.result(s) if s.top < 0 else None
        if result is not None:
            share = 1.0 / float(len(result.winners))
            found = [worth / 2 + (share / 2 if result.ranks[seat] == 1 else 0.0) for seat, worth in enumerate(found)]
        return found

    # ------------------------------------------------------------ the answer

    def chosen(self) -> Node:
        """The best move of those that are left; what looked best at first sight if that is not clearly behind it."""
        first = self.root.children[0]
        best = self.best
        if best is None or first not in self.racers:
            return first if best is None else best
        lead, error = compared(best, first)
        return best if lead > AHEAD * error else first

    def ranked(self) -> list[Node]:
        """What was looked at, the chosen move first, then those looked at most."""
        chosen = self.chosen()
        others = [node for node in self.root.children if node is not chosen and node.visits > 0]
        return [chosen, *sorted(others, key=by_visits, reverse=True)]

    def choice(self) -> Choice:
        """The best move, with the others and its reasons."""
        if not self.racers:  # only one move is worth a look
            return best_choice(self.evaluation, self.asked, self.asked.world(self.rng), self.choices)
        ranked = [
            Considered(Move(self.game, node.move), node.mean, node.spread, int(node.visits)) for node in self.ranked()
        ]
        world = self.asked.world(self.rng)
        choice = explained(self.evaluation, world, self.seat, ranked[0].move.code, ranked)
        choice.unit = SHARE
        return choice


def promiser(seat: i64, move: i64) -> i64:
    """A move of a seat, in one number."""
    return move * 31 + seat * 7919


def compared(one: Node, other: Node) -> tuple[float, float]:
    """By how much one move is ahead of another in the worlds in which both were tried, and the standard error."""
    n = min(len(one.results), len(other.results))
    total = 0.0
    squares = 0.0
    for i in range(n):
        lead = one.results[i] - other.results[i]
        total += lead
        squares += lead * lead
    if n < 2:
        return total, inf
    mean = total / float(n)
    variance = (squares - mean * total) / float(n - 1)
    return mean, sqrt(variance / float(n)) if variance > 0.0 else 0.0


def noise(node: Node) -> float:
    """How much the worth of a move varies from look to look, over all moves of a node."""
    squares = 0.0
    looks: i64 = 0
    for child in node.children:
        if child.visits > 1:
            squares += child.squares - child.worth * child.worth / float(child.visits)
            looks += child.visits - 1
    return sqrt(squares / float(looks)) if looks > 0 and squares > 0.0 else 0.0


def by_visits(node: Node) -> tuple[int, float]:
    return (node.visits, node.mean)


@final
class SearchBot(Bot):
    """Thinks for so many iterations, or so many milliseconds."""

    def __init__(self, name: str, seed: int, iterations: int = -1, milliseconds: int = 200) -> None:
        super().__init__(name, seed)
        self.iterations: i64 = iterations
        self.seconds = milliseconds / 1000

    def think(self, asked: Seen) -> Choice:
        if asked.is_out_of_turn:  # to wait is no move that a tree could compare with others
            return at_once(evaluation_of(asked.game), asked, self.rng)
        search = Search(asked, self.rng)
        search.run(self.iterations, self.seconds)
        return search.choice()
