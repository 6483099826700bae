"""Course of the game and its setup. [P-1] [P-2] [P-9]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.cards import (
    AT_PACK,
    AT_STACK,
    enter_hand,
    is_at,
    is_undrawn,
    learn,
    mix,
    token_of,
    tokens_at,
)
from signoria.games.princes.messages import (
    ALREADY_DEALT,
    E_DEALT,
    E_RETURNED,
    E_SET_OUT,
    E_STARTS,
    FREEDOM_DRAWN,
    NO_SUCH_SEAT,
    NOT_IN_PACK,
)
from signoria.games.princes.moves import DEAL, RETURN, SET_OUT, START_WITH
from signoria.games.princes.pieces import BONUS_AT, PROFESSION_DECK, ROUNDS
from signoria.games.princes.scoring import score_the_end
from signoria.games.princes.state import (
    FACE,
    FREEDOMS_FOR_TWO,
    FREEDOMS_LEFT,
    MOST_SEATS,
    PLACE,
    ROUND,
    SEATS,
    START,
    Table,
)
from signoria.games.princes.steps.kinds import DEALING, RETURNING, ROUND_STEP, SETTING_OUT, STARTING
from signoria.kernel.flow import CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

FIRST: Final = FIRST_FIELD  # the first number of each step here: how far it has come

PLAYING: Final = 4  # stage of the course in which the rounds are played
DEALT_EACH: Final = 4


@final
class Course(Step[Table]):
    """The whole game: setup, seven rounds, prestige cards. [P-2.1] [P-8.1]"""

    def __init__(self) -> None:
        super().__init__("course", ("stage",))

    def flaw(self, s: Table, f: i64) -> str:
        stage = s.stack[f + FIRST]
        if not 0 <= stage <= PLAYING:
            return f"stage: is 0 to {PLAYING}"
        if s.cells[ROUND] > 0:
            return "" if stage == PLAYING else "stage: the setup is over"
        freedoms = freedoms_in_game(s)
        is_setting_out = stage == 2 and s.top != f
        if s.cells[SEATS] == 2 and not is_setting_out and freedoms != (3 if stage < 2 else s.cells[FREEDOMS_FOR_TWO]):
            return "stage: supply.freedoms says otherwise"
        if stage == PLAYING:
            return ""
        if (stage < 3 or s.top == f) and not is_dealt(s, 0 if stage < 3 else DEALT_EACH * s.cells[SEATS]):
            return "stage: professions have been dealt, or not"
        return ""

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + FIRST]
        if stage < PLAYING:
            s.stack[f + FIRST] = stage + 1
        if stage == 0:
            s.push(STARTING)
        elif stage == 1:
            if s.cells[SEATS] == 2:
                s.push(SETTING_OUT)
        elif stage == 2:
            s.push(DEALING)
        elif stage == 3:
            s.push(RETURNING)
        elif s.cells[ROUND] < ROUNDS:
            s.push(ROUND_STEP)
        else:
            score_the_end(s)
            s.pop()


@final
class Starting(Step[Table]):
    """Ages are not known here, so the first start player is drawn. [P-1.6] [P-1.8]"""

    def __init__(self) -> None:
        super().__init__("start", ("drawn",), on=("course",))

    def waiting(self, s: Table, f: i64) -> i64:
        return 0 if s.stack[f + FIRST] else i64(1) << CHANCE

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for one in range(s.cells[SEATS]):
            into.add(pack(START_WITH, one))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != START_WITH:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if argument(move, 0) < s.cells[SEATS] else (NO_SUCH_SEAT, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[START] = argument(move, 0)
        s.stack[f + FIRST] = 1
        s.tell(E_STARTS, argument(move, 0))


@final
class SettingOut(Step[Table]):
    """Two players: one freedom of each type and two more (option: one) of different types at random. [P-9.4]"""

    def __init__(self) -> None:
        super().__init__("freedoms", ("drawn",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        drawn = freedoms_in_game(s) - 3
        return "" if s.cells[SEATS] == 2 and s.stack[f + FIRST] == drawn else "drawn: supply.freedoms says otherwise"

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + FIRST] < s.cells[FREEDOMS_FOR_TWO] - 3 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for freedom in range(3):
            into.add(pack(SET_OUT, freedom))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != SET_OUT:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if s.cells[FREEDOMS_LEFT + argument(move, 0)] == 1 else (FREEDOM_DRAWN, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[FREEDOMS_LEFT + argument(move, 0)] += 1
        s.stack[f + FIRST] += 1
        s.tell(E_SET_OUT, argument(move, 0))


def freedoms_in_game(s: Table) -> i64:
    """Tokens in the supply and before the players."""
    n: i64 = 0
    for freedom in range(3):
        n += s.cells[FREEDOMS_LEFT + freedom]
        for seat in range(s.cells[SEATS]):
            n += 1 if s.has_freedom(seat, freedom) else 0
    return n


@final
class Dealing(Step[Table]):
    """Four professions are dealt face down to each player. [P-1.2]"""

    def __init__(self) -> None:
        super().__init__("deal", ("dealt",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        dealt = s.stack[f + FIRST]
        return "" if 0 <= dealt <= DEALT_EACH * s.cells[SEATS] and is_dealt(s, dealt) else "dealt: look at the packs"

    def stream(self, s: Table, f: i64) -> str:
        return "professions"

    def is_open(self, s: Table, f: i64) -> bool:
        return False

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + FIRST] < DEALT_EACH * s.cells[SEATS] else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for card in range(BONUS_AT):
            if is_undrawn(s, card):
                into.add(pack(DEAL, card))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != DEAL:
            return (NOT_NOW, 0, 0, 0)
        card = argument(move, 0)
        return (LEGAL, 0, 0, 0) if card < BONUS_AT and is_undrawn(s, card) else (ALREADY_DEALT, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        token = s.stack[f + FIRST]
        to = token // DEALT_EACH
        s.cells[FACE + token] = argument(move, 0)
        s.cells[PLACE + token] = AT_PACK + to
        learn(s, to, token)
        s.stack[f + FIRST] = token + 1
        s.tell_only(i64(1) << to, E_DEALT, to, argument(move, 0))


def is_dealt(s: Table, n: i64) -> bool:
    """Whether the first n tokens, and no others, lie in the packs of the players, four in each."""
    for token in range(BONUS_AT):
        if s.cells[PLACE + token] != (AT_PACK + token // DEALT_EACH if token < n else AT_STACK):
            return False
    return True


ANSWERS: Final = FIRST_FIELD  # per seat: 0, or 1 + the card it returns; to others 0 until all have chosen


@final
class Returning(Step[Table]):
    """Everybody keeps 3 of 4, secretly and at the same time; the rest is shuffled into the stack. [P-1.2] [P-1.8]"""

    def __init__(self) -> None:
        answers = ("answer_0", "answer_1", "answer_2", "answer_3", "answer_4")
        super().__init__("return", answers, open=False, sealed=True, on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        if not is_dealt(s, DEALT_EACH * s.cells[SEATS]):
            return "answer_0: each player has a pack of four"
        for seat in range(MOST_SEATS):
            answer = s.stack[f + ANSWERS + seat]
            in_pack = 0 < answer <= BONUS_AT and is_at(s, answer - 1, AT_PACK + seat)
            if answer != 0 and (seat >= s.cells[SEATS] or not in_pack):
                return f"answer_{seat}: is not a card of the pack"
        return ""

    def waiting(self, s: Table, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.cells[SEATS]):
            if s.stack[f + ANSWERS + seat] == 0:
                mask |= i64(1) << seat
        return mask

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for card in range(BONUS_AT):
            if is_at(s, card, AT_PACK + seat):
                into.add(pack(RETURN, card))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != RETURN:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if is_at(s, argument(move, 0), AT_PACK + seat) else (NOT_IN_PACK, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + ANSWERS + seat] = 1 + argument(move, 0)
        s.tell_only(i64(1) << seat, E_RETURNED, seat, argument(move, 0))

    def advance(self, s: Table, f: i64) -> None:
        for seat in range(s.cells[SEATS]):
            self.give_back(s, seat, s.stack[f + ANSWERS + seat] - 1)
        # Whoever returned a card knows that it is somewhere in the stack.
        mix(s, tokens_at(s, AT_STACK, PROFESSION_DECK), PROFESSION_DECK, CHANCE)
        s.pop()

    def give_back(self, s: Table, seat: i64, card: i64) -> None:
        """The highest token of the pack goes back without a face, the other three into the hand."""
        last = seat * DEALT_EACH + DEALT_EACH - 1
        returned = token_of(s, card)
        s.cells[FACE + returned] = s.cells[FACE + last]
        s.cells[FACE + last] = card
        for token in range(seat * DEALT_EACH, last + 1):
            learn(s, seat, token)
        s.cells[FACE + last] = -1
        s.cells[PLACE + last] = AT_STACK
        for token in range(seat * DEALT_EACH, last):
            enter_hand(s, token, seat)
