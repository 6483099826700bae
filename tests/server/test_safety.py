"""Headers, sessions, passwords, the administrator's page and the log."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from signoria.kernel.errors import SignoriaError
from signoria.server import accounts
from signoria.server.accounts import Accounts
from signoria.server.admin import Status, page
from signoria.server.errors import BadRequest, NotLoggedIn
from signoria.server.guard import HEADERS
from signoria.server.mistakes import networks
from signoria.server.names import check_name, check_password
from signoria.server.storage import Store
from tests.server.servers import Server
from tests.server.visitors import cookie_of, guest, hear, refusal

# ---------------------------------------------------------------- headers and cookies


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/nowhere", "/nowhere", "/health", "/admin", "/api/me"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "Strict-Transport-Security" not in answer.headers, "this server is not reached by https"
    assert "server" not in answer.headers
    if path != "/nowhere":
        assert answer.headers["Cache-Control"] == "no-store"


def test_cookies_of_a_local_server_are_closed_to_scripts(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        cookie = client.post("/api/guests", json={"name": "Local"}).headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "; secure" not in cookie, "a browser would not send it back over http"


# ---------------------------------------------------------------- sessions


def test_a_cookie_alone_changes_nothing(server: Server) -> None:
    with guest(server, "Careful") as client:
        for token in ("", "0" * 32):
            client.headers["X-CSRF-Token"] = token
            answer = client.post("/api/tables", json={"game": "lorenzo", "seats": 2})
            refusal(answer, 403, "csrf")
        answer = client.get("/api/me", headers={"X-CSRF-Token": ""})
        assert answer.status_code == 200, "looking needs none"


def test_letters_outside_ascii_in_the_csrf_header_are_just_wrong(server: Server) -> None:
    """They raised a TypeError where the two were compared, and the client was answered with 500."""
    with guest(server, "Accent") as client:
        headers = [(b"X-CSRF-Token", "\xe9\xe8".encode("latin-1"))]
        del client.headers["X-CSRF-Token"]
        refusal(client.post("/api/tables", json={"game": "lorenzo", "seats": 2}, headers=headers), 403, "csrf")


def test_logging_in_makes_a_new_session_and_ends_the_old_one(server: Server) -> None:
    """Who has planted a cookie in a browser does not get in with it after its owner has logged in."""
    with guest(server, "Planted") as client:
        planted = cookie_of(client)
        me = client.post("/api/accounts", json={"name": "Giuliano", "password": "a long word"})
        assert cookie_of(client) != planted
        assert me.json()["guest"] is False
    refusal(httpx.get(f"{server.url}/api/me", headers={"Cookie": f"signoria_session={planted}"}), 401, "not-logged-in")
    chosen = {"Cookie": "signoria_session=chosen-by-somebody-else"}
    with httpx.Client(base_url=server.url, timeout=30) as client:
        answer = client.post("/api/login", json={"name": "giuliano", "password": "a long word"}, headers=chosen)
    assert "chosen-by-somebody-else" not in answer.headers["Set-Cookie"]


def test_logging_out_ends_the_session_and_its_connections(server: Server) -> None:
    with guest(server, "Leaving") as client:
        token = cookie_of(client)
        with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={token}"}) as socket:
            assert hear(socket, "welcome")["name"] == "Leaving"
            assert client.post("/api/logout").status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
    refusal(httpx.get(f"{server.url}/api/me", headers={"Cookie": f"signoria_session={token}"}), 401, "not-logged-in")
    refusal(httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"}), 401, "not-logged-in")


@pytest.mark.parametrize(
    ("origin", "name"),
    [
        ("", "Origin"),
        ("http://{host}", "Origin"),
        ("https://evil.example", ""),
        ("null", ""),
        ("http://{host}.evil", ""),
    ],
)
def test_another_site_cannot_open_a_socket_with_our_cookie(server: Server, origin: str, name: str) -> None:
    with guest(server, "Origin") as client:
        headers = {"Cookie": f"signoria_session={cookie_of(client)}"}
        if origin:
            headers["Origin"] = origin.format(host=f"127.0.0.1:{server.port}")
        with connect(server.ws_url, additional_headers=headers) as socket:
            assert hear(socket, "welcome")["name"] == name


@pytest.mark.parametrize("path", ["guests", "login", "accounts"])
def test_another_site_cannot_log_its_visitors_in(server: Server, path: str) -> None:
    body = {"name": "Visitor"} if path == "guests" else {"name": "Visitor", "password": "a long word"}
    answer = httpx.post(f"{server.url}/api/{path}", json=body, headers={"Origin": "https://evil.example"})
    refusal(answer, 403, "csrf")
    assert "Set-Cookie" not in answer.headers


def test_unknown_names_and_wrong_passwords_are_answered_alike(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        client.post("/api/accounts", json={"name": "Lucrezia", "password": "a long word"})
        known = client.post("/api/login", json={"name": "Lucrezia", "password": "another one"})
        unknown = client.post("/api/login", json={"name": "Nobody", "password": "another one"})
    assert (known.status_code, known.json()) == (unknown.status_code, unknown.json())


class Counted:
    """Counts how often a password is tried, and against what."""

    def __init__(self) -> None:
        self.inner = PasswordHasher()
        self.tried: list[str] = []

    def verify(self, hash_: str, password: str) -> bool:
        self.tried.append(hash_)
        return self.inner.verify(hash_, password)


def test_an_unknown_name_costs_as_much_as_a_known_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A password is tried in any case, against a hash of the same strength."""
    hasher = Counted()
    store = Store(f"sqlite:///{tmp_path / 'people.db'}")

    async def enter() -> None:
        people = Accounts(store, 1)
        await people.sign_up("Known", "a long word", "")
        monkeypatch.setattr(accounts, "hasher", hasher)
        for name in ("Known", "Unknown"):
            with pytest.raises(NotLoggedIn):
                await people.log_in(name, "another one")

    asyncio.run(enter())
    store.close()
    known, unknown = hasher.tried
    assert known != unknown
    assert known.rpartition("p=")[0] == unknown.rpartition("p=")[0], "the same work"


