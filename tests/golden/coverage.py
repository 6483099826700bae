"""What golden games show: cards taken, leaders played and used, tiles suffered, moves and events of every kind."""

from collections import Counter
from typing import Any

from signoria.games import GAMES
from signoria.kernel.flow import ALL_SEEING
from signoria.kernel.match import Match
from signoria.kernel.moves import Verb
from signoria.kernel.tables import event_json

LORENZO = GAMES["lorenzo"]


def names(verb: str, argument: str) -> tuple[str, ...]:
    """The names that an argument of a verb can have."""
    found: Verb = LORENZO.verbs.verbs[LORENZO.verbs.numbers[verb]]
    domain: Any = dict(found.arguments)[argument]
    return tuple(domain.names)


WANTED: dict[str, tuple[str, ...]] = {
    "cards": names("reveal", "card"),
    "leaders": names("play", "leader"),
    "tiles": names("draw_tile", "tile"),
    "moves": tuple(verb.name for verb in LORENZO.verbs.verbs),
    "events": tuple(kind.name for kind in LORENZO.events),
    "seats": ("2 basic", "3 basic", "4 basic", "2 advanced", "3 advanced", "4 advanced"),
    "options": tuple(f"{option.name}={value}" for option in LORENZO.options for value in option.values),
}


def shown_by(m: Match) -> dict[str, Counter[str]]:
    """How often a finished game shows each thing that is wanted."""
    shown: dict[str, Counter[str]] = {kind: Counter() for kind in WANTED}
    for event in m.events:
        told: dict[str, Any] = event_json(LORENZO.events[event.kind], event, ALL_SEEING)
        shown["events"][told["event"]] += 1
        if told["event"] == "took":
            shown["cards"][told["card"]] += 1
        elif told["event"] in ("played", "activated"):
            shown["leaders"][told["leader"]] += 1
    for who, what in m.lines:
        if who != "!":
            shown["moves"][what.split()[0]] += 1
    position: Any = m.position()
    for player in position["players"]:
        for period in player["excommunicated"]:
            shown["tiles"][position["tiles"][period - 1]] += 1
    shown["seats"][f"{m.seats} {'advanced' if m.options['advanced'] else 'basic'}"] += 1
    for name, value in m.options.items():
        shown["options"][f"{name}={value}"] += 1
    return shown


def total(games: list[dict[str, Counter[str]]]) -> dict[str, Counter[str]]:
    return {kind: sum((shown[kind] for shown in games), Counter()) for kind in WANTED}


def missing(shown: dict[str, Counter[str]]) -> dict[str, list[str]]:
    """What is wanted and was never shown."""
    gaps = {kind: [name for name in wanted if not shown[kind][name]] for kind, wanted in WANTED.items()}
    return {kind: gap for kind, gap in gaps.items() if gap}


def table(shown: dict[str, Counter[str]]) -> str:
    """The coverage table as text."""
    lines: list[str] = []
    for kind, wanted in WANTED.items():
        lines += [kind, *[f"  {name:<40} {shown[kind][name]}" for name in wanted], ""]
    return "\n".join(lines)
