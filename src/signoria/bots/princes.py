"""The Princes of Florence for bots: the state as it stands by features, and a little sense for small decisions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.evaluation import Evaluation, by_hand, only, weighed
from signoria.bots.princes_bids import as_it_stands, deal_gain, object_hope
from signoria.bots.princes_features import OBJECT_HOPE, WEIGHTS, features
from signoria.bots.princes_room import best_joint_spot, best_spot
from signoria.games.princes.actions import building_price
from signoria.games.princes.moves import (
    ACCEPT,
    BID,
    CASH,
    CHANGE,
    COUNTER,
    LAY_UNDER,
    PROPOSE,
    PUT,
    RECRUIT,
    SUM,
    USE_MERCHANT,
    USE_PROFESSOR,
)
from signoria.games.princes.state import (
    MONEY,
    PRESTIGE,
    Table,
)
from signoria.games.princes.steps import characters as sale
from signoria.games.princes.steps import together, turns
from signoria.games.princes.steps.kinds import (
    BIDDING,
    CHANGING,
    CHARACTER_SALE,
    CHOOSING,
    LAST_BUYER,
    PROPOSAL,
    PUTTING,
    TURN,
)
from signoria.games.princes.steps.objects import PIECE
from signoria.kernel.flow import Moves, State
from signoria.kernel.moves import argument, pack, verb_of

LESS: Final = 2  # hundreds of florins by which a bot asks for less than half of the price


@final
class PrincesEvaluation(Evaluation):
    """Weighted features of the state as it stands, and a little sense for the small decisions on the way."""

    def features(self, s: State, seat: i64) -> vec[i64]:
        assert isinstance(s, Table)
        t = as_it_stands(s, seat, self.weight)
        f = features(t, seat)
        if t is s:
            f[OBJECT_HOPE] = object_hope(s, seat, self.weight)
        return f

    def weighing(self, weights: dict[str, int]) -> Evaluation:
        return PrincesEvaluation(weights, self.scale, rollout=int(self.rollout), patience=int(self.patience))

    def is_free(self, s: State, move: i64) -> bool:
        """Recruiting, merchant and professor cost no action. [P-4.5.1] [P-10.3.4]"""
        verb = verb_of(move)
        return s.stack[s.top] == TURN and (verb == RECRUIT or verb == USE_MERCHANT or verb == USE_PROFESSOR)

    def is_settled(self, s: State) -> bool:
        """Every bid, choice and action is a decision of its own."""
        kind = s.stack[s.top]
        return kind == TURN or kind == CHOOSING or kind == BIDDING or kind == LAST_BUYER or kind == CHARACTER_SALE

    def worth_trying(self, s: State, seat: i64, moves: Moves) -> Moves:
        assert isinstance(s, Table)
        kind = s.stack[s.top]
        if kind == TURN or kind == CHARACTER_SALE or kind == BIDDING or kind == CHOOSING or kind == LAST_BUYER:
            tried = Moves()
            for move in moves.items:
                if is_worth_trying(s, seat, move):
                    tried.add(move)
            return tried
        return self.follow_ups(s, seat, moves)

    def follow_ups(self, s: State, seat: i64, moves: Moves) -> Moves:
        assert isinstance(s, Table)
        kind = s.stack[s.top]
        verb = verb_of(moves.items[0])
        if kind == PUTTING:
            return only(best_spot(s, seat, s.stack[s.top + PIECE], moves))
        if kind == CHANGING:
            return only(pack(CHANGE, best_change(s, seat, len(moves.items) - 1, self.weight)))
        if kind == PROPOSAL:
            return proposal_moves(s, seat, moves, self.weight)
        if verb == LAY_UNDER:
            return only(moves.items[0])
        return moves


def is_worth_trying(s: Table, seat: i64, move: i64) -> bool:
    """Neither a step back for its own sake nor a bid above the lowest, nor a second proposal to the same neighbour."""
    verb = verb_of(move)
    if verb == CASH:
        return False
    if verb == BID:
        character = argument(move, 0)
        f = s.top
        taken = s.stack[f + sale.BIDDERS + character] != 0
        lowest = s.stack[f + sale.BIDS + character] + 1 if taken else sale.lowest_space(character)
        return argument(move, 1) == lowest
    return verb != PROPOSE or s.stack[s.top + turns.PROPOSED + argument(move, 0)] == 0


def best_change(s: Table, seat: i64, most: i64, weight: vec[i64]) -> i64:
    """How many points to take for a work: as long as they are worth more than the money they cost."""
    t = s.copy()
    t.pop()
    best: i64 = 0
    worth = weighed(weight, features(t, seat))
    points: i64 = 1
    while points <= most:
        t.cells[MONEY + seat] -= 2
        t.cells[PRESTIGE + seat] += 1
        now = weighed(weight, features(t, seat))
        if now >= worth:
            best = points
            worth = now
        points += 1
    return best


def proposal_moves(s: Table, seat: i64, moves: Moves, weight: vec[i64]) -> Moves:
    """Building together: the place that leaves most room, a fair sum, and yes only to what is good. [P-11.2.11]"""
    f = s.top
    verb = verb_of(moves.items[0])
    if verb == PUT:
        return only(best_joint_spot(s, f))
    if verb == SUM:
        return fair_sums(s, moves)
    tried = Moves()
    for move in moves.items:
        verb = verb_of(move)
        if verb != COUNTER and verb != CASH and (verb != ACCEPT or deal_gain(s, seat, weight) > 0):
            tried.add(move)
    return tried


def fair_sums(s: Table, moves: Moves) -> Moves:
    """Half of the price, or a little less: what it is worth to the neighbour is seen in a world with all cards."""
    fair = (building_price(s, s.stack[s.top + together.ACTIVE]) + 2) // 2
    tried = Moves()
    for move in moves.items:
        if fair - LESS <= argument(move, 0) <= fair:
            tried.add(move)
    if len(tried.items) > 0:
        return tried
    return only(moves.items[0] if argument(moves.items[0], 0) > fair else moves.items[len(moves.items) - 1])


# A search plays on past a whole auction and most actions after it: valued in the middle of the bids of five players,
# its own bids were worse than those of the greedy bot.
EVALUATION: Final = PrincesEvaluation(by_hand(WEIGHTS), scale=600.0, rollout=80, patience=40)
