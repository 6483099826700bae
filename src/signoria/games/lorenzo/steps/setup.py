"""Course of the game and its setup. [L-1] [L-2] [L-12.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo.effects import receive
from signoria.games.lorenzo.messages import (
    E_DEALT,
    E_HANDS,
    E_KEPT,
    E_ORDER,
    E_TILE_CHOSEN,
    E_TILE_DRAWN,
    FROM_SETUP,
    NOT_DRAWN,
    NOT_IN_PACK,
    TILE_GONE,
)
from signoria.games.lorenzo.moves import CHOOSE_TILE, DEAL, DRAW_TILE, KEEP, SEAT_NEXT
from signoria.games.lorenzo.pieces import BASIC_TILE, COIN, LEADER_COUNT, one
from signoria.games.lorenzo.scoring import score_the_end
from signoria.games.lorenzo.state import (
    ADVANCED,
    BONUS,
    DRAWN_TILES,
    HAND,
    HAND_SIZE,
    ORDER,
    ROUND,
    SEATS,
    SEEN,
    Table,
)
from signoria.games.lorenzo.steps.gains import bits
from signoria.games.lorenzo.steps.kinds import (
    BONUS_TILE_CHOICE,
    DEALING,
    DRAFT,
    ROUND_STEP,
    TILE_DRAW,
    TURN_ORDER,
)
from signoria.kernel.documents import range_flaw
from signoria.kernel.flow import (
    BELOW,
    CHANCE,
    FIRST_FIELD,
    LEGAL,
    NOT_NOW,
    UNKNOWN,
    Moves,
    Refusal,
    Step,
    lowest,
)
from signoria.kernel.moves import argument, pack, verb_of

FIRST: Final = FIRST_FIELD  # the first number of each step here: how far it has come

LEADERS_EACH: Final = 4


@final
class Course(Step[Table]):
    """The whole game: setup, six rounds, final scoring. [L-2.1] [L-12.1.4]"""

    def __init__(self) -> None:
        super().__init__("course", ("stage",))

    def flaw(self, s: Table, f: i64) -> str:
        in_setup = s.cells[ROUND] == 0
        return range_flaw(s, f, 0 if in_setup else 5, 5 if in_setup else 12, 0)

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + FIRST]
        s.stack[f + FIRST] = stage + 1
        if stage == 0:
            s.push(TURN_ORDER)
        elif stage == 1:
            s.push(TILE_DRAW)
        elif stage == 2:
            if s.cells[ADVANCED]:
                s.push(BONUS_TILE_CHOICE)
        elif stage == 3:
            if s.cells[ADVANCED]:
                s.push(DEALING)
        elif stage == 4:
            if s.cells[ADVANCED]:
                s.push(DRAFT)
        elif s.cells[ROUND] < 6:
            s.push(ROUND_STEP)
        else:
            score_the_end(s)  # after phase D of round 6 [L-11.1.1]
            s.pop()


def course_flaw(s: Table, f: i64, stage: i64) -> str:
    """'' or that the game below has not come to this step, or is beyond it."""
    return "" if s.stack[s.stack[f + BELOW] + FIRST] == stage else f"step: the course below must have stage {stage}"


@final
class TurnOrder(Step[Table]):
    """Turn order is drawn at random; first to fourth get 5, 6, 7, 8 coins. [L-1.6]"""

    def __init__(self) -> None:
        super().__init__("order", ("drawn",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        drawn: i64 = 0
        while drawn < s.cells[SEATS] and s.cells[ORDER + drawn] >= 0:
            drawn += 1
        return course_flaw(s, f, 1) or range_flaw(s, f, drawn, drawn, 0)

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + FIRST] < s.cells[SEATS] else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for one_seat in range(s.cells[SEATS]):
            into.add(pack(SEAT_NEXT, one_seat))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != SEAT_NEXT:
            return (NOT_NOW, 0, 0, 0)
        if argument(move, 0) >= s.cells[SEATS]:
            return (NOT_DRAWN, 0, 0, 0)
        i: i64 = 0
        while i < s.stack[f + FIRST]:
            if s.cells[ORDER + i] == argument(move, 0):
                return (NOT_DRAWN, 0, 0, 0)
            i += 1
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        place = s.stack[f + FIRST]
        s.cells[ORDER + place] = argument(move, 0)
        s.stack[f + FIRST] = place + 1
        s.tell(E_ORDER, argument(move, 0), place + 1)
        receive(s, argument(move, 0), one(COIN, 5 + place), FROM_SETUP)


@final
class TileDraw(Step[Table]):
    """One excommunication tile of each period is laid on its space, face up. [L-1.2]"""

    def __init__(self) -> None:
        super().__init__("tiles", ("drawn",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        return course_flaw(s, f, 2) or range_flaw(s, f, 0, 3, 0)

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + FIRST] < 3 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for i in range(7):
            into.add(pack(DRAW_TILE, s.stack[f + FIRST] * 7 + i))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != DRAW_TILE:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if argument(move, 0) // 7 == s.stack[f + FIRST] else (NOT_DRAWN, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        period = s.stack[f + FIRST]
        s.cells[DRAWN_TILES + period] = argument(move, 0)
        s.stack[f + FIRST] = period + 1
        s.tell(E_TILE_DRAWN, argument(move, 0), period + 1)


@final
class BonusTileChoice(Step[Table]):
    """In reverse turn order each player picks a bonus tile; those left are out. [L-12.1.1]"""

    def __init__(self) -> None:
        super().__init__("bonus_tiles", ("chosen",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        return course_flaw(s, f, 3) or range_flaw(s, f, 0, s.cells[SEATS] if s.cells[ADVANCED] else 0, 0)

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + FIRST] >= s.cells[SEATS]:
            return 0
        return i64(1) << s.cells[ORDER + s.cells[SEATS] - 1 - s.stack[f + FIRST]]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for tile in range(1, 5):
            into.add(pack(CHOOSE_TILE, tile))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != CHOOSE_TILE:
            return (NOT_NOW, 0, 0, 0)
        if argument(move, 0) == BASIC_TILE:
            return (TILE_GONE, 0, 0, 0)
        for other in range(s.cells[SEATS]):
            if s.cells[BONUS + other] == argument(move, 0):
                return (TILE_GONE, 0, 0, 0)
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[BONUS + seat] = argument(move, 0)
        s.stack[f + FIRST] += 1
        s.tell(E_TILE_CHOSEN, seat, argument(move, 0))


@final
class Dealing(Step[Table]):
    """Four leaders are dealt to each player. [L-12.1.3]"""

    def __init__(self) -> None:
        super().__init__("deal", ("dealt",), on=("course",))

    def flaw(self, s: Table, f: i64) -> str:
        wrong = course_flaw(s, f, 4) or range_flaw(s, f, 0, LEADERS_EACH * s.cells[SEATS], 0)
        for seat in range(s.cells[SEATS]):
            held = s.cells[SEEN + seat * LEADERS_EACH]
            due = min(LEADERS_EACH, max(0, s.stack[f + FIRST] - seat * LEADERS_EACH))
            if not wrong and held != UNKNOWN and bits(held) != due:
                return f"dealt: players[{seat}] has seen {bits(held)} leaders, not {due}"
        return wrong

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << CHANCE if s.stack[f + FIRST] < LEADERS_EACH * s.cells[SEATS] else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        dealt = self.dealt(s)
        for leader in range(LEADER_COUNT):
            if not dealt >> leader & 1:
                into.add(pack(DEAL, leader))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != DEAL:
            return (NOT_NOW, 0, 0, 0)
        return (NOT_DRAWN, 0, 0, 0) if self.dealt(s) >> argument(move, 0) & 1 else (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        to = s.stack[f + FIRST] // LEADERS_EACH
        s.cells[SEEN + to * LEADERS_EACH] |= i64(1) << argument(move, 0)
        s.stack[f + FIRST] += 1
        s.tell_only(i64(1) << to, E_DEALT, to, argument(move, 0))

    def dealt(self, s: Table) -> i64:
        mask: i64 = 0
        for seat in range(s.cells[SEATS]):
            mask |= s.cells[SEEN + seat * LEADERS_EACH]
        return mask


ANSWERS: Final = FIRST_FIELD + 1  # per seat: 0, or 1 + the leader it keeps; to others 0 until all have chosen


@final
class Draft(Step[Table]):
    """Everybody keeps one leader at the same time, secretly, and passes the rest to the right. [L-12.1.3] [L-12.1.5]"""

    def __init__(self) -> None:
        fields = ("pick", "answer_0", "answer_1", "answer_2", "answer_3")
        super().__init__("draft", fields, on=("course",), open=False, sealed=True)

    def flaw(self, s: Table, f: i64) -> str:
        pick = s.stack[f + FIRST]
        wrong = course_flaw(s, f, 5) or range_flaw(s, f, 0, LEADERS_EACH - 1, 0)
        if wrong:
            return wrong
        for seat in range(s.cells[SEATS]):
            pack_in_hand = s.cells[SEEN + seat * LEADERS_EACH + pick]
            answer = s.stack[f + ANSWERS + seat]
            if pack_in_hand == 0:
                return f"pick: players[{seat}].seen[{pick}] is empty"
            if answer > 0 and pack_in_hand > 0 and not pack_in_hand >> (answer - 1) & 1:
                return f"answer_{seat}: that leader is not in the pack"
            if not 0 <= answer <= LEADER_COUNT:
                return range_flaw(s, f, 0, LEADER_COUNT, 1 + seat)
        return ""

    def waiting(self, s: Table, f: i64) -> i64:
        mask: i64 = 0
        if s.stack[f + FIRST] < LEADERS_EACH - 1:  # the fourth card is taken without choice
            for seat in range(s.cells[SEATS]):
                if s.stack[f + ANSWERS + seat] == 0:
                    mask |= i64(1) << seat
        return mask

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        pack_in_hand = s.cells[SEEN + seat * LEADERS_EACH + s.stack[f + FIRST]]
        for leader in range(LEADER_COUNT):
            if pack_in_hand >> leader & 1:
                into.add(pack(KEEP, leader))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != KEEP:
            return (NOT_NOW, 0, 0, 0)
        if s.cells[SEEN + seat * LEADERS_EACH + s.stack[f + FIRST]] >> argument(move, 0) & 1:
            return (LEGAL, 0, 0, 0)
        return (NOT_IN_PACK, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + ANSWERS + seat] = 1 + argument(move, 0)
        s.tell_only(i64(1) << seat, E_KEPT, seat, argument(move, 0))

    def advance(self, s: Table, f: i64) -> None:
        pick = s.stack[f + FIRST]
        if pick == LEADERS_EACH - 1:
            for seat in range(s.cells[SEATS]):
                last = s.cells[SEEN + seat * LEADERS_EACH + pick]
                self.keep(s, seat, last)
                s.tell_only(i64(1) << seat, E_KEPT, seat, lowest(last))
            s.pop()
            return
        for seat in range(s.cells[SEATS]):
            kept = i64(1) << (s.stack[f + ANSWERS + seat] - 1)
            self.keep(s, seat, kept)
            # Seats are numbered clockwise, so the right-hand neighbour has the number before.
            right = (seat + s.cells[SEATS] - 1) % s.cells[SEATS]
            s.cells[SEEN + right * LEADERS_EACH + pick + 1] = s.cells[SEEN + seat * LEADERS_EACH + pick] & ~kept
            s.stack[f + ANSWERS + seat] = 0
        s.stack[f + FIRST] = pick + 1
        s.tell(E_HANDS)

    def keep(self, s: Table, seat: i64, mask: i64) -> None:
        s.cells[HAND + seat] |= mask
        s.cells[HAND_SIZE + seat] += 1
