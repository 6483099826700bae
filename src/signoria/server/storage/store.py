"""What is asked of the database. Reading runs in threads, writing in the one writer; nothing here knows a rule."""

import asyncio
import time
from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    String,
    Subquery,
    Update,
    and_,
    bindparam,
    cast,
    create_engine,
    event,
    func,
    insert,
    null,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from signoria.server.storage import schema
from signoria.server.storage.files import file_of, make_private
from signoria.server.storage.migrate import migrate
from signoria.server.storage.prepared import Prepared
from signoria.server.storage.rows import PLAN, Chair, Entry, Person, SeatToken, Session, Spoken, TableRow
from signoria.server.storage.writer import Writer
from signoria.server.thoughts import Thought
from signoria.table.letters import ACCEPTED, OPEN

T = TypeVar("T")
CHANNEL = "signoria"  # for notifications between processes
ENDED = "ended"  # no table is called so: a session is over
LINES_KEPT = 1000  # of chat at one table; nobody is ever told more than the last 200
MOST_OF_HOST = 3  # tables of one host that the lobby lists
LAST_LINE = 2**31 - 2  # no line of chat has a higher number
Listed = tuple[TableRow, list[Chair]]  # a table of a list, with its chairs
NewEntry = tuple[Entry, list[Chair] | None, dict[str, object]]
ENTRY = tuple(column.name for column in schema.log.c)
CHANGED = "changed"  # the parameter that says which row
FOLDED = [column for column in schema.log.c if column.name != "thought"]  # all that a room is made of


