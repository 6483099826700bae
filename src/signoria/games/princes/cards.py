"""Cards and who knows what: tokens with public places and hidden faces. [P-1.7] [P-4.4.2]

A token is a physical card. Where it lies is public; its face is known to those who have seen it. Tokens in a
shuffled stack have no face at all: the stack is the set of cards that lie on no token, and chance fixes a face when
somebody looks at the top. `MAYBE` remembers for each viewer and card the tokens on which it may lie: all tokens of
the deck at first, fewer with everything that is seen. So views remember without keeping a history.

Masks say where each card may lie, not how many of some cards lie in one place. Nothing is lost by that until cards a
viewer knows apart are mixed in two places at once: then somebody who remembers everything could rule out more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.fitting import narrow
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


def whole(deck: i64) -> i64:
    """Mask of all cards, or of all tokens, of a deck."""
    return BIT[DECK_END[deck]] - BIT[DECK_FIRST[deck]]


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
    mask = whole(deck)
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


def know_nothing(s: Table, viewer: i64) -> None:
    """Any card may lie on any token of its deck."""
    row = row_of(viewer)
    card: i64 = 0
    while card < CARDS:
        s.cells[row + card] = whole(deck_of(card))
        card += 1


def masks_of(s: Table, viewer: i64, deck: i64) -> vec[i64]:
    """Where a viewer thinks that the cards of a deck may lie, counted from the first token of the deck."""
    first = DECK_FIRST[deck]
    n = DECK_END[deck] - first
    row = row_of(viewer) + first
    masks = vec[i64]([0] * n)
    i: i64 = 0
    while i < n:
        masks[i] = s.cells[row + i] >> first
        i += 1
    return masks


def conclude(s: Table, viewer: i64, deck: i64) -> bool:
    """What a viewer knows of some cards narrows down where others lie; False if no world fits."""
    masks = masks_of(s, viewer, deck)
    if not narrow(masks):
        return False
    first = DECK_FIRST[deck]
    n: i64 = len(masks)
    row = row_of(viewer) + first
    i: i64 = 0
    while i < n:
        s.cells[row + i] = masks[i] << first
        i += 1
    return True


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
    """Only the owner knows how tokens were shuffled."""
    viewer: i64 = SPECTATOR
    while viewer < s.cells[SEATS]:
        if viewer != owner:
            blur(s, viewer, tokens, deck)
        viewer += 1


def blur(s: Table, viewer: i64, tokens: i64, deck: i64) -> None:
    """A viewer loses track of tokens: each card on one of them may be on any of them.

    Conclusions come first: a card that cannot have been among them has not become possible there.
    """
    if not tells_apart(s, viewer, tokens, deck):
        return
    conclude(s, viewer, deck)
    row = row_of(viewer)
    card = DECK_FIRST[deck]
    end = DECK_END[deck]
    while card < end:
        if s.cells[row + card] & tokens:
            s.cells[row + card] |= tokens
        card += 1


def tells_apart(s: Table, viewer: i64, tokens: i64, deck: i64) -> bool:
    """Whether a viewer knows of some card that it may lie on one of these tokens and not on another."""
    row = row_of(viewer)
    card = DECK_FIRST[deck]
    end = DECK_END[deck]
    while card < end:
        among = s.cells[row + card] & tokens
        if among != 0 and among != tokens:
            return True
        card += 1
    return False


# ---------------------------------------------------------------- movements


def enter_hand(s: Table, token: i64, seat: i64) -> None:
    """A card goes into a hand. Whoever knows it, or knows something about it, still does."""
    s.cells[PLACE + token] = AT_HAND + seat


def leave_hand(s: Table, card: i64, seat: i64, place: i64) -> None:
    """A card is shown and leaves a hand, always on the lowest token there, so that the token tells nothing."""
    token = token_of(s, card)
    lowest: i64 = DECK_FIRST[deck_of(card)]
    while s.cells[PLACE + lowest] != AT_HAND + seat:
        lowest += 1
    trace(s, card, seat, lowest)
    if lowest != token:
        other = s.cells[FACE + lowest]
        s.cells[FACE + token] = other
        s.cells[FACE + lowest] = card
        s.cells[row_of(seat) + other] = BIT[token]  # the owner keeps track
    s.cells[PLACE + lowest] = place
    show_all(s, lowest)


def trace(s: Table, card: i64, seat: i64, lowest: i64) -> None:
    """A card is in a hand, on some token there, and changes places with the one on the lowest token."""
    deck = deck_of(card)
    hand = tokens_at(s, AT_HAND + seat, deck)
    viewer: i64 = SPECTATOR
    while viewer < s.cells[SEATS]:
        if viewer != seat:
            row = row_of(viewer)
            s.cells[row + card] &= hand
            if tells_apart(s, viewer, s.cells[row + card] | BIT[lowest], deck):
                conclude(s, viewer, deck)
                blur(s, viewer, s.cells[row + card] | BIT[lowest], deck)
        viewer += 1


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
