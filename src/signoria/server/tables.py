"""Tables before, between and after games: making one, sitting down, leaving, starting, playing again."""

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from signoria.bots import bots_for, is_bot_for
from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.streams import fresh_secret
from signoria.server import nonces, wire
from signoria.server.accounts import Identity, hashed, new_id, taken
from signoria.server.errors import BadRequest, Forbidden, NotFound, NotLoggedIn, Refusal
from signoria.server.hall import Hall, no_such_table
from signoria.server.inviting import fresh_code, origin_for_others, path_of
from signoria.server.limits import timed
from signoria.server.names import check_name, name_key, skeleton
from signoria.server.parking import PARKED, blame, in_one_line
from signoria.server.positions import options_of_position
from signoria.server.progress import asked_of, seconds_left
from signoria.server.qr import QUIET, qr_code
from signoria.server.replaying import POSITION
from signoria.server.replays import Replays
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.storage import Chair, Person, TableRow
from signoria.server.storage.store import Begun, Ended, Listed, Taken

MOST_LISTED = 100
MOST_ENDED = 50  # in the list of your own tables
DAY = 86_400.0
MOST_PURGED = 20  # tables in one go, so that nobody waits for it
LISTED_SECONDS = DAY  # so long a table that waits for players is in the lobby
NO_NONCE = {"nonce_commitment": "", "nonce": ""}
NO_PROGRESS: dict[str, Any] = {"round": 0, "moved": None, "waiting": None, "clocks": []}
logger = structlog.get_logger()


def may_see(room: Room, who: Identity, link: str = "") -> bool:
    """Whether somebody may know of a table: as a watcher, a player, or with its invitation."""
    is_invited = bool(link) and link == room.row.invite
    holds = any(room.is_held(seat, who.id, who.token_hash) for seat in range(room.row.seats))
    return holds or is_invited or room.may_watch(who.id, link)


def check_sees(room: Room, who: Identity, link: str = "") -> None:
    """Without permission, a private table gets the same answer as one that does not exist."""
    if not may_see(room, who, link):
        raise no_such_table()


def is_invited(room: Room, link: str) -> bool:
    """Whether somebody has the invitation of a table that waits for players: they see who sits there, and may talk."""
    return room.row.status == "open" and bool(link) and link == room.row.invite


def may_talk(room: Room, who: Identity) -> bool:
    """Before the game begins everybody who sees the table talks; then its host and players, and others if they may."""
    row = room.row
    is_player = any(room.is_held(seat, who.id, who.token_hash) for seat in range(row.seats))
    return row.status == "open" or row.spectators_talk or is_player or who.id == row.host


def check_watches(room: Room, who: Identity, link: str) -> None:
    if not room.may_watch(who.id, link):
        raise no_such_table()


def check_plays(room: Room, who: Identity) -> None:
    """What is hidden in a game that may go on is read by those alone who decide together whether it does."""
    if not any(room.is_held(seat, who.id, who.token_hash) for seat in range(room.row.seats)):
        raise Forbidden(who.only or "The game may go on one day: only its players read its record.", "not-a-player")


def check_holds(room: Room, who: Identity, seat: int) -> None:
    """A seat is played only by the person who claimed it, or by a program with its token."""
    if 0 <= seat < room.row.seats and room.is_held(seat, who.id, who.token_hash):
        return  # whoever plays at a table sees it
    check_sees(room, who)
    room.check_seat(seat)
    if not room.is_held(seat, who.id, who.token_hash):
        free = "is free: claim it first" if room.chairs[seat].is_free else "is not yours"
        raise Forbidden(who.only or f"Seat {seat} {free}.", "not-your-seat")


