"""The same game through every door: Python, the terminal, HTTP, the WebSocket, signoria.client, programs as bots.

A server with a known secret gives each door the same chance. Every seat and a spectator must see the same at every
move, and the records, with all draws, all moves and the digest, must be the same to the letter.
"""

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.games import GAMES
from tests.kernel.test_chains import a_gesture
from tests.server.doors import (
    OPTIONS,
    Door,
    Http,
    Program,
    Python,
    Remote,
    Terminal,
    TerminalOfBots,
    WebSocket,
    new_match,
)
from tests.server.pair import pair
from tests.server.servers import Server

SECRET = bytes(range(32))
SEED = 5
TITLES = list(GAMES) if os.environ.get("SIGNORIA_TEST_SERVERS") == "pair" else ["lorenzo"]  # all of them in a soak
Script = list[tuple[int, str | list[str]]]


@pytest.fixture(scope="module")
def known_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'signoria.db'}", folder)
    server.secret = SECRET.hex()
    with server:
        yield server


@pytest.fixture(scope="module", params=list(GAMES))
def typed(request: pytest.FixtureRequest) -> tuple[str, int, Python, list[list[dict[str, Any]]], Script]:
    """A game that was played in the terminal and then in Python, where the same was seen after so many moves."""
    game = str(request.param)
    seats = GAMES[game].fewest
    terminal = Terminal(new_match(game, seats, SECRET), SEED)
    seen = {0: terminal.see()}
    while not terminal.match.over:
        terminal.go_on()
        seen[len(script_of(terminal.match.lines))] = terminal.see()
    script, at_home = script_of(terminal.match.lines), Python(new_match(game, seats, SECRET))
    seen_at_home = follow(at_home, script)
    for i, views in seen.items():
        assert views == seen_at_home[i], f"in the terminal after {i} moves"
    assert at_home.record() == terminal.record()
    assert signoria.verify(at_home.record()).digest == at_home.match.digest
    return game, seats, at_home, seen_at_home, script


def script_of(lines: list[tuple[str, str]]) -> Script:
    return [(int(who), what) for who, what in lines if who.isdecimal()]


def follow(door: Door, script: Script) -> list[list[dict[str, Any]]]:
    """Make the moves of a script; what was seen before each, and at the end."""
    seen = [door.see()]
    for seat, move in script:
        assert (move if isinstance(move, str) else move[0]) in door.legal(seat)
        door.play(seat, move)
        seen.append(door.see())
    return seen


@pytest.mark.parametrize("door", [Http, WebSocket, Program])
def test_the_same_game_through_every_door(
    typed: tuple[str, int, Python, list[list[dict[str, Any]]], Script],
    known_server: Server,
    door: Callable[[Server, str, int, dict[str, Any]], Door],
) -> None:
    game, seats, at_home, seen_at_home, script = typed
    compare(door(known_server, game, seats, OPTIONS.get(game, {})), at_home, seen_at_home, script)


def compare(door: Door, at_home: Python, seen_at_home: list[list[dict[str, Any]]], script: Script) -> None:
    """The same moves through another door: the same views at every move, and the same record, with its digest."""
    with door as opened:
        for i, views in enumerate(follow(opened, script)):
            assert views == seen_at_home[i], f"after {i} moves"
        record = opened.record()
    assert record == at_home.record()


@pytest.fixture(scope="module", params=list(GAMES))
def gestures(request: pytest.FixtureRequest) -> tuple[str, int, Python, list[list[dict[str, Any]]], Script]:
    """A game of gestures of several moves, played in Python, and what was seen after each."""
    game = str(request.param)
    seats, dice = GAMES[game].fewest, random.Random(SEED)
    at_home = Python(new_match(game, seats, SECRET))
    seen = [at_home.see()]
    script: Script = []
    while not at_home.match.over:
        seat = at_home.match.waiting[0]  # in the order in which a terminal asks
        moves = a_gesture(at_home.match, seat, dice)
        script.append((seat, moves))
        at_home.play(seat, moves)
        seen.append(at_home.see())
    assert max(len(moves) for _, moves in script) > 1
    assert signoria.verify(at_home.record()).digest == at_home.match.digest
    return game, seats, at_home, seen, script


@pytest.mark.parametrize("door", [Http, WebSocket, Program])
def test_the_same_gestures_through_every_door(
    gestures: tuple[str, int, Python, list[list[dict[str, Any]]], Script],
    known_server: Server,
    door: Callable[[Server, str, int, dict[str, Any]], Door],
) -> None:
    """Several moves in one command: the same views after each, and the same record."""
    game, seats, at_home, seen_at_home, script = gestures
    compare(door(known_server, game, seats, OPTIONS.get(game, {})), at_home, seen_at_home, script)


def test_the_same_gestures_in_a_terminal_and_through_the_protocol(
    gestures: tuple[str, int, Python, list[list[dict[str, Any]]], Script], tmp_path: Path
) -> None:
    game, seats, at_home, seen_at_home, script = gestures
    for door in (TerminalOfBots(new_match(game, seats, SECRET)), Remote(new_match(game, seats, SECRET), tmp_path)):
        compare(door, at_home, seen_at_home, script)


def test_the_same_gestures_one_by_one(
    gestures: tuple[str, int, Python, list[list[dict[str, Any]]], Script],
) -> None:
    game, seats, at_home, _, _ = gestures
    single = new_match(game, seats, SECRET)
    for seat, what in script_of(at_home.match.lines):
        single.play(seat, what)
    assert single.digest == at_home.match.digest
    assert single.lines == at_home.match.lines


@pytest.mark.parametrize("game", TITLES)
def test_the_same_game_at_two_servers_one_of_which_is_killed_again_and_again(game: str, tmp_path: Path) -> None:
    """The client is cut off again and again, comes to one server or the other, and misses nothing."""
    seats, dice = GAMES[game].fewest, random.Random(SEED)
    at_home = Python(new_match(game, seats, SECRET))
    seen_at_home = [at_home.see()]
    script: Script = []
    while not at_home.match.over:
        seat = dice.choice(at_home.match.waiting)
        script.append((seat, dice.choice(at_home.legal(seat))))
        at_home.play(*script[-1])
        seen_at_home.append(at_home.see())
    with pair(tmp_path, SEED, SECRET.hex()) as (_, front):
        compare(Program(front, game, seats, OPTIONS.get(game, {})), at_home, seen_at_home, script)
