"""Several moves made with one gesture, judged by what their seat knows: who has a chain refused learns nothing by it.

A chain ends where chance is drawn, something hidden is shown to its seat or somebody else decides. An answer to a
sealed step stands alone: nobody may notice it, and everybody notices what was played before it. Whether something is
shown is asked of worlds the seat could not tell from the true one: if its knowledge afterwards is not the same in all
of them, the move shows something.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.barrier import shows_something
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
    """Moves of one seat, each of them legal after those before it, as far as the seat can know."""

    def __init__(self, game: Game, known: State, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.first = known  # what the seat knows before the first move
        self.known = known  # and what it will know after the moves that were carried out
        self.base = known.top  # the step that asks for the first move; a gesture is done where it asks again
        self.moves: list[int] = []  # what is to be played: answers nobody asks for are left out
        self.carried_out: i64 = 0  # how many of them
        self.worlds: list[State] = []
        self.unasked: list[int] = []  # answers that the last move has left no choice about
        self.end: i64 = LEGAL  # why nothing can follow

    def add(self, move: i64) -> Refusal:
        """LEGAL if the move can follow, or need not since it is the only answer; else why not, and it is not added."""
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
        """Go on with the default answers of the seat's own decisions, until the step that asked first asks again."""
        while self.is_unfinished():
            default = self.known.steps[self.known.stack[self.known.top]].default(self.known, self.known.top, self.seat)
            if default < 0:
                return
            self.moves.append(default)

    def is_unfinished(self) -> bool:
        """Whether the moves lead into another decision of the seat, which belongs to them."""
        self.carry_out()
        s = self.known
        if self.end != LEGAL or s.top < self.base or waiting(s) != i64(1) << self.seat:
            return False
        return s.top > self.base or s.steps[s.stack[s.top]].goes_on(s, s.top)

    def carry_out(self) -> None:
        """See what the seat would know after the last move."""
        if self.carried_out == len(self.moves):
            return
        if not self.worlds:
            rng = Rng(1)  # whatever the truth is, the same worlds
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

    def is_free(self) -> bool:
        """Whether the seat could take all of it back without asking anybody, as far as it can know."""
        self.carry_out()
        if self.end == CHANCE_FIRST:
            return False
        world = self.game.sample(self.first, Rng(1))
        for i, move in enumerate(self.moves):
            if shows_something(self.game, world, self.seat, move, i):
                return False
            play(world, self.seat, move)
        return True


def answers_of(unasked: list[int], seat: i64) -> list[int]:
    """The moves of one seat in a row of seats and moves."""
    return [unasked[i + 1] for i in range(0, len(unasked), 2) if unasked[i] == seat]
