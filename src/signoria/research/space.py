"""What positions of a game have in common: the ids of moves, and what an observation holds."""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Final, SupportsIndex

from signoria.games import game as named
from signoria.kernel.answers import Move
from signoria.kernel.arguments import whole_argument
from signoria.kernel.domains import Json
from signoria.kernel.errors import BadMove
from signoria.kernel.game import Game
from signoria.research.actions import NO_ID, Actions
from signoria.research.fields import KINDS, Field, program

WAIT: Final = "wait"


class Ids:
    """The ids of moves, from 0 to `size` - 1."""

    def __init__(self, game: Game, actions: Actions) -> None:
        self.game = game
        self.actions = actions
        self.size = int(actions.size)
        self.wait: int | None = int(actions.wait) if actions.wait >= 0 else None

    def __len__(self) -> int:
        return self.size

    def id(self, move: Move | str) -> int:
        """The id of a move, given as a `Move` or its text."""
        if move == WAIT and self.wait is not None:
            return self.wait
        code = move.code if isinstance(move, Move) else self.game.verbs.parse(move)
        found = int(self.actions.id(code))
        if found == NO_ID:
            raise BadMove(f"move: {self.game.verbs.text(code)} has no id here")
        return found

    def move(self, id: SupportsIndex) -> Move | None:
        """The move of an id; None for waiting."""
        number = self._checked(id)
        return None if number == self.wait else Move(self.game, self.actions.code(number))

    def text(self, id: SupportsIndex) -> str:
        """The move of an id as text, or `wait`."""
        move = self.move(id)
        return WAIT if move is None else move.text

    def _checked(self, id: SupportsIndex) -> int:
        number = whole_argument("id", id)
        if not 0 <= number < self.size:
            raise BadMove(f"id: must be from 0 to {self.size - 1}, not {number}")
        return number


class Observation:
    """What `observe` writes: fields of float32 between 0 and 1, one after another."""

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.fields = tuple(fields)
        self.seats = seats
        self.program = program(fields, seats)
        self.size = sum(field.size(seats) for field in fields)

    def slices(self) -> dict[str, slice]:
        """Where each field stands."""
        found: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            size = field.size(self.seats)
            found[field.name] = slice(at, at + size)
            at += size
        return found

    def json(self) -> list[Json]:
        """The fields as data: name, kind, first float, size, range of the numbers, and whether every seat has them."""
        places = self.slices()
        return [
            {
                "name": field.name,
                "kind": KINDS[field.how],
                "first": places[field.name].start,
                "size": field.size(self.seats),
                "low": field.low,
                "high": field.high,
                "per_seat": bool(field.each),
                "instruction": list(field.instruction(self.seats)),
            }
            for field in self.fields
        ]


class Space:
    """A game at a number of seats with its options, as programs see it: see `space`."""

    def __init__(self, game: Game, seats: int, options: dict[str, Json], out_of_turn: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        declared = import_module(f"signoria.research.{game.name}")
        self.out_of_turn = out_of_turn and declared.MAY_WAIT
        self.actions = Ids(game, Actions(game, False, declared.HIGHEST, declared.MAY_WAIT))
        self.chance = Ids(game, Actions(game, True, {}))
        self.observation = Observation(declared.fields(seats, options), seats)

    def schema(self) -> dict[str, Json]:
        """Everything that a net must agree with, as JSON, with its hash."""
        schema = self.head() | {
            "rules_version": self.game.rules_version,
            "actions": ids_json(self.actions),
            "chance": ids_json(self.chance),
            "observation": self.observation.json(),
            "observation_size": self.observation.size,
        }
        return schema | {"hash": hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()[:16]}

    def head(self) -> dict[str, Json]:
        """What makes the same space again."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options),
            "out_of_turn": self.out_of_turn,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Space) and self.head() == other.head()

    def __hash__(self) -> int:
        return hash(json.dumps(self.head(), sort_keys=True))

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.game.name, self.seats, self.options, self.out_of_turn)

    def __repr__(self) -> str:
        return f"<Space {self.game.name}, {self.seats} seats, {len(self.actions)} actions>"


def ids_json(ids: Ids) -> dict[str, Json]:
    """The ids as data: how many there are, and the first of each verb."""
    first: dict[str, Json] = {}
    for number, verb in enumerate(ids.game.verbs.verbs):
        if ids.actions.first[number] >= 0:
            begin = number * 15
            reach = [int(ids.actions.arguments[begin + i]) for i in range(3 * len(verb.arguments))]
            names = [name for name, _ in verb.arguments]
            arguments: list[Json] = [
                {"name": name, "low": reach[3 * i], "count": reach[3 * i + 1]} for i, name in enumerate(names)
            ]
            first[verb.name] = {"first": int(ids.actions.first[number]), "arguments": arguments}
    return {"size": ids.size, "wait": ids.wait, "verbs": first}


def space(game: str, seats: object = 4, options: Mapping[str, Json] | None = None, out_of_turn: bool = True) -> Space:
    """The space of a game: fixed ids of moves, and what an observation holds.

    With `out_of_turn=False` seats that may act out of turn are never asked, so nobody has to wait.

    >>> from signoria import research
    >>> lorenzo = research.space("lorenzo", seats=2)
    >>> lorenzo.actions.text(lorenzo.actions.id("place white territory.3"))
    'place white territory.3'
    """
    rules = named(game)
    whole = rules.whole_options(options)
    return kept(rules.name, rules.check_seats(seats), json.dumps(whole, sort_keys=True), bool(out_of_turn))


def again(game: str, seats: int, options: dict[str, Json], out_of_turn: bool) -> Space:
    return space(game, seats, options, out_of_turn)


@lru_cache(maxsize=64)
def kept(game: str, seats: int, options: str, out_of_turn: bool) -> Space:
    """One space for all that ask for the same."""
    return Space(named(game), seats, json.loads(options), out_of_turn)
