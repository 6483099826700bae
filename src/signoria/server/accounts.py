"""Who somebody is: accounts with a password, guests, sessions in cookies, tokens for programs."""

import asyncio
import hashlib
import hmac
import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from signoria.server.errors import Forbidden, NotLoggedIn, Refusal
from signoria.server.names import check_name, check_password, name_key, skeleton
from signoria.server.storage import Person, Session, Store
from signoria.server.storage.store import Ended, Taken

hasher = PasswordHasher()
NOBODY_HASH = hasher.hash("nobody has this password")  # so that unknown names take as long as wrong passwords
MOST_HASHING = 2  # at the same time: each takes 64 MiB and a core for a while
HOUR = 3_600  # so often a session that is used is prolonged
MOST_TOKENS = 50  # of one person
MOST_PROLONGED = 10_000  # sessions of which it is known that it has been done


class Identity:
    """Who asks: a person, a program with the token of one seat, or nobody."""

    def __init__(
        self,
        person: Person | None = None,
        seats: dict[str, int] | None = None,
        token: str = "",
        session: Session | None = None,
        holder: str = "",
    ) -> None:
        self.holder = holder  # of the seat that a token opens
        self.person = person
        self.seats = seats or {}
        self.token = token
        self.session = session

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""

    @property
    def payer(self) -> str:
        """Who pays for answers: for a program whoever has given it the token, however many they make."""
        return self.id or self.holder

    @property
    def name(self) -> str:
        return self.person.name if self.person is not None else ""

    @property
    def token_hash(self) -> str:
        return hashed(self.token) if self.token else ""

    @property
    def only(self) -> str:
        """What a program with the token of a seat is told that asks for anything else."""
        return "".join(f"This token opens only seat {seat} of table {table}." for table, seat in self.seats.items())

    @property
    def known(self) -> Person:
        if self.person is None:
            raise NotLoggedIn(self.only or "Log in, or begin as a guest, first.")
        return self.person

    @property
    def owner(self) -> Person:
        """The person themselves: a token that was given to a program decides nothing about their account."""
        if self.session is not None and self.session.is_token:
            raise Forbidden("A token cannot do this: log in.", "only-a-session")
        return self.known


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """What a page must send beside the cookie, which other sites cannot read."""
    return hmac.digest(token.encode(), b"csrf", "sha256").hex()[:32]


def taken(name: str) -> Refusal:
    return Refusal(f"The name {name!r} is taken, or looks like one that is: choose another.", "name-taken")


