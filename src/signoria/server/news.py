"""What has happened at a table, as documents and in words: made once for all who may see the same."""

from signoria.kernel.flow import EVERYBODY
from signoria.kernel.match import Match
from signoria.kernel.tables import event_json, may_see
from signoria.kernel.text import MARKED, words_for
from signoria.server.shown import action_out, sentence
from signoria.server.wire import Action, Json
from signoria.table.digest import news_after
from signoria.table.games import grouping_of

Told = tuple[list[Json], list[str]]
MOST_MADE = 8  # of a table; those used longest ago are made again when somebody asks for them


class News:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.made: dict[tuple[int, str, int | None], Told] = {}
        self.open: dict[int, bool] = {}
        self.called: dict[str, list[str]] = {}
        self.counted: dict[int | None, tuple[int, int]] = {}  # for a viewer: up to which event, and how many it heard

    def forget(self, is_back: bool = False) -> None:
        """The table has gone on, or back."""
        self.made.clear()
        self.open.clear()
        if is_back:
            self.counted.clear()

    def since(self, first: int, seat: int | None, lang: str) -> Told:
        """Events from the one numbered `first` on, and their sentences, as a seat may have them."""
        key = (first, lang, None if self.is_open(first) else seat)
        told = self.made.pop(key, None)
        if told is None:
            told = self.documents(first, seat), self.sentences(first, seat, lang)
        self.made[key] = told  # the latest used stands last
        if len(self.made) > MOST_MADE:
            del self.made[next(iter(self.made))]
        return list(told[0]), list(told[1])

    def is_open(self, first: int) -> bool:
        """Whether everybody may see all of it."""
        if first not in self.open:
            self.open[first] = all([event.mask == EVERYBODY for event in self.match.events[first:]])
        return self.open[first]

    def number(self, first: int, seat: int | None) -> int:
        """The number that the event numbered `first` has for a seat: secret ones of others are not counted."""
        end, count = self.counted.get(seat, (0, 0))
        if end > first:
            end, count = 0, 0
        if end < first:
            count += len(self.match.heard(self.match.viewer(seat), end, first))
        self.counted[seat] = first, count
        return count

    def documents(self, first: int, seat: int | None) -> list[Json]:
        kinds, viewer = self.match.game.events, self.match.viewer(seat)
        return [event_json(kinds[event.kind], event, viewer) for event in self.match.heard(viewer, first)]

    def sentences(self, first: int, seat: int | None, lang: str) -> list[str]:
        game, viewer, names = self.match.game, self.match.viewer(seat), self.names(lang)
        told = self.match.heard(viewer, first)
        return [sentence(game, event, may_see(event, viewer), lang, names) for event in told]

    def actions(self, first: int, seat: int | None, lang: str) -> list[Action]:
        """What a seat is told has happened, from the action on that the event before the one numbered `first` is in.

        That one may have grown, or have become shorter if something was taken back.
        """
        viewer, number = self.match.viewer(seat), self.number(first, seat)
        while number and not self.match.heard(viewer, first - 1, first):
            first -= 1
        words, grouping = words_for(self.match.game.name, lang), grouping_of(self.match.game.name)
        made = news_after(self.match, grouping, seat, words, max(first - 1, 0), max(number - 1, 0), MARKED)
        return [action_out(action, self.names(lang)) for action in made]

    def names(self, lang: str) -> list[str]:
        """What players are called; who has no name by the number of the seat."""
        if lang not in self.called:
            words = words_for(self.match.game.name, lang)
            self.called[lang] = [words.player(seat, self.match.names) for seat in range(self.match.seats)]
        return self.called[lang]
