"""Signoria: great board games of power and patronage, as a library.

>>> import signoria
>>> m = signoria.new("lorenzo", seats=4, options={"advanced": True}, seed=7)
>>> while not m.over:
...     seat = m.waiting[0]
...     m.play(seat, m.legal(seat)[0])
>>> m.result.ranks.index(1) == m.result.winners[0]
True
"""

import json
from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from signoria.games import GAMES, game
from signoria.kernel.answers import Dropped, Move, Why
from signoria.kernel.arguments import texts_argument, whole_argument
from signoria.kernel.documents import plain
from signoria.kernel.domains import Json
from signoria.kernel.errors import (
    BadMove,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    SignoriaError,
    UnknownGame,
)
from signoria.kernel.flow import CHANCE, State
from signoria.kernel.match import Match
from signoria.kernel.preview import Preview
from signoria.kernel.promises import check_nonces, check_promises
from signoria.kernel.record import Record, read_record
from signoria.kernel.replay import replay as _replay
from signoria.kernel.seen import Seen
from signoria.kernel.streams import Streams, commitment, fresh_secret, nonce_commitment, secret_from_seed

__version__ = "0.1.0"


def new(
    name: str,
    seats: object = 4,
    options: Mapping[str, Json] | None = None,
    seed: SupportsIndex | None = None,
    chance: str = "streams",
    names: Sequence[str] | None = None,
    nonces: Sequence[str] | None = None,
) -> Match:
    """A new match. With a seed chance is the same every time; with chance="manual" the caller plays it.

    >>> signoria.new("princes", seats=3, names=["Ana", "Bo", "Cy"], seed=1).waiting
    [0, 1, 2]
    """
    try:
        rules = game(name)
    except UnknownGame as error:
        raise UnknownGame(f"name: {error}") from error
    return _match(rules.name, rules.begin(seats, options), seed, chance, names, nonces, None)


def from_position(
    document: Json, seed: SupportsIndex | None = None, chance: str = "streams", names: Sequence[str] | None = None
) -> Match:
    """A match from a whole or partial position, given as an object or its JSON text.

    BadPosition names the field that cannot be. What is settled on the way to the first decision stands in the log.

    >>> signoria.from_position({"game": "princes", "seats": 3, "round": 9})
    Traceback (most recent call last):
    signoria.kernel.errors.BadPosition: round: must be a whole number from 0 to 7, not 9
    """
    position = plain(_parsed(document) if isinstance(document, str) else document)
    if not isinstance(position, dict):
        raise BadPosition(f"position: must be an object, not {position!r}")
    name = position.get("game")
    if not isinstance(name, str):
        raise BadPosition(f"game: must name a game, one of {', '.join(GAMES)}")
    try:
        rules = game(name)
    except UnknownGame as error:
        raise BadPosition(f"game: {error}") from error
    return _match(name, rules.from_document(position), seed, chance, names, None, position)


def replay(record: Json, chance: str = "streams") -> Match:
    """The match of a record (a Record, its text or its JSON), at its end.

    If the record holds its secret, chance goes on as it was committed and every draw is checked; otherwise the caller
    plays chance by hand. A game of older rules that leads to the same end by the present ones goes on by them, and its
    record says so.

    >>> m = signoria.new("lorenzo", seats=2, seed=1)
    >>> signoria.replay(m.record().text()).digest == m.digest
    True
    """
    _check_chance(chance)
    paper = read_record(record)
    streams = None
    if paper.secret and chance != "manual":
        secret = bytes.fromhex(paper.secret)
        if paper.commitment and commitment(secret) != paper.commitment:
            raise BadRecord(f"{paper.at('secret')}: it is not the one the commitment promised")
        streams = Streams(secret, paper.nonces)
    try:
        rules = game(paper.game)
    except UnknownGame as error:
        raise BadRecord(f"{paper.at('game')}: {error}") from error
    try:
        match = _replay(rules, paper, streams)
    except UnknownGame as error:
        raise BadRecord(f"header: {error}") from error
    except BadPosition as error:
        raise BadRecord(f"{paper.at('position')}: {error}") from error
    match.adopt_rules()
    return match


def verify(record: Json, commitment: str = "", nonces: Mapping[int, str] | None = None) -> Match:
    """Check a finished record: the commitments, every die and every draw, every move and the digest.

    On its own a record proves only that it agrees with itself. Give the `commitment` that the table showed before the
    game, and the `nonces` by seat that you sent: only then do you know that nobody has chosen the chance of this game.
    """
    if not isinstance(commitment, str):
        raise SignoriaError(f"commitment: must be a text, not {commitment!r}")
    paper = read_record(record)
    check_promises(paper, commitment, _noted(nonces))
    if not paper.secret:
        raise BadRecord("secret: the record does not reveal it, so its chance cannot be checked")
    if not paper.commitment:
        raise BadRecord("commitment: the record has none, so its chance was never promised")
    if not paper.digest:
        raise BadRecord("digest: the record has none, so its end cannot be checked")
    check_nonces(paper)
    return replay(paper)


def _match(
    name: str,
    state: State,
    seed: SupportsIndex | None,
    chance: str,
    names: Sequence[str] | None,
    nonces: Sequence[str] | None,
    start: Json,
) -> Match:
    _check_chance(chance)
    salt = [] if nonces is None else texts_argument("nonces", nonces)
    secret = fresh_secret() if seed is None else secret_from_seed(whole_argument("seed", seed))
    match = Match(game(name), state, Streams(secret, salt) if chance == "streams" else None, start)
    match.names = _checked_names(names, match.seats)
    return match


def _noted(nonces: object) -> dict[int, str]:
    """The nonces somebody has noted, by seat."""
    noted = {} if nonces is None else nonces
    if not isinstance(noted, Mapping) or not all(isinstance(nonce, str) for nonce in noted.values()):
        raise SignoriaError(f"nonces: must be texts by seat such as {{0: 'salt'}}, not {nonces!r}")
    return {whole_argument("nonces", seat): str(nonce) for seat, nonce in noted.items()}


def _check_chance(chance: object) -> None:
    if chance not in ("streams", "manual"):
        raise SignoriaError(f"chance: must be 'streams' or 'manual', not {chance!r}")


def _checked_names(names: object, seats: int) -> list[str]:
    if names is None:
        return []
    called = texts_argument("names", names)
    if len(called) != seats:
        raise SignoriaError(f"names: must be {seats} texts, one a seat, not {names!r}")
    return called


def _parsed(text: str) -> Json:
    """A position written as JSON text."""
    try:
        document: Json = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadPosition(f"position: line {error.lineno}: damaged JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"position: the JSON goes beyond what can be read: {error}") from error
    return document


__all__ = [
    "CHANCE",
    "GAMES",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Dropped",
    "IllegalMove",
    "Match",
    "Move",
    "Preview",
    "Record",
    "Seen",
    "SignoriaError",
    "UnknownGame",
    "Why",
    "commitment",
    "from_position",
    "new",
    "nonce_commitment",
    "replay",
    "verify",
]
