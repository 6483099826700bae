"""What a seat can know, and worlds it cannot tell apart. [P-1.7]

Hidden are faces of cards, secret answers and who has given one. Money is never hidden from whoever counts, since every
florin changes hands in public; with `open_money` off only the document leaves it out.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import bonus_value, minimum
from signoria.games.princes.cards import (
    AT_HAND,
    AT_LOOK,
    AT_PACK,
    AT_STACK,
    conclude,
    is_open_place,
    know_nothing,
    knows,
    learn,
    masks_of,
    row_of,
    tokens_at,
)
from signoria.games.princes.fitting import draw, narrow
from signoria.games.princes.pieces import (
    BONUS_AT,
    BONUS_DECK,
    CARDS,
    DECK_END,
    DECK_FIRST,
    PRESTIGE_AT,
)
from signoria.games.princes.state import FACE, PLACE, SEATS, Table
from signoria.games.princes.steps.kinds import LOOKING, RETURNING, WORKING
from signoria.games.princes.steps.looking import KEPT, LOOK_DECK, ORDERED, SEAT, UNDER_CARDS
from signoria.games.princes.steps.setup import ANSWERS
from signoria.games.princes.steps.works import VALUE, bonus_in_hand
from signoria.kernel.flow import ALL_SEEING, BELOW, SPECTATOR, UNKNOWN
from signoria.kernel.rng import Rng

WORLDS_TRIED: Final = 20
MOST_BONUS: Final = 40  # no bonus card is worth more


def known(s: Table, viewer: i64) -> Table:
    """The table as a seat or a spectator knows it."""
    k = s.copy()
    k.viewer = viewer
    for deck in range(3):
        conclude(k, viewer, deck)
    for token in range(CARDS):
        if not knows(k, viewer, token):
            k.cells[FACE + token] = UNKNOWN
    for other in range(SPECTATOR, s.cells[SEATS]):
        if other != viewer:
            know_nothing(k, other)
    f = k.top
    while f >= 0:
        if k.stack[f] == RETURNING:
            for seat in range(s.cells[SEATS]):
                if seat != viewer:
                    k.stack[f + ANSWERS + seat] = 0
        elif k.stack[f] == LOOKING and k.stack[f + SEAT] != viewer:
            if k.stack[f + KEPT]:
                k.stack[f + KEPT] = UNKNOWN
            for i in range(k.stack[f + ORDERED]):
                k.stack[f + UNDER_CARDS + i] = UNKNOWN
        f = k.stack[f + BELOW]
    return k


def sample(k: Table, rng: Rng) -> Table:
    """A world its viewer could not tell from the true one."""
    s = k.copy()
    s.viewer = ALL_SEEING
    for deck in range(3):
        lay_deck(s, k.viewer, deck, rng)
    if s.top >= 0 and s.stack[s.top] == WORKING:
        lay_bonus_cards(s, k, rng)
    for other in range(SPECTATOR, s.cells[SEATS]):
        if other != k.viewer:
            remember(s, other)
    fill_answers(s, rng)
    return s


def lay_deck(s: Table, viewer: i64, deck: i64, rng: Rng) -> None:
    """Lay the cards of a deck on its tokens at random, as it fits what the viewer knows: see `draw`."""
    masks = masks_of(s, viewer, deck)
    narrow(masks)
    card_on = draw(masks, rng)
    first = DECK_FIRST[deck]
    for i in range(len(card_on)):
        s.cells[FACE + first + i] = UNKNOWN if s.cells[PLACE + first + i] == AT_STACK else first + card_on[i]


def lay_bonus_cards(s: Table, k: Table, rng: Rng) -> None:
    """A work under way can be finished, so the bonus cards in hand are such that it reaches the minimum. [P-5.2.9]

    Worlds are tried at random; if too few of them will do, the cards worth most are put in that hand.
    """
    seat = s.stack[s.top + SEAT]
    need = minimum(s) - s.stack[s.top + VALUE]
    believed = k.copy()
    for _ in range(WORLDS_TRIED):
        if bonus_in_hand(s, seat) >= need:
            return
        lay_again(s, believed, rng)
    hand = tokens_at(s, AT_HAND + seat, BONUS_DECK)
    for value in range(MOST_BONUS, 0, -1):
        for card in range(BONUS_AT, PRESTIGE_AT):
            maybe = believed.cells[row_of(k.viewer) + card]
            if bonus_value(s, seat, card) == value and maybe & hand:
                believed.cells[row_of(k.viewer) + card] = maybe & hand
                if not conclude(believed, k.viewer, BONUS_DECK):
                    believed.cells[row_of(k.viewer) + card] = maybe
    lay_again(s, believed, rng)


def lay_again(s: Table, believed: Table, rng: Rng) -> None:
    """Lay the bonus cards once more, as a seat believes."""
    trial = believed.copy()
    lay_deck(trial, believed.viewer, BONUS_DECK, rng)
    for token in range(BONUS_AT, PRESTIGE_AT):
        s.cells[FACE + token] = trial.cells[FACE + token]


def remember(s: Table, viewer: i64) -> None:
    """What somebody knows at least: open cards and those in the own hand, and of a view all that it shows."""
    for token in range(CARDS):
        place = s.cells[PLACE + token]
        own = viewer >= 0 and (place == AT_HAND + viewer or place == AT_LOOK + viewer or place == AT_PACK + viewer)
        if s.cells[FACE + token] != UNKNOWN and (own or s.viewer == viewer or is_open_place(place)):
            learn(s, viewer, token)


def fill_answers(s: Table, rng: Rng) -> None:
    """Secret answers under way: any order of the cards looked at."""
    f = s.top
    while f >= 0:
        if s.stack[f] == LOOKING and s.stack[f + KEPT] == UNKNOWN:
            looked = cards_at(s, AT_LOOK + s.stack[f + SEAT], s.stack[f + LOOK_DECK])
            s.stack[f + KEPT] = 1 + looked.pop(rng.below(len(looked)))
            for i in range(s.stack[f + ORDERED]):
                s.stack[f + UNDER_CARDS + i] = 1 + looked.pop(rng.below(len(looked)))
        f = s.stack[f + BELOW]


def cards_at(s: Table, place: i64, deck: i64) -> list[i64]:
    cards: list[i64] = []
    for token in range(DECK_FIRST[deck], DECK_END[deck]):
        if s.cells[PLACE + token] == place:
            cards.append(s.cells[FACE + token])
    return cards
