"""Ballots: markers are laid, turned over and counted. [F-1.3.3] [F-1.3.4]

Of each seat's markers everybody sees where they lie: on `mark_a` and on `mark_b`, the lower lord first, each 1 + lord;
a single marker lies on `mark_a`. Which of them is the For marker only its owner knows before the count.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import crown, windows
from signoria.games.fief.elections import (
    BISHOPS_NEEDED,
    KING_OFFICE,
    KING_VOTES_NEEDED,
    NAMED,
    POPE_OFFICE,
    clergy,
    may_stand,
    votes,
)
from signoria.games.fief.messages_crown import (
    E_BALLOT,
    E_COUNTED,
    E_DROPS_OUT,
    E_EVEN_VOTES,
    E_LAYS_NOTHING,
    E_LAYS_ONE,
    E_LAYS_SEALED,
    E_LAYS_TWO,
    E_NO_CANDIDATE,
    E_NO_CLERGY,
    E_NO_MAJORITY,
    E_NO_VOTES,
    E_TOO_FEW_VOTES,
    R_NO_CANDIDATE,
)
from signoria.games.fief.messages_surprises import R_WHILE_VOTING
from signoria.games.fief.moves import LAY, NOBODY
from signoria.games.fief.pieces import BIT, LORDS
from signoria.games.fief.state import FIRST, MOST_SEATS, NONE, SEATS, Table
from signoria.games.fief.steps.base import BUSY, CALM, FiefStep
from signoria.games.fief.steps.elections import CANDIDATES, FOR_OFFICE, has_candidate, is_candidate
from signoria.kernel.domains import Names
from signoria.kernel.flow import (
    ALL_SEEING,
    BELOW,
    CHANCE,
    FIRST_FIELD,
    LEGAL,
    NOT_NOW,
    UNKNOWN,
    Moves,
    Refusal,
)
from signoria.kernel.moves import argument, pack, verb_of

NEXT: Final = FIRST_FIELD  # who lays next in turn order; with sealed ballots the mask of seats that have laid
ALL_LAID: Final = FIRST_FIELD + 1  # 1 once nobody lays any more
MARK_A: Final = FIRST_FIELD + 2
MARK_B: Final = MARK_A + MOST_SEATS
FOR_IS: Final = MARK_B + MOST_SEATS
LAID_NOTHING: Final = 0
FOR_ON_A: Final = 1  # so too if both lie on one candidate
FOR_ON_B: Final = 2  # or the only marker is Against
PLACE: Final = Names("place", ("none", "a", "b"))


class Polling(FiefStep):
    """Ballots are laid, then counted together; votes and candidates are taken as they are then. [F-1.3.6]"""

    def __init__(self, name: str, progress: str, sealed: bool) -> None:
        a = tuple([f"mark_a_{seat}" for seat in range(MOST_SEATS)])
        b = tuple([f"mark_b_{seat}" for seat in range(MOST_SEATS)])
        sides = tuple([f"side_{seat}" for seat in range(MOST_SEATS)])
        super().__init__(
            name,
            (progress, "all_laid", *a, *b, *sides),
            {**dict.fromkeys(a + b, NAMED), **dict.fromkeys(sides, PLACE)},
            on=("election",),
            sealed=sealed,
        )

    def has_laid(self, s: Table, f: i64, seat: i64) -> bool:
        """Whether a seat's moment to lay has passed."""
        return True

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + ALL_LAID] <= 1:
            return "all_laid: is 0 or 1"
        seat: i64 = 0
        while seat < MOST_SEATS:
            if seat < s.cells[SEATS] and self.has_laid(s, f, seat):
                found = self.ballot_flaw(s, f, seat)
                if found:
                    return f"{found}_{seat}: cannot lie so"
            elif s.stack[f + MARK_A + seat] or s.stack[f + MARK_B + seat] or s.stack[f + FOR_IS + seat]:
                return f"mark_a_{seat}: is not laid yet"
            seat += 1
        return ""

    def ballot_flaw(self, s: Table, f: i64, seat: i64) -> str:
        """Which number of a ballot cannot be, or ''; what is hidden from the viewer may be unknown."""
        e = s.stack[f + BELOW]
        a, b, side = s.stack[f + MARK_A + seat], s.stack[f + MARK_B + seat], s.stack[f + FOR_IS + seat]
        is_hidden = s.viewer != ALL_SEEING and s.viewer != seat
        if is_hidden and self.sealed and s.stack[f + ALL_LAID] and a == b == side == UNKNOWN:
            return ""
        if a < 0 or (a > 0 and not s.stack[e + CANDIDATES] & BIT[a - 1]):
            return "mark_a"
        if b < 0 or (b > 0 and not (s.stack[e + CANDIDATES] & BIT[b - 1] and 0 < a <= b)):
            return "mark_b"
        if a == 0:
            return "" if side == LAID_NOTHING else "side"
        if is_hidden and side == UNKNOWN:
            return ""
        return "" if side == FOR_ON_A or (side == FOR_ON_B and a != b) else "side"

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        e = s.stack[f + BELOW]
        vote: i64 = 0
        while vote <= NOBODY:
            against: i64 = 0
            while (vote == NOBODY or is_candidate(s, e, vote)) and against <= NOBODY:
                if against == NOBODY or is_candidate(s, e, against):
                    into.add(pack(LAY, vote, against))
                against += 1
            vote += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != LAY or s.stack[f + ALL_LAID]:
            return (NOT_NOW, 0, 0, 0)
        marker: i64 = 0
        while marker < 2:
            lord = argument(move, marker)
            if lord != NOBODY and not is_candidate(s, s.stack[f + BELOW], lord):
                return (R_NO_CANDIDATE, lord, 0, 0)
            marker += 1
        return (LEGAL, 0, 0, 0)

    def lay(self, s: Table, f: i64, seat: i64, vote: i64, against: i64) -> None:
        """Put a seat's markers down; NOBODY: that marker is not laid."""
        if vote == NOBODY and against == NOBODY:
            return
        single = vote == NOBODY or against == NOBODY
        is_for_first = vote <= against  # NOBODY is the highest number
        s.stack[f + MARK_A + seat] = 1 + (vote if is_for_first else against)
        s.stack[f + MARK_B + seat] = 0 if single else 1 + (against if is_for_first else vote)
        s.stack[f + FOR_IS + seat] = FOR_ON_A if is_for_first else FOR_ON_B

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(LAY, NOBODY, NOBODY)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + ALL_LAID] == 0:
            s.stack[f + ALL_LAID] = 1
            windows.open_window(s, windows.BALLOTS_LAID)
            return
        winner = count(s, f)
        office = s.stack[s.stack[f + BELOW] + FOR_OFFICE]
        s.pop()
        if winner >= 0:
            install(s, office, winner)


