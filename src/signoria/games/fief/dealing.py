"""Which hands others may hold: the cards nobody has seen, dealt as it fits what a viewer knows. [F-13.3]"""

from mypy_extensions import i64

from signoria.games.fief.cards import unseen
from signoria.games.fief.pieces import BIT, CARDS, COPIES, COPY_FIRST, FIRST_EVENT, KINDS
from signoria.games.fief.state import (
    CHARACTERS_LEFT,
    DECK,
    EVENTS_LEFT,
    HAND_OF,
    KNOWN_CARD,
    SEATS,
    Table,
)
from signoria.kernel.rng import Rng


def row_of(s: Table, viewer: i64) -> i64:
    """The row of a viewer in what viewers know: seats, then the spectator."""
    return viewer if viewer >= 0 else s.cells[SEATS]


def deal(s: Table, viewer: i64, rng: Rng) -> None:
    """Give the others hands, and leave the rest in the decks, in any way that fits what a viewer knows.

    Cards it knows to be with one of some seats come first; the free places in hands take any of the others, from each
    deck as many as are missing from it.
    """
    left: list[i64] = [unseen(s, kind) for kind in range(KINDS)]
    room: list[i64] = []
    for seat in range(s.cells[SEATS]):
        if seat == viewer:
            for kind in range(KINDS):
                left[kind] -= s.hand(seat, kind)
        else:
            for kind in range(KINDS):
                s.cells[HAND_OF + seat * KINDS + kind] = 0
        room.append(0 if seat == viewer else s.hand_size(seat))
    give_known(s, viewer, left, room, rng)
    drawn = missing(s, left, 0, FIRST_EVENT, s.cells[CHARACTERS_LEFT], rng)
    drawn += missing(s, left, FIRST_EVENT, KINDS, s.cells[EVENTS_LEFT], rng)
    for seat in range(s.cells[SEATS]):
        for _ in range(room[seat]):
            give(s, seat, drawn.pop(rng.below(len(drawn))))
    for kind in range(KINDS):
        s.cells[DECK + kind] = left[kind]


def give(s: Table, seat: i64, kind: i64) -> None:
    s.cells[HAND_OF + seat * KINDS + kind] += 1


def missing(s: Table, left: list[i64], first: i64, end: i64, in_deck: i64, rng: Rng) -> list[i64]:
    """Take from the kinds of one deck at random so many cards that as many stay as the deck has."""
    pile: list[i64] = []
    for kind in range(first, end):
        for _ in range(left[kind]):
            pile.append(kind)
    drawn: list[i64] = []
    while len(pile) > in_deck:
        kind = pile.pop(rng.below(len(pile)))
        left[kind] -= 1
        drawn.append(kind)
    return drawn


def give_known(s: Table, viewer: i64, left: list[i64], room: list[i64], rng: Rng) -> None:
    """Give each card a viewer knows of to one of the seats that may hold it, so that the others still find room."""
    kinds: list[i64] = []
    masks: list[i64] = []
    for kind in range(KINDS):
        for i in range(COPIES[kind]):
            mask = s.cells[KNOWN_CARD + row_of(s, viewer) * CARDS + COPY_FIRST[kind] + i]
            if mask:
                kinds.append(kind)
                masks.append(mask)
    while kinds:
        kind, mask = kinds.pop(), masks.pop()
        seats: list[i64] = []
        for seat in range(s.cells[SEATS]):
            if mask & BIT[seat] and room[seat] > 0:
                room[seat] -= 1
                is_possible = finds_room(masks, room)
                room[seat] += 1
                for _ in range(room[seat] if is_possible else 0):  # each free place is as likely as any other
                    seats.append(seat)
        chosen = seats[rng.below(len(seats))]
        give(s, chosen, kind)
        room[chosen] -= 1
        left[kind] -= 1


def finds_room(masks: list[i64], room: list[i64]) -> bool:
    """Whether cards, each for one of some seats, all find room in their hands."""
    holders: list[list[int]] = [[] for _ in room]
    for card in range(len(masks)):
        if not fits(masks, room, holders, card, [False] * len(room)):
            return False
    return True


def fits(masks: list[i64], room: list[i64], holders: list[list[int]], card: int, tried: list[bool]) -> bool:
    """Put a card where there is room, or where a card can move on to another seat."""
    for seat in range(len(room)):
        if masks[card] & BIT[seat] and not tried[seat]:
            tried[seat] = True
            if len(holders[seat]) < room[seat]:
                holders[seat].append(card)
                return True
            for i in range(len(holders[seat])):
                if fits(masks, room, holders, holders[seat][i], tried):
                    holders[seat][i] = card
                    return True
    return False
