"""A village in revolt: what the tests of revolts and of calming them share."""

from signoria.games.fief.pieces import KINDS
from signoria.games.fief.state import (
    DISCARDS,
    HAND_OF,
    HAND_SIZE,
    Table,
)
from tests.fief.calm_tables import calm, leave_only
from tests.fief.tables import (
    calamity,
    castle,
    hand,
    kind_of,
    lord,
    play,
    table,
    troops,
)


def mazilles(men: int = 2, knights: int = 0, fort: bool = True, hidden_money: bool = False) -> Table:
    """T-47: Mazilles of seat 1 with a castle, under famine; seat 0 holds Revolts, nobody else a card."""
    s = table(4, hidden_money=hidden_money)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "bourg")
    troops(s, 1, "mazilles", men=men, knights=knights)
    if fort:
        castle(s, "mazilles")
    calamity(s, "famine", "b2")
    hand(s, 0, "revolt")
    leave_only(s)
    return s


def rise(s: Table, at: str = "mazilles") -> Table:
    calm(s)
    play(s, 0, f"revolt {at}")
    return s


def more(s: Table, seat: int, n: int = 1, name: str = "revolt") -> None:
    """A seat holds more cards, taken from the discard pile."""
    s.cells[DISCARDS + kind_of(name)] -= n
    s.cells[HAND_OF + seat * KINDS + kind_of(name)] += n
    s.cells[HAND_SIZE + seat] += n
