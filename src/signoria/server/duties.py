"""What must happen by itself at a table: which seats a bot, a standing order or a clock answers for, and how."""

from collections.abc import Iterable

from signoria.bots import usual_bot
from signoria.server import automatic_answers
from signoria.server.errors import BadRequest, Illegal, Stale
from signoria.server.numbering import TIME
from signoria.server.policy import plain_move
from signoria.server.room import Lines, Room
from signoria.server.storage.rows import ORDER, UNASKED
from signoria.server.wire import Bank, PerMove
from signoria.table.digest import ASIDE, BRIEF, GRAVE, USUAL, Lingered, lingered_after
from signoria.table.games import grouping_of
from signoria.table.pacing import Board
from signoria.table.plans import Due
from signoria.table.plans import due as due_of

MOST_MISSED = 10  # times in a row that the clock answers for somebody; then a bot plays until they come back
PAUSES = {ASIDE: 0.0, BRIEF: 0.35, USUAL: 1.0, GRAVE: 1.5}  # how long bots wait after an action, by its weight
LONGEST_PAUSE = 3.0  # however much has happened, where nobody's board is waited for
SOON = 5.0  # seconds after which another process does what should have happened by itself


def bots(room: Room) -> list[int]:
    """Seats that must answer and are a bot's. A bot never acts where nobody waits for it, nor in a pause."""
    if room.affairs.paused:
        return []
    return [seat for seat in room.waiting if room.bot_at(seat) and not given(room, seat)[0]]


def given(room: Room, seat: int) -> tuple[str, str]:
    """The move that answers for a seat without asking it, and by what: an order or a wish; two empty texts if none."""
    if seat not in room.waiting or room.affairs.paused:
        return "", ""
    instructed = room.playing.instructed(seat)
    if instructed is not None:
        return instructed.text, ORDER
    if move := ordered(room, seat):
        return move, ORDER
    answer = automatic_answers.answer_of(room, seat)
    return ("", "") if answer is None else (room.game.verbs.text(answer.code), UNASKED)


def ordered(room: Room, seat: int) -> str:
    """The first legal move of a seat's standing order. It begins no more offers than its owner may."""
    order = room.affairs.orders.get(seat)
    if order is None:
        return ""
    codes = set(room.playing.legal(seat).codes)
    legal = (text for text in order.moves if room.game.verbs.parse(text) in codes)
    return next((text for text in legal if room.budget.allows(room.playing, seat, text)), "")


def orders(room: Room) -> list[int]:
    """Seats for which an instruction, a standing order or a wish answers, whenever that shows."""
    return [seat for seat in room.waiting if given(room, seat)[0]]


def shows_at(room: Room, seat: int, pause: float) -> float:
    """When that answer may show."""
    by = given(room, seat)[1]
    answer = automatic_answers.answer_of(room, seat) if by == UNASKED else None
    if room.bot_at(seat) and not (answer is not None and answer.is_public):
        return automatic_answers.bots_show_at(room, pause)
    return automatic_answers.shows_at(room, answer, pause)


def plan_due(room: Room, seat: int) -> Due | None:
    """What becomes of the plan of a seat at this moment; None while it waits."""
    plan = room.private.plans.get(seat)
    if plan is None or room.match is None or room.affairs.paused:
        return None
    if room.is_over or room.bot_at(seat):
        return Due([], list(plan.moves), "over")
    return due_of(room.match, seat, plan)


def plans(room: Room) -> list[int]:
    """Seats whose plans are to be played or dropped now."""
    return [seat for seat in room.private.plans if plan_due(room, seat) is not None]


def due(room: Room, now: float) -> float | None:
    """When something must have happened by itself, should this process die.

    A plan that waits for others, perhaps for ever, is no reason to look at a table: what they do will be one.
    """
    if bots(room) or orders(room) or plans(room):
        return now + SOON
    return None if room.is_over else room.clocks.deadline()


def pause(room: Room) -> float:
    """How many usual pauses bots wait, so that people can follow: one for each action of the last entry."""
    return min(LONGEST_PAUSE, sum(PAUSES[action.rest] for action in lingered(room)))


def show(room: Room, boards: Iterable[Board]) -> None:
    """The newest entry comes to the boards of an only player. The setup of a game they show without delay."""
    if not room.number(None) or last_shared(room) != room.seq:
        return
    if room.made and room.made[-1][1] == room.seq and room.mover in room.people:
        for board in boards:
            board.catch_up(room.noticed_at)
    actions = lingered(room)
    for board in boards:
        board.tell(actions, room.noticed_at, room.people)


def lingered(room: Room) -> list[Lingered]:
    """The actions that began or grew with the last entry.

    They are worked out from what everybody sees, so that they tell nothing else; what one seat alone may know is no
    entry here, and shortens no pause.
    """
    last = last_shared(room)
    first = min(room.heard[last - 1 :]) if last > 0 else 0
    return lingered_after(room.playing, grouping_of(room.game.name), None, first)


def last_shared(room: Room) -> int:
    """The last entry that everybody is told of."""
    return room.numbering.entry(None, room.number(None))


# ---------------------------------------------------------------- commands


def answer_for_bot(room: Room, seat: int, at: int, move: str | None, seed: int) -> Lines:
    """What a bot has thought of, or a plain move if it found none that is legal, while its decision stands."""
    if seat not in bots(room):
        raise Stale("This seat is not a bot's to answer any more.")
    try:
        if move is not None:
            return room.answer(seat, at, move)
    except (Illegal, BadRequest):
        pass
    return room.answer(seat, at, plain_answer(room, seat, seed))


def answer_by_order(room: Room, seat: int) -> Lines:
    move = given(room, seat)[0]
    if not move:
        raise Stale("No standing order has an answer now.")
    return room.answer(seat, None, move)


def time_out(room: Room, now: float, seed: int) -> Lines:
    """The time of a seat is over: what the table has agreed on happens.

    A game nobody plays any more must come to an end, and plain moves need not lead to one.
    """
    match, pace = room.playing, room.clocks.pace
    late = room.clocks.out(now)
    if not late or not isinstance(pace, PerMove | Bank):
        raise Stale("Nobody's time is over.")
    seat = late[0]
    lines = [room.note(match, f"{TIME} {seat}")]
    if pace.out == "resign":
        return lines + room.resign(seat)
    if pace.out == "bot" or room.clocks.missed[seat] >= MOST_MISSED:
        return lines + room.hand_over(seat, usual_bot(room.game.name))
    return lines + room.answer(seat, None, plain_answer(room, seat, seed))


def plain_answer(room: Room, seat: int, seed: int) -> str:
    """Chosen from what the seat knows, so that no secret speaks through it."""
    return plain_move(room.game, room.game.known(room.playing.state, seat), seat, seed)
