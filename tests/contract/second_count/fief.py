"""The victory points of Fief counted once more, from the last position alone. [F-7.2]

Nothing here uses the engine. A prisoner's titles count for his family [F-6.4.3]; queen, regent, dauphin, bishops and
cardinals are worth nothing.
"""

from typing import Any


def recount(position: dict[str, Any]) -> list[int]:
    """1 for each fief title, 1 for the king, 1 for the pope."""
    worthy = [fief["holder"] for fief in position["fiefs"].values() if "holder" in fief]
    worthy += [position[crown] for crown in ("king", "pope") if crown in position]
    families = [position["lords"][lord]["seat"] for lord in worthy]
    return [families.count(seat) for seat in range(position["seats"])]
