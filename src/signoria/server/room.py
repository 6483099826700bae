"""One table in memory: its match and affairs, folded from the log. It knows no network and no database.

A command first changes the match and gives the lines of the record that say so; when they are saved, `fold` keeps
account of them. Whatever goes wrong between the two, the room is thrown away and read from the log again.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from msgspec import UNSET

from signoria.bots import usual_bot
from signoria.games import game as game_named
from signoria.kernel.answers import Dropped
from signoria.kernel.errors import BadMove, CannotUndo, IllegalMove, SignoriaError
from signoria.kernel.flow import CHANCE, SPECTATOR, seats_of, waiting
from signoria.kernel.game import Game, Result
from signoria.kernel.match import RETRACT, Match
from signoria.kernel.preview import Preview
from signoria.kernel.promises import UNREVEALED
from signoria.kernel.record import TABLE, Record
from signoria.kernel.seen import Seen
from signoria.kernel.streams import Streams
from signoria.kernel.text import words_for
from signoria.server import nonces, wire
from signoria.server.affairs import END, PAUSE, REPLACE, RESUME, UNDO, Affairs, Order, Question
from signoria.server.automatic_answers import Private
from signoria.server.budget import BOTS, OFFERS, ORDERS, QUESTIONS, UNDOS, Budget
from signoria.server.clocks import ALWAYS_ON, Clocks, Outages
from signoria.server.errors import BadRequest, Illegal, Refusal, Stale
from signoria.server.grace import SHORTEST
from signoria.server.manner import Manner
from signoria.server.news import News, viewer_of
from signoria.server.numbering import TIME, Numbering, owner_of
from signoria.server.parking import NEWER_RULES, OTHER_RULES, PARKED, log_as_record, trouble_of
from signoria.server.pictures import Pictures
from signoria.server.shown import legal_moves, reason_of, said_at, shown_at, weighed_moves
from signoria.server.sight import table_out, update_of
from signoria.server.standing import Decision, decision_of, is_interrupted
from signoria.server.storage import Chair, Entry, TableRow
from signoria.server.storage.rows import CLOCK
from signoria.server.thoughts import Thought
from signoria.server.views import Views
from signoria.table.digest import foretold, lingered_after
from signoria.table.games import grouping_of
from signoria.table.letters import drafted
from signoria.table.plans import Plan, foreseen, losses_of
from signoria.table.wishes import Wishes

Lines = list[list[str]]
REMEMBERED = 200  # entries whose decisions are worked out again when a log is read


class Room:
    def __init__(self, row: TableRow, chairs: list[Chair], outages: Outages = ALWAYS_ON) -> None:
        self.row = row
        self.chairs = chairs
        self.game: Game = game_named(row.game)
        self.match: Match | None = None
        self.seq = -1  # the last entry of the log
        self.affairs = Affairs()
        self.budget = Budget()
        self.clocks = Clocks(msgspec.convert(row.pace, wire.Pace), row.seats, outages)
        self.decisions = [0] * row.seats  # for each seat: the entry since which it stands before its decision
        self.standing: list[Decision | None] = [None] * row.seats
        self.choices: list[Decision | None] = [None] * row.seats  # what each may answer now
        self.heard: list[int] = []  # after each entry: how many events there were at the least since then
        self.numbering = Numbering(row.seats)  # what each viewer calls the entries it is told of
        self.back_at: dict[int | None, int] = {}  # for each viewer: the last entry it knows of that took something back
        self.made_news: News | None = None
        self.keys: dict[str, int] = {}
        self.used: dict[str, str] = {}  # each key without the mark of its message, and with it
        self.letters: set[int] = set()  # entries that have played one, and stand
        self.made: list[tuple[int, int]] = []  # each move that stands: its seat, and its entry
        self.lasts: dict[int, int] = {}  # by seat the entry of the last of them
        self.hinted: dict[tuple[int, str], tuple[int, Thought]] = {}  # by seat and bot the last hint, with its entry
        self.told: dict[str, tuple[int, wire.ThoughtsOut]] = {}  # by language what bots thought, after which entry
        self.asked: dict[int, int] = {}  # seats that must answer: the entry since which they must without a break
        self.asked_at: dict[int, float] = {}  # since when the table waits, or last waited, for each seat
        self.active: set[int] = set()  # seats that have answered themselves since then
        # While a sealed step is open: the seats that have answered, unnoticed by others, and the clocks others see.
        self.unnoticed: set[int] = set()
        self.seen_now: dict[int | None, Seen] = {}  # what was worked out of this moment
        self.views = Views()
        self.pictures = Pictures()
        self.dropped: dict[int, Dropped] = {}  # by entry what its gesture could not do; the log does not have it
        self.shown_clocks: Clocks | None = None
        self.private = Private()  # what seats keep to themselves, apart from the log
        # By seat what is left of the gesture being made, None for nothing; seats whose plans changed unannounced.
        self.planned: dict[int, Plan | None] = {}
        self.untold_plans: set[int] = set()
        self.noticed_at = 0.0  # when the last entry was made that everybody was told of
        self.told_wishes: dict[int, Wishes] = {}  # of seats that were told that some have ended: what is left
        self.hands_on: set[int] = set()  # seats that took something back: nothing is answered for them until they move

    @classmethod
    def read(cls, row: TableRow, chairs: list[Chair], entries: list[Entry], outages: Outages = ALWAYS_ON) -> "Room":
        """A room from its log. A game that began under older rules is refused unless it replays exactly by the new."""
        room = cls(row, chairs, outages)
        for _ in room.reading(entries):
            pass
        return room

    def reading(self, entries: list[Entry]) -> Iterator[None]:
        """Take in a whole log, entry by entry: others may have their turn between."""
        newest = max([self.row.rules_version, *(entry.rules for entry in entries)])
        if newest > self.game.rules_version:
            raise Refusal(f"{self.game.other_rules(newest)}.", NEWER_RULES)
        try:
            for entry in entries:
                self.replay(entry, remember=entry.seq >= len(entries) - REMEMBERED)
                yield
        except Exception as error:
            if self.is_older:
                raise Refusal(self.other_rules, OTHER_RULES) from error
            raise

    def park(self, row: TableRow) -> None:
        """The table cannot go on: nothing is shown of its game any more but its record."""
        self.row = row
        self.match = None

    def rename(self, chairs: list[Chair]) -> None:
        """Chairs as they stand now; whoever is called otherwise is so in everything that is told from now on."""
        self.chairs = chairs
        names = [chair.called for chair in chairs]
        if self.match is not None and self.match.names != names:
            self.match.names = names
            self.made_news = None
            self.told.clear()

    # ------------------------------------------------------------ questions

    @property
    def is_older(self) -> bool:
        """Whether the game has been played only by older rules than the present ones."""
        version = self.row.rules_version if self.match is None else self.match.rules_version
        return version < self.game.rules_version

    @property
    def other_rules(self) -> str:
        return f"{self.game.other_rules(self.row.rules_version)}."

    @property
    def is_over(self) -> bool:
        return self.match is not None and (self.match.over or self.affairs.ended != "")

    @property
    def waiting(self) -> list[int]:
        """Seats that must answer; none once the table has ended the game."""
        return [] if self.match is None or self.is_over else self.match.waiting

    @property
    def shown_waiting(self) -> list[int]:
        """Seats that everybody may know to be asked: of a sealed step all who were, until the last has answered."""
        if self.match is None or self.is_over:
            return []
        s = self.match.state
        if not s.steps[s.stack[s.top]].sealed:
            return self.match.waiting
        return seats_of(waiting(self.game.known(s, SPECTATOR)))

    @property
    def optional(self) -> list[int]:
        return [] if self.match is None or self.is_over else self.match.optional

    def may_act(self, seat: int) -> bool:
        """Whether a seat has something to choose now, in its turn or out of it."""
        return seat in self.waiting or (seat in self.optional and len(self.playing.legal(seat)) > 0)

    @property
    def people(self) -> list[int]:
        """Seats that people play themselves: they are asked for consent, and their clocks run."""
        return [chair.seat for chair in self.chairs if chair.person and not self.bot_at(chair.seat)]

    @property
    def players(self) -> list[int]:
        """Seats of people who have not resigned; a bot may play for them until they come back."""
        return [chair.seat for chair in self.chairs if chair.person and chair.seat not in self.affairs.resigned]

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat: since the beginning, or since a line of the table says so."""
        return self.affairs.bots.get(seat, self.chairs[seat].bot)

    @property
    def playing(self) -> Match:
        match = self.check_begun()
        if self.is_over:
            raise Refusal("The game is over.", "over")
        return match

    def check_begun(self) -> Match:
        """The match, or why there is none."""
        self.check_not_parked()
        if self.match is None:
            raise Refusal("The game has not begun yet.", "not-begun")
        return self.match

    def check_not_parked(self) -> None:
        if self.row.trouble:
            raise Refusal(trouble_of(self.row, self.game), PARKED)

    def result(self) -> Result | None:
        """How the game ended, by the rules or by the table."""
        if self.match is None or not self.is_over:
            return None
        return self.affairs.result(self.match)

    def record(self, what: str = "The record can be downloaded") -> Record:
        """The whole record with its secret: only after the end. `what` is what somebody wants to do with it."""
        record = self.ended(what).record(secret=True)
        record.lines = [*record.lines, *((who, said) for who, said in self.private.notes())]
        return record

    def ended(self, what: str) -> Match:
        """The match, once nothing of it is secret any more. `what` is what somebody wants then."""
        self.check_not_parked()
        if self.match is None or not self.is_over:
            raise Refusal(f"{what} once the game is over.", "not-over")
        return self.match

    @property
    def replayed_as(self) -> str:
        """What replays know this game by: another name when somebody is called otherwise, or has been deleted."""
        names = [] if self.match is None else self.match.names
        return f"{self.row.id} {self.seq} {hashlib.sha256(repr(names).encode()).hexdigest()[:16]}"

    def written(self, entries: list[Entry]) -> Record:
        """The record to be downloaded: it names the rules the game began under, and is the log if nothing else is."""
        if self.match is None and self.row.trouble:
            return log_as_record(self.row, self.chairs, entries)
        return self.record()

    # ------------------------------------------------------------ commands: they give lines to save

    def start(self) -> Lines:
        """Everybody sits: the secret and everybody's nonce make the chance of this game."""
        streams = Streams(bytes.fromhex(self.row.secret), nonces.mixed(self.chairs))
        if self.row.position is None:
            state = self.game.begin(self.row.seats, self.row.options)
        else:
            state = self.game.from_document(self.game.brought_up(self.row.position))
        self.match = Match(self.game, state, streams, self.row.position, self.row.rules_version)
        self.match.names = [chair.called for chair in self.chairs]
        self.match.nonce_commitments = nonces.promised(self.chairs)
        for seat in nonces.unrevealed(self.chairs):
            self.match.note(f"{UNREVEALED} {seat}")
        return [list(line) for line in self.match.lines]

    def play(self, seat: int, at: int | None, move: object, lang: str = "en", then: str = "") -> Lines:
        """A move, or several as one gesture, by a person. A refusal is in that person's language."""
        self.check_hand(seat)
        self.check_not_paused()
        if not self.budget.allows(self.playing, seat, move):
            self.budget.check(OFFERS, seat)
        lines = self.answer(seat, at, move, lang, then)
        self.planned[seat] = None
        return lines

    def answer(self, seat: int, at: int | None, move: object, lang: str = "en", then: str = "") -> Lines:
        """A move of a seat. `at` is the position of its decision; a decision that no longer stands is stale."""
        match = self.playing
        self.check_seat(seat)
        if at is not None and not self.number(seat, self.decisions[seat]) <= at <= self.number(seat):
            raise Stale("Something happened meanwhile: look at the table and decide again.")
        before = len(match.lines)
        try:
            dropped = match.play(seat, move, then)
        except IllegalMove as error:
            raise illegal(error, lang) from error
        except BadMove as error:
            raise BadRequest(str(error), "bad-move") from error
        if dropped is not None:
            self.dropped[self.seq + 1] = dropped
        return [list(line) for line in match.lines[before:]]

    def keep_plans(self) -> dict[int, Plan | None]:
        """Which plans change with the entry that is being made, to be saved with it."""
        stood = self.private.all_plans
        kept = {seat: plan for seat, plan in self.planned.items() if plan is not None or seat in stood}
        for seat, plan in kept.items():
            self.private.put(seat, plan)
        self.untold_plans.update(kept)
        return kept

    def tell_dropped(self, done: wire.Done, entry: int | None, lang: str) -> None:
        """With an answer the moves of its gesture that the table refused because of something hidden, and why."""
        dropped = None if entry is None else self.dropped.get(entry)
        done.dropped, done.why = UNSET, UNSET
        if dropped is not None:
            done.dropped, done.why = [move.text for move in dropped.moves], [reason_of(dropped.why, lang)]

    @property
    def mover(self) -> int | None:
        """Who made the last move that stands."""
        return self.made[-1][0] if self.made else None

    def last_move(self, seat: int | None) -> int | None:
        """The entry of the last move of a seat that stands: what it takes back with the next undo."""
        return None if seat is None else self.lasts.get(seat)

    def last_number(self, seat: int) -> int | None:
        """The same as its seat calls it."""
        entry = self.last_move(seat)
        return None if entry is None else self.number(seat, entry)

    def undo(self, seat: int, last: int | None = None, free: bool = False) -> Lines:
        """Take back freely, or else ask the table, unless only a free undo is wanted. `last` is the entry meant.

        Once it is another person's turn, that person is asked; of several, the whole table.
        """
        match = self.playing
        self.check_hand(seat)
        self.check_not_paused()
        if last is not None and last != self.last_number(seat):
            raise Stale("This is not your last move any more: look at the table and decide again.")
        self.budget.check(UNDOS, seat)
        self.planned[seat] = None
        if self.is_by_letter(seat) and not match.undo_retracts(seat):
            if free:
                raise Refusal("Two have agreed on it: ask for a take-back.", "undo-answered")
            return self.put(UNDO, seat)
        before, others = len(match.lines), self.passed_to(seat, self.shown_waiting)
        if others and not match.undo_retracts(seat) and not match.barrier(seat):
            if free:
                raise Refusal("It is somebody else's turn: ask for a take-back.", "undo-turn")
            return self.put(UNDO, seat, others[0] if len(others) == 1 else None)
        try:
            match.undo(seat)
        except CannotUndo as error:
            if free or error.key == "nothing":
                raise Refusal(str(error), f"undo-{error.key}") from error
            return self.put(UNDO, seat)
        return [list(line) for line in match.lines[before:]]

    def is_by_letter(self, seat: int) -> bool:
        """Whether the last move of a seat that stands was made by a letter: it is taken back whole, by all."""
        return self.last_move(seat) in self.letters

    def passed_to(self, seat: int, waiting: Iterable[int]) -> list[int]:
        """Other people whose turn it is; nobody while it is the turn of this seat or of its person's other seats."""
        asked = [one for one in waiting if one in self.people]
        person = self.chairs[seat].person
        return [] if any(self.chairs[one].person == person for one in asked) else asked

    def put(self, what: Question, seat: int, of: int | None = None) -> Lines:
        """Put a question to the table; about a seat if there is one."""
        match = self.playing
        self.check_hand(seat)
        if self.affairs.ask is not None:
            raise Refusal("The table is being asked something already: answer that first.", "asked-already")
        self.budget.check(QUESTIONS, seat)
        about = "" if of is None else f" {of}"
        ask = wire.AskOut(what=what, by=seat, seq=self.seq + 1, agreed=[seat], of=of)
        return self.decide([self.note(match, f"ask {what} {seat}{about}")], ask)

    def replace(self, seat: int, of: int) -> Lines:
        """Ask all others to let a bot play for an absent player, who can take the seat back at any time."""
        self.check_seat(of)
        if of == seat:
            raise Refusal("This is your own seat: to have a bot play for you, seat one there.", "own-seat")
        if of not in self.people:
            raise Refusal("No person plays that seat: there is nobody to replace.", "not-a-person")
        self.check_not_paused()
        return self.put(REPLACE, seat, of)

    def ask_pause(self, seat: int) -> Lines:
        """Ask all who play to pause the game."""
        self.check_not_paused()
        return self.put(PAUSE, seat)

    def resume(self, seat: int) -> Lines:
        """Go on with a game that is paused: whoever has a seat may, also where a bot plays it."""
        match = self.playing
        self.check_seat(seat)
        if not self.affairs.paused:
            raise Refusal("The game is not paused.", "not-paused")
        if seat not in self.players:
            raise Refusal("You have resigned.", "resigned-already")
        return [self.note(match, f"{RESUME} {seat}")]

    def consent(self, seat: int, agree: bool, to: int | None = None) -> Lines:
        """Answer what the table is asked. `to` is the entry of the question one means."""
        match, ask = self.playing, self.affairs.ask
        is_withdrawn = ask is not None and ask.by == seat and not agree
        if ask is None or seat not in self.voters(ask) or (seat in ask.agreed and not is_withdrawn):
            raise Refusal("The table asks you nothing now.", "not-asked")
        if to is not None and to != self.number(seat, ask.seq):
            raise Stale("The table is asked something else now: look at it and decide again.")
        if not agree:
            return [self.note(match, f"decline {seat}")]
        agreed = msgspec.structs.replace(ask, agreed=[*ask.agreed, seat])
        return self.decide([self.note(match, f"agree {seat}")], agreed)

    def voters(self, ask: wire.AskOut, leaving: int | None = None, has_resigned: bool = False) -> set[int]:
        """Seats whose consent a question needs, once `leaving` has left its seat to a bot.

        A seat that a bot plays still belongs to its owner until they resign: without them no game is ended, no
        move made on their seat is taken back, and nothing after which somebody knows more than before: else whoever
        plays with bots alone would see what chance brings, and choose again.
        """
        people = set(self.people) - {leaving}
        owners = set(self.players) - ({leaving} if has_resigned else set())
        if ask.what == REPLACE:
            return people - {ask.of}
        if ask.what == PAUSE:
            return people
        if ask.what == END:
            return owners
        if ask.of is not None:  # whose turn it is
            return {ask.by, ask.of}
        movers = self.movers_since_last_of(ask.by)
        asked = people | (owners & movers)
        has_seen = CHANCE in movers or movers <= {ask.by}  # else it could be taken back freely
        return owners if has_seen or asked <= {ask.by} else asked

    def movers_since_last_of(self, seat: int) -> set[int]:
        """Seats that have moved, chance too, since the last moves of a seat began, as far as everybody may know."""
        entries = self.playing.entries[: self.playing.noticed()]
        first = next((entry.first for entry in reversed(entries) if entry.seat == seat), len(entries))
        return {int(entry.seat) for entry in entries[first:] if entry.seat == seat or not entry.secret}

    def decide(self, lines: Lines, ask: wire.AskOut, leaving: int | None = None, has_resigned: bool = False) -> Lines:
        """Do what was asked once everybody whose consent it needs has agreed."""
        match = self.playing
        voters = self.voters(ask, leaving, has_resigned)
        if voters <= set(ask.agreed):
            if ask.what == REPLACE:
                lines.append(self.note(match, f"bot {ask.of} {usual_bot(self.game.name)}"))
            elif ask.what == PAUSE:
                lines.append(self.note(match, PAUSE))
            elif ask.what == END:
                lines.append(self.note(match, "end abandoned" if voters <= {ask.by} else "end agreed"))
            else:
                before = len(match.lines)
                if match.undo_retracts(ask.by):  # a sealed answer meanwhile is not what the table was asked about
                    match.undo(ask.by)
                by = ask.by
                if self.is_by_letter(by):  # with the moves of its sender the acceptance goes too
                    by = next(seat for seat, entry in self.made if entry == self.last_move(ask.by))
                match.undo(by, consent=True)
                lines += [list(line) for line in match.lines[before:]]
        return lines

    def asked_now(self, viewer: int | None) -> wire.AskOut | None:
        """What the table is asked, and whose consent is still missing."""
        ask = self.affairs.ask
        if ask is None:
            return None
        missing = [] if self.is_over else sorted(self.voters(ask) - set(ask.agreed))
        return msgspec.structs.replace(ask, seq=self.number(viewer, ask.seq), missing=missing)

    def declined_now(self, viewer: int | None) -> wire.DeclinedOut | None:
        """The last question that came to nothing."""
        declined = self.affairs.declined
        return None if declined is None else msgspec.structs.replace(declined, seq=self.number(viewer, declined.seq))

    def resign(self, seat: int) -> Lines:
        """Give up: between two players the other wins; else a bot plays on for the seat."""
        match = self.playing
        self.check_seat(seat)
        if seat in self.affairs.resigned:
            raise Refusal("You have resigned already.", "resigned-already")
        lines = [self.note(match, f"resign {seat}")]
        left = [other for other in self.players if other != seat]
        if self.row.seats == 2 or not left:
            return [*lines, self.note(match, "end resigned")]
        if not self.bot_at(seat):
            lines.append(self.note(match, f"bot {seat} {usual_bot(self.game.name)}"))
        return self.go_on_without(seat, lines, has_resigned=True)

    def leave_to_bot(self, seat: int, bot: str) -> Lines:
        """Somebody lets a bot play on for a seat, or another bot than before."""
        if seat in self.affairs.resigned:
            raise Refusal("You have resigned.", "resigned-already")
        self.budget.check(BOTS, seat)
        return self.hand_over(seat, bot)

    def hand_over(self, seat: int, bot: str) -> Lines:
        """A bot plays on for a seat, which stays its owner's."""
        self.check_seat(seat)
        return self.go_on_without(seat, [self.note(self.playing, f"bot {seat} {bot}")])

    def go_on_without(self, seat: int, lines: Lines, has_resigned: bool = False) -> Lines:
        """What becomes of the question the table is asked when somebody leaves their seat to a bot."""
        ask = self.affairs.ask
        if ask is None:
            return lines
        if seat in (ask.by, ask.of):
            return [*lines, self.note(self.playing, f"decline {seat}")]
        return self.decide(lines, ask, seat, has_resigned)

    def come_back(self, seat: int) -> Lines:
        """Take one's seat back from the bot."""
        match = self.playing
        self.check_seat(seat)
        if seat in self.affairs.resigned:
            raise Refusal("You have resigned.", "resigned-already")
        if seat not in self.affairs.bots:
            raise Refusal("No bot plays for you.", "no-bot")
        self.budget.check(BOTS, seat, times=2)  # further than by oneself one comes by the clock only
        return [self.note(match, f"back {seat}")]

    def order(self, seat: int, moves: list[str], until: list[str], times: int) -> Lines:
        """Leave a standing order, or take it back."""
        match = self.playing
        self.check_hand(seat)
        order = Order(moves, until, times)
        order.check(self.game)
        if moves:
            self.budget.check(ORDERS, seat)
        return [self.note(match, f"order {seat} {order.text() if moves else 'off'}")]

    def adopt(self) -> Lines:
        """Go on by the present rules, since everything until now replays exactly by them."""
        match = self.playing
        match.adopt_rules()
        return [list(match.lines[-1])]

    def note(self, match: Match, text: str) -> list[str]:
        match.note(text)
        return [TABLE, text]

    def is_held(self, seat: int, person: str, token_hash: str) -> bool:
        """Whether a seat is played by the person who claimed it, or by a program with its token."""
        chair = self.chairs[seat]
        return bool(person and chair.person == person) or bool(token_hash and chair.token_hash == token_hash)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.row.seats:
            raise BadRequest(f"seat: this table has seats 0 to {self.row.seats - 1}")

    def check_not_paused(self) -> None:
        if self.affairs.paused:
            raise Refusal("The game is paused: resume it first.", "paused")

    def check_hand(self, seat: int) -> None:
        """A player with a bot has to take the seat back before acting."""
        self.check_seat(seat)
        if self.bot_at(seat):
            raise Refusal("A bot plays this seat: take it back first.", "bot-plays")

    # ------------------------------------------------------------ folding what is saved

    def replay(self, entry: Entry, remember: bool = True) -> None:
        """An entry that was saved before, or by another process.

        What is wrong with it is told without its lines: draws and hidden moves do not belong into the server's log.
        """
        assert entry.seq == 0 or self.match is not None
        try:
            made = self.start() if self.match is None else self.repeat(self.match, entry)
        except SignoriaError:
            made = []
        if made != entry.lines:
            raise AssertionError(f"table {self.row.id}, entry {entry.seq} does not replay as it was saved")
        self.fold(entry, remember)

    def repeat(self, match: Match, entry: Entry) -> Lines:
        before, first = len(match.lines), len(match.entries)
        for who, what in entry.lines:
            if who == TABLE and what.startswith(f"{UNDO} "):
                match.rewind(int(what.split()[1]))
            elif who == TABLE and what.startswith(f"{RETRACT} "):
                match.retract(int(what.split()[1]))
            elif who == TABLE:
                match.note(what)
            elif who != "chance":
                match.play(int(who), what)
        if first < len(match.entries):
            match.join(first)
        return [list(line) for line in match.lines[before:]]

    def fold(self, entry: Entry, remember: bool = True) -> None:
        """The match stands after this entry: keep account of all else."""
        match = self.match
        assert match is not None
        mover = entry.mover  # after an undo, what others did in secret is made again: nobody moves
        owner = owner_of(entry, match)  # the only seat that may know of this entry, if there is one
        heard_before = self.heard[-1] if self.heard else 0
        self.seq = entry.seq
        if owner is not None:
            self.numbering.hide(entry.seq, owner)
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
            self.used[entry.key.rpartition(":")[0]] = entry.key
        for who, what in entry.lines:
            if who == TABLE:
                self.affairs.fold(what, entry.seq)
                self.budget.fold(what)
        if mover is not None:
            heard = partial(self.kinds_heard, heard_before)
            self.affairs.fold_move(mover, entry, heard, owner is None, self.is_own(entry, mover))
            if entry.letter is not None:
                self.letters.add(entry.seq)
                self.budget.written[OFFERS][entry.movers[0]] += len(entry.movers)
            elif entry.is_of_owner:
                # A gesture may begin an offer and withdraw it: whatever it does besides its last move counts too.
                is_offering = self.game.offering_seat(match.state) == mover
                self.budget.written[OFFERS][mover] += len(entry.movers) - 1 + is_offering
        for seat in entry.retracted:
            del self.made[max(i for i, (maker, _) in enumerate(self.made) if maker == seat)]
        del self.made[len(match.entries) :]
        new = [(int(move.seat), entry.seq) for move in match.entries[len(self.made) :]]
        self.made += new
        self.lasts.update(new)
        if entry.is_undo or entry.retracted:
            self.lasts = dict(self.made)
            self.letters &= {made for _, made in self.made}
        self.heard.append(len(match.events))
        match.pack()
        if entry.is_undo or entry.retracted:
            self.pictures.take_back()
            self.back_at.update(dict.fromkeys([None, *range(self.row.seats)] if owner is None else [owner], entry.seq))
        self.news.forget(is_back=entry.is_undo or bool(entry.retracted))
        self.seen_now.clear()
        self.private.worked_out.clear()
        if owner is None:
            self.noticed_at = entry.at
        self.keep_hands_on(entry)
        self.turn_clocks(match, entry, mover, is_noticed=owner is None)
        if owner is None:
            self.time_questions(entry, mover)
        elif mover is not None and self.is_own(entry, mover):
            self.unnoticed.add(mover)
        self.unnoticed.difference_update(entry.retracted)
        self.asked = {seat: self.asked.get(seat, entry.seq) for seat in self.waiting}
        if remember:
            self.stand(mover, entry.is_undo, range(self.row.seats) if owner is None else (owner,))

    def is_own(self, entry: Entry, mover: int) -> bool:
        """Whether a seat has answered itself, by hand or by what it said in advance: not the clock or a bot for it.

        What it said in advance counts, since others may not see whether it was asked.
        """
        return entry.by != CLOCK and not self.bot_at(mover)

    def kinds_heard(self, first: int, seat: int) -> set[str]:
        """The kinds of the events that a seat has seen since a given one."""
        assert self.match is not None
        return {self.game.events[event.kind].name for event in self.match.heard(seat, first)}

    def keep_hands_on(self, entry: Entry) -> None:
        """Whoever takes something back wants to answer by hand what may have been answered by itself."""
        for who, what in entry.lines:
            if who == TABLE and what.split()[0] in (UNDO, RETRACT):
                self.hands_on.add(int(what.split()[1]))
        if not entry.is_automatic and not entry.is_undo:
            self.hands_on.difference_update(entry.movers if entry.letter is None else [entry.letter[0]])

    def time_questions(self, entry: Entry, mover: int | None) -> None:
        """Since when the table waits for each seat: since it was first asked after the last answer of its own.

        What a bot or the clock answers for a seat is not its own; to take a move back begins nothing anew. In a pause
        the table waits for nobody. A sealed answer counts when the last has come: before that these times must
        not tell of it.
        """
        if mover is not None:  # the last answer, if a sealed step was open: now all have been noticed
            self.affairs.are_back(self.unnoticed)
            self.active |= self.unnoticed
            if self.is_own(entry, mover):
                self.active.add(mover)
        if mover is not None or entry.is_undo:
            self.unnoticed.clear()
        is_resumed = any(who == TABLE and what.startswith(f"{RESUME} ") for who, what in entry.lines)
        for seat in self.shown_waiting:
            if is_resumed or seat not in self.asked_at or (seat in self.active and not entry.is_undo):
                self.asked_at[seat] = entry.at
                self.active.discard(seat)

    def turn_clocks(self, match: Match, entry: Entry, mover: int | None, is_noticed: bool) -> None:
        """The clocks of people who must answer run; a bot has none. In a pause all stand, as if bots played.

        To the others the clock of a seat that has answered a sealed step runs on until the step resolves.
        """
        if not self.clocks.is_used:
            return
        if not is_noticed and self.shown_clocks is None:
            self.shown_clocks = self.clocks.as_shown()
        elif is_noticed and (mover is not None or entry.is_undo or self.is_over):
            self.shown_clocks = None
        lines = [what.split() for who, what in entry.lines if who == TABLE]
        taken_back: dict[int, int] = {}
        if entry.is_undo or entry.retracted:
            gestures = [one.seat for i, one in enumerate(match.entries) if one.first == i]
            taken_back = self.clocks.more_than(gestures)
        for line in lines:
            for clocks in (self.clocks, self.shown_clocks):
                if line[0] == "back" and clocks is not None:
                    clocks.come_back(int(line[1]))
            if line[0] == TIME:
                self.clocks.missed[int(line[1])] += 1
        if mover is not None and not entry.is_automatic:
            self.clocks.missed[mover] = 0
        elif mover is not None and self.bot_at(mover):
            self.clocks.helped.add(mover)
        people = [] if self.affairs.paused else self.people
        asked, by_bots = [seat for seat in self.waiting if seat in people], set(self.waiting).difference(people)
        unpaid = () if entry.letter is None else set(entry.movers)
        paid = mover if entry.letter is None else None
        self.clocks.turn_to(asked, entry.at, paid, taken_back, match.state.copy(), by_bots, unpaid)
        if is_noticed:
            if self.shown_clocks is None and self.shown_waiting != self.waiting:  # amid a sealed step
                self.shown_clocks = self.clocks.as_shown()
            if self.shown_clocks is not None:
                shown = [seat for seat in self.shown_waiting if seat in people]
                self.shown_clocks.turn_to(shown, entry.at, by_bots=set(self.shown_waiting).difference(people))
            self.show_on_boards(match, entry, mover, taken_back)

    def show_on_boards(self, match: Match, entry: Entry, mover: int | None, taken_back: Iterable[int]) -> None:
        """Boards show what everybody sees one action at a time; the setup they show without delay."""
        boards = self.clocks.boards
        boards.undone.update(taken_back)
        if mover is not None:
            actions = lingered_after(match, grouping_of(self.game.name), None, min(self.heard[-2:]))
            boards.tell(actions, entry.at, mover)

    def stand(self, mover: int | None, is_undo: bool, seats: Iterable[int]) -> None:
        """The seats with a new decision: those that have moved, and those asked something else than before.

        A decision that somebody has interrupted by what he did out of turn stands again when that is over. After an
        undo everybody's is new: it may be an earlier one that looks the same.
        """
        match = self.match
        assert match is not None
        for seat in seats:
            decision = self.decision(seat)
            self.choices[seat] = decision
            is_waiting = decision is None and seat != mover and is_interrupted(match.state, self.standing[seat])
            is_new = seat == mover or (is_undo and decision is not None)
            if is_new or (decision != self.standing[seat] and not is_waiting):
                self.decisions[seat] = self.seq
                self.standing[seat] = decision

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked; nothing once the table has ended the game."""
        assert self.match is not None
        return None if self.is_over else decision_of(self.match.state, seat)

    # ------------------------------------------------------------ what leaves the room

    def number(self, viewer: int | None, entry: int | None = None) -> int:
        """The number of an entry for a viewer; by default, of the newest."""
        return self.numbering.number(viewer, self.seq if entry is None else entry)

    def numbers(self) -> dict[int | None, int]:
        """The same of the newest entry, for everybody."""
        return self.numbering.numbers(self.seq)

    def clock_for(self, viewer: int | None, now: float) -> wire.ClockOut | None:
        """The clocks as a viewer may see them: its own as it is, those of others as if no sealed answer were given."""
        true = self.clocks.out_json(now)
        if true is None or self.shown_clocks is None:
            return true
        shown = self.shown_clocks.out_json(now)
        if shown is not None and viewer is not None:
            shown.left[viewer] = true.left[viewer]
            shown.running = sorted({*shown.running, viewer} if viewer in true.running else {*shown.running} - {viewer})
        return shown

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        """The table as one seat sees it: only its view, its own moves, and what it was not told until `since`."""
        return update_of(self, seat, since, manner, now, viewed)

    def seen(self, viewer: int | None) -> Seen:
        """What a viewer sees now, worked out once however many are told of it."""
        if viewer not in self.seen_now:
            assert self.match is not None
            known = self.game.known(self.match.state, viewer_of(viewer))
            self.seen_now[viewer] = Seen(self.game, known, viewer)
        return self.seen_now[viewer]

    def were_told(self) -> None:
        """All who look on were told: what they saw need not be kept as it was worked out."""
        self.seen_now.clear()
        self.views.settle()
        self.pictures.settle()
        if self.made_news is not None:
            self.made_news.settle()

    def legal(self, seat: int, lang: str) -> list[wire.LegalMove]:
        return legal_moves(self.game, self.playing.legal(seat).codes, lang, self.news.names(lang))

    def weighed(self, match: Match, seat: int, thought: Thought, lang: str) -> tuple[str, list[wire.HintMove]]:
        """The question of a seat and what a bot has weighed, in the words of a moment of this match: now or before."""
        question, said = said_at(match, seat, thought, lang)
        return question, weighed_moves(self.game, thought, lang, self.news.names(lang), said)

    @property
    def news(self) -> News:
        if self.made_news is None or self.made_news.match is not self.match:
            assert self.match is not None
            self.made_news = News(self.match)
        return self.made_news

    def why(self, seat: int, what: object, lang: str) -> list[wire.Reason]:
        match = self.playing
        self.check_seat(seat)
        try:
            return [reason_of(why, lang) for why in match.why_not(seat, what)]
        except SignoriaError as error:
            raise BadRequest(str(error), "bad-move") from error

    def preview(self, seat: int, move: object, then: str, lang: str) -> Preview:
        return self.foresee(seat, move, lang, then)[0]

    def foresee(
        self, seat: int, move: object, lang: str, then: str = "", plan: bool = False, letter: bool = False
    ) -> list[Preview]:
        """What a gesture would do: in parts, where a plan counts on what others answer in between."""
        match = self.playing
        self.check_seat(seat)
        try:
            moves: list[object] = move if isinstance(move, list) else [move]
            if letter and moves:
                return [drafted(match, seat, moves)]
            if plan:
                return foreseen(match, seat, moves)
            return [match.preview(seat, move, then)]
        except IllegalMove as error:
            raise illegal(error, lang) from error
        except SignoriaError as error:
            raise BadRequest(str(error), "bad-move") from error

    def preview_out(self, table: str, id: str, parts: list[Preview], lang: str) -> wire.PreviewOut:
        """What a gesture would do, and what would be asked next. One that others interrupt has several parts."""
        match, preview = self.playing, parts[-1]
        grouping, words = grouping_of(self.game.name), words_for(self.game.name, lang)
        told = preview.json()
        for part in reversed(parts[:-1]):
            before = part.json()
            told |= {name: [*before[name], *told[name]] for name in ("moves", "events", "changes")}  # type: ignore[misc]
        out = wire.PreviewOut(
            table=table,
            id=id,
            preview=told,
            sentences=[one for part in parts for one in foretold(part, grouping, words, match.names)],
            free=len(parts) == 1 and not self.passed_to(preview.seat, preview.waiting) and preview.free,
            loses=sorted(set[str]().union(*map(losses_of, parts))),
        )
        if preview.next is not None:
            moves = list(preview.next.legal)
            out.shown, out.legal = shown_at(match, preview.next, lang, "words", moves, self.news.names(lang), False)
        return out

    def known(self, seat: int) -> str:
        """What a seat knows, as a document for a bot."""
        return json.dumps(self.game.document(self.game.known(self.playing.state, seat)))

    def out(self, me: str, here: Iterable[int] = (), shortest_grace: float = SHORTEST) -> wire.TableOut:
        """What anybody who may look at the table knows about it; its links only for those they are for."""
        return table_out(self, me, set(here), shortest_grace)

    def may_talk(self, seat: int | None, others: list[int]) -> bool:
        """Whether the rules open a private talk between seats now."""
        if self.match is None or self.is_over or seat is None:
            return False
        return self.game.may_talk(self.match.state, sorted({seat, *others}))

    def may_watch(self, me: str, link: str) -> bool:
        row = self.row
        if row.access == "public" or (link and link == row.watch):
            return True
        return bool(me) and (me in (row.host, *row.invited) or any(chair.person == me for chair in self.chairs))


def illegal(error: IllegalMove, lang: str) -> Illegal:
    """Why a move is not allowed, in a language."""
    reasons = [reason_of(why, lang) for why in error.reasons]
    return Illegal(f"{error.move}: {' '.join(reason.sentence for reason in reasons)}", reasons=reasons)
