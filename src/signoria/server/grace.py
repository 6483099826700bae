"""How long the table waits for somebody who stays away before the others can ask for a bot in their place."""

import math

from signoria.server.wire import Bank, Pace, PerMove

SHORTEST = 120.0  # seconds, unless the settings say otherwise
PART_OF_BANK = 10  # somebody may stay away for a tenth of their time for the game


def grace(pace: Pace, shortest: float = SHORTEST) -> float:
    """Seconds, by the pace the table agreed on: as long as a move may take, or a part of the bank."""
    if isinstance(pace, PerMove):
        wanted = pace.seconds
    elif isinstance(pace, Bank):
        wanted = pace.seconds / PART_OF_BANK
    else:
        wanted = shortest
    return max(wanted, shortest)


def digits(seconds: float) -> str:
    """A time as a clock shows it: 2:00, or 23:59:00."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
