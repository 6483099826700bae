"""What golden games show: moves, events and options of every game, and what a game names besides."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from signoria.kernel.flow import ALL_SEEING
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.tables import event_json

Wanted = dict[str, tuple[str, ...]]  # by kind, the names of what is to be shown
Shown = dict[str, Counter[str]]  # by kind, how often each name was shown


def names(game: Game, verb: str, argument: str) -> tuple[str, ...]:
    """The names that an argument of a verb can have."""
    domain: Any = dict(game.verbs.verbs[game.verbs.numbers[verb]].arguments)[argument]
    return tuple(domain.names)


def wanted_of_every_game(game: Game) -> Wanted:
    return {
        "moves": tuple(verb.name for verb in game.verbs.verbs),
        "events": tuple(kind.name for kind in game.events),
        "options": tuple(f"{option.name}={value}" for option in game.options for value in option.values),
    }


def shown_by_every_game(m: Match) -> Shown:
    """How often a finished game shows each move, event and option."""
    return {
        "moves": Counter(what.split()[0] for who, what in m.lines if who != "!"),
        "events": Counter(told["event"] for told in events_of(m)),
        "options": Counter(f"{name}={value}" for name, value in m.options.items()),
    }


def events_of(m: Match) -> Iterator[dict[str, Any]]:
    """All that happened, nothing hidden."""
    for event in m.events:
        yield event_json(m.game.events[event.kind], event, ALL_SEEING)


def total(wanted: Wanted, games: list[Shown]) -> Shown:
    return {kind: sum((shown[kind] for shown in games), Counter()) for kind in wanted}


def missing(wanted: Wanted, shown: Shown) -> dict[str, list[str]]:
    """What is wanted and was never shown."""
    gaps = {kind: [name for name in some if not shown[kind][name]] for kind, some in wanted.items()}
    return {kind: gap for kind, gap in gaps.items() if gap}


def table(wanted: Wanted, shown: Shown) -> str:
    """The coverage table as text."""
    lines: list[str] = []
    for kind, some in wanted.items():
        lines += [kind, *[f"  {name:<40} {shown[kind][name]}" for name in some], ""]
    return "\n".join(lines)
