"""Cards and who knows what: tokens with public places and hidden faces. [P-1.7] [P-4.4.2]

A token is a physical card. Where it lies is public; its face is known to those who have seen it. Tokens in a
shuffled stack have no face at all: the stack is the set of cards that lie on no token, and chance fixes a face when
somebody looks at the top. `MAYBE` remembers for each viewer and card the tokens on which it may lie: one bit is
knowledge, no bit means that nothing special is known. So views have perfect recall without keeping a history.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.pieces import CARDS, DECK_END, DECK_FIRST
from signoria.games.princes.shapes import BIT
from signoria.games.princes.state import FACE, MAYBE, PLACE, SEATS, WATCHING, Table
from signoria.kernel.flow import SPECTATOR

# Places of tokens; those of a seat are this number plus the seat.
AT_STACK: Final = 0
AT_HAND: Final = 8
AT_TABLE: Final = 16
AT_LOOK: Final = 24  # the cards a seat is looking at
AT_PACK: Final = 32  # the professions a seat was dealt at the beginning
AT_OUT: Final = 40
UNDER: Final = 64  # plus a growing number: put under the stack, drawn in this order


def deck_of(card: i64) -> i64:
    """Deck of a card or of a token: the ranges are the same."""
    if card < DECK_END[0]:
        return 0
    return 1 if card < DECK_END[1] else 2


def tokens_at(s: Table, place: i64, deck: i64) -> i64:
    """Mask of the tokens of a deck at a place."""
    mask: i64 = 0
    token = DECK_FIRST[deck]
    end = DECK_END[deck]
    while token < end:
        if s.cells[PLACE + token] == place:
            mask |= BIT[token]
        token += 1
    return mask


def count_at(s: Table, place: i64, deck: i64) -> i64:
    n: i64 = 0
    token = DECK_FIRST[deck]
    end = DECK_END[deck]
    while token < end:
        if s.cells[PLACE + token] == place:
            n += 1
        token += 1
    return n


def is_in_stack(place: i64) -> bool:
    return place == AT_STACK or place >= UNDER


def is_open_place(place: i64) -> bool:
    """Whether cards lie face up there: on a table, or out of the game."""
    return AT_TABLE <= place < AT_LOOK or place == AT_OUT


def in_stack(s: Table, deck: i64) -> i64:
    """How many cards a stack has, those put under it included."""
    n: i64 = 0
    token = DECK_FIRST[deck]
    end = DECK_END[deck]
    while token < end:
        if is_in_stack(s.cells[PLACE + token]):
            n += 1
        token += 1
    return n


def token_of(s: Table, card: i64) -> i64:
    """The token a card lies on, or -1 while it is in a shuffled stack or unknown."""
    deck = deck_of(card)
    token = DECK_FIRST[deck]
    end = DECK_END[deck]
    while token < end:
        if s.cells[FACE + token] == card:
            return token
        token += 1
    return -1


def is_at(s: Table, card: i64, place: i64) -> bool:
    token = token_of(s, card)
    return token >= 0 and s.cells[PLACE + token] == place


def top_token(s: Table, deck: i64) -> i64:
    """The uppermost card of a stack: one of the shuffled ones while there are any, then those put under, in order."""
    best: i64 = -1
    token = DECK_FIRST[deck]
    end = DECK_END[deck]
    while token < end:
        place = s.cells[PLACE + token]
        if place == AT_STACK:
            return token
        if place >= UNDER and (best < 0 or place < s.cells[PLACE + best]):
            best = token
        token += 1
    return best


def undrawn(s: Table, deck: i64) -> i64:
    """Mask of the cards of a deck that lie on no token: chance can still turn them up."""
    mask = BIT[DECK_END[deck]] - BIT[DECK_FIRST[deck]]
    token = DECK_FIRST[deck]
    end = DECK_END[deck]
    while token < end:
        if s.cells[FACE + token] >= 0:
            mask &= ~BIT[s.cells[FACE + token]]
        token += 1
    return mask


def is_undrawn(s: Table, card: i64) -> bool:
    """Whether chance can still turn a card up: it lies on no token."""
    return token_of(s, card) < 0


# ---------------------------------------------------------------- knowledge


def row_of(viewer: i64) -> i64:
    """Where the knowledge of a viewer begins; all who only watch know the same."""
    return MAYBE + (viewer if viewer >= 0 else WATCHING) * CARDS


def knows(s: Table, viewer: i64, token: i64) -> bool:
    """Whether a viewer knows the face of a token: it lies open, or the viewer has seen it and kept track of it."""
    if is_open_place(s.cells[PLACE + token]):
        return True
    card = s.cells[FACE + token]
    return card >= 0 and s.cells[row_of(viewer) + card] == BIT[token]


def learn(s: Table, viewer: i64, token: i64) -> None:
    """A viewer sees a face: this card lies here and no other card does."""
    bit = BIT[token]
    row = row_of(viewer)
    deck = deck_of(token)
    card = DECK_FIRST[deck]
    end = DECK_END[deck]
    while card < end:
        s.cells[row + card] &= ~bit
        card += 1
    s.cells[row + s.cells[FACE + token]] = bit


def show_all(s: Table, token: i64) -> None:
    """A face lies open."""
    learn(s, SPECTATOR, token)
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        learn(s, seat, token)
        seat += 1


def mix(s: Table, tokens: i64, deck: i64, owner: i64) -> None:
    """Only the owner knows how tokens were shuffled: for all others each card on them may be on any of them."""
    viewer: i64 = SPECTATOR
    while viewer < s.cells[SEATS]:
        if viewer != owner:
            row = row_of(viewer)
            card = DECK_FIRST[deck]
            end = DECK_END[deck]
            while card < end:
                if s.cells[row + card] & tokens:
                    s.cells[row + card] |= tokens
                card += 1
        viewer += 1


# ---------------------------------------------------------------- movements


def enter_hand(s: Table, token: i64, seat: i64) -> None:
    """A card goes into a hand; which one it is among the cards there, others no longer know."""
    s.cells[PLACE + token] = AT_HAND + seat
    deck = deck_of(token)
    mix(s, tokens_at(s, AT_HAND + seat, deck), deck, seat)


def leave_hand(s: Table, card: i64, seat: i64, place: i64) -> None:
    """A card is shown and leaves a hand, always on the lowest token there, so that the token tells nothing."""
    token = token_of(s, card)
    lowest: i64 = DECK_FIRST[deck_of(card)]
    while s.cells[PLACE + lowest] != AT_HAND + seat:
        lowest += 1
    if lowest != token:
        other = s.cells[FACE + lowest]
        s.cells[FACE + token] = other
        s.cells[FACE + lowest] = card
        s.cells[row_of(seat) + other] = BIT[token]  # the owner keeps track
    s.cells[PLACE + lowest] = place
    show_all(s, lowest)


def put_under(s: Table, token: i64) -> None:
    """Under the stack, below everything that lies there. [P-4.4.2]"""
    deck = deck_of(token)
    place: i64 = UNDER
    other = DECK_FIRST[deck]
    end = DECK_END[deck]
    while other < end:
        if s.cells[PLACE + other] >= place:
            place = s.cells[PLACE + other] + 1
        other += 1
    s.cells[PLACE + token] = place
