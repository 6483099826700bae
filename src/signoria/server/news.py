"""What has happened at a table, as documents and in words: made once for all who may see the same."""

from functools import lru_cache

from signoria.kernel.flow import EVERYBODY, SPECTATOR, Event
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.seen import Seen
from signoria.kernel.tables import event_json, may_see
from signoria.kernel.text import MARKED, Parts, filled, parts_of, words_for
from signoria.server.shown import sentence, shown_at
from signoria.server.wire import Action, Json, Shown
from signoria.table.digest import Account, Reader, Told, account_of
from signoria.table.games import grouping_of, in_words

Made = tuple[list[Json], list[str]]
Events = tuple[tuple[int, bool, int, int, int, int], ...]  # each by kind, whether all of it was told, and numbers
MOST_MADE = 8  # of a table; those used longest ago are made again when somebody asks for them


class News:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.made: dict[tuple[int, str, int | None], Made] = {}
        self.open: dict[int, bool] = {}
        # By viewer, SPECTATOR where all may see all: the actions of some of the latest events, from where to where.
        self.groups: dict[int, tuple[int, int, list[Grouped]]] = {}
        # What those are told whom none of it names: by event, its number, language, whether something was taken back.
        self.told: dict[tuple[int, int, str, bool], tuple[set[int | None], list[Action]]] = {}
        # What those see who are not asked; by viewer where a game says more than what the step tells.
        self.doing: dict[tuple[str, int | None, str, tuple[int, ...], bool], Shown] = {}
        self.called: dict[str, list[str]] = {}
        self.counted: dict[int | None, tuple[int, int]] = {}  # for a viewer: up to which event, and how many it heard
        self.latest: dict[int, int] = {}  # by viewer the event that the last action begins with, as they were told it

    def forget(self, is_back: bool = False) -> None:
        """The table has gone on, or back."""
        self.made.clear()
        self.told.clear()
        self.doing.clear()
        self.open.clear()
        if is_back:
            self.counted.clear()
            self.groups.clear()
            self.latest.clear()
        for viewer in [viewer for viewer in self.groups if viewer != SPECTATOR]:
            del self.groups[viewer]
        for _, _, groups in self.groups.values():
            for group in groups[:-1]:  # they are told: only the last can grow
                group.forget()

    def settle(self) -> None:
        """Everybody was told. Whoever asks before the table goes on has it made again."""
        self.made.clear()
        self.told.clear()
        for _, _, groups in self.groups.values():
            for group in groups:
                group.said.clear()

    def since(self, first: int, seat: int | None, lang: str) -> Made:
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
            count += len(self.match.heard(viewer_of(seat), end, first))
        self.counted[seat] = first, count
        return count

    def documents(self, first: int, seat: int | None) -> list[Json]:
        kinds, viewer = self.match.game.events, viewer_of(seat)
        return [event_json(kinds[event.kind], event, viewer) for event in self.match.heard(viewer, first)]

    def sentences(self, first: int, seat: int | None, lang: str) -> list[str]:
        game, viewer, names = self.match.game, viewer_of(seat), self.names(lang)
        told = self.match.heard(viewer, first)
        return [sentence(game, event, may_see(event, viewer), lang, names) for event in told]

    def actions(self, first: int, seat: int | None, lang: str, is_back: bool = False) -> list[Action]:
        """The actions that a seat is told of, with the events from the one numbered `first` on, or grown by them.

        Where something was taken back, also the one before, which may have become shorter.
        """
        match, viewer, number = self.match, viewer_of(seat), self.number(first, seat)
        key, since = (first, number, lang, is_back), number
        if key in self.told and viewer not in self.told[key][0]:
            return list(self.told[key][1])
        if is_back and number:
            since -= 1
            while not match.heard(viewer, first - 1, first):
                first -= 1
            first -= 1
        elif not match.heard(viewer, first):
            return []
        begin = self.beginning(first, viewer)
        at = since - len(match.heard(viewer, begin, first))
        names, named = self.names(lang), set[int | None]()
        found: list[Action] = []
        groups = self.grouped(begin, viewer)
        for group in groups:
            if at + len(group) > since:
                account, sentences = group.told(match.game, lang, viewer, names)
                found.append(account.numbered(at, len(group), sentences))
                named |= group.seats
            at += len(group)
        self.latest[viewer] = self.number_of(groups[-1][0].event)
        if viewer not in named and self.is_open(begin):
            self.told[key] = named, found
        return found

    def not_asked(self, seen: Seen, lang: str, is_over: bool) -> Shown:
        """The moment in words for a viewer with nothing to choose: who is asked, as far as that viewer knows."""
        viewer = seen.viewer if seen.step in in_words(self.match.game.name).doing else None
        key = lang, viewer, seen.step, tuple(seen.waiting), is_over
        if key not in self.doing:
            self.doing[key] = shown_at(self.match, seen, lang, "words", [], self.names(lang), is_over)[0]
        return self.doing[key]

    def beginning(self, first: int, viewer: int) -> int:
        """The last event, up to the one numbered `first`, of which it is known that an action begins with it.

        It begins one whatever came before, as all know; or the last action that this viewer was told of.
        """
        events, begins = self.match.events, kinds_that_begin(self.match.game)
        known = self.latest.get(viewer, 0)
        least = known if known <= first else 0
        while first > least and not (
            first < len(events) and begins[events[first].kind] and events[first].mask == EVERYBODY
        ):
            first -= 1
        return first

    def number_of(self, event: Event) -> int:
        """The number of one of the last events."""
        events = self.match.events
        number = len(events) - 1
        while events[number] is not event:
            number -= 1
        return number

    def grouped(self, begin: int, viewer: int) -> list["Grouped"]:
        """The events from the one numbered `begin` on in actions, as a viewer was told them."""
        key = SPECTATOR if self.is_open(begin) else viewer
        begun, end, groups = self.groups.get(key, (-1, 0, []))
        if begun != begin or end > len(self.match.events):
            end, groups = begin, []
        if end < len(self.match.events):
            game, grouping = self.match.game, grouping_of(self.match.game.name)
            for event in self.match.heard(viewer, end):
                told = Told(game, event, viewer)
                if groups and not grouping.begins(told.name) and grouping.joins(groups[-1], told):
                    groups[-1].append(told)
                else:
                    groups.append(Grouped([told]))
            self.groups[key] = begin, len(self.match.events), groups
        return groups

    def names(self, lang: str) -> list[str]:
        """The names of the players; a player without a name is called by the number of the seat."""
        if lang not in self.called:
            words = words_for(self.match.game.name, lang)
            self.called[lang] = [words.player(seat, self.match.names) for seat in range(self.match.seats)]
        return self.called[lang]


