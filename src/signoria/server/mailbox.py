"""Free letters wait here, and stop nobody: in the engine an open offer suspends the whole table.

A letter is composed by a client and sent whole. Nothing of it is played before it is accepted; then all of it is, with
the answer, as one entry of the log, if it is still legal. It lapses at the end of the phase it was sent in.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import structlog

from signoria.kernel.flow import LEGAL, refusal
from signoria.server import wire
from signoria.server.automatic_answers import drawn_delay, wishes_of
from signoria.server.budget import OFFERS
from signoria.server.connections import Watcher, encode
from signoria.server.duties import SOON
from signoria.server.errors import BadRequest, Forbidden, LetterStuck, NotFound, Refusal, Stale, TooMany
from signoria.server.hall import Hall
from signoria.server.keys import key_used
from signoria.server.limits import timed
from signoria.server.room import Lines, Room
from signoria.server.shown import legal_moves
from signoria.server.storage import Letter
from signoria.server.storage.rows import LETTER, UNASKED
from signoria.server.storage.store import Taken
from signoria.server.thinkers import Thinkers
from signoria.table.letters import (
    ACCEPT,
    ACCEPTED,
    LAPSED,
    OPEN,
    REFUSED,
    WITHDRAWN,
    Written,
    carry_out,
    is_answered,
    laid,
    moment_of,
    read_letter,
    reply_by_wish,
    unwelcome,
)
from signoria.table.wishes import Reply

MOST_OPEN = 20  # letters of one seat that wait at the same time,
MOST_OPEN_MOVES = 200  # and moves in them: everybody who looks on is sent them all whenever one changes
MOST_SENT = 1000  # letters of one seat in one game
ANSWERS = {"refuse": REFUSED, "withdraw": WITHDRAWN}

Check = Callable[[Room], None]
Work = Coroutine[Any, Any, None]
logger = structlog.get_logger()


class Mailbox:
    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.tasks: set[asyncio.Task[None]] = set()
        self.read_by_bots: set[tuple[str, int]] = set()  # letters that a bot thinks about, or has
        self.ending: set[tuple[str, int]] = set()  # letters that are about to end
        self.bots_reading: dict[str, asyncio.Lock] = {}  # by table: bots read one letter at a time
        hall.mailbox = self
        hall.after.append(self.follow)
        hall.after_wishes.append(self.follow)

    async def stop(self) -> None:
        self.hall.after.remove(self.follow)
        self.hall.after_wishes.remove(self.follow)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # ------------------------------------------------------------ sending and answering

    async def send(self, table: str, sent: wire.LetterIn, check: Check) -> None:
        """Keep a letter. Sent again with the same key it is kept once."""
        async with self.hall.fresh(table) as room:
            check(room)
            with timed():
                letter = written_by(room, sent)
            try:
                kept = await self.hall.private.send(letter)
            except Taken as error:
                raise key_used() from error
            if kept is not None:
                room.private.add(kept)
                self.tell(room, kept)
                self.follow(room)

    async def answer(self, table: str, given: wire.LetterAnswer, by: str, check: Check) -> None:
        """Accept a letter, which plays all of it, refuse it, or withdraw it."""
        async with self.hall.fresh(table) as room:
            check(room)
            room.check_hand(given.seat)
            room.check_not_paused()
            letter = letter_of(room, given.seat, given.n, is_sender=given.answer == "withdraw")
            if status_of(room, letter) == {**ANSWERS, ACCEPT: ACCEPTED}[given.answer]:
                return  # it was answered so before
            check_open(room, letter)
            if given.answer != ACCEPT:
                if not await self.end_in(room, [given.n], ANSWERS[given.answer]):
                    raise over()  # in another process
                return
        command = partial(play_letter, n=given.n)
        await self.hall.do(table, command, by, given.seat, key_of(given.n), check)
        await self.end(table, [given.n], ACCEPTED)

    async def end(self, table: str, numbers: list[int], status: str) -> None:
        async with self.hall.room(table) as room:
            await self.end_in(room, numbers, status)

    async def end_in(self, room: Room, numbers: list[int], status: str) -> list[int]:
        """End letters while nobody else answers them; those that this has ended."""
        table = room.row.id
        ended = await self.hall.private.end(table, numbers, status)
        changed = []
        for letter in room.private.letters:
            if letter.n in ended or (letter.n in numbers and status_of(room, letter) == status):
                changed += [letter] if letter.status != status else []
                letter.status = status  # the log knew already that it was accepted
        room.private.drop_old_letters()
        self.read_by_bots.difference_update((table, n) for n in numbers)
        self.tell(room, *changed)
        return ended

    async def send_for_bot(self, table: str, seat: int, at: int, moves: list[str]) -> None:
        """Keep a letter that a bot has written while its decision stands, if that is as good manners have it."""
        async with self.hall.fresh(table) as room:
            read = read_letter(room.game.name, room.playing.state, moves)
            if read is None or room.number(seat) != at or moves[0] in avoided(room, seat):
                return
            check_number(room, seat, read)
            kept = await self.hall.private.send(draft_of(room, seat, read, None))
            if kept is not None:
                room.private.add(kept)
                self.tell(room, kept)
                self.follow(room)

    # ------------------------------------------------------------ what happens by itself

    def follow(self, room: Room) -> None:
        """The game has gone on: letters may have lapsed, and bots have some to read."""
        table = room.row.id
        over: dict[str, list[int]] = {}
        for letter in room.private.letters:
            if room.match is None or (table, letter.n) in self.ending:
                continue
            is_back = letter.status == ACCEPTED and status_of(room, letter) != ACCEPTED
            if letter.status != OPEN and not is_back:
                continue
            status, is_to_bot = status_of(room, letter), bool(room.bot_at(letter.receiver))
            if status != OPEN:
                over.setdefault(status, []).append(letter.n)
            elif not is_to_bot and (reply := wished(room, letter)) is not None:
                seconds = max(0.0, letter.at + drawn_delay(room) - time.time())
                refuse, accept = partial(self.end, table, [letter.n], REFUSED), partial(self.accept, table, letter.n)
                self.begin(self.later(table, [letter.n], accept if reply == ACCEPT else refuse, seconds))
            elif room.affairs.paused or (table, letter.n) in self.read_by_bots:
                continue
            elif is_to_bot:
                self.read_by_bots.add((table, letter.n))
                self.begin(self.read_for_bot(table, letter.n))
        for status, numbers in over.items():
            self.begin(self.later(table, numbers, partial(self.end, table, numbers, status)))

    def take_up(self, room: Room) -> None:
        """A table was read: letters may wait there that a process which has died had not seen to."""
        if any(letter.status == OPEN for letter in room.private.letters):
            self.begin(self.follow_soon(room.row.id))

    async def follow_soon(self, table: str) -> None:
        await asyncio.sleep(SOON)
        if table in self.hall.rooms:
            async with self.hall.room(table) as room:
                self.follow(room)

    def begin(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Work) -> None:
        try:
            await work
        except Refusal:
            pass  # the table has gone on
        except Exception:
            logger.exception("letter-failed")

    def later(self, table: str, numbers: list[int], act: Callable[[], Work], seconds: float = 0.0) -> Work:
        """End letters once: until they have, whatever else happens at the table ends none of them again."""
        ending = {(table, n) for n in numbers}
        self.ending |= ending

        async def work() -> None:
            try:
                await asyncio.sleep(seconds)
                await act()
            finally:
                self.ending -= ending

        return work()

    async def accept(self, table: str, n: int) -> None:
        """As its receiver has wished. A letter that cannot be carried out now goes on waiting."""
        async with self.hall.room(table) as room:
            receiver = letter_of(room, None, n).receiver
        await self.hall.do(table, partial(play_as_wished, n=n), UNASKED, receiver, key_of(n))
        await self.end(table, [n], ACCEPTED)

    async def read_for_bot(self, table: str, n: int) -> None:
        """Bots read one letter of a table at a time: thinking costs much more than writing does."""
        async with self.bots_reading.setdefault(table, asyncio.Lock()):
            try:
                await self.think_over(table, n)
            except Exception as error:
                if not isinstance(error, Refusal) or error.code == "paused":  # it is read again when the game goes on
                    self.read_by_bots.discard((table, n))
                raise
            finally:
                if not any(of == table for of, _ in self.read_by_bots):
                    self.bots_reading.pop(table, None)

    async def think_over(self, table: str, n: int) -> None:
        """A bot is asked as if the letter lay before it in the game."""
        async with self.hall.room(table) as room:
            letter = letter_of(room, None, n)
            check_open(room, letter)  # or it was withdrawn while others were read: nobody thinks about it
            seat, bot = letter.receiver, room.bot_at(letter.receiver)
            lying = laid(room.game, room.playing.state, letter.sender, letter.moves)
            if lying is None:  # nobody may deal at this moment: it is read after the next move
                self.read_by_bots.discard((table, n))
                return
            is_asked = is_answered(lying, seat)
            game = room.game
            known = json.dumps(game.document(game.known(lying, seat)))
        wanted = not is_asked  # a gift
        if is_asked:
            thought = await self.thinkers.think(game.name, known, seat, bot, secrets.randbits(62), True)
            wanted = thought is not None and thought.move == ACCEPT
        if wanted:
            try:
                await self.hall.do(table, partial(play_letter, n=n), f"bot {bot}", seat, key_of(n))
            except LetterStuck:
                wanted = False
        await self.end(table, [n], ACCEPTED if wanted else REFUSED)

    # ------------------------------------------------------------ telling

    def tell(self, room: Room, *changed: Letter) -> None:
        """Send every watcher the letters there are, each as far as they may see them; equal views are made once.

        Whoever is slow is told the newest later: nobody is cut off by what others write. Whoever is away may be told
        elsewhere of those that have changed.
        """
        for letter in changed:
            for listener in self.hall.after_letters:
                listener(room, letter)
        if not room.private.letters or room.match is None:
            return
        made: dict[tuple[int | None, str], bytes] = {}
        with timed():
            for watcher in self.hall.connections.watchers(room.row.id):
                key = watcher.seat, watcher.manner.lang
                if watcher.connection.is_slow:
                    self.put_off(watcher)
                    continue
                if key not in made:
                    made[key] = encode(letters_out(room, *key))
                watcher.connection.tell_bytes(made[key])

    def put_off(self, watcher: Watcher) -> None:
        if not watcher.lacks_letters:
            watcher.lacks_letters = True
            watcher.connection.queue.put_nowait(watcher)

    def tell_one(self, room: Room, watcher: Watcher) -> int:
        """Tell who looks on which letters there are; how many bytes that were."""
        watcher.lacks_letters = False
        if not room.private.letters or room.match is None:
            return 0
        with timed():
            return watcher.connection.tell(letters_out(room, watcher.seat, watcher.manner.lang))

    async def out(self, table: str, seat: int | None, check: Check, id: str, lang: str) -> wire.LettersOut:
        async with self.hall.fresh(table) as room:
            check(room)
            room.check_begun()
            return letters_out(room, seat, lang, id)


# ---------------------------------------------------------------- one letter


def written_by(room: Room, sent: wire.LetterIn) -> Letter:
    """A letter that can be kept: well written, to somebody else, and legal as far as its sender can tell."""
    match, seat = room.playing, sent.seat
    room.check_hand(seat)
    room.check_not_paused()
    read = read_letter(room.game.name, match.state, sent.moves)
    if read is None:
        raise BadRequest("moves: a letter is `offer`, what is given and taken, and `propose`; or `talk`", "bad-letter")
    if read.receiver == seat or read.receiver >= room.row.seats:
        raise BadRequest("moves: a letter is to another player of this table", "bad-letter")
    check_number(room, seat, read)
    check_writable(room, seat, read)
    return draft_of(room, seat, read, f"{seat}:{sent.key}")


def check_number(room: Room, seat: int, read: Written) -> None:
    """Nobody writes without end."""
    mine = [one for one in room.private.letters if one.sender == seat and status_of(room, one) == OPEN]
    if len(mine) >= MOST_OPEN or sum(len(one.moves) for one in mine) + len(read.codes) > MOST_OPEN_MOVES:
        raise TooMany("You have too many letters under way: withdraw some.", "too-many-letters")
    if room.private.sent[seat] >= MOST_SENT:
        raise TooMany("You have written too many letters in this game.", "too-many-letters")
    room.budget.check(OFFERS, seat)


def draft_of(room: Room, sender: int, read: Written, key: str | None) -> Letter:
    """A letter that has no number yet."""
    receiver, moves = read.receiver, [room.game.verbs.text(code) for code in read.codes]
    moment = moment_of(room.playing)
    return Letter(
        table=room.row.id, n=0, at=time.time(), sender=sender, receiver=receiver, moves=moves, moment=moment, key=key
    )


def avoided(room: Room, seat: int) -> list[str]:
    """What a bot had better not do now, among people: letters that manners forbid."""
    people = room.people
    return unwelcome(room.playing, seat, people, list(room.private.letters)) if people else []


def check_writable(room: Room, seat: int, read: Written) -> None:
    """Refuse immediately what the sender knows to be impossible, but not because offers can't be made right now."""
    known = room.game.known(room.playing.state, seat)
    if refusal(known, seat, read.codes[0])[0] == LEGAL:
        room.preview(seat, [room.game.verbs.text(code) for code in read.codes], "", "en")


