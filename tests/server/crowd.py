"""A crowd of people who play at random over WebSockets, come back when they are cut off, and remember what they saw.

Some of their commands are gestures: they ask what a move leads into, and send it with the answers as one command. Each
keeps what it sent, what the server acknowledged and what it was told; afterwards all of it is held against the log.
"""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import websockets

GIVE_UP = 60.0  # seconds without any server
LOOKS_AHEAD = 0.5  # how often a move is thought through to the end of its gesture
SAYS_TWICE = 0.1  # how often what was acknowledged is sent once more
LONGEST = 8  # moves of a gesture


class Guest:
    """One guest at one seat. `address` gives the server to connect to, which may be another one each time."""

    def __init__(self, name: str, seat: int, address: Callable[[], str], dice: random.Random) -> None:
        self.name = name
        self.seat = seat
        self.address = address
        self.dice = dice
        self.cookie = ""
        self.csrf = ""
        self.table = ""
        self.seq = -1
        self.events: list[Any] = []
        self.sent: dict[str, list[str]] = {}  # by key, the moves of every command
        self.acknowledged: dict[str, int] = {}  # by key, which entry it is
        self.dropped: dict[str, int] = {}  # by key, how many moves the table refused because of something hidden
        self.refused: list[str] = []  # keys
        self.unanswered: dict[str, Any] | None = None
        self.considered: list[str] = []  # moves of a gesture that is being thought through
        self.cut_off: list[str] = []  # keys of commands without an answer when the connection ended
        self.latest: dict[str, Any] | None = None
        self.answered = -1
        self.over = False

    @property
    def is_amid_gesture(self) -> bool:
        """Whether several moves are on their way in one command."""
        return self.unanswered is not None and len(self.sent[self.unanswered["key"]]) > 1

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        """Over HTTP, again and again while no server answers."""
        end = asyncio.get_running_loop().time() + GIVE_UP
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.address(), timeout=10) as client:
                    headers = {"Cookie": self.cookie, "X-CSRF-Token": self.csrf}
                    response = await client.post(path, json=body, headers=headers)
                if response.status_code < 500:
                    if "signoria_session" in response.cookies:
                        self.cookie = f"signoria_session={response.cookies['signoria_session']}"
                    return response.json()
            except httpx.TransportError:
                assert asyncio.get_running_loop().time() < end, "no server answers"
            await asyncio.sleep(0.05)

    async def enter(self) -> None:
        self.csrf = (await self.post("/api/guests", {"name": self.name}))["csrf"]

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over or it is enough, whatever happens to the server."""
        end = asyncio.get_running_loop().time() + GIVE_UP
        while not self.over and not (enough() and self.unanswered is None):
            try:
                url = self.address().replace("http", "ws", 1) + "/api/ws"
                async with websockets.connect(url, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    end = asyncio.get_running_loop().time() + GIVE_UP  # this one does
                    await self.sit(socket, enough)
            except (OSError, websockets.WebSocketException):
                assert asyncio.get_running_loop().time() < end, "no server answers"
                await asyncio.sleep(0.02)

    async def sit(self, socket: Any, enough: Callable[[], bool]) -> None:
        watch = {"type": "watch", "table": self.table, "seat": self.seat, "since": self.seq}
        await socket.send(json.dumps(watch))
        self.considered = []
        if self.unanswered is not None:
            self.cut_off.append(self.unanswered["key"])
            await socket.send(json.dumps(self.unanswered))  # with the same key: it is made once
        while not self.over and not (enough() and self.unanswered is None):
            with suppress(TimeoutError):
                data = await asyncio.wait_for(socket.recv(), 0.5)  # so that it is seen when it is enough
                await self.hear(socket, json.loads(data))

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self.see(message)
            self.latest = message
        elif kind == "done":
            await self.hear_done(socket, message)
        elif kind == "preview":
            await self.go_on(socket, [move["text"] for move in message["legal"]])
        elif kind == "refused":
            self.considered = []
            if self.unanswered is not None and message["key"] == self.unanswered["key"]:
                self.refused.append(message["key"])
                self.unanswered = None
        update = self.latest
        is_free = self.unanswered is None and not self.considered
        if update is not None and is_free and update["seq"] >= self.answered:
            if self.seat in update["waiting"] and update["legal"]:
                await self.move(socket, update)

    def see(self, update: dict[str, Any]) -> None:
        """Nothing twice, nothing missed: every update follows on the last."""
        assert update["seq"] >= self.seq, f"{self.name} was sent entry {update['seq']} after {self.seq}"
        assert update["first"] <= len(self.events), f"{self.name} missed events"
        self.events[update["first"] :] = update["events"]
        self.seq = update["seq"]
        self.over = update["over"]

    async def hear_done(self, socket: Any, done: dict[str, Any]) -> None:
        key, seq = done["key"], done["seq"]
        assert self.acknowledged.setdefault(key, seq) == seq, f"{self.name} was told that {key} is entry {seq} as well"
        if self.unanswered is None or self.unanswered["key"] != key:
            return  # it was sent twice
        if done.get("dropped"):
            self.dropped[key] = len(done["dropped"])
        if self.dice.random() < SAYS_TWICE:
            await socket.send(json.dumps(self.unanswered))
        self.unanswered = None
        self.answered = seq

    async def move(self, socket: Any, update: dict[str, Any]) -> None:
        first = self.dice.choice(update["legal"])["text"]
        if self.dice.random() < LOOKS_AHEAD:
            self.considered = [first]
            await self.look_ahead(socket)
        else:
            await self.command(socket, first)

    async def look_ahead(self, socket: Any) -> None:
        """Ask what the moves so far lead into."""
        asked = {"type": "preview", "table": self.table, "seat": self.seat, "id": "next", "move": self.considered}
        await socket.send(json.dumps(asked))

    async def go_on(self, socket: Any, legal: list[str]) -> None:
        """What may follow is known: think further, or send the whole gesture."""
        if legal and len(self.considered) < LONGEST:
            self.considered.append(self.dice.choice(legal))
            await self.look_ahead(socket)
        elif self.considered:
            gesture, self.considered = self.considered, []
            await self.command(socket, gesture)

    async def command(self, socket: Any, move: str | list[str]) -> None:
        assert self.latest is not None
        key = f"{self.name}-{len(self.sent)}"
        self.sent[key] = [move] if isinstance(move, str) else move
        self.unanswered = {
            "type": "move",
            "table": self.table,
            "seat": self.seat,
            "at": self.latest["at"],
            "key": key,
            "move": move,
        }
        await socket.send(json.dumps(self.unanswered))


async def sit_down(
    game: str, seats: int, options: dict[str, Any], address: Callable[[], str], dice: random.Random, name: str = "g"
) -> list[Guest]:
    """A table of guests that has begun."""
    guests = [Guest(f"{name}{seat}", seat, address, random.Random(dice.random())) for seat in range(seats)]
    for guest in guests:
        await guest.enter()
    table = await guests[0].post("/api/tables", {"game": game, "seats": seats, "options": options})
    for guest in guests:
        guest.table = table["id"]
        answer = await guest.post(f"/api/tables/{table['id']}/claim", {"seat": guest.seat})
        assert "id" in answer, answer
    return guests
