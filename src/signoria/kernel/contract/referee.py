"""The referee: plays one game at random and checks what is promised, at every node or now and then."""

import itertools
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from signoria.kernel.answers import Move
from signoria.kernel.contract.ledger import ledger_problems
from signoria.kernel.contract.nodes import (
    explanation_problem,
    heard_after,
    is_sentence,
    is_taking_effect,
    looks_asked,
    neighbours,
    notation_problem,
    resolves,
    said,
    top_step,
    viewers,
)
from signoria.kernel.contract.reading import reading_problems, steps_under_way
from signoria.kernel.contract.secrets import sealed_problems, secret_problems
from signoria.kernel.domains import Json
from signoria.kernel.errors import CannotUndo, IllegalMove, SignoriaError
from signoria.kernel.flow import (
    CHANCE,
    NOTHING,
    SPECTATOR,
    Event,
    Moves,
    State,
    legal,
    optional,
    play,
    refusal,
    refusals,
    seats_of,
    stays_sealed,
    waiting,
)
from signoria.kernel.game import Game
from signoria.kernel.match import Match, drawn
from signoria.kernel.moves import argument, verb_of
from signoria.kernel.record import Record, read_record
from signoria.kernel.replay import replay
from signoria.kernel.rng import Rng
from signoria.kernel.streams import Streams, commitment, secret_from_seed
from signoria.kernel.tables import event_json, heard, may_see
from signoria.kernel.text import Words, words_for

COPIES_KEPT = 12
RARE = 3  # steps that have not been under way so often in a game are looked at closely
TASTES = (0, 1, 8, 64)
FONDNESS = 30  # how many times as often a player chooses verbs he is fond of
PACE_OF_OPTIONAL = 10  # random play lets each optional seat act once in so many moves
TASTE_LASTS = 600  # moves; then players do anything, else one who likes to make and withdraw offers would never be done

Recount = Callable[[dict[str, Any]], list[int]]  # final points of each seat, counted again from the last document


class Broken(AssertionError):
    """A promise that was not kept, and the record of how play came there."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(f"{what}\n\n{record.text()}")
        self.what = what
        self.record = record


@dataclass
class Report:
    """A game that kept its promises."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    record: Record
    nodes: int = 0
    dear: int = 0
    read: int = 0  # nodes whose position and views were read back
    wholly_read: int = 0  # those of them at which it was every view
    moves_tried: int = 0
    refusals_tried: int = 0
    verbs: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    events: Counter[str] = field(default_factory=Counter)


def check_game(
    game: Game,
    seats: int,
    options: dict[str, Json] | None,
    seed: int,
    dear_every: int = 20,
    words: Words | None = None,
    recount: Recount | None = None,
    position: Json = None,
    liked: tuple[str, ...] = (),
    read_every: int = 1,
    read_all: bool = False,
) -> Report:
    """Play one random game and check it at every node; the dear checks at one node in `dear_every`.

    Position and one view in turn are read back at one node in `read_every`, all views where rare steps are under way;
    with `read_all` all views at every node.
    It begins with `position` where one is given, which then says how many seats and which options there are. Where
    verbs are `liked`, about half of the players are fond of them.
    """
    start = game.begin(seats, options) if position is None else game.from_document(position)
    referee = Referee(game, start, seed, words, position, liked)
    try:
        referee.play_out(dear_every, read_every, read_all)
        referee.check_end(recount)
    except Broken:
        raise
    except Exception as error:
        raise Broken(repr(error), referee.match.record()) from error
    return referee.report