@pytest.mark.parametrize(
    "password", ["password", "Password1", "12345678", "aaaaaaaa", "abababab", "Pericles", "pericles12", "QWERTYUIOP"]
)
def test_what_is_guessed_first_is_no_password(password: str) -> None:
    with pytest.raises(BadRequest):
        check_password("Pericles", password)


@pytest.mark.parametrize("password", ["a long word", "korrektes Pferd", "pericles went to Athens", "x8#kQ2!z"])
def test_other_passwords_are_free(password: str) -> None:
    check_password("Pericles", password)


@pytest.mark.parametrize("name", ["a\x00b", "a\u202eb", "a\u200bb", "a\nb", "\ufdfa" * 40])
def test_nothing_invisible_in_a_name(name: str) -> None:
    with pytest.raises(BadRequest):
        check_name(name)


@pytest.mark.parametrize("name", ["Łukasz Żółć", "Čeněk", "Jörg 2", "李白", "O'Neill"])
def test_people_have_all_sorts_of_names(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "Weak", "password": "password"}, "weak-password"),
        ({"name": "We\u200bak", "password": "a long word"}, "bad-name"),
        ({"name": "Weak", "password": "short"}, "bad-request"),
        ({"name": "Weak\n", "password": "a long word"}, "bad-request"),
        ({"name": "Weak", "password": "a long word", "email": "a\x00b"}, "bad-request"),
    ],
)
def test_bad_names_and_passwords_are_refused(server: Server, body: dict[str, str], code: str) -> None:
    refusal(httpx.post(f"{server.url}/api/accounts", json=body), 400, code)


