"""A match: a game being played, with its record, its chance and its undo. What programs and doors hold in hand."""

import json
from collections.abc import Sequence
from sys import intern
from typing import Final, SupportsIndex, final

from signoria.kernel.answers import Dropped, Move, MoveList, Why
from signoria.kernel.arguments import bool_argument, whole_argument
from signoria.kernel.barrier import Effort, shows_something
from signoria.kernel.chains import Chain
from signoria.kernel.domains import Json, whole_number
from signoria.kernel.errors import BadMove, BadRecord, CannotUndo, IllegalMove, SignoriaError
from signoria.kernel.flow import (
    CHANCE,
    LEGAL,
    NOTHING,
    SPECTATOR,
    Event,
    Moves,
    Refusal,
    State,
    legal,
    optional,
    play,
    refusal,
    seats_of,
    settle,
    stays_sealed,
    waiting,
)
from signoria.kernel.game import Game, Result
from signoria.kernel.pickling import Packed
from signoria.kernel.preview import Preview
from signoria.kernel.record import RULES, TABLE, Record, rules_named
from signoria.kernel.seen import Seen
from signoria.kernel.streams import Streams, commitment, fresh_secret, secret_from_seed
from signoria.kernel.tables import event_json, heard, may_see
from signoria.kernel.targets import target_refusals
from signoria.kernel.text import words_for

SNAPSHOT_EVERY: Final = 128  # moves: that many are replayed in about a millisecond when one is taken back
UNDO: Final = "undo"  # the line of the table that takes back a move and all that followed it
RETRACT: Final = "retract"  # the line of the table that takes back a sealed answer, and nothing else
DEFAULT: Final = "default"  # what follows a chain of moves: the default answers of the questions it leads into
MOST_CHAINED: Final = 64  # moves in one gesture
Seat = SupportsIndex | str  # a number from 0, numpy's too, or "chance"


@final
class Entry:
    """One move that stands: who, what, the stream if chance drew it, and how many events there were before it.

    `sealed`: an answer that nobody else may notice yet, since others still had to answer the same sealed step. What it
    tells is `kept_back` until the last of them has. `secret`: a move out of turn that told only its own seat something.
    `first`: which entry began the chain it was made in. `spares_instructed`: it was made by older rules, which did not
    ask whoever had answered in advance.
    """

    __slots__ = (
        "code",
        "events_before",
        "first",
        "kept_back",
        "sealed",
        "seat",
        "secret",
        "spares_instructed",
        "stream",
    )

    def __init__(
        self,
        first: int,
        seat: int,
        code: int,
        stream: str,
        events_before: int,
        sealed: bool,
        kept_back: Sequence[Event],
        secret: bool,
        spares_instructed: bool,
    ) -> None:
        self.first = first
        self.seat = seat
        self.code = code
        self.stream = stream
        self.events_before = events_before
        self.sealed = sealed
        self.kept_back = kept_back
        self.secret = secret
        self.spares_instructed = spares_instructed


