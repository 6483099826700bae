"""What a bot is. It is asked as its seat and answers with a choice; the true state never comes near it."""

from mypy_extensions import mypyc_attr

from signoria.bots.choice import Choice, plain_choice
from signoria.kernel.errors import SignoriaError
from signoria.kernel.rng import Rng
from signoria.kernel.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base class: `choose` is the door, `think` is the thinking. The same seed gives the same choices."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Rng(seed & 0x7FFFFFFFFFFFFFFF)

    def choose(self, seen: Seen) -> Choice:
        """One of the legal moves. Where there is only one, nobody thinks."""
        if len(seen.moves) == 0:
            raise SignoriaError(f"seat {seen.viewer} has nothing to choose now")
        if len(seen.moves) == 1:
            return plain_choice(seen, seen.moves.items[0])
        return self.think(seen)

    def think(self, seen: Seen) -> Choice:
        """One of several moves. `seen.world(self.rng)` gives worlds to think in."""
        raise NotImplementedError

    def close(self) -> None:
        """It is not asked any more."""
