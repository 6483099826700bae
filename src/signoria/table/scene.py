"""What a seat sees, ready to be told or drawn. All comes from what that seat knows, nothing from the true state."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from signoria import Match, Move, Seen
from signoria.kernel.domains import Json
from signoria.kernel.flow import Event
from signoria.kernel.tables import event_json
from signoria.kernel.text import MARKED, Parts, Words, parts_of


@dataclass(frozen=True)
class Scene:
    """A table as one seat (None: a spectator) sees it, with its legal moves."""

    seen: Seen
    moves: list[Move]
    names: list[str]
    words: Words
    is_brief: bool = field(default=False, kw_only=True)  # for the terminal, which has little room and a key to signs

    @property
    def seat(self) -> int | None:
        return self.seen.seat

    @cached_property
    def seats(self) -> int:
        return self.seen.seats

    @cached_property
    def step(self) -> str:
        """The step that asks, '' when the game is over."""
        return self.seen.step

    @property
    def view(self) -> dict[str, Json]:
        return self.seen.view

    def sentence(self, move: Move) -> str:
        """A move in words, with players by their names."""
        return self.words.move_for(move.game, move.code, self.players)

    @cached_property
    def players(self) -> list[str]:
        """The names of the players; a player without a name is called by the number of the seat."""
        return [self.player(seat) for seat in range(self.seats)]

    def player(self, seat: int) -> str:
        return self.words.player(seat, self.names)

    def name(self, seat: int) -> str:
        """`Pazzi`; briefly `2 Pazzi`, by the number one types."""
        return f"{seat + 1} {self.player(seat)}" if self.is_brief else self.player(seat)


def scene_of(m: Match, seen: Seen, words: Words, moves: list[Move] | None = None) -> Scene:
    """What was seen of a match; where `moves` are given, they are what the seat may do."""
    return Scene(seen, list(seen.legal) if moves is None else moves, m.names, words)


def who_is_asked(seen: Seen, words: Words, names: list[str]) -> str:
    """Who decides now, and what, which the step that asks tells."""
    parts = waiting_for(words, seen.step, tuple(seen.waiting))
    return "".join([words.player(int(part), names) if i & 1 else part for i, part in enumerate(parts)])


@lru_cache(maxsize=1024)
def waiting_for(words: Words, step: str, seats: tuple[int, ...]) -> Parts:
    """The same at every table, with marks where names belong."""
    players, doing = words.series([words.player(seat, MARKED) for seat in seats]), f"doing-{step}"
    if not words.has(doing):
        return parts_of(words.word("table-waiting-for", players=players))
    what = words.word(doing, n_id="one" if len(seats) == 1 else "several")
    return parts_of(words.word("table-doing", players=players, what=what, n=len(seats)))


def meanwhile(words: Words, doing: str, step: str = "") -> str:
    """What others do now, to somebody who need not do anything and may act all the same: how, if a step says it."""
    key = f"meanwhile-{step}"
    return words.word(key if words.has(key) else "table-meanwhile", doing=doing)


def events_since(m: Match, seen: Seen, names: Iterable[str]) -> list[dict[str, Any]]:
    """The latest events that a viewer was told of, from the last one of some kinds on; none if there was none."""
    kinds, first = set(names), len(m.events) - 1
    while first >= 0 and m.game.events[m.events[first].kind].name not in kinds:
        first -= 1
    told: list[Event] = m.heard(seen.viewer, first) if first >= 0 else []
    return [dict(event_json(m.game.events[event.kind], event, seen.viewer)) for event in told]