@final
class Match:
    """A game being played: ask who must answer and what is legal, play, look at it as a seat sees it.

    `signoria.new`, `signoria.from_position` and `signoria.replay` make one.

    >>> import signoria
    >>> m = signoria.new("lorenzo", seats=2, seed=7)
    >>> seat = m.waiting[0]
    >>> m.play(seat, m.legal(seat)[0])
    >>> (m.waiting, m.over)
    ([1], False)
    """

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {self.waiting}"
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.entries)} moves, {state}>"

    def __init__(
        self, game: Game, start: State, streams: Streams | None, position: Json = None, rules_version: int | None = None
    ) -> None:
        self.game = game
        self.began_under: int = game.rules_version if rules_version is None else rules_version
        self.rules_version = self.began_under  # by which it is played now
        self.state = start.copy()
        self.streams = streams
        self.began_with = position
        self.names: list[str] = []
        self.promise: tuple[str, list[str]] = (
            "",
            [],
        )  # commitment and nonces of a replayed record whose secret is not known
        self.nonce_commitments: list[str] = []  # what each seat promised its nonce to be, at a table of a server
        self.entries: list[Entry] = []
        self.lines: list[tuple[str, str]] = []
        self.events: list[Event] = []
        self.snapshots: dict[int, State | Packed] = {}
        self.settle()
        self.draw_chance()

    # ------------------------------------------------------------ questions

    @property
    def seats(self) -> int:
        """How many players there are; their seats are numbered from 0."""
        return self.game.seats(self.state)

    @property
    def options(self) -> dict[str, Json]:
        """Every option of the game with its value."""
        return self.game.options_of(self.state)

    @property
    def waiting(self) -> list[int]:
        """Seats that must answer now; empty when the game is over. CHANCE only where chance is played by hand.

        This is for whoever runs the match. Players are shown the `waiting` of their view: who has already answered a
        sealed step is not known to the others before the last answer has come.
        """
        return seats_of(waiting(self.state))

    @property
    def optional(self) -> list[int]:
        """Seats that may act although nobody waits for them."""
        return seats_of(optional(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.top < 0

    @property
    def result(self) -> Result | None:
        """Winners, ranks and end reason; None while the game goes on."""
        return self.game.result(self.state)

    @property
    def digest(self) -> str:
        """A fingerprint of the whole state; it depends on hidden cards, so it is not for players either."""
        return self.game.digest(self.state, self.rules_version)

    @property
    def spares_instructed(self) -> bool:
        """Whether it is played by older rules, which did not ask whoever had answered in advance."""
        return self.rules_version < self.game.asks_instructed_since

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source, as if the game ended now."""
        return self.game.scores(self.state)

    def legal(self, seat: Seat) -> MoveList:
        """All legal moves of a seat, as a sequence; none when it is not asked.

        >>> import signoria
        >>> m = signoria.new("lorenzo", seats=2, chance="manual")
        >>> m.legal("chance")[:1]
        ['seat_next 0']
        """
        return MoveList(self.game, legal(self.state, self.checked(seat)).items)

    def outcomes(self) -> list[tuple[Move, int]]:
        """What chance may do now, each outcome with its odds, in the order in which a draw counts them.

        Empty unless chance is played by hand and it is its turn.
        """
        s = self.state
        return [
            (Move(self.game, code), s.steps[s.stack[s.top]].odds(s, s.top, code)) for code in legal(s, CHANCE).items
        ]

    def instructed(self, seat: Seat) -> Move | None:
        """The move a seat that must answer has given in advance, by an instruction that the rules know."""
        player = self.player(seat)
        if not waiting(self.state) >> player & 1:
            return None
        step = self.state.steps[self.state.stack[self.state.top]]
        code = step.instructed(self.state, self.state.top, player)
        return None if code == NOTHING else Move(self.game, code)

    def seen(self, seat: Seat | None = None) -> Seen:
        """What a seat (None: a spectator) can know, and the only thing to be shown to it: worked out once."""
        viewer = self.viewer(seat)
        return Seen(self.game, self.game.known(self.state, viewer), None if viewer == SPECTATOR else viewer)

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """The same as a document."""
        return self.seen(seat).view

    def position(self) -> dict[str, Json]:
        """The whole state, secrets included, as a document that `from_position` takes. Not for players."""
        document: dict[str, Json] = {"game": self.game.name, "rules_version": self.game.rules_version}
        document.update(self.game.document(self.state))
        return document

    def log(self, seat: Seat | None = None, since: SupportsIndex = 0) -> list[dict[str, Json]]:
        """What happened, as a seat (None: a spectator) may see it, from its event number `since` on.

        >>> import signoria
        >>> signoria.new("lorenzo", seats=2, seed=7).log()[-1]
        {'event': 'rolled', 'rule': 'L-2.4', 'die': 'orange', 'value': 2}
        """
        viewer = self.viewer(seat)
        told = self.heard(viewer)[whole_argument("since", since) :]
        return [event_json(self.game.events[event.kind], event, viewer) for event in told]

    def sentences(self, seat: Seat | None = None, lang: str = "en", since: SupportsIndex = 0) -> list[str]:
        """The same events in words."""
        viewer = self.viewer(seat)
        words = words_for(self.game.name, lang)
        told = self.heard(viewer)[whole_argument("since", since) :]
        return [words.event(self.game, event, may_see(event, viewer), self.names) for event in told]

    def heard(self, viewer: int, first: int = 0, end: int | None = None) -> list[Event]:
        """Of the events numbered `first` to before `end`, those a viewer learns of: all but secret ones of others."""
        return heard(self.game.events, self.events[first:end], viewer)

    def why_not(self, seat: Seat, what: object) -> list[Why]:
        """[] if a move, or a list of moves, can be played, else the reasons.

        For the name of a space or card: the nearest reason first. Of a chain: why its first refused move is.

        >>> import signoria
        >>> m = signoria.new("lorenzo", seats=2, seed=7)
        >>> [why.rule for why in m.why_not(m.waiting[0], "pass")]
        ['L-3.1.2']
        """
        asker = self.checked(seat)
        if isinstance(what, list | tuple):
            try:
                self.chain(self.player(asker), what)
            except IllegalMove as error:
                return [why for why in error.reasons if isinstance(why, Why)]
            return []
        word = what.strip() if isinstance(what, str) else ""
        if len(word.split()) == 1 and word[0] != "{" and word not in self.game.verbs.numbers:
            refusals = target_refusals(self.game, self.state, asker, word)
        else:
            refusals = [refusal(self.state, asker, self.code(what))]
        return [Why(self.game, refused, self.names, asker) for refused in refusals if refused[0] != LEGAL]

    def preview(self, seat: Seat, move: object, then: str = "") -> Preview:
        """What a legal move or a list of them would do, as far as the seat can know: no draw or answer is guessed.

        Where they lead into another decision of the seat, `next` is what it would be asked, unless `then="default"` has
        the default answers follow.
        """
        return Preview(self.game, self.chain(self.player(seat), move, then))

    def chain(self, seat: int, what: object, then: str = "") -> Chain:
        """Moves of one gesture, as far as a seat can foresee them; IllegalMove names the one that is refused."""
        if then not in ("", DEFAULT):
            raise SignoriaError(f"then: is '' or {DEFAULT!r}, not {then!r}")
        moves = list(what) if isinstance(what, list | tuple) else [what]
        if not 1 <= len(moves) <= MOST_CHAINED:
            raise BadMove(f"move: a chain has 1 to {MOST_CHAINED} moves, not {len(moves)}")
        codes = [self.code(move) for move in moves]
        chain = Chain(self.game, self.game.known(self.state, seat), seat)
        for code in codes:
            refused = chain.add(code)
            if refused[0] != LEGAL:
                raise self._illegal(seat, code, refused)
        if then == DEFAULT:
            chain.follow_defaults()
        return chain

    # ------------------------------------------------------------ play

    def play(self, seat: Seat, move: object, then: str = "") -> Dropped | None:
        """Make a move: a Move, its text or its JSON. An illegal one raises IllegalMove and changes nothing.

        A list of moves is made with one gesture, and taken back with one undo. It is judged by what the seat knows, and
        may go as far as nothing is drawn or shown to the seat and nobody else decides; answers to questions that are
        not asked, since they have no other, are left out. `then="default"` adds the default answers of the questions
        the moves lead into. Should the table refuse a later move because of something hidden, those before it stand,
        and the rest is returned with the reason.

        >>> import signoria
        >>> m = signoria.new("lorenzo", seats=2, chance="manual")
        >>> m.play("chance", "seat_next 1")
        >>> m.play("chance", {"verb": "draw_tile", "tile": "fewer_coins"})
        """
        mover = self.checked(seat)
        if mover != CHANCE and (then or isinstance(move, list | tuple)):
            dropped = self._play_chain(mover, self.chain(mover, move, then).moves)
        else:
            self.apply(mover, self.legal_code(mover, move), "")
            dropped = None
        self.draw_chance()
        return dropped

    def _play_chain(self, seat: int, codes: list[int]) -> Dropped | None:
        first = len(self.entries)
        for i, code in enumerate(codes):
            refused = refusal(self.state, seat, code)
            if refused[0] != LEGAL and i == 0:
                raise self._illegal(seat, code, refused)
            if refused[0] != LEGAL:
                return Dropped(
                    [Move(self.game, later) for later in codes[i:]], Why(self.game, refused, self.names, seat)
                )
            self.apply(seat, code, "")
            self.entries[-1].first = first
        return None

    def join(self, first: int) -> None:
        """Let a seat's moves from the entry numbered `first` on be one chain: whoever reads a log knows they were."""
        for entry in self.entries[first:]:
            if entry.seat == self.entries[first].seat:
                entry.first = first

    def note(self, text: str) -> None:
        """A line of the table for the record: a resignation, a bot taking a seat. It changes no rule."""
        if not isinstance(text, str) or len(text.strip().splitlines()) != 1:
            raise BadRecord(f"text: must be one line of text, not {text!r}")
        if text.split()[0] in (UNDO, RETRACT):
            raise BadRecord("text: a note cannot undo: call undo")
        if text.split()[0] == RULES:
            self._change_rules(rules_named(text.strip()))
        self.lines.append((TABLE, text.strip()))

    def adopt_rules(self) -> None:
        """Go on by the present rules, if the game began under older ones; the record says so in a line `! rules N`."""
        if self.rules_version < self.game.rules_version:
            self.note(f"{RULES} {self.game.rules_version}")

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take back what a seat did last: free up to the information barrier, beyond it by consent of the table.

        The moves of one chain are taken back together, each with a line of the record.
        """
        mover = self.player(seat)
        has_consent = bool_argument("consent", consent)
        if self.undo_retracts(mover):
            self.retract(mover)
            return
        last = self._last_of(mover)
        barrier = "" if has_consent and last >= 0 else self.barrier(mover)  # worlds are asked only where it matters
        if barrier:
            raise self._cannot_undo(barrier)
        first = self.entries[last].first
        kept = [entry for entry in self.entries[last + 1 :] if entry.secret and entry.seat != mover]
        for _ in range(first, last + 1):
            self.rewind(mover)
        for entry in kept:  # what others did in secret stands: whoever takes back knows nothing of it
            if refusal(self.state, entry.seat, entry.code)[0] == LEGAL:
                self.apply(entry.seat, entry.code, "")

    def _last_of(self, seat: int) -> int:
        """Which entry is the last of a seat; -1 if there is none."""
        i = len(self.entries) - 1
        while i >= 0 and self.entries[i].seat != seat:
            i -= 1
        return i

    def undo_retracts(self, seat: Seat) -> bool:
        """Whether the next undo of a seat takes back a sealed answer, which nobody else notices."""
        return self._sealed_answer(self.player(seat)) >= 0

    def rewind(self, seat: int) -> None:
        """Back to before the last single move of a seat, whatever has followed it, without asking anybody."""
        i = self._last_of(seat)
        if i < 0:
            raise self._cannot_undo("nothing")
        self._rewind(i)
        self.lines.append((TABLE, f"{UNDO} {seat}"))

    def retract(self, seat: int) -> None:
        """Take back a seat's answer to the sealed step that is open; what others have answered stands."""
        i = self._sealed_answer(seat)
        if i < 0:
            raise self._cannot_undo("nothing")
        later = self.entries[i + 1 :]
        self._rewind(i)
        for entry in later:
            self._carry_out(entry.seat, entry.code, "")
        self.lines.append((TABLE, f"{RETRACT} {seat}"))

    def barrier(self, seat: Seat) -> str:
        """Why the last move of a seat cannot be taken back freely: '', nothing, answered, chance, shown or long.

        What others did in secret, and their answers to the sealed step that is open, do not count: else a refusal would
        tell of them.
        """
        mover = self.player(seat)
        if self.undo_retracts(mover):
            return ""
        for i in range(self.noticed() - 1, -1, -1):
            entry = self.entries[i]
            if entry.seat == mover:
                return self._barrier_of(entry.first, i)
            if entry.secret:
                continue
            if entry.seat == CHANCE:
                return "chance" if any([earlier.seat == mover for earlier in self.entries[:i]]) else "nothing"
            if any([earlier.seat == mover for earlier in self.entries[:i]]):
                return "answered"
        return "nothing"

    def _barrier_of(self, first: int, last: int) -> str:
        """Whether a chain of moves has shown something hidden, or is too long to find out."""
        effort = Effort()
        for i in range(last, first - 1, -1):
            entry = self.entries[i]
            if shows_something(self.game, self._before(i), entry.seat, entry.code, i - first, effort):
                return "shown" if effort.left else "long"
        return ""

    def copy(self, seed: SupportsIndex | None = None) -> "Match":
        """An independent match at the same moment. Chance is fresh, so that nobody can look ahead by copying."""
        secret = fresh_secret() if seed is None else secret_from_seed(whole_argument("seed", seed))
        streams = None if self.streams is None else Streams(secret, [])
        other = Match(self.game, self.state, None, self.position())
        other.streams = streams
        other.names = list(self.names)
        other.events = list(self.events)
        return other

    def record(self, secret: bool = False) -> Record:
        """The game on paper, hidden cards included: not for players before the end.

        The secret of its chance is in it after the end, or if asked for.
        """
        reveals = bool_argument("secret", secret) or self.over
        record = Record(self.game.name, self.began_under, self.seats, self.options)
        record.names = list(self.names)
        record.nonce_commitments = list(self.nonce_commitments)
        record.position = self.began_with
        record.lines = list(self.lines)
        record.digest = self.digest
        record.commitment, record.nonces = self.promise[0], list(self.promise[1])
        if self.streams is not None:
            record.commitment = commitment(self.streams.secret)
            record.nonces = list(self.streams.nonces)
            if reveals:
                record.secret = self.streams.secret.hex()
        return record

    # ------------------------------------------------------------ inside

    def checked(self, seat: object) -> int:
        """A seat of this table, or CHANCE (also written 'chance')."""
        number = CHANCE if isinstance(seat, str) and seat == "chance" else whole_number(seat)
        if number is not None and (0 <= number < self.seats or number == CHANCE):
            return number
        raise SignoriaError(f"seat: no seat {seat!r} at this table: seats are 0 to {self.seats - 1}, and 'chance'")

    def viewer(self, seat: object) -> int:
        """A player's seat, or None for a spectator."""
        return SPECTATOR if seat is None else self.player(seat)

    def player(self, seat: object) -> int:
        """A player's seat. Chance sees nothing and takes nothing back."""
        number = self.checked(seat)
        if number == CHANCE:
            raise SignoriaError("seat: chance is not a player")
        return number

    def code(self, what: object) -> int:
        """The packed form of a Move, its text or its JSON."""
        if isinstance(what, Move):
            if what.game is not self.game:
                raise BadMove(f"move: {what.text} is a move of {what.game.name}")
            if not self.game.verbs.is_well_formed(what.code):
                raise BadMove(f"move: {what.code} is none")
            return what.code
        if isinstance(what, str) and not what.lstrip().startswith("{"):
            return self.game.verbs.parse(what)
        return self.game.verbs.read_json(parsed_json(what) if isinstance(what, str) else what)

    def move(self, what: object) -> Move:
        """A Move from its text or JSON."""
        return Move(self.game, self.code(what))

    def legal_code(self, seat: int, what: object) -> int:
        """The packed form of a move that is legal now; IllegalMove says why it is not."""
        code = self.code(what)
        refused = refusal(self.state, seat, code)
        if refused[0] != LEGAL:
            raise self._illegal(seat, code, refused)
        return code

    def _illegal(self, seat: int, code: int, refused: Refusal) -> IllegalMove:
        why = Why(self.game, refused, self.names, seat)
        return IllegalMove(f"{self.game.verbs.text(code)}: {why.sentence()}", [why], self.game.verbs.text(code))

    def apply(self, seat: int, code: int, stream: str) -> None:
        """Carry out a legal move and write it down."""
        self._carry_out(seat, code, stream)
        # Many matches in one process have the same lines.
        self.lines.append(("chance" if seat == CHANCE else str(seat), intern(self.game.verbs.text(code))))

    def _carry_out(self, seat: int, code: int, stream: str) -> None:
        i = len(self.entries)
        if i % SNAPSHOT_EVERY == 0:
            self.snapshots[i] = self.state.copy()
        sealed = stays_sealed(self.state, seat)
        after = self.state.copy()  # so that an error leaves everything as it was
        told: list[Event] = []
        after.events = told
        step = after.steps[after.stack[after.top]]
        step.apply(after, after.top, seat, code)
        answered = len(told)
        settle(after)
        if self.spares_instructed:
            give_instructed(after)
        after.events = None
        self.state = after
        before = len(self.events)
        if sealed:
            self.entries.append(Entry(i, seat, code, stream, before, True, told, False, self.spares_instructed))
            return
        secret = not step.sealed and bool(told) and all([self.game.events[event.kind].secret for event in told])
        if step.sealed:
            self._tell_answers(seat, told[:answered])
            told = told[answered:]
        self.entries.append(Entry(i, seat, code, stream, before, False, (), secret, self.spares_instructed))
        self.events.extend(told)

    def _tell_answers(self, seat: int, told: list[Event]) -> None:
        """The last answer has come: tell of all of them by seat, so that nobody learns who came when."""
        by_seat: dict[int, Sequence[Event]] = {entry.seat: entry.kept_back for entry in self.entries[self.noticed() :]}
        by_seat[seat] = told
        for other in sorted(by_seat):
            self.events.extend(by_seat[other])

    def noticed(self) -> int:
        """How many of the entries everybody may know of: those before the answers to the sealed step that is open."""
        i = len(self.entries)
        while i > 0 and self.entries[i - 1].sealed:
            i -= 1
        return i

    def _sealed_answer(self, seat: int) -> int:
        """Which entry is a seat's answer to the sealed step that is open; -1 if it has given none."""
        for i in range(self.noticed(), len(self.entries)):
            if self.entries[i].seat == seat:
                return i
        return -1

    def _cannot_undo(self, barrier: str) -> CannotUndo:
        return CannotUndo(barrier, words_for(self.game.name, "en").word(f"undo-{barrier}"))

    def settle(self) -> None:
        """Go on to the first decision: a position may stand before forced turns, an income or even the end."""
        self.state.events = self.events
        settle(self.state)
        if self.spares_instructed:
            give_instructed(self.state)
        self.state.events = None

    def draw_chance(self) -> None:
        """Chance plays itself from its streams."""
        while self.streams is not None:
            asked = waiting(self.state)
            if asked != 1 << CHANCE:
                return
            step = self.state.steps[self.state.stack[self.state.top]]
            stream = step.stream(self.state, self.state.top)
            outcomes = legal(self.state, CHANCE)
            self.apply(CHANCE, drawn(self.state, outcomes, self.streams, stream), stream)

    def _before(self, i: int) -> State:
        """The state before the i-th move, from the nearest snapshot."""
        j = i - i % SNAPSHOT_EVERY
        while j not in self.snapshots:
            j -= SNAPSHOT_EVERY
        kept = self.snapshots[j]
        s = kept.state(self.game) if isinstance(kept, Packed) else kept.copy()
        for entry in self.entries[j:i]:
            play(s, entry.seat, entry.code)
            if entry.spares_instructed:
                give_instructed(s)
        return s

    def pack(self) -> None:
        """Take less memory, for a match that is kept for long: to take moves back is somewhat slower then."""
        for i, kept in self.snapshots.items():
            if not isinstance(kept, Packed):
                self.snapshots[i] = Packed(kept)

    def _change_rules(self, version: int) -> None:
        if version > self.game.rules_version:
            raise BadRecord(self.game.other_rules(version))
        if version < self.rules_version:
            raise BadRecord(f"! {RULES} {version}: the game is played by version {self.rules_version} already")
        self.rules_version = version

    def _rewind(self, i: int) -> None:
        self.state = self._before(i)
        for entry in self.entries[i:]:
            if entry.stream and self.streams is not None:
                self.streams.take_back(entry.stream)
        del self.events[self.entries[i].events_before :]
        del self.entries[i:]
        for j in list(self.snapshots):
            if j > i:
                del self.snapshots[j]


def parsed_json(text: str) -> Json:
    """A move written as JSON text."""
    try:
        document: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMove(f"move: this JSON cannot be read: {error}") from error
    return document


def give_instructed(s: State) -> None:
    """Give the answers that seats have given in advance, as older rules did without asking them."""
    seat = instructed_seat(s)
    while seat >= 0:
        step = s.steps[s.stack[s.top]]
        play(s, seat, step.instructed(s, s.top, seat))
        seat = instructed_seat(s)


def instructed_seat(s: State) -> int:
    """A seat that must answer and has done so in advance, or -1."""
    for seat in seats_of(waiting(s)):
        if seat != CHANCE and s.steps[s.stack[s.top]].instructed(s, s.top, seat) != NOTHING:
            return seat
    return -1


def drawn(s: State, outcomes: Moves, streams: Streams, stream: str) -> int:
    """The outcome chance draws: each as likely as its odds say."""
    step = s.steps[s.stack[s.top]]
    total: int = 0
    for code in outcomes.items:
        total += step.odds(s, s.top, code)
    ticket: int = streams.draw(stream, total)
    for code in outcomes.items:
        ticket -= step.odds(s, s.top, code)
        if ticket < 0:
            return code
    raise SignoriaError(f"the odds of {stream} do not add up")