def letter_of(room: Room, seat: int | None, n: int, is_sender: bool = False) -> Letter:
    found = next((letter for letter in room.private.letters if letter.n == n), None)
    if found is None:
        raise NotFound("There is no such letter.", "no-letter")
    if seat is not None and seat != (found.sender if is_sender else found.receiver):
        raise Forbidden("This letter is not yours to answer.", "not-your-letter")
    return found


def check_open(room: Room, letter: Letter) -> None:
    if status_of(room, letter) != OPEN:
        raise over()


def over() -> Refusal:
    return Refusal("This letter is over: it was answered or withdrawn, or its phase has ended.", "letter-over")


def status_of(room: Room, letter: Letter) -> str:
    """How a letter stands. The log knows whether it was played, and taken back; with its phase it lapses."""
    played = room.keys.get(f"{letter.receiver}:{key_of(letter.n)}")
    if played is not None:
        return ACCEPTED if played in room.letters else LAPSED
    if letter.status == OPEN and (room.is_over or letter.moment != moment_of(room.playing)):
        return LAPSED
    return letter.status


def key_of(n: int) -> str:
    """The key of the entry that plays a letter."""
    return f"{LETTER}{n}"


def wished(room: Room, letter: Letter) -> Reply | None:
    """What the receiver of a letter has said in advance."""
    return reply_by_wish(room.playing, letter, wishes_of(room, letter.receiver))


