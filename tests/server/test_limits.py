"""Limits per address, name, person and connection, counted by themselves and at a server behind a proxy."""

import asyncio
import itertools
import json
import math
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from signoria.server.app import make_app
from signoria.server.connections import Connection
from signoria.server.errors import Refusal, TooMany
from signoria.server.limits import (
    BURST,
    BYTES,
    LOOK,
    PEOPLE,
    SECONDS,
    Bucket,
    Buckets,
    Limits,
    Payer,
    address_of,
    client_address,
    household,
    spend,
)
from signoria.server.room import Lines, Room
from signoria.server.settings import Settings
from signoria.server.sockets import Talker
from signoria.server.storage import Entry
from tests.server.rooms import Desk
from tests.server.servers import Server
from tests.server.test_connections import nowhere
from tests.server.visitors import cookie_of, guest, hear, refusal

MUCH = re.compile(r"You are asking for too much at once: wait \d+ seconds?\.")

# ---------------------------------------------------------------- buckets


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_so_many_pass_and_says_when_the_next_may() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    for _ in range(3):
        bucket.take()
    with pytest.raises(TooMany) as refused:
        bucket.take()
    assert (refused.value.status, refused.value.code, refused.value.wait) == (429, "too-many", 0.5)
    clock.now += 0.5
    bucket.take()
    clock.now += 100
    assert bucket.is_full


def test_nobody_owes_more_than_a_burst() -> None:
    """A story: a table that took long to open, or many that were watched, left somebody waiting for minutes."""
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    bucket.charge(1000)
    assert (bucket.owed(), bucket.owed(1)) == (1.5, 2)
    clock.now += 1.5
    assert bucket.owed() == 0


def test_buckets_are_one_for_each_and_are_forgotten_when_full() -> None:
    clock = Clock()
    buckets = Buckets(2, 60, "Wait.", clock, kept=3)
    for key in ["a", "a", "b"]:
        buckets.take(key)
    with pytest.raises(TooMany, match="Wait"):
        buckets.take("a")
    buckets.give_back("a")
    buckets.take("a")
    clock.now += 60
    for key in ["c", "d", "c"]:
        buckets.take(key)
    assert set(buckets.of) == {"c", "d"}, "a and b are full again: as good as new"
    with pytest.raises(TooMany):
        buckets.take("c")
    for key in "efg":
        buckets.take(key)
    assert set(buckets.of) == {"e", "f", "g"}, "under attack the oldest are forgotten"


def test_an_answer_is_charged_by_its_bytes_and_its_time() -> None:
    """`watch` was paid for only from the beginning: with `since: 0` 100 bytes gave 440 kB, as often as one liked."""
    limits = Limits(Settings(dear_per_second=1))
    limits.expensive.clock = clock = Clock()
    ann, bob = ("ann", "1.0.0.1"), ("bob", "1.0.0.2")
    limits.pay(ann, LOOK)
    limits.charge(ann, 5 * BYTES, 2 * SECONDS)
    with pytest.raises(TooMany) as refused:
        limits.pay(ann, LOOK)
    assert refused.value.wait == pytest.approx(LOOK + LOOK + 7 - BURST), "what was sent must be paid for first"
    limits.pay(bob, LOOK)
    clock.now += refused.value.wait + 0.01
    limits.pay(ann, LOOK)


def test_all_people_of_an_address_have_a_few_allowances_together() -> None:
    """Ten guests a minute cost nothing, and each had an allowance of their own."""
    limits = Limits(Settings(dear_per_second=1))
    for number in range(PEOPLE):
        for _ in range(BURST):
            limits.pay((f"guest {number}", "1.0.0.1"))
    with pytest.raises(TooMany):
        limits.pay(("one more", "1.0.0.1"))
    limits.pay(("one more", "1.0.0.2"))


