"""What is left of a gesture when chance or somebody else comes in between: the private plan of its seat.

By which rules it is played or dropped `table/plans.py` says. Nobody else learns that there is one.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.kernel.domains import Seats
from signoria.kernel.errors import BadMove
from signoria.kernel.flow import CHANCE
from signoria.kernel.moves import argument
from signoria.server import wire
from signoria.server.budget import OFFERS
from signoria.server.duties import plan_due
from signoria.server.errors import BadRequest, Refusal, Stale
from signoria.server.room import Lines, Room
from signoria.server.shown import legal_moves
from signoria.table.plans import DroppedPlan, Due, Plan, parted, phase_of, plan_of

if TYPE_CHECKING:
    from signoria.server.hall import Hall


def play_with_plan(room: Room, message: wire.PlayIn, lang: str) -> Lines:
    """A gesture of which the rest may stay with the server."""
    moves = texts_of(room, message.move)
    now, left = parted(room.playing, message.seat, moves)
    phase = phase_of(room.playing)  # before it may end with these moves
    lines = room.play(message.seat, message.at, now, lang, "" if left else message.then)
    if left:
        room.planned[message.seat] = plan_of(room.playing, phase, now, left, message.loses)
    return lines


def texts_of(room: Room, move: Any) -> list[str]:
    moves = move if isinstance(move, list) else [move]
    try:
        codes = [room.playing.code(one) for one in moves]
    except BadMove as error:
        raise BadRequest(str(error), "bad-move") from error
    texts = [room.game.verbs.text(code) for code in codes]
    for text, code in zip(texts, codes, strict=True):
        if names_stranger(room, code):
            raise BadRequest(f"{text}: this table has seats 0 to {room.row.seats - 1}", "bad-move")
    return texts


def names_stranger(room: Room, code: int) -> bool:
    """Whether a move is about a seat that the table does not have: nobody could be told its words."""
    named = enumerate(room.game.verbs.verb(code).arguments)
    seats = [argument(code, i) for i, (_, domain) in named if isinstance(domain, Seats)]
    return any(seat != CHANCE and seat >= room.row.seats for seat in seats)


# ---------------------------------------------------------------- when a seat is asked again


def play_on(room: Room, seat: int) -> Lines:
    """Play what can be played of a plan now."""
    found = plan_due(room, seat)
    if found is None or not found.moves:
        raise Stale("There is nothing to play on.")
    if not room.budget.allows(room.playing, seat, found.moves):
        room.budget.check(OFFERS, seat)
    lines = room.answer(seat, None, found.moves)
    room.planned[seat] = None
    if found.left:
        plan = room.private.plans[seat]
        made = [*plan.made, *found.moves]
        room.planned[seat] = plan_of(room.playing, plan.phase, made, found.left, plan.loses)
    return lines


# ---------------------------------------------------------------- keeping and telling


async def tell_change(hall: "Hall", table: str, seat: int) -> None:
    """Tell a seat what its last gesture has left, or that nothing is left any more. It was saved with the entry."""
    known = hall.rooms.get(table)
    if known is not None and seat not in known.untold_plans:
        return
    async with hall.room(table) as room:
        if seat in room.untold_plans:
            room.untold_plans.discard(seat)
            tell(hall, room, seat)


async def forget(hall: "Hall", table: str, seat: int) -> None:
    """Forget what is left of a gesture, or what became of it."""
    async with hall.room(table) as room:
        if seat in room.private.all_plans:
            await put(hall, room, seat, None)


async def drop(hall: "Hall", table: str, seat: int, found: Due) -> None:
    """What is left of a gesture comes to nothing. Its seat alone is told, now or when it comes, until it moves."""
    async with hall.fresh(table) as room:
        if seat in room.private.plans:
            await put(hall, room, seat, DroppedPlan(found.left, found.dropped) if found.dropped else None)


async def put(hall: "Hall", room: Room, seat: int, plan: DroppedPlan | None) -> None:
    await hall.private.keep(room.row.id, seat, plan=msgspec.to_builtins(plan))
    room.private.put(seat, plan)
    tell(hall, room, seat)


async def carry_on(hall: "Hall", table: str, seat: int) -> None:
    """Play the plan of a seat on, or drop it with a notice."""
    async with hall.room(table) as room:
        found = plan_due(room, seat)
    if found is None:
        return
    if found.moves:
        try:
            await hall.do(table, lambda room: play_on(room, seat), "plan", seat)
            await tell_change(hall, table, seat)
            return
        except Stale:
            raise  # something else came first: it is judged anew
        except Refusal:
            found = Due([], found.moves + found.left, "illegal")  # something hidden forbids it
    await drop(hall, table, seat, found)


def tell(hall: "Hall", room: Room, seat: int) -> None:
    for watcher in hall.connections.watchers(room.row.id):
        if watcher.seat == seat:
            watcher.connection.tell(plan_out(room, seat, watcher.manner.lang))


def tell_anew(hall: "Hall", room: Room, stood: Mapping[int, Plan | DroppedPlan]) -> None:
    """Another process may have changed plans: tell their seats."""
    now = room.private.all_plans
    for seat in sorted(stood.keys() | now.keys()):
        if stood.get(seat) != now.get(seat):
            tell(hall, room, seat)


def plan_out(room: Room, seat: int, lang: str, id: str = "") -> wire.PlanOut:
    plan, dropped = room.private.plans.get(seat), room.private.dropped.get(seat)
    left, gone = [] if plan is None else list(plan.moves), [] if dropped is None else list(dropped.dropped)
    codes = [room.game.verbs.parse(text) for text in left or gone]
    words = [move.words for move in legal_moves(room.game, codes, lang, room.news.names(lang))]
    all_of_it = [] if plan is None else [room.game.verbs.parse(text) for text in (*plan.made, *plan.moves)]
    gesture = legal_moves(room.game, all_of_it, lang, room.news.names(lang))
    out = wire.PlanOut(table=room.row.id, seat=seat, id=id, moves=left, gesture=gesture, dropped=gone, words=words)
    if dropped is not None:
        out.why = dropped.why
    return out