def columns_of(changed: tuple[str, dict[str, object]]) -> tuple[str, ...]:
    return tuple(changed[1])


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def make_engine(url: str) -> Engine:
    """SQLite in a file that survives a crash at any moment, or PostgreSQL. Errors do not tell what was written."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, hide_parameters=True, json_serializer=json)
    file = file_of(url)
    if file is not None:
        make_private(file)
    connecting = {"timeout": 30, "check_same_thread": False}
    engine = create_engine(url, connect_args=connecting, hide_parameters=True, json_serializer=json)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class Taken(Exception):
    """Somebody else was first: an entry of the log, a name, a chair."""


class Ended(Exception):
    """A session has ended meanwhile, the password is another one, or an account or table is gone."""


class Begun(Taken):
    """The game has begun meanwhile."""


class Store:
    """The database, opened and brought up to date."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        migrate(self.engine)
        self.reading = self.engine
        if self.is_postgres:  # what is read together is of one moment: a table must not be older than its log
            self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.add_entries = Prepared(insert(schema.log), ENTRY, self.engine.dialect)
        self.change_rows: dict[tuple[str, ...], Prepared] = {}  # by the columns that change
        self.writer = Writer(self.engine, self.write_entries, keeps_connection=not self.is_postgres)

    @property
    def is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""
        return self.is_postgres

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self.writer.do(job)

    # ------------------------------------------------------------ people

    async def add_person(self, person: Person) -> None:
        def job(connection: Connection) -> None:
            values = {name: getattr(person, name) for name in person.__struct_fields__}
            if not self.is_new(connection, schema.people, values):
                raise Taken(person.name)

        await self.write(job)

    async def person(self, person: str) -> Person | None:
        return await self.read(lambda c: one(Person, c, select(schema.people).where(schema.people.c.id == person)))

    async def person_named(self, name_key: str) -> Person | None:
        query = select(schema.people).where(schema.people.c.name_key == name_key)
        return await self.read(lambda c: one(Person, c, query))

    async def change_person(self, person: str, **values: object) -> None:
        await self.write(
            lambda c: c.execute(update(schema.people).where(schema.people.c.id == person).values(**values))
        )

    async def looks_like(self, skeleton: str, but: str = "") -> bool:
        """Whether an account, of somebody else, has a name that is easily taken for one like this."""
        p = schema.people.c
        query = select(p.id).where(p.skeleton == skeleton, p.id != but).limit(1)
        return await self.read(lambda c: c.execute(query).first() is not None)

    # ------------------------------------------------------------ sessions

    async def open_session(self, session: Session, password: str, by: str = "") -> None:
        """Only while the password of its person is what it was, and the session that asks for it has not ended."""

        def job(connection: Connection) -> None:
            check_still(connection, session.person, by, password)
            connection.execute(insert(schema.sessions).values(**fields(session)))

        await self.write(job)

    async def sessions_of(self, person: str) -> list[Session]:
        """Sessions and tokens of somebody that have not expired, the latest used first."""
        c = schema.sessions.c
        query = select(schema.sessions).where(c.person == person, c.expires > time.time())
        ordered = query.order_by(c.used.desc(), c.token_hash)
        return await self.read(lambda x: [Session(**row._mapping) for row in x.execute(ordered)])

    async def close_session(self, token_hash: str) -> None:
        await self.close_sessions([token_hash])

    async def close_sessions(self, hashes: list[str]) -> None:
        """End sessions; other processes are notified and close the connections of these sessions."""

        def job(connection: Connection) -> None:
            connection.execute(schema.sessions.delete().where(schema.sessions.c.token_hash.in_(hashes)))
            for token_hash in hashes:
                self.notify(connection, f"{ENDED} {token_hash}")

        if hashes:
            await self.write(job)

    async def close_sessions_of(self, person: str, but: str = "") -> list[str]:
        """End all sessions of somebody but one, those too that are being opened now; the hashes of their tokens."""

        def job(connection: Connection) -> list[str]:
            c = schema.sessions.c
            connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())
            theirs = (c.person == person, c.token_hash != but)
            hashes = list(connection.execute(select(c.token_hash).where(*theirs)).scalars())
            connection.execute(schema.sessions.delete().where(*theirs))
            for token_hash in hashes:
                self.notify(connection, f"{ENDED} {token_hash}")
            return hashes

        return await self.write(job)

    async def seat_tokens_of(self, person: str) -> list[SeatToken]:
        """Tokens of the seats of somebody, those of the newest tables first."""
        return await self.read(lambda x: seat_tokens(x, person))

    async def end_seat_tokens(self, person: str, tokens: list[SeatToken] | None = None) -> list[SeatToken]:
        """End tokens of somebody's seats, all unless some are named, and return which. Other processes are notified."""

        def job(connection: Connection) -> list[SeatToken]:
            c = schema.chairs.c
            connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())
            found = [one for one in seat_tokens(connection, person) if tokens is None or one in tokens]
            for one in found:
                same = (c.table == one.table, c.seat == one.seat, c.token_hash == one.token_hash)
                connection.execute(update(schema.chairs).where(*same).values(token_hash=""))
                self.notify(connection, f"{ENDED} {one.token_hash}")
                self.notify(connection, f"{one.table} changed")
            return found

        return await self.write(job)

    async def who_is(self, token_hash: str) -> tuple[Person, Session] | None:
        """The person of a session that has not expired."""
        c = schema.sessions.c
        query = select(schema.sessions).where(c.token_hash == token_hash, c.expires > time.time())

        def job(connection: Connection) -> tuple[Person, Session] | None:
            session = one(Session, connection, query)
            if session is None:
                return None
            person = one(Person, connection, select(schema.people).where(schema.people.c.id == session.person))
            return None if person is None else (person, session)

        return await self.read(job)

    async def forget_name(self, person: str) -> None:
        """Nothing says any more who somebody was: their account and notes are gone, what they played stays."""

        def job(connection: Connection) -> None:
            gone = {"name": "", "name_key": None, "password": "", "email": "", "email_confirmed": False}
            more = {"email_token": "", "webhook": "", "lang": "en", "skeleton": None}
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(**gone, **more))
            connection.execute(update(schema.chat).where(schema.chat.c.person == person).values(name=""))
            connection.execute(schema.notes.delete().where(schema.notes.c.person == person))
            seats = update(schema.chairs).where(schema.chairs.c.person == person).values(token_hash="", nickname="")
            for table in connection.scalars(seats.returning(schema.chairs.c.table)).all():
                self.notify(connection, f"{table} changed")

        await self.write(job)

    async def is_playing(self, person: str) -> bool:
        """Whether somebody sits at a table that is played."""
        c, t = schema.chairs.c, schema.tables.c
        query = select(t.id).join(schema.chairs, t.id == c.table).where(c.person == person, t.status == "playing")
        return await self.read(lambda x: x.execute(query.limit(1)).first() is not None)

    async def nameless_at_tables(self) -> list[str]:
        """People without a name who still sit at tables that are open or played."""
        p, c, t = schema.people.c, schema.chairs.c, schema.tables.c
        at = select(c.person).join(schema.tables, t.id == c.table).where(t.status.in_(("open", "playing")))
        return await self.read(lambda x: list(x.scalars(select(p.id).where(p.name == "", p.id.in_(at)))))

    async def purge_people(self, now: float, guests_before: float) -> tuple[int, int]:
        """Delete sessions that have expired, and guests who cannot come back and have left nothing; how many."""
        p, s = schema.people.c, schema.sessions.c
        sits = select(schema.chairs.c.person).where(schema.chairs.c.person == p.id)
        hosts = select(schema.tables.c.host).where(schema.tables.c.host == p.id)
        comes = select(s.person).where(s.person == p.id)
        old = (p.name_key.is_(None)) & (p.created < guests_before)

        def job(connection: Connection) -> tuple[int, int]:
            sessions = connection.execute(schema.sessions.delete().where(s.expires < now)).rowcount
            idle = old & ~sits.exists() & ~hosts.exists() & ~comes.exists()
            return sessions, connection.execute(schema.people.delete().where(idle)).rowcount

        return await self.write(job)

    # ------------------------------------------------------------ tables

    async def add_table(self, table: TableRow, chairs: list[Chair]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**fields(table)))
            for chair in chairs:
                connection.execute(insert(schema.chairs).values(**fields(chair, "name")))

        await self.write(job)

    async def table(self, table: str) -> TableRow | None:
        return await self.read(lambda c: one(TableRow, c, select(schema.tables).where(schema.tables.c.id == table)))

    async def whole_table(self, table: str, since: int = 0) -> tuple[TableRow, list[Chair], list[Entry]] | None:
        """A table with its chairs and its log from an entry on."""

        def job(connection: Connection) -> tuple[TableRow, list[Chair], list[Entry]] | None:
            row = one(TableRow, connection, select(schema.tables).where(schema.tables.c.id == table))
            return None if row is None else (row, chairs_of(connection, table), entries_of(connection, table, since))

        return await self.read(job)

    async def lobby(self, most: int) -> list[str]:
        """Public tables that wait for players or are played, the newest first."""
        t = schema.tables.c
        query = select(t.id).where(t.status.in_(("open", "playing")), t.access == "public")
        return await self.read(lambda c: list(c.scalars(query.order_by(t.created.desc()).limit(most))))

    async def open_table_of(self, code: str) -> TableRow | None:
        """The table that waits for players under a code; of the very few that may share one, the newest."""
        t = schema.tables.c
        query = select(schema.tables).where(t.code == code, t.status == "open").order_by(t.created.desc()).limit(1)
        return await self.read(lambda c: one(TableRow, c, query))

    async def listed_in_lobby(self, most: int, since: float) -> list[Listed]:
        """The lobby without tables that have waited for players since before a time: of each host the newest few."""
        t = schema.tables.c
        is_waiting = (t.status == "open") & (t.created >= since)
        place = func.row_number().over(partition_by=t.host, order_by=t.created.desc()).label("place")
        shown = (is_waiting | (t.status == "playing")) & (t.access == "public")
        placed = select(t.id, place).where(shown).subquery()
        return await self.listed(t.id.in_(select(placed.c.id).where(placed.c.place <= MOST_OF_HOST)), most)

    async def listed_of(self, person: str, most: int, most_ended: int) -> list[Listed]:
        """Tables where somebody sits or which they host: those in progress, then the last that ended."""
        t, chair = schema.tables.c, schema.chairs.c
        sits = select(chair.table).where(chair.person == person)
        theirs = t.id.in_(sits) | (t.host == person)
        used = func.coalesce(t.moved, t.created).desc()
        going = select(t.id).where(theirs, t.status.in_(("open", "playing"))).order_by(used).limit(most).subquery()
        ended = select(t.id).where(theirs, t.ended.is_not(None)).order_by(t.ended.desc()).limit(most_ended).subquery()
        both = union_all(select(going.c.id), select(ended.c.id)).subquery()
        return await self.listed_by(both, t.ended.is_not(None), t.ended.desc(), used)

    async def listed_table(self, table: str) -> Listed | None:
        """One table, as a list shows it."""
        found = await self.listed(schema.tables.c.id == table, 1)
        return found[0] if found else None

    async def listed(self, which: ColumnElement[bool], most: int) -> list[Listed]:
        """Tables, the newest first."""
        t = schema.tables.c
        newest = t.created.desc()
        return await self.listed_by(select(t.id).where(which).order_by(newest).limit(most).subquery(), newest)

    async def listed_by(self, found: Subquery, *order: ColumnElement[Any]) -> list[Listed]:
        """Tables in an order, with all that a list says of them, in one query."""
        t, c = schema.tables.c, schema.chairs.c
        own = [column for column in schema.tables.c if column.name != "position"]
        begins = (cast(t.position, String) != "null").label("begins_elsewhere")
        chair = [column.label(f"chair_{column.name}") for column in schema.chairs.c]
        query = (
            select(*own, begins, *chair, schema.people.c.name.label("chair_name"))
            .join(found, found.c.id == t.id)
            .join(schema.chairs, c.table == t.id)
            .join(schema.people, schema.people.c.id == c.person, isouter=True)
            .order_by(*order, t.id, c.seat)
        )
        return await self.read(lambda connection: listed_rows(connection, query))

    async def full_but_open(self, now: float) -> list[str]:
        """Tables where everybody sits, the game has not begun, and no nonce is waited for any longer."""
        t, chair = schema.tables.c, schema.chairs.c
        free = select(chair.table).where(chair.person.is_(None), chair.bot == "")
        is_time = t.reveal_by.is_(None) | (t.reveal_by <= now)
        query = select(t.id).where(t.status == "open", t.id.not_in(free), is_time)
        return await self.read(lambda c: list(c.scalars(query)))

    async def tables_of(self, person: str, most: int) -> list[str]:
        t, chair = schema.tables.c, schema.chairs.c
        sits = select(chair.table).where(chair.person == person)
        query = select(t.id).where((t.id.in_(sits)) | (t.host == person)).order_by(t.created.desc()).limit(most)
        return await self.read(lambda c: list(c.scalars(query)))

    async def take_up(self, now: float, until: float, most: int = 100) -> list[str]:
        """Tables where something should have happened by itself; until then they are this process's to look after."""
        t = schema.tables.c
        query = select(t.id).where(t.status == "playing", t.due < now).order_by(t.due).limit(most)
        overdue = await self.read(lambda c: list(c.scalars(query)))
        if not overdue:
            return []
        taken = update(schema.tables).where(t.id.in_(overdue), t.due < now).values(due=until).returning(t.id)
        return await self.write(lambda c: list(c.scalars(taken)))

    async def change_table(self, table: str, **values: object) -> None:
        def job(connection: Connection) -> None:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
            self.notify(connection, f"{table} changed")

        await self.write(job)

    async def take_chair(self, table: str, seat: int, was: Chair, by: str = "", **values: object) -> None:
        """Change a chair if nobody did so meanwhile, and the session that asks for it, if one is named, has not ended.

        Who sits there changes only while seats are free, a nonce only before the game.
        """

        def job(connection: Connection) -> None:
            c, t = schema.chairs.c, schema.tables.c
            if by and was.person is not None:
                check_still(connection, was.person, by)
            found = connection.execute(select(t.status, t.reveal_by).where(t.id == table).with_for_update()).one()
            is_settled = found.status != "open" or found.reveal_by is not None
            if is_settled and not values.keys().isdisjoint(("person", "bot", "nonce_commitment")):
                raise Begun(table)
            if found.status != "open" and "nonce" in values:
                raise Begun(table)
            same = (c.table == table, c.seat == seat, c.person.is_not_distinct_from(was.person), c.bot == was.bot)
            if connection.execute(update(schema.chairs).where(*same).values(**values)).rowcount == 0:
                raise Taken(f"seat {seat}")
            self.notify(connection, f"{table} changed")

        await self.write(job)

    async def mark_seen(self, seats: list[tuple[str, int]], now: float) -> None:
        """Whoever holds these seats is here now. Written in order, so that two processes never wait for each other."""
        c = schema.chairs.c
        statement = update(schema.chairs).where(c.table == bindparam("t"), c.seat == bindparam("s")).values(seen=now)
        rows = [{"t": table, "s": seat} for table, seat in sorted(seats)]
        if rows:
            await self.write(lambda x: x.execute(statement, rows))

    async def begin_revealing(self, table: str, until: float) -> None:
        """Everybody sits: from now on nobody stands up, and nonces are revealed. Nothing if it is not so any more."""

        def job(connection: Connection) -> None:
            t = schema.tables.c
            connection.execute(select(t.id).where(t.id == table).with_for_update())
            if not any(chair.is_free for chair in chairs_of(connection, table)):
                is_waiting = (t.id == table, t.status == "open", t.reveal_by.is_(None))
                connection.execute(update(schema.tables).where(*is_waiting).values(reveal_by=until))
                self.notify(connection, f"{table} changed")

        await self.write(job)

    async def chairs(self, table: str) -> list[Chair]:
        return await self.read(lambda c: chairs_of(c, table))

    async def purge_tables(self, before: float, most: int) -> list[str]:
        """Delete tables where nobody plays any more since before a time, with all that belongs to them; which."""

        def job(connection: Connection) -> list[str]:
            t = schema.tables.c
            is_old = (t.status != "playing") & (func.coalesce(t.ended, t.created) < before)
            old = list(connection.scalars(select(t.id).where(is_old).limit(most)))
            for table in (schema.private, schema.letters, schema.notes, schema.chat, schema.log, schema.chairs):
                connection.execute(table.delete().where(table.c.table.in_(old)))
            connection.execute(update(schema.tables).where(t.next.in_(old)).values(next=""))
            connection.execute(schema.tables.delete().where(t.id.in_(old)))
            return old

        return await self.write(job)

    # ------------------------------------------------------------ the log

    async def append(self, entry: Entry, chairs: list[Chair] | None = None, **changes: object) -> None:
        """Add an entry to a log, and change the table with it. Taken if its place is: somebody else wrote first.

        The first entry is made of who sits there: Taken too if the `chairs` are no longer these.
        """
        try:
            await self.writer.add((entry, chairs, changes))
        except IntegrityError as error:
            raise Taken(f"entry {entry.seq}") from error

    def write_entries(self, connection: Connection, rows: list[NewEntry]) -> None:
        """Append entries to many logs, in the order of tables, so that two processes never wait for each other."""
        rows.sort(key=lambda row: row[0].table)
        self.add_entries.run(connection, [[getattr(entry, name) for name in ENTRY] for entry, _, _ in rows])
        for entry, chairs, _ in rows:
            if entry.letter is not None:
                self.take_letter(connection, entry.table, entry.letter[1])
            if entry.by == PLAN:
                self.check_plan(connection, entry.table, entry.movers[0])
            if chairs is not None:
                t = schema.tables.c
                status = connection.scalar(select(t.status).where(t.id == entry.table).with_for_update())
                if status != "open" or sitting(chairs_of(connection, entry.table)) != sitting(chairs):
                    raise Taken(f"a seat of {entry.table}")
            for seat, plan in entry.plans.items():
                self.keep_private(connection, entry.table, seat, plan=plan)
            self.notify(connection, f"{entry.table} {entry.seq}")
        changed = sorted([(entry.table, changes) for entry, _, changes in rows if changes], key=columns_of)
        for columns, alike in groupby(changed, columns_of):
            if columns not in self.change_rows:
                self.change_rows[columns] = Prepared(row_update(columns), (*columns, CHANGED), self.engine.dialect)
            self.change_rows[columns].run(connection, [[*changes.values(), table] for table, changes in alike])

    def take_letter(self, connection: Connection, table: str, n: int) -> None:
        """A letter is accepted with the entry that plays it, unless it was withdrawn or refused meanwhile."""
        c = schema.letters.c
        is_open = (c.table == table, c.n == n, c.status == OPEN)
        accepted = update(schema.letters).where(*is_open).values(status=ACCEPTED).returning(c.n)
        if connection.execute(accepted).first() is None:
            raise Taken(f"letter {n} of {table}")

    def check_plan(self, connection: Connection, table: str, seat: int) -> None:
        """What is left of a gesture is played unless it was forgotten or dropped meanwhile."""
        p = schema.private.c
        planned = connection.scalar(select(p.plan).where(p.table == table, p.seat == seat).with_for_update())
        if planned is None or "why" in planned:
            raise Taken(f"the plan of seat {seat} of {table}")

    def keep_private(self, connection: Connection, table: str, seat: int, **values: Any) -> None:
        """What a seat keeps to itself, instead of what stood there."""
        p = schema.private.c
        if not self.is_new(connection, schema.private, {"table": table, "seat": seat, **values}):
            connection.execute(update(schema.private).where(p.table == table, p.seat == seat).values(**values))

    async def entries(self, table: str, since: int) -> list[Entry]:
        return await self.read(lambda c: entries_of(c, table, since))

    async def thoughts(self, table: str) -> dict[int, Thought]:
        """What bots thought before their moves, by entry: for after the end."""
        c = schema.log.c
        query = select(c.seq, c.thought).where(c.table == table, c.thought.is_not(null()))
        return await self.read(lambda x: {seq: msgspec.convert(found, Thought) for seq, found in x.execute(query)})

    # ------------------------------------------------------------ time

    async def beat(self, now: float, longest: float) -> list[tuple[float, float]]:
        """Write a sign of life. If the last one is older than the limit, no server ran since. Returns such times."""

        def job(connection: Connection) -> list[tuple[float, float]]:
            p, o = schema.pulse.c, schema.outages.c
            last = connection.scalar(select(p.at).where(p.id == 1).with_for_update())
            if last is None:
                self.is_new(connection, schema.pulse, {"id": 1, "at": now})
            else:
                connection.execute(update(schema.pulse).where(p.id == 1).values(at=now))
                if now - last > longest:
                    self.is_new(connection, schema.outages, {"began": last, "ended": now})
            connection.execute(schema.outages.delete().where(o.began >= now))  # of a clock that was set back since
            connection.execute(update(schema.outages).where(o.ended > now).values(ended=now))
            return [(began, ended) for began, ended in connection.execute(select(o.began, o.ended).order_by(o.began))]

        return await self.write(job)

    # ------------------------------------------------------------ chat

    async def say(self, spoken: Spoken) -> Spoken:
        """Add a line of chat; its number is the next one of the table. What was sent before is given as it was said."""

        def job(connection: Connection) -> Spoken:
            c = schema.chat.c
            # First the number: if another process says this line meanwhile, it is taken, and the next try finds it.
            last = connection.scalar(select(func.max(c.n)).where(c.table == spoken.table))
            if spoken.key is not None:
                same = and_(
                    c.table == spoken.table, c.person == spoken.person, c.seat == spoken.seat, c.key == spoken.key
                )
                if (before := connection.execute(select(schema.chat).where(same)).first()) is not None:
                    return Spoken(**before._mapping)
            spoken.n = 0 if last is None else last + 1
            connection.execute(insert(schema.chat).values(**fields(spoken)))
            connection.execute(schema.chat.delete().where(c.table == spoken.table, c.n <= spoken.n - LINES_KEPT))
            self.notify(connection, f"{spoken.table} chat {spoken.n}")
            return spoken

        for _ in range(20):
            try:
                return await self.write(job)
            except IntegrityError:
                continue  # another process spoke at the same moment
        raise Taken("chat")

    async def spoken(self, table: str, since: int = 0, upto: int = LAST_LINE, most: int = 200) -> list[Spoken]:
        """Lines of chat with these numbers; where there are too many, the last ones."""
        c = schema.chat.c
        query = select(schema.chat).where(c.table == table, c.n.between(since, upto)).order_by(c.n.desc()).limit(most)
        return await self.read(lambda x: [Spoken(**row._mapping) for row in x.execute(query)][::-1])

    # ------------------------------------------------------------ notes

    async def notes(self, table: str, person: str) -> str:
        """What somebody has written down for himself at a table."""
        c = schema.notes.c
        query = select(c.text).where(c.table == table, c.person == person)
        return await self.read(lambda x: x.execute(query).scalar_one_or_none() or "")

    async def keep_notes(self, table: str, person: str, text: str) -> None:
        """Instead of what stood there before; an empty text is none. Ended if the table or the account is gone."""

        def job(connection: Connection) -> None:
            c, t, p = schema.notes.c, schema.tables.c, schema.people.c
            name = connection.scalar(select(p.name).where(p.id == person).with_for_update())
            if not name or connection.scalar(select(t.id).where(t.id == table).with_for_update()) is None:
                raise Ended(person)
            connection.execute(schema.notes.delete().where(c.table == table, c.person == person))
            if text:
                self.is_new(connection, schema.notes, {"table": table, "person": person, "text": text})

        await self.write(job)

    def notify(self, connection: Connection, what: str) -> None:
        """Notify other processes once it is committed."""
        if self.is_postgres:
            connection.execute(select(func.pg_notify(CHANNEL, what)))

    def is_new(self, connection: Connection, table: Any, values: dict[str, Any]) -> bool:
        """Insert a row unless it is there already; whether it was not.

        An error would end the transaction that others share. What the row returns is asked for, since the count of
        rows is not told by every driver.
        """
        dialect = postgresql if self.is_postgres else sqlite
        statement: Any = dialect.insert(table).values(**values).on_conflict_do_nothing()
        return connection.execute(statement.returning(*table.primary_key)).first() is not None

    # ------------------------------------------------------------ what only one process may do

    async def add_rematch(self, row: TableRow, chairs: list[Chair], was: str) -> str:
        """Add a table as the one after its parent, unless another than `was` is that already; the one that is."""

        def job(connection: Connection) -> str:
            t = schema.tables.c
            following = update(schema.tables).where(t.id == row.parent, t.next == was).values(next=row.id)
            if connection.execute(following.returning(t.id)).first() is None:
                return str(connection.scalar(select(t.next).where(t.id == row.parent)))
            connection.execute(insert(schema.tables).values(**fields(row)))
            connection.execute(insert(schema.chairs), [fields(chair, "name") for chair in chairs])
            self.notify(connection, f"{row.parent} changed")
            return row.id

        return await self.write(job)

    async def close_table(self, table: str) -> None:
        """Close a table that has not begun; Taken if it has."""

        def job(connection: Connection) -> None:
            t = schema.tables.c
            is_waiting = (t.id == table, t.status == "open", t.reveal_by.is_(None))
            closing = update(schema.tables).where(*is_waiting).values(status="closed")
            if connection.execute(closing.returning(t.id)).first() is None:
                raise Taken(table)
            self.notify(connection, f"{table} changed")

        await self.write(job)

    async def become_account(self, guest: str, **values: object) -> None:
        """Give a guest a reserved name; raises Taken if somebody has it, or the person is no longer a guest."""

        def job(connection: Connection) -> None:
            p = schema.people.c
            change = update(schema.people).where(p.id == guest, p.name_key.is_(None)).values(**values)
            if connection.execute(change.returning(p.id)).first() is None:
                raise Taken(guest)
            ended = schema.sessions.delete().where(schema.sessions.c.person == guest)
            for token_hash in connection.scalars(ended.returning(schema.sessions.c.token_hash)).all():
                self.notify(connection, f"{ENDED} {token_hash}")

        try:
            await self.write(job)
        except IntegrityError as error:
            raise Taken(guest) from error

    async def prolong_session(self, token_hash: str, now: float, expires: float, worth: float) -> None:
        """A session is used: postpone its end, if that is by enough seconds to be worth writing."""
        c = schema.sessions.c
        longer = update(schema.sessions).where(c.token_hash == token_hash, c.expires < expires - worth)
        await self.write(lambda x: x.execute(longer.values(expires=expires, used=now)))

    async def confirm_email(self, token_hash: str) -> bool:
        """Whether a link has confirmed an address: each does so once, and only the last one that was sent."""
        p = schema.people.c
        change = update(schema.people).where(p.email_token == token_hash).values(email_confirmed=True, email_token="")
        return await self.write(lambda c: c.execute(change.returning(p.id)).first() is not None)


