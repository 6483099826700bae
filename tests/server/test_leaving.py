"""Ending what was stolen: passwords changed, sessions and tokens revoked, accounts deleted, and what is purged."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import signoria
from signoria.client import Client, Refused
from signoria.server.accounts import MOST_TOKENS, Accounts, Identity, hashed
from signoria.server.devices import device
from signoria.server.errors import NotLoggedIn
from signoria.server.leaving import Leaving
from signoria.server.routes.line import is_still
from signoria.server.settings import Settings
from signoria.server.storage import schema
from tests.client.conftest import wait_for_the_beginning
from tests.server.postgres import postgres
from tests.server.rooms import Desk
from tests.server.servers import Server
from tests.server.visitors import guest, hear, refusal

OLD, NEW = "a long word", "another long word"


@pytest.fixture
def ann(server: Server, request: pytest.FixtureRequest) -> Iterator[Client]:
    """An account with a name of its own for each test."""
    with Client(server.url) as client:
        client.sign_up(f"Ann {abs(hash(request.node.name)) % 10**8}", OLD)
        yield client


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


# ---------------------------------------------------------------- passwords


def test_a_new_password_ends_every_other_session_and_token(server: Server, ann: Client) -> None:
    """Whoever had stolen a session kept it for ever: there was no way to end it."""
    token, name = ann.token("robot"), ann.me().name
    with Client(server.url) as thief, Client(server.url) as again:
        thief.log_in(name, OLD)
        with connect(server.ws_url, additional_headers=thief.identity()) as socket:
            assert hear(socket, "welcome")["name"] == name
            ann.change_password(OLD, NEW)
            with pytest.raises(ConnectionClosed):
                hear(socket, "never")
        for client in (thief, Client(server.url, token)):
            with pytest.raises(Refused) as refused:
                client.me()
            assert code(refused) == "not-logged-in"
            client.close()
        assert ann.me().name == name, "the one that asked goes on"
        with pytest.raises(Refused) as refused:
            again.log_in(name, OLD)
        assert code(refused) == "wrong-password"
        again.log_in(name, NEW)


@pytest.mark.parametrize("by", ["password", "others", "one"])
def test_tokens_of_seats_are_listed_and_end_too(server: Server, ann: Client, by: str) -> None:
    """Whoever had a session for a moment made one, and kept the seat: it was listed nowhere, and nothing ended it."""
    table = ann.create("lorenzo", seats=2, hot_seat=True)
    seats = [table.claim(0, nonce=""), table.claim(1, nonce="")]
    wait_for_the_beginning(*seats)
    token, other = table.seat_token(0), table.seat_token(1)
    listed = [one for one in ann.sessions() if one.kind == "seat"]
    assert [(one.table, one.seat, one.current) for one in listed] == [(table.id, 0, False), (table.id, 1, False)]
    assert not any(one.id in token for one in listed)
    headers = {"Authorization": f"Bearer {token}"}
    path = f"{server.url}/api/tables/{table.id}/update?seat=0"
    assert httpx.get(path, headers=headers).status_code == 200
    with connect(server.ws_url, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "watch", "table": table.id, "seat": 0}))
        hear(socket, "update")
        if by == "password":
            ann.change_password(OLD, NEW)
        elif by == "others":
            ann.end_other_sessions()
        else:
            ann.end_session(listed[0].id)
        with pytest.raises(ConnectionClosed):
            hear(socket, "never")
    refusal(httpx.get(path, headers=headers), 401, "not-logged-in")
    kept = [one.seat for one in ann.sessions() if one.kind == "seat"]
    assert kept == ([1] if by == "one" else [])
    still = httpx.get(path.replace("seat=0", "seat=1"), headers={"Authorization": f"Bearer {other}"})
    assert still.status_code == (200 if by == "one" else 401)
    assert seats[0].now.waiting, "the seat is still her own"


def test_a_password_is_changed_only_by_who_knows_it(server: Server, ann: Client) -> None:
    for old, new, refused_as in ((NEW, NEW, "wrong-password"), (OLD, "12345678", "weak-password")):
        with pytest.raises(Refused) as refused:
            ann.change_password(old, new)
        assert code(refused) == refused_as
    with guest(server, "Nobody") as nobody:
        refusal(nobody.put("/api/me/password", json={"old": "", "new": NEW}), 409, "no-password")
    robot = Client(server.url, ann.token())
    with robot, pytest.raises(Refused) as refused:
        robot.change_password(OLD, NEW)
    assert code(refused) == "only-a-session"


def test_guesses_at_the_old_password_are_limited(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, logins_per_minute=6) as server:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            me = client.post("/api/accounts", json={"name": "Guessed", "password": OLD}).json()
            client.headers["X-CSRF-Token"] = me["csrf"]
            answers = [client.put("/api/me/password", json={"old": f"guess {n}", "new": NEW}) for n in range(5)]
        assert [answer.status_code for answer in answers] == [401, 401, 401, 429, 429]


# ---------------------------------------------------------------- sessions and tokens


def test_sessions_and_tokens_are_listed_and_revoked_one_by_one(server: Server, ann: Client) -> None:
    token = ann.token("my robot")
    with httpx.Client(base_url=server.url, timeout=30) as browser:
        browser.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        browser.post("/api/login", json={"name": ann.me().name, "password": OLD})
        found = {(one.kind, one.name): one for one in ann.sessions()}
        assert set(found) == {("session", ""), ("token", "my robot"), ("session", "Firefox, Linux")}
        assert [one.current for one in ann.sessions()].count(True) == 1
        for one in found.values():
            assert abs(one.created - time.time()) < 600
            assert one.created <= one.used < one.expires
            assert one.id not in token
        ann.end_session(found["session", "Firefox, Linux"].id)
        assert browser.get("/api/me").status_code == 401
    with Client(server.url, token) as robot:
        assert robot.me().name == ann.me().name
        ann.end_session(found["token", "my robot"].id)
        with pytest.raises(Refused) as refused:
            robot.me()
        assert code(refused) == "not-logged-in"
    with pytest.raises(Refused) as refused:
        ann.end_session(found["token", "my robot"].id)
    assert code(refused) == "no-session"


def test_nobody_ends_the_sessions_of_others(server: Server, ann: Client) -> None:
    [mine] = ann.sessions()
    with guest(server, "Eve") as eve:
        refusal(eve.delete(f"/api/me/sessions/{mine.id}"), 404, "no-session")
        eve.headers["X-CSRF-Token"] = ""
        refusal(eve.delete("/api/me/sessions"), 403, "csrf")
    refusal(httpx.get(f"{server.url}/api/me/sessions"), 401, "not-logged-in")


def test_all_others_end_at_once(server: Server, ann: Client) -> None:
    for _ in range(3):
        ann.token()
    ann.end_other_sessions()
    assert [one.current for one in ann.sessions()] == [True]


def test_a_token_makes_no_others_and_ends_no_session(server: Server, ann: Client) -> None:
    """One that was stolen made more, and each lived for ever."""
    with Client(server.url, ann.token()) as robot:
        for attempt in (robot.token, robot.end_other_sessions, lambda: robot.end_session(ann.sessions()[0].id)):
            with pytest.raises(Refused) as refused:
                attempt()
            assert code(refused) == "only-a-session"
        answer = robot.http.put("/api/me/notices", json={"email": "thief@example.org"})
        assert answer.json()["code"] == "only-a-session", "nor where turns are announced"
        table = ann.create("lorenzo", seats=2)
        table.claim(0)
        answer = robot.http.post(f"/api/tables/{table.id}/seats/0/token")
        assert answer.json()["code"] == "only-a-session", "nor any for a seat, which would outlive it"
        assert len(robot.sessions()) == 2, "it may look"


def test_one_person_has_so_many_tokens(ann: Client) -> None:
    for _ in range(MOST_TOKENS):
        ann.token()
    with pytest.raises(Refused) as refused:
        ann.token()
    assert code(refused) == "too-many-tokens"
    ann.end_session(next(one.id for one in ann.sessions() if one.kind == "token"))
    assert ann.token()


@pytest.mark.parametrize(
    ("said", "is_called"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_a_browser_is_called_what_it_is(said: str, is_called: str) -> None:
    assert device(said) == is_called


# ---------------------------------------------------------------- accounts


def test_a_deleted_account_leaves_its_seats_and_its_name_behind(server: Server, ann: Client) -> None:
    """Between three a bot plays on, between two the other wins; the records stay, without the name."""
    name = ann.me().name
    with Client(server.url) as bob, Client(server.url) as cid:
        for client, called in ((bob, "Bob"), (cid, "Cid")):
            client.guest(called)
        two, three = ann.create("lorenzo", seats=2), ann.create("lorenzo", seats=3)
        waits = ann.create("lorenzo", seats=2)
        elsewhere = bob.create("lorenzo", seats=2)
        ann.table(elsewhere.id).claim(1)
        waits.claim(0)
        for table, others in ((two, [bob]), (three, [bob, cid])):
            seats = [table.claim(0), *(other.table(table.id).claim(seat) for seat, other in enumerate(others, 1))]
            wait_for_the_beginning(*seats)
            seats[0].say("Good luck!")
        ann.delete_account(OLD)
        after = bob.table(two.id)
        assert (after.info.status, after.info.chairs[0].deleted, after.info.chairs[0].name) == ("over", True, "")
        assert name not in after.record()
        assert [said.name for said in after.watch().chat] == [""]
        goes_on = bob.table(three.id).info
        assert (goes_on.status, goes_on.chairs[0].kind, goes_on.chairs[0].deleted) == ("playing", "bot", True)
        assert not any(name in sentence for sentence in bob.table(three.id).watch().now.sentences)
        assert bob.table(waits.id).info.status == "closed"
        assert bob.table(elsewhere.id).info.chairs[1].kind == "free"
        with pytest.raises(Refused) as refused:
            ann.log_in(name, OLD)
        assert code(refused) == "wrong-password"
        with Client(server.url) as another:
            another.sign_up(name, NEW)


def test_the_name_of_a_deleted_account_leaves_replays_too(server: Server, ann: Client) -> None:
    """Answers that were kept still had it, and so had the record that the process for replays knew."""
    name = ann.me().name
    with Client(server.url) as bob:
        bob.guest("Bob")
        table = ann.create("lorenzo", seats=2)
        seats = table.claim(0), bob.table(table.id).claim(1)
        wait_for_the_beginning(*seats)
        turn = next(seat for seat in seats if seat.seat in seat.now.waiting)
        turn.play(turn.now.legal[0])
        seats[1].resign()
        seen, line = bob.table(table.id), len(signoria.replay(table.record()).lines)
        assert any(name in text for text in seen.replay(line).sentences)
        ann.delete_account(OLD)
        for asked in (line, line - 1):
            assert not any(name in text for text in seen.replay(asked).sentences)


def test_an_account_is_deleted_only_by_who_knows_its_password(server: Server, ann: Client) -> None:
    with pytest.raises(Refused) as refused:
        ann.delete_account(NEW)
    assert code(refused) == "wrong-password"
    robot = Client(server.url, ann.token())
    with robot, pytest.raises(Refused) as refused:
        robot.delete_account(OLD)
    assert code(refused) == "only-a-session"
    assert ann.me().name


def test_a_guest_may_go_without_a_password(server: Server) -> None:
    with guest(server, "Passing") as passing:
        answer = passing.post("/api/me/delete", json={})
        assert answer.status_code == 204
        assert "signoria_session" not in passing.cookies
        assert passing.get("/api/me").status_code == 401


# ---------------------------------------------------------------- what was asked before and is done after


@pytest.mark.parametrize("end", ["password", "sessions", "deleted"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nobody_who_was_logged_out_is_given_a_new_way_in(tmp_path: Path, kind: str, end: str) -> None:
    """A story: a thief who asked for a token had to wait, the owner ended all sessions, and then the token came."""

    async def scene(database: str) -> None:
        async with Desk(database, processes=0) as desk:
            accounts, leaving = Accounts(desk.store, 90), Leaving(desk.hall, Settings())
            owner = await accounts.sign_up("Owner", "a long word", "")
            own = await accounts.open_session(owner)
            thief = await accounts.identify(await accounts.open_session(owner), "", "", False)
            table = await desk.table([thief], seats=1 + 1)
            await accounts.open_token(thief, "before")
            if end == "password":
                await accounts.change_password(owner, "a long word", "another long word")
            if end == "deleted":
                await leaving.delete(owner.id)
            else:
                await leaving.end_sessions(owner.id, but=hashed(own))
            with pytest.raises(NotLoggedIn, match="logged out meanwhile"):
                await accounts.open_token(thief, "after")
            if end != "deleted":
                with pytest.raises(NotLoggedIn, match="logged out meanwhile"):
                    await desk.tables.seat_token(table, 0, thief)
            if end == "password":
                with pytest.raises(NotLoggedIn, match="logged out meanwhile"):
                    await accounts.open_session(owner)  # who logged in with the old one
            left = [one.token_hash for one in await desk.store.sessions_of(owner.id)]
            assert left == ([] if end == "deleted" else [hashed(own)])

    if kind == "sqlite":
        asyncio.run(scene(f"sqlite:///{tmp_path / 'signoria.db'}"))
    else:
        with postgres() as database:
            asyncio.run(scene(database))


def test_a_connection_that_is_opened_while_its_session_ends_does_not_stay() -> None:
    async def scene() -> None:
        answers = iter([Identity(token="t"), Identity()])

        async def identify(*given: object) -> Identity:
            return next(answers)

        house: Any = SimpleNamespace(accounts=SimpleNamespace(identify=identify))
        who = await identify()
        assert not await is_still(house, who, "t", "")

    asyncio.run(scene())


# ---------------------------------------------------------------- what is purged


def test_what_nobody_can_use_is_purged(tmp_path: Path) -> None:
    """Nothing was ever deleted: every visit left a guest and a session for good."""

    async def scene() -> tuple[set[str], int]:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            accounts, now = Accounts(desk.store, 90), time.time()
            people: dict[str, Any] = {}
            for called in ("old", "new", "comes back", "plays", "hosts", "once host"):
                people[called] = await accounts.guest(called)
                created = now - (1 if called == "new" else 31) * 86_400
                await desk.store.change_person(people[called].id, created=created)
            people["account"] = await accounts.sign_up("Account", "a long word", "")
            await desk.store.change_person(people["account"].id, created=0.0)
            await accounts.open_session(people["comes back"])
            over = await accounts.open_session(people["old"])
            expire = (
                schema.sessions.update().where(schema.sessions.c.person == people["old"].id).values(expires=now - 1)
            )
            await desk.store.write(lambda connection: connection.execute(expire))
            assert over
            identity = {name: await desk.person(name) for name in ("Ann",)}
            table = await desk.table([identity["Ann"]])
            sit = schema.chairs.update().where(schema.chairs.c.seat == 1).values(person=people["plays"].id)
            host = schema.tables.update().where(schema.tables.c.id == table).values(host=people["hosts"].id)
            for statement in (sit, host):
                await desk.store.write(lambda connection, job=statement: connection.execute(job))  # type: ignore[misc]
            await Leaving(desk.hall, Settings()).purge()
            names = await desk.store.read(lambda c: set(c.scalars(select(schema.people.c.name))))
            left = await desk.store.read(lambda c: len(list(c.scalars(select(schema.sessions.c.person)))))
            await Leaving(desk.hall, Settings(guest_days=0)).purge()
            assert names == await desk.store.read(lambda c: set(c.scalars(select(schema.people.c.name))))
            return names - {"Ann"}, left

    names, sessions = asyncio.run(scene())
    assert names == {"new", "comes back", "plays", "hosts", "Account"}
    assert sessions == 1


def test_whoever_was_deleted_by_a_server_that_died_leaves_their_seats_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            table = await desk.table([ann, bob])
            await desk.store.forget_name(ann.id)
            await Leaving(desk.hall, Settings()).purge()
            async with desk.hall.room(table) as room:
                assert room.affairs.resigned == [0]
                assert room.match is not None
                assert room.match.names == ["", "Bob"]

    asyncio.run(scene())


# ---------------------------------------------------------------- the log

FAIL2BAN = re.compile(r'"address": "(?P<host>[^"]+)".*"event": "password-refused"')


def test_every_password_is_noted_with_its_address(tmp_path: Path) -> None:
    """There was nothing that fail2ban could have read. The pattern is the one of docs/server.md."""
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    assert r'failregex = "address": "<HOST>".*"event": "password-refused"' in page
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path) as server:
        httpx.post(f"{server.url}/api/accounts", json={"name": "Noted", "password": OLD})
        for word in ("a secret mistake", OLD):
            httpx.post(f"{server.url}/api/login", json={"name": "Noted", "password": word})
        lines = [line for line in server.log().splitlines() if "password-" in line]
    refused, accepted = lines
    found = FAIL2BAN.search(refused)
    assert found is not None
    assert found["host"] == "127.0.0.1"
    assert FAIL2BAN.search(accepted) is None
    told = json.loads(refused)
    assert (told["event"], told["what"], told["code"]) == ("password-refused", "login", "wrong-password")
    assert json.loads(accepted)["event"] == "password-accepted"
    assert "secret" not in refused
    assert "Noted" not in refused


# ---------------------------------------------------------------- several processes


def test_two_processes_on_postgres_end_sessions_accounts_and_guests_together(tmp_path: Path) -> None:
    """A socket at another process went on after its session had ended, and names stayed in its memory."""
    with (
        postgres() as url,
        Server(url, tmp_path) as one,
        Server(url, tmp_path) as other,
        Client(one.url) as ann,
        Client(other.url) as bob,
    ):
        name = ann.sign_up("Annabella", OLD).name
        bob.guest("Bob")
        table = bob.create("lorenzo", seats=2)
        seats = [bob.table(table.id).claim(1), ann.table(table.id).claim(0)]
        wait_for_the_beginning(*seats)
        with connect(other.ws_url, additional_headers={"Authorization": f"Bearer {ann.token()}"}) as socket:
            assert hear(socket, "welcome")["name"] == name
            ann.end_other_sessions()
            with pytest.raises(ConnectionClosed):
                hear(socket, "never")
        seat = {"Authorization": f"Bearer {ann.table(table.id).seat_token(0)}"}
        with connect(other.ws_url, additional_headers=seat) as socket:
            hear(socket, "welcome")
            ann.end_other_sessions()
            with pytest.raises(ConnectionClosed):
                hear(socket, "never")
        ann.delete_account(OLD)
        after = seats[0].wait(1)
        assert after.over
        assert (table.refresh().chairs[0].deleted, table.info.chairs[0].name) == (True, "")
        assert name not in table.record()
        assert not any(name in sentence for sentence in bob.table(table.id).watch().now.sentences)
