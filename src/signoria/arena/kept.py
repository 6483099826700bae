"""The file of a tournament: what it is, then a line for every match that is finished."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TextIO

from signoria.arena.matches import Finished
from signoria.arena.plans import Plan, Tournament
from signoria.bots.registry import BOTS, SEARCH, weights_file
from signoria.build import PACKAGE, is_native
from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.remote import is_program

FOLDER = Path(".arena")
EXPLAINING = "choice.py"  # of the bots: it says why a move was chosen, and chooses none
SEARCHING = "search.py"


class BeingPlayed(SignoriaError):
    """Another process plays this tournament."""


# ---------------------------------------------------------------- what plays


def sources(game: str, bots: Iterable[str]) -> list[Path]:
    """What the result of a match between these bots depends on: modules and learnt weights.

    Neither those of other games nor words are among them, nor the search where nobody searches.
    """
    others = (EXPLAINING, *[other for other in GAMES if other != game])
    if all(map(is_known_not_to_search, bots)):
        others += (SEARCHING,)
    found = [PACKAGE / "arena" / name for name in ("matches.py", "plans.py")]
    found += (PACKAGE / "bots" / "weights").glob("*.json")
    for folder in ("kernel", f"games/{game}", "bots", "remote"):
        found += (PACKAGE / folder).rglob("*.py")
    return sorted([path for path in found if not path.name.startswith(others)])


def is_known_not_to_search(bot: str) -> bool:
    """Programs may do anything."""
    return bot != BOTS[-1] and not bot.startswith(SEARCH) and not is_program(bot)


def source(game: str, bots: Iterable[str]) -> str:
    """Which sources and learnt weights play a game with these bots: other ones may play otherwise."""
    return digest(sources(game, bots))


def named_weights(bot: str) -> str:
    """Which weights stand in the file that a bot is named by; nothing for bots that are not."""
    file = weights_file(bot)
    return digest([Path(file)]) if file else ""


def digest(files: list[Path]) -> str:
    return hashlib.sha256(b"\n".join([path.read_bytes() for path in files])).hexdigest()[:16]


# ---------------------------------------------------------------- the file


@dataclass
class Kept:
    """A tournament and its file. Every tournament has its own, named by what it is and what plays it."""

    tournament: Tournament
    folder: Path = FOLDER
    is_brief: bool = False  # nothing is kept of a match but what the ladder tells
    done: dict[int, Finished] = field(default_factory=dict)

    def __post_init__(self) -> None:
        t = self.tournament
        weights = [named_weights(bot) for bot in t.bots]
        played = {"source": source(t.game, t.bots), "native": is_native(), "weights": weights}
        self.head = json.dumps({**asdict(t), **played, "brief": self.is_brief})
        mark = hashlib.sha256(self.head.encode()).hexdigest()[:12]
        self.file = self.folder / f"{t.game}-{t.seats}-{mark}.jsonl"

    def read(self) -> None:
        """What was finished before. Of a match that was played again the last line counts."""
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        self.done = {one.number: one for one in map(finished_in, lines[1:]) if one is not None}

    @contextmanager
    def open(self, fresh: bool = False) -> Iterator[None]:
        """Take up what was finished before, or begin anew. Meanwhile no other process plays this tournament."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.folder == FOLDER:
            (self.folder / ".gitignore").write_text("*\n", encoding="utf-8")
        with self.file.open("a", encoding="utf-8") as file:
            hold(file)
            whole = 0 if fresh else self.file.read_bytes().rfind(b"\n") + 1
            os.truncate(self.file, whole)  # without the line that was cut off, where a tournament was killed
            if whole == 0:
                file.write(self.head + "\n")
                file.flush()
            self.read()
            yield

    def note(self, one: Finished) -> None:
        """A match is finished. Only while the tournament is open."""
        self.done[one.number] = brief(one) if self.is_brief else one
        with self.file.open("a", encoding="utf-8") as file:
            file.write(written(self.done[one.number]) + "\n")

    def left(self, matches: int) -> list[Plan]:
        """Those of the first so many matches that are still to be played; a match that failed is played again."""
        good = {one.number for one in self.done.values() if not one.failure}
        return [self.tournament.plan(number) for number in range(matches) if number not in good]


def hold(file: TextIO) -> None:
    """Until it is closed, no other process can hold this file. A system without such locks goes on without."""
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BeingPlayed(f"{file.name}: another process is already playing this tournament") from error


def brief(one: Finished) -> Finished:
    """Without points by source and times, but for the longest decision of each seat."""
    longest = [[sorted(spent)[-1:] for spent in times] for times in (one.cpu, one.wall)]
    return replace(one, sources=[], cpu=longest[0], wall=longest[1])


def written(one: Finished) -> str:
    """The line of a match, without what is empty."""
    noted = {name: value for name, value in asdict(one).items() if value or name == "number"}
    return json.dumps(noted, separators=(",", ":"))


def finished_in(line: str) -> Finished | None:
    """A match from its line; None from one that is only half written, or is no match."""
    try:
        one = Finished(**json.loads(line))
    except (json.JSONDecodeError, TypeError):
        return None
    return one if isinstance(one.number, int) else None
