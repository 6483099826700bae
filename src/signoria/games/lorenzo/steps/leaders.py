"""Leader actions: play, activate, discard. [L-12.2] [L-12.3] [L-13]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo.effects import gain
from signoria.games.lorenzo.messages import (
    ALWAYS_WORKS,
    E_ACTIVATED,
    E_COPIED,
    E_DISCARDED,
    E_NAMED,
    E_PLAYED,
    FROM_LEADER,
    MEMBER_AWAY,
    NEUTRAL_NOT_NAMED,
    NO_MEMBER_TO_NAME,
    NOT_IN_HAND,
    NOT_PLAYED,
    NOT_TO_COPY,
    NOTHING_TO_COPY,
    TOO_FEW_ALIKE,
    TOO_FEW_CARDS,
    TOO_FEW_GOODS,
    USED_THIS_ROUND,
)
from signoria.games.lorenzo.moves import ACTIVATE, COPY_LEADER, DISCARD, NAME, PLAY
from signoria.games.lorenzo.pieces import (
    GOODS,
    HARVEST,
    HOME,
    LEADER_COUNT,
    LEADER_GAIN,
    LEADERS,
    LEONARDO,
    LORENZO,
    MONTEFELTRO,
    NEUTRAL,
    ONCE_PER_ROUND,
    PRIVILEGE,
    PRODUCTION,
    SFORZA,
    amount,
    one,
)
from signoria.games.lorenzo.state import (
    COPY,
    DISCARDED,
    HAND,
    HAND_SIZE,
    NAMED,
    PLAYED,
    SEATS,
    TURNED,
    Table,
)
from signoria.games.lorenzo.steps.kinds import COPYING, NAMING
from signoria.games.lorenzo.steps.towers import begin_bonus_work
from signoria.kernel.documents import owner_flaw
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
DISCARD_GAIN: Final = one(PRIVILEGE, 1)  # [L-12.3.4]


def leader_refusal(s: Table, seat: i64, verb: i64, leader: i64) -> Refusal:
    """Whether a leader action is allowed in the own turn. [L-12.3.1]"""
    if verb == ACTIVATE:
        return activation_refusal(s, seat, leader)
    if not s.in_hand(seat, leader):
        return (NOT_IN_HAND, 0, 0, 0)  # played leaders cannot be discarded [L-12.3.4]
    return requirement_refusal(s, seat, leader) if verb == PLAY else (LEGAL, 0, 0, 0)


def requirement_refusal(s: Table, seat: i64, leader: i64) -> Refusal:
    """All parts of the requirement hold at once; nothing is paid. [L-12.2.1] [L-12.3.2]"""
    row = LEADERS[leader]
    if row.same_type > 0:
        most: i64 = 0
        for card_type in range(4):
            most = max(most, s.cards(seat, card_type))
        if most < row.same_type:
            return (TOO_FEW_ALIKE, row.same_type, most, 0)
    need = row.cards
    refused = cards_refusal(s, seat, 0, need[0])
    if refused[0] == 0:
        refused = cards_refusal(s, seat, 1, need[1])
    if refused[0] == 0:
        refused = cards_refusal(s, seat, 2, need[2])
    if refused[0] == 0:
        refused = cards_refusal(s, seat, 3, need[3])
    if refused[0] != 0:
        return refused
    good: i64 = 0
    while good < GOODS:
        if amount(row.owned, good) > s.owned(seat, good):
            return (TOO_FEW_GOODS, amount(row.owned, good), s.owned(seat, good), good)
        good += 1
    if leader == LORENZO and copyable(s, seat) == 0:
        return (NOTHING_TO_COPY, 0, 0, 0)
    return (LEGAL, 0, 0, 0)


def cards_refusal(s: Table, seat: i64, card_type: i64, need: i64) -> Refusal:
    have = s.cards(seat, card_type)
    return (LEGAL, 0, 0, 0) if have >= need else (TOO_FEW_CARDS, need, have, card_type)


def copyable(s: Table, seat: i64) -> i64:
    """Mask of the leaders other players have played, face down or not. [L-13.15] [L-13.15.2] [L-13.15.3]"""
    mask: i64 = 0
    for other in range(s.cells[SEATS]):
        if other != seat:
            mask |= s.cells[PLAYED + other]
    return mask


def ability_of(s: Table, seat: i64, leader: i64) -> i64:
    """Whose ability a played leader has: Lorenzo de' Medici has that of his copy. [L-13.15.1]"""
    return s.cells[COPY + seat] if leader == LORENZO else leader


