"""Fief for bots: the state as it stands by features, and a little sense for small decisions.

A bot of Fief has a temper. Who keeps bargains spares his ally, does him favours for nothing and is glad of his titles;
an opportunist sees one more rival in him, helps where it is safe and lets him pass for money.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.evaluation import Evaluation, by_hand
from signoria.bots.fief_choices import sensible
from signoria.bots.fief_features import WEIGHTS, features
from signoria.games.fief.moves import DONE, PASS
from signoria.games.fief.people import ally_of
from signoria.games.fief.state import SEATS, Table
from signoria.games.fief.steps.kinds import (
    BUYING,
    CANDIDACY,
    DECLARING,
    DISCARDING,
    DRAWING,
    ENTERING,
    FIGHTING,
    GRANTING,
    GROUP,
    INHERITING,
    LOADING,
    MARRIAGES,
    MOVING,
    OFFER_STEP,
    PILLAGING,
    PLAYING,
    ROAD_CHOICE,
    SIEGES,
    SUCCESSION,
    WINDOW,
)
from signoria.games.fief.windows import ANSWER, NO_ANSWER, PASSES
from signoria.kernel.flow import Moves, State, settle
from signoria.kernel.moves import verb_of

KEEPS_BARGAINS: Final = "keeps bargains"
OPPORTUNIST: Final = "opportunist"


@final
class FiefEvaluation(Evaluation):
    """Weighted features of the state as it stands."""

    def __init__(self, weights: dict[str, int], scale: float, temper: str) -> None:
        super().__init__(weights, scale, temper, rollout=12)
        self.keeps = temper == KEEPS_BARGAINS

    def features(self, s: State, seat: i64) -> vec[i64]:
        assert isinstance(s, Table)
        return features(as_it_stands(s, seat), seat, self.keeps)

    def weighing(self, weights: dict[str, int]) -> Evaluation:
        return FiefEvaluation(weights, self.scale, self.temper)

    def is_free(self, s: State, move: i64) -> bool:
        """Where one may do several things and then be done, each is done only if it makes things better."""
        verb = verb_of(move)
        return verb != DONE and is_of_several(s.stack[s.top]) and verb != PASS

    def is_rival(self, s: State, seat: i64, other: i64) -> bool:
        """Who keeps bargains wins with his ally, or not at all. [F-1.1.4]"""
        assert isinstance(s, Table)
        return not self.keeps or ally_of(s, seat) != other

    def is_settled(self, s: State) -> bool:
        """Small decisions belong to the one before; everything else is a decision of its own."""
        kind = s.stack[s.top]
        is_small = kind == GROUP or kind == LOADING or kind == OFFER_STEP or kind == ENTERING or kind == DECLARING
        is_title = kind == GRANTING or kind == INHERITING or kind == ROAD_CHOICE or kind == SUCCESSION
        return not is_small and not is_title

    def worth_trying(self, s: State, seat: i64, moves: Moves) -> Moves:
        assert isinstance(s, Table)
        return sensible(s, seat, moves, self.keeps)

    def follow_ups(self, s: State, seat: i64, moves: Moves) -> Moves:
        assert isinstance(s, Table)
        return sensible(s, seat, moves, self.keeps)


def is_of_several(kind: i64) -> bool:
    """Steps in which a seat does as much as it likes and says when it is done."""
    if kind == BUYING or kind == MOVING or kind == PLAYING or kind == FIGHTING or kind == SIEGES:
        return True
    return kind == PILLAGING or kind == MARRIAGES or kind == CANDIDACY or kind == DISCARDING or kind == DRAWING


def as_it_stands(s: Table, seat: i64) -> Table:
    """A window in which a seat has answered, as if all others passed: then its card shows what it does. [F-9.5]"""
    f = s.top
    if f < 0 or s.stack[f] != WINDOW or s.stack[f + ANSWER + seat] == NO_ANSWER:
        return s
    t = s.copy()
    other: i64 = 0
    while other < s.cells[SEATS]:
        if other != seat:
            t.stack[f + ANSWER + other] = PASSES
        other += 1
    settle(t)
    return t


EVALUATION: Final = FiefEvaluation(by_hand(WEIGHTS), scale=300.0, temper=KEEPS_BARGAINS)
EVALUATION_OF_OPPORTUNIST: Final = FiefEvaluation(by_hand(WEIGHTS), scale=300.0, temper=OPPORTUNIST)