def test_a_guest_cannot_pass_for_somebody_with_an_account(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        client.post("/api/accounts", json={"name": "Caterina", "password": "a long word"})
        refusal(client.post("/api/guests", json={"name": "CATERINA"}), 409, "name-taken")


# ---------------------------------------------------------------- seats that are no longer one's own


def watch(socket: ClientConnection, table: str, seat: int | None) -> None:
    socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
    hear(socket, "table")


def heard_until_pong(socket: ClientConnection) -> list[Any]:
    socket.send('{"type": "ping", "n": 7}')
    messages: list[Any] = []
    while not messages or messages[-1]["type"] != "pong":
        messages.append(json.loads(socket.recv(timeout=30)))
    return messages


def test_who_has_left_a_seat_no_longer_sees_what_it_sees(server: Server) -> None:
    """A connection that looked at a seat went on being told what that seat sees when somebody else had taken it."""
    with guest(server, "First") as first, guest(server, "Second") as second, guest(server, "Third") as third:
        table = first.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        first.post(f"/api/tables/{table}/claim", json={"seat": 0})
        headers = {"Cookie": f"signoria_session={cookie_of(first)}"}
        with connect(server.ws_url, additional_headers=headers) as socket:
            watch(socket, table, 0)
            first.post(f"/api/tables/{table}/leave", json={"seat": 0})
            second.post(f"/api/tables/{table}/claim", json={"seat": 0})
            begun = third.post(f"/api/tables/{table}/claim", json={"seat": 1}).json()
            assert begun["status"] == "playing"
            assert "update" not in [message["type"] for message in heard_until_pong(socket)]


def test_a_new_seat_token_ends_what_the_old_one_has_opened(server: Server) -> None:
    with guest(server, "Owner") as owner, guest(server, "Other") as other:
        table = owner.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        owner.post(f"/api/tables/{table}/claim", json={"seat": 0})
        path = f"/api/tables/{table}/seats/0/token"
        headers = {"Authorization": f"Bearer {owner.post(path).json()['token']}"}
        with connect(server.ws_url, additional_headers=headers) as socket:
            watch(socket, table, 0)
            assert owner.post(path).status_code == 201
            other.post(f"/api/tables/{table}/claim", json={"seat": 1})
            assert "update" not in [message["type"] for message in heard_until_pong(socket)]
            socket.send(json.dumps({"type": "resign", "table": table, "seat": 0, "key": "k"}))
            assert hear(socket, "refused")["code"] == "not-your-seat"
        refusal(httpx.get(f"{server.url}/api/tables/{table}", headers=headers), 401, "not-logged-in")


# ---------------------------------------------------------------- the administrator


def number_of(measured: str, name: str) -> float:
    return next(float(line.split()[1]) for line in measured.splitlines() if line.startswith(f"{name} "))


def test_the_administrators_page_is_for_this_machine(server: Server) -> None:
    with guest(server, "<b>Bold</b>") as client:
        made = client.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        client.get("/api/tables/nowhere")
        answer = client.get("/admin")
        status = client.get("/admin/status").json()
        client.get("/api/games")
        measured = client.get("/metrics")
    assert answer.headers["Content-Type"].startswith("text/html")
    assert made in answer.text
    assert "<script" not in answer.text
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert status["tables"]["open"] >= 1
    assert made in [table["id"] for table in status["latest"]]
    assert status["memory"] > 2**20
    assert status["bots"]
    assert measured.headers["Content-Type"].startswith("text/plain")
    for line in (
        'signoria_tables{status="open"}',
        'signoria_refusals_total{code="no-table"}',
        "signoria_save_seconds_sum",
        'signoria_request_seconds_count{route="/api/games"}',
        "signoria_event_loop_lag_seconds_bucket",
        'signoria_bot_questions{state="waiting"}',
        'signoria_held_bytes{kind="rooms"}',
        'signoria_held_bytes{kind="queues"}',
        'signoria_held_bytes{kind="buffers"}',
        'signoria_held_bytes{kind="replays"}',
        "signoria_tcp_connections",
        "signoria_open_files_limit",
    ):
        assert line in measured.text
    assert 3 < number_of(measured.text, "signoria_open_files") < number_of(measured.text, "signoria_open_files_limit")


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-Ip": "127.0.0.1"},
        {"Forwarded": "for=1.2.3.4"},
        {"Host": "evil.example"},
    ],
)
@pytest.mark.parametrize("path", ["/admin", "/admin/status", "/metrics"])
def test_a_forgotten_proxy_or_a_borrowed_name_opens_no_page(server: Server, path: str, headers: dict[str, str]) -> None:
    """Behind a proxy that nobody declared everybody seems to be local; and any name may be given to 127.0.0.1."""
    refusal(httpx.get(server.url + path, headers=headers), 403, "not-the-admin")