def play_as_wished(room: Room, n: int) -> Lines:
    if wished(room, letter_of(room, None, n)) != ACCEPT:
        raise Stale("This letter is not to be accepted any more.")
    return play_letter(room, n)


def play_letter(room: Room, n: int) -> Lines:
    """Write a letter into the game and accept it, as one entry."""
    letter = letter_of(room, None, n)
    check_open(room, letter)
    room.check_not_paused()
    match = room.playing
    if not room.budget.has(OFFERS, letter.sender):
        raise LetterStuck("This letter cannot be carried out: its sender has made too many offers.")
    before = len(match.lines)
    if not carry_out(match, letter.sender, letter.receiver, letter.moves):
        raise LetterStuck("This letter cannot be carried out now.")
    return [list(line) for line in match.lines[before:]]


# ---------------------------------------------------------------- what is told


def letters_out(room: Room, viewer: int | None, lang: str, id: str = "") -> wire.LettersOut:
    return wire.LettersOut(
        table=room.row.id,
        seat=viewer,
        id=id,
        letters=[letter_out(room, letter, viewer, lang) for letter in room.private.letters],
    )


def letter_out(room: Room, letter: Letter, viewer: int | None, lang: str) -> wire.LetterOut:
    """A letter as one viewer sees it: the contents of a sealed one are for its two players only."""
    assert room.match is not None
    read = read_letter(room.game.name, room.match.state, letter.moves)
    is_sealed = read is not None and read.sealed
    out = wire.LetterOut(
        n=letter.n,
        at=letter.at,
        sender=letter.sender,
        receiver=letter.receiver,
        sealed=is_sealed,
        status=status_of(room, letter),  # type: ignore[arg-type]
    )
    if not is_sealed or viewer in (letter.sender, letter.receiver):
        codes = [] if read is None else read.codes
        out.moves = legal_moves(room.game, codes, lang, room.news.names(lang))
    return out
