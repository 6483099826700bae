"""What a soak must know of each game: how many games to play, and where to begin so that rare things happen."""

from collections.abc import Callable
from typing import NamedTuple

from signoria.cli.soaking import fief, lorenzo, princes
from signoria.kernel.domains import Json

RichPosition = Callable[[int, dict[str, Json], int], dict[str, Json]]  # from seats, options and a seed


class Soaked(NamedTuple):
    """A game under soak."""

    games: int  # by default
    dear: int  # dear checks at one node in so many: some ten or twenty in a game
    read: int  # in most games position and one view are read back at one node in so many, all where steps are rare
    rich_position: RichPosition  # late and with full hands, where random play hardly ever comes
    short: dict[str, tuple[Json, ...]]  # values of options with which a game of bots is soon over,
    late: dict[str, Json]  # and what of a rich position is put off to the last round
    liked: tuple[str, ...] = ()  # verbs that about half of the players choose whenever they can
    counted: tuple[str, ...] = ()  # events the summary counts
    bots: tuple[str, ...] = ()  # that play only this game


SOAKED = {
    "lorenzo": Soaked(2_000, 20, 1, lorenzo.rich_position, short={}, late={"round": 6}),
    "princes": Soaked(2_000, 20, 1, princes.rich_position, short={}, late={"round": 7}),
    "fief": Soaked(
        1_000, 40, 5, fief.rich_position, {"turn_limit": (1, 2, 3)}, {}, fief.LIKED, fief.COUNTED, ("opportunist",)
    ),
}
