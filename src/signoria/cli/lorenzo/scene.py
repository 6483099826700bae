"""A table of Lorenzo as a seat knows it."""

from dataclasses import dataclass

from rich.text import Text

from signoria import Match
from signoria.cli import scene as scenes
from signoria.cli.screen import SEAT_STYLES
from signoria.games import game
from signoria.games.lorenzo.actions import member_value
from signoria.games.lorenzo.pieces import COUNCIL, HOME, MEMBER, NEUTRAL, SPACE
from signoria.games.lorenzo.state import COUNCIL_ROW, DICE, Table
from signoria.kernel.text import Words


@dataclass(frozen=True)
class Scene(scenes.Scene):
    """What a seat sees, with its table."""

    table: Table

    def member(self, seat: int, member: int) -> Text:
        """`W2`: the white member of player 2."""
        return Text(f"{MEMBER.names[member][0].upper()}{seat + 1}", style=SEAT_STYLES[seat])

    def standing(self, space: int) -> list[Text]:
        """The members on a space; in the council from left to right."""
        if space == COUNCIL:
            row = [int(self.table.cells[COUNCIL_ROW + i]) for i in range(16)]
            return [self.member(who // 4, who % 4) for who in row if who >= 0]
        return [
            self.member(seat, member)
            for seat in range(self.seats)
            for member in range(4)
            if self.table.place_of(seat, member) == space
        ]

    def at_home(self, seat: int) -> Text:
        """`B4 W2 -- N0`: the members a player can still place, each with its value."""
        parts: list[Text] = []
        for member in range(4):
            if self.table.place_of(seat, member) != HOME:
                parts.append(Text("--"))
            elif member != NEUTRAL and self.table.cells[DICE + member] == 0:
                parts.append(Text(MEMBER.names[member][0].upper() + "?"))
            else:
                parts.append(Text(f"{MEMBER.names[member][0].upper()}{member_value(self.table, seat, member)}"))
        return Text(" ").join(parts)

    def is_reachable(self, space: int) -> bool:
        """Whether a legal move goes there."""
        name = SPACE.names[space]
        return any(move.text.split()[-1] == name for move in self.moves)


def scene(m: Match, seat: int | None, words: Words) -> Scene:
    """What a seat sees now."""
    seen = scenes.scene(m, seat, words)
    table = game("lorenzo").from_document(scenes.position_of(seen.view))
    assert isinstance(table, Table)
    return Scene(seen.view, seat, seen.moves, seen.names, words, seen.step, seen.seats, table)
