"""What bots are called in tables and plots: by their names, or by something shorter where a name is a whole command."""

import re

from signoria.arena.standings import Standings

LONGEST = 20
FOLDERS = re.compile(r"[^\s'\":]*/")


def labels(found: Standings) -> dict[str, str]:
    """A label for each bot, no two alike."""
    made: dict[str, str] = {}
    for one in found.bots:
        label, n = shortened(one.bot), 1
        while label in made.values():
            n += 1
            end = f" ({n})"
            label = shortened(one.bot)[: LONGEST - len(end)] + end
        made[one.bot] = label
    return made


def shortened(name: str) -> str:
    """`run:python3 bots/mine.py --deep` is `run:python3 mine.py…`: without folders, and no longer than a column."""
    if len(name) <= LONGEST:
        return name
    bare = " ".join(FOLDERS.sub("", name).split())
    return bare if len(bare) <= LONGEST else bare[: LONGEST - 1] + "…"