def fields(row: Any, *but: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__ if name not in but}


def one(kind: Callable[..., T], connection: Connection, query: Any) -> T | None:
    row: Row[Any] | None = connection.execute(query).first()
    return None if row is None else kind(**row._mapping)


def seat_tokens(connection: Connection, person: str) -> list[SeatToken]:
    c, t = schema.chairs.c, schema.tables.c
    query = select(c.table, c.seat, c.token_hash).join(schema.tables, t.id == c.table)
    held = query.where(c.person == person, c.token_hash != "").order_by(t.created.desc(), c.table, c.seat)
    return [SeatToken(**row._mapping) for row in connection.execute(held)]


def listed_rows(connection: Connection, query: Any) -> list[Listed]:
    """A row for each chair, gathered by tables. Where a game begins is not read: it may be long."""
    tables: list[Listed] = []
    for found in connection.execute(query):
        values = dict(found._mapping)
        chair = {name.removeprefix("chair_"): values.pop(name) for name in list(values) if name.startswith("chair_")}
        begins_elsewhere = values.pop("begins_elsewhere")
        if not tables or tables[-1][0].id != values["id"]:
            row = TableRow(**values, position={} if begins_elsewhere else None)
            tables.append((row, []))
        tables[-1][1].append(Chair(**{**chair, "name": chair["name"] or ""}))
    return tables


