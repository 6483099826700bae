"""Completing works. [P-5.2]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import bonus_value, minimum, points_for, price_of_points, princess_value, work_value
from signoria.games.princes.cards import AT_HAND, AT_OUT, AT_TABLE, count_at, is_at, leave_hand
from signoria.games.princes.effects import receive, score
from signoria.games.princes.messages import (
    BONUS_NOT_IN_HAND,
    CHANGE_TOO_MUCH,
    E_BONUS,
    E_CHANGED,
    E_COMPLETED,
    E_PRINCESS,
    E_WORK,
    NOT_IN_HAND,
    NOT_YOUR_CHARACTER,
    PRINCESS_TOO_LOW,
    WORK_TOO_LOW,
)
from signoria.games.princes.moves import CHANGE, FINISH, PLAY_BONUS
from signoria.games.princes.pieces import (
    BONUS_AT,
    BONUS_CARDS,
    BONUS_DECK,
    CARDS_IN_HAND,
    MOST_VALUE,
    PRESTIGE_AT,
    PRINCESS,
    WORKS_ON_TABLE,
)
from signoria.games.princes.state import (
    BEST_WORK,
    BY_WORKS,
    FACE,
    MONEY,
    PLACE,
    PRINCESS_NEEDS_MINIMUM,
    SEATS,
    Table,
    seat_flaw,
)
from signoria.games.princes.steps.characters import set_aside
from signoria.games.princes.steps.kinds import CHANGING, WORKING
from signoria.kernel.flow import ALL_SEEING, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
VALUE: Final = FIRST_FIELD + 1


def work_refusal(s: Table, seat: i64, card: i64) -> Refusal:
    """A profession from hand whose work can reach the minimum; a work below it is never started. [P-5.2.1] [P-5.2.9]"""
    if card >= BONUS_AT or not is_at(s, card, AT_HAND + seat):
        return (NOT_IN_HAND, 0, 0, 0)
    best = best_value(s, seat, card)
    return (LEGAL, 0, 0, 0) if best >= minimum(s) else (WORK_TOO_LOW, minimum(s), best, 0)


def best_value(s: Table, seat: i64, card: i64) -> i64:
    """WV with all bonus cards in hand, as they count once the profession lies on the table."""
    value = work_value(s, seat, card)
    token: i64 = BONUS_AT
    while token < PRESTIGE_AT:
        bonus = s.cells[FACE + token]
        if s.cells[PLACE + token] == AT_HAND + seat and bonus >= 0:
            value += bonus_for_next(s, seat, bonus)
        token += 1
    return value


def bonus_for_next(s: Table, seat: i64, card: i64) -> i64:
    """What a bonus card adds to a work that is not begun: its profession lies on the table then."""
    value, row = bonus_value(s, seat, card), BONUS_CARDS[card - BONUS_AT]
    if row.count == CARDS_IN_HAND:
        return max(0, value - row.each)  # without the card just played [P-12.7]
    return value + row.each if row.count == WORKS_ON_TABLE else value  # with it [P-12.14]


def bonus_now(s: Table, seat: i64, card: i64) -> i64:
    """What a bonus card adds to the work under way, or else to the next one."""
    return bonus_value(s, seat, card) if s.top >= 0 and s.stack[s.top] == WORKING else bonus_for_next(s, seat, card)


def bonus_in_hand(s: Table, seat: i64) -> i64:
    """What all bonus cards in hand add to the work under way."""
    value: i64 = 0
    for token in range(BONUS_AT, PRESTIGE_AT):
        if s.cells[PLACE + token] == AT_HAND + seat and s.cells[FACE + token] >= 0:
            value += bonus_value(s, seat, s.cells[FACE + token])
    return value


def begin_work(s: Table, seat: i64, card: i64) -> None:
    """The card goes on the table, where it stays. [P-5.2.1]"""
    value = work_value(s, seat, card)
    leave_hand(s, card, seat, AT_TABLE + seat)
    s.tell(E_WORK, seat, card)
    f = s.push(WORKING)
    s.stack[f + SEAT] = seat
    s.stack[f + VALUE] = value


@final
class Working(Step[Table]):
    """Bonus cards are chosen, then the work is finished if it reaches the minimum. [P-5.2.5] [P-5.2.9]"""

    def __init__(self) -> None:
        super().__init__("work", ("seat", "value"), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        if not 0 <= seat < s.cells[SEATS]:
            return seat_flaw(s, seat)
        sees_hand = s.viewer == ALL_SEEING or s.viewer == seat
        if s.stack[f + VALUE] > MOST_VALUE:
            return f"value: no work is worth more than {MOST_VALUE}"
        if s.stack[f + VALUE] < 0 or (sees_hand and s.stack[f + VALUE] + bonus_in_hand(s, seat) < minimum(s)):
            return "value: the work cannot reach the minimum"
        return ""

    def is_open(self, s: Table, f: i64) -> bool:
        return count_at(s, AT_HAND + s.stack[f + SEAT], BONUS_DECK) == 0

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        token: i64 = BONUS_AT
        while token < PRESTIGE_AT:
            if s.cells[PLACE + token] == AT_HAND + seat and s.cells[FACE + token] >= 0:
                into.add(pack(PLAY_BONUS, s.cells[FACE + token]))
            token += 1
        into.add(FINISH)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == PLAY_BONUS:
            card = argument(move, 0)
            in_hand = BONUS_AT <= card < PRESTIGE_AT and is_at(s, card, AT_HAND + seat)
            return (LEGAL, 0, 0, 0) if in_hand else (BONUS_NOT_IN_HAND, 0, 0, 0)
        if verb != FINISH:
            return (NOT_NOW, 0, 0, 0)
        if s.stack[f + VALUE] < minimum(s):
            return (WORK_TOO_LOW, minimum(s), s.stack[f + VALUE], 0)  # [P-5.2.4]
        return (LEGAL, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """Without another bonus card, if that is enough."""
        return FINISH if s.stack[f + VALUE] >= minimum(s) else NOTHING

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == PLAY_BONUS:
            value = bonus_value(s, seat, argument(move, 0))
            leave_hand(s, argument(move, 0), seat, AT_OUT)  # out of the game, also if worth 0 [P-12.0.1]
            s.stack[f + VALUE] += value
            s.tell(E_BONUS, seat, argument(move, 0), value)
            return
        value = s.stack[f + VALUE]
        s.pop()
        complete(s, seat, value)


def complete(s: Table, seat: i64, value: i64) -> None:
    """The bank pays 100 for each WV; the marker shows the best work of the round. [P-5.2.6] [P-5.2.8]"""
    s.tell(E_COMPLETED, seat, value)
    s.cells[BEST_WORK + seat] = max(s.cells[BEST_WORK + seat], value)
    receive(s, seat, value)
    f = s.push(CHANGING)
    s.stack[f + SEAT] = seat
    s.stack[f + VALUE] = value


@final
class Changing(Step[Table]):
    """At that moment only, any part of the payment may be changed into PP at 200 florins each. [P-5.2.7] [P-7.4]"""

    def __init__(self) -> None:
        super().__init__("change", ("seat", "value"), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        if not 0 <= seat < s.cells[SEATS]:
            return seat_flaw(s, seat)
        return "" if 0 <= s.stack[f + VALUE] <= s.money(seat) else "value: the player has not been paid that"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for points in range(points_for(s.stack[f + VALUE]) + 1):
            into.add(pack(CHANGE, points))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != CHANGE:
            return (NOT_NOW, 0, 0, 0)
        most = points_for(s.stack[f + VALUE])
        return (LEGAL, 0, 0, 0) if argument(move, 0) <= most else (CHANGE_TOO_MUCH, argument(move, 0), most, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """All of it stays money."""
        return pack(CHANGE, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        points = argument(move, 0)
        s.pop()
        s.cells[MONEY + seat] -= price_of_points(points)
        s.tell(E_CHANGED, seat, points, price_of_points(points))
        score(s, seat, BY_WORKS, points)


def princess_refusal(s: Table, seat: i64) -> Refusal:
    """The Princess's work, once; the minimum applies (option). [P-10.4.3.1] [P-10.4.3.3]"""
    if not s.has_character(seat, PRINCESS):
        return (NOT_YOUR_CHARACTER, 0, 0, 0)
    value = princess_value(s, seat)
    if s.cells[PRINCESS_NEEDS_MINIMUM] and value < minimum(s):
        return (PRINCESS_TOO_LOW, minimum(s), value, 0)
    return (LEGAL, 0, 0, 0)


def begin_princess_work(s: Table, seat: i64) -> None:
    """A work without profession and bonus cards; nothing stays on the table. [P-10.4.3] [P-10.4.3.2]"""
    s.tell(E_PRINCESS, seat)
    value = princess_value(s, seat)
    set_aside(s, seat)
    complete(s, seat, value)
