"""The doors through which a game can be played, all opened alike: see it from every place, make a move, the record."""

import io
import json
import random
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from rich.console import Console
from websockets.sync.client import ClientConnection, connect

from signoria import Match, Move
from signoria.bots import Bot, Choice, Seen
from signoria.cli.loop import step
from signoria.cli.session import Session
from signoria.client import Client, Seat, Spectator
from signoria.games import game as game_named
from signoria.kernel.streams import Streams, nonce_commitment
from signoria.remote import RemoteBot
from signoria.server import wire
from signoria.server.automatic_answers import NOTE
from tests.remote.programs import MANNERS, written
from tests.server.servers import Server

View = dict[str, Any]
NAME = "Ann"  # plays all seats


def nonce(seat: int) -> str:
    return f"nonce-{seat}"


# Options that hide more, and one turn of a game that would take long.
OPTIONS: dict[str, dict[str, Any]] = {
    "lorenzo": {"advanced": True},
    "fief": {"turn_limit": 1, "hidden_money": True, "simultaneous_votes": True},
}


# What makes the server ask every question, also those with an answer that anybody could foresee.
ASKED_ALL: dict[str, wire.Wishes] = {"fief": wire.Wishes(reactions={"tunnel": "always"})}


def without_notes(record: str) -> str:
    """What was wished in private stands at the end of a server's record, and nowhere else."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith(f"! {NOTE} "))


def new_match(game: str, seats: int, secret: bytes) -> Match:
    """The match that a server would begin with this secret and the nonces of its players."""
    rules = game_named(game)
    nonces = [nonce(seat) for seat in range(seats)]
    match = Match(rules, rules.begin(seats, OPTIONS.get(game, {})), Streams(secret, nonces))
    match.nonce_commitments = [nonce_commitment(one) for one in nonces]
    match.names = [NAME] * seats
    return match


class Door(AbstractContextManager[Any], Protocol):
    def see(self) -> list[View]:
        """What every seat sees, and last a spectator."""
        ...

    def legal(self, seat: int) -> list[str]: ...

    def play(self, seat: int, move: str | list[str]) -> None: ...

    def record(self) -> str: ...


class Python(ExitStack):
    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match

    def see(self) -> list[View]:
        return [self.match.view(seat) for seat in (*range(self.match.seats), None)]

    def legal(self, seat: int) -> list[str]:
        return [move.text for move in self.match.legal(seat)]

    def play(self, seat: int, move: str | list[str]) -> None:
        self.match.play(seat, move)

    def record(self) -> str:
        return self.match.record().text()


class Terminal(Python):
    """People who type. What the terminal does unasked it does here too, so it decides which moves are made."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(match)
        self.chance = random.Random(seed)
        self.session = Session(match, {}, Console(file=io.StringIO(), width=100, color_system=None), self.typed, "en")

    def typed(self, prompt: str) -> str:
        seat = self.session.last_human
        if seat is None or "press Enter" in prompt:
            return ""
        words = self.session.words
        if prompt == words.word("cli-react-prompt") + " ":
            return self.chance.choice(["", *(words.player(seat, self.match.names) for seat in self.match.waiting)])
        asked = self.session.m  # a copy of the match while a letter is written
        lets_go = seat not in asked.waiting and self.chance.random() < 0.7
        return "" if lets_go else self.chance.choice([move.text for move in asked.legal(seat)])

    def see(self) -> list[View]:
        return [self.session.scene(seat).view for seat in (*range(self.match.seats), None)]

    def go_on(self) -> None:
        step(self.session)


class Scripted(Bot):
    """A bot that makes the gesture it is given."""

    def __init__(self) -> None:
        super().__init__("scripted", 0)
        self.gesture: list[str] = []

    def choose(self, seen: Seen) -> Choice:
        first, *rest = [seen.game.verbs.parse(text) for text in self.gesture]
        choice = Choice(Move(seen.game, first))
        choice.then = [Move(seen.game, code) for code in rest]
        return choice


class TerminalOfBots(Python):
    """A terminal at which bots make gestures of several moves."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.bots = [Scripted() for _ in range(match.seats)]
        console = Console(file=io.StringIO(), width=100, color_system=None)
        self.session = Session(match, dict(enumerate(self.bots)), console, str, "en")

    def see(self) -> list[View]:
        return [self.session.scene(seat).view for seat in (*range(self.match.seats), None)]

    def play(self, seat: int, move: str | list[str]) -> None:
        assert seat == self.match.waiting[0]
        self.bots[seat].gesture = [move] if isinstance(move, str) else move
        step(self.session)


REMOTE = """
say(type="ready", name="scripted")
while (question := hear())["type"] == "choose":
    with open(sys.argv[1]) as file:
        first, *then = json.load(file)
    with open(sys.argv[1] + ".view", "w") as file:
        json.dump(question["view"], file)
    say(type="choice", n=question["n"], move=first, then=then)
