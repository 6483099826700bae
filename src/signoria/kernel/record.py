"""Records: a game is its header and its moves, one a line, chance included.

    signoria record 1
    game: lorenzo
    rules_version: 2
    seats: 4
    options: advanced=true
    commitment: 5f0c...

    chance seat_next 2
    0 place white territory.3
    ! undo 0

    secret: 91ab...
    digest: 8d5e...

The digest of the last position stands last: a text without it was cut off. A line beginning with `!` belongs to the
table, not to the rules: an undo, a resignation, a bot taking a seat. Replaying a record is the test, the undo, the
recovery after a crash, the replay viewer and the bug report.
"""

import json
from typing import Final, final

from signoria.kernel.domains import Json
from signoria.kernel.errors import BadRecord

FIRST_LINE: Final = "signoria record 1"
TABLE: Final = "!"
UNCHECKED: Final = "none"  # the digest of a record written by hand
RULES: Final = "rules"  # the line of the table from which on a game is played by newer rules
MOST_LINES: Final = 200_000


@final
class Record:
    """A game on paper.

    >>> import signoria
    >>> signoria.new("lorenzo", seats=2, seed=1).record().text().splitlines()[:4]
    ['signoria record 1', 'game: lorenzo', 'rules_version: 2', 'seats: 2']
    """

    def __init__(self, game: str, rules_version: int, seats: int, options: dict[str, Json]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.names: list[str] = []
        self.commitment = ""
        self.nonces: list[str] = []
        self.nonce_commitments: list[str] = []  # what each seat promised its nonce to be; none in older records
        self.position: Json = None  # the position it began with, if not with the setup
        self.lines: list[tuple[str, str]] = []  # who ("0", "chance", "!") and what
        self.digest = ""
        self.secret = ""
        self.places: list[str] = []  # where each of the lines stands in what was read, and each field of the header
        self.field_lines: dict[str, int] = {}

    def place(self, i: int) -> str:
        """Where the i-th line stands: `line 12` of a text, `lines[3]` of an object, else its number."""
        return self.places[i] if i < len(self.places) else f"move {i + 1}"

    def at(self, name: str) -> str:
        """A field by its name, and by its line where it was read from a text."""
        return f"line {self.field_lines[name]}: {name}" if name in self.field_lines else name

    def text(self) -> str:
        """The readable form."""
        head = [FIRST_LINE, f"game: {self.game}", f"rules_version: {self.rules_version}", f"seats: {self.seats}"]
        head.append("options: " + " ".join([f"{name}={json.dumps(value)}" for name, value in self.options.items()]))
        if self.names:
            head.append("names: " + json.dumps(self.names, ensure_ascii=False))
        if self.commitment:
            head.append(f"commitment: {self.commitment}")
        if self.nonces:
            head.append("nonces: " + json.dumps(self.nonces, ensure_ascii=False))
        if self.nonce_commitments:
            head.append("nonce_commitments: " + json.dumps(self.nonce_commitments, ensure_ascii=False))
        if self.position is not None:
            head.append("position: " + json.dumps(self.position, ensure_ascii=False))
        tail = [f"secret: {self.secret}"] if self.secret else []
        tail.append(f"digest: {self.digest or UNCHECKED}")
        body = [f"{who} {what}" for who, what in self.lines]
        return "\n".join([*head, "", *body, "", *tail]) + "\n"

    def json(self) -> dict[str, Json]:
        """The same as an object."""
        return {
            "format": FIRST_LINE,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "names": list(self.names),
            "commitment": self.commitment,
            "nonces": list(self.nonces),
            "nonce_commitments": list(self.nonce_commitments),
            "position": self.position,
            "lines": [[who, what] for who, what in self.lines],
            "digest": self.digest,
            "secret": self.secret,
        }


def version_of(record: Record) -> int:
    """The version of the rules by which a record ends: that of its last `! rules N`, else of its header.

    Such a line is written only where everything before it replays exactly under the newer rules too.
    """
    version = record.rules_version
    for who, what in record.lines:
        if who == TABLE and what.split()[:1] == [RULES]:
            version = rules_named(what)
    return version


def rules_named(line: str) -> int:
    """The version of the rules that a line of the table names: `rules 2`."""
    number = line.partition(" ")[2]
    if not number.isdecimal() or len(number) > 9:
        raise BadRecord(f"! {line}: {number!r} is not a version of the rules")
    return int(number)


def read_record(source: Json) -> Record:
    """A record from its text, its JSON text or its JSON object; BadRecord names what is wrong and where."""
    if isinstance(source, Record):
        return source
    if isinstance(source, dict):
        return record_from_json(source)
    if not isinstance(source, str):
        raise BadRecord(f"record: must be a Record, its text or its JSON, not {source!r}")
    if source.lstrip().startswith("{"):
        try:
            return read_record(json.loads(source))
        except json.JSONDecodeError as error:
            raise BadRecord(f"line {error.lineno}: damaged JSON: {error.msg}") from error
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"line 1: the JSON goes beyond what can be read: {error}") from error
    return record_from_text(source)


