"""Cards: decks, hands, discard piles, and who knows what others hold. [F-0.1] [F-2.1] [F-13.3]

Hands are hidden, their sizes are public, discards are seen. Whoever gave a card away knows who has it; KNOWN_CARD
keeps for each viewer and copy of a card the mask of seats one of which holds it, 0 where nothing is known; known copies
first.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.entering import LORD_ENTERING, is_new
from signoria.games.fief.pieces import BIT, CARDINAL, CARDS, COPIES, COPY_FIRST, D_ARC, FIRST_EVENT, KINDS, LORDS
from signoria.games.fief.state import (
    BY_CARD,
    CARDINAL_BY,
    CHARACTERS_LEFT,
    D_ARC_LORD,
    DECK,
    DISCARDS,
    EVENTS_LEFT,
    HAND_OF,
    HAND_SIZE,
    KNOWN_CARD,
    OWNER,
    SEATS,
    Table,
)
from signoria.games.fief.steps.kinds import ENTERING
from signoria.kernel.flow import BELOW, FIRST_FIELD

# Numbers of the step in which everybody discards and draws.
AT: Final = FIRST_FIELD  # how many players have begun
EARLIER: Final = FIRST_FIELD + 1  # how many calamities lay face down when the discard pile was shuffled in [F-2.1.4]
EARLIER_KINDS: Final = FIRST_FIELD + 2  # per kind of calamity: what these were drawn from


def in_play(s: Table, kind: i64) -> i64:
    """How many cards of a kind lie with lords in play."""
    if kind < LORDS:
        return 1 if s.cells[OWNER + kind] >= 0 else 0
    if kind == D_ARC:
        return 1 if s.cells[D_ARC_LORD] >= 0 else 0
    if kind != CARDINAL:
        return 0
    n: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if s.cells[CARDINAL_BY + lord] == BY_CARD:
            n += 1
        lord += 1
    return n


def is_on_the_way(s: Table, kind: i64) -> bool:
    """Whether a card was shown and lies nowhere yet: that of a new lord who is being placed."""
    f = s.top if kind < LORDS else -1
    while f >= 0:
        if s.stack[f] == ENTERING and s.stack[f + LORD_ENTERING] == kind and is_new(s, f):
            return True
        f = s.stack[f + BELOW]
    return False


def unseen(s: Table, kind: i64) -> i64:
    """How many cards of a kind are in the deck or in hands, as everybody can count."""
    n = COPIES[kind] - s.cells[DISCARDS + kind] - in_play(s, kind)
    return n - 1 if is_on_the_way(s, kind) else n


def could_hold(s: Table, seat: i64, kind: i64) -> bool:
    """Whether a seat could hold a card of a kind, by what everybody knows."""
    return s.cells[HAND_SIZE + seat] > 0 and unseen(s, kind) > 0


def draw_card(s: Table, seat: i64, kind: i64) -> None:
    """A card goes from its deck to a hand, unseen by the others."""
    s.cells[DECK + kind] -= 1
    s.cells[EVENTS_LEFT if kind >= FIRST_EVENT else CHARACTERS_LEFT] -= 1
    s.cells[HAND_OF + seat * KINDS + kind] += 1
    s.cells[HAND_SIZE + seat] += 1


def show_card(s: Table, seat: i64, kind: i64) -> None:
    """A card leaves a hand before everybody's eyes; whoever lays it somewhere counts it there."""
    s.cells[HAND_OF + seat * KINDS + kind] -= 1
    s.cells[HAND_SIZE + seat] -= 1
    viewer: i64 = 0
    while viewer <= s.cells[SEATS]:
        forget(s, viewer, seat, kind)
        viewer += 1


def take_back(s: Table, seat: i64, kind: i64) -> None:
    """A card everybody has seen goes back to the hand it came from."""
    s.cells[HAND_OF + seat * KINDS + kind] += 1
    s.cells[HAND_SIZE + seat] += 1
    viewer: i64 = 0
    while viewer <= s.cells[SEATS]:
        if viewer != seat:
            learn(s, viewer, BIT[seat], kind)
        viewer += 1


def discard(s: Table, seat: i64, kind: i64) -> None:
    """A card goes from a hand to its discard pile, shown. [F-2.1.1]"""
    show_card(s, seat, kind)
    s.cells[DISCARDS + kind] += 1


def trade_card(s: Table, giver: i64, taker: i64, kind: i64, witnesses: i64) -> None:
    """A card passes from hand to hand; only the witnesses see which. [F-8.1]"""
    s.cells[HAND_OF + giver * KINDS + kind] -= 1
    s.cells[HAND_SIZE + giver] -= 1
    s.cells[HAND_OF + taker * KINDS + kind] += 1
    s.cells[HAND_SIZE + taker] += 1
    viewer: i64 = 0
    while viewer <= s.cells[SEATS]:
        if s.sees(viewer, witnesses):
            forget(s, viewer, giver, kind)
            if viewer != taker:
                learn(s, viewer, BIT[taker], kind)
        else:
            blur(s, viewer, giver, taker)
        viewer += 1


def learn(s: Table, viewer: i64, holders: i64, kind: i64) -> None:
    """A viewer knows that one of some seats holds one more card of a kind."""
    first = KNOWN_CARD + viewer * CARDS + COPY_FIRST[kind]
    i: i64 = 0
    while i < COPIES[kind]:
        if s.cells[first + i] == 0:
            s.cells[first + i] = holders
            order(s, viewer, kind)
            return
        i += 1


def forget(s: Table, viewer: i64, holder: i64, kind: i64) -> None:
    """A viewer sees a card of a kind leave a hand: the one known to be there, or one of those that may have been."""
    first = KNOWN_CARD + viewer * CARDS + COPY_FIRST[kind]
    i: i64 = 0
    while i < COPIES[kind]:
        if s.cells[first + i] == BIT[holder]:
            s.cells[first + i] = 0
            order(s, viewer, kind)
            return
        i += 1
    i = 0
    while i < COPIES[kind]:
        if s.cells[first + i] & BIT[holder]:
            s.cells[first + i] = 0
        i += 1
    order(s, viewer, kind)


def blur(s: Table, viewer: i64, giver: i64, taker: i64) -> None:
    """A viewer does not see which card passes: what the giver may have held, the taker may hold now."""
    cell: i64 = KNOWN_CARD + viewer * CARDS
    end = cell + CARDS
    while cell < end:
        if s.cells[cell] & BIT[giver]:
            s.cells[cell] |= BIT[taker]
        cell += 1
    kind: i64 = 0
    while kind < KINDS:
        order(s, viewer, kind)
        kind += 1


def order(s: Table, viewer: i64, kind: i64) -> None:
    """Copies are alike: keep what is known of them in falling order, so that equal knowledge is equal numbers."""
    first = KNOWN_CARD + viewer * CARDS + COPY_FIRST[kind]
    i: i64 = 1
    while i < COPIES[kind]:
        j = i
        while j > 0 and s.cells[first + j - 1] < s.cells[first + j]:
            held = s.cells[first + j]
            s.cells[first + j] = s.cells[first + j - 1]
            s.cells[first + j - 1] = held
            j -= 1
        i += 1