@cache
def row_update(columns: tuple[str, ...]) -> Update:
    """Update several columns in the rows of many tables in one statement; one for each would cost far more."""
    t = schema.tables.c
    return update(schema.tables).where(t.id == bindparam(CHANGED)).values({name: bindparam(name) for name in columns})


def sitting(chairs: list[Chair]) -> list[tuple[str | None, str, str, str]]:
    """What of the chairs a game is made of."""
    return [(chair.person, chair.bot, chair.nonce_commitment, chair.nonce) for chair in chairs]


def chairs_of(connection: Connection, table: str) -> list[Chair]:
    c = schema.chairs
    query = (
        select(c, func.coalesce(schema.people.c.name, "").label("name"))
        .join(schema.people, schema.people.c.id == c.c.person, isouter=True)
        .where(c.c.table == table)
        .order_by(c.c.seat)
    )
    return [Chair(**row._mapping) for row in connection.execute(query)]


def entries_of(connection: Connection, table: str, since: int) -> list[Entry]:
    c = schema.log.c
    query = select(*FOLDED).where(c.table == table, c.seq >= since).order_by(c.seq)
    return [Entry(**row._mapping) for row in connection.execute(query)]


def check_still(connection: Connection, person: str, by: str, password: str | None = None) -> None:
    """Whether somebody may still ask for a new way in, while nobody else ends or opens one of theirs."""
    p, c = schema.people.c, schema.sessions.c
    found = connection.execute(select(p.password).where(p.id == person).with_for_update()).scalar_one_or_none()
    if found is None or (password is not None and found != password):
        raise Ended(person)
    if by and connection.execute(select(c.token_hash).where(c.token_hash == by)).scalar_one_or_none() is None:
        raise Ended(person)
