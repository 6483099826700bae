"""Answers that a seat gives without being asked, and when they show.

What a seat wishes is kept apart from the log of its table (`storage/private.py`) and told to nobody else. What it leads
to is an ordinary move. Among people it shows after a delay that is drawn from public facts alone, so that nobody can
tell an answer of the server from a thought.
"""

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from signoria.bots.registry import BOTS, MASTER
from signoria.server.errors import BadRequest, Refusal
from signoria.server.storage import Letter
from signoria.server.storage.private import MOST_ENDED
from signoria.server.thinking import LEAST
from signoria.table.automatic import kept, now_of, rules_of, unasked
from signoria.table.letters import OPEN
from signoria.table.plans import DroppedPlan, Plan
from signoria.table.wishes import NO_WISHES, Unasked, Wishes, unknown

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.room import Room

DELAYS = {"none": (0.0, 0.0), "short": (0.5, 1.0), "long": (2.0, 5.0)}  # seconds, at least and at most
STEPS = 2**32
A_MOMENT = 0.03  # seconds that bots let pass so that people answer before them
AT_LEAST = 0.15  # seconds for a thought of a bot that does not search
SPARE = 0.4  # seconds for a thought to come back from its process
MOST_ENDED_MOVES = 400  # in letters that have ended, of those that are still shown
logger = structlog.get_logger()
NOTE = "automatic"  # the first word of the lines that are added to a record at the end


class Private:
    """What one table keeps apart from its log. It can be read again at any moment."""

    def __init__(
        self,
        kept: dict[int, dict[str, Any]] | None = None,
        letters: list[Letter] | None = None,
        sent: dict[int, int] | None = None,
    ) -> None:
        self.wishes: dict[int, Wishes] = {}
        self.plans: dict[int, Plan] = {}
        self.dropped: dict[int, DroppedPlan] = {}  # of seats that have neither moved nor read it since
        self.letters: list[Letter] = letters or []  # those that are open, and the last that have ended
        self.sent = Counter(sent or {})  # letters, by their sender
        self.drop_old_letters()
        for seat, row in (kept or {}).items():
            try:
                if row["wishes"] is not None:
                    self.wishes[seat] = msgspec.convert(row["wishes"], Wishes)
                plan = row["plan"]
                if plan is not None:
                    self.put(seat, msgspec.convert(plan, DroppedPlan) if "why" in plan else msgspec.convert(plan, Plan))
            except msgspec.ValidationError:  # of another version: without it the game goes on all the same
                logger.warning("private-unreadable", seat=seat)
        self.worked_out: dict[int, Unasked | None] = {}  # by seat, of this moment

    def put(self, seat: int, plan: Plan | DroppedPlan | None) -> None:
        """What is left of the gesture of a seat, what became of it, or nothing, instead of what stood there."""
        self.plans.pop(seat, None)
        self.dropped.pop(seat, None)
        if isinstance(plan, Plan):
            self.plans[seat] = plan
        elif plan is not None:
            self.dropped[seat] = plan

    @property
    def all_plans(self) -> dict[int, Plan | DroppedPlan]:
        return {**self.plans, **self.dropped}

    def add(self, letter: Letter) -> None:
        self.letters.append(letter)
        self.sent[letter.sender] += 1
        self.drop_old_letters()

    def drop_old_letters(self) -> None:
        """Of those that have ended the last are still shown."""
        ended, moves, kept = 0, 0, []
        for letter in reversed(self.letters):
            if letter.status != OPEN:
                ended, moves = ended + 1, moves + len(letter.moves)
            if letter.status == OPEN or (ended <= MOST_ENDED and moves <= MOST_ENDED_MOVES):
                kept.append(letter)
        self.letters = kept[::-1]

    def notes(self) -> list[list[str]]:
        """For the record of a game that is over: what was wished in private."""
        lines = []
        for seat, wishes in sorted(self.wishes.items()):
            if not wishes.is_usual:
                lines.append(["!", f"{NOTE} {seat} {msgspec.json.encode(wishes).decode()}"])
        return lines


# ---------------------------------------------------------------- what is answered


def answer_of(room: "Room", seat: int) -> Unasked | None:
    """What a seat that must answer is not asked for; nothing after it has taken something back, until it moves.

    While a bot plays on for somebody it decides itself: their wishes rest until they are back, as their order ends.
    """
    if seat in room.hands_on or room.match is None:
        return None
    found = room.private.worked_out
    if seat not in found:
        wishes = NO_WISHES if room.bot_at(seat) else room.private.wishes.get(seat, NO_WISHES)
        answer = unasked(room.seen(seat), wishes)
        is_asked = answer is not None and (
            (answer.hangs_on_hand and shares_screen(room, seat)) or (answer.is_for_one and room.people != [seat])
        )
        found[seat] = None if is_asked else answer
    return found[seat]


def shares_screen(room: "Room", seat: int) -> bool:
    """Whether others sit at the screen of a seat: they would see that it is not asked."""
    person = room.chairs[seat].person
    return person is not None and sum(room.chairs[one].person == person for one in room.people) > 1


def is_sealed(room: "Room") -> bool:
    """Whether several answer at the same time, and nobody may notice who has."""
    assert room.match is not None
    s = room.match.state
    return s.top >= 0 and s.steps[s.stack[s.top]].sealed


