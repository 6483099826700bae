"""Turns and letters are announced to players who are away, by a webhook or by e-mail. Both are off by default.

A webhook says which table is waiting and where it is, nothing of the game; an e-mail, which goes to a confirmed
address, also tells what happened since its reader's last move. Addresses are given by strangers, so a webhook is only
sent to public ones, is not redirected, and nothing it answers is read.
"""

import asyncio
import ipaddress
import secrets
import smtplib
import socket
import ssl
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import lru_cache, partial
from typing import Any, Literal
from urllib.parse import quote, unquote, urlsplit

import httpx
import structlog

from signoria.kernel.text import Words, source, words_for
from signoria.server.accounts import hashed
from signoria.server.errors import TooMany
from signoria.server.hall import Hall
from signoria.server.limits import DAY, Buckets
from signoria.server.mailbox import status_of
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.storage import Letter, Person
from signoria.table.digest import ASIDE, folded, news_after
from signoria.table.games import grouping_of
from signoria.table.letters import ACCEPTED, OPEN, REFUSED

Kind = Literal["turn", "letter", "answer"]
LETTER_KINDS: dict[str, Kind] = {OPEN: "letter", ACCEPTED: "answer", REFUSED: "answer"}
SECONDS = 10.0  # for whoever is told to listen
MOST_AT_ONCE = 8
LETTERS_AT_ONCE = 2
MOST_TOLD = 20  # lines of what happened in a letter
DEEPEST = 2  # headings that more than that is folded to
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # addresses of the old network, written in the new one
# What is not of the open network, by the registries of special addresses (RFC 6890).
CLOSED = """
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
"""
CLOSED_IPV4 = [ipaddress.IPv4Network(text) for text in CLOSED.split()]
OPEN_IPV6 = ipaddress.IPv6Network("2000::/3")  # all else is for one machine, one network or nobody
CLOSED_IPV6 = [ipaddress.IPv6Network(text) for text in ("2001::/23", "2001:db8::/32", "3fff::/20")]

logger = structlog.get_logger()


class Unwelcome(Exception):
    """An address that nothing is sent to."""


