"""Whole games that people follow by deltas over bad connections: these break and come again, and updates are lost or
come twice. Whoever cannot put the view together asks for it anew, as clients do, and has the whole view after every
update; all that was heard is written down for the browser's code to do the same.
"""

import asyncio
import json
import math
import random
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from signoria.games import GAMES
from signoria.server import hall, wire
from signoria.server.manner import Manner
from tests.kernel.test_chains import a_gesture
from tests.server.doors import OPTIONS
from tests.server.secrecy import Client, Recorded

MISHAP = 0.04  # how likely each is at an update
GESTURES = 0.2  # of the moves
MOST = 1_000  # moves
Followed = tuple[Counter[str], list[list[dict[str, Any]]]]  # what came about, and what each follower heard


class Follower:
    """Somebody who looks on and puts the view together."""

    def __init__(self, recorded: Recorded, seat: int | None, dice: random.Random) -> None:
        self.recorded, self.seat, self.dice = recorded, seat, dice
        self.client: Client | None = None
        self.update: dict[str, Any] | None = None
        self.is_behind = True  # something was lost, and nothing has come since
        self.heard: list[dict[str, Any]] = []  # updates as they came; whether they fit, and the check of the whole view
        self.seen: Counter[str] = Counter()

    async def come(self) -> None:
        """Look on, anew or again."""
        self.client = self.client or Client(self.recorded.hall, self.seat)
        since = -1 if self.update is None else self.update["seq"]
        for message in await self.client.send("watch", seat=self.seat, since=since, deltas=True):
            await self.hear(message)

    async def go(self) -> None:
        assert self.client is not None
        await self.client.talker.leave()
        self.client, self.is_behind = None, True
        self.seen["broken connections"] += 1

    async def listen(self) -> None:
        """Hear what has come, over a bad connection."""
        if self.client is None:
            if self.dice.random() < 0.3:
                await self.come()
            return
        for message in self.client.read():
            mishap = self.dice.random() / MISHAP if b'"type":"update"' in message else 9.0
            if mishap < 1:
                self.seen["lost updates"] += 1
                self.is_behind = True
            elif mishap < 2:
                await self.go()
                return
            else:
                await self.hear(message)
                if mishap < 3:
                    self.seen["doubled updates"] += 1
                    await self.hear(message)

    async def hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] != "update":
            return
        fits = self.take(told)
        room = self.recorded.room
        is_newest = fits and told["seq"] == room.number(self.seat)
        whole = encoded(room.update(self.seat, -1, Manner(), 0.0))["view"] if is_newest else None
        self.heard.append({"update": told, "fits": fits, "check": wire.check_of(whole) if is_newest else None})
        if is_newest:
            assert self.update is not None
            assert self.update["view"] == whole
            self.is_behind = False
            self.seen["views"] += 1
        if not fits:
            self.seen["asked anew"] += 1
            await self.come()

    def take(self, told: dict[str, Any]) -> bool:
        """Put the whole view into an update; False if what is sent does not fit what one has."""
        if "changes" in told:
            self.seen["deltas"] += 1
            if self.update is None or self.update["seq"] != told["base"]:
                return False
            told = {**told, "view": wire.changed(self.update["view"], told["changes"])}
            if wire.check_of(told["view"]) != told["check"]:
                return False
        self.update = told
        return True


def encoded(update: wire.Update) -> Any:
    return msgspec.json.decode(msgspec.json.encode(update))


async def play(recorded: Recorded, followers: list[Follower], dice: random.Random) -> None:
    await recorded.begin()
    for follower in followers:
        await follower.come()
    for number in range(MOST):
        if recorded.room.is_over:
            break
        match = recorded.room.playing
        seat = dice.choice(match.waiting)
        is_gesture = dice.random() < GESTURES
        move = a_gesture(match, seat, dice) if is_gesture else dice.choice(match.legal(seat)).text
        at = recorded.room.number(seat)
        await recorded.clients[seat].send("move", seat=seat, key=f"m{number}", at=at, move=move)
        for client in recorded.clients.values():
            client.read()
        for follower in followers:
            await follower.listen()
    assert recorded.room.is_over
    for follower in followers:
        if follower.is_behind:
            await follower.come()
        assert follower.update is not None
        assert follower.update["over"]


BROWSER = """
import { readFileSync } from "node:fs";
import ts from "typescript";
function address(name) {
  const source = readFileSync(`src/lib/${name}`, "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
  const whole = outputText.replace(/from "\\.\\/(\\w+)"/g, (_, other) => `from "${address(`${other}.ts`)}"`);
  return `data:text/javascript;base64,${Buffer.from(whole).toString("base64")}`;
}
const { Slots } = await import(address("slots.ts"));
const { checkOf } = await import(address("deltas.ts"));
for (const line of readFileSync(0, "utf8").trim().split("\\n")) {
  const slots = new Slots();
  const wrong = JSON.parse(line).findIndex(({ update, fits, check }) => {
    if (slots.take(update) !== fits) return true;
    return check !== null && checkOf(slots.get(update.seat).update.view) !== check;
  });
  console.log(wrong);
}
"""
WEB = Path(__file__).parents[2] / "web"
NO_BROWSER_CODE = not (WEB / "node_modules/typescript").exists() or shutil.which("node") is None


def check_in_browser(heard: list[list[dict[str, Any]]]) -> None:
    """The browser's code takes and refuses the same updates, and has the same views."""
    lines = "\n".join([json.dumps(one) for one in heard])
    command = ["node", "--input-type=module", "-e", BROWSER]
    told = subprocess.run(command, cwd=WEB, input=lines, capture_output=True, text=True, check=True, timeout=120)
    assert told.stdout.split() == ["-1"] * len(heard), f"what {told.stdout.split()} heard does not fit"


def follow_game(name: str, number: int) -> Followed:
    """A whole game; what came about, and what each follower heard."""
    dice = random.Random(f"{name} {number}")
    recorded = Recorded(GAMES[name], GAMES[name].fewest, OPTIONS.get(name, {}), number)
    viewers: list[int | None] = [None, *range(recorded.room.row.seats)]
    followers = [Follower(recorded, seat, random.Random(dice.random())) for seat in viewers]
    with patch.object(hall, "SPENT_AT_ONCE", math.inf):  # words are read at the first update, which may take long
        asyncio.run(play(recorded, followers, dice))
    seen: Counter[str] = Counter()
    for follower in followers:
        seen.update(follower.seen)
    return seen, [follower.heard for follower in followers]