def test_a_token_of_a_seat_is_paid_for_by_who_holds_the_seat(tmp_path: Path) -> None:
    """Each new one had an allowance of its own: 13,576 expensive questions in ten seconds instead of 135."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0, dear_per_second=1))
    with TestClient(app) as client:
        me = client.post("/api/guests", json={"name": "Ann"}).json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        table = client.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        client.post(f"/api/tables/{table}/claim", json={"seat": 0})
        token = client.post(f"/api/tables/{table}/seats/0/token").json()["token"]
        client.cookies.clear()
        of = app.state.house.limits.expensive.of
        of.clear()
        assert client.get("/api/tables", headers={"Authorization": f"Bearer {token}"}).status_code == 200
        assert list(of) == [me["id"]]
        with client.websocket_connect("/api/ws", headers={"Authorization": f"Bearer {token}"}) as socket:
            socket.receive_text()
            socket.send_json({"type": "watch", "table": table, "seat": 0})
            assert socket.receive_json()["type"] == "table"
        assert list(of) == [me["id"]]


def test_opening_a_table_is_charged_to_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes 40 microseconds an entry, and cost nothing."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))

    def reading(room: Room, entries: list[Entry]) -> Iterator[None]:
        spend(SECONDS)
        yield

    monkeypatch.setattr(Room, "reading", reading)
    with TestClient(app) as client:
        house = app.state.house
        house.limits.expensive.clock = Clock()
        me = client.post("/api/guests", json={"name": "Ann"}).json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        table = client.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        bucket, house.hall.rooms = house.limits.expensive.of[me["id"]], {}
        before = bucket.level
        told = len(client.get(f"/api/tables/{table}/update").content)
        assert before - bucket.level == pytest.approx(LOOK + 1 + told / BYTES, rel=0.1)
        house.hall.rooms, before = {}, bucket.level
        with client.websocket_connect("/api/ws") as socket:
            socket.receive_text()
            socket.send_json({"type": "why", "table": table, "seat": 0, "id": "k", "what": "pass"})
            assert socket.receive_json()["type"] == "refused"
        assert before - bucket.level >= 1, "however it is answered"


def test_all_people_of_an_address_make_a_few_peoples_tables() -> None:
    limits = Limits(Settings(tables_per_hour=2))
    for number in range(2 * PEOPLE):
        limits.make_table((f"guest {number}", "1.0.0.1"))
    with pytest.raises(TooMany, match="You have made many tables"):
        limits.make_table(("one more", "1.0.0.1"))
    limits.make_table(("one more", "1.0.0.2"))


def test_taking_back_is_charged_by_the_time_it_takes(tmp_path: Path) -> None:
    """Whether Fief lets a move be taken back freely takes up to 163 ms to find out, and was paid for as 50."""

    def slowly(room: Room, seat: int, last: int | None, free: bool) -> Lines:
        end = time.thread_time() + SECONDS
        while time.thread_time() < end:
            pass
        raise Refusal("There is nothing to take back.", "undo-nothing")

    async def run() -> None:
        limits = Limits(Settings(dear_per_second=1))
        limits.expensive.clock = Clock()
        async with Desk(f"sqlite:///{tmp_path / 'x.db'}") as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people)
            connection = Connection(people[0].id, "Ann", nowhere)
            talker = Talker(desk.hall, people[0], connection, desk.thinkers.think, limits, "1.0.0.1")  # type: ignore[arg-type]
            await talker.hear(json.dumps({"type": "undo", "table": table, "seat": 0, "key": "k"}))
            assert b"undo-nothing" in connection.queue.get_nowait()  # type: ignore[operator]
        assert limits.expensive.of[people[0].id].level <= BURST - 2

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Room, "undo", slowly)
        asyncio.run(run())


BOTH_SEATS = {"game": "lorenzo", "seats": 2, "hot_seat": True}


def at_both_seats(client: TestClient[Any]) -> tuple[dict[str, Any], str]:
    """A guest who plays alone for two, and the table."""
    me = client.post("/api/guests", json={"name": "Ann"}).json()
    client.headers["X-CSRF-Token"] = me["csrf"]
    table = client.post("/api/tables", json=BOTH_SEATS).json()["id"]
    for seat in range(2):
        client.post(f"/api/tables/{table}/claim", json={"seat": seat})
    return me, table


def test_every_question_over_http_is_paid_for(tmp_path: Path) -> None:
    """`GET .../update`, the lobby and the rest cost nothing, however much they told."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0, dear_per_second=1))
    with TestClient(app) as client:
        expensive = app.state.house.limits.expensive
        expensive.clock = Clock()
        me, table = at_both_seats(client)
        client.get(f"/api/tables/{table}/update")  # which reads the words of the game
        expensive.bucket(me["id"]).level = before = BURST
        update = client.get(f"/api/tables/{table}/update")
        paid = before - expensive.of[me["id"]].level
        assert paid > LOOK + len(update.content) / BYTES, "by its bytes, and by the time it took"
        for _ in range(int(BURST / LOOK)):
            answer = client.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert MUCH.fullmatch(answer.json()["message"])
        expensive.of[me["id"]].level = LOOK / 2
        assert client.get("/api/tables").status_code == 429
        assert client.post("/api/tables", json=BOTH_SEATS).status_code == 201, "what one does is not held up"
        client.cookies.clear()
        assert client.get("/api/tables").status_code == 200, "somebody else has an allowance of their own"


