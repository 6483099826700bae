"""Everything a running server holds, opened and closed in order."""

import secrets
from contextlib import suppress

from signoria.server.accounts import Accounts
from signoria.server.admin import Admin
from signoria.server.automatic import Automatic
from signoria.server.bus import Bus
from signoria.server.errors import Refusal
from signoria.server.hall import Hall
from signoria.server.leaving import Leaving
from signoria.server.limits import Limits
from signoria.server.logs import note_changes
from signoria.server.mailbox import Mailbox
from signoria.server.notes import Notes
from signoria.server.notices import Notices
from signoria.server.replays import Replays
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.storage import Store
from signoria.server.tables import Tables, known_bot
from signoria.server.thinkers import Thinkers
from signoria.server.thoughts import Thought


class House:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hall = Hall(self.store, settings.absence_seconds)
        self.hall.room_seconds, self.hall.room_bytes = 60 * settings.room_minutes, settings.room_megabytes * 2**20
        self.replays = Replays()
        self.tables = Tables(self.hall, settings.table_days, self.replays)
        self.accounts = Accounts(self.store, settings.session_days)
        self.limits = limits
        self.hall.after.append(note_changes)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.admin = Admin(settings, self.hall, self.thinkers, self.replays)
        self.mailbox = Mailbox(self.hall, self.thinkers)
        self.automatic = Automatic(self.hall, self.thinkers, settings.bot_pause)
        self.automatic.also.append(self.tables.start_all_full)  # another process may have died before it did
        self.automatic.also += [self.hall.presence.beat, self.hall.tidy, self.tables.purge]
        self.leaving = Leaving(self.hall, settings)
        self.automatic.also.append(self.leaving.purge)
        self.notices = Notices(self.hall, settings)
        self.notes = Notes(self.store)
        self.bus = Bus(settings.database, self.hall.heard, self.hall.look_again) if self.store.is_postgres else None

    async def open(self) -> None:
        if self.bus is not None:
            self.bus.start()
        await self.hall.pulse.beat()  # before any clock can be over
        self.automatic.start()
        await self.tables.start_all_full()

    async def close(self) -> None:
        await self.automatic.stop()
        await self.mailbox.stop()
        await self.notices.stop()
        await self.thinkers.close()
        await self.replays.close()
        if self.bus is not None:
            await self.bus.stop()
        with suppress(Exception):  # the last sign of life; without it some seconds more are not charged
            await self.hall.pulse.beat()
        self.store.close()

    async def hint(self, room: Room, seat: int, bot: str) -> Thought:
        """What a bot would do on a seat, and why, told what the seat knows and nothing else.

        Seen again at the same moment it says the same, though it draws other worlds each time it thinks.
        """
        name, moment = known_bot(room.row.game, bot), room.number(seat)
        kept = room.hinted.get((seat, name))
        if kept is not None and kept[0] == moment:
            return kept[1]
        thought = await self.thinkers.think(room.row.game, room.known(seat), seat, name, secrets.randbits(62))
        if thought is None:
            raise Refusal("No bot has an answer now: try again.", "no-bot")
        room.hinted[seat, name] = moment, thought
        return thought
