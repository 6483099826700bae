"""Which words belong to which game."""

from functools import lru_cache

from signoria.games import game as game_named
from signoria.table.fief.game import IN_WORDS as FIEF
from signoria.table.lorenzo.game import IN_WORDS as LORENZO
from signoria.table.plain import plainly
from signoria.table.princes.game import IN_WORDS as PRINCES
from signoria.table.shown import InWords

SPOKEN: dict[str, InWords] = {"lorenzo": LORENZO, "princes": PRINCES, "fief": FIEF}


@lru_cache(maxsize=64)
def in_words(game: str) -> InWords:
    """A game for people; one that is not listed is told plainly."""
    return SPOKEN[game] if game in SPOKEN else plainly(game_named(game))
