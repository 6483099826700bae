"""Pickles and deep copies: native objects as plain data, and a game as its name, since there is one of each.

A pickle of a match holds its whole chance and every secret: send it to workers, never to players.
"""

import copyreg
import zlib
from array import array
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.errors import UnknownGame
from signoria.kernel.flow import Event, State
from signoria.kernel.game import Game, Result

T = TypeVar("T")
Reduced = tuple[Callable[..., T], tuple[Any, ...]]  # what makes the thing again, and of what

GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Let matches, moves and states of a game be pickled."""
    GAMES[game.name] = game
    blank = game.new(game.fewest, game.whole_options({}))
    copyreg.pickle(type(game), reduced_game)
    copyreg.pickle(type(blank), partial(reduced_state, game))


def reduced_game(game: Game) -> Reduced[Game]:
    return named_game, (game.name,)


def named_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r} here; there is {', '.join(GAMES)}")
    return GAMES[name]


def reduced_state(game: Game, s: State) -> Reduced[State]:
    numbers = list(s.cells), list(s.stack)
    return restored_state, (game, type(s), *numbers, int(s.top), int(s.used), int(s.viewer))


def restored_state(
    game: Game, kind: type[State], cells: list[int], stack: list[int], top: int, used: int, viewer: int
) -> State:
    s = kind(game.steps, vec[i64](cells), vec[i64](stack))
    s.top, s.used, s.viewer = top, used, viewer
    return s


class Packed:
    """A state that is kept for long and seldom needed: a tenth of its size or less, since most cells are small."""

    __slots__ = ("cells", "kind", "rest", "stack")

    def __init__(self, s: State) -> None:
        self.kind = type(s)
        self.cells = zlib.compress(array("q", s.cells).tobytes(), 1)
        self.stack = zlib.compress(array("q", s.stack).tobytes(), 1)
        self.rest = int(s.top), int(s.used), int(s.viewer)

    def __len__(self) -> int:
        """Bytes, about."""
        return len(self.cells) + len(self.stack)

    def state(self, game: Game) -> State:
        return restored_state(game, self.kind, unpacked(self.cells), unpacked(self.stack), *self.rest)


def unpacked(numbers: bytes) -> list[int]:
    return array("q", zlib.decompress(numbers)).tolist()


def reduced_event(event: Event) -> Reduced[Event]:
    return Event, (int(event.kind), int(event.mask), *event.numbers)


def reduced_result(result: Result) -> Reduced[Result]:
    return Result, (result.points, result.ranks, result.reason, result.by_points)


copyreg.pickle(Event, reduced_event)
copyreg.pickle(Result, reduced_result)
