"""What lies on the table before the first move. [F-0.1] [F-0.2]"""

from mypy_extensions import i64

from signoria.games.fief import purse
from signoria.games.fief.pieces import (
    CALAMITIES,
    CALAMITY_COPIES,
    COPIES,
    DIPLOMACY_EACH,
    FIRST_EVENT,
    KINDS,
    START_MONEY,
)
from signoria.games.fief.state import (
    BEGINNERS,
    CHARACTERS_LEFT,
    DECK,
    DECK_CALAMITIES,
    EVENTS_LEFT,
    FOG,
    HIDDEN_MONEY,
    OPEN_DIPLOMACY,
    RELICS_IN_PLAY,
    SEATS,
    SIMULTANEOUS,
    TOKENS,
    TURN_LIMIT,
    UNREVEALED,
    Table,
    empty_table,
)
from signoria.games.fief.steps.kinds import COURSE
from signoria.games.fief.steps.registry import STEPS
from signoria.kernel.domains import Json
from signoria.kernel.game import Option

# The options and no others; the first value is the default. [F-0.6] [F-0.7] [F-11] [F-13]
OPTIONS = (
    Option("relics", (False, True), "F-11.1"),
    Option("fog_of_war", (False, True), "F-11.2"),
    Option("open_diplomacy", (False, True), "F-11.3"),
    Option("hidden_money", (False, True), "F-0.6"),
    Option("simultaneous_votes", (False, True), "F-13.2"),
    Option("beginners", (False, True), "F-0.7"),
    Option("turn_limit", (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30), "F-13.1", (1, 2, 3)),
)


def lay_out(seats: i64, options: dict[str, Json]) -> Table:
    """Decks, money and diplomacy tokens, without any step. [F-0.1] [F-0.2]"""
    s = empty_table(STEPS)
    s.cells[SEATS] = seats
    s.cells[RELICS_IN_PLAY] = 1 if options["relics"] else 0
    s.cells[FOG] = 1 if options["fog_of_war"] else 0
    s.cells[OPEN_DIPLOMACY] = 1 if options["open_diplomacy"] else 0
    s.cells[HIDDEN_MONEY] = 1 if options["hidden_money"] else 0
    s.cells[SIMULTANEOUS] = 1 if options["simultaneous_votes"] else 0
    s.cells[BEGINNERS] = 1 if options["beginners"] else 0
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    s.cells[TURN_LIMIT] = limit
    stack_decks(s)
    for seat in range(seats):
        purse.receive(s, seat, START_MONEY)
        s.cells[TOKENS + seat] = 0 if options["open_diplomacy"] else DIPLOMACY_EACH  # [F-11.3]
    return s


def stack_decks(s: Table) -> None:
    """Events and calamities are shuffled into one deck, characters into another. [F-0.1]"""
    for kind in range(KINDS):
        s.cells[DECK + kind] = COPIES[kind]
        s.cells[EVENTS_LEFT if kind >= FIRST_EVENT else CHARACTERS_LEFT] += COPIES[kind]
    for calamity in range(3):
        s.cells[UNREVEALED + calamity] = CALAMITY_COPIES[calamity]
    s.cells[DECK_CALAMITIES] = CALAMITIES


def new_table(seats: i64, options: dict[str, Json]) -> Table:
    """A new game: its course begins."""
    s = lay_out(seats, options)
    s.push(COURSE)
    return s


def options_of(s: Table) -> dict[str, Json]:
    """The options a table was laid out with."""
    return {
        "relics": bool(s.cells[RELICS_IN_PLAY]),
        "fog_of_war": bool(s.cells[FOG]),
        "open_diplomacy": bool(s.cells[OPEN_DIPLOMACY]),
        "hidden_money": bool(s.cells[HIDDEN_MONEY]),
        "simultaneous_votes": bool(s.cells[SIMULTANEOUS]),
        "beginners": bool(s.cells[BEGINNERS]),
        "turn_limit": int(s.cells[TURN_LIMIT]),
    }
