"""Sends what nobody should send to a live table: malformed, replayed, forged, oversized, out of turn.

Nothing of it may change the table, and every message is answered with a code. `Fuzzer(server, game, seed).run(count)`.
"""

import json
import sqlite3
from collections import Counter
from contextlib import ExitStack
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from signoria.games import GAMES
from tests.server.servers import Server

ANSWERS = ("refused", "done", "why", "preview", "pong")
KEYED = ("undo", "resign", "ask_end", "ask_pause", "resume", "consent", "order")
SIZES = (2_001, 60_000, 70_000, 200_000)  # of a line of chat that is too long; some for any message
TABLES = ("log", "chat", "chairs", "tables")
JUNK: list[Any] = [
    None, True, -1, 10, 2**31 + 1, 2**63, 10**400, 1.5, "", "0", "x" * 300, "\x00", "\u202e", "a\nb", "é", [], {},
    [[[[[]]]]], {"verb": "pass"}, {"verb": 1}, "pass", "../../etc/passwd", "' OR 1=1 --", "<script>",
]  # fmt: skip
BROKEN = [
    b"", b"{", b"null", b"[]", b"1", b'"x"', b"{}", b'{"type":1}', b'{"type":"none"}', b'{"type":"ping","n":NaN}',
    b'{"type":"ping","n":-1}', b'{"type":"ping","extra":1}', b'{"type":"watch"}', b'{"type":"update","table":"a"}',
    b'{"type":"ping"}}', b"\xef\xbb\xbf{}", b"[" * 5000, b'{"a":' * 5000, b'{"type":"ping","n":' + b"9" * 5000 + b"}",
    b'{"type":"ping","type":"none"}', b'{"type":"watch","table":"\\ud800"}', b"PING",
]  # fmt: skip


class Person:
    """Somebody with a session over HTTP and a WebSocket."""

    def __init__(self, server: Server, name: str, keep: ExitStack) -> None:
        self.server = server
        self.keep = keep
        self.http = keep.enter_context(httpx.Client(base_url=server.url, timeout=60))
        if name:
            me = self.http.post("/api/guests", json={"name": name})
            assert me.status_code == 201, me.text
            self.http.headers["X-CSRF-Token"] = me.json()["csrf"]
        self.socket = self.connected()

    def connected(self) -> ClientConnection:
        cookie = self.http.cookies.get("signoria_session", "")
        headers = {"Cookie": f"signoria_session={cookie}"} if cookie else {}
        return self.keep.enter_context(connect(self.server.ws_url, additional_headers=headers))

    def ask(self, data: bytes) -> dict[str, Any]:
        """Send anything and hear what it is answered with. A message that is too long ends the connection."""
        try:
            self.socket.send(data.decode(errors="surrogateescape").encode(errors="replace").decode())
            while True:
                answer: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
                if answer["type"] in ANSWERS:
                    return answer
        except ConnectionClosed as closed:
            self.socket = self.connected()
            code = closed.rcvd.code if closed.rcvd is not None else "at once"
            return {"type": "refused", "code": f"closed-{code}", "message": "closed"}