def is_silent(room: "Room") -> bool:
    """Whether somebody may not be asked here for what only they know: then whoever is asked may not be quicker."""
    assert room.match is not None
    s = room.match.state
    return is_sealed(room) or (s.top >= 0 and s.steps[s.stack[s.top]].name in rules_of(room.game.name).silent)


def shows_at(room: "Room", answer: Unasked | None, pause: float = 0.0) -> float:
    """When an automatic answer may show: immediately if anybody could foresee it."""
    if answer is not None and answer.is_public:
        return 0.0
    return closes_at(room, pause)


def closes_at(room: "Room", pause: float = 0.0) -> float:
    """Before this no sealed step closes. `pause` is how long bots wait here, where one of them is asked too.

    A bot gets its time whether it has anything to think about or not: else its haste would tell.
    """
    bots = [bot for seat in room.shown_waiting if (bot := room.bot_at(seat))]
    thinking = max(map(seconds_of, bots), default=0.0) if room.people else 0.0
    return room.noticed_at + max(drawn_delay(room), thinking, pause if bots else 0.0)


def bots_show_at(room: "Room", pause: float = 0.0) -> float:
    """Before this no bot answers where a seat may not be asked for what only it knows.

    Where people are asked with it, what they have said in advance is played first: else they would see by whether their
    own answer was the last that a bot had something to think about.
    """
    is_shared = is_sealed(room) and any(not room.bot_at(seat) for seat in room.shown_waiting)
    return closes_at(room, pause) + (A_MOMENT if is_shared else 0.0)


def seconds_of(bot: str) -> float:
    """How long a bot takes for its answer, with some to spare."""
    budget = budget_of(bot)
    return budget + SPARE if budget else AT_LEAST


def budget_of(bot: str) -> float:
    """For how many seconds a bot searches."""
    budget = (MASTER if bot == BOTS[-1] else bot).partition(":")[2]
    return int(budget.removesuffix("ms")) / 1000 if budget.endswith("ms") else 0.0


def sharing(room: "Room", bot: str, processes: int) -> str:
    """The bot that answers where several that search are asked at once, and so few processes are there for them.

    Together they take the time of one: else everybody would see by the time it takes how many have something to
    search for.
    """
    searching = sum(budget_of(room.bot_at(seat)) > 0 for seat in room.shown_waiting)
    rounds = -(-searching // max(1, processes))
    if rounds < 2 or not room.people or not budget_of(bot):
        return bot
    return f"search:{max(LEAST, int(1000 * budget_of(bot) / rounds))}ms"


def drawn_delay(room: "Room") -> float:
    """Drawn anew after everything that all are told of, by the secret of the table: nobody can foresee it."""
    persons = {room.chairs[seat].person for seat in room.people}  # several may sit at one screen
    least, most = DELAYS[room.row.delay] if len(persons) > 1 else DELAYS["none"]
    if not most:
        return 0.0
    text = f"delay {room.number(None)}".encode()
    drawn = int.from_bytes(hmac.digest(bytes.fromhex(room.row.secret), text, "sha256")[:4], "big")
    return least + (most - least) * drawn / STEPS


async def held_back(hall: "Hall", table: str, seat: int, check: Callable[["Room"], None]) -> bool:
    """Let an answer by hand to a sealed step wait until it could have been automatic.

    The last answer would close the step sooner. The others wait as long: else who tries a move, legal or not, would see
    by the time it takes whether all others have answered. `check` refuses who may not answer, who waits for nothing. It
    says whether it has waited: who asked may have been logged out meanwhile.
    """
    room = hall.peek(table)
    if room is not None:
        seconds = seconds_held_back(room, seat, check)
    else:
        async with hall.room(table) as room:
            seconds = seconds_held_back(room, seat, check)
    if seconds > 0:
        await asyncio.sleep(seconds)
    return seconds > 0


def seconds_held_back(room: "Room", seat: int, check: Callable[["Room"], None]) -> float:
    if room.match is None or not is_sealed(room) or room.is_over or seat not in room.waiting:
        return 0.0
    try:
        check(room)
    except Refusal:
        return 0.0
    return closes_at(room) - time.time()


# ---------------------------------------------------------------- what is wished


def checked(room: "Room", seat: int, wishes: Wishes) -> Wishes:
    """Wishes that this game knows, with the moment they are given at; what stood before keeps its own."""
    wrong = unknown(wishes, rules_of(room.game.name).choosable, room.row.seats)
    if wrong:
        raise BadRequest(f"{wrong}: there is nothing like that in this game", "bad-wish")
    if room.match is None or room.is_over:
        raise Refusal("There is no game under way.", "not-begun" if room.match is None else "over")
    return kept(room.seen(seat), wishes, room.private.wishes.get(seat, NO_WISHES))


def moment_of(room: "Room", seat: int | None) -> str:
    return rules_of(room.game.name).moment(room.seen(seat))


def wishes_of(room: "Room", seat: int) -> Wishes:
    """What a seat wishes now, without what has ended."""
    wishes = room.private.wishes.get(seat, NO_WISHES)
    return wishes if room.match is None or room.is_over else now_of(wishes, room.seen(seat))
