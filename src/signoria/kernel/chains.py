"""Chains: several moves made with one gesture.

A chain is judged by what its seat knows, never by the true state, so a refused chain tells a player nothing new. It
ends where chance is drawn, where something hidden is shown to the seat, and where another seat decides. To find out
whether a move shows something, it is played in several worlds that the seat cannot tell apart: if the seat then knows
different things in different worlds, the move has shown something. An answer to a sealed step is always a chain of its
own, because nobody may notice it while everybody sees the moves before it.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.barrier import Effort, shows_something
from signoria.kernel.flow import (
    CHANCE,
    CHANCE_FIRST,
    LEGAL,
    NO_CHOICE,
    OTHERS_FIRST,
    SHOWN_FIRST,
    Refusal,
    State,
    play,
    refusal,
    stays_sealed,
    waiting,
)
from signoria.kernel.game import Game
from signoria.kernel.moves import verb_of
from signoria.kernel.rng import Rng

WORLDS: Final = 8  # how many the seat's knowledge is compared in


@final
class Chain:
    """The moves of one seat, each legal after the ones before it as far as the seat can tell."""

    def __init__(self, game: Game, known: State, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.first = known  # what the seat knows before the first move
        self.known = known  # what it will know after the moves carried out so far
        self.base = known.top  # the step that asks for the first move; the gesture is complete when it asks again
        self.moves: list[int] = []  # the moves to play, without answers that are not asked for
        self.carried_out: i64 = 0  # how many of them were carried out in the worlds
        self.worlds: list[State] = []
        self.unasked: list[int] = []  # answers that the last move left no choice about
        self.end: i64 = LEGAL  # the reason why no move can follow

    def add(self, move: i64) -> Refusal:
        """Add a move if it can follow; LEGAL too for an only answer, which is not asked for. Otherwise why not."""
        self.carry_out()
        if self.end == LEGAL:
            refused = refusal(self.known, self.seat, move)
            if refused[0] == LEGAL:
                self.moves.append(move)
                return refused
        else:
            refused = (self.end, 0, 0, 0)
        for other in self.unasked:
            if other == move:
                return (LEGAL, 0, 0, 0)
        for other in self.unasked:
            if verb_of(other) == verb_of(move):
                return (NO_CHOICE, 0, 0, 0)
        return refused

    def follow_defaults(self) -> None:
        """Add the default answers to the questions that follow, until the step that asked first asks again."""
        while self.is_unfinished():
            default = self.known.steps[self.known.stack[self.known.top]].default(self.known, self.known.top, self.seat)
            if default < 0:
                return
            self.moves.append(default)

    def is_unfinished(self) -> bool:
        """Whether the moves lead into another question that belongs to the same gesture."""
        self.carry_out()
        s = self.known
        if self.end != LEGAL or s.top < self.base or waiting(s) != i64(1) << self.seat:
            return False
        return s.top > self.base or s.steps[s.stack[s.top]].goes_on(s, s.top)

    def carry_out(self) -> None:
        """Play the last move in every world, and note what the seat would know."""
        if self.carried_out == len(self.moves):
            return
        if not self.worlds:
            rng = Rng(1)  # the same worlds, whatever the true state is
            for _ in range(WORLDS):
                self.worlds.append(self.game.sample(self.known, rng))
        move: i64 = self.moves[self.carried_out]
        self.carried_out += 1
        is_sealed = self.known.steps[self.known.stack[self.known.top]].sealed
        is_shown = False
        for i, world in enumerate(self.worlds):
            world.unasked = []
            play(world, self.seat, move)
            known = self.game.known(world, self.seat)
            if i == 0:
                self.known = known
                self.unasked = answers_of(world.unasked, self.seat)
            elif not known.same(self.known):
                is_shown = True
            world.unasked = None
        asked = waiting(self.known)
        if asked >> CHANCE & 1:
            self.end = CHANCE_FIRST
        elif is_shown:
            self.end = SHOWN_FIRST
        elif is_sealed or stays_sealed(self.known, self.seat) or (asked != 0 and not asked >> self.seat & 1):
            self.end = OTHERS_FIRST


def is_free(game: Game, known: State, seat: i64, moves: list[int]) -> bool:
    """Whether a seat could take moves back without asking anybody, as far as it can tell: they show nothing hidden.

    Of very long gestures it is not found out: as if they did.
    """
    world = game.sample(known, Rng(1))
    effort = Effort()
    for i, move in enumerate(moves):
        if shows_something(game, world, seat, move, i, effort):
            return False
        play(world, seat, move)
    return True


def answers_of(unasked: list[int], seat: i64) -> list[int]:
    """The moves of one seat in a row of seats and moves."""
    return [unasked[i + 1] for i in range(0, len(unasked), 2) if unasked[i] == seat]
