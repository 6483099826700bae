"""What the tests of surprises and offers share: a calm moment, and decks without what could still be drawn."""

from mypy_extensions import i64

from signoria.games.fief.moves import DONE, FIRST_OUT_OF_TURN, VERBS
from signoria.games.fief.pieces import IS_SURPRISE, KIND, KINDS
from signoria.games.fief.state import DECK, Table
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.kinds import COURSE
from signoria.kernel.flow import LEGAL, NOT_NOW, Moves, Refusal, settle
from signoria.kernel.moves import pack, verb_of
from tests.fief.tables import castle, hand, legal, lord, table, to_discard, troops


class Idle(FiefStep):
    """Seat 0 is asked something that matters to nobody, until it says so."""

    def waiting(self, s: Table, f: i64) -> i64:
        return 1

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == DONE else NOT_NOW, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.pop()


def calm(s: Table) -> Table:
    """Begin a moment at which nothing is being resolved; `runs` calls it COURSE."""
    s.steps[COURSE] = Idle("idle", ())
    s.push(COURSE)
    settle(s)
    return s


def leave_only(s: Table, *names: str) -> None:
    """Surprise cards of other kinds that are still in the decks are discarded, so that nobody could hold them."""
    for kind in range(KINDS):
        if IS_SURPRISE[kind] and KIND.names[kind] not in names:
            to_discard(s, *[KIND.names[kind]] * int(s.cells[DECK + kind]))


def out_of_turn(s: Table, seat: int) -> list[str]:
    """What a seat could do although it is not asked, without offers and talks."""
    found = [text for text in legal(s, seat) if VERBS.parse(text) & 255 >= FIRST_OUT_OF_TURN]
    return [text for text in found if not text.startswith(("offer", "talk"))]


def siege(*hands: tuple[int, str], defender_men: int = 3) -> Table:
    """Seat 0 (Arthur, Lambert) attacks seat 1 (Baudoin) in the castle of Blaye; seat 2 looks on from another gate."""
    s = table(3, phase=6)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=defender_men)
    castle(s, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    lord(s, "lambert", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=5, knights=1)
    lord(s, "charles", 2, "sigy")
    lord(s, "jeanne", 1, "tournus")
    for seat, name in hands:
        hand(s, seat, name)
    leave_only(s, "ambush", "tunnel")
    return s
