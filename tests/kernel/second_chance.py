"""A second checker of fair chance, written from `docs/records.md` alone, without a look at the library's source.

It works out commitments, nonces, streams, numbers, order and tickets by itself. From the library it takes only what the
page sends a checker there for: which outcomes are possible, and how many cards are left where odds count cards.
"""

import hashlib
import hmac
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import signoria

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
HIT_ODDS = {"0": 1, "1": 2, "2": 2, "3": 1}


class Wrong(Exception):
    """What is wrong with the record, in a sentence."""


# ---------------------------------------------------------------- the page


def _page() -> str:
    return PAGE.read_text(encoding="utf-8")


def _names(game: str) -> list[tuple[str, list[str], list[str]]]:
    """The lists of one game as (title, verbs, names), in the order of the page."""
    for section in re.split(r"^#+ ", _page(), flags=re.MULTILINE):
        heading, _, body = section.partition("\n")
        if heading.startswith("Names of ") and game in re.findall(r"\w+", heading.lower()):
            found = []
            for text in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
                item = text.split("\n\n")[0]
                match = re.fullmatch(r"([^(]+) \(([^)]+)\):(.*)", " ".join(item.split()))
                if match is None:
                    raise ValueError(f"a list on the page cannot be read: {item}")
                names = [name.strip() for name in match[3].split(",")]
                found.append((match[1], re.findall(r"`(\w+)`", match[2]), names))
            return found
    raise ValueError(f"the page has no names of {game}")


def _rows(game: str) -> dict[str, tuple[str, str]]:
    """Rows of the table of one game: verb to (stream column, odds column)."""
    found = {}
    for line in _page().splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[0] == game:
            verb = cells[1].strip("`").split()[0]
            found[verb] = (cells[2], cells[3])
    return found


def lists_of(game: str) -> dict[str, list[str]]:
    """The lists of names of a game, in order, by title."""
    return {title: names for title, _, names in _names(game)}


def verbs_of(game: str) -> set[str]:
    """The verbs of chance lines that the table has for a game."""
    return set(_rows(game))


# ---------------------------------------------------------------- hashes


def _sha(prefix: bytes, data: bytes) -> str:
    return hashlib.sha256(prefix + b"\n" + data).hexdigest()


def _ticket(secret: bytes, nonces: list[str], stream: str, number: int, n: int) -> int:
    attempt = 0
    while True:
        message = json.dumps([nonces, stream, number, attempt]).encode("ascii")
        value = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if value < 2**64 - 2**64 % n:
            return value % n
        attempt += 1


# ---------------------------------------------------------------- the record


@dataclass
class _Record:
    header: list[str] = field(default_factory=list)
    fields: dict[str, str] = field(default_factory=dict)
    lines: list[tuple[int, str]] = field(default_factory=list)  # (line of the file, text)


def _parse(text: str) -> _Record:
    record = _Record()
    in_header = True
    for place, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if place == 1 and line != "signoria record 1":
            raise Wrong("The text does not begin with 'signoria record 1'.")
        if not line:
            in_header = False
            continue
        if line.startswith("#"):
            continue
        entry = re.match(r"(\w+): ?(.*)", line)
        if in_header:
            record.header.append(line)
        if entry is None:
            if place > 1:
                if in_header:
                    raise Wrong(f"Line {place} ({line}) is no entry of a header.")
                record.lines.append((place, line))
            continue
        if entry[1] in record.fields:
            raise Wrong(f"Line {place} gives {entry[1]} a second time.")
        record.fields[entry[1]] = entry[2]
    return record


def _array(record: _Record, name: str) -> list[str] | None:
    if name not in record.fields:
        return None
    try:
        value = json.loads(record.fields[name])
    except ValueError:
        raise Wrong(f"{name} of the record is not valid JSON.") from None
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Wrong(f"{name} of the record is no array of texts.")
    return value


def _check_secret(record: _Record) -> bytes:
    letters = record.fields.get("secret", "")
    if not re.fullmatch("[0-9a-f]{64}", letters):
        raise Wrong("The record reveals no secret of 32 bytes.")
    secret = bytes.fromhex(letters)
    if _sha(b"signoria commitment", secret) != record.fields.get("commitment"):
        raise Wrong("The secret does not fit the commitment.")
    return secret