class Fuzzer:
    """A table of two or more players in the middle of a game, and people who mean no good."""

    def __init__(self, server: Server, game: str, seed: int, moves: int = 12) -> None:
        self.server = server
        self.game = GAMES[game]
        self.random = Random(f"{game} {seed}")
        self.keep = ExitStack()
        self.codes: Counter[str] = Counter()
        seats = self.game.fewest
        self.players = [Person(server, f"Player {seat}", self.keep) for seat in range(seats)]
        self.stranger = Person(server, "Stranger", self.keep)
        self.nobody = Person(server, "", self.keep)
        self.table = self.new_table(self.players, seats)
        self.other = self.new_table([self.stranger] * seats, seats, hot_seat=True)
        self.foreign = self.stranger.http.post(f"/api/tables/{self.other}/seats/0/token").json()["token"]
        self.sent: list[tuple[int, dict[str, Any], int]] = []  # moves that were made: by whom, what, which entry
        for number in range(moves):
            self.play(number)
        self.before = self.snapshot()

    def __enter__(self) -> "Fuzzer":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.keep.close()

    def new_table(self, people: list[Person], seats: int, **more: object) -> str:
        wanted = {"game": self.game.name, "seats": seats, "access": "private", **more}
        table = people[0].http.post("/api/tables", json=wanted).json()
        for seat, person in enumerate(people):
            claim = {"seat": seat, "invite": table["invite"]}
            claimed = person.http.post(f"/api/tables/{table['id']}/claim", json=claim)
            assert claimed.status_code == 200, claimed.text
        return str(table["id"])

    def update(self, seat: int) -> dict[str, Any]:
        answer = self.players[seat].http.get(f"/api/tables/{self.table}/update", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play(self, number: int) -> None:
        seat = self.random.choice(self.update(0)["waiting"])
        mine = self.update(seat)
        move = {
            "type": "move",
            "table": self.table,
            "seat": seat,
            "at": mine["at"],
            "key": f"honest-{number}",
            "move": self.random.choice(mine["legal"])["text"],
        }
        answer = self.players[seat].ask(json.dumps(move).encode())
        assert answer["type"] == "done", answer
        self.sent.append((seat, move, answer["seq"]))

    # ------------------------------------------------------------ the table must stay as it is

    def snapshot(self) -> list[Any]:
        """Everything there is of the table, in the database and in each player's eyes."""
        path = self.server.database.removeprefix("sqlite:///")
        database = sqlite3.connect(path)
        try:
            rows: list[Any] = []
            for name in TABLES:
                column = "id" if name == "tables" else "table"
                query = f'SELECT * FROM "{name}" WHERE "{column}" = ? ORDER BY 1, 2'
                rows.append(database.execute(query, (self.table,)).fetchall())
        finally:
            database.close()
        return [*rows, *(self.update(seat) for seat in range(len(self.players)))]

    def check(self) -> None:
        """It has not changed, and the server is there."""
        assert self.snapshot() == self.before
        assert httpx.get(f"{self.server.url}/health").status_code == 200
        log = (self.server.folder / f"server-{self.server.port}.log").read_text(encoding="utf-8")
        assert '"level": "error"' not in log, self.server.log()

    # ------------------------------------------------------------ over the WebSocket

    def run(self, count: int) -> Counter[str]:
        """So many messages, a third of them over HTTP; which codes they were answered with, how often."""
        kinds = [self.malformed, self.replayed, self.forged, self.out_of_turn, self.wrong_field, self.over_http]
        self.without_rights()
        for number in range(count):
            if number % 50 == 49:
                self.oversized(SIZES[number // 50 % len(SIZES)])
            else:
                self.random.choice(kinds)()
        self.check()
        return self.codes

    def refused(self, person: Person, message: dict[str, Any] | bytes) -> None:
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        answer = person.ask(data)
        assert answer["type"] == "refused", (data[:300], answer)
        assert answer["code"] not in ("", "internal"), (data[:300], answer)
        assert answer["message"], (data[:300], answer)
        self.codes[answer["code"]] += 1

    def anybody(self) -> Person:
        return self.random.choice([*self.players, self.stranger, self.nobody])

    def key(self) -> str:
        return f"fuzz-{self.random.getrandbits(60)}"

    def malformed(self) -> None:
        data = self.random.choice(BROKEN)
        if self.random.randrange(2):
            whole = json.dumps(self.message(self.random.choice(("move", "say", "watch", *KEYED)))).encode()
            cut = self.random.randrange(1, len(whole))
            data = whole[:cut] if self.random.randrange(2) else whole[:cut] + b"\x01\xff" + whole[cut:]
        self.refused(self.anybody(), data)

    def message(self, kind: str) -> dict[str, Any]:
        """A message as it should be, from somebody who should not send it."""
        seat = self.random.randrange(len(self.players))
        message: dict[str, Any] = {"type": kind, "table": self.table, "seat": seat}
        if kind in (*KEYED, "move"):
            message["key"] = self.key()
        if kind in ("why", "preview", "hint"):
            message["id"] = self.key()
        now = self.before[len(TABLES) + seat]
        texts = [move["text"] for move in now["legal"]] or [self.sent[-1][1]["move"]]
        extra: dict[str, dict[str, Any]] = {
            "move": {"at": now["at"], "move": self.random.choice(texts)},
            "consent": {"ask": 1, "agree": True},
            "order": {"moves": [self.random.choice(texts)], "times": 5},
            "why": {"what": texts[0]},
            "preview": {"move": texts[0]},
            "say": {"text": "hello", "to": self.random.choice([[], [seat], [1 - min(seat, 1)]])},
        }
        return {**message, **extra.get(kind, {})}

    def forged(self) -> None:
        """Somebody who does not hold the seat, with everything else right."""
        kind = self.random.choice(("move", "watch", "why", "preview", "hint", "say", *KEYED))
        message = self.message(kind)
        others = [self.stranger, self.nobody, *(p for seat, p in enumerate(self.players) if seat != message["seat"])]
        person = self.random.choice(others)
        if self.random.randrange(4) == 0:
            message["table"] = self.random.choice(["nowhere", self.table[::-1], self.table + "0", self.table[:-1]])
        if self.random.randrange(4) == 0:
            message["seat"] = self.random.choice([len(self.players), 9])
        self.refused(person, message)

    def replayed(self) -> None:
        """A move that was made: the same message again is answered as it was, anything else about it is refused."""
        seat, made, seq = self.random.choice(self.sent)
        if self.random.randrange(2):
            answer = self.players[seat].ask(json.dumps(made).encode())
            assert (answer["type"], answer["seq"]) == ("done", seq)
            self.codes["again"] += 1
            return
        if self.random.randrange(2):
            thief = self.random.choice([self.stranger, self.nobody, *(self.players[:seat] + self.players[seat + 1 :])])
            self.refused(thief, made)
            return
        at = self.before[len(TABLES) + seat]["at"]
        if made["at"] < at:
            self.refused(self.players[seat], {**made, "key": self.key()})
        self.refused(self.players[seat], {**made, "key": self.key(), "at": self.random.choice([2**31, seq + 1000])})

    def out_of_turn(self) -> None:
        """A player with a move that is not his to make now, or no move at all."""
        seat = self.random.randrange(len(self.players))
        now = self.before[len(TABLES) + seat]
        mine = {move["text"] for move in now["legal"]}
        everybodys = [move["text"] for other in self.before[len(TABLES) :] for move in other["legal"]]
        texts = [text for text in (*everybodys, *(made["move"] for _, made, _ in self.sent)) if text not in mine]
        move = self.random.choice([*texts, "pass please", "no_such_verb 1 2 3", "chance 1", {"verb": "none"}, {}])
        message = {"type": "move", "table": self.table, "seat": seat, "at": now["at"], "key": self.key(), "move": move}
        self.refused(self.players[seat], message)

    def wrong_field(self) -> None:
        """One field is something else. The stranger sends it, so that nothing of it could be meant."""
        message = self.message(self.random.choice(("move", "watch", "why", "preview", "say", *KEYED)))
        name = self.random.choice([*message, "extra"])
        message[name] = self.random.choice(JUNK)
        if name == "type" and message["type"] == "unwatch":
            return
        self.refused(self.stranger, message)

    def oversized(self, size: int) -> None:
        self.refused(self.anybody(), {**self.message("say"), "text": "x" * size})

    # ------------------------------------------------------------ over HTTP

    def over_http(self) -> None:
        """A request that changes something, from somebody who may not, or with something wrong in it."""
        seat = self.random.randrange(len(self.players))
        now = self.before[len(TABLES) + seat]
        text = now["legal"][0]["text"] if now["legal"] else "pass"
        move = {"seat": seat, "at": now["at"], "key": self.key(), "move": text}
        path, body = self.random.choice(
            [
                ("moves", move),
                ("claim", {"seat": seat}),
                ("leave", {"seat": seat}),
                ("bots", {"seat": seat, "bot": "random"}),
                ("back", {"seat": seat}),
                ("rematch", None),
                ("fork", {"line": 3}),
                (f"seats/{self.random.choice([seat, 9, -1, 'x', 10**30])}/token", None),
            ]
        )
        if isinstance(body, dict) and self.random.randrange(3) == 0:
            body = {**body, self.random.choice([*body, "extra"]): self.random.choice(JUNK)}
        headers = self.random.choice(
            [
                {},
                {"X-CSRF-Token": "0" * 32},
                {"Authorization": f"Bearer {self.foreign}"},
                {"Authorization": f"Bearer seat.{self.table}.{seat}.guessed"},
                {"Authorization": f"Bearer seat.{self.table}.{'9' * 5000}.guessed"},
                {"Authorization": "Bearer guessed"},
                {"Authorization": "Basic AAAA"},
            ]
        )
        content = self.random.choice([None, None, None, *BROKEN, b'{"seat":' + b" " * 100_000 + b"1}"])
        self.post(self.random.choice([self.stranger, self.nobody]), path, body, headers, content)

    def without_rights(self) -> None:
        """What chance may leave out: a guessed token, and a session without the token that belongs to it."""
        for person, name, value in (
            (self.nobody, "Authorization", "Bearer guessed"),
            (self.stranger, "X-CSRF-Token", "0" * 32),
        ):
            self.post(person, "leave", {"seat": 0}, {name: value}, None)

    def post(self, person: Person, path: str, body: object, headers: dict[str, str], content: bytes | None) -> None:
        address = f"/api/tables/{self.table}/{path}"
        if content is None:
            answer = person.http.post(address, json=body, headers=headers)
        else:
            answer = person.http.post(address, content=content, headers=headers)
        problem = answer.json()
        assert 400 <= answer.status_code < 500, (address, body, content and content[:50], headers, answer.text)
        assert problem["code"] not in ("", "internal"), (address, body, content and content[:50], headers, answer.text)
        assert problem["message"], (address, body, content and content[:50], headers, answer.text)
        self.codes[f"{answer.status_code} {problem['code']}"] += 1
