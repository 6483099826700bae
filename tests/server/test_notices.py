"""Turns are announced once, to who is not there, by the ways that are set, and to no address inside."""

import asyncio
import json
import re
import smtplib
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from signoria.kernel.match import Match
from signoria.kernel.text import words_for
from signoria.server import notices as notices_module
from signoria.server.accounts import Identity
from signoria.server.connections import Connection, Watcher
from signoria.server.manner import Manner
from signoria.server.notices import MOST_TOLD, Notice, Notices, Unwelcome, call, is_public, is_turn, news_of, post
from signoria.server.settings import Settings
from signoria.server.wire.base import ADDRESS
from signoria.server.wishing import change_wishes
from signoria.table.digest import Action, news
from signoria.table.games import grouping_of
from signoria.table.wishes import Wishes
from tests.server.postbox import Postbox
from tests.server.rooms import Desk, Logged
from tests.server.test_mailbox import OFFER, buying, placed


class Hook(ThreadingHTTPServer):
    """An address that writes down what it is sent. `/away` sends elsewhere."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Listener)
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.thread = threading.Thread(target=self.serve_forever)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def close(self) -> None:
        self.shutdown()
        self.thread.join()
        self.server_close()


class Listener(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((self.path, json.loads(body)))
        self.send_response(302 if self.path == "/away" else 204)
        if self.path == "/away":
            self.send_header("Location", self.server.url + "/inside")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing on the terminal."""


@pytest.fixture
def hook() -> Iterator[Hook]:
    with closing(Hook()) as server:
        yield server


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with closing(Postbox()) as server:
        yield server


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'signoria.db'}"


def settings(**given: Any) -> Settings:
    values = {"webhooks": True, "private_webhooks": True, "notice_seconds": 0.0, "public_url": "https://play.example"}
    return Settings(**{**values, **given})


def notice() -> Notice:
    return Notice(Logged("lorenzo", 2).room, 1, settings())


async def two(desk: Desk, **ways: Any) -> tuple[str, list[Identity]]:
    people = [await desk.person(name, email_confirmed=True, **ways) for name in ("Ann", "Bob")]
    return await desk.table(people), people


async def whole_turn(desk: Desk, table: str, seat: int) -> None:
    """A person makes moves until it is somebody else's turn."""
    async with desk.hall.room(table) as room:
        assert room.waiting == [seat]
    while room.waiting == [seat]:
        await desk.hall.do(table, lambda room: room.play(seat, None, room.playing.legal(seat)[-1]), "person", seat)


async def quiet(notices: Notices) -> None:
    """Until everything that has to be told is told."""
    await asyncio.sleep(0.05)
    while notices.tasks or notices.timers:
        await asyncio.sleep(0.02)


def test_nothing_is_announced_until_it_is_set(database: str) -> None:
    desk = Desk(database)
    Notices(desk.hall, Settings())
    assert desk.hall.after == [desk.automatic.follow]
    desk.store.close()


def test_a_turn_is_announced_once_with_a_link_and_nothing_of_the_game(database: str, hook: Hook) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings())
            table, _ = await two(desk, webhook=hook.url + "/turn")
            first = (await desk.until(table, lambda room: bool(room.waiting))).waiting[0]
            await quiet(notices)
            link = f"https://play.example/table/{table}"
            told = ("/turn", {"type": "turn", "table": table, "game": "lorenzo", "seat": first, "link": link})
            assert hook.heard == [told]
            await desk.hall.do(table, lambda room: room.put("end", 1 - first), "person")
            await quiet(notices)
            assert hook.heard == [told], "a line of the table begins no turn"
            await whole_turn(desk, table, first)
            await quiet(notices)
            assert [body["seat"] for _, body in hook.heard] == [first, 1 - first]
            await whole_turn(desk, table, 1 - first)
            await quiet(notices)
            assert len(hook.heard) == 2, "some minutes lie between two announcements"
            notices.settings.notice_minutes = 0
            await whole_turn(desk, table, first)
            await quiet(notices)
            assert [body["seat"] for _, body in hook.heard] == [first, 1 - first, 1 - first]
            await notices.stop()

    asyncio.run(run())


