"""The process in which finished games are replayed: a line in, which moment of which record; a line out, that moment.

The records looked at last are kept as far as they were played, so that going on by a line costs only that line.
"""

import json
import signal
import sys
from bisect import bisect_right
from itertools import accumulate
from typing import Any

import msgspec

from signoria.games import game as game_named
from signoria.kernel.match import Match
from signoria.kernel.record import record_from_text
from signoria.kernel.replay import replay, replay_line
from signoria.server import wire
from signoria.server.shown import news_at, shown_at
from signoria.server.thinking import READY
from signoria.table.picture import picture
from signoria.table.pictures import DRAWN

MOST_RECORDS = 4
POSITION = "position"  # how a moment is shown from which a new table begins: with everything that is hidden in it
UNKNOWN = b'{"unknown": true}'  # a record that was not sent, or is no longer kept


class Replayed:
    """A record, and its match after a number of lines."""

    def __init__(self, text: str) -> None:
        self.record = record_from_text(text)
        self.lines, self.record.lines, self.record.digest = self.record.lines, [], ""
        self.match: Match = self.begin()
        self.heard = [len(self.match.events)]  # events there are after each line, as far as it was ever played

    def begin(self) -> Match:
        return replay(game_named(self.record.game), self.record)

    def at(self, line: int) -> Match:
        if len(self.match.lines) > line:
            self.match = self.begin()
        for who, what in self.lines[len(self.match.lines) : line]:
            replay_line(self.match, who, what, None)
            if len(self.match.lines) == len(self.heard):
                self.heard.append(len(self.match.events))
        return self.match

    def moments(self, line: int, seat: int | None, news: list[wire.Action]) -> list[int]:
        """The line after which each action had happened, or each heading stood, for good: not what was taken back."""
        match = self.at(line)
        viewer = match.viewer(seat)
        least = [*accumulate(reversed(self.heard[: line + 1]), min)][::-1]  # that there ever are from each line on
        told = [bisect_right(least, i) for i in range(len(match.events)) if match.heard(viewer, i, i + 1)]
        return [told[action.first if action.level else action.last] for action in news]


class Replaying:
    def __init__(self) -> None:
        self.all: dict[str, Replayed] = {}  # the latest used stands last

    def answer(self, question: dict[str, Any]) -> bytes:
        key, text = question["record"], question.get("text")
        if text is not None:
            self.all[key] = Replayed(text)
        if key not in self.all:
            return UNKNOWN
        replayed = self.all[key] = self.all.pop(key)
        while len(self.all) > MOST_RECORDS:
            del self.all[next(iter(self.all))]
        if question["shown"] == POSITION:
            match = replayed.at(question["line"])
            return msgspec.json.encode(None if match.over else match.position())
        asked = (question["line"], question["seat"], question["lang"], question["shown"])
        return msgspec.json.encode(place(replayed, *asked))


def place(replayed: Replayed, line: int, seat: int | None, lang: str, shown: str) -> wire.PlaceOut:
    """A moment as a seat, or a spectator, sees it."""
    match = replayed.at(line)
    found = wire.PlaceOut(
        line=line,
        lines=len(replayed.lines),
        view=match.view(seat),
        events=match.log(seat),
        sentences=match.sentences(seat, lang),
    )
    if shown:
        found.shown, _ = shown_at(match, match.seen(seat), lang, shown, [], [], match.over)
        drawn = DRAWN.get(match.game.name)
        if drawn is not None:
            found.picture = picture(drawn, match, seat)
        found.news = news_at(match, seat, lang)
        found.moments = replayed.moments(line, seat, found.news)
    return found


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells it when to end
    replaying = Replaying()
    sys.stdout.write(READY + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        sys.stdout.buffer.write(replaying.answer(json.loads(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
