"""A moment of a game for programs: no events, no record, moves as numbers."""

import hashlib
import json
import os
import zlib
from array import array
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

import signoria
from signoria.games import game as named_game
from signoria.kernel.arguments import whole_argument
from signoria.kernel.domains import Json
from signoria.kernel.errors import BadPosition, IllegalMove, SignoriaError
from signoria.kernel.flow import CHANCE as CHANCE_SEAT
from signoria.kernel.flow import LEGAL, NOTHING, Moves, State, legal, lowest
from signoria.kernel.game import Game
from signoria.kernel.playout import playout, random_outcome
from signoria.kernel.rng import Rng
from signoria.research.actions import NO_ID, Actions
from signoria.research.encoder import encode, mark
from signoria.research.space import space as space_of

CHANCE: Final = -1  # the player who rolls dice and draws cards
TERMINAL: Final = -4  # nobody: the game is over
EXPLICIT: Final = "explicit"
AUTO: Final = "auto"
FORMAT: Final = 1  # of the bytes
KEY_BYTES: Final = 16
CHECKED: Final = os.environ.get("SIGNORIA_CHECKED", "") not in ("", "0")


@final
class Position:
    """A position of a space: see docs/research.md.

    With chance="explicit" the player of dice and draws is CHANCE, and `step` takes ids of chance; with "auto" they are
    drawn by their odds inside `step`. With keep=True positions passed are kept, so that `undo` can take steps back.
    """

    space: Any
    game: Game
    actions: Actions
    chances: Actions
    program: bytes
    size: int
    seats: i64
    asks_volunteers: bool
    is_auto: bool
    rng: Rng
    past: "list[Position] | None"
    state: State
    turn: i64
    waited: i64  # mask of the seats that have let this moment for acting out of turn pass
    is_volunteer: bool  # whether the player acts out of turn
    asking: i64  # the kernel's seat of the player
    proposed: Moves  # of that seat; the first `tried` of them have been looked at
    tried: i64
    found: Moves  # those of them that are legal
    is_listed: bool  # whether their ids are in `listed`
    listed: vec[i64]

    def __init__(
        self,
        space: Any,
        seed: Any = 0,
        chance: str = EXPLICIT,
        keep: bool = False,
        _like: "Position | None" = None,
        _state: State | None = None,
    ) -> None:
        self.asking = NOTHING
        self.proposed = Moves()
        self.tried = 0
        self.found = Moves()
        self.is_listed = False
        self.listed = vec[i64]()
        self.past = None
        if _like is not None and _state is not None:  # without setting up a game: see `beside`
            self.space = _like.space
            self.game = _like.game
            self.actions = _like.actions
            self.chances = _like.chances
            self.program = _like.program
            self.size = _like.size
            self.seats = _like.seats
            self.asks_volunteers = _like.asks_volunteers
            self.is_auto = _like.is_auto
            self.rng = _like.rng
            self.state = _state
            self.turn = _like.turn
            self.waited = _like.waited
            self.is_volunteer = _like.is_volunteer
            return
        if chance != EXPLICIT and chance != AUTO:
            raise SignoriaError(f"chance: must be 'explicit' or 'auto', not {chance!r}")
        self.space = space
        self.game = space.game
        self.actions = space.actions.actions
        self.chances = space.chance.actions
        self.program = space.observation.program
        self.size = space.observation.size
        self.seats = space.seats
        self.asks_volunteers = space.out_of_turn
        self.is_auto = chance == AUTO
        self.rng = Rng(whole("seed", seed))
        if keep:
            self.past = []
        self.state = self.game.new(space.seats, space.options)
        self.turn = TERMINAL
        self.waited = 0
        self.is_volunteer = False
        self.settle()

    # ------------------------------------------------------------ flow

    def settle(self) -> None:
        """Go on until a player has a choice, chance is to be drawn, or the end."""
        s = self.state
        while s.top >= 0:
            step = s.steps[s.stack[s.top]]
            asked = step.waiting(s, s.top)
            if asked == 0:
                step.advance(s, s.top)
                continue
            self.is_volunteer = False
            seat = lowest(asked)
            self.propose(seat)
            if asked & (asked - 1) == 0 and step.is_open(s, s.top):
                self.look(2)
                if len(self.found) == 0:
                    raise SignoriaError(f"dead end: nobody can answer the step {step.name}")
                if len(self.found) == 1:
                    step.apply(s, s.top, seat, self.found.items[0])
                    self.waited = 0
                    continue
            if seat == CHANCE_SEAT:
                if not self.is_auto:
                    self.turn = CHANCE
                    return
                self.propose(seat)
                step.apply(s, s.top, seat, random_outcome(s, step, self.proposed, self.rng))
                self.waited = 0
                continue
            if self.asks_volunteers:
                volunteers = step.optional(s, s.top) & ~asked & ~self.waited
                if volunteers != 0:
                    seat = lowest(volunteers)
                    self.is_volunteer = True
                    self.propose(seat)
            self.turn = seat
            return
        self.turn = TERMINAL
        self.is_volunteer = False
        self.asking = NOTHING
        self.is_listed = False
        self.proposed = Moves()
        self.found = Moves()
        self.tried = 0

    def propose(self, seat: i64) -> None:
        """Begin the list of a seat's legal moves anew."""
        s = self.state
        proposed = Moves()
        s.steps[s.stack[s.top]].candidates(s, s.top, seat, proposed)
        self.asking = seat
        self.is_listed = False
        self.proposed = proposed
        self.found = Moves()
        self.tried = 0

    def look(self, enough: i64) -> None:
        """Go through what is proposed until so many are legal."""
        s = self.state
        if s.top < 0:
            return
        step = s.steps[s.stack[s.top]]
        seat = self.asking
        items = self.proposed.items
        n: i64 = len(items)
        found = self.found
        while self.tried < n and len(found) < enough:
            move = items[self.tried]
            self.tried += 1
            if step.refusal(s, s.top, seat, move)[0] == LEGAL:
                found.add(move)

    def codes(self) -> vec[i64]:
        """The packed legal moves of the player."""
        self.look(1 << 30)
        return self.found.items

    # ------------------------------------------------------------ what a program asks

    @property
    def player(self) -> int:
        """The seat to act; CHANCE or TERMINAL where there is none."""
        return self.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == TERMINAL

    @property
    def may_wait(self) -> bool:
        """Whether the player acts out of turn, so that it may wait."""
        return self.is_volunteer

    def ids(self) -> vec[i64]:
        """The ids of the player's legal moves, as a row of numbers."""
        if self.is_listed:
            return self.listed
        codes = self.codes()
        actions = self.chances if self.turn == CHANCE else self.actions
        found = vec[i64](capacity=32)
        i: i64 = 0
        n: i64 = len(codes)
        while i < n:
            id = actions.id(codes[i])
            if id >= 0:
                found = append(found, id)
            i += 1
        if self.is_volunteer:
            found = append(found, actions.wait)
        if len(found) == 0 and self.turn != TERMINAL:
            raise SignoriaError("no legal move has an id: this position lies beyond what the space can say")
        self.listed = found
        self.is_listed = True
        return found

    def legal(self) -> list[int]:
        """The ids of the player's legal moves; those of chance where chance is to act."""
        found = list(self.ids())
        if CHECKED:
            self.check_legal(found)
        return found

    def mask(self, out: Any = None) -> Any:
        """One byte for each action, 1 where it is legal, written into `out` if there is one."""
        size = self.actions.size
        target = bytearray(size) if out is None else out
        self.mark_into(target, 0)
        return target

    def mark_into(self, out: Any, at: i64) -> None:
        """The mask, into a buffer from `at`; nothing is legal for players where chance acts or the game is over."""
        ids = self.ids() if self.turn >= 0 else vec[i64]()
        mark(ids, out, at, self.actions.size)

    def outcomes(self) -> list[tuple[int, float]]:
        """Where chance is to act, the ids of what can come, each with its probability."""
        if self.turn != CHANCE:
            raise SignoriaError("outcomes: it is not chance's turn")
        s = self.state
        step = s.steps[s.stack[s.top]]
        codes = self.codes()
        total: i64 = 0
        for code in codes:
            total += step.odds(s, s.top, code)
        return [(int(self.chances.id(code)), float(step.odds(s, s.top, code)) / float(total)) for code in codes]

    def step(self, id: Any) -> None:
        """Play a legal move of the player, or an outcome of chance, and go on to the next decision."""
        number = whole("id", id)
        past = self.past
        if past is None:
            self.play(number)
        else:
            self.past = None  # what is kept keeps nothing itself
            before = self.copy()
            self.past = past
            self.play(number)
            past.append(before)
        if CHECKED:
            self.check_state()

    def play(self, id: i64) -> None:
        s = self.state
        turn = self.turn
        if turn == TERMINAL:
            raise IllegalMove("id: the game is over", [])
        if self.is_volunteer and id == self.actions.wait:
            self.waited |= i64(1) << turn
            self.settle()
            return
        actions = self.chances if turn == CHANCE else self.actions
        code = actions.code(id)
        seat = self.asking
        step = s.steps[s.stack[s.top]]
        is_legal = code >= 0 and (
            (self.is_listed and id in self.listed) or step.refusal(s, s.top, seat, code)[0] == LEGAL
        )
        if not is_legal:
            raise IllegalMove(f"id: {id} is not legal here", [])
        step.apply(s, s.top, seat, code)
        self.waited = 0
        self.settle()

    def undo(self) -> None:
        """Take back the last step; needs keep=True."""
        past = self.past
        if past is None:
            raise SignoriaError("undo: needs a position made with keep=True")
        if len(past) == 0:
            raise SignoriaError("undo: there is no step to take back")
        before = past.pop()
        self.take(before)
        self.past = past

    def reset(self) -> None:
        """Begin another game, with the chance that follows."""
        self.state = self.game.new(self.space.seats, self.space.options)
        self.waited = 0
        if self.past is not None:
            self.past = []
        self.settle()

    def take(self, other: "Position") -> None:
        """Become what another position is; it is not used any more."""
        self.state = other.state
        self.turn = other.turn
        self.waited = other.waited
        self.is_volunteer = other.is_volunteer
        self.rng = other.rng
        self.asking = other.asking
        self.is_listed = False
        self.proposed = other.proposed
        self.tried = other.tried
        self.found = other.found

    def copy(self) -> "Position":
        """An independent position that is the same, the chance to come included."""
        other = beside(self, self.state.copy(), twin(self.rng))
        other.asking = self.asking
        other.proposed = self.proposed
        past = self.past
        if past is not None:
            other.past = past[:]
        return other

    def observe(self, seat: Any, out: Any = None) -> Any:
        """What a seat knows, as float32 written into `out` if there is one: its own things first."""
        target = array("f", bytes(4 * self.size)) if out is None else out
        self.observe_into(whole("seat", seat), target, 0)
        return target

    def observe_into(self, seat: i64, out: Any, at: i64) -> None:
        """The observation, into a buffer of float32 from `at`."""
        k = self.known(seat)
        encode(self.program, k.cells, k.stack, k.top, self.seats, seat, self.turn, int(self.is_volunteer), out, at)

    def known(self, seat: i64) -> State:
        """The state as a seat knows it."""
        if seat < 0 or seat >= self.seats:
            raise SignoriaError(f"seat: must be from 0 to {self.seats - 1}, not {seat}")
        return self.game.known(self.state, seat)

    def key(self, seat: Any) -> bytes:
        """16 bytes that are the same for positions that the seat cannot tell apart, and different for others."""
        viewer = whole("seat", seat)
        k = self.known(viewer)
        digest = hashlib.blake2b(digest_size=KEY_BYTES)
        digest.update(array("q", [viewer, self.turn, self.waited, k.top, k.used]).tobytes())
        digest.update(k.cells)
        digest.update(k.stack)
        return digest.digest()

    def sample(self, seat: Any, rng: Any) -> "Position":
        """A position that the seat cannot tell from this one, everything it does not know drawn with `rng`.

        `rng` is a whole number as seed, a `kernel.rng.Rng`, or a generator of `random` or numpy.
        """
        draws = as_rng(rng)
        state = self.game.sample(self.known(whole("seat", seat)), draws)
        other = beside(self, state, Rng(draws.word()))
        if other.turn != TERMINAL:
            other.propose(self.asking)
        if CHECKED and other.key(seat) != self.key(seat):
            raise SignoriaError(f"seat {seat} can tell a sampled position from the true one")
        return other

    # ------------------------------------------------------------ results

    def returns(self) -> list[float]:
        """For each seat the share of rivals behind it less the share before it, from -1 to 1; 0 until the end."""
        result = self.game.result(self.state)
        n = self.seats
        if result is None:
            return [0.0] * n
        ranks = result.ranks
        found: list[float] = []
        for a in ranks:
            ahead = 0
            for b in ranks:
                ahead += int(a < b) - int(b < a)
            found.append(ahead / (n - 1))
        return found

    def shares(self) -> list[float]:
        """The victory, divided among the winners; 0 while the game goes on."""
        result = self.game.result(self.state)
        if result is None:
            return [0.0] * self.seats
        winners = result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def points(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        result = self.game.result(self.state)
        if result is not None:
            return list(result.points)
        return [sum(list(by_source.values())) for by_source in self.game.scores(self.state)]

    def playout(self, rng: Any = None) -> int:
        """Play on at random to the end, as fast as the engine goes; how many decisions that took."""
        draws = self.rng if rng is None else as_rng(rng)
        decisions, _ = playout(self.state, draws)
        self.waited = 0
        self.settle()
        return decisions

    # ------------------------------------------------------------ other forms

    def document(self) -> dict[str, Json]:
        """The position as a document, every secret included."""
        document = self.game.document(self.state)
        document["game"] = self.game.name
        document["rules_version"] = self.game.rules_version
        return document

    def to_bytes(self) -> bytes:
        """The position as bytes, the chance to come and every secret included."""
        s, rng = self.state, self.rng
        head = self.space.head() | {
            "format": FORMAT,
            "rules_version": self.game.rules_version,
            "auto": self.is_auto,
            "keep": self.past is not None,
            "numbers": [s.top, s.used, self.turn, self.waited, int(self.is_volunteer)],
            "rng": [rng.a, rng.b, rng.c, rng.d],
            "cells": len(s.cells),
        }
        numbers = zlib.compress(array("q", list(s.cells) + list(s.stack)).tobytes(), 1)
        return json.dumps(head).encode() + b"\n" + numbers

    def restore(self, head: dict[str, Any], numbers: list[int]) -> None:
        """Become what `to_bytes` has written."""
        split: int = head["cells"]
        s = self.state
        if split != len(s.cells) or len(numbers) != len(s.cells) + len(s.stack):
            raise BadPosition("bytes: not of this game")
        for i in range(split):
            s.cells[i] = numbers[i]
        for i in range(len(s.stack)):
            s.stack[i] = numbers[split + i]
        top, used, turn, waited, volunteer = head["numbers"]
        s.top = top
        s.used = used
        self.turn = turn
        self.waited = waited
        self.is_volunteer = volunteer == 1
        a, b, c, d = head["rng"]
        self.rng.a = a
        self.rng.b = b
        self.rng.c = c
        self.rng.d = d
        self.asking = NOTHING
        self.is_listed = False
        if self.turn != TERMINAL:
            self.propose(CHANCE_SEAT if self.turn == CHANCE else self.turn)

    def adopt(self, state: State) -> None:
        """Go on from a state, which is copied."""
        self.state = state.copy()
        self.waited = 0
        self.settle()

    @staticmethod
    def from_bytes(data: bytes) -> "Position":
        """A position from what `to_bytes` has written."""
        return position_from_bytes(data)

    @staticmethod
    def from_document(document: Any, seed: Any = 0, chance: str = EXPLICIT) -> "Position":
        """A position from a document, as `Match.position` and `document` write them."""
        name = document.get("game")
        rules = named_game(name)
        state = rules.from_document(document)
        found = Position(space_of(name, rules.seats(state), rules.options_of(state)), seed, chance)
        found.adopt(state)
        return found

    @staticmethod
    def from_match(match: Any, seed: Any = 0, chance: str = EXPLICIT) -> "Position":
        """The moment at which a match is, with chance of its own."""
        state: State = match.state
        rules: Game = match.game
        found = Position(space_of(rules.name, rules.seats(state), rules.options_of(state)), seed, chance)
        found.adopt(state)
        return found

    def to_match(self, seed: Any = None) -> Any:
        """A match that goes on from here."""
        return signoria.from_position(self.document(), seed)

    def __reduce__(self) -> Any:
        return position_from_bytes, (self.to_bytes(),)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.turn == other.turn
            and self.waited == other.waited
            and self.state.same(other.state)
            and bool(self.space == other.space)
        )

    def __hash__(self) -> int:
        return hash((int(self.turn), int(self.waited), bytes(memoryview(self.state.cells)), int(self.state.used)))

    def __repr__(self) -> str:
        who = "over" if self.turn == TERMINAL else "chance" if self.turn == CHANCE else f"seat {self.turn}"
        return f"<Position {self.game.name}, {who}>"

    # ------------------------------------------------------------ checks

    def check_legal(self, ids: list[int]) -> None:
        """That the list of legal moves is the kernel's."""
        if self.turn == TERMINAL:
            return
        actions = self.chances if self.turn == CHANCE else self.actions
        seat = CHANCE_SEAT if self.turn == CHANCE else self.turn
        true = [actions.id(code) for code in legal(self.state, seat).items]
        if [id for id in ids if id != actions.wait] != [id for id in true if id != NO_ID]:
            raise SignoriaError("legal: differs from the moves of the kernel")
        if self.state.viewer >= 0 or self.turn == CHANCE:
            return
        seen = [actions.id(code) for code in legal(self.known(self.turn), seat).items]
        if seen != true:
            raise SignoriaError("legal: depends on what the player does not know")

    def check_state(self) -> None:
        """That nothing is wrong with the state."""
        problems = self.game.problems(self.state)
        if problems:
            raise SignoriaError(f"step: {problems[0]}")