def test_settings_of_the_administrator_are_addresses() -> None:
    assert [str(network) for network in networks("127.0.0.1, ::1,10.0.0.0/8")] == [
        "127.0.0.1/32",
        "::1/128",
        "10.0.0.0/8",
    ]
    with pytest.raises(SignoriaError, match="separated by commas"):
        networks("somewhere")


def test_the_page_shows_text_as_text() -> None:
    error = {"at": 0.0, "event": "<script>alert(1)</script>", "error": "E", "request": "r"}
    shown = page(
        Status(
            version="1",
            uptime=1,
            tables={},
            latest=[],
            connections=0,
            people=0,
            rooms=0,
            messages_per_second=0,
            saves_per_second=0,
            memory=0,
            bots=[],
            errors=[error],
        )
    )
    assert "<script" not in shown
    assert "&lt;script&gt;" in shown


# ---------------------------------------------------------------- the log


def log_lines(server: Server) -> list[Any]:
    text = (server.folder / f"server-{server.port}.log").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_the_log_is_one_object_a_line_with_the_number_of_the_request(server: Server) -> None:
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        answer = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2})
        table = answer.json()["id"]
        ann.post(f"/api/tables/{table}/claim", json={"seat": 0})
        last = bob.post(f"/api/tables/{table}/claim", json={"seat": 1})
        update = ann.get(f"/api/tables/{table}/update", params={"seat": 0}).json()
        with connect(server.ws_url, additional_headers={"Cookie": f"signoria_session={cookie_of(ann)}"}) as socket:
            socket.send(json.dumps({"type": "resign", "table": table, "seat": 0, "key": "enough"}))
            hear(socket, "done")
        assert update["over"] is False
    lines = [line for line in log_lines(server) if line.get("table") == table]
    assert [line["event"] for line in lines] == ["table-created", "table-begun", "table-ended"]
    assert [line["request"] for line in lines[:2]] == [answer.headers["X-Request-Id"], last.headers["X-Request-Id"]]


def test_an_error_is_told_to_the_log_and_not_to_the_client(own_server: Server) -> None:
    """The database is gone: the client learns that something is wrong, the administrator what."""
    with guest(own_server, "Ann") as client:
        path = Path(own_server.database.removeprefix("sqlite:///"))
        with sqlite3.connect(path) as database:
            database.execute('ALTER TABLE tables RENAME TO "gone"')
        database.close()
        answer = client.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "no such table" not in answer.text
        assert "Traceback" not in answer.text
        with connect(own_server.ws_url) as socket:
            socket.send(json.dumps({"type": "watch", "table": "abc"}))
            refused = hear(socket, "refused")
            assert refused["code"] == "internal"
            assert "no such" not in refused["message"]
        with sqlite3.connect(path) as database:
            database.execute('ALTER TABLE "gone" RENAME TO tables')
        database.close()
        found = client.get("/admin/status").json()["errors"]
        assert f"signoria_errors_total {len(found)}.0" in client.get("/metrics").text
    errors = [error for error in found if error["event"] != "sweep-failed"]  # a sweep may have come meanwhile
    assert [error["event"] for error in errors] == ["request-failed", "message-failed"]
    assert errors[0]["request"] == answer.headers["X-Request-Id"]
    logged = [line for line in log_lines(own_server) if line.get("request") == answer.headers["X-Request-Id"]]
    assert "Traceback" in logged[-1]["exception"]
