"""Phase 3: everybody collects at the same time. [F-3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import taxes
from signoria.games.fief.control import controller, is_besieged
from signoria.games.fief.messages_frame import (
    E_LAND_TAX_INCOME,
    E_MILL_INCOME,
    E_QUEEN_INCOME,
    E_TITHE_INCOME,
    E_VILLAGE_INCOME,
)
from signoria.games.fief.people import size
from signoria.games.fief.pieces import BISHOPRIC_OF, BISHOPRICS, FAMINE, FIEF_VILLAGES, FIEFS, VILLAGES
from signoria.games.fief.purse import receive
from signoria.games.fief.state import HARVEST_IN, MILLS_IN, QUEEN, SEATS, WEATHER_IN, Table
from signoria.kernel.flow import Step

VILLAGE_YIELD: Final = 1
MILL_YIELD: Final = 2
LAND_TAX_YIELD: Final = 2  # for each village of the fief
QUEEN_YIELD: Final = 2


@final
class Income(Step[Table]):
    """Villages, mills, land taxes, tithes, the queen; then taxes and event cards leave the board. [F-3.6]"""

    def __init__(self) -> None:
        super().__init__("income", (), on=("turn",))

    def advance(self, s: Table, f: i64) -> None:
        i: i64 = 0
        while i < s.cells[SEATS]:
            collect_villages(s, s.nth(i))
            collect_mills(s, s.nth(i))
            i += 1
        collect_land_taxes(s)
        collect_tithes(s)
        collect_for_the_queen(s)
        clear_board(s)
        s.pop()


def collect_villages(s: Table, seat: i64) -> None:
    """1 for each village controlled that is not besieged. [F-3.1] [F-6.5.2]"""
    villages: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if controller(s, village) == seat and not is_besieged(s, village):
            villages += 1
        village += 1
    if villages:
        receive(s, seat, VILLAGE_YIELD * villages)
        s.tell(E_VILLAGE_INCOME, seat, VILLAGE_YIELD * villages, villages)


def mill_yield(s: Table, bishopric: i64) -> i64:
    """What each mill of a bishopric brings: 2, 1 more for each bonus card there, nothing under famine. [F-3.2]"""
    if s.has_calamity(bishopric, FAMINE):
        return 0
    return MILL_YIELD + s.cells[HARVEST_IN + bishopric] + s.cells[WEATHER_IN + bishopric]


def working_mills(s: Table, village: i64) -> i64:
    """Mills that yield something to somebody: not those under siege nor those of nobody. [F-3.2] [F-3.7] [F-3.8]"""
    is_idle = s.cells[MILLS_IN + village] == 0 or controller(s, village) < 0 or is_besieged(s, village)
    return 0 if is_idle else s.cells[MILLS_IN + village]


def collect_mills(s: Table, seat: i64) -> None:
    """The mills of one's villages, where nobody tithes. [F-3.2] [F-3.4]"""
    mills: i64 = 0
    sum: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        here = working_mills(s, village)
        bishopric = BISHOPRIC_OF[village]
        if here and controller(s, village) == seat and taxes.tither(s, bishopric) < 0 and mill_yield(s, bishopric):
            mills += here
            sum += here * mill_yield(s, bishopric)
        village += 1
    if sum:
        receive(s, seat, sum)
        s.tell(E_MILL_INCOME, seat, sum, mills)


def collect_land_taxes(s: Table) -> None:
    """2 for each village of a taxed fief, whoever controls it, besieged or not. [F-3.3] [F-2.3.6]"""
    fief: i64 = 0
    while fief < FIEFS:
        seat = taxes.land_tax_of(s, fief)
        if seat >= 0:
            sum = LAND_TAX_YIELD * size(FIEF_VILLAGES[fief])
            receive(s, seat, sum)
            s.tell(E_LAND_TAX_INCOME, seat, sum, fief)
        fief += 1


def collect_tithes(s: Table) -> None:
    """Where somebody tithes all mills work for him. [F-3.4] [F-2.3.7]"""
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        seat = taxes.tither(s, bishopric)
        sum = mill_yield(s, bishopric) * mills_in(s, bishopric)
        if seat >= 0 and sum:
            receive(s, seat, sum)
            s.tell(E_TITHE_INCOME, seat, sum, bishopric)
        bishopric += 1


def mills_in(s: Table, bishopric: i64) -> i64:
    """How many mills of a bishopric work."""
    mills: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if BISHOPRIC_OF[village] == bishopric:
            mills += working_mills(s, village)
        village += 1
    return mills


def collect_for_the_queen(s: Table) -> None:
    """Queen or regent bring 2, also from prison. [F-3.5]"""
    queen = s.cells[QUEEN]
    if queen >= 0:
        receive(s, s.owner(queen), QUEEN_YIELD)
        s.tell(E_QUEEN_INCOME, s.owner(queen), QUEEN_YIELD, queen)


def clear_board(s: Table) -> None:
    """Tax markers and event cards leave the board, calamities stay. [F-3.6]"""
    taxes.clear(s)
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        s.cells[HARVEST_IN + bishopric] = 0
        s.cells[WEATHER_IN + bishopric] = 0
        bishopric += 1
