"""The Princes of Florence, as the kernel sees it."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes import document as documents
from signoria.games.princes import reading, scoring, view
from signoria.games.princes.checks import problems
from signoria.games.princes.ledger import LEDGER
from signoria.games.princes.messages import EVENTS, REASONS
from signoria.games.princes.moves import VERBS
from signoria.games.princes.setup import OPTIONS, new_table, options_of
from signoria.games.princes.state import SEATS, Table
from signoria.games.princes.steps.registry import STEPS
from signoria.kernel.documents import Fields
from signoria.kernel.domains import Json
from signoria.kernel.flow import State
from signoria.kernel.game import Game, OwnParts, Result
from signoria.kernel.rng import Rng


@final
class Princes(Game):
    """2 to 5 players, seven rounds, two expansions."""

    def __init__(self) -> None:
        super().__init__("princes", 2, 2, 5, OPTIONS, VERBS, EVENTS, REASONS, STEPS)
        self.ledger = LEDGER
        self.changes = {2: ["P-8.1", "P-9.4", "P-10.4.5.1", "P-10.4.6", "P-11.1.2"]}

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

    def problems(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        return problems(s)


GAME: Final = Princes()