class Notice:
    """What has come for which seat of which table, and where to go for it."""

    def __init__(self, room: Room, seat: int, settings: Settings, lang: str = "en", kind: Kind = "turn") -> None:
        self.kind = kind
        self.table = room.row.id
        self.game = room.game.name
        self.title = words_for(room.game.name, lang).word("game-name")
        self.words = mail_words(lang)
        self.seat = seat
        self.link = f"{home_of(settings)}/table/{quote(room.row.id)}"
        self.news = news_of(room, seat, lang)

    def json(self) -> dict[str, object]:
        return {"type": self.kind, "table": self.table, "game": self.game, "seat": self.seat, "link": self.link}

    def letter(self, sender: str, to: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = (
            sender,
            to,
            self.words.word(f"mail-{self.kind}-subject", game=self.title),
        )
        letter["Auto-Submitted"] = "auto-generated"
        told = ["", self.words.word("mail-news"), *[f"- {line}" for line in self.news], ""] if self.news else [""]
        text = "\n".join([self.words.word(f"mail-{self.kind}", game=self.title), self.link, *told])
        letter.set_content(text, cte="quoted-printable")
        return letter


@lru_cache(maxsize=8)
def mail_words(lang: str) -> Words:
    """The words of e-mails, in one language."""
    return Words(lang, [source("signoria.server", lang)])


def news_of(room: Room, seat: int, lang: str = "en") -> list[str]:
    """What a seat was told since its last move, as much as a letter holds; where that is much, folded to headings.

    Players are called by their seats: names are written by others, and a letter says nothing that they have written.
    """
    match, grouping, last = room.playing, grouping_of(room.game.name), room.last_move(seat)
    first = 0 if last is None else min(room.heard[last:])
    number = room.news.number(first, seat)
    made = news_after(match, grouping, seat, words_for(room.game.name, lang), first, number, [])
    actions = [action for action in made if action.first >= number and (action.weight > ASIDE or action.level)]
    lines = [action.text for action in actions]
    if len(lines) > MOST_TOLD:
        lines = [line.text for line in folded(actions, DEEPEST)]
    return lines[-MOST_TOLD:]


class Notices:
    """Announces what has come for a seat while nobody who holds it was there, some seconds later."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.told: dict[tuple[str, int], float] = {}  # when each seat was last told
        self.tasks: set[asyncio.Task[None]] = set()
        self.narrow = asyncio.Semaphore(MOST_AT_ONCE)
        self.threads = ThreadPoolExecutor(LETTERS_AT_ONCE, "letters")
        self.letters = Buckets(settings.letters_per_day, DAY, "Enough letters for today.")
        if self.is_on:
            hall.after.append(self.follow)
            hall.after_letters.append(self.follow_letter)

    @property
    def is_on(self) -> bool:
        return bool(self.settings.smtp) or self.settings.webhooks

    async def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ when

    def follow(self, room: Room) -> None:
        """An entry was saved: a turn has begun for those who must answer since then. Each turn is announced once."""
        for seat, since in room.asked.items():
            if since == room.seq and seat in room.people:
                self.announce_later(room.row.id, seat, "turn", partial(is_turn, seat=seat, since=since))

    def follow_letter(self, room: Room, letter: Letter) -> None:
        """A letter was sent, or answered. Where a turn is to be announced already, that leads to it too."""
        seat = letter.receiver if letter.status == OPEN else letter.sender
        if (room.row.id, seat) not in self.timers and letter.status in LETTER_KINDS:
            is_so = partial(is_letter, n=letter.n, status=letter.status)
            self.announce_later(room.row.id, seat, LETTER_KINDS[letter.status], is_so)

    def announce_later(self, table: str, seat: int, kind: Kind, is_so: Callable[[Room], bool]) -> None:
        timer = self.timers.pop((table, seat), None)
        if timer is not None:
            timer.cancel()
        later = asyncio.get_running_loop().call_later
        self.timers[table, seat] = later(self.settings.notice_seconds, self.begin, table, seat, kind, is_so)

    def begin(self, table: str, seat: int, kind: Kind, is_so: Callable[[Room], bool]) -> None:
        self.timers.pop((table, seat), None)
        self.do_later(self.announce(table, seat, kind, is_so))

    def do_later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def announce(self, table: str, seat: int, kind: Kind, is_so: Callable[[Room], bool]) -> None:
        """Tell the holder of a seat, if it is still so, nobody is there, and they were not told just now."""
        now = time.time()
        async with self.hall.room(table) as room:
            is_due = seat in room.people and not room.is_over and is_so(room)
            is_here = seat in self.hall.connections.seats_here(table)
            is_told = now - self.told.get((table, seat), 0.0) < self.settings.notice_minutes * 60
            if not is_due or is_here or is_told:
                return
            person = await self.hall.store.person(room.chairs[seat].person or "")
            notice = Notice(room, seat, self.settings, person.lang if person is not None else "en", kind)
        self.told = {key: at for key, at in self.told.items() if now - at < self.settings.notice_minutes * 60}
        self.told[table, seat] = now
        if person is not None:
            await self.tell(person, notice)

    # ------------------------------------------------------------ how

    async def tell(self, person: Person, notice: Notice) -> None:
        """By every way that is open; what fails is noted and not tried again."""
        if self.settings.webhooks and person.webhook:
            try:
                # In all: byte by byte an answer would hold its place for ever.
                async with self.narrow, asyncio.timeout(SECONDS):
                    await call(person.webhook, notice, self.settings.private_webhooks)
            except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, Unwelcome) as error:
                logger.warning("webhook-failed", table=notice.table, error=type(error).__name__)
        if self.settings.smtp and person.email and person.email_confirmed:
            try:
                self.letters.take(person.email.casefold())
                letter = notice.letter(self.settings.smtp_from, person.email)
                await self.post(letter, person.email)
            except (smtplib.SMTPException, OSError, ValueError, TooMany) as error:
                logger.warning("letter-failed", table=notice.table, error=type(error).__name__)

    # ------------------------------------------------------------ whose address it is

    async def ask_to_confirm(self, person: Person) -> None:
        """Send the first e-mail, with a link that must be opened before others are sent. A new one ends the old."""
        if not person.email:
            return
        token = secrets.token_urlsafe(24)
        person.email_token = hashed(token)
        await self.hall.store.change_person(person.id, email_token=person.email_token)
        letter = first_letter(self.settings, person, f"{home_of(self.settings)}/confirm/{token}")
        self.do_later(self.send_first(letter, person.email))

    async def send_first(self, letter: EmailMessage, to: str) -> None:
        try:
            await self.post(letter, to)
        except (smtplib.SMTPException, OSError, ValueError) as error:
            logger.warning("first-letter-failed", error=type(error).__name__)

    async def post(self, letter: EmailMessage, to: str) -> None:
        """In threads of its own: a mail server that does not answer holds up nothing but letters."""
        await asyncio.get_running_loop().run_in_executor(self.threads, post, self.settings.smtp, letter, to)


def is_turn(room: Room, seat: int, since: int) -> bool:
    """Whether a turn that began with an entry is not over."""
    return room.asked.get(seat) == since and not room.affairs.paused


def is_letter(room: Room, n: int, status: str) -> bool:
    """Whether a letter still stands so."""
    return any(letter.n == n and status_of(room, letter) == status for letter in room.private.letters)


def home_of(settings: Settings) -> str:
    return settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"


def first_letter(settings: Settings, person: Person, link: str) -> EmailMessage:
    """The e-mail with the link that confirms an address. It contains nothing that somebody else has written."""
    words = mail_words(person.lang)
    letter = EmailMessage()
    letter["From"], letter["To"] = settings.smtp_from, person.email
    letter["Subject"] = words.word("mail-confirm-subject")
    letter["Auto-Submitted"] = "auto-generated"
    lines = [words.word("mail-confirm", home=home_of(settings)), link, "", words.word("mail-confirm-not"), ""]
    letter.set_content("\n".join(lines), cte="quoted-printable")
    return letter


async def call(address: str, notice: Notice, is_private_allowed: bool) -> None:
    """Post to an address. The name is looked up once and what was found is what one connects to."""
    url = httpx.URL(address)
    if url.scheme != "https" and not (is_private_allowed and url.scheme == "http"):
        raise Unwelcome("https only")
    port = url.port or (443 if url.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    number = str(found[0][4][0])
    if not is_private_allowed and any(not is_public(str(one[4][0])) for one in found):
        raise Unwelcome("not a public address")
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        headers = {"Host": url.netloc.decode(), "User-Agent": "signoria"}
        request = client.build_request(
            "POST",
            url.copy_with(host=number, userinfo=b""),
            json=notice.json(),
            headers=headers,
            extensions={"sni_hostname": url.host},
        )
        response = await client.send(request, stream=True, auth=None)
        await response.aclose()  # whatever it says
        if not response.is_success:
            raise Unwelcome(f"answered {response.status_code}")


def is_public(number: str) -> bool:
    """Whether an address is one of the open network: not this machine, not its neighbours.

    Python's own `is_global` says something else in each version, so the networks are listed here.
    """
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in CLOSED_IPV4)
    inner = address.ipv4_mapped or address.sixtofour
    if address in NAT64:
        inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    if inner is not None:
        return is_public(str(inner))
    return address in OPEN_IPV6 and not any(address in network for network in CLOSED_IPV6)


def post(server: str, letter: EmailMessage, to: str) -> None:
    """Send a letter by `smtp://` (with STARTTLS where it is offered) or `smtps://`, to one address."""
    url = urlsplit(server)
    host = url.hostname or "localhost"
    context = ssl.create_default_context()
    if url.scheme == "smtps":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(host, url.port or 465, timeout=SECONDS, context=context)
    else:
        smtp = smtplib.SMTP(host, url.port or 587, timeout=SECONDS)
    with smtp:
        smtp.ehlo()
        if url.scheme != "smtps" and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
            smtp.ehlo()
        elif url.scheme != "smtps" and url.username:
            raise smtplib.SMTPException("a password is sent over TLS only")
        if url.username:
            smtp.login(unquote(url.username), unquote(url.password or ""))
        smtp.send_message(letter, to_addrs=[to])
