"""Pieces of `make soak` that are about the server: the tests do a little of each. Each raises at the first thing wrong.

Positions are damaged and handed in, to the engine and over HTTP. What is sent is searched for secrets, live tables are
sent what nobody should send, and servers are killed while people play.
"""

import tempfile
from pathlib import Path

from tests.server import damage, truth, unasked
from tests.server.fuzzer import Fuzzer
from tests.server.postgres import postgres
from tests.server.secrecy import look_for_leaks
from tests.server.servers import Server
from tests.server.test_mailbox import write_amid_games

DEAR_EVERY = 40  # moves, after which each viewer also comes anew and asks all it may
MESSAGES = 3_000  # that nobody should send, to a table of each title
KILLS = 200
KILLS_AT_ONCE = 20  # in one trial, after which everything is held against the log
POSITIONS = 20_000  # damaged, of each title, in the engine
POSITIONS_AT_ONCE = 250
SENT_POSITIONS = 500  # over HTTP
RESTARTS = 5  # among them
MOMENTS = 3_000  # that pass by themselves, more than 1,000 of them windows
MOMENTS_AT_ONCE = 500
LETTERS = 1000
LETTERS_AT_ONCE = 250


def damage_positions(piece: str) -> dict[str, int]:
    """Each is refused with a field, or a game begins with it."""
    name, first = piece.split()
    return {f"{name} {what}": n for what, n in damage.try_positions(name, POSITIONS_AT_ONCE, int(first)).items()}


def send_positions(_: str) -> dict[str, int]:
    """The same over HTTP; none hinders the server."""
    with tempfile.TemporaryDirectory() as folder:
        return dict(damage.send_positions(Path(folder), SENT_POSITIONS, RESTARTS))


def search(piece: str) -> dict[str, int]:
    """A game in which no message depends on what its reader must not know."""
    name, number = piece.split()
    messages = look_for_leaks(name, 1, dear_every=DEAR_EVERY, first=int(number))
    return {f"{name} games": 1, f"{name} messages": messages}


def send_nonsense(name: str) -> dict[str, int]:
    """No table changes, every answer has a code, and the server logs no error."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/signoria.db", Path(folder)) as server,
        Fuzzer(server, name, 0) as fuzzer,
    ):
        codes = fuzzer.run(MESSAGES)
        fuzzer.play(1000)  # and the game goes on
    return {f"{name} messages": MESSAGES, f"{name} codes in answer": len(codes)}


def write_letters(seed: str) -> dict[str, int]:
    """Free letters at random moments of games leave everybody the moves they had."""
    write_amid_games(LETTERS_AT_ONCE, 1000 * int(seed))
    return {"letters": LETTERS_AT_ONCE}


def pass_unasked(first_seed: str) -> dict[str, int]:
    """Moments at which nobody acts by hand look and last the same in worlds that a viewer cannot tell apart.

    And the same as if somebody had passed by hand.
    """
    by_hand = unasked.compare_by_hand(MOMENTS_AT_ONCE, int(first_seed))["moments"]
    return {**unasked.compare(MOMENTS_AT_ONCE, int(first_seed)), "by hand": by_hand}


def kill_on_sqlite(seed: str) -> dict[str, int]:
    """Every acknowledged command is in the log, whole and once; and so is every letter, with its answer."""
    with tempfile.TemporaryDirectory() as folder:
        return vars(truth.trial(f"sqlite:///{folder}/signoria.db", Path(folder), KILLS_AT_ONCE, int(seed)))


def kill_on_postgres(seed: str, processes: int = 1) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        return vars(truth.trial(database, Path(folder), KILLS_AT_ONCE, int(seed), processes))


def kill_two(seed: str) -> dict[str, int]:
    return kill_on_postgres(seed, processes=2)