class Tables:
    least_seconds = 5.0  # of a clock: nobody plays faster

    def __init__(self, hall: Hall, days_kept: int = 0, replays: Replays | None = None) -> None:
        self.hall = hall
        self.replays = replays or Replays()
        self.store = hall.store
        self.days_kept = days_kept  # of tables where nobody plays any more; 0 keeps them

    # ------------------------------------------------------------ looking

    async def out(self, table: str, who: Identity, link: str = "") -> wire.TableOut:
        """A table as it is known without its game, which is not opened for it."""
        if table in self.hall.rooms:  # who was seen last, and what is wrong with a log, is not always written down
            async with self.hall.fresh(table) as room:
                check_sees(room, who, link)
                return self.hall.out(room, who.id)
        found = await self.store.listed_table(table)
        if found is None:
            raise no_such_table()
        room = unopened(found)
        check_sees(room, who, link)
        return self.hall.out(room, who.id)

    async def lobby(self, who: Identity) -> wire.LobbyOut:
        """Public tables. Those that have waited for players too long are found by their link only."""
        tables = await self.store.listed_in_lobby(MOST_LISTED, time.time() - LISTED_SECONDS)
        return wire.LobbyOut(tables=[out for _, out in self.listed(tables, who)])

    async def mine(self, who: Identity) -> wire.OwnTablesOut:
        """Your own tables: first those where it is your turn, then the most recently used; then the last that ended."""
        tables = await self.store.listed_of(who.known.id, MOST_LISTED, MOST_ENDED)
        found = [self.own(table, out, who) for table, out in self.listed(tables, who)]
        return wire.OwnTablesOut(tables=sorted(found, key=lambda one: (one.ended is not None, not one.asked)))

    def listed(self, tables: list[Listed], who: Identity) -> list[tuple[Listed, wire.TableOut]]:
        """Tables of games that are installed. One that cannot be read keeps no other from being listed."""
        found = []
        for table in tables:
            if table[0].game in GAMES:
                try:
                    found.append((table, self.listed_one(table, who)))
                except Exception as error:
                    logger.warning("table-not-listed", table=table[0].id, error=in_one_line(error))
        return found

    def listed_one(self, table: Listed, who: Identity) -> wire.TableOut:
        return self.hall.out(unopened(table), who.id)

    def own(self, table: Listed, out: wire.TableOut, who: Identity) -> wire.OwnTable:
        """The private part of a table for one person: only about that person's own seats."""
        row, chairs = table
        seats = [chair.seat for chair in chairs if chair.person == who.id]
        asked = asked_of(row, seats)
        left = [seconds_left(row, seat, time.time(), self.hall.outages) for seat in (asked or seats)[:1]]
        return wire.OwnTable(
            **{name: getattr(out, name) for name in out.__struct_fields__},
            asked=bool(asked),
            round=row.round,
            left=left[0] if left else None,
            moved=row.moved,
            ended=row.ended,
        )

    async def rename(self, person: Person) -> None:
        """Somebody has a new name; close their old connections."""
        for connection in list(self.hall.connections.all):
            if connection.person == person.id:
                connection.close()
        for table in await self.store.tables_of(person.id, MOST_LISTED):
            if table in self.hall.rooms:
                await self.hall.catch_up(table)

    # ------------------------------------------------------------ making

    async def create(self, wanted: wire.NewTable, who: Identity) -> wire.TableOut:
        host = who.known
        game = GAMES.get(wanted.game)
        if game is None:
            raise BadRequest(f"game: one of {', '.join(GAMES)}", "no-game")
        try:
            seats = game.check_seats(wanted.seats)
            options = game.whole_options(wanted.options)
        except SignoriaError as error:
            raise BadRequest(str(error), "bad-options") from error
        if isinstance(wanted.pace, wire.PerMove | wire.Bank) and wanted.pace.seconds < self.least_seconds:
            raise BadRequest(f"pace.seconds: at least {self.least_seconds:g}")
        if wanted.position is not None:
            options = await asyncio.to_thread(options_of_position, game, wanted)
        row = TableRow(
            id=new_id(),
            game=game.name,
            seats=seats,
            options=options,
            rules_version=game.rules_version,
            access=wanted.access,
            pace=msgspec.to_builtins(wanted.pace),
            hints=wanted.hints,
            hot_seat=wanted.hot_seat,
            host=host.id,
            invite=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            secret=fresh_secret().hex(),
            status="open",
            created=time.time(),
            position=wanted.position,
            spectators_talk=wanted.spectators_talk,
            delay=wanted.delay,
        )
        chairs = [Chair(table=row.id, seat=seat) for seat in range(seats)]
        for text, bot in wanted.bots.items():
            if text not in [str(seat) for seat in range(seats)]:
                raise BadRequest(f"bots: {text!r} is no seat of this table", "bad-seat")
            chairs[int(text)].bot = known_bot(game.name, bot)
        await self.add(row, chairs)
        await self.start_if_full(row.id)
        return await self.out(row.id, who)

    async def add(self, row: TableRow, chairs: list[Chair]) -> None:
        row.code = await self.new_code()
        await self.store.add_table(row, chairs)
        note_created(row)

    # ------------------------------------------------------------ inviting

    async def new_code(self) -> str:
        """One that no other table waits under."""
        code = fresh_code()
        while await self.store.open_table_of(code) is not None:
            code = fresh_code()
        return code

    async def of_code(self, code: str) -> wire.CodeOut:
        """The table of a code, until its game begins or it is closed."""
        letters = "".join(filter(str.isalnum, code)).upper()
        row = await self.store.open_table_of(letters) if letters else None
        if row is None:
            raise NotFound("No table has this code: its game may have begun.", "no-code")
        return wire.CodeOut(table=row.id, invite="" if row.access == "public" else row.invite)

    async def invitation(self, table: str, who: Identity, settings: Settings, origin: str) -> wire.InvitationOut:
        """What to give to those who should come, to whoever sees the server at `origin`."""
        out = await self.out(table, who)
        if not out.host and out.access != "public":
            raise Forbidden(who.only or "Only the host invites people.", "not-the-host")
        others = origin_for_others(settings, origin)
        query = f"?invite={out.invite}" if out.access == "private" else ""
        address = f"{others}/table/{out.id}{query}" if others else ""
        with timed():
            square = qr_code(address) if others else []
        size = len(square) + 2 * QUIET if others else 0
        return wire.InvitationOut(address=address, code=out.code if others else "", qr=path_of(square), size=size)

    # ------------------------------------------------------------ sitting down

    async def claim(self, table: str, claim: wire.Claim, who: Identity) -> wire.TableOut:
        """Take a free seat, once; the game begins when every seat is taken. Seen again it is answered again."""
        person = who.known
        async with self.hall.fresh(table) as room:
            check_sees(room, who, claim.invite)
            room.check_seat(claim.seat)
            sits = room.chairs[claim.seat].person == person.id
            if not sits:
                self.check_open(room)
            if not may_sit(room, person.id, claim.invite):
                raise Forbidden("This table is private: use its invitation link.", "no-invitation")
            if not sits and not room.row.hot_seat and any(chair.person == person.id for chair in room.chairs):
                raise Refusal(
                    "You sit here already: one person takes several seats only where the table was made with hot_seat.",
                    "sits-already",
                )
            if not sits:
                await self.check_nickname(room, claim.name, person.name)
                free = Chair(table=table, seat=claim.seat)
                promised = claim.nonce_commitment
                await self.seat(
                    room, claim.seat, free, person=person.id, nickname=claim.name, nonce_commitment=promised
                )
        await self.start_if_full(table)
        await self.hall.tell_table(table)
        return await self.out(table, who, claim.invite)

    async def check_nickname(self, room: Room, name: str, own: str) -> None:
        """Seats have names of their own only where one person plays several: such as people have, and nobody else's."""
        if not name:
            return
        if not room.row.hot_seat:
            raise BadRequest("name: only seats of a hot_seat table have names of their own", "bad-request")
        check_name(name)
        is_account = await self.store.person_named(name_key(name)) or await self.store.looks_like(skeleton(name))
        if (is_account and name != own) or skeleton(name) in [skeleton(chair.called) for chair in room.chairs]:
            raise taken(name)

    async def reveal(self, table: str, reveal: wire.Reveal, who: Identity) -> wire.TableOut:
        """Everybody sits: show the nonce that one promised. With the last of them the game begins."""
        person = who.known
        async with self.hall.fresh(table) as room:
            check_sees(room, who)
            room.check_seat(reveal.seat)
            chair = room.chairs[reveal.seat]
            if chair.person != person.id:
                raise Forbidden(f"Seat {reveal.seat} is not yours.", "not-your-seat")
            if nonces.check_reveal(room.row, chair, reveal.nonce):
                await self.seat(room, reveal.seat, chair, nonce=reveal.nonce)
        await self.start_if_full(table)
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def seat_bot(self, table: str, wanted: wire.SeatBot, who: Identity) -> wire.TableOut:
        """Put a bot on a free chair (the host), or let one take over your own seat."""
        async with self.hall.fresh(table) as room:
            check_sees(room, who)
            room.check_seat(wanted.seat)
            chair = room.chairs[wanted.seat]
            if who.id != room.row.host and (not who.id or chair.person != who.id):
                raise Forbidden(who.only or "Only the host seats bots.", "not-the-host")
            if room.row.status == "open" and not chair.is_free:
                raise Refusal("Somebody sits there.", "seat-taken")
            if room.row.status == "playing" and chair.person is not None and chair.person != who.id:
                raise Forbidden("Somebody sits there.", "seat-taken")
            is_alone = all(other.person in (None, who.id) for other in room.chairs)
            if room.row.status == "playing" and chair.person is None and not is_alone:
                raise Refusal("The game has begun: its bots stay as they are while others play.", "begun-already")
            bot = known_bot(room.row.game, wanted.bot)
            is_open = room.row.status == "open"
            if is_open:
                await self.seat(room, wanted.seat, chair, bot=bot)
        if not is_open:
            await self.hall.do(table, lambda room: room.leave_to_bot(wanted.seat, bot), who.id)
        await self.start_if_full(table)
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def leave(self, table: str, seat: int, who: Identity) -> wire.TableOut:
        """Stand up before the game begins, or, as the host, free any seat.

        During a game a bot takes over (`seat_bot`), one resigns, or the others ask for a bot.
        """
        async with self.hall.fresh(table) as room:
            if not who.id or who.id != room.row.host:
                check_holds(room, who, seat)
            room.check_seat(seat)
            self.check_open(room)
            await self.seat(room, seat, room.chairs[seat], person=None, bot="", nickname="", token_hash="", **NO_NONCE)
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def close(self, table: str, who: Identity) -> wire.TableOut:
        """The host gives up waiting: nobody can sit down any more. Seen again it is answered again."""
        async with self.hall.fresh(table) as room:
            check_sees(room, who)
            if not who.id or who.id != room.row.host:
                raise Forbidden(who.only or "Only the host closes a table.", "not-the-host")
            if room.row.status != "closed":
                self.check_open(room)
                try:
                    await self.store.close_table(table)
                except Taken as error:
                    raise Refusal("The game has begun already.", "begun-already") from error
                room.row.status = "closed"
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def let_talk(self, table: str, spectators: bool, who: Identity) -> wire.TableOut:
        """The host says whether spectators may talk."""
        async with self.hall.fresh(table) as room:
            check_sees(room, who)
            if not who.id or who.id != room.row.host:
                raise Forbidden(who.only or "Only the host decides who may talk.", "not-the-host")
            await self.store.change_table(table, spectators_talk=spectators)
            room.row.spectators_talk = spectators
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def come_back(self, table: str, seat: int, who: Identity) -> wire.TableOut:
        """Take your own seat back from the bot."""
        async with self.hall.fresh(table) as room:
            check_holds(room, who, seat)
        await self.hall.do(table, lambda room: room.come_back(seat), who.id)
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def seat_token(self, table: str, seat: int, who: Identity) -> wire.Token:
        """A token with which a program plays one's seat. A new one ends the old one."""
        token = f"seat.{table}.{seat}.{secrets.token_urlsafe(24)}"
        async with self.hall.fresh(table) as room:
            check_sees(room, who)
            room.check_seat(seat)
            if not who.id or room.chairs[seat].person != who.owner.id:  # a token makes no others: they would outlive it
                raise Forbidden(who.only or f"Seat {seat} is not yours.", "not-your-seat")
            try:
                await self.seat(room, seat, room.chairs[seat], by=who.token_hash, token_hash=hashed(token))
            except Ended as error:
                raise NotLoggedIn("You were logged out meanwhile.") from error
        await self.hall.tell_table(table)  # which ends the old one
        return wire.Token(token=token)

    async def seat(self, room: Room, seat: int, was: Chair, by: str = "", **values: object) -> None:
        try:
            await self.store.take_chair(room.row.id, seat, was, by, **values)
        except Begun as error:
            raise Refusal("The game has begun already.", "begun-already") from error
        except Taken as error:
            raise Refusal("Somebody was quicker: this seat is taken.", "seat-taken") from error
        finally:
            room.chairs = await self.store.chairs(room.row.id)

    async def start_if_full(self, table: str) -> None:
        """Begin the game if everybody sits; but first promised nonces are revealed, for a minute at the most.

        A table whose game cannot begin is parked, and troubles nobody else.
        """
        async with self.hall.fresh(table) as room:
            if room.row.status != "open" or any(chair.is_free for chair in room.chairs):
                return
            if nonces.is_awaited(room.row, room.chairs, time.time()):
                if room.row.reveal_by is None:
                    await self.store.begin_revealing(table, time.time() + nonces.REVEAL_SECONDS)
                    await self.hall.read_on(room)
                return
        try:
            await self.hall.do(table, start, "table")
        except Refusal as error:  # two sat down at the same moment, and either may start it; or somebody stood up
            if blame(error):
                await self.hall.park(table, error)
            elif error.code not in ("begun-already", "closed", "seats-free", "begins", PARKED):
                raise

    async def start_all_full(self) -> None:
        """A server may have died between the last who sat down and the beginning of the game."""
        for table in await self.store.full_but_open(time.time()):
            try:
                await self.start_if_full(table)
            except Exception as error:  # whatever it is, it keeps no other table from its beginning
                logger.warning("table-not-begun", table=table, error=in_one_line(error))
                with suppress(Exception):  # parked already, and so broken that nothing can be shown of it
                    if blame(error):
                        await self.hall.park(table, error)

    def check_open(self, room: Room) -> None:
        room.check_not_parked()
        if room.row.status == "closed":
            raise Refusal("This table is closed: its host no longer waits for players.", "closed")
        if room.row.status != "open":
            raise Refusal("The game has begun already.", "begun-already")
        if room.row.reveal_by is not None:
            raise Refusal("Everybody sits: the game is about to begin.", "begins")

    # ------------------------------------------------------------ after the game

    async def rematch(self, table: str, who: Identity) -> wire.TableOut:
        """The same table again; its players find it under `next`, and need no invitation."""
        async with self.hall.fresh(table) as room:
            check_sees(room, who)
            row = room.row
            if not who.id or all(chair.person != who.id for chair in room.chairs):
                raise Forbidden(who.only or "Only its players ask for a rematch.", "not-a-player")
            if row.status not in ("over", PARKED):
                raise Refusal("The game is not over.", "not-over")
            if row.next and (following := await self.out(row.next, who)).status != "closed":
                return following
            new = msgspec.structs.replace(
                row, id=new_id(), invite=secrets.token_urlsafe(16), watch=secrets.token_urlsafe(16), status="open",
                secret=fresh_secret().hex(), created=time.time(), reveal_by=None, ended=None, due=None,
                host=who.id, parent=row.id, next="", position=None,
                invited=sorted({chair.person for chair in room.chairs if chair.person}),
                rules_version=room.game.rules_version, trouble="", stand_ins={}, result=None, **NO_PROGRESS,
                code=await self.new_code(),
            )  # fmt: skip
            seats = [
                Chair(table=new.id, seat=chair.seat, bot="" if chair.person else chair.bot) for chair in room.chairs
            ]
            row.next = await self.store.add_rematch(new, seats, row.next)  # another process may have been quicker
            if row.next == new.id:
                note_created(new)
        await self.hall.tell_table(table)
        return await self.out(row.next, who)

    async def fork(self, table: str, fork: wire.Fork, who: Identity) -> wire.TableOut:
        """A new table from any position of a finished game, with fresh chance."""
        host = who.known
        async with self.hall.fresh(table) as room:
            check_watches(room, who, fork.link)
            match, row = room.ended("It can be forked"), room.row
            if fork.line > len(match.lines):
                raise BadRequest(f"line: the record has {len(match.lines)}", "bad-line")
            moment = (room.replayed_as, fork.line, None, "en", POSITION)
        position = msgspec.json.decode(await self.replays.at(moment, lambda: match.record().text()))
        if position is None:
            raise Refusal("The game is over there: choose an earlier position.", "over")
        new = msgspec.structs.replace(
            row, id=new_id(), access=fork.access, invite=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16), status="open", secret=fresh_secret().hex(), created=time.time(),
            reveal_by=None, ended=None, due=None, host=host.id, parent=table, next="", position=position,
            invited=[], rules_version=match.game.rules_version, trouble="", stand_ins={}, result=None, **NO_PROGRESS,
        )  # fmt: skip
        await self.add(new, [Chair(table=new.id, seat=seat) for seat in range(new.seats)])
        return await self.out(new.id, who)

    async def purge(self) -> None:
        """Delete some of the tables that are older than they are kept: finished, parked, closed or never begun."""
        if not self.days_kept:
            return
        for table in await self.store.purge_tables(time.time() - self.days_kept * DAY, MOST_PURGED):
            self.hall.forget(table)
            logger.info("table-purged", table=table)