def test_who_is_there_is_not_told(database: str, hook: Hook) -> None:
    async def send(_: bytes) -> None:
        """Nobody reads it."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(notice_seconds=0.3))
            table, people = await two(desk, webhook=hook.url)
            first = (await desk.until(table, lambda room: bool(room.waiting))).waiting[0]
            connection = Connection(people[first].id, "Ann", send)
            await desk.hall.watch(Watcher(connection, table, first, -1, Manner()), -1, lambda room: None)
            await quiet(notices)
            assert hook.heard == []
            await notices.stop()

    asyncio.run(run())


def test_a_turn_that_is_over_before_its_time_is_not_announced(database: str, hook: Hook) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(notice_seconds=1000.0))
            table, _ = await two(desk, webhook=hook.url)
            room = await desk.until(table, lambda room: bool(room.waiting))
            first, since = room.waiting[0], room.asked[room.waiting[0]]
            await whole_turn(desk, table, first)
            await notices.announce(table, first, "turn", partial(is_turn, seat=first, since=since))
            assert hook.heard == []
            await notices.stop()

    asyncio.run(run())


def test_letters_and_their_answers_are_announced(database: str, hook: Hook) -> None:
    """In a game over days a letter lay there until its phase was over, and nobody had heard of it."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            place = await placed(desk, buying())
            await desk.store.change_person(place.who.id, webhook=hook.url)
            notices = Notices(desk.hall, settings(notice_minutes=0))

            def told() -> list[tuple[str, int]]:
                return [(body["type"], body["seat"]) for _, body in hook.heard]

            await place.send("letter", 0, moves=OFFER)
            await quiet(notices)
            assert told() == [("letter", 1)]
            await place.send("letter", 0, moves=["offer 2", *OFFER[1:]])
            await place.send("answer_letter", 0, n=2, answer="withdraw")
            await quiet(notices)
            assert told() == [("letter", 1)], "there is nothing to answer any more"
            await place.send("answer_letter", 1, n=1, answer="accept")
            await quiet(notices)
            assert told() == [("letter", 1), ("answer", 0)]
            await notices.stop()

    asyncio.run(run())


def test_a_bot_that_plays_for_somebody_is_not_told(database: str, hook: Hook) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings())
            ann = await desk.person("Ann", webhook=hook.url)
            table = await desk.table([ann], bots={"0": "random", "1": "random"})
            await desk.until(table, lambda room: room.is_over)
            await quiet(notices)
            assert hook.heard == []
            await notices.stop()

    asyncio.run(run())


def test_wishes_neither_put_an_announcement_off_nor_repeat_it(database: str, hook: Hook) -> None:
    """Each time somebody changed what they wish, the turns of all others began anew: who waits for a turn could keep
    another from ever being told of theirs, or have them told again and again.
    """

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(notice_minutes=0.0))
            table, _ = await two(desk, webhook=hook.url)
            room = await desk.until(table, lambda room: bool(room.waiting))
            first = room.waiting[0]
            await quiet(notices)
            assert len(hook.heard) == 1
            notices.settings.notice_seconds = 1000.0
            notices.announce_later(table, first, "turn", lambda room: True)
            waiting = dict(notices.timers)
            await change_wishes(desk.hall, table, 1 - first, Wishes(), lambda room: None, "", "en")
            assert notices.timers == waiting
            await notices.stop()

    asyncio.run(run())


# ---------------------------------------------------------------- webhooks


def test_a_webhook_is_not_redirected(hook: Hook) -> None:
    with pytest.raises(Unwelcome, match="302"):
        asyncio.run(call(hook.url + "/away", notice(), True))
    assert [path for path, _ in hook.heard] == ["/away"]


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "0.0.0.0", "2130706433"]
)
def test_nothing_is_sent_to_addresses_inside(hook: Hook, scheme: str, host: str) -> None:
    """Else a stranger could make the server knock at its own doors and its neighbours'."""
    address = f"{scheme}://{host}:{hook.server_address[1]}/inside"
    with pytest.raises((Unwelcome, OSError)):
        asyncio.run(call(address, notice(), False))
    assert hook.heard == []


