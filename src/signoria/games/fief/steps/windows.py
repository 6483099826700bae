"""The window: everybody who is asked answers at the same time, then cards are played in turn order. [F-9.5]"""

from typing import final

from mypy_extensions import i64

from signoria.games.fief import out_of_turn, surprises
from signoria.games.fief.messages_surprises import E_STANDING, R_NO_SUCH_END
from signoria.games.fief.moves import PASS, PASS_UNTIL
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import (
    MOST_SEATS,
    NO_STANDING,
    SEATS,
    STANDING,
    UNTIL_BATTLE_ENDS,
    UNTIL_TURN_ENDS,
    Table,
)
from signoria.games.fief.windows import (
    ANSWER,
    ANSWERS,
    ASKED,
    AT,
    FIRST_MOVE,
    NO_ANSWER,
    PASSES,
    PLAYED,
    POINT,
    RESOLVED,
    asked,
)
from signoria.kernel.flow import LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of


@final
class Window(Step[Table]):
    """A moment for cards and papal powers. A card whose target has gone goes back unseen. [F-9.5] [F-1.7.10]"""

    def __init__(self) -> None:
        answers = tuple([f"answer_{seat}" for seat in range(MOST_SEATS)])
        domains = dict.fromkeys(answers, ANSWERS)
        super().__init__(
            "window",
            ("point", "asked", "played", *answers, "resolved"),
            {"point": POINT, **domains},
            open=False,
            sealed=True,
        )

    def flaw(self, s: Table, f: i64) -> str:
        if not POINT.holds(s.stack[f + AT]):
            return "point: is none"
        if not 0 <= s.stack[f + PLAYED] <= 1:
            return "played: is 0 or 1"
        if not 0 <= s.stack[f + RESOLVED] <= s.cells[SEATS]:
            return "resolved: more than there are players"
        return "" if 0 <= s.stack[f + ASKED] < BIT[s.cells[SEATS]] else "asked: nobody sits there"

    def waiting(self, s: Table, f: i64) -> i64:
        mask = s.stack[f + ASKED]
        seat: i64 = 0
        while seat < s.cells[SEATS]:
            if s.stack[f + ANSWER + seat] != NO_ANSWER:
                mask &= ~BIT[seat]
            seat += 1
        return mask

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(PASS))
        until: i64 = UNTIL_BATTLE_ENDS
        while until <= UNTIL_TURN_ENDS:
            into.add(pack(PASS_UNTIL, until))
            until += 1
        out_of_turn.papal_candidates(s, seat, into)
        surprises.held(s, seat, into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == PASS:
            return (LEGAL, 0, 0, 0)
        if verb == PASS_UNTIL:
            until = argument(move, 0)
            if until == 0 or (until == UNTIL_BATTLE_ENDS and surprises.battle(s) < 0):
                return (R_NO_SUCH_END, until, 0, 0)
            return (LEGAL, 0, 0, 0)
        if out_of_turn.is_papal(verb) or surprises.is_surprise(verb):
            return out_of_turn.refusal(s, seat, True, move)
        return (NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + ANSWER + seat] = PASSES if verb_of(move) == PASS else FIRST_MOVE + move

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(PASS)

    def instructed(self, s: Table, f: i64, seat: i64) -> i64:
        """Who has said that he passes is asked all the same: nobody else may see that he has. [F-13.5]"""
        return NOTHING if s.cells[STANDING + seat] == NO_STANDING else pack(PASS)

    def advance(self, s: Table, f: i64) -> None:
        i = s.stack[f + RESOLVED]
        while i < s.cells[SEATS]:
            seat = s.nth(i)
            answer = s.stack[f + ANSWER + seat]
            i += 1
            s.stack[f + RESOLVED] = i
            if answer >= FIRST_MOVE:
                s.stack[f + ANSWER + seat] = PASSES
                if self.carry_out(s, f, seat, answer - FIRST_MOVE):
                    return
        again = asked(s, s.stack[f + AT]) if s.stack[f + PLAYED] else 0
        if again == 0:
            s.pop()
        else:
            self.ask_again(s, f, again)

    def carry_out(self, s: Table, f: i64, seat: i64, move: i64) -> bool:
        """Whether a card was played or a power used: one whose target has gone is taken back. [F-9.5]"""
        if self.refusal(s, f, seat, move)[0] != LEGAL:
            return False
        if verb_of(move) == PASS_UNTIL:
            s.cells[STANDING + seat] = argument(move, 0)
            s.tell_only(BIT[seat], E_STANDING, seat, argument(move, 0))
            return False
        s.stack[f + PLAYED] = 1
        out_of_turn.apply(s, seat, move)
        return True

    def ask_again(self, s: Table, f: i64, seats: i64) -> None:
        """Something has happened, so everybody may think again. [F-9.5]"""
        s.stack[f + ASKED] = seats
        s.stack[f + PLAYED] = 0
        s.stack[f + RESOLVED] = 0
        i: i64 = 0
        while i < MOST_SEATS:
            s.stack[f + ANSWER + i] = NO_ANSWER
            i += 1
