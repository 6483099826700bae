"""People who write free letters while servers are killed: what was acknowledged of a letter is there, once."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from signoria.server.room import Room
from signoria.server.storage import Entry, Store, schema
from tests.server.crowd import Guest

LETTERS = (["money give 1", "propose"], ["money take 1", "propose"], ["money give 1", "money take 1", "propose"])
ANSWERS = ("accept", "refuse")
STATUS = {"accept": "accepted", "refuse": "refused", "withdraw": "withdrawn"}


class Writer:
    """Writes in the name of a guest, and answers what comes, over HTTP: each request again until it is answered."""

    def __init__(self, guest: Guest, seats: int, dice: random.Random) -> None:
        self.guest, self.seats, self.dice = guest, seats, dice
        self.sent: dict[str, list[str]] = {}  # by key, letters that were acknowledged
        self.answered: dict[int, str] = {}  # by number, answers that were

    async def write(self, enough: Callable[[], bool]) -> None:
        n = 0
        while not self.guest.over and not enough():
            n += 1
            await self.send(f"{self.guest.name}-letter-{n}")
            await asyncio.sleep(self.dice.uniform(0, 0.2))

    async def send(self, key: str) -> None:
        seat, table = self.guest.seat, self.guest.table
        other = self.dice.choice([one for one in range(self.seats) if one != seat])
        moves = [f"offer {other}", *self.dice.choice(LETTERS)]
        told = await self.guest.post(f"/api/tables/{table}/letters", {"seat": seat, "key": key, "moves": moves})
        if "letters" not in told:
            return  # he has no money, or the game is over
        self.sent[key] = moves
        for letter in told["letters"]:
            if letter["status"] == "open" and self.dice.random() < 0.5:
                if letter["receiver"] == seat:
                    await self.answer(letter["n"], self.dice.choice(ANSWERS))
                elif letter["sender"] == seat and self.dice.random() < 0.2:
                    await self.answer(letter["n"], "withdraw")

    async def answer(self, n: int, answer: str) -> None:
        body: dict[str, Any] = {"seat": self.guest.seat, "n": n, "answer": answer}
        told = await self.guest.post(f"/api/tables/{self.guest.table}/letters/answers", body)
        if "letters" in told:
            self.answered[n] = answer


def untrue_letters(store: Store, room: Room, entries: list[Entry], writers: list[Writer]) -> list[str]:
    """What database and log do not bear out of what was written, answered and acknowledged."""
    c = schema.letters.c
    read = store.read(lambda connection: list(connection.execute(select(schema.letters).where(c.table == room.row.id))))
    rows = asyncio.run(read)
    found: list[str] = []
    by_key: dict[str, list[Any]] = {}
    for row in rows:
        by_key.setdefault(row.key, []).append(row)
    played: dict[int, list[Entry]] = {}
    for entry in entries:
        if is_letter(entry):
            played.setdefault(int((entry.key or "").rpartition(".")[2]), []).append(entry)
    for writer in writers:
        for key, moves in writer.sent.items():
            kept = by_key.get(f"{writer.guest.seat}:{key}", [])
            if [row.moves for row in kept] != [moves]:
                found.append(f"{key} was acknowledged, and kept as {[row.moves for row in kept]}")
        for n, answer in writer.answered.items():
            made = played.get(n, [])
            [row] = [row for row in rows if row.n == n]
            if len(made) != (answer == "accept"):
                found.append(f"letter {n}: {answer} was acknowledged, and it is in {len(made)} entries")
            if answer != "accept" and row.status != STATUS[answer]:
                found.append(f"letter {n}: {answer} was acknowledged, and it is {row.status}")
            if made and [what for _, what in made[0].lines[: len(row.moves)]] != row.moves:
                found.append(f"letter {n} was played as {made[0].lines}")
    found += [f"letter {n} was played {len(made)} times" for n, made in played.items() if len(made) > 1]
    return found


def is_letter(entry: Entry) -> bool:
    """Whether an entry plays a free letter."""
    return ":letter." in (entry.key or "")
