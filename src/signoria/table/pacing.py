"""How long boards linger on what others do. The browser client is built with the same file, `pacing.json`."""

from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files

from msgspec import Struct, json

from signoria.table.digest import ASIDE, GRAVE, Lingered


class Pacing(Struct, frozen=True):
    """`seconds` for an action of each weight, by speed; `latest`: how long after an action a board must show it.

    That is so where several people play: a board is never more than 6 seconds behind, and timers may be a little late.
    """

    seconds: dict[str, tuple[float, float, float, float]]
    latest: float

    @property
    def slowest(self) -> tuple[float, float, float, float]:
        return max(self.seconds.values())


@cache
def pacing() -> Pacing:
    return json.decode(files("signoria.table").joinpath("pacing.json").read_bytes(), type=Pacing)


class Board:
    """When a board at some speed has shown what it was told, one action after the other. `pace.ts` does the same."""

    def __init__(self, speed: str) -> None:
        self.seconds = pacing().seconds[speed]
        self.begins = 0.0  # when it begins, or began, to tell the last action
        self.shown_at = 0.0  # when it has told all
        self.is_rest = False  # whether the beginning of that action was told before

    def tell(self, actions: Iterable[Lingered], now: float, own: Collection[int | None]) -> None:
        """Actions come. One that has grown takes its own place if it still waits; else what is new of it is told."""
        for action in actions:
            if action.is_new or self.begins <= now:
                self.is_rest = not action.is_new
                self.begins = max(self.shown_at, now)
            weight = action.rest if self.is_rest else action.weight
            if action.seat in own and weight < GRAVE:
                weight = ASIDE
            self.shown_at = self.begins + self.seconds[weight]

    def catch_up(self, now: float) -> None:
        """Whoever looks at it has moved, and so has seen all."""
        self.begins = self.shown_at = now