def beside(like: Position, state: State, rng: Rng) -> Position:
    """A position of the same space with the same player, quicker than setting up a game; nothing is proposed yet."""
    other = Position(like.space, 0, EXPLICIT, False, like, state)
    other.rng = rng
    return other


def position_from_bytes(data: bytes) -> Position:
    """See `Position.from_bytes`."""
    text, _, packed = data.partition(b"\n")
    try:
        head = json.loads(text)
        numbers = array("q", zlib.decompress(packed)).tolist()
    except (ValueError, zlib.error) as error:
        raise BadPosition(f"bytes: not a position: {error}") from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadPosition(f"bytes: not a position of format {FORMAT}")
    space = space_of(head["game"], head["seats"], head["options"], head["out_of_turn"])
    if head["rules_version"] != space.game.rules_version:
        raise BadPosition(f"bytes: the rules are of version {space.game.rules_version}")
    found = Position(space, 0, AUTO if head["auto"] else EXPLICIT, head["keep"])
    found.restore(head, numbers)
    return found


def twin(rng: Rng) -> Rng:
    """A generator that draws the same."""
    other = Rng(0)
    other.a, other.b, other.c, other.d = rng.a, rng.b, rng.c, rng.d
    return other


def as_rng(rng: Any) -> Rng:
    """Any source of random numbers as the kernel's."""
    if isinstance(rng, Rng):
        return rng
    if hasattr(rng, "getrandbits"):
        seed: int = rng.getrandbits(62)
        return Rng(seed)
    if hasattr(rng, "integers"):
        drawn: int = int(rng.integers(1 << 62))
        return Rng(drawn)
    if hasattr(rng, "randint"):  # numpy.random.RandomState
        old: int = int(rng.randint(1 << 31))
        return Rng(old)
    return Rng(whole("rng", rng))


def whole(name: str, value: Any) -> i64:
    """A whole number of any library; a clear error for anything else."""
    number: int = value if isinstance(value, int) else whole_argument(name, value)
    return number
