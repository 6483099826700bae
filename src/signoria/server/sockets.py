"""The WebSocket: one per client, for any number of tables. Every message is answered, none is trusted."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, get_args

import msgspec
import structlog

from signoria.bots import bots_for
from signoria.server import metrics, plans, wire
from signoria.server.accounts import Identity
from signoria.server.affairs import END, REPLACE, Order
from signoria.server.automatic_answers import held_back
from signoria.server.connections import Acknowledgement, Connection, Watcher
from signoria.server.errors import BadRequest, Forbidden, Refusal, TooMany, database_away, is_away
from signoria.server.hall import Hall, no_such_table, said
from signoria.server.keys import check_key, entry_of, key_used, marked
from signoria.server.limits import HINT, LOOK, WISH, Bucket, Limits, spending
from signoria.server.manner import Manner
from signoria.server.parking import in_one_line
from signoria.server.room import Lines, Room
from signoria.server.storage import Spoken
from signoria.server.tables import check_holds, check_sees, is_invited, may_talk
from signoria.server.thoughts import Thought
from signoria.server.wishing import change_wishes
from signoria.server.wording import explained, type_of

decode = msgspec.json.Decoder(wire.FromClient).decode
logger = structlog.get_logger()
EVERY_KIND = type_of(wire.FromClient)
KINDS = {str(kind.__struct_config__.tag): type_of(kind) for kind in get_args(wire.FromClient)}
LONGEST_KEY = 64
MOST_REREAD = 16_384  # bytes of a message of which it is said what is wrong with it
MOST_WATCHED = 100  # tables and seats that one connection looks at
Hinter = Callable[[Room, int, str], Awaitable[Thought]]


class Unread:
    """What can be told of a message that cannot be read: its key or id, and its table, if they are short texts."""

    def __init__(self, sent: dict[str, Any]) -> None:
        self.key = short(sent.get("key")) or short(sent.get("id"))
        self.table = short(sent.get("table"))


def short(text: object) -> str:
    return text if isinstance(text, str) and len(text) <= LONGEST_KEY else ""


class Talker:
    """Answers the messages of one client."""

    def __init__(
        self, hall: Hall, who: Identity, connection: Connection, hint: Hinter, limits: Limits, address: str = ""
    ) -> None:
        self.limits = limits
        self.payer = connection.payer = (who.payer or address, address)
        self.hall = hall
        self.who = who
        self.connection = connection
        self.hint = hint
        self.hinting: asyncio.Task[None] | None = None

    async def hear(self, data: str | bytes) -> None:
        """Answer one message; whatever is wrong with it is said, and nothing else happens."""
        metrics.heard()
        began = time.perf_counter()  # quicker to find out than the time of this thread
        try:
            message = decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            self.refuse_unread(data, error)
        else:
            with spending(self.payer) as spent:
                await self.guarded(message, self.answer(message))
            self.limits.charge(self.payer, 0, spent.seconds)
            return
        self.limits.charge(self.payer, len(data), time.perf_counter() - began)

    def refuse_unread(self, data: str | bytes, error: Exception) -> None:
        """A message that cannot be read. Whoever sent it knows it by its key and its table, where it has them."""
        if len(data) > MOST_REREAD:
            self.refuse(BadRequest("This message is longer than any there is.", "bad-message"), None)
            return
        try:
            sent = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):
            self.refuse(BadRequest(f"This is not valid JSON: {error}.", "bad-message"), None)
            return
        if not isinstance(sent, dict):
            self.refuse(BadRequest('A message is an object such as {"type": "ping"}.', "bad-message"), None)
            return
        what, _, path = str(error).partition(" - at ")
        kind = KINDS.get(str(sent.get("type")), EVERY_KIND)
        refusal = BadRequest(explained(kind, path.strip("`").removeprefix("$").removeprefix("."), what), "bad-message")
        self.refuse(refusal, Unread(sent))

    async def guarded(self, message: Any, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal as error:
            self.refuse(error, message)
        except Exception as error:
            if is_away(error):
                logger.error("database-away", kind=type(message).__name__, error=in_one_line(error))
                self.refuse(database_away(), message)
                return
            logger.exception("message-failed", kind=type(message).__name__)
            self.refuse(Refusal("Something went wrong here. It is noted.", "internal"), message)

    def refuse(self, error: Refusal, message: Any) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        key = getattr(message, "key", "") or getattr(message, "id", "")
        table = getattr(message, "table", "")
        self.connection.tell(
            wire.Refused(code=error.code, message=error.message, table=table, key=key, reasons=error.reasons)
        )

    async def answer(self, message: Any) -> None:
        if isinstance(message, wire.Ping):
            self.connection.tell(wire.Pong(n=message.n))
        elif isinstance(message, wire.Watch):
            await self.watch(message)
        elif isinstance(message, wire.Unwatch):
            await self.unwatch(message.table)
        elif isinstance(message, wire.Keyed):
            await self.do(message)
        elif isinstance(message, wire.Say):
            await self.say(message)
        elif isinstance(message, wire.SetWishes):
            await self.wish(message)
        elif isinstance(message, wire.SendLetter | wire.AnswerLetter | wire.AskLetters):
            await self.write(message)
        elif isinstance(message, wire.AskPlan | wire.DropPlan):
            await self.look_at_plan(message)
        else:
            await self.ask(message)

    # ------------------------------------------------------------ looking on

    async def watch(self, message: wire.Watch) -> None:
        if len(self.connection.watchers) >= MOST_WATCHED:
            raise TooMany("You look at too many tables: unwatch some.", "too-many-tables")

        def check(room: Room) -> None:
            if message.seat is not None:
                check_holds(room, self.who, message.seat)
            elif not room.may_watch(self.who.id, message.link):
                watcher.is_invited = is_invited(room, message.link)
                if not watcher.is_invited:
                    raise no_such_table()
            self.pay(LOOK)

        watcher = Watcher(
            self.connection,
            message.table,
            message.seat,
            -1,
            Manner(message.lang, message.shown, message.deltas, message.picture, message.view),
        )
        watcher.speed = message.speed
        told = await self.hall.watch(watcher, message.since, check)
        self.limits.charge(self.payer, told)
        await self.connection.drained()  # messages from the server must not disconnect anybody
        self.limits.charge(self.payer, await self.hall.tell_chat(watcher))
        await self.tell_private(watcher)
        if message.seat is not None:
            self.hall.arrivals.note(message.table, {message.seat})  # the others see who is here

    async def tell_private(self, watcher: Watcher) -> None:
        """Send waiting letters, and what is left of the seat's own gesture or became of it, if there is anything."""
        async with self.hall.room(watcher.table) as room:
            if self.connection.watchers.get((watcher.table, watcher.seat)) is not watcher or room.match is None:
                return  # no longer watching, or no game to watch
            if self.hall.mailbox is not None and not watcher.is_invited:
                self.limits.charge(self.payer, self.hall.mailbox.tell_one(room, watcher))
            if watcher.seat in room.private.all_plans and watcher.seat is not None:
                self.connection.tell(plans.plan_out(room, watcher.seat, watcher.manner.lang))

    async def unwatch(self, table: str) -> None:
        left = [watcher for key, watcher in self.connection.watchers.items() if key[0] == table]
        for watcher in left:
            self.hall.connections.drop(watcher)
        seats = {watcher.seat for watcher in left if watcher.seat is not None}
        if seats:
            self.hall.gone(table, seats)

    def is_onlooker(self, table: str) -> bool:
        """Whether this connection is already watching, which permits it by any link."""
        return (table, None) in self.connection.watchers

    def pay(self, price: float = 1) -> None:
        """For what costs the server more than a message."""
        self.limits.pay(self.payer, price)

    async def paid(self, price: float = 0) -> None:
        """Until what was done before is paid for: whoever moves faster than that waits and is not refused."""
        await self.limits.paid(self.payer, price)

    async def refresh(self, watcher: Watcher) -> None:
        """A watcher that was behind is sent the newest, which is charged as a question is."""
        await self.paid()
        with spending(self.payer) as spent:
            await self.hall.refresh(watcher)
        self.limits.charge(self.payer, 0, spent.seconds)

    async def leave(self) -> None:
        """The connection has ended."""
        if self.hinting is not None:
            self.hinting.cancel()
        held: dict[str, set[int]] = {}
        for watcher in list(self.connection.watchers.values()):
            self.hall.connections.drop(watcher)
            if watcher.seat is not None:
                held.setdefault(watcher.table, set()).add(watcher.seat)
        for table, seats in held.items():
            self.hall.gone(table, seats)

    # ------------------------------------------------------------ what changes the table

    async def do(self, message: Any) -> None:
        lang = self.language(message)
        saved, mark = wire.Saved(table=message.table, key=message.key, seq=-1), marked(message)

        def check(room: Room) -> None:
            check_holds(room, self.who, message.seat)
            check_key(room, message, mark)
            room.tell_dropped(saved, entry_of(room, message, mark), lang)

        if isinstance(message, wire.PlayMove):
            await self.paid(price_of(message))
            await held_back(self.hall, message.table, message.seat, check)
            if self.connection.is_over:
                return  # whoever was logged out meanwhile does nothing any more
        if isinstance(message, wire.StandingOrder) and await self.is_ordered(message):
            return
        if isinstance(message, wire.AskReplace | wire.Consent):
            await self.hall.pulse.check()  # whether the time has really passed
            async with self.hall.fresh(message.table):
                pass  # another process may have seen who stays away here
        by = self.who.id or "token"
        done = Acknowledgement(self.connection, message.seat, saved)
        command = partial(self.lines_of, message=message, lang=lang, saved=saved)
        saved.seq = await self.hall.do(message.table, command, by, message.seat, mark, check, done=done)
        if not done.is_told:
            self.connection.tell(saved)
        if isinstance(message, wire.PlayMove | wire.Undo):
            await plans.tell_change(self.hall, message.table, message.seat)

    def lines_of(self, room: Room, message: Any, lang: str, saved: wire.Saved) -> Lines:
        """What a message does to its room. Nobody is replaced who may still come, nor who came while others agreed."""
        ask = room.affairs.ask
        if isinstance(message, wire.AskReplace):
            room.check_seat(message.of)
            if message.of != message.seat:
                self.hall.presence.check_away(room, message.of)
        elif isinstance(message, wire.Consent) and message.agree and ask is not None and ask.of is not None:
            if ask.what == REPLACE:
                self.hall.presence.check_away(room, ask.of)
        if not is_long_work(message):
            return lines_of(room, message, lang)
        with self.limits.long_work(self.payer):
            lines = lines_of(room, message, lang)
        room.tell_dropped(saved, room.seq + 1, lang)
        return lines

    async def is_ordered(self, message: wire.StandingOrder) -> bool:
        """An order that stands already is answered, and not written again."""
        async with self.hall.fresh(message.table) as room:
            check_holds(room, self.who, message.seat)
            order = Order(message.moves, message.until, message.times)
            if room.match is None or not room.affairs.is_ordered(message.seat, order):
                return False
            self.connection.tell(wire.Saved(table=message.table, key=message.key, seq=room.number(message.seat)))
            return True

    # ------------------------------------------------------------ what a seat keeps to itself

    def holding(self, seat: int) -> Callable[[Room], None]:
        return lambda room: check_holds(room, self.who, seat)

    async def wish(self, message: wire.SetWishes) -> None:
        self.pay(WISH if message.wishes is not None else LOOK)
        check, lang = self.holding(message.seat), self.language(message)
        told = await change_wishes(
            self.hall,
            message.table,
            message.seat,
            message.wishes,
            check,
            message.id,
            lang,
            message.was,
            self.connection,
        )
        self.limits.charge(self.payer, self.connection.tell(told))

    async def write(self, message: wire.SendLetter | wire.AnswerLetter | wire.AskLetters) -> None:
        """Letters: every answer contains all that the viewer may see, with the key or id of the message."""
        mailbox, check = self.hall.mailbox, self.holding(message.seat)
        if mailbox is None:
            raise Refusal("Letters are not sent here.", "no-letters")
        self.pay(LOOK if isinstance(message, wire.AskLetters) else WISH)
        if isinstance(message, wire.SendLetter):
            await mailbox.send(message.table, message, check)
        elif isinstance(message, wire.AnswerLetter):
            await mailbox.answer(message.table, message, self.who.id or "token", check)
        name = message.key if isinstance(message, wire.SendLetter) else message.id
        told = await mailbox.out(message.table, message.seat, check, name, self.language(message))
        self.limits.charge(self.payer, self.connection.tell(told))

    async def look_at_plan(self, message: wire.AskPlan | wire.DropPlan) -> None:
        self.pay(LOOK)
        async with self.hall.fresh(message.table) as room:
            check_holds(room, self.who, message.seat)
            room.check_begun()
        if isinstance(message, wire.DropPlan):
            await plans.forget(self.hall, message.table, message.seat)
        async with self.hall.room(message.table) as room:
            self.connection.tell(plans.plan_out(room, message.seat, self.language(message), message.id))

    # ------------------------------------------------------------ questions

    async def ask(self, message: Any) -> None:
        lang = self.language(message)
        async with self.hall.fresh(message.table) as room:
            check_holds(room, self.who, message.seat)
            if isinstance(message, wire.WhyNot | wire.PreviewOf):
                with self.limits.long_work(self.payer):
                    told = self.connection.tell(explained_to(room, message, lang))
                self.limits.charge(self.payer, told)
                return
            if not room.row.hints:
                raise Forbidden("This table is played without hints.", "no-hints")
            if not room.may_act(message.seat):
                raise Refusal("It is not your decision now.", "not-asked")
            if self.hinting is not None and not self.hinting.done():
                raise TooMany("A bot is thinking for you already.", "hint-already")
            self.pay(HINT)
        self.hinting = asyncio.create_task(self.guarded(message, self.give_hint(room, message, lang)))

    async def give_hint(self, room: Room, message: wire.HintFor, lang: str) -> None:
        """While a bot thinks, one goes on: a hint is waited for by nobody else."""
        bot, seq = message.bot or bots_for(room.game.name)[-1], room.number(message.seat)
        thought = await self.hint(room, message.seat, bot)
        async with self.hall.room(message.table) as room:
            legal = {move.text: move for move in room.legal(message.seat, lang)}
            if thought.move not in legal and room.number(message.seat) != seq:
                raise Refusal("The table has gone on meanwhile.", "stale")
            if thought.move not in legal:
                raise Refusal("No bot has an answer now: try again.", "no-bot")
            _, best = room.weighed(room.playing, message.seat, thought, lang)
            hint = wire.HintOut(
                table=message.table,
                id=message.id,
                bot=bot,
                move=legal[thought.move],
                best=[one for one in best if one.text in legal],
                wait=thought.better_wait,
            )
            self.connection.tell(hint)

    def language(self, message: Any) -> str:
        watcher = self.connection.watchers.get((message.table, message.seat))
        return watcher.manner.lang if watcher is not None else "en"

    # ------------------------------------------------------------ chat

    async def say(self, message: wire.Say) -> None:
        async with self.hall.fresh(message.table) as room:
            if message.seat is not None:
                check_holds(room, self.who, message.seat)
            elif not self.is_onlooker(message.table):
                check_sees(room, self.who)
            if message.seat is None and message.to:
                raise Forbidden("Only players talk in private.", "not-your-seat")
            if not self.who.id and message.seat is None:
                raise Forbidden(self.who.only or "Log in, or begin as a guest, to talk.", "not-logged-in")
            if message.seat is None and not may_talk(room, self.who):
                raise Forbidden("Only players talk at this table.", "only-players-talk")
            if message.to and not room.may_talk(message.seat, message.to):
                raise Forbidden("The rules open no private talk between you now.", "no-talk")
            name = self.who.name or room.chairs[message.seat or 0].name
            speaker = self.who.id or f"{message.table} {message.seat}"
            self.limits.talk(speaker, "" if message.seat is not None else message.table, message.text)
        line = Spoken(
            table=message.table,
            n=0,
            at=time.time(),
            person=self.who.id,
            name=name,
            text=message.text,
            seat=message.seat,
            to=message.to,
            key=message.id or None,
        )
        spoken = await self.hall.store.say(line)
        if (spoken.text, spoken.to) != (line.text, line.to):
            raise key_used()
        self.hall.say(spoken)
        if spoken is not line or self.connection.hearer(said(spoken)) is None:
            # The sender may have missed the first answer, or is not watching the table, so echo the message.
            self.connection.tell(said(spoken))