def may_vote(s: Table, f: i64, seat: i64) -> bool:
    """A seat with at least one vote lays markers while there is a candidate. [F-1.3.3]"""
    e = s.stack[f + BELOW]
    return votes(s, s.stack[e + FOR_OFFICE], seat) > 0 and has_candidate(s, e)


def until_count(s: Table, f: i64) -> i64:
    """All have laid: nobody is waited for, unless sides are unknown to the viewer; then only a draw could tell them."""
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.stack[f + FOR_IS + seat] == UNKNOWN:
            return BIT[CHANCE]
        seat += 1
    return 0


@final
class Ballots(Polling):
    """Markers are laid in turn order, their places seen, their sides not. [F-1.3.3]"""

    def __init__(self) -> None:
        super().__init__("ballots", "next", False)

    def has_laid(self, s: Table, f: i64, seat: i64) -> bool:
        return (seat - s.cells[FIRST] + s.cells[SEATS]) % s.cells[SEATS] < s.stack[f + NEXT]

    def flaw(self, s: Table, f: i64) -> str:
        return super().flaw(s, f) if 0 <= s.stack[f + NEXT] <= s.cells[SEATS] else "next: nobody sits there"

    def calmness(self, s: Table, f: i64) -> i64:
        return CALM

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + ALL_LAID]:
            return until_count(s, f)
        if s.stack[f + NEXT] == s.cells[SEATS]:
            return 0
        seat = s.nth(s.stack[f + NEXT])
        return BIT[seat] if may_vote(s, f, seat) else 0

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        self.lay(s, f, seat, argument(move, 0), argument(move, 1))
        s.stack[f + NEXT] += 1
        a, b = s.stack[f + MARK_A + seat], s.stack[f + MARK_B + seat]
        if a == 0:
            s.tell(E_LAYS_NOTHING, seat)
        elif b == 0:
            s.tell(E_LAYS_ONE, seat, a - 1)
        else:
            s.tell(E_LAYS_TWO, seat, a - 1, b - 1)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + NEXT] < s.cells[SEATS]:
            s.stack[f + NEXT] += 1
        else:
            super().advance(s, f)


@final
class SealedBallots(Polling):
    """All lay at the same time; places and sides are shown together at the count. [F-13.2]"""

    def __init__(self) -> None:
        super().__init__("sealed_ballots", "laid", True)

    def has_laid(self, s: Table, f: i64, seat: i64) -> bool:
        return bool(s.stack[f + NEXT] & BIT[seat])

    def flaw(self, s: Table, f: i64) -> str:
        return super().flaw(s, f) if 0 <= s.stack[f + NEXT] < BIT[s.cells[SEATS]] else "laid: nobody sits there"

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY  # nobody could tell a card from a ballot; there is a moment for cards before and after

    def hush(self, s: Table, f: i64) -> i64:
        return R_WHILE_VOTING

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + ALL_LAID]:
            return until_count(s, f)
        mask: i64 = 0
        seat: i64 = 0
        while seat < s.cells[SEATS]:
            if not self.has_laid(s, f, seat) and may_vote(s, f, seat):
                mask |= BIT[seat]
            seat += 1
        return mask

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        self.lay(s, f, seat, argument(move, 0), argument(move, 1))
        s.stack[f + NEXT] |= BIT[seat]
        s.tell(E_LAYS_SEALED, seat)


