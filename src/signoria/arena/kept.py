"""The file of a tournament: what it is, then a line for every match that is finished."""

import hashlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from signoria.arena.matches import Finished
from signoria.arena.plans import Plan, Tournament
from signoria.bots.registry import weights_file
from signoria.build import PACKAGE, is_native
from signoria.games import GAMES

FOLDER = Path(".arena")


def sources(game: str) -> list[Path]:
    """What the result of a match depends on: modules and learnt weights, but not those of other games."""
    others = tuple([other for other in GAMES if other != game])
    found = [PACKAGE / "arena" / "matches.py", *(PACKAGE / "bots" / "weights").glob("*.json")]
    for folder in ("kernel", f"games/{game}", "bots", "remote"):
        found += (PACKAGE / folder).rglob("*.py")
    return sorted([path for path in found if not path.name.startswith(others)])


def source(game: str) -> str:
    """Which sources and learnt weights play a game: other ones may play otherwise."""
    return digest(sources(game))


def digest(files: list[Path]) -> str:
    return hashlib.sha256(b"\n".join([path.read_bytes() for path in files])).hexdigest()[:16]


@dataclass
class Kept:
    """A tournament and its file. Every tournament has its own, named by what it is and what plays it."""

    tournament: Tournament
    folder: Path = FOLDER
    done: dict[int, Finished] = field(default_factory=dict)

    def __post_init__(self) -> None:
        named = [Path(weights_file(name)) for name in self.tournament.bots if weights_file(name)]
        played = {"source": source(self.tournament.game), "native": is_native(), "weights": digest(named)}
        self.head = json.dumps({**asdict(self.tournament), **played})
        mark = hashlib.sha256(self.head.encode()).hexdigest()[:12]
        self.file = self.folder / f"{self.tournament.game}-{self.tournament.seats}-{mark}.jsonl"

    def open(self, fresh: bool) -> None:
        """Take up what was finished before, or begin anew."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / ".gitignore").write_text("*\n", encoding="utf-8")
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() and not fresh else []
        self.done = {one.number: one for one in map(read, lines[1:]) if one is not None}
        whole = [written(one) for one in self.done.values()]
        new = self.file.with_suffix(".new")
        new.write_text("\n".join([self.head, *whole]) + "\n", encoding="utf-8")
        new.replace(self.file)  # at once, so that it can be killed here too

    def note(self, one: Finished) -> None:
        self.done[one.number] = one
        with self.file.open("a", encoding="utf-8") as file:
            file.write(written(one) + "\n")

    def left(self, matches: int) -> list[Plan]:
        """Those of the first so many matches that are still to be played."""
        return [self.tournament.plan(number) for number in range(matches) if number not in self.done]


def written(one: Finished) -> str:
    return json.dumps(asdict(one))


def read(line: str) -> Finished | None:
    """A match from its line; None from one that was cut off, where a tournament was killed."""
    try:
        return Finished(**json.loads(line))
    except json.JSONDecodeError:
        return None
