"""What a game tells the bots: how good a state looks for a seat, and which follow-ups are worth a thought."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import Moves, State

FINE: Final = 100  # by hand weights are written in hundredths of a point, inside and in files they are so much finer


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Base class, one subclass per game. It looks only at what the seat knows."""

    def __init__(
        self, weights: dict[str, int], scale: float, temper: str = "", rollout: int = 40, patience: int = 8
    ) -> None:
        self.names: tuple[str, ...] = tuple(weights)
        self.weight = vec[i64]([weights[name] for name in weights])  # by feature, 10,000 for a point
        self.scale = scale  # a lead of so many hundredths of a point is about 73 % sure to be kept
        self.rollout: i64 = rollout  # decisions, at most, that a search plays on before it values a state
        self.patience: i64 = patience  # worlds in which a search tries a move before it may give it up
        self.temper = temper  # how the game's bots treat promises, where the game has any

    def features(self, s: State, seat: i64) -> vec[i64]:
        """What is weighed, in the order of the names."""
        raise NotImplementedError

    def weighing(self, weights: dict[str, int]) -> "Evaluation":
        """One of the same kind with these weights, which are in the order of the names."""
        raise NotImplementedError

    def value(self, s: State, seat: i64) -> i64:
        """How good a state is for a seat, in hundredths of a point."""
        return weighed(self.weight, self.features(s, seat))

    def named(self, s: State, seat: i64) -> dict[str, int]:
        """The same value by feature, for people who ask why."""
        f = self.features(s, seat)
        return {name: int(self.weight[i] * f[i] // FINE) for i, name in enumerate(self.names)}

    @property
    def weights(self) -> dict[str, int]:
        return {name: int(self.weight[i]) for i, name in enumerate(self.names)}

    def with_weights(self, weights: dict[str, int]) -> "Evaluation":
        """The same evaluation with other weights: one for each of its features."""
        unknown = [name for name in weights if name not in self.names]
        lacking = [name for name in self.names if name not in weights]
        if unknown:
            raise SignoriaError(f"no feature is called {', '.join(unknown)}; there is {', '.join(self.names)}")
        if lacking:
            raise SignoriaError(f"there is no weight for {', '.join(lacking)}")
        return self.weighing({name: weights[name] for name in self.names})

    def is_free(self, s: State, move: i64) -> bool:
        """Whether a move costs no turn: it is made at once if it makes the state better, else not at all."""
        return False

    def is_rival(self, s: State, seat: i64, other: i64) -> bool:
        """Whether a seat compares itself with another one."""
        return True

    def is_settled(self, s: State) -> bool:
        """Whether a chain of own decisions is finished, although the same seat is asked again."""
        return False

    def is_horizon(self, s: State) -> bool:
        """Whether chance is about to draw so much that to look further would be guesswork."""
        return False

    def follow_ups(self, s: State, seat: i64, moves: Moves) -> Moves:
        """Of the legal moves inside a chain of decisions, those worth trying; at least one."""
        return moves

    def worth_trying(self, s: State, seat: i64, moves: Moves) -> Moves:
        """Of the legal moves of a decision, those worth trying; at least one."""
        return moves


def by_hand(table: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Weights from a table in hundredths of a point."""
    return {name: FINE * weight for name, weight in table}


def weighed(weight: vec[i64], f: vec[i64]) -> i64:
    """What features are worth together, in hundredths of a point."""
    total: i64 = 0
    i: i64 = 0
    while i < len(f):
        total += weight[i] * f[i]
        i += 1
    return total // FINE


def only(move: i64) -> Moves:
    moves = Moves()
    moves.add(move)
    return moves
