"""Positions that somebody has damaged: each is refused with the field to change, or a table begins with it."""

import copy
import random
import re
import signal
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import signoria
from signoria.games import GAMES
from signoria.kernel.errors import BadPosition, SignoriaError
from signoria.kernel.match import Match
from signoria.kernel.streams import Streams, secret_from_seed
from signoria.server import wire
from signoria.server.errors import BadRequest
from signoria.server.positions import options_of_position
from tests.server.servers import Server
from tests.server.visitors import guest

FROM_ONE_GAME = 25  # damaged positions, before another game is played
MOVES_PLAYED = 40  # with a table that has begun, by chance that the trial has not seen
PATIENCE = 60  # seconds; a position that takes longer hangs
NUMBERS = (-1, 0, 1, 2, 7, 99, 10**6, 2**40)
FIELD = re.compile(r"position[.:]")
STRANGE: tuple[Any, ...] = (None, True, "", "nobody", [], {}, 1.5)


def bases(name: str, dice: random.Random) -> list[dict[str, Any]]:
    """Positions of one random game, from its beginning on."""
    game = GAMES[name]
    options = {option.name: dice.choice(option.tried) for option in game.options}
    match = signoria.new(name, dice.randint(game.fewest, game.most), options, seed=dice.getrandbits(32))
    found = []
    for _ in range(dice.randint(5, 250)):
        if match.over:
            break
        found.append(match.position())
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(list(match.legal(seat))))
    return found


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every value of a document, by what holds it and where."""
    inner = document.items() if isinstance(document, dict) else enumerate(document)
    found = []
    for key, value in inner:
        found.append((document, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


def damaged(position: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The same position with one to four things wrong, or at least otherwise."""
    document: dict[str, Any] = copy.deepcopy(position)
    for _ in range(dice.choice((1, 1, 2, 3))):
        held = places(document)
        if not held:
            break
        holder, key = dice.choice(held)
        value, way = holder[key], dice.randrange(9)
        alike = [inner[at] for inner, at in held if type(inner[at]) is type(value)]
        if way == 0:
            del holder[key]
        elif way == 1 and isinstance(value, int):
            holder[key] = value + dice.choice((-1, 1))
        elif way == 2:
            holder[key] = dice.choice(NUMBERS)
        elif way == 3:
            holder[key] = dice.choice(STRANGE)
        elif way == 4 and isinstance(value, list) and value:
            value.append(copy.deepcopy(dice.choice(value)))
        elif way == 5 and isinstance(value, list):
            dice.shuffle(value)
        else:  # something else of its kind, from the same document
            holder[key] = copy.deepcopy(dice.choice(alike))
    return document


def too_long(_: int, __: FrameType | None) -> None:
    raise AssertionError("a damaged position hangs")


def outcome(name: str, document: dict[str, Any], seed: int) -> str:
    """What comes of a damaged position: refused while it is read, refused after a trial, or begun. Else it raises."""
    game = GAMES[name]
    seats = document.get("seats")
    if not isinstance(seats, int):
        seats = 4
    try:
        options_of_position(game, wire.NewTable(game=name, seats=seats, position=document))
    except BadRequest as error:
        if error.code != "bad-position" or not FIELD.match(error.message):
            raise
        return "tried" if "dead end" in error.message else "refused"
    match = Match(game, game.from_document(document), Streams(secret_from_seed(seed), []), document)
    dice = random.Random(seed)
    try:
        for _ in range(MOVES_PLAYED):
            if match.over:
                break
            seat = dice.choice(match.waiting)
            match.play(seat, dice.choice(list(match.legal(seat))))
    except BadPosition:
        raise
    except (SignoriaError, IndexError) as error:  # no legal move, or none of chance: the server parks such a table
        if "dead end" not in str(error) and not isinstance(error, IndexError):
            raise
        return "parked"
    return "begun"


def try_positions(name: str, number: int, first: int = 0) -> Counter[str]:
    """Damage so many positions of a game in the engine, and see what becomes of each."""
    found: Counter[str] = Counter()
    dice = random.Random(f"{name} {first}")
    known: list[dict[str, Any]] = []
    signal.signal(signal.SIGALRM, too_long)
    for i in range(number):
        if i % FROM_ONE_GAME == 0:
            known = bases(name, dice)
        document = damaged(dice.choice(known), dice)
        signal.alarm(PATIENCE)
        try:
            found[outcome(name, document, first + i)] += 1
        except Exception as error:
            raise AssertionError(f"{name}, {document!r}") from error
        finally:
            signal.alarm(0)
    return found


def send_positions(folder: Path, number: int, restarts: int) -> Counter[str]:
    """Make tables from damaged positions over HTTP, bots on all seats, and kill the server now and then."""
    found: Counter[str] = Counter()
    dice = random.Random(number)
    known: dict[str, list[dict[str, Any]]] = {}
    with (
        Server(f"sqlite:///{folder / 'signoria.db'}", folder, most_body=2**20) as server,
        guest(server, "Eve") as eve,
    ):
        for i in range(number):
            name = list(GAMES)[i % len(GAMES)]
            if i % FROM_ONE_GAME < len(GAMES):
                known[name] = bases(name, dice)
            document = damaged(dice.choice(known[name]), dice)
            seats = document["seats"] if isinstance(document.get("seats"), int) else 4
            bots = {str(seat): "random" for seat in range(min(seats, GAMES[name].most))}
            answer = eve.post("/api/tables", json={"game": name, "seats": seats, "bots": bots, "position": document})
            assert answer.status_code in (201, 400), answer.text
            told = answer.json()
            found[told["status"] if answer.status_code == 201 else told["code"]] += 1
            if (i + 1) % (number // restarts) == 0:
                server.kill()
                server.start()
        made = eve.post("/api/tables", json={"game": "lorenzo", "seats": 2, "bots": {"0": "random", "1": "random"}})
        assert made.json()["status"] == "playing", made.text
        assert "request-failed" not in server.log()
    return found
