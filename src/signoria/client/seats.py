"""A place at a table: a seat one plays, or a chair beside it from which one looks on."""

import bisect
import secrets
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

from msgspec import UNSET

from signoria.client.errors import Refused
from signoria.client.line import Answer, Line
from signoria.server import wire
from signoria.server.wire import Json

if TYPE_CHECKING:
    from signoria.client.tables import Table

Single = wire.LegalMove | str | dict[str, Json]  # a legal move as it was sent, its text, or its JSON
Playable = Single | list[Single]  # one move, or several made with one gesture

NO_QUESTION = 0  # the first entry of a table begins its game


def new_key() -> str:
    return secrets.token_urlsafe(12)


def number_of(said: wire.Said) -> int:
    return said.n


def plain(move: Playable) -> wire.Gesture:
    return [plain_move(one) for one in move] if isinstance(move, list) else plain_move(move)


def plain_move(move: Single) -> wire.AnyMove:
    return move.text if isinstance(move, wire.LegalMove) else move


class Spectator:
    """Somebody who looks on, and what he has seen: the newest update, all events, what was said."""

    def __init__(self, line: Line, table: "Table", number: int | None, lang: wire.Language) -> None:
        self.line = line
        self.table = table
        self.number = number
        self.lang = lang
        self.update: wire.Update | None = None
        self.events: list[Json] = []
        self.sentences: list[str] = []
        self.chat: list[wire.Said] = []
        self.letters: list[wire.LetterOut] = []  # that wait, and the last that are over
        self.plan: wire.PlanOut | None = None  # what is left of one's last gesture, or what of it was dropped
        self.told = 0  # so many events were in a turn already
        self.done = -1  # the last entry that this place has made itself
        line.watch(table.id, number, self)

    # ------------------------------------------------------------ what the line asks

    def watching(self) -> wire.Watch:
        since = -1 if self.update is None else self.update.seq
        return wire.Watch(
            table=self.table.id, seat=self.number, since=since, link=self.table.link, lang=self.lang, deltas=True
        )

    def heard(self, message: wire.ToClient) -> None:
        if isinstance(message, wire.Update):
            self.take(message)
        elif isinstance(message, wire.Changed):
            self.table.know(message.table)
        elif isinstance(message, wire.LettersOut):
            self.letters = message.letters
        elif isinstance(message, wire.PlanOut):
            self.plan = message
        elif isinstance(message, wire.Said) and all(one.n != message.n for one in self.chat):
            bisect.insort(self.chat, message, key=number_of)  # two may arrive in the other order

    def take(self, update: wire.Update) -> None:
        """What is heard may be the answer to another who looks on from here: he has seen more, or nothing yet."""
        promise = self.table.promise
        if self.number is not None and (self.number in promise.nonces or self.number in promise.freed):
            promise.hold(self.number)
        if update.first > len(self.events) or not self.has_view(update):
            return
        known = self.events[update.first : self.told]
        del self.events[update.first :], self.sentences[update.first :]
        self.events += update.events
        self.sentences += update.sentences
        if known != update.events[: len(known)]:
            self.told = min(self.told, update.first)
        self.update = update

    def has_view(self, update: wire.Update) -> bool:
        """Put the whole view into an update that has its changes only; one that does not fit is asked for whole."""
        if update.changes is UNSET:
            return True
        if self.update is not None and self.update.seq == update.base:
            update.view = wire.changed(self.update.view, update.changes)
            if wire.check_of(update.view) == update.check:
                return True
        self.line.say(self.watching())
        return False

    # ------------------------------------------------------------ what one sees

    @property
    def now(self) -> wire.Update:
        """The newest update that has arrived: it may be another one each time.

        The beginning of the game is waited for as long as the client is patient, then it is Refused as `not-begun`.
        """
        self.line.take_in()
        end = time.monotonic() + self.line.patience
        while self.update is None:
            self.line.hear(max(0.0, end - time.monotonic()))
            if self.update is None and time.monotonic() >= end:
                raise Refused("not-begun", f"The game has not begun after {self.line.patience:g} seconds of waiting.")
        return self.update

    @property
    def seen(self) -> wire.Update:
        """The update that was taken in last: one decides by it, so what has arrived unread does not count."""
        return self.now if self.update is None else self.update

    @property
    def view(self) -> Json:
        return self.now.view

    @property
    def over(self) -> bool:
        return self.now.over

    @property
    def result(self) -> Json:
        """Points, ranks and how it ended; None while the game goes on."""
        return self.now.result

    def updates(self) -> Iterator["Turn"]:
        """The table now and after every change, to the end. Changes that arrive together are seen as one.

        The beginning of the game is waited for without limit. At the end chance is checked if one has a seat of one's
        own: see `Table.check_chance`.
        """
        update = None
        while True:
            update = self.wait_after(update)
            turn = Turn(self, update, self.events[self.told :], self.sentences[self.told :])
            self.told = len(self.events)
            yield turn
            if update.over:
                self.table.check_once()
                return

    def wait_after(self, last: wire.Update | None) -> wire.Update:
        """The table once another entry is seen; or the same, once nothing is answered for this seat any more."""
        self.line.take_in()
        while (now := self.update) is None or not is_news(now, last, self.done):
            self.line.hear()
        return now

    def wait(self, seq: int) -> wire.Update:
        """The table once entry `seq` is seen, as this place counts entries, however long that takes."""
        self.line.take_in()
        while self.update is None or self.update.seq < seq:
            self.line.hear()
        return self.update

    def wait_shared(self, shared: int) -> wire.Update:
        """The table once this place has seen as much as another one whose update says `shared`."""
        self.line.take_in()
        while self.update is None or self.update.shared < shared:
            self.line.hear()
        return self.update


