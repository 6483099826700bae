"""Looking at the top cards of a stack: one is kept, the rest goes under it. [P-4.4] [P-5.4] [P-5.6]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.cards import (
    AT_LOOK,
    AT_STACK,
    count_at,
    deck_of,
    enter_hand,
    in_stack,
    is_at,
    is_undrawn,
    learn,
    mix,
    put_under,
    tokens_at,
    top_token,
    undrawn,
)
from signoria.games.princes.messages import (
    BONUS_NOT_LOOKED_AT,
    E_KEPT,
    E_LOOKED,
    E_PUT_UNDER,
    NOT_DRAWN,
    NOT_LOOKED_AT,
    PROFESSION_NOT_LOOKED_AT,
)
from signoria.games.princes.moves import KEEP, LAY_UNDER, TURN_UP
from signoria.games.princes.pieces import BONUS_DECK, CARDS, DECK, DECK_END, DECK_FIRST, PRESTIGE_DECK
from signoria.games.princes.shapes import BIT
from signoria.games.princes.state import FACE, PLACE, SEATS, Table, seat_flaw
from signoria.kernel.flow import ALL_SEEING, CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
LOOK_DECK: Final = FIRST_FIELD + 1
TO_SEE: Final = FIRST_FIELD + 2  # how many cards are still to be turned up
KEPT: Final = FIRST_FIELD + 3  # 1 + the card kept, 0 before
ORDERED: Final = FIRST_FIELD + 4  # how many cards have been put in order
UNDER_CARDS: Final = FIRST_FIELD + 5  # 1 + each card in the order chosen, upper first


@final
class Looking(Step[Table]):
    """Only the buyer sees the cards, keeps one and puts the rest under the stack in any order. [P-4.4.1] [P-4.4.2]"""

    def __init__(self) -> None:
        fields = ("seat", "deck", "to_see", "kept", "ordered", "under_0", "under_1", "under_2", "under_3")
        on = ("auction", "choose", "bid", "last_buyer", "purchase", "turn", "characters", "last_uses")
        super().__init__("look", fields, {"deck": DECK}, open=False, on=on)

    def flaw(self, s: Table, f: i64) -> str:
        """What was decided must be among the cards looked at; whose face is unknown, its choice is too."""
        seat = s.stack[f + SEAT]
        deck = s.stack[f + LOOK_DECK]
        if not 0 <= seat < s.cells[SEATS]:
            return seat_flaw(s, seat)
        if deck < 0:
            return "deck: name it"
        if not 0 <= s.stack[f + TO_SEE] <= in_stack(s, deck):
            return "to_see: the stack has fewer cards"
        looked = count_at(s, AT_LOOK + seat, deck)
        if looked + s.stack[f + TO_SEE] == 0:
            return "to_see: there is no card to look at"
        decided = s.stack[f + ORDERED] + (1 if s.stack[f + KEPT] else 0)
        if looked + s.stack[f + TO_SEE] > 5 or not 0 <= s.stack[f + ORDERED] <= 4 or decided > looked:
            return "ordered: five cards are looked at, and each is decided on once"
        if decided and (s.stack[f + TO_SEE] or not s.stack[f + KEPT]):
            return "kept: the cards are looked at, one is kept, then the others are put in order"
        if s.viewer != ALL_SEEING and s.viewer != seat:
            return ""
        chosen: list[i64] = [s.stack[f + KEPT] - 1] if s.stack[f + KEPT] else []
        for i in range(s.stack[f + ORDERED]):
            chosen.append(s.stack[f + UNDER_CARDS + i] - 1)
        for i in range(len(chosen)):
            if not 0 <= chosen[i] < CARDS or not is_at(s, chosen[i], AT_LOOK + seat) or chosen[i] in chosen[:i]:
                return "kept: is not among the cards looked at"
        return ""

    def stream(self, s: Table, f: i64) -> str:
        return DECK.text(s.stack[f + LOOK_DECK])

    def left(self, s: Table, f: i64) -> i64:
        """How many cards the buyer still has to decide on."""
        looked = count_at(s, AT_LOOK + s.stack[f + SEAT], s.stack[f + LOOK_DECK])
        return looked - s.stack[f + ORDERED] - (1 if s.stack[f + KEPT] else 0)

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + TO_SEE] > 0:
            return i64(1) << CHANCE
        return i64(1) << s.stack[f + SEAT] if self.left(s, f) > 1 else 0  # the last card is no choice

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        deck = s.stack[f + LOOK_DECK]
        if seat == CHANCE:
            token = top_token(s, deck)
            if s.cells[PLACE + token] != AT_STACK:
                into.add(pack(TURN_UP, s.cells[FACE + token]))
                return
            mask = undrawn(s, deck)
            for card in range(DECK_FIRST[deck], DECK_END[deck]):
                if mask & BIT[card]:
                    into.add(pack(TURN_UP, card))
            return
        verb: i64 = LAY_UNDER if s.stack[f + KEPT] else KEEP
        for token in range(DECK_FIRST[deck], DECK_END[deck]):
            if s.cells[PLACE + token] == AT_LOOK + seat and self.is_undecided(s, f, s.cells[FACE + token]):
                into.add(pack(verb, s.cells[FACE + token]))

    def is_next(self, s: Table, f: i64, card: i64) -> bool:
        """Whether a card can be turned up next: any of the shuffled ones, or the very one that was put under."""
        deck = s.stack[f + LOOK_DECK]
        if deck_of(card) != deck:
            return False
        token = top_token(s, deck)
        return is_undrawn(s, card) if s.cells[PLACE + token] == AT_STACK else s.cells[FACE + token] == card

    def is_undecided(self, s: Table, f: i64, card: i64) -> bool:
        """Whether a card looked at is neither kept nor put in order yet."""
        if s.stack[f + KEPT] == card + 1 or not is_at(s, card, AT_LOOK + s.stack[f + SEAT]):
            return False
        for i in range(s.stack[f + ORDERED]):
            if s.stack[f + UNDER_CARDS + i] == card + 1:
                return False
        return True

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        card = argument(move, 0)
        if seat == CHANCE:
            if verb_of(move) != TURN_UP:
                return (NOT_NOW, 0, 0, 0)
            return (LEGAL, 0, 0, 0) if self.is_next(s, f, card) else (NOT_DRAWN, 0, 0, 0)
        if verb_of(move) != (LAY_UNDER if s.stack[f + KEPT] else KEEP):
            return (NOT_NOW, 0, 0, 0)
        if self.is_undecided(s, f, card):
            return (LEGAL, 0, 0, 0)
        deck = s.stack[f + LOOK_DECK]
        if deck == PRESTIGE_DECK:
            return (NOT_LOOKED_AT, 0, 0, 0)  # [P-4.4.1]
        return (BONUS_NOT_LOOKED_AT if deck == BONUS_DECK else PROFESSION_NOT_LOOKED_AT, 0, 0, 0)  # [P-5.6.1] [P-5.4.1]

    def goes_on(self, s: Table, f: i64) -> bool:
        return s.stack[f + KEPT] != 0

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """One card is kept; the others go under the stack as they lie."""
        if s.stack[f + KEPT] == 0:
            return NOTHING
        deck = s.stack[f + LOOK_DECK]
        for token in range(DECK_FIRST[deck], DECK_END[deck]):
            if s.cells[PLACE + token] == AT_LOOK + seat and self.is_undecided(s, f, s.cells[FACE + token]):
                return pack(LAY_UNDER, s.cells[FACE + token])
        return NOTHING

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        card = argument(move, 0)
        if seat == CHANCE:
            token = top_token(s, s.stack[f + LOOK_DECK])
            s.cells[FACE + token] = card
            self.see(s, f, token)
        elif verb_of(move) == KEEP:
            self.keep(s, f, card)
        else:
            self.order(s, f, card)

    def see(self, s: Table, f: i64, token: i64) -> None:
        seat = s.stack[f + SEAT]
        s.cells[PLACE + token] = AT_LOOK + seat
        s.stack[f + TO_SEE] -= 1
        learn(s, seat, token)
        s.tell_only(i64(1) << seat, E_LOOKED, seat, s.cells[FACE + token])

    def keep(self, s: Table, f: i64, card: i64) -> None:
        seat = s.stack[f + SEAT]
        s.stack[f + KEPT] = card + 1
        s.tell_only(i64(1) << seat, E_KEPT, seat, card)

    def order(self, s: Table, f: i64, card: i64) -> None:
        seat = s.stack[f + SEAT]
        s.stack[f + UNDER_CARDS + s.stack[f + ORDERED]] = card + 1
        s.stack[f + ORDERED] += 1
        s.tell_only(i64(1) << seat, E_PUT_UNDER, seat, card)

    def advance(self, s: Table, f: i64) -> None:
        deck = s.stack[f + LOOK_DECK]
        if self.left(s, f) == 1:
            for card in range(DECK_FIRST[deck], DECK_END[deck]):
                if self.is_undecided(s, f, card):
                    if s.stack[f + KEPT]:
                        self.order(s, f, card)
                    else:
                        self.keep(s, f, card)
                    return
        else:
            self.finish(s, f)

    def finish(self, s: Table, f: i64) -> None:
        """Tokens go to their places in a fixed order, faces by the buyer's choice: so tokens tell nothing."""
        seat = s.stack[f + SEAT]
        deck = s.stack[f + LOOK_DECK]
        tokens = tokens_at(s, AT_LOOK + seat, deck)
        mix(s, tokens, deck, seat)
        card = s.stack[f + KEPT] - 1
        i: i64 = 0
        kept: i64 = -1
        for token in range(DECK_FIRST[deck], DECK_END[deck]):
            if tokens & BIT[token]:
                s.cells[FACE + token] = card
                learn(s, seat, token)
                if kept < 0:
                    kept = token
                else:
                    put_under(s, token)
                card = s.stack[f + UNDER_CARDS + i] - 1 if i < s.stack[f + ORDERED] else -1
                i += 1
        s.pop()
        if kept >= 0:
            enter_hand(s, kept, seat)
