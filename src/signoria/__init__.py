"""Signoria: great board games of power and patronage, as a library.

import signoria
m = signoria.new("lorenzo", seats=4, options={"advanced": True}, seed=7)
while not m.over:
    seat = m.waiting[0]
    m.play(seat, m.legal(seat)[0])
print(m.result.winners)
"""

from collections.abc import Mapping

from signoria.games import GAMES, game
from signoria.kernel.answers import Move, Preview, Why
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
from signoria.kernel.flow import CHANCE, State, settle
from signoria.kernel.match import Match
from signoria.kernel.promises import check_nonces, check_promises
from signoria.kernel.record import Record, read_record
from signoria.kernel.replay import replay as _replay
from signoria.kernel.streams import Streams, commitment, fresh_secret, nonce_commitment, secret_from_seed

__version__ = "0.1.0"


def new(
    name: str,
    seats: object = 4,
    options: Mapping[str, Json] | None = None,
    seed: int | None = None,
    chance: str = "streams",
    names: list[str] | None = None,
    nonces: list[str] | None = None,
) -> Match:
    """A new match. With a seed chance is the same every time; with chance="manual" the caller plays it."""
    rules = game(name)
    return _match(rules.name, rules.begin(seats, options), seed, chance, names, nonces, None)


def from_position(
    document: Json, seed: int | None = None, chance: str = "streams", names: list[str] | None = None
) -> Match:
    """A match from a whole or partial position; BadPosition names the field that cannot be."""
    if not isinstance(document, dict):
        raise BadPosition(f"position: must be an object, not {document!r}")
    name = document.get("game")
    if not isinstance(name, str):
        raise BadPosition(f"game: must name a game, one of {', '.join(GAMES)}")
    try:
        rules = game(name)
    except UnknownGame as error:
        raise BadPosition(f"game: {error}") from error
    state = rules.from_document(document)
    settle(state)
    return _match(name, state, seed, chance, names, None, document)


def replay(record: Json, chance: str = "streams") -> Match:
    """The match of a record (a Record, its text or its JSON), at its end.

    If the record holds its secret, chance goes on as it was committed and every draw is checked; otherwise the caller
    plays chance by hand.
    """
    paper = read_record(record)
    streams = None
    if paper.secret and chance != "manual":
        secret = bytes.fromhex(paper.secret)
        if paper.commitment and commitment(secret) != paper.commitment:
            raise BadRecord("secret: it is not the one the commitment promised")
        streams = Streams(secret, paper.nonces)
    try:
        return _replay(game(paper.game), paper, streams)
    except (UnknownGame, BadPosition) as error:
        raise BadRecord(f"header: {error}") from error


def verify(record: Json, commitment: str = "", nonces: Mapping[int, str] | None = None) -> Match:
    """Check a finished record: the commitments, every die and every draw, every move and the digest.

    On its own a record proves only that it agrees with itself. Give the `commitment` that the table showed before the
    game, and the `nonces` by seat that you sent: only then do you know that nobody has chosen the chance of this game.
    """
    paper = read_record(record)
    check_promises(paper, commitment, dict(nonces or {}))
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
    seed: int | None,
    chance: str,
    names: list[str] | None,
    nonces: list[str] | None,
    start: Json,
) -> Match:
    if chance not in ("streams", "manual"):
        raise SignoriaError(f"chance: must be 'streams' or 'manual', not {chance!r}")
    streams = None
    if chance == "streams":
        secret = fresh_secret() if seed is None else secret_from_seed(seed)
        streams = Streams(secret, list(nonces or []))
    match = Match(game(name), state, streams, start)
    match.names = _checked_names(names, match.seats)
    return match


def _checked_names(names: object, seats: int) -> list[str]:
    if names is None:
        return []
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise SignoriaError(f"names: must be a list of {seats} texts, one a seat, not {names!r}")
    return list(names)


__all__ = [
    "CHANCE",
    "GAMES",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalMove",
    "Match",
    "Move",
    "Preview",
    "Record",
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
