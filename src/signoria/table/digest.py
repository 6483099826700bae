"""What happened at a table, as actions: what one player did, a heading, a roll of the dice, a vote that is counted.

An action is a run of events that belong together, told in a sentence or two to one reader: "You take Peasant with
white (3). You pay 1 servant and gain 2 coins." Every event that a reader learns of belongs to exactly one action.
Terminal, browser, letters and replays tell the same ones. They are made of the events that the reader is told, and of
nothing else, so that they keep the secrets that the log keeps.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from signoria import Match
from signoria.kernel.domains import Names, Seats
from signoria.kernel.flow import Event
from signoria.kernel.game import Game
from signoria.kernel.preview import Preview
from signoria.kernel.tables import EventKind, heard, may_see
from signoria.kernel.text import Words, numbers_of

# How much an action matters: how long a table lingers on it, and what is told first where there is little room.
ASIDE = 0  # nothing to wait for: somebody ends a turn, a card is laid out
BRIEF = 1  # a bid, a pass, a refusal
USUAL = 2
GRAVE = 3  # a battle, an election, a death, a title, the end


class Action(Struct, frozen=True, omit_defaults=True):
    """What happened, in words for its reader: what one player did (`seat`; null: nobody or everybody), or a heading.

    `level` is 0 for an action, else the depth of a heading, below which all folds up to the next one of its depth or of
    a higher one. `first` and `last` are the numbers of its events; every event belongs to one action. `weight` is how
    much it matters, and how long a table lingers on it: 0 not at all, 1 briefly, 2 as usual, 3 a battle, a vote or a
    death. `refs` are the things it is about, as `kind:name`. A `detail` is part of something that is told with its end,
    such as a round of a battle: a closed heading leaves it out, however grave it is.
    """

    seat: int | None
    level: int
    sentences: list[str]
    weight: int
    first: int
    last: int
    refs: list[str]
    detail: bool = False

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


@cache
def places_of(kind: EventKind) -> dict[str, int]:
    """Where in an event of a kind each of its numbers stands, by name."""
    return {name: i for i, (name, _) in enumerate(kind.numbers)}


class Told:
    """An event as a reader was told it."""

    __slots__ = ("event", "kind", "name", "whole")

    def __init__(self, game: Game, event: Event, viewer: int) -> None:
        self.event = event
        self.kind: EventKind = game.events[event.kind]
        self.name = self.kind.name
        self.whole = may_see(event, viewer)

    def get(self, name: str) -> int | None:
        """One of its numbers; None if it has none so called, or if the reader may not know it."""
        i = places_of(self.kind).get(name)
        return None if i is None or (not self.whole and name in self.kind.private) else int(self.event.numbers[i])

    def number(self, name: str) -> int:
        """A number that the reader may know."""
        found = self.get(name)
        assert found is not None, f"{self.name} shows no {name}"
        return found

    @property
    def seat(self) -> int | None:
        return self.get("seat")

    @property
    def about(self) -> set[int | None]:
        """The seats it names, as far as the reader may know."""
        return {self.get(name) for name, domain in self.kind.numbers if name == "seat" or isinstance(domain, Seats)}


Group = list[Told]
Declined = Callable[[str], str]  # words by their case


@dataclass(frozen=True)
class Reader:
    """Whoever a log is told to, the language, and what players are called there."""

    game: Game
    viewer: int
    words: Words
    names: list[str]

    def is_you(self, seat: int | None) -> bool:
        return seat is not None and seat == self.viewer

    def say(self, key: str, seat: int | None = None, **values: Any) -> str:
        """A message, with who it is about: `seat_id` is `you` if that is the reader."""
        if seat is not None:
            values = {**values, "seat": self.words.player(seat, self.names), "seat_id": self.which(seat)}
        return self.words.say(key, **values)

    def which(self, seat: int | None) -> str:
        return "you" if self.is_you(seat) else "other"

    def who(self, seat: int) -> str:
        """A player in a list: by name, or as the reader."""
        return self.words.word("news-you") if self.is_you(seat) else self.words.player(seat, self.names)

    def word(self, told: Told, name: str, case: str = "") -> str:
        """A number of an event in words."""
        domain = dict(told.kind.numbers)[name]
        return str(self.words.value(domain, told.number(name), self.names, case))

    def declined(self, group: Iterable[Told], name: str) -> Declined:
        """A number of several events in words, as a list in any case."""
        told = list(group)
        return lambda case: self.series(self.word(one, name, case) for one in told)

    def list(self, parts: Iterable[str]) -> str:
        return self.words.join(list(parts))

    def series(self, parts: Iterable[str]) -> str:
        """A list inside a sentence, with *and* before its last part."""
        return self.words.series([*parts])

    def counted(self, told: Iterable[Told], name: str) -> str:
        """Each player with a number: `Lapo 6, you 5`. Of several numbers of one player the sum."""
        sums: dict[int, int] = {}
        for one in told:
            seat = one.number("seat")
            sums[seat] = sums.get(seat, 0) + one.number(name)
        return self.list(self.words.word("news-count", what=self.who(seat), n=n) for seat, n in sums.items())

    def sentence(self, told: Told) -> str:
        """An event by itself, to whoever did it or has it done to them in the second person."""
        words, kind = self.words, told.kind
        seats = [(name, told.get(name)) for name, domain in kind.numbers if isinstance(domain, Seats)]
        for name, seat in seats:
            key = f"you-{kind.name}" if name == "seat" else f"you-{kind.name}-{name}"
            if self.is_you(seat) and (told.whole or not kind.private) and words.has(key):
                return words.sentence(key, numbers_of(kind, told.event), self.names)
        return words.event(self.game, told.event, told.whole, self.names)


def never(group: Group, told: Told) -> bool:
    return False


def sentence_by_sentence(reader: Reader, group: Group) -> list[str]:
    return [reader.sentence(told) for told in group]


def usual(group: Group) -> int:
    return USUAL


@dataclass(frozen=True)
class Grouping:
    """How a game tells what happened.

    An event of one of the `openers` begins an action whatever came before; a heading is one too. Any other goes on with
    the action before if it `joins` it, which depends on the events of that action alone. So a log can be told from any
    opener on, and an update need not look at what was told before.
    """

    headings: dict[str, int] = field(default_factory=dict)
    openers: frozenset[str] = frozenset()
    joins: Callable[[Group, Told], bool] = never
    tell: Callable[[Reader, Group], list[str]] = sentence_by_sentence
    weigh: Callable[[Group], int] = usual
    silent: frozenset[str] = frozenset()  # kinds that are part of an action and not told
    shared: frozenset[str] = frozenset()  # kinds that begin an action of everybody
    details: frozenset[str] = frozenset()  # kinds that begin an action which closed headings leave out
    things: tuple[Names, ...] = ()  # what can be pointed at, kind by kind

    def begins(self, name: str) -> bool:
        return name in self.openers or name in self.headings


def groups_of(grouping: Grouping, told: Iterable[Told]) -> list[Group]:
    """The events in actions."""
    groups: list[Group] = []
    for one in told:
        if groups and not grouping.begins(one.name) and grouping.joins(groups[-1], one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def actions_of(
    grouping: Grouping, reader: Reader, events: Sequence[Event], since: int = 0, number: int = 0
) -> list[Action]:
    """The actions that events make, the first of which is called `number`, without those that end before `since`."""
    found: list[Action] = []
    first = number
    for group in groups_of(grouping, [Told(reader.game, event, reader.viewer) for event in events]):
        last = first + len(group) - 1
        if last >= since:
            found.append(action_of(grouping, reader, group, first))
        first = last + 1
    return found


class Account(NamedTuple):
    """What is said of an action, whatever the numbers of its events are."""

    seat: int | None
    level: int
    sentences: list[str]
    weight: int
    refs: list[str]
    detail: bool

    def numbered(self, first: int, events: int, sentences: list[str]) -> Action:
        """The action, with sentences that name the players."""
        last = first + events - 1
        return Action(self.seat, self.level, sentences, self.weight, first, last, self.refs, self.detail)


def account_of(grouping: Grouping, reader: Reader, group: Group) -> Account:
    """It depends on what the reader was told of these events, and on which of the seats they name is the reader's."""
    told = [one for one in group if one.name not in grouping.silent]
    return Account(
        seat=None if group[0].name in grouping.shared else group[0].seat,
        level=grouping.headings.get(group[0].name, 0),
        sentences=without_repeats(reader, grouping.tell(reader, told or group)),
        weight=grouping.weigh(group),
        refs=references(grouping, told),
        detail=group[0].name in grouping.details,
    )