def is_news(update: wire.Update, last: wire.Update | None, done: int) -> bool:
    """Whether it tells of an entry after the last one, as far as this place has made itself; or it is asked now."""
    if last is None:
        return update.seq >= done
    is_asked = update.seq == last.seq and last.unasked and not update.unasked
    return is_asked or update.seq >= max(last.seq + 1, done)


class Seat(Spectator):
    """A seat of one's own. Whatever changes the table returns once the server has saved it."""

    def __init__(self, line: Line, table: "Table", number: int, lang: wire.Language) -> None:
        self.seat = number
        self.dropped: list[str] = []  # the moves of the last gesture that were refused because of something hidden
        self.why: list[wire.Reason] = []  # and the reasons
        super().__init__(line, table, number, lang)

    def turns(self, optional: bool = False) -> Iterator["Turn"]:
        """Every decision of this seat until the game is over; with `optional` also where it may act and need not.

        Who does not play in a turn is given the next one when something has changed. What the server answers for the
        seat (see `automatic`) is no decision.
        """
        for turn in self.updates():
            if turn.paused or turn.unasked:
                continue
            if self.seat in turn.waiting or (optional and self.seat in turn.optional):
                yield turn

    def play(self, move: Playable, at: int | None = None, then: wire.Then = "", plan: bool = False) -> int:
        """Make a move, or several with one gesture; the number of their entry.

        With `plan` what has to wait for chance or others stays with the server: see `plan` of this seat.

        `at` is the decision it answers, that of the update read last. `then="default"` adds the default answers to the
        questions it leads into. What the table refused because of something hidden is in `dropped`, and the
        reason in `why`.
        """
        return self.do(wire.PlayMove, at=self.seen.at if at is None else at, move=plain(move), then=then, plan=plan)

    def undo(self, free: bool = False) -> int:
        """Take back one's last move, or ask the table where somebody has learnt something since (see `now.ask`).

        With `free` nobody is asked: Refused says why it cannot be had so. Stale if another move is the last by now.
        """
        return self.do(wire.Undo, last=self.wait(self.done).last, free=free)

    def resign(self) -> int:
        return self.do(wire.Resign)

    def ask_end(self) -> int:
        """Ask the table to end the game as it stands."""
        return self.do(wire.AskEnd)

    def ask_pause(self) -> int:
        """Ask all who play to pause the game: nobody moves and no clock runs until somebody resumes it."""
        return self.do(wire.AskPause)

    def resume(self) -> int:
        """Go on with a game that is paused (`now.paused`)."""
        return self.do(wire.Resume)

    def ask_replace(self, seat: int) -> int:
        """Ask the others to let a bot play for somebody who stays away."""
        return self.do(wire.AskReplace, of=seat)

    def withdraw(self) -> int:
        """Take back what one has asked the table."""
        return self.consent(False)

    def consent(self, agree: bool = True, ask: int | None = None) -> int:
        """Answer what the table is asked. `ask` is the question one means: the newest, unless a turn says so."""
        if ask is None:
            now = self.wait(self.done).ask
            ask = NO_QUESTION if now is None else now.seq
        return self.do(wire.Consent, ask=ask, agree=agree)

    def order(self, *moves: str, until: list[str] | None = None, times: int = 1) -> int:
        """Leave a standing order: the first of these moves that is legal. None takes the order back."""
        return self.do(wire.StandingOrder, moves=list(moves), until=until or [], times=times)

    def send_letter(self, *moves: str) -> list[wire.LetterOut]:
        """Send a free letter whole, for instance `offer 1`, `money give 2`, `propose`; all letters one may see then."""
        key = new_key()
        sent = wire.SendLetter(table=self.table.id, seat=self.seat, key=key, moves=list(moves))
        answer = self.line.answer(sent, key)
        assert isinstance(answer, wire.LettersOut)
        return answer.letters

    def answer_letter(self, n: int, answer: Literal["accept", "refuse", "withdraw"]) -> list[wire.LetterOut]:
        """Accept, refuse or withdraw a letter; all letters one may see then."""
        told = self.question(wire.AnswerLetter, n=n, answer=answer)
        assert isinstance(told, wire.LettersOut)
        return told.letters

    def automatic(self, wishes: wire.Wishes | None = None) -> wire.WishesOut:
        """What is answered for this seat without asking, once `wishes` are kept, if there are some. It is private."""
        answer = self.question(wire.SetWishes, wishes=wishes)
        assert isinstance(answer, wire.WishesOut)
        return answer

    def why_not(self, what: Playable) -> list[wire.Reason]:
        """Why a move, or anything on the board, cannot be played; nothing if it can."""
        answer = self.question(wire.WhyNot, what=plain(what))
        assert isinstance(answer, wire.WhyOut)
        return answer.reasons

    def preview(self, move: Playable, then: wire.Then = "") -> wire.PreviewOut:
        """What a move, or several with one gesture, would change, as far as one can know; and what is asked next."""
        answer = self.question(wire.PreviewOf, move=plain(move), then=then)
        assert isinstance(answer, wire.PreviewOut)
        return answer

    def hint(self, bot: str = "") -> wire.HintOut:
        """What a bot, the strongest unless one is named, would do here (`move`), at tables that allow hints.

        `best` has up to three moves that it weighed, with what they are worth and why.
        """
        answer = self.question(wire.HintFor, bot=bot)
        assert isinstance(answer, wire.HintOut)
        return answer

    def say(self, text: str, to: list[int] | None = None) -> wire.Said:
        """Talk to the table, or in private to some seats where the rules open such a talk."""
        last = self.chat[-1].n if self.chat else -1
        message = wire.Say(table=self.table.id, seat=self.seat, text=text, to=to or [], id=new_key())

        def mine() -> list[wire.Said]:
            return [one for one in self.chat if one.n > last and (one.seat, one.text) == (self.seat, text)]

        self.line.ask(message, message.id, lambda: bool(mine()))
        return mine()[0]

    def do(self, kind: Any, **fields: Any) -> int:
        key = new_key()
        answer = self.line.answer(kind(table=self.table.id, seat=self.seat, key=key, **fields), key)
        assert isinstance(answer, wire.Saved)
        self.done = max(self.done, answer.seq)
        self.dropped = [] if answer.dropped is UNSET else answer.dropped
        self.why = [] if answer.why is UNSET else answer.why
        return answer.seq

    def question(self, kind: Any, **fields: Any) -> Answer:
        name = new_key()
        return self.line.answer(kind(table=self.table.id, seat=self.seat, id=name, **fields), name)


