"""How much memory a room takes, about: enough to keep all of them together below a limit."""

from signoria.kernel.pickling import Packed
from signoria.server.room import Room
from signoria.server.storage import Entry

# Measured with tracemalloc over whole games of each title. Lines include what is kept for each of them: its entry in
# the match, in the log, and its key.
BASE = 15_000
OF_LINE = 250
OF_ENTRY = 100
OF_EVENT = 200
OF_NEWS = 400  # an event as it was told to somebody: its document and its sentence
OF_THOUGHT = 2_000  # what a bot thought about a move, in words
OF_PART = 150  # a part of a view that was sent
OF_NUMBER = 8  # a cell of a state
OF_READ = 3_000  # an entry while a log is read: as a row, and as what becomes of it


def bytes_to_read(entries: list[Entry]) -> int:
    """Roughly how many bytes it takes to read a log."""
    return BASE + OF_READ * len(entries)


def bytes_of(room: Room) -> int:
    """Roughly how many bytes are freed once a room is dropped."""
    match = room.match
    if match is None:
        return BASE
    state = OF_NUMBER * (len(match.state.cells) + len(match.state.stack))
    news = 0 if room.made_news is None else sum(len(told[0]) for told in room.made_news.made.values())
    thoughts = sum(len(told.thoughts) for _, told in room.told.values())
    return (
        BASE
        + state * 2
        + sum([len(kept) for kept in match.snapshots.values() if isinstance(kept, Packed)])
        + OF_LINE * len(match.lines)
        + OF_ENTRY * len(room.heard)
        + OF_EVENT * len(match.events)
        + OF_NEWS * news
        + OF_THOUGHT * thoughts
        + sum(OF_PART * len(view.parts) for view in room.views.sent.values())
        + sum(len(part) for part in {part for view in room.views.sent.values() for part in view.parts.values()})
        + sum(len(drawing.mine) for drawing in room.pictures.sent.values())
        + sum(len(part) for part in room.pictures.table.values())
    )
