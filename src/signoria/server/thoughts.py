"""What a bot thought before its move: told by its process, kept in the log, shown to nobody before the game is over.

It depends on what the bot's seat knows. A hint is such a thought too, about the seat of who asks for it.
"""

from msgspec import Struct

from signoria.server.wire import Unit


class Because(Struct):
    """What a move makes better or worse, in hundredths of a point."""

    feature: str
    points: int


class Weighed(Struct):
    """A move and what it promises."""

    move: str
    worth: float
    reasons: list[Because]
    at_once: float = 0.0  # points by which it looks better at first sight


class Thought(Struct, omit_defaults=True):
    """A move, and the best of those that were weighed, it first; none where the bot has weighed nothing."""

    move: str
    unit: Unit = "points"
    ranked: list[Weighed] = []
    better_wait: bool = False  # whether nothing that the seat may do out of turn looks better than to wait

    def led_to(self, lines: list[list[str]]) -> bool:
        """Whether an entry of the log is its move, and there is a reason to remember: else the plain move was made."""
        return bool(self.ranked) and lines[0][1] == self.move
