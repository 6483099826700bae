"""Who one is, and the tables of a server: what goes over HTTP. Play goes over the line."""

import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from signoria.client.errors import LostConnection, Refused, refusal
from signoria.client.line import FIRST_PAUSE, LONGEST_PAUSE, Line
from signoria.client.promises import Promise
from signoria.client.seats import Seat
from signoria.client.tables import Table
from signoria.server import wire
from signoria.server.wire import Json

T = TypeVar("T")
SECONDS = 30.0  # for one answer
LATER = (429, 503)  # nothing was done: it may be asked again
SESSION = "signoria_session"  # the cookie with the token of a session


class Client:
    """A person or program at a server. `token` is that of a session or a seat; without one, log in or be a guest."""

    def __init__(self, url: str, token: str = "", lang: wire.Language = "en", patience: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self.patience = patience  # seconds for which a server that does not answer is waited for
        self.http = httpx.Client(base_url=self.url, timeout=SECONDS)
        self.line = Line(self.url, self.identity, patience)
        self.be(token)

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.line.close()
        self.http.close()

    # ------------------------------------------------------------ who one is

    def guest(self, name: str) -> wire.Me:
        """Begin as a guest, without a password."""
        return self.enter("/api/guests", wire.GuestIn(name=name))

    def sign_up(self, name: str, password: str, email: str = "") -> wire.Me:
        """Make an account and log in. A guest keeps his tables and seats."""
        return self.enter("/api/accounts", wire.SignUp(name=name, password=password, email=email))

    def log_in(self, name: str, password: str) -> wire.Me:
        return self.enter("/api/login", wire.LogIn(name=name, password=password))

    def log_out(self) -> None:
        self.request("POST", "/api/logout")
        self.be("")

    def me(self) -> wire.Me:
        return self.get("/api/me", wire.Me)

    def token(self, name: str = "") -> str:
        """A token with which a program of mine is me later: `Client(url, token=...)`. It is listed by its name."""
        return self.post("/api/tokens", wire.NewToken(name=name), wire.Token).token

    def sessions(self) -> list[wire.SessionOut]:
        """Where one is logged in, and one's tokens."""
        return self.get("/api/me/sessions", wire.SessionsOut).sessions

    def end_session(self, session: str) -> None:
        """Log out elsewhere, or revoke a token, by its id in `sessions()`."""
        self.request("DELETE", f"/api/me/sessions/{session}")

    def end_other_sessions(self) -> None:
        self.request("DELETE", "/api/me/sessions")

    def change_password(self, old: str, new: str) -> None:
        """Every other session and every token ends."""
        self.request("PUT", "/api/me/password", wire.PasswordIn(old=old, new=new))

    def delete_account(self, password: str = "") -> None:
        """For good: one resigns from games one plays, and what one has played stays without one's name."""
        self.request("POST", "/api/me/delete", wire.DeleteIn(password=password))
        self.be("")

    def enter(self, path: str, body: object) -> wire.Me:
        """A session. Its token comes in a cookie, which is not sent back over http by a server known by https."""
        response = self.request("POST", path, body)
        self.be(response.cookies[SESSION])
        return msgspec.json.decode(response.content, type=wire.Me)

    def be(self, token: str) -> None:
        """From now on a token says who one is; none: nobody."""
        self.own_token = token
        self.http.headers.pop("Authorization", None)
        self.http.headers.update(self.identity())
        self.line.close()  # who one is, is said when the line is opened

    def identity(self) -> dict[str, str]:
        """What requests and the line say of who one is."""
        return {"Authorization": f"Bearer {self.own_token}"} if self.own_token else {}

    # ------------------------------------------------------------ games and tables

    def games(self) -> list[wire.GameOut]:
        return self.get("/api/games", list[wire.GameOut], lang=self.lang)

    def lobby(self) -> list[Table]:
        """Public tables that wait for players or are played."""
        return [Table(self, info) for info in self.get("/api/tables", wire.LobbyOut).tables]

    def tables(self) -> list[Table]:
        """Tables where one sits, or which one has made."""
        return [Table(self, info) for info in self.get("/api/me/tables", wire.OwnTablesOut).tables]

    def table(self, table: str, link: str = "", promise: Promise | None = None) -> Table:
        """A table by its id; `link` is the invitation or view link of a private one.

        `promise` is that of an earlier `Table`, kept by a program that was started again: see `Promise`.
        """
        return Table(self, self.get(f"/api/tables/{table}", wire.TableOut, link=link), link, promise)

    def create(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Json] | None = None,
        *,
        private: bool = False,
        pace: wire.Pace | None = None,
        hints: bool = False,
        hot_seat: bool = False,
        bots: Mapping[int, str] | None = None,
        position: dict[str, Json] | None = None,
    ) -> Table:
        """Make a table. Its game begins when every seat is claimed; `bots` names those that sit down at once.

        With a `position` it begins there, with its options.
        """
        wanted = wire.NewTable(
            game=game,
            seats=seats,
            options=dict(options or {}),
            access="private" if private else "public",
            pace=pace or wire.NoClock(),
            hints=hints,
            hot_seat=hot_seat,
            bots={str(seat): bot for seat, bot in (bots or {}).items()},
            position=position,
        )
        return Table(self, self.post("/api/tables", wanted, wire.TableOut))

    def seat(self) -> Seat:
        """The seat that the token of this client opens."""
        parts = self.own_token.split(".")
        if len(parts) != 4 or parts[0] != "seat" or not parts[2].isdecimal():
            raise Refused("no-seat-token", "This client has no token of a seat: make one with table.seat_token(seat).")
        return self.table(parts[1]).seat(int(parts[2]))

    # ------------------------------------------------------------ HTTP

    def get(self, path: str, kind: type[T], **query: object) -> T:
        return msgspec.json.decode(self.request("GET", path, query=query).content, type=kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        return msgspec.json.decode(self.request("POST", path, body).content, type=kind)

    def text(self, path: str, **query: object) -> str:
        return self.request("GET", path, query=query).text

    def request(
        self, method: str, path: str, body: object = None, query: Mapping[str, Any] | None = None
    ) -> httpx.Response:
        """An answer; a Refused where the server says no."""
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"} if content else {}
        response = self.sent(self.http.build_request(method, path, content=content, headers=headers, params=query))
        if response.is_error:
            raise problem(response)
        return response

    def sent(self, request: httpx.Request) -> httpx.Response:
        """Send, and again while the server does not answer or has too much to do; never what may be done already."""
        end = time.monotonic() + self.patience
        pause = FIRST_PAUSE
        while True:
            try:
                response = self.http.send(request)
            except httpx.TransportError as error:
                is_harmless = request.method == "GET" or isinstance(error, httpx.ConnectError)
                if not is_harmless or time.monotonic() + pause > end:
                    raise LostConnection(f"{self.url} does not answer: {error}") from error
                wait = pause
            else:
                wait = seconds_to_wait(response, pause)
                if response.status_code not in LATER or time.monotonic() + wait > end:
                    return response
            time.sleep(wait)
            pause = min(pause * 2, LONGEST_PAUSE)


def seconds_to_wait(response: httpx.Response, otherwise: float) -> float:
    """What a server asks for that was asked too much."""
    text = response.headers.get("Retry-After", "")
    return float(text) if text.isdecimal() else otherwise


def problem(response: httpx.Response) -> Refused:
    try:
        found = msgspec.json.decode(response.content, type=wire.Problem)
    except msgspec.DecodeError:
        return Refused(f"http-{response.status_code}", f"{response.url} answers {response.status_code}.")
    return refusal(found.code, found.message, found.reasons)
