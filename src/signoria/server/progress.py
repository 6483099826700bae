"""How far a game has come, kept in the row of its table, so that a list of tables opens none of them.

What is kept of a seat is told to its owner alone: an answer to a sealed step stops its clock, and nobody else may
notice. When something last happened counts only what everybody is told of.
"""

from signoria.server.clocks import Outages
from signoria.server.room import Room
from signoria.server.storage import Entry, TableRow
from signoria.table.rounds import round_of

KEPT = ("round", "moved", "waiting", "clocks")  # columns of the table


def keep_progress(room: Room, entry: Entry | None) -> None:
    """Note in the row what lists tell of a game; after an entry, or of a game that began before rows had it."""
    row, match, clocks = room.row, room.match, room.clocks
    assert match is not None
    row.round = round_of(row.game, match.state)
    people = room.people
    row.waiting = [seat for seat in room.waiting if seat in people]
    if entry is None or room.numbering.entry(None, room.number(None)) == entry.seq:
        row.moved = clocks.since or row.created if entry is None else entry.at
    row.clocks = []
    if clocks.is_used:
        row.clocks = [
            [round(left, 3), clocks.begins(seat) if seat in clocks.running else None]
            for seat, left in enumerate(clocks.left)
        ]


def asked_of(row: TableRow, seats: list[int]) -> list[int]:
    """Those of somebody's own seats that must answer."""
    return [seat for seat in row.waiting or () if seat in seats] if row.status == "playing" else []


def seconds_left(row: TableRow, seat: int, now: float, outages: Outages) -> float | None:
    """On the clock of a seat; none where nobody is pressed."""
    if row.status != "playing" or seat >= len(row.clocks):
        return None
    left, begins = float(row.clocks[seat][0]), row.clocks[seat][1]
    return max(0.0, left - (outages.passed(begins, now) if begins is not None else 0.0))