def test_a_move_over_http_waits_for_what_is_owed_and_not_for_long(tmp_path: Path) -> None:
    """A story: over HTTP moves were made whatever was owed, and gestures refused where the WebSocket lets them wait."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        limits, waited = app.state.house.limits, []
        expensive, paid = limits.expensive, limits.paid

        async def noted(*given: Any, **more: Any) -> bool:
            waited.append(await paid(*given, **more))
            return bool(waited[-1])

        limits.paid = noted
        me, table = at_both_seats(client)
        seat = client.get(f"/api/tables/{table}/update").json()["waiting"][0]
        for number, gesture in enumerate((False, True)):
            expensive.of.clear()
            update = client.get(f"/api/tables/{table}/update?seat={seat}").json()
            text = update["legal"][0]["text"]
            move = {"seat": seat, "at": update["at"], "key": f"k{number}", "move": [text] if gesture else text}
            expensive.charge(me["id"], 1000)
            refused = client.post(f"/api/tables/{table}/moves", json=move)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            assert 1 <= int(refused.headers["Retry-After"]) <= BURST + 1, "nobody owes more than a burst"
            expensive.of[me["id"]].level = -10.0  # a second
            waited.clear()
            assert client.post(f"/api/tables/{table}/moves", json=move).status_code == 200
            assert any(waited)


def test_a_gesture_that_has_waited_is_not_made_for_who_was_logged_out_meanwhile(tmp_path: Path) -> None:
    """A thief whose session was ended while their gesture waited for its price made it all the same."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))
    with TestClient(app) as client:
        house = app.state.house
        me, table = at_both_seats(client)
        seat = client.get(f"/api/tables/{table}/update").json()["waiting"][0]
        update = client.get(f"/api/tables/{table}/update?seat={seat}").json()
        paid = house.limits.paid

        async def logged_out(payer: Payer, price: float = 0, patience: float = math.inf) -> bool:
            if price:
                await house.leaving.end_sessions(me["id"])
                house.limits.expensive.bucket(me["id"]).level = -1.0  # so that it waits
            return bool(await paid(payer, price, patience))

        house.limits.paid = logged_out
        move = {"seat": seat, "at": update["at"], "key": "k", "move": [update["legal"][0]["text"]]}
        refused = client.post(f"/api/tables/{table}/moves", json=move)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
        assert client.get(f"/api/tables/{table}/update").json()["seq"] == update["seq"]


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, [], "10.0.0.9"),
        (0, ["1.2.3.4"], "10.0.0.9"),
        (1, ["1.2.3.4"], "1.2.3.4"),
        (1, ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (1, ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (2, ["6.6.6.6, 1.2.3.4, 10.0.0.1"], "1.2.3.4"),
        (2, ["1.2.3.4"], "1.2.3.4"),
        (1, [], ""),
    ],
)
def test_the_address_of_a_client_is_what_our_own_proxies_saw(proxies: int, forwarded: list[str], address: str) -> None:
    """What a client writes into X-Forwarded-For itself stands before that, and counts for nothing."""
    scope = {"client": ("10.0.0.9", 1), "headers": [(b"x-forwarded-for", text.encode()) for text in forwarded]}
    assert address_of(scope, proxies, "10.0.0.0/8") == address


