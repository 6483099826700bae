"""Phase B: each player does all own actions in one turn. [P-5]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import build_refusal, pay_refusal
from signoria.games.princes.cards import AT_HAND, count_at, in_stack
from signoria.games.princes.effects import look, pay, recruit
from signoria.games.princes.messages import (
    ALREADY_INTRODUCED,
    BONUS_GONE,
    E_BOUGHT_CARD,
    E_DONE,
    E_INTRODUCED,
    FREEDOMS_GONE,
    NO_ACTION_LEFT,
    NO_COOPERATION,
    NO_MUSE,
    ONCE_PER_ROUND,
    PROFESSIONS_GONE,
)
from signoria.games.princes.moves import (
    BUILD,
    BUY_BONUS,
    DONE,
    INTRODUCE,
    LEARN,
    PRINCESS_WORK,
    PROPOSE,
    RECRUIT,
    WORK,
)
from signoria.games.princes.pieces import (
    BONUS_AT,
    BONUS_DECK,
    CARD_PRICE,
    CARDINAL,
    PROFESSION_DECK,
)
from signoria.games.princes.shapes import BUILDINGS
from signoria.games.princes.state import (
    COOPERATIVE,
    FACE,
    FREEDOMS,
    FREEDOMS_LEFT,
    PLACE,
    RECRUITING_HAND,
    SEATS,
    START,
    Table,
    seat_flaw,
)
from signoria.games.princes.steps.auction import apply_own_moment, is_own_moment, own_moment, own_moment_refusal
from signoria.games.princes.steps.kinds import TURN
from signoria.games.princes.steps.objects import put_piece, recruit_candidates, recruit_refusal
from signoria.games.princes.steps.together import begin_proposal, propose_refusal
from signoria.games.princes.steps.works import (
    begin_princess_work,
    begin_work,
    princess_refusal,
    work_refusal,
)
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

INDEX: Final = FIRST_FIELD


@final
class Actions(Step[Table]):
    """Clockwise from the start player each has one turn. [P-5.1.1]"""

    def __init__(self) -> None:
        super().__init__("actions", ("index",), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + INDEX] <= s.cells[SEATS] else "index: is the number of turns begun"

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + INDEX] == s.cells[SEATS]:
            s.pop()
            return
        seat = (s.cells[START] + s.stack[f + INDEX]) % s.cells[SEATS]
        s.stack[f + INDEX] += 1
        g = s.push(TURN)
        s.stack[g + SEAT] = seat
        s.stack[g + LEFT] = 3 if s.has_character(seat, CARDINAL) else 2  # [P-10.4.2] [P-10.4.2.1]


SEAT: Final = FIRST_FIELD
LEFT: Final = FIRST_FIELD + 1  # actions left
LEARNT: Final = FIRST_FIELD + 2
INTRODUCED: Final = FIRST_FIELD + 3
PROPOSED: Final = FIRST_FIELD + 4  # proposals to the left and to the right neighbour for the next action


@final
class Turn(Step[Table]):
    """0 to 2 actions in any order, one after the other; unused ones lapse. [P-5.1.1] [P-5.1.2] [P-5.1.4]

    Recruiting, moving back, merchant and professor are no actions and stand between them. [P-4.5.1] [P-4.5.7] [P-7.5]
    """

    def __init__(self) -> None:
        fields = ("seat", "left", "learnt", "introduced", "proposed_left", "proposed_right")
        super().__init__("turn", fields, on=("actions",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + LEFT] <= 3:
            return "left: a player has 2 actions, with the cardinal 3"
        return seat_flaw(s, s.stack[f + SEAT])

    def is_open(self, s: Table, f: i64) -> bool:
        """Professions in hand are hidden, so with one in hand only its owner knows whether a work is possible."""
        return s.stack[f + LEFT] == 0 or count_at(s, AT_HAND + s.stack[f + SEAT], PROFESSION_DECK) == 0

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if s.stack[f + LEFT] > 0:
            token: i64 = 0
            while token < BONUS_AT:
                if s.cells[PLACE + token] == AT_HAND + seat and s.cells[FACE + token] >= 0:
                    into.add(pack(WORK, s.cells[FACE + token]))
                token += 1
            if s.is_expanded():
                into.add(PRINCESS_WORK)
            for building in range(BUILDINGS):
                into.add(pack(BUILD, building))
            into.add(LEARN)
            for freedom in range(3):
                into.add(pack(INTRODUCE, freedom))
            into.add(BUY_BONUS)
            if s.cells[COOPERATIVE]:  # the only action that the expansion changes [P-11.1.2]
                for building in range(BUILDINGS):
                    into.add(pack(PROPOSE, 0, building))
                    into.add(pack(PROPOSE, 1, building))
        if s.cells[RECRUITING_HAND + seat] > 0:
            recruit_candidates(s, seat, into)
        own_moment(s, seat, into)
        into.add(DONE)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """Every action as often as actions are left, but one profession and one freedom a round. [P-5.1.3]"""
        verb = verb_of(move)
        if verb == DONE:
            return (LEGAL, 0, 0, 0)
        if is_own_moment(move):
            return own_moment_refusal(s, seat, move)
        if verb == RECRUIT:
            return recruit_refusal(s, seat, argument(move, 0))
        if not self.is_action(verb):
            return (NOT_NOW, 0, 0, 0)
        if verb == PROPOSE and not s.cells[COOPERATIVE]:
            return (NO_COOPERATION, 0, 0, 0)
        if verb == PRINCESS_WORK and not s.is_expanded():
            return (NO_MUSE, 0, 0, 0)
        if s.stack[f + LEFT] == 0:
            return (NO_ACTION_LEFT, 0, 0, 0)
        if verb == WORK:
            return work_refusal(s, seat, argument(move, 0))
        if verb == PRINCESS_WORK:
            return princess_refusal(s, seat)
        if verb == BUILD:
            return build_refusal(s, seat, argument(move, 0))
        if verb == LEARN:
            return (ONCE_PER_ROUND, 0, 0, 0) if s.stack[f + LEARNT] else card_refusal(s, seat, PROFESSION_DECK)
        if verb == BUY_BONUS:
            return card_refusal(s, seat, BONUS_DECK)
        if verb == PROPOSE:
            return propose_refusal(
                s, seat, argument(move, 0), argument(move, 1), s.stack[f + PROPOSED + argument(move, 0)]
            )
        return (ONCE_PER_ROUND, 0, 0, 0) if s.stack[f + INTRODUCED] else freedom_refusal(s, seat, argument(move, 0))

    def is_action(self, verb: i64) -> bool:
        return (
            verb == WORK
            or verb == PRINCESS_WORK
            or verb == BUILD
            or verb == LEARN
            or verb == INTRODUCE
            or verb == BUY_BONUS
            or verb == PROPOSE
        )

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            s.tell(E_DONE, seat)
            s.pop()
        elif is_own_moment(move):
            apply_own_moment(s, seat, move)
        elif verb == RECRUIT:
            recruit(s, seat, argument(move, 0))
        elif verb == PROPOSE:
            s.stack[f + PROPOSED + argument(move, 0)] += 1
            begin_proposal(s, seat, argument(move, 0), argument(move, 1))
        else:
            use_action(s, f)
            self.act(s, f, seat, move)

    def act(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == WORK:
            begin_work(s, seat, argument(move, 0))
        elif verb == PRINCESS_WORK:
            begin_princess_work(s, seat)
        elif verb == BUILD:
            put_piece(s, seat, argument(move, 0))
        elif verb == INTRODUCE:
            s.stack[f + INTRODUCED] = 1
            pay(s, seat, CARD_PRICE)
            s.cells[FREEDOMS_LEFT + argument(move, 0)] -= 1
            s.cells[FREEDOMS + seat] |= i64(1) << argument(move, 0)
            s.tell(E_INTRODUCED, seat, argument(move, 0))
        else:
            deck: i64 = PROFESSION_DECK if verb == LEARN else BONUS_DECK
            if verb == LEARN:
                s.stack[f + LEARNT] = 1
            pay(s, seat, CARD_PRICE)
            s.tell(E_BOUGHT_CARD, seat, deck)
            look(s, seat, deck)


def use_action(s: Table, turn: i64) -> None:
    """One action less; the count of proposals begins again. [P-11.2.11] [P-11.2.13]"""
    s.stack[turn + LEFT] -= 1
    s.stack[turn + PROPOSED] = 0
    s.stack[turn + PROPOSED + 1] = 0


def card_refusal(s: Table, seat: i64, deck: i64) -> Refusal:
    """A card for 300, while there is one. [P-5.4.1] [P-5.6.1]"""
    if in_stack(s, deck) == 0:
        return (PROFESSIONS_GONE if deck == PROFESSION_DECK else BONUS_GONE, 0, 0, 0)
    return pay_refusal(s, seat, CARD_PRICE)


def freedom_refusal(s: Table, seat: i64, freedom: i64) -> Refusal:
    """One freedom of a type not yet owned, for 300, from the supply. [P-5.5.1]"""
    if s.has_freedom(seat, freedom):
        return (ALREADY_INTRODUCED, 0, 0, 0)
    if s.cells[FREEDOMS_LEFT + freedom] == 0:
        return (FREEDOMS_GONE, 0, 0, 0)
    return pay_refusal(s, seat, CARD_PRICE)
