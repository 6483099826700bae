"""Accounts that are deleted, and what is purged: sessions that have expired, guests who cannot come back."""

import time
from functools import partial

import structlog

from signoria.server.errors import Refusal
from signoria.server.hall import Hall
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.storage import SeatToken
from signoria.server.storage.store import Begun, Taken
from signoria.server.tables import NO_NONCE

EVERY = 3_600.0  # seconds between two purges
DAY = 86_400.0
ALL = 1_000_000  # tables of one person
logger = structlog.get_logger()


class Leaving:
    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = settings
        self.purged = 0.0

    async def delete(self, person: str) -> None:
        """Delete an account. Its name is removed everywhere first; then its seats are left, as by resigning."""
        await self.end_sessions(person)
        await self.store.forget_name(person)
        await self.leave_tables(person)

    async def end_sessions(self, person: str, but: str = "") -> None:
        """End every session and token of somebody, those of their seats too, and their connections, but one."""
        for token_hash in await self.store.close_sessions_of(person, but):
            self.hall.connections.end(token_hash)
        await self.end_seat_tokens(person)

    async def end_seat_tokens(self, person: str, tokens: list[SeatToken] | None = None) -> None:
        """End tokens of somebody's seats, all unless some are named; with what they have opened."""
        for one in await self.store.end_seat_tokens(person, tokens):
            self.hall.connections.end(one.token_hash)
            if one.table in self.hall.rooms:
                await self.hall.catch_up(one.table)

    async def end(self, hashes: list[str]) -> None:
        await self.store.close_sessions(hashes)
        for token_hash in hashes:
            self.hall.connections.end(token_hash)

    async def leave_tables(self, person: str) -> None:
        """Resign where somebody plays, stand up where the game has not begun, and show their name nowhere."""
        for table in await self.store.tables_of(person, ALL):
            try:
                await self.leave_table(table, person)
            except Refusal as error:  # a table that cannot go on keeps nobody from leaving the others
                logger.warning("seat-not-left", table=table, code=error.code)

    async def leave_table(self, table: str, person: str) -> None:
        async with self.hall.fresh(table) as room:
            seats = [chair.seat for chair in room.chairs if chair.person == person]
            if room.row.status == "open":
                await self.stand_up(room, seats, is_host=room.row.host == person)
            room.rename(await self.store.chairs(table))
            left = [] if room.row.status != "playing" else [seat for seat in seats if seat in room.players]
            self.hall.tell_room(room)
        for seat in left:
            await self.hall.do(table, partial(Room.resign, seat=seat), person)

    async def stand_up(self, room: Room, seats: list[int], is_host: bool) -> None:
        table = room.row.id
        try:
            for seat in seats:
                await self.store.take_chair(table, seat, room.chairs[seat], person=None, token_hash="", **NO_NONCE)
            if is_host:
                await self.store.close_table(table)
                room.row.status = "closed"
        except (Begun, Taken) as error:  # the game has begun at the same moment: the next purge resigns
            logger.warning("seat-not-left", table=table, code=type(error).__name__)

    async def purge(self) -> None:
        """Clean up once an hour and at the start: what nobody can use any more, and accounts being deleted."""
        now = time.time()
        if now - self.purged < EVERY:
            return
        self.purged = now
        for person in await self.store.nameless_at_tables():
            await self.leave_tables(person)
        days = self.settings.guest_days
        sessions, guests = await self.store.purge_people(now, now - days * DAY if days else 0.0)
        if sessions or guests:
            logger.info("people-purged", sessions=sessions, guests=guests)
