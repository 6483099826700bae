"""What a bot is. It is asked as its seat and answers with a choice; the true state never comes near it."""

from mypy_extensions import mypyc_attr

from signoria.bots.asked import Asked
from signoria.bots.choice import Choice, plain_choice
from signoria.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base class: `choose` is the door, `think` is the thinking. The same seed gives the same choices."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Rng(seed & 0x7FFFFFFFFFFFFFFF)

    def choose(self, asked: Asked) -> Choice:
        """One of the legal moves. Where there is only one, nobody thinks."""
        if len(asked.moves) == 1:
            return plain_choice(asked, asked.moves.items[0])
        return self.think(asked)

    def think(self, asked: Asked) -> Choice:
        """One of several moves. `asked.world(self.rng)` gives worlds to think in."""
        raise NotImplementedError

    def close(self) -> None:
        """It is not asked any more."""
