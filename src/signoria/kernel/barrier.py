"""The information barrier: whether taking a move back would leave somebody with knowledge the move gave away."""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.flow import SPECTATOR, State, legal, play, refusal
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng

WORLDS_TRIED: Final = 48  # how many worlds each viewer is asked about: with fewer, moves that show little go unnoticed
MOST_TRIED: Final = 4_000  # moves in such worlds for a whole gesture: ten moves of Fief with six, a third of a second


@final
class Effort:
    """How much is tried in other worlds, for all moves of a gesture together."""

    def __init__(self) -> None:
        self.left: i64 = MOST_TRIED


def shows_something(game: Game, before: State, seat: i64, code: i64, i: i64, effort: Effort) -> bool:
    """Whether the i-th move of a gesture showed something hidden to anybody, or it would take too long to find out.

    It did if a viewer, in some world it believed possible before, could not have come to know what it knows now.
    Whoever made the move knows which one it was; the others only see what it has done.
    """
    after = before.copy()
    play(after, seat, code)
    rng = Rng(i)
    for viewer in range(SPECTATOR, game.seats(before)):
        believed = game.known(before, viewer)
        if believed.cells == before.cells and believed.stack == before.stack:
            continue  # nothing was hidden from this viewer
        learnt = game.known(after, viewer)
        for _ in range(WORLDS_TRIED):
            if not could_lead_to(game, game.sample(believed, rng), seat, code, learnt, effort):
                return True
    return False


def could_lead_to(game: Game, world: State, seat: i64, code: i64, learnt: State, effort: Effort) -> bool:
    """Whether the same move in a world, or for others than its seat some move of it, gives the same knowledge."""
    if refusal(world, seat, code)[0] == 0 and leads_to(game, world, seat, code, learnt, effort):
        return True
    if learnt.viewer == seat:
        return False
    for other in legal(world, seat).items:
        if leads_to(game, world, seat, other, learnt, effort):
            return True
    return False


def leads_to(game: Game, world: State, seat: i64, code: i64, learnt: State, effort: Effort) -> bool:
    if effort.left == 0:
        return False
    effort.left -= 1
    then = world.copy()
    play(then, seat, code)
    return game.known(then, learnt.viewer).same(learnt)