def unopened(table: Listed) -> Room:
    """A table as its row and its chairs tell of it, without its game."""
    row, chairs = table
    room = Room(row, chairs)
    room.affairs.bots = {int(seat): bot for seat, bot in row.stand_ins.items()}
    return room


def note_created(row: TableRow) -> None:
    logger.info("table-created", table=row.id, game=row.game, seats=row.seats, access=row.access, parent=row.parent)


def may_sit(room: Room, person: str, invite: str) -> bool:
    """At a private table: its host, who has its invitation, and at a rematch who played the game before."""
    row = room.row
    return row.access == "public" or person in (row.host, *row.invited) or invite == row.invite


def start(room: Room) -> list[list[str]]:
    if room.match is not None:
        raise Refusal("The game has begun already.", "begun-already")
    if room.row.status == "closed":
        raise Refusal("This table is closed: its host no longer waits for players.", "closed")
    if any(chair.is_free for chair in room.chairs):
        raise Refusal("Seats are still free.", "seats-free")
    if nonces.is_awaited(room.row, room.chairs, time.time()):
        raise Refusal("Nonces are still to be revealed.", "begins")
    return room.start()


def known_bot(game: str, name: str) -> str:
    if not is_bot_for(game, name):
        raise BadRequest(f"bot: one of {', '.join(bots_for(game))}", "no-bot")
    return name
