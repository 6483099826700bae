"""The Muse and the Princess: phase A2 and the six characters. [P-10]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.actions import object_refusal, points_for, price_of_points, rank
from signoria.games.princes.cards import AT_LOOK, count_at, in_stack
from signoria.games.princes.effects import look, pay, receive, score
from signoria.games.princes.messages import (
    BID_HIGHER,
    CASH_ONLY,
    CHARACTER_SOLD,
    E_BID,
    E_CHANGED,
    E_CHARACTER,
    E_CHARACTER_KEPT,
    E_CHARACTER_RETURNED,
    E_CHARACTER_USED,
    E_NO_CHARACTER,
    HIGHEST_SPACE,
    NO_MUSE,
    NO_SUCH_SPACE,
    NOT_FROM_PROFESSOR,
    NOT_YOUR_CHARACTER,
    ONLY_ON_WINNING,
    PROFESSOR_STACK_EMPTY,
)
from signoria.games.princes.moves import (
    BID,
    CHANGE_ALL,
    DECLINE,
    GIVE_BACK,
    KEEP_MONEY,
    PASS,
    USE_MERCHANT,
    USE_PROFESSOR,
)
from signoria.games.princes.pieces import (
    BANKER,
    BANKER_HIGHEST,
    BONUS_DECK,
    CHARACTER,
    CHARACTERS,
    HIGHEST_BID,
    LOWEST_BID,
    MERCHANT,
    POT,
    PRESTIGE_CARD,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSOR,
    ROUNDS,
)
from signoria.games.princes.state import (
    BANK_POT,
    BY_CHARACTERS,
    CHARACTER_OF,
    MONEY,
    ROUND,
    SEATS,
    START,
    Table,
    seat_flaw,
)
from signoria.games.princes.steps.kinds import BANKING, BIDDING, CHARACTER_USE, LOOKING, PURCHASE
from signoria.games.princes.steps.looking import LOOK_DECK
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

FREE: Final = 0
FOR_PRESTIGE: Final = 1

# ---------------------------------------------------------------- merchant and professor, at own moments


def character_candidates(s: Table, seat: i64, into: Moves) -> None:
    """Uses of merchant and professor that need no action; the PP may be taken early. [P-10.3.4] [P-10.4.4.1]"""
    if s.has_character(seat, MERCHANT):
        into.add(pack(USE_MERCHANT, FOR_PRESTIGE))
    elif s.has_character(seat, PROFESSOR):
        into.add(pack(USE_PROFESSOR, BONUS_DECK))
        into.add(pack(USE_PROFESSOR, PRESTIGE_DECK))


def character_refusal(s: Table, seat: i64, move: i64) -> Refusal:
    if not s.is_expanded():
        return (NO_MUSE, 0, 0, 0)
    if verb_of(move) == USE_MERCHANT:
        if not s.has_character(seat, MERCHANT):
            return (NOT_YOUR_CHARACTER, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if argument(move, 0) == FOR_PRESTIGE else (ONLY_ON_WINNING, 0, 0, 0)
    if not s.has_character(seat, PROFESSOR):
        return (NOT_YOUR_CHARACTER, 0, 0, 0)
    deck = argument(move, 0)
    if deck == PROFESSION_DECK:
        return (NOT_FROM_PROFESSOR, 0, 0, 0)  # [P-10.4.5]
    is_left = in_stack(s, deck) > promised(s, deck)
    return (LEGAL, 0, 0, 0) if is_left else (PROFESSOR_STACK_EMPTY, 0, 0, 0)  # [P-10.4.5.1]


def promised(s: Table, deck: i64) -> i64:
    """How many cards of a stack are for sale in the auction under way: they cannot be taken before. [P-3.1.2]"""
    named: i64 = NOTHING
    f = s.top
    while f >= 0 and named < 0:
        if s.stack[f] == BIDDING:
            named = s.stack[f + FIRST_FIELD]
        elif s.stack[f] == PURCHASE:
            named = s.stack[f + FIRST_FIELD + 1]
        f = s.stack[f + BELOW]
    return 1 if deck == PRESTIGE_DECK and named == PRESTIGE_CARD else 0


def is_for_sale(s: Table, seat: i64, thing: i64) -> bool:
    """In a document: whether an object that was named or won can be sold to a seat.

    While the professor looks at the prestige cards, the stack may be empty: all but the one kept come back.
    """
    is_looking = s.top >= 0 and s.stack[s.top] == LOOKING and s.stack[s.top + LOOK_DECK] == PRESTIGE_DECK
    if thing != PRESTIGE_CARD or not is_looking:
        return thing >= 0 and object_refusal(s, seat, thing)[0] == 0
    looked = count_at(s, AT_LOOK + s.stack[s.top + FIRST_FIELD], PRESTIGE_DECK)
    return in_stack(s, PRESTIGE_DECK) + looked > 1


def use_character(s: Table, seat: i64, move: i64) -> None:
    """Merchant: PP by rank. Professor: a prestige or bonus card free. [P-10.4.4] [P-10.4.5]"""
    if verb_of(move) == USE_MERCHANT:
        take_rank_points(s, seat)
        return
    set_aside(s, seat)
    look(s, seat, argument(move, 0))  # no object of the round: no marker on the stack [P-10.4.5.1]


def set_aside(s: Table, seat: i64) -> None:
    """A used card is set aside. [P-10.3.1]"""
    s.tell(E_CHARACTER_USED, seat, s.cells[CHARACTER_OF + seat])
    s.cells[CHARACTER_OF + seat] = -1


def keep_for_later(s: Table, seat: i64) -> None:
    """Not now: the card can be used at a later own moment. [P-10.3.4]"""
    s.tell(E_CHARACTER_KEPT, seat, s.cells[CHARACTER_OF + seat])


def give_back(s: Table, seat: i64) -> None:
    """An unused card goes back without effect. [P-10.3.3]"""
    s.tell(E_CHARACTER_RETURNED, seat, s.cells[CHARACTER_OF + seat])
    s.cells[CHARACTER_OF + seat] = -1


def take_rank_points(s: Table, seat: i64) -> None:
    """PP equal to the rank on the fame track now. [P-10.4.4] [P-10.4.4.6]"""
    points = rank(s, seat)
    set_aside(s, seat)
    score(s, seat, BY_CHARACTERS, points)


SEAT: Final = FIRST_FIELD
LATEST: Final = FIRST_FIELD + 1  # whether this is the last moment


@final
class CharacterUse(Step[Table]):
    """Asked on buying merchant or professor, and at the last moment for the professor. [P-10.3.4] [P-10.3.5]"""

    def __init__(self) -> None:
        super().__init__("use", ("seat", "latest"), on=("characters", "last_uses"))

    def flaw(self, s: Table, f: i64) -> str:
        return seat_flaw(s, s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        return i64(1) << seat if s.cells[CHARACTER_OF + seat] >= 0 else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        character_candidates(s, seat, into)
        into.add(GIVE_BACK if s.stack[f + LATEST] else DECLINE)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == (GIVE_BACK if s.stack[f + LATEST] else DECLINE):
            return (LEGAL, 0, 0, 0)
        if verb == USE_MERCHANT or verb == USE_PROFESSOR:
            return character_refusal(s, seat, move)
        return (NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """It is kept for later, while there is a later."""
        return NOTHING if s.stack[f + LATEST] else DECLINE

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.pop()
        if verb_of(move) == DECLINE:
            keep_for_later(s, seat)
        elif verb_of(move) == GIVE_BACK:
            give_back(s, seat)
        else:
            use_character(s, seat, move)


INDEX: Final = FIRST_FIELD
FINAL: Final = FIRST_FIELD + 1  # whether the game is about to end


@final
class LastUses(Step[Table]):
    """End of A1, and after the best work of round 7: characters not used yet, clockwise. [P-10.3.4] [P-10.3.5]"""

    def __init__(self) -> None:
        super().__init__("last_uses", ("index", "final"), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        return "" if 0 <= s.stack[f + INDEX] <= s.cells[SEATS] else "index: is the number of seats already asked"

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + INDEX] == s.cells[SEATS]:
            s.pop()
            return
        seat = (s.cells[START] + s.stack[f + INDEX]) % s.cells[SEATS]
        s.stack[f + INDEX] += 1
        if s.has_character(seat, MERCHANT):
            take_rank_points(s, seat)  # nothing decided: the PP of this moment [P-10.4.4.5] [P-10.4.4.4]
        elif s.has_character(seat, PROFESSOR):
            g = s.push(CHARACTER_USE)
            s.stack[g + SEAT] = seat
            s.stack[g + LATEST] = 1
        elif s.has_character(seat, BANKER):
            if s.stack[f + FINAL] and points_for(s.money(seat)) > 0:
                g = s.push(BANKING)
                s.stack[g + SEAT] = seat


@final
class Banking(Step[Table]):
    """The banker of round 7 may change all money into PP at 200 florins each. [P-10.4.6.1] [P-10.4.6.2]"""

    def __init__(self) -> None:
        super().__init__("banker", ("seat",), on=("last_uses",))

    def flaw(self, s: Table, f: i64) -> str:
        return seat_flaw(s, s.stack[f + SEAT])

    def waiting(self, s: Table, f: i64) -> i64:
        return i64(1) << s.stack[f + SEAT]

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(CHANGE_ALL)
        into.add(KEEP_MONEY)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        return (LEGAL, 0, 0, 0) if verb == CHANGE_ALL or verb == KEEP_MONEY else (NOT_NOW, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.pop()
        set_aside(s, seat)
        # All or nothing; what is left under 200 stays money.
        points: i64 = points_for(s.money(seat)) if verb_of(move) == CHANGE_ALL else 0
        s.cells[MONEY + seat] -= price_of_points(points)
        s.tell(E_CHANGED, seat, points, price_of_points(points))
        score(s, seat, BY_CHARACTERS, points)


# ---------------------------------------------------------------- phase A2

TURN: Final = FIRST_FIELD
PASSED: Final = FIRST_FIELD + 1  # mask of seats that have passed or bought
BIDDERS: Final = FIRST_FIELD + 2  # per character 1 + the seat of the marker, 0 for none
BIDS: Final = FIRST_FIELD + 8


@final
class CharacterSale(Step[Table]):
    """Phase A2: markers on characters, in turn, until all have bought or passed. [P-10.1.1] [P-10.2.3] [P-10.2.8]

    It is the same with two players. [P-9.5]
    """

    def __init__(self) -> None:
        markers = [f"{name}_by" for name in CHARACTER.names] + [f"{name}_bid" for name in CHARACTER.names]
        super().__init__("characters", ("turn", "passed", *markers), on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + TURN] < s.cells[SEATS]:
            return "turn: nobody sits there"
        if not 0 <= s.stack[f + PASSED] < i64(1) << s.cells[SEATS]:
            return "passed: is a mask of seats"
        marked: i64 = 0
        for character in range(CHARACTERS):
            by = s.stack[f + BIDDERS + character]
            name = CHARACTER.text(character)
            if not 0 <= by <= s.cells[SEATS] + 1:
                return f"{name}_by: is 0, 1 + the seat of the marker, or {s.cells[SEATS] + 1} when sold"
            if 0 < by <= s.cells[SEATS]:
                if (marked | s.stack[f + PASSED]) >> (by - 1) & 1:
                    return f"{name}_by: this seat has another marker, or is finished"
                marked |= i64(1) << (by - 1)
                bid = s.stack[f + BIDS + character]
                if not lowest_space(character) <= bid <= highest_space(character) or bid > s.money(by - 1):
                    return f"{name}_bid: cannot have been bid"
        return ""

    def marker(self, s: Table, f: i64, seat: i64) -> i64:
        """The character a seat's marker lies on, or -1."""
        for character in range(CHARACTERS):
            if s.stack[f + BIDDERS + character] == seat + 1:
                return character
        return -1

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + TURN]
        if s.stack[f + PASSED] >> seat & 1 or self.marker(s, f, seat) >= 0:
            return 0
        return i64(1) << seat

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        for character in range(CHARACTERS):
            for bid in range(lowest_space(character), highest_space(character) + 1):
                into.add(pack(BID, character, bid))
        into.add(PASS)

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == PASS:
            return (LEGAL, 0, 0, 0)
        if verb != BID:
            return (NOT_NOW, 0, 0, 0)
        character = argument(move, 0)
        bid = argument(move, 1)
        if not lowest_space(character) <= bid <= highest_space(character):
            return (NO_SUCH_SPACE, 0, 0, 0)
        if s.stack[f + BIDDERS + character] == s.cells[SEATS] + 1:
            return (CHARACTER_SOLD, 0, 0, 0)
        if s.stack[f + BIDDERS + character] and s.stack[f + BIDS + character] == highest_space(character):
            return (HIGHEST_SPACE, 0, 0, 0)
        if s.stack[f + BIDDERS + character] and bid <= s.stack[f + BIDS + character]:
            return (BID_HIGHER, s.stack[f + BIDS + character] + 1, 0, 0)  # for the banker too [P-10.2.7]
        if bid > s.money(seat):
            return (CASH_ONLY, bid, s.money(seat), 0)  # [P-10.2.2] [P-10.2.9]
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        """One marker a card: whoever is outbid gets the marker back and acts again. [P-10.2.5] [P-10.2.6]"""
        if verb_of(move) == PASS:
            s.stack[f + PASSED] |= i64(1) << seat
            s.tell(E_NO_CHARACTER, seat)
        else:
            s.stack[f + BIDDERS + argument(move, 0)] = seat + 1
            s.stack[f + BIDS + argument(move, 0)] = argument(move, 1)
            s.tell(E_BID, seat, argument(move, 0), argument(move, 1))
        s.stack[f + TURN] = s.after(seat)

    def advance(self, s: Table, f: i64) -> None:
        """A marker that is still on its card when the turn comes round buys it. [P-10.2.4] [P-10.2.10]"""
        seat = s.stack[f + TURN]
        if s.stack[f + PASSED] == (i64(1) << s.cells[SEATS]) - 1:
            # The pot grows by 100 while nobody buys the banker, and begins again at 600. [P-10.4.6]
            banker_sold = s.stack[f + BIDDERS + BANKER] != 0
            s.cells[BANK_POT] = POT if banker_sold else s.cells[BANK_POT] + 1
            s.pop()
            return
        s.stack[f + TURN] = s.after(seat)
        character = self.marker(s, f, seat)
        if s.stack[f + PASSED] >> seat & 1 or character < 0:
            return
        bid = s.stack[f + BIDS + character]
        s.stack[f + PASSED] |= i64(1) << seat
        s.stack[f + BIDDERS + character] = s.cells[SEATS] + 1  # sold: nobody's marker any more
        s.stack[f + BIDS + character] = 0
        s.cells[CHARACTER_OF + seat] = character
        s.tell(E_CHARACTER, seat, character, bid)
        if character == BANKER:
            receive(s, seat, pot_less(s, bid))
            if s.cells[ROUND] < ROUNDS:
                set_aside(s, seat)  # used at once; in round 7 the change of money is still to come [P-10.3.2]
        else:
            pay(s, seat, bid)
            if character == MERCHANT or character == PROFESSOR:
                g = s.push(CHARACTER_USE)
                s.stack[g + SEAT] = seat


def pot_less(s: Table, bid: i64) -> i64:
    """What the banker brings: the bid is taken off the pot. [P-10.2.9] [P-10.4.6]"""
    return s.cells[BANK_POT] - bid


def lowest_space(character: i64) -> i64:
    """The banker may cost nothing. [P-10.2.1]"""
    return 0 if character == BANKER else LOWEST_BID


def highest_space(character: i64) -> i64:
    """The highest space cannot be exceeded. [P-10.2.1]"""
    return BANKER_HIGHEST if character == BANKER else HIGHEST_BID


def clear_characters(s: Table) -> None:
    """All six cards are on offer again. [P-10.1.3] [P-10.3.1] [P-10.3.3]"""
    for seat in range(s.cells[SEATS]):
        s.cells[CHARACTER_OF + seat] = -1
