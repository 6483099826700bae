"""What lies on the table before the first move. [P-1] [P-9]"""

from mypy_extensions import i64

from signoria.games.princes.cards import know_nothing
from signoria.games.princes.pieces import (
    ARCHITECTS_IN_ALL,
    BUILDINGS_EACH,
    JESTERS_IN_ALL,
    LANDSCAPES_EACH,
    POT,
    RECRUITING_IN_ALL,
    START_MONEY,
    START_MONEY_TWO,
)
from signoria.games.princes.shapes import BUILDINGS
from signoria.games.princes.state import (
    ARCHITECTS_LEFT,
    BANK_POT,
    BID_ON_PRESTIGE,
    BUILDINGS_LEFT,
    COOPERATIVE,
    FREEDOMS_FOR_TWO,
    FREEDOMS_LEFT,
    JESTERS_LEFT,
    LANDSCAPES_LEFT,
    MINIMUM_ROUND_4,
    MONEY,
    MUSE_AND_PRINCESS,
    OPEN_MONEY,
    PRINCESS_NEEDS_MINIMUM,
    RECRUITING_LEFT,
    SEATS,
    Table,
    empty_table,
)
from signoria.games.princes.steps.kinds import COURSE
from signoria.games.princes.steps.registry import STEPS
from signoria.kernel.domains import Json
from signoria.kernel.flow import SPECTATOR
from signoria.kernel.game import Option

# The options and no others; the first value is the default. [P-15.1]
OPTIONS = (
    Option("muse_and_princess", (False, True), "P-10.1.1"),
    Option("cooperative_building", (False, True), "P-11.1.1"),
    Option("bid_on_prestige", (True, False), "P-7.3"),
    Option("open_money", (True, False), "P-1.7"),
    Option("two_player_freedoms", (5, 4), "P-9.4"),
    Option("princess_needs_minimum", (True, False), "P-10.4.3.1"),
    Option("min_wv_round_4", (14, 13), "P-5.2.4"),
)


def lay_out(seats: i64, options: dict[str, Json]) -> Table:
    """Boards, money and supplies, without any step. [P-1.1] [P-1.3] [P-1.4] [P-1.5] [P-9.1]"""
    s = empty_table(STEPS)
    s.cells[SEATS] = seats
    s.cells[MUSE_AND_PRINCESS] = 1 if options["muse_and_princess"] else 0
    s.cells[COOPERATIVE] = 1 if options["cooperative_building"] else 0
    s.cells[BID_ON_PRESTIGE] = 1 if options["bid_on_prestige"] else 0
    s.cells[OPEN_MONEY] = 1 if options["open_money"] else 0
    s.cells[FREEDOMS_FOR_TWO] = 5 if options["two_player_freedoms"] == 5 else 4
    s.cells[PRINCESS_NEEDS_MINIMUM] = 1 if options["princess_needs_minimum"] else 0
    s.cells[MINIMUM_ROUND_4] = 14 if options["min_wv_round_4"] == 14 else 13
    for kind in range(3):
        s.cells[LANDSCAPES_LEFT + kind] = LANDSCAPES_EACH
        s.cells[FREEDOMS_LEFT + kind] = seats - 1
    s.cells[JESTERS_LEFT] = JESTERS_IN_ALL
    s.cells[ARCHITECTS_LEFT] = ARCHITECTS_IN_ALL
    s.cells[RECRUITING_LEFT] = RECRUITING_IN_ALL
    for building in range(BUILDINGS):
        s.cells[BUILDINGS_LEFT + building] = BUILDINGS_EACH
    s.cells[BANK_POT] = POT
    for seat in range(seats):
        s.cells[MONEY + seat] = START_MONEY_TWO if seats == 2 else START_MONEY
    for viewer in range(SPECTATOR, seats):
        know_nothing(s, viewer)
    return s


def new_table(seats: i64, options: dict[str, Json]) -> Table:
    """A new game: the course of the game begins."""
    s = lay_out(seats, options)
    s.push(COURSE)
    return s


def options_of(s: Table) -> dict[str, Json]:
    """The options a table was laid out with."""
    return {
        "muse_and_princess": bool(s.cells[MUSE_AND_PRINCESS]),
        "cooperative_building": bool(s.cells[COOPERATIVE]),
        "bid_on_prestige": bool(s.cells[BID_ON_PRESTIGE]),
        "open_money": bool(s.cells[OPEN_MONEY]),
        "two_player_freedoms": int(s.cells[FREEDOMS_FOR_TWO]),
        "princess_needs_minimum": bool(s.cells[PRINCESS_NEEDS_MINIMUM]),
        "min_wv_round_4": int(s.cells[MINIMUM_ROUND_4]),
    }
