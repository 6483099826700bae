"""Taking cards: payment, immediate effects, bonus actions. [L-4] [L-5]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo import pieces
from signoria.games.lorenzo.actions import (
    NO_MEMBER,
    cost_refusal,
    discounted,
    floor_refusal,
    take_bonus,
    work_characters,
    work_penalty,
)
from signoria.games.lorenzo.effects import doubled, gain, give
from signoria.games.lorenzo.messages import E_DECLINED, E_TOOK, EFFECT_DONE, FOR_CARD, FROM_CARD, OTHER_TYPE
from signoria.games.lorenzo.moves import DECLINE, PAY, RESOLVE, TAKE_CARD
from signoria.games.lorenzo.pieces import (
    ANY_TYPE,
    CARDS,
    COST,
    COST_COUNT,
    GAIN,
    HARVEST,
    MILITARY,
    PER_CARD,
    PER_TWO_MILITARY,
    ROW_LIMIT,
    SANTA_RITA,
    TAKE,
    WORK,
    amount,
    one,
)
from signoria.games.lorenzo.state import FLOORS, RITA_DOUBLES_PRIVILEGES, ROWS, Table
from signoria.games.lorenzo.steps.kinds import ACTION, BONUS_TAKE, BONUS_WORK, IMMEDIATE, PAYMENT
from signoria.kernel.documents import owner_flaw, range_flaw
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
SPACE: Final = FIRST_FIELD + 1
DISCOUNT: Final = FIRST_FIELD + 2


def take_card(s: Table, seat: i64, space: i64, discount: i64) -> None:
    """The card must be taken; territories cost nothing. [L-4.1.5] [L-5.1.1]"""
    if COST_COUNT[s.cells[FLOORS + space]] == 0:
        lay(s, seat, space)
        return
    f = s.push(PAYMENT)
    s.stack[f + SEAT] = seat
    s.stack[f + SPACE] = space
    s.stack[f + DISCOUNT] = discount


@final
class Payment(Step[Table]):
    """Which cost, and which option of the Stonemason, is picked when paying. [L-4.3.6] [L-4.3.9] [L-4.3.10]"""

    def __init__(self) -> None:
        domains = {"space": pieces.FLOOR, "discount": pieces.SOME_GOODS}
        super().__init__("payment", ("seat", "space", "discount"), domains, on=("turn", "effects"))

    def flaw(self, s: Table, f: i64) -> str:
        space = s.stack[f + SPACE]
        if owner_flaw(s, f):
            return owner_flaw(s, f)
        if space < 0 or s.cells[FLOORS + space] < 0 or COST_COUNT[s.cells[FLOORS + space]] == 0:
            return "space: there is no card to be paid"
        if s.cards(s.stack[f + SEAT], space >> 2) >= ROW_LIMIT:
            return "space: the row is full"
        proposed = Moves()
        self.candidates(s, f, s.stack[f + SEAT], proposed)
        for move in proposed.items:
            if self.refusal(s, f, s.stack[f + SEAT], move)[0] == 0:
                return ""
        return "space: the card cannot be paid"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for option in range(1, 3):
            for pick in range(3):
                into.add(pack(PAY, option, pick))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != PAY:
            return (NOT_NOW, 0, 0, 0)
        card = s.cells[FLOORS + s.stack[f + SPACE]]
        return cost_refusal(s, seat, card, argument(move, 0) - 1, argument(move, 1), s.stack[f + DISCOUNT], 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        space = s.stack[f + SPACE]
        discount = s.stack[f + DISCOUNT]
        s.pop()
        give(
            s,
            seat,
            price(s, seat, s.cells[FLOORS + space], argument(move, 0) - 1, argument(move, 1), discount),
            FOR_CARD,
        )
        lay(s, seat, space)


def price(s: Table, seat: i64, card: i64, option: i64, pick: i64, discount: i64) -> i64:
    """What one way of paying a card really costs this seat. [L-5.2.1] [L-5.3.1] [L-5.4.1]"""
    packed: i64 = 0
    good: i64 = 0
    while good <= MILITARY:
        printed = amount(COST[card * 2 + option], good)
        packed |= one(good, discounted(s, seat, card, good, printed, pick, discount))
        good += 1
    return packed


def lay(s: Table, seat: i64, space: i64) -> None:
    """Into the leftmost free slot of its row, for good; then its immediate effects. [L-4.2.5] [L-4.3.2]

    From now on, and not for its own taking, its permanent effect works. [L-5.3.10]
    """
    card = s.cells[FLOORS + space]
    s.cells[FLOORS + space] = -1
    s.cells[ROWS + (seat * 4 + card // 24) * ROW_LIMIT + s.cards(seat, card // 24)] = card
    s.tell(E_TOOK, seat, card)
    if len(CARDS[card].immediate) > 0:
        f = s.push(IMMEDIATE)
        s.stack[f + SEAT] = seat
        s.stack[f + CARD] = card


CARD: Final = FIRST_FIELD + 1
DONE: Final = FIRST_FIELD + 2  # mask of the effects already resolved


@final
class Immediate(Step[Table]):
    """Immediate effects in any order, each finished before the next begins. [L-4.2.6] [L-4.4.8]"""

    def __init__(self) -> None:
        super().__init__("effects", ("seat", "card", "done"), {"card": pieces.CARD}, on=("turn", "effects"))

    def flaw(self, s: Table, f: i64) -> str:
        card = s.stack[f + CARD]
        if owner_flaw(s, f):
            return owner_flaw(s, f)
        if card < 0 or not has_card(s, s.stack[f + SEAT], card):
            return "card: the player does not have it"
        return range_flaw(s, f, 0, (1 << len(CARDS[card].immediate)) - 1, 2)

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + DONE] == 0 and order_matters(s.stack[f + CARD]):
            return i64(1) << s.stack[f + SEAT]
        return 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(RESOLVE, 0))
        into.add(pack(RESOLVE, 1))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != RESOLVE:
            return (NOT_NOW, 0, 0, 0)
        return (EFFECT_DONE, 0, 0, 0) if s.stack[f + DONE] >> argument(move, 0) & 1 else (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        self.run(s, f, argument(move, 0))

    def advance(self, s: Table, f: i64) -> None:
        for i in range(len(CARDS[s.stack[f + CARD]].immediate)):
            if not s.stack[f + DONE] >> i & 1:
                self.run(s, f, i)
                return
        s.pop()

    def run(self, s: Table, f: i64, i: i64) -> None:
        s.stack[f + DONE] |= i64(1) << i
        resolve(s, s.stack[f + SEAT], s.stack[f + CARD], i)


def has_card(s: Table, seat: i64, card: i64) -> bool:
    for slot in range(ROW_LIMIT):
        if s.card_in_row(seat, card // 24, slot) == card:
            return True
    return False


def order_matters(card: i64) -> bool:
    """A gain and an action: the gain may pay for the action. A harvest costs nothing, so there it changes nothing."""
    effects = CARDS[card].immediate
    if len(effects) < 2:
        return False
    action = effects[1]
    return not (action.kind == WORK and action.subject == HARVEST)


def resolve(s: Table, seat: i64, card: i64, i: i64) -> None:
    """Carry out one immediate effect. [L-5.4.2] [L-5.3.2]"""
    effect = CARDS[card].immediate[i]
    if effect.kind == TAKE:
        f = s.push(BONUS_TAKE)
        s.stack[f + SEAT] = seat
        s.stack[f + TYPE] = effect.subject
        s.stack[f + VALUE] = effect.value
        s.stack[f + PRINTED_DISCOUNT] = effect.second
    elif effect.kind == WORK:
        # Card actions are raised by characters and lowered by tiles. [L-3.3.6] [L-6.5.1] [L-6.5.2] [L-6.5.3]
        begin_bonus_work(s, seat, effect.subject, effect.value + work_characters(s, seat, effect.subject))
    else:
        packed = counted(s, seat, effect.kind, effect.goods, effect.subject)
        double = s.has_leader(seat, SANTA_RITA)  # cards of bonus actions count too [L-13.18.4]
        gain(
            s,
            seat,
            doubled(packed) if double else packed,  # double first, then subtract [L-13.18.3]
            FROM_CARD,
            double and s.cells[RITA_DOUBLES_PRIVILEGES] != 0,
        )


def counted(s: Table, seat: i64, kind: i64, goods: i64, card_type: i64) -> i64:
    """Goods of a plain gain, or per card or per 2 military, counting what is owned now. [L-5.3.8]"""
    if kind == GAIN:
        return goods
    if kind == PER_CARD:
        return goods * s.cards(seat, card_type)
    assert kind == PER_TWO_MILITARY
    return goods * (s.owned(seat, MILITARY) // 2)


TYPE: Final = FIRST_FIELD + 1
VALUE: Final = FIRST_FIELD + 2
PRINTED_DISCOUNT: Final = FIRST_FIELD + 3


@final
class BonusTake(Step[Table]):
    """Take a card without a member, or decline; it lapses if nothing can be taken. [L-4.4.1] [L-4.4.6] [L-4.4.7]"""

    def __init__(self) -> None:
        super().__init__(
            "bonus_take",
            ("seat", "type", "value", "discount"),
            {"type": pieces.CARD_TYPE, "discount": pieces.SOME_GOODS},
            on=("effects",),
        )

    def flaw(self, s: Table, f: i64) -> str:
        for effect in CARDS[s.stack[s.stack[f + BELOW] + CARD]].immediate:
            if effect.kind == TAKE and effect.subject == s.stack[f + TYPE] and effect.value == s.stack[f + VALUE]:
                if effect.second == s.stack[f + PRINTED_DISCOUNT]:
                    return owner_flaw(s, f)
        return "value: the card below grants no such action"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        card_type = s.stack[f + TYPE]
        for space in range(16):
            if card_type == ANY_TYPE or space >> 2 == card_type:
                into.add(pack(TAKE_CARD, space))
        into.add(DECLINE)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DECLINE:
            return (LEGAL, 0, 0, 0)
        if verb_of(move) != TAKE_CARD:
            return (NOT_NOW, 0, 0, 0)
        space = argument(move, 0)
        card_type = s.stack[f + TYPE]
        if card_type != ANY_TYPE and space >> 2 != card_type:
            return (OTHER_TYPE, card_type, 0, 0)
        return floor_refusal(s, seat, NO_MEMBER, space, self.value(s, f, space), s.stack[f + PRINTED_DISCOUNT])

    def value(self, s: Table, f: i64, space: i64) -> i64:
        """Printed value and characters, less tiles; dice and leaders do not touch it. [L-3.3.6]"""
        return s.stack[f + VALUE] + take_bonus(s, s.stack[f + SEAT], space >> 2)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DECLINE:
            s.pop()
            s.tell(E_DECLINED, seat)
            return
        # The card taken may grant another bonus action, which goes on top of this one. [L-4.4.5]
        space = argument(move, 0)
        value = self.value(s, f, space)
        discount = s.stack[f + PRINTED_DISCOUNT]
        s.pop()
        g = s.push(ACTION) + FIRST_FIELD
        s.stack[g] = seat
        s.stack[g + 1] = NO_MEMBER
        s.stack[g + 2] = space
        s.stack[g + 3] = value
        s.stack[g + 4] = discount


def begin_bonus_work(s: Table, seat: i64, kind: i64, value: i64) -> None:
    """Harvest or produce without a member, at a value before tiles and servants. [L-6.5.2] [L-6.5.3]"""
    g = s.push(BONUS_WORK) + FIRST_FIELD
    s.stack[g] = seat
    s.stack[g + 1] = kind
    s.stack[g + 2] = value - work_penalty(s, seat, kind)
