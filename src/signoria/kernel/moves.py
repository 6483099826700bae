"""Moves: a verb and a few small whole numbers, packed in one integer.

One table of verbs per game declares them all; notation, JSON, schema and packing come from it. The verb takes the
lowest 8 bits, each argument 10 bits above it.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.domains import Domain, Json
from signoria.kernel.errors import BadMove

VERB_BITS: Final = 8
ARGUMENT_BITS: Final = 10
MOST_ARGUMENTS: Final = 5


def verb_of(move: i64) -> i64:
    """Number of the verb."""
    return move & 255


def argument(move: i64, i: i64) -> i64:
    """The i-th argument, from 0."""
    return move >> (VERB_BITS + ARGUMENT_BITS * i) & 1023


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """A move of up to three arguments."""
    return verb | a << 8 | b << 18 | c << 28


@final
class Verb:
    """A word that begins a move, and the domains of what follows."""

    def __init__(self, name: str, arguments: tuple[tuple[str, Domain], ...]) -> None:
        if len(arguments) > MOST_ARGUMENTS:
            raise ValueError(f"verb {name} has more than {MOST_ARGUMENTS} arguments")
        self.name = name
        self.arguments = arguments


@final
class Verbs:
    """All verbs of a game; a verb's number is its place in the table. The first ones are those of chance."""

    def __init__(self, verbs: tuple[Verb, ...], chance: int = 0) -> None:
        self.verbs = verbs
        self.of_players = verbs[chance:]
        self.numbers: dict[str, int] = {verb.name: i for i, verb in enumerate(verbs)}

    def verb(self, move: i64) -> Verb:
        return self.verbs[verb_of(move)]

    def pack(self, name: str, values: list[i64]) -> i64:
        """A move from a verb's name and its numbers."""
        move: i64 = self.numbers[name]
        shift: i64 = VERB_BITS
        for value in values:
            move |= value << shift
            shift += ARGUMENT_BITS
        return move

    def is_well_formed(self, move: i64) -> bool:
        """A known verb, every argument inside its domain and nothing above them."""
        if move < 0 or verb_of(move) >= len(self.verbs):
            return False
        rest = move >> VERB_BITS
        for _, domain in self.verbs[verb_of(move)].arguments:
            if not domain.holds(rest & 1023):
                return False
            rest >>= ARGUMENT_BITS
        return rest == 0

    def text(self, move: i64) -> str:
        """`place white territory.3`"""
        verb = self.verb(move)
        words = [verb.name]
        for i, (_, domain) in enumerate(verb.arguments):
            words.append(domain.text(argument(move, i)))
        return " ".join(words)

    def json(self, move: i64) -> dict[str, Json]:
        """`{"verb": "place", "member": "white", "space": "territory.3"}`"""
        verb = self.verb(move)
        document: dict[str, Json] = {"verb": verb.name}
        for i, (name, domain) in enumerate(verb.arguments):
            document[name] = domain.json(argument(move, i))
        return document

    def parse(self, text: str) -> i64:
        """Read notation. `name=value` may stand for `value`, so that lines explain themselves."""
        words = text.split()
        if not words:
            raise BadMove("move: an empty line is not a move")
        verb = self._named(words[0])
        if len(words) - 1 != len(verb.arguments):
            raise BadMove(f"move: {verb.name} takes {self._usage(verb)}, not {len(words) - 1} words: {text!r}")
        values: list[i64] = []
        for word, (name, domain) in zip(words[1:], verb.arguments, strict=True):
            value = domain.parse(word.removeprefix(name + "="))
            if value < 0:
                raise BadMove(f"{name}: {word!r} is no {name}: {self._range(domain)}")
            values.append(value)
        return self.pack(verb.name, values)

    def read_json(self, document: Json) -> i64:
        """Read the typed JSON form; unknown fields are refused."""
        if not isinstance(document, dict):
            raise BadMove(f'move: must be a Move, its text or an object such as {{"verb": "pass"}}, not {document!r}')
        name = document.get("verb")
        if not isinstance(name, str):
            raise BadMove("verb: a move names its verb")
        verb = self._named(name)
        known = {"verb"} | {field for field, _ in verb.arguments}
        for field in document:
            if field not in known:
                raise BadMove(f"{field}: {verb.name} has no such argument")
        values: list[i64] = []
        for field, domain in verb.arguments:
            if field not in document:
                raise BadMove(f"{field}: missing, {verb.name} needs it")
            value = domain.read_json(document[field])
            if value < 0:
                raise BadMove(f"{field}: {document[field]!r} is no {field}: {self._range(domain)}")
            values.append(value)
        return self.pack(verb.name, values)

    def schema(self) -> dict[str, Json]:
        """JSON schema of every move of the game."""
        forms: list[Json] = []
        for verb in self.verbs:
            properties: dict[str, Json] = {"verb": {"const": verb.name}}
            for name, domain in verb.arguments:
                properties[name] = domain.schema()
            forms.append(
                {
                    "type": "object",
                    "properties": properties,
                    "required": list(properties),
                    "additionalProperties": False,
                }
            )
        return {"oneOf": forms}

    def _named(self, name: str) -> Verb:
        if name not in self.numbers:
            names = ", ".join([verb.name for verb in self.of_players])
            raise BadMove(f"verb: {name!r} is not a verb: one of {names}")
        return self.verbs[self.numbers[name]]

    def _usage(self, verb: Verb) -> str:
        return " ".join(f"<{name}>" for name, _ in verb.arguments) or "no arguments"

    def _range(self, domain: Domain) -> str:
        schema = domain.schema()
        names = schema.get("enum")
        if isinstance(names, list):
            return "one of " + ", ".join([str(name) for name in names])
        return f"a whole number from {domain.low} to {domain.low + domain.size - 1}"
