"""Money, the only module that changes it, and what others can count. [F-0.6] [F-13.6]

With hidden money COUNTED keeps what each viewer counts each seat to have. A sum that changes hands in secret makes both
seats unsure to whoever did not see it; what they have together stays known.
"""

from mypy_extensions import i64

from signoria.games.fief.messages_frame import E_MONEY_SHOWN
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import COUNTED, HIDDEN_MONEY, MONEY, MOST_SEATS, SEATS, UNSURE, Table


def receive(s: Table, seat: i64, sum: i64) -> None:
    """Deniers from the bank, before everybody's eyes; a negative sum is paid."""
    s.cells[MONEY + seat] += sum
    if s.cells[HIDDEN_MONEY]:
        viewer: i64 = 0
        while viewer <= s.cells[SEATS]:
            s.cells[COUNTED + viewer * MOST_SEATS + seat] += sum
            viewer += 1


def pay(s: Table, seat: i64, sum: i64) -> None:
    """Deniers to the bank, before everybody's eyes."""
    receive(s, seat, -sum)


def hand_over(s: Table, giver: i64, taker: i64, sum: i64, witnesses: i64) -> None:
    """Deniers from one player to another; only the witnesses see how many. [F-8.1]"""
    if sum == 0:
        return
    s.cells[MONEY + giver] -= sum
    s.cells[MONEY + taker] += sum
    if not s.cells[HIDDEN_MONEY]:
        return
    viewer: i64 = 0
    while viewer <= s.cells[SEATS]:
        if s.sees(viewer, witnesses):
            s.cells[COUNTED + viewer * MOST_SEATS + giver] -= sum
            s.cells[COUNTED + viewer * MOST_SEATS + taker] += sum
        else:
            s.cells[UNSURE + viewer] |= BIT[giver] | BIT[taker]
        viewer += 1


def show_money(s: Table) -> None:
    """Time is up and money may decide: everybody lays hidden money open. [F-13.6]"""
    if not s.cells[HIDDEN_MONEY]:
        return
    for viewer in range(s.cells[SEATS] + 1):
        s.cells[UNSURE + viewer] = 0
        for seat in range(s.cells[SEATS]):
            s.cells[COUNTED + viewer * MOST_SEATS + seat] = s.money(seat)
    for seat in range(s.cells[SEATS]):
        s.tell(E_MONEY_SHOWN, seat, s.money(seat))