def activation_refusal(s: Table, seat: i64, leader: i64) -> Refusal:
    """A played leader with a once-per-round ability, once each round. [L-12.2.2] [L-12.3.3]"""
    if not s.cells[PLAYED + seat] >> leader & 1:
        return (NOT_PLAYED, 0, 0, 0)
    ability = ability_of(s, seat, leader)
    if ability < 0 or not ONCE_PER_ROUND[ability]:
        return (ALWAYS_WORKS, 0, 0, 0)
    if s.cells[TURNED + seat] >> leader & 1:
        return (USED_THIS_ROUND, 0, 0, 0)
    if ability == MONTEFELTRO and not has_colored_at_home(s, seat):
        return (NO_MEMBER_TO_NAME, 0, 0, 0)
    return (LEGAL, 0, 0, 0)


def has_colored_at_home(s: Table, seat: i64) -> bool:
    for member in range(NEUTRAL):
        if s.place_of(seat, member) == HOME:
            return True
    return False


def use_leader(s: Table, seat: i64, verb: i64, leader: i64) -> None:
    """Carry out a leader action; it is finished before the next. [L-12.3.7]"""
    if verb == ACTIVATE:
        activate(s, seat, leader)
        return
    s.cells[HAND + seat] &= ~(i64(1) << leader)
    s.cells[HAND_SIZE + seat] -= 1
    if verb == DISCARD:
        s.cells[DISCARDED + seat] |= i64(1) << leader
        s.tell(E_DISCARDED, seat, leader)  # shown to everybody [L-0.2.8]
        gain(s, seat, DISCARD_GAIN, FROM_LEADER)
        return
    s.cells[PLAYED + seat] |= i64(1) << leader
    s.tell(E_PLAYED, seat, leader)
    if leader == LORENZO:
        f = s.push(COPYING)
        s.stack[f + SEAT] = seat


def activate(s: Table, seat: i64, leader: i64) -> None:
    """Turn it face down and resolve the ability. [L-12.3.3]"""
    s.cells[TURNED + seat] |= i64(1) << leader
    s.tell(E_ACTIVATED, seat, leader)
    ability = ability_of(s, seat, leader)
    if ability == SFORZA:
        begin_bonus_work(s, seat, HARVEST, 1)  # raised by servants only [L-13.1]
    elif ability == LEONARDO:
        begin_bonus_work(s, seat, PRODUCTION, 0)  # [L-13.10]
    elif ability == MONTEFELTRO:
        f = s.push(NAMING)
        s.stack[f + SEAT] = seat
    else:  # [L-13.5] [L-13.6] [L-13.7] [L-13.8] [L-13.9] [L-13.19] [L-13.20]
        gain(s, seat, LEADER_GAIN[ability], FROM_LEADER)


@final
class Copying(Step[Table]):
    """Which leader Lorenzo de' Medici copies: chosen when he is played, never changed. [L-13.15]"""

    def __init__(self) -> None:
        super().__init__("copy", ("seat",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if owner_flaw(s, f):
            return owner_flaw(s, f)
        seat = s.stack[f + SEAT]
        return "" if s.cells[PLAYED + seat] >> LORENZO & 1 and copyable(s, seat) else "seat: there is nothing to copy"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT] if s.cells[COPY + s.stack[f + SEAT]] < 0 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for leader in range(LEADER_COUNT):
            if copyable(s, seat) >> leader & 1:
                into.add(pack(COPY_LEADER, leader))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != COPY_LEADER:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if copyable(s, seat) >> argument(move, 0) & 1 else (NOT_TO_COPY, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[COPY + seat] = argument(move, 0)
        s.tell(E_COPIED, seat, argument(move, 0))


@final
class Naming(Step[Table]):
    """Which unplaced colored member counts 6 in this round by Montefeltro. [L-13.4]"""

    def __init__(self) -> None:
        super().__init__("name", ("seat",), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if owner_flaw(s, f):
            return owner_flaw(s, f)
        return "" if has_colored_at_home(s, s.stack[f + SEAT]) else "seat: there is no member to name"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT] if s.cells[NAMED + s.stack[f + SEAT]] < 0 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for member in range(NEUTRAL):
            into.add(pack(NAME, member))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != NAME:
            return (NOT_NOW, 0, 0, 0)
        if argument(move, 0) == NEUTRAL:
            return (NEUTRAL_NOT_NAMED, 0, 0, 0)
        if s.place_of(seat, argument(move, 0)) != HOME:
            return (MEMBER_AWAY, s.place_of(seat, argument(move, 0)), 0, 0)
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[NAMED + seat] = argument(move, 0)
        s.tell(E_NAMED, seat, argument(move, 0))
