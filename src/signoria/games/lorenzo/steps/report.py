"""Phase C: the Vatican report of rounds 2, 4 and 6. [L-9]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo.messages import E_EXCOMMUNICATED, E_FAITH_SCORED, E_SUPPORTED
from signoria.games.lorenzo.moves import REFUSE, SUPPORT
from signoria.games.lorenzo.pieces import CHURCH_DEMAND, FAITH, SISTO
from signoria.games.lorenzo.scoring import faith_points
from signoria.games.lorenzo.state import BY_CHURCH, DRAWN_TILES, MARKERS, ORDER, ROUND, SEATS, Table
from signoria.games.lorenzo.steps.rounds import stage_flaw
from signoria.kernel.documents import range_flaw
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import verb_of

INDEX: Final = FIRST_FIELD


@final
class Report(Step[Table]):
    """Players answer in the turn order of the round just played; supporting is the only choice. [L-9.1.2] [L-9.1.3]"""

    def __init__(self) -> None:
        super().__init__("report", ("index",), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        if s.cells[ROUND] % 2 == 1:
            return "step: reports come in even rounds"
        return stage_flaw(s, f, 4) or range_flaw(s, f, 0, s.cells[SEATS], 0)

    def asked(self, s: Table, f: i64) -> i64:
        """The seat whose turn it is, -1 after the last."""
        return s.cells[ORDER + s.stack[f + INDEX]] if s.stack[f + INDEX] < s.cells[SEATS] else -1

    def has_enough(self, s: Table, seat: i64) -> bool:
        """Reports 1, 2, 3 ask for at least 3, 4, 5 faith. [L-9.1.1]"""
        return s.owned(seat, FAITH) >= CHURCH_DEMAND[s.period()]

    def waiting(self, s: Table, f: i64) -> i64:
        seat = self.asked(s, f)
        return i64(1) << seat if seat >= 0 and self.has_enough(s, seat) else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(SUPPORT)
        into.add(REFUSE)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """Enough faith: support or not; in the last report too. [L-9.2.2] [L-9.3.2]"""
        verb = verb_of(move)
        return (LEGAL, 0, 0, 0) if verb == SUPPORT or verb == REFUSE else (NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + INDEX] += 1
        if verb_of(move) == SUPPORT:
            support(s, seat)
        else:
            excommunicate(s, seat)  # [L-9.2.3]

    def advance(self, s: Table, f: i64) -> None:
        seat = self.asked(s, f)
        if seat >= 0:
            s.stack[f + INDEX] += 1
            excommunicate(s, seat)  # too little faith [L-9.2.1]
            return
        if s.cells[ROUND] == 6:
            score_last_faith(s)
        s.pop()


def support_points(s: Table, seat: i64) -> i64:
    """What support brings: points by the track; Sisto IV adds 5. [L-9.2.4] [L-13.12]"""
    return faith_points(s.owned(seat, FAITH)) + (5 if s.has_leader(seat, SISTO) else 0)


def support(s: Table, seat: i64) -> None:
    """All faith is given for points. [L-9.2.4]"""
    faith = s.owned(seat, FAITH)
    points = support_points(s, seat)
    s.add(seat, FAITH, -faith)
    s.score(seat, BY_CHURCH, points)
    s.tell(E_SUPPORTED, seat, faith, points)


def excommunicate(s: Table, seat: i64) -> None:
    """A marker on the tile of this period, to the end of the game; faith stays. [L-9.2.1] [L-14.0.2]"""
    s.cells[MARKERS + seat] |= i64(1) << s.period()
    s.tell(E_EXCOMMUNICATED, seat, s.cells[DRAWN_TILES + s.period()])


def score_last_faith(s: Table) -> None:
    """After the third report everybody scores the faith left, also the excommunicated. [L-9.3.1] [L-9.3.3]"""
    for seat in range(s.cells[SEATS]):
        faith = s.owned(seat, FAITH)
        if faith > 0:
            s.add(seat, FAITH, -faith)
            s.score(seat, BY_CHURCH, faith_points(faith))
            s.tell(E_FAITH_SCORED, seat, faith, faith_points(faith))
