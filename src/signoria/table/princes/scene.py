"""A table of Princes as a seat knows it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

from signoria import Match, Move, Seen
from signoria.games.princes.pieces import CARD, OBJECT
from signoria.games.princes.state import OPEN_MONEY, ROUND, Table
from signoria.kernel.flow import BELOW
from signoria.kernel.text import Words
from signoria.table import scene as scenes

AUCTION_STEPS = ("auction", "choose", "bid", "last_buyer", "purchase", "pick")


@dataclass(frozen=True)
class Scene(scenes.Scene):
    """What a seat sees, with its table and what was sold in this round."""

    table: Table
    sales: Callable[[], dict[int, tuple[int, int]]]  # reads the log, which few who look at a scene need

    @cached_property
    def sold(self) -> dict[int, tuple[int, int]]:
        """Per object sold in this round its buyer and the price in hundreds."""
        return self.sales()

    def fields(self, seat: int) -> dict[str, Any]:
        """What the view says of a player."""
        players: Any = self.view["players"]
        fields: dict[str, Any] = players[seat]
        return fields

    def hand(self, seat: int, deck: str) -> list[int]:
        """Cards in a hand that may be seen: `professions`, `bonus` or `prestige_cards`."""
        return [CARD.parse(name) for name in self.fields(seat)[deck] if name is not None]

    def hidden(self, seat: int, deck: str) -> int:
        """How many cards in a hand may not be seen."""
        return sum(name is None for name in self.fields(seat)[deck])

    def money(self, seat: int) -> str:
        """Florins; with hidden money only your own. [P-1.7]"""
        shown = self.table.cells[OPEN_MONEY] or seat == self.seat
        return str(100 * self.table.money(seat)) if shown else "?"

    @property
    def round(self) -> int:
        return int(self.table.cells[ROUND])

    @property
    def phase(self) -> str:
        """The phase of the round under way: A, with the expansion A2, or B. [P-2.1] [P-2.3]"""
        return next((phase for phase in ("auction", "characters") if self.is_under_way(phase)), "actions")

    def frame(self, step: str) -> int:
        """Where the numbers of a step under way begin, -1 if it is not under way."""
        table = self.table
        f = int(table.top)
        while f >= 0 and table.steps[table.stack[f]].name != step:
            f = int(table.stack[f + BELOW])
        return f

    def is_under_way(self, *steps: str) -> bool:
        return any(self.frame(step) >= 0 for step in steps)


def scene_of(m: Match, seen: Seen, words: Words, moves: list[Move] | None = None) -> Scene:
    """What was seen of a match."""
    now = scenes.scene_of(m, seen, words, moves)
    assert isinstance(seen.known, Table)
    return Scene(seen, now.moves, now.names, words, seen.known, partial(sales, m, seen))


def scene(m: Match, seat: int | None, words: Words) -> Scene:
    """What a seat sees now, briefly."""
    return replace(scene_of(m, m.seen(seat), words), is_brief=True)


def sales(m: Match, seen: Seen) -> dict[int, tuple[int, int]]:
    """Who has bought which object in this round, and for how much, as the log tells it."""
    sold: dict[int, tuple[int, int]] = {}
    last = -1
    for event in scenes.events_since(m, seen, ("round",)):
        kind: str = str(event["event"])
        who, hundreds = event.get("seat"), event.get("hundreds")
        if kind == "won" and isinstance(who, int):
            last = OBJECT.parse(str(event["object"]))
            sold[last] = (who, 0)
        elif kind == "paid" and last >= 0 and isinstance(hundreds, int):
            sold[last] = (sold[last][0], hundreds)
            last = -1
        elif kind in ("placed", "kept", "held", "named", "refused", "work"):
            last = -1
    return sold
