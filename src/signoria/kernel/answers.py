"""What a match answers: moves, and reasons why not."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import SupportsIndex, final, overload

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.arguments import whole_argument
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import Refusal
from signoria.kernel.game import Game
from signoria.kernel.moves import argument as argument_of
from signoria.kernel.text import words_for


@final
class Move:
    """A move as the outside sees it.

    >>> import signoria
    >>> move = signoria.new("lorenzo", seats=2, seed=7).move("place white territory.3")
    >>> (move.verb, move.json["space"], move.describe())
    ('place', 'territory.3', 'Place the white family member on floor 3 of the territory tower')
    """

    def __init__(self, game: Game, code: i64) -> None:
        self.game = game
        self.code = code

    @cached_property
    def text(self) -> str:
        """`place white territory.3`"""
        return self.game.verbs.text(self.code)

    @property
    def json(self) -> dict[str, Json]:
        """`{"verb": "place", "member": "white", "space": "territory.3"}`"""
        return self.game.verbs.json(self.code)

    @cached_property
    def verb(self) -> str:
        """The word it begins with."""
        return self.game.verbs.verb(self.code).name

    @property
    def arguments(self) -> dict[str, Json]:
        """What follows the verb, by name: `{"member": "white", "space": "territory.3"}`"""
        return {name: value for name, value in self.json.items() if name != "verb"}

    def number(self, name: str) -> int:
        """An argument as the number its domain gives it, for whoever looks things up in the game's tables."""
        if name not in self.numbers:
            raise SignoriaError(f"{self.verb} has no argument {name!r}")
        return self.numbers[name]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """All arguments as such numbers, by name."""
        arguments = self.game.verbs.verb(self.code).arguments
        return {name: int(argument_of(self.code, i)) for i, (name, _) in enumerate(arguments)}

    def describe(self, lang: str = "en") -> str:
        """The move as a sentence."""
        return words_for(self.game.name, lang).move(self.game, self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.game is other.game and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


@final
class MoveList(Sequence[Move]):
    """Legal moves, made into objects only when looked at: a sequence, so indices, slices and `in` work."""

    def __init__(self, game: Game, codes: vec[i64]) -> None:
        self.game = game
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, i: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, i: slice) -> "MoveList": ...
    def __getitem__(self, i: SupportsIndex | slice) -> "Move | MoveList":
        if isinstance(i, slice):
            return MoveList(self.game, vec[i64](list(self.codes)[i]))
        n = len(self.codes)
        number = whole_argument("index", i)
        if not -n <= number < n:
            raise IndexError(f"index: {number}, but there are {n} moves")
        return Move(self.game, self.codes[number % n])

    def __iter__(self) -> Iterator[Move]:
        return iter([Move(self.game, code) for code in self.codes])

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.code in self.codes

    def __repr__(self) -> str:
        return repr([move.text for move in self])


@final
class Why:
    """A reason why not: the rule, its numbers, and the sentence in any language, with the players' names."""

    def __init__(self, game: Game, refused: Refusal, names: list[str] | None = None, viewer: int = -1) -> None:
        self.game = game
        self.refused = refused
        self.names = names or []
        self.viewer = viewer  # who is told

    @property
    def key(self) -> str:
        """Name of the reason; the reference page of the game lists them all."""
        return self.game.reasons.reason(self.refused[0]).name

    @property
    def rule(self) -> str:
        """Id of the rule, '' where the table itself refuses (not asked, game over)."""
        return self.game.reasons.reason(self.refused[0]).rule

    @property
    def numbers(self) -> dict[str, Json]:
        """What explains it, by name: how much is needed, how much there is."""
        names = self.game.reasons.reason(self.refused[0]).numbers
        values = self.game.reasons.numbers(self.refused)
        return {name: domain.json(value) for (name, domain), value in zip(names, values, strict=True)}

    def sentence(self, lang: str = "en") -> str:
        """The reason in words."""
        return words_for(self.game.name, lang).reason(self.game, self.refused, self.names, self.viewer)

    def json(self, lang: str = "en") -> dict[str, Json]:
        """All of it as an object."""
        return {"key": self.key, "rule": self.rule, "numbers": self.numbers, "sentence": self.sentence(lang)}

    def __repr__(self) -> str:
        return f"<Why {self.rule} {self.sentence()}>"


@final
class Dropped:
    """The moves of a chain that were not made: the table refused the first because of something hidden before."""

    def __init__(self, moves: list[Move], why: Why) -> None:
        self.moves = moves
        self.why = why


def differences(path: str, a: Json, b: Json, into: list[tuple[str, Json, Json]]) -> None:
    """Fields of two documents that differ; the steps under way are left out."""
    if a == b or path == "steps":
        return
    if isinstance(a, dict) and isinstance(b, dict):
        for name in [*a, *[name for name in b if name not in a]]:
            differences(f"{path}.{name}" if path else str(name), a.get(name), b.get(name), into)
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            differences(f"{path}[{i}]", x, y, into)
    else:
        into.append((path, a, b))