@pytest.mark.parametrize(
    ("peer", "address"),
    [("127.0.0.1", "1.2.3.4"), ("::ffff:127.0.0.1", "1.2.3.4"), ("::1", "1.2.3.4"), ("10.0.0.9", "10.0.0.9")],
)
def test_whoever_reaches_the_port_past_the_proxy_is_not_believed(peer: str, address: str) -> None:
    """With `X-Forwarded-For: 127.0.0.1` they could have opened the page of the administrator."""
    scope = {"client": (peer, 1), "headers": [(b"x-forwarded-for", b"1.2.3.4")]}
    assert client_address(scope, Settings(proxies=1)) == address
    assert client_address(scope, Settings(proxies=1, trusted_proxies="10.0.0.0/8, ::1")) == {
        "10.0.0.9": "1.2.3.4", "::1": "1.2.3.4",
    }.get(peer, peer)  # fmt: skip


@pytest.mark.parametrize(
    ("header", "address"),
    [(None, "127.0.0.1"), ("x-forwarded-for", "1.2.3.4"), ("forwarded", ""), ("x-real-ip", "")],
)
def test_who_is_on_the_machine_itself_goes_through_no_proxy(header: str | None, address: str) -> None:
    headers = [] if header is None else [(header.encode(), b"1.2.3.4")]
    assert address_of({"client": ("127.0.0.1", 1), "headers": headers}, 1, "127.0.0.0/8") == address


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("", "nowhere"),
        ("unknown", "nowhere"),
    ],
)
def test_a_household_is_counted_once(address: str, counted: str) -> None:
    assert household(address) == counted


def test_connections_are_limited_in_all_and_per_address() -> None:
    limits = Limits(Settings(most_connections=3, connections_per_address=2))
    with limits.connection("a"), limits.connection("a"):
        with pytest.raises(TooMany), limits.connection("a"):
            pass
        with limits.connection("b"), pytest.raises(TooMany), limits.connection("c"):
            pass
        with limits.connection("c"):
            pass
    assert not limits.connected


# ---------------------------------------------------------------- limits of a real server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits, behind one proxy, at an address with TLS."""
    folder = tmp_path_factory.mktemp("strict")
    limits: dict[str, Any] = {
        "requests_per_minute": 60,
        "logins_per_minute": 8,
        "connections_per_address": 2,
        "tables_per_hour": 2,
        "chats_per_minute": 2,
        "messages_per_second": 5,
        "dear_per_second": 1,
        "most_body": 2048,
        "proxies": 1,
        "public_url": "https://play.example",
        "metrics_token": "a-token-for-prometheus",
    }
    with Server(f"sqlite:///{folder / 'signoria.db'}", folder, **limits) as running:
        yield running


