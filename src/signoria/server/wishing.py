"""What players want answered by itself: changing it, and saying what can be wished for."""

import time
from collections.abc import Callable

import msgspec

from signoria.kernel.text import words_for
from signoria.server import duties, wire
from signoria.server.automatic_answers import checked, wishes_of
from signoria.server.hall import Hall
from signoria.server.room import Room
from signoria.table.automatic import rules_of
from signoria.table.wishes import Wishes


async def change_wishes(
    hall: Hall, table: str, seat: int, wishes: Wishes | None, check: Callable[[Room], None], id: str, lang: str
) -> wire.WishesOut:
    """Save the wishes of a seat, or only report them. Answers that are due because of them follow immediately."""
    async with hall.fresh(table) as room:
        check(room)
        if wishes is not None:
            kept = checked(room, seat, wishes)
            await hall.private.keep(table, seat, wishes=msgspec.to_builtins(kept))
            room.private.wishes[seat] = kept
            room.hands_on.discard(seat)  # as at the terminal: whoever wishes something anew wants it to count
            await take_up(hall, room)
        return wishes_out(room, seat, id, lang)


async def take_up(hall: Hall, room: Room) -> None:
    """Something that answers for a seat has changed without an entry: whatever follows is due, in any process."""
    room.private.worked_out.clear()
    room.row.due = duties.due(room, time.time())
    await hall.store.change_table(room.row.id, due=room.row.due)
    for listener in hall.after_wishes:
        listener(room)


def wishes_out(room: Room, seat: int, id: str, lang: str) -> wire.WishesOut:
    can, words = rules_of(room.game.name).choosable, words_for(room.game.name, lang)

    def named(names: dict[str, str]) -> list[wire.Wishable]:
        return [wire.Wishable(name=name, words=words.word(key)) for name, key in names.items()]

    return wire.WishesOut(
        table=room.row.id,
        seat=seat,
        id=id,
        wishes=wishes_of(room, seat),
        reactions=named(can.reactions),
        moments=named(can.moments),
        matters=named(can.matters),
        bids=named(can.bids),
    )
