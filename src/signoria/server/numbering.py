"""Entries of a log as each viewer counts them: only those it is told of.

What one seat alone may know has no number for anybody else: a standing order, an answer to a sealed step that others
still have to answer, taking such an answer back, and a move of which all that is told is secret. So numbers tell
nothing. They follow from the log: every process counts alike, also after a restart.
"""

from bisect import bisect_right

from signoria.kernel.match import RETRACT, Match
from signoria.kernel.record import TABLE
from signoria.server.storage import Entry

ORDER = "order"  # the first word of lines about standing orders
PRIVATE = (ORDER, RETRACT)
TIME = "time"  # the clock has answered


class Numbering:
    """For each seat, and None for spectators: the entries it is not told of, in order."""

    def __init__(self, seats: int) -> None:
        self.untold: dict[int | None, list[int]] = {viewer: [] for viewer in (None, *range(seats))}

    def hide(self, entry: int, owner: int) -> None:
        """An entry, the newest, is told to one seat alone."""
        for viewer, untold in self.untold.items():
            if viewer != owner:
                untold.append(entry)

    def number(self, viewer: int | None, entry: int) -> int:
        """What a viewer calls an entry, or the last before it that it was told of."""
        untold = self.untold[viewer]
        return entry - bisect_right(untold, entry) if untold else entry

    def numbers(self, entry: int) -> dict[int | None, int]:
        """What each viewer calls an entry."""
        return {
            viewer: entry - bisect_right(untold, entry) if untold else entry for viewer, untold in self.untold.items()
        }

    def entry(self, viewer: int | None, number: int) -> int:
        """The entry that a viewer calls so."""
        untold = self.untold[viewer]
        if not untold:
            return number
        return number + bisect_right(range(len(untold)), number, key=lambda i: untold[i] - i)


def owner_of(entry: Entry, match: Match) -> int | None:
    """The one seat that may know of an entry, if there is such a seat. The match stands after the entry."""
    words = [what.split() for who, what in entry.lines if who == TABLE]
    if entry.movers:
        is_private = match.entries[-1].sealed or is_secret(match, len(entry.movers))
        return entry.movers[0] if is_private and all(line[0] == TIME for line in words) else None
    if words and all(who != "chance" for who, _ in entry.lines) and all(line[0] in PRIVATE for line in words):
        return int(words[0][1])
    return None


def is_secret(match: Match, moves: int) -> bool:
    """Whether the last moves have told something, and all of it in secret."""
    return all(entry.secret for entry in match.entries[-moves:])