def _check_nonces(record: _Record) -> list[str]:
    nonces = _array(record, "nonces") or []
    commitments = _array(record, "nonce_commitments")
    if not record.fields.get("seats", "").isdecimal():
        raise Wrong("The record does not say how many seats there are.")
    seats = int(record.fields["seats"])
    if nonces and len(nonces) != seats:
        raise Wrong(f"There are {len(nonces)} nonces for {seats} seats.")
    unrevealed = set()
    for place, line in record.lines:
        words = line.split()
        if words[:2] == ["!", "unrevealed"]:
            if len(words) != 3 or not words[2].isdecimal() or int(words[2]) >= seats:
                raise Wrong(f"Line {place} ({line}) names no seat.")
            unrevealed.add(int(words[2]))
    if commitments is None:
        if unrevealed:
            raise Wrong("A nonce is said to be unrevealed, but the record has no commitments to nonces.")
        return nonces
    if len(commitments) != len(nonces):
        raise Wrong(f"There are {len(commitments)} commitments for {len(nonces)} nonces.")
    for seat, (nonce, commitment) in enumerate(zip(nonces, commitments, strict=True)):
        if seat in unrevealed:
            if nonce != commitment or not re.fullmatch("[0-9a-f]{64}", nonce):
                raise Wrong(f"The nonce of seat {seat} was not revealed, so its commitment should stand for it.")
        elif nonce == "" or commitment == "":
            if nonce != commitment:
                raise Wrong(f"Of the nonce of seat {seat} and its commitment only one is empty.")
        elif _sha(b"signoria nonce", nonce.encode("utf-8")) != commitment:
            raise Wrong(f"The nonce of seat {seat} does not fit its commitment.")
    return nonces


# ---------------------------------------------------------------- the draws


