"""A private talk of two players. [F-8.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import offers
from signoria.games.fief.messages_offers import E_TALK_BEGINS, E_TALK_ENDS, E_TOKEN_SPENT
from signoria.games.fief.moves import END_TALK, OFFER
from signoria.games.fief.offers import IN_TALK, NO_MATTER, SECRET
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import SEATS, TOKENS, Table
from signoria.games.fief.steps.kinds import TALK_STEP
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import pack, verb_of

HOST: Final = FIRST_FIELD
GUEST: Final = FIRST_FIELD + 1
SPOKEN: Final = FIRST_FIELD + 2  # how many offers were made; the guest speaks after every odd one
MOST_SPOKEN: Final = 6  # three minutes [F-8.1]


def begin_talk(s: Table, host: i64, guest: i64) -> None:
    """Both withdraw; it costs the host a token. [F-8.1]"""
    s.cells[TOKENS + host] -= 1
    s.tell(E_TOKEN_SPENT, host)
    s.tell(E_TALK_BEGINS, host, guest)
    f = s.push(TALK_STEP)
    s.stack[f + HOST] = host
    s.stack[f + GUEST] = guest


@final
class Talk(Step[Table]):
    """Two players in private: they make each other secret offers in turn until one of them ends it. [F-8.1]"""

    def __init__(self) -> None:
        super().__init__("talk", ("host", "guest", "spoken"), {"host": SEAT, "guest": SEAT}, open=False)

    def flaw(self, s: Table, f: i64) -> str:
        for name, number in (("host", HOST), ("guest", GUEST)):
            if not 0 <= s.stack[f + number] < s.cells[SEATS]:
                return f"{name}: nobody sits there"
        if s.stack[f + HOST] == s.stack[f + GUEST]:
            return "guest: nobody talks to himself"
        return "" if 0 <= s.stack[f + SPOKEN] <= MOST_SPOKEN else f"spoken: is 0 to {MOST_SPOKEN}"

    def speaker(self, s: Table, f: i64) -> i64:
        return s.stack[f + (GUEST if s.stack[f + SPOKEN] % 2 else HOST)]

    def listener(self, s: Table, f: i64) -> i64:
        return s.stack[f + (HOST if s.stack[f + SPOKEN] % 2 else GUEST)]

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[self.speaker(s, f)] if s.stack[f + SPOKEN] < MOST_SPOKEN else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(OFFER, self.listener(s, f)))
        into.add(pack(END_TALK))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == END_TALK or move == pack(OFFER, self.listener(s, f)):
            return (LEGAL, 0, 0, 0)
        return (NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        other = self.listener(s, f)
        s.stack[f + SPOKEN] = MOST_SPOKEN if verb_of(move) == END_TALK else s.stack[f + SPOKEN] + 1
        if verb_of(move) == OFFER:
            offers.ask(s, seat, other, NO_MATTER, 0, 0)
            s.stack[s.top + SECRET] = IN_TALK

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(END_TALK)

    def advance(self, s: Table, f: i64) -> None:
        s.tell(E_TALK_ENDS, s.stack[f + HOST], s.stack[f + GUEST])
        s.pop()
