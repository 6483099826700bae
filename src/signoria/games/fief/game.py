"""Fief, as the kernel sees it."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import document as documents
from signoria.games.fief import reading, scoring, view
from signoria.games.fief.checks import problems
from signoria.games.fief.ledger import LEDGER
from signoria.games.fief.messages import EVENTS, REASONS
from signoria.games.fief.moves import VERBS
from signoria.games.fief.offers import GIVER, IS_MADE, find
from signoria.games.fief.setup import OPTIONS, new_table, options_of
from signoria.games.fief.state import OPEN_DIPLOMACY, SEATS, Table
from signoria.games.fief.steps.kinds import OFFER_STEP, TALK_STEP
from signoria.games.fief.steps.private_talk import members
from signoria.games.fief.steps.registry import STEPS
from signoria.kernel.documents import Fields
from signoria.kernel.domains import Json
from signoria.kernel.flow import State
from signoria.kernel.game import Game, OwnParts, Result
from signoria.kernel.rng import Rng


@final
class Fief(Game):
    """3 to 6 players, until somebody wins; relics, fog of war and open diplomacy on demand."""

    def __init__(self) -> None:
        super().__init__("fief", 2, 3, 6, OPTIONS, VERBS, EVENTS, REASONS, STEPS)
        self.ledger = LEDGER
        self.changes = {2: ["F-5.1.3", "F-5.1.4", "F-5.2.3", "F-8.1", "F-13.4", "F-13.5"]}
        self.asks_instructed_since = 2  # [F-13.5]

    def new(self, seats: int, options: dict[str, Json]) -> State:
        return new_table(seats, options)

    def seats(self, s: State) -> int:
        return s.cells[SEATS]

    def options_of(self, s: State) -> dict[str, Json]:
        assert isinstance(s, Table)
        return options_of(s)

    def known(self, s: State, viewer: i64) -> State:
        assert isinstance(s, Table)
        return view.known(s, viewer)

    def sample(self, known: State, rng: Rng) -> State:
        assert isinstance(known, Table)
        return view.sample(known, rng)

    def document(self, s: State) -> dict[str, Json]:
        assert isinstance(s, Table)
        return documents.write(s)

    def own_document(self, known: State, public: State) -> OwnParts:
        assert isinstance(known, Table)
        assert isinstance(public, Table)
        return documents.write_own(known, public)

    def from_document(self, document: Json) -> State:
        fields = Fields(document, "")
        whole, seats = self.read_head(fields)
        return reading.read(whole, seats, fields)

    def scores(self, s: State) -> list[dict[str, int]]:
        assert isinstance(s, Table)
        return scoring.scores(s)

    def result(self, s: State) -> Result | None:
        assert isinstance(s, Table)
        return scoring.result(s)

    def may_talk(self, s: State, seats: list[int]) -> bool:
        """In a private talk that a token has opened; always with open diplomacy. [F-8.1] [F-11.3]"""
        assert isinstance(s, Table)
        if s.cells[OPEN_DIPLOMACY]:
            return True
        f = find(s, TALK_STEP)
        if f < 0:
            return False
        here = members(s, f)
        return all([bool(here >> seat & 1) for seat in seats])

    def offering_seat(self, s: State) -> int | None:
        """Whoever puts an offer together; one taken back before it is made is not counted. [F-13.4]"""
        if s.top < 0 or s.stack[s.top] != OFFER_STEP or s.stack[s.top + IS_MADE] != 0:
            return None
        return s.stack[s.top + GIVER]

    def problems(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        return problems(s)


GAME: Final = Fief()
