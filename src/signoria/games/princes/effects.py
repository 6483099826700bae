"""How money and prestige come and go, and what an object does for its owner."""

from mypy_extensions import i64

from signoria.games.princes.actions import architect_points, moved_back
from signoria.games.princes.cards import AT_TABLE, enter_hand, in_stack, show_all, token_of
from signoria.games.princes.messages import E_CASHED, E_GAINED, E_LOOKS, E_PAID, E_POINTS, E_RECRUITED
from signoria.games.princes.state import (
    ARCHITECTS,
    BY_ARCHITECTS,
    BY_MOVING_BACK,
    MONEY,
    PLACE,
    RECRUITING_HAND,
    RECRUITING_TABLE,
    Table,
)
from signoria.games.princes.steps.kinds import LOOKING
from signoria.kernel.flow import FIRST_FIELD


def pay(s: Table, seat: i64, price: i64) -> None:
    """Cash first; the pawn goes back by exactly what is missing. [P-7.6] [P-7.2]"""
    back = moved_back(s, seat, price)
    if back:
        s.score(seat, BY_MOVING_BACK, -back)
    s.cells[MONEY + seat] -= price - back
    if price:
        s.tell(E_PAID, seat, price, back)


def receive(s: Table, seat: i64, sum: i64) -> None:
    """Florins from the bank, which is unlimited. [P-0.5]"""
    s.cells[MONEY + seat] += sum
    if sum:
        s.tell(E_GAINED, seat, sum)


def cash(s: Table, seat: i64) -> None:
    """One step back for 100 florins. [P-7.1]"""
    s.score(seat, BY_MOVING_BACK, -1)
    s.cells[MONEY + seat] += 1
    s.tell(E_CASHED, seat)


def score(s: Table, seat: i64, source: i64, points: i64) -> None:
    """Prestige points, told to everybody."""
    if points:
        s.score(seat, source, points)
        s.tell(E_POINTS, seat, points, source)


def hire_architect(s: Table, seat: i64) -> None:
    """The second and the third give 3 PP at once. [P-4.3.2] [P-4.3.3]"""
    points = architect_points(s, seat)
    s.cells[ARCHITECTS + seat] += 1
    score(s, seat, BY_ARCHITECTS, points)


def recruit(s: Table, seat: i64, card: i64) -> None:
    """A face-up profession goes into the hand, the recruiting card lies in its place for good. [P-4.5.2] [P-4.5.9]

    From the hand it can be played for a work in this round or later. [P-4.5.4]
    """
    token = token_of(s, card)
    owner = s.cells[PLACE + token] - AT_TABLE
    s.cells[RECRUITING_HAND + seat] -= 1
    s.cells[RECRUITING_TABLE + owner] += 1
    # Everybody has seen it, so everybody knows that it is among the cards of this hand.
    show_all(s, token)
    enter_hand(s, token, seat)
    s.tell(E_RECRUITED, seat, card, owner)


def look(s: Table, seat: i64, deck: i64) -> None:
    """Look at the top five cards, all if there are fewer; others see how many. [P-4.4.1] [P-5.4.1] [P-5.6.1]"""
    cards: i64 = min(5, in_stack(s, deck))
    s.tell(E_LOOKS, seat, deck, cards)
    g = s.push(LOOKING) + FIRST_FIELD
    s.stack[g] = seat
    s.stack[g + 1] = deck
    s.stack[g + 2] = cards
