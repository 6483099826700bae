"""What is left of a gesture when chance or somebody else comes in between: the private plan of its seat.

It is played when the seat is asked again, if all of it that can be judged is still legal and it loses nothing that was
not said to be lost; otherwise it is dropped, and its seat is told. Nobody else learns that there is one.
"""

from typing import Any, NamedTuple

from signoria.kernel.chains import Chain
from signoria.kernel.errors import BadMove, SignoriaError
from signoria.kernel.flow import LEGAL
from signoria.server import wire
from signoria.server.errors import BadRequest, Illegal, Refusal, Stale
from signoria.server.hall import Hall
from signoria.server.room import Lines, Room
from signoria.server.shown import legal_moves
from signoria.table.plans import habits_of


class Due(NamedTuple):
    """What becomes of a plan now: these moves are played and these are left, or it is dropped."""

    moves: list[str]
    left: list[str]
    is_dropped: bool = False


def parted(room: Room, seat: int, moves: list[str]) -> tuple[list[str], list[str]]:
    """How far a gesture goes at once, and what has to wait. What is illegal is found by playing it."""
    match = room.playing
    chain = Chain(room.game, room.game.known(match.state, seat), seat)
    for i, text in enumerate(moves):
        try:
            code = match.code(text)
        except SignoriaError:
            return moves, []
        if chain.add(code)[0] != LEGAL:
            return (moves[:i], moves[i:]) if i and chain.end != LEGAL else (moves, [])
    return moves, []


def play_with_plan(room: Room, message: wire.PlayIn, lang: str) -> Lines:
    """A gesture of which the rest may stay with the server."""
    moves = texts_of(room, message.move)
    now, left = parted(room, message.seat, moves)
    lines = room.play(message.seat, message.at, now, lang, "" if left else message.then)
    if left:
        room.planned[message.seat] = {
            "moves": left,
            "loses": message.loses,
            "heard": len(room.playing.events),
            "phase": phase_of(room),
        }
    return lines


def texts_of(room: Room, move: Any) -> list[str]:
    moves = move if isinstance(move, list) else [move]
    try:
        return [room.game.verbs.text(room.playing.code(one)) for one in moves]
    except BadMove as error:
        raise BadRequest(str(error), "bad-move") from error


def phase_of(room: Room) -> str:
    return habits_of(room.game.name).moment(room.check_begun().seen(None))


# ---------------------------------------------------------------- when a seat is asked again


def due(room: Room, seat: int) -> Due | None:
    """What becomes of the plan of a seat at this moment; None while it waits."""
    plan = room.private.plans.get(seat)
    if plan is None or room.match is None or room.affairs.paused:
        return None
    moves, habits = list(plan["moves"]), habits_of(room.game.name)
    if room.is_over or room.bot_at(seat) or plan["phase"] != phase_of(room) or is_refused(room, seat, plan):
        return Due([], moves, True)
    if seat not in room.waiting:
        return None
    match, seen = room.match, room.seen(seat)
    legal = {move.text for move in seen.legal}
    while moves and moves[0] not in legal and moves[0].split()[0] in habits.unasked and seen.step not in habits.asking:
        del moves[0]  # what it answers was not asked
    if not moves:
        return Due([], [], False)
    if moves[0] not in legal and habits.again in legal:
        return Due([habits.again], moves)  # another has to be asked the same
    if moves[0] not in legal:
        return None if seen.step in habits.between else Due([], moves, True)
    now, left = parted(room, seat, moves)
    try:
        preview = match.preview(seat, now)
    except SignoriaError:
        return Due([], moves, True)
    losses = {str(event.get(field)) for event in preview.events for field in habits.losses.get(str(event["event"]), ())}
    return Due([], moves, True) if losses - set(plan["loses"]) else Due(now, left)


def is_refused(room: Room, seat: int, plan: dict[str, Any]) -> bool:
    """Whether somebody has refused, since it was made, what the plan needs."""
    assert room.match is not None
    refusals = habits_of(room.game.name).refusals
    names = [kind.name for kind in room.game.events]
    since = room.match.events[min(plan["heard"], len(room.match.events)) :]
    return any(names[event.kind] in refusals and event.numbers[refusals[names[event.kind]]] == seat for event in since)


def waits(room: Room) -> list[int]:
    """Seats whose plans are due: to be played or dropped."""
    return [seat for seat in room.private.plans if due(room, seat) is not None]


def play_on(room: Room, seat: int) -> Lines:
    """Play what can be played of a plan now."""
    found = due(room, seat)
    if found is None or not found.moves:
        raise Stale("There is nothing to play on.")
    lines = room.answer(seat, None, found.moves)
    room.planned[seat] = None
    if found.left:
        room.planned[seat] = {**room.private.plans[seat], "moves": found.left, "heard": len(room.playing.events)}
    return lines


# ---------------------------------------------------------------- keeping and telling


async def tell_change(hall: Hall, table: str, seat: int) -> None:
    """Tell a seat what its last gesture has left, or that nothing is left any more. It was saved with the entry."""
    async with hall.room(table) as room:
        if seat in room.untold_plans:
            room.untold_plans.discard(seat)
            tell(hall, room, seat, [])


async def drop(hall: Hall, table: str, seat: int, dropped: list[str] | None = None) -> None:
    """Forget what is left of a gesture, and tell its seat alone."""
    async with hall.room(table) as room:
        if seat in room.private.plans:
            await hall.private.keep(table, seat, plan=None)
            room.private.plans.pop(seat, None)
            tell(hall, room, seat, dropped or [])


async def carry_on(hall: Hall, table: str, seat: int) -> None:
    """Play the plan of a seat on, or drop it with a notice."""
    async with hall.room(table) as room:
        found = due(room, seat)
    if found is None:
        return
    if found.moves:
        try:
            await hall.do(table, lambda room: play_on(room, seat), "plan", seat)
            await tell_change(hall, table, seat)
            return
        except (Illegal, Refusal):
            pass  # something hidden forbids it
    await drop(hall, table, seat, found.left if found.is_dropped else found.moves)


def tell(hall: Hall, room: Room, seat: int, dropped: list[str]) -> None:
    for watcher in hall.connections.watchers(room.row.id):
        if watcher.seat == seat:
            watcher.connection.tell(plan_out(room, seat, watcher.manner.lang, dropped=dropped))


def plan_out(room: Room, seat: int, lang: str, id: str = "", dropped: list[str] | None = None) -> wire.PlanOut:
    plan = room.private.plans.get(seat)
    left, gone = [] if plan is None else list(plan["moves"]), dropped or []
    codes = [room.game.verbs.parse(text) for text in left or gone]
    words = [move.words for move in legal_moves(room.game, codes, lang, room.news.names(lang))]
    return wire.PlanOut(table=room.row.id, seat=seat, id=id, moves=left, dropped=gone, words=words)
