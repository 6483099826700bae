"""Lorenzo il Magnifico, as the kernel sees it."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo import document as documents
from signoria.games.lorenzo import scoring, view
from signoria.games.lorenzo.checks import problems
from signoria.games.lorenzo.ledger import LEDGER
from signoria.games.lorenzo.messages import EVENTS, NOT_ON_THE_BOARD, REASONS
from signoria.games.lorenzo.moves import VERBS
from signoria.games.lorenzo.pieces import CARD, LEADER, SPACE
from signoria.games.lorenzo.setup import OPTIONS, new_table, options_of
from signoria.games.lorenzo.state import BONUS_SURCHARGE_FOR_OWN, FLOORS, MEMBERS_NEED_VALUE_1, PLAYED, SEATS, Table
from signoria.games.lorenzo.steps.registry import STEPS
from signoria.kernel.documents import Fields
from signoria.kernel.domains import Json
from signoria.kernel.flow import LEGAL, Refusal, State
from signoria.kernel.game import Game, OwnParts, Result
from signoria.kernel.rng import Rng


@final
class Lorenzo(Game):
    """2 to 4 players, six rounds."""

    def __init__(self) -> None:
        super().__init__("lorenzo", 2, 2, 4, OPTIONS, VERBS, EVENTS, REASONS, STEPS)
        self.ledger = LEDGER
        self.changes = {2: ["L-3.3.5", "L-4.4.2", "L-13.4", "L-14.2.7", "L-9.2.1"]}
        self.added_cells = {2: [MEMBERS_NEED_VALUE_1, BONUS_SURCHARGE_FOR_OWN]}

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
        return documents.read(document, whole, seats, fields)

    def scores(self, s: State) -> list[dict[str, int]]:
        assert isinstance(s, Table)
        return scoring.scores(s)

    def result(self, s: State) -> Result | None:
        assert isinstance(s, Table)
        return scoring.result(s)

    def aliases(self, s: State, name: str) -> list[str]:
        names = [name]
        card = CARD.parse(name)
        if card >= 0:
            for i in range(16):
                if s.cells[FLOORS + i] == card:
                    names.append(SPACE.names[i])
        return names

    def target_verbs(self, s: State, seat: i64, name: str) -> tuple[str, ...]:
        leader = LEADER.parse(name)
        if leader < 0:
            return ()
        return ("activate",) if s.cells[PLAYED + seat] >> leader & 1 else ("play",)

    def absence(self, s: State, name: str) -> Refusal:
        """A card is taken from a floor. [L-4.1.5]"""
        card = CARD.parse(name)
        if card < 0 or len(self.aliases(s, name)) > 1:
            return (LEGAL, 0, 0, 0)
        return (NOT_ON_THE_BOARD, card, 0, 0)

    def problems(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        return problems(s)


GAME: Final = Lorenzo()
