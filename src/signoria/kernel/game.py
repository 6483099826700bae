"""What a game package offers to the kernel and to every door."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.documents import Fields
from signoria.kernel.domains import Json, whole_number
from signoria.kernel.errors import BadPosition, UnknownGame
from signoria.kernel.flow import LEGAL, Refusal, State, Step, settle
from signoria.kernel.moves import Verbs
from signoria.kernel.rng import Rng
from signoria.kernel.tables import Entry, EventKind, Reasons


def as_written(value: object) -> str:
    """A value of an option as one writes it; a text without its quotes."""
    return value if isinstance(value, str) else json.dumps(value)


@final
class Option:
    """A rule players may agree on before the game; the first value is the default.

    `tried` are the values random play uses: fewer, where a game without a limit need not end.
    """

    def __init__(
        self,
        name: str,
        values: tuple[bool | int | str, ...],
        rule: str,
        tried: tuple[bool | int | str, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.tried = tried if tried else values


@final
class Result:
    """How a game ended: points, ranks (1 is best, ties share), winners and why it ended.

    Ranks are `by_points` unless somebody has won by something else, such as what two allies have together.
    """

    def __init__(self, points: list[int], ranks: list[int], reason: str, by_points: bool = True) -> None:
        self.points = points
        self.ranks = ranks
        self.reason = reason
        self.by_points = by_points

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"<Result {self.reason}: points {self.points}, ranks {self.ranks}>"

    def json(self) -> dict[str, Json]:
        return {
            "points": list(self.points),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason,
        }


OwnParts = tuple[dict[str, Json], dict[int, Json]]  # of a document: fields, and players by seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base class of a game. A subclass fills the tables and answers the questions below; it holds no match."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        fewest: int,
        most: int,
        options: tuple[Option, ...],
        verbs: Verbs,
        events: tuple[EventKind, ...],
        reasons: Reasons,
        steps: list[Step[Any]],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.fewest = fewest
        self.most = most
        self.options = options
        self.verbs = verbs
        self.events = events
        self.reasons = reasons
        self.steps = steps
        self.ledger: tuple[Entry, ...] = ()  # what events change in the stock of players, for tests
        self.changes: dict[int, list[str]] = {}  # for each version after the first, the ids of the rules it changed
        self.added_cells: dict[int, list[int]] = {}  # for each version, the cells that states of older ones do not have
        self.asks_instructed_since = 1  # the version since which whoever has answered in advance is asked all the same

    def new(self, seats: int, options: dict[str, Json]) -> State:
        """The table before the first move, with the first step on the stack, not yet settled."""
        raise NotImplementedError

    def seats(self, s: State) -> int:
        raise NotImplementedError

    def options_of(self, s: State) -> dict[str, Json]:
        raise NotImplementedError

    def known(self, s: State, viewer: i64) -> State:
        """The same state with everything that viewer cannot know replaced by UNKNOWN."""
        raise NotImplementedError

    def sample(self, known: State, rng: Rng) -> State:
        """A world its viewer could not tell from the true one."""
        raise NotImplementedError

    def document(self, s: State) -> dict[str, Json]:
        """The state as a document a person can read; UNKNOWN becomes null."""
        raise NotImplementedError

    def own_document(self, known: State, public: State) -> "OwnParts":
        """What may differ in a viewer's document from that of a spectator: fields, and of `players` those by seat.

        `public` is what a spectator knows at the same moment. All else is the same, and need not be written again.
        """
        document = self.document(known)
        players = document.pop("players", None)
        if not isinstance(players, list):
            return document, {}
        return document, dict(enumerate(players))

    def from_document(self, document: Json) -> State:
        """A state from a whole or partial document; BadPosition names the field that cannot be."""
        raise NotImplementedError

    def scores(self, s: State) -> list[dict[str, int]]:
        """Points of each seat by source, as if the game ended now."""
        raise NotImplementedError

    def result(self, s: State) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def may_talk(self, s: State, seats: list[int]) -> bool:
        """Whether the rules let these seats talk where nobody else hears them now."""
        return False

    def offering_seat(self, s: State) -> int | None:
        """Who puts an offer to others together now, in moves the rules do not count until it is made."""
        return None

    def read_head(self, fields: Fields) -> tuple[dict[str, Json], int]:
        """Options and seats of a document, after refusing one of another game or other rules."""
        if fields.has("game") and fields.get("game") != self.name:
            raise fields.refuse("game", f"must be {self.name!r}")
        if fields.has("rules_version") and fields.get("rules_version") != self.rules_version:
            raise fields.refuse("rules_version", f"the rules are of version {self.rules_version}")
        for name in ("waiting", "optional", "over"):  # what a view says besides
            fields.get(name)
        options = fields.get("options") if fields.has("options") else {}
        if not isinstance(options, dict):
            raise fields.refuse("options", "must be an object")
        try:
            seats = self.check_seats(fields.get("seats") if fields.has("seats") else 4)
            return self.whole_options(options), seats
        except UnknownGame as error:
            raise BadPosition(str(error)) from error

    def brought_up(self, position: Json) -> Json:
        """A position of a game that was begun under older rules, to be read under the present ones."""
        if not isinstance(position, dict) or not isinstance(position.get("rules_version"), int):
            return position
        newest = self.rules_version
        return {**position, "rules_version": newest} if position["rules_version"] < newest else position

    def aliases(self, s: State, name: str) -> list[str]:
        """Other names under which moves mean the thing called `name`: a card is meant by the space it lies on."""
        return [name]

    def target_verbs(self, s: State, seat: i64, name: str) -> tuple[str, ...]:
        """The verbs a player has in mind when asking why not about a thing; empty for all."""
        return ()

    def absence(self, s: State, name: str) -> Refusal:
        """That the thing called `name` is not where a move could reach it; LEGAL if it is, or nothing can be said."""
        return (LEGAL, 0, 0, 0)

    def problems(self, s: State) -> list[str]:
        """What is wrong with a state: pieces lost or doubled, numbers out of range. For tests."""
        return []

    def whole_options(self, options: object) -> dict[str, Json]:
        """All options with their values; unknown names and values are refused."""
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise UnknownGame(f"options: must be an object of names and values, not {given!r}")
        whole: dict[str, Json] = {option.name: option.values[0] for option in self.options}
        for name, value in given.items():
            if not isinstance(name, str):
                raise UnknownGame(f"options: an option is named by a text, not {name!r}")
            allowed = self.option(name).values
            number = whole_number(value)
            chosen = value if number is None else number
            if not any([type(chosen) is type(item) and chosen == item for item in allowed]):
                words = ", ".join([as_written(item) for item in allowed])
                raise UnknownGame(
                    f"options.{name}: {json.dumps(value, default=repr, skipkeys=True)} is not one of {words}"
                )
            whole[name] = chosen
        return whole

    def other_rules(self, version: int) -> str:
        """Why a record of another version of the rules cannot be replayed."""
        changed = [rule for newer in sorted(self.changes) if newer > version for rule in self.changes[newer]]
        what = f"; changed since: {', '.join(changed)}" if changed else ""
        return f"rules_version: the record has {version}, the rules of {self.name} are {self.rules_version} now{what}"

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join([option.name for option in self.options]) or "none"
        raise UnknownGame(f"options.{name}: {self.name} has no such option; there is {names}")

    def check_seats(self, seats: object) -> int:
        number = whole_number(seats)
        if number is None or not self.fewest <= number <= self.most:
            raise UnknownGame(f"seats: {self.name} is for {self.fewest} to {self.most} players, not {seats!r}")
        return number

    def begin(self, seats: object, options: object) -> State:
        """The first moment at which somebody, perhaps chance, must answer."""
        s = self.new(self.check_seats(seats), self.whole_options(options))
        settle(s)
        return s

    def digest(self, s: State, rules_version: int | None = None) -> str:
        """A short fingerprint of a state; equal games have equal digests.

        With the version of older rules it is the one that was written for the same state then.
        """
        version = self.rules_version if rules_version is None else rules_version
        added = [cell for newer in self.added_cells if newer > version for cell in self.added_cells[newer]]
        numbers = ",".join([str(number) for i, number in enumerate(s.cells) if i not in added])
        frames = ",".join([str(number) for number in s.stack[: s.used]])
        text = f"{self.name} {version}\n{numbers}\n{frames}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]