@pytest.mark.parametrize(
    ("number", "is_so"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("192.168.1.1", False),
        ("172.16.0.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::5db8:d822", True),
        ("64:ff9b:1::1", False),
        ("fec0::1", False),
        ("::127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("::1", False),
        ("::", False),
        ("0.0.0.0", False),
        ("169.254.169.254", False),
        ("192.0.0.8", False),
        ("198.18.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("2001::1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("ff02::1", False),
        ("11.0.0.1", True),
        ("172.32.0.1", True),
    ],
)
def test_which_addresses_are_public(number: str, is_so: bool) -> None:
    assert is_public(number) == is_so


def test_what_cannot_be_reached_is_noted_and_no_harm(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(smtp="smtp://127.0.0.1:1"))
            await two(desk, webhook="http://127.0.0.1:1/", email="ann@example.org")
            await quiet(notices)
            assert len(notices.told) == 1
            await notices.stop()

    asyncio.run(run())


# ---------------------------------------------------------------- letters


def test_a_letter_names_the_game_and_the_link(database: str, postbox: Postbox) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(webhooks=False, smtp=f"smtp://{postbox.url}"))
            table, _ = await two(desk, email="ann@example.org", webhook="http://127.0.0.1:1/")
            await quiet(notices)
            (letter,) = postbox.letters
            assert "To: ann@example.org" in letter
            assert "Subject: Lorenzo il Magnifico: it is your turn" in letter, "it was called `game`"
            assert f"https://play.example/table/{table}\r\n" in letter, "it led to an address that there is not"
            await notices.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("lang", "subject", "first"),
    [
        ("pl", "Lorenzo il Magnifico: twoja kolej", "Twoja kolej w grze Lorenzo il Magnifico:"),
        ("de", "Lorenzo der Prächtige: Du bist am Zug", "Du bist am Zug in Lorenzo der Prächtige:"),
        ("cs", "Lorenzo il Magnifico: jsi na tahu", "Jsi na tahu ve hře Lorenzo il Magnifico:"),
    ],
)
def test_a_letter_is_in_the_language_of_its_reader(
    database: str, postbox: Postbox, lang: str, subject: str, first: str
) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(webhooks=False, smtp=f"smtp://{postbox.url}"))
            await two(desk, email="ann@example.org", lang=lang)
            await quiet(notices)
            await notices.stop()

    asyncio.run(run())
    letter = message_from_bytes(postbox.letters[0].encode(), policy=default)
    assert isinstance(letter, EmailMessage)
    assert letter["Subject"] == subject
    assert str(letter.get_content()).startswith(first)


def test_a_letter_tells_its_reader_what_happened_since_his_last_move() -> None:
    """In the second person, without names that others have chosen, and without what others alone have seen."""
    table = Logged("princes", 3)
    match = table.room.playing
    match.names = ["Ann", "Bob", "www.example.org"]
    for _ in range(40):
        table.play(table.room.waiting[0])
    for seat in range(3):
        told = news_of(table.room, seat)
        text = letter_text(Notice(table.room, seat, settings()))
        assert all(line in text for line in told)
        assert not any(name in text for name in match.names)
        assert len(told) <= MOST_TOLD
        whole = [action.text for action in without_names(match, seat)]
        assert set(told) <= set(whole)
        assert len(told) < len(whole)
    assert any("Player " in line for seat in range(3) for line in news_of(table.room, seat))


def without_names(match: Match, seat: int) -> list[Action]:
    names, match.names = match.names, []
    found = news(match, grouping_of(match.game.name), seat, words_for(match.game.name, "en"))
    match.names = names
    return found


