"""A table of Lorenzo as a seat knows it."""

from dataclasses import dataclass, field, replace
from functools import cached_property

from signoria import Match, Move, Seen
from signoria.games.lorenzo.actions import member_value
from signoria.games.lorenzo.pieces import COUNCIL, HOME, NEUTRAL, SPACE
from signoria.games.lorenzo.state import COUNCIL_ROW, DICE, Table
from signoria.kernel.text import Words
from signoria.table import scene as scenes

Standing = tuple[int, int]  # a seat and its member
COUNCIL_PLACES = 16


@dataclass(frozen=True)
class Scene(scenes.Scene):
    """What a seat sees, with its table."""

    table: Table
    needs: dict[int, tuple[int, int]] = field(default_factory=dict)  # what `needed` has found out already, by move

    def standing(self, space: int) -> list[Standing]:
        """The members on a space; in the council from left to right."""
        if space == COUNCIL:
            row = [int(self.table.cells[COUNCIL_ROW + i]) for i in range(COUNCIL_PLACES)]
            return [(who // 4, who % 4) for who in row if who >= 0]
        return [
            (seat, member)
            for seat in range(self.seats)
            for member in range(4)
            if self.table.place_of(seat, member) == space
        ]

    def is_home(self, seat: int, member: int) -> bool:
        """Whether a member can still be placed."""
        return bool(self.table.place_of(seat, member) == HOME)

    def value_of(self, seat: int, member: int) -> int | None:
        """The value of a member; none before the dice are rolled."""
        if member != NEUTRAL and self.table.cells[DICE + member] == 0:
            return None
        return int(member_value(self.table, seat, member))

    @cached_property
    def servant_counts(self) -> list[int]:
        """How many servants may be spent, where that is asked, from the least on."""
        return sorted(move.number("number") for move in self.moves if move.verb == "servants")

    def is_reachable(self, space: int) -> bool:
        """Whether a legal move goes there."""
        name = SPACE.names[space]
        return any(move.arguments.get("space") == name for move in self.moves)


def scene_of(m: Match, seen: Seen, words: Words, moves: list[Move] | None = None) -> Scene:
    """What was seen of a match."""
    now = scenes.scene_of(m, seen, words, moves)
    assert isinstance(seen.known, Table)
    return Scene(seen, now.moves, now.names, words, seen.known)


def scene(m: Match, seat: int | None, words: Words) -> Scene:
    """What a seat sees now, briefly."""
    return replace(scene_of(m, m.seen(seat), words), is_brief=True)
