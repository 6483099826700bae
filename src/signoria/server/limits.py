"""How much one client may ask for: buckets per address, name and person, and how many may be connected."""

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

from signoria.server.errors import TooMany
from signoria.server.mistakes import networks as networks_of
from signoria.server.settings import Settings

MOST_KEPT = 10_000  # buckets of one kind; beyond that those of longest ago are forgotten
BURST = 4  # seconds of expensive questions that may come in one go
PEOPLE = 3  # allowances, for expensive questions and for tables, that all people of one address have together
DAY = 86_400

# What a question costs, in expensive questions: so much for asking, then for the bytes and the time of its answer.
LOOK = 0.2
WISH = 1.0
HINT = 10.0  # a bot thinks for about two seconds
MUCH = "You are asking for too much at once: wait {wait}."
PATIENCE = 2.0  # seconds that a command over HTTP waits until what was done before can be paid for
BYTES = 200_000
SECONDS = 0.02
LINE = 500  # bytes; a longer line of chat counts as several
PAYER = "payer"  # in the state of a request: whom its answer is charged to
Payer = tuple[str, str]  # a person, or the address of whoever is nobody; and the address
FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip")


class Spent:
    """Time that answering somebody has taken, wherever it was spent."""

    def __init__(self, payer: Payer | None) -> None:
        self.payer = payer  # nobody before it is known who asks, and once they are answered
        self.seconds = 0.0


SPENT: ContextVar[Spent | None] = ContextVar("spent", default=None)  # of the request or message that is being answered


def spend(seconds: float) -> None:
    spent = SPENT.get()
    if spent is not None:
        spent.seconds += seconds


@contextmanager
def timed() -> Iterator[None]:
    """Work in one go whose time is spent for whoever asked."""
    began = time.thread_time()
    try:
        yield
    finally:
        spend(time.thread_time() - began)


def asking() -> Payer | None:
    """For whom something is done now."""
    spent = SPENT.get()
    return None if spent is None else spent.payer


def asked_by(payer: Payer) -> None:
    """It is known now who asks."""
    spent = SPENT.get()
    if spent is not None:
        spent.payer = payer


@contextmanager
def spending(payer: Payer | None = None) -> Iterator[Spent]:
    """Count what is spent, also by tasks that are begun meanwhile."""
    token = SPENT.set(spent := Spent(payer))
    try:
        yield spent
    finally:
        SPENT.reset(token)
        spent.payer = None


def lasting(seconds: float) -> str:
    """How long to wait, in words: never less than it takes."""
    for name, length in (("hour", 3600), ("minute", 60)):
        if seconds > 2 * length:
            return f"{math.ceil(seconds / length)} {name}s"
    whole = max(1, math.ceil(seconds))
    return f"{whole} second{'s' * (whole != 1)}"


