"""A crowd of people who play at random over WebSockets, come back when they are cut off, and remember what they saw.

Each keeps what the server acknowledged and what it sent, so that afterwards both can be held against the log.
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
        self.acknowledged: dict[str, tuple[int, str]] = {}  # key: entry and move
        self.unanswered: dict[str, Any] | None = None
        self.latest: dict[str, Any] | None = None
        self.answered = -1
        self.moves = 0
        self.over = False
        self.refusals: list[Any] = []

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
                    await self.sit(socket, enough)
                    end = asyncio.get_running_loop().time() + GIVE_UP
            except (OSError, websockets.WebSocketException):
                assert asyncio.get_running_loop().time() < end, "no server answers"
                await asyncio.sleep(0.02)

    async def sit(self, socket: Any, enough: Callable[[], bool]) -> None:
        watch = {"type": "watch", "table": self.table, "seat": self.seat, "since": self.seq}
        await socket.send(json.dumps(watch))
        if self.unanswered is not None:
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
            assert self.unanswered is not None
            self.acknowledged[message["key"]] = (message["seq"], self.unanswered["move"])
            self.unanswered = None
            self.moves += 1
            self.answered = message["seq"]
        elif kind == "refused":
            self.refusals.append(message)
            self.unanswered = None
        update = self.latest
        if update is not None and self.unanswered is None and update["seq"] >= self.answered:
            if self.seat in update["waiting"] and update["legal"]:
                await self.move(socket, update)

    def see(self, update: dict[str, Any]) -> None:
        """Nothing twice, nothing missed: every update follows on the last."""
        assert update["seq"] >= self.seq, f"{self.name} was sent entry {update['seq']} after {self.seq}"
        assert update["first"] <= len(self.events), f"{self.name} missed events"
        self.events[update["first"] :] = update["events"]
        self.seq = update["seq"]
        self.over = update["over"]

    async def move(self, socket: Any, update: dict[str, Any]) -> None:
        move = self.dice.choice(update["legal"])["text"]
        key = f"{self.name}-{self.moves}-{update['seq']}"
        self.unanswered = {
            "type": "move",
            "table": self.table,
            "seat": self.seat,
            "at": update["at"],
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
