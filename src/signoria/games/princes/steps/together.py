"""Cooperative building: proposals between neighbours. [P-11]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    building_price,
    cash_refusal,
    cell_of,
    joint_places,
    joint_refusal,
    may_cash,
    means,
    moved_back,
    neighbour,
    piece_points,
    same_look,
    turn_of,
)
from signoria.games.princes.effects import cash, pay, score
from signoria.games.princes.messages import (
    ALREADY_BUILT,
    BUILDINGS_GONE,
    CANNOT_PAY_TOGETHER,
    COUNTERED,
    E_ANSWERED,
    E_OFFERED,
    E_PROPOSED,
    E_SUM_PAID,
    E_TOGETHER,
    E_WITHDRAWN,
    NO_PLACE_TOGETHER,
    NO_SUCH_NEIGHBOUR,
    NOT_TOGETHER,
    PARTNER_CANNOT_PAY,
    PARTNER_HAS_IT,
    PROPOSED_ENOUGH,
    SAME_LOOK,
    SAME_OFFER,
)
from signoria.games.princes.moves import ACCEPT, CASH, COUNTER, PUT, REJECT, SUM, WITHDRAW
from signoria.games.princes.pieces import BUILDING, HUNDREDS
from signoria.games.princes.pieces import SIDE as SIDE_NAME
from signoria.games.princes.shapes import BUILDINGS, JOINT_LEFT, JOINT_PLACES_OF, JOINT_RIGHT, PLACES
from signoria.games.princes.state import (
    BUILDINGS_LEFT,
    BUILT,
    BY_BUILDINGS,
    BY_MOVING_BACK,
    COOPERATIVE,
    MONEY,
    PARTNER,
    SEATS,
    Table,
    seat_flaw,
)
from signoria.games.princes.steps.kinds import PROPOSAL
from signoria.games.princes.steps.objects import place_of, put_move
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

MOST_PROPOSALS: Final = 3
TURN_LEFT: Final = FIRST_FIELD + 1  # in the turn below: actions left, then proposals to either side
TURN_PROPOSED: Final = FIRST_FIELD + 4


def lowest_sum(s: Table, seat: i64) -> i64:
    """What the partner must pay at least so that the active player can cover the rest. [P-11.2.12]"""
    return max(0, building_price(s, seat) - means(s, seat))


def highest_sum(s: Table, partner: i64) -> i64:
    """What the partner can pay at most, as far as a move can say it. [P-11.2.10]"""
    return min(means(s, partner), HUNDREDS.size - 1)


def propose_refusal(s: Table, seat: i64, side: i64, building: i64, proposed: i64) -> Refusal:
    """Whether a building could be put up together with a neighbour. [P-11.2.1] [P-11.2.8] [P-11.2.11]"""
    partner = neighbour(s, seat, side) if s.cells[COOPERATIVE] else -1
    if partner < 0:
        return (NO_SUCH_NEIGHBOUR, 0, 0, 0)
    if proposed >= MOST_PROPOSALS:
        return (PROPOSED_ENOUGH, 0, 0, 0)
    if s.built(seat, building):
        return (ALREADY_BUILT, 0, 0, 0)
    if s.built(partner, building):
        return (PARTNER_HAS_IT, 0, 0, 0)
    if s.cells[BUILDINGS_LEFT + building] == 0:
        return (BUILDINGS_GONE, 0, 0, 0)
    if lowest_sum(s, seat) > means(s, partner):
        return (CANNOT_PAY_TOGETHER, building_price(s, seat), means(s, seat) + means(s, partner), 0)
    return (LEGAL, 0, 0, 0) if joint_places(s, seat, side, building, 1) else (NO_PLACE_TOGETHER, 0, 0, 0)


def begin_proposal(s: Table, seat: i64, side: i64, building: i64) -> None:
    f = s.push(PROPOSAL)
    s.stack[f + ACTIVE] = seat
    s.stack[f + SIDE] = side
    s.stack[f + PIECE] = building
    s.tell(E_PROPOSED, seat, neighbour(s, seat, side), building)


ACTIVE: Final = FIRST_FIELD
SIDE: Final = FIRST_FIELD + 1
PIECE: Final = FIRST_FIELD + 2
STAGE: Final = FIRST_FIELD + 3
SPOT: Final = FIRST_FIELD + 4  # place of the building, box corner in the left board
OFFER: Final = FIRST_FIELD + 5  # what the partner pays, in hundreds
OLD_SPOT: Final = FIRST_FIELD + 6  # 1 + the place of the proposal that was answered with another one
OLD_OFFER: Final = FIRST_FIELD + 7

# Stages: the proposer names squares and sum, the other answers; a counter-proposal goes the same way back.
PLACING: Final = 0
PRICING: Final = 1
ANSWERING: Final = 2
COUNTER_PLACING: Final = 3
COUNTER_PRICING: Final = 4
COUNTER_ANSWERING: Final = 5


@final
class Proposal(Step[Table]):
    """Neighbour, building, squares and sum; accepted, refused, or answered once with another offer. [P-11.2.11]"""

    def __init__(self) -> None:
        fields = ("active", "side", "building", "stage", "place", "sum", "old_place", "old_sum")
        super().__init__("proposal", fields, {"building": BUILDING, "side": SIDE_NAME}, on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        active = s.stack[f + ACTIVE]
        if not 0 <= active < s.cells[SEATS]:
            return seat_flaw(s, active).replace("seat", "active")
        if s.stack[f + SIDE] < 0 or s.stack[f + PIECE] < 0 or not 0 <= s.stack[f + STAGE] <= COUNTER_ANSWERING:
            return "stage: side, building and stage must be named"
        if propose_refusal(s, active, s.stack[f + SIDE], s.stack[f + PIECE], 0)[0] != 0:
            return "building: cannot be proposed"
        if not 0 <= s.stack[f + SPOT] < PLACES or not 0 <= s.stack[f + OLD_SPOT] <= PLACES:
            return "place: no such place"
        stage = s.stack[f + STAGE] % COUNTER_PLACING
        if stage >= PRICING and self.spot_refusal(s, f, active, s.stack[f + SPOT])[0] != 0:
            return "place: the building cannot lie there"
        if stage >= ANSWERING and self.sum_refusal(s, f, s.stack[f + OFFER])[0] != 0:
            return "sum: cannot be paid"
        return ""

    def partner(self, s: Table, f: i64) -> i64:
        return neighbour(s, s.stack[f + ACTIVE], s.stack[f + SIDE])

    def waiting(self, s: Table, f: i64) -> i64:
        stage = s.stack[f + STAGE]
        by_active = stage == PLACING or stage == PRICING or stage == COUNTER_ANSWERING
        return i64(1) << (s.stack[f + ACTIVE] if by_active else self.partner(s, f))

    def optional(self, s: Table, f: i64) -> i64:
        """While the other thinks, whoever made the offer may withdraw it. [P-11.2.11]"""
        if s.stack[f + STAGE] == ANSWERING:
            return i64(1) << s.stack[f + ACTIVE]
        return i64(1) << self.partner(s, f) if s.stack[f + STAGE] == COUNTER_ANSWERING else 0

    def goes_on(self, s: Table, f: i64) -> bool:
        """Squares and sum are one offer, as are the answer with another one and what that one is. [P-11.2.11]"""
        stage = s.stack[f + STAGE]
        return stage == PRICING or stage == COUNTER_PLACING or stage == COUNTER_PRICING

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        stage = s.stack[f + STAGE]
        if self.optional(s, f) >> seat & 1:
            into.add(WITHDRAW)
            return
        if stage == PLACING or stage == COUNTER_PLACING:
            for place in JOINT_PLACES_OF[s.stack[f + PIECE]]:
                into.add(put_move(place))
            into.add(WITHDRAW)
        elif stage == PRICING or stage == COUNTER_PRICING:
            for sum in range(lowest_sum(s, s.stack[f + ACTIVE]), highest_sum(s, self.partner(s, f)) + 1):
                into.add(pack(SUM, sum))
            into.add(WITHDRAW)
        else:
            into.add(ACCEPT)
            into.add(REJECT)
            if stage == ANSWERING:
                into.add(COUNTER)
            if may_cash(s):
                into.add(CASH)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        stage = s.stack[f + STAGE]
        thinks = stage == ANSWERING or stage == COUNTER_ANSWERING
        if self.optional(s, f) >> seat & 1 or (verb == WITHDRAW and not thinks):
            return (LEGAL, 0, 0, 0) if verb == WITHDRAW else (NOT_NOW, 0, 0, 0)
        if stage == PLACING or stage == COUNTER_PLACING:
            return self.spot_refusal(s, f, seat, place_of(move)) if verb == PUT else (NOT_NOW, 0, 0, 0)
        if stage == PRICING or stage == COUNTER_PRICING:
            return self.sum_refusal(s, f, argument(move, 0)) if verb == SUM else (NOT_NOW, 0, 0, 0)
        if verb == COUNTER:
            if stage != ANSWERING:
                return (COUNTERED, 0, 0, 0)
            return (LEGAL, 0, 0, 0) if self.has_other_sum(s, f) or self.has_other_spot(s, f) else (SAME_OFFER, 0, 0, 0)
        if verb == CASH:
            return cash_refusal(s, seat)  # an answer is an own decision point [P-7.5]
        return (LEGAL, 0, 0, 0) if verb == ACCEPT or verb == REJECT else (NOT_NOW, 0, 0, 0)

    def has_other_sum(self, s: Table, f: i64) -> bool:
        return lowest_sum(s, s.stack[f + ACTIVE]) < means(s, self.partner(s, f))

    def has_other_spot(self, s: Table, f: i64) -> bool:
        return joint_places(s, s.stack[f + ACTIVE], s.stack[f + SIDE], s.stack[f + PIECE], 2) > 1

    def spot_refusal(self, s: Table, f: i64, seat: i64, place: i64) -> Refusal:
        """Across the common border, and with another sum if the squares are the old ones. [P-11.2.2] [P-11.2.11]"""
        building = s.stack[f + PIECE]
        if JOINT_LEFT[building * PLACES + place] == 0:
            same = same_look(building, place)
            return (SAME_LOOK, turn_of(same), 0, 0) if JOINT_LEFT[building * PLACES + same] else (NOT_TOGETHER, 0, 0, 0)
        if place + 1 == s.stack[f + OLD_SPOT] and not self.has_other_sum(s, f):
            return (SAME_OFFER, 0, 0, 0)
        # The border lies on the other side for the partner.
        side = s.stack[f + SIDE] if seat == s.stack[f + ACTIVE] else 1 - s.stack[f + SIDE]
        return joint_refusal(s, seat, side, building, place)

    def sum_refusal(self, s: Table, f: i64, sum: i64) -> Refusal:
        """0 or more, even more than the cost; both must be able to pay. [P-11.2.4] [P-11.2.10] [P-11.2.12]"""
        partner = self.partner(s, f)
        if sum > means(s, partner):
            return (PARTNER_CANNOT_PAY, sum, means(s, partner), 0)
        active = s.stack[f + ACTIVE]
        if sum < lowest_sum(s, active):
            return (CANNOT_PAY_TOGETHER, building_price(s, active), means(s, active) + sum, 0)
        if s.stack[f + SPOT] + 1 == s.stack[f + OLD_SPOT] and sum == s.stack[f + OLD_OFFER]:
            return (SAME_OFFER, 0, 0, 0)
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == PUT:
            s.stack[f + SPOT] = place_of(move)
            s.stack[f + STAGE] += 1
        elif verb == SUM:
            s.stack[f + OFFER] = argument(move, 0)
            s.stack[f + STAGE] += 1
            spot = s.stack[f + SPOT]
            s.tell(E_OFFERED, seat, cell_of(spot), turn_of(spot), argument(move, 0))
        elif verb == CASH:
            cash(s, seat)
        elif verb == COUNTER:
            s.stack[f + OLD_SPOT] = s.stack[f + SPOT] + 1
            s.stack[f + OLD_OFFER] = s.stack[f + OFFER]
            s.stack[f + STAGE] = COUNTER_PLACING
            s.tell(E_ANSWERED, seat, 2)
        elif verb == WITHDRAW:
            s.tell(E_WITHDRAWN, seat)
            s.pop()  # it counts among the three all the same
        elif verb == REJECT:
            s.tell(E_ANSWERED, seat, 1)
            s.pop()  # no agreement costs no action; building alone is still free [P-11.2.3] [P-11.2.13]
        else:
            s.tell(E_ANSWERED, seat, 0)
            self.carry_out(s, f)

    def carry_out(self, s: Table, f: i64) -> None:
        """The partner pays first, then the active player the bank; both get 3 PP. [P-11.2.4] [P-11.2.5]

        It is an action of the active player; the partner needs none. [P-11.2.6] [P-11.2.16]
        """
        active = s.stack[f + ACTIVE]
        partner = self.partner(s, f)
        side = s.stack[f + SIDE]
        building = s.stack[f + PIECE]
        spot = building * PLACES + s.stack[f + SPOT]
        sum = s.stack[f + OFFER]
        turn = s.stack[f + BELOW]
        s.pop()
        pay_partner(s, partner, active, sum)
        pay(s, active, building_price(s, active))
        s.cells[BUILDINGS_LEFT + building] -= 1
        s.cells[BUILT + active * BUILDINGS + building] = JOINT_LEFT[spot] if side == 1 else JOINT_RIGHT[spot]
        s.cells[BUILT + partner * BUILDINGS + building] = JOINT_RIGHT[spot] if side == 1 else JOINT_LEFT[spot]
        s.cells[PARTNER + active * BUILDINGS + building] = partner
        s.cells[PARTNER + partner * BUILDINGS + building] = active
        s.tell(E_TOGETHER, active, partner, building)
        score(s, active, BY_BUILDINGS, piece_points(s, active, building))
        score(s, partner, BY_BUILDINGS, piece_points(s, partner, building))
        s.stack[turn + TURN_LEFT] -= 1
        s.stack[turn + TURN_PROPOSED] = 0
        s.stack[turn + TURN_PROPOSED + 1] = 0


def pay_partner(s: Table, partner: i64, active: i64, sum: i64) -> None:
    """Money from the partner, who may move back for it; only the active player's means bound the rest. [P-11.2.10]"""
    back = moved_back(s, partner, sum)
    if back:
        s.score(partner, BY_MOVING_BACK, -back)
    s.cells[MONEY + partner] -= sum - back
    s.cells[MONEY + active] += sum
    if sum:
        s.tell(E_SUM_PAID, partner, active, sum, back)