def record_from_json(document: dict[str, Json]) -> Record:
    if document.get("format") != FIRST_LINE:
        raise BadRecord(f"format: must be {FIRST_LINE!r}")
    record = header(document, {})
    lines = document.get("lines")
    if not isinstance(lines, list) or len(lines) > MOST_LINES:
        raise BadRecord(f"lines: must be a list of at most {MOST_LINES} entries")
    for i, line in enumerate(lines):
        if not isinstance(line, list) or len(line) != 2 or not all([isinstance(item, str) for item in line]):
            raise BadRecord(f"lines[{i}]: must be a pair of who and what")
        record.lines.append((str(line[0]), str(line[1])))
        record.places.append(f"lines[{i}]")
    return record


def header(document: dict[str, Json], field_lines: dict[str, int]) -> Record:
    """Everything but the moves."""
    at = Record("", 0, 0, {})  # to name the fields until there is a record
    at.field_lines = field_lines
    game = document.get("game")
    rules_version = document.get("rules_version")
    seats = document.get("seats")
    options = document.get("options", {})
    if not isinstance(game, str):
        raise BadRecord(f"{at.at('game')}: must be the name of a game")
    if not isinstance(rules_version, int) or isinstance(rules_version, bool):
        raise BadRecord(f"{at.at('rules_version')}: must be a whole number")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadRecord(f"{at.at('seats')}: must be a whole number")
    if not isinstance(options, dict):
        raise BadRecord(f"{at.at('options')}: must be an object")
    record = Record(game, rules_version, seats, options)
    record.field_lines = field_lines
    record.names = strings(document, "names", record)
    record.nonces = strings(document, "nonces", record)
    record.nonce_commitments = strings(document, "nonce_commitments", record)
    record.commitment = word(document, "commitment", record)
    record.digest = word(document, "digest", record)
    record.secret = word(document, "secret", record)
    try:
        bytes.fromhex(record.secret)
    except ValueError as error:
        raise BadRecord(f"{record.at('secret')}: must be hexadecimal") from error
    record.position = document.get("position")
    return record


def word(document: dict[str, Json], name: str, record: Record) -> str:
    value = document.get(name, "")
    if not isinstance(value, str):
        raise BadRecord(f"{record.at(name)}: must be text")
    return value


def strings(document: dict[str, Json], name: str, record: Record) -> list[str]:
    value = document.get(name, [])
    if not isinstance(value, list) or not all([isinstance(item, str) for item in value]):
        raise BadRecord(f"{record.at(name)}: must be a list of texts")
    return [str(item) for item in value]


def record_from_text(text: str) -> Record:
    lines = text.rstrip().split("\n")  # only there: names may hold other characters that break lines
    if lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"line 1: a record begins with {FIRST_LINE!r}")
    if len(lines) > MOST_LINES:
        raise BadRecord(f"line {MOST_LINES}: a record has at most {MOST_LINES} lines")
    document: dict[str, Json] = {}
    field_lines: dict[str, int] = {}
    moves: list[tuple[str, str]] = []
    places: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        who, _, what = line.partition(" ")
        if who.endswith(":"):
            name = who[:-1]
            if name in document:
                raise BadRecord(f"line {number}: {who} stands twice")
            document[name] = field(name, what.strip(), number)
            field_lines[name] = number
        elif who in (TABLE, "chance") or (who.isdecimal() and len(who) == 1):
            moves.append((who, what.strip()))
            places.append(f"line {number}")
        else:
            raise BadRecord(f"line {number}: begins with a field, a seat, 'chance' or '!', not {who!r}")
    record = header(document, field_lines)
    if not record.digest:
        raise BadRecord(f"line {len(lines)}: the record ends here without its digest, so it was cut off")
    record.digest = "" if record.digest == UNCHECKED else record.digest
    record.lines, record.places = moves, places
    return record


def field(name: str, value: str, number: int) -> Json:
    if name in ("rules_version", "seats"):
        if not value.isdecimal() or len(value) > 9:
            raise BadRecord(f"line {number}: {name} must be a whole number")
        return int(value)
    if name == "options":
        options: dict[str, Json] = {}
        for part in value.split():
            option, _, setting = part.partition("=")
            options[option] = parsed(setting, number)
        return options
    if name in ("names", "nonces", "nonce_commitments", "position"):
        return parsed(value, number)
    if name in ("game", "commitment", "digest", "secret"):
        return value
    raise BadRecord(f"line {number}: no field of a record is called {name!r}")


def parsed(value: str, number: int) -> Json:
    try:
        result: Json = json.loads(value)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"line {number}: {value[:60]!r} cannot be read: {error}") from error
    return result
