"""What lies on the table before the first move. [L-1]"""

from mypy_extensions import i64

from signoria.games.lorenzo.pieces import BASIC_TILE, SERVANT, STONE, WOOD
from signoria.games.lorenzo.state import (
    ADVANCED,
    BONUS,
    BONUS_SURCHARGE_FOR_OWN,
    LARGE_SPACE_MIN_RESULT,
    MEMBERS_NEED_VALUE_1,
    ORDER,
    RITA_DOUBLES_PRIVILEGES,
    SEATS,
    TILE_1_4_EACH,
    TRACK_CAPS,
    ZERO_MILITARY_SCORES,
    Table,
    empty_table,
)
from signoria.games.lorenzo.steps.kinds import COURSE
from signoria.games.lorenzo.steps.registry import STEPS
from signoria.kernel.domains import Json
from signoria.kernel.game import Option

# The options and no others; the first value is the default. [L-16.1]
OPTIONS = (
    Option("advanced", (False, True), "L-12.1.4"),
    Option("large_space_min_result", (True, False), "L-6.1.4"),
    Option("tile_1_4_both", ("one", "each"), "L-14.1.4"),
    Option("santa_rita_doubles_privileges", (False, True), "L-13.18.2"),
    Option("zero_military_scores", (True, False), "L-11.2.3"),
    Option("track_caps", (True, False), "L-0.2.4"),
    Option("members_need_value_1", (False, True), "L-3.3.5"),
    Option("bonus_surcharge_for_own_members", (True, False), "L-4.4.2"),
)


def lay_out(seats: i64, options: dict[str, Json]) -> Table:
    """Boards, bonus tiles and starting goods, without any step. [L-1.4] [L-1.5]"""
    s = empty_table(STEPS)
    s.cells[SEATS] = seats
    s.cells[ADVANCED] = 1 if options["advanced"] else 0
    s.cells[LARGE_SPACE_MIN_RESULT] = 1 if options["large_space_min_result"] else 0
    s.cells[TILE_1_4_EACH] = 1 if options["tile_1_4_both"] == "each" else 0
    s.cells[RITA_DOUBLES_PRIVILEGES] = 1 if options["santa_rita_doubles_privileges"] else 0
    s.cells[ZERO_MILITARY_SCORES] = 1 if options["zero_military_scores"] else 0
    s.cells[TRACK_CAPS] = 1 if options["track_caps"] else 0
    s.cells[MEMBERS_NEED_VALUE_1] = 1 if options["members_need_value_1"] else 0
    s.cells[BONUS_SURCHARGE_FOR_OWN] = 1 if options["bonus_surcharge_for_own_members"] else 0
    for i in range(4):
        s.cells[ORDER + i] = -1
    for seat in range(seats):
        s.add(seat, WOOD, 2)
        s.add(seat, STONE, 2)
        s.add(seat, SERVANT, 3)
        if not s.cells[ADVANCED]:
            s.cells[BONUS + seat] = BASIC_TILE
    return s


def new_table(seats: i64, options: dict[str, Json]) -> Table:
    """A new game: the course of the game begins."""
    s = lay_out(seats, options)
    s.push(COURSE)
    return s


def options_of(s: Table) -> dict[str, Json]:
    """The options a table was laid out with."""
    return {
        "advanced": bool(s.cells[ADVANCED]),
        "large_space_min_result": bool(s.cells[LARGE_SPACE_MIN_RESULT]),
        "tile_1_4_both": "each" if s.cells[TILE_1_4_EACH] else "one",
        "santa_rita_doubles_privileges": bool(s.cells[RITA_DOUBLES_PRIVILEGES]),
        "zero_military_scores": bool(s.cells[ZERO_MILITARY_SCORES]),
        "track_caps": bool(s.cells[TRACK_CAPS]),
        "members_need_value_1": bool(s.cells[MEMBERS_NEED_VALUE_1]),
        "bonus_surcharge_for_own_members": bool(s.cells[BONUS_SURCHARGE_FOR_OWN]),
    }