def action_of(grouping: Grouping, reader: Reader, group: Group, first: int) -> Action:
    account = account_of(grouping, reader, group)
    return account.numbered(first, len(group), account.sentences)


def without_repeats(reader: Reader, sentences: list[str]) -> list[str]:
    """What is said several times is said once, with how often."""
    times: dict[str, int] = {}
    for sentence in sentences:
        times[sentence] = times.get(sentence, 0) + 1
    return [
        f"{text[:-1]} ({reader.words.word('news-times', n=n)}){text[-1]}" if n > 1 and text else text
        for text, n in times.items()
    ]


def references(grouping: Grouping, group: Group) -> list[str]:
    """The things that the reader is told of, each once."""
    found: dict[str, None] = {}
    for told in group:
        for name, domain in told.kind.numbers:
            number = told.get(name)
            if isinstance(domain, Names) and number is not None:
                found[thing_named(grouping.things, domain.name, domain.text(number))] = None
    found.pop("", None)
    return list(found)


@lru_cache(maxsize=4096)
def thing_named(things: tuple[Names, ...], kind: str, name: str) -> str:
    """A thing as `kind:name`: a forest is an object at the auction, and a landscape. '' if there is none so called."""
    if any(domain.name == kind for domain in things):
        for domain in sorted(things, key=lambda domain: domain.name != kind):
            if domain.parse(name) >= 0:
                return f"{domain.name}:{name}"
    return ""


