"""Letters go to one address each, which its owner has confirmed, and not too many of them."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.notices import Notices
from signoria.server.settings import Settings
from tests.server.postbox import Postbox
from tests.server.rooms import Desk
from tests.server.servers import Server
from tests.server.visitors import guest, refusal

LINK = re.compile(r"http://127\.0\.0\.1:\d+(/confirm/\S+)")


@pytest.fixture(scope="module")
def postbox() -> Iterator[Postbox]:
    with closing(Postbox()) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postbox: Postbox) -> Iterator[Server]:
    """A server that sends letters."""
    folder = tmp_path_factory.mktemp("letters")
    database = f"sqlite:///{folder / 'signoria.db'}"
    with Server(database, folder, smtp=f"smtp://{postbox.url}", notice_seconds=0, notice_minutes=0) as running:
        yield running


def letter_to(postbox: Postbox, address: str, n: int = 1) -> str:
    """The n-th letter to an address."""
    for _ in range(1000):
        found = [letter for letter in postbox.letters if f"To: {address}" in letter]
        if len(found) >= n:
            return found[n - 1]
        time.sleep(0.03)
    raise AssertionError(f"no letter to {address}")


def link_in(letter: str) -> str:
    found = LINK.search(letter.replace("=\r\n", "").replace("=\n", ""))
    assert found is not None, letter
    return found[1]


def test_a_server_without_mail_takes_no_address(own_server: Server) -> None:
    """It took one, and no letter could ever come; a webhook it refused."""
    account = {"name": "Ann", "password": "a long word", "email": "ann@example.org"}
    with guest(own_server, "Bob") as bob:
        refusal(bob.put("/api/me/notices", json={"email": "bob@example.org"}), 400, "no-letters")
        assert bob.put("/api/me/notices", json={"email": ""}).json()["email"] == ""
        refusal(bob.post("/api/accounts", json=account), 400, "no-letters")
        assert bob.get("/api/me").json()["letters"] is False, "so that no page offers it"
        assert bob.post("/api/accounts", json={**account, "email": ""}).status_code == 201


def test_a_server_with_mail_says_so(server: Server) -> None:
    with guest(server, "Bob") as bob:
        assert bob.get("/api/me").json()["letters"] is True


@pytest.mark.parametrize(
    "address",
    ["a@b@example.org", "a@example.org,b@example.org", "a@example.org;b@example.org", "a @example.org", "nobody",
     "Ann<a@example.org>", "a@", "@example.org", "a@example.org\n"],
)  # fmt: skip
def test_an_address_is_one_address(server: Server, address: str) -> None:
    """`a@x,b@y` was taken, and the letter went to both."""
    with guest(server, "Ann") as ann:
        refusal(ann.put("/api/me/notices", json={"email": address}), 400, "bad-request")
        body = {"name": "Ann of many", "password": "a long word", "email": address}
        refusal(ann.post("/api/accounts", json=body), 400, "bad-request")


def ask(*people: httpx.Client) -> None:
    """A table for each, at which he holds every seat: whoever begins, it is his turn."""
    for person in people:
        table = person.post("/api/tables", json={"game": "lorenzo", "seats": 2, "hot_seat": True}).json()["id"]
        for seat in range(2):
            person.post(f"/api/tables/{table}/claim", json={"seat": seat}).raise_for_status()


def test_letters_follow_once_the_link_of_the_first_was_opened(server: Server, postbox: Postbox) -> None:
    """Anybody could have letters sent to anybody. (Lots once gave every first turn to the other player: no letter.)"""
    with guest(server, "Ann") as ann, guest(server, "Bob") as bob:
        for person, address in ((ann, "ann@example.org"), (bob, "bob@example.org")):
            me = person.put("/api/me/notices", json={"email": address}).json()
            assert (me["email"], me["email_confirmed"]) == (address, False)
        first = letter_to(postbox, "ann@example.org")
        ask(ann, bob)
        link = link_in(first)
        shown = httpx.get(server.url + link)
        assert (shown.status_code, shown.headers["Cache-Control"]) == (200, "no-store")
        assert ann.get("/api/me").json()["email_confirmed"] is False, "looking at the page is not enough"
        assert httpx.post(server.url + link).status_code == 200
        assert ann.get("/api/me").json()["email_confirmed"] is True
        assert httpx.post(server.url + link).status_code == 404, "it opens once"
        assert bob.get("/api/me").json()["email_confirmed"] is False
        ask(bob, ann)
        assert "It is your turn in a game of" in letter_to(postbox, "ann@example.org", 2)
        assert len([letter for letter in postbox.letters if "To: bob@" in letter]) == 1, "only the first"
        me = ann.put("/api/me/notices", json={"email": "ann@example.org"}).json()
        assert me["email_confirmed"] is True, "the same address need not be confirmed again"
        me = ann.put("/api/me/notices", json={"email": "else@example.org"}).json()
        assert me["email_confirmed"] is False
        letter_to(postbox, "else@example.org")


@pytest.mark.parametrize(
    ("asked", "lang", "subject", "button"),
    [
        ("pl", "pl", "Signoria: czy to twój adres?", "Tak, to mój adres"),
        ("de-AT, en;q=0.5", "de", "Signoria: Ist das deine Adresse?", "Ja, das ist meine Adresse"),
        ("fr, cs;q=0.8", "cs", "Signoria: je to tvoje adresa?", "Ano, je to moje adresa"),
        ("fr", "en", "Signoria: is this your address?", "Yes, this is my address"),
    ],
)
def test_the_page_and_the_first_letter_are_in_the_language_of_the_browser(
    server: Server, postbox: Postbox, asked: str, lang: str, subject: str, button: str
) -> None:
    address = f"{lang}@example.org"
    with guest(server, f"Guest {lang}") as person:
        person.put("/api/me/notices", json={"email": address}, headers={"Accept-Language": asked}).raise_for_status()
        first = letter_to(postbox, address)
        found = re.search(r"Subject: (.*)", first)
        assert found is not None
        assert str(make_header(decode_header(found[1].strip()))) == subject
        shown = httpx.get(server.url + link_in(first), headers={"Accept-Language": asked}).text
    assert f'<html lang="{lang}">' in shown
    assert f"<button>{button}</button>" in shown


def test_a_new_link_ends_the_old_one_and_the_database_holds_neither(server: Server, postbox: Postbox) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        body = {"name": "Signed", "password": "a long word", "email": "signed@example.org"}
        client.headers["X-CSRF-Token"] = client.post("/api/accounts", json=body).json()["csrf"]
        old = link_in(letter_to(postbox, "signed@example.org"))
        client.put("/api/me/notices", json={"email": "signed@example.org"})
        new = link_in(letter_to(postbox, "signed@example.org", 2))
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
            held = [row[0] for row in database.execute("SELECT email_token FROM people")]
        assert not {link.rpartition("/")[2] for link in (old, new)} & set(held)
        assert client.post(old).status_code == 404
        assert client.post(new).status_code == 200
        assert client.post("/confirm/x").status_code == 404


def test_somebody_else_is_not_asked_again_and_again(tmp_path: Path, postbox: Postbox) -> None:
    limits: dict[str, Any] = {"smtp": f"smtp://{postbox.url}", "confirmations_per_day": 3, "proxies": 1}
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, **limits) as server:

        def ask(address: str, home: str) -> httpx.Response:
            with guest(server, "Pest", headers={"X-Forwarded-For": home}) as pest:
                return pest.put("/api/me/notices", json={"email": address})

        for i in range(3):
            assert ask("victim@example.org", f"1.0.0.{i}").status_code == 200
        refusal(ask("Victim@example.org", "1.0.0.4"), 429, "too-many")
        for i in range(3):
            assert ask(f"v{i}@example.org", "1.0.0.9").status_code == 200
        refusal(ask("v4@example.org", "1.0.0.9"), 429, "too-many")
        assert ask("", "1.0.0.9").status_code == 200, "taking an address away needs no letter"


def test_so_many_letters_a_day_go_to_one_address(tmp_path: Path, postbox: Postbox) -> None:
    async def scene() -> None:
        settings: dict[str, Any] = {"notice_seconds": 0.0, "notice_minutes": 0.0, "letters_per_day": 2}
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            notices = Notices(desk.hall, Settings(smtp=f"smtp://{postbox.url}", **settings))
            ways = {"email": "many@example.org", "email_confirmed": True}
            people = [await desk.person("Ann", **ways), await desk.person("Bob", **ways)]
            for _ in range(4):
                await desk.table(people)
            await asyncio.sleep(0.05)
            while notices.tasks or notices.timers:
                await asyncio.sleep(0.02)
            await notices.stop()

    asyncio.run(scene())
    assert len([letter for letter in postbox.letters if "To: many@example.org" in letter]) == 2
