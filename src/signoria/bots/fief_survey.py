"""A look at the board of Fief: who controls and stands where, read once for a valuation and asked often."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief.control import controller
from signoria.games.fief.people import size
from signoria.games.fief.pieces import (
    FIEF_OF,
    FIEFS,
    GATES_END,
    GATES_FROM,
    NEIGHBOUR_AT,
    VILLAGES,
)
from signoria.games.fief.state import (
    CAPTIVES,
    FAMILY_OF,
    KNIGHTS_IN,
    LORDS_IN,
    MEN_IN,
    MOST_SEATS,
    PHASE,
    RANK_IN,
    SEATS,
    TURN,
    TURN_LIMIT,
    Table,
)
from signoria.games.fief.strength import KNIGHT_POINTS

HORIZON: Final = 5  # turns beyond which nobody plans
INCOME_PHASE: Final = 3


def steps_from(village: int) -> list[int]:
    """How many steps lead from a village to each. [F-5.1.1]"""
    steps = [-1] * VILLAGES
    steps[village] = 0
    reached = [village]
    for here in reached:
        for stand in range(GATES_FROM[here], GATES_END[here]):
            there = NEIGHBOUR_AT[stand]
            if steps[there] < 0:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


DISTANCE: Final = vec[i64]([steps for village in range(VILLAGES) for steps in steps_from(village)])
VILLAGES_OF_FIEF: Final = vec[i64](
    [len([village for village in range(VILLAGES) if FIEF_OF[village] == fief]) for fief in range(FIEFS)]
)


def turns_left(s: Table) -> i64:
    """Turns after this one, as far as anybody plans."""
    limit = s.cells[TURN_LIMIT]
    if limit == 0:
        return HORIZON
    left = limit - s.cells[TURN]
    return left if left < HORIZON else HORIZON


def incomes_left(s: Table) -> i64:
    """How often income will still be collected, as far as anybody plans."""
    left = turns_left(s)
    return left + 1 if s.cells[PHASE] < INCOME_PHASE and left < HORIZON else left


@final
class Survey:
    """Per village its controller; per seat and village the points of troops and the number of free lords."""

    def __init__(self, s: Table) -> None:
        self.control = vec[i64]([0] * VILLAGES)
        self.troops = vec[i64]([0] * (MOST_SEATS * VILLAGES))
        self.lords = vec[i64]([0] * (MOST_SEATS * VILLAGES))
        self.villages = vec[i64]([0] * MOST_SEATS)  # how many each seat controls
        self.held = vec[i64]([0] * (MOST_SEATS * FIEFS))  # of each fief
        seats = s.cells[SEATS]
        village: i64 = 0
        while village < VILLAGES:
            holder = controller(s, village)
            self.control[village] = holder
            if holder >= 0:
                self.villages[holder] += 1
                self.held[holder * FIEFS + FIEF_OF[village]] += 1
            free = s.cells[LORDS_IN + village] & ~s.cells[CAPTIVES]
            seat: i64 = 0
            while seat < seats:
                if s.cells[RANK_IN + village * MOST_SEATS + seat]:
                    row = seat * VILLAGES + village
                    self.troops[row] = s.cells[MEN_IN + row] + KNIGHT_POINTS * s.cells[KNIGHTS_IN + row]
                    self.lords[row] = size(free & s.cells[FAMILY_OF + seat])
                seat += 1
            village += 1

    def points(self, seat: i64, village: i64) -> i64:
        """Combat points of a seat in a village, near enough: a lord counts 1."""
        return self.troops[seat * VILLAGES + village] + self.lords[seat * VILLAGES + village]

    def has_army(self, seat: i64, village: i64) -> bool:
        """A lord with troops, who can attack. [F-6.1.1]"""
        row = seat * VILLAGES + village
        return self.troops[row] > 0 and self.lords[row] > 0

    def held_by_others(self, seat: i64, fief: i64) -> i64:
        """How many villages of a fief others control."""
        n: i64 = 0
        other: i64 = 0
        while other < MOST_SEATS:
            if other != seat:
                n += self.held[other * FIEFS + fief]
            other += 1
        return n
