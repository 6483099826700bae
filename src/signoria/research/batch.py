"""Many positions that are stepped together, for learning: masks and observations in numpy arrays of their own."""

from typing import Any, final

import numpy
from mypy_extensions import i64

from signoria.kernel.errors import SignoriaError
from signoria.research.position import AUTO, TERMINAL, Position, as_rng


@final
class Batch:
    """`n` games with chance of their own, the first with `seed`, the next with the one after it, and so on.

    `players`, `mask` and `observation` always show the present moment, as the player to act sees it: the arrays are
    written in place, so copy what you want to keep. With auto_reset a finished game is followed by another at once.
    """

    def __init__(self, space: Any, n: i64 = 256, seed: i64 = 0, auto_reset: bool = True) -> None:
        if n < 1:
            raise SignoriaError(f"n: must be at least 1, not {n}")
        self.space = space
        self.n = n
        self.auto_reset = auto_reset
        self.positions: list[Position] = [Position(space, seed + i, AUTO) for i in range(n)]
        self.actions: i64 = len(space.actions)
        self.floats: i64 = space.observation.size
        self.players: Any = numpy.zeros(n, numpy.int64)
        self.mask: Any = numpy.zeros((n, self.actions), numpy.uint8)
        self.observation: Any = numpy.zeros((n, self.floats), numpy.float32)
        self.rewards: Any = numpy.zeros((n, space.seats), numpy.float32)
        self.done: Any = numpy.zeros(n, numpy.bool_)
        for i in range(n):
            self.show(i)

    def show(self, i: i64) -> None:
        """Write what the player of a game sees."""
        p = self.positions[i]
        self.players[i] = p.turn
        p.mark_into(self.mask, i * self.actions)
        p.observe_into(p.turn if p.turn >= 0 else 0, self.observation, i * self.floats)

    def random(self, rng: Any = 0) -> list[int]:
        """A legal action for each game, each as likely as any other; 0 where a game is over."""
        draws = as_rng(rng)
        found: list[int] = []
        for p in self.positions:
            if p.turn == TERMINAL:
                found.append(0)
            else:
                ids = p.ids()
                found.append(ids[draws.below(len(ids))])
        return found

    def step(self, ids: Any) -> tuple[Any, Any, dict[str, Any]]:
        """Play one action in each game: rewards by game and seat, which games have ended, and their points.

        The arrays are the same at every call. Without auto_reset the ids of games that have ended mean nothing.
        """
        moves: list[int] = ids.tolist() if hasattr(ids, "tolist") else list(ids)
        if len(moves) != self.n:
            raise SignoriaError(f"ids: must be {self.n} numbers, one a game, not {len(moves)}")
        self.rewards.fill(0)
        self.done.fill(False)
        points: dict[int, list[int]] = {}
        i: i64 = 0
        while i < self.n:
            p = self.positions[i]
            if p.turn != TERMINAL:
                p.step(moves[i])
                if p.turn == TERMINAL:
                    self.rewards[i] = p.returns()
                    self.done[i] = True
                    points[i] = p.points()
                    if self.auto_reset:
                        p.reset()
                self.show(i)
            i += 1
        return self.rewards, self.done, {"points": points}