"""


class Remote(Python):
    """Programs that answer over the protocol for bots, each for a seat."""

    def __init__(self, match: Match, folder: Path) -> None:
        super().__init__(match)
        self.gesture = folder / "gesture.json"
        command = f"{written(folder, MANNERS, REMOTE)} {self.gesture}"
        self.bots = [RemoteBot(command, seed=1) for _ in range(match.seats)]
        for bot in self.bots:
            self.callback(bot.close)

    def play(self, seat: int, move: str | list[str]) -> None:
        left = [move] if isinstance(move, str) else move
        while left:
            self.gesture.write_text(json.dumps(left), encoding="utf-8")
            seen = self.match.seen(seat)
            moves = self.bots[seat].choose(seen).moves  # of a question without a choice no program is asked
            if len(seen.legal) > 1:
                told = json.loads((self.gesture.parent / "gesture.json.view").read_text(encoding="utf-8"))
                assert told == json.loads(json.dumps(seen.view))
            self.match.play(seat, moves)
            left = left[len(moves) :]


class Http(ExitStack):
    def __init__(self, server: Server, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.ws_url = server.ws_url
        self.http = self.enter_context(httpx.Client(base_url=server.url, timeout=60))
        self.http.headers["X-CSRF-Token"] = self.http.post("/api/guests", json={"name": NAME}).json()["csrf"]
        wanted = {"game": game, "seats": seats, "hot_seat": True, "options": options or {}}
        self.seats = seats
        self.table = self.http.post("/api/tables", json=wanted).json()["id"]
        for seat in range(seats):
            claim = {"seat": seat, "nonce_commitment": nonce_commitment(nonce(seat))}
            self.http.post(f"/api/tables/{self.table}/claim", json=claim).raise_for_status()
        for seat in range(seats):
            reveal = {"seat": seat, "nonce": nonce(seat)}
            self.http.post(f"/api/tables/{self.table}/reveal", json=reveal).raise_for_status()
        for seat in range(seats) if game in ASKED_ALL else ():
            wanted = {"wishes": msgspec.to_builtins(ASKED_ALL[game])}
            self.http.put(f"/api/tables/{self.table}/seats/{seat}/automatic", json=wanted).raise_for_status()
        self.made = 0

    def connected(self) -> ClientConnection:
        """A WebSocket of the same person."""
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        return self.enter_context(connect(self.ws_url, additional_headers={"Cookie": cookie}, max_size=None))

    def update(self, seat: int | None) -> Any:
        query = {} if seat is None else {"seat": seat}
        return self.http.get(f"/api/tables/{self.table}/update", params=query).raise_for_status().json()

    def see(self) -> list[View]:
        return [self.update(seat)["view"] for seat in (*range(self.seats), None)]

    def legal(self, seat: int) -> list[str]:
        return [move["text"] for move in self.update(seat)["legal"]]

    def play(self, seat: int, move: str | list[str]) -> None:
        self.made += 1
        body = {"seat": seat, "at": self.update(seat)["at"], "key": f"k{self.made}", "move": move}
        self.http.post(f"/api/tables/{self.table}/moves", json=body).raise_for_status()

    def record(self) -> str:
        return without_notes(self.http.get(f"/api/tables/{self.table}/record").raise_for_status().text)


class WebSocket(Http):
    """The same table over HTTP; all play over one WebSocket, which watches from every place."""

    def __init__(self, server: Server, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
        super().__init__(server, game, seats, options)
        self.socket = self.connected()
        self.newest: dict[int | None, Any] = {}
        for seat in (*range(seats), None):
            self.send(type="watch", seat=seat)
        self.hear_until(None, 0)

    def send(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode({"table": self.table, **message}), text=True)

    def hear_until(self, seat: int | None, seq: int) -> None:
        """Until a place has seen what it calls entry `seq`, and all others what of that is for everybody."""
        while len(self.newest) <= self.seats or self.newest[seat]["seq"] < seq:
            self.hear()
        while any(update["shared"] < self.newest[seat]["shared"] for update in self.newest.values()):
            self.hear()

    def hear(self) -> Any:
        message = msgspec.json.decode(self.socket.recv())
        if message["type"] == "update":
            self.newest[message["seat"]] = message
        assert message["type"] != "refused", message
        return message

    def update(self, seat: int | None) -> Any:
        return self.newest[seat]

    def play(self, seat: int, move: str | list[str]) -> None:
        self.made += 1
        self.send(type="move", seat=seat, at=self.newest[seat]["at"], key=f"k{self.made}", move=move)
        while (heard := self.hear())["type"] != "done":
            pass
        self.hear_until(seat, heard["seq"])


class Program(ExitStack):
    """`signoria.client`."""

    def __init__(self, server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
        super().__init__()
        client = self.enter_context(Client(server.url))
        client.guest(NAME)
        self.table = client.create(game, seats, options, hot_seat=True)
        self.seats: list[Seat] = [self.table.claim(seat, nonce=nonce(seat)) for seat in range(seats)]
        self.onlooker: Spectator = self.table.watch()
        for seat in self.seats if game in ASKED_ALL else ():
            seat.automatic(ASKED_ALL[game])

    def see(self) -> list[View]:
        return [place.view for place in (*self.seats, self.onlooker)]

    def legal(self, seat: int) -> list[str]:
        return [move.text for move in self.seats[seat].now.legal]

    def play(self, seat: int, move: str | list[str]) -> None:
        first, rest = (move, []) if isinstance(move, str) else (move[0], move[1:])
        chosen: list[wire.LegalMove] = [one for one in self.seats[seat].now.legal if one.text == first]
        seq = self.seats[seat].play([chosen[0], *rest] if rest else chosen[0])
        shared = self.seats[seat].wait(seq).shared
        for place in (*self.seats, self.onlooker):
            place.wait_shared(shared)

    def record(self) -> str:
        return without_notes(self.table.record())