def letter_text(notice: Notice) -> str:
    letter = message_from_bytes(notice.letter("a@example.org", "b@example.org").as_bytes(), policy=default)
    assert isinstance(letter, EmailMessage)
    return str(letter.get_content())


def test_a_letter_names_the_phase_that_began_since() -> None:
    table = Logged("princes", 3)
    told: set[str] = set()
    for _ in range(80):
        table.play(table.room.waiting[0])
        told.update(line for seat in range(3) for line in news_of(table.room, seat) if line.startswith("Phase"))
    assert told == {"Phase A: auction.", "Phase B: actions."}


def test_much_that_happened_is_folded_in_a_letter() -> None:
    table = Logged("fief", 4)
    for _ in range(150):
        table.play(table.room.waiting[-1], number=-1)
        if table.room.is_over:
            break
    told = [news_of(table.room, seat) for seat in range(4)]
    assert max(len(lines) for lines in told) <= MOST_TOLD
    assert any(told)


def test_an_address_cannot_add_lines_to_a_letter(database: str, postbox: Postbox) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(smtp=f"smtp://{postbox.url}"))
            await two(desk, email="ann@example.org\r\nBcc: all@example.org")
            await quiet(notices)
            assert postbox.letters == []
            await notices.stop()

    asyncio.run(run())


def test_a_password_is_sent_over_tls_only(postbox: Postbox) -> None:
    letter = EmailMessage()
    letter["From"], letter["To"] = "a@example.org", "b@example.org"
    with pytest.raises(smtplib.SMTPException, match="TLS"):
        post(f"smtp://user:password@{postbox.url}", letter, "ann@example.org")
    assert postbox.letters == []


def test_who_answers_byte_by_byte_does_not_hold_a_place(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: eight addresses that sent a byte of a header now and then kept all other turns from being announced."""
    monkeypatch.setattr(notices_module, "SECONDS", 0.3)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 204 No Content\r\nX: ")
        with suppress(ConnectionError), closing(writer):
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(4096), 0.05)
        over.set()

    async def scene() -> None:
        async with Desk(database, processes=0) as desk:
            dripping = await asyncio.start_server(drip, "127.0.0.1", 0)
            port = dripping.sockets[0].getsockname()[1]
            person = (await desk.person("Ann", webhook=f"http://127.0.0.1:{port}")).known
            async with asyncio.timeout(20):
                await Notices(desk.hall, settings()).tell(person, notice())
                await over.wait()
            dripping.close()
            await dripping.wait_closed()

    over = asyncio.Event()
    asyncio.run(scene())


def test_a_letter_goes_to_one_address_whatever_its_header_says(postbox: Postbox) -> None:
    """A story: an address with an encoded word was a list of four, and the first of them confirmed for all."""
    address = "mallory@=?utf-8?q?evil.example=3E=2C=3Cvictim=40good.example?="
    assert re.fullmatch(ADDRESS, address) is None
    assert re.fullmatch(ADDRESS, "ann+games@example.org")
    letter = EmailMessage()
    letter["From"], letter["To"] = "signoria@example.org", "ann@example.org, bob@example.org"
    letter.set_content("Your turn.")
    post(f"smtp://{postbox.url}", letter, "ann@example.org")
    assert (len(postbox.letters), postbox.addressed) == (1, ["<ann@example.org>"])


def test_a_mail_server_that_hangs_holds_up_nothing_else(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: letters took the threads in which the database is read, and everybody waited for ten seconds."""
    hanging = threading.Event()
    monkeypatch.setattr(notices_module, "post", lambda *given: hanging.wait(20))

    async def scene() -> None:
        async with Desk(database, processes=0) as desk:
            notices = Notices(desk.hall, settings(smtp="smtp://mail.example"))
            for _ in range(40):
                notices.do_later(notices.send_first(EmailMessage(), "ann@example.org"))
            await asyncio.sleep(0)
            async with asyncio.timeout(10):
                assert await desk.store.person("nobody") is None
            hanging.set()
            await notices.stop()

    asyncio.run(scene())
