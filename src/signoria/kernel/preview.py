"""What moves would do, as far as their seat can know."""

from typing import final

from mypy_extensions import i64

from signoria.kernel.answers import Move, differences
from signoria.kernel.arguments import texts_argument
from signoria.kernel.chains import Chain, is_free
from signoria.kernel.domains import Json
from signoria.kernel.flow import CHANCE, Event, State, seats_of, settle, waiting
from signoria.kernel.game import Game
from signoria.kernel.seen import Seen
from signoria.kernel.tables import event_json, heard, may_see
from signoria.kernel.text import words_for


@final
class Preview:
    """What moves would change: events, fields before and after, who would be asked next, and what."""

    def __init__(self, game: Game, chain: Chain) -> None:
        self.game = game
        self.seat = int(chain.seat)
        self.codes = list(chain.moves)
        self.before = chain.first
        is_unfinished = chain.is_unfinished()
        after, told = carried_out(chain)
        self.told: list[Event] = heard(game.events, told, chain.seat)
        self.changes: list[tuple[str, Json, Json]] = []
        differences("", game.document(chain.first), game.document(after), self.changes)
        self.waiting: list[int] = seats_of(waiting(after))
        # What the seat would be asked before its gesture is done; None if it is.
        self.next: Seen | None = Seen(game, chain.known, self.seat) if is_unfinished else None

    @property
    def moves(self) -> list[Move]:
        """The moves that would be played: without answers that are not asked for, with default answers filled in."""
        return [Move(self.game, code) for code in self.codes]

    @property
    def free(self) -> bool:
        """Whether the seat could take it back without asking anybody. Slow: ask it of a gesture, not of every move."""
        return CHANCE not in self.waiting and is_free(self.game, self.before, self.seat, self.codes)

    @property
    def events(self) -> list[dict[str, Json]]:
        """What would happen, as the seat would see it."""
        return [event_json(self.game.events[event.kind], event, self.seat) for event in self.told]

    def sentences(self, lang: str = "en", names: list[str] | None = None) -> list[str]:
        """The events in words."""
        words = words_for(self.game.name, lang)
        called = None if names is None else texts_argument("names", names)
        return [words.event(self.game, event, may_see(event, self.seat), called) for event in self.told]

    def json(self) -> dict[str, Json]:
        """All of it as an object; `legal` is what may follow before the gesture is done."""
        return {
            "moves": [move.text for move in self.moves],
            "events": list(self.events),
            "changes": [{"field": path, "before": a, "after": b} for path, a, b in self.changes],
            "waiting": list(self.waiting),
            "legal": [] if self.next is None else [move.text for move in self.next.legal],
        }


def carried_out(chain: Chain) -> tuple[State, list[Event]]:
    """The moves made on what their seat knows, and what that tells: nothing of it is guessed."""
    after = chain.first.copy()
    told: list[Event] = []
    after.events = told
    for code in chain.moves:
        make(after, chain.seat, code)
    after.events = None
    return after, told


def make(s: State, seat: i64, code: i64) -> None:
    step = s.steps[s.stack[s.top]]
    step.apply(s, s.top, seat, code)
    if not step.sealed:  # sealed answers wait for the others
        settle(s)