# ------------------------------------------------------------ the count [F-1.3.4]


def voted_for(s: Table, f: i64, seat: i64) -> i64:
    """The candidate a seat's For marker lies on, or NONE."""
    if s.stack[f + FOR_IS + seat] == LAID_NOTHING:
        return NONE
    return s.stack[f + (MARK_A if s.stack[f + FOR_IS + seat] == FOR_ON_A else MARK_B) + seat] - 1


def voted_against(s: Table, f: i64, seat: i64) -> i64:
    """The candidate a seat's Against marker lies on, or NONE."""
    if s.stack[f + FOR_IS + seat] == LAID_NOTHING:
        return NONE
    return s.stack[f + (MARK_B if s.stack[f + FOR_IS + seat] == FOR_ON_A else MARK_A) + seat] - 1


def votes_for(s: Table, f: i64, lord: i64) -> i64:
    """All votes of everybody whose For marker lies on a candidate. [F-1.3.4]"""
    office = s.stack[s.stack[f + BELOW] + FOR_OFFICE]
    n: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if voted_for(s, f, seat) == lord:
            n += votes(s, office, seat)
        seat += 1
    return n


def clergy_for(s: Table, f: i64, lord: i64) -> i64:
    """What clergy is among the voters of a candidate for king. [F-1.8.4]"""
    n: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if voted_for(s, f, seat) == lord:
            n += clergy(s, seat)
        seat += 1
    return n


def count(s: Table, f: i64) -> i64:
    """Markers are turned over and votes counted; who is elected, or NONE. [F-1.3.5] [F-1.4.5]"""
    tell_ballots(s, f)
    e = s.stack[f + BELOW]
    office = s.stack[e + FOR_OFFICE]
    leader: i64 = NONE
    best: i64 = 0
    cast: i64 = 0
    left: i64 = 0
    is_even = False
    lord: i64 = 0
    while lord < LORDS:
        if s.stack[e + CANDIDATES] & BIT[lord]:
            if may_stand(s, office, lord):
                n = votes_for(s, f, lord)
                s.tell(E_COUNTED, lord, n)
                left += 1
                cast += n
                if n > best:
                    leader = lord
                    best = n
                    is_even = False
                elif n == best:
                    is_even = True
            else:
                s.tell(E_DROPS_OUT, lord)
        lord += 1
    if left == 0:
        s.tell(E_NO_CANDIDATE, office)
        return NONE
    return elected(s, f, office, leader, best, cast, is_even)


def tell_ballots(s: Table, f: i64) -> None:
    """Everybody's markers, and the votes they are worth. [F-1.3.4]"""
    i: i64 = 0
    while i < s.cells[SEATS]:
        seat = s.nth(i)
        vote, against = voted_for(s, f, seat), voted_against(s, f, seat)
        if s.stack[f + FOR_IS + seat] != LAID_NOTHING:
            n = votes(s, s.stack[s.stack[f + BELOW] + FOR_OFFICE], seat)
            s.tell(E_BALLOT, seat, NOBODY if vote < 0 else vote, NOBODY if against < 0 else against, n)
        i += 1


def elected(s: Table, f: i64, office: i64, leader: i64, best: i64, cast: i64, is_even: bool) -> i64:
    """The leader, if what an office asks for is met; or NONE. [F-1.4.5] [F-1.6.3] [F-1.8.4]"""
    if best == 0:
        s.tell(E_NO_VOTES, office)
    elif office == POPE_OFFICE and 2 * best <= cast:
        s.tell(E_NO_MAJORITY, best, cast)
    elif is_even:
        s.tell(E_EVEN_VOTES, office, best)
    elif office == KING_OFFICE and best < KING_VOTES_NEEDED:
        s.tell(E_TOO_FEW_VOTES, leader, best)
    elif office == KING_OFFICE and clergy_for(s, f, leader) < BISHOPS_NEEDED:
        s.tell(E_NO_CLERGY, leader)
    else:
        return leader
    return NONE


def install(s: Table, office: i64, lord: i64) -> None:
    """The elected takes office."""
    if office == KING_OFFICE:
        crown.crown_king(s, lord)
    elif office == POPE_OFFICE:
        crown.make_pope(s, lord)
    else:
        crown.make_bishop(s, lord, office)
