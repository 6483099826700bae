"""What players want answered by itself: changing it, and saying what can be wished for."""

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from signoria.kernel.text import words_for
from signoria.server import duties, wire
from signoria.server.automatic_answers import checked, wishes_of
from signoria.server.connections import Connection
from signoria.server.room import Room
from signoria.table.automatic import rules_of
from signoria.table.wishes import NO_WISHES, Wishes, merged

if TYPE_CHECKING:
    from signoria.server.hall import Hall


async def change_wishes(
    hall: "Hall",
    table: str,
    seat: int,
    wishes: Wishes | None,
    check: Callable[[Room], None],
    id: str,
    lang: str,
    was: Wishes | None = None,
    asking: Connection | None = None,
) -> wire.WishesOut:
    """Save the wishes of a seat, or only report them. Answers that are due because of them follow immediately.

    With `was` only what differs from that is changed. Who looks on from the seat is told, but for who is `asking`.
    """
    async with hall.fresh(table) as room:
        check(room)
        if wishes is not None:
            if was is not None:
                wishes = merged(room.private.wishes.get(seat, NO_WISHES), was, wishes)
            kept = checked(room, seat, wishes)
            await hall.private.keep(table, seat, wishes=msgspec.to_builtins(kept))
            room.private.wishes[seat] = kept
            room.hands_on.discard(seat)  # as at the terminal: whoever wishes something anew wants it to count
            await take_up(hall, room)
            tell_changed(hall, room, seat, asking)
        return wishes_out(room, seat, id, lang)


async def take_up(hall: "Hall", room: Room) -> None:
    """Something that answers for a seat has changed without an entry: whatever follows is due, in any process."""
    room.private.worked_out.clear()
    room.row.due = duties.due(room, time.time())
    await hall.store.change_table(room.row.id, due=room.row.due)
    for listener in hall.after_wishes:
        listener(room)


def tell(hall: "Hall", room: Room, seat: int, but: Connection | None = None) -> None:
    """Tell a seat what it wishes, wherever it looks on."""
    for watcher in hall.connections.watchers(room.row.id):
        if watcher.seat == seat and watcher.connection is not but:
            watcher.connection.tell(wishes_out(room, seat, "", watcher.manner.lang))


def tell_changed(hall: "Hall", room: Room, seat: int, but: Connection | None = None) -> None:
    """The same, and whether it is asked now."""
    room.told_wishes.pop(seat, None)
    tell(hall, room, seat, but)
    if seat in room.waiting:
        hall.tell_again(room, seat)


def tell_anew(hall: "Hall", room: Room, stood: Mapping[int, Wishes]) -> None:
    """Another process may have changed wishes: tell their seats."""
    now = room.private.wishes
    for seat in sorted(stood.keys() | now.keys()):
        if stood.get(seat) != now.get(seat):
            tell_changed(hall, room, seat)


def tell_ended(hall: "Hall", room: Room) -> None:
    """The game has gone on: tell seats of wishes that have ended with a battle, phase, turn or round."""
    for seat, wishes in room.private.wishes.items():
        if not wishes.may_end or room.is_over:
            continue
        now = wishes_of(room, seat)
        if now != room.told_wishes.get(seat, wishes):
            tell(hall, room, seat)
            room.told_wishes[seat] = now


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