def at(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def until_refused(ask: Callable[[], httpx.Response], status: int) -> httpx.Response:
    """Ask again and again, however slow this machine is; until the limit every answer has one status."""
    for _ in range(300):
        answer = ask()
        if answer.status_code != status:
            return answer
    raise AssertionError("no limit")


def test_requests_are_limited_per_address(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=30) as client:
        refusal(until_refused(lambda: client.get("/api/me/tables", headers=at("1.0.0.1")), 401), 429, "too-many")
        assert client.get("/api/games", headers=at("1.0.0.2")).status_code == 200, "others are let in"
        forged = at("9.9.9.9, 1.0.0.1")
        refusal(until_refused(lambda: client.get("/api/me/tables", headers=forged), 401), 429, "too-many")


def test_guests_and_accounts_are_limited_per_address(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=30, headers=at("1.0.1.1")) as client:
        refusal(until_refused(lambda: client.post("/api/guests", json={"name": "Flood"}), 201), 429, "too-many")
        unknown = {"name": "Flood", "password": "x"}
        refusal(until_refused(lambda: client.post("/api/login", json=unknown), 401), 429, "too-many")
        weak = {"name": "Flood", "password": "password"}
        refusal(until_refused(lambda: client.post("/api/accounts", json=weak), 400), 429, "too-many")


def test_passwords_of_one_name_are_guessed_slowly_from_any_address(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=30) as client:
        made = {"name": "Cosimo", "password": "the old one"}
        assert client.post("/api/accounts", json=made, headers=at("1.0.2.0")).status_code == 201
        for i in range(6):
            right = client.post("/api/login", json=made, headers=at(f"1.0.3.{i}"))
            assert right.status_code == 200, "a right password is not counted"
        guess = {"name": "COSIMO", "password": "wrong"}
        addresses = (at(f"1.0.2.{i}") for i in itertools.count())
        guessing = until_refused(lambda: client.post("/api/login", json=guess, headers=next(addresses)), 401)
        refusal(guessing, 429, "too-many")


def test_who_is_logged_in_changes_their_password_whoever_guesses_it(strict: Server) -> None:
    """Strangers who guessed it all the time kept its owner from changing it."""
    owner = {"name": "Lorenza", "password": "the old one"}
    with httpx.Client(base_url=strict.url, timeout=30) as client:
        made = client.post("/api/accounts", json=owner, headers=at("1.0.7.0"))
        guess = {"name": "Lorenza", "password": "wrong"}
        addresses = (at(f"1.0.8.{i}") for i in itertools.count())
        with httpx.Client(base_url=strict.url, timeout=30) as stranger:
            until_refused(lambda: stranger.post("/api/login", json=guess, headers=next(addresses)), 401)
        cookie = f"signoria_session={cookie_of(client)}"
        headers = {**at("1.0.7.0"), "X-CSRF-Token": made.json()["csrf"], "Cookie": cookie}
        change = {"old": "the old one", "new": "the new one"}
        assert client.put("/api/me/password", json=change, headers=headers).status_code == 204
        wrong = {"old": "wrong", "new": "the new one"}
        guessing = until_refused(lambda: client.put("/api/me/password", json=wrong, headers=headers), 401)
        refusal(guessing, 429, "too-many")


def test_tables_and_chat_are_limited_per_person(strict: Server) -> None:
    new = {"game": "lorenzo", "seats": 2}
    with guest(strict, "Busy", headers=at("1.0.4.1")) as client:
        client.headers["Authorization"] = f"Bearer {cookie_of(client)}"
        table = client.post("/api/tables", json=new).json()["id"]
        refusal(until_refused(lambda: client.post("/api/tables", json=new), 201), 429, "too-many")
        headers = {"Authorization": client.headers["Authorization"], **at("1.0.4.1")}
        with connect(strict.ws_url, additional_headers=headers) as socket:
            for _ in range(10):
                socket.send(json.dumps({"type": "say", "table": table, "text": "again"}))
            refused = hear(socket, "refused")
        assert refused["code"] == "too-many"
        assert re.fullmatch(r"You talk too fast: wait (30|2\d) seconds\.", refused["message"])


def test_connections_and_messages_are_limited(strict: Server) -> None:
    headers = at("1.0.5.1")
    with connect(strict.ws_url, additional_headers=headers) as one, connect(strict.ws_url, additional_headers=headers):
        with pytest.raises(InvalidStatus) as refused:
            connect(strict.ws_url, additional_headers=headers)
        answer = refused.value.response
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "30")
        assert json.loads(answer.body or b"")["code"] == "too-many-connections"
        for _ in range(22):
            one.send('{"type": "ping"}')
        assert hear(one, "refused")["code"] == "too-many"
    with connect(strict.ws_url, additional_headers=headers) as again:
        assert hear(again, "welcome")


