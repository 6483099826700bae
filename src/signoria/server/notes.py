"""Private notes of players at a table, such as promises and counts. Nobody else can see them."""

from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.errors import Forbidden, Refusal
from signoria.server.hall import no_such_table
from signoria.server.storage import Store
from signoria.server.storage.store import Ended
from signoria.server.tables import check_sees, unopened


class Notes:
    """One text for each person and table. It belongs to the person, not to a seat: its token does not open it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, table: str, who: Identity) -> wire.Notes:
        await self.check_plays(table, who)
        return wire.Notes(text=await self.store.notes(table, who.known.id))

    async def write(self, table: str, text: str, who: Identity) -> None:
        await self.check_plays(table, who)
        try:
            await self.store.keep_notes(table, who.known.id, text)
        except Ended as error:
            raise no_such_table() from error

    async def check_plays(self, table: str, who: Identity) -> None:
        """Only people who play or have played at a table keep notes; before the game begins nobody does."""
        found = await self.store.listed_table(table)
        if found is None:
            raise no_such_table()
        room = unopened(found)
        check_sees(room, who)
        person = who.known.id
        if all(chair.person != person for chair in room.chairs):
            raise Forbidden("Only players keep notes at a table.", "not-a-player")
        if room.row.status in ("open", "closed"):
            raise Refusal("The game has not begun yet.", "not-begun")
