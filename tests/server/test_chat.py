"""What somebody says costs them and nobody else: chat is bounded by who says it and by whom it is told to."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from signoria.server.connections import MOST_BYTES_KEPT, MOST_BYTES_WAITING, TOO_SLOW, Connection, Watcher
from signoria.server.errors import TooMany
from signoria.server.hall import MOST_CHAT, Hall
from signoria.server.limits import LINE, Limits
from signoria.server.manner import Manner
from signoria.server.settings import Settings
from signoria.server.storage import Spoken
from signoria.server.storage.store import LINES_KEPT
from tests.server.rooms import Desk
from tests.server.servers import Server
from tests.server.test_connections import Pipe, nowhere
from tests.server.visitors import cookie_of, guest, hear

LONG = "\u6f22" * 2000  # as long as a line may be, 6 kB


def said_until_pong(socket: ClientConnection) -> list[str]:
    socket.send('{"type": "ping"}')
    said = []
    while (kind := json.loads(heard := str(socket.recv()))["type"]) != "pong":
        if kind == "said":
            said.append(heard)
    return said


def test_a_full_chat_locks_nobody_out(server: Server) -> None:
    """All of it was told at once, more than may wait for a client: whoever looked at the table was cut, for ever."""
    with guest(server, "Ann") as ann:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        ann.post(f"/api/tables/{table}/claim", json={"seat": 0}).raise_for_status()
        with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(ann)}"}) as socket:
            for _ in range(200):
                socket.send(json.dumps({"type": "say", "table": table, "text": LONG}))
                hear(socket, "said")
            assert 200 * len(LONG.encode()) > MOST_BYTES_KEPT
        with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(ann)}"}) as socket:
            for _ in range(3):
                socket.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
                told = said_until_pong(socket)
                assert [json.loads(one)["n"] for one in told] == list(range(200 - len(told), 200)), "the newest"
                assert MOST_CHAT - 2 * len(LONG.encode()) < sum(len(one.encode()) for one in told) <= MOST_CHAT


def test_what_is_sent_again_is_said_once(server: Server) -> None:
    """A program whose connection was lost sent a line again before it could know that it had been said."""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        for seat, player in enumerate((ann, bob)):
            player.post(f"/api/tables/{table}/claim", json={"seat": seat}).raise_for_status()
        for n, (player, seat) in enumerate([(ann, 0), (bob, 1)]):  # a key is its speaker's own
            for _ in range(2):
                with connect(
                    server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(player)}"}
                ) as one:
                    one.send(json.dumps({"type": "say", "table": table, "seat": seat, "text": "Salve", "id": "k"}))
                    assert hear(one, "said")["n"] == n
        with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(ann)}"}) as one:
            one.send(json.dumps({"type": "say", "table": table, "seat": 0, "text": "Vale", "id": "k"}))
            assert hear(one, "refused")["code"] == "key-used"
            one.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            assert [json.loads(said)["seat"] for said in said_until_pong(one)] == [0, 1]


@pytest.mark.parametrize(
    "text", ["\x01" * 2000, "two\nlines", "end\n", "\x1b[2J", "\x7f", "\x85", "\t", "\u2028", "\u202e"]
)
def test_control_characters_are_not_said(server: Server, text: str) -> None:
    """Each took six bytes in a message, and in a terminal they would be obeyed."""
    with connect(server.ws_url) as socket:
        socket.send(json.dumps({"type": "say", "table": "t", "text": text}))
        assert hear(socket, "refused")["message"] == (
            "text: a text of 1 to 2000 letters in one line, without control characters"
        )


def test_a_long_line_counts_as_several() -> None:
    limits = Limits(Settings(chats_per_minute=30))
    for _ in range(3):
        limits.talk("eve", "", LONG)
    with pytest.raises(TooMany, match="You talk too fast"):
        limits.talk("eve", "", "x")
    for _ in range(30):
        limits.talk("ann", "", "x" * LINE)
    with pytest.raises(TooMany):
        limits.talk("ann", "", "x")


def test_spectators_talk_together_as_much_as_one_player() -> None:
    limits = Limits(Settings(chats_per_minute=30))
    for number in range(30):
        limits.talk(f"guest {number}", "t", "x")
    with pytest.raises(TooMany):
        limits.talk("one more", "t", "x")
    limits.talk("one more", "another table", "x")
    limits.talk("a player", "", "x")


def test_who_is_slow_is_not_cut_off_by_what_others_say(tmp_path: Path) -> None:
    """Each line was added to what waited for a client, until that was too much. Now the newest follow later."""

    async def say(hall: Hall, table: str, many: int) -> None:
        for _ in range(many):
            spoken = Spoken(table=table, n=0, at=0.0, person="eve", name="Eve", text=LONG)
            hall.say(await hall.store.say(spoken))

    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            table = await desk.table([await desk.person("Ann")])
            connection = Connection("ann", "Ann", nowhere)
            watcher = Watcher(connection, table, None, -1, Manner("en", ""))
            desk.hall.connections.add(watcher)
            await say(desk.hall, table, 2)
            connection.transport = Pipe(MOST_BYTES_WAITING)
            await say(desk.hall, table, 300)
            assert connection.farewell is not TOO_SLOW
            assert [json.loads(one)["n"] for one in connection.forget()[:2]] == [0, 1]  # type: ignore[arg-type]
            await desk.hall.refresh(watcher)
            assert connection.forget() == [watcher], "it is slow still"
            connection.transport = Pipe()
            await desk.hall.refresh(watcher)
            told = [one for one in connection.forget() if isinstance(one, bytes)]
            assert [json.loads(one)["n"] for one in told] == list(range(302 - len(told), 302))
            assert 0 < sum(map(len, told)) <= MOST_CHAT
            await say(desk.hall, table, 1)
            assert connection.waiting == 1
            await say(desk.hall, table, LINES_KEPT)
            assert len(desk.hall.spoken[table]) <= LINES_KEPT

    asyncio.run(run())