class Accounts:
    def __init__(self, store: Store, session_days: int) -> None:
        self.store = store
        self.seconds = session_days * 86_400
        self.hashing = asyncio.Semaphore(MOST_HASHING)
        self.prolonged: dict[str, float] = {}  # when each session was

    async def sign_up(
        self, name: str, password: str, email: str, guest: Person | None = None, lang: str = "en"
    ) -> Person:
        """Create an account. A guest keeps their tables and seats: the same person, now with a reserved name.

        His sessions end: somebody else may have given him one of them.
        """
        check_name(name)
        check_password(name, password)
        await self.check_free(name)
        hash_ = await self.hash(password)
        person = Person(id=new_id(), name=name, created=time.time()) if guest is None else guest
        own = {"name": name, "name_key": name_key(name), "password": hash_, "email": email, "skeleton": skeleton(name)}
        own["lang"] = lang
        person = msgspec.structs.replace(person, **own, email_confirmed=False, email_token="")
        try:
            if guest is None:
                await self.store.add_person(person)
            else:
                await self.store.become_account(guest.id, **own, email_confirmed=False, email_token="")
        except Taken as error:
            raise taken(name) from error
        return person

    async def check_free(self, name: str) -> None:
        """Nobody is called what an account is called, or what is easily taken for it."""
        if await self.store.person_named(name_key(name)) is not None or await self.store.looks_like(skeleton(name)):
            raise taken(name)

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def is_right(self, hash_: str, password: str) -> bool:
        try:
            async with self.hashing:
                return await asyncio.to_thread(hasher.verify, hash_, password)
        except (VerificationError, InvalidHashError):
            return False

    async def log_in(self, name: str, password: str) -> Person:
        person = await self.store.person_named(name_key(name))
        hash_ = person.password if person is not None else NOBODY_HASH
        if not await self.is_right(hash_, password) or person is None:
            raise NotLoggedIn("Name or password is wrong.", "wrong-password")
        return person

    async def check_password_of(self, person: Person, password: str) -> None:
        """Whoever changes or deletes an account shows its password again; a guest has none."""
        if not person.is_guest and not await self.is_right(person.password, password):
            raise NotLoggedIn("The password is wrong.", "wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        if person.is_guest:
            raise Refusal("A guest has no password: sign up.", "no-password")
        check_password(person.name, new)
        await self.check_password_of(person, old)
        await self.store.change_person(person.id, password=await self.hash(new))

    async def guest(self, name: str, guest: Person | None = None) -> Person:
        """Create somebody without a password, or rename an existing guest."""
        check_name(name)
        await self.check_free(name)
        if guest is not None and await self.store.is_playing(guest.id):
            raise Refusal("You are in a game: your name stays as it is until it is over.", "in-a-game")
        if guest is not None:
            await self.store.change_person(guest.id, name=name)
            return msgspec.structs.replace(guest, name=name)
        person = Person(id=new_id(), name=name, created=time.time())
        await self.store.add_person(person)
        return person

    async def open_session(self, person: Person, kind: str = "session", name: str = "", by: str = "") -> str:
        """A new session or token of somebody; what opens it is told once and kept nowhere. `by` is what asks for it."""
        token, now = secrets.token_urlsafe(32), time.time()
        session = Session(token_hash=hashed(token), person=person.id, expires=now + self.seconds, kind=kind, name=name)
        session.created = session.used = now
        try:
            await self.store.open_session(session, person.password, by)
        except Ended as error:
            raise NotLoggedIn("You were logged out meanwhile.") from error
        self.note_prolonged(hashed(token), now)
        return token

    async def open_token(self, who: Identity, name: str) -> str:
        """A token for a program. A token makes no others, so that whoever stole one cannot keep it alive."""
        person = who.owner
        tokens = [session for session in await self.store.sessions_of(person.id) if session.is_token]
        if len(tokens) >= MOST_TOKENS:
            raise Refusal(f"You have {MOST_TOKENS} tokens: revoke some first.", "too-many-tokens")
        return await self.open_session(person, "token", name, who.token_hash)

    async def identify(self, cookie: str, bearer: str, csrf: str, changes: bool) -> Identity:
        """Who a request comes from. A cookie alone changes nothing: the page must show that it can read it."""
        if bearer.startswith("seat."):
            return await self.identify_seat(bearer)
        token = bearer or cookie
        if not token:
            return Identity()
        found = await self.store.who_is(hashed(token))
        if found is None:
            if bearer:
                raise NotLoggedIn("This token opens nothing any more.")
            return Identity()
        if changes and not bearer and not hmac.compare_digest(csrf.encode(), csrf_of(token).encode()):
            raise Forbidden("The X-CSRF-Token header is missing or wrong: take it from /api/me.", "csrf")
        await self.prolong(hashed(token))
        person, session = found
        return Identity(person, token=token, session=session)

    async def prolong(self, token_hash: str) -> None:
        """A session that is used does not end: once an hour its end is put off."""
        now = time.time()
        if now - self.prolonged.get(token_hash, 0.0) < HOUR:
            return
        self.note_prolonged(token_hash, now)
        await self.store.prolong_session(token_hash, now, now + self.seconds, HOUR / 2)

    def note_prolonged(self, token_hash: str, now: float) -> None:
        if len(self.prolonged) >= MOST_PROLONGED:
            self.prolonged = dict(list(self.prolonged.items())[MOST_PROLONGED // 2 :])
        self.prolonged[token_hash] = now

    async def identify_seat(self, token: str) -> Identity:
        """A program that plays one seat: `seat.<table>.<seat>.<secret>`."""
        parts = token.split(".")
        if len(parts) == 4 and parts[2].isdecimal() and len(parts[2]) == 1:
            chairs = await self.store.chairs(parts[1])
            seat = int(parts[2])
            if seat < len(chairs) and chairs[seat].token_hash == hashed(token):
                return Identity(seats={parts[1]: seat}, token=token, holder=chairs[seat].person or "")
        raise NotLoggedIn("This token opens no seat.")