def is_long_work(message: Any) -> bool:
    """Whether worlds are drawn for it: to see whether it can be taken back freely, or how far a gesture can go."""
    if isinstance(message, wire.PlayMove):
        return isinstance(message.move, list) or bool(message.then) or message.plan
    return isinstance(message, wire.Undo)


def price_of(move: wire.PlayMove) -> int:
    """What must be there of an allowance before a move is made."""
    return 1 if is_long_work(move) else 0


def explained_to(room: Room, message: wire.WhyNot | wire.PreviewOf, lang: str) -> wire.WhyOut | wire.PreviewOut:
    """Why a move is not legal, or what it would do."""
    if isinstance(message, wire.WhyNot):
        reasons = room.why(message.seat, message.what, lang)
        return wire.WhyOut(table=message.table, id=message.id, reasons=reasons)
    parts = room.foresee(message.seat, message.move, lang, message.then, message.plan, message.letter)
    return room.preview_out(message.table, message.id, parts, lang)


def lines_of(room: Room, message: Any, lang: str) -> Lines:
    """What a message does to its room."""
    if isinstance(message, wire.PlayMove) and message.plan:
        return plans.play_with_plan(room, message, lang)
    if isinstance(message, wire.PlayMove):
        return room.play(message.seat, message.at, message.move, lang, message.then)
    if isinstance(message, wire.Undo):
        return room.undo(message.seat, message.last, message.free)
    if isinstance(message, wire.Resign):
        return room.resign(message.seat)
    if isinstance(message, wire.AskEnd):
        return room.put(END, message.seat)
    if isinstance(message, wire.AskPause):
        return room.ask_pause(message.seat)
    if isinstance(message, wire.Resume):
        return room.resume(message.seat)
    if isinstance(message, wire.AskReplace):
        return room.replace(message.seat, message.of)
    if isinstance(message, wire.Consent):
        return room.consent(message.seat, message.agree, message.ask)
    assert isinstance(message, wire.StandingOrder)
    return room.order(message.seat, message.moves, message.until, message.times)


async def converse(talker: Talker, receive: Callable[[], Awaitable[str | bytes]], rate: int) -> None:
    """Hear messages one by one while a task of its own sends."""
    bucket = Bucket(rate, rate * 4)
    pump = asyncio.create_task(talker.connection.pump())
    try:
        while not talker.connection.is_ended:
            await talker.connection.drained()
            await talker.paid()
            data = await receive()
            if talker.connection.is_over:
                break
            try:
                bucket.take()
            except TooMany as error:
                talker.refuse(error, None)
                await asyncio.sleep(1 / rate)
                continue
            await talker.hear(data)
    finally:
        talker.connection.close()
        pump.cancel()
        await asyncio.shield(asyncio.ensure_future(talker.leave()))
