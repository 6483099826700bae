"""Pictures: a moment of a game as a document for whoever draws it, in the nouns of its rules.

A picture has two parts. `table` is what everybody knows, spectators included: it is the same for all and made once.
`mine` is what one seat knows besides. No field is in both, so nobody has to ask which of two is right.
"""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from signoria import Match, Seen
from signoria.kernel.flow import BELOW, State


class Part(Struct, kw_only=True):
    """A part of a document for boards, with a type for each of its fields."""


class Picture(Part):
    """What everybody knows, and what one seat knows besides: null for who only looks on."""

    table: Part
    mine: Part | None


@dataclass(frozen=True)
class Drawn:
    """A game for boards: its constant facts, the type of its views, and how its pictures are made.

    `table` is handed what a spectator sees, `mine` what the seat sees.
    """

    facts: type[Part]
    view: type[Part]
    table_type: type[Part]
    mine_type: type[Part]
    table: Callable[[Match, Seen], Part]
    mine: Callable[[Match, Seen], Part]


def frames_of(s: State) -> dict[str, int]:
    """Where the numbers of each step under way begin, the uppermost of a kind."""
    found: dict[str, int] = {}
    f = int(s.top)
    while f >= 0:
        found.setdefault(s.steps[s.stack[f]].name, f)
        f = int(s.stack[f + BELOW])
    return found


def picture(drawn: Drawn, m: Match, seat: int | None) -> Picture:
    """A moment of a match as a seat (None: a spectator) may see it."""
    return Picture(table=drawn.table(m, m.seen(None)), mine=None if seat is None else drawn.mine(m, m.seen(seat)))
