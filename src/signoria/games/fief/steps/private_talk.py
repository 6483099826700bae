"""A private talk of two or more players. [F-8.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import offers
from signoria.games.fief.messages_offers import (
    E_TALK_BEGINS,
    E_TALK_ENDS,
    E_TALK_EXTENDED,
    E_TALK_JOINED,
    E_TALK_LEFT,
    E_TOKEN_SPENT,
    R_NOT_ONESELF,
    R_OFFER_OPEN,
)
from signoria.games.fief.moves import END_TALK, OFFER, PASS, SPEND_TOKEN, TALK
from signoria.games.fief.offers import IN_TALK, NO_MATTER, SECRET, TALK_CONSENT
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import MOST_SEATS, SEATS, TOKENS, Table
from signoria.games.fief.steps.base import CALM, TALKING, FiefStep, calmness_under
from signoria.games.fief.steps.kinds import TALK_STEP
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_ASKED, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

HOST: Final = FIRST_FIELD
GUESTS: Final = FIRST_FIELD + 1  # mask of the others who take part
INVITED: Final = FIRST_FIELD + 2  # mask of those who were asked to come
SPEAKER: Final = FIRST_FIELD + 3  # whose turn it is to make an offer
SPOKEN: Final = FIRST_FIELD + 4  # how many have had their turn; beyond the time paid for, how many did not extend it
PAID: Final = FIRST_FIELD + 5  # how many tokens it has cost
MOST_SPOKEN: Final = 6  # three minutes, for each token [F-8.1]
MOST_PAID: Final = 3 * MOST_SEATS


def begin_talk(s: Table, host: i64, guest: i64) -> None:
    """Both withdraw; it costs the host a token. [F-8.1]"""
    s.cells[TOKENS + host] -= 1
    s.tell(E_TOKEN_SPENT, host)
    s.tell(E_TALK_BEGINS, host, guest)
    f = s.push(TALK_STEP)
    s.stack[f + HOST] = host
    s.stack[f + GUESTS] = BIT[guest]
    s.stack[f + INVITED] = BIT[guest]
    s.stack[f + SPEAKER] = host
    s.stack[f + PAID] = 1


def join_talk(s: Table, f: i64, guest: i64) -> None:
    """Another whom the host has invited comes; it costs no further token. [F-8.1]"""
    s.stack[f + GUESTS] |= BIT[guest]
    s.tell(E_TALK_JOINED, s.stack[f + HOST], guest)


@final
class Talk(FiefStep):
    """Players in private: they make each other secret offers in turn until they end it or time is up. [F-8.1]

    Meanwhile others make no offers, but may play surprise cards where they could before. [F-9.1]
    """

    def __init__(self) -> None:
        super().__init__(
            "talk", ("host", "guests", "invited", "speaker", "spoken", "paid"), {"host": SEAT, "speaker": SEAT}
        )

    def flaw(self, s: Table, f: i64) -> str:
        host = s.stack[f + HOST]
        if not 0 <= host < s.cells[SEATS]:
            return "host: nobody sits there"
        for name, number in (("guests", GUESTS), ("invited", INVITED)):
            if not 0 < s.stack[f + number] < BIT[s.cells[SEATS]] or s.stack[f + number] & BIT[host]:
                return f"{name}: is a mask of other seats than the host's"
        if not 0 <= s.stack[f + SPEAKER] < s.cells[SEATS] or not members(s, f) & BIT[s.stack[f + SPEAKER]]:
            return "speaker: takes no part"
        if not 1 <= s.stack[f + PAID] <= MOST_PAID:
            return f"paid: is 1 to {MOST_PAID}"
        most = MOST_SPOKEN * s.stack[f + PAID] + MOST_SEATS
        return "" if 0 <= s.stack[f + SPOKEN] <= most else f"spoken: is 0 to {most}"

    def calmness(self, s: Table, f: i64) -> i64:
        return CALM if calmness_under(s, f) == CALM else TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        """The speaker; when time is up, whoever could extend it, one after another."""
        seat = s.stack[f + SPEAKER]
        if is_time_left(s, f):
            return BIT[seat]
        return BIT[seat] if s.stack[f + SPOKEN] < last_word(s, f) and s.cells[TOKENS + seat] else 0

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + SPOKEN] < last_word(s, f):
            pass_word(s, f)
            return
        s.tell(E_TALK_ENDS, s.stack[f + HOST])
        s.pop()

    # ------------------------------------------------------------ answers

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        """Offers and invitations are among what may be done out of turn."""
        into.add(pack(SPEND_TOKEN))
        into.add(pack(PASS))
        into.add(pack(END_TALK))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == SPEND_TOKEN:
            return (NOT_NOW if is_time_left(s, f) else LEGAL, 0, 0, 0)
        return (LEGAL if verb == PASS or verb == END_TALK else NOT_NOW, 0, 0, 0)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb != OFFER and verb != TALK:
            return super().refusal(s, f, seat, move)
        if not members(s, f) & BIT[seat]:
            return (R_OFFER_OPEN, 0, 0, 0)
        if not self.waiting(s, f) >> seat & 1:
            return (NOT_ASKED, 0, 0, 0)
        other = argument(move, 0)
        if other == seat or other >= s.cells[SEATS]:
            return (R_NOT_ONESELF, 0, 0, 0)
        if verb == OFFER:
            return (LEGAL if is_time_left(s, f) and members(s, f) & BIT[other] else NOT_NOW, 0, 0, 0)
        may_invite = seat == s.stack[f + HOST] and is_time_left(s, f) and not s.stack[f + INVITED] & BIT[other]
        return (LEGAL if may_invite else NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == OFFER:
            pass_word(s, f)
            offers.ask(s, seat, argument(move, 0), NO_MATTER, 0, 0)
            s.stack[s.top + SECRET] = IN_TALK
        elif verb == TALK:
            s.stack[f + INVITED] |= BIT[argument(move, 0)]
            offers.ask(s, seat, argument(move, 0), TALK_CONSENT, 0, 0)
        else:
            super().apply(s, f, seat, move)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == SPEND_TOKEN:
            extend(s, f, seat)
        elif verb == PASS:
            pass_word(s, f)
        elif seat == s.stack[f + HOST] or s.stack[f + GUESTS] == BIT[seat]:
            s.stack[f + SPOKEN] = last_word(s, f)
        else:
            next_speaker(s, f)
            s.stack[f + GUESTS] &= ~BIT[seat]
            s.tell(E_TALK_LEFT, seat)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(END_TALK)


def members(s: Table, f: i64) -> i64:
    """Mask of those who take part."""
    return BIT[s.stack[f + HOST]] | s.stack[f + GUESTS]


def is_time_left(s: Table, f: i64) -> bool:
    """Whether the tokens laid down allow another offer."""
    return s.stack[f + SPOKEN] < MOST_SPOKEN * s.stack[f + PAID]


def last_word(s: Table, f: i64) -> i64:
    """When time is up everybody has a chance to extend it; then it is over."""
    n: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if members(s, f) & BIT[seat]:
            n += 1
        seat += 1
    return MOST_SPOKEN * s.stack[f + PAID] + n


def pass_word(s: Table, f: i64) -> None:
    """Somebody has had his turn."""
    s.stack[f + SPOKEN] += 1
    next_speaker(s, f)


def next_speaker(s: Table, f: i64) -> None:
    """The next who takes part, clockwise."""
    seat = s.after(s.stack[f + SPEAKER])
    while not members(s, f) & BIT[seat]:
        seat = s.after(seat)
    s.stack[f + SPEAKER] = seat


def extend(s: Table, f: i64, seat: i64) -> None:
    """Whoever takes part may lay down a token of his own for three minutes more. [F-8.1]"""
    s.cells[TOKENS + seat] -= 1
    s.tell(E_TOKEN_SPENT, seat)
    s.stack[f + SPOKEN] = MOST_SPOKEN * s.stack[f + PAID]
    s.stack[f + PAID] += 1
    s.tell(E_TALK_EXTENDED, seat)