class Referee:
    """Plays a match move by move and checks what is promised. Chance comes from streams, so that records verify."""

    def __init__(
        self,
        game: Game,
        start: State,
        seed: int,
        words: Words | None = None,
        position: Json = None,
        liked: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.match = Match(game, start, None, position)
        self.words = words or words_for(game.name, "en")
        self.rng = Rng(seed)  # for the moves
        self.probe = Rng(seed + 1)  # for the checks, so that checking more does not change the game
        self.taste = [TASTES[self.rng.below(len(TASTES))] for _ in game.verbs.verbs] if seed % 2 else []
        self.fondness = [FONDNESS if verb.name in liked else 1 for verb in game.verbs.verbs]
        self.fond = [seat for seat in range(self.match.seats) if liked and self.rng.below(2)]
        self.secret = secret_from_seed(seed)
        self.streams = Streams(self.secret, [])
        self.report = Report(game.name, self.match.seats, self.match.options, seed, self.match.record())
        self.copies: list[tuple[State, str]] = []
        self.under_way: Counter[tuple[int, ...]] = Counter()  # how often which steps have been on the stack
        self.shadow: State | None = None  # a world that the shadowed seat cannot tell from the true one
        self.shadowed = SPECTATOR

    # ------------------------------------------------------------ play

    def play_out(self, dear_every: int, read_every: int = 1, read_all: bool = False) -> None:
        """To the end at random, checking every node on the way."""
        node = 0
        self.check_node()
        self.check_reading(read_every, read_all)
        while not self.match.over:
            if (node + self.report.seed) % dear_every == 0:
                self.check_dear()
                self.play_and_take_back(*self.choice())
            else:
                self.play(*self.choice())
            self.check_node()
            self.check_reading(read_every, read_all)
            node += 1

    def require(self, kept: bool, what: str) -> None:
        if not kept:
            raise Broken(what, self.match.record())

    def choice(self) -> tuple[int, int]:
        """A seat and a legal move: chance by its odds, players at random, optional seats now and then."""
        s = self.match.state
        asked = seats_of(waiting(s))
        if asked == [CHANCE]:
            stream = top_step(s).stream(s, s.top)
            return CHANCE, drawn(s, legal(s, CHANCE), self.streams, stream)
        for seat in seats_of(optional(s)):
            if self.rng.below(PACE_OF_OPTIONAL) == 0:
                moves = list(legal(s, seat).items)
                if moves:
                    return seat, self.pick(seat, moves)
        seat = asked[self.rng.below(len(asked))]
        return seat, self.pick(seat, list(legal(s, seat).items))

    def pick(self, seat: int, moves: list[int]) -> int:
        """Any move; in games with a taste some verbs are liked better than others, so that rare things happen too."""
        taste = self.fondness if seat in self.fond else self.taste
        liked = [verb for verb in sorted({verb_of(code) for code in moves}) if taste and taste[verb]]
        if liked and len(self.match.entries) < TASTE_LASTS:
            tickets = [verb for verb in liked for _ in range(taste[verb])]
            chosen = tickets[self.rng.below(len(tickets))]
            moves = [code for code in moves if verb_of(code) == chosen]
        return moves[self.rng.below(len(moves))]

    def play(self, seat: int, code: int) -> None:
        """Make a move; goods must be accounted for, and a world that looked the same must go on looking the same."""
        match = self.match
        self.report.verbs.add(self.game.verbs.verb(code).name)
        before = match.state.copy()
        stock = self.game.document(before)
        first = len(match.events)
        if len(self.copies) < COPIES_KEPT or self.probe.below(20) == 0:
            self.keep_copy(before)
        sealed = stays_sealed(before, seat)
        match.play(seat, Move(self.game, code))
        events = match.events[first:]
        if sealed:
            for what in sealed_problems(self.game, before, match.state, seat, len(events)):
                self.require(False, what)
        self.report.events.update([self.game.events[event.kind].name for event in events])
        for what in ledger_problems(self.game, stock, self.game.document(match.state), events):
            self.require(False, what)
        self.check_events(events)
        # A match keeps back what sealed answers tell; a world by itself does not.
        self.follow(before, seat, code, heard_after(before, seat, code) if top_step(before).sealed else events)

    def keep_copy(self, s: State) -> None:
        if len(self.copies) == COPIES_KEPT:
            self.copies.pop(self.probe.below(COPIES_KEPT))
        self.copies.append((s, self.game.digest(s)))

    def play_and_take_back(self, seat: int, code: int) -> None:
        """Make a move, undo it and make it again: free or by consent, the same moment comes back both times."""
        match = self.match
        was = match.state.copy()
        before = match.digest
        events = len(match.events)
        self.play(seat, code)
        after = match.digest
        if seat == CHANCE:
            return
        barrier = match.barrier(seat)
        taught = self.is_taught(was, seat, code)
        self.require(bool(barrier) or not taught, f"{seat} may take back freely what has shown it something hidden")
        if barrier:
            lines = len(match.lines)
            try:
                match.undo(seat)
                self.require(False, f"undo of {seat} beyond the barrier: {barrier}")
            except CannotUndo as error:
                self.require(error.key == barrier and self.words.has(f"undo-{barrier}"), f"undo has no reason: {error}")
            self.require(match.digest == after and len(match.lines) == lines, "a refused undo changed the match")
        match.undo(seat, consent=True)
        self.require(match.digest == before and len(match.events) == events, "undo does not bring the moment back")
        match.play(seat, Move(self.game, code))
        self.require(match.digest == after, "a move made again after undo gives another state")

    def is_taught(self, before: State, seat: int, code: int) -> bool:
        """Whether a move has told who made it in which of two worlds it is."""
        world = self.game.sample(self.game.known(before, seat), self.probe)
        if refusal(world, seat, code)[0] != 0:
            return True
        play(world, seat, code)
        return not self.game.known(world, seat).same(self.game.known(self.match.state, seat))

    # ------------------------------------------------------------ every node

    def check_node(self) -> None:
        """What is promised at every node."""
        s = self.match.state
        self.report.nodes += 1
        asked = waiting(s)
        self.require((asked == 0) == (s.top < 0), "nobody can act, yet the game is not over")
        for what in self.game.problems(s):
            self.require(False, what)
        for viewer in viewers(self.game, s):
            k = self.game.known(s, viewer)
            alike = looks_asked(k, s) and optional(k) == optional(s)
            self.require(alike, f"who is asked looks different to {viewer}")
        if s.top >= 0 and top_step(s).sealed:
            self.require(optional(s) == 0, f"somebody may act out of turn while {top_step(s).name} is sealed")
        for seat in seats_of(asked | optional(s)):
            self.check_legal(s, seat, bool(asked >> seat & 1))

    def check_reading(self, read_every: int = 1, read_all: bool = False) -> None:
        """Position and views read back: all views if asked for or where rare steps are under way, else one in turn."""
        s = self.match.state
        steps = steps_under_way(s)
        self.under_way[steps] += 1
        everybody = viewers(self.game, s)
        is_whole = read_all or self.under_way[steps] <= RARE
        if not is_whole and (self.report.nodes + self.report.seed) % read_every:
            return
        some = everybody if is_whole else everybody[self.report.read % len(everybody) :][:1]
        self.report.read += 1
        self.report.wholly_read += is_whole
        for what in reading_problems(self.match, some):
            self.require(False, what)

    def check_legal(self, s: State, seat: int, must_answer: bool) -> None:
        moves = list(legal(s, seat).items)
        step = top_step(s)
        self.report.moves_tried += len(moves)
        self.require(len(moves) > 0 or not must_answer, f"dead end: {seat} must answer {step.name} and cannot")
        self.require(len(set(moves)) == len(moves), f"a legal move of {seat} stands twice")
        self.require(moves == list(legal(s, seat).items), f"the order of the legal moves of {seat} is not stable")
        proposed = Moves()
        step.candidates(s, s.top, seat, proposed)
        allowed = [code for code in proposed.items if refusal(s, seat, code)[0] == 0]
        self.require(moves == allowed, f"legal moves of {seat} are not the candidates without refusal")
        meant = step.default(s, s.top, seat) if must_answer and seat != CHANCE else NOTHING
        self.require(meant == NOTHING or meant in moves, f"what {seat} is taken to answer {step.name} is not legal")
        forced = must_answer and step.is_open(s, s.top) and waiting(s) == 1 << seat and len(moves) == 1
        self.require(not forced, f"{seat} is asked by {step.name} although only one move is legal")
        if seat != CHANCE:
            same = moves == list(legal(self.game.known(s, seat), seat).items)
            self.require(same, f"{seat} cannot work out its own legal moves")
        for code in moves:
            problem = notation_problem(self.game, self.words, code)
            self.require(not problem, problem)

    def check_events(self, events: list[Event]) -> None:
        """Every event has a sentence, and what is private in it is blank outside its mask, whatever it is."""
        for event in events:
            kind = self.game.events[event.kind]
            self.require(is_sentence(self.sentence(event, True)), f"event {kind.name} has no sentence")
            if not kind.private:
                continue
            masked = [0 if name in kind.private else event.numbers[i] for i, (name, _) in enumerate(kind.numbers)]
            other = Event(event.kind, event.mask, *masked)
            for viewer in viewers(self.game, self.match.state):
                if not may_see(event, viewer):
                    shown, blank = event_json(kind, event, viewer), event_json(kind, other, viewer)
                    self.require(shown == blank, f"event {kind.name} shows {viewer} what is private")
                    sentence = self.sentence(event, False)
                    hidden = sentence == self.sentence(other, False) and is_sentence(sentence)
                    self.require(hidden, f"the sentence of {kind.name} shows {viewer} what is private")

    def sentence(self, event: Event, whole: bool) -> str:
        return said(self.game, self.words, int(event.kind), tuple(event.numbers), whole)

    # ------------------------------------------------------------ dear checks

    def check_dear(self) -> None:
        """What is promised at every node, but takes too long to try everywhere."""
        s = self.match.state
        self.report.dear += 1
        digest = self.game.digest(s)
        document = json.loads(json.dumps(self.game.document(s)))
        self.require(self.game.from_document(document).same(s), "the document of the state reads back as another state")
        for seat in [*range(self.match.seats), CHANCE]:
            self.check_neighbours(s, seat)
            for code in legal(s, seat).items:
                self.check_applies(s, seat, code)
        self.check_refused_play(s)
        self.check_secrets()
        self.require(self.game.digest(s) == digest, "looking changed the state")
        self.check_copies()

    def check_secrets(self) -> None:
        """Nobody can learn what it must not know; at the end not from the result either."""
        s = self.match.state
        for what in secret_problems(self.game, s, self.copies[0][0] if self.copies else s, self.probe.word()):
            self.require(False, what)

    def check_neighbours(self, s: State, seat: int) -> None:
        """Over all well-formed moves, refusal 0 means legal, and every refusal has a reason with a sentence."""
        moves = set(legal(s, seat).items)
        codes = neighbours(self.game, moves)
        refused = refusals(s, seat, codes)
        self.report.refusals_tried += len(codes)
        for code, why in zip(codes, refused, strict=True):
            if (why[0] == 0) != (code in moves):
                self.require(False, f"{seat} {self.game.verbs.text(code)}: {why}")
        for why in set(refused):
            if why[0]:
                self.report.reasons.add(self.game.reasons.reason(why[0]).name)
                problem = explanation_problem(self.game, self.words, why)
                self.require(not problem, problem)

    def check_applies(self, s: State, seat: int, code: int) -> None:
        """A legal move can be carried out, and leads where somebody can act or the game is over."""
        after = s.copy()
        self.require(after.same(s), "a copy is not the same")
        text = f"{seat} {self.game.verbs.text(code)}"
        try:
            play(after, seat, code)
        except Exception as error:
            raise Broken(f"{text}: {error!r}", self.match.record()) from error
        problems = self.game.problems(after)
        self.require(not problems, f"after {text}: {problems}")
        for next_seat in seats_of(waiting(after)):
            self.require(len(legal(after, next_seat)) > 0, f"after {text}: a dead end for {next_seat}")

    def check_refused_play(self, s: State) -> None:
        """A refused move changes nothing."""
        match = self.match
        before = (match.digest, len(match.lines), len(match.events), len(match.entries))
        for seat in range(match.seats):
            moves = set(legal(s, seat).items)
            wrong = [code for code in neighbours(self.game, moves) if code not in moves]
            if not wrong:  # whatever can be said is legal
                continue
            code = wrong[self.probe.below(len(wrong))]
            try:
                match.play(seat, Move(self.game, code))
                self.require(False, f"{seat} {self.game.verbs.text(code)} was played although it is refused")
            except IllegalMove as error:
                self.require(len(error.reasons) > 0, f"{seat} {self.game.verbs.text(code)}: refused without a reason")
        after = (match.digest, len(match.lines), len(match.events), len(match.entries))
        self.require(before == after, "a refused move changed the match")

    def check_copies(self) -> None:
        for copy, digest in self.copies:
            self.require(self.game.digest(copy) == digest, "an earlier copy has changed")

    # ------------------------------------------------------------ two worlds

    def follow(self, before: State, seat: int, code: int, events: list[Event]) -> None:
        """Play on in a world that the shadowed seat cannot tell apart: it must go on seeing the same.

        Where it cannot see what another seat answers, that seat answers something else there, with the same in what
        is seen of it. Only the end of a sealed step, when answers take effect, an event that reveals, and a move
        impossible in the other world may tell the worlds apart.
        """
        s = self.match.state
        if self.shadow is None or self.probe.below(40) == 0 or s.top < 0:
            self.new_shadow()
            return
        world, viewer = self.shadow, self.shadowed
        step = top_step(before)
        unseen = [event for event in events if self.game.events[event.kind].private and not may_see(event, viewer)]
        if seat != viewer and (step.sealed or unseen):
            hidden = {name for event in unseen for name in self.game.events[event.kind].private}
            moves = list(legal(world, seat).items)
            if not step.sealed:
                told = self.told(viewer, events)
                moves = [move for move in moves if self.looks_like(move, code, hidden)]
                moves = [move for move in moves if self.told(viewer, heard_after(world, seat, move)) == told]
            if len(moves) == 0:
                arguments = {name for name, _ in self.game.verbs.verb(code).arguments}
                seen_in_part = not step.sealed and not (arguments and arguments <= hidden)
                self.require(seen_in_part, f"{viewer} can tell that {seat} has no {self.game.verbs.text(code)}")
                self.new_shadow()
                return
            code = moves[self.probe.below(len(moves))]
        elif refusal(world, seat, code)[0] != 0:
            self.require(seat != viewer, f"{viewer} may not move as it could in a world that looks the same")
            self.new_shadow()
            return
        was_asked = waiting(before)
        events_there: list[Event] = []
        world.events = events_there
        play(world, seat, code)
        world.events = None
        same = self.game.known(s, viewer).same(self.game.known(world, viewer))
        if (
            resolves(before, s, seat, was_asked)
            or is_taking_effect(before)
            or self.is_revealing([*events, *events_there])
        ):
            if not same:
                self.new_shadow()
            return
        self.require(same, f"{viewer} sees more after {seat} {self.game.verbs.text(code)} than the move shows")
        seen = self.seen(viewer, events)
        self.require(
            seen == self.seen(viewer, events_there),
            f"events tell {viewer} more than {seat} {self.game.verbs.text(code)} shows",
        )

    def is_revealing(self, events: list[Event]) -> bool:
        return any(self.game.events[event.kind].reveals for event in events)

    def told(self, viewer: int, events: list[Event]) -> list[dict[str, Json]]:
        """What a viewer hears of events that hold something private."""
        return self.seen(viewer, [event for event in events if self.game.events[event.kind].private])

    def seen(self, viewer: int, events: list[Event]) -> list[dict[str, Json]]:
        """Events as a viewer hears of them."""
        kinds = self.game.events
        return [event_json(kinds[event.kind], event, viewer) for event in heard(kinds, events, viewer)]

    def looks_like(self, move: int, other: int, hidden: set[str]) -> bool:
        """Whether two moves differ only in arguments that are hidden; a verb called like a hidden number says it."""
        verb = self.game.verbs.verb(move)
        if verb is not self.game.verbs.verb(other):
            return False
        return verb.name in hidden or all(
            name in hidden or argument(move, i) == argument(other, i) for i, (name, _) in enumerate(verb.arguments)
        )

    def new_shadow(self) -> None:
        s = self.match.state
        self.shadowed = self.probe.below(self.match.seats + 1) - 1
        self.shadow = self.game.sample(self.game.known(s, self.shadowed), self.probe) if s.top >= 0 else None

    # ------------------------------------------------------------ the end

    def check_end(self, recount: Recount | None = None) -> None:
        """Points add up, a second count agrees, and the record gives the same game back."""
        match = self.match
        result = self.game.result(match.state)
        assert result is not None, "a game that is over has a result"
        scores = [sum(sources.values()) for sources in self.game.scores(match.state)]
        self.require(scores == result.points, f"sources give {scores}, the result {result.points}")
        self.require(sorted(result.ranks)[0] == 1 and len(result.ranks) == match.seats, f"ranks {result.ranks}")
        for seat, other in itertools.permutations(range(match.seats if result.by_points else 0), 2):
            if result.points[seat] > result.points[other]:
                self.require(result.ranks[seat] < result.ranks[other], f"{seat} has more points but no better rank")
        if recount is not None:
            again = recount(match.position())
            self.require(again == result.points, f"a second count gives {again}, the result {result.points}")
        self.check_secrets()
        self.check_copies()
        self.check_record()

    def check_record(self) -> None:
        """Text and JSON of the record replay to the same state, with every draw checked."""
        record = self.match.record()
        record.commitment = commitment(self.secret)
        record.secret = self.secret.hex()
        for form in (record.text(), json.loads(json.dumps(record.json()))):
            again = read_record(form)
            self.require(again.text() == record.text(), "a record reads back as another one")
            try:
                match = replay(self.game, again, Streams(self.secret, []))
            except SignoriaError as error:
                raise Broken(f"the record does not replay: {error}", record) from error
            self.require(match.digest == self.match.digest, "the record replays to another state")
            logs = [match.log(seat) == self.match.log(seat) for seat in [None, *range(match.seats)]]
            self.require(all(logs), "the record replays with other events")
        self.report.record = record
