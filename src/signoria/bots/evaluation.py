"""What a game tells the bots: how good a state looks for a seat, and which follow-ups are worth a thought."""

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.flow import Moves, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Base class, one subclass per game. It looks only at what the seat knows."""

    def __init__(self, scale: float, temper: str = "") -> None:
        self.scale = scale  # a lead of so many hundredths of a point is about 73 % sure to be kept
        self.temper = temper  # how the game's bots treat promises, where the game has any

    def value(self, s: State, seat: i64) -> i64:
        """How good a state is for a seat, in hundredths of a point."""
        raise NotImplementedError

    def named(self, s: State, seat: i64) -> dict[str, int]:
        """The same value by feature, for people who ask why."""
        raise NotImplementedError

    def is_free(self, s: State, move: i64) -> bool:
        """Whether a move costs no turn: it is made at once if it makes the state better, else not at all."""
        return False

    def is_settled(self, s: State) -> bool:
        """Whether a chain of own decisions is finished, although the same seat is asked again."""
        return False

    def follow_ups(self, s: State, seat: i64, moves: Moves) -> Moves:
        """Of the legal moves inside a chain of decisions, those worth trying; at least one."""
        return moves

    def worth_trying(self, s: State, seat: i64, moves: Moves) -> Moves:
        """Of the legal moves of a decision, those worth trying; at least one."""
        return moves


def only(move: i64) -> Moves:
    moves = Moves()
    moves.add(move)
    return moves