def test_expensive_questions_are_limited_per_person_on_all_connections(strict: Server) -> None:
    """Reasons, previews, replays and whole tables were counted like a ping, though each takes the server long."""
    with guest(strict, "Curious", headers=at("1.0.9.1")) as ann, guest(strict, "Calm", headers=at("1.0.9.2")) as bob:
        cookies = [f"signoria_session={cookie_of(person)}" for person in (ann, bob)]
        for person, cookie in zip((ann, bob), cookies, strict=True):  # the cookie is for TLS, which a proxy speaks
            person.headers["Authorization"] = f"Bearer {cookie.partition('=')[2]}"
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2}).json()["id"]
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{table}/claim", json={"seat": seat})
        refused = []
        for n in range(8):
            headers = {"Cookie": cookies[0], **at(f"1.0.10.{n}")}
            with connect(strict.ws_url, additional_headers=headers) as socket:
                for i in range(4):
                    asked = {"type": "why", "table": table, "seat": 0, "id": f"w{i}", "what": "pass"}
                    socket.send(json.dumps(asked))
                socket.send('{"type": "ping"}')
                while (heard := json.loads(socket.recv(timeout=30)))["type"] != "pong":
                    refused += [heard] if heard["type"] == "refused" else []
            if refused:
                break
        assert {one["code"] for one in refused} == {"too-many"}
        assert all(MUCH.fullmatch(one["message"]) for one in refused)
        with connect(strict.ws_url, additional_headers={"Cookie": cookies[1], **at("1.0.9.2")}) as socket:
            socket.send(json.dumps({"type": "watch", "table": table, "seat": 1}))
            assert hear(socket, "update")["seat"] == 1, "others are not held up"


@pytest.mark.parametrize("kind", ["undo", "why", "preview", "watch", "replay", "thoughts"])
def test_what_is_expensive(strict: Server, kind: str) -> None:
    with guest(strict, "Dear", headers=at(f"1.0.11.{len(kind)}")) as ann:
        token = {"Authorization": f"Bearer {cookie_of(ann)}"}
        ann.headers.update(token)
        table = ann.post("/api/tables", json={"game": "lorenzo", "seats": 2, "hot_seat": True}).json()["id"]
        for seat in range(2):
            ann.post(f"/api/tables/{table}/claim", json={"seat": seat})
        if kind in ("replay", "thoughts"):
            path = f"/api/tables/{table}/{kind}"
            refusal(until_refused(lambda: ann.get(path, params={"line": 0}), 409), 429, "too-many")
            return
        more = {"undo": {"key": "k"}, "why": {"id": "k", "what": "pass"}, "preview": {"id": "k", "move": "pass"}}
        asked = {"type": kind, "table": table, "seat": 0, **more.get(kind, {})}
        with connect(strict.ws_url, additional_headers={**token, **at(f"1.0.11.{len(kind)}")}) as socket:
            heard = ""
            for _ in range(200):
                socket.send(json.dumps(asked))
                while (one := json.loads(socket.recv(timeout=30)))["type"] not in (kind, "update", "refused", "done"):
                    pass
                heard = one.get("message", heard)
                if MUCH.fullmatch(heard):
                    break
            assert MUCH.fullmatch(heard)


def test_what_is_too_large_is_refused(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=30, headers=at("1.0.6.1")) as client:
        answer = client.post("/api/guests", json={"name": "x" * 5000})
        refusal(answer, 413, "too-large")
    with connect(strict.ws_url, additional_headers=at("1.0.6.1")) as socket:
        socket.send(json.dumps({"type": "ping", "n": "x" * 5000}))
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_public_server_asks_for_tls_from_then_on(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, headers=at("1.0.7.1"), timeout=30) as client:
        answer = client.post("/api/guests", json={"name": "Tls"})
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000", "other hosts of the domain are not ours"
    cookie = answer.headers["Set-Cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "secure", "path=/"))


def test_behind_a_proxy_only_the_named_addresses_are_let_in(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=30) as client:
        refusal(client.get("/admin", headers=at("1.0.8.1")), 403, "not-the-admin")
        refusal(client.get("/admin", headers=at("127.0.0.1, 1.0.8.1")), 403, "not-the-admin")
        refusal(client.get("/admin", headers={"Host": "play.example"}), 403, "not-the-admin")
        assert client.get("/admin", headers=at("127.0.0.1")).status_code == 200
        token = {"Authorization": "Bearer a-token-for-prometheus"}
        assert client.get("/metrics", headers={**at("1.0.8.1"), **token}).status_code == 200
        refusal(client.get("/metrics", headers={**at("1.0.8.1"), "Authorization": "Bearer b"}), 403, "not-the-admin")
        refusal(client.get("/admin", headers={**at("1.0.8.1"), **token}), 403, "not-the-admin")