def viewer_of(seat: int | None) -> int:
    """A seat of the table, or None for who only looks on, as the engine numbers them."""
    return SPECTATOR if seat is None else seat


@lru_cache(maxsize=64)
def kinds_that_begin(game: Game) -> list[bool]:
    """Of each kind of event, by its number, whether it begins an action whatever came before."""
    grouping = grouping_of(game.name)
    return [grouping.begins(kind.name) for kind in game.events]


class Grouped(list[Told]):
    """The events of an action, as one viewer was told them, or all were."""

    __slots__ = ("events", "said", "seats")

    def __init__(self, told: list[Told]) -> None:
        super().__init__(told)
        self.events: Events = ()
        self.seats: set[int | None] = set()  # that they name
        self.said: dict[tuple[int, str], tuple[Account, list[str]]] = {}  # by reader and language

    def told(self, game: Game, lang: str, viewer: int, names: list[str]) -> tuple[Account, list[str]]:
        """What is said of it to a viewer: to all whom it does not name as to a spectator."""
        if len(self.events) != len(self):
            new = self[len(self.events) :]
            self.events += tuple([key_of(told.event, told.whole) for told in new])
            self.seats.update([seat for told in new for seat in told.about])
            self.said.clear()
        reader = (viewer if viewer in self.seats else SPECTATOR), lang
        if reader not in self.said:
            account, sentences = account_for(game, lang, reader[0], self.events)
            self.said[reader] = account, [filled(parts, names) for parts in sentences]
        return self.said[reader]

    def forget(self) -> None:
        """It cannot grow any more, and most were told: whoever still asks has it worked out again."""
        self.events = ()
        self.said.clear()


def key_of(event: Event, whole: bool) -> tuple[int, bool, int, int, int, int]:
    return event.kind, whole, event.a, event.b, event.c, event.d


@lru_cache(maxsize=4096)
def account_for(game: Game, lang: str, reader: int, events: Events) -> tuple[Account, list[Parts]]:
    """What is said of an action at any table, and its sentences with marks where names belong."""
    group = [
        Told(game, Event(kind, EVERYBODY if whole else 0, *numbers), SPECTATOR) for kind, whole, *numbers in events
    ]
    account = account_of(grouping_of(game.name), Reader(game, reader, words_for(game.name, lang), MARKED), group)
    return account, [parts_of(text) for text in account.sentences]
