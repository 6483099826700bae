"""How far a game has come, as everybody knows it: for lists of tables, which do not open them."""

from typing import NamedTuple

from signoria.games.fief.state import TURN as FIEF_TURN
from signoria.games.lorenzo.state import ROUND as LORENZO_ROUND
from signoria.games.princes.pieces import ROUNDS as PRINCES_ROUNDS
from signoria.games.princes.state import ROUND as PRINCES_ROUND
from signoria.kernel.flow import State
from signoria.table.lorenzo.facts import ROUNDS as LORENZO_ROUNDS


class Rounds(NamedTuple):
    """Where a state counts them, and how many there are; 0 where the rules set no number, as with the turns of Fief."""

    cell: int
    last: int


COUNTED = {
    "lorenzo": Rounds(int(LORENZO_ROUND), LORENZO_ROUNDS),
    "princes": Rounds(int(PRINCES_ROUND), int(PRINCES_ROUNDS)),
    "fief": Rounds(int(FIEF_TURN), 0),
}


def round_of(game: str, s: State) -> int:
    """The round, or turn, that is played; 0 before the first, and where a game counts none."""
    return int(s.cells[COUNTED[game].cell]) if game in COUNTED else 0


def rounds_of(game: str) -> int:
    """How many rounds a game has; 0 if that is open."""
    return COUNTED[game].last if game in COUNTED else 0
