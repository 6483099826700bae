"""Harvest and production. [L-6]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo.actions import bought, propose_servants, servants_refusal
from signoria.games.lorenzo.effects import gain, give, give_servants
from signoria.games.lorenzo.messages import (
    E_DECLINED,
    E_WORKED,
    FOR_EXCHANGE,
    FOR_VALUE,
    FROM_HARVEST,
    FROM_PRODUCTION,
    NO_SUCH_ARROW,
    NOT_OWNED_BEFORE,
    OTHER_EXCHANGE,
)
from signoria.games.lorenzo.moves import DECLINE, EXCHANGE_MOVE, SERVANTS, SKIP
from signoria.games.lorenzo.pieces import (
    ACTIVATION,
    BONUS_HARVEST,
    BONUS_PRODUCTION,
    BUILDING,
    CARDS,
    EXCHANGE,
    GOODS,
    HARVEST,
    KIND_OF_WORK,
    ROW_LIMIT,
    SERVANT,
    TERRITORY,
    amount,
)
from signoria.games.lorenzo.state import BONUS, Table
from signoria.games.lorenzo.steps.kinds import WORKING
from signoria.games.lorenzo.steps.towers import counted
from signoria.kernel.documents import owner_flaw, range_flaw
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
KIND: Final = FIRST_FIELD + 1
VALUE: Final = FIRST_FIELD + 2


@final
class BonusWork(Step[Table]):
    """A harvest or production without a member: servants may raise it, or it is declined. [L-6.5.2] [L-6.5.4]"""

    def __init__(self) -> None:
        super().__init__("bonus_work", ("seat", "work", "value"), {"work": KIND_OF_WORK}, on=("turn", "effects"))

    def flaw(self, s: Table, f: i64) -> str:
        if s.stack[f + KIND] < 0:
            return "work: is missing"
        return owner_flaw(s, f) or range_flaw(s, f, -9, 20, 2)

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + VALUE] + bought(s, seat, s.owned(seat, SERVANT)) < 1:
            return 0  # all servants together activate nothing
        return i64(1) << seat

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        propose_servants(s, seat, into)
        into.add(DECLINE)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """No servants where more activate nothing more. [L-6.2.1]"""
        value = s.stack[f + VALUE]
        reachable = value + bought(s, seat, s.owned(seat, SERVANT))
        if value < 1 or may_activate_more(s, seat, s.stack[f + KIND], value, reachable):
            return NOTHING
        return pack(SERVANTS, 0)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DECLINE:
            return (LEGAL, 0, 0, 0)
        if verb_of(move) != SERVANTS:
            return (NOT_NOW, 0, 0, 0)
        return servants_refusal(s, seat, argument(move, 0))

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DECLINE:
            self.advance(s, f)
            return
        kind = s.stack[f + KIND]
        value = s.stack[f + VALUE] + bought(s, seat, argument(move, 0))
        s.pop()
        give_servants(s, seat, argument(move, 0), FOR_VALUE)
        start_work(s, seat, kind, value)

    def advance(self, s: Table, f: i64) -> None:
        s.tell(E_DECLINED, s.stack[f + SEAT])
        s.pop()


def row_of_work(kind: i64) -> i64:
    """The cards that a harvest or a production activates. [L-6.2.1]"""
    return TERRITORY if kind == HARVEST else BUILDING


def activated_at(s: Table, seat: i64, kind: i64, slot: i64, value: i64) -> i64:
    """The card in a slot if a value reaches it, else -1. [L-5.1.4] [L-5.2.2]"""
    card = s.card_in_row(seat, row_of_work(kind), slot)
    return card if card >= 0 and ACTIVATION[card] <= value else -1


def may_activate_more(s: Table, seat: i64, kind: i64, reached: i64, reachable: i64) -> bool:
    """Whether a value that can still be reached activates a card that the present one does not. [L-6.2.1]"""
    for slot in range(ROW_LIMIT):
        card = s.card_in_row(seat, row_of_work(kind), slot)
        if card >= 0 and reached < ACTIVATION[card] <= reachable:
            return True
    return False


SLOT: Final = FIRST_FIELD + 3
PAID: Final = FIRST_FIELD + 4  # whether the exchanges are settled and the gains begin
CHOICES: Final = FIRST_FIELD + 5  # per building: 0, or the arrow used


def start_work(s: Table, seat: i64, kind: i64, value: i64) -> None:
    """Activate what an action value reaches; below 1 nothing, not even the bonus tile. [L-6.2.1] [L-6.1.5] [L-3.2.3]"""
    s.tell(E_WORKED, seat, kind, value)
    if value < 1:
        return
    f = s.push(WORKING)
    s.stack[f + SEAT] = seat
    s.stack[f + KIND] = kind
    s.stack[f + VALUE] = value
    s.stack[f + PAID] = 1 if kind == HARVEST else 0
    s.stack[f + SLOT] = -1 if kind == HARVEST else 0


@final
class Working(Step[Table]):
    """All exchanges are decided and paid, then the bonus tile and every activated card give. [L-6.2.2] [L-6.4.5]

    Nothing is gained before everything is paid, so what is owned now is what was owned at the beginning,
    with all that came earlier in the same turn. [L-6.4.3] [L-6.5.5]
    """

    def __init__(self) -> None:
        super().__init__(
            "work",
            ("seat", "work", "value", "slot", "paid", "arrow_0", "arrow_1", "arrow_2", "arrow_3", "arrow_4", "arrow_5"),
            {"work": KIND_OF_WORK},
            on=("turn", "effects"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        wrong = owner_flaw(s, f) or range_flaw(s, f, 1, 999, 2) or range_flaw(s, f, -1, ROW_LIMIT, 3)
        if wrong or s.stack[f + KIND] < 0:
            return wrong or "work: is missing"
        paid = s.stack[f + PAID]
        if paid != 1 and (paid != 0 or s.stack[f + KIND] == HARVEST or s.stack[f + SLOT] < 0):
            return "paid: must be 1 in a harvest and before the bonus tile"
        for slot in range(ROW_LIMIT):
            arrow = s.stack[f + CHOICES + slot]
            card = self.activated(s, f, slot)
            if arrow and (arrow < 0 or arrow > 2 or card < 0 or arrow_price(card, arrow) == 0):
                return f"arrow_{slot}: there is no such exchange"
        for good in range(GOODS):
            if not paid and self.promised(s, f, good) > s.owned(s.stack[f + SEAT], good):
                return "arrow_0: the exchanges cannot be paid"
        return ""

    def activated(self, s: Table, f: i64, slot: i64) -> i64:
        """The card in a slot if this value reaches it, else -1."""
        return activated_at(s, s.stack[f + SEAT], s.stack[f + KIND], slot, s.stack[f + VALUE])

    def asked(self, s: Table, f: i64) -> i64:
        """The activated exchange that is decided now, or -1. [L-6.4.1] [L-6.4.6]"""
        if s.stack[f + PAID] or s.stack[f + SLOT] >= ROW_LIMIT:
            return -1
        card = self.activated(s, f, s.stack[f + SLOT])
        return card if card >= 0 and is_exchange(card) else -1

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT] if self.asked(s, f) >= 0 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        card = self.asked(s, f)
        into.add(pack(EXCHANGE_MOVE, card, 1))
        into.add(pack(EXCHANGE_MOVE, card, 2))
        into.add(pack(SKIP, card))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb != EXCHANGE_MOVE and verb != SKIP:
            return (NOT_NOW, 0, 0, 0)
        card = self.asked(s, f)
        if argument(move, 0) != card:
            return (OTHER_EXCHANGE, card, 0, 0)
        if verb == SKIP:
            return (LEGAL, 0, 0, 0)
        cost = arrow_price(card, argument(move, 1))
        if cost == 0:
            return (NO_SUCH_ARROW, 0, 0, 0)
        good: i64 = 0
        while good < GOODS:  # the printed amount, exactly, and each unit only once [L-6.4.2] [L-6.4.4]
            left = s.owned(seat, good) - self.promised(s, f, good)
            if amount(cost, good) > left:
                return (NOT_OWNED_BEFORE, amount(cost, good), left, good)
            good += 1
        return (LEGAL, 0, 0, 0)

    def promised(self, s: Table, f: i64, good: i64) -> i64:
        """How much of a good the exchanges chosen so far will pay."""
        n: i64 = 0
        for slot in range(ROW_LIMIT):
            if s.stack[f + CHOICES + slot]:
                card = s.card_in_row(s.stack[f + SEAT], BUILDING, slot)
                n += amount(arrow_price(card, s.stack[f + CHOICES + slot]), good)
        return n

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == EXCHANGE_MOVE:
            s.stack[f + CHOICES + s.stack[f + SLOT]] = argument(move, 1)
        s.stack[f + SLOT] += 1

    def advance(self, s: Table, f: i64) -> None:
        slot = s.stack[f + SLOT]
        seat = s.stack[f + SEAT]
        s.stack[f + SLOT] = slot + 1
        if not s.stack[f + PAID]:
            if slot == ROW_LIMIT:
                self.pay(s, f)
            return
        source: i64 = FROM_HARVEST if s.stack[f + KIND] == HARVEST else FROM_PRODUCTION
        if slot < 0:
            tile = s.cells[BONUS + seat]
            gain(s, seat, BONUS_HARVEST[tile] if source == FROM_HARVEST else BONUS_PRODUCTION[tile], source)
        elif slot < ROW_LIMIT:
            card = self.activated(s, f, slot)
            if card >= 0:
                gain(s, seat, self.yields(s, f, card, slot), source)  # each card is a source [L-6.3.1]
        else:
            s.pop()

    def pay(self, s: Table, f: i64) -> None:
        for slot in range(ROW_LIMIT):
            if s.stack[f + CHOICES + slot]:
                card = s.card_in_row(s.stack[f + SEAT], BUILDING, slot)
                give(s, s.stack[f + SEAT], arrow_price(card, s.stack[f + CHOICES + slot]), FOR_EXCHANGE)
        s.stack[f + PAID] = 1
        s.stack[f + SLOT] = -1

    def yields(self, s: Table, f: i64, card: i64, slot: i64) -> i64:
        effect = CARDS[card].permanent
        assert effect is not None
        if effect.kind != EXCHANGE:
            return counted(s, s.stack[f + SEAT], effect.kind, effect.goods, effect.subject)
        arrow = s.stack[f + CHOICES + slot]
        return arrow_gain(card, arrow) if arrow else 0


def is_exchange(card: i64) -> bool:
    effect = CARDS[card].permanent
    return effect is not None and effect.kind == EXCHANGE


def arrow_price(card: i64, arrow: i64) -> i64:
    """What an arrow of an exchange costs; 0 where there is no such arrow. [L-6.4.1]"""
    effect = CARDS[card].permanent
    if effect is None or effect.kind != EXCHANGE:
        return 0
    return effect.goods if arrow == 1 else effect.third


def arrow_gain(card: i64, arrow: i64) -> i64:
    """What an arrow of an exchange brings. [L-6.4.1]"""
    effect = CARDS[card].permanent
    if effect is None or effect.kind != EXCHANGE:
        return 0
    return effect.second if arrow == 1 else effect.fourth
