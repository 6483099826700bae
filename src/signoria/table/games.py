"""Which words belong to which game."""

from functools import lru_cache

from signoria.games import game as game_named
from signoria.table.digest import Grouping
from signoria.table.fief.digest import GROUPING as FIEF_GROUPING
from signoria.table.fief.game import IN_WORDS as FIEF
from signoria.table.lorenzo.digest import GROUPING as LORENZO_GROUPING
from signoria.table.lorenzo.game import IN_WORDS as LORENZO
from signoria.table.plain import plainly
from signoria.table.princes.digest import GROUPING as PRINCES_GROUPING
from signoria.table.princes.game import IN_WORDS as PRINCES
from signoria.table.shown import InWords

SPOKEN: dict[str, InWords] = {"lorenzo": LORENZO, "princes": PRINCES, "fief": FIEF}
GROUPINGS: dict[str, Grouping] = {
    "lorenzo": LORENZO_GROUPING,
    "princes": PRINCES_GROUPING,
    "fief": FIEF_GROUPING,
}
PLAIN = Grouping()


@lru_cache(maxsize=64)
def in_words(game: str) -> InWords:
    """A game for people; one that is not listed is told plainly."""
    return SPOKEN[game] if game in SPOKEN else plainly(game_named(game))


def grouping_of(game: str) -> Grouping:
    """How a game tells what happened; one that is not listed event by event."""
    return GROUPINGS.get(game, PLAIN)
