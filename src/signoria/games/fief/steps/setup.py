"""Course of the game and its setup. [F-0.1] [F-0.3] [F-0.4] [F-11.1]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import cards, control, units
from signoria.games.fief.messages_frame import (
    E_DEALT,
    E_FIRST_PLAYER,
    E_RELIC_LAID,
    E_SETTLED,
    R_NOBODY_SITS_THERE,
    R_NOT_A_LORD_LEFT,
    R_OCCUPIED,
    R_RELIC_LAID,
)
from signoria.games.fief.moves import CARD_IS, FIRST_IS, RELIC_IS, SETTLE
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import (
    BIT,
    CAPITAL_OF,
    CASTLE,
    KNIGHT,
    LORDS,
    MAN,
    RELICS,
    START_KNIGHTS,
    START_MEN,
    VILLAGES,
)
from signoria.games.fief.relics import IN_CHURCH
from signoria.games.fief.scoring import is_over
from signoria.games.fief.state import (
    DECK,
    FAMILY_OF,
    FIRST,
    FORT_IN,
    NONE,
    OWNER,
    RELIC_AT,
    RELICS_IN_PLAY,
    SEATS,
    STAND_OF,
    TURN,
    Table,
)
from signoria.games.fief.steps.base import BUSY, FiefStep
from signoria.games.fief.steps.kinds import DEALING, FIRST_PLAYER, RELIQUARY, SETTLING, TURN_STEP, TURNING_UP
from signoria.kernel.flow import CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

DONE: Final = FIRST_FIELD  # the first number of each step here: how far it has come

SPREAD: Final = 7  # has no divisor in common with the number of villages: each lord begins to look in another one

DEALING_STAGE: Final = 2  # stage of the course in which everybody is dealt a lord
PLAYING: Final = 5  # stage of the course in which the turns are played
# The step with which each stage begins. First everybody sees the back of the top card. [F-0.1]
SETUP_AT: Final = vec[i64]([NONE, TURNING_UP, DEALING, FIRST_PLAYER, SETTLING, RELIQUARY])


@final
class Course(Step[Table]):
    """The whole game: setup, then turns until somebody has won. [F-7.8]"""

    def __init__(self) -> None:
        super().__init__("course", ("stage",))

    def flaw(self, s: Table, f: i64) -> str:
        stage = s.stack[f + DONE]
        if not 0 <= stage <= PLAYING:
            return f"stage: is 0 to {PLAYING}"
        if s.cells[TURN] > 0 and stage < PLAYING:
            return "stage: the setup is over"
        seat: i64 = 0
        while stage < PLAYING and seat < s.cells[SEATS]:
            family = s.family(seat)
            if stage < DEALING_STAGE and family != 0:
                return "stage: lords have been dealt already"
            if stage > DEALING_STAGE and (family == 0 or family & (family - 1) != 0):
                return "stage: each has one lord until the first turn"
            seat += 1
        return ""

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + DONE]
        if stage < PLAYING:
            s.stack[f + DONE] = stage + 1
            if stage + 1 < PLAYING or s.cells[RELICS_IN_PLAY]:
                s.push(SETUP_AT[stage + 1])
        elif is_over(s):
            s.pop()
        else:
            s.push(TURN_STEP)


@final
class Dealing(Step[Table]):
    """Each draws until holding a lord, who comes into play. [F-0.3]

    Cardinals and d'Arc are shuffled back in, so that each lord of the deck is as likely as any other. Until the lords
    are put on the board they stand nowhere.
    """

    def __init__(self) -> None:
        super().__init__("deal", ("dealt",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        seat: i64 = 0
        while seat < s.cells[SEATS]:
            if (s.cells[FAMILY_OF + seat] != 0) != (seat < s.stack[f + DONE]):
                return "dealt: families say otherwise"
            seat += 1
        return "" if 0 <= s.stack[f + DONE] <= s.cells[SEATS] else "dealt: more than there are players"

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[CHANCE] if s.stack[f + DONE] < s.cells[SEATS] else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        lord: i64 = 0
        while lord < LORDS:
            into.add(pack(CARD_IS, lord))
            lord += 1

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != CARD_IS:
            return (NOT_NOW, 0, 0, 0)
        kind = argument(move, 0)
        return (LEGAL, 0, 0, 0) if kind < LORDS and s.cells[DECK + kind] else (R_NOT_A_LORD_LEFT, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        lord = argument(move, 0)
        to = s.stack[f + DONE]
        cards.draw_card(s, to, lord)
        cards.show_card(s, to, lord)
        s.cells[OWNER + lord] = to
        s.cells[FAMILY_OF + to] = BIT[lord]
        s.stack[f + DONE] = to + 1
        s.tell(E_DEALT, to, lord)


@final
class FirstPlayer(Step[Table]):
    """The first player is drawn. [F-0.4]"""

    def __init__(self) -> None:
        super().__init__("first_player", ("drawn",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + DONE] <= 1 else "drawn: is 0 or 1"

    def waiting(self, s: Table, f: i64) -> i64:
        return 0 if s.stack[f + DONE] else BIT[CHANCE]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for one in range(s.cells[SEATS]):
            into.add(pack(FIRST_IS, one))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != FIRST_IS:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if argument(move, 0) < s.cells[SEATS] else (R_NOBODY_SITS_THERE, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[FIRST] = argument(move, 0)
        s.stack[f + DONE] = 1
        s.tell(E_FIRST_PLAYER, argument(move, 0))


@final
class Settling(FiefStep):
    """In turn order each picks an unoccupied village for castle, lord, 1 knight and 3 men-at-arms. [F-0.4]"""

    def __init__(self) -> None:
        super().__init__("settle", ("settled",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + DONE] <= s.cells[SEATS]:
            return "settled: more than there are players"
        for i in range(s.cells[SEATS]):
            lord = first_lord(s.family(s.nth(i)))
            if (s.cells[STAND_OF + lord] >= 0) != (i < s.stack[f + DONE]):
                return "settled: the lords say otherwise"
        return ""

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY  # the game has not begun: nobody has anything to act with

    def hush(self, s: Table, f: i64) -> i64:
        return NOT_NOW

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[s.nth(s.stack[f + DONE])] if s.stack[f + DONE] < s.cells[SEATS] else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        village: i64 = 0
        while village < VILLAGES:
            into.add(pack(SETTLE, village))
            village += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != SETTLE:
            return (NOT_NOW, 0, 0, 0)
        taken = control.is_occupied(s, argument(move, 0))
        return (R_OCCUPIED, argument(move, 0), 0, 0) if taken else (LEGAL, 0, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        village = argument(move, 0)
        lord = first_lord(s.family(seat))
        s.cells[FORT_IN + village] = CASTLE
        units.enter_play(s, lord, seat, village)
        units.put_troops(s, seat, village, MAN, START_MEN)
        units.put_troops(s, seat, village, KNIGHT, START_KNIGHTS)
        control.set_control(s, village, seat)
        s.stack[f + DONE] += 1
        s.tell(E_SETTLED, seat, lord, village)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """A free village by the number of his lord, whom chance has dealt: random, yet the same in every replay."""
        village = first_lord(s.family(seat)) * SPREAD % VILLAGES
        while control.is_occupied(s, village):
            village = (village + 1) % VILLAGES
        return pack(SETTLE, village)


@final
class Reliquary(Step[Table]):
    """The relics are laid at random, one in each bishopric's capital, in the order of the bishoprics. [F-11.1]"""

    def __init__(self) -> None:
        super().__init__("reliquary", ("laid",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        laid: i64 = 0
        for relic in range(RELICS):
            laid += 0 if s.cells[RELIC_AT + relic] == NONE else 1
        return "" if s.stack[f + DONE] == laid else "laid: the relics say otherwise"

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[CHANCE] if s.stack[f + DONE] < RELICS else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for relic in range(RELICS):
            into.add(pack(RELIC_IS, relic))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != RELIC_IS:
            return (NOT_NOW, 0, 0, 0)
        relic = argument(move, 0)
        return (R_RELIC_LAID, relic, 0, 0) if s.cells[RELIC_AT + relic] != NONE else (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        relic = argument(move, 0)
        village = CAPITAL_OF[s.stack[f + DONE]]
        s.cells[RELIC_AT + relic] = IN_CHURCH + village
        s.stack[f + DONE] += 1
        s.tell(E_RELIC_LAID, relic, village)
