"""What a seat sees, ready to be drawn. Everything comes from the view of that seat, never from the true state."""

from dataclasses import dataclass

from rich.text import Text

from signoria import Match, Move
from signoria.cli.screen import SEAT_STYLES
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

    def mark(self, seat: int) -> Text:
        """The number of a seat, in its colour."""
        return Text(str(seat + 1), style=SEAT_STYLES[seat])

    def name(self, seat: int) -> Text:
        """`2 Pazzi`."""
        return Text(f"{seat + 1} {self.words.player(seat, self.names)}", style=SEAT_STYLES[seat])


def scene(m: Match, seat: int | None, words: Words) -> Scene:
    """What a seat sees now."""
    view = m.view(seat)
    moves = [] if seat is None else list(m.legal(seat))
    return Scene(view, seat, moves, m.names, words, step_of(view), m.seats)


def step_of(view: dict[str, Json]) -> str:
    """The name of the step on top, '' when there is none."""
    steps = view.get("steps")
    return str(steps[-1]["step"]) if isinstance(steps, list) and steps else ""


def position_of(view: dict[str, Json]) -> dict[str, Json]:
    """A view without what a position has not, so that the game reads it."""
    return {name: value for name, value in view.items() if name not in NOT_OF_A_POSITION}
