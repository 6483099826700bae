"""Phase B: laps of turns, the turn, and the placement of a member. [L-3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo import pieces
from signoria.games.lorenzo.actions import (
    NO_MEMBER,
    bought,
    floor_bonus,
    floor_refusal,
    minimum,
    own_value_refusal,
    payment_refusal,
    place_refusal,
    propose_servants,
    reach,
    servants_needed,
    servants_refusal,
    surcharge,
    value_on,
    work_of,
)
from signoria.games.lorenzo.effects import gain, give, give_servants, receive
from signoria.games.lorenzo.messages import (
    ALREADY_PLACED,
    E_PASSED,
    E_PLACED,
    E_SKIPPED,
    FOR_SURCHARGE,
    FOR_VALUE,
    FROM_COUNCIL,
    FROM_FLOOR,
    FROM_MARKET,
    MEMBER_TOO_LOW,
    MUST_PLACE,
    NOT_DONE,
    TURN_SKIPPED,
    VALUE_TOO_LOW,
    WORK_TOO_LOW,
)
from signoria.games.lorenzo.moves import ACTIVATE, DISCARD, END, PASS, PLACE, PLAY, SERVANTS
from signoria.games.lorenzo.pieces import (
    COIN,
    COUNCIL,
    COUNCIL_GAIN,
    HARVEST_SINGLE,
    HOME,
    LEADER_COUNT,
    MARKET,
    MARKET_GAIN,
    SERVANT,
    SKIP_FIRST_TURN,
    SPACES,
    one,
)
from signoria.games.lorenzo.state import COUNCIL_ROW, DICE, HAND, HAND_SIZE, ORDER, PLACES, PLAYED, SEATS, Table
from signoria.games.lorenzo.steps.kinds import ACTION, TURN
from signoria.games.lorenzo.steps.leaders import leader_refusal, use_leader
from signoria.games.lorenzo.steps.rounds import stage_flaw
from signoria.games.lorenzo.steps.towers import take_card
from signoria.games.lorenzo.steps.work import may_activate_more, start_work
from signoria.kernel.documents import owner_flaw, range_flaw
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

LAP: Final = FIRST_FIELD
INDEX: Final = FIRST_FIELD + 1  # place in the turn order of whoever is next
PLACED: Final = FIRST_FIELD + 2  # whether anybody placed in this lap
SKIPPED: Final = FIRST_FIELD + 3  # whether a turn was skipped in the first lap
LAST_TURNS: Final = FIRST_FIELD + 4  # whether the laps have ended


@final
class Laps(Step[Table]):
    """Turns in turn order, again and again, until nobody can take another one. [L-3.1.1]

    With the tile that skips the first turn, the last member waits for a last turn after the laps. [L-14.2.7]
    """

    def __init__(self) -> None:
        super().__init__("laps", ("lap", "index", "placed", "skipped", "last_turns"), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        for die in range(3):
            if s.cells[DICE + die] == 0:
                return "step: the dice of the round are not rolled"
        wrong = stage_flaw(s, f, 3) or range_flaw(s, f, 0, 99, 0) or range_flaw(s, f, 0, s.cells[SEATS], 1)
        return wrong or range_flaw(s, f, 0, 1, 2) or range_flaw(s, f, 0, 1, 3) or range_flaw(s, f, 0, 1, 4)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + INDEX] == s.cells[SEATS]:
            self.end_lap(s, f)
            return
        seat = s.cells[ORDER + s.stack[f + INDEX]]
        s.stack[f + INDEX] += 1
        if s.unplaced(seat) == 0:
            return  # [L-3.1.6]
        if not s.suffers(seat, SKIP_FIRST_TURN):
            if not s.stack[f + LAST_TURNS]:
                begin_turn(s, seat, NORMAL)
        elif s.stack[f + LAST_TURNS]:
            begin_turn(s, seat, LAST)  # in turn order [L-14.2.7.1] [L-14.2.7.4]
        elif s.stack[f + LAP] == 0:
            s.stack[f + SKIPPED] = 1
            s.tell(E_SKIPPED, seat)
            begin_turn(s, seat, SKIP_TURN)  # [L-14.2.7.3]
        elif s.unplaced(seat) > 1:
            begin_turn(s, seat, NORMAL)  # the last member waits for the end of the laps [L-14.2.7.4]

    def end_lap(self, s: Table, f: i64) -> None:
        """A lap without a placement ends them, except a first lap with a skipped turn. [L-3.1.5]"""
        if s.stack[f + LAST_TURNS]:
            s.pop()
            return
        if not s.stack[f + PLACED] and not (s.stack[f + LAP] == 0 and s.stack[f + SKIPPED]):
            s.stack[f + LAST_TURNS] = 1
        s.stack[f + LAP] += 1
        s.stack[f + INDEX] = 0
        s.stack[f + PLACED] = 0


SEAT: Final = FIRST_FIELD
KIND: Final = FIRST_FIELD + 1
STAGE: Final = FIRST_FIELD + 2

# Kinds of turns.
NORMAL: Final = 0
SKIP_TURN: Final = 1  # the tile that skips the first turn: leader actions only
LAST: Final = 2  # its last turn: one member may be placed

# Stages of a turn.
BEFORE: Final = 0
AFTER: Final = 1


def begin_turn(s: Table, seat: i64, kind: i64) -> None:
    f = s.push(TURN)
    s.stack[f + SEAT] = seat
    s.stack[f + KIND] = kind
    s.stack[f + STAGE] = AFTER if kind == SKIP_TURN else BEFORE


@final
class Turn(Step[Table]):
    """Any leader actions, then a placement or a pass, then any leader actions. [L-3.1.8] [L-12.3.1]

    A pass or a skip leaves room for leader actions too; without a turn there are none. [L-12.3.5] [L-12.2.4]
    """

    def __init__(self) -> None:
        super().__init__("turn", ("seat", "kind", "stage"), on=("laps",))

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        index = s.stack[s.stack[f + BELOW] + INDEX]
        if index == 0 or s.cells[ORDER + index - 1] != seat:
            return "seat: it is not this seat's turn by the step below"
        wrong = range_flaw(s, f, NORMAL, LAST, 1) or range_flaw(s, f, BEFORE, AFTER, 2)
        if not wrong and s.stack[f + KIND] != NORMAL and not s.suffers(seat, SKIP_FIRST_TURN):
            return "kind: only with the tile that skips the first turn"
        if not wrong and s.stack[f + KIND] == SKIP_TURN and s.stack[f + STAGE] == BEFORE:
            return "stage: nothing is placed in a skipped turn"
        return wrong

    def is_open(self, s: Table, f: i64) -> bool:
        """Leaders in hand are hidden, and with one in hand there always is a choice: to discard it."""
        return s.cells[HAND_SIZE + s.stack[f + SEAT]] == 0

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if s.stack[f + STAGE] == BEFORE:
            member: i64 = 0
            while member < 4:
                if s.place_of(seat, member) == HOME:
                    space: i64 = 0
                    while space < SPACES:
                        into.add(pack(PLACE, member, space))
                        space += 1
                member += 1
            into.add(PASS)
        else:
            into.add(END)
        hand = s.cells[HAND + seat]
        played = s.cells[PLAYED + seat]
        if hand > 0 or played:
            leader: i64 = 0
            while leader < LEADER_COUNT:
                if hand > 0 and hand >> leader & 1:
                    into.add(pack(PLAY, leader))
                    into.add(pack(DISCARD, leader))
                if played >> leader & 1:
                    into.add(pack(ACTIVATE, leader))
                leader += 1

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        before = s.stack[f + STAGE] == BEFORE
        if verb == PLACE or verb == PASS:
            if not before:
                return (TURN_SKIPPED if s.stack[f + KIND] == SKIP_TURN else ALREADY_PLACED, 0, 0, 0)
            if verb == PLACE:
                return place_refusal(s, seat, argument(move, 0), argument(move, 1))
            if s.stack[f + KIND] == LAST or not can_place(s, seat):
                return (LEGAL, 0, 0, 0)  # the last placement of tile 14.2.7 is a may [L-14.2.7.2]
            return (MUST_PLACE, 0, 0, 0)
        if verb == END:
            return (NOT_DONE, 0, 0, 0) if before else (LEGAL, 0, 0, 0)
        if verb == PLAY or verb == ACTIVATE or verb == DISCARD:
            return leader_refusal(s, seat, verb, argument(move, 0))
        return (NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == PLACE:
            s.stack[f + STAGE] = AFTER
            s.stack[s.stack[f + BELOW] + PLACED] = 1
            member = argument(move, 0)
            space = argument(move, 1)
            begin_action(s, seat, member, space, value_on(s, seat, member, space), 0)
        elif verb == PASS:
            s.stack[f + STAGE] = AFTER
            s.tell(E_PASSED, seat)  # costs this turn only [L-3.1.3]
        elif verb == END:
            s.pop()
        else:
            use_leader(s, seat, verb, argument(move, 0))


def can_place(s: Table, seat: i64) -> bool:
    """Whether any unplaced member can go anywhere, with all servants if need be. [L-3.1.3] [L-3.1.4]"""
    member: i64 = 0
    while member < 4:
        if s.place_of(seat, member) == HOME:
            space: i64 = COUNCIL  # always open, so it decides nearly always [L-8.1.1]
            while space >= 0:
                if place_refusal(s, seat, member, space)[0] == 0:
                    return True
                space -= 1
        member += 1
    return False


MEMBER: Final = FIRST_FIELD + 1
SPACE: Final = FIRST_FIELD + 2
VALUE: Final = FIRST_FIELD + 3
DISCOUNT: Final = FIRST_FIELD + 4


def begin_action(s: Table, seat: i64, member: i64, space: i64, value: i64, discount: i64) -> None:
    """An action on a space, by a member or (NO_MEMBER) as a bonus action, at a value before servants."""
    f = s.push(ACTION)
    s.stack[f + SEAT] = seat
    s.stack[f + MEMBER] = member
    s.stack[f + SPACE] = space
    s.stack[f + VALUE] = value
    s.stack[f + DISCOUNT] = discount


@final
class Action(Step[Table]):
    """How many servants are paid for the value, before the action is carried out. [L-3.2.2] [L-3.2.4] [L-4.2.1]"""

    def __init__(self) -> None:
        super().__init__(
            "action",
            ("seat", "member", "space", "value", "discount"),
            {"member": pieces.MEMBER, "space": pieces.SPACE, "discount": pieces.SOME_GOODS},
            on=("turn", "effects"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        seat = s.stack[f + SEAT]
        space = s.stack[f + SPACE]
        if owner_flaw(s, f) or space < 0:
            return owner_flaw(s, f) or "space: is missing"
        if s.stack[f + MEMBER] != NO_MEMBER:
            member = s.stack[f + MEMBER]
            if s.stack[f + VALUE] != value_on(s, seat, member, space) or s.stack[f + DISCOUNT] != 0:
                return f"value: must be {value_on(s, seat, member, space)}, without discount"
            return "space: the member cannot be placed there" if place_refusal(s, seat, member, space)[0] else ""
        if space >= HARVEST_SINGLE or not -9 <= s.stack[f + VALUE] <= 20:
            return "space: a bonus action takes a card"
        refused = floor_refusal(s, seat, NO_MEMBER, space, s.stack[f + VALUE], s.stack[f + DISCOUNT])
        return "space: that card cannot be taken" if refused[0] else ""

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        propose_servants(s, seat, into)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """The least that suffices, unless more would activate another card of a harvest or production. [L-6.2.1]"""
        space, value = s.stack[f + SPACE], s.stack[f + VALUE]
        least = servants_needed(s, seat, s.stack[f + MEMBER], space, value)
        if HARVEST_SINGLE <= space < MARKET:
            reached = value + bought(s, seat, least)
            reachable = value + bought(s, seat, s.owned(seat, SERVANT))
            if may_activate_more(s, seat, work_of(space), reached, reachable):
                return NOTHING
        return pack(SERVANTS, least)

    def goes_on(self, s: Table, f: i64) -> bool:
        """The servants belong to taking the card, of a bonus action too."""
        return True

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """Enough for the space; more is always allowed while the card can still be paid. [L-3.2.5] [L-3.2.6]"""
        if verb_of(move) != SERVANTS:
            return (NOT_NOW, 0, 0, 0)
        servants = argument(move, 0)
        refused = servants_refusal(s, seat, servants)
        if refused[0] != 0:
            return refused
        space = s.stack[f + SPACE]
        value = s.stack[f + VALUE] + bought(s, seat, servants)
        reached = reach(s, seat, space, value)
        if reached < minimum(space):
            if space < HARVEST_SINGLE:
                return (VALUE_TOO_LOW, minimum(space), reached, 0)
            return (WORK_TOO_LOW if space < MARKET else MEMBER_TOO_LOW, minimum(space), reached, 0)
        refused = own_value_refusal(s, seat, s.stack[f + MEMBER], servants)
        if refused[0] == 0 and space < HARVEST_SINGLE:
            return payment_refusal(s, seat, s.stack[f + MEMBER], space, servants, s.stack[f + DISCOUNT])
        return refused

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        member = s.stack[f + MEMBER]
        space = s.stack[f + SPACE]
        discount = s.stack[f + DISCOUNT]
        value = s.stack[f + VALUE] + bought(s, seat, argument(move, 0))
        s.pop()
        if member != NO_MEMBER:
            s.tell(E_PLACED, seat, member, space, value)
        give_servants(s, seat, argument(move, 0), FOR_VALUE)
        if space < HARVEST_SINGLE:
            # The surcharge looks at the tower before the member stands in it; then member and floor bonus. [L-4.2.3]
            give(s, seat, one(COIN, surcharge(s, seat, member, space >> 2)), FOR_SURCHARGE)
            bonus = floor_bonus(s, seat, space)  # before the card, so the Preacher does not stop his own [L-5.3.7]
            put(s, seat, member, space)
            receive(s, seat, bonus, FROM_FLOOR)
            take_card(s, seat, space, discount)
            return
        put(s, seat, member, space)
        if space < MARKET:
            start_work(s, seat, work_of(space), value)
        else:
            gain(s, seat, space_gain(space), FROM_MARKET if space < COUNCIL else FROM_COUNCIL)


def space_gain(space: i64) -> i64:
    """What a place in the market or in the council gives, whatever the value. [L-7.1] [L-8.1.3]"""
    return MARKET_GAIN[space - MARKET] if space < COUNCIL else COUNCIL_GAIN


def put(s: Table, seat: i64, member: i64, space: i64) -> None:
    """Place a member; a bonus action places nobody. [L-4.4.3] [L-3.1.7]"""
    if member == NO_MEMBER:
        return
    s.cells[PLACES + seat * 4 + member] = space
    if space == COUNCIL:  # lined up from left to right [L-8.1.2]
        i: i64 = COUNCIL_ROW
        while s.cells[i] >= 0:
            i += 1
        s.cells[i] = seat * 4 + member
