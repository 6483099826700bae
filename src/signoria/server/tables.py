"""Tables before, between and after games: making one, sitting down, leaving, starting, playing again."""

import secrets
import time

import msgspec
import structlog

from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.replay import replay
from signoria.kernel.streams import fresh_secret
from signoria.server import wire
from signoria.server.accounts import Identity, hashed, new_id
from signoria.server.errors import BadRequest, Forbidden, NotFound, Refusal
from signoria.server.hall import Hall
from signoria.server.policy import bots_for
from signoria.server.room import Room
from signoria.server.storage import Chair, TableRow
from signoria.server.storage.store import Taken

MOST_LISTED = 100
logger = structlog.get_logger()


def check_holds(room: Room, who: Identity, seat: int) -> None:
    """A seat is played only by who has claimed it, or by a program that has its token."""
    room.check_seat(seat)
    if not room.is_held(seat, who.id, who.token_hash):
        raise Forbidden(f"Seat {seat} is not yours.", "not-your-seat")


class Tables:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # ------------------------------------------------------------ looking

    async def out(self, table: str, who: Identity, link: str = "") -> wire.TableOut:
        async with self.hall.room(table) as room:
            if not room.may_watch(who.id, link) and table not in who.seats and link != room.row.invite:
                raise NotFound("There is no such table, or it is private: ask for its link.", "no-table")
            return room.out(who.id, self.hall.connections.seats_here(table))

    async def lobby(self, who: Identity) -> wire.LobbyOut:
        return wire.LobbyOut(tables=[await self.out(table, who) for table in await self.store.lobby(MOST_LISTED)])

    async def mine(self, who: Identity) -> wire.LobbyOut:
        tables = await self.store.tables_of(who.known.id, MOST_LISTED)
        return wire.LobbyOut(tables=[await self.out(table, who) for table in tables])

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
        await self.store.add_table(row, chairs)
        logger.info("table-created", table=row.id, game=row.game, seats=row.seats, access=row.access, parent=row.parent)

    # ------------------------------------------------------------ sitting down

    async def claim(self, table: str, claim: wire.Claim, who: Identity) -> wire.TableOut:
        """Take a free seat, once; the game begins when every seat is taken. Asked again it is answered again."""
        person = who.known
        async with self.hall.room(table) as room:
            room.check_seat(claim.seat)
            sits = room.chairs[claim.seat].person == person.id
            if not sits:
                self.check_open(room)
            if room.row.access == "private" and person.id != room.row.host and claim.invite != room.row.invite:
                raise Forbidden("This table is private: use its invitation link.", "no-invitation")
            if not sits and not room.row.hot_seat and any(chair.person == person.id for chair in room.chairs):
                raise Refusal("You sit here already.", "sits-already")
            if not sits:
                free = Chair(table=table, seat=claim.seat)
                await self.seat(room, claim.seat, free, person=person.id, nonce=claim.nonce)
        await self.start_if_full(table)
        await self.hall.tell_table(table)
        return await self.out(table, who, claim.invite)

    async def seat_bot(self, table: str, wanted: wire.SeatBot, who: Identity) -> wire.TableOut:
        """The host lets a bot sit on a free chair, or whoever holds a seat lets one play on for him."""
        async with self.hall.room(table) as room:
            room.check_seat(wanted.seat)
            chair = room.chairs[wanted.seat]
            if who.id != room.row.host and (not who.id or chair.person != who.id):
                raise Forbidden("Only the host seats bots.", "not-the-host")
            if room.row.status == "open" and not chair.is_free:
                raise Refusal("Somebody sits there.", "seat-taken")
            if room.row.status == "playing" and chair.person is not None and chair.person != who.id:
                raise Forbidden("Somebody sits there.", "seat-taken")
            bot = known_bot(room.row.game, wanted.bot)
            is_open = room.row.status == "open"
            if is_open:
                await self.seat(room, wanted.seat, chair, bot=bot)
        if not is_open:
            await self.hall.do(table, lambda room: room.hand_over(wanted.seat, bot), who.id)
        await self.start_if_full(table)
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def leave(self, table: str, seat: int, who: Identity) -> wire.TableOut:
        """Stand up before the game begins. During a game a bot takes over (`seat_bot`) or one resigns."""
        async with self.hall.room(table) as room:
            check_holds(room, who, seat)
            self.check_open(room)
            await self.seat(room, seat, room.chairs[seat], person=None, nonce="", token_hash="")
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def come_back(self, table: str, seat: int, who: Identity) -> wire.TableOut:
        """Take one's own seat back from the bot."""
        async with self.hall.room(table) as room:
            check_holds(room, who, seat)
        await self.hall.do(table, lambda room: room.come_back(seat), who.id)
        await self.hall.tell_table(table)
        return await self.out(table, who)

    async def seat_token(self, table: str, seat: int, who: Identity) -> wire.Token:
        """A token with which a program plays one's seat. A new one ends the old one."""
        token = f"seat.{table}.{seat}.{secrets.token_urlsafe(24)}"
        async with self.hall.room(table) as room:
            room.check_seat(seat)
            if not who.id or room.chairs[seat].person != who.id:
                raise Forbidden(f"Seat {seat} is not yours.", "not-your-seat")
            await self.seat(room, seat, room.chairs[seat], token_hash=hashed(token))
        await self.hall.tell_table(table)  # which ends the old one
        return wire.Token(token=token)

    async def seat(self, room: Room, seat: int, was: Chair, **values: object) -> None:
        try:
            await self.store.take_chair(room.row.id, seat, was, **values)
        except Taken as error:
            raise Refusal("Somebody was quicker: this seat is taken.", "seat-taken") from error
        finally:
            room.chairs = await self.store.chairs(room.row.id)

    async def start_if_full(self, table: str) -> None:
        async with self.hall.room(table) as room:
            is_ready = room.row.status == "open" and not any(chair.is_free for chair in room.chairs)
        if not is_ready:
            return
        try:
            await self.hall.do(table, start, "table")
        except Refusal as error:
            if error.code != "begun-already":  # two sat down at the same moment: either may start it
                raise

    async def start_all_full(self) -> None:
        """A server may have died between the last who sat down and the beginning of the game."""
        for table in await self.store.full_but_open():
            await self.start_if_full(table)

    def check_open(self, room: Room) -> None:
        if room.row.status != "open":
            raise Refusal("The game has begun already.", "begun-already")

    # ------------------------------------------------------------ after the game

    async def rematch(self, table: str, who: Identity) -> wire.TableOut:
        """The same table again; its players find it under `next`."""
        async with self.hall.room(table) as room:
            row = room.row
            if not who.id or all(chair.person != who.id for chair in room.chairs):
                raise Forbidden("Only its players ask for a rematch.", "not-a-player")
            if row.status != "over":
                raise Refusal("The game is not over.", "not-over")
            if row.next:
                return await self.again(row.next, who)
            new = msgspec.structs.replace(
                row, id=new_id(), invite=secrets.token_urlsafe(16), watch=secrets.token_urlsafe(16), status="open",
                secret=fresh_secret().hex(), created=time.time(), ended=None, due=None, host=who.id, parent=row.id,
                position=None,
            )  # fmt: skip
            seats = [
                Chair(table=new.id, seat=chair.seat, bot="" if chair.person else chair.bot) for chair in room.chairs
            ]
            await self.add(new, seats)
            await self.store.change_table(table, next=new.id)
            row.next = new.id
        await self.hall.tell_table(table)
        return await self.out(new.id, who)

    async def again(self, table: str, who: Identity) -> wire.TableOut:
        async with self.hall.room(table) as room:
            return room.out(who.id)

    async def fork(self, table: str, fork: wire.Fork, who: Identity) -> wire.TableOut:
        """A new table from any position of a finished game, with fresh chance."""
        host = who.known
        async with self.hall.room(table) as room:
            if not room.may_watch(who.id, fork.link):
                raise NotFound("There is no such table, or it is private: ask for its link.", "no-table")
            record = room.record()
            if fork.line > len(record.lines):
                raise BadRequest(f"line: the record has {len(record.lines)}", "bad-line")
            record.lines, record.digest = record.lines[: fork.line], ""
            match = replay(room.game, record)
            if match.over:
                raise Refusal("The game is over there: choose an earlier position.", "over")
            new = msgspec.structs.replace(
                room.row, id=new_id(), access=fork.access, invite=secrets.token_urlsafe(16),
                watch=secrets.token_urlsafe(16), status="open", secret=fresh_secret().hex(), created=time.time(),
                ended=None, due=None, host=host.id, parent=table, next="", position=match.position(),
            )  # fmt: skip
        await self.add(new, [Chair(table=new.id, seat=seat) for seat in range(new.seats)])
        return await self.out(new.id, who)


def start(room: Room) -> list[list[str]]:
    if room.match is not None:
        raise Refusal("The game has begun already.", "begun-already")
    return room.start()


def known_bot(game: str, name: str) -> str:
    if name not in bots_for(game):
        raise BadRequest(f"bot: one of {', '.join(bots_for(game))}", "no-bot")
    return name
