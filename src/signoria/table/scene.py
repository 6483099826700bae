"""What a seat sees, ready to be told or drawn. All comes from the view of that seat, nothing from the true state."""

from dataclasses import dataclass

from signoria import Match, Move
from signoria.kernel.domains import Json
from signoria.kernel.text import Words

NOT_OF_A_POSITION = ("waiting", "optional", "over")  # what a view has beyond a position


@dataclass(frozen=True)
class Scene:
    """A table as one seat (None: a spectator) knows it, with its legal moves."""

    view: dict[str, Json]
    seat: int | None
    moves: list[Move]
    names: list[str]
    words: Words
    step: str  # the step that asks, '' when the game is over
    seats: int

    def sentence(self, move: Move) -> str:
        """A move in words, with players by their names."""
        return self.words.move(move.game, move.code, self.names)

    def player(self, seat: int) -> str:
        return self.words.player(seat, self.names)

    def name(self, seat: int) -> str:
        """`2 Pazzi`."""
        return f"{seat + 1} {self.player(seat)}"


def scene(m: Match, seat: int | None, words: Words, moves: list[Move] | None = None) -> Scene:
    """What a seat sees now; where `moves` are given, they are what it may do."""
    view = m.view(seat)
    if moves is None:
        moves = [] if seat is None else list(m.legal(seat))
    return Scene(view, seat, moves, m.names, words, step_of(view), m.seats)


def step_of(view: dict[str, Json]) -> str:
    """The name of the step on top, '' when there is none."""
    steps = view.get("steps")
    return str(steps[-1]["step"]) if isinstance(steps, list) and steps else ""


def position_of(view: dict[str, Json]) -> dict[str, Json]:
    """A view without what a position has not, so that the game reads it."""
    return {name: value for name, value in view.items() if name not in NOT_OF_A_POSITION}
