"""How long boards linger on what others do. The browser client is built with the same file, `pacing.json`."""

from functools import cache
from importlib.resources import files

from msgspec import Struct, json


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
