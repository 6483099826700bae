"""The ledger: every change in the stock of a player is told by an event.

A game's `ledger` lists what each kind of event changes; what it names is its stock, and nothing else may change that.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from signoria.kernel.domains import Json
from signoria.kernel.flow import ALL_SEEING, Event
from signoria.kernel.game import Game
from signoria.kernel.tables import event_json


def ledger_problems(game: Game, before: Json, after: Json, events: list[Event]) -> list[str]:
    """Changes of stock between two documents that the events do not explain."""
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    told = [dict.fromkeys(stock(game), 0) for _ in before["players"]]
    for event in events:
        for seat, what, n in booked(game, event):
            told[seat][what] += n
    found: list[str] = []
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for what, n in told[seat].items():
            if old[what] + n != new[what]:
                found.append(f"{what} of seat {seat} goes from {old[what]} to {new[what]}, its events say {n:+}")
    return found


@lru_cache(maxsize=64)
def stock(game: Game) -> tuple[str, ...]:
    """Everything the ledger accounts for."""
    return tuple(sorted({entry.stock for entry in game.ledger}))


def booked(game: Game, event: Event) -> Iterator[tuple[int, str, int]]:
    """What an event changes: whose stock, of what, by how much."""
    kind = game.events[event.kind]
    told: dict[str, Any] = event_json(kind, event, ALL_SEEING)
    for entry in game.ledger:
        if entry.event == kind.name:
            n = told[entry.number] if entry.number else 1
            yield told[entry.whose], entry.stock, entry.times * (n.get(entry.stock, 0) if isinstance(n, dict) else n)
