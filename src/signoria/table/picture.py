"""Pictures: a moment of a game as a document for whoever draws it, in the nouns of its rules.

A picture has two parts. `table` is what everybody knows, spectators included: it is the same for all and made once.
`mine` is what one seat knows besides. No field is in both, so nobody has to ask which of two is right.

Most of a table stays as it was from one move to the next. So each of its fields can say from which numbers of the state
it is made: as long as those are the same, nothing is made anew.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from signoria import Match, Seen
from signoria.kernel.flow import BELOW, State


class Part(Struct, kw_only=True):
    """A part of a document for boards, with a type for each of its fields."""


class Picture(Part):
    """What everybody knows, and what only one seat knows: null for spectators."""

    table: Part
    mine: Part | None


Parts = dict[str | tuple[str, int], bytes]  # of an object by name; of a list in it, its items by name and number
canonical = msgspec.json.Encoder(order="sorted").encode  # the names of each object in the order of their codes


class Kept:
    """What the parts of a picture were made from the last time, and what became of them.

    Whoever takes something back in the game lets go of all of it: some parts are made from the log, which else only
    grows.
    """

    def __init__(self) -> None:
        self.parts: dict[object, tuple[object, bytes]] = {}
        self.editions: dict[str, tuple[object, int]] = {}

    def known(self, name: object, made_from: object) -> bytes | None:
        """A part as JSON, if what it is made from is what it was."""
        found = self.parts.get(name)
        return found[1] if found is not None and found[0] == made_from else None

    def written(self, name: object, made_from: object, made: object) -> bytes:
        """A part that was made anew, as JSON."""
        found, written = self.parts.get(name), canonical(made)
        if found is not None and found[1] == written:
            written = found[1]  # the same is kept once
        self.parts[name] = made_from, written
        return written

    def edition(self, name: str, numbers: object) -> int:
        """A number that stands for many numbers: another one whenever they have changed."""
        found = self.editions.get(name)
        if found is None or found[0] != numbers:
            found = self.editions[name] = numbers, 0 if found is None else found[1] + 1
        return found[1]

    def forget(self) -> None:
        self.parts.clear()
        self.editions.clear()


Now = TypeVar("Now")


@dataclass(frozen=True)
class Field(Generic[Now]):
    """A field of a table. `made_from` is all that it depends on besides the options; None: it is made each time."""

    make: Callable[[Now], object]
    made_from: Callable[[Now], object] | None = None


@dataclass(frozen=True)
class PerSeat(Generic[Now]):
    """A field that is a list with an item for each seat, every one of which depends on something else."""

    make: Callable[[Now, int], object]
    made_from: Callable[[Now, int], object]


class Fields(Generic[Now]):
    """How the table of a game is made, field by field: `look` at the moment once, for all of them."""

    def __init__(
        self,
        kind: type["Part"],
        look: Callable[[Match, Seen, Kept], Now],
        fields: Mapping[str, Field[Now] | PerSeat[Now]],
    ) -> None:
        self.kind = kind
        self.look = look
        self.fields = {name: fields[name] for name in sorted(kind.__struct_fields__)}

    def table(self, m: Match, seen: Seen) -> Any:
        """All of it, from what a spectator knows."""
        now, seats = self.look(m, seen, Kept()), range(seen.seats)
        made: dict[str, Any] = {}
        for name, field in self.fields.items():
            if isinstance(field, PerSeat):
                made[name] = [field.make(now, seat) for seat in seats]
            else:
                made[name] = field.make(now)
        return self.kind(**made)

    def written(self, m: Match, seen: Seen, kept: Kept) -> Parts:
        """The same as JSON, field by field in the order of their names, items for seats one by one."""
        now, seats = self.look(m, seen, kept), range(seen.seats)
        found: Parts = {}
        for name, field in self.fields.items():
            if isinstance(field, PerSeat):
                for seat in seats:
                    key, made_from = (name, seat), field.made_from(now, seat)
                    part = kept.known(key, made_from)
                    found[key] = kept.written(key, made_from, field.make(now, seat)) if part is None else part
            elif field.made_from is None:
                found[name] = canonical(field.make(now))
            else:
                made_from = field.made_from(now)
                part = kept.known(name, made_from)
                found[name] = kept.written(name, made_from, field.make(now)) if part is None else part
        return found


@dataclass(frozen=True)
class Drawn:
    """A game for boards: its constant facts, the type of its views, and how its pictures are made.

    `table` is handed what a spectator sees, `mine` what the seat sees; `written` is `table` as JSON, field by field.
    `mine_from` is all that `mine` depends on besides the options; None where it must be made each time.
    """

    facts: type[Part]
    view: type[Part]
    table_type: type[Part]
    mine_type: type[Part]
    table: Callable[[Match, Seen], Part]
    mine: Callable[[Match, Seen], Part]
    written: Callable[[Match, Seen, Kept], Parts]
    mine_from: Callable[[Seen], tuple[object, ...] | None] = lambda seen: None


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
