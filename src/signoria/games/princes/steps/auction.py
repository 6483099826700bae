"""Phase A: the auction. [P-3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import bid_means, cash_refusal, may_cash, means, object_refusal, opening_bid
from signoria.games.princes.effects import cash
from signoria.games.princes.messages import (
    CANNOT_BID,
    CANNOT_BUY,
    E_NAMED,
    E_PASSED,
    E_RAISED,
    E_REFUSED,
    E_TOOK_NOTHING,
    E_WON,
    HAS_PASSED,
    HIGHEST_BIDDER,
    OUT_OF_AUCTION,
    STACK_MARKED,
)
from signoria.games.princes.moves import BUY, CASH, NAME, PASS, RAISE, REFUSE, USE_MERCHANT, USE_PROFESSOR
from signoria.games.princes.pieces import OBJECT as OBJECT_NAME
from signoria.games.princes.state import SEATS, Table, seat_flaw
from signoria.games.princes.steps.characters import character_candidates, character_refusal, is_for_sale, use_character
from signoria.games.princes.steps.kinds import BIDDING, CHOOSING, LAST_BUYER, PURCHASE
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_ASKED, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

CHOOSER: Final = FIRST_FIELD  # the last chooser
MARKED: Final = FIRST_FIELD + 1  # mask of stacks sold from in this round
OUT: Final = FIRST_FIELD + 2  # mask of seats that have won, bought or refused

OBJECTS: Final = 8


@final
class Auction(Step[Table]):
    """Choosers name objects until everybody has won, bought or dropped out. [P-3.1.1] [P-3.2.7]"""

    def __init__(self) -> None:
        super().__init__("auction", ("chooser", "marked", "out"), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + CHOOSER] < s.cells[SEATS]:
            return "chooser: nobody sits there"
        if not 0 <= s.stack[f + MARKED] < 1 << OBJECTS:
            return "marked: is a mask of stacks"
        return "" if 0 <= s.stack[f + OUT] < i64(1) << s.cells[SEATS] else "out: is a mask of seats"

    def advance(self, s: Table, f: i64) -> None:
        left: i64 = 0
        last: i64 = -1
        for seat in range(s.cells[SEATS]):
            if not s.stack[f + OUT] >> seat & 1:
                left += 1
                last = seat
        if left == 0:
            s.pop()
        elif left == 1:  # no auction for the last player, even if nothing was auctioned [P-3.2.6] [P-3.2.11]
            g = s.push(LAST_BUYER)
            s.stack[g + SEAT] = last
        else:
            # If the chooser won or refused, the next clockwise, counted from the chooser. [P-3.2.4] [P-3.2.12]
            seat = s.stack[f + CHOOSER]
            while s.stack[f + OUT] >> seat & 1:
                seat = s.after(seat)
            s.stack[f + CHOOSER] = seat
            if can_choose(s, f, seat):
                g = s.push(CHOOSING)
                s.stack[g + SEAT] = seat
            else:
                drop_out(s, f, seat)  # counts as refusing [P-3.2.10]


def drop_out(s: Table, auction: i64, seat: i64) -> None:
    """Out of all auctions of this round. [P-3.2.5]"""
    s.stack[auction + OUT] |= i64(1) << seat
    s.tell(E_REFUSED, seat)


def take_nothing(s: Table, auction: i64, seat: i64) -> None:
    """The last player may do without an object. [P-3.2.6]"""
    s.stack[auction + OUT] |= i64(1) << seat
    s.tell(E_TOOK_NOTHING, seat)


def can_choose(s: Table, auction: i64, seat: i64) -> bool:
    """Whether the opening bid can be covered, by moving back first if need be, and some stack is allowed."""
    if means(s, seat) < opening_bid(s):
        return False
    for thing in range(OBJECTS):
        if stack_refusal(s, auction, seat, thing)[0] == 0:
            return True
    return False


def stack_refusal(s: Table, auction: i64, seat: i64, thing: i64) -> Refusal:
    """Whether a stack is open to a seat. [P-3.1.2]"""
    if s.stack[auction + MARKED] >> thing & 1:
        return (STACK_MARKED, 0, 0, 0)
    return object_refusal(s, seat, thing)


def buyer_flaw(s: Table, auction: i64, seat: i64) -> str:
    """In a document: whoever names, bids or buys is a player still in the auction."""
    wrong = seat_flaw(s, seat)
    return wrong or ("seat: is out of this auction" if s.stack[auction + OUT] >> seat & 1 else "")


SEAT: Final = FIRST_FIELD


def own_moment(s: Table, seat: i64, into: Moves) -> None:
    """What a seat may always do at an own decision point besides."""
    if may_cash(s):
        into.add(CASH)
    character_candidates(s, seat, into)


def own_moment_refusal(s: Table, seat: i64, move: i64) -> Refusal:
    if verb_of(move) == CASH:
        return cash_refusal(s, seat)
    return character_refusal(s, seat, move)


def is_own_moment(move: i64) -> bool:
    verb = verb_of(move)
    return verb == CASH or verb == USE_MERCHANT or verb == USE_PROFESSOR


def apply_own_moment(s: Table, seat: i64, move: i64) -> None:
    if verb_of(move) == CASH:
        cash(s, seat)
    else:
        use_character(s, seat, move)


@final
class Choosing(Step[Table]):
    """The chooser names an object, which is at once the opening bid, or refuses. [P-3.2.1] [P-3.2.5]"""

    def __init__(self) -> None:
        super().__init__("choose", ("seat",), on=("auction",))

    def flaw(self, s: Table, f: i64) -> str:
        return buyer_flaw(s, s.stack[f + BELOW], s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for thing in range(OBJECTS):
            into.add(pack(NAME, thing))
        into.add(REFUSE)
        own_moment(s, seat, into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if is_own_moment(move):
            return own_moment_refusal(s, seat, move)
        if verb == REFUSE:
            return (LEGAL, 0, 0, 0)
        if verb != NAME:
            return (NOT_NOW, 0, 0, 0)
        refused = stack_refusal(s, s.stack[f + BELOW], seat, argument(move, 0))
        if refused[0] != 0:
            return refused
        return bid_refusal(s, seat, opening_bid(s))

    def not_asked(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """Whoever has won or refused names nothing more in this round. [P-3.2.9]"""
        is_out = seat < s.cells[SEATS] and bool(s.stack[s.stack[f + BELOW] + OUT] >> seat & 1)
        return (OUT_OF_AUCTION if is_out and verb_of(move) == NAME else NOT_ASKED, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if is_own_moment(move):
            apply_own_moment(s, seat, move)
            return
        auction = s.stack[f + BELOW]
        s.pop()
        if verb_of(move) == REFUSE:
            drop_out(s, auction, seat)
            return
        g = s.push(BIDDING)
        s.stack[g + OBJECT] = argument(move, 0)
        s.stack[g + BEST] = opening_bid(s)
        s.stack[g + HIGHEST] = seat
        s.stack[g + ASKED] = s.after(seat)
        s.tell(E_NAMED, seat, argument(move, 0), opening_bid(s))


def bid_refusal(s: Table, seat: i64, bid: i64) -> Refusal:
    """Every bid must be coverable. [P-3.2.8]"""
    return (LEGAL, 0, 0, 0) if bid <= bid_means(s, seat) else (CANNOT_BID, bid, bid_means(s, seat), 0)


OBJECT: Final = FIRST_FIELD
BEST: Final = FIRST_FIELD + 1
HIGHEST: Final = FIRST_FIELD + 2  # seat of the highest bidder
ASKED: Final = FIRST_FIELD + 3  # seat whose answer is next
PASSED: Final = FIRST_FIELD + 4  # mask of seats that have passed on this object


@final
class Bidding(Step[Table]):
    """Clockwise everybody entitled raises by exactly 100 or passes, until one is left. [P-3.2.2] [P-3.2.3]"""

    def __init__(self) -> None:
        fields = ("object", "best", "highest", "asked", "passed")
        super().__init__("bid", fields, {"object": OBJECT_NAME}, on=("auction",))

    def flaw(self, s: Table, f: i64) -> str:
        highest = s.stack[f + HIGHEST]
        wrong = buyer_flaw(s, s.stack[f + BELOW], highest)
        if wrong:
            return wrong.replace("seat", "highest")
        if not 0 <= s.stack[f + ASKED] < s.cells[SEATS]:
            return "asked: nobody sits there"
        if not 0 <= s.stack[f + PASSED] < i64(1) << s.cells[SEATS] or s.stack[f + PASSED] >> highest & 1:
            return "passed: is a mask of seats without the highest bidder"
        if not opening_bid(s) <= s.stack[f + BEST] <= means(s, highest):
            return "best: the highest bidder cannot have bid that"
        thing = s.stack[f + OBJECT]
        if not is_for_sale(s, highest, thing) or s.stack[s.stack[f + BELOW] + MARKED] >> thing & 1:
            return "object: cannot be sold to the highest bidder"
        return ""

    def is_entitled(self, s: Table, f: i64, seat: i64) -> bool:
        """Neither won nor refused nor passed, may own it and can cover the next bid. [P-3.2.9] [P-3.2.2]"""
        auction = s.stack[f + BELOW]
        if (s.stack[auction + OUT] | s.stack[f + PASSED]) >> seat & 1:
            return False
        if means(s, seat) <= s.stack[f + BEST]:
            return False
        return object_refusal(s, seat, s.stack[f + OBJECT])[0] == 0

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + ASKED]
        if seat == s.stack[f + HIGHEST] or not self.is_entitled(s, f, seat):
            return 0
        return i64(1) << seat

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(RAISE)
        into.add(PASS)
        own_moment(s, seat, into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """Exactly 100 more, or a pass for this object only; the highest bidder is not asked. [P-3.2.2] [P-3.2.9]"""
        if is_own_moment(move):
            return own_moment_refusal(s, seat, move)
        verb = verb_of(move)
        if verb == PASS:
            return (LEGAL, 0, 0, 0)
        if verb != RAISE:
            return (NOT_NOW, 0, 0, 0)
        return bid_refusal(s, seat, next_bid(s, f))

    def not_asked(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """Why somebody is passed over, or has nothing to answer any more. [P-3.2.9]"""
        if seat >= s.cells[SEATS] or not (verb_of(move) == RAISE or verb_of(move) == PASS):
            return (NOT_ASKED, 0, 0, 0)
        if s.stack[s.stack[f + BELOW] + OUT] >> seat & 1:
            return (OUT_OF_AUCTION, 0, 0, 0)
        if seat == s.stack[f + HIGHEST]:
            return (HIGHEST_BIDDER, 0, 0, 0)
        if means(s, seat) <= s.stack[f + BEST]:
            return (CANNOT_BID, next_bid(s, f), means(s, seat), 0)
        refused = object_refusal(s, seat, s.stack[f + OBJECT])
        if refused[0] != 0:
            return refused
        return (HAS_PASSED if s.stack[f + PASSED] >> seat & 1 else NOT_ASKED, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if is_own_moment(move):
            apply_own_moment(s, seat, move)
            return
        if verb_of(move) == RAISE:
            s.stack[f + BEST] = next_bid(s, f)
            s.stack[f + HIGHEST] = seat
            s.tell(E_RAISED, seat, s.stack[f + BEST])
        else:
            s.stack[f + PASSED] |= i64(1) << seat
            s.tell(E_PASSED, seat)
        s.stack[f + ASKED] = s.after(seat)

    def advance(self, s: Table, f: i64) -> None:
        """Whoever is not entitled counts as having passed; back at the highest bidder the object is sold."""
        seat = s.stack[f + ASKED]
        if seat != s.stack[f + HIGHEST]:
            s.stack[f + PASSED] |= i64(1) << seat
            s.stack[f + ASKED] = s.after(seat)
            return
        thing = s.stack[f + OBJECT]
        price = s.stack[f + BEST]
        s.pop()
        sell(s, s.top, seat, thing, price)


def next_bid(s: Table, f: i64) -> i64:
    """What whoever raises bids: exactly 100 more. [P-3.2.2]"""
    return s.stack[f + BEST] + 1


def sell(s: Table, auction: i64, seat: i64, thing: i64, price: i64) -> None:
    """The marker goes on the stack, the buyer takes no further part. [P-3.2.3] [P-3.1.1]"""
    s.stack[auction + OUT] |= i64(1) << seat
    s.stack[auction + MARKED] |= i64(1) << thing
    s.tell(E_WON, seat, thing)
    g = s.push(PURCHASE) + FIRST_FIELD
    s.stack[g] = seat
    s.stack[g + 1] = thing
    s.stack[g + 2] = price


@final
class LastBuyer(Step[Table]):
    """The last player takes one object for the opening bid, without auction, or nothing. [P-3.2.6] [P-9.2]"""

    def __init__(self) -> None:
        super().__init__("last_buyer", ("seat",), on=("auction",))

    def flaw(self, s: Table, f: i64) -> str:
        return buyer_flaw(s, s.stack[f + BELOW], s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for thing in range(OBJECTS):
            into.add(pack(BUY, thing))
        into.add(REFUSE)
        own_moment(s, seat, into)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        """The price must be coverable as a bid must. [P-3.2.11] [P-7.3]"""
        verb = verb_of(move)
        if is_own_moment(move):
            return own_moment_refusal(s, seat, move)
        if verb == REFUSE:
            return (LEGAL, 0, 0, 0)
        if verb != BUY:
            return (NOT_NOW, 0, 0, 0)
        refused = stack_refusal(s, s.stack[f + BELOW], seat, argument(move, 0))
        if refused[0] != 0:
            return refused
        price = opening_bid(s)
        return (LEGAL, 0, 0, 0) if price <= bid_means(s, seat) else (CANNOT_BUY, price, bid_means(s, seat), 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if is_own_moment(move):
            apply_own_moment(s, seat, move)
            return
        auction = s.stack[f + BELOW]
        s.pop()
        if verb_of(move) == REFUSE:
            take_nothing(s, auction, seat)
        else:
            sell(s, auction, seat, argument(move, 0), opening_bid(s))