class Turn:
    """The table at one moment, as one place sees it: view, legal moves, and what happened since the turn before."""

    def __init__(self, place: Spectator, update: wire.Update, events: list[Json], sentences: list[str]) -> None:
        self.place = place
        self.seq = update.seq
        self.at = update.at
        self.view = update.view
        self.legal = update.legal
        self.waiting = update.waiting
        self.paused = update.paused
        self.unasked = update.unasked
        self.optional = update.optional
        self.events = events
        self.sentences = sentences
        self.ask = update.ask
        self.clock = update.clock
        self.over = update.over
        self.result = update.result

    @property
    def seat(self) -> Seat:
        if not isinstance(self.place, Seat):
            raise TypeError("a spectator looks on: claim a seat to play")
        return self.place

    def play(self, move: Playable, then: wire.Then = "") -> int:
        """Make a move for this very decision: Stale if it no longer stands."""
        return self.seat.play(move, self.at, then)

    def undo(self, free: bool = False) -> int:
        return self.seat.undo(free)

    def resign(self) -> int:
        return self.seat.resign()

    def why_not(self, what: Playable) -> list[wire.Reason]:
        return self.seat.why_not(what)

    def preview(self, move: Playable, then: wire.Then = "") -> wire.PreviewOut:
        return self.seat.preview(move, then)

    def hint(self, bot: str = "") -> wire.HintOut:
        return self.seat.hint(bot)

    def say(self, text: str, to: list[int] | None = None) -> wire.Said:
        return self.seat.say(text, to)