class _Walk:
    """Goes through the lines of a record and checks each draw."""

    def __init__(self, record: _Record, secret: bytes, nonces: list[str]) -> None:
        self.record = record
        self.secret = secret
        self.nonces = nonces
        self.game = record.fields.get("game", "")
        self.rows = _rows(self.game)
        self.names = _names(self.game)
        self.stack: list[tuple[str, str]] = []  # (line, its stream or "")
        self.counts: dict[str, int] = {}
        self.rules = [line for _, line in record.lines if line.split()[:2] == ["!", "rules"]]
        self.match = self.rebuilt()

    def rebuilt(self) -> Any:
        """A match at the end of the lines on the stack, in which chance is played by hand."""
        lines = [*self.rules, *(line for line, _ in self.stack)]
        header = [line for line in self.record.header if not line.startswith(("secret:", "digest:"))]
        text = "\n".join([*header, "", *lines, "", "digest: none", ""])
        return signoria.replay(text, chance="manual")

    def index(self, verb: str, argument: str) -> tuple[int, str]:
        """Where an argument stands in the order, and the title of its list."""
        if argument.isdecimal():
            return int(argument), ""
        offset = 0
        for title, verbs, names in self.names:
            if verb in verbs:
                if argument in names:
                    return offset + names.index(argument), title
                offset += len(names)
        raise Wrong(f"The page lists no {argument} for '{verb}'.")

    def stream(self, words: list[str]) -> str:
        """The stream of a draw by the table of the page."""
        verb = words[0]
        if verb not in self.rows:
            raise Wrong(f"The page has no line '{verb}' of {self.game}.")
        streams = re.findall(r"`([\w.]+)`", self.rows[verb][0])
        if len(streams) == 1:
            return str(streams[0])
        if (self.game, verb) == ("fief", "card"):
            # A position may stand before the line `first`: then the record has it, and it is `deal` until there.
            begun = any(line.startswith("chance first ") for line, _ in self.stack)
            comes = any(line.startswith("chance first ") for _, line in self.record.lines)
            if not begun and (comes or "position" not in self.record.fields):
                return "deal"
        title = self.index(verb, words[1])[1]
        for stream in streams:
            if stream == title or (stream.startswith("cards.") and title == f"cards of type {stream[6:]}"):
                return str(stream)
        raise Wrong(f"The page gives no stream for '{' '.join(words)}'.")

    def odds(self, words: list[str], told: int) -> int:
        """The odds of an outcome; what counts cards is taken from the library."""
        says = self.rows[words[0]][1]
        if not says:
            odds = 1
        elif words[0] == "hit":
            odds = HIT_ODDS[words[1]]
        else:
            odds = told
        if odds != told or odds < 1:
            raise Wrong(f"The odds of '{' '.join(words)}' should be {odds} by the page, the library says {told}.")
        return odds

    def draw(self, line: str) -> None:
        """Check the line of one draw and play it."""
        drawn = line.split()[1:]
        outcomes: list[tuple[list[str], int]] = []
        for move, told in self.match.outcomes():
            words = move.text.split()
            outcomes.append((words, self.odds(words, told) if words[0] in self.rows else told))
        if not outcomes:
            raise Wrong("Nothing is to be drawn here.")
        if drawn not in [words for words, _ in outcomes]:
            raise Wrong("That cannot be drawn here.")
        streams = {self.stream(words) for words, _ in outcomes}
        if len(streams) != 1 or len({words[0] for words, _ in outcomes}) != 1:
            raise Wrong(f"The outcomes belong to several streams: {', '.join(sorted(streams))}.")
        stream = streams.pop()
        outcomes.sort(key=lambda one: [self.index(one[0][0], argument)[0] for argument in one[0][1:]])
        number = self.counts.get(stream, 0)
        ticket = _ticket(self.secret, self.nonces, stream, number, sum(odds for _, odds in outcomes))
        for words, odds in outcomes:
            ticket -= odds
            if ticket < 0:
                if words != drawn:
                    raise Wrong(f"Draw {number} of '{stream}' should be '{' '.join(words)}'.")
                break
        self.match.play("chance", " ".join(drawn))
        self.counts[stream] = number + 1
        self.stack.append((line, stream))

    def take_back(self, seat: str, alone: bool) -> None:
        """Undo, or retract (`alone`), the last move of a seat."""
        places = [at for at, (line, _) in enumerate(self.stack) if line.split()[0] == seat]
        if not places:
            raise Wrong(f"Seat {seat} has no move to take back.")
        at = places[-1]
        if alone:
            if any(stream for _, stream in self.stack[at:]):
                raise Wrong(f"Something was drawn after the answer of seat {seat}.")
            del self.stack[at]
        else:
            for _, stream in self.stack[at:]:
                if stream:
                    self.counts[stream] -= 1
            del self.stack[at:]
        self.match = self.rebuilt()

    def go(self) -> int:
        """Check all lines; the number of draws."""
        draws = 0
        for place, line in self.record.lines:
            words = line.split()
            try:
                if words[0] == "chance":
                    self.draw(line)
                    draws += 1
                elif words[0] == "!":
                    if words[1:2] in (["undo"], ["retract"]):
                        if len(words) != 3 or not words[2].isdecimal():
                            raise Wrong("It names no seat.")
                        self.take_back(words[2], alone=words[1] == "retract")
                else:
                    self.match.play(int(words[0]), " ".join(words[1:]))
                    self.stack.append((line, ""))
            except Wrong as wrong:
                raise Wrong(f"Line {place} ({line}): {wrong}") from None
            except (signoria.SignoriaError, ValueError) as error:
                raise Wrong(f"Line {place} ({line}) cannot be played: {error}") from error
        if self.match.outcomes():
            raise Wrong("The record ends where a draw is due.")
        return draws


def check(text: str) -> int:
    """Check commitments, nonces and every draw of a record; the number of draws, or `Wrong`."""
    record = _parse(text)
    if "digest" not in record.fields:
        raise Wrong("The record has no digest: it was cut off.")
    secret = _check_secret(record)
    nonces = _check_nonces(record)
    try:
        walk = _Walk(record, secret, nonces)
    except (signoria.SignoriaError, ValueError) as error:
        raise Wrong(f"The game cannot be set up: {error}") from error
    return walk.go()