# ---------------------------------------------------------------- of a match


def reader_of(m: Match, seat: int | None, words: Words, names: list[str] | None = None) -> Reader:
    return Reader(m.game, m.viewer(seat), words, m.names if names is None else names)


def news(m: Match, grouping: Grouping, seat: int | None, words: Words, since: int = 0) -> list[Action]:
    """What a seat (None: a spectator) has been told, from the action on that its event numbered `since` belongs to."""
    return actions_of(grouping, reader_of(m, seat, words), m.heard(m.viewer(seat)), since)


def foretold(preview: Preview, grouping: Grouping, words: Words, names: list[str]) -> list[str]:
    """What a gesture would do, to the seat that makes it, as its log would tell it afterwards."""
    reader = Reader(preview.game, preview.seat, words, names)
    return [sentence for action in actions_of(grouping, reader, preview.told) for sentence in action.sentences]


def news_after(
    m: Match, grouping: Grouping, seat: int | None, words: Words, first: int, number: int, names: list[str]
) -> list[Action]:
    """The actions that began or grew with the events of a match from `first` on, which a seat calls `number`.

    Only as many events before those are looked at as lie between them and the beginning of an action.
    """
    viewer, begin = m.viewer(seat), beginning(m, grouping, seat, first)
    earlier = len(m.heard(viewer, begin, first))
    reader = reader_of(m, seat, words, names)
    return actions_of(grouping, reader, m.heard(viewer, begin), number, number - earlier)


class Lingered(NamedTuple):
    """What a board lingers on: whose it is (None: a heading, or everybody's), and whether it is new or has grown."""

    seat: int | None
    weight: int
    is_new: bool

    @property
    def rest(self) -> int:
        """How much what it has grown by matters to whoever was told the beginning: it is read quickly unless grave."""
        return self.weight if self.is_new or self.weight >= GRAVE else min(self.weight, BRIEF)


def lingered_after(m: Match, grouping: Grouping, seat: int | None, first: int) -> list[Lingered]:
    """The actions that began or grew with the events of a match from `first` on, as a seat is told them."""
    viewer, begin = m.viewer(seat), beginning(m, grouping, seat, first)
    old, found = len(m.heard(viewer, begin, first)), []
    for group in groups_of(grouping, [Told(m.game, event, viewer) for event in m.heard(viewer, begin)]):
        if len(group) > old:
            is_of_all = group[0].name in grouping.shared or group[0].name in grouping.headings
            found.append(Lingered(None if is_of_all else group[0].seat, grouping.weigh(group), old <= 0))
        old -= len(group)
    return found


def beginning(m: Match, grouping: Grouping, seat: int | None, first: int) -> int:
    """The last event, up to the one numbered `first`, that begins an action whatever came before."""
    viewer, kinds = m.viewer(seat), m.game.events
    while first > 0 and not (first < len(m.events) and opens(grouping, kinds, m.events[first], viewer)):
        first -= 1
    return first


def opens(grouping: Grouping, kinds: tuple[EventKind, ...], event: Event, viewer: int) -> bool:
    """Whether a viewer is told of an event, and it begins an action whatever came before."""
    return grouping.begins(kinds[event.kind].name) and len(heard(kinds, [event], viewer)) == 1


# ---------------------------------------------------------------- folding


@dataclass(frozen=True)
class Line:
    """A line of a log: an action, or a heading with the number of actions folded below it."""

    action: Action
    folded: int

    @property
    def text(self) -> str:
        return self.action.text


def folded(actions: Sequence[Action], level: int) -> list[Line]:
    """Headings down to a depth, with everything below them folded: each is one line, and says what was grave."""
    lines: list[Line] = []
    for action in actions:
        if 0 < action.level <= level or not lines or lines[-1].action.level == 0:
            lines.append(Line(action, 0))
        else:
            lines[-1] = Line(with_news(lines[-1].action, action), lines[-1].folded + 1)
    return lines


def with_news(heading: Action, below: Action) -> Action:
    """A heading that also says what happened below it, if that matters."""
    said = below.sentences[:1] if below.weight >= GRAVE and not below.detail else []
    refs = list(dict.fromkeys([*heading.refs, *(below.refs if said else [])]))
    weight = max(heading.weight, below.weight)
    return replace(heading, sentences=[*heading.sentences, *said], weight=weight, last=below.last, refs=refs)


# ---------------------------------------------------------------- for the games


def is_from(group: Group, told: Told) -> bool:
    """Whether an event is about the player whose action it would join."""
    return told.seat is not None and told.seat == group[0].seat


def has(group: Group, *names: str) -> bool:
    return any(told.name in names for told in group)


def those(group: Group, *names: str) -> Group:
    return [told for told in group if told.name in names]
