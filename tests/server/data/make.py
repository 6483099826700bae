"""Writes a database with games under way, as kept in this folder: `python -m tests.server.data.make NAME`.

Everything goes over HTTP and WebSockets, so it works with any version of the server: run it with the version whose
database you want to keep. It writes `NAME.sql.gz`, and `NAME.json` with what is needed to log in.
"""

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

import signoria
from tests.server.servers import Server

HERE = Path(__file__).parent
PASSWORD = "a password for tests"
SESSION_DAYS = 3650  # for a guest the session is all that proves who they are

Who = tuple[httpx.Client, dict[str, str]]


class Maker:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.dice = random.Random(17)
        self.people: dict[str, Who] = {}
        self.tables: dict[str, str] = {}
        self.keys = 0
        self.seat_token = ""  # of the first seat of the first table

    def enter(self, name: str, is_guest: bool) -> None:
        client = httpx.Client(base_url=self.server.url, timeout=60)
        if is_guest:
            me = client.post("/api/guests", json={"name": name})
        else:
            me = client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        client.headers["X-CSRF-Token"] = me.raise_for_status().json()["csrf"]
        proof = {"session": client.cookies["signoria_session"]}
        self.people[name] = client, proof if is_guest else {**proof, "password": PASSWORD}

    def post(self, name: str, path: str, **body: Any) -> Any:
        return self.people[name][0].post(f"/api/{path}", json=body).raise_for_status().json()

    def table(self, label: str, game: str, seats: list[str], **wanted: Any) -> None:
        """A table at which people sit; a seat that begins with a colon is a bot's, an empty one stays free."""
        host = next(name for name in seats if name and not name.startswith(":"))
        bots = {str(seat): name[1:] for seat, name in enumerate(seats) if name.startswith(":")}
        made = self.post(host, "tables", game=game, seats=len(seats), bots=bots, **wanted)
        self.tables[label] = made["id"]
        for seat, name in enumerate(seats):
            if name and not name.startswith(":"):
                self.post(name, f"tables/{made['id']}/claim", seat=seat, invite=made["invite"])

    def update(self, label: str, seat: int | None, name: str) -> Any:
        query = {} if seat is None else {"seat": seat}
        client = self.people[name][0]
        return client.get(f"/api/tables/{self.tables[label]}/update", params=query).raise_for_status().json()

    def play(self, label: str, seats: list[str], moves: int, but: str = "") -> int:
        """Let people make so many moves by chance, or play to the end, none of one verb; how many they made."""
        for made in range(moves):
            while True:
                somebody = next(seat for seat, name in enumerate(seats) if not name.startswith(":"))
                table = self.update(label, somebody, seats[somebody])
                waiting = [seat for seat in table["waiting"] if not seats[seat].startswith(":")]
                if waiting or table["over"]:
                    break
            if table["over"]:
                return made
            seat = self.dice.choice(waiting)
            mine = self.update(label, seat, seats[seat])
            if not mine["legal"]:
                continue
            self.keys += 1
            legal = [one["text"] for one in mine["legal"]]
            move = self.dice.choice([text for text in legal if text.split()[0] != but] or legal)
            body = {"seat": seat, "at": mine["at"], "key": f"k{self.keys}", "move": move}
            self.people[seats[seat]][0].post(f"/api/tables/{self.tables[label]}/moves", json=body)
        return moves

    def send(self, name: str, label: str, **message: Any) -> None:
        """A message over the WebSocket, and its answer."""
        cookie = f"signoria_session={self.people[name][1]['session']}"
        with connect(self.server.ws_url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            self.keys += 1
            if message["type"] == "say":
                socket.send(json.dumps({"type": "watch", "table": self.tables[label], "seat": message["seat"]}))
            else:
                message["key"] = f"k{self.keys}"
            socket.send(json.dumps({"table": self.tables[label], **message}))
            while json.loads(socket.recv(timeout=30))["type"] not in ("done", "said", "refused"):
                pass


def fill(maker: Maker) -> None:
    for name, is_guest in {"Ann": False, "Bob": False, "Cleo": True, "Dan": True}.items():
        maker.enter(name, is_guest)
    day = {"kind": "move", "seconds": 86_400, "out": "default"}
    bank = {"kind": "bank", "seconds": 1800, "increment": 10, "out": "resign"}
    both = {"muse_and_princess": True, "cooperative_building": True}
    maker.table("lorenzo-2", "lorenzo", ["Ann", "Cleo"], options={"advanced": True}, pace=bank)
    maker.play("lorenzo-2", ["Ann", "Cleo"], 60)
    maker.send("Ann", "lorenzo-2", type="say", seat=0, text="Good game so far!")
    maker.send("Cleo", "lorenzo-2", type="say", seat=1, text="It is. Your turn next?")
    maker.send("Ann", "lorenzo-2", type="undo", seat=0)
    maker.seat_token = maker.post("Ann", f"tables/{maker.tables['lorenzo-2']}/seats/0/token")["token"]
    seats = ["Bob", ":club", "Dan", ":random"]
    maker.table("lorenzo-4", "lorenzo", seats, options={"advanced": True}, pace=day, access="private", hints=True)
    maker.play("lorenzo-4", seats, 70)
    maker.send("Dan", "lorenzo-4", type="order", seat=2, moves=["pass"], times=3)
    seats = ["Ann", "Bob", "Cleo"]
    maker.table("princes-3", "princes", seats, options=both)
    maker.play("princes-3", seats, 90)
    maker.send("Bob", "princes-3", type="say", seat=1, text="Who wants the jester?")
    maker.send("Cleo", "princes-3", type="ask_end", seat=2)
    seats = ["Cleo", "Dan", "Ann", ":novice"]
    maker.table("fief-4", "fief", seats, options={"turn_limit": 2, "hidden_money": True})
    maker.play("fief-4", seats, 160)
    maker.send("Dan", "fief-4", type="say", seat=1, text="An alliance?")
    maker.table("fief-3", "fief", ["Bob", "Ann", ":club"], options={"turn_limit": 3, "fog_of_war": True})
    maker.play("fief-3", ["Bob", "Ann", ":club"], 100, but="offer")
    maker.table("finished", "princes", ["Bob", "Dan"])
    assert maker.play("finished", ["Bob", "Dan"], 2000) < 2000
    maker.table("open", "fief", ["Ann", "", ":random"], options={"turn_limit": 2}, access="private")
    match = signoria.new("lorenzo", 3, {"advanced": True}, seed=5)
    while len(match.entries) < 150:
        seat = maker.dice.choice(match.waiting)
        match.play(seat, maker.dice.choice(list(match.legal(seat))))
    maker.table("position", "lorenzo", ["Dan", "Ann", ":club"], position=match.position())
    maker.play("position", ["Dan", "Ann", ":club"], 12)


def keep(database: Path, name: str, maker: Maker) -> None:
    with sqlite3.connect(database) as connection:
        script = "\n".join(connection.iterdump())
    (HERE / f"{name}.sql.gz").write_bytes(gzip.compress(script.encode(), mtime=0))
    people = {person: proof for person, (_, proof) in maker.people.items()}
    found = {"people": people, "tables": maker.tables, "seat_token": maker.seat_token}
    (HERE / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "signoria.db"
        with Server(f"sqlite:///{file}", Path(folder), session_days=SESSION_DAYS) as running:
            made = Maker(running)
            fill(made)
            running.stop()
        keep(file, sys.argv[1], made)
