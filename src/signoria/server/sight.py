"""What leaves a room: the table as a seat or a spectator sees it, and what anybody knows about it."""

from typing import TYPE_CHECKING

from signoria.kernel.replay import replay, replay_line
from signoria.kernel.streams import commitment
from signoria.kernel.text import words_for
from signoria.server import wire
from signoria.server.automatic_answers import answer_of, is_sealed
from signoria.server.grace import grace
from signoria.server.manner import Manner
from signoria.server.shown import chair_out, legal_moves, move_of, shown_at
from signoria.server.storage import Entry, TableRow
from signoria.server.thoughts import Thought
from signoria.table.automatic import rules_of
from signoria.table.choices import capital
from signoria.table.pictures import DRAWN

if TYPE_CHECKING:
    from signoria.server.room import Room


def update_of(room: "Room", seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
    """Only a seat's view, its own moves, and the events after what it calls `since`; in the manner it is told.

    Who has the view as it was after `viewed` is told what has changed, if that view is still at hand.
    """
    match, (lang, how, deltas, with_picture, with_view) = room.match, manner
    assert match is not None
    number = room.number(seat)
    known = room.numbering.entry(seat, since) if 0 <= since <= number else -1
    first = min(room.heard[known:]) if known >= 0 else 0
    events, sentences = room.news.since(first, seat, lang)
    decision = room.choices[seat] if seat is not None else None
    codes = () if decision is None or room.affairs.paused else decision[2]
    is_over = room.is_over
    result = room.result() if is_over else None
    seen = room.seen(seat)
    waiting = [] if is_over else seen.waiting
    update = wire.Update(
        table=room.row.id,
        seat=seat,
        seq=number,
        shared=room.number(None),
        first=room.news.number(first, seat),
        events=events,
        sentences=sentences,
        at=number if seat is None else room.number(seat, room.decisions[seat]),
        legal=legal_moves(room.game, codes, lang, room.news.names(lang)) if codes and not how else [],
        waiting=waiting,
        optional=[] if is_over else seen.optional,
        unasked=seat is not None and not is_over and is_answered(room, seat),
        since=[room.asked_at[one] for one in waiting],
        over=is_over,
        ask=room.asked_now(seat),
        declined=room.declined_now(seat),
        paused=room.affairs.paused,
        clock=room.clock_for(seat, now),
        order=room.affairs.orders[seat].moves if seat in room.affairs.orders else [],
        result=None if result is None else result.json(),
        last=None if seat is None else room.last_number(seat),
    )
    if with_view and deltas:
        room.views.put(update, seen, room.seen(None), viewed)
    elif with_view:
        update.view = seen.view
    drawn = DRAWN.get(room.game.name)
    if with_picture and drawn is not None and deltas:
        room.pictures.put_changes(update, drawn, match, room.seen(None), seen, viewed)
    elif with_picture and drawn is not None:
        room.pictures.put(update, drawn, match, room.seen(None), seen)
    if how:
        unoffered = rules_of(room.game.name).unoffered
        moves = [move_of(room.game, code) for code in codes]
        offered = [move for move in moves if move.verb not in unoffered] if unoffered else moves
        if offered or how == "panels":
            update.shown, update.legal = shown_at(match, seen, lang, how, offered, room.news.names(lang), is_over)
        else:
            update.shown = room.news.not_asked(seen, lang, is_over)
        update.news = room.news.actions(first, seat, lang, is_back=room.back_at.get(seat, -1) > known)
    if (reaction := reaction_of(room, lang)) is not None:
        update.reaction = reaction
    if is_over:
        words = words_for(room.game.name, lang)
        update.scores = match.scores()
        update.sources = {source: words.word(f"points-{source}") for source in update.scores[0]}
    return update


def is_answered(room: "Room", seat: int) -> bool:
    """Whether the server will answer for a seat that must answer."""
    return seat in room.waiting and not room.affairs.paused and answer_of(room, seat) is not None


def reaction_of(room: "Room", lang: str) -> wire.Reaction | None:
    """The same for everybody: what a spectator knows."""
    if room.is_over or not is_sealed(room):
        return None
    found = rules_of(room.game.name).reacting(room.seen(None))
    if found is None:
        return None
    words = capital(words_for(room.game.name, lang).word(found.words))
    return wire.Reaction(moment=found.moment, words=words, asked=room.shown_waiting, passing=found.passing)


def thoughts_out(room: "Room", thoughts: dict[int, Thought], entries: list[Entry], lang: str) -> wire.ThoughtsOut:
    """What bots thought, by the lines of the record: a move is the first line of its entry.

    The game is played through once more, so that moves are called what they were called then.
    """
    record = room.record("What bots thought can be read")
    played, record.lines, record.digest = record.lines, [], ""
    match = replay(room.game, record)
    found: list[wire.ThoughtOut] = []
    for entry in entries:
        thought, line = thoughts.get(entry.seq), len(match.lines)
        if thought is not None:
            seat = int(entry.lines[0][0])
            question, best = room.weighed(match, seat, thought, lang)
            found.append(
                wire.ThoughtOut(
                    line=line + 1,
                    seat=seat,
                    bot=entry.by.removeprefix("bot "),
                    move=thought.move,
                    question=question,
                    best=best,
                )
            )
        for who, what in played[line : line + len(entry.lines)]:
            replay_line(match, who, what, None)
    return wire.ThoughtsOut(thoughts=found)


def beginning(row: TableRow) -> wire.Beginning:
    """Where a game begins: whoever wrote a position, or has seen the game it is from, knows what is hidden there."""
    if row.position is None:
        return "start"
    return "fork" if row.parent else "position"


def table_out(room: "Room", me: str, here: set[int], shortest_grace: float) -> wire.TableOut:
    """What anybody who may look at the table knows about it; its links only for those they are for."""
    row = room.row
    mine = [chair.seat for chair in room.chairs if me and chair.person == me]
    is_host = bool(me) and me == row.host
    result = room.result()
    kept = row.result if row.status == "over" else None  # of a game that is not open in memory
    return wire.TableOut(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=row.options,
        rules_version=row.rules_version,
        access="private" if row.access == "private" else "public",
        pace=room.clocks.pace,
        hints=row.hints,
        hot_seat=row.hot_seat,
        status=row.status,  # type: ignore[arg-type]
        begins=beginning(row),
        chairs=[chair_out(chair, room.bot_at(chair.seat), mine, here, room.affairs.resigned) for chair in room.chairs],
        commitment=commitment(bytes.fromhex(row.secret)),
        reveal_by=row.reveal_by if row.status == "open" else None,
        created=row.created,
        host=is_host,
        invite=row.invite if is_host else "",
        code=row.code if row.status == "open" and (is_host or row.access == "public") else "",
        watch=row.watch if is_host or mine else "",
        result=kept if result is None else result.json(),
        trouble=row.trouble,  # type: ignore[arg-type]
        next=row.next,
        grace=grace(room.clocks.pace, shortest_grace),
        parent=row.parent,
        spectators_talk=row.spectators_talk,
        delay=row.delay,  # type: ignore[arg-type]
    )
