"""Calamities are revealed and strike; the plague. [F-2.2]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath
from signoria.games.fief.cards import EARLIER, EARLIER_KINDS
from signoria.games.fief.messages_cards import (
    E_ALREADY_THERE,
    E_FALSE_ALARM,
    E_PLAGUE_DIE,
    E_PLAGUE_LOSS,
    E_REVEALED,
    E_SPARED,
    E_STRUCK,
    R_NO_SUCH_TOKEN,
)
from signoria.games.fief.moves import DIE_IS, FALL, REVEAL
from signoria.games.fief.people import first_lord
from signoria.games.fief.pieces import (
    BISHOPRIC_OF,
    BISHOPRICS,
    BIT,
    CALAMITY,
    KNIGHT,
    LORDS,
    MAN,
    PLAGUE,
    STAND,
    STANDS,
    VILLAGE_AT,
    VILLAGES,
)
from signoria.games.fief.plague import (
    PLAGUE_BISHOPRIC,
    PLAGUE_DEAD,
    PLAGUE_LORDS,
    PLAGUE_SEAT,
    PLAGUE_STAND,
    begin_at,
)
from signoria.games.fief.state import (
    BEGINNERS,
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    EXPOSED_LORDS,
    FACE_DOWN,
    FOG,
    SEATS,
    TURN,
    UNREVEALED,
    UNSEEN_DISCARDS,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import BUSY, FiefStep
from signoria.games.fief.steps.kinds import CARDS_STEP, HALVING, STRIKING
from signoria.games.fief.units import (
    MOST_STEPS,
    counted,
    expose_all,
    of_kind,
    remove_troops,
    row,
    stand_of,
    stands_of,
)
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import BELOW, CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

FALSE_ALARM: Final = 6
LAST_DEADLY: Final = 3  # a lord dies on 1 to 3 [F-2.2.5]


@final
class Calamities(Step[Table]):
    """Calamities on the track are turned up in the order of their slots. [F-2.2.1]"""

    def __init__(self) -> None:
        super().__init__("calamities", (), on=("turn", "cards"))

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[CHANCE] if s.cells[FACE_DOWN] > 0 and not is_spared(s) else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        kind: i64 = 0
        while kind < CALAMITY.size:
            into.add(pack(REVEAL, kind))
            kind += 1

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == REVEAL and self.odds(s, f, move) > 0 else NOT_NOW, 0, 0, 0)

    def odds(self, s: Table, f: i64, move: i64) -> i64:
        cards = drawn_earlier(s, f)
        return (
            s.cells[UNREVEALED + argument(move, 0)] if cards < 0 else s.stack[cards + EARLIER_KINDS + argument(move, 0)]
        )

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        kind = argument(move, 0)
        cards = drawn_earlier(s, f)
        if cards >= 0:
            s.stack[cards + EARLIER] -= 1
            s.stack[cards + EARLIER_KINDS + kind] -= 1
        s.cells[FACE_DOWN] -= 1
        s.cells[UNREVEALED + kind] -= 1
        s.tell(E_REVEALED, kind)
        g = s.push(STRIKING)
        s.stack[g + KIND_STRIKING] = kind

    def advance(self, s: Table, f: i64) -> None:
        if s.cells[FACE_DOWN]:
            s.tell(E_SPARED, s.cells[FACE_DOWN])
            s.cells[UNSEEN_DISCARDS] += s.cells[FACE_DOWN]
            s.cells[FACE_DOWN] = 0
        s.pop()


def is_spared(s: Table) -> bool:
    """Beginners discard all calamities of the first turn unresolved. [F-0.7]"""
    return s.cells[BEGINNERS] > 0 and s.cells[TURN] == 1


def drawn_earlier(s: Table, f: i64) -> i64:
    """Frame that remembers what the next calamity was drawn from, if the deck was shuffled after that; else NOTHING."""
    cards = s.stack[f + BELOW]
    return cards if cards >= 0 and s.stack[cards] == CARDS_STEP and s.stack[cards + EARLIER] > 0 else NOTHING


KIND_STRIKING: Final = FIRST_FIELD
IS_THROWN: Final = FIRST_FIELD + 1


@final
class Striking(Step[Table]):
    """A die says which bishopric is hit; 6 is a false alarm. [F-2.2.1]"""

    def __init__(self) -> None:
        super().__init__("striking", ("calamity", "thrown"), {"calamity": CALAMITY}, on=("calamities",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if CALAMITY.holds(s.stack[f + KIND_STRIKING]) else "calamity: is none"

    def stream(self, s: Table, f: i64) -> str:
        return "die"

    def waiting(self, s: Table, f: i64) -> i64:
        return 0 if s.stack[f + IS_THROWN] else BIT[CHANCE]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        throw(into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == DIE_IS else NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        kind, die = s.stack[f + KIND_STRIKING], argument(move, 0)
        s.stack[f + IS_THROWN] = 1
        if die == FALSE_ALARM:
            s.cells[CALAMITY_DISCARDS + kind] += 1
            s.tell(E_FALSE_ALARM, kind)
        elif s.has_calamity(die - 1, kind):
            s.cells[CALAMITY_DISCARDS + kind] += 1
            s.tell(E_ALREADY_THERE, kind, die - 1)
        else:
            s.cells[CALAMITY_IN + 3 * (die - 1) + kind] = 1
            s.tell(E_STRUCK, kind, die - 1)
            if kind == PLAGUE:
                begin_at(s, die - 1)


def throw(into: Moves) -> None:
    """The faces of a die."""
    die: i64 = 1
    while die <= 6:
        into.add(pack(DIE_IS, die))
        die += 1


@final
class Plague(Step[Table]):
    """A die for each lord, then half of the tokens; those who die leave the board together at the end. [F-2.2.5]"""

    def __init__(self) -> None:
        numbers = ("bishopric", "stand", "seat", "lords", "dead")
        super().__init__("plague", numbers, {"stand": STAND, "seat": SEAT}, on=("striking", "group"))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + PLAGUE_BISHOPRIC] <= BISHOPRICS:
            return "bishopric: is 0 (for a group) to 5"
        if not STAND.holds(s.stack[f + PLAGUE_STAND]):
            return "stand: is none"
        lords = s.stack[f + PLAGUE_LORDS]
        dead = s.stack[f + PLAGUE_DEAD]
        lord: i64 = 0
        while lord < LORDS:
            if (lords | dead) & BIT[lord] and s.owner(lord) < 0:
                return "lords: one is not in play"
            lord += 1
        if not 0 <= lords < BIT[LORDS] or not 0 <= dead < BIT[LORDS] or lords & dead:
            return "lords: are none, or dead already"
        return seat_flaw(s, s.stack[f + PLAGUE_SEAT])

    def stream(self, s: Table, f: i64) -> str:
        return "die"

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[CHANCE] if s.stack[f + PLAGUE_LORDS] else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        throw(into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == DIE_IS else NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        lord = first_lord(s.stack[f + PLAGUE_LORDS])
        die = argument(move, 0)
        s.stack[f + PLAGUE_LORDS] &= ~BIT[lord]
        s.cells[EXPOSED_LORDS] |= BIT[lord]
        s.tell(E_PLAGUE_DIE, lord, die)
        if die <= LAST_DEADLY:
            s.stack[f + PLAGUE_DEAD] |= BIT[lord]

    def advance(self, s: Table, f: i64) -> None:
        if self.halve_next(s, f):
            return
        dead = s.stack[f + PLAGUE_DEAD]
        s.pop()
        if dead:
            aftermath.kill(s, dead)
        else:
            aftermath.settle_up(s)

    def halve_next(self, s: Table, f: i64) -> bool:
        """Begin the next halving, village by village in turn order, or that of the group; False if none is left."""
        if s.stack[f + PLAGUE_BISHOPRIC] == 0:
            return halve(s, s.stack[f + PLAGUE_SEAT], s.stack[f + PLAGUE_STAND], 0)
        village: i64 = 0
        while village < VILLAGES:
            if BISHOPRIC_OF[village] == s.stack[f + PLAGUE_BISHOPRIC] - 1:
                i: i64 = 0
                while i < s.cells[SEATS]:
                    if halve(s, s.nth(i), village, 1):
                        return True
                    i += 1
            village += 1
        return False


WHO: Final = FIRST_FIELD
WHERE: Final = FIRST_FIELD + 1  # the stand of a group; the centre stands for a whole village
WHOLE_VILLAGE: Final = FIRST_FIELD + 2
TO_LOSE: Final = FIRST_FIELD + 3


def halve(s: Table, seat: i64, stand: i64, whole_village: i64) -> bool:
    """Half of the tokens the plague has not met, rounded down, shall die; False if there are none. [F-2.2.5]"""
    f = s.push(HALVING)
    s.stack[f + WHO] = seat
    s.stack[f + WHERE] = stand
    s.stack[f + WHOLE_VILLAGE] = whole_village
    tokens = fresh(s, f, MAN) + fresh(s, f, KNIGHT)
    if tokens == 0:
        s.pop()
        return False
    s.stack[f + TO_LOSE] = tokens // 2
    return True


def stands(s: Table, f: i64) -> i64:
    """How many stands a halving looks at."""
    return stands_of(s.stack[f + WHERE]) if s.stack[f + WHOLE_VILLAGE] else 1


def stand_at(s: Table, f: i64, i: i64) -> i64:
    """The i-th of them."""
    return stand_of(s.stack[f + WHERE], i) if s.stack[f + WHOLE_VILLAGE] else s.stack[f + WHERE]


def fresh(s: Table, f: i64, unit: i64) -> i64:
    """Tokens of a kind that the plague has not met yet. [F-2.2.7]"""
    n: i64 = 0
    i: i64 = 0
    while i < stands(s, f):
        n += of_kind(s.cells[row(s.stack[f + WHO], stand_at(s, f, i), 0)], unit)
        i += 1
    return n


@final
class Halving(FiefStep):
    """The owner chooses which tokens die. [F-2.2.5]"""

    def __init__(self) -> None:
        numbers = ("seat", "stand", "whole_village", "to_lose")
        super().__init__("halving", numbers, {"seat": SEAT, "stand": STAND}, on=("plague",))

    def flaw(self, s: Table, f: i64) -> str:
        wrong = seat_flaw(s, s.stack[f + WHO])
        if wrong:
            return wrong
        if not 0 <= s.stack[f + WHOLE_VILLAGE] <= 1:
            return "whole_village: is 0 or 1"
        if not 0 <= s.stack[f + WHERE] < (VILLAGES if s.stack[f + WHOLE_VILLAGE] else STANDS):
            return "stand: is none"
        tokens = fresh(s, f, MAN) + fresh(s, f, KNIGHT)
        return "" if 0 <= s.stack[f + TO_LOSE] <= tokens else "to_lose: more than there are"

    def calmness(self, s: Table, f: i64) -> i64:
        """Nobody deals now: troops that change their stand would slip through."""
        return BUSY

    def waiting(self, s: Table, f: i64) -> i64:
        """Where everybody sees that all are of one kind there is nothing to choose; under fog nobody sees it."""
        has_choice = s.cells[FOG] > 0 or (fresh(s, f, MAN) > 0 and fresh(s, f, KNIGHT) > 0)
        return BIT[s.stack[f + WHO]] if s.stack[f + TO_LOSE] and has_choice else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(FALL, MAN))
        into.add(pack(FALL, KNIGHT))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != FALL:
            return (NOT_NOW, 0, 0, 0)
        unit = argument(move, 0)
        return (LEGAL if fresh(s, f, unit) > 0 else R_NO_SUCH_TOKEN, unit, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(FALL, cheapest(s, f))

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        lose(s, f, argument(move, 0))

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + TO_LOSE]:
            lose(s, f, cheapest(s, f))
            return
        i: i64 = 0
        while i < stands(s, f):
            expose_all(s, s.stack[f + WHO], stand_at(s, f, i))
            i += 1
        s.pop()


def cheapest(s: Table, f: i64) -> i64:
    """The kind that costs fewest combat points."""
    return MAN if fresh(s, f, MAN) else KNIGHT


def lose(s: Table, f: i64, unit: i64) -> None:
    """One token the plague has not met dies: at the gates first, the most tired first."""
    seat = s.stack[f + WHO]
    s.stack[f + TO_LOSE] -= 1
    i = stands(s, f) - 1
    while i >= 0:
        stand = stand_at(s, f, i)
        steps: i64 = MOST_STEPS
        while steps >= 0:
            if counted(s.cells[row(seat, stand, 0)], unit, steps):
                remove_troops(s, seat, stand, unit, 1, steps, 0)
                s.tell(E_PLAGUE_LOSS, seat, unit, VILLAGE_AT[stand])
                return
            steps -= 1
        i -= 1