class Bucket:
    """A token bucket: a rate per second, and a burst on top."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now

    def take(self, message: str = "Too many messages: wait {wait}.", price: float = 1) -> None:
        """`message` says why not, and may say how long to `{wait}`."""
        self.fill()
        if self.level < price:
            wait = (price - self.level) / self.rate
            raise TooMany(message.format(wait=lasting(wait)), wait=wait)
        self.level -= price

    def charge(self, price: float) -> None:
        """What was done already must be paid for, before anything else if need be; nobody owes more than a burst."""
        self.fill()
        self.level = max(-self.burst, self.level - price)

    def owed(self, price: float = 0) -> float:
        """Seconds until all that was charged, and so much more, can be paid for."""
        self.fill()
        return max(0.0, (price - self.level) / self.rate)

    @property
    def is_full(self) -> bool:
        self.fill()
        return self.level >= self.burst


class Buckets:
    """One bucket for each address, name or person, made when it is first asked for."""

    def __init__(
        self,
        many: int,
        seconds: float,
        message: str,
        clock: Callable[[], float] = time.monotonic,
        kept: int = MOST_KEPT,
    ) -> None:
        self.many = many
        self.seconds = seconds
        self.message = message
        self.clock = clock
        self.kept = kept
        self.of: dict[str, Bucket] = {}

    def take(self, key: str, price: float = 1) -> None:
        self.bucket(key).take(self.message, price)

    def charge(self, key: str, price: float) -> None:
        self.bucket(key).charge(price)

    def bucket(self, key: str) -> Bucket:
        bucket = self.of.pop(key, None) or Bucket(self.many / self.seconds, self.many, self.clock)
        if len(self.of) >= self.kept:
            self.forget()
        self.of[key] = bucket  # the latest used stands last
        return bucket

    def give_back(self, key: str) -> None:
        """What was taken did no harm: a log-in with the right password."""
        if key in self.of:
            self.of[key].level += 1

    def forget(self) -> None:
        """Drop full buckets, which are as good as none, and then those of longest ago."""
        self.of = {key: bucket for key, bucket in self.of.items() if not bucket.is_full}
        for key in list(self.of)[: max(0, len(self.of) - self.kept + 1)]:
            del self.of[key]


class Limits:
    """All limits of a server, each of them a setting."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        logins = settings.logins_per_minute
        self.requests = Buckets(settings.requests_per_minute, 60, "Too many requests: wait {wait}.")
        self.entries = Buckets(logins, 60, "Too many log-ins from your address: wait {wait}.")
        self.codes = Buckets(logins, 60, "Too many codes from your address: wait {wait}.")
        self.names = Buckets(max(1, logins // 2), 60, "Too many wrong passwords for this name: wait {wait}.")
        many, made = settings.tables_per_hour, "You have made many tables: play them, or wait {wait}."
        self.tables = Buckets(many, 3600, made)
        self.tables_of_address = Buckets(many * PEOPLE, 3600, made)
        self.chats = Buckets(settings.chats_per_minute, 60, "You talk too fast: wait {wait}.")
        allowance = settings.dear_per_second
        self.expensive = Buckets(allowance * BURST, BURST, MUCH)
        self.expensive_of_address = Buckets(allowance * BURST * PEOPLE, BURST, MUCH)
        self.confirmations = Buckets(settings.confirmations_per_day, DAY, "Enough letters for today: wait {wait}.")
        self.connected: Counter[str] = Counter()

    def pay(self, payer: Payer, price: float = 1) -> None:
        """For a question. Guests cost nothing: so an address has no more than a few people's allowances."""
        person, address = payer
        self.expensive.take(person, price)
        self.expensive_of_address.take(address, price)

    def charge(self, payer: Payer, sent: int, seconds: float = 0) -> None:
        """Charge the bytes and the time that an answer took."""
        person, address = payer
        price = sent / BYTES + seconds / SECONDS
        self.expensive.charge(person, price)
        self.expensive_of_address.charge(address, price)

    @contextmanager
    def long_work(self, payer: Payer) -> Iterator[None]:
        """Work in one go that is paid for as a question is. Whoever asks for more of it waits until it was charged."""
        self.pay(payer)
        began = time.thread_time()
        try:
            yield
        finally:
            self.charge(payer, 0, time.thread_time() - began)

    def owed(self, payer: Payer, price: float = 0) -> float:
        """Seconds until what was charged, and so much more, can be paid for."""
        person, address = payer
        return max(self.expensive.bucket(person).owed(price), self.expensive_of_address.bucket(address).owed(price))

    async def paid(self, payer: Payer, price: float = 0, patience: float = math.inf) -> bool:
        """Wait, if need be, until what was done before can be paid for; refused if that takes longer than patience."""
        until, has_waited = time.monotonic() + patience, False
        while owed := self.owed(payer, price):
            if owed > until - time.monotonic():
                raise TooMany(MUCH.format(wait=lasting(owed)), wait=owed)
            await asyncio.sleep(owed)
            has_waited = True
        return has_waited

    def make_table(self, payer: Payer) -> None:
        person, address = payer
        self.tables.take(person)
        self.tables_of_address.take(address)

    def talk(self, speaker: str, spectated: str, text: str) -> None:
        """A line of chat, by its length. Spectators of a table talk together as much as one player does."""
        more = len(text.encode()) / LINE - 1
        for key in (speaker, f"spectators of {spectated}") if spectated else (speaker,):
            self.chats.take(key)
            if more > 0:
                self.chats.charge(key, more)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A WebSocket of an address, as long as it lasts."""
        if self.connected.total() >= self.settings.most_connections:
            raise TooMany("Too many people are connected: try again later.", "too-many-connections", wait=30)
        if self.connected[address] >= self.settings.connections_per_address:
            raise TooMany("Too many connections from your address.", "too-many-connections", wait=30)
        self.connected[address] += 1
        try:
            yield
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]


def client_address(scope: Any, settings: Settings) -> str:
    """Where a client is, as the settings tell it."""
    return address_of(scope, settings.proxies, settings.trusted_proxies)


def address_of(scope: Any, proxies: int, trusted: str) -> str:
    """Where a client is: what the outermost proxy of ours has seen, since anything before that may be invented.

    Whoever connects from elsewhere than a trusted proxy is who they are, whatever they say.
    """
    client = scope.get("client")
    if not proxies or (client and not is_within(client[0], trusted)):
        return client[0] if client else ""
    if client and not is_forwarded(scope) and is_loopback(client[0]):
        return str(client[0])  # somebody on this machine, who goes through no proxy
    seen = [part.strip() for part in forwarded_for(scope).split(",")]
    return seen[-proxies] if len(seen) >= proxies else seen[0]


@lru_cache(maxsize=10_000)
def is_within(address: str, networks: str) -> bool:
    """Whether an address belongs to one of the networks."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return any((mapped or parsed) in network for network in networks_of(networks))


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def forwarded_for(scope: Any) -> str:
    return ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")


def is_forwarded(scope: Any) -> bool:
    """Whether some proxy says that it passes the request on for somebody else."""
    return any(name in FORWARDED for name, _ in scope["headers"])


def household(address: str) -> str:
    """Whom a limit counts for: an address, of IPv6 a network, since one household has 2^64 of them.

    What is no address at all shares one bucket.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "nowhere"
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
